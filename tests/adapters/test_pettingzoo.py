"""PettingZoo's own tests, at every game and number of seats; then what they do not ask for."""

from __future__ import annotations

import copy
import pickle
import random
import xml.etree.ElementTree as ElementTree
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import aec_wrapper_fn

import lazaretto
from lazaretto.adapters import in_numbers
from lazaretto.adapters.in_numbers import LOST_BY_IT
from lazaretto.adapters.pettingzoo import AllAtOnce, OneByOne, env, parallel_env
from lazaretto.kernel import IllegalMove, Mistake, RandomDealer
from lazaretto.kernel.codec import pack, unpack

from ..laws.wandering import every_table

TABLES = [(game.name, seats) for game in lazaretto.games() for seats in game.seats]
SEED = 7
LOOKED_AT = 0.1                 # of all moments
MANY_GAMES = 12
CYCLES = 4
#: What PettingZoo says of every environment whose name is not in its own lists: observations that are dicts, agents that leave with nothing to answer.
HOUSE_STYLE = pytest.mark.filterwarnings("ignore::UserWarning")


@HOUSE_STYLE
@pytest.mark.parametrize("name, seats", TABLES)
def test_pettingzoos_own_tests_pass(name: str, seats: int) -> None:
    one_by_one, all_at_once = partial(env, name, seats), partial(parallel_env, name, seats)
    api_test(one_by_one())
    parallel_api_test(all_at_once())
    seed_test(one_by_one)
    parallel_seed_test(all_at_once)


@HOUSE_STYLE
@pytest.mark.parametrize("name, seats", TABLES)
def test_max_cycles_are_kept(name: str, seats: int) -> None:
    """PettingZoo gives its test modules whose `env` is made from their `parallel_env`, and demands that each agent has a turn in each cycle.

    So `env` is made that way here too. In our own the rules say who is asked how often, as in PettingZoo's board and card games, which it gives no such
    test; how it keeps `max_cycles` stands in `test_cycles_are_questions_by_both_doors`.
    """
    seeded = partial(seeded_parallel_env, name, seats)
    max_cycles_test(SimpleNamespace(parallel_env=seeded, env=aec_wrapper_fn(seeded)))


def seeded_parallel_env(name: str, seats: int, max_cycles: int) -> AllAtOnce:
    """Its test gives no seed, and a game of Infected may be over by luck: this one goes on from a seed."""
    environment = parallel_env(name, seats, max_cycles=max_cycles)
    environment.reset(seed=SEED)
    for agent in environment.possible_agents:
        environment.action_space(agent).seed(SEED)
    return environment


@pytest.mark.parametrize("name, seats", TABLES)
def test_it_renders_as_text_and_as_the_pages_picture(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name, seats), custom_tests={"svg": is_picture, "ansi": lambda text: text.count("\n") > 3})
    assert capsys.readouterr().out


def is_picture(text: str) -> bool:
    return ElementTree.fromstring(text).tag.endswith("svg")


def acted(environment: OneByOne, choose: random.Random, times: int = 10**6) -> list[int]:
    """Play on at random; the numbers that were answered."""
    found = []
    while not environment.over and len(found) < times:
        observation = environment.observe(environment.agent_selection)
        found.append(choose.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        environment.step(found[-1])
    return found


def went_on(environment: OneByOne, numbers: list[int]) -> list[Any]:
    """All that is to be seen when these are answered."""
    seen: list[Any] = []
    for number in numbers:
        observation, *rest = environment.last()
        seen.append((environment.agent_selection, observation["observation"].tolist(), observation["action_mask"].tolist(), *rest))
        environment.step(number)
    return [*seen, environment.rewards, environment.terminations]


@pytest.mark.parametrize("mode", ["ansi", "svg"])
@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_copies_and_pickles_are_drawn_alike(name: str, mode: str) -> None:
    choose = random.Random(SEED)
    for answers in (1, 7, 20):
        environment = env(name, render_mode=mode)
        environment.reset(seed=SEED)
        acted(environment, choose, answers)
        assert environment.render() == copy.deepcopy(environment).render() == pickle.loads(pickle.dumps(environment)).render()


@pytest.mark.parametrize("name, seats, variant", every_table())
def test_copies_and_pickles_keep_their_state(name: str, seats: int, variant: str) -> None:
    """In the middle of a game, among sealed answers too; what comes by chance afterwards is the same."""
    choose = random.Random(SEED)
    for answers in (1, 7, 20):
        environment = env(name, seats, variant)
        environment.reset(seed=SEED)
        acted(environment, choose, answers)
        twin, pickled = copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))
        numbers = acted(environment, choose, 40)
        assert went_on(twin, numbers) == went_on(pickled, numbers) and twin.game.position == environment.game.position


@pytest.mark.parametrize("name, seats", TABLES)
def test_so_do_those_in_which_all_answer_at_once(name: str, seats: int) -> None:
    choose, environment = random.Random(SEED), parallel_env(name, seats, max_cycles=12)
    observations, _ = environment.reset(seed=SEED)
    twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    while environment.agents:
        actions = {agent: choose.choice(np.flatnonzero(seen["action_mask"]).tolist()) for agent, seen in observations.items()}
        observations, *rest = environment.step(actions)
        for twin in twins:
            seen, *others = twin.step(actions)
            assert others == rest and all(np.array_equal(seen[agent][part], observations[agent][part]) for agent in seen for part in seen[agent])
        twins = [copy.deepcopy(twins[1]), pickle.loads(pickle.dumps(twins[0]))]
    assert not any(twin.agents for twin in twins)
    dealt, *again = [reset.reset()[0] for reset in (environment, *twins)]
    assert all(np.array_equal(dealt[agent]["observation"], other[agent]["observation"]) for other in again for agent in dealt)


def test_who_looks_before_anything_is_dealt_is_told_what_comes_first() -> None:
    for asks in (env("pest").last, partial(env("pest").observe, "player_0"), partial(parallel_env("pest").step, {}), partial(env("pest").step, 0)):
        with pytest.raises(AttributeError, match=r"nothing is dealt yet.*: call reset\(\) first"):
            asks()


@pytest.mark.parametrize("name, seats, variant", every_table())
def test_a_game_is_the_engines_own(name: str, seats: int, variant: str) -> None:
    """The same seed and the same answers: the engine asks the same seats, sees the same and ends with the same scores; by both environments."""
    environment, choose = env(name, seats, variant), random.Random(SEED)
    environment.reset(seed=SEED)
    game, dealer = lazaretto.game(name), RandomDealer(SEED)
    position = game.begin(seats, variant, dealer)
    while position.outcome is not None:                            # nobody was asked: dealt again
        position = game.begin(seats, variant, dealer)
    words = game.vocabulary(seats, variant)
    while position.outcome is None:
        seat = position.asked[0]
        assert environment.agent_selection == f"player_{seat}"
        offered = np.flatnonzero(environment.game.mask(seat)).tolist()
        assert {words[number] for number in offered} == set(position.options(seat))
        if choose.random() < LOOKED_AT:
            observation = environment.observe(environment.agent_selection)
            assert environment.observation_space(environment.agent_selection).contains(observation)
            assert np.array_equal(observation["observation"], np.array(game.features(position.seen_by(seat)), np.float32))
        number = choose.choice(offered)
        position.play(seat, words[number], dealer)
        environment.step(number)
    assert tuple(environment.rewards.values()) == position.outcome.scores and all(environment.terminations.values())


@pytest.mark.parametrize("name, seats", TABLES)
def test_both_environments_play_the_same_game(name: str, seats: int) -> None:
    """A step of the one is as many of the other as seats are asked; who is not asked can only wait."""
    apart, together = env(name, seats), parallel_env(name, seats)
    apart.reset(seed=SEED)
    observations, _ = together.reset(seed=SEED)
    choose, rewards = random.Random(SEED), {}
    while together.agents:
        actions = {agent: choose.choice(np.flatnonzero(seen["action_mask"]).tolist()) for agent, seen in observations.items()}
        for seat in apart.game.position.asked:
            assert actions[f"player_{seat}"] != together.wait
            apart.step(actions[f"player_{seat}"])
        waiting = [agent for agent, action in actions.items() if action == together.wait]
        assert all(observations[agent]["action_mask"].sum() == 1 for agent in waiting)
        observations, rewards, *_ = together.step(actions)
    assert apart.over and rewards == apart.rewards


def test_who_is_asked_at_once_sees_nothing_of_what_the_others_answered() -> None:
    environment = env("infected", 6)
    environment.reset(seed=SEED)
    before = environment.observe("player_1")
    environment.step(int(np.flatnonzero(environment.observe("player_0")["action_mask"])[-1]))
    after = environment.observe("player_1")
    assert environment.agent_selection == "player_1" and all(np.array_equal(before[key], after[key]) for key in ("observation", "action_mask"))


def an_illegal_number(environment: OneByOne) -> int:
    return int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0])


@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_an_illegal_answer_is_taken_as_none(name: str) -> None:
    """The safe answer is given; the agent's info says why, until it answers again."""
    environment, twin = env(name), env(name)
    environment.reset(seed=SEED)
    twin.reset(seed=SEED)
    agent, position = environment.agent_selection, twin.game.position
    assert position.question is not None
    safe = position.question.default(position.table, twin.seat)
    environment.step(an_illegal_number(environment))
    twin.step(twin.game.numbering.by_move[safe])
    assert environment.game.position == twin.game.position
    assert environment.infos[agent]["illegal"] and not any(twin.infos.values())
    while environment.agent_selection != agent:
        acted(environment, random.Random(SEED), 1)
    acted(environment, random.Random(SEED), 1)
    assert environment.over or environment.infos[agent] == {}


def test_an_illegal_answer_may_lose_the_game() -> None:
    environment = env("bristol", 4, illegal="lose")
    environment.reset(seed=SEED)
    agent = environment.agent_selection
    environment.step(an_illegal_number(environment))
    assert environment.rewards == {each: LOST_BY_IT if each == agent else 0.0 for each in environment.agents} and all(environment.terminations.values())
    together = parallel_env("bristol", 4, illegal="lose")
    observations, _ = together.reset(seed=SEED)
    wrong = int(np.flatnonzero(observations[agent]["action_mask"] == 0)[0])
    _, rewards, terminations, _, infos = together.step({agent: wrong})
    assert rewards[agent] == LOST_BY_IT and all(terminations.values()) and infos[agent]["illegal"] and not together.agents


def test_an_illegal_answer_may_be_an_error_with_its_rule() -> None:
    environment = env("infected", 6, illegal="raise")
    environment.reset(seed=SEED)
    before = environment.game.position.copy()
    with pytest.raises(IllegalMove, match=r"guess .*: .+"):
        environment.step(lazaretto.game("infected").vocabulary(6, "base").index(lazaretto.game("infected").read("guess B")))
    assert environment.game.position == before


def test_what_cannot_be_is_said_in_one_line() -> None:
    environment = env("pints", 2)
    environment.reset(seed=SEED)
    with pytest.raises(Mistake, match="there is no move 100000"):
        environment.step(100_000)
    with pytest.raises(Mistake, match=r"player_\d is asked, so None is no answer"):
        environment.step(None)
    with pytest.raises(Mistake, match="illegal is one of safe, lose, raise"):
        env("pints", 2, illegal="ignore")
    with pytest.raises(Mistake, match="render_mode is one of human, ansi, svg"):
        env("pints", 2, render_mode="rgb_array")


@pytest.mark.parametrize("name, seats", TABLES)
def test_cycles_are_questions_by_both_doors(name: str, seats: int) -> None:
    """After so many questions, each answered by all whom it asks, every agent takes its leave; unless the game is over before."""
    apart, together = env(name, seats, max_cycles=CYCLES), parallel_env(name, seats, max_cycles=CYCLES)
    apart.reset(seed=SEED)
    observations, _ = together.reset(seed=SEED)
    choose, answers = random.Random(SEED), 0
    for cycle in range(1, CYCLES + 1):
        assert not apart.over and together.agents
        actions = {agent: choose.choice(np.flatnonzero(seen["action_mask"]).tolist()) for agent, seen in observations.items()}
        for seat in together.game.position.asked:
            apart.step(actions[f"player_{seat}"])
            answers += 1
        observations, _, terminations, truncations, _ = together.step(actions)
        if all(terminations.values()):
            return
        assert set(truncations.values()) == set(apart.truncations.values()) == {cycle == CYCLES}
    assert apart.over and not together.agents and answers >= CYCLES


def test_games_without_a_seed_go_on_from_the_last_one() -> None:
    first, second = env("bristol", 5), env("bristol", 5)
    first.reset(seed=SEED)
    second.reset(seed=SEED)
    dealt = first.game.position
    first.reset()
    second.reset()
    assert first.game.position == second.game.position != dealt


@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_moves_are_made_once(name: str) -> None:
    """A numbering keeps each move that it meets: were moves made anew for each question, it would forget them again and again, and be slow."""
    environment, choose = env(name), random.Random(SEED)
    for seed in range(MANY_GAMES):
        environment.reset(seed=seed)
        while not environment.over:
            environment.step(choose.choice(environment.game.look(environment.seat)))
    assert len(environment.game.numbering.kept) <= 6 * len(environment.game.numbering.moves)


def test_a_numbering_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves made anew for each question are known by what they say, and forgotten before they are too many."""
    monkeypatch.setattr(in_numbers, "MOST_MOVES", 50)
    game = lazaretto.game("pints")
    numbering = in_numbers.Numbering(game, 2, "base")
    for _ in range(3):
        anew = [unpack(pack(move), game.values) for move in numbering.moves]
        assert numbering.of(anew) == list(range(len(anew))) and len(anew) > 50
        assert len(numbering.kept) <= 50 and len(numbering.by_identity) <= len(anew) + 50


def test_menus_are_remembered_only_where_they_come_again() -> None:
    """Either way the numbers are the same."""
    game, numbering = lazaretto.game("infected"), in_numbers.Numbering(lazaretto.game("infected"), 5, "base")
    kept = [game.vocabulary(5, "base")[first:first + 3] for first in range(10)]
    for _ in range(in_numbers.MOST_MENUS):
        assert [numbering.of(menu) for menu in kept] == [[first, first + 1, first + 2] for first in range(10)]
    assert numbering.remembers and len(numbering.menus) == len(kept)
    anew = [(*kept[0],) for _ in range(3 * in_numbers.MOST_MENUS)]
    assert all(numbering.of(menu) == [0, 1, 2] for menu in anew)
    assert not numbering.remembers and not numbering.menus and numbering.of(kept[1]) == [1, 2, 3]
