"""The notebook: which Pest and Aid cards may still come, and the score as it stands, House by House. All of it is open."""

from __future__ import annotations

from ...kernel import Names, Note, View
from .box import Box
from .cards import YEARS
from .effects import aid_text
from .era_board import pest_in_brief
from .foresight import coming, forecasts, unseen_aid, unseen_pest
from .names import figure
from .scoring import lines, sheet
from .table import Empire


def notes(view: View, names: Names, box: Box) -> tuple[Note, ...]:
    """What one would have to remember or work out."""
    t: Empire = view.table
    return (score(view, names), *([pest_left(t, box), aid_left(t, box)] if coming(t) else []))


def score(view: View, names: Names) -> Note:
    """PE 20, 21.1. What counts already, and what the end of the Era would add."""
    t: Empire = view.table
    to_come = {found.seat: f"; {found.renown:+} if the Era ended now" for found in forecasts(view)}
    texts = [
        f"{names[seat]} {sum(sheet(t, seat))}: {', '.join([f'{line} {number}' for line, number in zip(lines(t), sheet(t, seat)) if number])}".removesuffix(": ")
        for seat in t.order
    ]
    return Note("The score" if t.totals else "The score so far", tuple([f"{text}{to_come.get(seat, '')}" for seat, text in zip(t.order, texts)]))


def pest_left(t: Empire, box: Box) -> Note:
    """PE 4.7, 4.8."""
    cards, to_come = unseen_pest(t), YEARS - len(t.pest_shown)
    boxed = f", {len(t.boxed)} of them in the box" if len(t.boxed) else ""
    head = f"{figure(to_come, 'card')} will come, of these {len(cards)}{boxed}:"
    return Note("Pest cards not yet seen", (head, *[f"{card}: {pest_in_brief(box, card)}" for card in cards]))


def aid_left(t: Empire, box: Box) -> Note:
    """PE 4.7."""
    cards, to_come = unseen_aid(t), YEARS - len(t.aid_shown)
    head = f"{figure(to_come, 'card')} will come, of these {len(cards)}:"
    return Note("Aid cards not yet seen", (head, *[f"{card}: {aid_text(box, card)}" for card in cards]))
