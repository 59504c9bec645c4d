"""PB 19.4 to 19.11. What each of the eight pub food markers does."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.turn import Turn
from lazaretto.kernel import EVERYONE, NOT_HERE, Moved

from .pub import ANNA, BEN
from .test_pb_19_pub_food import course, eaten

ZOMBIES = "zombie zombie bat bat dart dart bow"


# Second Look


def test_second_look_shows_the_top_card_to_you_alone() -> None:
    """PB 19.4, R121. Leave it, and it is the next."""
    v = course(foods={"anna": "tables"}, phase="sending").after("anna looks: blind")
    assert v.seen_by("anna").top.cards() == [17] and v.seen_by("ben").top.cards() == [-1]
    assert [eyes == EVERYONE for eyes, fact in v.dealer.facts if isinstance(fact, Moved) and fact.card == 17] == [False]
    assert v.after("anna goes on", "anna sends 1").hand("anna") == "blind"


def test_or_sinks_it_to_the_bottom_of_the_current_quarter() -> None:
    """PB 19.4, R31. It is the last of the quarter, and tile 1 follows."""
    v = course(foods={"anna": "tables"}, left=2, phase="sending").after("anna looks: blind", "anna sinks")
    assert v.t.sunk_in == (0,) and v.seen_by("ben").sunk[0].cards() == [-1]
    v.after("anna sends 1: cue", "anna sends 2")
    assert v.hand("anna") == "cue blind" and v.question == "DivisionTile"


def test_the_rescue_card_may_be_sunk_and_only_who_looked_knows() -> None:
    """PB 19.4, R24, R30. That is no drawing; cards put under the pile come before it now."""
    v = course(foods={"anna": "tables"}, quarter=4, left=1, under="cue", rescuer="taxi", phase="sending").after("anna looks: taxi")
    assert not v.over and v.after("anna sinks").seen_by("ben").sunk[1].cards() == [-1]
    assert v.after("anna sends 1").hand("anna") == "cue" and not v.over
    assert v.after("anna sends 2").over


def test_the_last_card_of_a_quarter_stays_where_it_is() -> None:
    """PB 19.4, R101."""
    v = course(foods={"anna": "tables"}, left=1, phase="sending").after("anna looks: blind", "anna sinks", "anna sends 1")
    assert v.hand("anna") == "blind" and v.question == "DivisionTile"


def test_another_may_look_at_the_same_card() -> None:
    """PB 19.4, R121. Then both know it."""
    v = course(foods={"anna": "tables", "ben": ""}, phase="sending").after("anna looks: blind", "anna goes on")
    v.t.foods[ANNA].take(0)
    v.t.foods[BEN].put(0)
    v.go(Turn(BEN)).after("ben looks", "ben goes on")
    assert v.seen_by("anna").top.cards() == v.seen_by("ben").top.cards() == [17] and v.seen_by("cleo").top.cards() == [-1]


# No Sauce


def test_no_sauce_one_refined_zombie_that_falls_is_not_replaced() -> None:
    """PB 19.5, R56. Offered when the chip is known; the next one is replaced."""
    v = course("1 b g:fast-sauce,fast-sauce r y b", stools="1", foods={"anna": "sauce"}, placed={"1-2": "dart extra"}, phase="fighting")
    assert v.question == "Replacing" and v.ambulance == "fast-sauce"
    v.after("anna uses sauce: fast-snappy")
    assert v.ambulance == "fast-sauce fast-sauce" and v.shows("1 g:fast-snappy r y b b")


def test_one_may_save_it() -> None:
    """PB 19.5. The first is replaced, the second not."""
    v = course("1 b g:fast-sauce r y b", stools="1", foods={"anna": "sauce"}, placed={"1-2": "dart extra"}, phase="fighting").after("anna goes on: tough-sauce")
    assert v.shows("1 g:tough-sauce! r y b b") and eaten(v) == 0


# From the Menu


def test_from_the_menu_takes_the_top_card_of_the_discard_pile() -> None:
    """PB 19.6, R99. At the start of the turn, and once."""
    v = course(foods={"anna": "menu"}, discard="fruit cue blind", phase="sending").after("anna uses menu")
    assert v.hand("anna") == "blind" and v.discard == "fruit cue" and v.why_not("anna uses menu").rule == "PB 19.1"


@pytest.mark.parametrize("discard", ["", "cue fruit"])
def test_a_zombie_card_on_top_or_no_card_at_all_is_nothing_to_take(discard: str) -> None:
    """PB 19.6, R99."""
    assert course(foods={"anna": "menu"}, discard=discard, phase="sending").why_not("anna uses menu").rule == "PB 19.6"


@pytest.mark.parametrize("first", ["anna sends 1: cue", "anna drinks", "anna plays blind 1", "anna orders menu", "anna asks ben for coat"])
def test_it_is_for_the_start_of_the_turn_before_anything_else(first: str) -> None:
    """PB 19.6, R99. Bought in this turn it waits for the next."""
    foods = {} if "orders" in first else {"anna": "menu"}
    v = course(foods=foods, discard="cue", hands={"anna": "blind", "ben": "coat"}, crisps={"anna": 9}, bites={"anna": 2}, phase="sending").after(first)
    if v.asked == "ben":
        v.after("ben refuses")
    assert v.why_not("anna uses menu").rule == "R99"


# Fend Off


def test_fend_off_wards_off_the_bite_of_a_red_tile() -> None:
    """PB 19.7."""
    v = course("1 R:fast . . . .", stools="1", foods={"anna": "fend-off"}, bites={"anna": 4}, phase="fighting")
    assert v.question == "Bitten" and v.after("anna uses fend-off").t.bites[ANNA] == 4 and eaten(v) == 1


@pytest.mark.parametrize("chips, bites", [("fast-snappy", 1), ("fast", 0), ("fast fast-snappy", 2)])
def test_at_the_scoring_it_takes_away_one_bite_not_one_chip(chips: str, bites: int) -> None:
    """PB 19.7, R95. Offered when the chips are turned up."""
    v = course(foods={"anna": "fend-off"}, markers={"anna": chips}, phase="scoring")
    assert v.question == "Bitten" and v.after("anna uses fend-off").t.bites[ANNA] == bites


def test_one_dealt_to_in_anothers_turn_may_use_it() -> None:
    """PB 19.7, R83. Ben in Anna's turn; it is turned over until his own."""
    v = course(foods={"ben": "fend-off"}, bites={"ben": 4}, markers={"ben": "fast"}, phase="scoring")
    assert v.asked == "ben" and v.options("ben") == (v.spoken("ben goes on")[1], v.spoken("ben uses fend-off")[1])
    assert v.after("ben uses fend-off").t.bites[BEN] == 4 and eaten(v, "ben") == 1


def test_it_wards_off_one_bite_a_round_and_one_may_be_bitten_instead() -> None:
    """PB 19.7, 19.1. Used against the red tile it is turned over at the scoring."""
    told = {"stools": "1", "foods": {"anna": "fend-off"}, "phase": "fighting scoring"}
    assert course("1 R:fast . . . .", **told).after("anna uses fend-off").t.bites[ANNA] == 1
    assert course("1 R:fast . . . .", **told).after("anna goes on", "anna uses fend-off").t.bites[ANNA] == 1
    assert course("1 R:fast . . . .", **told).after("anna goes on", "anna goes on").t.bites[ANNA] == 2


# Late Call


def test_late_call_moves_a_buddy_to_another_row() -> None:
    """PB 19.8, R100. To a free stool; then pieces are placed there. Once."""
    v = course("3 b:fast . . . .", stools="1 2", foods={"anna": "call"}, loose="bat", phase="placing fighting")
    assert v.why_not("anna shifts 1 to 2").rule == "PB 19.8" and v.why_not("anna shifts 4 to 5").rule == "PB 7.1"
    v.after("anna shifts 1 to 3", "anna places bat 3-1")
    assert v.stools == "" and v.ambulance == "fast" and v.t.sofa == 4


def test_or_sends_one_more_and_draws_a_card_for_it() -> None:
    """PB 19.8, R100. With all that may follow; none goes back to the sofa, for there is no such move."""
    v = course(stools="1", foods={"anna": "call"}, crisps={"anna": 9}, phase="placing").after("anna sends 2: too-dead")
    assert v.stools == "1 2" and v.t.sofa == 2 and v.aboard == "fast fast" and v.why_not("anna sends 3").rule == "PB 19.1"
    assert course(stools="1", foods={"anna": "call"}, sofa=0, phase="placing").why_not("anna sends 2").rule == "PB 5.4"


def test_it_does_not_move_a_buddy_from_pieces_that_are_placed() -> None:
    """PB 19.8, R113."""
    v = course("1 b:fast . . . .", stools="1 2", foods={"anna": "call"}, loose="bat bat", phase="placing").after("anna places bat 1-1")
    assert v.why_not("anna shifts 1 to 3").rule == "R113" and v.may("anna shifts 2 to 3")


def test_late_call_and_gun_runner_are_for_the_time_between_throw_and_fight() -> None:
    """PB 19.8, 19.9."""
    v = course("1 b:fast . . . .", stools="1", foods={"anna": "call guns"}, hands={"anna": "cue"}, crisps={"anna": 9}, phase="sending fighting")
    assert v.why_not("anna shifts 1 to 3") == NOT_HERE == v.why_not("anna arms cue as bow")
    v.after("anna goes on")
    assert v.question == "Squares" and v.why_not("anna shifts 1 to 3") == NOT_HERE == v.why_not("anna arms cue as bow")


# Gun Runner


def test_gun_runner_makes_any_other_weapon_of_a_die() -> None:
    """PB 19.9, R59. In every way: a die as a Teapot washes, as billiard balls it hits twice, as a rugby ball it rebounds."""
    v = course("1 b g:fast-sauce r y b", stools="1", foods={"anna": "guns"}, loose="bow", phase="placing fighting").after("anna arms bow as teapot")
    assert v.loose == "teapot" and v.after("anna places teapot 1-2").shows("1 g r y b b") and v.ambulance == "fast-sauce"
    v = course("1 b g:tough r y b", stools="1", foods={"anna": "guns"}, loose="bow", phase="placing fighting").after("anna arms bow as balls")
    assert v.after("anna places balls 1-2").ambulance == "tough"
    v = course("1 b g:fast r y b\n 2 b:fast . . . .", stools="1", foods={"anna": "guns"}, loose="bow", phase="placing").after("anna arms bow as rugby")
    assert v.after("anna places rugby 1-2").question == "Rebounding"


def test_a_card_becomes_another_weapon_too_and_joins_its_kind() -> None:
    """PB 19.9, R59. The toaster as a cricket bat beside another; it is discarded as the card it is. Once."""
    v = course("1 b:tough g r y b", stools="1", foods={"anna": "guns"}, hands={"anna": "toaster molotov"}, loose="bat", phase="placing fighting")
    v.after("anna places bat 1-1", "anna arms toaster as bat")
    assert v.why_not("anna arms molotov as cue").rule == "PB 19.1"
    assert v.after("anna places bat 1-1").ambulance == "tough" and v.discard == "toaster" and v.hand("anna") == "molotov"


def test_only_weapons_that_are_not_placed_yet_change() -> None:
    """PB 19.9, R113. And extra hits are no weapons."""
    v = course("1 b:fast g r y b", stools="1", foods={"anna": "guns"}, loose="bat extra", phase="placing").after("anna places bat 1-1")
    assert v.why_not("anna arms bat as bow").rule == "PB 7.1" and v.why_not("anna arms extra as bow") == NOT_HERE


# No Ticket


def test_no_ticket_puts_one_zombie_die_aside() -> None:
    """PB 19.10, R112. Nobody boards for it; for a black colour die it does nothing."""
    v = course(foods={"anna": "ticket"}, phase="throw", chance=f"{ZOMBIES} black red")
    assert v.question == "Boarding" and v.aboard == "fast"
    v.after("anna uses ticket")
    assert v.aboard == "fast fast" and v.loose == "bat bat dart dart bow" and eaten(v) == 1


@pytest.mark.parametrize("says", [("anna uses ticket", "anna plays zword: zombie"), ("anna plays zword: zombie bow", "anna uses ticket")])
def test_it_comes_before_or_after_a_z_word(says: tuple[str, ...]) -> None:
    """PB 19.10, 13.9, R47."""
    v = course(foods={"anna": "ticket"}, hands={"anna": "zword"}, phase="throw", chance=f"{ZOMBIES} red").after(*says)
    assert v.aboard == ("fast" if says[0] == "anna uses ticket" else "") and v.asked == ""


# Other Colour


def test_other_colour_refuses_a_roll_and_names_a_colour_instead() -> None:
    """PB 19.11. In the throw, or for a card; a roll may also be accepted."""
    v = course("1 b g r y R", foods={"anna": "colours"}, phase="throw", chance="bat bat bat bat bat bat bat red")
    assert v.question == "ColourRolled" and v.after("anna names blue").shows("1 b:fast g r y R") and eaten(v) == 1
    v = course("1 b g r y Y", foods={"anna": "colours"}, phase="sending").after("anna sends 1: fruit red", "anna goes on")
    assert v.shows("1 b g r:fast y Y") and eaten(v) == 0


def test_on_black_nobody_boards_but_for_blacks_before_it() -> None:
    """PB 19.11, R48. Only the last roll is not accepted."""
    v = course("1 b g r y R", foods={"anna": "colours"}, phase="throw", chance="bat bat bat bat bat bat bat black")
    v.after("anna goes on: black", "anna names blue")
    assert v.aboard == "fast" and v.shows("1 b:fast g r y R") and eaten(v) == 1


def test_white_needs_no_marker() -> None:
    """PB 19.11, 6.3, R48. It stays face up."""
    v = course("1 b g r y R", foods={"anna": "colours"}, phase="throw", chance="bat bat bat bat bat bat bat white").after("anna names blue")
    assert eaten(v) == 0 and v.shows("1 b:fast g r y R")
