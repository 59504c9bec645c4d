"""The example scripts of the text door and of the MCP door run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.parametrize("script, says", [("text_agents.py", "muddled"), ("mcp_player.py", "The game is over: ")])
def test_an_example_runs(script: str, says: str) -> None:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, EXAMPLES / script, "infected"], capture_output=True, text=True, env=surroundings, timeout=300)
    assert done.returncode == 0 and says in done.stdout, done.stderr
