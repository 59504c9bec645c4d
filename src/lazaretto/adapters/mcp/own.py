"""A table of our own, in this process: the model on one seat, bots on all others. Nothing is written down."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final, final

from ... import bots
from ...hosting import Sitting
from ...kernel import Game, IllegalMove, Memory, Mistake, Move, Names, Outcome, Phrase, Seat, View
from ...kernel.zone import letter
from .. import text
from .place import OVER, PLAYING, Trouble

TOKEN_BYTES: Final = 24
SEED_BITS: Final = 62
YOU: Final = "You"
MODEL: Final = "model"


@final
class OwnTable:
    """Bots answer while the model waits, and not before."""

    def __init__(self, game: Game, seats: int, variant: str, bot: str, seat: Seat | None, seed: int | None) -> None:
        self.game: Final = game
        self.token: Final = secrets.token_urlsafe(TOKEN_BYTES)
        self.table: Final = "own"
        self.own_notes: Final[list[str]] = []
        self.seat: Final = secrets.randbelow(seats) if seat is None else seat
        if not 0 <= self.seat < seats:
            raise Trouble("seat/none", f"There is no seat {self.seat}: they are numbered 0 to {seats - 1}.")
        try:
            bots.check(bot)
            players = [MODEL if at == self.seat else bot for at in range(seats)]
            self.sitting: Final = Sitting.begin(game, seats, variant, players=players, seed=seed)
        except Mistake as error:
            raise Trouble("game/unknown", str(error)) from None
        self.bot: Final = bot
        self.names: Names = tuple([YOU if at == self.seat else f"Player {letter(at)}" for at in range(seats)])
        self.has_notebook = self.has_odds = True
        self.prediction = None
        self.told = 0
        self.own_words: list[str] = []
        self.lock: Final = asyncio.Lock()
        for at in range(seats):
            if at != self.seat:
                self.sitting.seat_bot(at, bots.make(bot, game, at, secrets.randbits(SEED_BITS) if seed is None else seed + at))

    @property
    def state(self) -> str:
        return PLAYING if self.outcome is None else OVER

    @property
    def company(self) -> list[str]:
        return [f"seat {letter(at)}: {name}, {MODEL if at == self.seat else f'a bot ({self.bot})'}" for at, name in enumerate(self.names)]

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        return self.game.phrases(self.view.table.rules)

    @property
    def view(self) -> View:
        return self.sitting.position.seen_by(self.seat)

    @property
    def memory(self) -> Memory:
        return self.sitting.memory(self.seat)

    @property
    def outcome(self) -> Outcome | None:
        return self.sitting.position.outcome

    @property
    def is_asked(self) -> bool:
        return self.seat in self.sitting.position.asked

    def news(self) -> list[str]:
        memory = self.memory
        lines = text.told(self.game, memory[self.told:], self.names, self.seat)
        self.told = len(memory)
        said, self.own_words = self.own_words, []
        return [*lines, *said]

    async def answer(self, move: Move) -> None:
        async with self.lock:
            try:
                self.sitting.answer(self.seat, move)
            except IllegalMove as error:
                raise Trouble("move/illegal", error.reason.text, error.reason.rule) from None

    @property
    def may_go_back(self) -> bool:
        return self.sitting.why_not_back(self.seat) is None

    async def take_back(self) -> None:
        async with self.lock:
            if reason := self.sitting.why_not_back(self.seat):
                raise Trouble("back/impossible", reason)
            self.sitting.take_back(self.seat)
            self.told = min(self.told, len(self.memory))

    async def predict(self, about: Seat) -> None:
        """Nobody is there to keep it until the end."""

    async def say(self, words: str, phrase: str, about: Seat | None) -> None:
        try:
            self.own_words.append(f"You said: {text.said_aloud(self.game, self.names, self.seat, words, phrase, about)}")
        except text.NotSaid as error:
            raise Trouble(error.code, str(error)) from None

    async def until_asked(self, seconds: float) -> None:
        """Bots think in a thread, so that other seats of this process are served meanwhile."""
        end = time.monotonic() + seconds
        while not self.is_asked and self.outcome is None and time.monotonic() < end:
            async with self.lock:
                await asyncio.to_thread(self.sitting.bots_answer)

    async def leave(self) -> None:
        self.sitting.close()
