"""Clocks: how long a table waits, for whom, and what happens when it has waited long enough.

Nothing here looks at a secret: when a window closes, when a bot sits in and when clocks run depends on what all can see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ..kernel import Seat
from . import happenings as h
from .deciding import closed
from .fallen import sees_all
from .ordering import goes_by_order, standing
from .readiness import is_counted
from .refusing import Refused
from .room import PLAYING, Room, is_window

GRACE: Final = 30.0                  # who lost the connection may be gone so long, while others wait, before a bot sits in
BOTS_THINK: Final = 0.6              # seconds that a bot may think in a window
PATIENCE: Final = 10 * 60.0          # at a table without a clock, where others wait
LONGEST_PAUSE: Final = 15 * 60.0
MOST_PAUSES: Final = 3               # by each player
TIME, GONE = "time", "gone"


@final
class Attendance:
    """Who is connected, as far as this host knows: since when each person is gone, and since when the host is awake itself."""

    def __init__(self, awake: float, gone: Mapping[Seat, float]) -> None:
        self.awake: Final = awake
        self.gone: Final = gone


def asked_since(room: Room, attendance: Attendance) -> float:
    """A host that was down gives everyone the whole time again."""
    return max(room.since, attendance.awake)


def deadline(room: Room, attendance: Attendance) -> float | None:
    """Until when what is asked now must be answered."""
    if room.state != PLAYING or room.paused is not None:
        return None
    since = asked_since(room, attendance)
    if is_window(room):
        _, latest = window(room)
        return None if latest is None else since + latest
    if room.terms.clock.kind == "none":
        return since + PATIENCE if len(room.people) > 1 and set(room.people) - set(attendance.gone) else None
    return since + room.terms.clock.seconds


def window(room: Room) -> tuple[float, float | None]:
    """How long a window is open at least and at most."""
    clock, bots = room.terms.clock, room.terms.pace + BOTS_THINK
    if clock.kind == "slow":
        return bots, clock.seconds
    if len(room.people) <= 1 and clock.kind == "none":
        return bots, None                            # one person among bots may think as long as they like
    longest = max(room.terms.open_for, bots)
    return (bots if may_close_early(room) else longest), longest


def may_close_early(room: Room) -> bool:
    """Nobody learns from the time, there being one person only; all who are asked were in a hurry when it opened; or it goes on over days."""
    return room.is_hurried or orders_count_at_once(room)


def orders_count_at_once(room: Room) -> bool:
    """Over days an order is the answer, and with one person nobody learns of it. In a live window it answers at the end of the fixed time."""
    return room.terms.clock.kind == "slow" or len(room.people) <= 1


def is_answered(room: Room, seat: Seat) -> bool:
    """The window need not wait for this seat. It waits for no bot, but over days: how long one thinks depends on its hand, and would tell of it."""
    if seat in room.held or (room.chairs[seat].is_played_by_bot() and room.terms.clock.kind != "slow"):
        return True
    return orders_count_at_once(room) and standing(room, seat) is not None


def next_moment(room: Room, attendance: Attendance) -> float | None:
    """When this table must be looked at again, if nothing happens before."""
    if room.paused is not None:
        return max(room.paused, attendance.awake) + LONGEST_PAUSE
    if room.state != PLAYING:
        return None
    moments = [gone_at for seat in room.waits_for if (gone_at := sits_in_at(room, seat, attendance)) is not None]
    if is_window(room) and all(is_answered(room, seat) for seat in room.asked):
        moments.append(asked_since(room, attendance) + window(room)[0])
    if goes_by_order(room):
        moments.append(ordered_at(room, attendance))
    if (latest := deadline(room, attendance)) is not None and (is_window(room) or people_waited_for(room)):
        moments.append(latest)
    return min(moments, default=None)


def ordered_at(room: Room, attendance: Attendance) -> float:
    """When an order for one's own turn answers: as late as a bot would, whatever is held."""
    return asked_since(room, attendance) + (0.0 if room.terms.clock.kind == "slow" else room.terms.pace + BOTS_THINK)


def half_time(room: Room, attendance: Attendance) -> float | None:
    """When half of the time for what several are asked at once has passed; never where there is no clock."""
    if room.state != PLAYING or room.terms.clock.kind == "none" or not is_counted(room):
        return None
    return asked_since(room, attendance) + room.terms.clock.seconds / 2


def is_late(room: Room, attendance: Attendance, now: float) -> bool:
    """From now on all may know who has not answered yet."""
    return has_passed(room, half_time(room, attendance), now)


def has_passed(room: Room, moment: float | None, now: float) -> bool:
    """By the clock of the table, which stands still in a pause."""
    return moment is not None and (now if room.paused is None else room.paused) >= moment


def next_bell(room: Room, attendance: Attendance, now: float) -> float | None:
    """When this table must be looked at again: because something is due, or because it grows late."""
    due, half = next_moment(room, attendance), half_time(room, attendance)
    moments = [due, half if half is not None and half > now and room.paused is None else None]
    return min([moment for moment in moments if moment is not None], default=None)


def people_waited_for(room: Room) -> list[Seat]:
    """Bots need no clock."""
    return [seat for seat in room.waits_for if not room.chairs[seat].is_played_by_bot()]


def overdue(room: Room, attendance: Attendance, now: float) -> list[h.Happening]:
    """What must happen because time has passed."""
    moment = next_moment(room, attendance)
    if moment is None or now < moment:
        return []
    if room.paused is not None:
        return [h.WentOn(at=now)]
    if is_window(room) and window_is_over(room, attendance, now):
        return closed(room, now)
    if goes_by_order(room) and now >= ordered_at(room, attendance):
        return closed(room, now)
    return [h.SatIn(at=now, seat=seat, why=why) for seat in room.waits_for if (why := absent(room, seat, attendance, now))]


def window_is_over(room: Room, attendance: Attendance, now: float) -> bool:
    earliest, latest = window(room)
    since = asked_since(room, attendance)
    if latest is not None and now >= since + latest:
        return True
    return now >= since + earliest and all(is_answered(room, seat) for seat in room.asked)


def absent(room: Room, seat: Seat, attendance: Attendance, now: float) -> str:
    """Why a bot must sit in for this seat now; "" if it need not."""
    if room.chairs[seat].is_played_by_bot():
        return ""
    latest = deadline(room, attendance)
    if latest is not None and now >= latest:
        return TIME
    gone_at = sits_in_at(room, seat, attendance)
    return GONE if gone_at is not None and now >= gone_at else ""


def sits_in_at(room: Room, seat: Seat, attendance: Attendance) -> float | None:
    """When a bot sits in for a person who is gone: never while nobody else waits, nor at a slow table."""
    waiting = [other for other in room.people if other != seat and other not in attendance.gone]
    if seat not in attendance.gone or room.chairs[seat].is_played_by_bot() or not waiting or room.terms.clock.kind == "slow":
        return None
    return max(attendance.gone[seat], asked_since(room, attendance)) + GRACE


def paused(room: Room, seat: Seat, key: str, now: float) -> list[h.Happening]:
    """A player stops all clocks."""
    if room.state != PLAYING or room.paused is not None:
        raise Refused("pause/impossible", "Only a game that is being played can be paused, and once at a time.")
    if room.chairs[seat].pauses >= MOST_PAUSES:
        raise Refused("pause/impossible", f"You have paused {MOST_PAUSES} times already.")
    if is_window(room):
        raise Refused("pause/impossible", "Not in the middle of a window: it closes in a moment.")
    refuse_signs(room, seat)
    return [h.Paused(at=now, seat=seat, key=key)]


def went_on(room: Room, seat: Seat, key: str, now: float) -> list[h.Happening]:
    """Any player may let the clocks go on."""
    if room.paused is None:
        raise Refused("pause/impossible", "The table is not paused.")
    refuse_signs(room, seat)
    return [h.WentOn(at=now, seat=seat, key=key)]


def came_back(room: Room, seat: Seat, now: float) -> list[h.Happening]:
    """The bot stands up."""
    return [h.CameBack(at=now, seat=seat)] if room.chairs[seat].is_away and not room.is_over and not sees_all(room, seat) else []


def refuse_signs(room: Room, seat: Seat) -> None:
    if sees_all(room, seat):
        raise Refused("pause/impossible", "You are out and see all cards: those who play stop the clocks.")
