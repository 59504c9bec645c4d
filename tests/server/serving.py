"""A server for tests and for bench/reliability: in a process of its own, on a free port of this machine, on either database."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

DEALT_FOR = "DEALT_FOR"
READY_WITHIN = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`lazaretto serve` in a process of its own; it may be killed and started again, on the same port and database."""

    module = "lazaretto"

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = folder / "server.log"
        self.dealt_for = folder / "dealt-for"
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port), "--database", self.database]
        command += [word for name, value in self.settings.items() for word in (f"--{name.replace('_', '-')}", value)]
        surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), DEALT_FOR: str(self.dealt_for)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=surroundings)
        until = time.monotonic() + READY_WITHIN
        while not self.is_well():
            assert self.process.poll() is None, f"the server did not start:\n{self.log.read_text()[-4000:]}"
            assert time.monotonic() < until, f"the server is not ready after {READY_WITHIN} s"
            time.sleep(0.02)
        return self

    def is_well(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
            return answer.status == 200
        return False

    def end(self, how: int) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(timeout=20)

    def kill(self) -> None:
        """As if the power went."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """As its owner does."""
        return self.end(signal.SIGTERM)

    def logged(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]


class Foretold(Server):
    """A server that deals the same to the same test, whichever ran before: see dealt.py."""

    module = "tests.server.dealt"

    def deal_for(self, test: str) -> None:
        self.dealt_for.write_text(test)


S = TypeVar("S", bound=Server)


@contextlib.contextmanager
def serving(database: str, folder: Path, kind: type[S] = Server, **settings: str) -> Iterator[S]:
    """A server that is ended with the block, whatever happened in it."""
    server = kind(database, folder, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.process.kill()
            server.process.wait()


def foretelling(folder: Path) -> contextlib.AbstractContextManager[Foretold]:
    """The one that browsers play on, as fast as they like."""
    return serving(f"sqlite:///{folder / 'tables.db'}", folder, Foretold, messages="100000")
