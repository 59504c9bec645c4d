"""A store in memory, with the same doors as the server's: for measurements in one process, where the disk is not the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lazaretto.server.store import Kept, NoSuchTable, Snapshot, Standing, Tail
from lazaretto.server.store.entries import START, chained, end_of


class Shelf:
    """Logs by table."""

    is_shared: Final = True                 # in such halls guests do not connect, and yet they are here

    def __init__(self) -> None:
        self.logs: Final[dict[str, list[bytes]]] = {}
        self.tails: Final[dict[str, Tail]] = {}
        self.secrets: Final[dict[str, bytes]] = {}
        self.invites: Final[dict[str, str]] = {}
        self.standings: Final[dict[str, Standing]] = {}
        self.snapshots: Final[dict[str, Snapshot]] = {}

    async def create(self, table: str, game: str, invite: str, secret: bytes, bodies: Sequence[bytes], standing: Standing) -> Tail:
        self.secrets[table], self.invites[invite], self.logs[table], self.tails[table] = secret, table, [], START
        tail = await self.append(table, START, bodies, standing)
        assert tail is not None
        return tail

    async def append(self, table: str, tail: Tail, bodies: Sequence[bytes], standing: Standing) -> Tail | None:
        """None, as the real one says it, if the log does not end there."""
        if self.tails[table] != tail:
            return None
        self.logs[table] += bodies
        self.standings[table] = standing
        self.tails[table] = end_of(chained(tail, bodies), tail)
        return self.tails[table]

    async def read(self, table: str, tail: Tail = START) -> tuple[list[bytes], Tail]:
        return self._of(table)[tail.number:], self.tails[table]

    async def secret(self, table: str) -> bytes:
        self._of(table)
        return self.secrets[table]

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        self.snapshots[table] = snapshot

    async def forget(self, table: str) -> None:
        self.snapshots.pop(table, None)

    async def kept(self, table: str) -> Kept:
        snapshot = self.snapshots.get(table)
        return Kept(await self.secret(table), snapshot, *await self.read(table, START if snapshot is None else snapshot.tail))

    async def invited(self, invite: str) -> str | None:
        return self.invites.get(invite)

    async def listed(self, limit: int) -> list[bytes]:
        return [standing.summary for standing in self.standings.values() if standing.summary][:limit]

    async def due(self, before: float, limit: int) -> list[str]:
        return []

    async def alive(self) -> None:
        """Always."""

    async def close(self) -> None:
        """Nothing is held."""

    def _of(self, table: str) -> list[bytes]:
        if table not in self.logs:
            raise NoSuchTable(table)
        return self.logs[table]
