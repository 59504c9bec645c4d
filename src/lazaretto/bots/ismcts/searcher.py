"""One who searches: asked for an answer it plays imagined games, and gives the answer that it came back to most."""

from __future__ import annotations

import time
from random import Random
from typing import Final, final

from ...kernel import Game, Move, Moves, Position, RandomDealer, Seat, View
from ...kernel.chance import mixed
from .. import thumb
from ..bot import Listener
from .budget import LONGEST, Budget
from .playout import Company, play_on
from .node import Node
from .tree import Ears, Forest, Walk

DEEPEST: Final = 60             # answers in the tree


@final
class Searcher:
    """Sees what its seat sees, and remembers what it is told."""

    def __init__(self, game: Game, seat: Seat, seed: int, budget: Budget) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.budget: Final = budget
        self.seed: Final = seed
        self.adviser: Final = thumb.make(game, seat, seed) if thumb.knows(game.name) else None
        self.memory: list[object] = []
        self.wanted = LONGEST                                  # seconds until the next answer must be there
        self.whims: Final = Random(seed)
        self.questions = 0

    def hear(self, fact: object) -> None:
        self.memory.append(fact)
        if isinstance(self.adviser, Listener):
            self.adviser.hear(fact)

    def within(self, seconds: float) -> None:
        self.wanted = seconds

    def choose(self, view: View, options: Moves) -> Move:
        self.questions += 1
        if len(options) == 1:
            return options[0]
        return self.search(view, self.adviser.choose(view, options) if self.adviser is not None else None).answer(options)

    def search(self, view: View, advice: Move | None = None) -> Node:
        """The tree's root, after as many imagined games as the budget allows; `advice` is what one would answer who does not search, but remembers all."""
        clock, longest, worlds = self.budget.begin(self.wanted), 0.0, RandomDealer(mixed(self.seed + self.questions))
        forest = Forest(view.table.rules.seats)
        root = forest.trees[self.seat][()] = Node(advice)
        while not clock.is_up(longest) or not clock.played:
            began = time.perf_counter()
            world = self.game.imagine(view, worlds, self.memory or None)
            self.play(Walk(forest, world, Ears(mixed(self.seed + clock.played))), clock.played)
            clock.played += 1
            longest = max(longest, time.perf_counter() - began)
        return root

    def play(self, walk: Walk, number: int) -> None:
        """One imagined game: down the trees to where they end, one new node, and on from there."""
        company = Company(self.game, mixed(number))
        self.descend(walk, company)
        walk.learn(play_on(walk.position, company, walk.ears.chance))

    def descend(self, walk: Walk, company: Company) -> None:
        """Down to where this seat never stood, or to the end. Where others never stood they are given a node on the way."""
        position: Position = walk.position
        for _ in range(DEEPEST):
            if position.outcome is not None:
                return
            seat = self.seat if self.seat in position.asked else position.asked[0]
            options = position.options(seat)
            if len(options) == 1:
                walk.go(seat, options[0])
                continue
            node = walk.node(seat)
            if node is not None:
                walk.take(seat, node, node.choose(options, self.whims))
                continue
            node = walk.grow(seat, company.advice(seat, position, options))
            walk.take(seat, node, node.favourite if node.favourite is not None else node.choose(options, self.whims))
            if seat == self.seat:
                return
