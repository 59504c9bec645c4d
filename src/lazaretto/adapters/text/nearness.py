"""Nearness: of the moves that are offered, which are most like some words; one alone only if no other is nearly as near."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from math import log
from typing import Final, final

from .index import is_hard, is_letter
from .pieces import tokens
from .sheet import Offer, Sheet, without_rule

NEAR_ENOUGH: Final = 0.72
APART: Final = 0.12             # by so much the next one must be further off
LIKE: Final = 0.8               # of a misspelt word
SHORTEST_MISSPELT: Final = 4
SMALL: Final = frozenset({
    "action", "an", "and", "at", "choose", "go", "id", "ill", "in", "is", "it", "me", "move", "my", "of", "on", "play", "please", "so", "the", "then",
    "to", "want", "we", "will", "with", "would",
})
OF_A_SMALL_WORD: Final = 0.1


@final
class Nearness:
    """Words that tell the offered moves apart weigh more than those that many have."""

    def __init__(self, sheet: Sheet) -> None:
        self.rows: Final = [(offer, phrasings(offer)) for offer in sheet.offers]
        many = Counter([word for _, said in self.rows for word in set().union(*said)])
        self.weight: Final = {word: OF_A_SMALL_WORD if word in SMALL else log(1 + len(self.rows) / count) for word, count in many.items()}
        self.unknown: Final = log(2)
        self.long: Final = [word for word in self.weight if len(word) >= SHORTEST_MISSPELT and not word.isdecimal()]
        self.spelt: Final[dict[str, str]] = {}

    def near(self, text: str) -> list[tuple[float, Offer]]:
        """The offers by how like the text they are, the nearest first; none that share nothing with it."""
        said = {self.right(word) for word in content(text)}
        hard = {word for word in said if is_hard(word)}
        if not said & self.weight.keys():
            return []
        whole = sum([self.of(word) for word in said])
        scored = [(max([self.likeness(said, whole, phrase) for phrase in row]), hard <= set().union(*row), offer) for offer, row in self.rows]
        found = [(score if fits else min(score, NEAR_ENOUGH - APART), offer) for score, fits, offer in scored if score > 0]
        return sorted(found, key=lambda it: (-it[0], it[1].number))

    def likeness(self, said: set[str], whole: float, phrase: frozenset[str]) -> float:
        common = sum([self.of(word) for word in said & phrase])
        return 2 * common / (whole + sum([self.of(word) for word in phrase])) if common else 0.0

    def of(self, word: str) -> float:
        return self.weight.get(word, OF_A_SMALL_WORD if word in SMALL else self.unknown)

    def right(self, word: str) -> str:
        """The word that was misspelt, if it was."""
        if word in self.weight or len(word) < SHORTEST_MISSPELT:
            return word
        if word not in self.spelt:
            self.spelt[word] = next(iter(get_close_matches(word, self.long, 1, LIKE)), word)
        return self.spelt[word]


def content(text: str) -> frozenset[str]:
    """Its words, without articles that look like the letter of a seat."""
    return frozenset([token.word for token in tokens(text) if token.word not in ("a", "i") or is_letter(token, text)])


def phrasings(offer: Offer) -> list[frozenset[str]]:
    """What a key says behind a comma is what comes of it: people who name the move leave that out."""
    return [content(text) for text in (offer.notation, offer.words, offer.words.partition(",")[0], without_rule(offer.meaning))]


def one_alone(near: list[tuple[float, Offer]]) -> Offer | None:
    """The nearest, if it is near enough and the next is well behind."""
    if not near or near[0][0] < NEAR_ENOUGH or (len(near) > 1 and near[1][0] > near[0][0] - APART):
        return None
    return near[0][1]
