"""Tears a store's file, as a dying disk would, and looks at what can be read after; used by the tests and by bench/reliability."""

from __future__ import annotations

import os
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from lazaretto.server.store import START, Damaged, NoSuchTable, Standing
from lazaretto.server.store.entries import chained, end_of
from lazaretto.server.store.errors import Spoilt
from lazaretto.server.store.jobs import Append, Connection, Create, Job
from lazaretto.server.store.reading import log_after
from lazaretto.server.store.sqlite_file import PROBES, SqliteFile, stranger

STANDING = Standing("playing", 9.0, b'{"seats": 5}')

BITS = 8
FILE_HEADER = 100
SEED = 1350
WHOLE, NAMED, SHORTER, SET_ASIDE = "nothing lost", "a table named as damaged", "shorter logs, said in a warning", "file set aside, said in a warning"

#: Every table's bodies, or why they cannot be read.
Found = dict[str, list[bytes] | Exception]


class Flip(NamedTuple):
    """What one flipped bit did, and to how many tables."""

    verdict: str
    named: int


class Torn(AssertionError):
    """What must not happen, and where the file was torn."""


@dataclass(frozen=True)
class History:
    """A file and its write-ahead log as a crash would leave them, and how long the log was after each acknowledged commit."""

    file: bytes
    log: bytes
    bodies: dict[str, list[bytes]]
    commits: list[tuple[int, str]]          # how long the log was then, and the table that was written

    def at(self, length: int) -> dict[str, list[bytes]]:
        """What every table holds if the log is cut to this length."""
        lost = Counter(table for end, table in self.commits if end > length)
        return {table: bodies[:len(bodies) - lost[table]] for table, bodies in self.bodies.items()}


def written(folder: Path, *, tables: int, past: int, late: int) -> History:
    """Some tables, the past of their entries in the file and the late ones in the log, one commit an entry."""
    chance = random.Random(SEED)
    path = folder / "store.db"
    file = SqliteFile(path)
    connection = file.connect()
    bodies: dict[str, list[bytes]] = {f"table {number}": [] for number in range(tables)}
    for table in bodies:
        commit(connection, Create(table, "infected", f"invite to {table}", b"secret", (), STANDING, 1.0))
    for _ in range(past):
        append_somewhere(connection, bodies, chance)
    connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    commits = []
    for _ in range(late):
        table = append_somewhere(connection, bodies, chance)
        commits.append((Path(f"{path}-wal").stat().st_size, table))
    history = History(path.read_bytes(), Path(f"{path}-wal").read_bytes(), bodies, commits)
    connection.close()
    file.close()
    return history


def append_somewhere(connection: Connection, bodies: dict[str, list[bytes]], chance: random.Random) -> str:
    """One more entry, long or short; gives its table."""
    table, body = chance.choice(list(bodies)), chance.randbytes(chance.choice((20, 200, 2000)))
    tail = end_of(chained(START, bodies[table]), START)
    commit(connection, Append(table, tail, chained(tail, [body]), STANDING))
    bodies[table].append(body)
    return table


def commit(connection: Connection, job: Job) -> None:
    connection.begin()
    assert connection.carry_out([job]) == [True]
    connection.commit()


def cuts(history: History, folder: Path, lengths: Iterable[int]) -> Iterator[int]:
    """Cut the log to each length: the file opens, nothing is warned of, and it holds exactly what was committed before the cut. Gives the entries lost."""
    for length in lengths:
        found, warnings = reopened(laid_down(folder, history.file, history.log[:length]), history)
        if found != history.at(length) or warnings:
            raise Torn(f"the log was cut to {length} bytes: {warnings or 'not the prefix that was committed'}")
        yield sum(end > length for end, _ in history.commits)


def every_byte(history: History, last: int) -> range:
    """Every length from which at most so many bytes are missing."""
    return range(max(0, len(history.log) - last), len(history.log) + 1)


def anywhere(history: History, count: int, seed: int) -> Iterator[tuple[int, int]]:
    """So many bits of the file and its log, by chance: the byte, counted through both, and the bit."""
    chance = random.Random(seed)
    for _ in range(count):
        yield chance.randrange(len(history.file) + len(history.log)), chance.randrange(BITS)


def in_the_header() -> Iterator[tuple[int, int]]:
    """Every bit by which SQLite knows what the file is."""
    return ((place, bit) for place in range(FILE_HEADER) for bit in range(BITS))


def flips(history: History, folder: Path, bits: Iterable[tuple[int, int]]) -> Iterator[Flip]:
    """Flip one bit at a time: the file opens, and every table is whole, or shorter and that was said, or named."""
    for place, bit in bits:
        both = bytearray(history.file + history.log)
        both[place] ^= 1 << bit
        path = laid_down(folder, bytes(both[:len(history.file)]), bytes(both[len(history.file):]))
        try:
            yield judged(history, *reopened(path, history))
        except Exception as error:
            raise Torn(f"bit {bit} of byte {place} (the file has {len(history.file)}) was flipped: {error!r}") from error


def judged(history: History, found: Found, warnings: list[str]) -> Flip:
    """The worst that befell a table; never a wrong body, never a loss without a word."""
    named = sum(isinstance(bodies, Damaged) for bodies in found.values())
    gone = [table for table, bodies in found.items() if isinstance(bodies, NoSuchTable)]
    shorter = [table for table, bodies in found.items() if isinstance(bodies, list) and bodies != history.bodies[table]]
    for table in shorter:
        if found[table] != history.bodies[table][:len(found[table])]:
            raise Torn(f"{table} is not as it was written")
    if (gone or shorter) and not warnings:
        raise Torn(f"{gone or shorter} lost entries without a word")
    return Flip(SET_ASIDE if gone else SHORTER if shorter else NAMED if named else WHOLE, named)


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder in memory where there is one: what is tried here is reading, and an fsync for each of thousands of files takes minutes."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        yield Path(folder)


def laid_down(folder: Path, file: bytes, log: bytes) -> Path:
    """The two files in a folder that holds nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path = folder / "store.db"
    path.write_bytes(file)
    Path(f"{path}-wal").write_bytes(log)
    return path


def reopened(path: Path, history: History) -> tuple[Found, list[str]]:
    """Open as the server does, read every table, and create one more."""
    file = SqliteFile(path)
    connection = file.connect()
    try:
        found = {table: read(connection, table) for table in history.bodies}
        create_one(connection)
        return found, file.warnings
    finally:
        connection.close()
        file.close()


def read(connection: Connection, table: str) -> list[bytes] | Exception:
    try:
        return log_after(connection, table, START)[0]
    except (Damaged, NoSuchTable) as error:
        return error


def create_one(connection: Connection) -> None:
    """One of a few tries must succeed: the first may fall on the damaged page."""
    for _ in range(PROBES):
        connection.begin()
        try:
            connection.carry_out([stranger()])
            return
        except Spoilt:
            continue
        finally:
            connection.rollback()
    raise Torn("no table can be created any more")
