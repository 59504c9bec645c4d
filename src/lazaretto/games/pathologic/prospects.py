"""PA 12, 13. What a Healer could work towards: the ongoing Event that is nearest, and the piece that is nearest to it. All of it is public."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import Seat
from .cards import DISTRICTS, NOTHING, PIECES, PLACES, is_ward
from .errands import at_hand, counters_lacking, counters_needed, has_access
from .names import RESOURCE_TITLES, agreeing, event_title, figure, many
from .orders import why_not_use
from .resolving import counters_with, evidence_for
from .table import Town
from .voice import Voice
from .walking import reach


class Prospect(NamedTuple):
    """An Event and who could see to it: compared by the Actions that are needed before, then by what it gives."""

    actions: int
    evidence: int                              # negative: more goes before less
    spaces: int
    event: int
    piece: int
    lacks: bool                                # the counters, or access to them


def nearest(t: Town, voice: Voice, seat: Seat) -> str:
    """ "Nearest: Lethargy in 5 Warehouses needs a Secret; Capella is 2 spaces away, in Quarantine, with access."; nothing if nobody can act."""
    found = [prospect(t, seat, event, piece) for event in DISTRICTS if t.needs[event] != NOTHING
             for piece in range(PIECES) if why_not_use(t, seat, piece) is None]
    if not found:
        return ""
    best = min(found)
    needs = many(counters_needed(best.event), RESOURCE_TITLES[t.needs[best.event]])
    where = f"{figure(best.spaces, 'space')} away" if best.spaces else "there"
    who = agreeing(voice.piece(best.piece), f"is {', '.join([where, *plight(t, best)])}")
    return f"Nearest: {event_title(voice.box, best.event)} needs {needs}; {who}."


def prospect(t: Town, seat: Seat, event: int, piece: int) -> Prospect:
    spaces = distance(t, t.where[piece], event)
    held = counters_with(t, piece, event) if is_ward(piece) else at_hand(t, seat, event)
    lacks = counters_lacking(t, piece, event) > held
    actions = t.is_quarantined(piece) + -(-spaces // reach(t, long=False)) + lacks
    return Prospect(actions, -evidence_for(t, seat, piece), spaces, event, piece, lacks)


def plight(t: Town, best: Prospect) -> list[str]:
    """What helps or hinders."""
    found = ["in Quarantine"] if t.is_quarantined(best.piece) else []
    access = has_access(t, best.piece, best.event)
    if best.lacks:
        return [*found, "without access" if is_ward(best.piece) and not access else "without the counter"]
    return [*found, "with access"] if access else found


def distance(t: Town, here: int, there: int) -> int:
    """PA 12.5. By land and bridges; further than any other if a pack leaves no way."""
    reached = {here}
    for spaces in range(PLACES):
        if there in reached:
            return spaces
        reached |= {near for place in reached for near in t.rules.town[place]}
    return PLACES
