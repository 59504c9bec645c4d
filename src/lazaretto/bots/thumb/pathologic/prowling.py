"""The Plague moves, shows itself or not, and besieges."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import COIN, KEY, SECRET, STEPPE, is_ward
from ....games.pathologic.moves import BLOCKADES, CEASE, INFECTS, LIE_LOW, Creep, CreepThrough, Doom
from ....kernel import Move, Moves
from .hunt import Hunt

STRIKES_AT: Final = 0.35        # and nothing less
PATIENCE: Final = 0.5           # what lurking is worth, beside a strike
A_WAY_OUT: Final = 0.05
TO_STAY: Final = 0.3            # of what can be done elsewhere in the turn of a siege


def destination(move: Move) -> int:
    assert isinstance(move, (Creep, CreepThrough))
    return move.to


def creeps(hunt: Hunt, options: Moves) -> Move:
    """PA 5.1. To where one can strike at once, or lie in wait."""
    return max(options, key=lambda move: prospect(hunt, destination(move)))


def prospect(hunt: Hunt, place: int) -> float:
    found = hunt.strike(place, ceasing=False)
    if place == hunt.here:
        found = max(found, siege(hunt, place), ceasing(hunt, place))
    lurking = hunt.lurking(place) * PATIENCE
    return found + lurking if found > STRIKES_AT else lurking


def ceasing(hunt: Hunt, place: int) -> float:
    """PA 6.8. What the Blockade has brought, if it is on here."""
    return hunt.strike(place, ceasing=True) if place == hunt.t.blockade and place != STEPPE else 0.0


def siege(hunt: Hunt, place: int) -> float:
    """PA 6.6. What a Blockade begun here may bring, one turn later."""
    t = hunt.t
    if t.blockade != STEPPE or place == STEPPE or place != hunt.here:
        return 0.0
    held = [ward for ward in t.pieces_in(place) if is_ward(ward) and t.is_quarantined(ward)]
    prize = sum([hunt.prize(ward) for ward in held])
    return hunt.strike(place, ceasing=False) + prize * hunt.siege_holds - TO_STAY if held else 0.0


def dooms(hunt: Hunt, options: Moves) -> Move:
    """PA 3.4. A Hit List on which every Resource stands once."""
    mixed = []
    for move in options:
        assert isinstance(move, Doom)
        if sorted([hunt.t.rules.resources[ward] for ward in move.wards]) == [COIN, SECRET, KEY]:
            mixed.append(move)
    return mixed[int(hunt.whims[0] * len(mixed))]


def starts(hunt: Hunt, options: Moves) -> Move:
    """PA 4.2. Where most prey is near."""
    return max(options, key=lambda move: hunt.lurking(destination(move)))


def slips(hunt: Hunt, options: Moves) -> Move:
    """PA 6.4, 18.1. To the next prey, from where there are ways to go; but not out of a siege."""
    if hunt.t.blockade != STEPPE and hunt.t.blockade == hunt.here and besieged(hunt):
        return next(move for move in options if destination(move) == hunt.here)
    return max(options, key=lambda move: hunt.lurking(destination(move)) + A_WAY_OUT * len(hunt.t.rules.neighbours[destination(move)]))


def besieged(hunt: Hunt) -> float:
    """What the Blockade holds."""
    return sum([hunt.worth(ward) for ward in hunt.t.pieces_in(hunt.here) if is_ward(ward)])


def shows(hunt: Hunt, options: Moves) -> Move:
    """PA 6.1, 6.7. The best of all that may be announced, if it is good enough."""
    here, most = hunt.here, STRIKES_AT
    best: Move = LIE_LOW
    values = ((CEASE, ceasing(hunt, here)), (INFECTS[here], hunt.strike(here, ceasing=False)), (BLOCKADES[here], siege(hunt, here)))
    for move, value in values:
        if value > most and move in options:
            best, most = move, value
    return best
