"""The one that writes: whatever was asked for while the last transaction ran goes into the next."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from .entries import Tail
from .errors import Damaged, Lost, Refused, Spoilt, Unavailable, Unsure
from .jobs import Connection, Job, lock_order
from .link import Link, Rest

LARGEST_BATCH: Final = 512
LONGEST_QUEUE: Final = 8192
BUSY: Final = 3                         # orders that came together: then more are likely on their way
GATHERS: Final = 0.004                  # seconds that they are waited for: a commit costs a core as much for one answer as for ten

#: The new tail, None where the job was not possible, or what went wrong.
Outcome = Tail | None | Exception


class Order(NamedTuple):
    """A job and whoever waits for it."""

    job: Job
    done: asyncio.Future[Tail | None]


class Writer:
    """A thread with its own connection; a job is acknowledged when the commit that holds it has returned."""

    def __init__(self, connect: Callable[[], Connection], rest: Rest) -> None:
        self._link = Link(connect, rest)
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def ask(self, job: Job) -> asyncio.Future[Tail | None]:
        """Where the log ends after this job, or None; raises Unavailable, Unsure or Damaged. Who does not wait for it any more does not undo it."""
        if self._closing:
            raise Unavailable("the store is closed")
        if self._queue.qsize() >= LONGEST_QUEUE:
            raise Unavailable("too much is waiting to be written")
        order = Order(job, self._loop.create_future())
        self._queue.put(order)
        return order.done

    async def close(self) -> None:
        """Write what is queued, then end."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        batch, more = self._batch(0)
        while batch or more:
            came = len(batch)
            batch.sort(key=lambda order: lock_order(order.job))
            outcomes = self._outcomes([order.job for order in batch])
            self._loop.call_soon_threadsafe(settle, batch, outcomes)
            self._tidy()
            batch, more = self._batch(came) if more else ([], False)
        self._link.drop()

    def _batch(self, before: int) -> tuple[list[Order], bool]:
        """Wait for one order, take all that are there with it, or come at once after it if many came before; the second is False once the store closes."""
        batch: list[Order] = []
        order = self._queue.get()
        if before >= BUSY:
            time.sleep(GATHERS)
        while order is not None:
            batch.append(order)
            if len(batch) == LARGEST_BATCH:
                return batch, True
            try:
                order = self._queue.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _outcomes(self, jobs: Sequence[Job]) -> Sequence[Outcome]:
        try:
            return self._written(jobs)
        except Exception as error:  # whatever it was, a dead thread would let everybody wait for ever
            self._link.drop()
            return [Unsure(f"the writer failed: {error!r}") for _ in jobs]

    def _written(self, jobs: Sequence[Job], *, again: bool = True) -> Sequence[Outcome]:
        """One transaction; if it is refused, each half in its own, until the job that spoils it stands alone."""
        try:
            connection = self._link.take()
            done = self._carried_out(connection, jobs)
        except Unavailable as error:
            return [Unavailable(str(error)) for _ in jobs]
        except Lost as error:
            # Nothing was committed, so it may be tried once more: the connection may have died while all were idle.
            self._link.drop()
            return self._written(jobs, again=False) if again else [Unavailable(f"the database was lost: {error}") for _ in jobs]
        except (Spoilt, Refused) as error:
            if len(jobs) == 1:
                return [blamed(jobs[0], error)]
            middle = len(jobs) // 2
            return [*self._written(jobs[:middle]), *self._written(jobs[middle:])]
        return self._committed(connection, jobs, done)

    def _carried_out(self, connection: Connection, jobs: Sequence[Job]) -> list[bool]:
        connection.begin()
        try:
            return connection.carry_out(jobs)
        except (Spoilt, Refused):
            connection.rollback()
            raise

    def _committed(self, connection: Connection, jobs: Sequence[Job], done: Sequence[bool]) -> Sequence[Outcome]:
        try:
            connection.commit()
        except (Lost, Spoilt, Refused) as error:
            self._link.drop()
            return [Unsure(f"the commit failed: {error}") for _ in jobs]
        return [job.end if written else None for job, written in zip(jobs, done)]

    def _tidy(self) -> None:
        try:
            self._link.take().tidy()
        except Unavailable:
            pass
        except (Lost, Spoilt, Refused):
            self._link.drop()


def blamed(job: Job, error: Exception) -> Exception:
    """What the one who asked for this job is told."""
    if isinstance(error, Spoilt):
        return Damaged(job.table, job.number + 1)
    return Unavailable(f"the database refused: {error}")


def settle(batch: Sequence[Order], outcomes: Sequence[Outcome]) -> None:
    """In the event loop: tell everyone who still waits."""
    for order, outcome in zip(batch, outcomes):
        if order.done.done():
            continue
        if isinstance(outcome, Exception):
            order.done.set_exception(outcome)
        else:
            order.done.set_result(outcome)
