"""PE 2 to 4, 19, 22, 30, 32. What the rules demand of a box, whoever filled it: its entries must go together."""

from __future__ import annotations

from ...kernel import BrokenPack
from .box import SEATS, Box
from .cards import APPARATUS, CAPITAL, COIN, ERAS, INFIRMARY, LEVELS, LOCATIONS, RESOURCE_NAMES, RESOURCES, SIZE_NAMES, VILLAGE
from .rules import ways_of


def demand(box: Box) -> None:
    """Refuses a box that cannot be played, by the name of the entry."""
    of_roads(box)
    of_starts(box)
    of_decks(box)
    of_tracks(box)
    of_advanced_tokens(box)


def of_roads(box: Box) -> None:
    """PE 2.3."""
    joined: set[tuple[int, int]] = set()
    for number, (one, other, _) in enumerate(box.roads):
        if one == other:
            raise BrokenPack(f"roads.{number + 1}", "a road joins two places (PE 2.3)")
        if (min(one, other), max(one, other)) in joined:
            raise BrokenPack(f"roads.{number + 1}", "another road joins the same two places (PE 2.3)")
        joined.add((min(one, other), max(one, other)))


def of_starts(box: Box) -> None:
    """PE 4.12, 4.16, 32.10, R5. Whoever draws a card has a location to begin in, and nobody else's; Solo has a Village."""
    taken: set[int] = set()
    ways = ways_of(box.roads)
    for card in range(1, len(box.starts)):
        field = f"start-cards.{card}"
        for location in box.starts[card]:
            if location in taken:
                raise BrokenPack(field, f"no location is on two cards, nor twice on one: {box.ids[location]} (R5)")
            if not [place for place, _ in ways[location] if place != CAPITAL]:
                raise BrokenPack(field, f"no location is adjacent to {box.ids[location]}, where the Doctor could begin (PE 4.16)")
            taken.add(location)
        for seats in SEATS[1:]:
            if not left(box, box.starts[card], seats):
                raise BrokenPack(field, f"with {seats} players no location of this card is left (PE 4.12)")
    if not [location for location in left(box, tuple(taken), seats=1) if box.sizes[location] == VILLAGE]:
        raise BrokenPack("start-cards", "alone, no Village of these cards is left (PE 32.10)")


def left(box: Box, locations: tuple[int, ...], seats: int) -> list[int]:
    """PE 4.2. Those of them not destroyed from the start."""
    return [location for location in locations if location not in box.destroyed[seats]]


def of_decks(box: Box) -> None:
    """PE 4.4, 4.6, 4.8, 22.14, 32.6."""
    for seats in SEATS:
        if box.tokens_in_play[seats] > sum(box.tokens):
            raise BrokenPack("capital-tokens", f"at {seats} players {box.tokens_in_play[seats]} are laid out, and there are {sum(box.tokens)} (PE 4.6)")
    for era in range(1, ERAS + 1):
        decrees = [decree for decree in range(1, len(box.decree_eras)) if box.decree_eras[decree] == era]
        if not decrees:
            raise BrokenPack("decree-eras", f"no Decree is left for Era {era} (PE 4.4)")
        if not [decree for decree in decrees if decree not in box.solo_decrees_out]:
            raise BrokenPack("solo.decrees-out", f"no Decree is left for Era {era} (PE 32.6)")
    piled: set[int] = set()
    for number, pile in enumerate(box.piles):
        if not pile:
            raise BrokenPack(f"pest-piles.{number + 1}", "a pile needs a card (PE 4.8)")
        for card in pile:
            if card in piled:
                raise BrokenPack(f"pest-piles.{number + 1}", f"no card is in two piles: {card} (PE 4.8)")
            piled.add(card)
    if box.slots[APPARATUS] < 0 or box.slots[APPARATUS] != box.slots[INFIRMARY]:
        raise BrokenPack(f"technology-slots.{INFIRMARY}", "Technologies 1 and 14 are bound to the same slot: a House has one patient (PE 22.14)")


def of_tracks(box: Box) -> None:
    """PE 4.18, 14.10, 19.6."""
    if max(box.start[:COIN + 1]) > box.storage:
        raise BrokenPack("start", f"the storage holds {box.storage} of each (PE 14.10)")
    for field, levels in (("versus.thresholds", box.thresholds), ("solo.imperative-sick", box.solo_levels)):
        if max(levels) > LEVELS:
            raise BrokenPack(field, f"a track has {LEVELS} spaces (PE 19.6)")


def of_advanced_tokens(box: Box) -> None:
    """PE 30.2, 30.4. As many as there are locations of the size, and no more sick people than tokens."""
    for size, name in enumerate(SIZE_NAMES):
        tokens = sum(box.advanced[size * RESOURCES:(size + 1) * RESOURCES])
        locations = tuple([location for location in range(LOCATIONS) if box.sizes[location] == size])
        for seats in SEATS:
            laid = len(left(box, locations, seats))
            if laid > tokens:
                raise BrokenPack("advanced-tokens", f"at {seats} players {laid} are laid of size {name}, and there are {tokens} (PE 30.2)")
    for at, sick in enumerate(box.advanced_sick):
        if sick > box.advanced[at]:
            field = f"advanced-sick.{SIZE_NAMES[at // RESOURCES]}-{RESOURCE_NAMES[at % RESOURCES]}"
            raise BrokenPack(field, f"there are {box.advanced[at]} of these tokens (PE 30.4)")
