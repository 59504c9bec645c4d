"""PE 18.4, 18.5, 19.5, 21. What a building adds to the score in all: itself, a row, the Influence track and the Imperative."""

from __future__ import annotations

from typing import Final

from ...kernel import Choice, Dealer, Seat, Step
from .constructing import Raise, RaiseInCapital
from .names import figure, listed
from .scoring import by_place, lines, sheet
from .table import Empire

#: By line of the score sheet: what a building brings besides its own.
BESIDES: Final = {"rows": "a row", "Influence": "Influence", "Imperatives": "Imperative", "more Capital buildings": "Capital"}


def with_all(t: Empire, seat: Seat, raised: Raise | RaiseInCapital, own: int, unit: str = "") -> str:
    """ ", 3 more for a row and Influence"; ", 8 in all" where the Imperative is told beside it; nothing where it is the building alone."""
    after = once_raised(t, raised)
    gained = [then - now for now, then in zip(sheet(t, seat), sheet(after, seat))]
    brings = [line for line, more in zip(lines(t), gained) if more and line in BESIDES]
    if not brings or sum(gained) == own:
        return ""
    besides = [f"{place_won(t, after, seat)}{BESIDES[line]}" if line == "Influence" else BESIDES[line] for line in brings]
    return f", {sum(gained)} in all" if BESIDES["Imperatives"] in besides else f", {sum(gained) - own}{unit} more for {listed(besides)}"


def place_won(t: Empire, after: Empire, seat: Seat) -> str:
    """PE 18.5. "most ": what makes so much of a little Influence."""
    won = by_place(after, seat)
    return "" if won <= by_place(t, seat) else "most " if won == t.rules.most else "second most "


def neutral_by(t: Empire, step: Step) -> str:
    """PE 32.11 to 32.13. "; 2 Neutral people come": in Solo those who stand where it leads go to the Capital."""
    more = once_raised(t, step).neutral - t.neutral if t.rules.solo else 0
    return f"; {figure(more, 'Neutral person')} come{'s' if more == 1 else ''}" if more else ""


def once_raised(t: Empire, raised: Step) -> Empire:
    """The table as it would be, with all that follows and asks nobody."""
    after, steps = t.public(), [raised]
    while steps:
        step = steps.pop(0)
        steps[:0] = () if isinstance(step, Choice) else step.do(after, Dealer())
    return after
