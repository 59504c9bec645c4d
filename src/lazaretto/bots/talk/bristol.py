"""What bots say on the carts (R46): the healthy what they are, what they got and whom they suspect; the plagued the same, now and then, and it is a lie."""

from __future__ import annotations

from typing import Final, final

from ...games.bristol.box import MOST_PLACES
from ...games.bristol.mingle import Mingle
from ...games.bristol.movement import DASH
from ...games.bristol.rounds import RollDice
from ...games.bristol.table import Town
from ...games.bristol.truths import LOW
from ...games.bristol.turn import Turn
from ...kernel import Game, RandomDealer, Remark, Seat, View
from ..thumb.bristol.mind import Mind
from ..thumb.bristol.notes import Notes
from ..thumb.bristol.tells import ENOUGH, TRUSTED
from . import Credence, Hunch
from .mouth import Speaker

#: In how many of the turns in which there is reason to, it is said; at most once a round. Not everybody who has the plague likes to lie.
WELL: Final = {"i-am-healthy": 0.35, "got-low": 0.4, "suspect": 0.3, "trust": 0.12, "fewer-rats": 0.2}
PLAGUED: Final = {"i-am-healthy": 0.2, "got-low": 0.2, "suspect": 0.15, "trust": 0.15, "fewer-rats": 0.1}
SURE_ENOUGH: Final = 0.5        # to name somebody
NO_HUNCHES: Final = (1.0,) * MOST_PLACES
NO_WHIM: Final = RandomDealer(0)
ILL: Final = "plagued"
NOT_ILL: Final = "healthy"

SENTENCES: Final = {
    "suspected": "From round {since} on I believed that {seat} had the plague; at last I was {share} % sure.",
    "trusted": "In the end I was sure of nobody, and suspected {seat} the most: {share} %.",
    "company": "I had the plague myself; from round {since} on I was the most sure of {seat} to be healthy: {share} %.",
}


@final
class Talker(Speaker):
    """Keeps the same notes as one who plays by rules of thumb."""

    def __init__(self, game: Game, seat: Seat, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.told: list[object] = []                           # and not yet thought about
        self.notes: Notes | None = None
        self.mingled = self.accused = self.has_spoken = False  # since my last word; and in this round

    def hear(self, fact: object) -> None:
        super().hear(fact)
        self.told.append(fact)
        if isinstance(fact, Mingle):
            self.mingled = self.mingled or self.seat in fact.riders
        elif isinstance(fact, RollDice):
            self.has_spoken = False
        elif isinstance(fact, Remark):
            self.accused = self.accused or (fact.phrase == "suspect" and fact.about == self.seat)
            if fact.seat == self.seat:
                self.mingled, self.accused, self.has_spoken = False, False, True

    def mind(self, t: Town) -> Mind:
        if self.notes is None:
            self.notes = Notes(t.rules, self.seat)
        for fact in self.told:
            self.notes.take(fact)
        self.told.clear()
        return Mind(t, self.seat, self.notes.suspicion, NO_HUNCHES, NO_WHIM)

    def says(self, view: View) -> Remark | None:
        """At the beginning of my turn."""
        t: Town = view.table
        if self.has_spoken or not isinstance(view.question, Turn) or view.question.seat != self.seat or not t.actions:
            return None
        mind = self.mind(t)
        return self.mouth.opens(WELL if mind.well else PLAGUED, [*self.of_myself(mind), *self.of_others(mind)])

    def of_myself(self, mind: Mind) -> list[Remark]:
        """The healthy tell no lies; the plagued say what the healthy would."""
        found = []
        if self.accused or mind.t.round == 1:
            found.append(Remark(self.seat, "i-am-healthy"))
        if self.mingled and (not mind.well or mind.t.sum_of(self.seat) <= LOW):
            found.append(Remark(self.seat, "got-low"))
        if mind.t.rats(mind.cart) >= ENOUGH and DASH.why_not(mind.t, self.seat) is not None:       # who can leave them behind does not ask for help
            found.append(Remark(self.seat, "fewer-rats"))
        return found

    def of_others(self, mind: Mind) -> list[Remark]:
        """The healthy say whom they suspect, or that they trust a cartmate; the plagued accuse one who is neither here nor there, and speak for a suspect."""
        others = by_guilt(mind)
        if not others:
            return []
        first, last = others[0], others[-1]
        if not mind.well:
            return [Remark(self.seat, "suspect", others[len(others) // 2]), Remark(self.seat, "trust", first)]
        if mind.ill[first] >= SURE_ENOUGH:
            return [Remark(self.seat, "suspect", first)]
        return [Remark(self.seat, "trust", last)] if last in mind.t.carts[mind.cart] and mind.ill[last] < TRUSTED else []

    def hunch(self, view: View) -> Hunch | None:
        """Whom I suspect most; who has the plague counts on those who have it not."""
        mind = self.mind(view.table)
        others = by_guilt(mind)
        if not others or not mind.t.lives(self.seat):
            return None
        if not mind.well:
            return Hunch("company", others[-1], 1.0 - mind.ill[others[-1]])
        guilt = mind.ill[others[0]]
        return Hunch("suspected" if guilt >= SURE_ENOUGH else "trusted", others[0], guilt)

    def believes(self, view: View) -> Credence:
        t: Town = view.table
        ill = self.mind(t).ill
        return {f"seat {seat}": {ILL: ill[seat], NOT_ILL: 1.0 - ill[seat]} for seat in range(t.rules.seats) if seat != self.seat and t.lives(seat)}


def by_guilt(mind: Mind) -> list[Seat]:
    """The other players who live, the most suspect first."""
    others = [seat for seat in range(mind.t.rules.seats) if seat != mind.me and mind.t.lives(seat)]
    return sorted(others, key=lambda seat: -mind.ill[seat])
