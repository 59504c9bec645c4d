"""The first line of the page: what I must do now, or whom we wait for."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, View
from .aid import MakingRoom
from .assigning import Assigning
from .box import Box
from .cards import ACTIONS, CAPITAL, NOTHING
from .constructing import MOST, Constructing
from .curing import Curing
from .eras import Preferring
from .gains import Crates
from .gathering import Admitting
from .moving import Moving
from .names import ACTION_TITLES, GOOD_TITLES, agreeing, capital, figure, goods_listed, listed, place_title, sick
from .offers import price_change
from .paying import Adjusting, Paying
from .people import Sheltering
from .pestilence import AtTheDoor
from .posts import ChoosingToken
from .producing import Overflowing, Weighing
from .prospects import next_cure
from .researching import Naming, Overfull, Researching
from .setup import PlacingCastle, PlacingDoctor
from .table import Empire
from .technologies import BOUGHT
from .telling import Teller
from .turn import PlacingAssistant, Turn
from .voice import Voice


def status(view: View, t: Empire, names: Names, box: Box) -> str:
    """What I must do now, or whom we wait for."""
    if view.outcome is not None:
        return "The game is over. " + Teller(box, names, view.seat).ended(view.outcome)
    if view.seat is not None and view.seat in view.asked:
        return in_turn(view, t, box) or with_people(view, t, box) or with_goods(view) or FOR_ME[type(view.question)]
    return f"{capital(agreeing(Voice(box, names, view.seat).whom(view.asked[0]), WAITING[type(view.question)]))}."


def in_turn(view: View, t: Empire, box: Box) -> str:
    """PE 9 to 17."""
    question, house = view.question, t.houses[view.seat or 0]
    if isinstance(question, PlacingAssistant):
        return f"Your turn: place an Assistant, number {house.placed + 1} of {t.era() + 2} this Year."
    if isinstance(question, Turn):
        left = [ACTION_TITLES[action] for action in range(ACTIONS) if t.to_play >> action & 1]
        return f"Play {listed(left, 'or')}, or end your turn." if left else "Nothing is left to play: trade, rearrange Quarantine, or end your turn."
    if isinstance(question, Moving):
        onward = "Go on." if house.doctor == CAPITAL else "Go on, or be done."
        return f"Move: your Doctor is in {place_title(box, house.doctor)}, {t.movement} movement left. {onward}"
    if isinstance(question, Constructing):
        where = listed([place_title(box, place) for place in dict.fromkeys((house.doctor, house.camp)) if place != NOTHING], "or")
        many = f"{len(question.made)} of {MOST} built" if question.made else "up to two there, or one in the Capital"
        return f"Construct in {where}, {many}, from {goods_listed(house.goods)}{price_change(question.change)}."
    if isinstance(question, Researching):
        return f"Research: {house.research} to spend{', one Technology is bought' if t.done & BOUGHT else ''}."
    if isinstance(question, Curing):
        return f"Cure: {house.quarantined()} in Quarantine, {next_cure(t, house)}."
    return f"Assign: {figure(house.healthy.bit_count(), 'healthy person')} on your track." if isinstance(question, Assigning) else ""


def with_people(view: View, t: Empire, box: Box) -> str:
    """PE 6, 12."""
    question = view.question
    if isinstance(question, Sheltering):
        return f"{capital(sick(question.left))} without room: choose a slot that does harm, or the Graveyard, for the next."
    if isinstance(question, AtTheDoor):
        come = "comes" if question.people == 1 else "come"
        return f"{sick(question.people)} {come} to your building in {place_title(box, question.location)}: keep out, or let in?"
    if isinstance(question, Admitting):
        return f"You have gathered {sick(question.people)}: does one go {'onto the track' if question.heals(t) else 'onto your card'}?"
    return ""


def with_goods(view: View) -> str:
    """PE 3.8, 9.8, 13.9, 14.8."""
    question = view.question
    if isinstance(question, Paying):
        good = question.first()
        return f"Pay {question.cost[good]} {GOOD_TITLES[good]}: how much of it in Coins?"
    if isinstance(question, Adjusting):
        return f"The price is {goods_listed(question.cost)}: of which is one {'more' if question.change > 0 else 'less'} due?"
    if isinstance(question, Weighing):
        return f"You produce {goods_listed(question.goods)}: of which one {'more' if question.change > 0 else 'less'}?"
    return f"Choose a resource, {question.left} in all." if isinstance(question, Crates) else ""


FOR_ME: Final[dict[type, str]] = {
    PlacingCastle: "Choose where your Castle stands.", PlacingDoctor: "Choose where your Doctor begins, next to your Castle.",
    Overflowing: "Choose which kind goes on the Storage Containers.", Overfull: "Your storage holds less now: choose which kind stays whole.",
    Naming: "Name the resource of your Mobile Workshop.",
    ChoosingToken: "Choose a Capital token.", Preferring: "You have most people in the Capital: choose one of two rewards.",
    MakingRoom: "Aid comes, and somebody is on your storage: rearrange Quarantine, or be done.",
}

WAITING: Final[dict[type, str]] = {
    PlacingCastle: "chooses where the Castle stands", PlacingDoctor: "chooses where the Doctor begins", PlacingAssistant: "places an Assistant",
    Turn: "has the turn", Moving: "moves", Constructing: "constructs", Researching: "researches", Curing: "cures", Assigning: "assigns people",
    Sheltering: "looks for room for the sick", AtTheDoor: "may keep the sick out", Admitting: "has gathered sick people", Paying: "pays",
    Adjusting: "pays", Weighing: "produces", Overflowing: "stores what was gained", Overfull: "must part with goods",
    Crates: "chooses a resource", Naming: "names a resource",
    ChoosingToken: "chooses a Capital token", Preferring: "chooses a reward", MakingRoom: "may rearrange Quarantine",
}
