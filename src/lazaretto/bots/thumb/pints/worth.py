"""What things are worth, in bites."""

from __future__ import annotations

from typing import Final

from ....games.pints.cards import (
    BALLS, BLIND, CALL, COAT, COLOURS_FOOD, CONTINENTAL, CUE, EXTINGUISHER, EXTRA_PLAYERS, EXTRA_THREE, EXTRA_TWO, FEND_OFF, GUNS, MAGAZINE, MENU,
    MOLOTOV, MOTION, RUGBY, SAUCE, SCATTER, TABLES, TEAPOT, TICKET, TOASTER, UMBRELLA, UNDEAD, UNSTOPPABLE, ZWORD, card_of,
)

#: By square from the pub, what a zombie there will cost before the night is over, if that is still long.
THREAT: Final[tuple[float, ...]] = (0.80, 0.66, 0.54, 0.44, 0.36)
A_LONG_NIGHT: Final = 9.0       # cards to the rescue; with fewer, fewer zombies come in before it
FEAR: Final = 1.5               # a bite counts the more the fewer buddies there are

A_KILL: Final = 0.25            # crisps
A_CARD_LESS: Final = 0.8        # off the pile
A_DRAW: Final = 0.8             # a card drawn: nearer to the rescue, mostly a buddy card, but it may be a zombie card
A_CRISP: Final = 0.12
A_MARKING: Final = 0.4          # PB 18, for good or for ill
A_NEW_CHIP: Final = 0.2         # how likely the colour die lays one on a given tile

#: By buddy card, what it may still bring if it is kept.
CARD_WORTH: Final = {
    card_of(CUE): 0.45, card_of(UMBRELLA): 0.45, card_of(MAGAZINE): 0.45, card_of(EXTINGUISHER): 0.45, card_of(TOASTER): 0.45, card_of(BALLS): 0.9,
    card_of(TEAPOT): 0.5, card_of(RUGBY): 0.5, card_of(MOLOTOV): 0.4, card_of(EXTRA_THREE): 1.2, card_of(EXTRA_TWO): 0.8, card_of(EXTRA_PLAYERS): 1.1,
    ZWORD: 1.0, MOTION: 0.9, UNSTOPPABLE: 0.6, CONTINENTAL: 0.5, UNDEAD: 1.2, BLIND: 0.9, SCATTER: 1.2, COAT: 1.1,
}

#: By pub food, which is given back last.
FOOD_WORTH: Final = {TABLES: 1.0, SAUCE: 0.4, MENU: 0.5, FEND_OFF: 1.3, CALL: 0.6, GUNS: 0.9, TICKET: 1.1, COLOURS_FOOD: 1.2}
