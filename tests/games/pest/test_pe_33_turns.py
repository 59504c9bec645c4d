"""PE 33. Turns at this table: small questions, and what the outcome tells."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.moves import COINS, DONE, END_TURN, Trade
from lazaretto.kernel import RandomDealer

from .land import Play, empire, house, strike
from .year import assist, build, cure, go, plays

WITHOUT_TRADE = "1 food"
MANY = 8                                 # answers that are compared


def questions(game: Play, *answers: Any) -> list[str]:
    """What is asked before each answer, and after the last."""
    found = [game.question]
    for answer in answers:
        game = game.after(answer)
        found.append(game.question)
    return found


def counted(*renown: int, **told: Any) -> Play:
    houses = {seat: {"renown": tokens, **told.get(f"of_{seat}", {})} for seat, tokens in enumerate(renown)}
    return empire(seats=len(renown), at="count", year=5, houses=houses)


def test_a_turn_is_a_series_of_small_questions_and_the_last_is_whether_it_ends() -> None:
    """PE 33.1, R240. Slot, action, and each part of an action; then the next player's turn begins."""
    game = empire(seats=2, at="assistant", ruins="", decrees=(2, 8, 12), sick={"gothar": 2}, houses={0: {"regular": 1}})
    asked = questions(game, assist("move", "cure"), plays("move"), go("gothar"), COINS[0], DONE, plays("cure"), cure(), COINS[0], DONE)
    assert asked == ["PlacingAssistant", "Turn", "Moving", "Paying", "Moving", "Turn", "Curing", "Paying", "Curing", "Turn"]
    game = game.after(assist("move", "cure"), plays("move"), DONE, plays("cure"), DONE)
    assert game.asked == (0,) and game.may(END_TURN) and not any([game.may(plays(name)) for name in ("move", "cure")])
    game = game.after(END_TURN)
    assert game.asked == (1,) and game.question == "PlacingAssistant"


def test_a_question_with_one_answer_is_not_asked() -> None:
    """PE 33.1, R240. A Cure with nobody sick, a Construct with nothing left to pay it, a price without Coins."""
    game = empire(at="turn", actions="move cure", houses={0: {"goods": WITHOUT_TRADE}}, ruins="", sick={"gothar": 2}, decrees=(2, 8, 12))
    assert game.after(plays("cure")).question == "Turn"
    assert questions(game, plays("move"), go("gothar")) == ["Turn", "Moving", "Moving"]
    game = empire(at="construct", ruins="", decrees=(2, 8, 12), houses={0: {"goods": "2 lumber 1 stone"}}).after(build("district"))
    assert game.question == "Turn"


@pytest.mark.parametrize(("action", "house"), [
    ("cure", {}), ("cure", {"regular": 1, "healthy": 12, "goods": "5 herbs"}), ("cure", {"regular": 1, "goods": "1 food 1 stone", "healthy": 9}),
    ("construct", {"doctor": "hask", "goods": "5 lumber 1 stone"}), ("construct", {"goods": "1 lumber 2 food"}), ("research", {"research": 0}), ("assign", {}),
])
def test_who_could_only_trade_is_not_asked_in_the_action_but_after_it(action: str, house: dict[str, Any]) -> None:
    """R240. Nobody is sick, or healthy; the track is full; no Trade makes it payable; one stands there already; no Research."""
    game = empire(at=action, ruins="", decrees=(6, 8, 12), houses={0: {"goods": "2 food 2 herbs", "research": 0, **house}})
    assert game.question == "Turn" and any([isinstance(move, Trade) for move in game.options()])


@pytest.mark.parametrize(("action", "house"), [
    ("cure", {"regular": 1, "goods": "2 food"}), ("construct", {"goods": "1 lumber 1 stone 2 food"}),
    ("cure", {"goods": "5 herbs", "cards": {"bottom": 23}}), ("research", {"regular": 4, "cards": {"middle": 18}, "research": 3}),
])
def test_who_gains_by_trading_or_rearranging_first_is_asked(action: str, house: dict[str, Any]) -> None:
    """R240. A Coin pays for it; a Herb of the Syringe would find no room; somebody lies on the card that another would take the place of."""
    told = {"market": (2,)} if action == "research" else {}
    game = empire(at=action, ruins="", decrees=(6, 8, 12), houses={0: {"research": 0, **house}}, **told)
    assert game.question == {"cure": "Curing", "construct": "Constructing", "research": "Researching"}[action]


def test_who_stops_where_nothing_more_can_be_done_has_stopped() -> None:
    """PE 10.9, R240. Two steps are gone; but where the storage is full of what the location gives, one may trade it first."""
    stands = {"research": 0, "doctor": "orvane", "castle": "zelm", "camp": "tivven"}
    game = empire(at="move", ruins="", decrees=(6, 8, 12), houses={0: {"goods": "2 herbs", **stands}})
    assert game.after(go("gothar"), go("gollor")).question == "Turn"
    full = empire(at="move", ruins="", decrees=(6, 8, 12), houses={0: {"goods": "5 lumber", **stands}})
    assert full.after(go("gothar"), go("gollor")).question == "Moving"


@pytest.mark.parametrize(("goods", "asked"), [("4 coin", "Turn"), ("2 lumber 1 stone", "Adjusting")])
def test_of_which_one_is_less_is_asked_only_where_it_leaves_something_else(goods: str, asked: str) -> None:
    """PE 13.10, R240. All in Coins it is one Coin less, whichever it is."""
    game = empire(at="turn", actions="construct cure", ruins="", decrees=(6, 8, 12), houses={0: {"goods": goods, "research": 1}})
    game = game.after(plays("construct", True))
    game = game.after(build("district")) if game.question == "Constructing" else game
    assert game.question == asked


def test_where_every_room_will_be_taken_nobody_is_asked_for_the_order() -> None:
    """PE 12.2, R240."""
    full = {"regular": 3, "harmful": "move construct produce", "sites": {"district": "gothar"}}
    for dead, asked in ((3, False), (2, True)):
        game = strike(year=2, houses={0: house(**{**full, "dead": dead})})
        assert (game.question == "Sheltering") == asked


def test_the_end_of_the_turn_is_asked_even_where_nothing_else_is_left() -> None:
    """PE 33.1, R240. One might still think."""
    game = empire(at="turn", actions="move", houses={0: {"goods": ""}}, to_play=0)
    assert game.question == "Turn" and game.options() == (END_TURN,) and game.asked == (0,)


def test_nobody_is_asked_a_question_with_one_answer_in_whole_games() -> None:
    """PE 33.1, R240. Save the end of the turn; in some games of every number of players."""
    for seats in range(1, 6):
        position, dealer = GAME.begin(seats, "base", RandomDealer(seats)), RandomDealer(seats)
        while position.outcome is None:
            seat = position.asked[0]
            options = position.options(seat)
            assert len(options) > 1 or options == (END_TURN,), f"{position.question} has one answer: {options}"
            assert len({repr(position.after(seat, move, RandomDealer(0)).pack()) for move in options[:MANY]}) > 1 or len(options) == 1, position.question
            position.play(seat, options[dealer.pick(len(options))], dealer)


def test_the_outcome_tells_everyones_renown_and_rank() -> None:
    """PE 33.3, R242. The most Renown has won; the others rank by theirs."""
    outcome = counted(7, 12, 9).outcome
    assert outcome.winners == (1,) and outcome.scores[1] > outcome.scores[2] > outcome.scores[0]
    assert [str(renown) in outcome.reason for renown in (7, 12, 9)] == [True] * 3


def test_ties_go_to_influence_then_to_the_fewer_dead_and_then_are_shared() -> None:
    """PE 33.3, R196. At 9 each; the icons and the bonus for Influence are taken off the tokens."""
    game = counted(9, 4, of_1={"influence": 3})
    assert game.t.totals == (9, 9) and game.outcome.winners == (1,)
    assert counted(9, 9, of_0={"dead": 1}).outcome.winners == (1,)
    shared = counted(9, 9, 3).outcome
    assert shared.winners == (0, 1) and shared.scores[0] == shared.scores[1] > shared.scores[2]


def test_ranks_below_the_first_are_shared_too() -> None:
    """PE 33.3, R242. Two who are equal in all have one score."""
    outcome = counted(9, 3, 3, 1).outcome
    assert outcome.winners == (0,) and outcome.scores[0] > outcome.scores[1] == outcome.scores[2] > outcome.scores[3]
