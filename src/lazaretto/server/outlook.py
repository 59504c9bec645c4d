"""Outlook: what a wish to be mailed comes to at a moment: one letter for a turn, one reminder, one at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from ..hosting import clocks
from ..hosting.happenings import Ended
from ..hosting.ordering import goes_by_order
from ..hosting.room import OVER, Room, is_window
from ..hosting.terms import HOUR, MINUTE
from ..kernel import Seat
from . import letters
from .store import Wish

GRACE: Final = 3 * MINUTE               # quick moves in a row make one letter, and who is here in time is not mailed
REMIND: Final = 6 * HOUR                # before the time is up, or a quarter of a short clock


class Outlook(NamedTuple):
    """What a wish comes to at this moment."""

    after: Wish | None                  # None: it has come to its end
    question: int = 0                   # that may still be written about; 0 if none
    kind: str = ""                      # of the letter that is due


def outlook(wish: Wish, room: Room, attendance: clocks.Attendance, now: float, *, is_here: bool) -> Outlook:
    """What a wish comes to: nothing here looks at a secret but whether this very seat has answered."""
    if room.chairs[wish.seat].token != wish.holder:
        return Outlook(None)
    if room.state == OVER:
        return at_the_end(wish, room, now, is_here=is_here)
    if not waits(room, wish.seat):
        return Outlook(replace(wish, look=None))
    question, soonest = room.question_number, room.since + GRACE
    if wish.told < question and not is_here and now < soonest:
        return Outlook(replace(wish, look=soonest), question)
    return with_time_running(wish, room, attendance, now, is_here=is_here)


def waits(room: Room, seat: Seat) -> bool:
    """The table waits for this person. Who has a standing order for it has answered."""
    has_answered = clocks.is_answered(room, seat) if is_window(room) else goes_by_order(room)
    return room.paused is None and seat in clocks.people_waited_for(room) and not has_answered


def with_time_running(wish: Wish, room: Room, attendance: clocks.Attendance, now: float, *, is_here: bool) -> Outlook:
    """One letter when the reader does not know yet, and one when little time remains; one alone, if both are due."""
    question, deadline = room.question_number, clocks.deadline(room, attendance)
    first, knows = letters.TURN if wish.told < question and not is_here else "", replace(wish, told=question)
    remind = None if deadline is None else deadline - min(REMIND, room.terms.clock.seconds / 4)
    if remind is None or wish.reminded >= question or now < remind:
        return Outlook(replace(knows, look=remind if wish.reminded < question else None), question, first)
    if is_here:
        return Outlook(replace(knows, look=now + GRACE), question)
    return Outlook(replace(knows, reminded=question, look=None), question, first or letters.REMINDER)


def at_the_end(wish: Wish, room: Room, now: float, *, is_here: bool) -> Outlook:
    """The last letter, to who has not seen it; then the address is forgotten."""
    ended = next(thing.at for thing in reversed(room.story.things) if isinstance(thing, Ended))
    if is_here or wish.told > room.question_number:
        return Outlook(None)
    return Outlook(None, room.question_number, letters.OVER) if now >= ended + GRACE else Outlook(replace(wish, look=ended + GRACE))
