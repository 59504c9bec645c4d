"""What bots believed, told when the game is over: each goes through it once more with its own seat's eyes, and says in one sentence what it held at last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Final

from msgspec import Struct

from ..bots import talk
from ..bots.talk import Hunch, Lasting
from ..kernel import Remark, Seat, heard_by
from ..kernel.talk import SEAT
from ..tongues.voice import MARKS, Voice
from . import happenings as h
from .frames import Story
from .room import Room

BUDGET: Final = 3.0             # seconds for all bots of a table: whoever comes after that is silent

THE_SAME: Final = f"I thought the same as {SEAT}."


class Recalled(Struct, frozen=True):
    """What the bot of a seat believed."""

    seat: int
    text: str


def recalled(room: Room, story: Story, happened: Iterable[h.Happening], voice: Voice) -> Iterator[Recalled]:
    """Of each bot that was called to the table, as far as there is time."""
    began, remarks, said = monotonic(), remarks_in(story, happened), dict[str, Seat]()
    for seat, chair in enumerate(room.chairs):
        if chair.bot and monotonic() < began + BUDGET:
            hunches = list(hunches_of(room, story, seat, remarks))
            if hunches:
                text = in_words(talk.sentences(room.game.name), hunches)
                first = said.setdefault(text, seat)
                yield Recalled(seat, voice.named(text if first == seat else THE_SAME.replace(SEAT, MARKS[first]), room.names))


def remarks_in(story: Story, happened: Iterable[h.Happening]) -> dict[int, list[Remark]]:
    """By the moment after which it was said, what was said to all."""
    entries, found = 0, dict[int, list[Remark]]()
    for it in happened:
        match it:
            case h.Began() | h.Decided() | h.TookBack():
                entries += 1
            case h.Spoke(to_out=False) if it.phrase and 0 < entries <= len(story.after):
                found.setdefault(story.after[entries - 1][1], []).append(Remark(it.seat, it.phrase, it.about))
    return found


def hunches_of(room: Room, story: Story, seat: Seat, remarks: dict[int, list[Remark]]) -> Iterator[tuple[int, Hunch]]:
    """At the beginning of each round, when it was asked for the last time, when it fell, and where the game's talker can tell, right before the end: what
    this seat believed first of all, by what it had seen and heard. Whoever falls still looks at the card it fell by, be it the last of the game, and in
    the round in which it fell; what is told after that comes too late."""
    talker, last = talk.make(room.game, seat, seed=0), 0
    if talker is None:
        return
    asked_last = max([number for number, moment in enumerate(story.moments) if seat in moment.position.asked], default=-1)
    fell = next((number for number, moment in enumerate(story.moments) if seat in room.game.are_out(moment.position)), len(story.moments))
    for number, moment in enumerate(story.moments[:fell + 1]):
        for fact in heard_by(seat, moment.told):
            talker.hear(fact)
        now = room.game.rounds(moment.position)
        if moment.position.outcome is not None and isinstance(talker, Lasting):
            hunch = talker.at_last(moment.position.seen_by(seat))
        elif number == fell or ((now > last or number == asked_last) and moment.position.outcome is None):
            hunch = talker.hunch(moment.position.seen_by(seat))
        else:
            hunch = None
        if hunch is not None:
            yield room.game.rounds(story.moments[number - 1].position) if number == fell > 0 else now, hunch
        last = max(last, now)
        for remark in remarks.get(number, ()):
            talker.hear(remark)


def in_words(sentences: dict[str, str], hunches: list[tuple[int, Hunch]]) -> str:
    """The last, and since which round it was so without a break; marks stand for seats."""
    now, hunch = hunches[-1]
    since = now
    for number, other in reversed(hunches):
        if (other.what, other.about) != (hunch.what, hunch.about):
            break
        since = number
    text = sentences[hunch.what].format(seat=SEAT, since=since, now=now, share=round(100 * hunch.share), thing=hunch.thing)
    return text if hunch.about is None else text.replace(SEAT, MARKS[hunch.about])
