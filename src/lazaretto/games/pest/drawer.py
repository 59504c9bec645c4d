"""Your own board: the grid of actions, storage, Quarantine, the Healthy track, Technologies and buildings."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
from .box import Box
from .cards import BUILDINGS, CARD_SLOTS, CASTLE, EXPERTS, FACTORY, GRAVES, HARMFUL, MOBILE, MOBILE_WORKSHOP, NOTHING, PATIENT_CARDS, SPACES, TREASURY, WORKSHOP
from .effects import TECHNOLOGY_TEXTS
from .house import House
from .names import ACTION_TITLES, GOOD_TITLES, KIND_TITLES, SLOT_TITLES, building_title, figure, goods_listed, rewards_listed, slots_listed, stores
from ...kernel.plain import hanging
from .table import Empire
from .technologies import last_step

Row = tuple[str, str]
CELL: Final = 11


def board(t: Empire, seat: Seat, box: Box, width: int) -> list[str]:
    """PE 3.12. Of the seat that looks."""
    house = t.houses[seat]
    rows = [*storage(t, house), ahead(t, house), *people(t, house), *technologies(t, house, box), *buildings(t, house, box)]
    return [*grid(house, width), *[line for label, text in rows for line in hanging(label, text, width, 13)]]


def grid(house: House, width: int) -> list[str]:
    """PE 9.1. A for an Assistant; a hindered column is marked."""
    room = min(CELL, (width - 12) // 3)
    heads = [f"{ACTION_TITLES[column]}{'!' if house.harmful >> column & 1 else ''}"[:room - 1].ljust(room) for column in range(3)]
    lines = [f"  {''.ljust(10)}{''.join(heads)}".rstrip()]
    for row in range(3):
        cells = ["[A]" if house.grid >> row * 3 + column & 1 else "[ ]" for column in range(3)]
        lines.append(f"  {ACTION_TITLES[3 + row].ljust(10)}{''.join([cell.ljust(room) for cell in cells])}".rstrip())
    return lines


def storage(t: Empire, house: House) -> list[Row]:
    """PE 3.13."""
    return [("Storage", f"{stores(house.goods)}, of {house.limit(t.rules.storage)} each; Research {house.research}")]


def ahead(t: Empire, house: House) -> Row:
    """PE 18.3, 18.4. What comes next on the Influence track."""
    rewards = [f"{rewards_listed(t.rules.track[space])} on {space}" for space in range(house.influence + 1, t.rules.length + 1) if t.rules.track[space]]
    icons = [str(icon) for icon in t.rules.icons if icon > house.influence]
    barred = [str(space) for space in (t.rules.barred if t.rules.versus else t.in_the_way) if space > house.influence]
    parts = [str(house.influence), *([f"next {rewards[0]}"] if rewards else []), *([f"1 Renown on {icons[0]}"] if icons else [])]
    return "Influence", "; ".join([*parts, *([f"skipped are {', '.join(barred)}"] if barred else [])])


def people(t: Empire, house: House) -> list[Row]:
    """PE 3.9 to 3.11."""
    harm = f", {slots_listed(house.harmful)}" if house.harmful else ""
    hindered = [ACTION_TITLES[slot] for slot in range(HARMFUL - 1) if house.harmful >> slot & 1]
    marks = f" ({', '.join(hindered)} hindered)" if hindered else ""
    rows = [("Quarantine", f"{house.regular} of {house.slots()} slots without drawback{harm}{marks}")]
    rows.append(("Graveyard", f"{house.dead} of {GRAVES}"))
    rows.append(("Healthy", f"{track(t, house)} (o a person, figure the Herbs, L a Laboratory)"))
    return rows


def track(t: Empire, house: House) -> str:
    """ "o1 o1L .1 .1 .2L": from the rightmost space on."""
    return " ".join([
        f"{'o' if house.healthy >> space & 1 else '.'}{t.rules.herbs[space]}{'L' if t.rules.laboratories >> space & 1 else ''}" for space in range(SPACES)
    ])


def technologies(t: Empire, house: House, box: Box) -> list[Row]:
    """PE 15.2."""
    rows: list[Row] = []
    for slot in range(CARD_SLOTS):
        card = house.cards[slot]
        text = "no Technology" if card == NOTHING else f"{box.technology_names[card]}: {TECHNOLOGY_TEXTS[card]}{on_card(t, house, card)}"
        rows.append((SLOT_TITLES[slot].capitalize(), text))
    return rows


def on_card(t: Empire, house: House, card: int) -> str:
    """Who is on it."""
    if card in PATIENT_CARDS and house.patient:
        return f"; a patient on step {house.patient} of {last_step(t, house)}"
    if card == EXPERTS and house.experts:
        return f"; {figure(house.experts, 'expert')} on it"
    if card == MOBILE_WORKSHOP and house.named != NOTHING:
        return f"; {GOOD_TITLES[house.named]}, {'with a worker' if house.workers >> MOBILE & 1 else 'no worker'}"
    return ""


def buildings(t: Empire, house: House, box: Box) -> list[Row]:
    """PE 3.3. Those on the map with what they give; those still on the board."""
    standing = [slot for slot in range(BUILDINGS) if house.sites[slot] != NOTHING]
    rows = [("Buildings" if at == 0 else "", building(t, house, slot, box)) for at, slot in enumerate(standing)]
    kinds = [figure(len([slot for slot in range(WORKSHOP) if house.sites[slot] == NOTHING]), "District")]
    kinds += [KIND_TITLES[slot - WORKSHOP + 1] for slot in (WORKSHOP, FACTORY, TREASURY) if house.sites[slot] == NOTHING]
    costs = "; ".join([f"{KIND_TITLES[kind]} {goods_listed(t.rules.costs[kind])}" for kind in range(4)])
    camp = ("Camp", "on your board" if house.camp == NOTHING else f"in {box.names[house.camp]}")
    return [*rows, ("To build", ", ".join(kinds)), ("Costs", costs), camp]


def building(t: Empire, house: House, slot: int, box: Box) -> str:
    """ "District 2 in Hask: 1 Herb, no worker"."""
    site = house.sites[slot]
    many = 2 if slot == WORKSHOP else 1
    made = "nothing, in ruins" if t.is_ruin(site) else "1 Coin" if slot == TREASURY else figure(many, GOOD_TITLES[t.gives[site]])
    worker = "" if slot in (CASTLE, FACTORY) else ", with a worker" if house.workers >> slot & 1 else ", no worker"
    return f"{building_title(slot)} in {box.names[site]}: {made}{worker}"
