"""How a game really went: what struck and fell, who built, bought and buried, what the Agendas paid, the score Year by Year, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Names, Position, Truth
from .afterwards import DECISIVE, EPILOGUES, best, how_it_ended, lead
from .box import Box
from .cards import CAPITAL_BUILDINGS, CASTLE, KIND_NAMES, LOCATIONS, NOTHING, WORKSHOP, kind_of
from .effects import pest_text
from .fates import standing, when_it_ended
from .gains import Gain
from .names import ERA_TITLES, KIND_TITLES, capital, figure, listed
from .scoring import rows, sheet
from .sources import AGENDA
from .table import Empire


def truths(positions: Sequence[Position], names: Names, box: Box, told: Sequence[Sequence[object]]) -> list[Truth]:
    """From the first position to the last."""
    tables: list[Empire] = [position.table for position in positions]
    found = unseen(tables[0])
    for moment in range(len(tables)):
        before = tables[moment - 1] if moment else None
        t, facts = tables[moment], told[moment:moment + 1]
        if before is not None:
            found += [*works(before, t, moment, names, box), *buildings(before, t, moment, names, box), *technologies(before, t, moment, names, box)]
            found += agendas(before, facts, moment, names, box)
        found += [*year_over(tables, moment, names, facts), *strikes(before, t, moment, box)]
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


def works(before: Empire, t: Empire, moment: int, names: Names, box: Box) -> list[Truth]:
    """PE 13.8."""
    found: list[Truth] = []
    for work in range(CAPITAL_BUILDINGS):
        if t.works[work] != before.works[work]:
            tokens = figure(t.rules.capital_renown[work], "Renown token")
            found.append(Truth(moment, f"{names[t.works[work]]} built the {box.capital_names[work]}: {tokens}.", "capital", t.works[work]))
    return found


def buildings(before: Empire, t: Empire, moment: int, names: Names, box: Box) -> list[Truth]:
    """PE 13.1, 21.3. On the map, and which of them completed a row."""
    found: list[Truth] = []
    for seat, (old, new) in enumerate(zip(before.houses, t.houses)):
        row = ", which completed a row" if rows(new.standing()) > rows(old.standing()) else ""
        for slot in [slot for slot in range(CASTLE) if old.sites[slot] == NOTHING != new.sites[slot]]:
            thing = f"{'a' if slot < WORKSHOP else 'the'} {KIND_TITLES[kind_of(slot)]}"
            found.append(Truth(moment, f"{names[seat]} built {thing} in {box.names[new.sites[slot]]}{row}.", KIND_NAMES[kind_of(slot)], seat))
    return found


def technologies(before: Empire, t: Empire, moment: int, names: Names, box: Box) -> list[Truth]:
    """PE 15.1."""
    return [
        Truth(moment, f"{names[seat]} bought {box.technology_names[card]}.", "research", seat)
        for seat, (old, new) in enumerate(zip(before.houses, t.houses)) for card in new.cards if card not in (NOTHING, *old.cards)
    ]


def agendas(before: Empire, told: Sequence[Sequence[object]], moment: int, names: Names, box: Box) -> list[Truth]:
    """PE 20.2. What each House was paid as an Era ended."""
    decree = box.decree_names[before.decrees[before.era()]]
    paid = [fact for facts in told for fact in facts if isinstance(fact, Gain) and fact.by == AGENDA]
    return [Truth(moment, f"{names[gain.seat]} gained {gain.many} Renown by the Agenda of {decree}.", "renown", gain.seat) for gain in paid]


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
