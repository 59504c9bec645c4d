"""A view in text and in plain data: drawn, listed and told by the game itself, always in the same form."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from ...hosting.paragraphs import paragraphs
from ...kernel import Game, Memory, Names, Seat
from ...kernel.zone import letter
from .sheet import Offer, Refused, Sheet

WIDTH: Final = 100
HOW: Final = "Answer with one of these: its number, its id, or its words."
NOT_ASKED: Final = "You are not asked now."


def shown(sheet: Sheet, memory: Memory, notebook: bool = True) -> str:
    """Everything: the table as this seat may look at it, its notebook, and its moves."""
    parts = [heading(sheet), sheet.drawn(memory, WIDTH), notes(sheet, memory) if notebook else "", listed(sheet)]
    return "\n\n".join([part.strip("\n") for part in parts if part])


def heading(sheet: Sheet) -> str:
    who = "you watch" if sheet.seat is None else f"you sit on seat {letter(sheet.seat)}"
    return f"{sheet.game.title}, {sheet.seats} seats, variant {sheet.variant}; {who}."


def notes(sheet: Sheet, memory: Memory) -> str:
    """What this seat would have to remember or work out."""
    found = sheet.page(memory).notes
    return "\n".join(["Notebook", *[f"  {note.title}: {'; '.join(note.lines)}" for note in found]]) if found else ""


def listed(sheet: Sheet) -> str:
    """The moves that are allowed, then those that are not and why."""
    if sheet.view.outcome is not None:
        return f"The game is over: {sheet.view.outcome.reason}."
    if not sheet.offers:
        return NOT_ASKED
    return "\n".join([HOW, *[row(offer) for offer in sheet.offers], *refusals(sheet.refused)])


def row(offer: Offer) -> str:
    return f"{offer.number:>3} [{offer.id}] {offer.notation}: {offer.meaning}"


def refusals(refused: Sequence[Refused]) -> list[str]:
    """Those with the same reason together."""
    found: dict[str, list[str]] = {}
    for one in refused:
        found.setdefault(str(one.reason), []).append(one.notation)
    return ["Not allowed now:", *[f"    {', '.join(moves)}: {reason}" for reason, moves in found.items()]] if found else []


def told(game: Game, facts: Sequence[object], names: Names, seat: Seat | None) -> list[str]:
    """What happened, in sentences to this seat."""
    return paragraphs(game, facts, names, seat)


def plain(sheet: Sheet, memory: Memory, notebook: bool = True) -> dict[str, Any]:
    """The same as data for JSON: the game's own page, the moves, and what is not allowed."""
    page = asdict(sheet.page(memory))
    if not notebook:
        del page["notes"]
    found = {
        "game": sheet.game.name, "variant": sheet.variant, "seats": sheet.seats, "seat": sheet.seat, "names": sheet.names,
        "asked": sheet.view.asked, "page": page,
        "moves": [{"number": it.number, "id": it.id, "move": it.notation, "meaning": it.meaning, "words": it.words} for it in sheet.offers],
        "refused": [{"id": it.id, "move": it.notation, "rule": it.reason.rule, "why": it.reason.text} for it in sheet.refused],
        "outcome": outcome(sheet),
    }
    data: dict[str, Any] = json.loads(json.dumps(found))
    return data


def outcome(sheet: Sheet) -> dict[str, Any] | None:
    it = sheet.view.outcome
    return None if it is None else {"winners": it.winners, "reason": it.reason, "scores": it.scores}
