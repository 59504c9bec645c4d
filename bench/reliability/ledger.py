"""A server's log read beside the server, straight from its database, and held against what people say was acknowledged to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from lazaretto.hosting import hearing, story
from lazaretto.hosting.happenings import Began, Decided, Happening, Held, TookBack, read
from lazaretto.hosting.room import Room
from lazaretto.hosting.taking import take
from lazaretto.server.store import START, Tail
from lazaretto.server.store.jobs import Connection
from lazaretto.server.store.reading import log_after, secret_of
from lazaretto.server.store.sqlite import SqliteConnection
from lazaretto.server.store.store import SQLITE
from lazaretto.wire.messages import News, encode

from .company import Said


def connected(database: str) -> Connection:
    """A reader's connection to the database of a server that may be running."""
    if database.startswith(SQLITE):
        return SqliteConnection(Path(database.removeprefix(SQLITE)))
    from lazaretto.server.store.postgres import PostgresConnection

    return PostgresConnection(database, "ledger")


class Account:
    """One table's log as far as it was read, and what of it was done at whose request."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.tail: Tail = START
        self.entries = 0
        self.done: Final[dict[tuple[int, str], tuple[int, str]]] = {}
        self.doubled: Final[list[str]] = []

    def read_on(self, connection: Connection) -> None:
        """What was written since; raises if the log does not go on from where it was."""
        bodies, self.tail = log_after(connection, self.table, self.tail)
        for body in bodies:
            self.enter(read(body))

    def enter(self, it: Happening) -> None:
        if isinstance(it, (Held, Decided)) and it.key:
            if (it.seat, it.key) in self.done:
                self.doubled.append(f"{self.table}: seat {it.seat}, key {it.key}")
            self.done[it.seat, it.key] = self.entries, it.move
        self.entries += isinstance(it, (Began, Decided, TookBack))

    def lost(self, acknowledged: Sequence[Said]) -> Iterator[str]:
        """What was acknowledged and does not stand there, or stands there as something else."""
        for said in acknowledged:
            found = self.done.get((said.seat, said.key))
            if found != (said.question, said.move):
                yield f"{self.table}: seat {said.seat} was told that {said.move!r} to question {said.question} is done, and the log has {found}"


    def denied(self, refused: Sequence[Said]) -> Iterator[str]:
        """What was refused and stands there all the same."""
        for said in refused:
            if (said.seat, said.key) in self.done:
                yield f"{self.table}: seat {said.seat} was told that {said.move!r} to question {said.question} is not done, and the log has it"


def refolded(connection: Connection, table: str) -> Room:
    """The table as its log says."""
    room = Room(table, secret_of(connection, table))
    for body in log_after(connection, table, START)[0]:
        take(room, read(body))
    return room


def differs(room: Room, seat: int, served: News) -> str:
    """Where what a seat was served last is not what the log says; "" if nowhere."""
    seen = hearing.view(room, seat)
    heard = served.since + len(served.items)
    told = story.count(room, seat, len(room.story))
    if heard != told:
        return f"{room.table}: seat {seat} heard {heard} things, and {told} were told"
    if seen is None:
        return "" if served.view is None else f"{room.table}: seat {seat} sees a game that has not begun"
    if plain(seen.pack()) != served.view:
        return f"{room.table}: seat {seat} is served another view than the log's"
    question = plain(hearing.asked(room, seen, seat, None))
    asked = plain(served.asked)
    return "" if question == asked else f"{room.table}: seat {seat} is asked {asked}, and the log says {question}"


def plain(thing: object) -> Any:
    """As it comes over the wire, but for the seconds that are left."""
    found = msgspec.json.decode(encode(thing))
    if isinstance(found, dict):
        found.pop("left", None)
    return found
