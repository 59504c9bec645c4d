"""Decisions, views, copies and imagined worlds a CPU-second: ours interpreted and compiled, and the peers', interleaved, medians.

usage: bench/engine [--seconds 0.5] [--rounds 5] [--without-peers]
"""

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
INTERPRETED, COMPILED, PEERS = "interpreted", "compiled", "peers"


class Worker:
    """A process that measures rows of one engine."""

    def __init__(self, engine: str, python: Path) -> None:
        path = str(ROOT / "src") if engine == INTERPRETED else ""
        self.engine = engine
        self.process = subprocess.Popen(
            [str(python), str(HERE / "worker.py"), "peers" if engine == PEERS else "ours"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        )
        self.rows = self.answer().split("|")

    def answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"bench: the {self.engine} worker stopped: see above")
        return line.rstrip("\n")

    def measure(self, row: str, seconds: float) -> float | None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds} {row}\n")
        self.process.stdin.flush()
        said = self.answer()
        try:
            return float(said)
        except ValueError:
            print(f"bench: {row}: {said}", file=sys.stderr)
            return None


Samples = dict[tuple[str, str], list[float]]

SOCIAL: Final = "open_spiel social_deduction {seats}"
#: What must be reached: our row, theirs, and how many times.
TARGETS: Final = [
    *[
        row for seats in (6, 10) for row in (
            (f"infected {seats}, bare", f"{SOCIAL.format(seats=seats)}, bare", 0.9),
            (f"infected {seats}, bare", f"{SOCIAL.format(seats=seats)}, bare, quickest loop", None),
            (f"infected {seats}, bare, playout in the engine", f"{SOCIAL.format(seats=seats)}, bare", 1.2),
            (f"infected {seats}, with the acting seat's view", f"{SOCIAL.format(seats=seats)}, with observation", 1.5),
            (f"infected {seats}, bare", "rlcard uno, with observation", 20),
            (f"infected {seats}, bare", "rlcard uno, with observation, quickest loop", None),
            (f"infected {seats}, with the acting seat's view", "rlcard uno, with observation", None),
            (f"infected {seats}, copies", f"{SOCIAL.format(seats=seats)}, copies", None),
        )
    ],
    *[row for seats in (6, 9) for row in (
        (f"bristol {seats}, bare", "rlcard uno, with observation", None),
        (f"bristol {seats}, bare", f"{SOCIAL.format(seats=6)}, bare", None),
        (f"bristol {seats}, with the acting seat's view", f"{SOCIAL.format(seats=6)}, with observation", None),
    )],
]
FIGURES: Final = [
    ("infected 6, copies", 600_000), ("infected 10, copies", 600_000),
    ("infected 6, imagined worlds", 50_000), ("infected 6, imagined worlds, a new view each", 50_000), ("infected 10, imagined worlds", 50_000),
    ("bristol 6, bare", 200_000), ("bristol 9, bare", 200_000),
]


def measured(workers: list[Worker], seconds: float, rounds: int) -> Samples:
    samples: Samples = {(worker.engine, row): [] for worker in workers for row in worker.rows}
    broken: set[tuple[str, str]] = set()
    for number in range(rounds):
        for worker in workers:
            for row in worker.rows:
                if (worker.engine, row) not in broken:
                    say(f"round {number + 1} of {rounds}: {worker.engine}, {row}")
                    found = worker.measure(row, seconds)
                    if found is None:
                        broken.add((worker.engine, row))
                    else:
                        samples[worker.engine, row].append(found)
    say("")
    return {key: found for key, found in samples.items() if found}


def say(progress: str) -> None:
    if sys.stderr.isatty():
        print("\r" + progress[:100].ljust(100) + ("" if progress else "\r"), end="", file=sys.stderr, flush=True)


def report(samples: Samples) -> None:
    for engine in (COMPILED, INTERPRETED, PEERS):
        rows = {row: found for (where, row), found in samples.items() if where == engine}
        if rows:
            print(f"\n{engine}{'' if engine == PEERS else ', one core, ordinary Python loop'}: a CPU-second, median (least to most)")
        for row, found in rows.items():
            print(f"  {row:56} {statistics.median(found):>12,.0f}   ({min(found):,.0f} to {max(found):,.0f})")
    print("\nratios of the compiled engine, each from samples of the same round")
    for ours, theirs, least in TARGETS:
        compare(samples, ours, theirs, least)
    for row, least in FIGURES:
        found = samples.get((COMPILED, row))
        if found:
            print(f"  {row:98} {statistics.median(found):>10,.0f}   {verdict(statistics.median(found), least)}")


def compare(samples: Samples, ours: str, theirs: str, least: float | None) -> None:
    mine, other = samples.get((COMPILED, ours)), samples.get((PEERS, theirs))
    if mine and other:
        ratio = statistics.median(a / b for a, b in zip(mine, other, strict=False))
        print(f"  {ours + ' / ' + theirs:98} {ratio:>10.2f}   {verdict(ratio, least)}")


def verdict(found: float, least: float | None) -> str:
    if least is None:
        return ""
    return f"aim {least:,}: reached" if found >= least else f"aim {least:,}: missed by {(1 - found / least):.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU-seconds a sample")
    parser.add_argument("--rounds", type=int, default=5, help="samples a row")
    parser.add_argument("--without-peers", action="store_true")
    chosen = parser.parse_args()
    ours, peers = ROOT / ".venv" / "bin" / "python", ROOT / ".peers" / "bin" / "python"
    workers = [Worker(COMPILED, ours), Worker(INTERPRETED, ours)] + ([] if chosen.without_peers else [Worker(PEERS, peers)])
    report(measured(workers, chosen.seconds, chosen.rounds))
    for worker in workers:
        worker.process.stdin.close()


if __name__ == "__main__":
    main()
