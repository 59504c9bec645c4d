"""Features of places and pieces: what lies where, who stands where, where the Plague is or can be."""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import NONE_OF_THEM, Numbers, named, one_of, yes
from .cards import (
    DISTRICTS, HEALER_NAMES, NO_FEAR, NOTHING, PIECE_NAMES, PLACES, RESOURCE_NAMES, RESOURCES, STEPPE, STRAIN_NAMES, STRAINS, WARDS, is_ward,
)
from .chronicle import obituary
from .rules import TownRules
from .table import Town
from .whereabouts import where_it_can_be

PLACE_NAMES: Final = ("steppe", *[f"district {district}" for district in DISTRICTS])


def place_names(rules: TownRules) -> list[str]:
    here = ["the Plague can be here", "the Plague was here this turn", "the Plague is here"]
    strains = [f"strain is {name}" for name in STRAIN_NAMES]
    event = [f"event needs {name}" for name in RESOURCE_NAMES]
    return [
        *named(PLACE_NAMES[:1], here),
        *named(PLACE_NAMES[1:], [*here, *event, "event resolved", "blockade", "curfew", "curfew forbidden", "miasma", "strain", *strains]),
    ]


def places(t: Town) -> Numbers:
    """PA 2.7, 2.16, 2.17. What lies in each; where the Plague is only it sees, and which Strain lies there only who has looked."""
    haunts, found = where_it_can_be(t), list[float]()
    trail = t.visited() if t.thread.faces else []
    for place in range(PLACES):
        found.extend([yes(place in haunts), yes(place in trail), yes(t.thread.faces > 0 and place == t.lair())])
        if place != STEPPE:
            found.extend([*one_of(RESOURCES, t.needs[place]), yes(place in t.resolved), yes(t.blockade == place), yes(t.is_closed(place))])
            found.extend([yes(place in t.curfewed), yes(t.miasma >> place & 1 == 1), *strain_numbers(t, place)])
    return found


def strain_numbers(t: Town, district: int) -> Numbers:
    at = t.strain_in(district)
    if at == NOTHING:
        return [0.0] * (1 + STRAINS)
    return [1.0, *one_of(STRAINS, t.laid[at].kinds()[0] if t.laid[at].faces else NONE_OF_THEM)]


def piece_names(rules: TownRules) -> list[str]:
    found: list[str] = []
    for piece in pieces_of(rules):
        pacts, safe = [f"in the {healer}'s pact" for healer in healers_of(rules)], ["cannot die"] if rules.copies[NO_FEAR] else []
        ward = ["in a crypt", "in the mass grave", *safe, *pacts, "counters handed"]
        said = [*[f"in {district}" for district in DISTRICTS], "quarantined", "has acted", *(ward if is_ward(piece) else [])]
        found.extend(named([PIECE_NAMES[piece]], said))
    return found


def pieces_of(rules: TownRules) -> list[int]:
    """PA 19.1, 20.1. With two players any Healer may be chosen."""
    return [*range(len(healers_of(rules))), *WARDS]


def healers_of(rules: TownRules) -> tuple[str, ...]:
    return HEALER_NAMES if rules.seats == 2 else HEALER_NAMES[:rules.seats - 1]


def pieces(t: Town) -> Numbers:
    """PA 2.6, 7.1, 12.2, 14."""
    found: list[float] = []
    for piece in pieces_of(t.rules):
        district = t.where[piece]
        found.extend(one_of(len(DISTRICTS), NONE_OF_THEM if district == NOTHING else district - 1))
        found.extend([yes(t.is_quarantined(piece)), yes(t.has_acted(piece))])
        if is_ward(piece):
            bound = t.bound_to(piece)
            healer = NONE_OF_THEM if bound == NOTHING else t.roles[bound]
            found.extend([yes(obituary(piece) in t.crypts), yes(obituary(piece) in t.grave)])
            found.extend([yes(t.is_fearless(piece))] if t.rules.copies[NO_FEAR] else [])
            found.extend([*one_of(len(healers_of(t.rules)), healer), yes(t.handed_to == piece)])
    return found


