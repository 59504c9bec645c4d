"""Worlds that a seat holds possible, each with its story: how the game came there, what every seat has heard on the way, and how likely others play so.

`imagine` gives worlds that fit all that a seat was told, each as likely as another. But what the others chose tells more: who rerolled the rats has a reason.
So a world's story is told again (`retell`), and at every answer of another seat it is asked what a sensible player would have answered there: the named model
of the others is their `thumb`. A world in which they played sensibly weighs more.

Worlds of one belief have much of their past in common. Whoever has heard the same answers the same, so each such player is asked once, in whichever world it
sits first (`Opinions`); and where a world is hopeless beside the best one found, nobody is asked any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log
from typing import Final, NamedTuple, final

from ..kernel import Answered, Game, Memory, Move, Position, RandomDealer, Script, Seat, View, heard_by
from ..kernel.chance import mixed
from . import thumb
from .bot import Sensible, is_listener

SLIPS: Final = 0.5             # how often the others do what no rule of thumb says: whoever counts on them too much is easily misled
ASKED: Final = 6                # times: a sensible player has whims
PRIME: Final = 31
HALVINGS: Final = 20
HOPELESS: Final = 12.0          # so much less likely, by the logarithm: such a world weighs less than a hundred thousandth of the best


@final
class World:
    """A position, and who sits there: players by rules of thumb, who have heard what their seats heard."""

    def __init__(self, position: Position, players: Sequence[Sensible], likelihood: float = 0.0) -> None:
        self.position: Final = position
        self.views: Final = [position.seen_by(seat) for seat in range(len(players))]
        self.players: Final = players
        self.likelihood: Final = likelihood                    # the logarithm of how likely the others play so

    def company(self, seed: int) -> list[Sensible]:
        """The same players, to play on."""
        return [player.again(self.views[seat], mixed(seed * PRIME + seat)) for seat, player in enumerate(self.players)]


def strangers(game: Game, seats: int, seed: int) -> list[Sensible]:
    """Sensible players who have heard nothing yet."""
    return [thumb.make(game, seat, mixed(seed * PRIME + seat)) for seat in range(seats)]


class Opinion(NamedTuple):
    """What a sensible player would answer, asked several times, and how many answers there are."""

    choices: list[Move]
    options: int

    def of(self, move: Move) -> float:
        """How likely it answers so, by the logarithm."""
        return likely(self.choices.count(move) / ASKED, self.options) if self.choices else 0.0


@final
class Opinions:
    """What sensible players think of answers, for all worlds of one belief."""

    def __init__(self) -> None:
        self.best = -inf                             # the likelihood of the likeliest world
        self.kept: Final[dict[tuple[Seat, int, int], Opinion]] = {}    # by seat, how many answers there were, and what it had heard

    def hopeless(self, likelihood: float) -> bool:
        """Every further answer can only make it less."""
        return likelihood < self.best - HOPELESS


def imagined(game: Game, view: View, memory: Memory, seed: int, *, weigh: bool, opinions: Opinions | None = None) -> World:
    """A world that the view's seat holds possible. Unless it is weighed its story is told without asking why, and to those who listen."""
    position = game.imagine(view, RandomDealer(seed), memory or None)
    players = strangers(game, view.table.rules.seats, seed)
    if not memory or not (weigh or any([is_listener(player) for player in players])):
        return World(position, players)
    telling = Telling(game, position, memory, players)
    return World(position, players, telling.weighed_by_all_but(view.seat, opinions or Opinions()) if weigh else telling.told())


@final
class Telling:
    """The story of a world, from its deal on."""

    def __init__(self, game: Game, world: Position, memory: Memory, players: Sequence[Sensible]) -> None:
        self.answers, chance = game.retell(world, memory)
        self.dealer: Final = Script(list(chance))
        self.players: Final = players
        self.heard: Final = [0] * len(players)       # by seat, all that it heard and answered, in one number
        self.position: Final = game.begin(world.table.rules.seats, world.table.rules.variant, self.dealer)

    def told(self) -> float:
        """Everyone hears what was told to them; nothing is said of how likely it is."""
        for seat, move in self.answers:
            self.tell()
            self.go_on(seat, move)
        self.tell()
        return 0.0

    def weighed_by_all_but(self, me: Seat | None, opinions: Opinions) -> float:
        """Everyone hears what was told to them, I too; how likely it is that the others answered so."""
        found = 0.0
        for number, (seat, move) in enumerate(self.answers):
            self.note()
            self.tell()
            if seat != me and not opinions.hopeless(found):
                key = (seat, number, self.heard[seat])
                if key not in opinions.kept:
                    opinions.kept[key] = self.opinion(seat)
                found += opinions.kept[key].of(move)
            self.heard[seat] = hash((self.heard[seat], move))
            self.go_on(seat, move)
        self.tell()
        opinions.best = max(opinions.best, found)
        return found

    def opinion(self, seat: Seat) -> Opinion:
        """Nobody is asked who has no choice."""
        options, view = self.position.options(seat), self.position.seen_by(seat)
        return Opinion([self.players[seat].choose(view, options) for _ in range(ASKED if len(options) > 1 else 0)], len(options))

    def go_on(self, seat: Seat, move: Move) -> None:
        self.position.play(seat, move, self.dealer)
        remind(self.players[seat], move)

    def note(self) -> None:
        """What each is about to hear; a fact is told to several, and counted once."""
        told = [(eyes, hash(fact)) for eyes, fact in self.dealer.facts]
        for seat, before in enumerate(self.heard):
            self.heard[seat] = hash((before, *heard_by(seat, told)))

    def tell(self) -> None:
        told, self.dealer.facts = self.dealer.facts, []
        for seat, player in enumerate(self.players):
            if told and is_listener(player):
                for fact in heard_by(seat, told):
                    player.hear(fact)


def likely(sensible: float, options: int) -> float:
    """The logarithm of how likely an answer is that a sensible player would give so often there."""
    return log((1.0 - SLIPS) * sensible + SLIPS / options)


def remind(player: Sensible, move: Move) -> None:
    if is_listener(player):
        player.hear(Answered(move))


def weights(worlds: Sequence[World], trust: float = 1.0) -> list[float]:
    """How much each counts; together 1. The less the model of the others is trusted, the more all count alike."""
    most = max([world.likelihood for world in worlds])
    found = [exp(trust * (world.likelihood - most)) for world in worlds]
    return [weight / sum(found) for weight in found]


def cautious_weights(worlds: Sequence[World], least: float) -> list[float]:
    """The same, with as much trust as leaves them as good as this share of the worlds: over a long past a model that is a little wrong picks one or two."""
    if effective_size(weights(worlds)) >= least * len(worlds):
        return weights(worlds)
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        trust = (low + high) / 2
        low, high = (trust, high) if effective_size(weights(worlds, trust)) >= least * len(worlds) else (low, trust)
    return weights(worlds, low)


def effective_size(shares: Sequence[float]) -> float:
    """As good as so many worlds of equal weight (Kish)."""
    return 1.0 / sum([share * share for share in shares])
