"""What a guest says, carried out at the table: each message is a decision of hosting's, and a reply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..hosting import clocks, deciding, hurrying, marking, ordering, planning, pointing, predicting, seating, talking
from ..hosting.happenings import Happening
from ..hosting.hearing import view
from ..hosting.refusing import Refused
from ..hosting.room import Room
from ..kernel import Mistake, Move, Reason, Seat, View
from ..tongues.voice import Voice
from ..wire import messages as m
from .errors import Busy
from .hosted import Hosted

MOST_REASONS: Final = 400

Deciding = Callable[[Room, Seat, Any, float], list[Happening]]

DECIDE: Final[dict[type[m.Says], Deciding]] = {
    m.Answer: lambda room, seat, it, now: deciding.answered(room, seat, it.move, it.question, it.key, now),
    m.Back: lambda room, seat, it, now: deciding.took_back(room, seat, it.key, now),
    m.Orders: lambda room, seat, it, now: ordering.ordering(room, seat, it.orders, it.key, now),
    m.Hurry: lambda room, seat, it, now: hurrying.hurried(room, seat, it.key, now, on=it.on),
    m.Speak: lambda room, seat, it, now: talking.spoke(room, seat, it.text, it.phrase, it.about, it.key, now, to_out=it.out),
    m.Predict: lambda room, seat, it, now: predicting.predicted(room, seat, it.about, it.key, now),
    m.Point: lambda room, seat, it, now: pointing.pointed(room, seat, it.thing, it.key, now),
    m.Show: lambda room, seat, it, now: marking.showed(room, seat, it.to, it.marks, it.key, now),
    m.CallBot: lambda room, seat, it, now: [seating.bot_came(room, seat, it.bot, it.seat, it.key, now)],
    m.GetUp: lambda room, seat, it, now: seating.left(room, seat, seat if it.seat is None else it.seat, it.key, now),
    m.Begin: lambda room, seat, it, now: seating.began(room, seat, it.key, now),
    m.Pause: lambda room, seat, it, now: clocks.paused(room, seat, it.key, now),
    m.GoOn: lambda room, seat, it, now: gone_on(room, seat, it.key, now),
}


def gone_on(room: Room, seat: Seat, key: str, now: float) -> list[Happening]:
    """I am back, or the table goes on, or both."""
    back = clocks.came_back(room, seat, now)
    return back if back and room.paused is None else [*back, *clocks.went_on(room, seat, key, now)]


async def obey(hosted: Hosted, seat: Seat | None, it: m.Says, voice: Voice) -> m.Hears | None:
    """The reply in the guest's language, or None if it is done. Whoever answers is back: the bot stands up first."""
    key = getattr(it, "key", "")
    if seat is None or not hosted.room.chairs[seat].token:
        return m.Refusal("seat/forbidden", voice.words("Watchers look on, and have no say."), key=key)
    if isinstance(it, m.Why):
        return because(hosted.room, seat, it, voice)
    try:
        if isinstance(it, m.Plan):
            return foretold(hosted.room, seat, it, voice)
        decide = DECIDE[type(it)]
        if isinstance(it, m.Answer) and hosted.room.chairs[seat].is_away:
            await hosted.do(lambda room, now: clocks.came_back(room, seat, now))
        await hosted.do(lambda room, now: decide(room, seat, it, now), (seat, key))
    except Refused as error:
        return m.Refusal(error.code, voice.words(str(error)), error.rule, key)
    except Busy:
        return m.Refusal("server/busy", voice.words("The server could not write it down; nothing was done. Try again with the same key."), key=key)
    return None


def because(room: Room, seat: Seat, it: m.Why, voice: Voice) -> m.Hears:
    """Why not, from what the seat itself may see."""
    seen = view(room, seat)
    if seen is None:
        return m.Refusal("game/not-begun", voice.words("The game has not begun."), key=it.key)
    try:
        moves = (room.game.read(it.move),) if it.move else seen.candidates(seat)
    except Mistake as error:
        return m.Refusal("move/unreadable", voice.words(str(error)), key=it.key)
    reasons = [reasoned(voice, seen, seat, move) for move in moves]
    return m.Because(it.key, [reason for reason in reasons if it.move or reason.text][:MOST_REASONS])


def foretold(room: Room, seat: Seat, it: m.Plan, voice: Voice) -> m.Planned:
    """What would come of a plan, from what the seat itself may see; nobody else is told that there is one."""
    plan = planning.planned(room, seat, it.moves)
    steps = [judged(voice, move, reason) for move, reason in plan.steps]
    may, greyed = planning.keys_of(room, plan, seat, voice)
    changed = planning.changes_of(room, plan, seat)
    return m.Planned(it.key, steps, planning.page_of(room, plan, seat, voice), may, greyed, changed, voice.words(plan.ends))


def reasoned(voice: Voice, seen: View, seat: Seat, move: Move) -> m.Reasoned:
    return judged(voice, move, seen.why_not(seat, move))


def judged(voice: Voice, move: Move, reason: Reason | None) -> m.Reasoned:
    said = voice.game.say(move)
    return m.Reasoned(said) if reason is None else m.Reasoned(said, voice.words(reason.text), reason.rule)
