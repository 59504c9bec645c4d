"""What the HTTP doors take and give, defined once: the OpenAPI description is made from it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from ..hosting.hearing import TableCard
from ..hosting.terms import Terms

Name = Annotated[str, Meta(min_length=1, max_length=100, description="What the player is called at the table")]
Salt = Annotated[str, Meta(max_length=32, description="16 bytes in hexadecimal digits that go into the chance; made by the server if empty")]
JoinKey = Annotated[str, Meta(max_length=64, pattern="^(.{22,})?$", description="22 random letters or more: who asks twice with them is given the same chair")]
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


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair at a table: by its invite, or by the name of a table that is listed."""

    name: Name
    invite: Annotated[str, Meta(max_length=64)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None
    salt: Salt = ""
    key: JoinKey = ""


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


class Games(Struct, frozen=True):
    """The games of the house."""

    games: list[GameCard]


class Lobby(Struct, frozen=True):
    """Tables that wait for players."""

    tables: list[TableCard]


class Health(Struct, frozen=True):
    """The server is well."""

    version: str
    tables: int
    guests: int


class Replay(Struct, frozen=True):
    """A finished game as one pair of eyes saw it, moment by moment."""

    frames: list[ReplayFrame]


class ReplayFrame(Struct, frozen=True):
    """What was told since the last moment, and what lay on the table then."""

    told: list[str]
    view: Any


STATUS: Final = {
    "request/unreadable": 400, "request/origin": 403, "request/too-many": 429, "request/unknown": 404, "table/none": 404, "table/damaged": 500,
    "token/wrong": 403, "server/busy": 503, "server/error": 500,
}
"""Of each code, what HTTP calls it; a table's refusals are conflicts."""
CONFLICT: Final = 409
