"""How moves are written. What a move means is in `explaining`, facts as sentences in `telling`, what can be asked about in `glossary`."""

from __future__ import annotations

from typing import Final

from ...kernel import Move
from ...kernel.zone import letter
from .cards import (
    CURFEW, EVACUATION, FALSE_WITNESS, HANDS, HEALER_NAMES, NO_FEAR, ORDER, PIECE_NAMES, PRESCRIPTION_NAMES, RESOURCE_NAMES, STEPPE, STRAIN_NAMES, THIEF,
)
from .errands import Claim, HandTo, Leave, Transfer
from .explaining import explained as explained
from .glossary import topics as topics
from .moves import (
    Become, Blockade, BreakOff, Cease, Complete, Creep, CreepThrough, Discard, Doom, Replace, EndTurn, Enough, GiveUp, Go, Infect, Lay, LieLow, Name, Pass,
    Pick, Put, React, Spend, Take,
)
from .pacts import Pledge
from .prescribing import Prescribe
from .resolving import Resolve
from .telling import Teller as Teller
from .walking import Walk


def said(move: Move) -> str:
    """A move in notation: "creep 12", "walk maria 4", "play thiefs-hands C coin". Places by number; the Steppe is "steppe"."""
    return of_the_plague(move) or at_a_place(move) or with_a_piece(move) or with_a_card(move) or PLAIN[type(move)]


def place_word(place: int) -> str:
    return "steppe" if place == STEPPE else str(place)


def of_the_plague(move: Move) -> str:
    if isinstance(move, Creep):
        return f"creep {place_word(move.to)}"
    if isinstance(move, CreepThrough):
        return f"creep {place_word(move.to)} through {place_word(move.via)}"
    if isinstance(move, Infect):
        return f"infect {move.district}"
    if isinstance(move, Blockade):
        return f"blockade {move.district}"
    if isinstance(move, Lay):
        return f"lay {STRAIN_NAMES[move.strain]} {move.district}"
    if isinstance(move, Doom):
        return f"doom {' '.join([PIECE_NAMES[ward] for ward in move.wards])}"
    return f"replace {PIECE_NAMES[move.instead_of]} {PIECE_NAMES[move.ward]}" if isinstance(move, Replace) else ""


def at_a_place(move: Move) -> str:
    if isinstance(move, Put):
        return f"put {PIECE_NAMES[move.piece]} {move.district}"
    if isinstance(move, Walk):
        return f"walk {PIECE_NAMES[move.piece]} {move.to}"
    if isinstance(move, Go):
        return f"go {move.district}"
    return f"name {move.district}" if isinstance(move, Name) else ""


def with_a_piece(move: Move) -> str:
    if isinstance(move, Become):
        return f"become {HEALER_NAMES[move.healer]}"
    if isinstance(move, Pick):
        return f"pick {PIECE_NAMES[move.piece]}"
    if isinstance(move, Leave):
        return f"leave {PIECE_NAMES[move.piece]}"
    if isinstance(move, Resolve):
        return f"resolve {PIECE_NAMES[move.piece]}"
    if isinstance(move, Transfer):
        return f"transfer {PIECE_NAMES[move.ward]}"
    if isinstance(move, HandTo):
        return f"hand {PIECE_NAMES[move.ward]}"
    return f"pact {PIECE_NAMES[move.ward]}" if isinstance(move, Pledge) else ""


def with_a_card(move: Move) -> str:
    if isinstance(move, Take):
        return f"take {PRESCRIPTION_NAMES[move.card]}"
    if isinstance(move, Discard):
        return f"discard {PRESCRIPTION_NAMES[move.card]}"
    if isinstance(move, React):
        return f"react {PRESCRIPTION_NAMES[move.card]}"
    if isinstance(move, Claim):
        return f"claim {RESOURCE_NAMES[move.resource]}"
    if isinstance(move, Spend):
        return f"spend {RESOURCE_NAMES[move.resource]}"
    return f"play {PRESCRIPTION_NAMES[move.card]}{target_words(move)}" if isinstance(move, Prescribe) else ""


def target_words(move: Prescribe) -> str:
    """On whom or what: " maria", " 4", " maria 7", " C coin"."""
    if move.card in (ORDER, NO_FEAR):
        return f" {PIECE_NAMES[move.target]}"
    if move.card in (CURFEW, HANDS):
        return f" {move.target}"
    if move.card == EVACUATION:
        return f" {PIECE_NAMES[move.target]} {move.detail}"
    if move.card == THIEF:
        return f" {letter(move.target)} {RESOURCE_NAMES[move.detail]}"
    return f" {move.target} {RESOURCE_NAMES[move.detail]}" if move.card == FALSE_WITNESS else ""


#: Moves that need no more words.
PLAIN: Final[dict[type, str]] = {
    LieLow: "lie low", Cease: "cease", BreakOff: "break off", Enough: "enough", Pass: "pass", Complete: "complete", GiveUp: "give up", EndTurn: "end",
}
