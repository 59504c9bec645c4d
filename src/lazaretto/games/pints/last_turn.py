"""How it came to the end. How the pub was lost: of the last turn who came in and by which row, what was not sold against it, and what the bites cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...kernel import Names, Position, Seat
from . import rescued
from .biting import Bite, Died
from .box import Box
from .chips import TurnedUp
from .ending import NO_BUDDIES, REASONS
from .names import figure, many
from .passage import Passage
from .table import MARKERS
from .telling import Teller
from .tidings import CameIn, Kept, Pushed
from .turn import Turn

RETOLD: Final = (Kept, CameIn, Bite, Died)


def came_about(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]], box: Box) -> list[str]:
    """PB 11.7, 16. Either nobody is left, or somebody came."""
    outcome = positions[-1].outcome
    reason = "" if outcome is None else outcome.reason
    for card in [card for card, came in REASONS.items() if came == reason]:
        return rescued.came_about(positions, names, told, box, card)
    return how_it_was_lost(positions, names, told, box) if reason == NO_BUDDIES else []


def how_it_was_lost(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]], box: Box) -> list[str]:
    """PB 11.7, 16.1."""
    began = max([1, *[moment for moment in range(1, len(told)) if any([isinstance(fact, Turn) for fact in told[moment]])]])
    facts = [fact for each in told[began:] for fact in each]
    turn = max([at for at, fact in enumerate(facts) if isinstance(fact, Turn)], default=0)
    bites = [(at, fact.seat) for at, fact in enumerate(facts) if at >= turn and isinstance(fact, Bite)]
    if not bites:
        return []
    teller, passage = Teller(box, names, None), Passage(positions[began - 1].table, began, names)
    passage.story(facts[:bites[0][0]])
    return [how_it_stood(passage, bites[0][1]), *[text for fact in worth_telling(facts[turn:]) if (text := teller.report(fact))]]


def how_it_stood(passage: Passage, seat: Seat) -> str:
    """Before the first bite of that turn was counted."""
    left = f"{many(passage.buddies, 'buddy')} {'was' if passage.buddies == 1 else 'were'} left in the pub"
    return f"{passage.names[seat]} had {figure(passage.bites[seat], 'bite')}, and {left}."


def worth_telling(facts: Sequence[object]) -> Iterator[object]:
    """A push only where it brought somebody in."""
    push: Pushed | None = None
    for fact in facts:
        if isinstance(fact, Pushed):
            push = fact
        elif isinstance(fact, CameIn) and push is not None:
            yield from (push, fact)
            push = None
        elif isinstance(fact, RETOLD) or (isinstance(fact, TurnedUp) and fact.place >= MARKERS):
            yield fact
