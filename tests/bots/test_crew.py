"""Several processes think about one question: they find what one process would that did all their work, and nobody waits for one who is gone."""

from __future__ import annotations

import os
import select
import signal
import time
from collections.abc import Callable
from contextlib import nullcontext
from math import inf
from random import Random

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.bots.ismcts import crew, searcher
from lazaretto.bots.ismcts.budget import read
from lazaretto.bots.ismcts.crew import Copy, Crew, Found, InTurn, Order, Report, Work
from lazaretto.bots.ismcts.race import Race, leading
from lazaretto.bots.ismcts.searcher import Searcher
from lazaretto.kernel import Game, Move, View

from .toys import Bet, Fold, Heads, Tails, Toy

ORDER = Order((0, 1), 1.0, inf)
LONG = 60.0                     # seconds that nobody waits


def first_view(game: Game, seats: int, seed: int) -> View:
    return game.begin(seats, "base", lazaretto.RandomDealer(seed)).seen_by(0)


def works(found: Found) -> Callable[[], Work]:
    return lambda: lambda order: found


def sleeps() -> Work:
    time.sleep(LONG)
    raise AssertionError


def dies() -> Work:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def raises() -> Work:
    raise ValueError


@pytest.mark.parametrize(("game", "seats"), [(lazaretto.game("infected"), 6), (Toy(), 2)], ids=["by race", "by tree"])
def test_copies_find_what_one_process_finds_that_does_their_work_in_turn(game: Game, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed and number of games, the same answer on any machine."""
    does, heard = Crew.does, []
    monkeypatch.setattr(Crew, "does", lambda self, order, left: heard.append(does(self, order, left)) or heard[-1])
    runs = []
    for forks in (True, False):
        monkeypatch.setattr(searcher, "FORKS", forks)
        view = first_view(game, seats, 3)
        answers = [Searcher(game, 0, seed, read("40i@3")).choose(view, view.options(0)) for seed in range(3)]
        runs.append((answers, heard[:]))
        heard.clear()
    assert runs[0] == runs[1]
    assert all(len(told) == 3 and all(told) for told in runs[0][1])
    assert any(told[1] != told[2] for told in runs[0][1]), "each has luck of its own"


def test_all_together_play_so_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    does, played = Crew.does, []
    monkeypatch.setattr(Crew, "does", lambda self, order, left: played.append(does(self, order, left)) or played[-1])
    game = lazaretto.game("infected")
    view = first_view(game, 6, 3)
    Searcher(game, 0, 1, read("40i@3")).choose(view, view.options(0))
    by_process = [sum(len(games) for told in played for _, found in told[number] for games in found) for number in range(3)]
    assert by_process == [14, 13, 13]


@pytest.mark.parametrize("hire", [sleeps, dies, raises])
def test_nobody_waits_for_a_helper_that_is_late_or_gone(hire: Callable[[], Work]) -> None:
    helper, began = Copy(hire, LONG), time.perf_counter()
    try:
        assert Crew(works([[1.0], [0.0]])(), [helper]).does(ORDER, lambda: 0.2) == [[(ORDER, [[1.0], [0.0]])], []]
    finally:
        helper.end()
    assert time.perf_counter() - began < LONG / 4


def test_a_dead_helper_is_given_up_at_once() -> None:
    helper, began = Copy(dies, LONG), time.perf_counter()
    helper.begin(ORDER)
    assert helper.reports(LONG) == [] and time.perf_counter() - began < LONG / 4
    helper.end()


def test_what_comes_too_late_is_reported_with_what_was_ordered_next() -> None:
    def hire() -> Work:
        def work(order: Order) -> Found:
            time.sleep(0.3 if order.until == 0.5 else 0.0)
            return [[order.until]]
        return work

    helper, first, second = Copy(hire, LONG), Order((0,), 0.5, inf), Order((0,), 0.75, inf)
    try:
        helper.begin(first)
        assert helper.reports(0.0) == []
        helper.begin(second)
        assert helper.reports(LONG) == [(first, [[0.5]]), (second, [[0.75]])]
    finally:
        helper.end()


class Slow:
    """A helper that reports the rounds of a race when the meeting is on."""

    def __init__(self) -> None:
        self.orders: list[Order] = []

    def begin(self, order: Order) -> None:
        self.orders.append(order)

    def reports(self, seconds: float) -> list[Report]:
        if self.orders[-1].until < 1.0:
            return []
        return [(order, [[1.0 - place] * 20 for place in range(len(order.moves))]) for order in self.orders]

    def end(self) -> None:
        pass


def test_games_by_which_somebody_was_chosen_do_not_count_in_the_meeting() -> None:
    """However late they come: the first of every order seems to win by far, in rounds the advice, in the meeting the challenger."""
    slow, options = Slow(), (Fold(), Bet(), Heads())
    crew = Crew(lambda order: [[0.5] * 8 if index == 0 else [0.6] * 8 for index in order.moves], [slow])
    race = Race(options, crew, lambda share: 0.0, Random(1))
    assert race.winner(Fold()) in (Bet(), Heads())
    assert len(slow.orders) == 3


def test_a_helper_holds_nothing_that_its_maker_holds() -> None:
    """Whoever waits for the end of a pipe of ours does not wait for a helper."""
    reading, writing = os.pipe()
    helper = Copy(lambda: works([[1.0]])(), LONG)
    try:
        helper.begin(ORDER)
        assert helper.reports(LONG) == [(ORDER, [[1.0]])]
        os.close(writing)
        assert select.select([reading], [], [], LONG / 4)[0] and os.read(reading, 1) == b""
    finally:
        helper.end()
        os.close(reading)


@pytest.mark.parametrize("fails", [False, True])
def test_helpers_end_with_the_answer_or_without_one(monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    made: list[Copy] = []
    monkeypatch.setattr(crew, "Copy", lambda hire, seconds: made.append(Copy(hire, seconds)) or made[-1])
    game = lazaretto.game("infected")
    view = first_view(game, 6, 3)
    if fails:
        monkeypatch.setattr(searcher, "Race", raises)
    with pytest.raises(TypeError) if fails else nullcontext():
        Searcher(game, 0, 1, read("100ms@3")).choose(view, view.options(0))
    assert len(made) == 2
    for helper in made:
        with pytest.raises(ProcessLookupError):
            os.kill(helper.process, 0)


def test_a_helper_ends_when_its_maker_is_gone() -> None:
    helper = Copy(works([[1.0]]), LONG)
    helper.wire.close()
    assert os.waitpid(helper.process, 0) == (helper.process, 0)


def test_it_answers_in_time_though_its_helpers_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "copies", lambda hires, seconds: [Copy(sleeps, LONG) for _ in hires])
    game = lazaretto.game("infected")
    view = first_view(game, 6, 3)
    began = time.perf_counter()
    Searcher(game, 0, 1, read("300ms@2")).choose(view, view.options(0))
    assert time.perf_counter() - began < 3.0                   # a machine may be busy


def raced(own: Callable[[Order], Found], other: Callable[[Order], Found]) -> Move:
    """Advised to fold."""
    options = (Fold(), Bet())
    helper = InTurn(lambda: other)
    return Race(options, Crew(own, [helper]), lambda share: LONG, Random(1)).winner(Fold())


def test_what_all_tracks_found_decides_together() -> None:
    """The order names the challenger first."""
    level, better, worse = [[0.5] * 8] * 2, [[1.0, 0.5] * 6, [0.5] * 12], [[0.0, 0.5] * 6, [0.5] * 12]
    assert raced(lambda order: level, lambda order: level) == Fold()
    assert raced(lambda order: level, lambda order: better) == Bet()
    assert raced(lambda order: worse, lambda order: better) == Fold()
    assert raced(lambda order: [[1.0] * 4, [0.0] * 4], lambda order: [[1.0] * 3, [0.0] * 2]) == Bet(), "four and two games tell something"


def test_the_best_leads_by_the_games_of_all_tracks() -> None:
    one, two = Heads(), Tails()
    tracks: list[dict[Move, list[float]]] = [{one: [1.0, 0.0], two: [0.0]}, {one: [0.0, 0.0], two: [1.0, 1.0]}]
    assert leading([one, two], tracks) == [two, one] and leading([one, two], tracks[:1]) == [one, two]


@pytest.mark.parametrize(("name", "most", "processes"), [
    ("fierce", 4, 4), ("ismcts:1s", 3, 3), ("ismcts:1s@2", 4, 2), ("ismcts:1s@8", 4, 4), ("ismcts:500i", 4, 1), ("ismcts:500i@2", 4, 2), ("ismcts:@2", 4, 2),
])
def test_it_thinks_in_as_many_processes_as_its_name_says_and_its_host_allows(name: str, most: int, processes: int) -> None:
    bot = bots.make(name, lazaretto.game("infected"), 0, 1)
    assert isinstance(bot, bots.Helped) and isinstance(bot, Searcher)
    assert bot.processes == (bots.check(name)[1].processes or 1)
    bot.with_processes(most)
    assert bot.processes == processes


@pytest.mark.parametrize("name", ["ismcts:1s@0", "ismcts:1s@", "ismcts:1s@two", "ismcts:1s@65", "thumb@2"])
def test_processes_that_make_no_sense_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"budget|no bot"):
        bots.check(name)
