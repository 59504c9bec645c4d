"""What `play` offers when it is not told what to play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..games import games
from ..kernel import Game
from .listing import as_number
from .saves import unfinished
from .screen import Screen

NEWEST = "newest"
MOST_SHOWN = 5


def newest_or_given(words: Sequence[str]) -> list[str]:
    """`--resume` may stand without a file: then it means the newest unfinished game."""
    found = list(words)
    for at, word in enumerate(found):
        if word == "--resume" and (at + 1 == len(found) or found[at + 1].startswith("--")):
            found[at] = f"--resume={NEWEST}"
    return found


def choose(screen: Screen) -> Game | Path | None:
    """A new game, or one to go on with; None if the player leaves."""
    things: list[Game | Path] = [*games()]
    rows = [f"a new game of {game.title} ({game.seats[0]} to {game.seats[-1]} seats)" for game in games()]
    for path, record in unfinished()[:MOST_SHOWN]:
        things.append(path)
        rows.append(f"go on with {path.stem}, {record.header.variant}, {max(len(record.entries) - 1, 0)} answers so far")
    screen.say("Lazaretto", "bold")
    screen.rows([(f"{number:>3}", row) for number, row in enumerate(rows, 1)])
    screen.rows([("  q", "quit")])
    return pick(screen, things)


def typed(screen: Screen, prompt: str) -> str | None:
    """A word; None if the player leaves."""
    word = screen.ask(prompt)
    return None if word is None or word.casefold() in ("q", "quit") else word


def pick(screen: Screen, things: Sequence[Game | Path]) -> Game | Path | None:
    while True:
        word = typed(screen, "> ")
        if word is None:
            return None
        number = as_number(word)
        if number is not None and 1 <= number <= len(things):
            return things[number - 1]
        screen.say(f"A number from 1 to {len(things)}, or q.")


def how_many(screen: Screen, game: Game, usual: int) -> int | None:
    """How many seats, yours among them."""
    while True:
        screen.say(f"How many seats, yours among them? {game.seats[0]} to {game.seats[-1]}; Enter for {usual}.")
        word = typed(screen, "> ")
        if not word:
            return usual if word is not None else None
        number = as_number(word)
        if number is not None and number in game.seats:
            return number
        screen.say(f"A number from {game.seats[0]} to {game.seats[-1]}, or q.")
