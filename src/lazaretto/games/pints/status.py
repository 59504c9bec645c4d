"""The first line of the page: what I must do now, or whom we wait for."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, View
from .anytime import Selling, Sinking
from .biting import Bitten, Dying, Returning
from .box import Box
from .bus import AtTheStop
from .cards import WHITE, ZOMBIE
from .colour import ColourRolled
from .drawing import DivisionTile, Losing
from .effects import TILE_TEXTS
from .fighting import Replacing, Squares, squares_to_fight
from .names import CARD_TITLES, FACE_TITLES, agreeing, capital, many, square_of
from .pile import top_zone
from .placing import Placing, Rebounding
from .preparing import Boarding, Sending
from .pushing import Dealing
from .specials import Meanwhile, Scattering
from .table import BUS, HELD, Pub
from .telling import Teller


def status(view: View, t: Pub, names: Names, who: tuple[str, ...], box: Box) -> str:
    """What I must do now, or whom we wait for."""
    if view.outcome is not None:
        return "The game is over. " + Teller(box, names, view.seat).ended(view.outcome)
    actor = view.asked[0]
    if actor == view.seat:
        return phase_one(view, t) or phase_two(view, t) or with_cards(view, t, who)
    for kind, deed in WAITING:
        if isinstance(view.question, kind):
            return capital(agreeing(who[actor], deed)) + "."
    return f"It is {who[actor]}'s turn."


def phase_one(view: View, t: Pub) -> str:
    """PB 5 to 7."""
    question = view.question
    if isinstance(question, Sending):
        if not t.stools:
            return f"Your turn: send a buddy to a row and draw a card; {many(t.sofa, 'buddy')} on the sofa."
        return "Send another buddy and draw a card, or go on to the throw." if t.sofa else "Nobody is left on the sofa: go on to the throw."
    if isinstance(question, ColourRolled):
        shows = f"The colour die shows {FACE_TITLES[question.face]}"
        return f"{shows}: name a colour." if question.face == WHITE else f"{shows}: let it be, or name a colour with Other Colour."
    if isinstance(question, Boarding):
        return f"The battle dice show {many(t.loose.count(ZOMBIE), 'zombie')}: let them board, or prevent it."
    if isinstance(question, Placing):
        return "Place dice and cards beside squares with zombies, or go on to the fight."
    return "Choose where the rugby ball's second hit goes." if isinstance(question, Rebounding) else ""


def phase_two(view: View, t: Pub) -> str:
    """PB 8 to 11."""
    question = view.question
    if isinstance(question, Squares):
        left = squares_to_fight(t, question.row)
        return f"Row {question.row + 1} fights: choose the next square." if left else f"Row {question.row + 1} has fought: buy or play something, or go on."
    if isinstance(question, Replacing):
        return f"A refined zombie fell on {square_of(question.field)}: let another take its place, or use No Sauce."
    if isinstance(question, AtTheStop):
        return f"The bus is at row {t.bus_row + 1} with {len(t.tags[BUS]) or 'nobody'} aboard: buy or play something, or go on."
    if isinstance(question, Bitten):
        return f"Take {many(question.bites, 'bite')}, or ward one off with Fend Off."
    if isinstance(question, Dying):
        return "The fifth bite, and nobody is on the sofa: choose which buddy dies."
    return "You may buy or play something, or go on." if isinstance(question, Meanwhile) else ""


def with_cards(view: View, t: Pub, who: tuple[str, ...]) -> str:
    """Cards, deals and pub food."""
    question = view.question
    if isinstance(question, DivisionTile):
        return f"Division tile {t.tile_shows} shows: pay its price or refuse it; {TILE_TEXTS[t.tile_shows][0]}."
    if isinstance(question, Losing):
        return f"Choose {many(question.count, 'buddy card')} of yours to go under the pile."
    if isinstance(question, Selling):
        return f"{capital(who[t.active])} asks to buy {CARD_TITLES[question.card]} for {many(question.price, 'bag')}: sell it or refuse."
    if isinstance(question, Sinking):
        return f"You see {CARD_TITLES[top_zone(t).kinds()[0]]} on top of the pile: leave it, or sink it to the bottom of the quarter."
    if isinstance(question, Scattering):
        return f"Lay the zombies in your hand on other tiles, {len(t.tags[HELD])} to go."
    if isinstance(question, Dealing):
        return f"{capital(many(len(t.tags[HELD]), 'zombie'))} to deal: to whom goes the next?"
    assert isinstance(question, Returning)
    return "Your bites have cost a buddy: give one pub food back."


WAITING: Final[tuple[tuple[type, str], ...]] = (
    (Sending, "sends buddies"), (ColourRolled, "settles the colour"), (Boarding, "may keep zombies off the bus"), (Placing, "places dice and cards"),
    (Rebounding, "chooses where the rugby ball goes"), (Squares, "fights"), (Replacing, "may use No Sauce"), (AtTheStop, "is at the bus stop"),
    (Bitten, "may ward off a bite"), (Dying, "chooses which buddy dies"), (Meanwhile, "may buy or play something"), (DivisionTile, "has a division tile"),
    (Losing, "chooses cards to lose"), (Selling, "is asked to sell a card"), (Sinking, "looks at the top card of the pile"),
    (Scattering, "lays zombies on other tiles"), (Dealing, "deals zombies"), (Returning, "gives a pub food back"),
)
