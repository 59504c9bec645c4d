"""What the writer can be asked to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from .entries import START, Entry, Snapshot, Standing, Tail, end_of


@dataclass(frozen=True, slots=True)
class Create:
    """A new table with its first entries."""

    table: str
    game: str
    invite: str
    secret: bytes
    entries: tuple[Entry, ...]
    standing: Standing
    created: float

    @property
    def number(self) -> int:
        return 0

    @property
    def end(self) -> Tail:
        return end_of(self.entries, START)


@dataclass(frozen=True, slots=True)
class Append:
    """More entries, if the log still ends where the caller thinks."""

    table: str
    tail: Tail
    entries: tuple[Entry, ...]
    standing: Standing

    @property
    def number(self) -> int:
        return self.tail.number

    @property
    def end(self) -> Tail:
        return end_of(self.entries, self.tail)


@dataclass(frozen=True, slots=True)
class Keep:
    """A table's snapshot, in place of an older one."""

    table: str
    snapshot: Snapshot

    @property
    def number(self) -> int:
        return self.end.number

    @property
    def end(self) -> Tail:
        return self.snapshot.tail


@dataclass(frozen=True, slots=True)
class Forget:
    """A table has no snapshot any more."""

    table: str

    @property
    def number(self) -> int:
        return 0

    @property
    def end(self) -> Tail:
        return START


Job = Create | Append | Keep | Forget
ORDER = (Create, Append, Keep, Forget)


def lock_order(job: Job) -> tuple[int, str]:
    """The order in which every process takes its locks, so that no two wait for each other on PostgreSQL."""
    return ORDER.index(type(job)), job.table


class Connection(Protocol):
    """One connection to either database, used by one thread at a time; raises Lost, Spoilt or Refused and nothing else."""

    def rows(self, query: str, *values: object) -> Iterator[Sequence[Any]]:
        """What a query answers; its places are marked by question marks."""

    def begin(self) -> None: ...

    def carry_out(self, jobs: Sequence[Job]) -> list[bool]:
        """Do the jobs in this order within the transaction; False where the log, the name or the invite is not as the job needs it."""

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def tidy(self) -> None:
        """Whatever may wait until nobody waits."""

    def close(self) -> None: ...
