"""How a game really went: what struck and fell, who buried whom and built in the Capital, the score Year by Year, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Names, Position, Truth
from .afterwards import DECISIVE, EPILOGUES, best, how_it_ended, lead
from .box import Box
from .cards import CAPITAL_BUILDINGS, LOCATIONS
from .effects import pest_text
from .fates import standing, when_it_ended
from .names import ERA_TITLES, capital, figure, listed
from .scoring import sheet
from .table import Empire


def truths(positions: Sequence[Position], names: Names, box: Box, told: Sequence[Sequence[object]]) -> list[Truth]:
    """From the first position to the last."""
    tables: list[Empire] = [position.table for position in positions]
    found = unseen(tables[0])
    for moment in range(len(tables)):
        before = tables[moment - 1] if moment else None
        t, facts = tables[moment], told[moment:moment + 1]
        found += [*works(before, t, moment, names, box), *year_over(tables, moment, names, facts), *strikes(before, t, moment, box)]
    return [*found, *decided(positions, names)]


def unseen(t: Empire) -> list[Truth]:
    """PE 4.8. What never could come."""
    cards = t.boxed.kinds()
    return [Truth(0, f"Pest cards {listed([str(card) for card in cards])} lay in the box, unseen.", "secret")] if cards else []


def strikes(before: Empire | None, t: Empire, moment: int, box: Box) -> list[Truth]:
    """PE 6.1, 7.1."""
    found: list[Truth] = []
    if t.pest_card and (before is None or len(before.pest_shown) < len(t.pest_shown)):
        found.append(Truth(moment, f"Year {t.year + 1}: the Pest struck {pest_text(box, t.pest_card)}.", "sick"))
    fallen = [] if before is None else [location for location in range(LOCATIONS) if t.is_ruin(location) and not before.is_ruin(location)]
    if fallen:
        found.append(Truth(moment, f"{listed([box.names[location] for location in fallen])} {'was' if len(fallen) == 1 else 'were'} destroyed.", "warn"))
    return found


def works(before: Empire | None, t: Empire, moment: int, names: Names, box: Box) -> list[Truth]:
    """PE 13.8."""
    if before is None:
        return []
    found: list[Truth] = []
    for work in range(CAPITAL_BUILDINGS):
        if t.works[work] != before.works[work]:
            tokens = figure(t.rules.capital_renown[work], "Renown token")
            found.append(Truth(moment, f"{names[t.works[work]]} built the {box.capital_names[work]}: {tokens}.", "capital", t.works[work]))
    return found


def year_over(tables: list[Empire], moment: int, names: Names, told: Sequence[Sequence[object]]) -> list[Truth]:
    """PE 5.3, 12.4. When a Year is over: the graves it filled, and the score."""
    t = tables[moment]
    last = bool(t.totals)
    if not moment or (tables[moment - 1].year == t.year and not last):
        return []
    year = tables[moment - 1].year
    began = next(iter([table for table in tables if table.year == year]))
    dead = [(seat, house.dead - began.houses[seat].dead) for seat, house in enumerate(tables[moment - 1].houses)]
    graves = [Truth(moment, f"{names[seat]} buried {many} in Year {year + 1}.", "dead", seat) for seat, many in dead if many > 0]
    totals = when_it_ended(t, told)
    scores = standing(totals, sorted(range(len(totals)), key=lambda seat: -totals[seat]), names)
    over = f"Era {ERA_TITLES[year // 2]}" if year % 2 else f"Year {year + 1}"
    return [*graves, Truth(moment, f"{over} ended. Renown: {scores}.", "renown")]


# what decided it


def decided(positions: Sequence[Position], names: Names) -> list[Truth]:
    """PE 21.7, 32.20. The lines of the sheet by which the first was ahead of the second; alone, those that brought most."""
    t: Empire = positions[-1].table
    outcome = positions[-1].outcome
    if outcome is None or not t.totals:
        return []
    moment, first = len(positions) - 1, outcome.winners[0]
    if not t.rules.solo:
        return [Truth(moment, lead(t, outcome, names) or EPILOGUES[how_it_ended(t, outcome)], "renown", first)]
    named = best(t, sheet(t, first), DECISIVE)
    most = f", mostly for {listed(named)}" if named else ""
    return [Truth(moment, f"{capital(how_it_ended(t, outcome))}{most}.", "renown", first)]
