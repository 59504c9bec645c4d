"""IN 8. The end of a round: who leaves, where the figure goes, and what happens when the hands are empty."""

from __future__ import annotations

import pytest

from lazaretto.games.infected.guessing import Guessing
from lazaretto.games.infected.passing import PassCards
from lazaretto.kernel import Outcome

from .village import ANNA, BOB, DAN, EVE, FAY, Play, village


def test_the_fallen_leave_and_the_others_go_on() -> None:
    """IN 8.1. Into the next round, with one round more on the sheet."""
    v = village(round=2).hand(cil="infected-now").end_round()
    assert v.t.active == [ANNA, BOB, DAN, EVE, FAY] and v.t.round == 3 and isinstance(v.position.question, PassCards)


def test_who_fell_stays_in_the_circle_until_the_round_ends() -> None:
    """IN 8.1. Passing is over by then: the chart counts anew only for the next round."""
    v = village().hand(bob="infected-now").hold_until("cil")
    assert v.t.active == [0, 1, 2, 3, 4, 5] and v.out == "bob"


@pytest.mark.parametrize("marker, fallen, after", [
    ("anna", "", "bob"), ("fay", "", "anna"), ("anna", "bob", "cil"), ("anna", "bob cil", "dan"), ("bob", "bob", "cil"), ("fay", "anna fay", "bob"),
])
def test_the_figure_moves_to_the_next_player_still_in_the_game(marker: str, fallen: str, after: str) -> None:
    """IN 8.2, R14, R44. Clockwise, also when its holder fell."""
    v = village(marker=marker, doctors="eve").hand(**dict.fromkeys(fallen.split(), "infected-now")).end_round()
    assert v.out == fallen and v.marker == after


def test_the_next_round_begins_with_the_figure() -> None:
    """IN 8.2, 6.1."""
    v = village(marker="anna").hand().end_round().hand()
    assert v.asked == "bob"


# When the hands are empty


def to_the_last_card(seats: int) -> Play:
    """Each has one card left, in the last round in which cards are passed."""
    return village(seats, round=10 if seats == 5 else 9, hands="safe")


@pytest.mark.parametrize("seats", [5, 6, 8])
def test_when_the_hands_are_empty_nothing_is_passed(seats: int) -> None:
    """IN 8.3, R7. Declaring and naming go on, for two rounds; then nobody has won."""
    v = to_the_last_card(seats).hand().end_round()
    for closing in (1, 2):
        assert isinstance(v.position.question, Guessing) and v.winners is None and [len(hand) for hand in v.t.hands] == [0] * seats
        assert v.t.round == (10 if seats == 5 else 9) + closing
        v.end_round()
    assert v.position.outcome == Outcome((), "the cards have run out", (0.5,) * seats)


def test_a_closing_round_moves_the_figure() -> None:
    """IN 8.3, 8.2."""
    v = to_the_last_card(6).hand().end_round()
    assert v.marker == "bob" and v.end_round().marker == "cil"


def test_one_may_still_name_the_doctor_in_a_closing_round() -> None:
    """IN 8.3, 7.2."""
    v = to_the_last_card(6).hand().end_round().end_round().guess("fay", "anna")
    assert v.winners == "bob cil dan eve fay"


@pytest.mark.parametrize("card, closing", [("infected-next", 1), ("infected-in-two", 2), ("contagious-next", 1)])
def test_delayed_infections_still_act_in_a_closing_round(card: str, closing: int) -> None:
    """IN 8.3, 5.1, R7."""
    v = village(round=9, hands={"anna": card, **dict.fromkeys(("bob", "cil", "dan", "eve", "fay"), "safe")}, out="eve fay", entry=2, marker="bob")
    v.pass_cards(anna=card).end_round()
    assert v.out == "eve fay"
    for _ in range(closing):
        assert v.winners is None and v.out == "eve fay"
        v.end_round()
    assert v.out == "bob eve fay"


def test_the_doctor_may_win_in_the_last_closing_round() -> None:
    """IN 8.3, 9.2. A win goes before the draw."""
    v = village(round=9, hands={"anna": "infected-in-two", "bob": "safe", "cil": "safe"}, out="dan eve fay", entry=1)
    v.pass_cards(anna="infected-in-two").end_round().end_round()
    assert v.winners is None
    assert v.end_round().winners == "anna"
