"""One who searches: asked for an answer it plays imagined games.

Where there are rules of thumb, their advice must be beaten in a race; where there are none, it grows a tree.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from ...kernel import Game, Move, Moves, Position, RandomDealer, Seat, View
from ...kernel.chance import mixed
from ...kernel.position import playout
from .. import thumb
from ..bot import Listener, Suspicious
from ..worlds import World, imagined
from .budget import LONGEST, Budget, Clock
from .node import Node
from .race import TO_IMAGINE, Race
from .tree import Ears, Forest, Walk

DEEPEST: Final = 60             # answers in the tree
WORLDS: Final = 64              # so many are enough to race in
FEWEST: Final = 4
ENOUGH: Final = 16              # where there is no time to weigh so many, none is weighed


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
        self.weighs = budget.games is None                     # worlds by what the others chose: that takes time, and is no game

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
        clock, seed = self.budget.begin(self.wanted), mixed(self.seed + self.questions)
        if self.adviser is None:
            return self.search(view, clock, seed).answer(options)
        advice = self.adviser.choose(view, options)
        return Race(self.game, self.seat, self.worlds(view, clock, seed), clock, seed).winner(options, advice)

    def worlds(self, view: View, clock: Clock, seed: int) -> list[World]:
        """Weighed by what the others chose, unless that takes too long: then by what the adviser suspects, also later, when there is more to weigh."""
        found = [imagined(self.game, view, self.memory, seed, weigh=self.weighs)]
        if self.weighs and clock.is_past(TO_IMAGINE / ENOUGH):
            self.weighs, found = False, []
        while len(found) < min(WORLDS, max(FEWEST, clock.games or WORLDS)) and (len(found) < FEWEST or not clock.is_past(TO_IMAGINE)):
            found.append(imagined(self.game, view, self.memory, mixed(seed + len(found)), weigh=self.weighs))
        if not self.weighs and isinstance(self.adviser, Suspicious):
            return [World(world.position, world.players, self.adviser.finds_likely(world.position)) for world in found]
        return found

    def search(self, view: View, clock: Clock, seed: int) -> Node:
        """The tree's root, after as many imagined games as the budget allows."""
        worlds, forest = RandomDealer(seed), Forest(view.table.rules.seats)
        root = forest.trees[self.seat][()] = Node()
        while not clock.is_past(1.0) or not clock.played:
            walk = Walk(forest, self.game.imagine(view, worlds, self.memory or None), Ears(mixed(seed + clock.played)))
            self.descend(walk)
            playout(walk.position, walk.ears.chance)
            assert walk.position.outcome is not None
            walk.learn(walk.position.outcome.scores)
            clock.tick()
        return root

    def descend(self, walk: Walk) -> None:
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
            grown = walk.grow(seat) if node is None else node
            walk.take(seat, grown, grown.choose(options, self.whims))
            if node is None and seat == self.seat:
                return
