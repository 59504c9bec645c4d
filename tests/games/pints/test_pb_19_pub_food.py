"""PB 19. Pub food: once a round, buying it, losing it. What each of the eight does is in test_pb_19_abilities.py."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.biting import Returned
from lazaretto.games.pints.turn import Turn
from lazaretto.kernel import NotAsked

from .pub import ANNA, BEN, GAME, Play, pub


def course(picture: str = "", **told: object) -> Play:
    """The Main Course, with plain tiles first in the corner."""
    return pub(picture, **{"variant": "main-course", "corner": "b g r", **told})


def eaten(v: Play, name: str = "anna") -> int:
    """How many markers this one has turned over."""
    return v.t.used[("anna", "ben", "cleo").index(name)].bit_count()


# Once a round


def test_a_used_marker_is_turned_over_until_its_owners_next_turn() -> None:
    """PB 19.1, R97. Not only until the next turn of anybody."""
    v = course(foods={"anna": "tables"}, hands={"anna": "blind"}, phase="sending").after("anna looks: cue", "anna goes on")
    assert v.why_not("anna looks").rule == "PB 19.1" and eaten(v) == 1
    assert eaten(v.go(Turn(BEN))) == 1 and eaten(v.go(Turn(ANNA))) == 0 and v.may("anna looks")


def test_one_uses_only_what_one_has_and_in_ones_own_turn() -> None:
    """PB 19.1. There is none on the Starters' Menu."""
    v = course(foods={"ben": "tables"}, phase="sending")
    assert v.why_not("anna looks").rule == "PB 19.1"
    with pytest.raises(NotAsked):
        v.after("ben looks")
    v = pub(crisps={"anna": 9}, phase="sending")
    assert v.why_not("anna looks").rule == v.why_not("anna orders sauce").rule == v.why_not("anna orders anything").rule == "PB 19"


# Buying


def test_seven_bags_for_one_of_your_choice_and_five_for_one_at_random() -> None:
    """PB 19.2, R6. From what lies in stock, face up."""
    v = course(foods={"ben": "sauce"}, crisps={"anna": 13}, phase="sending")
    assert v.why_not("anna orders sauce").rule == "PB 19.2"
    v.after("anna orders call")
    assert v.foods("anna") == "call" and v.t.crisps[ANNA] == 6 and v.why_not("anna orders guns").rule == "PB 19.2"
    v.after("anna orders anything: 3")                         # of tables, menu, fend-off, guns, ticket, colours
    assert v.foods("anna") == "call guns" and v.t.crisps[ANNA] == 1 and v.why_not("anna orders anything").rule == "PB 19.2"


@pytest.mark.parametrize("phase", ["sending", "placing", "fighting", "driving", "scoring"])
def test_more_is_bought_at_any_time_of_ones_turn(phase: str) -> None:
    """PB 19.2, R98, R116. By the active player."""
    v = course(stools="1", crisps={"anna": 9, "ben": 9}, phase=phase)
    assert v.may("anna orders sauce") and v.may("anna orders anything")
    with pytest.raises(NotAsked):
        v.after("ben orders sauce")


def test_when_the_stock_is_empty_none_is_bought() -> None:
    """PB 19.2."""
    v = course(foods={"anna": "tables sauce menu fend-off", "ben": "call guns ticket colours"}, crisps={"anna": 9}, phase="sending")
    assert v.why_not("anna orders anything").rule == "PB 19.2"


def test_a_marker_just_bought_is_fresh() -> None:
    """PB 19.2, R97. It may be used in the same turn."""
    v = course(crisps={"anna": 7}, phase="sending").after("anna orders tables", "anna looks: cue", "anna goes on")
    assert eaten(v) == 1 and v.hand("anna") == ""


# Losing


def test_for_a_buddy_lost_by_your_marker_one_goes_back_of_your_choice() -> None:
    """PB 19.3, R64. Used or not; one for each buddy."""
    told = {"bites": {"anna": 4}, "phase": "scoring"}
    v = course(foods={"anna": "tables sauce menu"}, markers={"anna": "fast"}, **told).after("anna looks: cue", "anna goes on")
    assert v.question == "Returning" and v.why_not("anna returns guns").rule == "PB 19.3" and eaten(v) == 1
    v.after("anna returns tables")
    assert v.foods("anna") == "sauce menu" and 0 in v.t.larder and v.t.sofa == 3
    v = course(foods={"anna": "call sauce menu"}, markers={"anna": "fast " * 6}, **told).after("anna returns menu", "anna returns call")
    assert v.foods("anna") == "sauce" and v.t.sofa == 2


def test_who_has_none_gives_none_back() -> None:
    """PB 19.3."""
    assert course(bites={"anna": 4}, markers={"anna": "fast"}, foods={"ben": "menu"}, phase="scoring").foods("ben") == "menu"


def test_a_fifth_bite_in_anothers_turn_costs_a_buddy_of_all_and_ones_own_pub_food() -> None:
    """PB 19.3, 14.9, R63. Ben was dealt the zombie in Anna's turn."""
    v = course(foods={"anna": "sauce", "ben": "menu tables"}, bites={"ben": 4}, markers={"ben": "fast"}, phase="scoring")
    assert v.asked == "ben" and v.after("ben returns tables").t.sofa == 3
    assert v.foods("ben") == "menu" and v.foods("anna") == "sauce"


def test_a_marker_lost_in_this_turn_is_not_bought_back_in_it() -> None:
    """PB 19.3, R102, R97. Neither by choice nor by chance; in the next turn of its owner, or by another in his."""
    v = course(
        "1 R:fast . . . .", stools="1", foods={"anna": "menu", "ben": "tables sauce call guns ticket colours"}, bites={"anna": 4}, crisps={"anna": 9, "ben": 9},
        phase="fighting",
    ).after("anna goes on", "anna goes on")
    assert v.foods("anna") == "" and v.told(Returned) and v.why_not("anna orders menu").rule == "R102" and v.may("anna orders fend-off")
    v.after("anna orders anything: 0")                         # of fend-off alone
    assert v.foods("anna") == "fend-off"
    assert v.go(Turn(BEN)).may("ben orders menu")


def test_when_all_that_is_in_stock_was_lost_now_that_is_what_is_said() -> None:
    """PB 19.2, 19.3, R102. A marker lies there: it is not that none does."""
    others = "tables sauce call guns ticket colours fend-off"
    foods, hands = {"anna": "menu", "ben": others}, {"anna": "coat"}
    told = {"stools": "1", "foods": foods, "bites": {"anna": 4}, "crisps": {"anna": 9}, "phase": "fighting", "hands": hands}
    v = course("1 R:fast . . . .", **told).after("anna goes on", "anna goes on")
    assert v.foods("anna") == "" and v.why_not("anna orders anything").rule == "R102"
    v = course("1 b . . . .", **told)
    assert v.why_not("anna orders anything").rule == "PB 19.2"


def test_all_eight_can_be_said() -> None:
    """PB 19.4 to 19.11, 2.12. The moves of the Main Course that the Starters' Menu has not."""
    more = {type(move).__name__ for move in GAME.vocabulary(3, "main-course")} - {type(move).__name__ for move in GAME.vocabulary(3, "base")}
    assert more == {"Order", "OrderAny", "LookTwice", "Sink", "Use", "Shift", "Arm", "GiveBack"}
