"""A view in numbers: what the features of every game are written with. Each number lies in 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from .table import Rules
from .zone import Seat, Seats, letter

Numbers = list[float]
NONE_OF_THEM: Final = -1


@final
class Tally:
    """The numbers of a view as they are written, in the order of their names. All are 0 at first, and most of them stay so."""

    def __init__(self, count: int) -> None:
        self.numbers: Final = [0.0] * count
        self.at = 0                          # where the next one goes

    def yes(self, so: bool) -> None:
        if so:
            self.numbers[self.at] = 1.0
        self.at += 1

    def bit(self, seats: Seats, seat: Seat) -> None:
        """Is this one among them?"""
        if seats >> seat & 1:
            self.numbers[self.at] = 1.0
        self.at += 1

    def bits(self, places: int, count: int) -> None:
        """1 for each of so many places that is taken."""
        place = self.at
        while places:
            if places & 1:
                self.numbers[place] = 1.0
            places >>= 1
            place += 1
        self.at += count

    def share(self, count: int, most: int) -> None:
        """A count as a part of this many; cut off there, if there may be more."""
        if count > 0:
            self.numbers[self.at] = 1.0 if count >= most else count / most
        self.at += 1

    def one_of(self, kinds: int, which: int) -> None:
        """1 for the kind that it is, 0 for the others; all 0 for `NONE_OF_THEM`."""
        if which >= 0:
            self.numbers[self.at + which] = 1.0
        self.at += kinds

    def my_seat(self, seat: Seat | None, seats: int) -> None:
        """Moves name seats as the table does: who counts from itself must know where it sits."""
        self.one_of(seats + 1, seats if seat is None else seat)

    def mark(self, place: int) -> None:
        """1 so many places from here; whoever marks says afterwards how many there are, by `skip`."""
        self.numbers[self.at + place] = 1.0

    def add(self, place: int, part: float) -> None:
        """So much more there; 1 at most."""
        self.numbers[self.at + place] = min(1.0, self.numbers[self.at + place] + part)

    def skip(self, count: int) -> None:
        self.at += count


#: A group of numbers: what they are called under some rules, and how they are written.
Group = tuple[Callable[[Any], list[str]], Callable[[Any, Tally], None]]


def names_of(groups: Sequence[Group], rules: Rules) -> tuple[str, ...]:
    return tuple([name for names, _ in groups for name in names(rules)])


def written(groups: Sequence[Group], look: object, count: int) -> Numbers:
    """All groups, by what they look at."""
    tally = Tally(count)
    for _, write in groups:
        write(look, tally)
    return tally.numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Known:
    """What the rules of a table settle once and for all: how many numbers there are, and for each game which of them a thing has."""

    def __init__(self, rules: Rules, count: int) -> None:
        self.rules: Final = rules
        self.count: Final = count


K = TypeVar("K", bound=Known)


@final
class Kept(Generic[K]):
    """What is known of each table's rules, worked out when somebody first looks there."""

    def __init__(self, work_out: Callable[[Any], K]) -> None:
        self.work_out: Final = work_out
        self.latest: K | None = None
        self.kept: Final[dict[tuple[str, int], K]] = {}

    def of(self, rules: Rules) -> K:
        latest = self.latest
        if latest is None or latest.rules is not rules:
            latest = self.latest = self.found(rules)
        return latest

    def found(self, rules: Rules) -> K:
        """Of each variant and number of seats those of one box, the last."""
        found = self.kept.get((rules.variant, rules.seats))
        if found is None or found.rules is not rules:
            found = self.kept[(rules.variant, rules.seats)] = self.work_out(rules)
        return found


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
    """What `Tally.my_seat` calls them."""
    return named(["my seat"], [*[letter(seat) for seat in range(seats)], "none: I watch"])


def named(things: Sequence[str], numbers: Sequence[str]) -> list[str]:
    """ "die 1: locked": each of these numbers of each of these things."""
    return [f"{thing}: {number}" for thing in things for number in numbers]
