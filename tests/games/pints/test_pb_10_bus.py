"""PB 10. The bus: from row to row, a push and a chip at each stop."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.table import BUS

from .pub import pub

STREET = """
    1  g:fast  b  r  y  b
    2  r       b  g  y  y
    3  y:fast  b  g  r  g
"""


@pytest.mark.parametrize("bus, rests", [(1, 2), (4, 5), (5, 1)])
def test_with_nobody_aboard_the_bus_goes_on_to_the_next_row_and_that_is_all(bus: int, rests: int) -> None:
    """PB 10.1, R77. After row 5 comes row 1 (PB 2.1); nothing is pushed."""
    v = pub(STREET, bus=bus, corner="b r y", phase="driving")
    assert v.bus == rests and v.shows(STREET) and v.corner == "b r y" and v.marker("anna") == ""


def test_two_aboard_get_off_at_two_rows_and_the_bus_rests_at_the_third() -> None:
    """PB 10.2, 10.3, 10.5. The example: tile A with a chip at the first row, tile B at the next, and nothing is pushed at the third."""
    v = pub(STREET, bus=1, aboard="tough fast", corner="b r y", phase="driving")
    assert v.shows("""
        1  b  r       y  b  b:fast
        2  b  g       y  y  r:tough
        3  y:fast  b  g  r  g
    """)
    assert v.bus == 3 and v.aboard == "" and v.corner == "y g r" and v.marker("anna") == "fast"


@pytest.mark.parametrize("aboard, bus, rests", [(1, 1, 2), (1, 5, 1), (3, 4, 2), (5, 2, 2)])
def test_after_the_last_chip_the_bus_goes_one_row_further_and_stays(aboard: int, bus: int, rests: int) -> None:
    """PB 10.3, R77. With so many chips so many moves; each lies on square 5 of its row."""
    v = pub(bus=bus, aboard="fast " * aboard, phase="driving")
    stops = [(bus - 1 + number) % 5 for number in range(aboard)]
    assert v.bus == rests and [v.chips(row * 5 + 4) for row in range(5)] == ["fast" if row in stops else "" for row in range(5)]


def test_with_more_than_five_aboard_the_bus_goes_round_again() -> None:
    """PB 10.2, R22, R77. Seven: rows 3 and 4 are pushed twice."""
    v = pub(bus=3, aboard="tough " * 5 + "fast fast", phase="driving")
    assert v.bus == 5 and v.shows("""
        1  .  .  .  .  .:tough
        2  .  .  .  .  .:tough
        3  .  .  .  .:fast  .:tough
        4  .  .  .  .:fast  .:tough
        5  .  .  .  .  .:tough
    """)


def test_what_enters_at_a_stop_is_for_the_active_player() -> None:
    """PB 10.4. Tiles to the corner, zombies on the marker of who is active, as they lie."""
    v = pub("2 r:tough!,fast b g y y", bus=2, aboard="fast", corner="b g y", active="ben", phase="driving")
    assert v.marker("ben") == "tough! fast" and v.marker("anna") == "" and v.corner == "g y r"


def test_each_tile_that_entered_comes_back_at_a_later_stop() -> None:
    """PB 10.4, 9.5. Four stops: the tile of the first is used at the fourth, empty but for this stop's chip."""
    v = pub("1 g:fast . . . .\n 2 r . . . .", bus=1, aboard="fast fast fast fast", corner="b b y", phase="driving")
    assert v.shows("4 . . . . g:fast") and v.bus == 5


# Roller blinds


def test_the_bus_passes_a_blind_with_all_aboard() -> None:
    """PB 10.2, 13.14, R73. It stops at 1 and 3, and rests at 4."""
    v = pub(STREET, bus=1, aboard="tough fast", corner="b r y", hands={"anna": "blind"}, phase="driving").after("anna plays blind 2")
    assert v.bus == 4 and v.shows("2 r b g y y\n 3 b g r g r:tough")


def test_the_bus_may_stand_at_the_blind() -> None:
    """PB 10.2, R73. Then the first stop is at the next row."""
    v = pub(STREET, bus=1, aboard="fast", hands={"anna": "blind"}, corner="b r y", phase="driving").after("anna plays blind 1")
    assert v.bus == 3 and v.shows("1 g:fast b r y b\n 2 b g y y b:fast")


def test_its_last_stop_may_be_the_row_of_a_blind() -> None:
    """PB 10.3, R73. Empty, it rests there."""
    v = pub(STREET, bus=1, aboard="fast", hands={"anna": "blind"}, phase="driving").after("anna plays blind 2")
    assert v.bus == 2 and v.shows("2 r b g y y")


def test_an_empty_bus_goes_to_a_blind_and_no_further() -> None:
    """PB 10.1, R73, R77."""
    assert pub(bus=1, hands={"anna": "blind"}, phase="driving").after("anna plays blind 2").bus == 2


def test_on_the_second_lap_the_blind_is_still_there() -> None:
    """PB 10.2, R22, R72. Six aboard and row 2 shut: 1, 3, 4, 5, 1, 3."""
    v = pub(bus=1, aboard="fast " * 6, hands={"anna": "blind"}, phase="driving").after("anna plays blind 2")
    assert v.bus == 4 and [len(v.t.tags[row * 5 + 4]) + len(v.t.tags[row * 5 + 3]) for row in range(5)] == [2, 0, 2, 1, 1] and not v.t.tags[BUS]
