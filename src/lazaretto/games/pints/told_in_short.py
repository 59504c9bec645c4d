"""Parts of a turn in short, as sentences."""

from __future__ import annotations

from collections.abc import Callable

from .names import coming, many, times
from .recap import DiceFell, RowFought, RowMoved, WasBitten
from .tidings import ColourShown, GotOn
from .voice import Voice


def in_short(fact: object, voice: Voice, report: Callable[[object], str | None]) -> str | None:
    """PB 6, 8, 10.2, 11.7."""
    if isinstance(fact, DiceFell):
        told = [*[ColourShown(face) for face in fact.faces], fact.arrived, GotOn(fact.aboard) if fact.aboard else None]
        return " ".join([text for one in told if (text := report(one))])
    if isinstance(fact, RowFought):
        return fought(fact)
    if isinstance(fact, RowMoved):
        return moved(fact)
    return bitten(fact, voice) if isinstance(fact, WasBitten) else None


def fought(fact: RowFought) -> str:
    """PB 8.4, 8.5."""
    wounded = f", {'one is' if fact.wounded == 1 else f'{fact.wounded} are'} wounded" if fact.wounded else ""
    return f"Row {fact.row + 1}: {many(fact.fallen, 'zombie')} {'falls' if fact.fallen == 1 else 'fall'}{wounded}."


def moved(fact: RowMoved) -> str:
    """PB 9.4, 9.6, 10.2, 13.10. That one gets off at a stop is seen."""
    came = f"{coming(fact.inside)}{', harmless' if fact.inside and fact.spared else ''}"
    if not fact.passengers:
        return f"Row {fact.row + 1} is pushed{f': {came}' if fact.inside else ''}."
    off = f"{many(fact.passengers, 'zombie')} get off, " if fact.passengers > 1 else ""
    return f"The bus stops at row {fact.row + 1}: {off}{came}."


def bitten(fact: WasBitten, voice: Voice) -> str:
    """PB 11.7, R61. The marker is told where a fifth bite turned it back."""
    deed = f"is bitten {times(fact.bites)}"
    if not fact.died:
        return voice.one(fact.seat, deed)
    left = f"{many(fact.left, 'bite')} {'is' if fact.left == 1 else 'are'} left"
    return voice.one(fact.seat, f"{deed}: {many(fact.died, 'buddy')} {'dies' if fact.died == 1 else 'die'}, and {left}")

