"""The example scripts of the text door and of the MCP door run, on every game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lazaretto

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.parametrize("game", [game.name for game in lazaretto.games()])
@pytest.mark.parametrize("script, says", [("text_agents.py", "terse"), ("mcp_player.py", "The game is over: ")])
def test_an_example_runs(script: str, says: str, game: str) -> None:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, EXAMPLES / script, game], capture_output=True, text=True, env=surroundings, timeout=300)
    assert done.returncode == 0 and says in done.stdout, done.stderr
