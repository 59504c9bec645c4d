"""For guests with a screen: the page of their view, and their moves as keys on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..kernel import Game, Move, Names, Page, Scene, Seat, View
from .frames import everything
from .option import Option
from .room import Room

BEFORE_RULE: Final = " · "              # what `explain` puts between the meaning of a move and its rule
MOST_GREYED: Final = 60


def page(room: Room, seen: View) -> Page:
    """What a screen shows; the notebook as far as the table allows. Once the game is over all cards lie face up, as in its record."""
    assert room.course is not None
    shown = everything(room.course.position, seen.seat) if room.is_over else seen
    found = room.game.page(shown, room.course.memory(seen.seat), room.names)
    return found if room.terms.notebook == "full" else replace(found, notes=())


def keys(room: Room, seen: Scene, seat: Seat) -> list[Option]:
    """What the seat may answer, each as a key on its page."""
    return [key(room.game, seen, seat, move, room.names) for move in seen.options(seat)]


def key(game: Game, seen: Scene, seat: Seat, move: Move, names: Names) -> Option:
    text, _, rule = game.explain(seen, seat, move, names).rpartition(BEFORE_RULE)
    made = game.gesture(seen, seat, move, names)
    return Option(game.say(move), text or rule, rule if text else "", made.words, made.icon, made.things, made.group, made.secret, made.final)


def greyed(room: Room, seen: Scene, seat: Seat) -> list[Option]:
    """What the seat may think of and is not allowed, with the reason where the meaning would be."""
    found: list[Option] = []
    for move in seen.candidates(seat):
        reason = seen.why_not(seat, move)
        if reason is not None and len(found) < MOST_GREYED:
            made = room.game.gesture(seen, seat, move, room.names)
            found.append(Option(room.game.say(move), reason.text, reason.rule, made.words, made.icon, made.things, made.group, made.secret))
    return found
