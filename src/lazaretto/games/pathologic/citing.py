"""Which rule a told fact follows, where its class alone does not say: by which card it came, and whether it was gained or lost."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, End, Said
from .cards import NOTHING
from .creeping import Creeping, LairIs
from .deaths import Confine, Die, Release
from .effects import rule_of_event, rule_of_prescription, rule_of_strain
from .event_effects import EventEffect
from .moves import React
from .prescribing import Prescribe
from .winning import EVIDENCE, HIT_LIST, NO_EVENTS, TIME_IS_UP, EvidenceIs

RULES_OF_ENDINGS: Final = {EVIDENCE: "PA 15.2", HIT_LIST: "PA 15.3", NO_EVENTS: "PA 15.4", TIME_IS_UP: "PA 4.6"}


def rule_followed(fact: object) -> str:
    """ "" where the first rule that its class cites is right."""
    if isinstance(fact, Said):
        return rule_of_prescription(fact.move.card) if isinstance(fact.move, (Prescribe, React)) else ""
    if isinstance(fact, Confine):
        return by_card(fact.strain, fact.event, fact.card) or "PA 6.3"
    if isinstance(fact, Release):
        return by_card(fact.strain, fact.event)
    if isinstance(fact, LairIs):
        return by_card(event=fact.event, card=fact.card)
    if isinstance(fact, Die):
        return by_card(fact.strain)
    if isinstance(fact, EventEffect):
        return rule_of_event(fact.event)
    if isinstance(fact, EvidenceIs):
        return rule_of_evidence(fact)
    if isinstance(fact, Creeping):
        return "PA 17.1"                             # told only of a paralysed Plague
    return RULES_OF_ENDINGS[fact.outcome.reason] if isinstance(fact, End) else ""


def rule_of_evidence(fact: EvidenceIs) -> str:
    """PA 7.2, 13.5, 16.5."""
    if fact.event != NOTHING:
        return "PA 13.5"
    return "PA 16.5" if fact.change > 0 else "PA 7.2"


def by_card(strain: Card = NOTHING, event: int = NOTHING, card: Card = NOTHING) -> str:
    """The rule of the one that is named; "" if none is."""
    if strain != NOTHING:
        return rule_of_strain(strain)
    if event != NOTHING:
        return rule_of_event(event)
    return rule_of_prescription(card) if card != NOTHING else ""
