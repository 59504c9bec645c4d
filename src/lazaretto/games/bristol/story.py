"""How an imagined world came about: every hidden card in the order in which it was drawn, and every hidden choice."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Move
from .characters import TAKES
from .chronicle import KEPT, LEECHED, TOOK
from .dice import DONE
from .faces import NO_SLIP
from .hidden_coins import HiddenCoins
from .hidden_remedies import HiddenRemedies
from .hidden_symptoms import HiddenSymptoms
from .knowledge import Knowledge
from .phial import LEECHES, Keep


@final
class Story:
    """Kept with a world for `retell`. It holds on to the lists of one attempt, which are never changed once it has come out."""

    def __init__(self, known: Knowledge, symptoms: HiddenSymptoms, remedies: HiddenRemedies, coins: HiddenCoins) -> None:
        self.known: Final = known
        self.symptoms: Final = symptoms.faces.of
        self.symptoms_drawn: Final = symptoms.order
        self.kept: Final = symptoms.kept
        self.leeched: Final = symptoms.leeched
        self.glimpsed: Final = symptoms.glimpsed
        self.remedies: Final = remedies.faces
        self.remedies_drawn: Final = remedies.order
        self.taken: Final = remedies.takes
        self.coins: Final = coins.faces

    def symptom_draws(self) -> list[Card]:
        return [self.symptoms[slip] for slip in self.symptoms_drawn]

    def glimpses(self) -> list[Card]:
        return [self.symptoms[slip] for slip in self.glimpsed]

    def remedy_draws(self) -> list[Card]:
        return [self.remedies[slip] for slip in self.remedies_drawn]

    def choices(self) -> list[Move]:
        """What was chosen in secret, in order."""
        kept, leeched, taken = list(self.kept), list(self.leeched), list(self.taken)
        found: list[Move] = []
        for what, digits in self.known.entries:
            if what == KEPT:
                found.append(Keep(tuple(sorted([self.symptoms[slip] for slip in kept.pop(0)]))))
            elif what == LEECHED:
                slip = leeched.pop(0)
                found.append(DONE if slip == NO_SLIP else LEECHES[self.symptoms[slip]][digits[1]])
            elif what == TOOK:
                found.append(TAKES[self.remedies[taken.pop(0)]])
        return found
