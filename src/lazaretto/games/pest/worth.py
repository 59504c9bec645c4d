"""PE 18.4, 18.5, 19.5, 21. What a building adds to the score in all: itself, a row, the Influence track and the Imperative."""

from __future__ import annotations

from typing import Final

from ...kernel import Choice, Dealer, Seat, Step
from .names import figure, listed
from .scoring import by_place, influence, lines, sheet
from .table import Empire

IMPERATIVE: Final = "Imperative"
#: By line of the score sheet: what a building brings besides its own.
BESIDES: Final = {"rows": "a row", "Imperatives": IMPERATIVE, "more Capital buildings": "Capital"}


def with_all(t: Empire, seat: Seat, after: Empire, own: int, unit: str = "") -> str:
    """ ", 3 more for a row and most Influence"; ", 8 in all" where the Imperative is told beside it; nothing where it is the building alone."""
    gained = [then - now for now, then in zip(sheet(t, seat), sheet(after, seat))]
    besides = [found for line, more in zip(lines(t), gained) if more for found in (by_influence(t, seat, after) if line == "Influence" else brought_by(line))]
    if not besides or sum(gained) == own:
        return ""
    return f", {sum(gained)} in all" if IMPERATIVE in besides else f", {sum(gained) - own}{unit} more for {listed(besides)}"


def brought_by(line: str) -> list[str]:
    return [BESIDES[line]] if line in BESIDES else []


def by_influence(t: Empire, seat: Seat, after: Empire) -> list[str]:
    """PE 18.4, 18.5. The place, which makes so much of a little Influence, and what stands on the track."""
    before, won = by_place(t, seat), by_place(after, seat)
    place = [] if won <= before else ["most Influence"] if won == t.rules.most else ["second most Influence"]
    return [*place, *(["its track"] if influence(after, seat) - influence(t, seat) != won - before else [])]


def on_the_track(t: Empire, seat: Seat, after: Empire, influence: int) -> str:
    """PE 18.2, 18.3, 19.4. "; the marker moves 4, with 1 Research": where others' markers are skipped or an Imperative adds to it, and what it gives."""
    spaces = after.houses[seat].influence - t.houses[seat].influence
    found = after.houses[seat].research - t.houses[seat].research
    given = f", with {found} Research" if found else ""
    return f"; the marker moves {spaces}{given}" if spaces != influence or given else ""


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
