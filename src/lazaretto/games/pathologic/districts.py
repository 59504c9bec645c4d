"""Features of places and pieces: what lies where, who stands where, where the Plague is or can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.numbers import NONE_OF_THEM, Tally, named
from .cards import (
    DISTRICTS, HEALER_NAMES, NO_FEAR, NOTHING, PIECE_NAMES, RESOURCE_NAMES, RESOURCES, STEPPE, STRAIN_NAMES, STRAINS, WARDS, is_ward,
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


#: How many numbers a place has, and a district, which has more; and where in those of a district some are.
OF_A_PLACE: Final = 3
RESOLVED: Final = OF_A_PLACE + RESOURCES
BLOCKADE: Final = RESOLVED + 1
CURFEW: Final = RESOLVED + 2
FORBIDDEN: Final = RESOLVED + 3
MIASMA: Final = RESOLVED + 4
STRAIN: Final = RESOLVED + 5
OF_A_DISTRICT: Final = STRAIN + 1 + STRAINS

FIRST: Final = (0, *[OF_A_PLACE + OF_A_DISTRICT * (district - 1) for district in DISTRICTS])     # by place


def places(t: Town, tally: Tally) -> None:
    """PA 2.7, 2.16, 2.17. What lies in each; where the Plague is only it sees, and which Strain lies there only who has looked."""
    for place in where_it_can_be(t):
        tally.mark(FIRST[place])
    if t.thread.faces:
        for place in t.visited():
            tally.mark(FIRST[place] + 1)
        tally.mark(FIRST[t.lair()] + 2)
    for district in DISTRICTS:
        if t.needs[district] != NOTHING:
            tally.mark(FIRST[district] + OF_A_PLACE + t.needs[district])
    for district in t.resolved.kinds():
        tally.mark(FIRST[district] + RESOLVED)
    for offset, closed in ((CURFEW, t.curfews), (FORBIDDEN, t.curfewed), (BLOCKADE, (t.blockade,))):
        for district in closed:
            if district != STEPPE:
                tally.mark(FIRST[district] + offset)
    for district in DISTRICTS if t.miasma else ():
        if t.miasma >> district & 1:
            tally.mark(FIRST[district] + MIASMA)
    for at, district in enumerate(t.laid_at):
        tally.mark(FIRST[district] + STRAIN)
        if t.laid[at].faces:
            tally.mark(FIRST[district] + STRAIN + 1 + t.laid[at].kinds()[0])
    tally.skip(OF_A_PLACE + OF_A_DISTRICT * len(DISTRICTS))


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


def pieces(t: Town, at: Sequence[int], tally: Tally) -> None:
    """PA 2.6, 7.1, 12.2, 14."""
    healers, fear = len(healers_of(t.rules)), t.rules.copies[NO_FEAR] > 0
    for piece in at:
        tally.one_of(len(DISTRICTS), t.where[piece] - 1 if t.where[piece] != NOTHING else NONE_OF_THEM)
        tally.bit(t.quarantined, piece)
        tally.bit(t.acted, piece)
        if is_ward(piece):
            bound, card = t.bound_to(piece), obituary(piece)
            tally.yes(card in t.crypts)
            tally.yes(card in t.grave)
            if fear:
                tally.yes(piece in t.fearless)
            tally.one_of(healers, NONE_OF_THEM if bound == NOTHING else t.roles[bound])
            tally.yes(t.handed_to == piece)
