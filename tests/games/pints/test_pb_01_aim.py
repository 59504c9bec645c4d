"""PB 1. The aim: to last until the rescue comes, and to be one of those it takes along."""

from __future__ import annotations

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.ending import NO_BUDDIES
from lazaretto.kernel import UnknownVariant

from .pub import pub

LAST_CARD = {"quarter": 4, "left": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    """PB 1.1, R103. Buddies, beers, pile, dice and chips are the same for all."""
    rules, three = GAME.rules(seats, "base"), GAME.rules(3, "base")
    assert (rules.sofa, rules.phone_box, rules.beers, rules.quarter, rules.die) == (three.sofa, three.phone_box, three.beers, three.quarter, three.die)
    assert rules.chips == three.chips and rules.cards == three.cards


@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_alone_nor_five(seats: int) -> None:
    """PB 1.1, R104."""
    with pytest.raises(UnknownVariant, match="2 to 4 seats"):
        GAME.rules(seats, "base")


def test_who_does_not_meet_the_rescuers_condition_is_left_behind() -> None:
    """PB 1.1. The Taxi takes only those who can pay with a card."""
    game = pub(hands={"ben": "cue", "cleo": "coat"}, **LAST_CARD).after("anna sends to 1: taxi")
    assert game.winners == "ben cleo" and game.position.outcome.scores == (0.0, 1.0, 1.0)


def test_you_do_not_fight_yourselves() -> None:
    """PB 1.2. A row without a buddy cannot be fought, and its zombies stand as they stood."""
    game = pub("""
        1  .  .:fast  .  .  .
        2  .  .:fast  .  .  .
    """, stools="1", loose="bat bat", phase="placing fighting")
    assert game.why_not("anna places bat at 2-2").rule == "PB 7.1"
    assert game.after("anna places bat at 1-2", "anna goes on").ambulance == "fast"
    assert game.shows("""
        1  .  .       .  .  .
        2  .  .:fast  .  .  .
    """)


def test_to_defeat_zombies_brings_the_rescue_nearer() -> None:
    """PB 1.3. Three on the ambulance: the pile is one card lower."""
    game = pub(ambulance="fast fast tough", phase="scoring", chance="cue")
    assert game.t.height() == 56 and game.discard == "cue"


def test_whom_you_let_into_the_pub_bites() -> None:
    """PB 1.3."""
    assert pub(markers={"anna": "fast tough"}, phase="scoring").t.bites == (2, 0, 0)


def test_the_rescue_card_ends_the_game_the_moment_it_is_drawn() -> None:
    """PB 1.4, 16.2. No die is thrown any more, and nobody bites."""
    game = pub(hands={"anna": "cue"}, markers={"anna": "fast"}, **LAST_CARD).after("anna sends to 1: taxi")
    assert game.over and game.asked == "" and game.loose == "" and game.marker("anna") == "fast"


def test_with_no_buddy_left_before_that_the_zombies_win() -> None:
    """PB 1.4. The last one dies of Anna's fifth bite."""
    game = pub(sofa=1, bites={"anna": 4}, markers={"anna": "fast"}, hands={"ben": "cue"}, phase="scoring")
    assert game.winners == "" and game.position.outcome.reason == NO_BUDDIES and game.position.outcome.scores == (0.0, 0.0, 0.0)
