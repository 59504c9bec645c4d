"""Chairs: places at a table, and who sits there."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, final

from msgspec import Struct

from .happenings import Order

BOTS_NAMES: Final = ("Maud", "Odo", "Isolde", "Piers", "Agnes", "Wat", "Joan", "Hugh", "Emmot", "Alys", "Giles", "Cecily", "Rohese", "Tam", "Avice", "Jordan",
                     "Sabine", "Walkelin", "Muriel", "Ansel", "Idony", "Fulk", "Petronel", "Crispin")


@final
class Chair(Struct):
    """A place at the table, and who sits there: a person, a bot, or nobody yet."""

    name: str = ""
    token: str = ""                            # the digest of what a person shows to be let in again
    salt: bytes = b""
    via: str = ""                              # the digest of the token by which the person played the game before
    bot: str = ""
    model: bool = False                        # a language model in a person's place
    is_away: bool = False                      # a bot sits in for the person
    joined: int = 0                            # when the person sat down, by the number of what had happened
    words: int = 0                             # how often the person spoke
    predictions: int = 0                       # how often the person named somebody, once out
    pauses: int = 0
    came_back_at: int = -1                     # the question at which the person came back last
    turned: int = 0                            # how much of the story there was when the person last answered in its own turn, or where all did
    played: int = 0                            # the same of the turn before the one in which it did
    is_amid: bool = False                      # it has answered in a turn of its own that goes on
    orders: tuple[Order, ...] = ()
    hurry: bool = False                        # windows may tell that this seat has answered
    marks: Mapping[str, str] = {}              # on the board, by thing, as they are shown to allies
    shown_to: tuple[int, ...] = ()

    def is_free(self) -> bool:
        return not self.token and not self.bot

    def is_played_by_bot(self) -> bool:
        return bool(self.bot) or self.is_away


def free_name(taken: Sequence[str]) -> str:
    """A name for a bot that nobody else has; there are twice as many as seats at the largest table."""
    others = {name.casefold() for name in taken}
    return next(name for name in BOTS_NAMES if name.casefold() not in others)


def token_digest(token: str) -> str:
    """What is written of a token: nobody who reads the store can sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()
