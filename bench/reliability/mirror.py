"""The same game once more beside the table, by the engine alone: whom its dealer told what is what a seat's frames may say, and all of it."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from lazaretto.hosting.happenings import Began, Decided, Happening, TookBack, read
from lazaretto.hosting.room import Room
from lazaretto.kernel import WATCHER, Answered, Position, Script
from lazaretto.kernel.codec import pack
from lazaretto.hosting.heard import Item
from lazaretto.hosting.story import CHAIN
from lazaretto.wire.messages import News, encode

VOID: Final = "taken back"


class Mirror:
    """Follows the log of a table, and knows what each pair of eyes is still to be told."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.read = 0                                          # entries of the log
        self.positions: list[Position] = []                    # one after each answer
        self.eyes: Final = (None, *range(len(room.chairs)))
        self.due: Final[dict[int | None, deque[Any]]] = {seat: deque() for seat in self.eyes}

    def follow(self, log: list[bytes]) -> None:
        for body in log[self.read:]:
            self.enter(read(body))
        self.read = len(log)

    def enter(self, it: Happening) -> None:
        game, seats = self.room.game, len(self.room.chairs)
        match it:
            case Began():
                dealer = Script(list(it.chance))
                self.positions.append(game.begin(seats, self.room.variant, dealer))
                self.tell(dealer)
            case Decided():
                dealer, move = Script(list(it.chance)), game.read(it.move)
                self.positions.append(self.positions[-1].after(it.seat, move, dealer))
                self.due[it.seat].append(plain(Answered(move)))
                self.tell(dealer)
            case TookBack():
                self.positions.pop()
                for due in self.due.values():
                    due.append(VOID)

    def tell(self, dealer: Script) -> None:
        for eyes, fact in dealer.facts:
            told = plain(fact)
            for seat in self.eyes:
                if eyes >> (WATCHER if seat is None else seat) & 1:
                    self.due[seat].append(told)

    def differs(self, seat: int | None, news: News) -> str:
        """What these eyes were told and the engine did not tell them, or the other way round; "" if nothing."""
        told, due = [said(item) for item in news.items if is_of_the_game(item)], [*self.due[seat]]
        self.due[seat].clear()
        if told == due:
            return ""
        strange = [fact for fact in told if fact not in due]
        return f"it was told {strange}, and the engine did not" if strange else f"it was told {len(told)} things of the game, and the engine told {len(due)}"


def is_of_the_game(item: Item) -> bool:
    """Not talk, nor comings and goings: these have a time. Nor a chain, which tells once more what was told."""
    return not item.at and not (isinstance(item.fact, dict) and item.fact["is"] == CHAIN)


def said(item: Item) -> Any:
    return VOID if item.void else item.fact


def plain(fact: object) -> Any:
    """As it comes over the wire."""
    return msgspec.json.decode(encode(pack(fact)))
