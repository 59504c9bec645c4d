"""What a report says of a finished game: how it ended, and how the empire fared."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Outcome, Position, Seat
from .cards import NOTHING
from .names import listed
from .scoring import lines, rank_of, sheet
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


DECISIVE: Final = 2             # lines of the score sheet that are named
LARGEST: Final = 3


def epilogue(t: Empire, outcome: Outcome, names: Names) -> str:
    """How it ended, what put the first ahead, what its Renown came from, and in what the second was better."""
    first = outcome.winners[0]
    sources = best(t, sheet(t, first), LARGEST)
    told = [EPILOGUES[how_it_ended(t, outcome)]]
    if not t.rules.solo:
        told.append(lead(t, outcome, names))
    if sources:
        told.append(f"{names[first]}'s Renown came mostly from {listed(sources)}.")
    if not t.rules.solo:
        second = runner_up(t, first)
        better = best(t, gaps(t, second, first), DECISIVE)
        told.extend([f"{names[second]} was ahead in {listed(better)}."] if better else [])
    return " ".join(told)


def lead(t: Empire, outcome: Outcome, names: Names) -> str:
    """PE 21.7. By how much the first was ahead of the second, and by which lines of the sheet."""
    first = outcome.winners[0]
    second = runner_up(t, first)
    ahead, named = t.totals[first] - t.totals[second], best(t, gaps(t, first, second), DECISIVE)
    if not ahead:
        return f"{names[first]} and {names[second]} had equal Renown: {how_it_ended(t, outcome)}."
    return f"{names[first]} was {ahead} ahead of {names[second]}{f', by {listed(named)}' if named else ''}."


def best(t: Empire, numbers: tuple[int, ...], many: int) -> list[str]:
    """The largest lines of a sheet that bring something: "buildings +5"."""
    found = sorted(zip(numbers, lines(t)), key=lambda pair: -pair[0])[:many]
    return [f"{line} {number:+}" for number, line in found if number > 0]


def gaps(t: Empire, one: Seat, other: Seat) -> tuple[int, ...]:
    return tuple([mine - theirs for mine, theirs in zip(sheet(t, one), sheet(t, other))])


def ranked(t: Empire) -> list[Seat]:
    return sorted(range(t.rules.seats), key=lambda seat: -sum(sheet(t, seat)))


def runner_up(t: Empire, first: Seat) -> Seat:
    return next(iter([seat for seat in ranked(t) if seat != first]))
