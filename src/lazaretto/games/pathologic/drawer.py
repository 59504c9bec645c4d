"""What is yours only: a Healer's Prescriptions, the Plague's Hit List, Strains and notepad."""

from __future__ import annotations

from ...kernel import FACE_DOWN, Memory, Seat, View
from .box import Box
from .cards import NOTHING, PLAGUE
from .chronicle import ward_on
from .effects import PRESCRIPTION_TEXTS, STRAIN_TEXTS, kind_and_price
from .foresight import strain_seen
from .names import listed, piece_title, place_title, places_listed
from .notepad import notepad, written
from ...kernel.plain import hanging
from .table import Town

Row = tuple[str, str]


def is_plague_seen(t: Town) -> bool:
    """PA 2.17, 21.3. Its thread lies open, to itself or to all when the game is over."""
    return len(t.thread) > 0 and t.thread.at(0) != FACE_DOWN


def lair_seen(t: Town) -> int:
    return t.lair() if is_plague_seen(t) else NOTHING


def yours(view: View, t: Town, box: Box, width: int) -> list[str]:
    """For the seat that looks."""
    if view.seat is None:
        return []
    return laid_out(plague_rows(t, box) if view.seat == PLAGUE else healer_rows(t, view.seat, box), width)


def the_plagues(view: View, t: Town, memory: Memory, box: Box, width: int) -> list[str]:
    """PA 2.15, 21.3. The notepad, for the Plague, and for all when the game is over; then with the rest of its secrets."""
    if not is_plague_seen(t):
        return []
    rows = [(f"Round {page.number}", written(page, box)) for page in notepad(t, memory)]
    return laid_out(rows if view.seat == PLAGUE else [*plague_rows(t, box), *rows], width)


def laid_out(rows: list[Row], width: int) -> list[str]:
    return [line for label, text in rows for line in hanging(label, text, width)]


def healer_rows(t: Town, seat: Seat, box: Box) -> list[Row]:
    """The hand, card by card; Strains that were looked at."""
    held = [card for card in range(len(box.prescription_names)) if t.holds(seat, card)]
    rows = [("", card_row(t, seat, card, box)) for card in held]
    rows += [("", f"{box.strain_names[strain_seen(t, seat, district)]} lies in {place_title(box, district)}")
             for district in sorted(t.laid_at) if strain_seen(t, seat, district) != FACE_DOWN]
    return [("Hand" if at == 0 and held else "Looked at" if at == len(held) else "", text) for at, (_, text) in enumerate(rows)]


def card_row(t: Town, seat: Seat, card: int, box: Box) -> str:
    """ "2 Curfew, Action, costs one: …"; those that all have seen are marked (R60)."""
    copies = t.hands[seat].count(card) + t.shown[seat].count(card)
    seen = ", seen by all" if card in t.shown[seat] else ""
    return f"{f'{copies} ' if copies > 1 else ''}{box.prescription_names[card]}, {kind_and_price(card)}{seen}: {PRESCRIPTION_TEXTS[card]}"


def plague_rows(t: Town, box: Box) -> list[Row]:
    """PA 3.4, 8.1, 2.17."""
    doomed = [piece_title(box, ward_on(card)) for card in t.doomed.kinds()]
    left = f"{listed(doomed)} {'are' if len(doomed) > 1 else 'is'} still to die" if doomed else "all dead" if len(t.crypts) else "not chosen yet"
    rows = [("Hit List", left)]
    rows += [("Place", place_title(box, t.lair()))] if len(t.thread) else []
    strains = [f"{f'{t.strains.count(strain)} ' if t.strains.count(strain) > 1 else ''}{box.strain_names[strain]}: {STRAIN_TEXTS[strain]}"
               for strain in t.strains.kinds()]
    rows += [("Strains" if at == 0 else "", text) for at, text in enumerate(strains)]
    laid = [f"{box.strain_names[strain_seen(t, PLAGUE, district)]} in {place_title(box, district)}" for district in sorted(t.laid_at)]
    return rows + ([("Laid", ", ".join(laid))] if laid else [])


def suspicion(seat: Seat | None, places: tuple[int, ...], box: Box) -> str:
    """What all can work out; the Plague is told it too, to plan the lie."""
    if not places:
        return ""
    if seat == PLAGUE:
        return f"As far as they can tell you are in {places_listed(box, places, 'or')}."
    return f"The Plague {'is' if len(places) == 1 else 'can be'} in {places_listed(box, places, 'or')}."


