"""The first line of the page: what I must do now, or whom we wait for."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, View
from .alms import Giving
from .box import Box
from .characters import Courting
from .dice import Locking, RollingAgain
from .foresight import foreseen
from .movement import Moving, Shoved
from .names import COIN_TITLES, agreeing, listed, numbered, worths
from .phial import Keeping, Leeching
from .table import Town
from .telling import Teller
from .whip import Threatened


def status(view: View, t: Town, names: Names, who: tuple[str, ...], box: Box) -> str:
    """What I must do now, or whom we wait for."""
    seat, question = view.seat, view.question
    if view.outcome is not None:
        return "The game is over. " + Teller(box, names, seat).ended(view.outcome)
    if isinstance(question, Threatened):
        now = threat(view, t, question, who)
    else:
        actor = view.asked[0]
        now = mine(view, t) if actor == seat else others(view, who[actor])
    return now if seat is None or t.lives(seat) else f"You are out of the game. {now}"


def threat(view: View, t: Town, question: Threatened, who: tuple[str, ...]) -> str:
    """BR 8.7. What is about to happen, and who may prevent it."""
    text, deed = foreseen(t, question.deed, who)[0], question.deed
    push = agreeing(who[deed.by], f"pushes {who[deed.target]}. ") if isinstance(deed, Shoved) else ""
    if view.seat in view.asked:
        return capital(f"{push}Crack a Whip, or let it happen: {text}.")
    answered = "You have answered. " if view.seat in view.sealed else ""
    return answered + capital(f"{push}{listed([who[seat] for seat in view.asked], 'or')} may crack a Whip; else {text}.")


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def mine(view: View, t: Town) -> str:
    question = view.question
    if isinstance(question, Locking):
        return f"Lock {'two dice' if question.lockable(t) > 1 else 'one die'}."
    if isinstance(question, RollingAgain):
        return f"Roll {numbered(question.dice)} again, up to {question.left} {'times' if question.left > 1 else 'time'}, or leave them."
    if isinstance(question, Moving):
        return "Move a pawn: elbow, dash or push."
    if isinstance(question, Leeching):
        return f"You drew {worths(t.phial.cards())}: lay one on a cart's stack."
    if isinstance(question, Keeping):
        return f"You drew {worths(t.phial.cards())}: keep two of all your symptoms."
    if isinstance(question, Courting):
        return "Keep one of the two remedies you drew."
    if isinstance(question, Giving):
        return f"The coin says {listed([COIN_TITLES[coin] for coin in t.palm.kinds()])}: give it to anyone."
    if not t.actions:
        return "You may still play remedies, or end your turn."
    return f"Your turn: take {'an action' if t.actions == 1 else f'{t.actions} actions'}; you may play remedies before or after."


def others(view: View, actor: str) -> str:
    question = view.question
    for kind, deed in WAITING:
        if isinstance(question, kind):
            return f"{actor} {deed}."
    return f"It is {actor}'s turn."


WAITING: Final[tuple[tuple[type, str], ...]] = (
    (Locking, "chooses dice to lock"), (RollingAgain, "may roll again"), (Moving, "chooses a movement"), (Leeching, "lays a symptom on a stack"),
    (Keeping, "chooses symptoms"), (Courting, "chooses a remedy"), (Giving, "gives a coin"),
)
