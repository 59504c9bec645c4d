"""PB 9, 10, 18. What happens in the rows, as sentences: pushes, the bus, and tiles that enter the pub."""

from __future__ import annotations

from .box import Box
from .bus import Run
from .cards import BITE_MARK, BUS_MARK, CARD_MARK, COLOUR_NAMES, colour_of
from .marks import Marking
from .names import capital, many
from .specials import PushedBack
from .tidings import BusStands, CameIn, Held, Pushed


def in_the_rows(fact: object, box: Box) -> str | None:
    """PB 9, 10, 13.14, 13.16, 18."""
    if isinstance(fact, Pushed):
        return pushed(fact)
    if isinstance(fact, CameIn):
        coming = f"{capital(many(fact.zombies, 'zombie'))} {'comes' if fact.zombies == 1 else 'come'} into the pub"
        return f"{coming}, and nobody is bitten." if fact.spared else f"{coming}."
    if isinstance(fact, Held):
        return f"The roller blind holds row {fact.row + 1}."
    if isinstance(fact, PushedBack):
        return f"Row {fact.row + 1} is pushed back by one."
    if isinstance(fact, Run):
        return "The bus drives at once." if fact.jukebox else "The bus drives."
    if isinstance(fact, BusStands):
        return f"The bus stands at row {fact.row + 1} now."
    return marking(fact, box) if isinstance(fact, Marking) else None


def marking(fact: Marking, box: Box) -> str:
    """PB 18.2 to 18.5."""
    colour = colour_of(fact.tile)
    mark = box.markings[colour]
    effect = for_ill(mark, fact.spared) if fact.zombies else for_good(mark)
    return f"The marked {COLOUR_NAMES[colour]} tile came in {'with zombies' if fact.zombies else 'empty'}{effect}."


def pushed(fact: Pushed) -> str:
    """PB 9.4, 10.2."""
    if not fact.passengers:
        return f"Row {fact.row + 1} is pushed."
    return f"The bus stops at row {fact.row + 1}: {many(fact.passengers, 'zombie')} {'gets' if fact.passengers == 1 else 'get'} off, and the row is pushed."


def for_ill(mark: int, spared: bool) -> str:
    """PB 18.3, with zombies, where no step tells it: their bite may be cancelled (R74)."""
    return ": nobody is bitten" if mark == BITE_MARK and spared else ""


def for_good(mark: int) -> str:
    """The same without zombies."""
    if mark == BITE_MARK:
        return ": a bite is healed, if there is one"
    return ": a zombie leaves the bus, if one is aboard" if mark == BUS_MARK else ": a card is drawn" if mark == CARD_MARK else ""
