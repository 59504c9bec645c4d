"""What a report says of a finished game: how it ended, and how the empire fared."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ...kernel import Names, Outcome, Position, Seat
from .cards import NOTHING
from .names import listed
from .scoring import VERSUS_LINES, lines, rank_of, sheet
from .table import Empire

HOUSE: Final = "house"
SIDES: Final = (HOUSE,)
#: PE 32.20, by rank.
RANK_TITLES: Final = ("Commoner", "Advisor", "Baron", "Archbaron", "Earl", "Duke", "House Leader", "Emperor")


def side_of(position: Position, seat: Seat) -> str:
    """All are Houses."""
    return HOUSE


def counted(t: Empire) -> dict[str, int]:
    """How the empire fared, and how well its Houses did."""
    return {
        "locations destroyed": t.ruins.bit_count() - t.rules.ruins.bit_count(), "sick on the map": sum(t.sick) + sum(t.on_roads),
        "dead in Graveyards": sum([house.dead for house in t.houses]), "buildings on the map": sum([house.on_the_map() for house in t.houses]),
        "Capital buildings": len([work for work in t.works if work != NOTHING]),
        "Technologies": sum([len([card for card in house.cards if card != NOTHING]) for house in t.houses]),
        "healthy on tracks": sum([house.healthy.bit_count() for house in t.houses]),
        "most Renown": max(t.totals, default=0), "least Renown": min(t.totals, default=0), "most Influence": max([house.influence for house in t.houses]),
        **winners_sheet(t),
    }


def winners_sheet(t: Empire) -> dict[str, int]:
    """PE 21.1. Where the Renown of the first came from, line by line."""
    if not t.totals:
        return {}
    return {f"the first's Renown by {line}": number for line, number in zip(lines(t), sheet(t, t.totals.index(max(t.totals))))}


def how_it_ended(t: Empire, outcome: Outcome) -> str:
    """Alone by rank, else by how clear it was."""
    if t.rules.solo:
        return f"remembered as {RANK_TITLES[rank_of(t)]}"
    if len(outcome.winners) > 1:
        return "shared"
    best, second = sorted(t.totals, reverse=True)[:2]
    return "most Renown" if best > second else "equal Renown, decided by Influence or the dead"


#: How it ended, told to who does not know what wins.
EPILOGUES: Final = {
    **{f"remembered as {title}": f"The empire remembers this House as {title}." for title in RANK_TITLES},
    "shared": "The first Houses are equal in Renown, Influence and dead: they win together.",
    "most Renown": "The House with the most Renown wins.",
    "equal Renown, decided by Influence or the dead": "The first Houses have equal Renown: Influence decided, or else the dead.",
}


DECISIVE: Final = 2             # lines of the score sheet that are named alone
ALL: Final = len(VERSUS_LINES)
LARGEST: Final = 3


def epilogue(t: Empire, outcome: Outcome, names: Names) -> str:
    """How it ended, what put the first ahead, what its Renown came from, in what the second was better, and all places."""
    first = outcome.winners[0]
    sources = best(t, sheet(t, first), LARGEST)
    told = [EPILOGUES[how_it_ended(t, outcome)]]
    if not t.rules.solo:
        told.append(lead(t, outcome, names))
    if sources:
        told.append(f"{names[first]}'s Renown came mostly from {listed(sources)}.")
    if not t.rules.solo:
        second = placed(outcome)[1]
        better = best(t, gaps(t, second, first), ALL)
        told.extend([f"{names[second]} was ahead in {listed(better)}."] if better else [])
        told.extend(places_told(t, outcome, names))
    return " ".join([part for part in told if part])


def lead(t: Empire, outcome: Outcome, names: Names) -> str:
    """PE 21.7. By how much the first was ahead of the second, and by which lines of the sheet; or what else decided it."""
    first, second = placed(outcome)[:2]
    ahead, named = t.totals[first] - t.totals[second], best(t, gaps(t, first, second), ALL)
    if not ahead:
        return before_its_equal(t, outcome, first, second, names)
    return f"{names[first]} was {ahead} ahead of {names[second]}{f', by {listed(named)}' if named else ''}."


def before_its_equal(t: Empire, outcome: Outcome, one: Seat, other: Seat, names: Names) -> str:
    """PE 21.7, R242. What decides between equal Renown; nothing if nothing did."""
    mine, theirs = t.houses[one], t.houses[other]
    if outcome.scores[one] == outcome.scores[other]:
        return ""
    if mine.influence != theirs.influence:
        why = f"more Influence, {mine.influence} to {theirs.influence}"
    else:
        why = "coming first to the end of the Influence track" if one in t.arrived and other in t.arrived else f"fewer dead, {mine.dead} to {theirs.dead}"
    return f"{names[one]} goes before {names[other]} at equal Renown, by {why}."


def placed(outcome: Outcome) -> list[Seat]:
    """All seats, the first in front."""
    return sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])


def place_of(outcome: Outcome, seat: Seat) -> int:
    """From 1 on; equals share it."""
    return 1 + len([score for score in outcome.scores if score > outcome.scores[seat]])


def places_told(t: Empire, outcome: Outcome, names: Names) -> list[str]:
    """ "Place 2: Odo 56 and Maud 56.", and what put others behind their equals."""
    order = placed(outcome)
    places = sorted({place_of(outcome, seat) for seat in order})
    shared = {place: [f"{names[seat]} {t.totals[seat]}" for seat in order if place_of(outcome, seat) == place] for place in places}
    equals = [(one, other) for one, other in pairwise(order[1:]) if t.totals[one] == t.totals[other]]
    return [
        *[f"Place {place}: {listed(tallies)}." for place, tallies in shared.items()],
        *[before_its_equal(t, outcome, one, other, names) for one, other in equals],
    ]


def best(t: Empire, numbers: tuple[int, ...], many: int) -> list[str]:
    """The largest lines of a sheet that bring something: "buildings +5"."""
    found = sorted(zip(numbers, lines(t)), key=lambda pair: -pair[0])[:many]
    return [f"{line} {number:+}" for number, line in found if number > 0]


def gaps(t: Empire, one: Seat, other: Seat) -> tuple[int, ...]:
    return tuple([mine - theirs for mine, theirs in zip(sheet(t, one), sheet(t, other))])
