"""How moves are made on a page: what is pressed, what the key says, and whether others may know of it. The things are those of `board`."""

from __future__ import annotations

from ...kernel import Gesture, Move, Names, Scene, Seat
from .box import Box
from .cards import STEPPE, is_ward
from .creeping import Starting
from .deeds import deed
from .entrusted import LayingOnHands
from .event_effects import Reviving
from .held import PRESCRIPTION_ICONS, STRAIN_ICONS
from .influence import Influencing
from .laying import Laying, Spreading
from .pieces import EMBLEMS, RESOURCE_ICONS, briefly
from .moves import (
    Become, Blockade, BreakOff, Cease, Complete, Creep, CreepThrough, Doom, EndTurn, Enough, GiveUp, Go, Infect, Lay, LieLow, Name, Pass, Pick, Put,
    Replace, Spend, Take,
)
from .names import HEALER_TITLES, RESOURCE_TITLES, many, place_title
from .orders import Completing
from .replies import undertaking
from .table import Town
from .torments import Driving, NewVictim, Rumours
from .voice import Voice
from .walking import Walking


def gesture(scene: Scene, seat: Seat, move: Move, names: Names, box: Box) -> Gesture:
    """Of the moves offered and of those refused."""
    t: Town = scene.table
    voice = Voice(box, names, seat)
    found = of_the_plague(t, voice, scene.question, move) or before_the_game(voice, move) or deed(t, voice, seat, move)
    return found or answer(t, voice, seat, scene.question, move)


# the Plague: where it goes nobody may know, nor whom it may harm there


def of_the_plague(t: Town, voice: Voice, question: object, move: Move) -> Gesture | None:
    """PA 5, 6, 8, 18.2."""
    box = voice.box
    if isinstance(move, (Creep, CreepThrough)):
        return creep(t, voice, question, move)
    if isinstance(move, Lay):
        words = f"Lay {box.strain_names[move.strain]} in {place_title(box, move.district)}"
        return Gesture(words, STRAIN_ICONS[move.strain], (f"card:{move.strain}", f"place:{move.district}"), box.strain_names[move.strain], secret=True)
    if isinstance(move, Replace):
        words = f"{voice.piece(move.ward)} instead of {voice.piece(move.instead_of)}"
        return Gesture(words, "skull", (f"piece:{move.instead_of}", f"piece:{move.ward}"), f"Instead of {voice.piece(move.instead_of)}", secret=True)
    if isinstance(move, Doom):
        who = [voice.piece(ward) for ward in move.wards]
        return Gesture(f"{who[0]}, {who[1]} and {who[2]}", "skull", tuple([f"piece:{ward}" for ward in move.wards]), who[0], secret=True)
    return show(t, voice, move)


def creep(t: Town, voice: Voice, question: object, move: Creep | CreepThrough) -> Gesture:
    """PA 5.1, 16.12. Entered by a touch, confirmed by holding: it goes into the notepad."""
    to = place_title(voice.box, move.to)
    if isinstance(move, CreepThrough):
        via = place_title(voice.box, move.via)
        return Gesture(f"Through {via} to {to}", "move", (f"place:{move.via}", f"place:{move.to}"), f"Through {via}", secret=True, hold=True)
    if isinstance(question, Starting):
        return Gesture(f"Start in {to}", icon_of(move.to), (f"place:{move.to}",), secret=True, hold=True)
    if len(t.thread) and move.to == t.lair():
        return Gesture(f"Stay in {to}", "hold", (f"place:{move.to}",), secret=True, hold=True)
    return Gesture(f"Go to {to}", icon_of(move.to), (f"place:{move.to}",), secret=True, hold=True)


def icon_of(place: int) -> str:
    return "steppe" if place == STEPPE else "move"


def show(t: Town, voice: Voice, move: Move) -> Gesture | None:
    """PA 6. What it could announce tells where it is, but for a Blockade that all see."""
    if isinstance(move, LieLow):
        return Gesture("Lie low", "silent", ())
    if isinstance(move, Infect):
        return Gesture(f"Infect {place_title(voice.box, move.district)}", "infection", (f"place:{move.district}",), secret=True)
    if isinstance(move, Blockade):
        return Gesture(f"Blockade {place_title(voice.box, move.district)}", "blockade", ("blockade", f"place:{move.district}"), secret=True)
    if isinstance(move, Cease):
        return Gesture("Cease the Blockade", "skull", ("blockade",) if t.blockade == STEPPE else ("blockade", f"place:{t.blockade}"))
    return Gesture("Break off the Blockade", "cross", ("blockade", "seat:0")) if isinstance(move, BreakOff) else None


# the beginning


def before_the_game(voice: Voice, move: Move) -> Gesture | None:
    """PA 3.5, 3.6, 20.1."""
    box = voice.box
    if isinstance(move, Become):
        return Gesture(f"Be the {HEALER_TITLES[move.healer]}", EMBLEMS[move.healer], (f"piece:{move.healer}",))
    if isinstance(move, Take):
        return Gesture(f"Take {box.prescription_names[move.card]}", PRESCRIPTION_ICONS[move.card], (f"deck:{move.card}",), secret=True)
    if not isinstance(move, Put):
        return None
    who = briefly(voice, move.piece) if is_ward(move.piece) else "yourself"
    icon = RESOURCE_ICONS[box.resources[move.piece]] if is_ward(move.piece) else EMBLEMS[move.piece]
    return Gesture(f"Put {who} into {place_title(box, move.district)}", icon, (f"piece:{move.piece}", f"place:{move.district}"), f"Put {who}")


# answers


def answer(t: Town, voice: Voice, seat: Seat, question: object, move: Move) -> Gesture:
    """PA 9.3, 11.5, 12.5, 16, 18."""
    if isinstance(move, Go):
        return go_on(voice, question, move.district)
    if isinstance(move, Enough):
        return enough(t, voice, question)
    if isinstance(move, Pick):
        return pick(t, voice, question, move.piece)
    if isinstance(move, Name):
        return Gesture(f"Burn the Strain in {place_title(voice.box, move.district)}", "strain", (f"strain:{move.district}",))
    if isinstance(move, Spend):
        words = f"Part with {many(1, RESOURCE_TITLES[move.resource])}"
        return Gesture(words, RESOURCE_ICONS[move.resource], (f"counter:{seat}:{move.resource}",))
    if isinstance(move, Complete):
        return Gesture(f"Go on: {undertaking(t, voice, question.action)}" if isinstance(question, Completing) else "Go on", "check", ())
    if isinstance(move, GiveUp):
        return Gesture("Give it up", "cross", ())
    if isinstance(move, Pass):
        return Gesture("Pass: play no Influence" if isinstance(question, Influencing) else "Let it happen", "check", ())
    assert isinstance(move, EndTurn)
    return Gesture("End your turn", "end", ())


def go_on(voice: Voice, question: object, district: int) -> Gesture:
    """PA 12.5, 17.15, 18.9."""
    to = place_title(voice.box, district)
    verb = f"Drive {briefly(voice, question.piece)} to {to}" if isinstance(question, Driving) else f"Move the Strain to {to}"
    words = verb if isinstance(question, (Driving, LayingOnHands)) else f"On to {to}"
    return Gesture(words, "strain" if isinstance(question, LayingOnHands) else "move", (f"place:{district}",))


def enough(t: Town, voice: Voice, question: object) -> Gesture:
    if isinstance(question, Walking):
        return Gesture(f"Stop in {place_title(voice.box, t.where[question.piece])}", "hold", (f"place:{t.where[question.piece]}",))
    if isinstance(question, LayingOnHands):
        return Gesture("Discard the Strain", "cross", (f"strain:{question.district}",))
    if isinstance(question, NewVictim):
        return Gesture("Leave the Hit List as it is", "check", ())
    if isinstance(question, Spreading):
        return Gesture("Lay none", "check", ())
    return Gesture("Lay no more", "end", ()) if isinstance(question, Laying) else Gesture("Enough", "check", ())


def pick(t: Town, voice: Voice, question: object, ward: int) -> Gesture:
    """PA 16.5, 16.7, 18.11, 18.12."""
    who = briefly(voice, ward)
    if isinstance(question, Reviving):
        return Gesture(f"Bring {who} back to life", "healthy", (f"piece:{ward}",))
    if isinstance(question, Rumours):
        return Gesture(f"End the Pact with {who}", "pact", (f"piece:{ward}",))
    return Gesture(f"Let {who} out", "quarantine", (f"piece:{ward}",))
