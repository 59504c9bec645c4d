"""Servers in processes of their own, each on the first core, and what they use of it; the generator has the second."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SERVERS_CORE, GENERATORS_CORE = 0, 1
BENCH: Final = Path(__file__).parents[1]
PEER: Final = BENCH / "boardgameio"
READY_WITHIN: Final = 60.0
PATIENCE: Final = 10.0
TICKS: Final = os.sysconf("SC_CLK_TCK")
USER_TIME, SYSTEM_TIME = 11, 12         # in /proc/PID/stat, counted after the name
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
MEGABYTE: Final = 1 << 20
UNLIMITED: Final = 100_000              # messages of a seat: no limit that matters here


class Used(NamedTuple):
    """What a process used of a core, and how much memory it has."""

    share: float
    megabytes: float


class Usage:
    """What a process uses from now on."""

    def __init__(self, process: int | None = None) -> None:
        self.process: Final = os.getpid() if process is None else process
        self.begun: Final = time.perf_counter()
        self.before: Final = self.spent()

    def spent(self) -> float:
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[USER_TIME]) + int(fields[SYSTEM_TIME])) / TICKS

    def so_far(self) -> Used:
        pages = int(Path(f"/proc/{self.process}/statm").read_text().split()[1])
        return Used((self.spent() - self.before) / (time.perf_counter() - self.begun), pages * PAGE / MEGABYTE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def take_own_core() -> None:
    """From here on this process stays on the generator's core."""
    os.sched_setaffinity(0, {GENERATORS_CORE})


def ours_command(port: int, database: Path, messages: int = UNLIMITED) -> list[str]:
    return [sys.executable, "-m", "tables_load.hosting", "serve", "--port", str(port), "--database", f"sqlite:///{database}", "--messages", str(messages)]


def peers_command(port: int, store: str, folder: Path) -> list[str]:
    found = shutil.which("node") or str(PEER.parents[1] / ".peers" / "bin" / "node")
    node = subprocess.run([found, "-p", "process.execPath"], capture_output=True, text=True, check=True).stdout.strip()     # not a script that starts it
    return [node, "server.js", str(port), *(["flat", str(folder)] if store == "flat" else ["memory"])]


@contextlib.contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[int]:
    """The process, from when it answers until the block ends."""
    process = begin(command, port, log)
    try:
        yield process.pid
    finally:
        end(process)


def begin(command: list[str], port: int, log: Path) -> "subprocess.Popen[bytes]":
    """A server that answers; one that does not is ended."""
    with log.open("ab") as written:
        process = subprocess.Popen(
            ["taskset", "-c", str(SERVERS_CORE), *command], stdout=written, stderr=written, cwd=PEER if "server.js" in command else BENCH,
        )
    try:
        wait_for(process, port, log)
    except BaseException:
        end(process)
        raise
    return process


def wait_for(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    until = time.monotonic() + READY_WITHIN
    while not answers(port):
        if process.poll() is not None or time.monotonic() > until:
            sys.exit(f"bench: a server did not start:\n{log.read_text()[-2000:]}")
        time.sleep(0.05)


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
            return True
    except urllib.error.HTTPError:
        return True                     # the peer has no such address, and says so
    except OSError:
        return False


def end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
