"""Prescriptions against the Plague and its Strains: what would be less to be feared."""

from __future__ import annotations

from ....games.pathologic.cards import HANDS, NO_FEAR, NOTHING, ORDER, PARALYSIS
from .ideas import Idea, changed, is_free, way
from .outlook import Outlook


def paralysis(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.1. When own Wards are in its reach."""
    mind = outlook.mind
    if mind.t.paralysed:
        return []
    calm = mind.dangers(paralysed=True)
    return [Idea(now + relief(outlook, calm), way(PARALYSIS))]


def relief(outlook: Outlook, calm: list[float]) -> float:
    """What is less to be feared if the danger were this."""
    mind, found = outlook.mind, 0.0
    for ward in mind.wards:
        place = outlook.where[ward]
        if not outlook.is_confined(ward) and not mind.t.is_fearless(ward) and place != mind.t.blockade:
            found += (mind.danger[place] - calm[place]) * mind.appeal[ward] * (mind.loss[ward] + hope_of(outlook, ward))
    return found


def hope_of(outlook: Outlook, ward: int) -> float:
    """What I still expect of it."""
    return max([prospect.later for prospect in outlook.columns[ward]], default=0.0)


def no_fear(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.14. For the Ward for whom there is most to fear."""
    mind, role = outlook.mind, outlook.mind.role
    if not is_free(outlook, role) or not mind.wards:
        return []

    def fear(ward: int) -> float:
        peril = mind.peril(ward, outlook.where[ward], outlook.is_confined(ward))
        return 0.0 if mind.t.is_fearless(ward) else peril * (mind.loss[ward] + hope_of(outlook, ward))

    ward = max(mind.wards, key=fear)
    after = changed(outlook, acts=role).see() - mind.strain_cost(outlook.where[role])
    return [Idea(after + fear(ward), way(NO_FEAR, ward))]


def laying_on_hands(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.15. A Strain that lies in the way of my plans."""
    mind, role = outlook.mind, outlook.mind.role
    laid = [district for district in mind.t.laid_at if outlook.needs[district] != NOTHING]
    if not is_free(outlook, role) or not laid:
        return []
    after = changed(outlook, acts=role).see() - mind.strain_cost(outlook.where[role])
    return [Idea(after + mind.strain_cost(district), way(HANDS, district)) for district in laid]


def order(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.3. On an own Ward in danger, or on one that would win for a rival."""
    found = []
    for ward in outlook.mind.wards:
        if not outlook.is_confined(ward):
            value = outlook.with_piece(ward, outlook.where[ward], confined=True, points=outlook.points, acts=False)
            found.append(Idea(value, way(ORDER, ward)))
    return found
