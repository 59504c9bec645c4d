"""PA 12, 13. What a Healer could work towards: the ongoing Event that can be resolved soonest, and the piece that can. All of it is public."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from ...kernel import Move, Moves, Seat
from .cards import COUNCIL, DISTRICTS, NOTHING, PIECES, PLACES, is_ward
from .errands import CLAIMS, HAND_TOS, LEAVES, TRANSFERS, at_hand, counters_lacking, counters_needed
from .names import RESOURCE_TITLES, agreeing, capital, figure, listed, many
from .orders import why_not_use
from .pieces import briefly
from .resolving import RESOLVES, counters_with, evidence_for
from .table import Town
from .voice import Voice
from .walking import WALKS, reach
from .whereabouts import where_it_can_be, within_a_move


FEW: Final = PLACES // 2        # more places where the Plague can be say nothing of the way
PAST_THE_PLAGUE: Final = "maybe past the Plague"


class Prospect(NamedTuple):
    """An Event and who could see to it: compared by whether it can be paid, whether the Plague sits there, how soon, what it gives, by Actions, spaces."""

    unpayable: bool                            # the counter is neither on the sheet nor in the Pool
    deadly: bool                               # in a Blockade, or where all know that the Plague is
    turns: int                                 # before the one in which it can be resolved
    evidence: int                              # negative: more goes before less
    actions: int                               # needed before
    spaces: int
    event: int
    piece: int
    short: int                                 # counters that the Healer must get first
    unhanded: bool                             # the Ward must be handed what it needs
    alone: bool                                # where one more piece must be


def next_event(t: Town, voice: Voice, seat: Seat) -> str:
    """A piece that stands on an Event and has acted goes before; then the soonest of those that can act. Two lines of a phone."""
    idle, best = tired(t, voice, seat), best_prospect(t, seat, seen_to(t, seat))
    if best is None:
        return idle
    found, who = hindrances(t, best), briefly(voice, best.piece)
    if idle:
        sure = [each for each in found if each != PAST_THE_PLAGUE]
        plight = f"{how_far(best) or 'there'}, {sure[0]}" if sure else means(t, best)
        return f"{idle} Next, in {best.event}: {who}, {plight}."
    found = [each for each in found if each != PAST_THE_PLAGUE or not best.unhanded][:1 if best.spaces or best.unpayable else 2]
    near = how_far(best) or ("there" if len(found) < 2 else "")
    how = agreeing(who, f"is {', '.join([*([near] if near else []), *found, means(t, best)])}")
    return f"Soonest Event, in {best.event}: {how}."


def how_far(best: Prospect) -> str:
    return f"{figure(best.spaces, 'space')} away" if best.spaces else ""


def able(t: Town, seat: Seat) -> list[int]:
    """PA 13.1. The pieces that can resolve an Event at once."""
    return [piece for piece in range(PIECES) if t.is_in_town(piece) and RESOLVES[piece].why_not(t, seat) is None]


def handed_and_won(t: Town, seat: Seat) -> list[int]:
    """PA 12.11, 13.5, 15.2. The Wards who lack only what they can be handed now: resolving with it wins in this turn."""
    wards = [errand.ward for errand in HAND_TOS if errand.why_not(t, seat) is None]
    return [ward for ward in wards if not prospect(t, seat, t.where[ward], ward).alone and t.evidence[seat] + evidence_for(t, seat, ward) >= t.rules.enough]


def about_to_win(t: Town, voice: Voice) -> str:
    """PA 13.5, 15.2. Said to the Plague: which Healers have a piece on an Event that they can resolve in their next turn, and win by it."""
    found = {seat: [t.where[piece] for piece in range(PIECES) if would_win(t, seat, piece)] for seat in t.healers()}
    who, where = [voice.whom(seat) for seat in found if found[seat]], sorted({event for events in found.values() for event in events})
    return f"Beware: {listed(who, 'or')} can win next turn, in {listed([str(event) for event in where], 'or')}." if who else ""


def would_win(t: Town, seat: Seat, piece: int) -> bool:
    if not t.is_in_town(piece) or t.is_quarantined(piece) or not t.obeys(piece, seat) or t.needs[t.where[piece]] == NOTHING:
        return False
    found = prospect(t, seat, t.where[piece], piece)
    return not found.unpayable and found.actions < t.rules.points and t.evidence[seat] - found.evidence >= t.rules.enough


def advised(t: Town, seat: Seat) -> Moves:
    """PA 12, 13. To resolve an Event; else what brings the nearest piece nearer to it, of which not all may be possible now."""
    if pieces := able(t, seat):
        return tuple([RESOLVES[piece] for piece in pieces])
    best = best_prospect(t, seat, seen_to(t, seat)) if t.points else None
    if best is None:
        return ()
    found: list[Move] = [LEAVES[best.piece], *[WALKS[best.piece][way[0]] for way in shortest(t, t.where[best.piece], best.event) if way]]
    if best.short:
        found += [CLAIMS[t.needs[best.event]], *[errand for errand in TRANSFERS if t.rules.resources[errand.ward] == t.needs[best.event]]]
    elif best.unhanded:
        found += [errand for errand in HAND_TOS if errand.ward == best.piece]
    return tuple(found)


def tired(t: Town, voice: Voice, seat: Seat) -> str:
    """PA 12.2. "Maria has acted, now in 11."; of one who lacks nothing, when she can resolve it."""
    there = on_events(t, seat)
    if not there:
        return ""
    piece = max(there, key=lambda piece: evidence_for(t, seat, piece))
    if lacks_nothing(t, seat, piece):
        return f"{capital(briefly(voice, piece))}, in {t.where[piece]}, can resolve next turn."
    return f"{capital(agreeing(briefly(voice, piece), f'has acted, now in {t.where[piece]}'))}."


def on_events(t: Town, seat: Seat) -> list[int]:
    """Who has acted and stands on one."""
    return [piece for piece in range(PIECES) if t.is_in_town(piece) and t.has_acted(piece) and t.obeys(piece, seat) and t.needs[t.where[piece]] != NOTHING]


def lacks_nothing(t: Town, seat: Seat, piece: int) -> bool:
    return prospect(t, seat, t.where[piece], piece).actions == 0


def seen_to(t: Town, seat: Seat) -> list[int]:
    """The Events for which nobody else need be sent."""
    return [t.where[piece] for piece in on_events(t, seat) if lacks_nothing(t, seat, piece)]


def best_prospect(t: Town, seat: Seat, but: Collection[int] = ()) -> Prospect | None:
    found = [prospect(t, seat, event, piece) for event in DISTRICTS if t.needs[event] != NOTHING and event not in but
             for piece in range(PIECES) if why_not_use(t, seat, piece) is None]
    return min(found) if found else None


def prospect(t: Town, seat: Seat, event: int, piece: int) -> Prospect:
    """PA 12.2, 12.4, 12.5, 12.7, 12.11, 13.2, 13.3, 16.8. Each thing that is missing takes an Action; what the piece does itself, a turn."""
    spaces = distance(t, t.where[piece], event)
    lacks = counters_lacking(t, piece, event)
    unhanded = is_ward(piece) and lacks > counters_with(t, piece, event)
    short = max(0, lacks - at_hand(t, seat, event)) if unhanded or not is_ward(piece) else 0
    alone = event == COUNCIL and all([other == piece or t.is_quarantined(other) for other in t.pieces_in(event)])
    own = t.is_quarantined(piece) + -(-spaces // reach(t, long=False))
    actions = own + short + unhanded + alone
    must_wait = unhanded and t.has_acted(t.roles[seat])
    turns = max(own, must_wait, -(-(actions + 1 - t.points) // t.rules.points))
    there = len(t.pool) if t.blood else t.pool.count(t.needs[event])
    deadly = event == t.blockade or where_it_can_be(t) == (event,)
    return Prospect(short > there, deadly, turns, -evidence_for(t, seat, piece), actions, spaces, event, piece, short, unhanded, alone)


def ahead(t: Town, district: int) -> str:
    """PA 5.1, 12.5. Why go there, and why not: how far the nearest Event is from it, and whether the Plague can come."""
    far = [(distance(t, district, event), event) for event in DISTRICTS if t.needs[event] != NOTHING]
    near = f"; {figure(min(far)[0], 'space')} from the Event in {min(far)[1]}" if far and min(far)[0] else ""
    reach_of_it = within_a_move(t, where_it_can_be(t))
    return f"{near}; the Plague can come there" if district in reach_of_it and len(reach_of_it) <= FEW else near


def hindrances(t: Town, best: Prospect) -> list[str]:
    """The worst first."""
    return [*(["in Quarantine"] if t.is_quarantined(best.piece) else []), *(["one too few"] if best.alone else []), *dangers(t, best)]


def means(t: Town, best: Prospect) -> str:
    """PA 12.7, 12.11, 13.2, 17.11. What the Event needs, and whether the piece has it."""
    counter = "counter" if t.blood else RESOURCE_TITLES[t.needs[best.event]]
    lacking = max(1, counters_lacking(t, best.piece, best.event))
    lacks = many(lacking, counter)
    if best.unpayable:
        return f"without {lacks} (none in the Pool)"
    if best.short:
        return f"without {lacks}"
    return f"first to be handed your {counter if lacking == 1 else lacks}" if best.unhanded else f"with {many(counters_needed(best.event), counter)}"


def dangers(t: Town, best: Prospect) -> list[str]:
    """PA 9.1, 6.3. What no shortest way goes round: a Strain, and where all know that the Plague can be."""
    if not best.spaces:
        return ["on a Strain"] if best.event in t.laid_at else []
    ways, here = shortest(t, t.where[best.piece], best.event), where_it_can_be(t)
    found = ["over a Strain"] if lead_through(ways, t.laid_at) else []
    return found + ([PAST_THE_PLAGUE] if len(here) <= FEW and lead_through(ways, here) else [])


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
