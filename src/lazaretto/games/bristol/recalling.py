"""BR 4, 6, 10. How it came to the end: the last round once more, who came where by whom, and what was mixed, with what was secret then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Names, Position, Said
from .box import Box
from .cards import EMERALDS
from .movement import Dashed, Landed, LeftBehind
from .remedies import Play
from .telling import Teller
from .truths import truths
from .whip import Whipped


def came_about(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]], box: Box) -> list[str]:
    """Of each moment first what all saw, then what is known only now."""
    last, walk, known = positions[-1].table.round, Walk(Teller(box, names, None)), truths(positions, names, told)
    for moment in range(1, len(positions)):
        if positions[moment - 1].table.round == last:
            walk.through(told[moment])
            walk.found.extend([truth.text for truth in known if truth.moment == moment and truth.text.startswith(f"Round {last}: ")])
    return walk.found


@final
class Walk:
    """BR 6.2 to 6.8, 8.7. Who changed carts, with what was said before it; what a Whip stopped; and Emeralds, by which it was tried once more."""

    def __init__(self, teller: Teller) -> None:
        self.teller: Final = teller
        self.said = ""
        self.found: Final[list[str]] = []

    def through(self, facts: Sequence[object]) -> None:
        for fact in facts:
            if isinstance(fact, Said):
                self.said = self.teller.report(fact) or ""
                if isinstance(fact.move, Play) and fact.move.remedy == EMERALDS:
                    self.tell(fact)
            elif isinstance(fact, (Dashed, Landed, LeftBehind, Whipped)):
                self.tell(fact)

    def tell(self, fact: object) -> None:
        text = self.teller.report(fact) or ""
        if self.said and self.said != text and not isinstance(fact, Dashed):
            self.found.append(self.said)
        self.found.append(text)
        self.said = ""
