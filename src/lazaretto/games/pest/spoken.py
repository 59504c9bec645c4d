"""Every move that can be said of what is in the box, offered or not: of these `why_not` says why not. What holds other numbers is none."""

from __future__ import annotations

from itertools import chain
from typing import Final

from ...kernel import Move
from .by_technology import ADMIT, AGAINS, APPEARS, ASSIST_TRIALS, DISCHARGES, EXPERIMENT, KEEP_OUT, LET_IN, RECALLS, SENDS, TEND
from .moves import (
    ARRANGES, ASSIGNS, ASSISTS, BUILDS, BURY, BUYS, CAPITALS, CHOICES, COINS, CURES, DONE, END_TURN, ENHANCE, GOES, PLAYS, PREFERS, PUT_CAMP, REASSIGNS,
    REFRESH, SETTLES, SHELTERS, TAKES, TRADES,
)

SINGLE: Final[tuple[Move, ...]] = (END_TURN, DONE, PUT_CAMP, ENHANCE, REFRESH, BURY, ASSIST_TRIALS, ADMIT, EXPERIMENT, TEND, LET_IN, KEEP_OUT)
ROWS: Final[tuple[tuple[Move, ...], ...]] = (
    SINGLE, SETTLES, ASSISTS, TRADES, ARRANGES, COINS, CHOICES, CAPITALS, CURES, ASSIGNS, tuple(TAKES.values()), PREFERS, SHELTERS,
    AGAINS, RECALLS, SENDS, DISCHARGES, *PLAYS, *GOES, *BUILDS, *BUYS, *REASSIGNS, *APPEARS,
)
SPOKEN: Final = frozenset(chain.from_iterable(ROWS))
