"""The Year's end in short: what each stage of it brought to whom, of all that the log tells one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Seat, Value
from .aid import PayAid
from .cards import INFLUENCE, RECALL
from .eras import Agenda, CountTheDead, Court, Rewarded
from .gains import Gain, GainInfluence
from .gathering import CampHome
from .people import Blame, TakeIn
from .pestilence import AtTheDoor, Fallen, Guarded, PestStrikes
from .sources import TRACK

NEGATIVE: Final = -1             # tokens, beside the kinds of rewards

Gains = tuple[tuple[Seat, int, int], ...]
"""Seat, kind and number."""


@final
class Brought(Value):
    """PE 8.2, 20.2, 20.3, 20.8. What a stage of the Year's end brought to whom: told to who watches it, and never a fact of its own."""

    def __init__(self, by: Agenda | Court | CountTheDead | PayAid, gained: Gains, rewarded: tuple[Rewarded, ...], passed: tuple[Gain, ...]) -> None:
        self.by: Final = by
        self.gained: Final = gained
        self.rewarded: Final = rewarded
        self.passed: Final = passed                  # gains on the Influence track


@final
class Struck(Value):
    """PE 6.3, 6.6, 7.1. Where the Pest strikes, how many come to whom, which camps have stopped it, and what falls."""

    def __init__(
        self, card: int, doors: tuple[tuple[Seat, int], ...], taken: tuple[tuple[Seat, int], ...], camps: tuple[CampHome, ...], fallen: tuple[int, ...],
        guarded: tuple[Guarded, ...],
    ) -> None:
        self.card: Final = card
        self.doors: Final = doors                    # whose buildings they come to, and where
        self.taken: Final = taken
        self.camps: Final = camps
        self.fallen: Final = fallen
        self.guarded: Final = guarded


def recap(facts: Sequence[object]) -> Value | None:
    """Of the stages that bring something; the others are told as they are."""
    step = facts[0]
    if isinstance(step, PestStrikes):
        taken = [(fact.seat, fact.people) for fact in facts if isinstance(fact, TakeIn) and fact.people]
        doors, camps = [(fact.seat, fact.location) for fact in facts if isinstance(fact, AtTheDoor)], [fact for fact in facts if isinstance(fact, CampHome)]
        guarded, fallen = [fact for fact in facts if isinstance(fact, Guarded)], [fact.location for fact in facts if isinstance(fact, Fallen)]
        return Struck(step.card, tuple(doors), tuple(taken), tuple(camps), tuple(fallen), tuple(guarded))
    if not isinstance(step, (Agenda, Court, CountTheDead, PayAid)):
        return None
    passed = [fact for fact in facts if isinstance(fact, Gain) and is_on_track(fact)]
    rewarded = [fact for fact in facts if isinstance(fact, Rewarded)]
    return Brought(step, tuple([gain for fact in facts for gain in gained(fact)]), tuple(rewarded), tuple(passed))


def is_on_track(fact: Gain) -> bool:
    return fact.by[:1] == (TRACK,)


def gained(fact: object) -> Gains:
    """Influence is told where it is counted, and what lies on its way by itself."""
    if isinstance(fact, Gain):
        return ((fact.seat, fact.kind, fact.many),) if fact.many and fact.kind not in (INFLUENCE, RECALL) and not is_on_track(fact) else ()
    if isinstance(fact, Blame):
        return ((fact.seat, NEGATIVE, fact.many),)
    return ((fact.seat, INFLUENCE, fact.many),) if isinstance(fact, GainInfluence) and fact.many else ()
