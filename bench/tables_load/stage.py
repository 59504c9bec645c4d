"""Tables in the middle of their games, written into a store before the server starts: a few games a kind are played by chance, and every table is one of
them up to some moment, with the snapshot that a server would have kept by then. Whoever has played to the end begins a new game, as at the peer's."""

import asyncio
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from lazaretto.hosting import seating
from lazaretto.hosting.deciding import closed, decided, is_held_back
from lazaretto.hosting.happenings import Happening, written
from lazaretto.hosting.chairs import token_digest
from lazaretto.hosting.room import PLAYING, Room
from lazaretto.hosting.snapshot import MADE_BY, may_be_packed, packed
from lazaretto.hosting.taking import take
from lazaretto.hosting.terms import Terms
from lazaretto.server.snapshots import next_after
from lazaretto.server.store import Snapshot, Standing, Store
from lazaretto.server.tickets import new_invite, new_name, new_secret, new_token

from .hosting import CARDS

ROOMS: Final = {"infected": 5, "bristol": 4, "pints": 4, "pathologic": 4, "pest": 4}
SEATS: Final = {**ROOMS, CARDS: 4}
PLAYED: Final = 8                       # games of each kind
MOST_STEPS: Final = 300
LATEST: Final = 0.7                     # a table's moment is in this part of its game
AMPLE: Final = 2.0                      # so many more than whole games would need: the first begin in their middle, and no two are as long
DECIDED: Final = b'{"is":"decided"'
TERMS: Final = Terms(pace=0)


@dataclass(frozen=True)
class Played:
    """A game from the first chair to its end, cut where a table may stand."""

    game: str
    secret: bytes
    tokens: list[str]
    bodies: list[bytes]
    cuts: list[int]                     # how many bodies there were before each question
    snapshots: dict[int, bytes]         # by the number of bodies


@dataclass(frozen=True)
class Seats:
    """A table that is written, and the tokens of its seats."""

    game: str
    table: str
    tokens: list[str]


class Play:
    """A room that is played in this process, step by step."""

    def __init__(self, game: str, chance: Random) -> None:
        self.chance: Final = chance
        self.tokens: Final = [new_token() for _ in range(SEATS[game])]
        self.room: Final = Room("bench", new_secret())
        self.happened: Final[list[Happening]] = []
        now = time.time()
        self.take([seating.opened(game, "base", SEATS[game], TERMS, self.room.secret, now)])
        for seat, token in enumerate(self.tokens):
            self.take([seating.joined(self.room, f"Guest {seat}", token, "", seat, now, hurry=True)])
        self.take(seating.began(self.room, 0, "", now))

    def take(self, happened: Sequence[Happening]) -> None:
        for it in happened:
            take(self.room, it)
            self.happened.append(it)

    def steps(self) -> Iterator[Room]:
        """The room at each question."""
        for _ in range(MOST_STEPS):
            if self.room.state != PLAYING:
                return
            yield self.room
            self.step()

    def step(self) -> None:
        assert self.room.course is not None
        position, now = self.room.course.position, time.time()
        answers = {seat: self.chance.choice(position.options(seat)) for seat in self.room.asked}
        self.take(closed(self.room, now, answers) if is_held_back(self.room) else decided(self.room, list(answers.items()), now))


def played(game: str, chance: Random) -> Played:
    play = Play(game, chance)
    cuts: list[int] = []
    snapshots: dict[int, bytes] = {}
    for room in play.steps():
        cuts.append(room.number)
        if room.number >= next_after(max(snapshots, default=0)) and may_be_packed(room):
            snapshots[room.number] = packed(room)
    return Played(game, play.room.secret, play.tokens, [written(it) for it in play.happened], cuts, snapshots)


def stage(path: Path, games: Sequence[str], tables: int, moves: float, chance: Random) -> list[Seats]:
    """So many tables in a new file, the games by turns, and new ones in place of those that will end with so many moves made."""
    kinds = {game: [played(game, chance) for _ in range(PLAYED)] for game in games}
    more = int(AMPLE * moves / len(games) * sum([1 / statistics.mean([answers_of(game) for game in kinds[name]]) for name in games]))
    chosen = [chance.choice(kinds[games[number % len(games)]]) for number in range(tables + more)]
    cuts = [len(game.cuts) * chance.random() * LATEST if number < tables else 0 for number, game in enumerate(chosen)]
    return asyncio.run(store_all(path, list(zip(chosen, map(int, cuts), strict=True))))


def answers_of(game: Played) -> int:
    return sum([body.startswith(DECIDED) for body in game.bodies])


async def store_all(path: Path, chosen: list[tuple[Played, int]]) -> list[Seats]:
    store = await Store.open(f"sqlite:///{path}", lambda table, number: None)
    found = await asyncio.gather(*[stored(store, game, cut) for game, cut in chosen])
    await store.close()
    return list(found)


async def stored(store: Store, game: Played, cut: int) -> Seats:
    """The game before the question of this number."""
    table = new_name()
    until, standing = game.cuts[cut], Standing(PLAYING, None, b"")
    kept = max([number for number in game.snapshots if number <= until], default=until)
    tail = await store.create(table, game.game, token_digest(new_invite()), game.secret, game.bodies[:kept], standing)
    if kept in game.snapshots:
        await store.keep(table, Snapshot(tail, MADE_BY, game.snapshots[kept]))
    if kept < until:
        await store.append(table, tail, game.bodies[kept:until], standing)
    return Seats(game.game, table, game.tokens)
