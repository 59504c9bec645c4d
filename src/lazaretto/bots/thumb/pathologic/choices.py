"""Small choices of a Healer: where to put the pieces, what to take, to lose, to burn."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import DISTRICTS, NOTHING, WARDS_EACH, is_ward, owner_of
from ....games.pathologic.moves import ENOUGH, Discard, Name, Pick, Put, Spend, Take
from ....kernel import Move, Moves
from .mind import Mind
from .outlook import Outlook
from .worth import WANTED

CLOSENESS: Final[tuple[float, ...]] = (1.0, 0.8, 0.75, 0.4, 0.35, 0.2)     # of a piece to an Event, by spaces
IN_THE_MIDDLE: Final = 0.2      # what closeness is to a Healer, who can resolve anything
OWN_FIRST: Final = 2.0
WHIM: Final = 0.3
OTHERS_COLUMN: Final = 0.4      # an Event that a rival draws
SECOND_COPY: Final = 0.25       # less wanted than the first


def becomes(mind: Mind, options: Moves) -> Move:
    """PA 20.1."""
    return options[int(mind.whims[0] * len(options))]


def puts(mind: Mind, options: Moves) -> Move:
    """PA 3.6. Wards close to the Events that they could resolve, own Wards first; the Healer in the middle."""
    t = mind.t
    best, most = options[0], -1.0
    for move in options:
        assert isinstance(move, Put)
        piece, here = move.piece, move.district
        value = 0.0
        for event in DISTRICTS:
            value += CLOSENESS[mind.walk[here][event]] * (fitness(mind, piece, event) if is_ward(piece) else IN_THE_MIDDLE)
        value += OWN_FIRST if is_ward(piece) and owner_of(piece) == t.roles[mind.me] else 0.0
        value += mind.whims[here] * WHIM
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


def discards(mind: Mind, options: Moves) -> Move:
    """PA 18.6. The least wanted."""
    return min(options, key=lambda move: WANTED[move.card] if isinstance(move, Discard) else 0.0)


def spends(mind: Mind, options: Moves) -> Move:
    """PA 18.7, 17.11. What is needed least, or what there is most of."""
    t, outlook = mind.t, Outlook(mind)

    def loss(move: Move) -> float:
        assert isinstance(move, Spend)
        needed = len([event for event in t.needs if event == move.resource])
        return needed - outlook.sheet[move.resource]

    return min(options, key=loss)


def burns(mind: Mind, options: Moves) -> Move:
    """PA 16.9. First where Events are, then where own Wards stand."""
    t = mind.t

    def bother(move: Move) -> int:
        if not isinstance(move, Name):
            return 0
        event = WARDS_EACH if t.needs[move.district] != NOTHING else 1
        return event + len([ward for ward in mind.own_wards if t.where[ward] == move.district])

    return max(options, key=bother)


def frees(mind: Mind, options: Moves) -> Move:
    """PA 16.7. The Ward for whom it is best."""
    outlook = Outlook(mind)
    outlook.see()

    def value(move: Move) -> float:
        assert isinstance(move, Pick)
        return outlook.with_piece(move.piece, mind.t.where[move.piece], confined=False, points=0, acts=False)

    return max(options, key=value)


def lays_hands(mind: Mind, options: Moves) -> Move:
    """PA 17.15. Whatever it is, it is discarded."""
    return ENOUGH
