"""Retelling: what many eyes are told of the same moment is packed once, and put into words once where the words are the same."""

from __future__ import annotations

from typing import Final, final

from msgspec import Raw
from msgspec.json import encode

from ..kernel import EVERYONE, Seat
from ..kernel.codec import pack
from ..tongues.voice import Voice
from . import happenings as h
from .room import Room
from .sentences import told

KEPT: Final = 200                       # of the newest facts


@final
class Kept:
    """A fact of the story for programs, and how watchers are told it, by language."""

    def __init__(self, thing: object) -> None:
        self.thing: Final = thing
        self.packed: Final = Raw(encode(pack(thing)))
        self.words: Final[dict[str, str]] = {}


def kept(room: Room, at: int, thing: object) -> Kept:
    """The fact at this place of the story; an answer that is taken back leaves its place to others."""
    found = room.kept.get(at)
    if not isinstance(found, Kept) or found.thing is not thing:
        if len(room.kept) >= KEPT:
            room.kept.clear()
        found = room.kept[at] = Kept(thing)
    return found


def silent(room: Room, at: int, thing: object, eyes: int, language: str) -> Raw | None:
    """The fact at this place for programs, if all were told it and it is known by now to say nothing to people; most are such."""
    found = room.kept.get(at)
    if eyes == EVERYONE and isinstance(found, Kept) and found.thing is thing and found.words.get(language) == "":
        return found.packed
    return None


def sentence(room: Room, at: int, thing: object, eyes: int, seat: Seat | None, speaks: Voice) -> str:
    """As `told`, where words are made once for many: what watchers hear; and silence, for what says nothing to watchers says nothing to players (a law).
    Most facts are silent."""
    if eyes != EVERYONE or isinstance(thing, h.Happening):
        return told(room, thing, seat, speaks)
    found = kept(room, at, thing)
    words = found.words.get(speaks.language)
    if words is None:
        words = found.words[speaks.language] = told(room, thing, None, speaks)
    return words if seat is None or not words else told(room, thing, seat, speaks)
