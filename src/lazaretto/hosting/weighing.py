"""What weighs most of what happened, for who was away: what the game calls its turning points, what somebody did, and what was done to oneself."""

from __future__ import annotations

from typing import Final

from ..kernel import Game, Said, Seat
from .room import Room

A_HEADING: Final = -1                   # whose turn it is, or which round: who comes back sees that; or what somebody sets about
NOTHING: Final = 0
A_DEED: Final = 1                       # somebody's answer that all heard, or what the game says came of one
ONE_S_OWN: Final = 2                    # more, where one did it oneself, in another's turn or by a bot that sat in
A_TURN: Final = 4                       # what turns the game
BEFELL: Final = 8                       # more, where it is told to this seat as to nobody else: what was done to oneself goes before all that befell others


def weight(game: Game, fact: object, *, is_own: bool, is_done: bool = False, seat: Seat | None = None) -> int:
    """How much it weighs among what a seat was told in sentences; what was done to it, somebody did."""
    if is_heading(game, fact):
        return A_HEADING
    what = A_DEED if is_done or isinstance(fact, Said) or not game.outcomes.isdisjoint(names_of(fact)) else NOTHING
    own = ONE_S_OWN if isinstance(fact, Said) and fact.seat == seat else BEFELL
    return (A_TURN if is_turning_point(game, fact) else what) + (own if is_own or is_done else NOTHING)


def is_done_to(room: Room, fact: object, seat: Seat | None) -> bool:
    """Though everybody hears of it in the same words."""
    return seat is not None and room.course is not None and seat in room.game.befalls(room.course.position, fact)


def is_turning_point(game: Game, fact: object) -> bool:
    return not game.turning_points.isdisjoint(names_of(fact))


def is_heading(game: Game, fact: object) -> bool:
    return not game.headings.isdisjoint(names_of(fact))


def names_of(fact: object) -> set[str]:
    """What it is, and which answer if it is one."""
    return {type(fact).__name__, type(fact.move).__name__} if isinstance(fact, Said) else {type(fact).__name__}
