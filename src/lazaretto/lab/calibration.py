"""How good beliefs are: in games of thumbs a seat is asked what it believes, and that is held against the truth."""

from __future__ import annotations

from math import fsum
from typing import Final, NamedTuple

from ..bots import make
from ..bots.belief import Belief, believed
from ..kernel import Answered, Game, Memory, Position, RandomDealer, Recorder, Seat, heard_by
from .playing import answer, remind, tell
from .simulate import seed_of

BINS: Final = 10
EVERY: Final = 0.2              # of the decisions a seat is asked at
FINE: Final = 1 << 20
GLANCE: Final = 20              # worlds


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


class Gathering:
    """What beliefs said of secrets and how it was, worlds counted alike or weighed."""

    def __init__(self, *, weigh: bool) -> None:
        self.weigh: Final = weigh
        self.guesses: Final[list[Guess]] = []
        self.sizes: Final[list[float]] = []

    def add(self, belief: Belief, truth: dict[str, str]) -> None:
        """Every secret that worlds differ in, or err in; the others the seat may simply see."""
        judged = Belief(belief.game, belief.worlds, weigh=self.weigh)
        self.sizes.append(judged.size / len(judged.worlds))
        for name, shares in judged.secrets().items():
            if {truth[name]} != set(shares):
                self.guesses.extend([Guess(share, truth[name] == said) for said, share in ({truth[name]: 0.0} | shares).items()])

    def findings(self) -> Findings:
        return Findings(tuple(self.guesses), fsum(self.sizes) / max(1, len(self.sizes)))


def calibrated(game: Game, seats: int, variant: str, seed: int, *, games: int, worlds: int, every: float = EVERY) -> tuple[Findings, Findings]:
    """Of the same worlds: each counted alike, and weighed by what the others chose. Whoever knows is not asked."""
    alike, weighed = Gathering(weigh=False), Gathering(weigh=True)
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
            if whims.pick(FINE) < every * FINE and not position.sealed:
                for belief in asked(game, position, seat, heard_by(seat, told), worlds, len(weighed.sizes)):
                    alike.add(belief, game.secrets(position))
                    weighed.add(belief, game.secrets(position))
            move = answer(position, seat, players[seat])
            position.play(seat, move, dealer)
            remind(players[seat], move)
            told.append((1 << seat, Answered(move)))
    return alike.findings(), weighed.findings()


def asked(game: Game, position: Position, seat: Seat, memory: Memory, worlds: int, seed: int) -> list[Belief]:
    """What this seat believes; nothing if a few worlds, which cost little until they are weighed, show that it knows."""
    glance, truth = believed(game, position.seen_by(seat), memory, worlds=GLANCE, seed=seed, weigh=False), game.secrets(position)
    if all([set(shares) == {truth[name]} for name, shares in glance.secrets().items()]):
        return []
    return [believed(game, position.seen_by(seat), memory, worlds=worlds, seed=seed)]
