"""Suspicion: how well each possible set of Doctors explains what happened at the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import prod
from typing import Final

from ....games.infected.box import DOCTOR
from ....games.infected.sheet import NOT_YET
from ....games.infected.table import VillageRules
from ....kernel import Card, Seats, only
from .clues import Clues, Passed
from .declarations import Declaration
from .habits import DOUBT, RARELY, VILLAGERS, a_doctors_habit

Worlds = dict[Seats, float]     # who may be the Doctors, and how well that explains everything

NEVER: Final = 0.0


def by_seat(worlds: Worlds, seats: int) -> list[float]:
    """How likely each seat is a Plague Doctor."""
    total = sum(worlds.values())
    return [sum([weight for doctors, weight in worlds.items() if doctors >> seat & 1]) / total for seat in range(seats)]


def by_evidence(clues: Clues) -> Worlds:
    """Every possible set of Doctors with its weight; all alike if none explains what happened."""
    worlds = dict.fromkeys(possible(clues), 1.0)
    if len(worlds) == 1:
        return worlds
    for card in clues.before[clues.me]:
        by_a_card_handed_to_me(worlds, clues.t.rules, card)
    for note in clues.notes:
        for seat in range(clues.t.rules.seats):
            if seat != clues.me and note.mark_of(seat) != NOT_YET:
                by_a_declaration(worlds, Declaration(clues, note.number, seat))
    return worlds if sum(worlds.values()) > NEVER else dict.fromkeys(worlds, 1.0)


def by_hunch(worlds: Worlds, hunches: Sequence[float]) -> Worlds:
    """The same, as gut feeling bends it."""
    return {doctors: weight * prod([hunch for seat, hunch in enumerate(hunches) if doctors >> seat & 1]) for doctors, weight in worlds.items()}


def possible(clues: Clues) -> list[Seats]:
    """The sets of seats that may be the Doctors: with those I know, without those who are cleared, and one of them stands."""
    t, certain, cleared = clues.t, known_doctors(clues), known_villagers(clues)
    sets = [only(*seats) for seats in combinations(range(t.rules.seats), t.rules.counts[DOCTOR])]
    return [doctors for doctors in sets if doctors & certain == certain and not doctors & cleared and doctors & t.standing]


def known_doctors(clues: Clues) -> Seats:
    return only(*[seat for seat in range(clues.t.rules.seats) if clues.t.is_doctor(seat)])


def known_villagers(clues: Clues) -> Seats:
    """Whose deck I see, who named somebody, who was named wrongly, and who fell where a Doctor would have said so."""
    t, cleared = clues.t, [clues.me]
    for note in clues.notes:
        for seat in range(t.rules.seats):
            suspect = note.named_by(seat)
            if suspect is not None:
                cleared += [seat, suspect] if note.out_by_a_name(seat) else [seat]
    if not t.rules.doctors_know:
        cleared += [seat for seat in range(t.rules.seats) if not t.stands(seat)]
    return only(*cleared) & ~known_doctors(clues)


def by_a_card_handed_to_me(worlds: Worlds, rules: VillageRules, card: Passed) -> None:
    """An Infected card gives its giver away; a vaccination clears him."""
    from_a_doctor = handed(card.card, a_doctors_habit(card.round)[card.card], rules, doctor=True)
    from_a_villager = handed(card.card, VILLAGERS[card.card], rules, doctor=False)
    for doctors in worlds:
        worlds[doctors] *= from_a_doctor if doctors >> card.giver & 1 else from_a_villager


def handed(card: Card, habit: float, rules: VillageRules, doctor: bool) -> float:
    """How likely this card is; rarely, where habit says never but some deck holds it."""
    if habit > NEVER:
        return habit
    decks = [deck for number, deck in enumerate(rules.decks) if rules.counts[number] and (number == DOCTOR) == doctor]
    return RARELY if any([card in deck for deck in decks]) else NEVER


def by_a_declaration(worlds: Worlds, declaration: Declaration) -> None:
    """How another seat declared speaks for and against those who handed it cards."""
    found: dict[Seats, float] = {}
    doubt = NEVER if declaration.is_my_test() else DOUBT
    for doctors in worlds:
        involved = doctors & declaration.involved
        if involved not in found:
            found[involved] = doubt + (1.0 - doubt) * declaration.likelihood(involved)
        worlds[doctors] *= found[involved]
