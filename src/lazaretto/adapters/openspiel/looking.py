"""What OpenSpiel's players see: the view of one seat in numbers and as text, or all it remembers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, final

import numpy as np
import pyspiel

from ...kernel import Mistake, Seat
from .standing import Seating

if TYPE_CHECKING:
    from .game import LazarettoState

FEATURES: Final = "features"


@final
class Looking:
    """OpenSpiel's PyObserver. With `perfect_recall` the memory, which is text only; else the view. Without private information, a watcher's."""

    def __init__(self, at: Seating, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Mistake("nobody sees what all players see")
        self.at: Final = at
        self.remembers: Final[bool] = kind.perfect_recall
        self.as_watcher: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Final = None if self.remembers else np.zeros(at.numbering.features, np.float32)
        self.dict: Final = {} if self.tensor is None else {FEATURES: self.tensor}

    def set_from(self, state: LazarettoState, player: Seat) -> None:
        position = state.standing.position
        if self.tensor is not None:
            self.tensor[:] = 0 if position is None else self.at.game.features(position.seen_by(self.eye(player)))

    def string_from(self, state: LazarettoState, player: Seat) -> str:
        standing, eye = state.standing, self.eye(player)
        if self.remembers:
            return standing.memory_text(eye)
        return "" if standing.position is None else json.dumps(standing.position.seen_by(eye).pack(), sort_keys=True)

    def eye(self, player: Seat) -> Seat | None:
        """Whose eyes: a watcher's for what is public, and where OpenSpiel asks only for the shape and names nobody."""
        return None if self.as_watcher or player < 0 else player
