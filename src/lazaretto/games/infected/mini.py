"""IN 11. Infected made so small that it can be solved: ours, not the publisher's."""

from __future__ import annotations

from typing import Final

from ...kernel import NOBODY, Study, lay
from .cards import INFECTED_NEXT, ROLL, SAFE, SILENT

#: IN 11.1.
MINI: Final = "mini"
STUDY: Final = Study(MINI, "three players with two cards each: small enough to be solved", 3)

#: IN 11.2. In the order of `box.DECKS`; nobody has the Contagious one.
DECKS: Final = tuple([lay(cards, NOBODY) for cards in ([SAFE, INFECTED_NEXT], [SAFE, ROLL], [ROLL, SILENT], [])])
COUNTS: Final = (1, 1, 1, 0)
COLUMN: Final = 0               # IN 11.3. Y
