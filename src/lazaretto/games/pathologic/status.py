"""The first line of the page: what I must do now, or whom we wait for."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, View
from .actions import ActionPhase
from .box import Box
from .cards import PLAGUE, STEPPE
from .creeping import Creeping, Migrating, Slipping, Starting
from .orders import Completing
from .entrusted import LayingOnHands, Mandating
from .errands import Parting
from .events import BreakingCordon
from .foresight import strain_seen
from .influence import Influencing
from .laying import Laying, Spreading
from .losing import Losing, Wasting
from .names import RESOURCE_TITLES, agreeing, capital, figure, many, place_title, strain_title
from .reactions import Cancelling, Divining, Mourning, Tithing
from .replies import aftermath, effect_words, undertaking
from .event_effects import Burning, Reviving
from .setup import ChoosingHealer, FirstSecrets, Placing
from .showing import Showing
from .torments import Breaching, Driving, NewVictim, Rumours
from .table import Town
from .taking import Taking
from .telling import Teller
from .voice import Voice
from .walking import Walking, reach


def status(view: View, t: Town, names: Names, box: Box) -> str:
    """What I must do now, or whom we wait for."""
    voice = Voice(box, names, view.seat)
    if view.outcome is not None:
        return "The game is over. " + Teller(box, names, view.seat).ended(view.outcome)
    if view.seat is not None and view.seat in view.asked:
        return of_the_plague(view, t, voice) if view.seat == PLAGUE else of_a_healer(view, t, voice)
    if isinstance(view.question, FirstSecrets):
        return "The Hit List and the first Prescriptions are being chosen, in secret."
    return f"{capital(agreeing(voice.whom(view.asked[0]), WAITING[type(view.question)]))}."


def of_the_plague(view: View, t: Town, voice: Voice) -> str:
    """PA 3.4, 4.2, 5 to 8; and what Strains and Lethargy leave to it."""
    question, here = view.question, place_title(voice.box, t.lair()) if len(t.thread) else ""
    if isinstance(question, Creeping):
        blockade = "; to leave lifts the Blockade" if t.blockade != STEPPE else ""
        return f"Your turn. You are in {here}: move {'up to two spaces' if t.creep_spaces() == 2 else 'one space'}, or stay{blockade}."
    if isinstance(question, Showing):
        return f"You are in {here}: lie low, or show yourself."
    if isinstance(question, Slipping):
        return f"You have done harm in {here}: move one space more, unseen, or stay."
    if isinstance(question, Migrating):
        return f"Migration: from {here} you may move one space, unseen."
    if isinstance(question, Laying):
        return f"You hold {many(len(t.strains), 'Strain')}: lay them where you were in this turn, or keep them."
    if isinstance(question, Driving):
        return f"Panic: into which district is {voice.piece(question.piece)} driven?"
    return FOR_THE_PLAGUE[type(question)]


FOR_THE_PLAGUE: Final[dict[type, str]] = {
    FirstSecrets: "Choose your Hit List: three Wards, one of each Healer. Nobody else will see it.",
    Starting: "Choose where you start: a district without a piece, or the Steppe.",
    Spreading: "New Outbreak: you may lay one Strain in any district without one.",
    NewVictim: "New Victim: you may replace a living Ward on your Hit List.",
    Rumours: "Rumour: which Pact ends?",
    Breaching: "Breach: which Ward leaves Quarantine?",
    Reviving: "Lethargy: which dead Ward comes back to life?",
}


def of_a_healer(view: View, t: Town, voice: Voice) -> str:
    """PA 3, 10 to 14."""
    question = view.question
    if isinstance(question, ActionPhase):
        return f"Your turn: {many(t.points, 'action')} left." if t.points else "No action is left: play a card, make a Pact, or end your turn."
    if isinstance(question, Influencing):
        return f"{'Before your Event is drawn' if len(question.everyone) == 1 else 'The Setup Phase'}: play an Influence, or pass."
    return of_a_strain(view, t, voice) or with_a_card(view, t, voice) or FOR_A_HEALER[type(question)]


def of_a_strain(view: View, t: Town, voice: Voice) -> str:
    """PA 9, 18."""
    question = view.question
    if isinstance(question, Completing):
        told = aftermath(t, voice, question.action.doer(t, t.active), question.strain, question.action)
        return f"{told} Go on, and {undertaking(t, voice, question.action)}, or give it up?"
    if isinstance(question, Walking):
        left = figure(reach(t, question.long) - question.taken, "space")
        return f"{capital(agreeing(voice.piece(question.piece), f'is in {place_title(voice.box, t.where[question.piece])}'))}, {left} left: go on, or stop."
    if isinstance(question, Wasting):
        return f"Wasting: put back {many(question.left, 'counter')}."
    if isinstance(question, Parting):
        return f"Living Blood: choose {many(question.left, 'counter')} for the Event."
    return ""


def with_a_card(view: View, t: Town, voice: Voice) -> str:
    """PA 11.5, 17."""
    question = view.question
    if isinstance(question, Cancelling):
        return f"{capital(effect_words(t, voice, question.effect))}. Does it happen, or No?"
    if isinstance(question, Tithing):
        return f"{capital(agreeing(voice.whom(question.taker), f'has taken {many(1, RESOURCE_TITLES[question.resource])}'))}: a Tithe?"
    if isinstance(question, Mourning):
        return f"{voice.piece(question.ward)} is dead, and it would cost you a piece of Evidence: a Post-Mortem?"
    if isinstance(question, LayingOnHands):
        strain = strain_title(voice.box, strain_seen(t, view.seat, question.district))
        return f"You see {strain} in {place_title(voice.box, question.district)}: discard it, or move it next door."
    if isinstance(question, Mandating):
        return f"Emergency Mandate: up to {many(question.left, 'Ward')} more may act." if question.left == 1 else "Emergency Mandate: one or two Wards act."
    return ""


FOR_A_HEALER: Final[dict[type, str]] = {
    ChoosingHealer: "Choose which Healer you are.",
    FirstSecrets: "Choose your first Prescription. Nobody else will see it.",
    Placing: "Put one of your pieces into a district where nobody is.",
    Taking: "Take a Prescription of your deck. Nobody else will see it.",
    BreakingCordon: "Broken Cordons: which Ward of yours leaves Quarantine?",
    Divining: "A Ward is dead: a Haruspicy?",
    Losing: "Delirium: discard a Prescription.",
    Burning: "Burnt Linen: name a district whose Strain is discarded, or enough.",
}

WAITING: Final[dict[type, str]] = {
    ChoosingHealer: "chooses a Healer", Placing: "puts a piece on the map", Starting: "chooses where to start", Creeping: "moves",
    Showing: "lies low, or shows itself", Slipping: "may move one space more", Laying: "may lay Strains", Migrating: "may move one space",
    NewVictim: "may change its Hit List", Spreading: "may lay a Strain", Driving: "drives a piece next door", Rumours: "breaks a Pact",
    Breaching: "lets a Ward out of Quarantine", Reviving: "brings a dead Ward back", ActionPhase: "has the turn", Influencing: "may play an Influence",
    Completing: "completes the Action, or gives it up", Walking: "moves a piece", Wasting: "puts counters back", Parting: "parts with counters",
    Cancelling: "may say No", Tithing: "may play a Tithe", Mourning: "may play a Post-Mortem",
    Divining: "may play a Haruspicy", LayingOnHands: "has looked at a Strain", Mandating: "gives a Mandate", Taking: "takes a Prescription",
    BreakingCordon: "lets a Ward out of Quarantine", Losing: "discards a Prescription", Burning: "burns linen",
}
