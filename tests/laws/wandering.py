"""Random games for the laws: every table of the house, and a walk through a game that stops at each decision."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import lazaretto
from lazaretto import bots
from lazaretto.kernel import Answered, Dealer, Game, Move, Position, Script, heard_by

Table = tuple[str, int, str]
LONG = 120                      # decisions


def every_table() -> list[Table]:
    """Each game with each number of seats and each variant that is for so many; and its studies."""
    played = [(game.name, seats, variant) for game in lazaretto.games() for seats in game.seats for variant in game.variants if plays(game, seats, variant)]
    return played + [(game.name, study.seats, study.name) for game in lazaretto.games() for study in game.studies.values()]


def plays(game: Game, seats: int, variant: str) -> bool:
    try:
        game.rules(seats, variant)
    except ValueError:
        return False
    return True


class Noting(Dealer):
    """Picks from a plain seed, and notes what everyone is told."""

    def __init__(self, seed: object) -> None:
        self.random = random.Random(repr(seed))
        self.told: list[tuple[int, object]] = []

    def pick(self, n: int) -> int:
        return self.random.randrange(n)

    def tell(self, eyes: int, fact: object) -> None:
        self.told.append((eyes, fact))


class Moment:
    """A decision on the walk: where the game stands, and what each seat remembers."""

    def __init__(self, position: Position, seats: int) -> None:
        self.position = position
        self.before: Position | None = None                    # where it stood before the last answer
        self.told: list[tuple[int, object]] = []               # what was said since, and to whom
        self.memories: dict[int | None, list[object]] = {seat: [] for seat in (None, *range(seats))}
        self.heard: dict[int, int] = {}                        # by seat, how much of its memory a listening player has heard

    def hear(self, dealer: Noting) -> None:
        for seat, memory in self.memories.items():
            memory.extend(heard_by(seat, dealer.told))
        self.told = dealer.told[:]
        dealer.told.clear()


def wander(game: Game, seats: int, variant: str, seed: object, thumbs: bool = False) -> Iterator[Moment]:
    """A random game, decision by decision and to its last position. Seats often take the safe answer, so that games grow long.

    With thumbs most answers are those of sensible players, who come to where chance alone does not.
    """
    choose, dealer = random.Random(repr(("choose", seed))), Noting(seed)
    players = [bots.make("thumb", game, seat, 1) for seat in range(seats if thumbs else 0)]
    moment = Moment(game.begin(seats=seats, variant=variant, dealer=dealer), seats)
    moment.hear(dealer)
    while moment.position.outcome is None:
        yield moment
        position = moment.position
        seat = choose.choice(position.asked)
        move = sensible_answer(moment, seat, players[seat], choose) if thumbs else some_answer(position, seat, choose)
        moment.before, moment.position = position, position.after(seat, move, dealer)
        moment.memories[seat].append(Answered(move))
        moment.hear(dealer)
    yield moment


def is_looked_at(number: int, share: float, choose: random.Random) -> bool:
    """Whether a law looks at this decision of a walk: at so many, and at fewer as a game grows long, for what came before is told again each time."""
    return choose.random() < share * min(1.0, LONG / (number + 1))


def some_answer(position: Position, seat: int, choose: random.Random) -> Move:
    assert position.question is not None
    if choose.random() < 0.4:
        return position.question.default(position.table, seat)
    return choose.choice(position.options(seat))


def sensible_answer(moment: Moment, seat: int, player: bots.Bot, choose: random.Random) -> Move:
    """What a thumb that remembers all says; now and then something else."""
    position = moment.position
    if choose.random() < 0.15:
        return some_answer(position, seat, choose)
    if isinstance(player, bots.Listener):
        heard = moment.heard.setdefault(seat, 0)
        for fact in moment.memories[seat][heard:]:
            player.hear(fact)
        moment.heard[seat] = len(moment.memories[seat])
    return player.choose(position.seen_by(seat), position.options(seat))


def as_bytes(packed: Any) -> bytes:
    return json.dumps(packed, sort_keys=True).encode()


def replayed(game: Game, seats: int, variant: str, answers: list[tuple[int, Move]], chance: list[int], seat: int | None) -> tuple[Position, list[object]]:
    """Play these answers with this chance; where it ends, and what the seat then remembers."""
    dealer, memory = Script(list(chance)), []
    position = game.begin(seats=seats, variant=variant, dealer=dealer)
    memory += heard_by(seat, dealer.facts)
    for who, move in answers:
        dealer.facts.clear()
        position = position.after(who, move, dealer)
        memory += [Answered(move)] * (who == seat) + heard_by(seat, dealer.facts)
    assert not dealer.picks, "chance is left over"
    return position, memory
