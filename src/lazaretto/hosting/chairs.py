"""Chairs: places at a table, and who sits there."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, final

from .happenings import Order

BOTS_NAMES: Final = ("Maud", "Odo", "Isolde", "Piers", "Agnes", "Wat", "Joan", "Hugh", "Emmot", "Alys", "Giles", "Cecily", "Rohese", "Tam", "Avice", "Jordan",
                     "Sabine", "Walkelin", "Muriel", "Ansel", "Idony", "Fulk", "Petronel", "Crispin")


@final
class Chair:
    """A place at the table, and who sits there: a person, a bot, or nobody yet."""

    def __init__(self) -> None:
        self.name = ""
        self.token = ""                            # the digest of what a person shows to be let in again
        self.salt = b""
        self.via = ""                              # the digest of the token by which the person played the game before
        self.bot = ""
        self.is_away = False                       # a bot sits in for the person
        self.joined = 0                            # when the person sat down, by the number of what had happened
        self.words = 0                             # how often the person spoke
        self.pauses = 0
        self.came_back_at = -1                     # the question at which the person came back last
        self.orders: Sequence[Order] = ()

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
