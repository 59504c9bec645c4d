"""lazaretto verify FILE"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Exit

from ..games import game as find_game
from ..kernel import BrokenRecord, End, read_record
from ..kernel import verify as verified
from .screen import Screen, fail
from .told import names_of

FAILED = 1


def verify(file: Annotated[Path, Argument(help="A record.", show_default=False)]) -> None:
    """Replay a finished record and check commitment, chance, answers and outcome."""
    try:
        record = read_record(file, find_game)
        outcome = verified(record).outcome
    except BrokenRecord as error:
        raise Exit(fail(f"{file} does not verify: {error}", FAILED)) from None
    assert outcome is not None
    screen, answers = Screen(), len(record.entries) - 1
    screen.say(f"Verified: the secret is the one committed to, all chance came from it, {answers} answers were allowed, and the outcome follows.", "bold")
    screen.say(str(record.header.game.report(End(outcome), names_of(record.header.seats), None)))
