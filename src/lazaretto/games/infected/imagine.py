"""Worlds that a seat cannot tell apart: deal anew all that it cannot see, so that every declaration on the sheet comes out true.

Each deal is as likely as another, and so is each card of a hand to have been passed. An attempt fills in what must have been before what may have been, and so
comes to some worlds more often than to others: how much more is its weight, and a walk from world to world makes up for it.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Answered, BrokenTable, Card, Dealer, Memory, Mistake, Position, Seat, View, resume
from ...kernel.likely import goes
from .cards import DOUBLE_DICE, KINDS, ROLL
from .filled_in import Counts, FilledIn
from .passing import Pass
from .roles import Casting
from .sheet import Handover, handovers_in, rounds
from .table import Village
from .truth import Truth

MOST_TRIES: Final = 100_000
FIRST_STEPS: Final = 4          # of the walk, before the first world


def imagine(view: View, dealer: Dealer, memory: Memory | None) -> Position:
    """A world that looks the same to the view's seat, and, with its memory, in which it passed what it passed."""
    if view.outcome is not None:
        raise Mistake("the game is over: nothing is left to imagine")
    dream: Dream | None = view.knowledge
    if dream is None or dream.memory is not memory or dream.remembered != len(memory or ()):
        view.knowledge = dream = Dream(view, memory, dealer)
    dream.step(dealer)
    return resume(dream.table(dealer), view.agenda[:], dict(view.sealed))


@final
class Dream:
    """What a seat knows of the cards, and a walk through the worlds in which the rest is filled in (Metropolis and Hastings)."""

    def __init__(self, view: View, memory: Memory | None, dealer: Dealer) -> None:
        t: Village = view.table
        self.t: Final = t
        self.memory: Final = memory
        self.remembered: Final = len(memory or ())
        self.me: Final = -1 if view.seat is None else view.seat
        notes = rounds(t)
        self.passes: Final = handovers_in(t, notes)
        self.known: Final = known_cards(t, self.me, self.passes, memory)
        self.casting: Final = Casting(t, notes, self.passes, self.known)
        self.truth: Final = Truth(t, notes, self.passes)
        self.order: Final = self.truth.hardest_first(self.me)
        self.dealt: Final = len(t.rules.dice) > 0
        self.left: list[Counts] = []                 # by seat, what may still be among its passes or in its hand
        self.doubles = 0                             # Double Dice dealt from the box and not yet found
        self.dice = 1                                # dice cards from the box of which nothing is said yet
        self.weight = 0.0                            # of the attempt: how many worlds like it there are for each time it is made
        self.here = self.found(dealer)
        for _ in range(FIRST_STEPS if self.passes else 0):     # before the first pass all worlds weigh the same
            self.step(dealer)

    def step(self, dealer: Dealer) -> None:
        there = self.found(dealer)
        if goes(self.here.weight, there.weight, dealer):
            self.here = there

    def found(self, dealer: Dealer) -> FilledIn:
        """One attempt after the other, until it comes out."""
        for _ in range(MOST_TRIES):
            if self.try_once(dealer):
                return FilledIn(self.casting.deck_of, self.truth.cards, self.left, self.doubles, self.weight)
        raise BrokenTable(f"no world looks like this: {self.t}")

    def table(self, dealer: Dealer) -> Village:
        """The table of this world."""
        t = self.t.copy()
        t.roles = self.casting.roles(self.here.deck_of)
        self.here.lay_out(t, self.me, self.passes, dealer)
        return t

    # an attempt

    def try_once(self, dealer: Dealer) -> bool:
        """Cast the roles, place what is known, explain who fell, and fill in the rest. False if it does not come out."""
        if not self.casting.cast(dealer):
            return False
        self.weight = self.casting.weight
        self.lay_out_decks()
        self.truth.begin(self.casting.deck_of, self.left)
        return self.place_known() and self.explain_infections(dealer)

    def lay_out_decks(self) -> None:
        counts, rules = self.t.rules.deck_counts, self.t.rules
        self.left = [list(counts[deck]) for deck in self.casting.deck_of]
        self.doubles, self.dice = rules.dice.count(DOUBLE_DICE), len(rules.dice) if self.dealt else 1
        if self.me >= 0:
            hand = self.t.hands[self.me]
            for card in hand.kinds():
                for _ in range(hand.count(card)):
                    self.use(self.me, card)

    def ways(self, seat: Seat, card: Card) -> int:
        """How many cards of the kind a seat has left; where dice cards are dealt, of each `dice` deals together."""
        left = self.left[seat]
        if not self.dealt:
            return left[card]
        if card == DOUBLE_DICE:
            return left[ROLL] * self.doubles
        return left[card] * (self.dice - self.doubles if card == ROLL else self.dice)

    def use(self, seat: Seat, card: Card) -> bool:
        """Take a card out of what is left to a seat: any of its kind. A dealt Double Dice stands where a Roll Dice would."""
        ways = self.ways(seat, card)
        if not ways:
            return False
        self.weight *= ways / self.dice
        if self.dealt and card in (ROLL, DOUBLE_DICE):
            self.dice -= 1
            if card == DOUBLE_DICE:
                self.doubles -= 1
                card = ROLL
        left = self.left[seat]
        left[card] = left[card] - 1                  # `-=` on an item is slow when compiled
        return True

    def place_known(self) -> bool:
        """What the seat knows must come out true as well: whoever took its Contagious card and declared safe is a Doctor."""
        for number, card in enumerate(self.known):
            if card != FACE_DOWN and not (self.truth.allows(number, card) and self.place(number, card)):
                return False
        return True

    def place(self, number: int, card: Card) -> bool:
        self.truth.place(number, card)
        return self.use(self.passes[number].giver, card)

    def explain_infections(self, dealer: Dealer) -> bool:
        """For everyone who declared infected, a card that did it; then the rest. A world with several that did is come to in as many ways."""
        explained: list[list[int]] = []
        for number in range(len(self.truth.infected)):
            causes = self.truth.causes(number)
            if causes is None:
                continue
            if not causes:
                return False
            cause = causes[dealer.pick(len(causes))]
            if not self.place(cause // KINDS, cause % KINDS):
                return False
            explained.append(causes)
        if not self.fill_in(dealer):
            return False
        for causes in explained:
            self.weight *= len(causes) / sum([self.truth.cards[cause // KINDS] == cause % KINDS for cause in causes])
        return True

    def fill_in(self, dealer: Dealer) -> bool:
        """Every other pass in turn: any card the giver may have had that keeps the sheet true."""
        for number in self.order:
            if self.truth.cards[number] == FACE_DOWN and not self.fill(number, dealer):
                return False
        return True

    def fill(self, number: int, dealer: Dealer) -> bool:
        giver = self.passes[number].giver
        ways = [self.ways(giver, card) for card in range(KINDS)]
        for card in range(KINDS):
            if ways[card] and not self.truth.allows(number, card):
                ways[card] = 0
        together = sum(ways)
        if not together:
            return False
        card = drawn(ways, dealer.pick(together))
        self.weight *= together / ways[card]
        return self.place(number, card)


def drawn(ways: Counts, n: int) -> Card:
    """The n-th of the cards."""
    for card in range(KINDS):
        n -= ways[card]
        if n < 0:
            return card
    raise BrokenTable("a card more was drawn than there are")


def known_cards(t: Village, me: Seat, passes: list[Handover], memory: Memory | None) -> list[Card]:
    """By pass, the card if this seat knows it: what it was handed, and what it remembers passing."""
    known = [FACE_DOWN] * len(passes)
    if me < 0:
        return known
    mine = [card for item in memory or () if isinstance(item, Answered) and isinstance(item.move, Pass) for card in item.move.cards]
    given, taken = 0, 0
    for number, handover in enumerate(passes):
        if handover.taker == me:
            known[number] = t.handed[me].at(taken)
            taken += 1
        if handover.giver == me:
            known[number] = mine[given] if given < len(mine) else known[number]
            given += 1
    return known
