"""A Healer's Action Phase: the best use of the points, then a Pact, then the end."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import HEALERS, NOTHING, WARDS
from ....games.pathologic.moves import COMPLETE, END_TURN, ENOUGH, GOES
from ....games.pathologic.pacts import PLEDGES
from ....games.pathologic.walking import LONG, Walking, reach
from ....kernel import Move, Moves
from .ideas import errands_of, ideas, is_free, value_of, ways_from
from .mind import Mind
from .outlook import Outlook
from .prescribing import cards

WORTH_IT: Final = 0.01


def acts(mind: Mind, options: Moves) -> Move:
    """PA 12. Whatever leaves things best; nothing rather than harm."""
    outlook = Outlook(mind)
    idle = Outlook(mind)
    idle.points = 0
    least = idle.see() + WORTH_IT
    now = outlook.see()
    found = [*(ideas(outlook, LONG if mind.t.paths else outlook.spaces) if outlook.points else []), *cards(outlook, now)]
    for idea in sorted(found, key=value_of, reverse=True):
        if idea.value <= least:
            break
        if idea.move in options:
            return idea.move
    return pledges(outlook, options) or END_TURN


def pledges(outlook: Outlook, options: Moves) -> Move | None:
    """PA 14. The own Pact lies where others could make most of a Ward; but not where they should come to the rescue."""
    t, me = outlook.mind.t, outlook.mind.me
    held = t.pacts[me]
    most = outlook.threats[held] if held != NOTHING else 0.0
    best: Move | None = None
    for ward in WARDS:
        pledge = PLEDGES[ward - HEALERS]
        if outlook.threats[ward] > most and pledge in options and (t.where[ward] != t.blockade or outlook.mind.is_last):
            best, most = pledge, outlook.threats[ward]
    return best


def completes(mind: Mind, options: Moves) -> Move:
    """PA 9.3."""
    return COMPLETE


def walks_on(mind: Mind, options: Moves) -> Move:
    """PA 12.5. On to where it is best, or enough."""
    question = mind.view.question
    assert isinstance(question, Walking)
    outlook = Outlook(mind)
    outlook.see()
    piece, here = question.piece, mind.t.where[question.piece]
    stay = outlook.with_piece(piece, here, confined=False, points=mind.t.points, acts=True)
    best: Move = ENOUGH
    for to, (cost, first) in ways_from(mind, here, reach(mind.t, question.long) - question.taken).items():
        value = outlook.with_piece(piece, to, confined=False, points=mind.t.points, acts=True) - cost
        if value > stay:
            best, stay = GOES[first], value
    return best


def mandates(mind: Mind, options: Moves) -> Move:
    """PA 17.4. The errand that does most good; the second only if it does any."""
    outlook = Outlook(mind)
    now = outlook.see()
    found = [idea for ward in mind.wards if is_free(outlook, ward) for idea in errands_of(outlook, ward, outlook.spaces, mind.t.points)]
    found = [idea for idea in found if idea.move in options]
    best = max(found, key=value_of, default=None)
    if best is None:
        return options[0]
    return best.move if ENOUGH not in options or best.value > now + WORTH_IT else ENOUGH
