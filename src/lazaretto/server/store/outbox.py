"""The outbox: letters that are to be sent, and for a day the bare fact that they were. A restart loses none of them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple, final

from .jobs import Connection
from .readers import Readers
from .transaction import at_once

DAY: Final = 24 * 3600.0
#: How long a letter waits after each try. The first pause is also how long its sender has before another process takes it up.
PAUSES: Final = (300.0, 900.0, 3600.0, 3 * 3600.0, 6 * 3600.0)

PUT: Final = """
    INSERT INTO letters (id, table_id, seat, kind, question, address, reader, body, made, tries, due)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING RETURNING id"""
DUE: Final = "SELECT id, table_id, seat, kind, question, address, body, made, tries FROM letters WHERE due <= ? ORDER BY due, id LIMIT ?"
CLAIM: Final = "UPDATE letters SET tries = tries + 1, due = ? WHERE id = ? AND tries = ? AND due IS NOT NULL RETURNING id"
SENT: Final = "UPDATE letters SET due = NULL, address = '', body = ? WHERE id = ? RETURNING id"
DROP: Final = "DELETE FROM letters WHERE id = ? RETURNING id"
TIDY: Final = "DELETE FROM letters WHERE made < ? RETURNING id"
READ: Final = "SELECT kind, count(*) FROM letters WHERE reader = ? AND made > ? GROUP BY kind"
WITHDRAW: Final = "DELETE FROM letters WHERE table_id = ? AND seat = ? AND due IS NOT NULL AND question <> ? RETURNING id"
NO_QUESTION: Final = -1


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter, written to its last byte: it is the same however often it must be tried."""

    id: str
    table: str
    seat: int
    kind: str
    question: int           # that it speaks of
    address: str
    body: bytes
    made: float
    tries: int = 0


class Read(NamedTuple):
    """How many letters somebody was written within a day: of one kind, and in all."""

    alike: int
    all: int


@final
class Outbox:
    """Letters, in the order in which they are due."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def due(self, now: float, limit: int) -> list[Letter]:
        return await self._readers.ask(lambda connection: [Letter(*row) for row in connection.rows(DUE, now, limit)])

    async def claim(self, letter: Letter, now: float) -> bool:
        """Whether it is ours to send now; of several processes one is told so. If it is never heard of again, it is due once more."""
        until = now + PAUSES[min(letter.tries, len(PAUSES) - 1)]
        return await self._readers.ask(at_once(lambda connection: bool(list(connection.rows(CLAIM, until, letter.id, letter.tries)))))

    async def sent(self, letter: Letter) -> None:
        """What it said, and to whom, is forgotten."""
        await self._readers.ask(at_once(lambda connection: list(connection.rows(SENT, b"", letter.id))))

    async def drop(self, letter: Letter) -> None:
        """It cannot be delivered."""
        await self._readers.ask(at_once(lambda connection: list(connection.rows(DROP, letter.id))))

    async def tidy(self, now: float) -> int:
        """Forget letters that are a day old, sent or not; how many."""
        return await self._readers.ask(at_once(lambda connection: len(list(connection.rows(TIDY, now - DAY)))))

    async def read_by(self, address: str, kind: str, now: float) -> Read:
        """What this address was written within a day, about any table."""
        found = dict(await self._readers.ask(lambda connection: [(row[0], row[1]) for row in connection.rows(READ, reader_of(address), now - DAY)]))
        return Read(found.get(kind, 0), sum(found.values()))


def put(connection: Connection, letter: Letter) -> None:
    """Within a transaction: it is to be sent."""
    about = (letter.id, letter.table, letter.seat, letter.kind, letter.question)
    list(connection.rows(PUT, *about, letter.address, reader_of(letter.address), letter.body, letter.made, letter.made))


def withdraw(connection: Connection, table: str, seat: int, question: int = NO_QUESTION) -> None:
    """Within a transaction: letters to this seat that wait and speak of any other question are not sent."""
    list(connection.rows(WITHDRAW, table, seat, question))


def reader_of(address: str) -> str:
    """A digest by which letters are counted, the same for an address however it is dressed."""
    name, _, host = address.lower().rpartition("@")
    return sha256(f"{name.partition('+')[0]}@{host}".encode()).hexdigest()
