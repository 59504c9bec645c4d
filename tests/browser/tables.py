"""Tables for browsers to sit down at: every seat's token is at hand, and sensible players can take the game to its middle or its end."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from playwright.sync_api import BrowserContext

import lazaretto
from bench.reliability.company import post
from lazaretto import bots
from lazaretto.adapters.network import NetworkSeat, SaidNo
from lazaretto.hosting.heard import Asked
from lazaretto.kernel import Game, View
from lazaretto.wire.messages import News

MESSAGES = 100_000
CALLERS = itertools.count(1 << 16)        # each request comes from an address of its own: what one may do in a while is tested elsewhere
Wanted = Callable[[Asked], bool]
PEOPLE = ["Agnes", "Wat", "Joan", "Hugh", "Emmot", "Maud", "Isolde", "Piers", "Odo", "Ralf", "Sibyl", "Tom"]


@dataclass
class Table:
    """A table in play, and the right to each of its seats."""

    url: str
    game: Game
    table: str
    tokens: list[str]
    invite: str
    window: tuple[int, bool] | None = None
    asked: int = -1                            # who was asked first, when enough had been answered

    def play(self, answers: int | None, seed: int = 1, until_asked: int | None = None) -> None:
        """So many answers by sensible players who err at times; to the end, if no number is said. Then on, until this seat is asked and no window is open."""
        with ThreadPoolExecutor(1) as elsewhere:               # the browser's own loop runs in this thread
            elsewhere.submit(asyncio.run, self._play(answers, random.Random(seed), until_asked=until_asked)).result()

    def play_until_window(self, seed: int, *, inside: bool = False) -> bool:
        """On to a reaction window, or to one inside another; `window` is then who is asked, and whether that seat holds an answer. False if none came."""
        return self.play_until(is_inside_another if inside else is_window, seed, most=120)

    def play_until(self, wanted: Wanted, seed: int, most: int) -> bool:
        """On to such a question, in at most so many answers; `window` as above. False if none came."""
        with ThreadPoolExecutor(1) as elsewhere:
            elsewhere.submit(asyncio.run, self._play(most, random.Random(seed), to_window=wanted)).result()
        return self.window is not None

    async def _play(self, answers: int | None, choose: random.Random, *, to_window: Wanted | None = None, until_asked: int | None = None) -> None:
        thumbs = [bots.make("thumb", self.game, seat, 1) for seat in range(len(self.tokens))]
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(NetworkSeat(self.url, self.table, token, messages=MESSAGES)) for token in self.tokens if token]
            with contextlib.suppress(SaidNo):
                await seats[0].begin()
            given = 0
            old: dict[NetworkSeat, News | None] = {}            # what each has answered: until it hears more it is not asked
            while answers is None or given < answers or not (until_asked is None or waits_for(seats[until_asked], old)):
                ready = [seat for seat in seats if is_asked(seat, old)]
                if seats[0].latest and seats[0].latest.table.state == "over":
                    return
                if to_window and ready and ready[0].latest and ready[0].latest.asked and to_window(ready[0].latest.asked):
                    assert ready[0].seat is not None
                    self.window = ready[0].seat, len(ready[0].latest.asked.options) > 1
                    return
                if ready:
                    heard = ready[0].latest
                    with contextlib.suppress(SaidNo):                      # a bot that sat in was quicker
                        await ready[0].answer(self.chosen(ready[0], thumbs, choose))
                        given, old[ready[0]] = given + 1, heard
                await asyncio.sleep(0.002 if ready else 0.02)
            for _ in range(100):                                # the news of the last answer are on their way, unless it ended the game
                if asked := [seat.seat for seat in seats if is_asked(seat, old) and seat.seat is not None]:
                    self.asked = asked[0]
                    return
                await asyncio.sleep(0.02)

    def chosen(self, seat: NetworkSeat, thumbs: list[bots.Bot], choose: random.Random) -> str:
        assert seat.latest and seat.latest.asked and seat.seat is not None
        options = seat.latest.asked.options
        if choose.random() < 0.1:
            return choose.choice(options).move
        view = self.game.unpack(seat.latest.view)
        assert isinstance(view, View)
        return self.game.say(thumbs[seat.seat].choose(view, view.options(seat.seat)))


def is_window(asked: Asked) -> bool:
    return asked.window


def is_inside_another(asked: Asked) -> bool:
    return bool(asked.within)


def is_asked(seat: NetworkSeat, old: dict[NetworkSeat, News | None]) -> bool:
    asked = None if seat.latest is None else seat.latest.asked
    return asked is not None and bool(asked.options) and not asked.held and seat.latest is not old.get(seat)


def waits_for(seat: NetworkSeat, old: dict[NetworkSeat, News | None]) -> bool:
    """It is asked to choose among several answers, and by no window."""
    asked = None if seat.latest is None else seat.latest.asked
    return asked is not None and is_asked(seat, old) and len(asked.options) > 1 and not asked.window


def open_table(url: str, name: str, seats: int, variant: str = "base", *, hurry: bool = True, people: Sequence[str] = PEOPLE, **terms: object) -> Table:
    """Everyone is a person with a token, and in a hurry if nothing else is said; nothing is dealt yet."""
    game = lazaretto.game(name)
    wanted = {"game": name, "name": people[0], "seats": seats, "variant": variant, "hurry": hurry, "terms": {"pace": 0.0, **terms}}
    first = post(url, "/api/tables", wanted, next(CALLERS))
    tokens = {first.seat: first.token}
    for person in people[1:seats]:
        other = post(url, "/api/join", {"name": person, "invite": first.invite, "hurry": hurry}, next(CALLERS))
        tokens[other.seat] = other.token
    return Table(url, game, first.table, [tokens[seat] for seat in range(seats)], first.invite)


def seat_in(context: BrowserContext, table: Table, *seats: int) -> None:
    """The browser holds these seats, as if it had opened the table; none of them: it watches."""
    context.add_init_script(f"if (!localStorage.getItem('lazaretto.seats')) localStorage.setItem('lazaretto.seats', {json.dumps(kept(table, *seats))});")


def kept(table: Table, *seats: int) -> str:
    """As a browser keeps its seats."""
    of_all = {"table": table.table, "invite": table.invite, "game": table.game.name, "name": "", "at": 1}
    return json.dumps([{**of_all, "seat": seat, "token": table.tokens[seat]} for seat in seats if seat >= 0])


def open_alone(context: BrowserContext, url: str, name: str, seats: int, variant: str = "base", **terms: object) -> str:
    """A table with bots that answer at once, dealt; the browser sits on the first seat. Its name."""
    table = among_bots(url, name, seats, variant, **terms)
    seat_in(context, table, 0)
    return f"{table.table}#deal"


def among_bots(url: str, name: str, seats: int, variant: str = "base", seat: int = 0, **terms: object) -> Table:
    """One person, on the first seat if nothing else is said, and bots that answer at once."""
    quick = {"pace": 0.0, **terms}
    wanted = {"game": name, "name": PEOPLE[0], "seats": seats, "variant": variant, "bots": ["thumb"] * (seats - 1), "terms": quick}
    mine = post(url, "/api/tables", {**wanted, "seat": seat}, next(CALLERS))
    assert mine.seat == seat
    return Table(url, lazaretto.game(name), mine.table, [mine.token if other == seat else "" for other in range(seats)], mine.invite)
