"""A transaction beside the log: asked of a connection that is not the writer's, so that no answer ever waits for it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeVar

from .errors import Lost, Refused, Spoilt
from .jobs import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]


def at_once(work: Work[T]) -> Work[T]:
    """All of it or nothing. If the connection dies it may be done twice: the second time must find that it was done."""

    def done(connection: Connection) -> T:
        connection.begin()
        try:
            found = work(connection)
            connection.commit()
        except BaseException:
            with contextlib.suppress(Lost, Spoilt, Refused):
                connection.rollback()
            raise
        return found

    return done
