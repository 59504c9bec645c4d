"""lazaretto verify FILE"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Exit

from ..games import game as find_game
from ..hosting.proving import branch_in, proved
from ..kernel import BrokenRecord, End, read_record
from .screen import Screen, fail
from .told import names_of

FAILED = 1


def verify(file: Annotated[Path, Argument(help="A record.", show_default=False)]) -> None:
    """Replay a finished record and check commitment, chance, answers and outcome."""
    try:
        record = read_record(file, find_game)
        branch = branch_in(file.read_text(encoding="utf-8", errors="replace"))
        outcome = proved(record, branch).outcome
    except BrokenRecord as error:
        raise Exit(fail(f"{file} does not verify: {error}", FAILED)) from None
    assert outcome is not None
    screen, answers = Screen(), len(record.entries) - 1
    if branch is not None:
        screen.say(f"A what-if: its first {branch.given} entries were given from another game, and this says nothing about their deal.", "bold")
        screen.say(f"Verified from there on: all chance came from the secret committed to, {answers} answers were allowed, and the outcome follows.", "bold")
    else:
        screen.say(f"Verified: the secret is the one committed to, all chance came from it, {answers} answers were allowed, and the outcome follows.", "bold")
    screen.say(str(record.header.game.report(End(outcome), names_of(record.header.seats), None)))
