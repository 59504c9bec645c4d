"""Every world that a seat holds possible, found the hard way: all chance and all secret answers are tried, and those struck out that it would notice.

Nothing of `imagine` is used. A world is as likely as its chance; a secret answer was any that could be given, each card of a hand as likely as another.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from lazaretto.kernel import WATCHER, Answered, Card, Dealer, Game, Move, Position, RandomDealer, Recorder, Zone, heard_by

Shares = dict[Any, float]
Worlds = list[tuple[Position, float]]
Ways = Callable[[Position, int, Move], Sequence[tuple[Move, float]]]
Choose = Callable[[Position, int, random.Random], Move]
NOISE = 0.02


class Fork(Exception):
    """Chance has to speak: how likely is each word?"""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances


class Elsewhere(Exception):
    """In this world the seat would have heard something else."""


class Trial(Dealer):
    """Chance as it was chosen; where it was not, the road forks."""

    def __init__(self, chosen: tuple[int, ...], seat: int | None, heard: list[object]) -> None:
        self.chosen, self.eye, self.heard, self.listened = list(chosen), WATCHER if seat is None else seat, heard, 0

    def choose(self, chances: list[float]) -> int:
        if not self.chosen:
            raise Fork(chances)
        return self.chosen.pop(0)

    def pick(self, n: int) -> int:
        return self.choose([1 / n] * n)

    def draw(self, zone: Zone, to: Zone) -> Card:
        """Cards of a kind look alike: one fork a kind."""
        card = zone.kinds()[self.choose([zone.count(card) / zone.size for card in zone.kinds()])]
        self.move(card, zone, to)
        return card

    def tell(self, eyes: int, fact: object) -> None:
        if eyes >> self.eye & 1:
            if self.heard[self.listened:self.listened + 1] != [fact]:
                raise Elsewhere
            self.listened += 1


def by_all_chance(step: Callable[[Dealer], Position], seat: int | None, heard: list[object]) -> Worlds:
    """Where a step can lead in which the seat hears just this, and how likely that is."""
    found, roads = [], [((), 1.0)]
    while roads:
        chosen, chance = roads.pop()
        trial = Trial(chosen, seat, heard)
        try:
            position = step(trial)
        except Fork as fork:
            roads += [((*chosen, way), chance * share) for way, share in enumerate(fork.chances)]
        except Elsewhere:
            continue
        else:
            if trial.listened == len(heard):
                found.append((position, chance))
    return found


class Past:
    """A game so far: the answers, where it stood after each, and what was said."""

    def __init__(self, game: Game, seats: int, variant: str, seed: int) -> None:
        self.game, self.seats, self.variant = game, seats, variant
        self.dealer, self.random = Recorder(RandomDealer(seed)), random.Random(seed)
        self.positions = [game.begin(seats, variant, self.dealer)]
        self.told = [self.dealer.facts[:]]
        self.answers: list[tuple[int, Move]] = []

    @property
    def position(self) -> Position:
        return self.positions[-1]

    def go_on(self, choose: Choose) -> None:
        seat = self.position.asked[0]
        self.answer(seat, choose(self.position, seat, self.random))

    def answer(self, seat: int, move: Move) -> None:
        self.dealer.facts.clear()
        self.positions.append(self.position.after(seat, move, self.dealer))
        self.answers.append((seat, move))
        self.told.append(self.dealer.facts[:])

    def memory(self, seat: int | None) -> list[object]:
        found = heard_by(seat, self.told[0])
        for (who, move), told in zip(self.answers, self.told[1:], strict=True):
            found += [Answered(move)] * (who == seat) + heard_by(seat, told)
        return found

    def worlds(self, seat: int | None, ways: Ways) -> Worlds:
        """All that the seat cannot tell from the true one, by looking or by remembering."""
        here = by_all_chance(lambda dealer: self.game.begin(self.seats, self.variant, dealer), seat, heard_by(seat, self.told[0]))
        here = looking_alike(here, self.positions[0], seat)
        for (who, move), told, truth in zip(self.answers, self.told[1:], self.positions[1:], strict=True):
            onward: Worlds = []
            for position, share in here:
                for other, likely in [(move, 1.0)] if who == seat else ways(position, who, move):
                    if other in position.options(who):
                        step = partial(position.after, who, other)
                        onward += [(after, share * likely * chance) for after, chance in by_all_chance(step, seat, heard_by(seat, told))]
            here = onward if len(onward) <= len(here) else looking_alike(onward, truth, seat)
        return looking_alike(here, self.position, seat)


def looking_alike(worlds: Worlds, truth: Position, seat: int | None) -> Worlds:
    """Those in which the seat sees what it sees; the same one found twice counts once, for both."""
    seen, found, shares = written(truth.seen_by(seat)), {}, Counter[str]()
    for world, share in worlds:
        if world.asked == truth.asked and written(world.seen_by(seat)) == seen:
            found[written(world)] = world
            shares[written(world)] += share
    return [(world, shares[key]) for key, world in found.items()]


def written(scene: Any) -> str:
    return json.dumps(scene.pack())


def openly(position: Position, who: int, move: Move) -> Sequence[tuple[Move, float]]:
    """An answer that all have heard."""
    return [(move, 1.0)]


def shares_of(worlds: Worlds, what: Callable[[Position], Hashable]) -> Shares:
    found, whole = Counter[Hashable](), sum([share for _, share in worlds])
    for world, share in worlds:
        found[what(world)] += share / whole
    return dict(found)


def imagined(past: Past, seat: int | None, memory: list[object] | None, many: int, what: Callable[[Position], Hashable]) -> Shares:
    """How often something is so, in so many worlds."""
    view, dealer, found = past.position.seen_by(seat), RandomDealer(7), Counter[Hashable]()
    for _ in range(many):
        found[what(past.game.imagine(view, dealer, memory))] += 1
    return {case: times / many for case, times in found.items()}


def distance(ours: Shares, theirs: Shares) -> float:
    """Total variation."""
    return sum([abs(ours.get(case, 0.0) - theirs.get(case, 0.0)) for case in {*ours, *theirs}]) / 2
