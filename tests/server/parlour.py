"""Thinkers for a test, and bots that are planted in them: some write down what happens to them, the others misbehave."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import lazaretto
from lazaretto.hosting import Sitting
from lazaretto.server.desk import Sitter
from lazaretto.server.thinking import Thinkers, desk_of

AMPLE = 60.0                        # seconds to think: no test waits for it
SHORT = 0.2

#: Python reads a file of this name before all others: so a thinker finds these bots, and nobody else does.
PLANTED_IN = "sitecustomize.py"
PLANTED = '''
import json, os, signal, sys
from types import SimpleNamespace
from lazaretto import bots

DIARY = {diary!r}

class Bot:
    def __init__(self, game, seat, seed):
        self.game, self.seat, self.heard, self.asked = game, seat, [], 0
    def hear(self, fact):
        self.heard.append(repr(fact))
    def write(self, line):
        with open(DIARY, "a") as diary:
            diary.write(json.dumps([os.getpid(), line]) + chr(10))

class Diarist(Bot):
    """Writes down how often it was asked, and all it has heard."""
    def choose(self, view, options):
        self.asked += 1
        self.write([self.seat, self.asked, self.heard])
        return options[-1]

class Stuck(Bot):
    def choose(self, view, options):
        self.write("thinks")
        while True:
            pass

class Helped(Bot):
    """Writes down in how many processes it may think."""
    def with_processes(self, most):
        self.write(most)
    def choose(self, view, options):
        return options[-1]

class Raising(Bot):
    def choose(self, view, options):
        raise ValueError(f"SECRET {{self.heard}}")

class Chatty(Bot):
    def choose(self, view, options):
        print("SECRET", self.heard, flush=True)
        print("SECRET", self.heard, file=sys.stderr, flush=True)
        return options[-1]

class Astray(Bot):
    def choose(self, view, options):
        return next(move for move in self.game.every_move() if move not in options)

class Mortal(Bot):
    """Takes its process along the first time that it is asked, and never again."""
    def choose(self, view, options):
        if not os.path.exists(DIARY):
            self.write("dies")
            os.kill(os.getpid(), signal.SIGKILL)
        return options[-1]

class Deadly(Bot):
    def choose(self, view, options):
        self.write("dies")
        os._exit(3)

for kind in (Diarist, Stuck, Helped, Raising, Chatty, Astray, Mortal, Deadly):
    name = kind.__name__.lower()
    bots.NAMES = (*bots.NAMES, name)
    sys.modules[f"lazaretto.bots.{{name}}"] = SimpleNamespace(make=kind)
'''


def plant(folder: Path, monkeypatch) -> Path:
    """The diary in which planted bots write."""
    diary = folder / "diary"
    (folder / PLANTED_IN).write_text(PLANTED.format(diary=str(diary)))
    monkeypatch.syspath_prepend(folder)
    return diary


def pages(diary: Path) -> list:
    """Each a process, and what a bot wrote there."""
    return [json.loads(line) for line in diary.read_text().splitlines()] if diary.exists() else []


def lines(diary: Path) -> list:
    return [line for _, line in pages(diary)]


def writers(diary: Path) -> list[int]:
    return [pid for pid, _ in pages(diary)]


async def until_written(diary: Path, line: str) -> None:
    while line not in lines(diary):
        await asyncio.sleep(0.01)


def in_a_loop(test):
    """A test that awaits."""
    @functools.wraps(test)
    def run(*arguments, **named):
        asyncio.run(test(*arguments, **named))
    return run


@asynccontextmanager
async def thinkers(workers: int = 1, **settings):
    opened = Thinkers(workers, **settings)
    try:
        yield opened
    finally:
        await opened.close()


def begun(game: str = "infected", seed: int = 3) -> Sitting:
    found = lazaretto.game(game)
    return Sitting.begin(found, found.usual_seats, "base", seed=seed)


def sitter(bot: str, seat: int = 0, table: str = "table", game: str = "infected") -> Sitter:
    return Sitter(table, seat, bot, 7 + seat, game)


async def chosen(think: Thinkers, sitting: Sitting, who: Sitter, budget: float = AMPLE):
    return (await think.choose(who, sitting.position.seen_by(who.seat), sitting.memory(who.seat), budget)).move


def default(sitting: Sitting, seat: int):
    return sitting.position.question.default(sitting.position.table, seat)


def last_option(sitting: Sitting, seat: int):
    """What planted bots answer: not the default."""
    move = sitting.position.options(seat)[-1]
    assert move != default(sitting, seat)
    return move


def remembered(sitting: Sitting, seat: int) -> list[str]:
    """As a diarist writes it."""
    return [repr(fact) for fact in sitting.memory(seat)]


def tables_apart() -> tuple[str, str]:
    """Two tables with a thinker each."""
    return next(name for name in "abcdefgh" if desk_of(name, 2) == 0), next(name for name in "abcdefgh" if desk_of(name, 2) == 1)


def surroundings() -> dict[str, str]:
    """For a process that must find what we found."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def is_gone(pid: int) -> bool:
    """No such process, or what is left of one that nobody has asked about."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True
