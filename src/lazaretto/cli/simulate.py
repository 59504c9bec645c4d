"""lazaretto simulate: many games at once, and who wins them."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..games import game as find_game
from ..kernel import Mistake
from ..kernel.components import read_pack
from ..lab.lineup import read_lineup
from ..lab.report import as_plain, as_tables
from ..lab.simulate import FIRST_SEED, Experiment, check, cores, tallies
from ..lab.tally import Tally
from .screen import Lines

INTERRUPTED: Final = 130


def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[int | None, typer.Option(help="How many seats; the game's usual number if not said.", show_default=False)] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    bots: Annotated[str, typer.Option(help="One name, one a seat (thumb,random,…), or one a side (doctor=thumb,villager=random).")] = "thumb",
    variant: Annotated[str, typer.Option(help="The variant; modes are joined with +.")] = "base",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = FIRST_SEED,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if not said.", show_default=False)] = None,
    components: Annotated[Path | None, typer.Option(help="A file that replaces parts of the game's component pack.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games, and see who wins, how long it takes and how games end."""
    pack = None if components is None else read_pack(components)
    experiment = Experiment(game, find_game(game).usual_seats if seats is None else seats, games, read_lineup(bots), variant, seed, pack)
    check(experiment)
    run(experiment, processes(jobs), as_json)


def processes(jobs: int | None) -> int:
    if jobs is not None and jobs < 1:
        raise Mistake(f"at least one process is needed, not {jobs}")
    return jobs or cores()


def run(experiment: Experiment, jobs: int, as_json: bool) -> None:
    """Play, show how far it is, and print what came of it, whole or not."""
    total, began = Tally(), time.perf_counter()
    finished = play(experiment, jobs, total, quiet=as_json)
    show(experiment, total, time.perf_counter() - began, as_json)
    if not finished:
        print(f"lazaretto: interrupted after {total.games} of {experiment.games} games", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def play(experiment: Experiment, jobs: int, total: Tally, quiet: bool) -> bool:
    """Count the games into `total` as they finish; False if someone pressed Ctrl-C."""
    console = Console(stderr=True)
    bar = progress_bar(console) if console.is_terminal and not quiet else None
    with bar or nullcontext(), interrupts_noted() as interrupts, closing(tallies(experiment, jobs)) as parts:
        task = bar.add_task("games", total=experiment.games) if bar else None
        for part in parts:
            total.add(part)
            if bar and task is not None:
                bar.update(task, completed=total.games, refresh=True)
            if interrupts:
                return False
    return True


@contextmanager
def interrupts_noted() -> Iterator[list[int]]:
    """Ctrl-C is noted and looked at between two lots of games, so that it never strikes in the middle of something."""
    noted: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


def progress_bar(console: Console) -> Progress:
    """Drawn whenever games finish, and by no thread of its own, which would not go well with processes."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, auto_refresh=False)


def show(experiment: Experiment, total: Tally, seconds: float, as_json: bool) -> None:
    plain: dict[str, Any] = as_plain(experiment, total, seconds)
    if as_json:
        print(json.dumps(plain, ensure_ascii=False))
    elif total.games:
        Lines().print(*as_tables(plain), sep="\n")
