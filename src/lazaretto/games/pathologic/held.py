"""What is yours only, for the drawer: a Healer's Prescriptions, the Plague's Hit List, Strains and thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel import FACE_DOWN, Memory, Seat, View
from .box import Box
from .cards import NOTHING, PLAGUE, PRESCRIPTIONS
from .chronicle import ward_on
from .drawer import is_plague_seen
from .effects import PRESCRIPTION_TEXTS, PRESCRIPTION_USES, STRAIN_TEXTS, kind_and_price
from .foresight import strain_seen
from .pieces import RESOURCE_ICONS
from .names import capital, piece_title, place_title
from .notepad import Page, notepad, written
from .places import Step
from .table import Town
from .tray import Card, Doomed, Known, Yours

#: Marks of the house, by card.
PRESCRIPTION_ICONS: Final = (
    "lock", "gate", "quarantine", "dash", "move", "dead", "herbs", "clock", "steppe", "coin", "leech", "kidney", "cross", "shield", "palm", "mask", "any",
    "claim",
)
STRAIN_ICONS: Final = (
    "move", "skull", "sick", "dead", "lock", "prescription", "coin", "strain", "dash", "infection", "chat", "quarantine",
)


def yours(view: View, memory: Memory, box: Box) -> Yours | None:
    """PA 2.17. For the seat that looks."""
    t: Town = view.table
    if view.seat is None:
        return None
    return of_the_plague(t, memory, box) if view.seat == PLAGUE else of_a_healer(t, view.seat, box)


def of_a_healer(t: Town, seat: Seat, box: Box) -> Yours:
    """The hand, what may still be taken, and Strains that were looked at."""
    held = [prescription(f"card:{card}", card, t.hands[seat].count(card) + t.shown[seat].count(card), card in t.shown[seat], box)
            for card in range(PRESCRIPTIONS) if t.holds(seat, card)]
    deck = [prescription(f"deck:{card}", card, t.decks[seat].count(card), False, box) for card in t.decks[seat].kinds() if card != FACE_DOWN]
    return Yours(
        plague=False, where="", doomed=(),
        cards=tuple(held), deck=tuple(deck), known=known(t, seat, box), thread=(), pad=(),
    )


def of_the_plague(t: Town, memory: Memory, box: Box) -> Yours:
    """PA 2.15, 3.4, 8.1. Where it is and was, whom it wants, what it holds and has laid."""
    where = f"You are in {place_title(box, t.lair())}." if is_plague_seen(t) else ""
    strains = [strain_card(strain, t.strains.count(strain), box) for strain in t.strains.kinds() if strain != FACE_DOWN]
    pages = notepad(t, memory)
    return Yours(
        plague=True, where=where, doomed=hit_list(t, box), cards=tuple(strains), deck=(), known=known(t, PLAGUE, box), thread=thread(pages),
        pad=tuple([f"Round {page.number}: {written(page, box)}" for page in pages]),
    )


def prescription(thing: str, card: int, count: int, seen: bool, box: Box) -> Card:
    sentence = f"{capital(PRESCRIPTION_TEXTS[card])}. {capital(PRESCRIPTION_USES[card])}."
    return Card(thing, box.prescription_names[card], PRESCRIPTION_ICONS[card], kind_and_price(card), sentence, count, seen)


def strain_card(strain: int, count: int, box: Box) -> Card:
    return Card(f"card:{strain}", box.strain_names[strain], STRAIN_ICONS[strain], "Strain", f"{capital(STRAIN_TEXTS[strain])}.", count, seen=False)


def known(t: Town, seat: Seat, box: Box) -> tuple[Known, ...]:
    """PA 2.17, 17.15. Strains on the map that this seat may look at and others may not."""
    hidden = [district for at, district in enumerate(t.laid_at) if t.faces[t.laid_ids[at]] == NOTHING]
    seen = [(district, strain_seen(t, seat, district)) for district in sorted(hidden)]
    return tuple([Known(district, box.strain_names[strain], f"{box.strain_names[strain]} in {place_title(box, district)}: {STRAIN_TEXTS[strain]}.")
                  for district, strain in seen if strain != FACE_DOWN])


def hit_list(t: Town, box: Box) -> tuple[Doomed, ...]:
    """PA 3.4. The living first."""
    found = [(ward_on(card), False) for card in t.doomed.kinds() if card != FACE_DOWN] + [(ward_on(card), True) for card in t.crypts.kinds()]
    return tuple([Doomed(piece_title(box, ward), RESOURCE_ICONS[box.resources[ward]], whereabouts(t, ward, box), ward, dead) for ward, dead in found])


def whereabouts(t: Town, ward: int, box: Box) -> str:
    if not t.is_in_town(ward):
        return "not placed yet" if not t.round else "dead"
    safe = ", cannot die" if t.is_fearless(ward) else ", quarantined" if t.is_quarantined(ward) else ""
    return f"in {place_title(box, t.where[ward])}{safe}"


def thread(pages: Sequence[Page]) -> tuple[Step, ...]:
    """PA 2.15. Place by place, with the rounds; who stays has one step more at the same place."""
    found: list[Step] = []
    for page in pages:
        moved = list(dict.fromkeys(page.moved)) or ([page.began] if page.killed else [])       # who was paralysed may have killed
        found += [Step(page.number, place, place == moved[-1] and len(page.killed) > 0) for place in moved]
        found += [Step(page.number, place, False) for place in page.steps if place != found[-1].place]
    return tuple(found)
