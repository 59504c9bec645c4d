"""Whether the pub is about to be lost: then a card is worth to nobody more than to who can still hold it."""

from __future__ import annotations

from ....games.pints.cards import BITES_FOR_A_BUDDY, ROWS
from ....games.pints.table import MARKERS, Pub
from ....kernel import View
from .mind import Mind


def would_be_lost(view: View) -> bool:
    """PB 11.7, 16.1. Whoever has the turn, all that are left would probably die of the bites of those who are sure to come in."""
    t: Pub = view.table
    now = Mind(view, t.active, this_turn_only=True)
    coming = sum([now.standing(row, chips_in(now, row), 0 if t.is_blind(row) else now.pushes[row] + int(now.stops[row])) for row in range(ROWS)])
    bites = t.bites[t.active] + len(t.tags[MARKERS + t.active]) * now.odds.bites + coming * now.odds.bites / now.bite
    return round(bites) >= BITES_FOR_A_BUDDY * t.buddies()


def chips_in(mind: Mind, row: int) -> list[float]:
    return [float(len(mind.t.tags[field])) for field in mind.t.row_fields(row)]
