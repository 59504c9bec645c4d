"""R11. A long evening: tables in play that end and are followed by others, people who come, drop and come back; what the server holds must not grow.

Memory and open files of the server's process are looked at every few seconds. A game that has just begun is small and grows, so a table's own growth is
waited for: what counts begins after the warm-up, and is the slope of a straight line through all that was seen since. At human pace the long games are not
over in half an hour, and grow; with few tables and many moves a second games end as fast as they begin, and only what is never freed grows.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.server.serving import serving

from .figures import MEGABYTE, line, resident, say, slope
from .kills import Town

MINUTE: Final = 60.0
LOOK_EVERY: Final = 2.0                 # seconds
WARM_UP: Final = 1 / 6                  # of the evening: five minutes of thirty
MOVES: Final = 60.0                     # a second at all tables, or as many as people are patient enough for
SLOWEST: Final = 30.0                   # seconds between two words of a person


@dataclass
class Found:
    """What came of it."""

    seconds: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)          # in megabytes
    files: list[float] = field(default_factory=list)
    drops: int = 0
    tables: int = 0
    answers: int = 0
    refused: Counter[str] = field(default_factory=Counter)     # by code

    def settled(self) -> int:
        """Where the warm-up ends."""
        return next((at for at, moment in enumerate(self.seconds) if moment >= self.seconds[-1] * WARM_UP), 0)

    def growth(self, samples: list[float]) -> float:
        """A minute, since the warm-up."""
        first = self.settled()
        return slope(self.seconds[first:], samples[first:]) * MINUTE


async def an_evening(folder: Path, tables: int, seconds: float, seed: int, moves: float = MOVES) -> Found:
    """So many tables for so long."""
    found, chance = Found(), random.Random(seed)
    with serving(f"sqlite:///{folder / 'tables.db'}", folder) as server:
        town = Town(server, tables, seed, min(SLOWEST, tables / moves))
        town.notes.may_speak.set()
        try:
            await first_words(town)
            begun = time.monotonic()
            while (now := time.monotonic() - begun) < seconds:
                await town.fill()
                await drop_somebody(town, chance, found)
                look(found, now, server.process.pid if server.process is not None else 0)
                say(f"{now / MINUTE:.1f} of {seconds / MINUTE:g} minutes, {town.notes.answers:,} answers, {found.memory[-1]:.0f} MB")
                await asyncio.sleep(LOOK_EVERY)
        finally:
            await town.leave()
    say("")
    found.tables, found.answers, found.refused = len(town.accounts), town.notes.answers, town.notes.refused
    return found


async def first_words(town: Town) -> None:
    """Until people play: an evening begins then, however long it takes them to come."""
    await town.fill()
    async with asyncio.timeout(MINUTE):
        while not town.notes.answers:
            await asyncio.sleep(LOOK_EVERY / 10)


async def drop_somebody(town: Town, chance: random.Random, found: Found) -> None:
    """The line of one person who is there goes dead without a word; the person comes back."""
    lines = [person.seat.connection for table in sorted(town.people) for person in town.people[table] if person.seat.connection is not None]
    if lines:
        chance.choice(lines).transport.abort()
        found.drops += 1


def look(found: Found, now: float, process: int) -> None:
    found.seconds.append(now)
    found.memory.append(resident(process) / MEGABYTE)
    found.files.append(float(len(os.listdir(f"/proc/{process}/fd"))))


def report(found: Found) -> None:
    first = found.settled()
    line("minutes, of them after the warm-up", f"{found.seconds[-1] / MINUTE:.1f} {(found.seconds[-1] - found.seconds[first]) / MINUTE:.1f}")
    line("tables, one after another", found.tables)
    line("answers acknowledged", found.answers)
    line("answers refused", " ".join([f"{many:,} {code}" for code, many in sorted(found.refused.items())]) or "none")
    line("connections dropped", found.drops)
    line("MB of memory: after the warm-up, at the end, most", f"{found.memory[first]:.0f} {found.memory[-1]:.0f} {max(found.memory):.0f}")
    line("MB of memory more a minute (aim: at most 1)", f"{found.growth(found.memory):.2f}")
    line("open files: after the warm-up, at the end", f"{found.files[first]:.0f} {found.files[-1]:.0f}")
    line("open files more a minute (aim: none)", f"{found.growth(found.files):.2f}")
