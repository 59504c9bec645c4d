"""A connection that is made anew when it was lost, but not at every knock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from .errors import Lost, Unavailable
from .jobs import Connection

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0


class Link:
    """Holds one connection for one thread; while the database cannot be reached it says so at once."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._connection: Connection | None = None
        self._pause = 0.0
        self._not_before = 0.0

    def take(self) -> Connection:
        """The connection, made anew if need be; raises Unavailable."""
        if self._connection is None:
            if time.monotonic() < self._not_before:
                raise Unavailable("the database cannot be reached; it is tried again in a moment")
            self._connection = self._made_anew()
        return self._connection

    def _made_anew(self) -> Connection:
        try:
            connection = self._connect()
        except Lost as error:
            self._pause = min(max(FIRST_PAUSE, 2 * self._pause), LONGEST_PAUSE)
            self._not_before = time.monotonic() + self._pause
            raise Unavailable(f"the database cannot be reached: {error}") from error
        self._pause = 0.0
        return connection

    def drop(self) -> None:
        """This one is of no more use."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
