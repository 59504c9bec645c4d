"""PE 19.1, 19.2, 23.16, 23.17. Agendas: what each Decree is worth to a House when its Era ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel import Seat
from .cards import BUILDINGS, CARD_SLOTS, FOOD, LUMBER, NOTHING, SPECIAL, WORKSHOP
from .table import Empire


def first_foundations(t: Empire, seat: Seat) -> int:
    """PE 23.1."""
    return t.houses[seat].on_the_map()


def employment(t: Empire, seat: Seat) -> int:
    """PE 23.2, R231."""
    return (t.houses[seat].workers & (1 << BUILDINGS) - 1).bit_count()


def bread(t: Empire, seat: Seat) -> int:
    """PE 23.3."""
    return t.houses[seat].goods[FOOD]


def first_among_houses(t: Empire, seat: Seat) -> int:
    """PE 23.4."""
    mine = t.houses[seat].on_the_map()
    return len([house for other, house in enumerate(t.houses) if other != seat and house.on_the_map() < mine])


def timber_levy(t: Empire, seat: Seat) -> int:
    """PE 23.5."""
    return t.houses[seat].goods[LUMBER]


def political_war(t: Empire, seat: Seat) -> int:
    """PE 23.6."""
    return t.houses[seat].capital


def quarantine_protocols(t: Empire, seat: Seat) -> int:
    """PE 23.7. Empty slots, of all kinds."""
    house = t.houses[seat]
    return house.slots() + 4 - house.quarantined()


def learned_society(t: Empire, seat: Seat) -> int:
    """PE 23.8."""
    return 2 * (CARD_SLOTS - t.houses[seat].cards.count(NOTHING))


def contested_ground(t: Empire, seat: Seat) -> int:
    """PE 23.9."""
    return 2 * len([site for site in t.houses[seat].sites if site != NOTHING and t.others_in(site, seat)])


def full_stores(t: Empire, seat: Seat) -> int:
    """PE 23.10."""
    return len([held for held in t.houses[seat].goods if held >= 2])


def crowded_quarters(t: Empire, seat: Seat) -> int:
    """PE 23.11."""
    return 2 * len([slot for slot in range(WORKSHOP) if t.houses[seat].sites[slot] != NOTHING])


def healthy_realm(t: Empire, seat: Seat) -> int:
    """PE 23.12."""
    return 2 * t.houses[seat].healthy.bit_count()


def great_works(t: Empire, seat: Seat) -> int:
    """PE 23.13."""
    return 3 * len([slot for slot in SPECIAL if t.houses[seat].sites[slot] != NOTHING])


def voice_in_the_capital(t: Empire, seat: Seat) -> int:
    """PE 23.14."""
    return 2 * t.houses[seat].capital


def bounty(t: Empire, seat: Seat) -> int:
    """PE 23.15."""
    return sum(t.houses[seat].goods) // 2


def no_agenda(t: Empire, seat: Seat) -> int:
    return 0


#: By Decree, from 1.
AGENDAS: Final[tuple[Callable[[Empire, Seat], int], ...]] = (
    no_agenda, first_foundations, employment, bread, first_among_houses, timber_levy, political_war, quarantine_protocols, learned_society,
    contested_ground, full_stores, crowded_quarters, healthy_realm, great_works, voice_in_the_capital, bounty,
)
