"""The examples of the docs run on every game, as they stand."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import lazaretto

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.parametrize("game", [game.name for game in lazaretto.games()])
@pytest.mark.parametrize("script, more", [("pettingzoo_self_play.py", []), ("gymnasium_learner.py", ["--at-once", "1"])])
def test_a_learning_loop_runs(script: str, more: list[str], game: str) -> None:
    seats = str(max(2, lazaretto.game(game).seats[0]))
    done = subprocess.run([sys.executable, str(EXAMPLES / script), game, "--seats", seats, "--games", "1", *more], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "over 1 " in done.stdout or "over the same deals" in done.stdout


def test_the_policy_of_the_examples_learns_what_is_rewarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    policy = import_module("gymnasium_learner").Policy(features=2, actions=3, rate=0.5, seed=1)
    seen, mask = np.array([1.0, 0.0]), np.array([True, True, False])
    for _ in range(200):
        action = policy.choose(seen, mask)
        policy.learn([(seen, mask, action)], float(action == 1))
    assert policy.chances(seen, mask)[1] > 0.9 and policy.chances(seen, mask)[2] == 0.0
