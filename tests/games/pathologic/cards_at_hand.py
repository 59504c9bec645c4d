"""Cards at hand, and who is asked about them: what the tests of chapters 11 to 21 need besides place.py."""

from __future__ import annotations

from lazaretto.games.pathologic.cards import CARDS_A_DECK, HEALER_NAMES, PRESCRIPTION_NAMES, WARD_NAMES

from .place import Play

#: Discarded, they leave nobody to say No!; the same for other Reactions.
NO_NO = "no no"
NO_TITHE = "tithe tithe"

#: So many counters that the Pool has none left of this Resource.
ALL_COINS, ALL_SECRETS, ALL_KEYS = ["coin " * 15, "secret " * 15, "key " * 15]

ALL_WARDS = " ".join(WARD_NAMES)


def deck_of(healer: str) -> tuple[str, ...]:
    """The six names in a Healer's deck."""
    first = CARDS_A_DECK * HEALER_NAMES.index(healer)
    return PRESCRIPTION_NAMES[first:first + CARDS_A_DECK]


def asked_along(play: Play, *sentences: str) -> list[str]:
    """Who is asked at first and after each sentence, and for what."""
    found = [f"{play.asked} {play.question}"]
    for sentence in sentences:
        play = play.after(sentence)
        found.append(f"{play.asked} {play.question}")
    return found
