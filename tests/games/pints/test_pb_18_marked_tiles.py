"""PB 18. Marked tiles: what they do when they enter the pub, with zombies and without."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.fighting import Row

from .pub import ANNA, GAME, Play, pub

CORNER = "b g r"


def entered(tile: str, how: str, chance: str = "", **told: object) -> Play:
    """A tile of row 1 enters: pushed in the fight, at a stop of the bus phase, or of a Jukebox run."""
    at = {"variant": "main-course", "corner": CORNER, **told}
    if how == "fight":
        return pub(f"1 {tile} b:fast g r y", stools="1", placed={"1-2": "dart"}, phase="fighting", chance=chance, **at)
    return pub(f"1 {tile} b g r y", aboard="fast", phase="driving" if how == "bus" else "jukebox", chance=chance, **at)


everywhere = pytest.mark.parametrize("how", ["fight", "bus", "jukebox"])


def dealt(v: Play) -> Play:
    """In a Jukebox run the zombie is for Ben."""
    return v.after("anna deals to ben") if v.question == "Dealing" else v


def test_marked_tiles_act_on_the_main_course_only() -> None:
    """PB 18.1. Three of each colour; on the Starters' Menu the marking lies down."""
    assert GAME.rules(3, "base").tiles == (0, 0, 0, 0) and GAME.rules(3, "main-course").tiles == (3, 3, 3, 3)
    assert pub("1 r:fast . . . .", stools="1", phase="fighting").t.bites[ANNA] == 0


@pytest.mark.parametrize("tile", ["b:fast", "b", "r:fast", "r", "g:fast", "g", "y:fast", "y"])
def test_tiles_without_a_marking_do_nothing(tile: str) -> None:
    """PB 18.1."""
    v = entered(tile, "fight", aboard="fast", bites={"anna": 2}, hands={"anna": "cue"}, discard="fruit")
    assert v.aboard == "fast" and v.t.bites[ANNA] == 2 and v.hand("anna") == "cue" and v.discard == "fruit"


def test_what_counts_is_whether_zombies_lay_there_as_it_entered() -> None:
    """PB 18.1, R68. The only zombie of the red tile was felled in the fight: it enters empty, and heals."""
    v = pub("1 R:fast b g r y", variant="main-course", stools="1", placed={"1-1": "bat"}, bites={"anna": 2}, corner=CORNER, phase="fighting")
    assert v.t.bites[ANNA] == 1


# Blue


@everywhere
def test_blue_with_zombies_a_chip_gets_on_the_bus(how: str) -> None:
    """PB 18.2, R78. In a run it gets off later in the same run: at row 2, and the bus rests at 3."""
    v = dealt(entered("B:fast", how))
    assert v.aboard == ("fast" if how == "fight" else "")
    if how != "fight":
        assert v.bus == 3 and v.shows("2 . . . . g:fast")


@pytest.mark.parametrize("aboard, left", [("", ""), ("fast", ""), ("fast tough", "fast")])
def test_blue_without_a_chip_of_the_bus_goes_to_the_stock(aboard: str, left: str) -> None:
    """PB 18.2, R78, R96. If there is one; no crisps for it."""
    v = entered("B", "fight", aboard=aboard)
    assert v.aboard == left and v.t.crisps[ANNA] == 0 and v.t.stock.size == 85 - len(left.split())


@pytest.mark.parametrize("aboard, rests", [("fast", 2), ("fast fast", 2), ("fast fast fast", 3)])
def test_this_stops_chip_has_got_off_before(aboard: str, rests: int) -> None:
    """PB 18.2, R68, R78. The empty blue tile shortens the run by one, if anybody is still aboard."""
    v = pub("1 B b g r y\n 2 . . . . .", variant="main-course", corner=CORNER, aboard=aboard, phase="driving")
    assert v.bus == rests and v.shows("1 b g r y b:fast")


# Red


@everywhere
def test_red_with_zombies_the_active_player_is_bitten_at_once(how: str) -> None:
    """PB 18.3, R65, R70. In a Jukebox run too, though the zombie is for Ben; chips that wait are counted later."""
    v = dealt(entered("R:fast", how))
    assert v.t.bites == (1, 0, 0) and (v.marker("ben"), v.marker("anna")) == (("fast", "") if how == "jukebox" else ("", "fast"))


def test_at_five_a_buddy_dies_and_pub_food_goes_back() -> None:
    """PB 18.3, 19.3, R65. And the marker goes to nought."""
    v = entered("R:fast", "fight", bites={"anna": 4}, foods={"anna": "sauce", "ben": "menu"})
    assert v.t.bites[ANNA] == 0 and v.t.sofa == 3 and v.foods("anna") == "" and v.foods("ben") == "menu" and v.marker("anna") == "fast"


@everywhere
@pytest.mark.parametrize("before, after", [(3, 2), (0, 0)])
def test_red_without_a_bite_is_healed_if_there_is_one(how: str, before: int, after: int) -> None:
    """PB 18.3. And no beer is drunk for it."""
    v = entered("R", how, bites={"anna": before, "ben": 2})
    assert v.t.bites == (after, 2, 0) and v.t.bar == 7 and v.t.beers == (0, 0, 0)


# Green


@everywhere
def test_green_with_zombies_a_buddy_card_goes_under_quarter_four(how: str) -> None:
    """PB 18.4. Of the active player's choice."""
    v = dealt(entered("G:fast", how, hands={"anna": "cue toaster", "ben": "coat"}))
    assert v.question == "Losing" and v.asked == "anna"
    v.after("anna loses toaster")
    assert v.hand("anna") == "cue" and v.under == "toaster" and v.hand("ben") == "coat"


def test_with_no_card_to_lose_nothing_happens() -> None:
    """PB 18.4."""
    assert entered("G:fast", "fight").under == ""


@everywhere
def test_green_without_a_card_is_drawn(how: str) -> None:
    """PB 18.4. Laid before the active player."""
    assert entered("G", how, chance="cue").hand("anna") == "cue"


def test_a_zombie_card_drawn_so_acts_at_once() -> None:
    """PB 18.4, 14.1."""
    v = entered("G", "fight", chance="too-dead")
    assert v.aboard == "fast fast" and v.discard == "too-dead"


def test_a_jukebox_drawn_in_the_fight_runs_at_once_and_the_order_of_the_rows_stays() -> None:
    """PB 18.4, 14.7, 8.1, R76. From row 5 by 1 and 2 to 3; then row 1 fights as the second, and its bat finds nobody (R119)."""
    v = pub(
        "5 G b g r y\n 1 b:fast . . . .", variant="main-course", stools="5 1", bus=5, placed={"1-1": "bat"}, corner=CORNER, phase="fighting",
        chance="jukebox",
    )
    assert v.question == "Dealing" and v.after("anna deals to ben").bus == 3
    assert [step.row + 1 for step in v.told(Row)] == [5, 1] and v.discard == "jukebox" and v.t.sofa == 4 and v.ambulance == ""


# Yellow


@everywhere
@pytest.mark.parametrize("discard, left, under", [
    ("fruit cue", "cue", "fruit"), ("fruit too-dead cue blind", "fruit cue blind", "too-dead"), ("fruit make-it-two", "fruit", "make-it-two"),
    ("cue blind", "cue blind", ""), ("", "", ""),
])
def test_yellow_with_zombies_the_last_zombie_card_goes_back_into_the_quarter(how: str, discard: str, left: str, under: str) -> None:
    """PB 18.5, R107. The one nearest the top of the discard pile, of any kind, to the bottom of the current quarter; if there is one."""
    v = dealt(entered("Y:fast", how, discard=discard, left=9))
    assert v.discard == left and v.under == under and v.t.in_quarter(0) == 9 + len(under.split())


@everywhere
def test_yellow_without_the_top_card_is_discarded(how: str) -> None:
    """PB 18.5, R25. A zombie card does nothing."""
    v = entered("Y", how, chance="fruit", left=9)
    assert v.discard == "fruit" and v.t.in_quarter(0) == 8 and v.aboard == ""


def test_the_last_card_of_a_quarter_discarded_by_a_yellow_tile_shows_the_division_tile() -> None:
    """PB 18.5, 15.1, R27. In the fight."""
    v = entered("Y", "fight", chance="cue", left=1)
    assert v.question == "DivisionTile" and v.asked == "anna"


# When


def test_a_marking_acts_between_the_two_pushes() -> None:
    """PB 18.1, 18.4, R69. The green tile draws a Fruit machine: the chip that comes on square 1 is pushed in."""
    v = pub("1 G b g r y", variant="main-course", stools="1", corner="y g r", phase="fighting", chance="fruit blue")
    assert v.marker("anna") == "fast" and v.shows("1 g r y y g")


def test_two_marked_tiles_in_one_turn_act_each_by_itself() -> None:
    """PB 18.1, R69. Bitten by the first, healed by the second."""
    v = pub("1 R:fast R g r y", variant="main-course", stools="1", corner="y g b", phase="fighting")
    assert v.t.bites[ANNA] == 0 and v.corner == "b R R"


def test_behind_a_blind_no_marking_acts() -> None:
    """PB 18.1, 13.14, R72."""
    v = pub("1 R:fast . . . .", variant="main-course", corner=CORNER, stools="1", hands={"anna": "blind"}, phase="fighting").after("anna plays blind 1")
    assert v.t.bites[ANNA] == 0 and v.shows("1 R:fast . . . .")


@pytest.mark.parametrize("tile, told, aboard, bites, under", [
    ("R:fast", {}, "", 0, ""), ("B:fast", {}, "fast", 0, ""), ("G:fast", {"hands": {"anna": "undead cue"}}, "", 0, "cue"),
    ("Y:fast", {"discard": "fruit"}, "", 0, "fruit"), ("R", {"bites": {"anna": 2}}, "", 1, ""),
])
def test_playing_undead_cancels_the_bite_of_a_red_tile_and_no_other_marking(tile: str, told: dict[str, object], aboard: str, bites: int, under: str) -> None:
    """PB 18.1, 13.13, R74. The others act as with zombies, for they lay there; an empty red tile heals as ever."""
    v = entered(tile, "fight", **{"hands": {"anna": "undead"}, **told}).after("anna plays undead 1")
    if v.question == "Squares":
        v.after("anna goes on")
    assert (v.aboard, v.t.bites[ANNA], v.under, v.marker("anna")) == (aboard, bites, under, "")


def test_undead_in_a_jukebox_run_leaves_nothing_to_deal() -> None:
    """PB 18.3, 13.13, 14.8, R74."""
    v = entered("R:fast", "jukebox", hands={"anna": "undead"}).after("anna plays undead 1")
    assert v.t.bites == (0, 0, 0) and v.asked == "" and v.marker("ben") == "" and v.bus == 2
