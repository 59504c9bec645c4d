"""The story of a table as it is told to a seat or to a watcher: thing by thing, numbered for them alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from ..kernel import WATCHER, Said, Seat
from ..tongues import ENGLISH
from ..tongues.voice import Voice, voice
from . import happenings as h
from .chaining import Chain
from .heard import Item
from .retelling import for_programs, kept
from .room import Room, Withdrawn
from .rulebooks import rule_of
from .sentences import told
from .stages import caption, is_stage
from .weighing import is_done_to, weight

CHAIN: Final = "chain"
EVENTS: Final = {
    h.Joined: "joined", h.Left: "left", h.BotCame: "bot-came", h.Began: "began", h.SatIn: "sat-in", h.CameBack: "came-back", h.Paused: "paused",
    h.WentOn: "went-on", h.Ended: "ended", h.Again: "again", h.Pointed: "pointed",
    h.Hurried: "hurried",
}


def items(
    room: Room, seat: Seat | None, since: int, number: int, until: int | None = None, language: str = ENGLISH, *, weighed: bool = False,
) -> Iterator[Item]:
    """What these eyes were told from this place in the story on; the first is given the next number. For a screen it is weighed."""
    speaks = voice(room.game, language)
    eye = WATCHER if seat is None else seat
    for at, (eyes, thing) in enumerate(room.story[since:until], since):
        if eyes >> eye & 1:
            number += 1
            fact = kept(room, at, thing, eyes)
            if fact is not None:
                told_now = fact.item(room, seat, number, speaks, weighed=weighed)
            else:
                told_now = item(room, at, thing, eyes, seat, number, speaks)
                told_now = with_weight(told_now, room, thing, seat, speaks) if weighed and told_now.text else told_now
            yield structs.replace(told_now, stage=caption(room, at, seat, speaks)) if weighed and is_stage(room.game, thing) else told_now


def item(room: Room, at: int, thing: object, eyes: int, seat: Seat | None, number: int, speaks: Voice) -> Item:
    """One thing of the story as it is told to this seat: what happened at the table, or a fact of the game that not everyone was told."""
    if isinstance(thing, Withdrawn):
        return Item(number, "", None, count(room, seat, thing.since) + 1)
    text = told(room, thing, seat, speaks)
    if isinstance(thing, Chain):
        first = room.story[thing.places[0]][1]
        by = first.seat if thing.deed is not None and isinstance(first, Said) else None
        return Item(number, text, {"is": CHAIN, "tells": numbers(room, seat, at, number, thing), "seat": by}, rule=rule_of(room.game, first))
    if isinstance(thing, h.Spoke):
        return Item(number, text, None, 0, thing.seat, thing.phrase, thing.about, thing.to_out, thing.at)
    if isinstance(thing, h.Pointed):
        return Item(number, text, {"is": EVENTS[h.Pointed], "seat": thing.seat, "thing": thing.thing}, at=thing.at)
    if isinstance(thing, h.Happening):
        return Item(number, text, {"is": EVENTS[type(thing)], "seat": getattr(thing, "seat", None)}, at=thing.at)
    return Item(number, text, for_programs(thing), secret=not eyes >> WATCHER & 1, rule=rule_of(room.game, thing) if text else "")


def with_weight(it: Item, room: Room, thing: object, seat: Seat | None, speaks: Voice) -> Item:
    """What is told to a seat as to nobody else is the seat's own, and so is what not all are told; a chain weighs as much as the heaviest in it."""
    facts = [room.story[place][1] for place in thing.places] if isinstance(thing, Chain) else [thing]
    is_own = [it.secret or told(room, fact, seat, speaks) != told(room, fact, None, speaks) for fact in facts]
    weights = [
        weight(room.game, fact, is_own=own, is_done=is_done_to(room, fact, seat), seat=seat)
        for fact, own in zip(facts, is_own, strict=True)
    ]
    return structs.replace(it, weight=max(weights))


def numbers(room: Room, seat: Seat | None, at: int, number: int, chain: Chain) -> list[int]:
    """Of what a chain tells once more, the numbers that these eyes know it by."""
    eye = WATCHER if seat is None else seat
    return [number - sum([eyes >> eye & 1 for eyes in room.story.eyes[place:at]]) for place in chain.places]


def count(room: Room, seat: Seat | None, until: int) -> int:
    """How much these eyes were told before this place in the story."""
    eye = WATCHER if seat is None else seat
    return sum([eyes >> eye & 1 for eyes in room.story.eyes[:until]])


def place(room: Room, seat: Seat | None, number: int) -> int:
    """Where in the story these eyes had been told so much; the beginning, if they never were."""
    eye = WATCHER if seat is None else seat
    heard = 0
    for at, eyes in enumerate(room.story.eyes):
        if heard == number:
            return at
        heard += eyes >> eye & 1
    return len(room.story) if heard == number else 0
