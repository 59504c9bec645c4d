"""What happened at a table, in sentences."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ..kernel import Seat
from ..tongues.voice import MARKS, Voice, small
from . import happenings as h, pointing
from .chaining import Chain
from .room import Room
from .talking import words

WHY: Final = {"time": "whose time ran out", "gone": "who lost the connection", "left": "who left"}


def told(room: Room, thing: object, seat: Seat | None, voice: Voice) -> str:
    """A fact of the game, or what happened around it, as a sentence to these eyes; "" if it says nothing to people."""
    if isinstance(thing, h.Spoke):
        return words(room, thing, voice)
    if isinstance(thing, h.Pointed):
        return pointing.told(room, thing, voice)
    if isinstance(thing, Chain):
        return in_one_sentence(room, thing, seat, voice)
    if isinstance(thing, h.Joined):
        return voice.named(f"{MARKS[0]} sits down.", (thing.name,))     # as the name was then: the chair may be another's by now
    if isinstance(thing, h.Happening):
        return voice.named(around(room, thing), room.names)
    return voice.report(thing, room.names, seat) or ""


def in_one_sentence(room: Room, chain: Chain, seat: Seat | None, voice: Voice) -> str:
    """A deed and its answers: "Dot pushes Ben; Ben cracks a Whip."; to Ben: "Dot pushes you; you crack a Whip.". Who passes is no clause of it."""
    told_now = [voice.report(room.story[at][1], room.names, seat) for at in chain.places]
    clauses = [told.removesuffix(".") for told in told_now if told]
    once = [clause for clause, _ in groupby(clauses)]
    behind = [small(clause) if seat is not None else clause for clause in once[1:]]
    told = "; ".join([*once[:1], *behind, *([] if chain.answers else [voice.words("nobody answers")])])
    return told if told.endswith("!") else f"{told}."


def around(room: Room, it: h.Happening) -> str:
    """Comings and goings; marks stand for seats."""
    match it:
        case h.BotCame():
            return "A bot sits down."
        case h.Left():
            return "A chair is free again."
        case h.Began() if room.source is not None:
            return f"What if? This goes on from moment {room.source.frame} of a game that is over; chance from there on is new."
        case h.Began():
            return "The cards are dealt."
        case h.SatIn():
            return f"A bot sits in for {MARKS[it.seat]}, {WHY[it.why]}."
        case h.CameBack():
            return f"{MARKS[it.seat]} is back, and the bot stands up."
        case h.Hurried(on=True):
            return f"{MARKS[it.seat]} is in a hurry: windows that ask only players in a hurry close as soon as all have answered."
        case h.Hurried():
            return f"{MARKS[it.seat]} is in no hurry any more."
        case h.Paused():
            return f"{MARKS[it.seat]} pauses the table."
        case h.WentOn():
            return "The table goes on."
        case h.Ended():
            return "The game is over, and the secret of the deal is opened."
        case h.Again():
            return "The same company plays again at another table."
    return ""
