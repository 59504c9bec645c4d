"""lazaretto arena: kinds of bots against each other, until it is sure who is better."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import Annotated, Final

import typer
from rich.console import Console

from ..games import game as find_game
from ..kernel import Mistake
from ..lab.arena import Arena
from ..lab.arena_tables import as_tables
from ..lab.contest import Contest, usual_split
from ..lab.simulate import FIRST_SEED
from ..lab.standing import BY_SIDE, GROUPINGS, as_plain
from .screen import Lines
from .simulate import INTERRUPTED, processes, progress_bar

HOW_TO_SPLIT: Final = (
    "How a table is divided between two kinds: sides, halves, one (against all the others) or whole (each has it for itself); "
    "sides where they are dealt and kept, else halves, if not said."
)


def arena(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[str, typer.Option(
        help="Two kinds or more; each two of them meet. ismcts:1s thinks for a second, ismcts:500i for 500 imagined games; ismcts:1s@2 in two processes.",
    )] = "random,thumb",
    games: Annotated[int, typer.Option(help="At most so many games for each two kinds; they come in pairs.")] = 400,
    seats: Annotated[int | None, typer.Option(help="How many seats; the game's usual number if not said.", show_default=False)] = None,
    variant: Annotated[str, typer.Option(help="The variant; modes are joined with +.")] = "base",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = FIRST_SEED,
    split: Annotated[str | None, typer.Option(help=HOW_TO_SPLIT, show_default=False)] = None,
    side: Annotated[str, typer.Option(help="Only this side against all the others.", show_default=False)] = "",
    among: Annotated[str, typer.Option(help="A bot for the other seats in both games of a pair: the same company for both kinds.", show_default=False)] = "",
    bar: Annotated[float, typer.Option(help="Sure of what: that one wins more than this share of decided pairs, or that neither does.")] = 0.5,
    sure: Annotated[float, typer.Option(help="How sure.")] = 0.95,
    no_early_stop: Annotated[bool, typer.Option("--no-early-stop", help="Play all games, also when it is sure; the interval is narrower then.")] = False,
    by: Annotated[str, typer.Option(help="Tables by side (as dealt), end (the side at the end) or seat.")] = BY_SIDE,
    keep: Annotated[Path | None, typer.Option(help="A file to which games are written as they finish, and from which it goes on.", show_default=False)] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if not said.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let kinds of bots meet in mirrored games, and see which is better."""
    if by not in GROUPINGS:
        raise Mistake(f"no tables by {by!r}: there are {', '.join(GROUPINGS)}")
    kinds = tuple([name.strip() for name in bots.split(",")])
    at = find_game(game).usual_seats if seats is None else seats
    find_game(game).rules(at, variant)
    contest = Contest(
        game, at, kinds, -(-games // 2), split or usual_split(game, at, variant, among), variant, seed, side, among, bar, sure, not no_early_stop,
    )
    run(Arena(contest, keep), processes(jobs), by, as_json)


def run(arena: Arena, jobs: int, by: str, as_json: bool) -> None:
    """Play, show how far it is, and print what came of it, whole or not."""
    began = time.perf_counter()
    finished = play(arena, jobs, quiet=as_json)
    plain = as_plain(arena, by, time.perf_counter() - began)
    if as_json:
        print(json.dumps(plain, ensure_ascii=False))
    elif arena.pairs:
        Lines(highlight=False).print(*as_tables(plain), sep="\n")
    if not finished:
        print(f"lazaretto: interrupted after {plain['games']} of {plain['asked']} games", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def play(arena: Arena, jobs: int, quiet: bool) -> bool:
    """False if someone pressed Ctrl-C: a game may be long, so it is left in the middle, and what was finished stays."""
    console = Console(stderr=True)
    bar = progress_bar(console) if console.is_terminal and not quiet else None
    try:
        with ending_is_an_interrupt(), bar or nullcontext(), closing(arena.play(jobs)) as pairs:
            task = bar.add_task("games", total=arena.planned()) if bar else None
            for _ in pairs:
                if bar and task is not None:
                    bar.update(task, completed=2 * len(arena.pairs), total=arena.planned(), refresh=True)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def ending_is_an_interrupt() -> Iterator[None]:
    """`kill` stops a long contest as Ctrl-C does."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in (signal.SIGINT, signal.SIGTERM)}    # Ctrl-C too: in the background it is ignored else
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
