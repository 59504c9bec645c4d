"""Odds of symptoms: how likely a card is each of the four, and two of them the plague."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....games.bristol.cards import FOUR, PLAGUE_FROM, SYMPTOMS_EACH, WORTH
from ....games.bristol.table import TownRules
from ....kernel import Card

Odds = tuple[float, ...]        # by symptom
NOTHING: Final[Odds] = (0.0, 0.0, 0.0, 0.0)

#: By symptom: surely that one.
SURELY: Final = tuple([tuple([1.0 if face == card else 0.0 for face in range(len(WORTH))]) for card in range(len(WORTH))])


def in_all(counts: Sequence[float]) -> Odds:
    total = sum(counts)
    return tuple([count / total for count in counts]) if total > 0.0 else NOTHING


def grave(odds: Sequence[float]) -> float:
    """BR 1.3. How likely two such cards add up to six: two 3s, or a 4 with anything but a 1."""
    _, two, three, four = odds
    return four * (four + 2.0 * (three + two)) + three * three


def grave_with(seen: Card, odds: Odds) -> float:
    """The same where one of the two is known."""
    return sum([chance for chance, worth in zip(odds, WORTH) if worth + WORTH[seen] >= PLAGUE_FROM])


def together(*several: Sequence[float]) -> Odds:
    """How many of each are expected among all these."""
    return tuple([sum(counts) for counts in zip(*several)]) if several else NOTHING


def times(number: float, odds: Sequence[float]) -> Odds:
    return tuple([number * chance for chance in odds])


def dealt(rules: TownRules) -> Odds:
    """BR 3.3, 12.1. A card of the first deal."""
    return in_all([0 if card == FOUR and not rules.chaos else count for card, count in enumerate(rules.symptoms)])


def dealt_the_plague(rules: TownRules) -> float:
    """BR 1.5. How likely one has it from the start."""
    if rules.healthy_start:
        return 0.0
    counts = [0 if card == FOUR and not rules.chaos else count for card, count in enumerate(rules.symptoms)]
    total = sum(counts)
    alike = counts[FOUR] + counts[FOUR - 1]                    # no card is a pair with itself
    return (grave(counts) - alike) / (total * (total - 1))


def deck(rules: TownRules) -> Odds:
    """A card of the symptom deck after the deal: nearly all the 4s are there."""
    taken = times(SYMPTOMS_EACH * rules.places, dealt(rules))
    return in_all([count - gone for count, gone in zip(rules.symptoms, taken)])


def lower_of_two(odds: Odds) -> Odds:
    return tuple(reversed(higher_of_two(tuple(reversed(odds)))))


def higher_of_two(odds: Odds) -> Odds:
    found, below = [], 0.0
    for chance in odds:
        found.append((below + chance) ** 2 - below ** 2)
        below += chance
    return tuple(found)
