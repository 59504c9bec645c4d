"""A snapshot: a room packed in the middle of its game, so that it need not be played through again from the deal. The log stays the truth; this saves time."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec import Raw, Struct, msgpack

from ..games import game as game_named
from ..kernel import Answered, BrokenRecord, Game, Header, Position, Seat, SealedDealer
from ..kernel.chance import commitment_to
from ..kernel.codec import pack, unpack
from ..kernel.facts import FACTS
from . import happenings as h
from .chaining import Chain
from .chairs import Chair
from .course import Course
from .room import PLAYING, Room, Withdrawn
from .tale import Tale
from .terms import Terms

QUICKLY: Final = 1                      # how zlib packs: a quarter is left, and the smallest would take thrice as long
DIGITS: Final = 32                      # of the program's digest
PARTS: Final = ("kernel", "games", "hosting")               # of the program, that pack and unpack


class Kept(Struct, array_like=True, frozen=True):
    """What is kept of a room as it is, named as there."""

    number: int
    variant: str
    terms: Terms
    commitment: str
    opened: float
    source: h.Source | None
    chairs: list[Chair]
    names: tuple[str, ...]
    salt: bytes
    predicted: dict[Seat, Seat]
    since: float
    is_hurried: bool
    chain: Chain | None
    paused: float | None
    is_over: bool
    again: str
    keys: dict[Seat | None, bytes]


#: What is kept of a room in another form, or is known to who opens it, or is not there where a snapshot is made.
OTHERWISE: Final = {"table", "secret", "find_game", "game", "dealer", "course", "foreseen", "held", "story", "kept", "marks"}


class Snapshot(Struct, array_like=True, frozen=True):
    """A whole room. Facts that were told more than once are written once: games repeat themselves."""

    kept: Kept
    game: str
    held: dict[Seat, str]
    words: list[int]                    # of chance that the dealer has at hand
    block: int
    entries: int
    position: dict[str, Any]
    facts: list[Any]
    story: list[int | h.AnyHappening | Withdrawn | Chain]       # a number is a fact's
    eyes: list[int]                     # to whom each of the story was told


SNAPSHOTS: Final = msgpack.Decoder(Snapshot)


def may_be_packed(room: Room) -> bool:
    """In the middle of a game, where no answer can be taken back: what lies behind is not kept."""
    return room.state == PLAYING and room.course is not None and not room.course.behind


def program(house: Path, *parts: str) -> str:
    """A digest of these parts of the program."""
    sources = [path for part in parts for path in sorted((house / part).rglob("*.py"))]
    return hashlib.sha256(b"".join([path.read_bytes() for path in sources])).hexdigest()[:DIGITS]


#: Whatever is changed in kernel, games or hosting, what was packed before is not read: nobody need think of a number. Taken at the start, as the program is.
MADE_BY: Final = program(Path(__file__).parent.parent, *PARTS)


def packed(room: Room) -> bytes:
    """The room as it stands."""
    course, dealer = room.course, room.dealer
    assert may_be_packed(room) and course is not None and dealer is not None
    assert vars(room).keys() == {*Kept.__struct_fields__, *OTHERWISE}, "a room has a new field: a snapshot must keep it too"
    facts: dict[bytes, int] = {}
    plain = h.Happening, Withdrawn, Chain
    story = [thing if isinstance(thing, plain) else facts.setdefault(msgpack.encode(pack(thing)), len(facts)) for thing in room.story.things]
    whole = (
        Kept(*[getattr(room, name) for name in Kept.__struct_fields__]), room.game.name, {seat: room.game.say(move) for seat, move in room.held.items()},
        dealer.words, dealer.block, course.entries, course.position.pack(), [Raw(fact) for fact in facts], story, room.story.eyes.tolist(),
    )
    return zlib.compress(msgpack.encode(whole), QUICKLY)


def unpacked(body: bytes, table: str, secret: bytes, find_game: Callable[[str], Game] = game_named) -> Room:
    """The room again that was packed; `BrokenRecord` if it cannot be."""
    try:
        return laid_out(SNAPSHOTS.decode(zlib.decompress(body)), Room(table, secret, find_game))
    except Exception as error:                                 # rubbish may break anything, and what it says is nobody's business
        raise BrokenRecord(f"it cannot be read: {type(error).__name__}") from None


def laid_out(it: Snapshot, room: Room) -> Room:
    """A new room becomes the one that was packed."""
    for name in Kept.__struct_fields__:
        setattr(room, name, getattr(it.kept, name))
    if commitment_to(room.secret) != room.commitment:
        raise BrokenRecord("its secret is not the one that was committed to")
    room.game = room.find_game(it.game)
    room.held = {seat: room.game.read(move) for seat, move in it.held.items()}
    room.dealer = SealedDealer(room.secret, room.salt)
    room.dealer.words, room.dealer.block = it.words, it.block
    room.story = told_again(it, room.game)
    room.course = Course(Header(room.game, len(room.chairs), room.variant, room.commitment, room.salt))
    position = room.game.unpack(it.position)
    assert isinstance(position, Position)
    room.course.position = position.copy()         # as every position in play is one: uncompiled, fields stand in the order in which a copy sets them
    room.course.entries, room.course.told = it.entries, still_told(it, room.story)
    return room


def told_again(it: Snapshot, game: Game) -> Tale:
    """The story."""
    names = {**game.values, **{kind.__name__: kind for kind in (*FACTS, Answered)}}
    facts = [unpack(fact, names) for fact in it.facts]
    return Tale(zip(it.eyes, [facts[thing] if type(thing) is int else thing for thing in it.story], strict=True))


def still_told(it: Snapshot, story: Tale) -> Tale:
    """Of the story, the facts that were not withdrawn."""
    withdrawn = {place for end, thing in enumerate(it.story) if type(thing) is Withdrawn for place in range(thing.since, end)}
    return Tale([story[place] for place, thing in enumerate(it.story) if type(thing) is int and place not in withdrawn])
