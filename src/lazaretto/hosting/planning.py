"""Plans: a seat tries out its next turn while others play, move by move, in a position made from its own view as if the turn came now.

Nothing is kept here and nothing happens at the table: who plans says the whole plan each time and keeps it. So no frame to anybody else, no clock and no
record can depend on a plan, and none is ever played by itself: when the turn comes, the same question tells which of its moves may still be made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, final

from ..kernel import Change, Entry, Move, Page, Position, RandomDealer, Reason, Recorder, Seat, View
from ..kernel.record import may_be_taken_back
from ..tongues.voice import Voice
from .deciding import playing, read
from .foreseeing import foreseen, tried
from .option import Option
from .paging import greyed, key, page
from .refusing import Refused
from .room import Room

TURN_OVER: Final = "Here your turn is over."
CHANCE: Final = "Here chance decides, or a card that nobody knows yet: the plan ends."


@final
class Plan:
    """How far a plan goes: each move up to its end with what forbids it, and where one would stand then."""

    def __init__(self, position: Position) -> None:
        self.steps: list[tuple[Move, Reason | None]] = []
        self.position = position
        self.ends = ""                          # why nothing can be added


def planned(room: Room, seat: Seat, moves: Sequence[str]) -> Plan:
    """The plan of these moves. One that is forbidden is left out, and the next is tried all the same."""
    plan = Plan(beginning(room, seat))
    for move in [read(room, text) for text in moves]:
        if plan.ends:
            break
        reason = plan.position.why_not(seat, move)
        plan.steps.append((move, reason))
        if reason is None:
            go_on(plan, seat, move)
    return plan


def beginning(room: Room, seat: Seat) -> Position:
    """What the seat sees now, as if it were its turn; in its turn, as it is."""
    playing(room)
    assert room.course is not None
    if not room.game.plans_ahead:
        raise Refused("plan/impossible", "In this game no turn can be planned.")
    seen, dealer = room.course.position.seen_by(seat), RandomDealer(0)
    found = room.game.imagine(seen, dealer) if seat in seen.asked else room.game.turn_ahead(seen, dealer)
    if found is None:
        raise Refused("plan/impossible", "Before your next turn chance decides something that nobody knows yet: it cannot be planned now.")
    return found


def go_on(plan: Plan, seat: Seat, move: Move) -> None:
    """One move further; the plan ends where the answer could not be taken back."""
    before, dealer = plan.position, Recorder(RandomDealer(0))
    after = before.after(seat, move, dealer)
    if may_be_taken_back(before, after, Entry(0, seat, move, dealer.picks), dealer):
        plan.position = after
    else:
        plan.position, plan.ends = tried(before, seat, move), CHANCE if dealer.picks or after.asked == (seat,) else TURN_OVER


def keys_of(room: Room, plan: Plan, seat: Seat, voice: Voice) -> tuple[list[Option], list[Option]]:
    """What may come next in the plan, as keys, and what not; nothing of it is final."""
    if plan.ends:
        return [], []
    seen = plan.position.seen_by(seat)
    would = foreseen(room.game, seen, seat)
    may = [key(voice, seen, seat, move, room.names, final=False, would=would.get(move, ())) for move in seen.options(seat)]
    return may, greyed(room, seen, seat, voice)


def page_of(room: Room, plan: Plan, seat: Seat, voice: Voice) -> Page:
    """The table as it would lie at the end of the plan."""
    found = page(room, plan.position.seen_by(seat), voice)
    return replace(found, title=voice.words(plan.ends), detail="") if plan.ends else found


def changes_of(room: Room, plan: Plan, seat: Seat) -> tuple[Change, ...]:
    """From now to the end of the plan."""
    assert room.course is not None
    now: View = room.course.position.seen_by(seat)
    return room.game.changes(now, plan.position, seat)
