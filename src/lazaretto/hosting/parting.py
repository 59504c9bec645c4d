"""Parting: what an answer brought about, in parts that one can stop at, where a round ends with it; each with the table of its own round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from ..kernel import EVERYONE, Dealer, Entry, Game, Position, Script
from .course import Course, Told
from .stages import is_stage
from .weighing import is_heading


@final
class Looking(Dealer):
    """Chance that was written down, drawn once more to see how the table lay whenever something was told."""

    def __init__(self, picks: list[int]) -> None:
        self.script: Final = Script(picks)
        self.stood: list[Position] = []

    def pick(self, n: int) -> int:
        return self.script.pick(n)

    def tell(self, eyes: int, fact: object) -> None:
        self.stood.append(Position(self.table.copy(), [], {}))


class Stage(NamedTuple):
    """How the table lay before it, and how much of the whole game had been told by then."""

    position: Position
    told: int


@final
class Part:
    """Told up to here, and how the table lay then. Nobody is asked there."""

    def __init__(self, until: int, position: Position) -> None:
        self.until: Final = until
        self.position: Final = position


def parts_of(game: Game, before: Position, entry: Entry, after: Position, told: Told) -> list[Part]:
    """All but the last, which ends where the answer led to. Each says something: what is silent belongs to what comes of it."""
    if entry.seat is None or entry.move is None or not (game.rounds(before) != game.rounds(after) or any([is_stage(game, fact) for _, fact in told])):
        return []
    stood, heading = shown_before(game, before, entry, after, told)
    found, since = list[Part](), 0
    for at in [at for at, (_, fact) in enumerate(told) if is_stage(game, fact) or at == heading]:
        if says_anything(game, told[since:at], before):
            found.append(Part(at, Position(stood[at].table, before.agenda[:], {})))
            since = at
    return found


def stages_of(game: Game, course: Course) -> list[Stage]:
    """The stages that the last answer brought about. Nobody is asked there."""
    if course.before is None:
        return []
    (before, entry), since = course.before, course.latest_answer() + 1
    told = course.told[since:]
    places = [at for at, (_, fact) in enumerate(told) if is_stage(game, fact)]
    if not places:
        return []
    stood, _ = shown_before(game, before, entry, course.position, told)
    return [Stage(Position(stood[at].table, before.agenda[:], {}), since + at) for at in places]


def shown_before(game: Game, before: Position, entry: Entry, after: Position, told: Told) -> tuple[list[Position], int]:
    """How the table lay before each thing told; and which of them is the heading of another round, up to which the table of its own round is shown."""
    assert entry.seat is not None and entry.move is not None
    looking = Looking(list(entry.chance))
    before.after(entry.seat, entry.move, looking)
    counted, heading = turn_of_the_round(game, [*looking.stood, after], told)
    return [looking.stood[counted if counted <= at <= heading else at] for at in range(len(told))], heading


def turn_of_the_round(game: Game, stood: Sequence[Position], told: Told) -> tuple[int, int]:
    """By which of what was told another round is counted, and with which it is told; beyond all of it, if there is none."""
    rounds = [game.rounds(position) for position in stood]
    counted = next((at for at in range(len(told)) if rounds[at + 1] != rounds[at]), len(told))
    return counted, next((at for at in range(counted, len(told)) if is_heading(game, told[at][1])), counted)


def says_anything(game: Game, told: Told, position: Position) -> bool:
    """To everyone."""
    names = tuple([str(seat) for seat in range(position.table.rules.seats)])
    return any([game.report(fact, names, None) for eyes, fact in told if eyes == EVERYONE])
