"""A view in numbers: what the features of every game are written with. Each number lies in 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .zone import Seat, Seats, letter

Numbers = list[float]
MOST_KINDS: Final = 31
NONE_OF_THEM: Final = -1


def one_hot(kinds: int, which: int) -> tuple[float, ...]:
    return tuple([1.0 if kind == which else 0.0 for kind in range(kinds)])


#: By how many kinds there are, then by which it is and one: nought is none of them.
ONE_OF: Final = tuple([tuple([one_hot(kinds, which) for which in range(NONE_OF_THEM, kinds)]) for kinds in range(MOST_KINDS + 1)])


def one_of(kinds: int, which: int) -> tuple[float, ...]:
    """1 for the kind that it is, 0 for the others; all 0 for `NONE_OF_THEM`."""
    return ONE_OF[kinds][which + 1]


def nought(count: int) -> Numbers:
    """So many noughts: most numbers of most views are, so whoever writes them sets the others."""
    return [0.0] * count


def yes(so: bool) -> float:
    return 1.0 if so else 0.0


def share(count: int, most: int) -> float:
    """A count as a part of this many; cut off there, if there may be more."""
    if count <= 0:
        return 0.0
    return 1.0 if count >= most else count / most


def bit(seats: Seats, seat: Seat) -> float:
    """Is this one among them?"""
    return 1.0 if seats >> seat & 1 else 0.0


def clockwise(seat: Seat | None, places: int) -> list[Seat]:
    """All places from who looks; a watcher counts from the first."""
    first = 0 if seat is None else seat
    return [(first + left) % places for left in range(places)]


def round_the_table(places: int) -> list[str]:
    """What `clockwise` calls them."""
    return ["me", *others(places)]


def others(places: int) -> list[str]:
    return [f"left {left}" for left in range(1, places)]


def my_seat_names(seats: int) -> list[str]:
    return named(["my seat"], [*[letter(seat) for seat in range(seats)], "none: I watch"])


def my_seat(seat: Seat | None, seats: int) -> tuple[float, ...]:
    """Moves name seats as the table does: who counts from itself must know where it sits."""
    return one_of(seats + 1, seats if seat is None else seat)


def named(things: Sequence[str], numbers: Sequence[str]) -> list[str]:
    """ "die 1: locked": each of these numbers of each of these things."""
    return [f"{thing}: {number}" for thing in things for number in numbers]
