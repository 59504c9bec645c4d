"""PE 33.1, 33.2. A turn: an Assistant, then its two actions in either order, until the player ends it."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Dealer, Move, Reason, Seat, Step, Steps
from .assigning import begin_assign
from .by_technology import AGAINS, ASSIST_TRIALS, AssistAgain, AssistTrials
from .cards import ACTIONS, ADRENALINE, CONSTRUCT, CURE, MOVE, NOTHING, PRODUCE, RESEARCH_ACTION, SPACES, TRIALS, column_of, row_of
from .constructing import Constructing, can_construct
from .curing import Curing
from .in_turn import ENHANCED, NO_RESEARCH, InTurn
from .moves import ASSISTS, END_TURN, PLAYS, Assist, EndTurn, Play
from .moving import begin_move
from .paying import Paying, can_pay
from .people import heal
from .producing import begin_produce, of_buildings
from .researching import Researching
from .short_of import COSTS, too_dear
from .table import Empire
from .technologies import begin_studies

TRIALS_COST: Final = (0, 0, 0, 3)
HEALED: Final = 2               # PE 22.17

OCCUPIED: Final = Reason("PE 9.2", "an Assistant is there already")
NO_CARD: Final = Reason("PE 9.2", "you do not have that Technology, or an Assistant is on it")
NOT_PLAYED: Final = Reason("PE 22.28", "you have not played that combination this Year")
TRACK_FULL: Final = Reason("PE 22.17", "your Healthy track is full")
NOT_YOURS: Final = Reason("PE 9.3", "your Assistant does not stand for that action, or you have played it")
NOT_THAT: Final = Reason("PE 9.4", "only Construct and Produce are enhanced so; a Move is enhanced while it lasts (PE 10.13)")
NOTHING_TO_BUILD: Final = Reason("R222", "even so nothing could be constructed")
NOTHING_MADE: Final = Reason("PE 14.9", "none of your buildings produces anything now")


@final
class TurnOf(Step):
    """PE 5.4. This player's turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.active, t.cell, t.to_play, t.enhanced, t.arranged, t.entered = self.seat, NOTHING, 0, False, False, 0
        return (PlacingAssistant(), Turn())


@final
class PlacingAssistant(InTurn):
    """PE 9.2, R41, R52. On an empty cell, or on a Technology that takes one."""

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[t.active]

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        cards: list[Move] = [ASSIST_TRIALS] if t.houses[seat].has(TRIALS) else []
        return [*ASSISTS, *cards, *(AGAINS if t.houses[seat].has(ADRENALINE) else ())]

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        house = t.houses[seat]
        if isinstance(move, Assist):
            return OCCUPIED if house.grid >> move.cell & 1 else None
        if isinstance(move, AssistAgain):
            if not house.has(ADRENALINE) or house.shot:
                return NO_CARD
            return None if house.grid >> move.cell & 1 else NOT_PLAYED
        if not isinstance(move, AssistTrials):
            return NOT_HERE
        if not house.has(TRIALS) or house.tried:
            return NO_CARD
        if not can_pay(house, TRIALS_COST):
            return too_dear("PE 22.17", COSTS, TRIALS_COST, house.goods)
        return TRACK_FULL if house.rightmost_free() == NOTHING else None

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        house = t.houses[seat]
        house.placed += 1
        if isinstance(move, AssistTrials):
            house.tried = True
            return (Paying(seat, TRIALS_COST), TrialsDone(seat, min(HEALED, SPACES - house.healthy.bit_count())))
        assert isinstance(move, (Assist, AssistAgain))
        t.cell, t.to_play = move.cell, 1 << column_of(move.cell) | 1 << row_of(move.cell)
        if isinstance(move, Assist):
            house.grid |= 1 << move.cell
        else:
            house.shot = True
        return ()


@final
class TrialsDone(Step):
    """PE 22.17, R157. Two healthy people from the supply, or one if the track has no more room."""

    def __init__(self, seat: Seat, people: int) -> None:
        self.seat: Final = seat
        self.people: Final = people

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        for _ in range(self.people):
            heal(t.houses[self.seat])
        return ()


@final
class Turn(InTurn):
    """PE 9.3, 9.4, 33.1. The actions, in either order or not at all; then the end."""

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[t.active]

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        plays = [play for action in range(ACTIONS) if t.to_play >> action & 1 for play in PLAYS[action] if not play.enhanced or action in (CONSTRUCT, PRODUCE)]
        return [END_TURN, *plays]

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, EndTurn):
            return None
        if not isinstance(move, Play):
            return NOT_HERE
        if not t.to_play >> move.action & 1:
            return NOT_YOURS
        return why_not_enhance(t, seat, move.action) if move.enhanced else None

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        if not isinstance(move, Play):
            return (TurnEnds(),)
        t.to_play &= ~(1 << move.action)
        if move.enhanced:
            t.houses[seat].research -= 1
            t.enhanced = True
        return (*begin(t, seat, move), self)


@final
class TurnEnds(Step):
    """PE 5.4. Nobody's turn, until the next begins."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.active, t.cell, t.to_play = NOTHING, NOTHING, 0
        return ()


def why_not_enhance(t: Empire, seat: Seat, action: int) -> Reason | None:
    """PE 9.4, R45, R222. A Move is enhanced while it lasts (PE 10.13)."""
    if action not in (CONSTRUCT, PRODUCE):
        return NOT_THAT
    if t.enhanced or not t.houses[seat].research:
        return ENHANCED if t.enhanced else NO_RESEARCH
    if action == CONSTRUCT:
        return None if can_construct(t, seat, change_of(t, seat, 1)) else NOTHING_TO_BUILD
    return None if any(of_buildings(t, seat)) else NOTHING_MADE


def change_of(t: Empire, seat: Seat, enhanced: int) -> int:
    """PE 9.5, 13.9, 13.10. What a Construct costs more, or less."""
    return (t.houses[seat].harmful >> CONSTRUCT & 1) - enhanced


def begin(t: Empire, seat: Seat, move: Play) -> Steps:
    """The action in its small questions."""
    if move.action == MOVE:
        return begin_move(t, seat)
    if move.action == CONSTRUCT:
        return (Constructing(change_of(t, seat, move.enhanced), (), move.enhanced),)
    if move.action == PRODUCE:
        return begin_produce(t, seat, move.enhanced)
    if move.action == RESEARCH_ACTION:
        return begin_studies(t, Researching())
    return begin_studies(t, Curing()) if move.action == CURE else begin_assign(t)
