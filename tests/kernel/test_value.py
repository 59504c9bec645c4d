"""Values: equal if they say the same."""

from __future__ import annotations

from typing import Final

import pytest

from lazaretto.kernel import Dealt, Moved, Outcome, Rolled, Rules, Turned, Value
from lazaretto.kernel.value import by_name, fields_of, said


class Bow(Value):
    def __init__(self, seat: int, depth: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.depth: Final = depth


class DeepBow(Bow):
    pass


class Curtsey(Value):
    def __init__(self, seat: int, depth: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.depth: Final = depth


def test_values_that_say_the_same_are_equal_and_hash_alike() -> None:
    for make in (lambda: Bow(1, (2, 3)), lambda: Moved(1, "deck", "hands.0"), lambda: Outcome((0,), "done", (1.0,))):
        assert make() == make() and hash(make()) == hash(make()) and make() is not make()


@pytest.mark.parametrize("other", [Bow(2), Bow(1, (0,)), DeepBow(1), Curtsey(1), (1, ()), None])
def test_another_seat_another_kind_or_no_value_at_all_is_not_equal(other: object) -> None:
    assert other != Bow(1)


def test_compiled_kinds_with_the_same_fields_differ_too() -> None:
    assert len({Rolled(1), Dealt((1,), ""), Turned(1, ""), Rolled(2), Rolled(1)}) == 4


def test_a_value_prints_as_it_is_written() -> None:
    assert repr(Bow(1, (2,))) == "Bow(1, (2,))"
    assert repr(Moved(3, "deck", "hands.0")) == "Moved(3, 'deck', 'hands.0')"


def test_fields_come_in_the_order_of_the_pen() -> None:
    assert fields_of(Moved(3, "deck", "")) == ["card", "source", "to"]
    assert said(Moved(3, "deck", "")) == [3, "deck", ""]
    assert by_name(Bow(1)) == {"seat": 1, "depth": ()}


def test_a_value_without_fields_equals_its_like() -> None:
    class Nod(Value):
        pass

    assert Nod() == Nod() and repr(Nod()) == "Nod()" and fields_of(Nod()) == []


def test_rules_are_compared_by_what_they_say() -> None:
    def rules(seats: int) -> Rules:
        made = Rules()
        made.game, made.version, made.components, made.variant, made.seats = "parlour", 1, "", "base", seats
        return made

    assert rules(3) == rules(3) and rules(3) != rules(4)
