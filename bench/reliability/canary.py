"""R6. Bot games through hosting and telling: every frame, body, text and log line before the end is scanned for what its reader may not know.

Three ways, none of which asks the code that builds the frames: secrets and planted sentences are looked for as bytes; what a seat is told is held
against the engine's own eyes; and a frame built from another world that the seat cannot tell from the true one must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

from lazaretto.games import game as game_named
from lazaretto.hosting import clocks, deciding, talking
from lazaretto.hosting.happenings import Happening, Order
from lazaretto.hosting.hearing import may_go_back
from lazaretto.hosting.hurrying import hurried
from lazaretto.hosting.ordering import ordering, windows
from lazaretto.hosting.refusing import Refused
from lazaretto.hosting.room import OVER, is_window
from lazaretto.kernel import Game
from lazaretto.server.guest import Guest
from lazaretto.server.hosted import Decision
from lazaretto.server.telling import news, welcome
from lazaretto.wire.messages import encode, told_to_guest

from .figures import MEGABYTE, line, say
from .house import Party, deal, nowhere, party
from .mirror import Mirror
from .peeping import asked_at_doors
from .secrets_of import Secrets
from .twins import unlike_its_twin

SPEAKS, ERRS, ORDERS, GOES_BACK, ANSWERS_WINDOW = 0.05, 0.1, 0.05, 0.05, 0.7       # how often, at each question
TWINS: Final = 0.02
DOORS: Final = 0.004                    # of questions: the HTTP doors are knocked at
QUICKEST_FIRST: Final = ("infected", "bristol", "pints", "pest", "pathologic")
ENDLESS: Final = 1_000_000              # answers: no game has so many
LONG_AFTER: Final = 3600.0              # seconds: by then any window has closed


@dataclass
class Found:
    """What came of one game's games."""

    game: str
    share: float = TWINS                # of frames that are built once more from another world
    games: int = 0
    frames: int = 0
    bytes: int = 0
    texts: int = 0                      # refusals
    bodies: int = 0                     # of HTTP
    twins: int = 0
    leaks: list[str] = field(default_factory=list)
    seconds: float = 0.0


class Ear(logging.Handler):
    """Hears what is written in the server's log."""

    def __init__(self) -> None:
        super().__init__()
        self.said: Final[list[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


class Player:
    """One game, played at random to its end while every frame is looked at."""

    def __init__(self, table: Party, choose: random.Random, found: Found, name: str) -> None:
        self.party: Final = table
        self.hosted: Final = table.hosted
        self.room: Final = table.hosted.room
        self.choose: Final = choose
        self.found: Final = found
        self.name: Final = name
        self.secrets: Final = Secrets(table, choose)
        self.mirror: Final = Mirror(self.room)
        self.guests: Final = [table.guest(seat, nowhere) for seat in (None, *range(len(self.room.chairs)))]
        self.hosted.guests.update(self.guests)
        self.hosted.seconds_left = lambda: 1.0                 # type: ignore[method-assign]  # two frames of one moment must not differ by the clock
        self.later = 0.0                                       # seconds that went by at this table alone
        self.words: Final = [self.room.game.say(move) for move in self.room.game.vocabulary(len(self.room.chairs), "base")]

    async def play(self, answers: int) -> None:
        """To the end, or until so many answers were given."""
        self.look()
        await deal(self.hosted)
        while self.room.state != OVER and self.room.question_number < answers:
            self.look()
            await self.be_odd()
            await self.answer()
        self.found.games += 1

    async def answer(self) -> None:
        """Whoever is asked answers; a window closes, in the end, by itself."""
        question, asked = self.room.question_number, list(self.room.asked)
        self.choose.shuffle(asked)
        for seat in asked:
            if not is_window(self.room) or self.choose.random() < ANSWERS_WINDOW:
                await self.says(seat, question)
        if self.room.question_number == question and is_window(self.room):
            self.later += LONG_AFTER
            await self.hosted.do(lambda room, now: clocks.overdue(room, self.hosted.attendance, now + self.later))

    async def says(self, seat: int, question: int) -> None:
        assert self.room.course is not None
        text = self.room.game.say(self.choose.choice(self.room.course.position.options(seat)))
        await self.hosted.do(lambda room, now: deciding.answered(room, seat, text, question, self.secrets.key(seat), now))
        if self.room.state != OVER:
            self.look()

    async def be_odd(self) -> None:
        """What people do besides: talk, err, give orders, hurry, change their mind, knock at doors."""
        seat, which = self.someone(), self.choose.random()
        if which < SPEAKS:
            await self.tried(seat, lambda room, now: self.speech(seat, now))
        elif which < SPEAKS + ERRS:
            await self.err(seat)
        elif which < SPEAKS + ERRS + ORDERS and windows(self.room):
            await self.tried(seat, lambda room, now: self.order(seat, now))
            await self.tried(seat, lambda room, now: hurried(room, seat, self.secrets.key(seat), now, on=not room.chairs[seat].hurry))
        elif which < SPEAKS + ERRS + ORDERS + GOES_BACK and may_go_back(self.room, seat):
            await self.tried(seat, lambda room, now: deciding.took_back(room, seat, self.secrets.key(seat), now))
        elif which > 1 - DOORS or not self.found.bodies:
            for body in await asked_at_doors(self.party, seat):
                self.found.bodies += 1
                self.scan(body, None, "at the doors")

    def someone(self) -> int:
        """Anybody; who is out as often as all others, for they have a channel of their own."""
        out = self.out()
        return self.choose.choice(out) if out and self.choose.random() < 0.5 else self.choose.randrange(len(self.room.chairs))

    def out(self) -> list[int]:
        assert self.room.course is not None
        return list(self.room.game.are_out(self.room.course.position))

    def speech(self, seat: int, now: float) -> list[Happening]:
        out = self.out()
        to_out = seat in out
        text = self.secrets.sentence(set(out)) if to_out else "Good evening."
        return talking.spoke(self.room, seat, text, "", None, self.secrets.key(seat), now, to_out=to_out)

    def order(self, seat: int, now: float) -> list[Happening]:
        orders = [Order(self.choose.choice(windows(self.room)).question, [self.choose.choice(self.words)])]
        return ordering(self.room, seat, orders, self.secrets.key(seat), now)

    async def err(self, seat: int) -> None:
        """Answer something, mostly wrong, without its counting: the refusal is read."""
        text, question = self.choose.choice(self.words), self.room.question_number
        try:
            deciding.answered(self.room, seat, text, question, "", time.time())
        except Refused as error:
            self.found.texts += 1
            self.scan(encode([error.code, str(error), error.rule]), seat, "in a refusal")

    async def tried(self, seat: int, decide: Decision) -> None:
        try:
            await self.hosted.do(decide)
        except Refused as error:
            self.scan(str(error).encode(), seat, "in a refusal")
        else:
            self.look()

    def look(self) -> None:
        """What every guest is sent now."""
        self.mirror.follow(self.hosted.store.logs[self.room.table])            # type: ignore[attr-defined]
        for guest in self.guests:
            if guest.has_news:
                guest.has_news = False
                self.look_at(guest)

    def look_at(self, guest: Guest) -> None:
        if self.choose.random() < self.found.share and self.room.course is not None:
            self.found.twins += 1
            self.leak(unlike_its_twin(self.hosted, guest, self.choose), guest.seat, "in another world")
        frame = encode(news(self.hosted, guest))
        self.scan(frame, guest.seat, "in a frame")
        self.leak(self.mirror.differs(guest.seat, told_to_guest.decode(frame)), guest.seat, "by the engine's eyes")
        self.found.frames += 1
        self.found.bytes += len(frame)

    def scan(self, body: bytes, seat: int | None, where: str) -> None:
        self.leak(self.secrets.found_in(body, seat), seat, where)

    def leak(self, what: str, seat: int | None, where: str) -> None:
        if what:
            self.found.leaks.append(f"{self.name}, entry {self.room.number}, {'a watcher' if seat is None else f'seat {seat}'}, {where}: {what}")


async def play_games(game: Game, numbers: Sequence[int], seconds: float, seed: int, twins: float = TWINS, answers: int = ENDLESS) -> Found:
    """The games of these numbers, or as many of them as the time allows; none longer than so many answers."""
    found, until, ear = Found(game.name, share=twins), time.monotonic() + seconds, Ear()
    logging.getLogger("lazaretto").addHandler(ear)
    for number in numbers:
        if time.monotonic() > until:
            break
        name = f"{game.name}, seed {seed}, game {number}"
        say(name)
        choose = random.Random(name)
        table = await party(game.name, game.usual_seats if choose.random() < 0.5 else choose.choice(game.seats), choose, pace=0, listed=True)
        player = Player(table, choose, found, name)
        for guest in player.guests:
            player.scan(encode(welcome(player.room, guest)), guest.seat, "in the welcome")
        await player.play(answers)
        await table.close()
        for said in ear.said:
            player.scan(said.encode(), None, "in the log")
        ear.said.clear()
    logging.getLogger("lazaretto").removeHandler(ear)
    say("")
    found.seconds = seconds - (until - time.monotonic())
    return found


def scan_games(many: int, seconds: float, seed: int, names: Sequence[str] = QUICKEST_FIRST, processes: int = 1) -> list[Found]:
    """All five, or these; each has its share of the time that the ones before have left, and so many processes, which play every so manieth game."""
    until, found = time.monotonic() + seconds, list[Found]()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for name in names:
            share = (until - time.monotonic()) / (len(names) - len(found))
            found.append(together([pool.submit(scan, name, range(first, many, processes), share, seed) for first in range(processes)]))
    return found


def scan(name: str, numbers: Sequence[int], seconds: float, seed: int) -> Found:
    return asyncio.run(play_games(game_named(name), numbers, seconds, seed))


def together(parts: Sequence[Future[Found]]) -> Found:
    """What several processes have found of one game."""
    whole, *others = [part.result() for part in parts]
    for other in others:
        for figure in ("games", "frames", "bytes", "texts", "bodies", "twins"):
            setattr(whole, figure, getattr(whole, figure) + getattr(other, figure))
        whole.leaks += other.leaks
        whole.seconds = max(whole.seconds, other.seconds)
    return whole


def report(found: list[Found]) -> None:
    print(f"  {'':12} {'games':>8} {'frames':>10} {'MB':>8} {'twins':>8} {'refusals':>9} {'bodies':>8} {'seconds':>8} {'leaks':>6}")
    for one in found:
        print(f"  {one.game:12} {one.games:>8,} {one.frames:>10,} {one.bytes / MEGABYTE:>8,.0f} {one.twins:>8,} {one.texts:>9,} {one.bodies:>8,} "
              f"{one.seconds:>8,.0f} {len(one.leaks):>6}")
    line("frames, bodies and texts that told something", sum(len(one.leaks) for one in found))
    for wrong in [leak for one in found for leak in one.leaks][:10]:
        print(f"    {wrong[:1500]}")
