"""The end of a round stage by stage: what each comes to in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ..kernel import EVERYONE, Game, Names, Said, Seat
from ..tongues.voice import Voice
from . import happenings as h
from .chaining import Chain
from .room import Room, Withdrawn
from .weighing import is_heading

SHORT: Final = 130                      # letters
NO_PART: Final = (h.Happening, Chain, Withdrawn, Said)


def is_stage(game: Game, thing: object) -> bool:
    return type(thing).__name__ in game.stages


def caption(room: Room, at: int, seat: Seat | None, speaks: Voice) -> str:
    """The stage that begins at this place of the story, as these eyes are told it."""
    rest = (room.story[place] for place in range(at, len(room.story)))
    return in_short(speaks, next(parts(room.game, (thing for eyes, thing in rest if eyes == EVERYONE))), room.names, seat)


def parts(game: Game, facts: Iterable[object]) -> Iterator[list[object]]:
    """The stages among what everyone was told, each with what follows of it."""
    part: list[object] = []
    for fact in facts:
        if part and (is_stage(game, fact) or isinstance(fact, NO_PART)):
            yield part
            part = []
        if part or is_stage(game, fact):
            part.append(fact)
    if part:
        yield part


def in_short(speaks: Voice, facts: Sequence[object], names: Names, seat: Seat | None) -> str:
    """A heading says enough, for the board shows the rest; else whole sentences, the first in any case, as long as they are short."""
    summary = speaks.game.recap(facts)
    if summary is not None or is_heading(speaks.game, facts[0]):
        return speaks.report(facts[0] if summary is None else summary, names, seat) or ""
    told = ""
    for text in [text for fact in facts if (text := speaks.report(fact, names, seat))]:
        if told and len(told) + len(text) >= SHORT:
            break
        told = f"{told} {text}".lstrip()
    return told
