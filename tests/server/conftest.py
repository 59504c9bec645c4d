"""Servers to knock at: one in a process of its own for all tests, and one in this process whose patience can be shortened."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.server.running import server as make_server
from lazaretto.server.settings import Settings

from .serving import Server, free_port, serving

READY_WITHIN = 30.0


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`lazaretto serve` on SQLite, which no test stops or disturbs."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, public_url="https://Plague.example", origins="https://friends.example:8443") as running:
        yield running


class InThisProcess:
    """The same server in a thread: what a test alters in the program, it obeys."""

    def __init__(self, database: Path) -> None:
        self.port = free_port()
        self.running = make_server(Settings("127.0.0.1", self.port, f"sqlite:///{database}", ""))
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
