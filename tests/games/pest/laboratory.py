"""A House with Technologies, before which a card can be shown by a picture; the answers that cards add; what is on a table as words. See land.py.

    holding(MASK, CART, at="move", mine=dict(goods="1 food"), sick={"gothar": 3})

Seat 0 holds the cards, those without a slot of their own in the first that is free from the bottom. There are no ruins and no Imperative is fulfilled, unless
told: the Decree of Era I is the Employment Program, which only an Assign fulfils.
"""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest import GAME, by_technology, cards, moves
from lazaretto.games.pest.cards import CARD_SLOTS, KIND_NAMES, MOBILE, NOTHING, SLOT_NAMES, SLOT_WORDS, TREASURY, WORKSHOP
from lazaretto.kernel import Move

from .land import Play, empire

QUIET = (2, 8, 12)
BY_RESEARCH = 3
POSTS = {"capital": cards.TO_CAPITAL, "experts": cards.TO_EXPERTS, "track": cards.TO_TRACK, "mobile": MOBILE}
NONE: Any = {}


def holding(*technologies: int, at: str, mine: dict[str, Any] = NONE, others: dict[int, dict[str, Any]] = NONE, **told: Any) -> Play:
    """Seat 0 has these Technologies."""
    houses = {0: {"cards": slots_of(technologies), **mine}, **others}
    return empire(at=at, houses=houses, **{"ruins": "", "decrees": QUIET, **told})


def slots_of(technologies: tuple[int, ...]) -> dict[str, int]:
    bound, found = GAME.box.slots, {}
    for technology in sorted(technologies, key=lambda card: bound[card] == NOTHING):
        free = [SLOT_WORDS[slot] for slot in reversed(range(CARD_SLOTS)) if SLOT_WORDS[slot] not in found]
        slot = free[0] if bound[technology] == NOTHING else SLOT_WORDS[bound[technology]]
        assert slot in free, f"card {technology} has no slot left"
        found[slot] = technology
    return found


def post(name: str) -> int:
    """capital, experts, track, mobile, a special building, or district and its number from 1."""
    if name in POSTS:
        return POSTS[name]
    kind, _, number = name.partition(" ")
    return int(number or 1) - 1 if kind == "district" else WORKSHOP + KIND_NAMES.index(kind) - 1


def assign(name: str) -> Move:
    return moves.ASSIGNS[post(name)]


def reassign(name: str, to: str) -> Move:
    return moves.REASSIGNS[post(name)][post(to)]


def send(name: str) -> Move:
    return by_technology.SENDS[post(name)]


def recall(name: str) -> Move:
    return by_technology.RECALLS[post(name)]


def discharge(slot: str = "regular") -> Move:
    return by_technology.DISCHARGES[SLOT_NAMES.index(slot)]


def again(column: int, row: int) -> Move:
    """Adrenaline Shot, for an action of the top row and one of the left column."""
    return by_technology.AGAINS[column + 3 * (row - BY_RESEARCH)]


def works(play: Play, name: str, seat: int = 0) -> bool:
    """Somebody works there."""
    assert post(name) <= max(MOBILE, TREASURY)
    return bool(play.house(seat).workers >> post(name) & 1)


def healthy(play: Play, seat: int = 0) -> list[int]:
    """Occupied spaces of the Healthy track; 1 is the rightmost."""
    return [space + 1 for space in range(12) if play.house(seat).healthy >> space & 1]


def harmful(play: Play, seat: int = 0) -> list[str]:
    """Quarantine slots with a drawback that are taken."""
    return [name for slot, name in enumerate(SLOT_NAMES[:4]) if play.house(seat).harmful >> slot & 1]


def where(play: Play, seat: int = 0) -> str:
    """Where the Doctor is."""
    return str((*GAME.box.ids, "capital")[play.house(seat).doctor])


def camp(play: Play, seat: int = 0) -> str:
    """Where the camp is; nothing if it is at home."""
    at = play.house(seat).camp
    return "" if at == NOTHING else GAME.box.ids[at]
