"""How good beliefs are: in games of thumbs a seat is asked what it believes, and that is held against the truth."""

from __future__ import annotations

from math import fsum
from typing import Final, NamedTuple

from ..bots import make
from ..bots.belief import believed
from ..kernel import Answered, Game, Memory, Position, RandomDealer, Recorder, Seat, heard_by
from .playing import answer, remind, tell
from .simulate import seed_of

BINS: Final = 10
EVERY: Final = 0.2              # of the decisions are looked at
FINE: Final = 1 << 20
SURE: Final = 1.0 - 1e-9


class Guess(NamedTuple):
    """One answer to one secret: how likely it was thought, and whether it was so."""

    share: float
    true: bool


class Findings(NamedTuple):
    """Over many guesses; `size` is the mean effective sample size, as a share of the worlds."""

    guesses: tuple[Guess, ...]
    size: float

    def brier(self) -> float:
        """The mean square of what is missing to the truth: the less the better."""
        return fsum([(guess.share - guess.true) ** 2 for guess in self.guesses]) / len(self.guesses)

    def bins(self) -> list[tuple[float, float, int]]:
        """Guesses thought about equally likely: how likely on average, how many were so, and how many there are."""
        found = []
        for number in range(BINS):
            there = [guess for guess in self.guesses if min(BINS - 1, int(guess.share * BINS)) == number]
            if there:
                found.append((fsum([guess.share for guess in there]) / len(there), sum([guess.true for guess in there]) / len(there), len(there)))
        return found

    def error(self) -> float:
        """How far beliefs lie from what came true, on average (the expected calibration error)."""
        return fsum([abs(thought - came) * many for thought, came, many in self.bins()]) / len(self.guesses)


def calibrated(game: Game, seats: int, variant: str, seed: int, *, games: int, worlds: int, weigh: bool) -> Findings:
    guesses: list[Guess] = []
    sizes: list[float] = []
    for number in range(games):
        at = seed_of(seed, number)
        dealer, whims = Recorder(RandomDealer(at)), RandomDealer(seed_of(at, seats))
        position = game.begin(seats, variant, dealer)
        players = [make("thumb", game, seat, seed_of(at, seat)) for seat in range(seats)]
        told: list[tuple[int, object]] = []
        while position.outcome is None:
            told += dealer.facts
            tell(dealer, players)
            seat = position.asked[0]
            if whims.pick(FINE) < EVERY * FINE and not position.sealed:
                sizes.append(asked(game, position, seat, heard_by(seat, told), guesses, worlds, weigh=weigh) / worlds)
            move = answer(position, seat, players[seat])
            position.play(seat, move, dealer)
            remind(players[seat], move)
            told.append((1 << seat, Answered(move)))
    return Findings(tuple(guesses), fsum(sizes) / len(sizes))


def asked(game: Game, position: Position, seat: Seat, memory: Memory, guesses: list[Guess], worlds: int, *, weigh: bool) -> float:
    """What this seat believes of every secret, against the truth; the effective sample size. What it is rightly sure of it may simply see."""
    belief = believed(game, position.seen_by(seat), memory, worlds=worlds, seed=len(guesses), weigh=weigh)
    truth = game.secrets(position)
    for name, shares in belief.secrets().items():
        if shares.get(truth[name], 0.0) < SURE:
            guesses += [Guess(share, truth[name] == said) for said, share in ({truth[name]: 0.0} | shares).items()]
    return belief.size
