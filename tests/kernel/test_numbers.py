"""A view in numbers: what is written where, and what is worked out once."""

from __future__ import annotations

from lazaretto.kernel import Rules
from lazaretto.kernel.numbers import NONE_OF_THEM, Kept, Known, Tally, named, names_of, written


def rules_of(variant: str, seats: int) -> Rules:
    rules = Rules()
    rules.variant, rules.seats = variant, seats
    return rules


def test_a_tally_is_written_in_the_order_of_its_names() -> None:
    tally = Tally(12)
    tally.yes(True)
    tally.share(1, 4)
    tally.share(9, 4)
    tally.one_of(3, 1)
    tally.one_of(2, NONE_OF_THEM)
    tally.bit(0b10, 1)
    tally.bits(0b101, 3)
    assert tally.at == len(tally.numbers)
    assert tally.numbers == [1.0, 0.25, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0]


def test_what_is_marked_or_added_lies_that_many_places_on_and_is_1_at_most() -> None:
    tally = Tally(5)
    tally.skip(1)
    tally.mark(0)
    for _ in range(3):
        tally.add(2, 0.5)
    tally.skip(3)
    tally.yes(True)
    assert tally.numbers == [0.0, 1.0, 0.0, 1.0, 1.0]


def test_who_watches_sits_on_the_last_seat_of_all() -> None:
    for seat, number in ((0, 0), (2, 2), (None, 3)):
        tally = Tally(4)
        tally.my_seat(seat, 3)
        assert tally.numbers.index(1.0) == number and sum(tally.numbers) == 1.0


def test_groups_are_named_and_written_one_after_another() -> None:
    def dice(rules: Rules) -> list[str]:
        return named([f"die {die}" for die in range(rules.seats)], ["locked"])

    def write(look: list[bool], tally: Tally) -> None:
        for locked in look:
            tally.yes(locked)

    groups = ((dice, write), (dice, write))
    assert names_of(groups, rules_of("base", 2)) == ("die 0: locked", "die 1: locked") * 2
    assert written(groups, [True, False], 4) == [1.0, 0.0, 1.0, 0.0]


def test_what_is_known_of_rules_is_worked_out_once_and_anew_for_another_box() -> None:
    worked_out: list[Rules] = []

    def work_out(rules: Rules) -> Known:
        worked_out.append(rules)
        return Known(rules, rules.seats)

    kept, two, three, another = Kept(work_out), rules_of("base", 2), rules_of("base", 3), rules_of("base", 2)
    assert [kept.of(rules).count for rules in (two, three, two, two, three)] == [2, 3, 2, 2, 3] and worked_out == [two, three]
    assert kept.of(another).rules is another and kept.of(two).rules is two
