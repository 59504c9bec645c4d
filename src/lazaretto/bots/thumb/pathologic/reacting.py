"""What a Healer does in windows: Influence in another's turn, and Reactions."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import (
    BLOOD, DELIRIUM, EVACUATION, FALSE_WITNESS, FEVER, NO, NOTHING, ORDER, PANIC, THIEF, TICKING, TWIN, ULCER, WASTING, WEAKNESS, is_ward,
)
from ....games.pathologic.doing import CardEffect
from ....games.pathologic.moves import PASS, REACTS, React
from ....games.pathologic.orders import Completing
from ....games.pathologic.prescribing import WAYS
from ....games.pathologic.reactions import Cancelling, NoEffect
from ....games.pathologic.resolving import Resolve
from ....games.pathologic.strains import TakesEffect
from ....kernel import Move, Moves, Seat
from .mind import NEARLY, Mind
from .outlook import Outlook
from .worth import A_CARD

DECISIVE: Final = (EVACUATION, TICKING, BLOOD, TWIN, FALSE_WITNESS)
STOPS_A_RESOLVE: Final = (FEVER, ULCER, WEAKNESS, PANIC)


def influences(mind: Mind, options: Moves) -> Move:
    """PA 11.3. In one's own turn there is time for that later; in a rival's, only what keeps them from winning."""
    t = mind.t
    if t.active == mind.me or t.evidence[t.active] < t.rules.enough - NEARLY:
        return PASS
    outlook = Outlook(mind)
    outlook.see()
    for ward in sorted(mind.wards, key=lambda each: -outlook.threats[each]):
        if wins_for(mind, outlook, t.active, ward):
            for way in (*WAYS[ORDER], *WAYS[EVACUATION]):
                if way.target == ward and way in options and (way.card == ORDER or t.needs[way.detail] == NOTHING):
                    return way
    return PASS


def wins_for(mind: Mind, outlook: Outlook, rival: Seat, ward: int) -> bool:
    """It stands on an Event and can resolve it for this rival, who then has enough."""
    t = mind.t
    if outlook.is_confined(ward) or t.needs[t.where[ward]] == NOTHING or not t.obeys(ward, rival):
        return False
    lacks = outlook.lacking(ward, t.where[ward])
    enough = t.evidence[rival] + mind.pieces_for(rival, ward) >= t.rules.enough
    return enough and t.sheets[rival].count(t.needs[t.where[ward]]) >= lacks


def reacts(mind: Mind, options: Moves) -> Move:
    """PA 17.6, 17.10, 17.12. Always; a No! only where it counts."""
    question = mind.view.question
    reaction = next((move for move in options if isinstance(move, React)), None)
    if reaction is None:
        return PASS
    if not isinstance(question, Cancelling):
        return reaction
    return REACTS[NO] if is_bad(mind, question) else PASS


def is_bad(mind: Mind, question: Cancelling) -> bool:
    effect, undone = question.effect, question.undone
    if isinstance(effect, TakesEffect):
        return is_bad_strain(mind, effect)
    if isinstance(effect, CardEffect):
        return effect.seat != mind.me and is_bad_card(mind, effect)
    if isinstance(effect, NoEffect) and isinstance(undone, CardEffect):
        return undone.seat == mind.me                          # my own card was cancelled
    return False


def is_bad_strain(mind: Mind, effect: TakesEffect) -> bool:
    """Deadly for an own Ward, or in the way of what I am doing."""
    t, piece = mind.t, effect.piece
    if t.active != mind.me:
        return effect.strain == ULCER and piece in mind.own_wards and not t.is_quarantined(piece)
    if t.is_quarantined(piece) and effect.strain in (FEVER, ULCER, PANIC):
        return False
    if effect.strain == ULCER and is_ward(piece):
        return True
    if any([isinstance(step, Completing) and isinstance(step.action, Resolve) for step in mind.view.agenda]):
        return effect.strain in STOPS_A_RESOLVE
    return (effect.strain == WASTING and len(t.sheets[mind.me]) > 2) or (effect.strain == DELIRIUM and t.hand_size(mind.me) > 3)


def is_bad_card(mind: Mind, effect: CardEffect) -> bool:
    """Against me, or in the hand of one who is about to win."""
    t = mind.t
    if effect.card in (ORDER, EVACUATION) and effect.target in mind.own_wards and t.answers_for(effect.target) != effect.seat:
        return not t.is_quarantined(effect.target) and not is_relief(mind, effect)
    if effect.card == THIEF and effect.target == mind.me:
        return len(t.sheets[mind.me]) < 3
    if effect.card == FALSE_WITNESS and any([t.where[ward] == effect.target and not t.is_quarantined(ward) for ward in mind.own_wards]):
        return True
    return effect.card in DECISIVE and t.evidence[effect.seat] >= t.rules.enough - NEARLY


def is_relief(mind: Mind, effect: CardEffect) -> bool:
    """An own Ward is safer in Quarantine, or there, by more than a rival's card could cost it."""
    ward, here = effect.target, mind.t.where[effect.target]
    there, confined = (here, True) if effect.card == ORDER else (effect.detail, False)
    return mind.risk(ward, here, confined=False) - mind.risk(ward, there, confined=confined) > A_CARD
