"""The trees of a search: one for each seat, whose nodes are told apart by what that seat has heard and answered since the search began.

Chance is not part of it (an open loop): after the same answers a seat stands at the same node whatever was rolled or drawn, so that a few hundred games are
enough to learn something. What a seat cannot have heard never tells two of its nodes apart, or it would be thought to know.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Move, Position, RandomDealer, Said, Seat
from .node import Node

Key = tuple[object, ...]


@final
class Ears(Dealer):
    """Chance from a seed, and the answers that were given aloud since somebody last listened."""

    def __init__(self, seed: int) -> None:
        self.chance: Final = RandomDealer(seed)
        self.listening = True
        self.said: list[Said] = []

    def pick(self, n: int) -> int:
        return self.chance.pick(n)

    def tell(self, eyes: int, fact: object) -> None:
        if isinstance(fact, Said):
            self.said.append(fact)


@final
class Forest:
    """Every seat's tree, for one question at its root."""

    def __init__(self, seats: int) -> None:
        self.trees: Final[tuple[dict[Key, Node], ...]] = tuple([{} for _ in range(seats)])


@final
class Walk:
    """One way down: where each seat stands in its own tree."""

    def __init__(self, forest: Forest, position: Position, ears: Ears) -> None:
        self.forest: Final = forest
        self.position: Final = position
        self.ears: Final = ears
        self.keys: Final[list[Key]] = [()] * len(forest.trees)
        self.taken: Final[list[tuple[Seat, Node, Move]]] = []

    def node(self, seat: Seat) -> Node | None:
        return self.forest.trees[seat].get(self.keys[seat])

    def grow(self, seat: Seat) -> Node:
        """A node where the seat has none yet."""
        grown = self.forest.trees[seat][self.keys[seat]] = Node()
        return grown

    def take(self, seat: Seat, node: Node, move: Move) -> None:
        """Give an answer, remember it, and play on."""
        self.taken.append((seat, node, move))
        self.go(seat, move)

    def go(self, seat: Seat, move: Move) -> None:
        """Play on; everyone has heard what was said aloud, and the seat its own answer."""
        self.ears.said.clear()
        self.position.play(seat, move, self.ears)
        aloud = False
        for said in self.ears.said:
            aloud = aloud or (said.seat == seat and said.move is move)
            for other in range(len(self.keys)):
                self.keys[other] = (*self.keys[other], said.seat, said.move)
        if not aloud:
            self.keys[seat] = (*self.keys[seat], seat, move)

    def learn(self, rewards: tuple[float, ...]) -> None:
        """What came of it, to every seat by its own goals."""
        for seat, node, move in self.taken:
            node.learn(move, rewards[seat])
