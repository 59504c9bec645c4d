"""Answers that all heard, as sentences: the attempt or the choice, for what comes of it is a fact of its own."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat, Value
from .cards import (
    BLOOD, CURFEW, DELIRIUM, EVACUATION, FALSE_WITNESS, HANDS, HARVEST, MANDATE, NO_FEAR, ORDER, PARALYSIS, PATHS, PLAGUE, THIEF, TICKING, TWIN, is_ward,
)
from .errands import Claim, HandTo, Transfer
from .moves import Become, Blockade, BreakOff, Cease, Complete, Discard, GiveUp, Infect, LieLow, Name, Pick, Put, React
from .names import HEALER_TITLES, RESOURCE_TITLES, event_title, many, piece_title, place_title
from .pacts import Pledge
from .prescribing import Prescribe
from .resolving import Resolve
from .voice import Voice


def saying(seat: Seat, move: Value, voice: Voice) -> str | None:
    """A sentence; None where a step tells it."""
    found = at_the_start(move, voice) or shown(move, voice) or ordered(move, voice) or with_a_card(seat, move, voice) or answered(seat, move, voice)
    return None if found is None else voice.one(seat, found)


def at_the_start(move: Value, voice: Voice) -> str | None:
    """PA 3.6, 20.1."""
    if isinstance(move, Become):
        return f"is the {HEALER_TITLES[move.healer]}"
    if isinstance(move, Put):
        return f"puts {piece_title(voice.box, move.piece)} into {place_title(voice.box, move.district)}"
    return None


def shown(move: Value, voice: Voice) -> str | None:
    """PA 6. What the Plague announces, or not."""
    if isinstance(move, LieLow):
        return "lies low"
    if isinstance(move, Infect):
        return f"infects {place_title(voice.box, move.district)}"
    if isinstance(move, Blockade):
        return f"blockades {place_title(voice.box, move.district)}"
    if isinstance(move, Cease):
        return "ceases the Blockade, and no Quarantine helps"
    return "breaks off" if isinstance(move, BreakOff) else None


def ordered(move: Value, voice: Voice) -> str | None:
    """PA 12, 14. Where nothing else would tell who does it, or for what."""
    if isinstance(move, Resolve):
        return f"has {voice.piece(move.piece)} resolve the Event" if is_ward(move.piece) else "resolves the Event in person"
    if isinstance(move, Claim):
        return f"goes to the Pool for {many(1, RESOURCE_TITLES[move.resource])}"
    if isinstance(move, Transfer):
        return f"asks {voice.piece(move.ward)} for {many(1, RESOURCE_TITLES[voice.box.resources[move.ward]])}"
    if isinstance(move, HandTo):
        return f"hands {voice.piece(move.ward)} what the Event needs"
    return f"makes a Pact with {voice.piece(move.ward)}" if isinstance(move, Pledge) else None


def with_a_card(seat: Seat, move: Value, voice: Voice) -> str | None:
    """PA 11, 17."""
    titles = voice.box.prescription_names
    if isinstance(move, Prescribe):
        return f"plays {titles[move.card]}{on_what(seat, move, voice)}"
    if isinstance(move, React):
        return f"plays {titles[move.card]}"
    return f"loses {titles[move.card]} to {voice.box.strain_names[DELIRIUM]}" if isinstance(move, Discard) else None


def on_what(seat: Seat, move: Prescribe, voice: Voice) -> str:
    """PA 11.12. For whom or what the card is, and until when."""
    card, box = move.card, voice.box
    if card in (ORDER, NO_FEAR):
        ward = voice.piece(move.target)
        return f" on {ward}" if card == ORDER else f": {ward} cannot die until {voice.whose(seat)} next turn"
    if card == CURFEW:
        return f": nobody crosses the border of {place_title(box, move.target)} until {voice.whose(seat)} next turn"
    if card == HANDS:
        return f" on the Strain in {place_title(box, move.target)}"
    if card == EVACUATION:
        return f": {voice.piece(move.target)} is brought to {place_title(box, move.detail)}"
    if card == THIEF:
        return f" on {voice.whom(move.target)} for {many(1, RESOURCE_TITLES[move.detail])}"
    if card == FALSE_WITNESS:
        return f" on {event_title(box, move.target)}, to make it need {many(1, RESOURCE_TITLES[move.detail])}"
    return ENDS[card]


#: By card that is for nobody in particular, what it comes to.
ENDS: Final = {
    PARALYSIS: ": the Plague does not move in its next turn", MANDATE: ": one or two Wards act for its action", HARVEST: "", TICKING: ": one action more",
    PATHS: ": one Move may go four spaces", BLOOD: ": for the next Event every Resource will do", TWIN: ": the Pacts of others do not bind this turn",
}


def answered(seat: Seat, move: Value, voice: Voice) -> str | None:
    """PA 9.3, 9.9, 16.5, 16.9."""
    if isinstance(move, Pick):
        return f"names {voice.piece(move.piece)}" if seat == PLAGUE else None
    if isinstance(move, Name):
        return f"burns the linen of {place_title(voice.box, move.district)}"
    if isinstance(move, Complete):
        return "goes on with it"
    return "gives the Action up" if isinstance(move, GiveUp) else None


