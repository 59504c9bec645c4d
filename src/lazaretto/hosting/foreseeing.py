"""What a move would change, before it is made: tried in a world that the seat cannot tell from the true one, as far as no chance speaks. Pages dot it."""

from __future__ import annotations

from contextlib import suppress
from typing import final

from ..kernel import Change, Dealer, Game, Move, Position, RandomDealer, Seat, View
from .deciding import is_held_back
from .room import Room


class Undecided(Exception):
    """From here on chance would decide."""


@final
class NoChance(Dealer):
    """Goes as far as everything follows of itself."""

    def __init__(self) -> None:
        self.listening = False

    def pick(self, n: int) -> int:
        if n > 1:
            raise Undecided
        return 0


def foreseen(game: Game, seen: View, seat: Seat) -> dict[Move, tuple[Change, ...]]:
    """Of each move that the seat may make; nothing in games that do not plan ahead."""
    if not game.plans_ahead:
        return {}
    world = game.imagine(seen, RandomDealer(0))
    return {move: game.changes(seen, tried(world, seat, move), seat) for move in seen.options(seat)}


def tried(world: Position, seat: Seat, move: Move) -> Position:
    """To be looked at only: where chance was asked for, a step is left half done."""
    after = world.copy()
    with suppress(Undecided):
        after.play(seat, move, NoChance())
    return after


def done_so_far(room: Room, seen: View, seat: Seat) -> tuple[Change, ...]:
    """What the seat has changed in this turn and may still take back."""
    assert room.course is not None
    if not room.game.plans_ahead or is_held_back(room) or room.course.why_not_back(seat) is not None:
        return ()
    return room.game.changes(room.course.behind[0][0], seen, seat)
