"""Answers that all heard, as sentences; what comes of them is a fact of its own."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat, Value
from .by_technology import Admit, AssistAgain, AssistTrials, Discharge, Experiment, KeepOut, LetIn, Recall, Send
from .cards import STORAGE_SLOT, column_of, row_of
from .moves import Arrange, Assign, Assist, Bury, Buy, Choose, Enhance, Play, PutCamp, Reassign, Refresh, Shelter, TakeToken, Trade
from .names import ACTION_TITLES, GOOD_TITLES, SLOT_TITLES, post_title, slot_title, slots_listed, traded
from .voice import Voice


def saying(seat: Seat, move: Value, voice: Voice) -> str | None:
    """A sentence; None where a step tells it."""
    found = in_a_turn(move, voice) or with_goods(move) or with_people(move) or ALWAYS.get(type(move))
    return None if found is None else voice.one(seat, found)


def in_a_turn(move: Value, voice: Voice) -> str | None:
    """PE 9, 15.1."""
    if isinstance(move, Assist):
        return f"places an Assistant for {pair(move.cell)}"
    if isinstance(move, AssistAgain):
        return f"places an Assistant on the Adrenaline Shot, for {pair(move.cell)} again"
    if isinstance(move, Play):
        return f"plays {ACTION_TITLES[move.action]}{', enhanced for 1 Research' if move.enhanced else ''}"
    if isinstance(move, Buy):
        technology = move.technology
        cost = voice.box.technology_costs[technology]
        return f"buys {voice.box.technology_names[technology]} for {cost} Research, for the {SLOT_TITLES[move.slot]} slot"
    return None


def pair(cell: int) -> str:
    return f"{ACTION_TITLES[column_of(cell)]} and {ACTION_TITLES[row_of(cell)]}"


def with_goods(move: Value) -> str | None:
    """PE 9.6, 17.4."""
    if isinstance(move, Trade):
        return f"trades {traded(move.one, move.other)} for a Coin"
    if isinstance(move, Choose):
        return f"chooses {GOOD_TITLES[move.good]}"
    return "takes a Capital token" if isinstance(move, TakeToken) else None


def with_people(move: Value) -> str | None:
    """PE 12, 17, 22.9 to 22.11."""
    if isinstance(move, Arrange):
        return f"rearranges Quarantine: sick people are {slots_listed(move.harmful)}"
    if isinstance(move, Shelter):
        harm = "it holds less now" if move.slot == STORAGE_SLOT else "it is hindered"
        return f"puts a sick person {slot_title(move.slot)}: {harm}"
    if isinstance(move, Discharge):
        return "sends a sick person from Quarantine back to the supply"
    if isinstance(move, Assign):
        return f"assigns a healthy person to {post_title(move.post)}"
    if isinstance(move, Reassign):
        return f"moves a worker from {post_title(move.slot)} to {post_title(move.to)}"
    if isinstance(move, Send):
        return f"sends an expert to {post_title(move.post)}"
    return f"calls a person back from the Capital to {post_title(move.post)}" if isinstance(move, Recall) else None


#: Answers without a choice in them.
ALWAYS: Final[dict[type, str]] = {
    AssistTrials: "places an Assistant on the Medicinal Trials", PutCamp: "puts the camp where the Doctor stands",
    Enhance: "enhances the Move for 1 Research: one movement more", Admit: "keeps one of them out of Quarantine, by a Technology",
    Refresh: "spends 1 Research on a new market", Experiment: "gives up a healthy person for the Experimental Lab",
    Bury: "buries a sick person", LetIn: "lets them in", KeepOut: "keeps out whom the Technology stops",
}
