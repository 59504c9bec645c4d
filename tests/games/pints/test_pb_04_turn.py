"""PB 4. The turn and its phases."""

from __future__ import annotations

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.ending import TOO_LONG
from lazaretto.games.pints.table import BITING, DRIVING, FIGHTING, PLACING, SCORING, SENDING
from lazaretto.kernel import Step

from .pub import PEOPLE, Play, pub

EXTRAS = "extra extra extra extra extra extra extra"
QUIET_CARDS = ("zword", "motion", "unstoppable", "zword", "motion", "unstoppable")       # nothing to play while nobody is aboard


def whole_turn(game: Play, name: str, card: str) -> Play:
    """One buddy to row 1, dice that can do nothing, and all that follows."""
    return game.after(f"{name} sends to 1: {card}", f"{name} goes on: {EXTRAS} blue")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_turns_clockwise(seats: int) -> None:
    """PB 4.1, R7. And then the first again: a round is a turn of each."""
    game, order = pub(phase="turn", seats=seats, round=1), []
    for card in QUIET_CARDS[:seats + 1]:
        order.append(game.asked)
        assert PEOPLE[game.t.active] == game.asked
        whole_turn(game, game.asked, card)
    assert order == [*PEOPLE[:seats], "anna"] and game.t.turns == seats + 2 and GAME.rounds(game.position) == 2


def test_a_round_goes_on_from_whoever_began() -> None:
    """PB 4.1, R3. After the last seat comes the first."""
    game = pub(phase="turn", active="cleo")
    assert whole_turn(game, "cleo", "zword").asked == "anna"


def test_a_turn_has_four_phases_in_this_order() -> None:
    """PB 4.2. Preparing, the fight, the bus, the scoring; then the next player's turn."""
    game = whole_turn(pub(phase="turn"), "anna", "zword")
    steps = [type(step).__name__ for step in game.told(Step)]
    landmarks = ("Turn", "Sent", "Throw", "Placing", "FightBegins", "BuddyReturns", "BusPhase", "Drives", "ScoringBegins", "Crisps", "Bites")
    assert [step for step in steps if step in landmarks] == [*landmarks, "Turn"]
    assert game.asked == "ben" and game.t.phase == SENDING


def test_some_things_may_be_done_at_any_time_in_ones_turn() -> None:
    """PB 4.3, R116. A beer could be drunk at each of these moments; once bites are counted, no more."""
    game = pub("""
        1  .  .:fast  .  .  .
    """, aboard="fast", bus=5, stools="1", bites={"anna": 2}, crisps={"anna": 4}, hands={"anna": "cue"}, phase="throw placing fighting driving scoring", sofa=0,
        chance=f"{EXTRAS} blue")
    moments = []
    while game.asked:
        assert game.asked == "anna" and game.may("anna drinks")
        moments.append((game.question, game.t.phase))
        game.after("anna goes on" if game.may("anna goes on") else "anna fights 1-2")
    assert moments == [
        ("Placing", PLACING), ("Squares", FIGHTING), ("Meanwhile", FIGHTING), ("Meanwhile", FIGHTING), ("AtTheStop", DRIVING),
        ("Meanwhile", SCORING),
    ]
    assert game.t.phase == BITING


def test_others_may_do_nothing_in_your_turn() -> None:
    """PB 4.3, 12.1."""
    game = pub(bites={"ben": 1}, crisps={"ben": 9}, hands={"ben": "coat"})
    assert game.asked == "anna" and game.options("ben") == () and "not asked" in game.why_not("ben drinks").text


def test_a_game_that_has_not_ended_after_a_hundred_turns_is_won_by_the_zombies() -> None:
    """PB 4.4, R115. The hundredth is still played."""
    assert GAME.rules(3, "base").turns == 100
    game = pub(phase="turn", seats=2, round=50, active="ben", hands={"anna": "cue"})
    assert game.t.turns == 100 and game.asked == "ben"
    assert whole_turn(game, "ben", "zword").winners == ""
    assert game.position.outcome.reason == TOO_LONG and game.position.outcome.scores == (0.0, 0.0)


def test_the_number_of_turns_is_data() -> None:
    """PB 4.4, R115. Of the whole table together."""
    game = pub(phase="turn", seats=2, round=1, game=GAME.with_components({"limits": {"turns": 3}}))
    for name, card in zip(("anna", "ben", "anna"), QUIET_CARDS):
        assert not game.over
        whole_turn(game, name, card)
    assert game.winners == "" and game.position.outcome.reason == TOO_LONG
