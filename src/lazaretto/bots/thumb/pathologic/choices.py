"""Small choices of a Healer: where to put the pieces, what to take, to lose, to burn."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import DISTRICTS, NOTHING, RESOURCES, is_ward, owner_of
from ....games.pathologic.deeds import Completing
from ....games.pathologic.moves import COMPLETE, ENOUGH, Discard, Go, Name, Pick, Put, Spend, Take
from ....kernel import Move, Moves
from .mind import Mind
from .outlook import Outlook
from .worth import STRAIN_COSTS, WANTED

CLOSENESS: Final = (1.0, 0.8, 0.75, 0.4, 0.35, 0.2)     # of a piece to an Event, by spaces
OTHERS_COLUMN: Final = 0.4      # an Event that a rival draws
SECOND_COPY: Final = 0.25       # less wanted than the first


def puts(mind: Mind, options: Moves, whims: list[float]) -> Move:
    """PA 3.6. Wards close to the Events that they could resolve, own Wards first; the Healer in the middle."""
    t, walk = mind.t, mind.streets.walk
    best, most = options[0], -1.0
    for move in options:
        assert isinstance(move, Put)
        piece, here = move.piece, move.district
        value = 0.0
        for event in DISTRICTS:
            value += CLOSENESS[walk[here][event]] * (fitness(mind, piece, event) if is_ward(piece) else 0.2)
        value += 2.0 if is_ward(piece) and owner_of(piece) == t.roles[mind.me] else 0.0
        value += whims[here] * 0.3
        if value > most:
            best, most = move, value
    return best


def fitness(mind: Mind, ward: int, event: int) -> float:
    """Whether what the Event will need is what the Ward has, by whoever draws it."""
    t, found = mind.t, 0.0
    for seat in t.healers():
        if t.rules.columns[event][t.roles[seat]] == t.rules.resources[ward]:
            found += 1.0 if seat == mind.me else OTHERS_COLUMN
    return found


def takes(mind: Mind, options: Moves) -> Move:
    """PA 2.11. The most wanted that is not in hand already."""

    def wanted(move: Move) -> float:
        assert isinstance(move, Take)
        return WANTED[move.card] - (SECOND_COPY if mind.t.holds(mind.me, move.card) else 0.0)

    return max(options, key=wanted)


def discards(options: Moves) -> Move:
    """PA 18.6. The least wanted."""
    return min(options, key=lambda move: WANTED[move.card] if isinstance(move, Discard) else 0.0)


def spends(mind: Mind, options: Moves) -> Move:
    """PA 18.7, 17.11. What is needed least, or what there is most of."""
    t, outlook = mind.t, Outlook(mind)

    def loss(move: Move) -> float:
        assert isinstance(move, Spend)
        needed = len([event for event in t.needs if event == move.resource])
        return needed - outlook.sheet[move.resource]

    assert len(options) <= RESOURCES
    return min(options, key=loss)


def completes(mind: Mind, question: Completing) -> Move:
    """PA 9.3. What can be completed is: the point is spent either way."""
    return COMPLETE


def burns(mind: Mind, options: Moves) -> Move:
    """PA 16.9. First where Events are, then where own Wards stand."""
    t = mind.t

    def bother(move: Move) -> float:
        if not isinstance(move, Name):
            return 0.0
        near = 2.0 if t.needs[move.district] != NOTHING else 0.5
        return near + len([ward for ward in mind.own_wards if t.where[ward] == move.district])

    return max(options, key=bother)


def frees(mind: Mind, options: Moves) -> Move:
    """PA 16.7. The Ward for whom it is best."""
    outlook = Outlook(mind)
    outlook.see()

    def value(move: Move) -> float:
        assert isinstance(move, Pick)
        return outlook.with_piece(move.piece, mind.t.where[move.piece], confined=False, points=0, acts=False)

    return max(options, key=value)


def lays_hands(mind: Mind, district: int, options: Moves) -> Move:
    """PA 17.15. A bad one is discarded; a harmless one is left for others, where no Event is."""
    t = mind.t
    kinds = t.laid[t.strain_in(district)].kinds()
    if kinds and STRAIN_COSTS[kinds[0]] <= 0.2:
        away = [move for move in options if isinstance(move, Go) and t.needs[move.district] == NOTHING]
        return away[0] if away else ENOUGH
    return ENOUGH
