"""The page that a screen shows: what is to be done, the Houses in a few words, and the whole board."""

from __future__ import annotations

from typing import Final

from ...kernel import Count, Names, Page, Row, Seat, View
from .assigning import Assigning
from .board import Board
from .boards import player_board
from .box import Box
from .capital_board import capital_board, market
from .cards import ASSIGN, CAPITAL, CASTLE, CONSTRUCT, CURE, MOVE, NOTHING, RESEARCH_ACTION, YEARS
from .constructing import Constructing
from .curing import Curing
from .era_board import decrees, track, year_cards
from .foresight import assistants_left, forecasts, is_between_turns, is_era_ending, reckoned
from .moving import Moving
from .names import ERA_TITLES
from .notebook import notes
from .places import places, roads
from .researching import Researching
from .score_told import renown_so_far
from .scoring import sheet
from .status import headline
from .table import Empire
from .turn import TurnOf
from .variants import ADVANCED

FORETOLD: Final = 2             # Houses named in the remark


def shown(view: View, names: Names, box: Box, laid: Page | None) -> Page:
    """To a seat or to a watcher."""
    t: Empire = view.table
    title, detail = headline(view, t, names, box)
    yours = None if view.seat is None else reckoned(view, view.seat, box)
    found = laid or laid_out(view, names, box)
    return found.to(title, detail, yours, found.notes)


def laid_out(view: View, names: Names, box: Box) -> Page:
    """What lies open, and the notebook, which is the same to all."""
    t: Empire = view.table
    houses = tuple([row(view, seat, names, box) for seat in t.order])
    empire = board(view, names, box, PLAYED.get(type(view.question), NOTHING))
    return Page("", "", tags(t), "Houses", remark(view, names), houses, empire, notes=notes(view, names, box))


#: PE 9.1. Which action a question belongs to.
PLAYED: Final[dict[type, int]] = {Moving: MOVE, Constructing: CONSTRUCT, Researching: RESEARCH_ACTION, Curing: CURE, Assigning: ASSIGN}


def board(view: View, names: Names, box: Box, playing: int) -> Board:
    """PE 3.14."""
    t: Empire = view.table
    boards = tuple([player_board(view, seat, names, box, playing) for seat in range(t.rules.seats)])
    return Board(
        f"Era {ERA_TITLES[t.era()]}, Year {t.year + 1}", turn_of_year(view), calendar(t), t.order, year_cards(t, names, box), decrees(view, box),
        places(t, names, box), roads(t, box), capital_board(t, names, box), market(t, box), track(t), boards, forecasts(view), bool(t.totals),
    )


def tags(t: Empire) -> tuple[str, ...]:
    """PE 5.1, 30 to 32."""
    modes = [*(["Solo"] if t.rules.solo else []), *(["Versus"] if t.rules.versus else []), *(["Advanced Setup"] if ADVANCED in t.rules.variant else [])]
    return (f"Era {ERA_TITLES[t.era()]}", f"Year {t.year + 1} of {YEARS}", *modes)


def turn_of_year(view: View) -> str:
    """PE 5.2 to 5.4. "turn 2 of 3": the one that is played, by those that are still to come."""
    t: Empire = view.table
    to_come = len([step for step in view.agenda if isinstance(step, TurnOf)])
    many = t.era() + 2
    number = many - to_come // t.rules.seats
    if not t.pest_card:
        return "setting up"
    if is_between_turns(view):
        return "between turns"
    return "before the first turn" if not number else "after the last turn" if t.active == NOTHING else f"turn {number} of {many}"


def calendar(t: Empire) -> str:
    """PE 5.1, 5.2, 5.4."""
    era = ERA_TITLES[t.era()]
    return f"Year {t.year + 1} of {YEARS}, two in each Era. In Era {era} every House places {t.era() + 2} Assistants a Year, one a turn."


def remark(view: View, names: Names) -> str:
    """PE 20. Who would gain most."""
    best = sorted(forecasts(view), key=lambda found: -found.renown)[:FORETOLD]
    if best:
        return f"if the Era ended now: {', '.join([f'{names[found.seat]} {found.renown:+}' for found in best])}"
    return "the Era ends" if is_era_ending(view) else "as the count stands"


def row(view: View, seat: Seat, names: Names, box: Box) -> Row:
    """A House in a few words."""
    t: Empire = view.table
    house = t.houses[seat]
    counts = (
        Count("renown", sum(sheet(t, seat)), renown_so_far(t, seat)), Count("influence", house.influence, "Influence"),
        Count("any", sum(house.goods), "resources and Coins in storage"), Count("research", house.research, "Research tokens"),
        Count("healthy", house.healthy.bit_count(), "healthy people on the track"),
        Count("sick", house.quarantined(), "sick people in Quarantine", bad=house.quarantined() >= house.slots()),
        Count("assistant", assistants_left(view, seat), "Assistants left this Year"),
    )
    return Row(f"seat:{seat}", seat, names[seat], whereabouts(t, seat, box), counts, acting=seat in view.asked)


def whereabouts(t: Empire, seat: Seat, box: Box) -> str:
    """Where the Doctor is, or where the Castle stands before there is one."""
    house = t.houses[seat]
    if house.doctor != CAPITAL or t.pest_card:
        return f"Doctor in {box.names[house.doctor]}"
    return f"Castle in {box.names[house.sites[CASTLE]]}" if house.sites[CASTLE] != NOTHING else "no Castle yet"
