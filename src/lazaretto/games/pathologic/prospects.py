"""PA 12, 13. What a Healer could work towards: the ongoing Event that is nearest, and the piece that is nearest to it. All of it is public."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from ...kernel import Seat
from .cards import COUNCIL, DISTRICTS, NOTHING, PIECES, PLACES, is_ward
from .errands import at_hand, counters_lacking, counters_needed
from .names import RESOURCE_TITLES, agreeing, event_title, figure, many
from .orders import why_not_use
from .resolving import counters_with, evidence_for
from .table import Town
from .voice import Voice
from .walking import reach
from .whereabouts import where_it_can_be


FEW: Final = PLACES // 2        # more places where the Plague can be say nothing of the way


class Prospect(NamedTuple):
    """An Event and who could see to it: compared by whether it can be paid, then by the Actions that are needed before, then by what it gives."""

    unpayable: bool                            # the counter is neither on the sheet nor in the Pool
    actions: int
    evidence: int                              # negative: more goes before less
    spaces: int
    event: int
    piece: int
    short: int                                 # counters that the Healer must get first
    unhanded: bool                             # the Ward must be handed what it needs
    alone: bool                                # where one more piece must be


def next_event(t: Town, voice: Voice, seat: Seat) -> str:
    """A piece that stands on an Event and has acted goes before; then the nearest of those that can act."""
    return " ".join([part for part in (tired(t, voice, seat), nearest(t, voice, seat)) if part])


def tired(t: Town, voice: Voice, seat: Seat) -> str:
    """PA 12.2. "Maria Kaina is at Prints, but cannot act again this turn."."""
    there = [piece for piece in range(PIECES) if t.is_in_town(piece) and t.has_acted(piece) and t.obeys(piece, seat) and t.needs[t.where[piece]] != NOTHING]
    if not there:
        return ""
    piece = max(there, key=lambda piece: evidence_for(t, seat, piece))
    return voice.about(piece, f"is at {voice.box.event_names[t.where[piece]]}, but cannot act again this turn")


def nearest(t: Town, voice: Voice, seat: Seat) -> str:
    """ "Nearest: Lethargy in 5 Warehouses needs a Secret; Capella is 2 spaces away, with what it needs."; nothing if nobody can act."""
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
    """PA 12.4, 12.5, 12.7, 12.11, 13.2, 13.3, 16.8. Each thing that is missing takes an Action."""
    spaces = distance(t, t.where[piece], event)
    lacks = counters_lacking(t, piece, event)
    unhanded = is_ward(piece) and lacks > counters_with(t, piece, event)
    short = max(0, lacks - at_hand(t, seat, event)) if unhanded or not is_ward(piece) else 0
    alone = event == COUNCIL and all([other == piece or t.is_quarantined(other) for other in t.pieces_in(event)])
    actions = t.is_quarantined(piece) + -(-spaces // reach(t, long=False)) + short + unhanded + alone
    there = len(t.pool) if t.blood else t.pool.count(t.needs[event])
    return Prospect(short > there, actions, -evidence_for(t, seat, piece), spaces, event, piece, short, unhanded, alone)


def plight(t: Town, best: Prospect) -> list[str]:
    """What helps or hinders."""
    found = [*(["still in Quarantine"] if t.is_quarantined(best.piece) else []), *dangers(t, best)]
    found += ["alone where two must be"] if best.alone else []
    if best.unpayable:
        return [*found, "without what it needs (the Pool has none)"]
    if best.short:
        return [*found, "without what it needs"]
    return [*found, "without what it needs (you can hand it over)" if best.unhanded else "with what it needs"]


def dangers(t: Town, best: Prospect) -> list[str]:
    """PA 9.1, 6.3. What no shortest way goes round: a Strain, and where all know that the Plague can be."""
    if not best.spaces:
        return ["on a Strain"] if best.event in t.laid_at else []
    ways, here = shortest(t, t.where[best.piece], best.event), where_it_can_be(t)
    found = ["over a Strain"] if lead_through(ways, t.laid_at) else []
    return found + (["through where the Plague can be"] if len(here) <= FEW and lead_through(ways, here) else [])


def lead_through(ways: list[list[int]], places: Collection[int]) -> bool:
    """All of them, whichever is taken."""
    return len(ways) > 0 and all([any([place in places for place in way]) for way in ways])


def shortest(t: Town, here: int, there: int) -> list[list[int]]:
    """Every shortest way, without where it begins; none if a pack leaves no way."""
    spaces = distance(t, here, there)
    if spaces in (0, PLACES):
        return [[]] if here == there else []
    return [[near, *rest] for near in t.rules.town[here] if distance(t, near, there) == spaces - 1 for rest in shortest(t, near, there)]


def distance(t: Town, here: int, there: int) -> int:
    """PA 12.5. By land and bridges; further than any other if a pack leaves no way."""
    reached = {here}
    for spaces in range(PLACES):
        if there in reached:
            return spaces
        reached |= {near for place in reached for near in t.rules.town[place]}
    return PLACES
