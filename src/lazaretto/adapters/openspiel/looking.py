"""What OpenSpiel's players see: the view of one seat in numbers and as text, or all it remembers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ...kernel import Mistake, Seat
from ...kernel.zone import letter
from .standing import Seating

if TYPE_CHECKING:
    from .game import LazarettoGame, LazarettoState

PLAYER: Final = "player"
FEATURES: Final = "features"
MEMORY: Final = "memory"


@final
class Looking:
    """OpenSpiel's PyObserver. With `perfect_recall` all that the player remembers, else the view. Without private information, a watcher's."""

    def __init__(self, at: Seating, room: int, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Mistake("nobody sees what all players see")
        self.at: Final = at
        self.room: Final = room
        self.remembers: Final[bool] = kind.perfect_recall
        self.as_watcher: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.NONE
        parts = {PLAYER: at.seats + 1, FEATURES: at.numbering.features, MEMORY: room} if self.remembers else {FEATURES: at.numbering.features}
        self.tensor: Final = np.zeros(sum(parts.values()), np.float32) if room or not self.remembers else None
        self.dict: Final[dict[str, NDArray[np.float32]]] = {} if self.tensor is None else laid_out(self.tensor, parts)

    def set_from(self, state: LazarettoState, player: Seat) -> None:
        if self.tensor is None:
            raise Mistake(
                f"how much one may come to remember in {self.at.game.title} is not bounded, so a tensor has no room for all of it: "
                "load the game with `memory`, a number of words, or take the observation"
            )
        standing, eye = state.standing, self.eye(player)
        self.tensor[:] = 0
        if standing.position is not None:
            self.dict[FEATURES][:] = self.at.game.features(standing.position.seen_by(eye))
        if self.remembers:
            self.dict[PLAYER][self.at.seats if eye is None else eye] = 1
            self._remember(standing.memory_words(eye), eye)

    def _remember(self, words: NDArray[np.float32], eye: Seat | None) -> None:
        """Nothing is ever left out: what does not fit is refused."""
        if len(words) > self.room:
            who = "a watcher" if eye is None else f"seat {letter(eye)}"
            raise Mistake(f"{who} remembers {len(words)} words and there is room for {self.room}: load the game with more `memory`, or take the observation")
        self.dict[MEMORY][:len(words)] = words

    def string_from(self, state: LazarettoState, player: Seat) -> str:
        standing, eye = state.standing, self.eye(player)
        if self.remembers:
            return standing.memory_text(eye)
        return "" if standing.position is None else json.dumps(standing.position.seen_by(eye).pack(), sort_keys=True)

    def eye(self, player: Seat) -> Seat | None:
        """Whose eyes: a watcher's for what is public, and where OpenSpiel asks only for the shape and names nobody."""
        return None if self.as_watcher or player < 0 else player


def remembered(game: LazarettoGame, tensor: Sequence[float]) -> str:
    """The information state in words that this information-state tensor says in numbers."""
    looking = Looking(game.at, game.room, pyspiel.IIGObservationType(perfect_recall=True))
    assert looking.tensor is not None
    looking.tensor[:] = tensor
    player = int(looking.dict[PLAYER].argmax())
    return "\n".join(["watcher" if player == game.at.seats else f"seat {player}", *game.at.words.read(looking.dict[MEMORY])])


def laid_out(tensor: NDArray[np.float32], parts: dict[str, int]) -> dict[str, NDArray[np.float32]]:
    """The parts of a tensor by name, one after another."""
    found, first = {}, 0
    for name, size in parts.items():
        found[name] = tensor[first:first + size]
        first += size
    return found
