"""The chronicle: what everyone saw happen to cards, noted on the table, so that nobody needs to remember it.

Each entry is one number: what happened in the last digit, in base 16, and who or what in the digits before it.
"""

from __future__ import annotations

from typing import Final

from .table import Town

ROUND: Final = 0                # number
MINGLED: Final = 1              # cart, then the riders from front to back
TAPPED: Final = 2               # seat, how many symptoms it drew to choose from
KEPT: Final = 3                 # seat: it kept two and discarded the rest
LEECHED: Final = 4              # seat, cart, or NO_CART: it laid one there and discarded the rest
DIED: Final = 5                 # places, together
LOOKED: Final = 6               # seat, ghost, which of its two cards
GLIMPSED: Final = 7             # seat, at whose symptoms
DREW: Final = 8                 # seat, how many remedies
TOOK: Final = 9                 # seat: it kept one of two remedies
PLAYED: Final = 10              # seat, card
FILCHED: Final = 11             # seat, from whom
COIN: Final = 12                # seat: it drew a coin
GAVE: Final = 13                # seat, to which place
WHIPPED: Final = 14             # seat, card, and who had the turn

NO_CART: Final = 3
DIGIT: Final = 4                # bits
MASK: Final = 15

Entry = tuple[int, tuple[int, ...]]


def note(t: Town, what: int, *digits: int) -> None:
    entry = 1
    for digit in reversed(digits):
        entry = entry << DIGIT | digit
    t.chronicle = (*t.chronicle, entry << DIGIT | what)


def note_round(t: Town, number: int) -> None:
    """In as many digits as it needs, the last one first."""
    digits = [number & MASK]
    while number > MASK:
        number >>= DIGIT
        digits.append(number & MASK)
    note(t, ROUND, *digits)


def round_of(digits: tuple[int, ...]) -> int:
    return sum([digit << DIGIT * place for place, digit in enumerate(digits)])


def read(entry: int) -> Entry:
    """What happened, and the digits."""
    what, rest = entry & MASK, entry >> DIGIT
    digits: list[int] = []
    while rest > 1:
        digits.append(rest & MASK)
        rest >>= DIGIT
    return what, tuple(digits)
