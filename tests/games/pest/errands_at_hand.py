"""Errands at hand: one House about one action of its turn, in words. What the tests of chapters 10 to 16 need besides land.py."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest.cards import CAPITAL_BUILDING_NAMES, GOOD_NAMES
from lazaretto.games.pest.moves import CAPITALS, DONE
from lazaretto.kernel import Move

from .land import Play, empire

#: As much as the storage holds.
FULL = "5 lumber 5 stone 5 food 5 herbs 5 coin"
ALL_HARMFUL = "move construct produce storage"
DISTRICT = "2 lumber 1 stone"
NONE: Any = {}


def errand(at: str, house: dict[str, Any] = NONE, *, others: dict[int, dict[str, Any]] = NONE, **picture: Any) -> Play:
    """Seat 0 at this action; no goods but those told, no Research, and no ruins but those told."""
    told = {"goods": "", "research": 0, **house}
    return empire(at=at, houses={0: told, **others}, ruins=picture.pop("ruins", ""), **picture)


def turn(actions: str, house: dict[str, Any] = NONE, **picture: Any) -> Play:
    """The same, before the first of these actions is chosen."""
    return errand("turn", house, actions=actions, **picture)


def raise_capital(name: str) -> Move:
    return CAPITALS[CAPITAL_BUILDING_NAMES.index(name)]


def goods(game: Play, seat: int = 0) -> str:
    """What lies in the storage, in words."""
    held = game.house(seat).goods
    return " ".join([f"{many} {name}" for many, name in zip(held, GOOD_NAMES) if many])


def spaces(game: Play, seat: int = 0) -> list[int]:
    """The taken spaces of the Healthy track, from 1."""
    return [space + 1 for space in range(12) if game.house(seat).healthy >> space & 1]


def done(game: Play) -> Play:
    """Enough of this action, if it is not over already."""
    return game.after(DONE)
