"""One who searches: asked for an answer it plays imagined games.

Where there are rules of thumb, their advice must be beaten in a race; where there are none, it grows a tree.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from ...kernel import Game, Move, Moves, Position, RandomDealer, Seat, View
from ...kernel.chance import mixed
from ...kernel.position import playout
from .. import thumb
from ..bot import Suspicious, is_listener
from ..worlds import World, imagined
from .budget import LONGEST, Budget, Clock
from .crew import FORKS, Crew, Helper, InTurn, Order, Work, at_work, copies
from .node import Node, held_out
from .race import TO_IMAGINE, Race
from .track import Track
from .tree import Ears, Forest, Walk

DEEPEST: Final = 60             # answers in the tree
WORLDS: Final = 64              # so many are enough to race in
FEWEST: Final = 4
PRIME: Final = 31
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
        self.tact: Final = thumb.tact(game.name)
        self.memory: list[object] = []
        self.wanted = LONGEST                                  # seconds until the next answer must be there
        self.whims: Final = Random(seed)
        self.questions = 0
        self.processes = budget.processes or 1
        self.weighs = budget.games is None                     # worlds by what the others chose: that takes time, and is no game

    def hear(self, fact: object) -> None:
        self.memory.append(fact)
        if is_listener(self.adviser):
            self.adviser.hear(fact)

    def within(self, seconds: float) -> None:
        self.wanted = seconds

    def with_processes(self, most: int) -> None:
        """Where a number of games is asked for, only its own name says in how many: else answers would be others on another machine."""
        if self.budget.processes is not None:
            self.processes = min(most, self.budget.processes)
        elif self.budget.games is None:
            self.processes = most

    def choose(self, view: View, options: Moves) -> Move:
        self.questions += 1
        if len(options) == 1:
            return options[0]
        clock, seed = self.budget.begin(self.wanted), mixed(self.seed + self.questions)
        if self.adviser is None:
            return self.grown(view, options, clock, seed)
        advice = self.adviser.choose(view, options)
        return self.raced(view, self.considered(view, options, advice), advice, clock, seed)

    def considered(self, view: View, options: Moves, advice: Move) -> Moves:
        """What a person would think of, and the advice."""
        if self.tact is None:
            return options
        found = self.tact(view, self.seat, self.memory, options)
        return found if advice in found else (*found, advice)

    def raced(self, view: View, options: Moves, advice: Move, clock: Clock, seed: int) -> Move:
        """The advice, unless it is beaten."""
        if len(options) == 1:
            return advice

        def hire(number: int) -> Callable[[], Work]:
            return lambda: self.runner(afresh(view), options, clock.share(number, self.processes), lane(seed, number))[0]

        with at_work(self.helpers(hire, clock)) as helpers:
            own, chance = self.runner(view, options, clock.share(0, self.processes), seed)
            return Race(options, Crew(own, helpers), clock.left, chance).winner(advice)

    def runner(self, view: View, options: Moves, clock: Clock, seed: int) -> tuple[Work, Random]:
        """One who races the moves of an order, and its luck."""
        track = Track(self.game, self.seat, self.worlds(view, clock, seed), clock, seed)
        return lambda order: track.race([options[index] for index in order.moves], order.until, order.clear), track.chance

    def grown(self, view: View, options: Moves, clock: Clock, seed: int) -> Move:
        """What holds out best in the trees of all."""
        def hire(number: int) -> Callable[[], Work]:
            return lambda: grower(afresh(view), lane(seed, number), Random(lane(seed, number)), clock.share(number, self.processes))

        def grower(view: View, seed: int, chance: Random, clock: Clock) -> Work:
            return lambda order: self.search(view, clock, seed, chance).fared(options)

        with at_work(self.helpers(hire, clock)) as helpers:
            crew = Crew(grower(view, seed, self.whims, clock.share(0, self.processes)), helpers)
            told = crew.does(Order((), 1.0, 0.0), lambda: clock.left(1.0))
            return held_out(options, [found for reports in told for _, found in reports])

    def helpers(self, hire: Callable[[int], Callable[[], Work]], clock: Clock) -> list[Helper]:
        """Copies of this bot; without them as many games are played all the same, where a number is asked for."""
        hires = [hire(number) for number in range(1, self.processes)]
        if FORKS:
            return copies(hires, clock.seconds)
        return [InTurn(each) for each in hires] if clock.games is not None else []

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

    def search(self, view: View, clock: Clock, seed: int, chance: Random) -> Node:
        """The tree's root, after as many imagined games as the budget allows."""
        worlds, forest = RandomDealer(seed), Forest(view.table.rules.seats)
        root = forest.trees[self.seat][()] = Node()
        while not clock.is_past(1.0) or not clock.played:
            walk = Walk(forest, self.game.imagine(view, worlds, self.memory or None), Ears(mixed(seed + clock.played)))
            self.descend(walk, chance)
            playout(walk.position, walk.ears.chance)
            assert walk.position.outcome is not None
            walk.learn(walk.position.outcome.scores)
            clock.tick()
        return root

    def descend(self, walk: Walk, chance: Random) -> None:
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
            walk.take(seat, grown, grown.choose(options, chance))
            if node is None and seat == self.seat:
                return


def lane(seed: int, number: int) -> int:
    """Each process has luck of its own; the first that of a bot that thinks alone."""
    return mixed(seed * PRIME + number) if number else seed


def afresh(view: View) -> View:
    """The same view to one who has imagined nothing yet."""
    other = View(view.table, view.agenda, view.sealed)
    other.seat, other.question, other.asked, other.outcome = view.seat, view.question, view.asked, view.outcome
    return other
