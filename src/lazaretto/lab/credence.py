"""What talk is worth to beliefs: in games of bots that talk, what each seat believes is held against the truth, if it hears the others and if it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from math import fsum
from typing import Final, NamedTuple, final

from .. import bots
from ..bots import talk
from ..bots.talk import Candid
from ..kernel import Answered, Game, Mistake, Position, RandomDealer, Recorder, Remark, Seat, heard_by
from .calibration import Findings, Guess
from .playing import answer, remind, tell
from .simulate import seed_of
from .talking import Company, Kind

NINETY_FIVE: Final = 1.96       # standard errors
EITHER: Final = (True, False)
TALKATIVE: Final = Kind("thumb", talks=True, hears=True)

Said = Counter[tuple[str, bool | None]]
"""How often a phrase was said, and was true, false, or neither."""


class Heard(NamedTuple):
    """Beliefs by game, of those who heard what was said and of those who did not; and what was said."""

    hearing: list[Findings]
    deaf: list[Findings]
    said: Said

    def gain(self) -> tuple[float, float, float]:
        """By how much those who hear miss the truth less (Brier), with its 95 % interval; the guesses of a game hang together, so games are counted."""
        gains = [deaf.brier() - hearing.brier() for hearing, deaf in zip(self.hearing, self.deaf)]
        mean = fsum(gains) / len(gains)
        error = (fsum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1) / len(gains)) ** 0.5
        return mean, mean - NINETY_FIVE * error, mean + NINETY_FIVE * error


def told_apart(guesses: Sequence[Guess]) -> float:
    """Of what was true and what was not, how often the true one was thought the likelier: 0.5 is a toss. To be too sure everywhere does no harm here."""
    shares = sorted(guesses)
    below, ahead, true = 0, 0.0, 0
    for _, alike in groupby(shares, key=lambda guess: guess.share):
        found = [guess.true for guess in alike]
        ahead += sum(found) * (below + (len(found) - sum(found)) / 2.0)
        below, true = below + len(found) - sum(found), true + sum(found)
    return ahead / (true * below)


@final
class Witness:
    """A seat that thinks twice: once with all that was said, once with only what happened."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.hearing: Final = candid(game, seat)
        self.deaf: Final = candid(game, seat)

    def hear(self, fact: object) -> None:
        self.hearing.hear(fact)
        if not isinstance(fact, Remark):
            self.deaf.hear(fact)


def candid(game: Game, seat: Seat) -> Candid:
    found = talk.make(game, seat, seed=0)
    if not isinstance(found, Candid):
        raise Mistake(f"in {game.title} nothing is said that bears on a secret")
    return found


def heard(game: Game, seats: int, variant: str, seed: int, *, games: int) -> Heard:
    found = Heard([], [], Counter())
    for number in range(games):
        hearing, deaf = one_game(game, seats, variant, seed_of(seed, number), found.said)
        found.hearing.append(Findings(tuple(hearing), 1.0))
        found.deaf.append(Findings(tuple(deaf), 1.0))
    return found


def one_game(game: Game, seats: int, variant: str, seed: int, said: Said) -> tuple[list[Guess], list[Guess]]:
    """What every seat believes whenever it is asked something."""
    dealer, seeds = Recorder(RandomDealer(seed)), [seed_of(seed, seat) for seat in range(seats)]
    position = game.begin(seats, variant, dealer)
    players = [bots.make(TALKATIVE.bot, game, seat, seeds[seat]) for seat in range(seats)]
    company, witnesses = Company(game, [TALKATIVE] * seats, players, seeds), [Witness(game, seat) for seat in range(seats)]
    hearing, deaf = list[Guess](), list[Guess]()
    while position.outcome is None:
        for seat, witness in enumerate(witnesses):
            for fact in heard_by(seat, dealer.facts):
                witness.hear(fact)
        tell(dealer, players, company)
        seat = position.asked[0]
        remark = company.speak(position, seat)
        if remark is not None:
            said[remark.phrase, game.holds(position, seat, remark.phrase, remark.about)] += 1
            for witness in witnesses:
                witness.hear(remark)
        hearing += guesses(game, position, seat, witnesses[seat].hearing)
        deaf += guesses(game, position, seat, witnesses[seat].deaf)
        move = answer(position, seat, players[seat])
        position.play(seat, move, dealer)
        remind(players[seat], move)
        for listener in (company.talkers[seat], witnesses[seat]):
            listener.hear(Answered(move))
    return hearing, deaf


def guesses(game: Game, position: Position, seat: Seat, mind: Candid) -> list[Guess]:
    """All that it believes, against the truth; of two answers one says it all."""
    truth, found = game.secrets(position), list[Guess]()
    for name, shares in mind.believes(position.seen_by(seat)).items():
        answers = list(shares)[:1] if len(shares) == len(EITHER) else list(shares)
        found += [Guess(shares[answer], truth[name] == answer) for answer in answers]
    return found
