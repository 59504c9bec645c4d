"""A turn: which cell of the grid, which action first, and when to end."""

from __future__ import annotations

from ....games.pest.by_technology import AssistAgain, AssistTrials
from ....games.pest.cards import ACTIONS, CONSTRUCT, CURE, HARMFUL, MOVE, PRODUCE, RESEARCH_ACTION, STORAGE_SLOT, column_of, row_of
from ....games.pest.house import WITHOUT_FIFTH, House
from ....games.pest.moves import ARRANGES, END_TURN, PLAYS, Assist
from ....games.pest.people import heal
from ....kernel import Move, Moves
from . import worth
from .constructing import constructed
from .doing import pay
from .making import produced, studied
from .mind import Mind
from .moving import moved
from .people import assigned, cured

Outlook = tuple[float, House]
"""What comes to me besides, and my House."""


def eased(house: House, action: int) -> int:
    """PE 9.5, 12.6. Harmful slots if whoever hinders this action goes into another; the storage last."""
    if not house.harmful >> action & 1:
        return house.harmful
    free = [slot for slot in range(HARMFUL) if not house.harmful >> slot & 1 and (slot != STORAGE_SLOT or max(house.goods) < WITHOUT_FIFTH + 1)]
    return house.harmful & ~(1 << action) | 1 << min(free, key=lambda slot: worth.HARM[slot]) if free else house.harmful


def done(mind: Mind, house: House, action: int, enhanced: int) -> Outlook:
    """After this action."""
    if action <= PRODUCE and house.harmful >> action & 1:
        house = house.copy()
        house.harmful = eased(house, action)
    if enhanced:
        house = house.copy()
        house.research -= 1
    if action == MOVE:
        return 0.0, moved(mind, house)
    if action == CONSTRUCT:
        return 0.0, constructed(mind, house, (house.harmful >> CONSTRUCT & 1) - enhanced)
    if action == PRODUCE:
        return 0.0, produced(mind, house, enhanced)
    if action == RESEARCH_ACTION:
        return 0.0, studied(mind, house)
    return (0.0, cured(mind, house)) if action == CURE else assigned(mind, house)


def value(mind: Mind, outlook: Outlook) -> float:
    return outlook[0] + mind.worth(outlook[1])


def best_done(mind: Mind, house: House, action: int) -> Outlook:
    """After this action, enhanced if that is better."""
    plain = done(mind, house, action, 0)
    if action not in (CONSTRUCT, PRODUCE) or not house.research:
        return plain
    enhanced = done(mind, house, action, 1)
    return enhanced if value(mind, enhanced) > value(mind, plain) else plain


def in_order(mind: Mind, first: int, second: int) -> float:
    """What comes of both."""
    extra, house = best_done(mind, mind.house, first)
    more, after = best_done(mind, house, second)
    return extra + more + mind.worth(after)


def places(mind: Mind, options: Moves) -> Move:
    """PE 9.2. The cell whose two actions together bring most, in the better order."""
    alone = [best_done(mind, mind.house, action) for action in range(ACTIONS)]
    cells: dict[int, float] = {}
    found: list[tuple[float, int, Move]] = []
    for number, move in enumerate(options):
        if isinstance(move, (Assist, AssistAgain)):
            if move.cell not in cells:
                cells[move.cell] = of_cell(mind, alone, column_of(move.cell), row_of(move.cell))
            found.append((cells[move.cell], -number, move))
        elif isinstance(move, AssistTrials):
            found.append((of_trials(mind), -number, move))
    return max(found)[2]


def of_cell(mind: Mind, alone: list[Outlook], column: int, row: int) -> float:
    down = best_done(mind, alone[column][1], row)
    if column == MOVE and row != CURE:
        return alone[column][0] + value(mind, down)
    up = best_done(mind, alone[row][1], column)
    return max(alone[column][0] + value(mind, down), alone[row][0] + value(mind, up))


def of_trials(mind: Mind) -> float:
    """PE 22.17."""
    after = mind.house.copy()
    pay(mind, after, (0, 0, 0, 3))
    heal(after)
    heal(after)
    return mind.worth(after)


def plays(mind: Mind, options: Moves) -> Move:
    """PE 9.3. What is still to be played, the better first; what brings nothing is left."""
    actions = [action for action in range(ACTIONS) if mind.t.to_play >> action & 1]
    if len(actions) == 2 and (actions[0] != MOVE or actions[1] == CURE) and in_order(mind, actions[1], actions[0]) > in_order(mind, actions[0], actions[1]):
        actions.reverse()
    now = mind.worth(mind.house)
    for action in actions:
        ways = [(value(mind, done(mind, mind.house, action, way.enhanced)) - now, -way.enhanced, way) for way in PLAYS[action] if way in options]
        gained, _, best = max(ways)
        if gained > worth.A_LITTLE:
            better = ARRANGES[eased(mind.house, action)] if action <= PRODUCE else best
            return better if better in options else best
    return END_TURN
