"""Two games that can be solved in one's head, to see whether a search finds what is there to be found and nothing more."""

from __future__ import annotations

from typing import Any

from lazaretto.kernel import (
    NOBODY, Answers, Choice, Dealer, End, Game, Memory, Move, Moves, Outcome, Pack, Position, Public, Question, Reason, Rules, Step, Steps, Table, View, Zone,
    copied, lay, only, resume,
)

CARDS = (0, 1, 2)


class Bet(Move):
    pass


class Fold(Move):
    pass


class Heads(Move):
    pass


class Tails(Move):
    pass


class Desk(Table):
    rules: Public[Rules]
    hands: list[Zone]
    box: Zone

    def public(self) -> Desk:
        t = Desk()
        t.rules, t.hands, t.box = self.rules, self.hands, self.box
        return t

    def copy(self) -> Desk:
        t = self.public()
        t.hands, t.box = copied(self.hands), self.box.copy()
        return t


class Deal(Step):
    def do(self, t: Desk, dealer: Dealer) -> Steps:
        for hand in t.hands:
            dealer.draw(t.box, to=hand)
        return (Matching(),) if t.rules.variant == "pennies" else (Betting(),)


class Betting(Choice):
    """Fold for a sure 0.4, or bet that one's card is the higher."""

    def who(self, t: Desk) -> tuple[int, ...]:
        return (0,)

    def candidates(self, t: Desk, seat: int) -> Moves:
        return (Fold(), Bet())

    def why_not(self, t: Desk, seat: int, move: Move) -> Reason | None:
        return None

    def chosen(self, t: Desk, seat: int, move: Move, dealer: Dealer) -> Steps:
        mine, theirs = [hand.cards()[0] for hand in t.hands]
        got = 0.4 if isinstance(move, Fold) else float(mine > theirs)
        return (End(Outcome((), "shown", (got, 1.0 - got))),)


class Matching(Question):
    """Both show a side of a penny at once: equal sides are the first seat's, unequal ones the second's."""

    def who(self, t: Desk) -> tuple[int, ...]:
        return (0, 1)

    def candidates(self, t: Desk, seat: int) -> Moves:
        return (Heads(), Tails())

    def why_not(self, t: Desk, seat: int, move: Move) -> Reason | None:
        return None

    def then(self, t: Desk, answers: Answers, dealer: Dealer) -> Steps:
        got = float(type(answers[0]) is type(answers[1]))
        return (End(Outcome((), "shown", (got, 1.0 - got))),)


class Toy(Game):
    """For two: three cards, one each."""

    def __init__(self) -> None:
        super().__init__(Pack({}, shipped=True))
        self.name, self.title, self.version, self.package = "toy", "Toy", 1, ""
        self.seats, self.variants, self.modes = range(2, 3), ("base", "pennies"), {}
        self.first = Deal()
        self.values = {kind.__name__: kind for kind in (Bet, Fold, Heads, Tails, Deal, Betting, Matching, End, Outcome)}
        self.pieces = {"cards": ("hands", "box")}

    def rules(self, seats: int, variant: str) -> Rules:
        rules = Rules()
        rules.game, rules.version, rules.components, rules.variant, rules.seats = self.name, 1, "", variant, seats
        return rules

    def make_table(self, rules: Any) -> Desk:
        t = Desk()
        t.rules, t.hands, t.box = rules, [lay([], only(seat)) for seat in range(2)], lay(list(CARDS), NOBODY)
        return t

    def imagine(self, view: View, dealer: Dealer, memory: Memory | None = None) -> Position:
        t = view.table.copy()
        mine = t.hands[view.seat or 0].cards()[0]
        others = [card for card in CARDS if card != mine]
        theirs = others.pop(dealer.pick(2))
        t.hands[1 - (view.seat or 0)].faces = lay([theirs], NOBODY).faces
        t.box.faces = lay(others, NOBODY).faces
        for seat, hand in enumerate(t.hands):
            hand.eyes = only(seat)
        return resume(t, view.agenda[:], dict(view.sealed))
