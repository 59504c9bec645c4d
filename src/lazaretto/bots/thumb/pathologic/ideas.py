"""Ideas: what could be done with a point, and how things would stand then."""

from __future__ import annotations

from typing import Final, final

from ....games.pathologic.cards import HEALERS, NOTHING, PIECES, RESOURCES, SEALED_DOORS, is_ward
from ....games.pathologic.errands import CLAIMS, HAND_TOS, LEAVES, TRANSFERS
from ....games.pathologic.prescribing import WAYS
from ....games.pathologic.resolving import RESOLVES
from ....games.pathologic.town import why_not_relocate
from ....games.pathologic.walking import WALKS
from ....kernel import Card, Move
from .mind import Mind
from .outlook import Outlook

A_BIRD_IN_THE_HAND: Final = 0.25
A_SMALL_PERIL: Final = 0.1      # to be struck, which is dared even if the game would end
ANY_PERIL: Final = 2.0
TRODDEN: Final = 0.04           # for each space: no walk for nothing


@final
class Idea:
    """A move, and what all would be worth after it; where the piece would stand then, if it walks or leaves Quarantine."""

    def __init__(self, value: float, move: Move, piece: int = NOTHING, place: int = NOTHING) -> None:
        self.value: Final = value
        self.move: Final = move
        self.piece: Final = piece
        self.place: Final = place


def value_of(idea: Idea) -> float:
    return idea.value


def ideas(outlook: Outlook, spaces: int) -> list[Idea]:
    """All Actions but cards, for an outlook that has been seen, with a point at least."""
    found: list[Idea] = []
    for piece in range(PIECES):
        if is_free(outlook, piece):
            found.extend(errands_of(outlook, piece, spaces, outlook.points - 1))
            found.extend(resolving(outlook, piece))
    found.extend(fetching(outlook))
    found.extend(handing(outlook))
    return found


def is_free(outlook: Outlook, piece: int) -> bool:
    """PA 12.1, 12.2."""
    t = outlook.mind.t
    if outlook.where[piece] == NOTHING or outlook.acted >> piece & 1:
        return False
    return t.obeys(piece, outlook.mind.me) or (outlook.twin and is_ward(piece))


def errands_of(outlook: Outlook, piece: int, spaces: int, points: int) -> list[Idea]:
    """PA 12.4, 12.5. To leave Quarantine, or to walk; but with whoever may be the last of the Hit List nowhere where more is to be feared for it."""
    here, mind, confined = outlook.where[piece], outlook.mind, outlook.is_confined(piece)
    ways = {here: (mind.strain_cost(here), NOTHING)} if confined else ways_from(mind, here, spaces)
    dared = max(A_SMALL_PERIL, mind.peril(piece, here, confined)) if mind.may_be_the_last(piece) else ANY_PERIL
    return [
        Idea(outlook.with_piece(piece, to, confined=False, points=points, acts=True) - cost, LEAVES[piece] if confined else WALKS[piece][first], piece, to)
        for to, (cost, first) in ways.items() if mind.peril(piece, to, confined=False) <= dared
    ]


def ways_from(mind: Mind, here: int, spaces: int) -> dict[int, tuple[float, int]]:
    """Where one can walk to: what the Strains on the cheapest way cost, and its first space."""
    found: dict[int, tuple[float, int]] = {}
    edge: list[tuple[float, int, int]] = [(0.0, NOTHING, here)]
    for _ in range(spaces):
        onward: list[tuple[float, int, int]] = []
        for cost, first, place in edge:
            for to in mind.t.rules.town[place]:
                if to != here and why_not_relocate(mind.t, place, to) is None:
                    sum_of = cost + mind.strain_cost(to) + TRODDEN
                    if to not in found or found[to][0] > sum_of:
                        found[to] = (sum_of, first if first != NOTHING else to)
                        onward.append((sum_of, found[to][1], to))
        edge = onward
    return found


def resolving(outlook: Outlook, piece: int) -> list[Idea]:
    """PA 13."""
    for prospect in outlook.columns[piece]:
        if prospect.points == 1 and outlook.points:
            after = changed(outlook, acts=piece)
            after.gained += prospect.now + A_BIRD_IN_THE_HAND
            if not is_ward(piece):
                after.sheet[outlook.needs[prospect.event]] -= 1
            after.needs[prospect.event] = NOTHING
            return [Idea(after.see(), RESOLVES[piece])]
    return []


def again(outlook: Outlook) -> Outlook:
    """The same once more, to be changed in thought."""
    after = Outlook(outlook.mind)
    after.points, after.acted = outlook.points, outlook.acted
    return after


def changed(outlook: Outlook, acts: int) -> Outlook:
    """The same, after this piece has spent a point."""
    after = again(outlook)
    after.points, after.acted = after.points - 1, after.acted | 1 << acts
    return after


def way(card: Card, target: int = NOTHING, detail: int = NOTHING) -> Move:
    """This card, on that."""
    return next(each for each in WAYS[card] if each.target == target and each.detail == detail)


def fetching(outlook: Outlook) -> list[Idea]:
    """PA 12.7, 12.8. A counter, by a Claim or from the Ward who can best be spared."""
    mind, found = outlook.mind, []
    t, role = mind.t, mind.role
    for resource in range(RESOURCES):
        if resource not in t.pool:
            continue
        if is_free(outlook, role):
            found.append(Idea(counted(outlook, role, resource), CLAIMS[resource]))
        wards = [ward for ward in mind.wards if t.rules.resources[ward] == resource and is_free(outlook, ward)]
        if wards and SEALED_DOORS not in t.ongoing:
            ward = min(wards, key=lambda each: usefulness(outlook, each))
            found.append(Idea(counted(outlook, ward, resource), TRANSFERS[ward - HEALERS]))
    return found


def counted(outlook: Outlook, piece: int, resource: int) -> float:
    after = changed(outlook, acts=piece)
    after.sheet[resource] += 1
    return after.see() - outlook.mind.strain_cost(outlook.where[piece])


def usefulness(outlook: Outlook, ward: int) -> float:
    """What one would rather do with it in this turn."""
    hopes = [max(prospect.now, prospect.later) for prospect in outlook.columns[ward]]
    return max(hopes, default=0.0) + outlook.mind.strain_cost(outlook.where[ward])


def handing(outlook: Outlook) -> list[Idea]:
    """PA 12.11. What the Ward lacks, if it can be spent at once."""
    mind, found = outlook.mind, []
    if not is_free(outlook, mind.role) or outlook.points < 2:
        return []
    for ward in mind.wards:
        event = outlook.where[ward]
        if is_free(outlook, ward) and not outlook.is_confined(ward) and outlook.needs[event] != NOTHING:
            lacks, need = outlook.lacking(ward, event), outlook.needs[event]
            if 0 < lacks <= (sum(outlook.sheet) if outlook.blood else outlook.sheet[need]):
                after = changed(outlook, acts=mind.role)
                after.handed_to = ward
                after.sheet[need] -= lacks
                found.append(Idea(after.see() - mind.strain_cost(outlook.where[mind.role]), HAND_TOS[ward - HEALERS]))
    return found
