"""Gymnasium's own checker, its vector environments, and a seat among bots."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lazaretto
from lazaretto import bots
from lazaretto.adapters.gymnasium import AmongBots, name_of
from lazaretto.adapters.in_numbers import LOST_BY_IT
from lazaretto.hosting import Sitting
from lazaretto.kernel import IllegalMove, Mistake

TABLES = [(game.name, seats) for game in lazaretto.games() for seats in game.seats]
NAMES = [name_of(game) for game in lazaretto.games()]
SEED = 7

Step = tuple[Any, float, bool, bool, dict[str, Any]]


def to_the_end(environment: AmongBots, mask: Any, choose: random.Random) -> tuple[list[int], Step]:
    """At random; what was answered, and the last step."""
    answers: list[int] = []
    while True:
        answers.append(choose.choice(np.flatnonzero(mask).tolist()))
        step = environment.step(answers[-1])
        if step[2]:
            return answers, step
        mask = step[4]["action_mask"]


@pytest.mark.parametrize("name, seats", TABLES)
@pytest.mark.filterwarnings("error")
def test_gymnasiums_own_checker_passes(name: str, seats: int) -> None:
    check_env(gymnasium.make(name_of(lazaretto.game(name)), seats=seats, bots="random").unwrapped)


@pytest.mark.parametrize("name, seats", TABLES)
def test_a_whole_game_among_bots(name: str, seats: int) -> None:
    """Every observation and mask has its shape; only what is asked of my seat comes to me; the reward at the end is my seat's score."""
    environment, choose = AmongBots(name, seats, bots="thumb" if seats < 5 else "random"), random.Random(SEED)
    observation, info = environment.reset(seed=SEED)
    while not environment.over:
        assert environment.observation_space.contains(observation) and environment.seat in environment.game.position.asked
        observation, reward, terminated, truncated, info = environment.step(choose.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert not truncated and (terminated or reward == 0.0)
    outcome = environment.game.position.outcome
    assert outcome is not None and reward == outcome.scores[info["seat"]] and not info["action_mask"].any()
    with pytest.raises(Mistake, match="the game is over"):
        environment.step(0)


@pytest.mark.parametrize("mode", ["sync", "async"])
@pytest.mark.parametrize("name", NAMES)
def test_vector_environments_work(name: str, mode: str) -> None:
    """Several at once, each with its own game, and dealt anew when one is over."""
    several = gymnasium.make_vec(name, num_envs=2, vectorization_mode=mode, bots="random")
    try:
        observations, infos = several.reset(seed=SEED)
        assert observations.shape == several.observation_space.shape and not np.array_equal(*observations)
        choose, ended = random.Random(SEED), 0
        for _ in range(40):
            actions = [choose.choice(np.flatnonzero(mask).tolist()) if mask.any() else 0 for mask in infos["action_mask"]]
            observations, _, terminations, _, infos = several.step(np.array(actions))
            ended += terminations.sum()
        assert several.observation_space.contains(observations) and (ended or "Infected" not in name)
    finally:
        several.close()


@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    environment, choose = AmongBots(name, bots="thumb"), random.Random(SEED)
    _, info = environment.reset(seed=SEED)
    for _ in range(3):
        if not environment.over:
            *_, info = environment.step(choose.choice(np.flatnonzero(info["action_mask"]).tolist()))
    twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    again = environment.game.position.copy()
    assert all(twin.game.position == again and twin.seat == environment.seat for twin in twins)
    if not environment.over:
        answers, last = to_the_end(environment, info["action_mask"], choose)
        for twin in twins:
            steps = [twin.step(answer) for answer in answers]
            assert steps[-1][1:3] == last[1:3] and np.array_equal(steps[-1][0], last[0])
    dealt, _ = environment.reset()
    assert all(np.array_equal(dealt, twin.reset()[0]) for twin in twins)


@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_bots_hear_what_a_sitting_would_tell_them(name: str) -> None:
    """The same deal, the same bots and the same answers of mine give the same game as at a table of ours."""
    environment, choose = AmongBots(name, bots="thumb", seat=1), random.Random(SEED)
    _, info = environment.reset(seed=SEED)
    game, seats = environment.game.game, environment.game.seats
    sitting = Sitting.begin(game, seats, "base", seed=environment.seed)
    for seat in range(seats):
        if seat != environment.seat:
            sitting.seat_bot(seat, bots.make("thumb", game, seat, environment.seed + 1 + seat))
    answers, _ = to_the_end(environment, info["action_mask"], choose)
    words = game.vocabulary(seats, "base")
    for answer in answers:
        while environment.seat not in sitting.position.asked:
            sitting.take(sitting.position.asked[0])
        sitting.answer(environment.seat, words[answer])
    while sitting.bots_answer():
        pass
    assert sitting.position == environment.game.position


def test_every_seat_is_mine_in_some_game_unless_i_choose() -> None:
    environment = AmongBots("infected", 6, bots="random")
    assert {environment.reset(seed=seed)[1]["seat"] for seed in range(60)} == set(range(6))
    chosen = AmongBots("infected", 6, bots="random", seat=4)
    assert {chosen.reset()[1]["seat"] for _ in range(10)} == {4}


def test_an_illegal_answer_is_taken_as_none_or_loses_or_is_an_error() -> None:
    for illegal in ("safe", "lose", "raise"):
        environment = AmongBots("bristol", 4, bots="random", illegal=illegal)                   # type: ignore[arg-type]
        _, info = environment.reset(seed=SEED)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalMove, match=r".+: .+"):
                environment.step(wrong)
            continue
        _, reward, terminated, _, info = environment.step(wrong)
        assert info["illegal"] and (reward, terminated) == ((LOST_BY_IT, True) if illegal == "lose" else (0.0, False))


def test_a_lineup_has_a_bot_for_each_other_seat() -> None:
    assert AmongBots("pest", 3, bots=["random", "thumb"]).bots == ("random", "thumb")
    with pytest.raises(Mistake, match="2 bots are needed for the other seats, not 3"):
        AmongBots("pest", 3, bots=["random"] * 3)
    with pytest.raises(Mistake, match="no bot 'thum'"):
        AmongBots("pest", 3, bots="thum")
    with pytest.raises(Mistake, match="your seat is from 0 to 2"):
        AmongBots("pest", 3, seat=3)
