"""Worlds that a seat cannot tell apart: the cards' ways imagined anew, so that everything on the chronicle, in sight and in memory comes out true."""

from __future__ import annotations

from typing import Final, final

from ...kernel import BrokenTable, Dealer, Memory, Mistake, Position, View, resume
from ...kernel.likely import goes
from .hidden_coins import HiddenCoins
from .hidden_health import HiddenHealth
from .hidden_remedies import HiddenRemedies
from .hidden_symptoms import HiddenSymptoms
from .knowledge import Knowledge
from .story import Story
from .table import Town

MOST_TRIES: Final = 100_000
FIRST_STEPS: Final = 4          # of the walk, before the first world


def imagine(view: View, dealer: Dealer, memory: Memory | None) -> Position:
    """A world that looks the same to the view's seat and, with its memory, in which it was told and chose the same."""
    if view.outcome is not None:
        raise Mistake("the game is over: nothing is left to imagine")
    dream: Dream | None = view.knowledge
    if dream is None or dream.memory is not memory or dream.remembered != len(memory or ()):
        view.knowledge = dream = Dream(view, memory, dealer)
    dream.step(dealer)
    world = resume(dream.table(), view.agenda[:], dict(view.sealed))
    world.story = dream.story()
    return world


@final
class Dream:
    """A walk through the worlds that a seat holds possible: from one to another, or not, by how likely the two are (Metropolis and Hastings)."""

    def __init__(self, view: View, memory: Memory | None, dealer: Dealer) -> None:
        t: Town = view.table
        self.t: Final = t
        self.memory: Final = memory
        self.remembered: Final = len(memory or ())
        self.known: Final = Knowledge(t, -1 if view.seat is None else view.seat, memory)
        self.illness = Illness(self.known)
        self.other_illness = Illness(self.known)
        self.remedies = HiddenRemedies(self.known)
        self.other_remedies = HiddenRemedies(self.known)
        for _ in range(FIRST_STEPS):
            self.step(dealer)

    def step(self, dealer: Dealer) -> None:
        self.other_illness.try_hard(dealer)
        if goes(self.illness.weight(), self.other_illness.weight(), dealer):
            self.illness, self.other_illness = self.other_illness, self.illness
        try_remedies(self.other_remedies, dealer)
        if goes(self.remedies.weight, self.other_remedies.weight, dealer):
            self.remedies, self.other_remedies = self.other_remedies, self.remedies

    def table(self) -> Town:
        """The table of this world."""
        t = self.t.copy()
        self.illness.lay_out(t)
        self.remedies.lay_out(t)
        return t

    def story(self) -> Story:
        return Story(self.known, self.illness.symptoms, self.remedies, self.illness.coins)


@final
class Illness:
    """Symptoms, coins and who is plagued by them, which hang together."""

    def __init__(self, known: Knowledge) -> None:
        self.symptoms: Final = HiddenSymptoms(known)
        self.coins: Final = HiddenCoins(known)
        self.health: Final = HiddenHealth(known, self.symptoms, self.coins)

    def try_hard(self, dealer: Dealer) -> None:
        for _ in range(MOST_TRIES):
            if self.symptoms.try_once(dealer):
                if self.symptoms.t.rules.alms:
                    self.coins.try_once(dealer)
                if self.health.comes_out():
                    return
        raise BrokenTable(f"no symptoms look like this: {self.symptoms.t}")

    def weight(self) -> float:
        return self.symptoms.faces.weight

    def lay_out(self, t: Town) -> None:
        self.symptoms.lay_out(t)
        self.health.lay_out(t)
        if t.rules.alms:
            self.coins.lay_out(t)


def try_remedies(remedies: HiddenRemedies, dealer: Dealer) -> None:
    for _ in range(MOST_TRIES):
        if remedies.try_once(dealer):
            return
    raise BrokenTable(f"no remedies look like this: {remedies.t}")
