"""BR 4, 6, 7, 10. How it came to the end: the last round once more, who came where by whom, which dice decided, and what was mixed, also in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Names, Position, Said
from .box import Box
from .cards import EMERALDS
from .characters import Bless, Chisel, Gamble, Toil
from .dice import Reroll
from .ghosts import GhostRolls
from .movement import Dashed, Landed, LeftBehind
from .names import CART_TITLES, listed
from .prospects import would_leave
from .remedies import Play
from .table import Town
from .telling import Teller
from .truths import truths
from .whip import Whipped

BY_DICE: Final = (Reroll, Toil, Chisel, Bless, Gamble, GhostRolls)
MINGLED: Final = "mingle and leave"


def came_about(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]], box: Box) -> list[str]:
    """Of each moment first what all saw, then what is known only now."""
    if positions[-1].outcome is None:
        return []
    last, walk, known = positions[-1].table.round, Walk(Teller(box, names, None)), truths(positions, names, told)
    moments = [moment for moment in range(1, len(positions)) if positions[moment - 1].table.round == last]
    walk.found.extend([text for moment in moments[:1] for text in at_first(positions[moment - 1].table)])
    for moment in moments:
        walk.through(told[moment], turned(positions[moment - 1].table, positions[moment].table.dice))
        walk.found.extend([truth.text for truth in known if truth.moment == moment and truth.text.startswith(f"Round {last}: ")])
    return walk.found


def at_first(t: Town) -> list[str]:
    """BR 4.1, 11.1. Which carts the throw alone would have taken out of the gate."""
    ways = dict.fromkeys([way_out(t, cart) for cart in t.order if way_out(t, cart)])
    return [f"As the dice fell, {listed([CART_TITLES[cart] for cart in t.order if way_out(t, cart) == way])} would {way}." for way in ways]


def turned(t: Town, dice: tuple[int, ...]) -> list[str]:
    """BR 4.4, 10.1, 11.1. Of who would leave by the dice of before or by these: what is otherwise now."""
    then, found = t.copy(), []
    then.dice = dice
    for cart in t.order:
        before, now = way_out(t, cart), way_out(then, cart)
        spared = " without mingling" if before == MINGLED and now else ""
        found += [f"Now {CART_TITLES[cart]} would {now or 'stay in town'}{spared}."] if now != before else []
    return found


def way_out(t: Town, cart: int) -> str:
    """BR 4.3, 4.4. "" where a cart would stay; one without riders may still be reached."""
    if not would_leave(t, cart):
        return ""
    return MINGLED if cart in t.mingling() else "leave"


@final
class Walk:
    """BR 6.2 to 6.8, 7, 8.7. Who changed carts, with what was said before it; what a Whip stopped, Emeralds tried once more, and other dice decided."""

    def __init__(self, teller: Teller) -> None:
        self.teller: Final = teller
        self.said = ""
        self.found: Final[list[str]] = []

    def through(self, facts: Sequence[object], turned: Sequence[str] = ()) -> None:
        for fact in facts:
            if turned and isinstance(fact.move if isinstance(fact, Said) else fact, BY_DICE):
                self.found.extend([self.teller.report(fact) or "", *turned])
                turned = ()
            elif isinstance(fact, Said):
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
