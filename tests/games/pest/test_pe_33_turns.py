"""PE 33. Turns at this table: small questions, and what the outcome tells."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest import GAME
from lazaretto.games.pest.moves import COINS, DONE, END_TURN
from lazaretto.kernel import RandomDealer

from .land import Play, empire
from .year import assist, build, cure, go, plays

WITHOUT_TRADE = "1 food"


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
