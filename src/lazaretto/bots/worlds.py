"""Worlds that a seat holds possible, each with its story: how the game came there, what every seat has heard on the way, and how likely others play so.

`imagine` gives worlds that fit all that a seat was told, each as likely as another. But what the others chose tells more: who rerolled the rats has a reason.
So a world's story is told again (`retell`), and at every answer of another seat it is asked what a sensible player would have answered there: the named model
of the others is their `thumb`. A world in which they played sensibly weighs more.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, final

from ..kernel import Answered, Game, Memory, Move, Position, RandomDealer, Script, Seat, View, heard_by
from ..kernel.chance import mixed
from . import thumb
from .bot import Listener, Sensible

SLIPS: Final = 0.5             # how often the others do what no rule of thumb says: whoever counts on them too much is easily misled
ASKED: Final = 6                # times: a sensible player has whims
PRIME: Final = 31


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


def imagined(game: Game, view: View, memory: Memory, seed: int, *, weigh: bool) -> World:
    """A world that the view's seat holds possible. Unless it is weighed its story is told without asking why, and to those who listen."""
    position = game.imagine(view, RandomDealer(seed), memory or None)
    players = strangers(game, view.table.rules.seats, seed)
    if not memory or not (weigh or any([isinstance(player, Listener) for player in players])):
        return World(position, players)
    return World(position, players, Telling(game, position, memory, players).told_to_all_but(view.seat, weigh=weigh))


@final
class Telling:
    """The story of a world, from its deal on."""

    def __init__(self, game: Game, world: Position, memory: Memory, players: Sequence[Sensible]) -> None:
        self.answers, chance = game.retell(world, memory)
        self.dealer: Final = Script(list(chance))
        self.players: Final = players
        self.position: Final = game.begin(world.table.rules.seats, world.table.rules.variant, self.dealer)

    def told_to_all_but(self, me: Seat | None, *, weigh: bool) -> float:
        """Everyone hears what was told to them, I too; how likely it is that the others answered so."""
        found = 0.0
        for seat, move in self.answers:
            self.tell()
            options = self.position.options(seat) if weigh and seat != me else ()
            if len(options) > 1:
                view = self.position.seen_by(seat)
                same = [self.players[seat].choose(view, options) == move for _ in range(ASKED)]
                found += likely(sum(same) / ASKED, len(options))
            self.position.play(seat, move, self.dealer)
            remind(self.players[seat], move)
        self.tell()
        return found

    def tell(self) -> None:
        told, self.dealer.facts = self.dealer.facts, []
        for seat, player in enumerate(self.players):
            if told and isinstance(player, Listener):
                for fact in heard_by(seat, told):
                    player.hear(fact)


def likely(sensible: float, options: int) -> float:
    """The logarithm of how likely an answer is that a sensible player would give so often there."""
    return log((1.0 - SLIPS) * sensible + SLIPS / options)


def remind(player: Sensible, move: Move) -> None:
    if isinstance(player, Listener):
        player.hear(Answered(move))


def weights(worlds: Sequence[World]) -> list[float]:
    """How much each counts; together 1."""
    most = max([world.likelihood for world in worlds])
    found = [exp(world.likelihood - most) for world in worlds]
    return [weight / sum(found) for weight in found]


def effective_size(shares: Sequence[float]) -> float:
    """As good as so many worlds of equal weight (Kish)."""
    return 1.0 / sum([share * share for share in shares])
