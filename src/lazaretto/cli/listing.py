"""The numbered list of answers: those offered, then those refused with their reason; long lists of two-part answers in two steps."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, final

from ..kernel import Game, Move, Names, Reason, Seat, UnreadableMove, View

MANY: Final = 9                 # more than these, and two parts each, are asked for one after the other
PART: Final = ", "
LONGEST_NUMBER: Final = 6       # figures


def tokens(text: str) -> list[str]:
    """Words as they are compared: case, commas and hyphens do not matter."""
    return re.sub(r"[,\-]", " ", text.casefold()).split()


def fits(typed: list[str], notation: list[str]) -> bool:
    """Is this the notation, its words perhaps cut short, its verb perhaps left out?"""
    for words in (notation, notation[1:]):
        if words and len(words) == len(typed) and all(word.startswith(piece) for piece, word in zip(typed, words, strict=True)):
            return True
    return False


def alike(game: Game, typed: str, moves: Iterable[Move]) -> list[Move]:
    """The moves that may be meant; one alone if it was written in full."""
    pieces = tokens(typed)
    found = [move for move in moves if fits(pieces, tokens(game.say(move)))]
    whole = [move for move in found if tokens(game.say(move))[-len(pieces):] == pieces]
    return whole if len(whole) == 1 else found


def without_common_start(texts: list[str]) -> list[str]:
    """Leave out the clause that all of several begin with."""
    for mark in ("; ", ": "):
        start = texts[0].partition(mark)[0] + mark if texts else mark
        if len(texts) > 1 and all(text.startswith(start) for text in texts):
            return [text[len(start):] for text in texts]
    return texts


def as_number(text: str) -> int | None:
    """A number as people type it."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


@final
class Listing:
    """What a seat may answer now, by number; `begun` is the first part of a two-part answer, once chosen."""

    def __init__(self, game: Game, view: View, seat: Seat, names: Names, begun: str = "") -> None:
        self.game, self.view, self.seat, self.names, self.begun = game, view, seat, names, begun
        self.options: Final = [move for move in view.options(seat) if not begun or game.say(move).startswith(begun + PART)]
        self.firsts: Final = self._first_parts() if not begun else []
        self.refused: Final = [] if begun else self._refused()

    def _first_parts(self) -> list[str]:
        said = [self.game.say(move) for move in self.options]
        return list(dict.fromkeys([text.split(PART)[0] for text in said])) if len(said) > MANY and all(PART in text for text in said) else []

    def _refused(self) -> list[tuple[Move, Reason]]:
        found = [(move, self.view.why_not(self.seat, move)) for move in self.view.candidates(self.seat)]
        return [(move, reason) for move, reason in found if reason is not None]

    def numbered(self) -> list[str]:
        """The notation of each number, from 1: first parts, or options and then what is refused."""
        if self.firsts:
            return self.firsts
        return [self.game.say(move) for move in (*self.options, *[move for move, _ in self.refused])]

    def rows(self) -> list[tuple[str, str]]:
        """The offered ones, with their meaning; once a first part is chosen, without repeating it."""
        heads = self.firsts or [self.game.say(move) for move in self.options]
        meanings = without_common_start([self.meaning(head) for head in heads])
        if self.begun:
            heads = [f"… {head[len(self.begun + PART):]}" for head in heads]
        return [(f"{number:>3}  {head}{' …' if self.firsts else ''}", meaning) for number, (head, meaning) in enumerate(zip(heads, meanings, strict=True), 1)]

    def meaning(self, notation: str) -> str:
        try:
            return self.game.explain(self.view, self.seat, self.game.read(notation), self.names)
        except UnreadableMove:
            return ""

    def refusals(self) -> list[tuple[str, str]]:
        """The refused ones, those with the same reason together."""
        found: dict[str, list[int]] = {}
        for number, (_, reason) in enumerate(self.refused, len(self.options) + 1):
            found.setdefault(str(reason), []).append(number)
        return [(f"{numbers[0]:>3}{f'-{numbers[-1]}' if len(numbers) > 1 else ''}", f"{self.together(numbers)}: not offered, {reason}")
                for reason, numbers in found.items()]

    def together(self, numbers: list[int]) -> str:
        """ "guess C, guess E"; if these are all that begin so, "guess …"."""
        said = self.numbered()
        verb = said[numbers[0] - 1].split()[0]
        same = [number for number, text in enumerate(said, 1) if text.split()[0] == verb]
        return f"{verb} …" if len(numbers) > 1 and numbers == same else ", ".join([said[number - 1] for number in numbers])


def alike_firsts(listing: Listing, text: str) -> list[str]:
    """The first parts that may be meant."""
    moves = {first: listing.game.read(first) for first in listing.firsts}
    found = alike(listing.game, text, moves.values())
    return [first for first, move in moves.items() if move in found]
