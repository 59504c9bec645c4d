"""What OpenSpiel's players see: the view of one seat in numbers and as text, or all it remembers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ...kernel import Mistake, Seat
from .kind import Room
from .standing import Seating

if TYPE_CHECKING:
    from .game import LazarettoGame, LazarettoState

PLAYER: Final = "player"
FEATURES: Final = "features"
FORGOTTEN: Final = "forgotten"
MEMORY: Final = "memory"

MARK: Final = 8                 # bytes that stand for all that gave way


@final
class Looking:
    """OpenSpiel's PyObserver. With `perfect_recall` all that the player remembers, else the view. Without private information, a watcher's."""

    def __init__(self, at: Seating, room: Room, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Mistake("nobody sees what all players see")
        self.at: Final = at
        self.room: Final = room
        self.remembers: Final[bool] = kind.perfect_recall
        self.as_watcher: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.NONE
        parts = {FEATURES: at.numbering.features}
        if self.remembers:
            parts = {PLAYER: at.seats + 1, **parts, **({FORGOTTEN: 8 * MARK} if room.forgets else {}), MEMORY: room.words}
        self.tensor: Final = np.zeros(sum(parts.values()), np.float32)
        self.dict: Final[dict[str, NDArray[np.float32]]] = laid_out(self.tensor, parts)

    def set_from(self, state: LazarettoState, player: Seat) -> None:
        standing, eye = state.standing, self.eye(player)
        self.tensor[:] = 0
        if standing.position is not None:
            self.dict[FEATURES][:] = self.at.game.features(standing.position.seen_by(eye))
        if self.remembers:
            self.dict[PLAYER][self.at.seats if eye is None else eye] = 1
            self._remember(*standing.memory_words(eye, self.room.words))

    def _remember(self, before: str, latest: NDArray[np.float32]) -> None:
        """What has no room is marked, so that two memories never look alike."""
        self.dict[MEMORY][:len(latest)] = latest
        if before:
            mark = blake2b(before.encode(), digest_size=MARK).digest()
            self.dict[FORGOTTEN][:] = np.unpackbits(np.frombuffer(mark, np.uint8))

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
    looking.tensor[:] = tensor
    if game.room.forgets and looking.dict[FORGOTTEN].any():
        raise Mistake(f"the latest {game.room.words} words of this memory are not all, and what was before cannot be read: load the game with more `memory`")
    player = int(looking.dict[PLAYER].argmax())
    return "\n".join(["watcher" if player == game.at.seats else f"seat {player}", *game.at.words.read(looking.dict[MEMORY])])


def laid_out(tensor: NDArray[np.float32], parts: dict[str, int]) -> dict[str, NDArray[np.float32]]:
    """The parts of a tensor by name, one after another."""
    found, first = {}, 0
    for name, size in parts.items():
        found[name] = tensor[first:first + size]
        first += size
    return found
