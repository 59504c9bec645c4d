"""What a fuzzer says at a table: messages of the protocol with odd values in them, real ones with something changed, and mere bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from lazaretto.hosting.ordering import windows
from lazaretto.hosting.room import Room
from lazaretto.wire.messages import LARGEST, PROTOCOL

GRAMMAR, MUTATED = 0.6, 0.9             # the rest are bytes
LEGAL: Final = 0.35                     # of answers: so that the game comes to its end
REMEMBERED: Final = 200                 # real messages, to be changed
ODD_NUMBERS: Final = (-1, 0, 1, 7, 63, 64, 2**31, 2**63, 2**64, 10**30, -(2**63), 1.5, 1e308, True)
ODD_TEXTS: Final = ("", " ", "\x00", "\u202e", "\ud83d\ude00", "é" * 400, "x" * 1000, "x" * 1001, "null", "__class__", "../../etc/passwd", "%s%n",
                    "push 1", "\n\r\t", "0" * 64, "{}", "' OR 1=1 --", "<script>", "\u0000\ufeff", "a" * 64, "a" * 65)
ODD_VALUES: Final[tuple[Any, ...]] = (None, [], {}, [[]], {"is": "answer"}, *ODD_NUMBERS, *ODD_TEXTS)
BITS: Final = 8
SNIPPETS: Final = (b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"\\u0000", b"null", b"1e999", b"-", b"\xff", b"\xc0\x80", b'"is":"answer",', b" " * 50)


class Speaker:
    """Says things at one table, made from one source of chance."""

    def __init__(self, room: Room, choose: random.Random) -> None:
        self.room = room
        self.choose: Final = choose
        self.words: Final = [room.game.say(move) for move in room.game.vocabulary(len(room.chairs), room.variant)]
        self.phrases: Final = [phrase.name for phrase in room.game.talk().phrases]
        self.windows: Final = [kind.question for kind in windows(room)]
        self.real: Final[list[bytes]] = [b'{"is":"ping"}']
        self.spoken = 0

    def says(self, seat: int | None) -> str:
        """The next message of this seat; never longer than the server reads."""
        which = self.choose.random()
        said = self.by_grammar(seat) if which < GRAMMAR else self.mutated() if which < MUTATED else self.choose.randbytes(self.choose.randrange(200))
        return said[:LARGEST].decode(errors="replace")

    def by_grammar(self, seat: int | None) -> bytes:
        kind = self.choose.choices(KINDS, WEIGHTS)[0]
        message = {"is": kind, **({} if kind in ("hello", "ping") else {"key": self.key()}), **FIELDS[kind](self, seat)}
        if self.choose.random() < 0.1:
            message[self.choose.choice([*message, "extra"])] = self.choose.choice(ODD_VALUES)
        said = json.dumps(message).encode()
        if len(self.real) < REMEMBERED:
            self.real.append(said)
        self.real[self.choose.randrange(len(self.real))] = said
        return said

    def key(self) -> str:
        """A new one, or one that was used before."""
        self.spoken += self.choose.random() < 0.95
        return f"k{self.spoken}"

    def mutated(self) -> bytes:
        """A real message with one to four changes."""
        said = bytearray(self.choose.choice(self.real))
        for _ in range(self.choose.randrange(1, 5)):
            self.change(said)
        return bytes(said)

    def change(self, said: bytearray) -> None:
        at, many = self.choose.randrange(len(said) + 1), self.choose.randrange(1, 12)
        match self.choose.randrange(5):
            case 0 if at < len(said):
                said[at] ^= 1 << self.choose.randrange(BITS)
            case 1:
                del said[at:at + many]
            case 2:
                said[at:at] = said[at:at + many]
            case 3:
                said[at:at] = self.choose.choice(SNIPPETS)
            case _:
                said[at:] = self.choose.choice(self.real)[at:]

    def move(self, seat: int | None) -> str:
        """One that is allowed, one of the game, or nearly one."""
        which, position = self.choose.random(), self.room.course and self.room.course.position
        if position is not None and seat is not None and which < LEGAL and (options := position.options(seat)):
            return self.room.game.say(self.choose.choice(options))
        if which < 0.9:
            return self.choose.choice(self.words)
        return self.choose.choice((*ODD_TEXTS, self.choose.choice(self.words)[:-1], self.choose.choice(self.words).upper() + "  "))

    def question(self) -> Any:
        return self.room.question_number if self.choose.random() < 0.9 else self.choose.choice((self.room.question_number - 1, *ODD_NUMBERS))

    def seat(self) -> Any:
        return self.choose.randrange(len(self.room.chairs)) if self.choose.random() < 0.7 else self.choose.choice((None, *ODD_NUMBERS))

    def orders(self) -> list[Any]:
        kinds = (*self.windows, "Nothing")
        return [
            {"question": self.choose.choice(kinds), "answers": [self.move(None) for _ in range(self.choose.randrange(4))], "by": self.seat()}
            for _ in range(self.choose.choice((0, 1, 1, 2, 5, 41)))
        ]

    def speech(self) -> dict[str, Any]:
        said = {"text": self.choose.choice(("Good evening.", *ODD_TEXTS))} if self.choose.random() < 0.5 else {
            "phrase": self.choose.choice((*self.phrases, "nothing")), "about": self.seat()}
        return {**said, "out": True} if self.choose.random() < 0.2 else said


FIELDS: Final[dict[str, Callable[[Speaker, int | None], dict[str, Any]]]] = {
    "answer": lambda speaker, seat: {"question": speaker.question(), "move": speaker.move(seat)},
    "back": lambda speaker, seat: {},
    "why": lambda speaker, seat: {"move": speaker.move(seat)} if speaker.choose.random() < 0.8 else {},
    "orders": lambda speaker, seat: {"orders": speaker.orders()},
    "hurry": lambda speaker, seat: {"on": speaker.choose.choice((True, True, False, False, *ODD_NUMBERS))},
    "speak": lambda speaker, seat: speaker.speech(),
    "call-bot": lambda speaker, seat: {"bot": speaker.choose.choice(("random", "thumb", "nobody", *ODD_TEXTS)), "seat": speaker.seat()},
    "get-up": lambda speaker, seat: {"seat": speaker.seat()},
    "begin": lambda speaker, seat: {},
    "pause": lambda speaker, seat: {},
    "go-on": lambda speaker, seat: {},
    "ping": lambda speaker, seat: {},
    "hello": lambda speaker, seat: {"protocol": PROTOCOL, "table": speaker.room.table, "token": "x" * 32, "heard": speaker.choose.choice(ODD_NUMBERS)},
}
WEIGHTS: Final = (60, 4, 6, 4, 2, 8, 2, 1, 3, 1, 12, 2, 2)
KINDS: Final = tuple(FIELDS)
