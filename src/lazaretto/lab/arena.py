"""The arena: kinds of bots meet in mirrored pairs of games, on all cores, until it is sure who is better; the same on any number of cores."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Final, final

from ..kernel import Mistake
from .contest import Contest, Match, check
from .keeping import Kept
from .mirrored import Mirrored, Task, play_pair
from .sequential import interval, is_sure

AHEAD: Final = 4                # pairs a process that are begun before they are counted


@final
class Arena:
    """What was played so far. `pairs` grows by one whole pair at a time: whoever stops in the middle has all that was finished."""

    def __init__(self, contest: Contest, keep: Path | None = None) -> None:
        check(contest)
        self.contest: Final = contest
        self.kept: Final = Kept(keep, contest)
        self.turn: Final = contest.turn()
        self.pairs: Final[list[Mirrored]] = []
        self.won: Final = {match: [0, 0] for match in contest.matches()}
        self.played: Final = dict.fromkeys(contest.matches(), 0)
        self.settled: Final[set[Match]] = set()

    def count(self, pair: Mirrored) -> None:
        """One more; after whole turns it is looked at whether its match is settled."""
        self.pairs.append(pair)
        self.played[pair.match] += 1
        won, gain = self.won[pair.match], pair.gain(self.contest.among)
        if gain:
            won[gain < 0] += 1
        if self.contest.early_stop and (pair.number + 1) % self.turn == 0 and self.is_sure(won[0], won[1]):
            self.settled.add(pair.match)

    def is_sure(self, won: int, lost: int) -> bool:
        return is_sure(*interval(won, lost, self.contest.sure), self.contest.bar)

    def tasks(self) -> Iterator[Task]:
        """Turn by turn, in each every match that is not settled."""
        for first in range(0, self.contest.pairs, self.turn):
            for match in self.contest.matches():
                if match not in self.settled:
                    for number in range(first, min(first + self.turn, self.contest.pairs)):
                        yield Task(self.contest, match, number)

    def planned(self) -> int:
        """How many games there will be, as far as one knows."""
        return 2 * sum([pairs if match in self.settled else self.contest.pairs for match, pairs in self.played.items()])

    def play(self, jobs: int) -> Generator[Mirrored, None, None]:
        """Counted in the same order on any number of processes; what was begun for a match that is settled since is forgotten."""
        with closing(in_order(self.tasks(), jobs, self.kept)) as pairs:
            for pair in pairs:
                if pair.match not in self.settled:
                    self.count(pair)
                    yield pair
                if len(self.settled) == len(self.played):
                    return


def in_order(tasks: Iterator[Task], jobs: int, kept: Kept) -> Generator[Mirrored, None, None]:
    if jobs == 1:
        for task in tasks:
            yield kept.of(task) or kept.added(play_pair(task))
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=leave_signals_to_the_parent)
    try:
        yield from handed_out(pool, tasks, AHEAD * jobs, kept)
    except BrokenProcessPool:
        raise Mistake(f"one of the {jobs} processes was killed, perhaps for want of memory: fewer jobs need less") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:          # a game that nobody waits for may take minutes
            child.terminate()


def handed_out(pool: ProcessPoolExecutor, tasks: Iterator[Task], ahead: int, kept: Kept) -> Generator[Mirrored, None, None]:
    """What is kept already is not played again; what is finished and not yet asked for is kept all the same."""
    begun: deque[tuple[Task, Future[Mirrored] | None]] = deque()
    try:
        for task in tasks:
            begun.append((task, None if kept.of(task) else pool.submit(play_pair, task)))
            if len(begun) == ahead:
                yield finished(kept, *begun.popleft())
        while begun:
            yield finished(kept, *begun.popleft())
    finally:
        for task, future in begun:
            if future and future.done() and not future.exception():
                finished(kept, task, future)


def finished(kept: Kept, task: Task, future: Future[Mirrored] | None) -> Mirrored:
    found = kept.of(task)
    if found is None:
        assert future is not None
        found = kept.added(future.result())
    return found


def leave_signals_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
