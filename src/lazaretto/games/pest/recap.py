"""The Year's end in short: what each stage of it brought to whom, of all that the log tells one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Seat, Value
from .aid import PayAid
from .cards import INFLUENCE, RECALL
from .eras import Agenda, CountTheDead, Court, Rewarded
from .gains import Gain, GainInfluence
from .people import Blame, TakeIn
from .pestilence import Fallen, PestStrikes

NEGATIVE: Final = -1             # tokens, beside the kinds of rewards

Gains = tuple[tuple[Seat, int, int], ...]
"""Seat, kind and number."""


@final
class Brought(Value):
    """PE 8.2, 20.2, 20.3, 20.8. What a stage of the Year's end brought to whom: told to who watches it, and never a fact of its own."""

    def __init__(self, by: Agenda | Court | CountTheDead | PayAid, gained: Gains, rewarded: tuple[Rewarded, ...]) -> None:
        self.by: Final = by
        self.gained: Final = gained
        self.rewarded: Final = rewarded


@final
class Struck(Value):
    """PE 6.3, 7.1. Where the Pest strikes, how many come to whom, and what falls."""

    def __init__(self, card: int, taken: tuple[tuple[Seat, int], ...], fallen: tuple[int, ...]) -> None:
        self.card: Final = card
        self.taken: Final = taken
        self.fallen: Final = fallen


def recap(facts: Sequence[object]) -> Value | None:
    """Of the stages that bring something; the others are told as they are."""
    step = facts[0]
    if isinstance(step, PestStrikes):
        taken = [(fact.seat, fact.people) for fact in facts if isinstance(fact, TakeIn) and fact.people]
        return Struck(step.card, tuple(taken), tuple([fact.location for fact in facts if isinstance(fact, Fallen)]))
    if not isinstance(step, (Agenda, Court, CountTheDead, PayAid)):
        return None
    return Brought(step, tuple([gain for fact in facts for gain in gained(fact)]), tuple([fact for fact in facts if isinstance(fact, Rewarded)]))


def gained(fact: object) -> Gains:
    """Influence is told where it is counted."""
    if isinstance(fact, Gain):
        return ((fact.seat, fact.kind, fact.many),) if fact.many and fact.kind not in (INFLUENCE, RECALL) else ()
    if isinstance(fact, Blame):
        return ((fact.seat, NEGATIVE, fact.many),)
    return ((fact.seat, INFLUENCE, fact.many),) if isinstance(fact, GainInfluence) and fact.many else ()
