"""Wishes to be mailed: which address was left for which seat, whether it was confirmed, and how much it was told."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import astuple, dataclass
from typing import Any, Final, final

from .jobs import Connection
from .outbox import Letter, put, withdraw
from .readers import Readers
from .transaction import at_once

CODE_LASTS: Final = 3600.0
MOST_TRIES: Final = 5

COLUMNS: Final = "table_id, seat, holder, address, language, stop, code, tries, asked, told, reminded, number, look"
LEAVE: Final = f"INSERT INTO wishes ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING seat"
FIND: Final = f"SELECT {COLUMNS} FROM wishes WHERE table_id = ? AND seat = ?"
FORGET: Final = "DELETE FROM wishes WHERE table_id = ? AND seat = ? RETURNING seat"
STOP: Final = "DELETE FROM wishes WHERE stop = ? RETURNING table_id, seat"
TRY: Final = "UPDATE wishes SET tries = tries + 1 WHERE table_id = ? AND seat = ? AND code <> '' AND tries < ? AND asked > ? RETURNING code"
CONFIRM: Final = "UPDATE wishes SET code = '', told = ? WHERE table_id = ? AND seat = ? RETURNING seat"
#: Somebody wrote in the log of the table since it was looked at, or it is time.
TO_LOOK: Final = f"""
    SELECT {COLUMNS.replace("number", "wishes.number")} FROM wishes JOIN tables ON tables.id = wishes.table_id
    WHERE code = '' AND (tables.number <> wishes.number OR look <= ?) ORDER BY table_id, seat LIMIT ?"""
AS_IT_WAS: Final = "WHERE table_id = ? AND seat = ? AND stop = ? AND told = ? AND reminded = ? AND number = ? RETURNING seat"
LOOKED: Final = f"UPDATE wishes SET told = ?, reminded = ?, number = ?, look = ? {AS_IT_WAS}"
ENDED: Final = f"DELETE FROM wishes {AS_IT_WAS}"
TOLD: Final = "UPDATE wishes SET told = ? WHERE table_id = ? AND seat = ? AND told < ? RETURNING seat"
TIDY: Final = "DELETE FROM wishes WHERE code <> '' AND asked < ? RETURNING seat"


@dataclass(frozen=True, slots=True)
class Wish:
    """An address that was left for a seat. It is written to when it is confirmed, which is when its code is empty."""

    table: str
    seat: int
    holder: str                     # the digest of the seat's token: who sits there later has left no address
    address: str
    language: str
    stop: str                       # by which the letters are stopped, and nothing else can be done
    code: str
    tries: int
    asked: float
    told: int = 0                   # the last question that its reader knows of
    reminded: int = 0               # the last question that its reader was reminded of
    number: int = -1                # how far the log went when it was looked at
    look: float | None = None       # when it must be looked at again, if nothing happens before

    @property
    def seen(self) -> tuple[Any, ...]:
        """What a change must find unchanged."""
        return self.table, self.seat, self.stop, self.told, self.reminded, self.number


@final
class Wishes:
    """At most one for a seat."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def leave(self, wish: Wish, letter: Letter) -> None:
        """In place of what was wished before; the letter asks for the code."""

        def work(connection: Connection) -> None:
            forget(connection, wish.table, wish.seat)
            list(connection.rows(LEAVE, *astuple(wish)))
            put(connection, letter)

        await self._readers.ask(at_once(work))

    async def find(self, table: str, seat: int) -> Wish | None:
        rows = await self._readers.ask(lambda connection: list(connection.rows(FIND, table, seat)))
        return Wish(*rows[0]) if rows else None

    async def confirm(self, table: str, seat: int, code: str, question: int, now: float) -> bool:
        """Whether this was the code; it may be tried a few times, for a while. Whoever types it knows of this question."""

        def work(connection: Connection) -> bool:
            wanted = list(connection.rows(TRY, table, seat, MOST_TRIES, now - CODE_LASTS))
            return bool(wanted) and hmac.compare_digest(wanted[0][0].encode(), code.encode()) and bool(list(connection.rows(CONFIRM, question, table, seat)))

        return await self._readers.ask(at_once(work))

    async def forget(self, table: str, seat: int) -> None:
        await self._readers.ask(at_once(lambda connection: forget(connection, table, seat)))

    async def stop(self, token: str) -> None:
        """By the token that stands in every letter; one that is not known any more has stopped its letters already."""

        def work(connection: Connection) -> None:
            for table, seat in list(connection.rows(STOP, token)):
                withdraw(connection, table, seat)

        await self._readers.ask(at_once(work))

    async def to_look(self, now: float, limit: int) -> list[Wish]:
        """Confirmed ones whose table must be looked at."""
        return await self._readers.ask(lambda connection: [Wish(*row) for row in connection.rows(TO_LOOK, now, limit)])

    async def looked(self, before: Wish, after: Wish | None, question: int, letter: Letter | None) -> None:
        """What came of looking, unless another process was quicker: the wish as it is now, or none; letters about other questions are not sent."""

        def work(connection: Connection) -> None:
            ours = (ENDED, before.seen) if after is None else (LOOKED, (after.told, after.reminded, after.number, after.look, *before.seen))
            if list(connection.rows(ours[0], *ours[1])):
                withdraw(connection, before.table, before.seat, question)
                if letter is not None:
                    put(connection, letter)

        await self._readers.ask(at_once(work))

    async def told(self, known: Iterable[tuple[str, int, int]]) -> None:
        """These seats of these tables know of these questions: they are connected."""
        await self._readers.ask(at_once(lambda connection: [list(connection.rows(TOLD, question, table, seat, question)) for table, seat, question in known]))

    async def tidy(self, now: float) -> None:
        """Addresses that nobody confirmed are forgotten with their codes."""
        await self._readers.ask(at_once(lambda connection: list(connection.rows(TIDY, now - CODE_LASTS))))


def forget(connection: Connection, table: str, seat: int) -> None:
    list(connection.rows(FORGET, table, seat))
    withdraw(connection, table, seat)
