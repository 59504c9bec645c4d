"""People at the tables of a real server: they open tables, sit down, answer at random, and note what was acknowledged to them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
import urllib.request
from collections import Counter
from typing import Any, Final, NamedTuple

import msgspec

from lazaretto.adapters.network import NetworkSeat, SaidNo
from lazaretto.hosting.heard import Asked
from lazaretto.wire import messages as m
from lazaretto.wire.requests import Seated

#: Seats at each game's table, few, so that many tables can be played.
SEATS: Final = {"bristol": 2, "infected": 5, "pints": 2, "pest": 2, "pathologic": 2}
QUICK: Final = {"pace": 0}
NEWS_WITHIN: Final = 2.0
GAP: Final = 0.21                       # seconds between two words of a person: the server allows 100 in 20


class Said(NamedTuple):
    """An answer that a server has acknowledged."""

    seat: int
    key: str
    question: int
    move: str


class Notes:
    """What all people of one measurement know: what was acknowledged at which table, what was refused, and whether they may speak now."""

    def __init__(self, seed: int, gap: float = GAP) -> None:
        self.gap: Final = gap
        self.acknowledged: Final[dict[str, list[Said]]] = {}
        self.refused: Final[Counter[str]] = Counter()
        self.denied: Final[dict[str, list[Said]]] = {}         # answers that were refused, by table
        self.may_speak: Final = asyncio.Event()
        self.choose: Final = random.Random(seed)
        self.callers: Final = itertools.count()

    def acknowledge(self, ticket: Seated, word: m.Answer) -> None:
        self.acknowledged.setdefault(ticket.table, []).append(Said(ticket.seat, word.key, word.question, word.move))

    def deny(self, ticket: Seated, word: m.Answer, code: str) -> None:
        self.refused[code] += 1
        self.denied.setdefault(ticket.table, []).append(Said(ticket.seat, word.key, word.question, word.move))

    @property
    def answers(self) -> int:
        return sum(len(said) for said in self.acknowledged.values())


def post(url: str, path: str, body: dict[str, Any], caller: int) -> Seated:
    """Ask a door, each time from another address: what one address may do is measured elsewhere."""
    headers = {"content-type": "application/json", "x-forwarded-for": f"10.{caller >> 16 & 255}.{caller >> 8 & 255}.{caller & 255}"}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as response:
        return msgspec.json.decode(response.read(), type=Seated)


def company(url: str, game: str, notes: Notes, seats: int | None = None, **terms: Any) -> list[Seated]:
    """A table with people on every chair."""
    seats = seats or SEATS[game]
    wanted = {"game": game, "name": "Person 0", "seats": seats, "hurry": True, "terms": {**QUICK, **terms}}
    first = post(url, "/api/tables", wanted, next(notes.callers))
    others = [post(url, "/api/join", {"name": f"Person {seat}", "invite": first.invite, "hurry": True}, next(notes.callers)) for seat in range(1, seats)]
    return [first, *others]


class Person:
    """One seat, played by chance."""

    def __init__(self, url: str, ticket: Seated, notes: Notes) -> None:
        self.ticket: Final = ticket
        self.notes: Final = notes
        self.seat: Final = NetworkSeat(url, ticket.table, ticket.token)
        self.spoke = 0.0

    async def play(self) -> None:
        """Until the game is over."""
        async with self.seat as seat:
            if not self.ticket.seat:
                with contextlib.suppress(SaidNo):              # whose first word was done and not acknowledged is told that it has begun
                    await seat.begin()
            async for _ in seat.news():
                await self.answer()

    async def answer(self) -> None:
        while (asked := self.asked()) is not None:
            await self.notes.may_speak.wait()
            await asyncio.sleep(max(0.0, self.spoke + self.notes.gap - time.monotonic()))
            if self.asked() is asked:
                await self.say(m.Answer(self.seat.new_key(), asked.question, self.notes.choose.choice(asked.options).move))

    def asked(self) -> Asked | None:
        """What this seat has to answer and has not answered."""
        asked = None if self.seat.latest is None else self.seat.latest.asked
        return asked if asked is not None and asked.options and not asked.held and self.is_here() else None

    def view(self) -> object:
        """What was told last of the game, whoever came or went since."""
        return None if self.seat.latest is None else self.seat.latest.view

    def is_here(self) -> bool:
        return self.seat.latest is not None and self.seat.latest.table.state == "playing"

    async def say(self, word: m.Answer) -> None:
        self.spoke = time.monotonic()
        before = self.view()
        try:
            await self.seat.say(word)
        except SaidNo as no:
            self.notes.deny(self.ticket, word, no.code)
        else:
            self.notes.acknowledge(self.ticket, word)
        until = self.spoke + NEWS_WITHIN
        while self.view() is before and time.monotonic() < until:     # news of it follow the acknowledgement; none follow a refusal
            await asyncio.sleep(0.01)

    def is_settled(self) -> bool:
        """Connected, and nothing said that waits for its acknowledgement; or done with the game."""
        over = self.seat.latest is not None and self.seat.latest.table.state == "over"
        return over or (self.seat.connection is not None and not self.seat.unanswered)
