"""Chores: what one table has to do later. Whatever goes wrong with them stays at that table."""

from __future__ import annotations

import asyncio
import logging
import random
import weakref
from collections.abc import Callable, Coroutine
from typing import Any, Final, final

from ..hosting.refusing import Refused
from .errors import Busy, DamagedTable

Work = Callable[[], Coroutine[Any, Any, None]]
"""Something to be done later."""

PAUSE: Final = (0.5, 1.5)               # seconds, after which a table tries again what could not be written

logger = logging.getLogger("lazaretto.tables")


@final
class Chores:
    """The tasks of one table."""

    def __init__(self, table: str, go_on: Callable[[], None]) -> None:
        self.table: Final = table
        self.go_on: Final = weakref.WeakMethod(go_on)           # no circle: a table that is closed is freed at once
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def do(self, work: Work) -> None:
        """Begin it."""
        task = asyncio.create_task(self._safely(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _safely(self, work: Work) -> None:
        try:
            await work()
        except Refused as error:
            logger.info("table %s: %s", self.table, error)
        except Busy:
            await asyncio.sleep(random.uniform(*PAUSE))         # the disk is full or the database away: then bots and clock go on
            go_on = self.go_on()
            if go_on is not None:
                go_on()
        except DamagedTable:
            pass                                                # written in the log where it was found
        except Exception:
            logger.exception("table %s", self.table)

    def close(self) -> None:
        """Leave everything."""
        for task in self.tasks:
            task.cancel()
