"""The ones that read, so that nobody who only looks waits behind a commit."""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from .errors import Lost, Refused, Spoilt, Unavailable
from .jobs import Connection
from .link import Link, Rest

LONGEST_QUEUE: Final = 8192

T = TypeVar("T")


class Readers:
    """A few threads, each with a connection of its own."""

    def __init__(self, connect: Callable[[], Connection], rest: Rest, *, count: int) -> None:
        self._threads = ThreadPoolExecutor(count, "store-reader")
        self._links: queue.SimpleQueue[Link] = queue.SimpleQueue()
        for _ in range(count):
            self._links.put(Link(connect, rest))
        self._waiting = 0
        self._closed = False

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """The answer; raises Unavailable, and whatever the question raises."""
        if self._closed:
            raise Unavailable("the store is closed")
        if self._waiting >= LONGEST_QUEUE:
            raise Unavailable("too much is waiting to be read")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)
        finally:
            self._waiting -= 1

    def _answer(self, question: Callable[[Connection], T]) -> T:
        link = self._links.get()
        try:
            return answered(link, question)
        finally:
            self._links.put(link)

    async def close(self) -> None:
        """Answer what was asked, then end."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._threads.shutdown)
            while not self._links.empty():
                self._links.get().drop()


def answered(link: Link, question: Callable[[Connection], T], *, again: bool = True) -> T:
    """Asked once more if the connection turns out to have died: to read twice does no harm."""
    try:
        return question(link.take())
    except Lost as error:
        link.drop()
        if again:
            return answered(link, question, again=False)
        raise Unavailable(f"the database was lost: {error}") from error
    except (Spoilt, Refused) as error:
        raise Unavailable(f"the database does not answer: {error}") from error
