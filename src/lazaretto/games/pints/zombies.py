"""PB 14. Zombie cards: what they do when drawn."""

from __future__ import annotations

from typing import Final

from ...kernel import Steps
from .bus import Run
from .cards import BITE_CHARGE, FLESH_MOB, FRUIT, JUKEBOX, MAKE_IT_TWO, TOO_DEAD
from .colour import DOUBLE, ONE_EACH, Boards, RollColour
from .drawing import EFFECTS, GoesUnder, Losing
from .pile import Discarded
from .table import Pub

TOO_DEAD_CHIPS: Final = 2
JUKEBOX_CHIPS: Final = 3
CARDS_LOST: Final = 2


def fruit_machine(t: Pub) -> Steps:
    """PB 14.2."""
    return (RollColour(ONE_EACH), Discarded(FRUIT))


def too_dead_to_drive(t: Pub) -> Steps:
    """PB 14.3, R106."""
    return (Boards(TOO_DEAD_CHIPS), Discarded(TOO_DEAD))


def bite_charge(t: Pub) -> Steps:
    """PB 14.4, R37. In turn order from the active player, by the bites on the markers now."""
    idle = not any([t.bites[seat] and len(t.hands[seat]) for seat in t.seats_from_active()])
    return (*[Losing(seat, t.bites[seat], BITE_CHARGE) for seat in t.seats_from_active()], GoesUnder(BITE_CHARGE, idle=idle))


def flesh_mob(t: Pub) -> Steps:
    """PB 14.5."""
    return (RollColour(DOUBLE), Discarded(FLESH_MOB))


def make_it_two(t: Pub) -> Steps:
    """PB 14.6."""
    return (Losing(t.active, CARDS_LOST, MAKE_IT_TWO), GoesUnder(MAKE_IT_TWO, idle=not len(t.hands[t.active])))


def jukebox(t: Pub) -> Steps:
    """PB 14.7, R82. Three aboard and off it goes; in a run that is on, they join it, and from now on zombies are dealt."""
    if t.running:
        t.dealing = True
        return (Boards(JUKEBOX_CHIPS), Discarded(JUKEBOX))
    return (Boards(JUKEBOX_CHIPS), Run(jukebox=True), Discarded(JUKEBOX))


EFFECTS[FRUIT] = fruit_machine
EFFECTS[TOO_DEAD] = too_dead_to_drive
EFFECTS[BITE_CHARGE] = bite_charge
EFFECTS[FLESH_MOB] = flesh_mob
EFFECTS[MAKE_IT_TWO] = make_it_two
EFFECTS[JUKEBOX] = jukebox
