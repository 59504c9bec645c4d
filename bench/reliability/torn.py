"""Tears the store's file: its log cut at every byte of the last 64 KiB, every bit of the header and 10,000 others flipped; prints what could still be read.

usage: .venv/bin/python -m bench.reliability.torn [--quick] [--seed 1]
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.server.store.tearing import (
    NAMED, SET_ASIDE, SHORTER, WHOLE, History, anywhere, cuts, every_byte, flips, in_the_header, quick_folder, written,
)

LAST_BYTES: Final = 64 << 10
FLIPS: Final = 10_000
QUICK_LAST_BYTES: Final = 2 << 10
QUICK_FLIPS: Final = 300


def cut_everywhere(history: History, folder: Path, last: int) -> None:
    """Stops with the place if a cut gives anything but the prefix that was committed before it."""
    lost = Counter(cuts(history, folder, every_byte(history, last)))
    print(f"the log ({len(history.log):,} bytes) cut at each of its last {last:,} bytes: {sum(lost.values()):,} cuts")
    print(f"  opened, and every table held exactly what was committed before the cut   {sum(lost.values()):>7,}")
    print(f"  entries that lay behind the cut: none in {lost[0]:,} cuts, at most {max(lost)}")


def flip(history: History, folder: Path, where: str, bits: Iterable[tuple[int, int]]) -> None:
    """Stops with the place if a flip gives a wrong body, or a loss without a word."""
    seen = list(flips(history, folder, bits))
    found = Counter(flip.verdict for flip in seen)
    print(f"one bit flipped, {where} ({len(history.file):,} bytes of file and {len(history.log):,} of log): {len(seen):,} flips")
    for verdict in (WHOLE, NAMED, SHORTER, SET_ASIDE):
        print(f"  {verdict:72} {found[verdict]:>7,}")
    named = Counter(flip.named for flip in seen if flip.verdict == NAMED)
    print(f"  tables named at once, of {len(history.bodies)}: " + (", ".join(f"{tables} in {times:,}" for tables, times in sorted(named.items())) or "none"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help=f"the last {QUICK_LAST_BYTES:,} bytes and {QUICK_FLIPS} flips")
    parser.add_argument("--seed", type=int, default=1, help="of the flips")
    chosen = parser.parse_args()
    began = time.monotonic()
    with quick_folder() as folder:
        (folder / "short").mkdir()
        cut_everywhere(written(folder / "short", tables=3, past=10, late=10), folder / "torn", QUICK_LAST_BYTES if chosen.quick else LAST_BYTES)
        (folder / "long").mkdir()
        (folder / "closed").mkdir()
        flip(written(folder / "closed", tables=4, past=40, late=0), folder / "torn", "every one of the header", in_the_header())
        history = written(folder / "long", tables=12, past=200, late=20)
        flip(history, folder / "torn", f"anywhere by chance, seed {chosen.seed}", anywhere(history, QUICK_FLIPS if chosen.quick else FLIPS, chosen.seed))
    print(f"{time.monotonic() - began:.0f} s; nothing wrong was read, nothing was lost without a word")


if __name__ == "__main__":
    main()
