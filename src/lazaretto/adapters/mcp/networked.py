"""A seat at a server's table, held over the network; others may be people, and their words and names are theirs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Iterator
from itertools import groupby
from typing import Final, final

from ...games import game as find_game
from ...hosting.happenings import Order
from ...hosting.heard import Item, Sitter, TableCard
from ...hosting.story import CHAIN
from ...kernel import Answered, Game, Memory, Move, Names, Outcome, Phrase, Prediction, Seat, View
from ...kernel.codec import unpack
from ...kernel.facts import FACTS
from ...kernel.zone import letter
from ...wire import messages as m
from .. import text
from ..network import NetworkSeat, SaidNo
from .place import OPEN, OVER, Trouble

Heard = tuple[bool, object]     # is it a fact of the game? the fact; or a line


@final
class NetworkPlace:
    """Hears everything as it comes, and tells it when it is asked."""

    def __init__(self, server: str, table: str, token: str, invite: str = "") -> None:
        self.line: Final = NetworkSeat(server, table, token)
        self.table: Final = table
        self.token: Final = token
        self.invite: Final = invite             # for others
        self.own_notes: Final[list[str]] = []
        self.fence: Final = text.Fence()
        self.facts: list[tuple[int, object]] = []               # numbered as the server numbers them for this seat
        self.untold: list[Heard] = []
        self.view: View | None = None
        self.latest: m.News | None = None
        self.answered = -1                      # the last question that was answered: news of it may still be on their way
        self.gone: Exception | None = None
        self.bell: Final = asyncio.Event()
        self.game: Game
        self.seat: Seat

    async def sit(self) -> None:
        """Be let in, and hear the first news."""
        try:
            await self.line.__aenter__()
        except SaidNo as error:
            raise Trouble(error.code, str(error)) from None
        self.listening = asyncio.create_task(self.listen())
        await self.bell.wait()
        if self.gone is not None or self.latest is None:
            await self.leave()
            raise Trouble("table/none", f"The table cannot be reached: {self.gone}")
        assert self.line.seat is not None
        self.seat = self.line.seat

    async def listen(self) -> None:
        try:
            async for news in self.line.news():
                self.take(news)
        except SaidNo as error:
            self.gone = error
        self.bell.set()

    def take(self, news: m.News) -> None:
        """What is new: the facts of the game for its words, the rest as a line."""
        self.latest, self.game = news, find_game(news.table.game)
        values = {**self.game.values, **{kind.__name__: kind for kind in (*FACTS, Answered)}}
        for item in news.items:
            self.untold += self.heard(item, values)
        if news.view is not None:
            view = self.game.unpack(news.view)
            assert isinstance(view, View)
            self.view = view
        self.bell.set()

    def heard(self, item: Item, values: dict[str, type]) -> Iterator[Heard]:
        kind = item.fact.get("is") if isinstance(item.fact, dict) else None
        if item.void:
            self.facts = [(number, fact) for number, fact in self.facts if number < item.void]
            yield False, "The last answer was taken back: what was told by it did not happen."
        elif item.seat is not None:
            yield False, self.fence.around(self.names[item.seat], item.text)
        elif kind in values:
            fact = unpack(item.fact, values)
            self.facts.append((item.n, fact))
            yield True, fact
        elif item.text and kind != CHAIN:           # its parts were told
            yield False, self.fence.around("the table", item.text)

    @property
    def card(self) -> TableCard:
        assert self.latest is not None
        return self.latest.table

    @property
    def state(self) -> str:
        return self.card.state

    @property
    def names(self) -> Names:
        return text.harmless([sitter.name for sitter in self.card.sitters])

    @property
    def company(self) -> list[str]:
        return [self.sitter_line(sitter) for sitter in self.card.sitters]

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        return self.game.phrases(self.game.rules(len(self.card.sitters), self.card.variant))

    def sitter_line(self, sitter: Sitter) -> str:
        if sitter.kind == "free":
            return f"seat {letter(sitter.seat)}: free"
        kind = f"a bot ({sitter.bot})" if sitter.kind == "bot" else "a model" if sitter.model else "a person"
        here = "you" if sitter.seat == self.line.seat else kind
        called = "" if self.names[sitter.seat] == sitter.name else f", called {self.fence.around('the player', sitter.name)}"
        return f"seat {letter(sitter.seat)}: {self.names[sitter.seat]}, {here}{called}"

    @property
    def memory(self) -> Memory:
        return [fact for _, fact in self.facts]

    @property
    def outcome(self) -> Outcome | None:
        return None if self.view is None else self.view.outcome

    @property
    def is_asked(self) -> bool:
        asked = None if self.latest is None else self.latest.asked
        return asked is not None and bool(asked.options) and not asked.held and asked.question != self.answered

    @property
    def has_notebook(self) -> bool:
        return self.card.terms.notebook == "full"

    @property
    def has_odds(self) -> bool:
        return self.card.terms.odds or self.state == OVER

    def news(self) -> list[str]:
        found: list[str] = []
        untold, self.untold = self.untold, []
        for is_fact, several in groupby(untold, key=lambda it: it[0]):
            things = [thing for _, thing in several]
            found += text.told(self.game, things, self.names, self.seat) if is_fact else [str(thing) for thing in things]
        return found

    async def answer(self, move: Move) -> None:
        asked = None if self.latest is None else self.latest.asked
        await self.said(self.line.answer(self.game.say(move)))
        self.answered = -1 if asked is None else asked.question

    @property
    def may_go_back(self) -> bool:
        asked = None if self.latest is None else self.latest.asked
        return asked is not None and asked.back

    async def take_back(self) -> None:
        asked = None if self.latest is None else self.latest.asked
        await self.said(self.line.say(m.Back(self.line.new_key())))
        self.answered = -1 if asked is None else asked.question                 # what is asked now comes with the news of it

    @property
    def prediction(self) -> Prediction | None:
        offer = None if self.latest is None else self.latest.prediction
        return None if offer is None else Prediction(offer.question, tuple(offer.candidates))

    async def predict(self, about: Seat) -> None:
        await self.said(self.line.say(m.Predict(self.line.new_key(), about)))

    async def say(self, words: str, phrase: str, about: Seat | None) -> None:
        await self.said(self.line.say(m.Speak(self.line.new_key(), words, phrase, about)))

    async def order(self, orders: list[Order]) -> None:
        await self.said(self.line.order(orders))

    async def hurry(self, *, on: bool) -> None:
        """Done when all see it."""
        await self.said(self.line.hurry(on=on))
        while self.card.sitters[self.seat].hurry != on and self.gone is None:
            self.bell.clear()
            await self.bell.wait()

    async def said(self, saying: Awaitable[object]) -> None:
        try:
            await saying
        except SaidNo as error:
            raise Trouble(error.code, str(error)) from None

    async def until_asked(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.is_asked and self.state != OVER and self.gone is None:
                    self.bell.clear()
                    await self.bell.wait()
        if self.gone is not None:
            raise Trouble("table/none", str(self.gone))

    @property
    def has_free_seats(self) -> bool:
        return any([sitter.kind == "free" for sitter in self.card.sitters])

    async def begin(self) -> None:
        """Deal, at a table that we opened, if nobody is waited for; elsewhere that is for those who were there before."""
        if self.invite and self.state == OPEN and not self.has_free_seats:
            await self.said(self.line.begin())

    async def leave(self) -> None:
        self.listening.cancel()
        await self.line.__aexit__(None, None, None)
