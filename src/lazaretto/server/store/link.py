"""A connection that is made anew when it was lost, but not at every knock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from .errors import Lost, Unavailable
from .jobs import Connection

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0


class Rest:
    """How long a database that could not be reached is left alone; one for all links of a store, so that all know what one found out."""

    def __init__(self) -> None:
        self._pause = 0.0
        self._until = 0.0

    def is_over(self) -> bool:
        return time.monotonic() >= self._until

    def lengthen(self) -> None:
        """Nobody was there."""
        self._pause = min(max(FIRST_PAUSE, 2 * self._pause), LONGEST_PAUSE)
        self._until = time.monotonic() + self._pause

    def end(self) -> None:
        """Somebody is there."""
        self._pause = self._until = 0.0


class Link:
    """Holds one connection for one thread; while the database cannot be reached it says so at once."""

    def __init__(self, connect: Callable[[], Connection], rest: Rest) -> None:
        self._connect = connect
        self._rest = rest
        self._connection: Connection | None = None

    def take(self) -> Connection:
        """The connection, made anew if need be; raises Unavailable."""
        if self._connection is None:
            if not self._rest.is_over():
                raise Unavailable("the database cannot be reached; it is tried again in a moment")
            self._connection = self._made_anew()
        return self._connection

    def _made_anew(self) -> Connection:
        try:
            connection = self._connect()
        except Lost as error:
            self._rest.lengthen()
            raise Unavailable(f"the database cannot be reached: {error}") from error
        self._rest.end()
        return connection

    def drop(self) -> None:
        """This one is of no more use."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
