"""Happenings: all that ever happens at a table, in the order in which it was written down. A table is the sum of its happenings."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .terms import Terms


class Happening(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """Something that happened at a table, when (seconds since 1970), and under which key somebody asked for it, so that it is done once."""

    at: float
    key: str = ""


class Source(Struct, frozen=True):
    """Where a what-if goes on: from which moment of which finished game, and how many entries of that game's record it was given."""

    table: str
    frame: int
    given: int


class Opened(Happening, frozen=True, tag="opened"):
    """A table was set up. The commitment to its chance is shown from here on, before anybody has sat down.

    Of a what-if the commitment is to the chance after the branch: what was given before is plain to all, and no secret deals it again.
    """

    game: str
    version: int
    components: str
    variant: str
    seats: int
    terms: Terms
    commitment: str
    source: Source | None = None


class Joined(Happening, frozen=True, tag="joined"):
    """A person sat down. Of the seat's token only the digest is written; the salt goes into the chance; `via` is the digest of the token of the game before."""

    seat: int
    name: str
    token: str
    salt: str
    via: str = ""
    model: bool = False                     # a language model plays, for all to see
    hurry: bool = False                     # see `Hurried`


class Left(Happening, frozen=True, tag="left"):
    """A chair is free again; by whose wish."""

    seat: int
    by: int


class BotCame(Happening, frozen=True, tag="bot-came"):
    """A bot sat down on a free chair; who called it, and what it is called if not as bots are."""

    seat: int
    bot: str
    by: int
    name: str = ""


class Began(Happening, frozen=True, tag="began"):
    """The cards are dealt; at whose word."""

    by: int
    salt: str
    chance: list[int]


class Held(Happening, frozen=True, tag="held"):
    """A seat has answered what several are asked, or a window; it may still change its mind, and nobody else knows."""

    seat: int
    move: str


class Decided(Happening, frozen=True, tag="decided"):
    """An answer counts, and the chance that followed from it."""

    seat: int
    move: str
    chance: list[int] = []


class TookBack(Happening, frozen=True, tag="took-back"):
    """The last answer did not happen."""

    seat: int


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A standing order: how to answer this kind of window, if this seat (None: anyone) brings it about. The first answer that is allowed counts."""

    question: str
    answers: list[str]
    by: int | None = None


class Ordered(Happening, frozen=True, tag="ordered"):
    """A seat's standing orders, all of them anew."""

    seat: int
    orders: list[Order]


class Hurried(Happening, frozen=True, tag="hurried"):
    """A seat is in a hurry from the next window on, or no more: windows that ask only such seats close as soon as all have answered. All can see it."""

    seat: int
    on: bool


class Spoke(Happening, frozen=True, tag="spoke"):
    """A seat said something: in free words, or a phrase of the game. To everyone, or among those who are out."""

    seat: int
    text: str = ""
    phrase: str = ""
    about: int | None = None
    to_out: bool = False


class Predicted(Happening, frozen=True, tag="predicted"):
    """A seat that is out has named whom it takes for what the game asks of those who are out; nobody else knows before the end."""

    seat: int
    about: int


class Pointed(Happening, frozen=True, tag="pointed"):
    """A seat pointed at a thing of the board, for all to see."""

    seat: int
    thing: str


class Showed(Happening, frozen=True, tag="showed"):
    """A seat shows its marks on the board to these allies, all of them anew; to nobody: they are withdrawn. Nobody else ever knows."""

    seat: int
    to: list[int]
    marks: dict[str, str]
    until_now: list[int] = []               # who was shown them before


class SatIn(Happening, frozen=True, tag="sat-in"):
    """A bot answers for a person from here on: whose time ran out, who is gone, or who left."""

    seat: int
    why: str


class CameBack(Happening, frozen=True, tag="came-back"):
    """The person plays again."""

    seat: int


class Paused(Happening, frozen=True, tag="paused"):
    """All clocks stand still."""

    seat: int


class WentOn(Happening, frozen=True, tag="went-on"):
    """The clocks go on; by themselves after a while, and then there is no seat."""

    seat: int | None = None


class Ended(Happening, frozen=True, tag="ended"):
    """The game is over, and the secret of its chance is opened."""

    secret: str


class Again(Happening, frozen=True, tag="again"):
    """The same company plays once more, at another table."""

    table: str


AnyHappening = (
    Opened | Joined | Left | BotCame | Began | Held | Decided | TookBack | Ordered | Hurried | Spoke | Predicted
    | Pointed | Showed | SatIn | CameBack | Paused | WentOn | Ended | Again
)

_decoder = msgspec.json.Decoder(AnyHappening)


def written(happening: Happening) -> bytes:
    """As it stands in the store."""
    return msgspec.json.encode(happening)


def read(body: bytes) -> Happening:
    """Again what was written; `msgspec.DecodeError` if it is damaged."""
    happening: Happening = _decoder.decode(body)
    return happening
