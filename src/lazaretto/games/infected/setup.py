"""IN 3. Setting up."""

from __future__ import annotations

from typing import final

from ...kernel import NOBODY, Dealer, Line, Step, Steps, Zone, lay, only
from .box import DOCTOR
from .rounds import Round
from .table import Village, VillageRules


def village(rules: VillageRules) -> Village:
    """The table before the decks are dealt."""
    t, seats = Village(), rules.seats
    t.rules, t.round, t.guesses, t.marker, t.column, t.entry = rules, 0, 0, 0, 0, 0
    t.declared, t.accused, t.sheet = 0, 0, ()
    t.active, t.standing = list(range(seats)), (1 << seats) - 1
    t.hands = [Zone(0, 0, only(seat)) for seat in range(seats)]
    t.handed = [Line(0, 0, only(seat)) for seat in range(seats)]
    t.roles = [Zone(0, 0, only(seat)) for seat in range(seats)]
    t.decks = lay([deck for deck, copies in enumerate(rules.counts) for _ in range(copies)], NOBODY)
    t.dice = rules.dice.copy()
    return t


@final
class Deal(Step):
    """IN 3.1, 2.5. Everyone takes a deck unseen, with its dice cards if those were shuffled apart."""

    def do(self, t: Village, dealer: Dealer) -> Steps:
        rules = t.rules
        for seat in t.active:
            deck = dealer.draw(t.decks, to=t.roles[seat])
            dealer.give(rules.decks[deck], to=t.hands[seat])
            for _ in range(rules.dice_dealt[deck]):
                dealer.draw(t.dice, to=t.hands[seat])
        t.marker = dealer.lot(rules.seats)                     # IN 3.3, R14
        t.column = dealer.lot(len(rules.chart)) if rules.column is None else rules.column       # IN 3.4, R13
        if rules.doctors_know:
            return (DoctorsLook(), Round(1))
        return (Round(1),)


@final
class DoctorsLook(Step):
    """IN 10.4. While all others close their eyes, the Doctors see each other."""

    def do(self, t: Village, dealer: Dealer) -> Steps:
        doctors = [seat for seat in t.active if DOCTOR in t.roles[seat]]
        for seat in doctors:
            dealer.show(t.roles[seat], only(*doctors))
        return ()
