"""What a Healer may order or play in one's own turn, in words: Actions, Pacts, Prescriptions."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Move, Seat
from .cards import ACTIONS, BARRICADES, CURFEW, EVACUATION, FALSE_WITNESS, HANDS, NO, NO_FEAR, NOTHING, ORDER, THIEF, TICKING, TWIN, is_ward
from .effects import EVENT_TEXTS, EVENT_TYPES, PRESCRIPTION_TEXTS, RESOLVE, rule_of_prescription
from .errands import Claim, HandTo, Leave, Transfer, counters_lacking
from .foresight import Sense, event_there, event_words, first_a_strain, leaves_quarantine, on_entering, pieces_of_evidence, rising
from .names import RESOURCE_TITLES, event_title, figure, many, place_title
from .pacts import Pledge, why_it_binds_nobody
from .pieces import briefly
from .prescribing import Prescribe
from .prospects import ahead
from .reactions import Tithing, first_who_may
from .resolving import Resolve, evidence_for
from .table import Town
from .voice import Voice
from .walking import Walk, reach
from .whereabouts import where_it_can_be


#: PA 2.6, 12.2, 12.4. What it is good for.
NEXT_TURN: Final = "free to move and resolve from your next turn on"

#: PA 12.2, 12.7, 12.10, 12.11. Which piece is used up, where none is named.
BY_YOURSELF: Final = "your own Healer acts for it"


def offered(t: Town, voice: Voice, seat: Seat, move: Move) -> Sense | None:
    if isinstance(move, Walk):
        return walked(t, voice, move)
    if isinstance(move, Resolve):
        return resolved(t, voice, seat, move.piece)
    if isinstance(move, Prescribe):
        return prescribed(t, voice, seat, move)
    return errand(t, voice, seat, move)


def walked(t: Town, voice: Voice, move: Walk) -> Sense:
    """PA 12.5, 16.3."""
    spaces = reach(t, long=False)
    further = f"; {figure(spaces - 1, 'space')} left after it" if spaces > 1 else f"; {voice.box.event_names[BARRICADES]}: no further"
    way = f"from {place_title(voice.box, t.where[move.piece])} to {place_title(voice.box, move.to)}"
    return f"{way}{on_entering(t, voice, move.piece, move.to)}{ahead(t, move.to)}{further}", "PA 12.5"


def errand(t: Town, voice: Voice, seat: Seat, move: Move) -> Sense | None:
    """PA 12.4, 12.7, 12.8, 12.11, 14.1."""
    if isinstance(move, Leave):
        risk = f"an Infection can kill {briefly(voice, move.piece)} then" if is_ward(move.piece) else "an Infection undoes it"
        return f"{leaves_quarantine(t, voice, move.piece)}{first_a_strain(t, voice, move.piece)}; {risk}; {NEXT_TURN}", "PA 12.4"
    if isinstance(move, Claim):
        return f"{then_has(t, seat, move.resource)}; {BY_YOURSELF}{first_a_strain(t, voice, t.roles[seat])}{tithed(t, voice, seat, move.resource)}", "PA 12.7"
    if isinstance(move, Transfer):
        resource = t.rules.resources[move.ward]
        return f"{then_has(t, seat, resource)}{first_a_strain(t, voice, move.ward)}{tithed(t, voice, seat, resource)}", "PA 12.8"
    if isinstance(move, HandTo):
        return handed(t, voice, seat, move.ward)
    return pledged(t, voice, seat, move.ward) if isinstance(move, Pledge) else None


def then_has(t: Town, seat: Seat, resource: int) -> str:
    """ "a Coin: you have 2 Coins then"."""
    title = RESOURCE_TITLES[resource]
    return f"{many(1, title)}: you have {figure(t.sheets[seat].count(resource) + 1, title)} then"


def tithed(t: Town, voice: Voice, seat: Seat, resource: int) -> str:
    """PA 17.10, R120. Who is asked then, whatever they hold: that is why it cannot be taken back."""
    asked = Tithing(seat, resource, 0).who(t) if t.pool.count(resource) > 1 else ()
    return f"; then {voice.whom(asked[0])} may take one too, by a Tithe" if asked else ""


def answered(t: Town, voice: Voice, seat: Seat) -> str:
    """PA 17.13, R120. The same of a card."""
    asked = first_who_may(t, NO, 0, seat)
    return f"; {voice.whom(asked[0])} may cancel it" if asked else ""


def handed(t: Town, voice: Voice, seat: Seat, ward: int) -> Sense:
    """PA 12.11, 12.12."""
    event = t.where[ward]
    counters = many(counters_lacking(t, ward, event), "counter" if t.blood else RESOURCE_TITLES[t.needs[event]])
    what = f"{counters} for {event_title(voice.box, event)}, to be resolved this turn"
    return f"{what}; {BY_YOURSELF}{first_a_strain(t, voice, t.roles[seat])}", "PA 12.11"


def pledged(t: Town, voice: Voice, seat: Seat, ward: int) -> Sense:
    """PA 14.1, 14.3."""
    freed = t.pacts[seat]
    before = f"; {voice.piece(freed)} is free again" if freed != NOTHING else ""
    idle = why_it_binds_nobody(t)
    bound = f"binds nobody, for {idle}" if idle else f"in {place_title(voice.box, t.where[ward])}: no other Healer can have {voice.piece(ward)} act"
    return f"costs no action; {bound}{before}", "PA 14.3" if before else "PA 14.1"


def resolved(t: Town, voice: Voice, seat: Seat, piece: int) -> Sense:
    """PA 13. What it costs and gives, and what the Event does."""
    event, count = t.where[piece], evidence_for(t, seat, piece)
    spent = counters_lacking(t, piece, event)
    cost = f" for {many(spent, 'counter' if t.blood else RESOURCE_TITLES[t.needs[event]])}" if spent else ""
    effect = f"; {EVENT_TEXTS[event]}" if EVENT_TYPES[event] == RESOLVE else ""
    first = first_a_strain(t, voice, piece)
    return f"{event_title(voice.box, event)}{cost}: {pieces_of_evidence(count)}, {rising(t, seat, count)}{effect}{first}", "PA 13.5"


def prescribed(t: Town, voice: Voice, seat: Seat, move: Prescribe) -> Sense:
    """PA 17."""
    text = targeted(t, voice, move) or ticking(t, move.card) or freeing(t, move.card) or PRESCRIPTION_TEXTS[move.card]
    doer = f"; {BY_YOURSELF}{first_a_strain(t, voice, t.roles[seat])}" if move.card in ACTIONS else ""
    return f"{text}{doer}{answered(t, voice, seat)}", rule_of_prescription(move.card)


def ticking(t: Town, card: Card) -> str:
    return f"you have {many(t.points + 1, 'action')} then" if card == TICKING else ""


def freeing(t: Town, card: Card) -> str:
    """PA 16.1, 17.16. Twin, where there is nothing to be free of."""
    idle = why_it_binds_nobody(t) if card == TWIN else ""
    return f"it changes nothing now: no Pact binds, for {idle}" if idle else ""


def shut(t: Town, district: int) -> str:
    """PA 17.2. In, or out, as far as all can tell."""
    here = where_it_can_be(t)
    return "is shut out" if district not in here else "is shut in" if len(here) == 1 else "is shut in, or out"


def brought(t: Town, voice: Voice, ward: int, to: int) -> str:
    """PA 9.1, 13.1, 17.5. What there is for it; a Strain waits until it acts there."""
    strain = "; a Strain lies there" if to in t.laid_at else ""
    return f"from {place_title(voice.box, t.where[ward])} to {place_title(voice.box, to)}{strain}{event_there(t, voice, ward, to)}{ahead(t, to)}"


def targeted(t: Town, voice: Voice, move: Prescribe) -> str:
    """What it does to whom or where."""
    box, target = voice.box, move.target
    if move.card == ORDER:
        return f"{voice.piece(target)} goes into Quarantine in {place_title(box, t.where[target])}"
    if move.card == NO_FEAR:
        return f"{voice.piece(target)}, in {place_title(box, t.where[target])}, cannot die until your next turn"
    if move.card == CURFEW:
        inside = figure(len(t.pieces_in(target)), "piece")
        return f"nobody crosses its border until your next turn: the Plague {shut(t, target)}; {inside} in it"
    if move.card == HANDS:
        return f"look at the Strain in {place_title(box, target)}; discard it, or move it next door"
    if move.card == EVACUATION:
        return brought(t, voice, target, move.detail)
    if move.card == THIEF:
        return f"take {many(1, RESOURCE_TITLES[move.detail])} from {voice.whom(target)}, who has {figure(len(t.sheets[target]), 'counter')}"
    if move.card == FALSE_WITNESS:
        return f"{event_words(t, voice, target)}; it will need a {RESOURCE_TITLES[move.detail]}"
    return ""

