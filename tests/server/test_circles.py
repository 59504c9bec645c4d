"""The garbage collector rests while people play, so nothing that comes and goes may lie in a circle."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.server import ServerProtocol

from .conftest import InThisProcess
from .visiting import at_seat, knock, opened

VISITS = 5
A_MOMENT = 0.5                          # until the server has noticed that a guest is gone,
PATIENCE = 10.0                         # on a machine with other work


@pytest.fixture
def house(tmp_path: Path) -> Iterator[InThisProcess]:
    running = InThisProcess(tmp_path / "tables.db").start()
    yield running
    running.stop()


def visit(house: InThisProcess) -> None:
    assert knock(house, "GET", "/health").status == 200
    with at_seat(house, opened(house)):
        pass


def connections() -> list[str]:
    """Those that were not freed: the collector would free them by their generators, which SAVEALL does not show."""
    return [type(one).__qualname__ for one in gc.get_objects() if type(one) is ServerProtocol]


def test_requests_and_guests_leave_no_circle_behind(house: InThisProcess) -> None:
    visit(house)
    time.sleep(A_MOMENT)
    gc.collect()
    gc.disable()
    try:
        for _ in range(VISITS):
            visit(house)
        time.sleep(A_MOMENT)
        left = connections()
        until = time.monotonic() + PATIENCE
        while left and time.monotonic() < until:
            time.sleep(A_MOMENT)
            left = connections()
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left += [type(one).__qualname__ for one in gc.garbage]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert left == []
