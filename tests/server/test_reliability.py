"""Short versions of bench/reliability: the same functions, in seconds."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bench.reliability import canary, fuzz, fuzz_sockets, kills, reconnects, soak, windows
from bench.reliability.figures import held_against, slope
from lazaretto.games import games

from .serving import Server

SEED = 7


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    found = asyncio.run(kills.kill_again_and_again(database, tmp_path, tables=5, kills=2, seed=SEED))
    assert found.answers > 0 and found.looked_at > 0
    assert (found.lost, found.doubled, found.denied, found.unlike, found.unreadable) == ([], [], [], [], [])


def test_when_its_owner_starts_it_anew_nothing_is_lost_and_everybody_plays_on_by_themselves(tmp_path: Path) -> None:
    found = asyncio.run(kills.kill_again_and_again(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, tables=5, kills=2, seed=SEED, how=Server.stop))
    assert found.answers > 0 and len(found.settled) == 2
    assert (found.lost, found.doubled, found.denied, found.unlike, found.unreadable) == ([], [], [], [], [])


def test_nonsense_neither_breaks_a_table_nor_changes_it() -> None:
    found = asyncio.run(fuzz.fuzz_in_process(6_000, SEED))
    assert found.done > 100 and len(found.refused) > 10
    assert (found.crashes, found.changed, found.unknown, found.held_up) == ([], [], [], 0)


def test_nonsense_over_sockets_is_answered_and_the_server_goes_on(tmp_path: Path) -> None:
    found = asyncio.run(fuzz_sockets.fuzz_over_sockets(tmp_path, 500, SEED))
    assert sum(found.replies.values()) > 300
    assert (found.unanswered, found.unknown, found.traces) == ([], [], [])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_no_frame_tells_what_its_reader_may_not_know(game) -> None:
    found = asyncio.run(canary.play_games(game, range(6), seconds=2.0, seed=SEED, twins=0.1, answers=150))
    assert found.frames > 50 and found.twins > 0 and found.bodies > 0
    assert found.leaks == []


@pytest.mark.parametrize("game", list(windows.GAMES))
def test_who_looks_on_cannot_tell_whether_a_window_could_be_used(game: str) -> None:
    found = asyncio.run(windows.open_windows(game, tables=8, windows=3, seed=SEED))
    for kind in (found.holders, found.others):
        assert kind.lasted and set(kind.frames) == {0}
        assert min(kind.open) >= windows.OPEN_FOR


def test_dropped_connections_go_on_where_they_were(tmp_path: Path) -> None:
    found = asyncio.run(reconnects.drop_again_and_again(tmp_path, tables=3, drops=24, seed=SEED))
    assert sum(found.drops.values()) >= 24 and found.compared > 0 and found.answers > 0
    assert (found.missed, found.lost, found.doubled, found.denied, found.mistakes) == ([], [], [], [], [])


def test_an_evening_is_looked_at_while_people_play_and_drop(tmp_path: Path) -> None:
    found = asyncio.run(soak.an_evening(tmp_path, tables=4, seconds=7.0, seed=SEED))
    assert found.answers > 0 and found.drops > 0 and min(found.memory) > 1 and min(found.files) > 1
    assert slope(found.seconds, [5 * moment + 1 for moment in found.seconds]) == pytest.approx(5)


def test_two_samples_of_one_source_look_alike_and_others_do_not() -> None:
    """Also where they were taken under other circumstances, which matter; and not where there is nothing to hold them against."""
    choose = random.Random(SEED)

    def samples(off: float, late: int) -> list[tuple[str, float]]:
        return [("late", choose.gauss(3 + off, 1)) for _ in range(late)] + [("early", choose.gauss(off, 1)) for _ in range(300 - late)]

    one, same, other = samples(0, 50), samples(0, 200), samples(0.5, 200)
    alike, unlike = held_against(one, same, choose), held_against(one, other, choose)
    assert alike.p > 0.01 > unlike.p
    assert abs(alike.apart) < alike.doubt < 0.3 and unlike.apart == pytest.approx(-0.5, abs=0.2)
    assert held_against(one, [("never", 1.0)], choose).p == 1

