"""The Year's end in short: what each stage of it brought to whom, of all that the log tells one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Seat, Value
from .aid import PayAid
from .cards import INFLUENCE, RECALL
from .eras import Agenda, CountTheDead, Court
from .gains import Gain, GainInfluence
from .people import Blame

Gains = tuple[tuple[Seat, int, int], ...]
"""Seat, kind and number."""


@final
class Brought(Value):
    """PE 8.2, 20.2, 20.3. What a stage of the Year's end brought to whom: told to who watches it, and never a fact of its own."""

    def __init__(self, by: Agenda | Court | PayAid, gained: Gains) -> None:
        self.by: Final = by
        self.gained: Final = gained


@final
class NobodyDead(Value):
    """PE 20.8. No grave counts."""


def recap(facts: Sequence[object]) -> Value | None:
    """Of the stages that pay; the others are told as they are."""
    step = facts[0]
    if isinstance(step, CountTheDead) and not any([isinstance(fact, Blame) for fact in facts]):
        return NobodyDead()
    if not isinstance(step, (Agenda, Court, PayAid)) or any([isinstance(fact, Blame) for fact in facts]):
        return None
    return Brought(step, tuple([gain for fact in facts for gain in gained(fact)]))


def gained(fact: object) -> Gains:
    """Influence is told where it is counted."""
    if isinstance(fact, Gain):
        return ((fact.seat, fact.kind, fact.many),) if fact.many and fact.kind not in (INFLUENCE, RECALL) else ()
    return ((fact.seat, INFLUENCE, fact.many),) if isinstance(fact, GainInfluence) and fact.many else ()
