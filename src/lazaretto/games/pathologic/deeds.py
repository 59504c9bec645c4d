"""How a Healer's deeds are made on a page: what is ordered, and what is played from the hand."""

from __future__ import annotations

from ...kernel import Gesture, Move, Seat
from .cards import CURFEW, EVACUATION, FALSE_WITNESS, HANDS, NOTHING, NO_FEAR, ORDER, THIEF, is_ward
from .effects import FREE, price_of
from .errands import Claim, HandTo, Leave, Transfer, counters_lacking
from .held import PRESCRIPTION_ICONS
from .pieces import RESOURCE_ICONS, briefly
from .moves import Discard, React
from .names import RESOURCE_TITLES, many, place_title
from .pacts import Pledge
from .prescribing import Prescribe
from .resolving import Resolve
from .table import Town
from .voice import Voice
from .walking import Walk


def deed(t: Town, voice: Voice, seat: Seat, move: Move) -> Gesture | None:
    return order(t, voice, seat, move) or through_a_ward(t, voice, seat, move) or with_a_card(voice, move)


def order(t: Town, voice: Voice, seat: Seat, move: Move) -> Gesture | None:
    """PA 12.4 to 12.7, 12.13."""
    box = voice.box
    if isinstance(move, Walk):
        to = place_title(box, move.to)
        words = f"Send {briefly(voice, move.piece)} to {to}" if is_ward(move.piece) else f"Go to {to}"
        return Gesture(words, "move", (f"piece:{move.piece}", f"place:{move.to}"), "Move")
    if isinstance(move, Leave):
        words = f"Let {briefly(voice, move.piece) if is_ward(move.piece) else 'yourself'} out"
        return Gesture(words, "quarantine", (f"piece:{move.piece}", f"place:{t.where[move.piece]}"), "Let out")
    if isinstance(move, Resolve):
        event = t.where[move.piece]
        words = f"Resolve by {briefly(voice, move.piece)}" if is_ward(move.piece) else f"Resolve {box.event_names[event]}"
        return Gesture(words, "event", (f"piece:{move.piece}", f"event:{event}"), "Resolve")
    if isinstance(move, Claim):
        words = f"Claim {many(1, RESOURCE_TITLES[move.resource])} yourself"
        return Gesture(words, RESOURCE_ICONS[move.resource], (f"piece:{t.roles[seat]}", f"pool:{move.resource}"), "Claim a Resource")
    return None


def through_a_ward(t: Town, voice: Voice, seat: Seat, move: Move) -> Gesture | None:
    """PA 12.8, 12.11, 14.1."""
    if isinstance(move, Transfer):
        resource = voice.box.resources[move.ward]
        words = f"Have {briefly(voice, move.ward)} give you {many(1, RESOURCE_TITLES[resource])}"
        return Gesture(words, RESOURCE_ICONS[resource], (f"piece:{move.ward}", f"pool:{resource}"), "Transfer")
    if isinstance(move, HandTo):
        words = f"Hand {briefly(voice, move.ward)} {handed(t, move.ward)} yourself"
        return Gesture(words, "assign", (lot(t, seat, move.ward), f"piece:{move.ward}"), "Hand over")
    if isinstance(move, Pledge):
        ward, freed = briefly(voice, move.ward), t.pacts[seat]
        words = f"Pact ({FREE}) with {ward}" if freed == NOTHING else f"Pact ({FREE}): {ward}, not {briefly(voice, freed)}"
        return Gesture(words, "pact", (f"pact:{seat}", f"piece:{move.ward}"), f"Pact ({FREE})")
    return None


def lot(t: Town, seat: Seat, ward: int) -> str:
    """PA 12.11, 17.11. What the Ward is handed: counters of one kind; where every Resource will do, or no Event is, something of the sheet."""
    event = t.where[ward]
    if event == NOTHING or t.needs[event] == NOTHING or t.blood:
        return f"sheet:{seat}"
    return f"counter:{seat}:{t.needs[event]}"


def handed(t: Town, ward: int) -> str:
    """PA 12.11, 17.11. "a Key"; where every Resource will do, or no Event is, what it needs."""
    event = t.where[ward]
    if event == NOTHING or t.needs[event] == NOTHING or t.blood:
        return "what the Event needs"
    return many(max(1, counters_lacking(t, ward, event)), RESOURCE_TITLES[t.needs[event]])


# cards of the hand: nobody else knows that they are there


def with_a_card(voice: Voice, move: Move) -> Gesture | None:
    """PA 11, 17."""
    titles = voice.box.prescription_names
    if isinstance(move, React):
        return Gesture(f"Play {titles[move.card]} ({price_of(move.card)})", PRESCRIPTION_ICONS[move.card], (f"card:{move.card}",), secret=True)
    if isinstance(move, Discard):
        return Gesture(f"Discard {titles[move.card]}", PRESCRIPTION_ICONS[move.card], (f"card:{move.card}",), secret=True)
    if not isinstance(move, Prescribe):
        return None
    words, things = target(voice, move)
    title = f"{titles[move.card]} ({price_of(move.card)})"
    group = f"{title}: {voice.piece(move.target)}" if move.card == EVACUATION else title if things else ""
    return Gesture(f"Play {title}{words}", PRESCRIPTION_ICONS[move.card], (f"card:{move.card}", *things), group, secret=True)


def target(voice: Voice, move: Prescribe) -> tuple[str, tuple[str, ...]]:
    """PA 11.12. For whom or what the card is."""
    card, box = move.card, voice.box
    if card in (ORDER, NO_FEAR):
        return f" on {voice.piece(move.target)}", (f"piece:{move.target}",)
    if card == CURFEW:
        return f" on {place_title(box, move.target)}", (f"place:{move.target}",)
    if card == HANDS:
        return f" in {place_title(box, move.target)}", (f"strain:{move.target}",)
    if card == EVACUATION:
        return f": {voice.piece(move.target)} to {place_title(box, move.detail)}", (f"piece:{move.target}", f"place:{move.detail}")
    if card == THIEF:
        return f": {many(1, RESOURCE_TITLES[move.detail])} of {voice.whom(move.target)}", (f"counter:{move.target}:{move.detail}",)
    if card == FALSE_WITNESS:
        return f": {box.event_names[move.target]} needs {many(1, RESOURCE_TITLES[move.detail])}", (f"event:{move.target}", f"pool:{move.detail}")
    return "", ()
