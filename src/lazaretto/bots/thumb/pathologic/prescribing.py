"""Prescriptions that a Healer plays by own choice: each when it clearly makes a difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....games.pathologic.cards import (
    BLOOD, CURFEW, EVACUATION, FALSE_WITNESS, HANDS, HARVEST, MANDATE, NO_FEAR, NOTHING, ORDER, PARALYSIS, PATHS, RESOURCES, THIEF, TICKING, TWIN,
)
from ....games.pathologic.prescribing import WAYS, Prescribe
from ....games.pathologic.town import within_two
from ....games.pathologic.walking import LONG
from ....kernel import Card
from .ideas import Idea, changed, errands_of, ideas, is_free
from .outlook import Outlook

#: How much better things must be with the card than without.
PRICES: Final = {
    PARALYSIS: 0.45, CURFEW: 0.35, ORDER: 0.5, MANDATE: 0.15, EVACUATION: 0.55, HARVEST: 0.05, TICKING: 0.6, PATHS: 0.35, BLOOD: 0.45, NO_FEAR: 0.2,
    HANDS: 0.15, TWIN: 0.5, THIEF: 0.3, FALSE_WITNESS: 0.55,
}
WORTH_AN_ERRAND: Final = 0.1
A_SPARE: Final = 0.5            # of two copies the first is cheap
ENVY: Final = 0.1               # a rival's counter


def cards(outlook: Outlook, now: float) -> list[Idea]:
    """What each card in hand would do, less what it is worth to keep. Those against the Plague wait until the points are spent."""
    t, me = outlook.mind.t, outlook.mind.me
    found: list[Idea] = []
    for card, think in (THOUGHTS if outlook.points else LAST_THOUGHTS).items():
        if t.holds(me, card):
            price = PRICES[card] * outlook.mind.caution * (A_SPARE if t.hands[me].count(card) > 1 else 1.0)
            found.extend([Idea(idea.value - price, idea.move, idea.piece) for idea in think(outlook, now)])
    return found


def way(card: Card, target: int = NOTHING, detail: int = NOTHING) -> Prescribe:
    return next(each for each in WAYS[card] if each.target == target and each.detail == detail)


def twin_of(outlook: Outlook) -> Outlook:
    """The same once more, to be changed in thought."""
    after = Outlook(outlook.mind)
    after.points, after.acted, after.spaces = outlook.points, outlook.acted, outlook.spaces
    return after


# more points, longer ways, other Resources


def ticking(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.8. If one more point resolves an Event, or does much otherwise."""
    after = twin_of(outlook)
    after.points += 1
    value = after.see()
    if outlook.points == 0:
        value = max([idea.value for idea in ideas(after, after.spaces)], default=value)
    return [Idea(value, way(TICKING), NOTHING)]


def paths(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.9. If it brings a Ward where it could not come otherwise."""
    if outlook.mind.t.paths:
        return []
    best: float = now
    for ward in outlook.mind.wards:
        if is_free(outlook, ward) and not outlook.is_confined(ward):
            best = max([best, *[idea.value for idea in errands_of(outlook, ward, LONG, outlook.points - 1)]])
    return [Idea(best, way(PATHS), NOTHING)]


def blood(outlook: Outlook, now: float) -> list[Idea]:
    after = twin_of(outlook)
    after.blood = True
    return [Idea(after.see(), way(BLOOD), NOTHING)]


def twin(outlook: Outlook, now: float) -> list[Idea]:
    after = twin_of(outlook)
    after.twin = True
    return [Idea(after.see(), way(TWIN), NOTHING)]


def thief(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.17. From whoever is ahead."""
    mind, found = outlook.mind, []
    for rival in mind.rivals:
        for resource in mind.t.sheets[rival].kinds():
            after = twin_of(outlook)
            after.sheet[resource] += 1
            found.append(Idea(after.see() + ENVY * mind.t.evidence[rival] / mind.t.rules.enough, way(THIEF, rival, resource), NOTHING))
    return found


def false_witness(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.18. So that a Ward on the spot fits."""
    found = []
    for event in outlook.events:
        for resource in range(RESOURCES):
            if resource != outlook.needs[event]:
                after = twin_of(outlook)
                after.needs[event] = resource
                found.append(Idea(after.see(), way(FALSE_WITNESS, event, resource), NOTHING))
    return found


def harvest(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.7."""
    role = outlook.mind.role
    if not is_free(outlook, role):
        return []
    after = changed(outlook, acts=role)
    for resource in outlook.mind.t.pool.kinds():
        after.sheet[resource] += 1
    return [Idea(after.see() - outlook.mind.strain_cost(outlook.where[role]), way(HARVEST), role)]


def mandate(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.4. Two errands for one point."""
    role, mind = outlook.mind.role, outlook.mind
    if not is_free(outlook, role):
        return []
    gains: list[float] = []
    for ward in mind.wards:
        if is_free(outlook, ward):
            gains.append(max([idea.value for idea in errands_of(outlook, ward, outlook.spaces, outlook.points)], default=now) - now)
    two = sorted([gain for gain in gains if gain > WORTH_AN_ERRAND], reverse=True)[:2]
    if len(two) < 2:
        return []
    return [Idea(changed(outlook, acts=role).see() + sum(two) - mind.strain_cost(outlook.where[role]), way(MANDATE), role)]


def evacuation(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.5. An own Ward to where it can act at once, or out of danger."""
    found = []
    for ward in outlook.mind.own_wards:
        confined = outlook.is_confined(ward)
        for to in sorted(within_two(outlook.mind.t, outlook.where[ward])):
            value = outlook.with_piece(ward, to, confined=confined, points=outlook.points, acts=False)
            found.append(Idea(value, way(EVACUATION, ward, to), ward))
    return found


# against the Plague


def paralysis(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.1. When own Wards are in its reach."""
    mind = outlook.mind
    if mind.t.paralysed:
        return []
    calm = mind.dangers(0, paralysed=True)
    return [Idea(now + relief(outlook, calm), way(PARALYSIS), NOTHING)]


def relief(outlook: Outlook, calm: list[float]) -> float:
    """What is less to be feared if the danger were this."""
    mind, found = outlook.mind, 0.0
    for ward in mind.wards:
        place = outlook.where[ward]
        if not outlook.is_confined(ward) and not mind.t.is_fearless(ward) and place != mind.t.blockade:
            found += (mind.danger[place] - calm[place]) * mind.appeal[ward] * (mind.loss[ward] + hope_of(outlook, ward))
    return found


def hope_of(outlook: Outlook, ward: int) -> float:
    return max([prospect.later for prospect in outlook.columns[ward]], default=0.0)


def curfew(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.2. Round a Ward, or round the Plague."""
    mind, role, found = outlook.mind, outlook.mind.role, []
    if not is_free(outlook, role):
        return []
    after = changed(outlook, acts=role).see() - mind.strain_cost(outlook.where[role])
    doors = {outlook.where[ward] for ward in mind.own_wards if not outlook.is_confined(ward)}
    doors |= {place for place, chance in enumerate(mind.haunts) if place and chance > 0.3}
    for district in sorted(doors):
        calm = mind.dangers(1 << district, paralysed=mind.t.paralysed)
        found.append(Idea(after + relief(outlook, calm), way(CURFEW, district), role))
    return found


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
    return [Idea(after + fear(ward), way(NO_FEAR, ward), role)]


def laying_on_hands(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.15. A Strain that lies in the way of my plans."""
    mind, role = outlook.mind, outlook.mind.role
    laid = [district for district in mind.t.laid_at if outlook.needs[district] != NOTHING]
    if not is_free(outlook, role) or not laid:
        return []
    after = changed(outlook, acts=role).see() - mind.strain_cost(outlook.where[role])
    return [Idea(after + mind.strain_cost(district), way(HANDS, district), role) for district in laid]


def order(outlook: Outlook, now: float) -> list[Idea]:
    """PA 17.3. On an own Ward in danger, or on one that would win for a rival."""
    found = []
    for ward in outlook.mind.wards:
        if not outlook.is_confined(ward):
            value = outlook.with_piece(ward, outlook.where[ward], confined=True, points=outlook.points, acts=False)
            found.append(Idea(value, way(ORDER, ward), ward))
    return found


Thought = Callable[[Outlook, float], list[Idea]]
THOUGHTS: Final[dict[Card, Thought]] = {
    TICKING: ticking, PATHS: paths, BLOOD: blood, TWIN: twin, THIEF: thief, FALSE_WITNESS: false_witness, HARVEST: harvest, MANDATE: mandate,
    EVACUATION: evacuation, CURFEW: curfew, NO_FEAR: no_fear, HANDS: laying_on_hands,
}
LAST_THOUGHTS: Final[dict[Card, Thought]] = {
    TICKING: ticking, THIEF: thief, EVACUATION: evacuation, PARALYSIS: paralysis, ORDER: order,
}
