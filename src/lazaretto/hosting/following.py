"""How long bots wait so that people can follow: until they have read what the last answer, or the deal, brought about. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel import FACE_DOWN, Moved
from ..tongues import ENGLISH
from ..tongues.voice import Voice, voice
from .fallen import is_out
from .room import Room
from .stages import in_short, parts
from .terms import Terms
from .weighing import is_turning_point

WORDS_A_SECOND: Final = 220 / 60
A_GLANCE: Final = 1.2                   # seconds that even one word stands
A_LOOK, A_LETTER = 0.45, 0.014          # that the page shows a sentence over the board: must agree with beats.svelte.ts
A_WHILE: Final = 2                      # times as long stands what turns the game: there, too
OWN_CARDS: Final = 2.4                  # for what somebody was dealt, whatever it is
LONGEST: Final = 9.0                    # for stages
LONGEST_DEED: Final = 4.0
USUAL_PACE: Final = Terms().pace


def reading_time(room: Room) -> float:
    """Seconds besides the usual pace of a table."""
    if room.course is None or all(room.chairs[seat].hurry for seat in room.people):
        return 0.0
    speaks, told = voice(room.game, ENGLISH), next(room.course.told_by_answers(), [])
    stages = list(parts(room.game, told))
    staged = {id(fact) for part in stages for fact in part}
    return time_for_stages(room, stages, speaks) + time_for_deeds(room, [fact for fact in told if id(fact) not in staged], speaks)


def time_for_stages(room: Room, stages: Sequence[Sequence[object]], speaks: Voice) -> float:
    times = [max(A_GLANCE, len(in_short(speaks, part, room.names, None).split()) / WORDS_A_SECOND) for part in stages]
    dealt = any(isinstance(fact, Moved) and fact.card == FACE_DOWN for part in stages for fact in part)
    return min(LONGEST, sum(times) + (OWN_CARDS if dealt else 0.0))


def time_for_deeds(room: Room, facts: Sequence[object], speaks: Voice) -> float:
    """A sentence stands over the board before the next gives way to it; where people only look on any more, they read it as they read a story."""
    told = [(fact, text) for fact in facts if (text := speaks.report(fact, room.names, None))]
    if not told:
        return 0.0
    if all(is_out(room, seat) for seat in room.people):
        return min(LONGEST, max(A_GLANCE, len(" ".join([text for _, text in told]).split()) / WORDS_A_SECOND))
    turns = next((at for at, (fact, _) in enumerate(told) if is_turning_point(room.game, fact)), len(told))
    stands = stands_for([text for _, text in told[:turns]]) + A_WHILE * stands_for([text for _, text in told[turns:]])
    return max(0.0, min(LONGEST_DEED, stands) - USUAL_PACE)


def stands_for(texts: Sequence[str]) -> float:
    """Short sentences stand together."""
    return A_LOOK + A_LETTER * len(" ".join(texts)) if texts else 0.0
