"""The list of answers: those offered, then those refused with their reason; long lists are folded and answered in two steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from ..hosting.rulebooks import tokens
from ..kernel import Game, Move, Names, Reason, Seat, UnreadableMove, View

MANY: Final = 9                 # more than these are folded where they begin alike
FEW: Final = 4                  # not worth folding
PART: Final = ", "
LONGEST_NUMBER: Final = 6       # figures


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
class Entry:
    """A row of the list: one answer, or several that begin alike and are told apart in a second step."""

    def __init__(self, head: str, moves: list[Move], folded: bool) -> None:
        self.head: Final = head                # the notation, or what the several begin with
        self.moves: Final = moves
        self.folded: Final = folded


@final
class Listing:
    """What a seat may answer now; `begun` is what the answer begins with, once that is chosen.

    Rows are numbered, unless the answers are numbers themselves: then they are typed as they stand.
    """

    def __init__(self, game: Game, view: View, seat: Seat, names: Names, begun: str = "") -> None:
        self.game, self.view, self.seat, self.names = game, view, seat, names
        offered = [(game.say(move), move) for move in view.options(seat)]
        self.begun: Final = begun or common_verb([text for text, _ in offered])
        self.whole: Final = not begun
        self.options: Final = [move for text, move in offered if text.startswith(begun)]
        self.entries: Final = folded([(text, move) for text, move in offered if text.startswith(begun)], begun)
        self.numeric: Final = bool(self.begun) and all(text[len(self.begun):len(self.begun) + 1].isdecimal() for text, _ in offered if text.startswith(begun))
        self.refused: Final = [] if begun else self._refused()

    def _refused(self) -> list[tuple[Move, Reason]]:
        found = [(move, self.view.why_not(self.seat, move)) for move in self.view.candidates(self.seat)]
        return [(move, reason) for move, reason in found if reason is not None]

    def has_folds(self) -> bool:
        return any(entry.folded for entry in self.entries)

    def example(self) -> str:
        """One of several that begin alike, as it may be typed; two parts without their verb."""
        several = next(entry for entry in self.entries if entry.folded)
        two_parts = PART in several.head
        text = self.game.say(several.moves[1 if two_parts else -1])
        return text.split(" ", 1)[1].replace(",", "") if two_parts else text

    def numbered(self) -> list[str]:
        """What stands beside each number, from 1: the entries, and then what is refused."""
        return [*[entry.head.rstrip(", ") for entry in self.entries], *[self.game.say(move) for move, _ in self.refused]]

    def rows(self) -> list[tuple[str, str]]:
        """The offered ones, with their meaning; once the beginning is chosen, without repeating it."""
        meanings = without_common_start([self.meaning(entry) for entry in self.entries])
        heads = [f"{entry.head.rstrip(', ')} …" if entry.folded else entry.head for entry in self.entries]
        if not self.whole:
            heads = [f"… {head[len(self.begun):]}" for head in heads]
        numbers = [NO_NUMBER if self.numeric else f"{number:>3}  " for number in range(1, len(heads) + 1)]
        return [(number + head, meaning) for number, head, meaning in zip(numbers, heads, meanings, strict=True)]

    def meaning(self, entry: Entry) -> str:
        """Of several that begin alike: what the beginning means by itself, or how many there are."""
        try:
            move = self.game.read(entry.head.rstrip(", "))
        except UnreadableMove:
            first, last = self.game.say(entry.moves[0]), self.game.say(entry.moves[-1])
            return f"{len(entry.moves)} ways, from {first} to {last}"
        return self.game.explain(self.view, self.seat, move, self.names)

    def refusals(self) -> list[tuple[str, str]]:
        """The refused ones, those with the same reason together."""
        found: dict[str, list[int]] = {}
        for number, (_, reason) in enumerate(self.refused, len(self.entries) + 1):
            found.setdefault(str(reason), []).append(number)
        return [(self.numbers(numbers), f"{self.together(numbers)}: not offered, {reason}") for reason, numbers in found.items()]

    def numbers(self, numbers: list[int]) -> str:
        return NO_NUMBER if self.numeric else f"{numbers[0]:>3}{f'-{numbers[-1]}' if len(numbers) > 1 else ''}"

    def together(self, numbers: list[int]) -> str:
        """ "guess C, guess E"; if these are all that begin so, "guess …"."""
        said = self.numbered()
        verb = said[numbers[0] - 1].split()[0]
        same = [number for number, text in enumerate(said, 1) if text.split()[0] == verb]
        return f"{verb} …" if len(numbers) > 1 and numbers == same else ", ".join([said[number - 1] for number in numbers])


NO_NUMBER: Final = "     "


def common_verb(texts: list[str]) -> str:
    """What all of several answers begin with, if that is a word and the rest of each is numbers."""
    verbs = {text.split(" ")[0] + " " for text in texts}
    return verbs.pop() if len(texts) > 1 and len(verbs) == 1 and all(text.split(" ")[1][:1].isdecimal() for text in texts if " " in text) else ""


def folded(offered: list[tuple[str, Move]], begun: str) -> list[Entry]:
    """In a long list, answers of two parts are folded by their first, and many with the same verb by that."""
    if begun or len(offered) <= MANY:
        return [Entry(text, [move], folded=False) for text, move in offered]
    groups: dict[str, list[Move]] = {}
    parts = all(PART in text for text, _ in offered)
    for text, move in offered:
        groups.setdefault(text.split(PART)[0] + PART if parts else text.split(" ")[0] + " ", []).append(move)
    entries: list[Entry] = []
    for text, move in offered:
        head = text.split(PART)[0] + PART if parts else text.split(" ")[0] + " "
        together = groups[head]
        if not parts and (len(together) <= FEW or len(groups) == 1):
            entries.append(Entry(text, [move], folded=False))
        elif move is together[0]:
            entries.append(Entry(head, together, folded=True))
    return entries


def alike_folds(listing: Listing, text: str) -> list[Entry]:
    """The folded ones that may be meant."""
    pieces = tokens(text)
    return [entry for entry in listing.entries if entry.folded and fits(pieces, tokens(entry.head))]
