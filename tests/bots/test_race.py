"""The race: an answer must beat the advice in games that it was not chosen by."""

from __future__ import annotations

import time
from math import inf
from random import Random

import pytest

import lazaretto
from lazaretto.bots import thumb
from lazaretto.bots.ismcts.budget import Clock, read
from lazaretto.bots.ismcts.crew import Crew
from lazaretto.bots.ismcts.playout import play_on
from lazaretto.bots.ismcts.race import FEW, Race, is_by_one_game, leading
from lazaretto.bots.ismcts.track import Track, lead
from lazaretto.bots.worlds import imagined
from lazaretto.games.infected.guessing import Guess, HoldYourTongue
from lazaretto.games.infected.passing import Pass
from lazaretto.games.pathologic.cards import PLAGUE
from lazaretto.kernel import RandomDealer, View

from .village import begin, passed


def race(view: View, seed: int, games: int) -> Race:
    """Between all that the seat of this view may answer."""
    assert view.seat is not None
    game, options, clock = lazaretto.game("infected"), view.options(view.seat), read(f"{games}i").begin(600.0)
    track = Track(game, view.seat, [imagined(game, view, (), seed + number, weigh=False) for number in range(16)], clock, seed)
    crew = Crew(lambda order: track.race([options[index] for index in order.moves], order.until, order.clear), [])
    return Race(options, crew, clock.left, track.chance)


def test_games_are_compared_world_by_world() -> None:
    assert lead([1.0, 0.0, 1.0, 0.5], [0.0, 0.0, 0.5, 0.0]) > 2.0 and lead([0.5] * 6, [0.5] * 6) == 0.0
    assert lead([0.0, 1.0], [1.0, 0.0]) == 0.0


def test_of_a_few_games_a_single_one_does_not_decide() -> None:
    """One game more won of six is a lead of a standard error, and mere luck."""
    lost = [0.0] * 6
    assert lead([1.0, *lost[1:]], lost) == pytest.approx(1.0) and is_by_one_game([1.0, *lost[1:]], lost)
    assert not is_by_one_game([1.0, 1.0, *lost[2:]], lost) and is_by_one_game([1.0, 1.0, *lost[2:]], [0.0, 0.0, 1.0, *lost[3:]])
    assert not is_by_one_game([1.0, *[0.0] * (FEW - 1)], [0.0] * FEW)


def test_one_lucky_game_is_not_enough_to_leave_the_advice() -> None:
    moves = (Pass((0,)), Pass((1,)))
    for won, follows in ((1, True), (2, False)):
        games = [[0.0] * 6, [1.0] * won + [0.0] * (6 - won)]
        crew = Crew(lambda order, games=games: [games[index] for index in order.moves], [])
        assert (Race(moves, crew, lambda until: 1.0, Random(1)).winner(moves[0]) == moves[0]) == follows


def test_the_best_leads_by_the_games_that_all_have_played() -> None:
    one, two = Pass((0,)), Pass((1,))
    assert leading([one, two], [{one: [0.0, 1.0, 1.0], two: [1.0]}]) == [two, one]


def test_without_time_it_follows_the_advice() -> None:
    view = lazaretto.game("infected").begin(6, "base", RandomDealer(3)).seen_by(0)
    for advice in view.options(0)[:4]:
        assert race(view, 3, 2).winner(advice) == advice


@pytest.mark.parametrize("seed", range(3))
def test_bad_advice_is_beaten(seed: int) -> None:
    """Three have named one another wrongly, and all but the Doctor are cleared: whatever else the last who may speak is told to do, he names him."""
    position = passed(begin())
    for move in (HoldYourTongue(), Guess(2), Guess(3), Guess(5)):
        position = position.after(position.asked[0], move, RandomDealer(3))
    view = position.seen_by(4)
    assert set(view.options(4)) == {HoldYourTongue(), Guess(0), Guess(5)}
    for advice in view.options(4):
        assert race(view, seed, 400).winner(advice) == Guess(0)


@pytest.mark.parametrize(("name", "seats"), [("bristol", 4), ("pest", 1), ("pest", 2), ("pints", 3)])
def test_a_judge_speaks_after_a_round_and_is_sure_of_nothing(name: str, seats: int) -> None:
    game = lazaretto.game(name)
    position = game.begin(seats, "base", RandomDealer(3))
    world = imagined(game, position.seen_by(position.asked[0]), (), 3, weigh=False)
    judge = thumb.judge(name)
    assert judge is not None
    asked = position.asked[0]
    found = [play_on(game, world, asked, move, 5, judge) for move in position.options(asked)[:6]]
    assert all(0.0 <= value <= 1.0 for value in found)


def test_who_is_not_judged_plays_on_to_the_end() -> None:
    game = lazaretto.game("pathologic")
    position = game.begin(3, "base", RandomDealer(3))
    world, judge = imagined(game, position.seen_by(PLAGUE), (), 3, weigh=False), thumb.judge(game.name)
    for move in position.options(PLAGUE)[:3]:
        assert play_on(game, world, PLAGUE, move, 5, judge) == play_on(game, world, PLAGUE, move, 5, None) in (0.0, 1.0)


@pytest.mark.parametrize(("name", "seats", "games", "middle"), [("bristol", 6, 30, 6), ("pest", 2, 8, 4), ("pints", 3, 40, 4)])
def test_who_is_judged_better_wins_more_often(name: str, seats: int, games: int, middle: int) -> None:
    """In the middle of a game of thumbs the judge already tells winners from losers."""
    game, judge, right, told = lazaretto.game(name), thumb.judge(name), 0, 0
    for seed in range(games):
        dealer = RandomDealer(seed)
        position = game.begin(seats, "base", dealer)
        players = [thumb.make(game, seat, seed + seat) for seat in range(seats)]
        hopes: list[float] = []
        while position.outcome is None:
            if not hopes and game.rounds(position) == middle and not position.sealed:
                hopes = [judge(position, seat) for seat in range(seats)]
            seat = position.asked[0]
            position.play(seat, players[seat].choose(position.seen_by(seat), position.options(seat)), dealer)
        scores = position.outcome.scores
        for one in range(seats):
            for two in range(one):
                if hopes and scores[one] != scores[two] and hopes[one] != hopes[two]:
                    told += 1
                    right += (scores[one] > scores[two]) == (hopes[one] > hopes[two])
    assert told > 5 and right / told > 0.6


def test_to_imagine_worlds_is_not_taken_for_a_long_game() -> None:
    """Else there would never seem to be time for one more."""
    game = lazaretto.game("infected")
    view = game.begin(6, "base", RandomDealer(3)).seen_by(0)
    clock = Clock(None, 90.0, time.perf_counter() - 30.0)
    Track(game, 0, [imagined(game, view, (), 3, weigh=False)], clock, 1).race(view.options(0)[:2], 30.5 / 90.0, inf)
    assert clock.played and clock.longest < 15.0
