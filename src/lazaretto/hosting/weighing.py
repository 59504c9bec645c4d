"""What weighs most of what happened, for who was away: what the game calls its turning points, what somebody did, and what was done to oneself."""

from __future__ import annotations

from typing import Final

from ..kernel import Game, Said, Seat
from .room import Room

A_HEADING: Final = -1                   # whose turn it is, or which round: who comes back sees that
NOTHING: Final = 0
A_DEED: Final = 1                       # somebody's answer that all heard
ONE_S_OWN: Final = 2                    # more, where one did it oneself, in another's turn or by a bot that sat in
A_TURN: Final = 4                       # what turns the game
BEFELL: Final = 8                       # more, where it is told to this seat as to nobody else: what was done to oneself goes before all that befell others


def weight(game: Game, fact: object, *, is_own: bool, seat: Seat | None = None) -> int:
    """How much it weighs among what a seat was told in sentences."""
    if is_heading(game, fact):
        return A_HEADING
    names = {type(fact).__name__, type(fact.move).__name__} if isinstance(fact, Said) else {type(fact).__name__}
    what = A_DEED if isinstance(fact, Said) else NOTHING
    own = ONE_S_OWN if isinstance(fact, Said) and fact.seat == seat else BEFELL
    return (what if game.turning_points.isdisjoint(names) else A_TURN) + (own if is_own else NOTHING)


def is_done_to(room: Room, fact: object, seat: Seat | None) -> bool:
    """Though everybody hears of it in the same words."""
    return seat is not None and room.course is not None and room.game.befalls(room.course.position, fact) == seat


def is_heading(game: Game, fact: object) -> bool:
    return type(fact).__name__ in game.headings
