"""PB 14. Zombie cards: what they do when they are drawn."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.pints.cards import BITE_CHARGE, CUE, MAKE_IT_TWO
from lazaretto.games.pints.drawing import GoesUnder
from lazaretto.games.pints.moves import Lose
from lazaretto.games.pints.scoring import Counted
from lazaretto.hosting.rulebooks import rule_of
from lazaretto.kernel import Said

from .pub import ANNA, BEN, CLEO, pub

BLUES = """
    1  b:fast        g  r  y  r
    2  b:fast,tough! g  r  y  g
    3  b             g  r  y  y
    4  b:fast,fast,fast  g  r  y  y
    5  b             g  r  y  b
"""
MAIN = {"variant": "main-course", "phase": "sending"}
JUKEBOX = """
    1  b:fast-snappy,tough!  g  r  .  .
    2  b                     g  r  .  .
    3  y:fast                g  r  .  .
"""


def test_a_zombie_card_acts_at_once_and_is_discarded() -> None:
    """PB 14.1, 14.3. Before the next buddy is sent."""
    v = pub(phase="sending").after("anna sends 1: too-dead")
    assert v.aboard == "fast fast" and v.discard == "too-dead" and v.hand("anna") == "" and v.question == "Sending"


# Fruit machine


def test_the_fruit_machine_rolls_the_colour_die_once() -> None:
    """PB 14.2. A chip on every tile of the colour in the rows."""
    v = pub(BLUES, phase="sending").after("anna sends 1: fruit blue")
    assert v.shows("""
        1  b:fast,fast         g  r  y  r
        2  b:fast,tough!,fast  g  r  y  g
        3  b:fast              g  r  y  y
        5  b:fast              g  r  y  b:fast
    """)
    assert v.discard == "fruit" and v.aboard == ""


def test_white_and_black_on_the_fruit_machine() -> None:
    """PB 14.2, 6.3, 6.4. Two boards, then Anna names a colour."""
    v = pub("1 b g r y r\n 2 . . . . .", phase="sending").after("anna sends 1: fruit black black white")
    assert v.aboard == "fast fast" and v.question == "ColourRolled"
    assert v.after("anna names green").shows("1 b g:fast r y r") and v.discard == "fruit"


# Too dead to drive


def test_two_get_on_the_bus_and_off_in_the_bus_phase() -> None:
    """PB 14.3."""
    v = pub(phase="sending driving", bus=2).after("anna sends 1: too-dead")
    assert v.aboard == "fast fast" and v.bus == 2
    assert v.after("anna goes on").bus == 4 and v.shows("2 . . . . .:fast\n 3 . . . . .:fast") and v.aboard == ""


def test_drawn_in_a_run_they_get_off_in_that_run() -> None:
    """PB 14.3, 18.4, R106. The empty green tile draws it at row 1: stops at 1, 2 and 3."""
    v = pub("1 G g r y r", variant="main-course", corner="b b b", aboard="tough", phase="driving", chance="too-dead")
    assert v.bus == 4 and v.shows("1 g r y r b:tough\n 2 . . . . b:fast\n 3 . . . . b:fast")


def test_fruit_machine_and_flesh_mob_act_on_the_rows_as_they_lie_also_where_dice_are() -> None:
    """PB 14.1, 14.2, 14.5, R106. By a green tile between two rows of the fight: the new chip lies on top and is hit."""
    v = pub(
        "1 G g r y r\n 2 b:tough g r y y", variant="main-course", stools="1 2", placed={"2-1": "bat"}, corner="b b y", phase="fighting", chance="fruit blue",
    )
    assert v.ambulance == "fast" and v.marker("anna") == "tough"


# Bite charge


def test_bite_charge_takes_as_many_own_cards_as_there_are_bites() -> None:
    """PB 14.4, R37. Of everyone, of their choice; with fewer cards all, with none none; the card goes under as well."""
    v = pub(
        seats=4, hands={"anna": "cue toaster blind", "ben": "umbrella", "cleo": "magazine"}, bites={"anna": 2, "ben": 3, "dan": 4}, phase="sending",
    ).after("anna sends 1: bite-charge")
    assert v.asked == "anna" and v.why_not("anna loses coat").rule == "R37"
    v.after("anna loses blind", "anna loses cue")
    assert v.under == "blind cue umbrella bite-charge" and v.hand("anna") == "toaster" and v.hand("cleo") == "magazine" and v.discard == ""


def test_each_owner_chooses_from_the_active_player_clockwise() -> None:
    """PB 14.4, R37, R111. One under the other, the zombie card last."""
    v = pub(
        hands={"anna": "cue toaster", "ben": "umbrella molotov", "cleo": "magazine coat"}, bites={"anna": 1, "ben": 1, "cleo": 1}, active="ben",
        phase="sending",
    ).after("ben sends 1: bite-charge", "ben loses molotov", "cleo loses coat", "anna loses toaster")
    assert v.under == "molotov coat toaster bite-charge" and v.hand("ben") == "umbrella"


def test_chips_that_wait_on_a_marker_are_no_bites_yet() -> None:
    """PB 14.4, R37."""
    v = pub(hands={"anna": "cue toaster"}, markers={"anna": "fast fast"}, phase="sending").after("anna sends 1: bite-charge")
    assert v.hand("anna") == "cue toaster" and v.under == "bite-charge"


# Flesh mob


def test_the_flesh_mob_doubles_the_chips_on_every_tile_of_the_colour() -> None:
    """PB 14.5, R18. None stay none, one becomes two, two become four, face up or down."""
    v = pub("""
        1  b:fast              g  r  y  G
        2  b:fast,tough!       g  r  y  R
        3  b                   g  r  y  y
        4  B:fast,fast,fast    g  r  Y  R
    """, **MAIN).after("anna sends 1: flesh-mob blue")
    assert v.shows("""
        1  b:fast,fast                      g  r  y  G
        2  b:fast,tough!,fast,fast          g  r  y  R
        3  b                                g  r  y  y
        4  B:fast,fast,fast,fast,fast,fast  g  r  Y  R
    """)
    assert v.discard == "flesh-mob" and v.aboard == ""


@pytest.mark.parametrize("chance, says", [("flesh-mob black green", ""), ("flesh-mob black white", "anna names green")])
def test_white_and_black_for_the_flesh_mob(chance: str, says: str) -> None:
    """PB 14.5, 6.3, 6.4. The black one boards."""
    v = pub("1 b:fast g:fast,fast r y r", **MAIN).after(f"anna sends 1: {chance}")
    if says:
        v.after(says)
    assert v.aboard == "fast" and v.shows("1 b:fast g:fast,fast,fast,fast r y r")


# Make it two


@pytest.mark.parametrize("hand, says, left, under", [
    ("cue toaster blind", "anna loses cue, anna loses blind", "toaster", "cue blind make-it-two"), ("cue toaster", "", "", "cue toaster make-it-two"),
    ("cue cue", "", "", "cue cue make-it-two"), ("cue", "", "", "cue make-it-two"), ("", "", "", "make-it-two"),
])
def test_make_it_two_costs_the_active_player_two_cards(hand: str, says: str, left: str, under: str) -> None:
    """PB 14.6, R37. With one that one, with none none; the card goes there as well."""
    v = pub(hands={"anna": hand, "ben": "coat"}, phase="sending").after("anna sends 1: make-it-two")
    v.after(*[words for words in says.split(", ") if words])
    assert v.hand("anna") == left and v.under == under and v.hand("ben") == "coat" and v.discard == ""


# Jukebox


def test_the_jukebox_puts_three_on_the_bus_and_it_runs_at_once() -> None:
    """PB 14.7, 14.8, R82. Until all aboard have got off, and one row further; zombies that enter are dealt, unturned, each by itself."""
    v = pub(JUKEBOX, corner="b g r", **MAIN).after("anna sends 5: jukebox")
    assert v.question == "Dealing" and v.asked == "anna" and [move.seat for move in v.options("anna")] == [0, 1, 2]
    v.after("anna deals to ben", "anna deals to cleo", "anna deals to ben")
    assert (v.marker("anna"), v.marker("ben"), v.marker("cleo")) == ("", "tough! fast", "fast-snappy")
    assert v.bus == 4 and v.aboard == "" and v.discard == "jukebox" and v.question == "Sending" and v.t.bites == (0, 0, 0)


def test_those_aboard_before_get_off_as_well_and_the_bus_phase_still_comes() -> None:
    """PB 14.7, R82. Five in all: it rests where it began, and goes on by one in phase III."""
    v = pub(variant="main-course", corner="b g r", aboard="tough tough", bus=3, phase="sending driving").after("anna sends 5: jukebox")
    assert v.bus == 3 and v.aboard == "" and [len(v.t.tags[row * 5 + 4]) for row in range(5)] == [1, 1, 1, 1, 1]
    assert v.after("anna goes on").bus == 4


def test_dealt_zombies_are_counted_at_the_end_of_the_active_players_turn() -> None:
    """PB 14.9, R83. The active player first, then clockwise; they may cost buddies."""
    v = pub(bites={"anna": 4, "cleo": 3}, markers={"cleo": "tough-snappy", "ben": "fast", "anna": "fast fast"}, active="ben", phase="scoring")
    assert v.t.bites == (1, 1, 0) and v.t.sofa == 2 and v.t.stock.size == 86
    assert [step.seat for step in v.told(Counted)] == [BEN, CLEO, ANNA]


def test_the_active_player_may_buy_the_others_beer_before_that() -> None:
    """PB 14.9, 12.8, R83. Ben is spared the fifth bite; he himself is not asked."""
    v = pub(bites={"ben": 4}, markers={"ben": "fast"}, crisps={"anna": 4, "ben": 4}, phase="scoring")
    assert v.asked == "anna" and v.after("anna treats ben").t.bites == (0, 4, 0) and v.t.sofa == 4


def test_a_jukebox_drawn_in_a_run_joins_it_and_from_then_on_zombies_are_dealt() -> None:
    """PB 14.7, 14.8, R82. The zombie of row 1 was Anna's; those of row 2 she deals. One and three aboard: it rests at row 5."""
    v = pub(
        "5 b:tough . . . .\n 1 G . . . .\n 2 b:fast-snappy . . . .", variant="main-course", corner="b g r", bus=5, aboard="fast fast", phase="driving",
        chance="jukebox",
    )
    assert v.question == "Dealing" and v.marker("anna") == "tough" and v.bus == 2
    v.after("anna deals to cleo")
    assert v.marker("cleo") == "fast-snappy" and v.bus == 5 and v.discard == "jukebox" and not v.t.dealing
    assert [v.chips(row * 5 + 4) for row in range(5)] == ["fast"] * 5


def test_in_the_bus_phase_nothing_is_dealt() -> None:
    """PB 14.8, 10.4. After a Jukebox run of three rows two get off at row 4, where a zombie enters."""
    v = pub("4 b:fast . . . .", variant="main-course", bus=1, corner="b g r", phase="sending driving").after("anna sends 5: jukebox", "anna sends 4: too-dead")
    assert v.bus == 4 and v.after("anna goes on").marker("anna") == "fast"


def test_a_second_jukebox_in_a_jukebox_run_joins_it() -> None:
    """PB 14.7, R82. Six in all."""
    v = pub("1 G . . . .", variant="main-course", bus=1, corner="b g r", phase="sending").after("anna sends 5: jukebox jukebox")
    assert v.bus == 2 and v.discard == "jukebox jukebox" and sum([len(tags) for tags in v.t.tags[:25]]) == 6 and v.t.bites[ANNA] == 0


# What the log cites


@pytest.mark.parametrize("card, rule", [(BITE_CHARGE, "PB 14.4"), (MAKE_IT_TWO, "PB 14.6")])
def test_the_log_cites_the_card_that_goes_under_the_pile(card: int, rule: str) -> None:
    """PB 14.4, 14.6. And PB 15.5 for what it takes along, whatever took it."""
    game = lazaretto.game("pints")
    assert rule_of(game, GoesUnder(card, False)) == rule and rule_of(game, Said(0, Lose(CUE))) == "PB 15.5"
