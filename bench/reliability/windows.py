"""R7. Reaction windows at real tables in this process, with people who think longer if they hold the card: do the others notice?

Of every window it is known whether somebody asked could have done something. What a watcher and the seats that are not asked are sent meanwhile, and when
the window closes for them, must be the same either way, in windows that are alike in all that everybody sees: their kind, how many are asked, how much was
told when they opened. (How long it takes to tell much is no secret, and early in a game more is told and more is held.) Who holds an answer also gives
standing orders more often, now and then in the middle of the game. One person is in a hurry: that alone closes no window early, for others are asked
elsewhere; the windows that ask nobody else are not counted, as they tell.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from lazaretto.hosting.happenings import Order
from lazaretto.hosting.hurrying import hurried
from lazaretto.hosting.ordering import windows
from lazaretto.hosting.room import OVER, is_window
from lazaretto.kernel import Reply
from lazaretto.server.guest import Guest
from lazaretto.server.hall import Hall
from lazaretto.server.obeying import obey
from lazaretto.server.telling import whole_news
from lazaretto.server.turns import Turns
from lazaretto.tongues import ENGLISH
from lazaretto.tongues.voice import voice
from lazaretto.wire import messages as m

from .figures import held_against, line, mean, percentile
from .house import Party, deal, empty_hall, party

GAMES: Final = {"bristol": 5, "pathologic": 4}                 # and seats
LISTENING: Final = 2                    # seats that are connected, besides a watcher
OPEN_FOR: Final = 1.0                   # seconds: the shortest that a table may agree on
#: Seconds that people think: who has nothing to choose is done soon.
HOLDER_THINKS, OTHER_THINKS = (0.3, 1.2), (0.02, 0.3)
SILENT: Final = 0.2                     # of people: they say nothing, and the safe answer counts, or what they ordered
ORDERS: Final = 0.3                     # of turns in which somebody changes their orders
HURRIES: Final = 0                      # the seat of who is in a hurry
CLOSED_WITHIN: Final = 30.0
BEGIN_WITHIN: Final = 5.0               # seconds


@dataclass
class Kind:
    """Windows in which somebody could have done something, or nobody could."""

    lasted: list[float] = field(default_factory=list)          # seconds, for a watcher
    seen: list[tuple[str, int, int]] = field(default_factory=list)         # the window's kind, how many it asked, and how much was told when it opened
    open: list[float] = field(default_factory=list)            # seconds, by the table's own clock
    frames: Counter[int] = field(default_factory=Counter)      # to everyone who was not asked, beyond the first that opens it and the one that closes it
    bytes: int = 0                                             # of these


@dataclass
class Found:
    """What came of one game's windows."""

    game: str
    holders: Kind = field(default_factory=Kind)
    others: Kind = field(default_factory=Kind)
    games: int = 0
    unheard: int = 0                                           # windows that were over before the watcher heard of them: the machine is overloaded

    @property
    def windows(self) -> int:
        return len(self.holders.lasted) + len(self.others.lasted)


class Onlooker:
    """One who is told things, and notes when."""

    def __init__(self, table: Party, seat: int | None) -> None:
        self.seat: Final = seat
        self.frames: list[tuple[float, int, int]] = []         # when, how many bytes, and which question was asked then
        self.guest: Final[Guest] = table.guest(seat, self.hear)
        self.room: Final = table.hosted.room
        self.bell: Final = asyncio.Event()
        table.hosted.guests.add(self.guest)
        turns = Turns()
        self.listening: Final = asyncio.create_task(self.guest.listen(lambda guest: whole_news(table.hosted, guest, turns)))
        self.guest.wake()

    async def hear(self, text: str) -> None:
        self.frames.append((time.perf_counter(), len(text), self.room.question_number))
        self.bell.set()

    def was_told(self, question: int) -> bool:
        """While it was asked."""
        return any([number == question for _, _, number in self.frames])

    async def until_told(self, question: int) -> None:
        """This question, or one after it."""
        while not self.frames or self.frames[-1][2] < question:
            self.bell.clear()
            await self.bell.wait()


class Table:
    """One table: played at random and at once, but for its windows."""

    def __init__(self, table: Party, choose: random.Random, found: Found) -> None:
        self.hosted: Final = table.hosted
        self.room: Final = table.hosted.room
        self.choose: Final = choose
        self.found: Final = found
        self.onlookers: Final = [Onlooker(table, seat) for seat in (None, *range(LISTENING))]
        self.said = 0
        self.told = 0                                          # before the last answer

    async def play(self, windows: int) -> int:
        """So many windows, or to the end of the game; how many there were."""
        seen = 0
        await self.hosted.do(lambda room, now: hurried(room, HURRIES, "", now, on=True))
        await deal(self.hosted)
        while seen < windows and self.room.state != OVER:
            if is_window(self.room):
                await self.window()
                seen += 1
            else:
                await self.order(self.room.waits_for[0])
                await self.answer(self.room.waits_for[0])
        for onlooker in self.onlookers:
            onlooker.listening.cancel()
        return seen

    async def order(self, seat: int) -> None:
        """Outside of windows, now and then: to use whatever would help, or to do nothing, or no more."""
        if self.choose.random() >= ORDERS:
            return
        self.said += 1
        kinds = [Order(kind.question, self.some_answers(self.choose.choice(kind.replies))) for kind in windows(self.room)]
        reply = await obey(self.hosted, seat, m.Orders(f"o{self.said}", kinds if self.choose.random() < 0.8 else []), voice(self.room.game, ENGLISH))
        assert reply is None, reply

    def some_answers(self, reply: Reply) -> list[str]:
        """Of the reply's answers, with some target in each blank."""
        return [answer.format(*[self.choose.choice(blank).said for blank in reply.targets]) for answer in reply.answers]

    async def answer(self, seat: int) -> None:
        """At once, whatever comes to mind: first the kind of move, so that what can be done in one way only is done as often as the rest."""
        assert self.room.course is not None
        self.said += 1
        self.told = len(self.room.story)
        options = self.room.course.position.options(seat)
        kind = self.choose.choice(sorted({type(option).__name__ for option in options}))
        move = self.room.game.say(self.choose.choice([option for option in options if type(option).__name__ == kind]))
        reply = await obey(self.hosted, seat, m.Answer(f"k{self.said}", self.room.question_number, move), voice(self.room.game, ENGLISH))
        assert reply is None or (isinstance(reply, m.Refusal) and reply.code == "move/stale"), reply

    async def window(self) -> None:
        """One window: everyone asked thinks as long as they must, and the others look on."""
        assert self.room.course is not None
        question, asked, since = self.room.question_number, self.room.asked, self.room.since
        seen = type(self.room.course.position.question).__name__, len(asked), len(self.room.story) - self.told
        third = [onlooker for onlooker in self.onlookers if onlooker.seat not in asked]
        await asyncio.gather(*[onlooker.until_told(question) for onlooker in third])
        held = any(len(self.room.course.position.options(seat)) > 1 for seat in asked)     # not before: to look at what they hold takes time
        thinking = [asyncio.create_task(self.think(seat, question)) for seat in asked]
        async with asyncio.timeout(CLOSED_WITHIN):
            await asyncio.gather(*[onlooker.until_told(question + 1) for onlooker in third])
        if asked == (HURRIES,):
            self.forget(third)
        elif not self.onlookers[0].was_told(question):
            self.found.unheard += 1
            self.forget(third)
        else:
            kind = self.found.holders if held else self.found.others
            kind.open.append(time.time() - since)
            kind.seen.append(seen)
            self.note(kind, third, question)
        for task in thinking:
            task.cancel()
        for outcome in await asyncio.gather(*thinking, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    async def think(self, seat: int, question: int) -> None:
        assert self.room.course is not None
        holds = len(self.room.course.position.options(seat)) > 1
        if self.choose.random() < SILENT:
            return
        await asyncio.sleep(self.choose.uniform(*(HOLDER_THINKS if holds else OTHER_THINKS)))
        if self.room.question_number == question:
            await self.answer(seat)

    def note(self, kind: Kind, third: list[Onlooker], question: int) -> None:
        for onlooker in third:
            times = [at for at, _, number in onlooker.frames if number == question]
            between = [size for _, size, number in onlooker.frames if number == question][1:]
            kind.frames[len(between)] += 1
            kind.bytes += sum(between)
            if onlooker.seat is None:
                kind.lasted.append(onlooker.frames[-1][0] - times[0])
        self.forget(third)

    def forget(self, third: list[Onlooker]) -> None:
        for onlooker in third:
            onlooker.frames = onlooker.frames[-1:]


async def open_windows(game: str, tables: int, windows: int, seed: int) -> Found:
    """So many windows at each of so many tables at once."""
    found = Found(game)
    hall = empty_hall()
    await asyncio.gather(*[play_on(game, windows, found, hall, random.Random(f"{game} {seed} {number}")) for number in range(tables)])
    return found


async def play_on(game: str, windows: int, found: Found, hall: Hall, choose: random.Random) -> None:
    """Game after game, until there were so many windows. No two tables begin at once: else all would keep each other waiting in the first windows, and those
    ask whoever has not used anything yet."""
    await asyncio.sleep(choose.uniform(0.0, BEGIN_WITHIN))
    while windows > 0:
        table = await party(game, GAMES[game], choose, hall, pace=0, window=OPEN_FOR)
        windows -= await Table(table, choose, found).play(windows)
        found.games += 1
        await table.close()
        hall.tables.pop(table.hosted.room.table)


def report(found: Found) -> None:
    print(f"  {found.game}")
    for name, kind in (("somebody could act", found.holders), ("nobody could act", found.others)):
        line(f"  windows in which {name}", len(kind.lasted))
        line("    seconds until closed for a watcher: mean, median, 99 %",
             f"{mean(kind.lasted):.4f} {percentile(kind.lasted, 0.5):.4f} {percentile(kind.lasted, 0.99):.4f}")
        line("    frames to each who was not asked while it was open", ", ".join(f"{many}: {times:,}" for many, times in sorted(kind.frames.items())))
        line("    bytes of these", kind.bytes)
    line("  windows that were over before the watcher heard of them", found.unheard)
    one, other = [list(zip(kind.seen, kind.lasted, strict=True)) for kind in (found.holders, found.others)]
    held = held_against(one, other, random.Random(found.game))
    line("  under the same circumstances: difference of the means, in ms, and its doubt", f"{1000 * held.apart:.2f} ± {1000 * held.doubt:.2f}")
    line("  Kolmogorov-Smirnov p of the times", f"{held.p:.3f}")
