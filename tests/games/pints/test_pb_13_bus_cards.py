"""PB 13.9 to 13.12. The Z-word, and the three cards for the bus."""

from __future__ import annotations

import pytest

from lazaretto.kernel import NOT_HERE

from .pub import ANNA, pub

ROWS = """
    1  g:fast  b  r  y  b
    2  r       b  g  y  y
    3  y:fast  b  g  r  g
"""
TWO_ZOMBIES = "zombie bat zombie bat dart dart bow red"


# Z-word


def test_the_z_word_throws_all_battle_dice_with_a_zombie_again() -> None:
    """PB 13.9, R47. Nobody boards for those; a zombie in the new throw boards; what comes up is used like any die."""
    v = pub(hands={"anna": "zword"}, phase="throw placing", chance=TWO_ZOMBIES)
    assert v.question == "Boarding" and v.aboard == ""
    v.after("anna plays zword: extra zombie")
    assert v.aboard == "fast" and v.loose == "extra bat bat dart dart bow" and v.discard == "zword"


def test_a_second_z_word_may_follow_the_first() -> None:
    """PB 13.9, R47."""
    v = pub(hands={"anna": "zword zword"}, phase="throw", chance=TWO_ZOMBIES).after("anna plays zword: zombie bow", "anna plays zword: dart")
    assert v.aboard == "" and v.loose == "dart bat bow bat dart dart bow" and v.discard == "zword zword"


def test_one_may_keep_the_z_word() -> None:
    """PB 13.9, 6.5. Then they board."""
    v = pub(hands={"anna": "zword"}, phase="throw", chance=TWO_ZOMBIES).after("anna goes on")
    assert v.aboard == "fast fast" and v.hand("anna") == "zword"


def test_the_z_word_is_not_for_the_colour_die() -> None:
    """PB 13.9, R112. Black has a zombie symbol, but is no battle die: one boards, and nobody is asked."""
    v = pub(hands={"anna": "zword"}, phase="throw", chance="bat bat bat bat dart dart bow black red")
    assert v.aboard == "fast" and v.asked == "" and v.hand("anna") == "zword"


def test_the_colour_is_settled_before_the_z_word() -> None:
    """PB 13.9, 6.1, R46."""
    v = pub("1 b g r y r", hands={"anna": "zword"}, phase="throw", chance=TWO_ZOMBIES.replace("red", "white"))
    assert v.question == "ColourRolled" and v.why_not("anna plays zword") == NOT_HERE
    assert v.after("anna names blue").question == "Boarding" and v.shows("1 b:fast g r y r")


# Motion sickness


def test_with_motion_sickness_all_get_off_at_one_stop() -> None:
    """PB 13.10, R79. One push, one tile, one move."""
    v = pub(ROWS, aboard="tough fast fast-snappy", corner="b r y", hands={"anna": "motion"}, phase="driving").after("anna plays motion")
    assert v.shows("1 b r y b b:fast-snappy,fast,tough\n 2 r b g y y") and v.bus == 2 and v.aboard == "" and v.discard == "motion"


def test_it_may_be_played_before_a_later_stop() -> None:
    """PB 13.10, R79. All still aboard."""
    v = pub(ROWS, aboard="tough fast fast", corner="b r y", hands={"anna": "motion"}, phase="driving").after("anna goes on", "anna plays motion")
    assert v.shows("1 b r y b b:fast\n 2 b g y y r:fast,tough\n 3 y:fast b g r g") and v.bus == 3


@pytest.mark.parametrize("card", ["motion", "unstoppable"])
def test_with_nobody_aboard_there_is_nothing_to_play_them_for(card: str) -> None:
    """PB 13.10, 13.11, R79, R80."""
    v = pub(hands={"anna": f"{card} continental"}, phase="driving")
    assert v.question == "AtTheStop" and v.why_not(f"anna plays {card}").text == "nobody is aboard"


# Unstoppable


def test_the_unstoppable_bus_passes_one_row() -> None:
    """PB 13.11, R80. Nobody gets off there, the row does not move, and it goes on at the row after it."""
    v = pub(ROWS, aboard="tough fast", corner="b r y", hands={"anna": "unstoppable"}, phase="driving").after("anna plays unstoppable")
    assert v.shows("1 g:fast b r y b\n 2 b g y y b:fast\n 3 b g r g r:tough") and v.bus == 4 and v.marker("anna") == "fast"


def test_it_may_pass_a_row_in_the_middle_and_two_in_a_row() -> None:
    """PB 13.11, R80."""
    v = pub(ROWS, aboard="tough fast", hands={"anna": "unstoppable"}, phase="driving").after("anna goes on", "anna plays unstoppable")
    assert v.shows("1 b r y b .:fast\n 2 r b g y y\n 3 b g r g .:tough") and v.bus == 4
    v = pub(ROWS, aboard="fast", hands={"anna": "unstoppable unstoppable"}, phase="driving").after("anna plays unstoppable", "anna plays unstoppable")
    assert v.shows("1 g:fast b r y b\n 2 r b g y y\n 3 b g r g .:fast") and v.bus == 4


# Continental driver


def test_the_continental_driver_goes_clockwise_for_this_run() -> None:
    """PB 13.12, R80. The first stop is where the bus stands, and the last move is clockwise too."""
    v = pub(ROWS, bus=2, aboard="tough fast", corner="b r y", hands={"anna": "continental"}, phase="driving").after("anna plays continental")
    assert v.shows("2 b g y y b:fast\n 1 b r y b r:tough\n 3 y:fast b g r g") and v.bus == 5 and v.discard == "continental"


def test_an_empty_bus_goes_back_too() -> None:
    """PB 13.12, R80."""
    assert pub(bus=1, hands={"anna": "continental"}, phase="driving").after("anna plays continental").bus == 5


def test_it_is_played_before_the_run_and_not_twice() -> None:
    """PB 13.12, R80."""
    v = pub(aboard="fast fast", hands={"anna": "continental continental blind"}, phase="driving").after("anna plays continental")
    assert v.why_not("anna plays continental").text == "this run goes backwards already"
    v = pub(aboard="fast fast", hands={"anna": "continental motion"}, phase="driving").after("anna goes on")
    assert v.why_not("anna plays continental").text == "that is played before the run begins"


def test_the_next_run_is_counter_clockwise_again() -> None:
    """PB 13.12, R81. Two bus phases, one after the other."""
    assert pub(bus=3, hands={"anna": "continental"}, phase="driving driving").after("anna plays continental").bus == 3


def test_all_three_in_one_run() -> None:
    """PB 13.10, 13.11, 13.12, R80. Clockwise, past row 3, one off at 2, all others at 1; it rests at 5."""
    v = pub(bus=3, aboard="tough fast-snappy fast", hands={"anna": "continental unstoppable motion"}, phase="driving")
    v.after("anna plays continental", "anna plays unstoppable", "anna goes on", "anna plays motion")
    assert v.bus == 5 and v.shows("2 . . . . .:fast\n 1 . . . . .:fast-snappy,tough\n 3 . . . . .") and v.discard == "continental unstoppable motion"


def test_cards_for_the_bus_work_on_a_jukebox_run_too_each_for_one_run() -> None:
    """PB 13.10, 13.11, 13.12, 14.7, R81. Backwards in the sending; in the bus phase forwards again."""
    v = pub(variant="main-course", bus=3, corner="b g r", hands={"anna": "continental unstoppable motion"}, phase="sending driving")
    v.after("anna sends 5: jukebox", "anna plays continental", "anna plays unstoppable", "anna plays motion")
    assert v.bus == 1 and v.shows("2 . . . . .:fast,fast,fast\n 3 . . . . .") and v.question == "Sending"
    assert v.after("anna goes on").bus == 2 and v.t.bites[ANNA] == 0
