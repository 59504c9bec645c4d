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
    """ ", 3 more for a row and most Influence now"; ", 8 in all" where the Imperative is told beside it; nothing where it is the building alone."""
    gained = [then - now for now, then in zip(sheet(t, seat), sheet(after, seat))]
    besides = [found for line, more in zip(lines(t), gained) if more for found in (by_influence(t, seat, after) if line == "Influence" else brought_by(line))]
    more = sum(gained) - own - by_track(t, seat, after)
    if not besides or not more:
        return ""
    return f", {sum(gained)} in all" if IMPERATIVE in besides else f", {more}{unit} more for {listed(besides)}"


def brought_by(line: str) -> list[str]:
    return [BESIDES[line]] if line in BESIDES else []


def by_influence(t: Empire, seat: Seat, after: Empire) -> list[str]:
    """PE 18.5. The place, which makes so much of a little Influence, and which another may take again."""
    won = by_place(after, seat)
    return [] if won <= by_place(t, seat) else ["most Influence now"] if won == t.rules.most else ["second most Influence now"]


def by_track(t: Empire, seat: Seat, after: Empire) -> int:
    """PE 18.4, 31.13. Renown that is printed on the track."""
    return influence(after, seat) - influence(t, seat) - by_place(after, seat) + by_place(t, seat)


def on_the_track(t: Empire, seat: Seat, after: Empire, many: int, *, renown: bool = True) -> str:
    """PE 18.2 to 18.4, 19.4. " (4 spaces, 1 Research)": where others' markers are skipped or an Imperative adds to it, and what it gives."""
    spaces = after.houses[seat].influence - t.houses[seat].influence
    found = {"Research": after.houses[seat].research - t.houses[seat].research, "Renown": by_track(t, seat, after) if renown else 0}
    given = [f"{number} {thing}" for thing, number in found.items() if number]
    return f" ({', '.join([figure(spaces, 'space'), *given])})" if spaces != many or given else ""


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
