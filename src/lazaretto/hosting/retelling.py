"""Retelling: what many eyes are told of the same moment is packed once, and put into words once where the words are the same."""

from __future__ import annotations

from typing import Final, final

from msgspec import Raw
from msgspec.json import encode

from ..kernel import EVERYONE, Game, Seat
from ..kernel.codec import pack
from ..tongues.voice import Voice
from . import happenings as h
from .chaining import Chain
from .heard import Item
from .room import Room, Withdrawn
from .rulebooks import rule_of
from .weighing import is_done_to, weight

KEPT: Final = 64                        # facts before an answer; more are forgotten then, and not while everybody is told what came of it
MOST: Final = 256                       # but no more than these: somebody may hear the whole story
OF_THE_TABLE: Final = (h.Happening, Chain, Withdrawn)       # what is told and is no fact of the game


def for_programs(fact: object) -> Raw:
    return Raw(encode(pack(fact)))


@final
class Kept:
    """A fact of the game that everyone was told: for programs, with the rule it follows, and as watchers are told it, by language."""

    def __init__(self, game: Game, fact: object) -> None:
        self.fact: Final = fact
        self.packed: Final = for_programs(fact)
        self.rule: Final = rule_of(game, fact)
        self.words: Final[dict[str, str]] = {}

    def item(self, room: Room, seat: Seat | None, number: int, speaks: Voice, *, weighed: bool) -> Item:
        """As it is told to these eyes. Most facts are silent, and what says nothing to watchers says nothing to players (a law)."""
        words = self.words.get(speaks.language)
        if words is None:
            words = self.words[speaks.language] = speaks.report(self.fact, room.names, None) or ""
        text = words if seat is None or not words else speaks.report(self.fact, room.names, seat) or ""
        if not text:
            return Item(number, "", self.packed)
        weighs = weight(room.game, self.fact, is_own=text != words, is_done=is_done_to(room, self.fact, seat), seat=seat) if weighed else 0
        return Item(number, text, self.packed, rule=self.rule, weight=weighs)


def kept(room: Room, at: int, thing: object, eyes: int) -> Kept | None:
    """What lies at this place of the story, if it is such a fact; an answer that is taken back leaves its place to others."""
    found = room.kept.get(at)
    if isinstance(found, Kept) and found.fact is thing:
        return found
    if eyes != EVERYONE or isinstance(thing, OF_THE_TABLE):
        return None
    if len(room.kept) >= MOST:
        room.kept.clear()
    made = room.kept[at] = Kept(room.game, thing)
    return made


def forget_old(room: Room) -> None:
    """Before something new is told: everybody has most likely heard the rest."""
    if len(room.kept) > KEPT:
        room.kept.clear()
