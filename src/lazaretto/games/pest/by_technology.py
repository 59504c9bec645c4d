"""PE 22. What players say by their Technologies."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Move
from .cards import CELLS, IN_REGULAR, LOCATIONS, POSTS


@final
class AssistTrials(Move):
    """PE 22.17. An Assistant on Medicinal Trials."""


@final
class AssistAgain(Move):
    """PE 22.28. An Assistant on Adrenaline Shot, for the actions of this cell."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell


@final
class Appear(Move):
    """PE 22.6. By the Clone Experiment."""

    def __init__(self, location: int, camp: int, masked: int) -> None:
        self.location: Final = location
        self.camp: Final = camp
        self.masked: Final = masked


@final
class Admit(Move):
    """PE 22.14, 22.1. One of the people gathered goes on the card."""


@final
class Recall(Move):
    """PE 22.11. One from the Capital to this post."""

    def __init__(self, post: int) -> None:
        self.post: Final = post


@final
class Experiment(Move):
    """PE 22.12."""


@final
class Tend(Move):
    """PE 22.1, 22.14. The patient goes one step on."""


@final
class Send(Move):
    """PE 22.10. One of the experts to this post."""

    def __init__(self, post: int) -> None:
        self.post: Final = post


@final
class Discharge(Move):
    """PE 22.9. Who is in this slot goes back to the supply."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


@final
class LetIn(Move):
    """PE 22.24. They may come."""


@final
class KeepOut(Move):
    """PE 22.15, 22.24. They may not, or one of them not."""


ASSIST_TRIALS: Final = AssistTrials()
ADMIT: Final = Admit()
EXPERIMENT: Final = Experiment()
TEND: Final = Tend()
LET_IN: Final = LetIn()
KEEP_OUT: Final = KeepOut()
AGAINS: Final = tuple([AssistAgain(cell) for cell in range(CELLS)])
APPEARS: Final = tuple([tuple([Appear(location, camp, masked) for camp in (0, 1) for masked in (0, 1)]) for location in range(LOCATIONS)])
RECALLS: Final = tuple([Recall(post) for post in range(POSTS)])
SENDS: Final = tuple([Send(post) for post in range(POSTS)])
DISCHARGES: Final = tuple([Discharge(slot) for slot in range(IN_REGULAR + 1)])
