"""A turn by rules of thumb: the action that does the most good, then such remedies as are worth their card."""

from __future__ import annotations

from typing import Final

from ....games.bristol.cards import ALMS, ARSENIC, CHICKEN, EMERALDS, LEECHES, POMANDER
from ....games.bristol.characters import Bless, Chisel, Court, Dip, Escort, Filch, Gamble, Inspect, Toil
from ....games.bristol.dice import DONE, Reroll
from ....games.bristol.ghosts import Look
from ....games.bristol.movement import Dash, Elbow, Push, movements
from ....games.bristol.remedies import Play, chicken_dice
from ....games.bristol.turn import DrawRemedy
from ....kernel import Move, Moves, Seat
from . import medicine, moving, rolling
from .cupboard import cheapest, one_more, price
from .hopes import Hopes
from .mind import FINE
from .rolling import once_each

A_WHIM: Final = 0.004           # nobody weighs more finely than that
A_CHOICE: Final = 1.4           # the Countess's draw against another's
A_THEFT: Final = 0.004          # the Barmaid's
A_GHOST_ABOARD: Final = 0.10    # what it is worth to know for sure of a Ghost on my cart
A_GHOST_AHEAD: Final = 0.05
A_STRANGER: Final = 0.02        # or of anyone else
THREE_ROLLS: Final = 1.6        # Chicken against a single roll
A_COIN: Final = 1.0             # is always welcome
A_SYMPTOM: Final = 0.4          # the Chandler's draw against Pomander
A_SCUFFLE: Final = 0.01         # an elbow for nothing is answered by another


def plays(hopes: Hopes, options: Moves) -> Move:
    """BR 5.1, 5.2. The action, then remedies."""
    return acts(hopes, options) if hopes.t.actions else best_remedy(hopes, options) or DONE


# the action


def acts(hopes: Hopes, options: Moves) -> Move:
    """BR 5.1. Where one may pass (R5) that is weighed like any other."""
    actions = [move for move in once_each(hopes.t, options) if not isinstance(move, Play)]
    return max(actions, key=lambda move: worth(hopes, move), default=options[0])


def worth(hopes: Hopes, move: Move) -> float:
    """BR 5.1. What it brings, less how it looks."""
    return brings(hopes, move) - hopes.mind.shame(move) + A_WHIM * hopes.mind.chance.pick(FINE) / FINE


def brings(hopes: Hopes, move: Move) -> float:
    if isinstance(move, (Reroll, Toil, Bless, Chisel, Gamble)):
        return rolling.gain(hopes, move)
    if isinstance(move, (Elbow, Escort)):
        return moving.gain(hopes, move) - A_SCUFFLE
    if isinstance(move, (Dash, Push)):
        return moving.gain(hopes, move)
    if isinstance(move, DrawRemedy):
        return one_more(hopes.mind)
    if isinstance(move, Court):
        return one_more(hopes.mind) * A_CHOICE
    if isinstance(move, Filch):
        return one_more(hopes.mind) + A_THEFT
    if isinstance(move, Dip):
        return medicine.pomander_gain(hopes) * A_SYMPTOM
    if isinstance(move, Look):
        return looking(hopes, move.ghost)
    return looking(hopes, move.target) if isinstance(move, Inspect) else 0.0


def looking(hopes: Hopes, place: Seat) -> float:
    """BR 9.8, 13.6. The less one knows the more there is to see."""
    guilt, cart, time = hopes.mind.ill[place], hopes.t.cart_of(place), min(1.0, hopes.mind.patience)
    near = A_STRANGER
    if hopes.t.is_ghost(place):
        near = A_GHOST_ABOARD if cart == hopes.mind.cart else A_GHOST_AHEAD if hopes.t.cart_ahead(hopes.mind.cart) == cart else A_STRANGER
    return 4.0 * guilt * (1.0 - guilt) * near * time


# remedies


def best_remedy(hopes: Hopes, options: Moves) -> Move | None:
    """BR 5.2. After the action: one that is worth its card, the best first."""
    best: Play | None = None
    most = 0.0
    for remedy in (CHICKEN, POMANDER, LEECHES, ALMS, EMERALDS, ARSENIC):
        play = cheapest(hopes.mind, remedy, options)
        if play is not None:
            profit = remedy_gain(hopes, remedy) - price(hopes.mind, play.card)
            if profit > most:
                best, most = play, profit
    return best


def remedy_gain(hopes: Hopes, remedy: int) -> float:
    if remedy == CHICKEN:
        dice = chicken_dice(hopes.t)
        return max([rolling.reroll(hopes, each) for each in (dice, *[(die,) for die in dice])]) * THREE_ROLLS
    if remedy == POMANDER:
        return medicine.pomander_gain(hopes)
    if remedy == LEECHES:
        return medicine.leeches_gain(hopes)
    if remedy == ARSENIC:
        return rolling.best_lock(hopes, 2)
    if remedy == EMERALDS:
        return best_movement(hopes)
    return A_COIN


def best_movement(hopes: Hopes) -> float:
    """BR 8.4. The best that Emeralds could do now."""
    me = hopes.mind.me
    return max([moving.gain(hopes, move) for move in movements(hopes.t, me) if move.why_not(hopes.t, me) is None], default=0.0)
