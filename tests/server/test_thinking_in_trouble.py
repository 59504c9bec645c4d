"""Bots that take too long, raise, stray or take their process along; and servers that are killed: no table waits, and nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import asynccontextmanager

import pytest

from lazaretto.server.thinker import Chosen
from lazaretto.server.thinking import Thinkers, desk_of

from .parlour import (
    SHORT, begun, chosen, default, in_a_loop, is_gone, last_option, lines, pages, plant, remembered, sitter, surroundings, tables_apart, thinkers,
    until_written, writers,
)

AWHILE = 2.0                        # seconds
PATIENCE = 30.0                     # seconds in which a process must be gone; it takes a moment only


@pytest.fixture
def diary(tmp_path, monkeypatch):
    return plant(tmp_path, monkeypatch)


@in_a_loop
async def test_a_bot_that_takes_too_long_gets_the_default_and_loses_its_process(diary, caplog):
    sitting = begun()
    async with thinkers() as think:
        move = await chosen(think, sitting, sitter("stuck"), SHORT)
        assert move == default(sitting, 0) != last_option(sitting, 0)
        assert (think.overtime, think.broken) == (1, 0)
        assert await chosen(think, sitting, sitter("diarist", 1)) == last_option(sitting, 1)
        assert (think.overtime, think.broken) == (1, 0)
        stuck, other = writers(diary)
        assert stuck != other and is_gone(stuck) and not is_gone(other)
    assert "bot stuck of infected, seat 0 at table table took more than 0.20 s" in caplog.text


@in_a_loop
async def test_the_loop_and_the_other_thinkers_go_on_while_a_bot_is_stuck(diary):
    sitting, (quick, slow) = begun(), tables_apart()
    async with thinkers(2) as think:
        await chosen(think, sitting, sitter("diarist", 0, quick))
        waiting = asyncio.ensure_future(chosen(think, sitting, sitter("stuck", 0, slow), PATIENCE))
        await until_written(diary, "thinks")
        for seat in range(1, 6):
            await chosen(think, sitting, sitter("diarist", seat, quick))
        assert not waiting.done() and len(pages(diary)) == 7
        waiting.cancel()


@in_a_loop
async def test_those_behind_a_stuck_bot_are_still_answered_by_their_own(diary):
    """Though they waited for longer than they may think."""
    sitting = begun()
    async with thinkers() as think:
        behind = [chosen(think, sitting, sitter("diarist", seat), AWHILE) for seat in range(1, 6)]
        moves = await asyncio.gather(chosen(think, sitting, sitter("stuck"), AWHILE), *behind)
        assert moves == [default(sitting, 0), *(last_option(sitting, seat) for seat in range(1, 6))]
        assert (think.overtime, think.broken) == (1, 0)


@pytest.mark.parametrize("bot, said", [("raising", "ValueError in "), ("astray", "IllegalMove in ")])
@in_a_loop
async def test_a_bot_that_raises_or_strays_gets_the_default_and_its_neighbours_stay(diary, caplog, bot, said):
    sitting = begun()
    async with thinkers() as think:
        await chosen(think, sitting, sitter("diarist", 1))
        for _ in range(2):
            assert await chosen(think, sitting, sitter(bot)) == default(sitting, 0)
        await chosen(think, sitting, sitter("diarist", 1))
        assert (think.overtime, think.broken) == (0, 2)
    assert [asked for _, asked, _ in lines(diary)] == [1, 2] and len(set(writers(diary))) == 1
    assert f"bot {bot} of infected, seat 0 at table table is broken ({said}" in caplog.text and "SECRET" not in caplog.text


@in_a_loop
async def test_nothing_that_a_bot_prints_is_seen(diary, capfd):
    sitting = begun()
    async with thinkers() as think:
        assert await chosen(think, sitting, sitter("chatty"), 10 * AWHILE) == last_option(sitting, 0)
    assert capfd.readouterr() == ("", "")


@in_a_loop
async def test_an_answer_that_is_another_here_than_there_is_not_taken(monkeypatch):
    async def elsewhere(*asked):
        return Chosen(1, {"is": "Pass", "cards": [99]})

    sitting = begun()
    async with thinkers() as think:
        monkeypatch.setattr(type(think.desks[0]), "ask", elsewhere)
        assert await chosen(think, sitting, sitter("thumb")) == default(sitting, 0) != sitting.position.options(0)[1]
        assert think.broken == 1


@in_a_loop
async def test_a_thinker_that_dies_over_a_question_is_replaced_and_asked_once_more(diary):
    sitting = begun()
    async with thinkers() as think:
        assert await chosen(think, sitting, sitter("mortal")) == last_option(sitting, 0)
        assert (think.overtime, think.broken) == (0, 0)
    assert lines(diary) == ["dies"]


@in_a_loop
async def test_a_question_that_kills_twice_gets_the_default(diary):
    sitting = begun()
    async with thinkers() as think:
        assert await chosen(think, sitting, sitter("deadly")) == default(sitting, 0)
        assert (think.overtime, think.broken) == (0, 1)
        assert await chosen(think, sitting, sitter("diarist", 1)) == last_option(sitting, 1)
    assert lines(diary)[:2] == ["dies", "dies"] and len(set(writers(diary))) == 3


@in_a_loop
async def test_after_its_thinker_was_killed_a_bot_hears_everything_again(diary):
    sitting = begun("pints")
    who = sitter("diarist", sitting.position.asked[0], game="pints")
    async with thinkers() as think:
        sitting.answer(who.seat, await chosen(think, sitting, who))
        assert sitting.position.asked == (who.seat,)
        os.kill(think.desks[0].worker.pid, signal.SIGKILL)
        await chosen(think, sitting, who)
        assert (think.overtime, think.broken) == (0, 0)
    assert lines(diary)[-1] == [who.seat, 1, remembered(sitting, who.seat)]


@in_a_loop
async def test_a_thinker_that_cannot_start_leaves_the_default(monkeypatch, caplog):
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    sitting = begun()
    async with thinkers() as think:
        assert await chosen(think, sitting, sitter("thumb")) == default(sitting, 0)
        assert think.broken == 1
    assert "did not start" in caplog.text


@in_a_loop
async def test_who_stops_waiting_disturbs_nobody(diary):
    sitting = begun()
    async with thinkers() as think:
        await chosen(think, sitting, sitter("diarist", 1))
        waiting = asyncio.ensure_future(chosen(think, sitting, sitter("diarist")))
        while not think.asking:
            await asyncio.sleep(0)
        waiting.cancel()
        assert await chosen(think, sitting, sitter("diarist", 2)) == last_option(sitting, 2)
        assert waiting.cancelled() and (think.overtime, think.broken) == (0, 0)
    assert [line[:2] for line in lines(diary)] == [[1, 1], [0, 1], [2, 1]] and len(set(writers(diary))) == 1


@in_a_loop
async def test_closing_ends_all_processes_and_cancels_who_waits(diary):
    sitting, think, (quick, slow) = begun(), Thinkers(2), tables_apart()
    await chosen(think, sitting, sitter("diarist", 0, quick))
    waiting = asyncio.ensure_future(chosen(think, sitting, sitter("stuck", 0, slow), PATIENCE))
    await until_written(diary, "thinks")
    await think.close()
    await asyncio.wait([waiting])
    assert waiting.cancelled() and think.overtime == think.broken == 0
    assert len(set(writers(diary))) == 2 and all(is_gone(pid) for pid in writers(diary))


#: A server in short: it asks two bots, the first a diarist, and waits; at Ctrl-C it asks the first once more.
SERVER = """
import asyncio, signal, sys
import lazaretto
from lazaretto.hosting import Sitting
from lazaretto.server.desk import Sitter
from lazaretto.server.thinking import Thinkers

signal.signal(signal.SIGINT, signal.default_int_handler)        # who runs the tests in the background ignores it

async def main():
    sitting, think = Sitting.begin(lazaretto.game("infected"), 6, "base", seed=3), Thinkers(2)
    def ask(table, bot, budget):
        return think.choose(Sitter(table, 0, bot, 7, "infected"), sitting.position.seen_by(0), sitting.memory(0), budget)
    await ask(sys.argv[1], "diarist", 60.0)
    await ask(sys.argv[2], sys.argv[3], 2.0)
    print("answered", flush=True)
    try:
        await asyncio.sleep(600)
    except asyncio.CancelledError:
        await ask(sys.argv[1], "diarist", 60.0)
        await think.close()

asyncio.run(main())
"""


@asynccontextmanager
async def server(bot: str):
    """A server in a process of its own."""
    command, pipe = (sys.executable, "-c", SERVER, *tables_apart(), bot), asyncio.subprocess.PIPE
    running = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, env=surroundings(), start_new_session=True)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


def soon(happens) -> bool:
    until = time.monotonic() + PATIENCE
    while not happens() and time.monotonic() < until:
        time.sleep(0.02)
    return happens()


@in_a_loop
async def test_a_server_that_is_killed_leaves_no_thinker_behind(diary):
    async with server("diarist") as running:
        assert await running.stdout.readline() == b"answered\n"
        assert len(set(writers(diary))) == 2 and not any(is_gone(pid) for pid in writers(diary))
        running.kill()
    assert soon(lambda: all(is_gone(pid) for pid in writers(diary)))


@in_a_loop
async def test_not_even_one_that_is_stuck(diary):
    async with server("stuck") as running:
        await until_written(diary, "thinks")
        running.kill()
    assert soon(lambda: all(is_gone(pid) for pid in writers(diary)))


@in_a_loop
async def test_ctrl_c_is_for_the_server_and_not_for_its_thinkers(diary):
    async with server("diarist") as running:
        assert await running.stdout.readline() == b"answered\n"
        os.killpg(running.pid, signal.SIGINT)
        assert await running.stderr.read() == b""
    first, _, again = pages(diary)
    assert again[0] == first[0] and again[1][:2] == [0, 2], "the same bot in the same process"
    assert all(is_gone(pid) for pid in writers(diary))


@in_a_loop
async def test_no_table_waits_for_the_bot_of_another_while_a_thinker_is_free(diary):
    """Both tables belong to the same thinker; the bot of the first thinks for long."""
    sitting, names = begun(), [f"table {number}" for number in range(20)]
    slow, quick = [name for name in names if desk_of(name, 2) == 0][:2]
    async with thinkers(2) as think:
        thinking = asyncio.create_task(chosen(think, sitting, sitter("stuck", 0, slow), 20 * AWHILE))
        await asyncio.sleep(0)
        assert await chosen(think, sitting, sitter("diarist", 1, quick)) == last_option(sitting, 1)
        assert not thinking.done() and (think.overtime, think.broken) == (0, 0)


@in_a_loop
async def test_bots_that_think_at_once_share_the_processes_and_one_alone_has_all(diary):
    sitting, (quick, slow) = begun(), tables_apart()
    async with thinkers(2, together=4) as think:
        await chosen(think, sitting, sitter("helped", 0, quick))
        waiting = asyncio.ensure_future(chosen(think, sitting, sitter("stuck", 0, slow), PATIENCE))
        await until_written(diary, "thinks")
        await chosen(think, sitting, sitter("helped", 0, quick))
        assert lines(diary) == [4, "thinks", 2]
        waiting.cancel()


@in_a_loop
async def test_one_who_searches_in_a_thinker_has_helpers_and_answers():
    sitting = begun()
    async with thinkers(1, together=3) as think:
        assert await chosen(think, sitting, sitter("ismcts:150ms")) in sitting.position.options(0)
        assert (think.overtime, think.broken) == (0, 0)
