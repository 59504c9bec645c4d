"""Every move that can be said of what is in the box, offered or not: of these `why_not` says why not. What holds other numbers is none."""

from __future__ import annotations

from itertools import chain
from typing import Final

from ...kernel import Move
from . import by_technology as b, moves as m

SINGLE: Final[tuple[Move, ...]] = (
    m.END_TURN, m.DONE, m.PUT_CAMP, m.ENHANCE, m.REFRESH, m.BURY, b.ASSIST_TRIALS, b.ADMIT, b.EXPERIMENT, b.TEND, b.LET_IN, b.KEEP_OUT,
)
ROWS: Final[tuple[tuple[Move, ...], ...]] = (
    SINGLE, m.SETTLES, m.ASSISTS, m.TRADES, m.ARRANGES, m.COINS, m.CHOICES, m.CAPITALS, m.CURES, m.ASSIGNS, tuple(m.TAKES.values()), m.PREFERS, m.SHELTERS,
    b.AGAINS, b.RECALLS, b.SENDS, b.DISCHARGES, *m.PLAYS, *m.GOES, *m.BUILDS, *m.BUYS, *m.REASSIGNS, *b.APPEARS,
)
SPOKEN: Final = frozenset(chain.from_iterable(ROWS))
