"""What other processes appended, told by PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import psycopg

from .entries import EVERYTHING
from .errors import Unavailable
from .link import FIRST_PAUSE, LONGEST_PAUSE
from .postgres import CHANNEL, patient


class Listener:
    """A connection that only listens; it comes back by itself, and says that it was away."""

    def __init__(self, url: str, origin: str, heard: Callable[[str, int], None]) -> None:
        self._url = url
        self._origin = origin
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Whatever is committed after this is heard."""
        try:
            connection = await self._connected()
        except psycopg.Error as error:
            raise Unavailable(f"the database cannot be reached: {error}") from error
        self._task = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _connected(self) -> psycopg.AsyncConnection:
        connection = await psycopg.AsyncConnection.connect(patient(self._url), autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        return connection

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            with contextlib.suppress(psycopg.Error):
                await self._tell_all(connection)
            connection = await self._connected_again()
            self._tell(EVERYTHING, 0)

    async def _tell_all(self, connection: psycopg.AsyncConnection) -> None:
        try:
            async for notice in connection.notifies():
                origin, number, table = notice.payload.split(" ", 2)
                if origin != self._origin:
                    self._tell(table, int(number))
        finally:
            await connection.close()

    async def _connected_again(self) -> psycopg.AsyncConnection:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with contextlib.suppress(psycopg.Error):
                return await self._connected()

    def _tell(self, table: str, number: int) -> None:
        """Later, in the event loop: what goes wrong there must not end the listening."""
        asyncio.get_running_loop().call_soon(self._heard, table, number)
