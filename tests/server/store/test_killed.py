"""Whatever was acknowledged is there after the process was killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from .desk import opened

APPENDER = Path(__file__).with_name("appender.py")


def killed_after(url: str, lines: int) -> list[str]:
    """What a process said was acknowledged until it was killed, some of it after the deed."""
    process = subprocess.Popen([sys.executable, str(APPENDER), url], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    said += process.stdout.readlines()
    process.stdout.close()
    process.wait()
    return [line.strip() for line in said if line.endswith("\n")]


@pytest.mark.parametrize("lines", [1, 50, 777])
async def test_every_acknowledged_entry_outlives_a_killed_process(url: str, lines: int) -> None:
    acknowledged: dict[str, list[int]] = defaultdict(list)
    for line in await asyncio.to_thread(killed_after, url, lines):
        table, number = line.split(":")
        acknowledged[table].append(int(number))
    assert sum(map(len, acknowledged.values())) >= lines
    async with opened(url) as store:
        assert store.warnings == []
        for table, numbers in acknowledged.items():
            bodies, tail = await store.read(table)
            assert numbers == list(range(1, len(numbers) + 1))
            assert bodies == [f"{table}:{number}".encode() for number in range(1, tail.number + 1)]
            assert len(numbers) <= tail.number <= len(numbers) + 1
