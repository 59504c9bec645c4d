"""PA 6. Phase 2: the Plague stays hidden, or shows itself and infects or blockades."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import PLAGUE, STEPPE, is_ward
from .chronicle import AT, STILL, note
from .creeping import Lifted, Slipping
from .deaths import Confine, deaths
from .moves import BLOCKADES, BREAK_OFF, CEASE, INFECTS, LIE_LOW, Blockade, BreakOff, Cease, Infect, LieLow
from .table import LAYING, Town

IN_THE_STEPPE: Final = Reason("PA 6.1", "in the Steppe there is nothing to infect or blockade")
ELSEWHERE: Final = Reason("PA 6.2", "you are not there")
NO_BLOCKADE_ELSEWHERE: Final = Reason("PA 6.6", "you are not there")
HAS_MOVED: Final = Reason("PA 6.6", "you have moved in this turn: a Blockade begins where you stay")
TOKEN_IS_OUT: Final = Reason("PA 6.6", "a Blockade is on already")
NO_BLOCKADE: Final = Reason("PA 6.7", "no Blockade is on")


@final
class Showing(Choice):
    """PA 6.1, 6.7, 6.10, R121. Asked wherever it is. A Blockade that is on here goes on unless it is ceased or broken off."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        here = t.lair()
        ends: Moves = (CEASE, BREAK_OFF) if t.blockade != STEPPE else ()
        return (LIE_LOW, INFECTS[here], BLOCKADES[here], *ends) if here != STEPPE else (LIE_LOW,)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, LieLow):
            return None
        if isinstance(move, (Cease, BreakOff)):
            return NO_BLOCKADE if t.blockade == STEPPE else None
        if not isinstance(move, (Infect, Blockade)):
            return NOT_HERE
        if t.lair() == STEPPE:
            return IN_THE_STEPPE
        if move.district != t.lair():
            return ELSEWHERE if isinstance(move, Infect) else NO_BLOCKADE_ELSEWHERE
        if isinstance(move, Infect):
            return None
        if t.blockade != STEPPE:
            return TOKEN_IS_OUT
        return HAS_MOVED if any([place != t.lair() for place in t.visited()]) else None

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Infect):
            note(t, AT, move.district)
            return (Strike(move.district, all_wards=False), Slipping(), LieInWait())
        if isinstance(move, Blockade):
            note(t, AT, move.district)
            note(t, STILL)
            t.blockade = move.district
            return (Strike(move.district, all_wards=False), Slipping(), LieInWait())
        if isinstance(move, Cease):
            return (Strike(t.blockade, all_wards=True), Lifted(), Slipping(), LieInWait())
        return (Lifted(), LieInWait()) if isinstance(move, BreakOff) else (LieInWait(),)


@final
class Strike(Step):
    """PA 6.3, 6.5, 6.8. Healers go into Quarantine; Wards out of it are killed, and by a ceased Blockade all."""

    def __init__(self, district: int, all_wards: bool) -> None:
        self.district: Final = district
        self.all_wards: Final = all_wards

    def do(self, t: Town, dealer: Dealer) -> Steps:
        healers, wards = healers_struck(t, self.district), wards_struck(t, self.district, self.all_wards)
        return (*[Confine(healer) for healer in healers], *deaths(t, wards))


def healers_struck(t: Town, district: int) -> list[int]:
    return [piece for piece in t.pieces_in(district) if not is_ward(piece) and not t.is_quarantined(piece)]


def wards_struck(t: Town, district: int, all_wards: bool) -> list[int]:
    return [piece for piece in t.pieces_in(district) if is_ward(piece) and (all_wards or not t.is_quarantined(piece))]


@final
class LieInWait(Step):
    """PA 4.3. Phase 2 is over."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.phase = LAYING
        return ()
