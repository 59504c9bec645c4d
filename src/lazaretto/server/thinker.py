"""A thinker's own process: it reads what a seat may know, lets that seat's bot choose, and writes the answer. It ends when nobody asks any more."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, final

import msgspec

from .. import bots
from ..bots import talk
from ..games import game as game_named, games
from ..kernel import NOT_HERE, Answered, Game, IllegalMove, Remark, View
from ..kernel.codec import pack, unpack
from ..kernel.facts import FACTS

GRACE: Final = 0.25                 # seconds over its budget that a bot is given
LENGTH_BYTES: Final = 4             # before each message stands how long it is
SHOWN_PARTS: Final = 3              # of a path, where a bot went wrong
OUTPUT: Final = 1                   # as every process numbers its streams
ERRORS: Final = 2


class Ask(msgspec.Struct, frozen=True):
    """A question to one bot, with what its seat may see and what the bot has not heard yet."""

    bot: int                        # the same bot, the same number; it says nothing about the table
    game: str
    name: str
    seat: int
    seed: str                       # digits: a seed may be longer than a number on the wire
    anew: bool                      # a bot that has heard nothing
    heard: int
    facts: list[Any]
    view: dict[str, Any]
    budget: float                   # seconds
    talks: bool = False             # it may also say something
    processes: int = 1              # in which it may think


class Ready(msgspec.Struct, frozen=True, tag=True):
    """All games and bots are at hand."""


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """The bot's answer, where it stands among the options, and what it says before."""

    index: int
    move: Any
    remark: Any = None


class Forgotten(msgspec.Struct, frozen=True, tag=True):
    """This bot is not here any more, or has heard something else: all must be said again."""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The bot could not answer: what kind of error and where, and nothing of what it saw."""

    where: str


Reply = Ready | Chosen | Forgotten | Failed
REPLIES: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)
ASKS: Final = msgspec.msgpack.Decoder(Ask)


def framed(message: Ask | Reply) -> bytes:
    """A message with its length before it."""
    packed = msgspec.msgpack.encode(message)
    return len(packed).to_bytes(LENGTH_BYTES, "big") + packed


@final
@dataclass
class Seated:
    """A bot, who speaks for it, and how much both have heard."""

    bot: bots.Bot
    talker: talk.Talker | None
    heard: int = 0


@final
class Thinker:
    """The bots that were asked last, up to so many; who was not asked for long is forgotten."""

    def __init__(self, kept: int) -> None:
        self.kept: Final = kept
        self.seated: Final[OrderedDict[int, Seated]] = OrderedDict()

    def answer(self, ask: Ask) -> Reply:
        """What the bot chooses; one that fails is not asked again, for who knows what it remembers."""
        try:
            return self._answer(ask)
        except Exception as error:                             # a bot may go wrong in any way, and must not take the others along
            self.seated.pop(ask.bot, None)
            return Failed(where(error))

    def _answer(self, ask: Ask) -> Reply:
        game = game_named(ask.game)
        if ask.anew:
            self._seat(ask, game)
        seated = self.seated.get(ask.bot)
        if seated is None or seated.heard != ask.heard:
            return Forgotten()
        self.seated.move_to_end(ask.bot)
        tell(seated, game, ask.facts)
        return chosen(seated, game, ask)

    def _seat(self, ask: Ask, game: Game) -> None:
        seed = int(ask.seed)
        self.seated[ask.bot] = Seated(bots.make(ask.name, game, ask.seat, seed), talk.make(game, ask.seat, seed) if ask.talks else None)
        self.seated.move_to_end(ask.bot)
        if len(self.seated) > self.kept:
            self.seated.popitem(last=False)


def tell(seated: Seated, game: Game, facts: list[Any]) -> None:
    """What was said to the seat since the bot was asked last."""
    seated.heard += len(facts)
    ears = [ear for ear in (seated.bot, seated.talker) if isinstance(ear, bots.Listener)]
    if ears:
        names = {**game.values, **{kind.__name__: kind for kind in (*FACTS, Answered, Remark)}}
        for packed in facts:
            fact = unpack(packed, names)
            for ear in ears:
                ear.hear(fact)


def chosen(seated: Seated, game: Game, ask: Ask) -> Chosen:
    """The bot's answer to what the view asks."""
    bot, view = seated.bot, game.unpack(ask.view)
    assert isinstance(view, View)
    options = view.options(ask.seat)
    if isinstance(bot, bots.Hurried):
        bot.within(ask.budget)
    if isinstance(bot, bots.Helped):
        bot.with_processes(ask.processes)
    move = bot.choose(view, options)
    if move not in options:
        raise IllegalMove(NOT_HERE)
    return Chosen(options.index(move), pack(move), said(seated, view))


def said(seated: Seated, view: View) -> Any:
    """What is said besides; one who cannot speak is silent from then on, and plays on."""
    if seated.talker is None:
        return None
    try:
        remark = seated.talker.says(view)
    except Exception:
        seated.talker = remark = None
    return None if remark is None else pack(remark)


def where(error: Exception) -> str:
    """An error without its words, for they may tell what the seat sees."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {'/'.join(Path(last.filename).parts[-SHOWN_PARTS:])}, line {last.lineno}"


def warm_up() -> None:
    """Read all games and bots now, so that no bot's time is spent on it."""
    for game in games():
        for name in bots.NAMES:
            bots.make(name, game, seat=0, seed=0)


def hush() -> None:
    """Whatever a bot prints may be its hand: nobody reads it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (OUTPUT, ERRORS):
        os.dup2(nowhere, stream)
    os.close(nowhere)


def next_ask(asks: IO[bytes]) -> Ask | None:
    """None when nobody asks any more."""
    length = asks.read(LENGTH_BYTES)
    packed = asks.read(int.from_bytes(length, "big"))
    return ASKS.decode(packed) if packed else None


def think(thinker: Thinker, asks: IO[bytes], replies: IO[bytes]) -> None:
    """Answer one question after another, until there are no more."""
    replies.write(framed(Ready()))
    while (ask := next_ask(asks)) is not None:
        signal.setitimer(signal.ITIMER_REAL, ask.budget + 2 * GRACE)    # whoever asks ends us before that; if nobody is there, the alarm does
        reply = thinker.answer(ask)
        signal.setitimer(signal.ITIMER_REAL, 0)
        replies.write(framed(reply))


def main() -> None:
    """`python -m lazaretto.server.thinker 2000`: at most so many bots are kept."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    warm_up()
    with os.fdopen(os.dup(OUTPUT), "wb", buffering=0) as replies:
        hush()
        think(Thinker(kept=int(sys.argv[1])), sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
