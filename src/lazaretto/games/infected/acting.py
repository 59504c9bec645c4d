"""IN 5. What the cards before a seat do in a round, and whether they have silenced it."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Line, Reason, Seat
from ...kernel.line import BITS, FACE
from .box import ONE_BOX
from .cards import CONTAGIONS, CONTAGIOUS_NEXT, CONTAGIOUS_NOW, IN_TWO, KINDS, NEXT, NOW, SILENCING, SILENT, VACCINATIONS
from .table import ALWAYS, NEVER, Village

BY_AGE: Final = (NOW, NEXT, IN_TWO)


def last_place(round: int, seats: int) -> int:
    """IN 4.3. Where in a line the last card of a round lies: round one of six or more brings two."""
    return round if seats >= ONE_BOX else round - 1


def acting(line: Line, round: int, seats: int) -> int:
    """IN 5.1 to 5.7. The sum of what acts on a seat in this round: rolls, infections, contagions, vaccinations."""
    last = last_place(round, seats)
    force = NOW[line.face(last)]
    if round > 1:
        force += NEXT[line.face(last - 1)]
    if round > 2:
        force += IN_TWO[line.face(last - 2)]
    if round <= 3 and seats >= ONE_BOX:                        # the other card of round one
        force += BY_AGE[round - 1][line.face(0)]
    return force


SILENT_DECK: Final = Reason("IN 7.6", "the Silent Villager was in your deck: you may never guess")
HANDED_SILENT: Final = Reason("IN 7.6", "you were handed the Silent Villager: you may never guess")
HANDED_INFECTION: Final = Reason("IN 7.4", "you were handed an Infected card: you may never guess")
WAS_SAVED: Final = Reason("IN 7.5", "a vaccination saved you from a Contagious card: you may never guess")
HANDED_CONTAGION: Final = Reason("R15", "you were handed a Contagious card, and at this table that silences: you may never guess")


def silences(card: Card) -> Reason | None:
    """What a card handed over does to the tongue, by itself."""
    if card == SILENT:
        return HANDED_SILENT
    if card in SILENCING:
        return HANDED_INFECTION
    if card in (CONTAGIOUS_NOW, CONTAGIOUS_NEXT):
        return HANDED_CONTAGION
    return None


#: Read at `card + 1`, as a line keeps its cards.
SILENCES: Final = (None, *[silences(card) for card in range(KINDS)])


def silence(t: Village, seat: Seat) -> Reason | None:
    """IN 7.4 to 7.6. What has taken from this seat the right to guess, if anything."""
    rules = t.rules
    if t.roles[seat].faces & rules.silent_decks:
        return SILENT_DECK
    line = t.handed[seat]
    faces = line.faces
    contagious = False
    while faces:
        reason = SILENCES[faces & FACE]
        if reason is not None:
            if reason is not HANDED_CONTAGION or rules.contagious_silences == ALWAYS:
                return reason
            contagious = True
        faces >>= BITS
    if contagious and rules.contagious_silences != NEVER and was_saved(line, t.round, rules.seats):
        return WAS_SAVED
    return None


def was_saved(line: Line, round: int, seats: int) -> bool:
    """R15. Has a Contagious card acted in a round in which a vaccination did?"""
    for earlier in range(1, round + 1):
        force = acting(line, earlier, seats)
        if force & CONTAGIONS and force & VACCINATIONS:
            return True
    return False
