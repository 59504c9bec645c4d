"""PA 8, 18.8. The Plague draws Strains, and lays them face down."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps, Zone, only
from .cards import DISTRICTS, NOTHING, PLACES, PLAGUE, STEPPE
from .chronicle import LAID, note
from .moves import ENOUGH, LAYS, Enough, Lay
from .table import Town

NOT_IN_HAND: Final = Reason("PA 11.1", "you do not hold that Strain")
NOT_VISITED: Final = Reason("PA 8.4", "you were not there in this turn")
IN_THE_STEPPE: Final = Reason("PA 8.4", "no Strain is laid in the Steppe")
TAKEN: Final = Reason("PA 8.3", "a Strain lies there already")


@final
class DrawStrain(Step):
    """PA 8.1, 10.6. The top one; from an empty deck none (R67)."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if len(t.strain_deck):
            dealer.draw(t.strain_deck, to=t.strains)
        return ()


@final
class Laying(Choice):
    """PA 8.2 to 8.4. Phase 3: one Strain after another, where the Plague was in this turn. Asked if it holds any (R121)."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE] if len(t.strains) else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        places = sorted({place for place in t.visited() if place != STEPPE})
        return (ENOUGH, *[LAYS[strain][district] for strain in t.strains.kinds() for district in places])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Lay) and move.district not in t.visited():
            return NOT_VISITED
        return why_not_lay(t, move)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        if isinstance(move, Lay):
            note(t, LAID, move.district)
            lay_strain(t, move.strain, move.district, dealer)
            return (Laid(move.district), self)
        dealer.say(seat, move)
        return ()


@final
class Spreading(Choice):
    """PA 18.8. One Strain, anywhere."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE] if len(t.strains) else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (ENOUGH, *[LAYS[strain][district] for strain in t.strains.kinds() for district in DISTRICTS])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_lay(t, move)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        if isinstance(move, Lay):
            lay_strain(t, move.strain, move.district, dealer)
            return (Laid(move.district),)
        dealer.say(seat, move)
        return ()


def why_not_lay(t: Town, move: Move) -> Reason | None:
    if isinstance(move, Enough):
        return None
    if not isinstance(move, Lay) or not 0 <= move.district < PLACES:
        return NOT_HERE
    if move.strain < 0 or move.strain not in t.strains:
        return NOT_IN_HAND
    if move.district == STEPPE:
        return IN_THE_STEPPE
    return TAKEN if move.district in t.laid_at else None


def lay_strain(t: Town, strain: Card, district: int, dealer: Dealer) -> None:
    """PA 8.2, 2.17. Face down; the Plague may look at it at any time."""
    place = Zone(0, 0, only(PLAGUE))
    t.laid = [*t.laid, place]
    t.laid_at, t.laid_ids = (*t.laid_at, district), (*t.laid_ids, len(t.faces))
    t.faces, t.lookers = (*t.faces, NOTHING), (*t.lookers, place.eyes)
    dealer.move(strain, t.strains, to=place)


@final
class Laid(Step):
    """PA 8.2, 18.8. A Strain lies there: all see that, and not which."""

    def __init__(self, district: int) -> None:
        self.district: Final = district

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()
