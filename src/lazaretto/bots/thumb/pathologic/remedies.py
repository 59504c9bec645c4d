"""Prescriptions that help a Healer on: more points, longer ways, other Resources."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import BLOOD, EVACUATION, FALSE_WITNESS, HARVEST, MANDATE, PATHS, RESOURCES, THIEF, TICKING, TWIN
from ....games.pathologic.town import within_two
from ....games.pathologic.walking import LONG
from .ideas import Idea, again, changed, errands_of, ideas, is_free, value_of, way
from .outlook import Outlook

WORTH_AN_ERRAND: Final = 0.1
ENVY: Final = 0.1               # a rival's counter


def ticking(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.8. If one more point resolves an Event, or does much otherwise."""
    after = again(outlook)
    after.points += 1
    value = after.see()
    value = max([value if outlook.points else now, *[idea.value for idea in ideas(after, after.spaces)]])
    return [Idea(value, way(TICKING))]


def paths(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.9. If it brings a Ward where it could not come otherwise."""
    if outlook.mind.t.paths:
        return []
    best: float = now
    for ward in outlook.mind.wards:
        if is_free(outlook, ward) and not outlook.is_confined(ward):
            best = max([best, *[idea.value for idea in errands_of(outlook, ward, LONG, outlook.points - 1)]])
    return [Idea(best, way(PATHS))]


def blood(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.11. If the wrong Ward, or the wrong counter, is where the right one should be."""
    after = again(outlook)
    after.blood = True
    return [Idea(after.see(), way(BLOOD))]


def twin(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.16. If a Ward in another's Pact could resolve an Event."""
    after = again(outlook)
    after.twin = True
    return [Idea(after.see(), way(TWIN))]


def thief(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.17. From whoever is ahead."""
    mind, found = outlook.mind, []
    for rival in mind.rivals:
        for resource in mind.t.sheets[rival].kinds():
            after = again(outlook)
            after.sheet[resource] += 1
            found.append(Idea(after.see() + ENVY * mind.t.evidence[rival] / mind.t.rules.enough, way(THIEF, rival, resource)))
    return found


def false_witness(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.18. So that a Ward on the spot fits."""
    found = []
    for event in outlook.events:
        for resource in range(RESOURCES):
            if resource != outlook.needs[event]:
                after = again(outlook)
                after.needs[event] = resource
                found.append(Idea(after.see(), way(FALSE_WITNESS, event, resource)))
    return found


def harvest(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.7. Three counters for a point."""
    role = outlook.mind.role
    if not is_free(outlook, role):
        return []
    after = changed(outlook, acts=role)
    for resource in outlook.mind.t.pool.kinds():
        after.sheet[resource] += 1
    return [Idea(after.see() - outlook.mind.strain_cost(outlook.where[role]), way(HARVEST))]


def mandate(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.4. Two errands for one point, if both are worth it."""
    role, mind = outlook.mind.role, outlook.mind
    if not is_free(outlook, role):
        return []
    after = changed(outlook, acts=role)
    value = after.see()
    for _ in range(2):
        errands = [idea for ward in mind.wards if is_free(after, ward) for idea in errands_of(after, ward, after.spaces, after.points)]
        best = max(errands, key=value_of, default=None)
        if best is None or best.value < value + WORTH_AN_ERRAND:
            return []
        after.where[best.piece], after.acted, after.quarantined = best.place, after.acted | 1 << best.piece, after.quarantined & ~(1 << best.piece)
        value = after.see()
    return [Idea(value - mind.strain_cost(outlook.where[role]), way(MANDATE))]


def evacuation(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.5. An own Ward to where it can act at once, or out of danger."""
    found = []
    for ward in outlook.mind.own_wards:
        confined = outlook.is_confined(ward)
        for to in sorted(within_two(outlook.mind.t, outlook.where[ward])):
            value = outlook.with_piece(ward, to, confined=confined, points=outlook.points, acts=False)
            found.append(Idea(value, way(EVACUATION, ward, to)))
    return found
