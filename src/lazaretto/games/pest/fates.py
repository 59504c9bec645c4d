"""PE 5.3, 21.1. What settled the game for each House that has not won: the Year in which it fell behind most, and its best one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...kernel import Names, Position, Seat
from .afterwards import DECISIVE, best, placed
from .names import ERA_TITLES, listed
from .scoring import sheet
from .table import Empire
from .years import YearOver

Sheet = tuple[int, ...]


def fates(positions: Sequence[Position], names: Names) -> dict[Seat, str]:
    """By seat, a few sentences to that seat."""
    outcome, t = positions[-1].outcome, positions[-1].table
    if outcome is None or not outcome.winners:
        return {}
    gained = [by_year(positions, seat) for seat in range(t.rules.seats)]
    first = outcome.winners[0]
    return {seat: fate(t, gained[seat], gained[first], names[first]) for seat in range(t.rules.seats) if seat not in outcome.winners}


def came_about(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> list[str]:
    """How all stood after each Era but the last, and what that one brought them."""
    outcome, t = positions[-1].outcome, positions[-1].table
    if outcome is None or t.rules.solo:
        return []
    eras = [moment for moment in range(1, len(positions)) if positions[moment].table.era() != positions[moment - 1].table.era()]
    stood = [(positions[moment].table.era(), when_it_ended(positions[moment].table, told[moment:moment + 1])) for moment in eras]
    ends = [f"Era {ERA_TITLES[era - 1]} is over. Renown: {standing(totals, placed(outcome), names)}." for era, totals in stood]
    return [*ends, *[in_the_last_era(t, stood[-1][1], placed(outcome), names) for _ in stood[-1:]]]


def in_the_last_era(t: Empire, before: Sheet, order: list[Seat], names: Names) -> str:
    """PE 20.1, 21.1. What it and the final count added; the lines of the sheet that put the first ahead are told with how it ended."""
    return f"Era {ERA_TITLES[t.era()]} and the final count added: {standing(less(t.totals, before), order, names)}."


def when_it_ended(t: Empire, told: Sequence[Sequence[object]]) -> Sheet:
    """PE 5.3, 8.2. As all were told then: the Aid of the next Year has been paid since."""
    ended = [fact.ended for facts in told for fact in facts if isinstance(fact, YearOver)]
    return ended[0] if ended else tuple([sum(sheet(t, seat)) for seat in range(t.rules.seats)])


def standing(totals: Sheet, order: list[Seat], names: Names) -> str:
    return listed([f"{names[seat]} {totals[seat]}" for seat in order])


def by_year(positions: Sequence[Position], seat: Seat) -> list[Sheet]:
    """What each Year added to every line of the score sheet, with all that its end brought."""
    tables: list[Empire] = [position.table for position in positions]
    ends = [after for before, after in pairwise(tables) if after.year != before.year]
    sheets = [sheet(t, seat) for t in (tables[0], *ends, tables[-1])]
    return [less(after, before) for before, after in pairwise(sheets)]


def fate(t: Empire, mine: list[Sheet], theirs: list[Sheet], winner: str) -> str:
    behind = [less(other, own) for own, other in zip(mine, theirs)]
    worst, finest = largest(behind), largest(mine)
    told = []
    if sum(behind[worst]) > 0:
        year = f"Year {t.year + 2 - len(mine) + worst}"
        told.append(f"You lost most ground in {year}: {winner} gained {sum(theirs[worst])} Renown and you {sum(mine[worst])}{by(t, behind[worst], ', by ')}.")
    if sum(mine[finest]) > 0:
        year = f"Year {t.year + 2 - len(mine) + finest}"
        told.append(f"Your best was {year}: {sum(mine[finest])} Renown{by(t, mine[finest], ', mostly from ')}.")
    return " ".join(told)


def largest(years: list[Sheet]) -> int:
    """The earliest in which the sum is largest."""
    sums = [sum(year) for year in years]
    return sums.index(max(sums))


def by(t: Empire, numbers: Sheet, how: str) -> str:
    named = best(t, numbers, DECISIVE)
    return f"{how}{listed(named)}" if named else ""


def less(one: Sheet, other: Sheet) -> Sheet:
    return tuple([mine - theirs for mine, theirs in zip(one, other)])
