"""What a seat may believe: who is the Doctor, who is plagued, where the Plague is; from what it sees, remembers, and makes of the others' choices.

    belief = believed(game, view, memory)
    belief.secrets()["seat 3"]                   # {"doctor": 0.62, "villager": 0.38}
    belief.of(lambda world: world.table.round)   # anything that can be read off a world
    belief.size                                  # as good as so many worlds of equal weight
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, TypeVar, final

from ..kernel import Game, Memory, Mistake, Position, View
from ..kernel.chance import mixed
from .worlds import Opinions, World, cautious_weights, effective_size, imagined

WORLDS: Final = 200
LEAST: Final = 1 / 5            # of the worlds: as good as so many of equal weight a belief is to be
Answer = TypeVar("Answer", bound=Hashable)


@final
class Belief:
    """Worlds that a seat holds possible, and how much each counts."""

    def __init__(self, game: Game, worlds: list[World], *, weigh: bool = True) -> None:
        self.game: Final = game
        self.worlds: Final = worlds
        self.shares: Final = cautious_weights(worlds, LEAST) if weigh else [1.0 / len(worlds)] * len(worlds)
        self.size: Final = effective_size(self.shares)

    def of(self, question: Callable[[Position], Answer]) -> dict[Answer, float]:
        """How likely each answer is, the likeliest first."""
        found: dict[Answer, float] = {}
        for world, share in zip(self.worlds, self.shares):
            answer = question(world.position)
            found[answer] = found.get(answer, 0.0) + share
        return dict(sorted(found.items(), key=lambda item: -item[1]))

    def secrets(self) -> dict[str, dict[str, float]]:
        """By secret, how likely each answer is: all that `Game.secrets` names."""
        return {name: self.of(self.secret(name)) for name in self.game.secrets(self.worlds[0].position)}

    def secret(self, name: str) -> Callable[[Position], str]:
        return lambda world: self.game.secrets(world)[name]


def believed(game: Game, view: View, memory: Memory, *, worlds: int = WORLDS, seed: int = 0, weigh: bool = True) -> Belief:
    """Given the named model of the others, their `thumb`; unless weighed, every world that is possible counts the same."""
    if view.seat is None:
        raise Mistake("a watcher sits nowhere: only a seat has beliefs of its own")
    if worlds < 1:
        raise Mistake("a belief needs one world at least")
    opinions = Opinions()
    return Belief(game, [imagined(game, view, memory, mixed(seed + number), weigh=weigh, opinions=opinions) for number in range(worlds)])
