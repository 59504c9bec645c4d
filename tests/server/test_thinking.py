"""Bots think beside the event loop as they would in it: from what their seat may know, each table in its turn."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.games.pathologic.cards import WARDS
from lazaretto.games.pathologic.moves import BECOMES, DOOMS, PUTS
from lazaretto.hosting import Sitting
from lazaretto.kernel.codec import pack
from lazaretto.server import desk
from lazaretto.server.desk import Sitter
from lazaretto.server.thinking import Thinkers, desk_of

from .parlour import AMPLE, begun, chosen, in_a_loop, last_option, lines, plant, remembered, sitter, surroundings, thinkers, writers


@pytest.fixture
def diary(tmp_path, monkeypatch):
    return plant(tmp_path, monkeypatch)


@pytest.mark.parametrize("game", [game.name for game in lazaretto.games()])
@in_a_loop
async def test_a_bot_chooses_the_same_as_in_our_own_process(game):
    async with thinkers() as think:
        for bot in ("random", "thumb"):                        # a searcher's answer is a matter of time
            sitting = begun(game)
            for seat in range(sitting.header.seats):
                sitting.seat_bot(seat, bots.make(bot, sitting.game, seat, sitter(bot, seat).seed))
            await whole_game(think, sitting, bot)
        assert think.overtime == think.broken == 0


async def whole_game(think: Thinkers, sitting: Sitting, bot: str) -> None:
    """Each answer is chosen beside the loop first, and then in it."""
    while sitting.position.outcome is None:
        seat = sitting.position.asked[0]
        move = await chosen(think, sitting, sitter(bot, seat, game=sitting.game.name))
        assert sitting.take(seat) == move


@in_a_loop
async def test_a_seed_may_have_any_length():
    sitting, seed = begun("bristol"), 7 ** 50
    view = sitting.position.seen_by(sitting.position.asked[0])
    bot = bots.make("random", sitting.game, view.seat, seed)
    async with thinkers() as think:
        for _ in range(8):
            move, _ = await think.choose(Sitter("table", view.seat, "random", seed, "bristol"), view, sitting.memory(view.seat), AMPLE)
            assert move == bot.choose(view, view.options(view.seat))


@in_a_loop
async def test_a_bot_hears_once_each_what_its_seat_is_told_and_nothing_else(diary):
    sitting, told = begun("pints"), []
    async with thinkers() as think:
        for _ in range(12):
            seat = sitting.position.asked[0]
            times_asked = 1 + sum(line[0] == seat for line in told)
            told.append([seat, times_asked, remembered(sitting, seat)])
            sitting.answer(seat, await chosen(think, sitting, sitter("diarist", seat, game="pints")))
    assert lines(diary) == told


@in_a_loop
async def test_only_what_is_new_is_sent(monkeypatch):
    sent, framed = [], desk.framed
    monkeypatch.setattr(desk, "framed", lambda ask: sent.append(ask) or framed(ask))
    sitting = begun("pints")
    async with thinkers() as think:
        for _ in range(6):
            seat = sitting.position.asked[0]
            before = [ask for ask in sent if ask.seat == seat]
            sitting.answer(seat, await chosen(think, sitting, sitter("thumb", seat, game="pints")))
            assert sent[-1].anew is (not before)
            assert sent[-1].heard == sum(len(ask.facts) for ask in before)
    assert len(sent) == 6


def test_the_table_and_its_name_stay_here():
    """What leaves is what the seat sees and was told, and which bot it is."""
    sitting = begun("bristol")
    ask = Thinkers(1).desks[0]._question(sitter("thumb", 2, "the table's name", "bristol"), sitting.position.seen_by(2), sitting.memory(2), AMPLE, 1)
    assert ask.view == sitting.position.seen_by(2).pack() != sitting.position.pack()
    assert ask.facts == [pack(fact) for fact in sitting.memory(2)]
    assert "the table's name" not in repr(ask)


@in_a_loop
async def test_a_table_always_goes_to_the_same_thinker(diary):
    sitting = begun()
    async with thinkers(2) as think:
        for seat in range(3):
            for table in ("a", "b", "c", "d"):
                await chosen(think, sitting, sitter("diarist", seat, table))
    pids = writers(diary)
    assert pids[:4] == pids[4:8] == pids[8:] and len(set(pids)) == 2


def test_the_thinker_of_a_table_does_not_depend_on_the_process():
    code = "from lazaretto.server.thinking import desk_of; print([desk_of(f'table {n}', 5) for n in range(20)])"
    for seed in ("1", "2"):
        there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**surroundings(), "PYTHONHASHSEED": seed})
        assert there.stdout.strip() == str([desk_of(f"table {n}", 5) for n in range(20)])


@in_a_loop
async def test_no_process_is_started_before_it_is_needed():
    async with thinkers(3) as think:
        assert not any(desk.worker for desk in think.desks)
        await chosen(think, begun(), sitter("thumb"))
        assert sum(desk.worker is not None for desk in think.desks) == 1


@in_a_loop
async def test_two_hundred_tables_at_once_are_answered_in_turn(monkeypatch):
    monkeypatch.setattr(desk, "LONG", AMPLE)               # a process that starts slowly sends no table elsewhere
    order: list[str] = []

    async def table(think: Thinkers, number: int):
        sitting, name = begun(seed=number), f"table {number}"
        for _ in range(3):
            seat = sitting.position.asked[0]
            sitting.answer(seat, await chosen(think, sitting, sitter("thumb", seat, name)))
            order.append(name)

    async with thinkers(2) as think:
        await asyncio.gather(*(table(think, number) for number in range(200)))
        assert think.overtime == think.broken == 0
    for number in range(2):
        served = [name for name in order if desk_of(name, 2) == number]
        many = len(served) // 3
        assert 60 < many < 140
        assert served[:many] == served[many:2 * many] == served[2 * many:], "nobody is asked again before all others were"


def placing() -> Sitting:
    """A game in which the Healer puts one piece after another, and may take them back."""
    sitting = Sitting.begin(lazaretto.game("pathologic"), 2, "base", seed=3)
    sitting.answer(1, BECOMES[0])
    sitting.answer(0, DOOMS[4])
    sitting.answer(1, sitting.position.options(1)[0])
    return sitting


@in_a_loop
async def test_after_answers_were_taken_back_the_bot_begins_anew_and_never_hears_of_them(diary):
    sitting, who = placing(), sitter("diarist", 1, game="pathologic")
    async with thinkers() as think:
        await chosen(think, sitting, who)
        for ward, district in ((0, 3), (1, 4)):
            sitting.answer(1, PUTS[WARDS[ward]][district])
            await chosen(think, sitting, who)
        sitting.take_back(1)
        sitting.take_back(1)
        await chosen(think, sitting, who)
        assert lines(diary)[-1] == [1, 1, remembered(sitting, 1)]
        sitting.answer(1, PUTS[WARDS[0]][9])
        await chosen(think, sitting, who)
        assert lines(diary)[-1] == [1, 2, remembered(sitting, 1)]
    assert [asked for _, asked, _ in lines(diary)] == [1, 2, 3, 1, 2], "made anew once, and only then"


@pytest.mark.parametrize("again", [1, 2])
@in_a_loop
async def test_another_answer_in_place_of_one_taken_back_is_noticed(diary, again):
    """Though the memory is as long as it was, or longer."""
    sitting, who = placing(), sitter("diarist", 1, game="pathologic")
    async with thinkers() as think:
        sitting.answer(1, PUTS[WARDS[0]][3])
        await chosen(think, sitting, who)
        heard = len(sitting.memory(1))
        sitting.take_back(1)
        for ward in range(again):
            sitting.answer(1, PUTS[WARDS[ward]][9 + ward])
        assert len(sitting.memory(1)) >= heard
        await chosen(think, sitting, who)
    assert lines(diary)[-1] == [1, 1, remembered(sitting, 1)]


@in_a_loop
async def test_a_bot_that_has_heard_nothing_yet_is_not_made_anew(diary):
    view = begun().position.seen_by(0)
    async with thinkers() as think:
        for _ in range(3):
            await think.choose(sitter("diarist"), view, (), AMPLE)
    assert lines(diary) == [[0, 1, []], [0, 2, []], [0, 3, []]]


@in_a_loop
async def test_a_bot_that_was_forgotten_is_told_everything_again(diary):
    sitting = begun()
    async with thinkers(kept=2) as think:
        for seat in (0, 1, 0, 2, 0, 1):                        # 0 is asked again and again and stays; 1 makes room for 2
            assert await chosen(think, sitting, sitter("diarist", seat)) == last_option(sitting, seat)
        assert (think.overtime, think.broken) == (0, 0)
    assert [line[:2] for line in lines(diary)] == [[0, 1], [1, 1], [0, 2], [2, 1], [0, 3], [1, 1]]
    assert lines(diary)[-1][2] == remembered(sitting, 1) != []


@in_a_loop
async def test_notes_on_bots_do_not_grow_for_ever(diary, monkeypatch):
    monkeypatch.setattr(desk, "NOTES_KEPT", 3)
    sitting = begun()
    async with thinkers() as think:
        for seat in (0, 1, 2, 0, 3, 1, 0):
            await chosen(think, sitting, sitter("diarist", seat))
        assert len(think.desks[0].notes) == 3
    assert [line[:2] for line in lines(diary)] == [[0, 1], [1, 1], [2, 1], [0, 2], [3, 1], [1, 1], [0, 3]]
