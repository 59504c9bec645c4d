"""BR 2, 3.2. What is in the box, read from the component pack and checked."""

from __future__ import annotations

from typing import Final, final

from ...kernel import NOBODY, BrokenPack, Pack, Zone, lay
from .cards import ALMS, CARTS, COIN_NAMES, FOUR, PLACES, REMEDY_NAMES, SYMPTOM_NAMES, SYMPTOMS_EACH

SEATS: Final = range(1, 10)
WITH_GHOSTS: Final = 4          # BR 13.1. Ghosts make up so many
MOST_PLACES: Final = 9

MOST_CARDS: Final = 31          # of a kind lie in one zone
MOST_KINDS: Final = 15          # of remedy card: the chronicle writes one as a digit
LONGEST_ROAD: Final = 100

Remedies = tuple[int, int]      # the top and the bottom of a card


@final
class Box:
    """The components of Bristol 1350."""

    def __init__(self, pack: Pack) -> None:
        pack.only("road", "symptoms", "remedies", "alms", "coins", "boarding")
        pack.part("road").only("spaces")
        self.road: Final = pack.part("road").number("spaces", 1, LONGEST_ROAD)
        self.symptoms: Final = counted(pack.part("symptoms"), SYMPTOM_NAMES, MOST_CARDS)
        if sum(self.symptoms[:FOUR]) < SYMPTOMS_EACH * MOST_PLACES:
            dealt, below_four = SYMPTOMS_EACH * MOST_PLACES, sum(self.symptoms[:FOUR])
            raise BrokenPack("symptoms", f"nine players are dealt {dealt} cards below 4, and there are {below_four} (BR 3.3)")
        self.plain: Final = read_cards(pack.part("remedies"), alms=False)
        self.alms: Final = read_cards(pack.part("alms"), alms=True)
        self.cards: Final[tuple[Remedies, ...]] = (*self.plain, *self.alms)
        if len(self.cards) > MOST_KINDS:
            raise BrokenPack("remedies", f"at most {MOST_KINDS} kinds of card, Alms cards included, not {len(self.cards)}")
        self.copies: Final = (*self.plain.values(), *self.alms.values())
        self.coins: Final = counted(pack.part("coins"), COIN_NAMES, MOST_CARDS)
        self.boarding: Final = {places: read_boarding(pack.part("boarding"), places) for places in range(WITH_GHOSTS, MOST_PLACES + 1)}
        pack.part("boarding").only(*[str(places) for places in self.boarding])

    def remedies(self, alms: bool) -> Zone:
        """BR 3.4, 12.4. The remedy deck."""
        kinds = len(self.cards) if alms else len(self.plain)
        return lay([card for card in range(kinds) for _ in range(self.copies[card])], NOBODY)

    def coin_bag(self) -> Zone:
        """BR 12.4. All coins."""
        return lay([coin for coin, copies in enumerate(self.coins) for _ in range(copies)], NOBODY)


def counted(pack: Pack, names: tuple[str, ...], most: int) -> tuple[int, ...]:
    pack.only(*names)
    return tuple([pack.number(name, 0, most) for name in names])


def read_cards(pack: Pack, alms: bool) -> dict[Remedies, int]:
    """BR 2.4. By pair of remedies, how many cards."""
    found: dict[Remedies, int] = {}
    for name in pack.names():
        pair = read_pair(pack, name, alms)
        if pair in found:
            raise BrokenPack(pack.path(name), "this card stands there twice")
        found[pair] = pack.number(name, 0, MOST_CARDS)
    return found


def read_pair(pack: Pack, name: str, alms: bool) -> Remedies:
    parts = name.split("/")
    if len(parts) != 2 or parts[0] == parts[1] or not set(parts) <= set(REMEDY_NAMES):
        raise BrokenPack(pack.path(name), f"a card is two of {', '.join(REMEDY_NAMES)}, joined by a stroke")
    top, bottom = [REMEDY_NAMES.index(part) for part in parts]
    if (ALMS in (top, bottom)) != alms:
        raise BrokenPack(pack.path(name), "Alms stand on the cards of the section 'alms', and on no others (BR 12.4)")
    return top, bottom


def read_boarding(pack: Pack, places: int) -> tuple[int, ...]:
    """BR 3.2. How many pawns begin on each cart."""
    text = pack.text(str(places))
    parts = text.split()
    if len(parts) != len(CARTS) or not all([part in "0123" and len(part) == 1 for part in parts]) or sum([int(part) for part in parts]) != places:
        raise BrokenPack(pack.path(str(places)), f"three numbers up to {PLACES} are needed that add up to {places}, not {text!r} (BR 3.2)")
    return tuple([int(part) for part in parts])
