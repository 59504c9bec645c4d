"""What the HTTP doors take and give, defined once: the OpenAPI description is made from it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from ..hosting.heard import TableCard
from ..hosting.predicting import Foretold
from ..hosting.recalling import Recalled
from ..hosting.terms import Terms
from ..hosting.truth import Claim, Deal, Fate, TruthLine
from ..kernel.page import Page

Name = Annotated[str, Meta(min_length=1, max_length=100, description="What the player is called at the table")]
Salt = Annotated[str, Meta(max_length=32, description="16 bytes in hexadecimal digits that go into the chance; made by the server if empty")]
JoinKey = Annotated[str, Meta(max_length=64, pattern="^(.{22,})?$", description="22 random letters or more: who asks twice with them is given the same chair")]
IsModel = Annotated[bool, Meta(description="A language model plays; everyone at the table sees it")]
InAHurry = Annotated[bool, Meta(description="Windows that ask only players in a hurry close as soon as all have answered: it tells so that they have")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: the game, the terms, and the bots that sit down at once."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Annotated[int, Meta(ge=1, le=64)]
    variant: Annotated[str, Meta(max_length=200)] = "base"
    terms: Terms = Terms()
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []
    salt: Salt = ""
    model: IsModel = False
    hurry: InAHurry = False
    seat: SeatNumber | None = None          # mine; the first, if it is not said


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair at a table: by its invite, or by the name of a table that is listed."""

    name: Name
    invite: Annotated[str, Meta(max_length=64)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None
    salt: Salt = ""
    key: JoinKey = ""
    model: IsModel = False
    hurry: InAHurry = False


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from this moment of a finished game: I play this seat, bots all others."""

    frame: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: Name
    salt: Salt = ""


class Seated(Struct, frozen=True, omit_defaults=True):
    """A seat, and the token to be let in with: keep it secret. The invite is for others."""

    table: str
    seat: int
    token: str
    invite: str = ""


class Trouble(Struct, frozen=True, omit_defaults=True):
    """What was wrong: a code that stays, a sentence, and the rule if it was one of the game's."""

    code: str
    text: str
    rule: str = ""


class VariantCard(Struct, frozen=True):
    """A mode or a combination of modes."""

    name: str
    text: str


class GameCard(Struct, frozen=True):
    """A game of the house."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    usual_seats: int
    variants: list[VariantCard]
    bots: list[str]
    modes: list[VariantCard]                # that a variant may join, as far as they go together
    sentence: str                           # what the game is
    minutes: int                            # that it takes, about
    weight: str                             # light, medium or heavy
    odds: bool                              # its page works out chances, which a table may do without
    newcomer: int                           # the seat that suits who plays it for the first time


class Games(Struct, frozen=True):
    """The games of the house."""

    games: list[GameCard]


class ModeCard(Struct, frozen=True, omit_defaults=True):
    """A mode beside those chosen: whether it may be played with them, and why not."""

    name: str
    title: str                              # the name as people read it
    text: str
    chosen: bool
    allowed: bool
    why: str = ""
    rule: str = ""


class VariantTerms(Struct, frozen=True, omit_defaults=True):
    """The modes chosen for so many seats: whether they may be played together, by what name, and what each mode would change about that."""

    allowed: bool
    modes: list[ModeCard]
    variant: str = ""                       # to open a table with, if it is allowed
    why: str = ""
    rule: str = ""
    blind: str = ""                         # why those who are out cannot be shown all cards, if so
    parts: list[str] = []                   # what each chair plays, where that is fixed
    windows: bool = False                   # there are reaction windows, whose length a table may choose


class RuleParagraph(Struct, frozen=True):
    """A numbered paragraph or ruling. The title is where the publisher's rulebook speaks of it, or the ruling's own. Between stars: whence a figure."""

    number: str
    title: str
    text: str


class RuleChapter(Struct, frozen=True):
    """A chapter of the rules."""

    number: str
    title: str
    paragraphs: list[RuleParagraph]


class RuleTopic(Struct, frozen=True):
    """A card or a role, in a sentence or two."""

    name: str
    text: str


class RulesOfGame(Struct, frozen=True):
    """The rules of a game in our words, the rulings where the publisher's rulebook is silent, and its cards and roles by name."""

    game: str
    title: str
    gist: list[str]                         # how it goes, in a minute
    chapters: list[RuleChapter]
    rulings: list[RuleParagraph]
    topics: list[RuleTopic]


class Lobby(Struct, frozen=True):
    """Tables that wait for players."""

    tables: list[TableCard]


class TableStanding(Struct, frozen=True):
    """A table, and whether it waits for me."""

    table: TableCard
    waits: bool


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to write to when it is my turn."""

    address: Annotated[str, Meta(max_length=254)]


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was sent there."""

    code: Annotated[str, Meta(max_length=20)]


class MailStanding(Struct, frozen=True):
    """Letters to this seat. The address itself is never given out."""

    state: str                              # none (not offered), off, asked (not confirmed yet), on


class Health(Struct, frozen=True):
    """The server is well."""

    version: str
    tables: int
    guests: int


class Replay(Struct, frozen=True, omit_defaults=True):
    """A finished game as one pair of eyes saw it, moment by moment; or a piece of it."""

    frames: list[ReplayFrame]
    many: int                               # frames in all
    first: int = 0                          # the number of the first one here
    decided: int = 0                        # from this moment on nobody decides anything: there is no what-if


class ReplayFrame(Struct, frozen=True, omit_defaults=True):
    """What was told since the last moment, and what lay on the table then: as a view, or as a page if pages were asked for."""

    told: list[str]
    view: Any = None
    page: Page | None = None
    rules: list[str] = []                   # with a page: of each sentence told, the rule it follows; empty where none is known
    hands: list[Any] = []                   # with a page for all eyes: what lay in each seat's drawer
    window: bool = False                    # a reaction window, with all that opened inside it: it may be skipped


class Truths(Struct, frozen=True):
    """A finished game as it really was, and what the reader needs to check it: the record from its address, and the command to run on it."""

    lines: list[TruthLine]
    claims: list[Claim]
    deal: Deal
    record: str                             # its address
    file: str                               # what it is called
    command: str                            # that checks it
    prediction: str = ""                    # what those who were out could predict
    foretold: list[Foretold] = []           # and what they did
    beliefs: list[Recalled] = []            # what its bots believed, each in a sentence
    fates: list[Fate] = []                  # what settled it for each who has not won, where the game tells
    came_about: str = ""                    # how it came to the end, where what all were told does not say enough


STATUS: Final = {
    "request/unreadable": 400, "request/origin": 403, "request/too-many": 429, "request/unknown": 404, "table/none": 404, "table/damaged": 500,
    "token/wrong": 403, "server/busy": 503, "server/error": 500, "mail/none": 404, "mail/address": 400, "mail/too-many": 429,
}
"""Of each code, what HTTP calls it; a table's refusals are conflicts."""
CONFLICT: Final = 409
