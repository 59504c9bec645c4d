"""Worlds that a seat cannot tell apart: deal anew all that it cannot see, so that every declaration on the sheet comes out true."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Answered, BrokenTable, Card, Dealer, Line, Memory, Mistake, Position, Seat, View, Zone, only, resume
from .cards import DOUBLE_DICE, KINDS, ROLL
from .passing import Pass
from .roles import Casting
from .sheet import Handover, handovers_in, rounds
from .table import Village
from .truth import Truth

MOST_TRIES: Final = 100_000

Counts = list[int]              # by card


def imagine(view: View, dealer: Dealer, memory: Memory | None) -> Position:
    """A world that looks the same to the view's seat, and, with its memory, in which it passed what it passed."""
    if view.outcome is not None:
        raise Mistake("the game is over: nothing is left to imagine")
    dream: Dream | None = view.knowledge
    if dream is None or dream.memory is not memory or dream.remembered != len(memory or ()):
        view.knowledge = dream = Dream(view, memory)
    for _ in range(MOST_TRIES):
        if dream.try_once(dealer):
            return resume(dream.table(dealer), view.agenda[:], dict(view.sealed))
    raise BrokenTable(f"no world looks like this: {view}")


@final
class Dream:
    """What a seat knows of the cards, and one attempt after the other to fill in the rest."""

    def __init__(self, view: View, memory: Memory | None) -> None:
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
        self.hold: list[int] = []                    # by seat, how many cards that is
        self.doubles = 0                             # Double Dice dealt from the box and not yet found

    def try_once(self, dealer: Dealer) -> bool:
        """Cast the roles, place what is known, explain who fell, and fill in the rest. False if it does not come out."""
        if not self.casting.cast(dealer):
            return False
        self.lay_out_decks()
        self.truth.begin(self.casting.deck_of, self.left)
        return self.place_known() and self.explain_infections(dealer) and self.fill_in(dealer)

    def lay_out_decks(self) -> None:
        counts = self.t.rules.deck_counts
        self.left = [list(counts[deck]) for deck in self.casting.deck_of]
        self.hold = [self.t.rules.deck_size] * len(self.left)
        self.doubles = self.t.rules.dice.count(DOUBLE_DICE)
        if self.me >= 0:
            hand = self.t.hands[self.me]
            for card in hand.kinds():
                for _ in range(hand.count(card)):
                    self.use(self.me, card)

    def use(self, seat: Seat, card: Card) -> bool:
        """Take a card out of what is left to a seat. A dealt Double Dice stands where a Roll Dice would."""
        if self.dealt and card == DOUBLE_DICE:
            if not self.doubles:
                return False
            self.doubles -= 1
            card = ROLL
        left, hold = self.left[seat], self.hold
        left[card] = left[card] - 1                  # `-=` on an item is slow when compiled
        hold[seat] = hold[seat] - 1
        return left[card] >= 0

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
        """For everyone who declared infected, a card that did it."""
        for number in range(len(self.truth.infected)):
            causes = self.truth.causes(number)
            if causes is None:
                continue
            if not causes:
                return False
            cause = causes[dealer.pick(len(causes))]
            if not self.place(cause // KINDS, cause % KINDS):
                return False
        return True

    def fill_in(self, dealer: Dealer) -> bool:
        """Every other pass in turn: any card the giver may have had that keeps the sheet true."""
        for number in self.order:
            if self.truth.cards[number] == FACE_DOWN and not self.fill(number, dealer):
                return False
        return True

    def fill(self, number: int, dealer: Dealer) -> bool:
        giver = self.passes[number].giver
        left, likely = self.left[giver], self.hold[giver]
        refused = 0
        while likely:
            card = drawn(left, refused, dealer.pick(likely))
            refused |= 1 << card
            likely -= left[card]
            if card == ROLL and self.doubles:
                card = self.dice_card(number, dealer)
            if self.truth.allows(number, card):
                return self.place(number, card)
        return False

    def dice_card(self, number: int, dealer: Dealer) -> Card:
        """A dice card dealt from the box may be either; the Double Dice seldom, unless only that will do."""
        rare = dealer.pick(len(self.t.rules.dice)) < self.doubles
        card, other = (DOUBLE_DICE, ROLL) if rare else (ROLL, DOUBLE_DICE)
        return card if self.truth.allows(number, card) else other

    def table(self, dealer: Dealer) -> Village:
        """The table of this world."""
        t = self.t.copy()
        lines = [Line(0, 0, only(seat)) for seat in range(t.rules.seats)]
        for number, handover in enumerate(self.passes):
            lines[handover.taker].put(self.truth.cards[number])
        t.handed = lines
        t.roles = self.casting.roles()
        t.hands = [self.hand(seat) for seat in range(t.rules.seats)]
        if self.dealt:
            self.share_doubles(t, dealer)
        return t

    def hand(self, seat: Seat) -> Zone:
        if seat == self.me:
            return self.t.hands[seat].copy()
        hand = Zone(0, 0, only(seat))
        for card, copies in enumerate(self.left[seat]):
            if copies:
                hand.put(card, copies)
        return hand

    def share_doubles(self, t: Village, dealer: Dealer) -> None:
        """Double Dice not passed lie in the hands the seat cannot see, or in the box: each dice card is as likely."""
        t.dice = Zone(0, 0, t.dice.eyes)
        t.dice.put(ROLL, len(self.t.dice))
        places = [zone for seat, zone in enumerate(t.hands) if seat != self.me] + [t.dice]
        for _ in range(self.doubles):
            n = dealer.pick(sum([zone.count(ROLL) for zone in places]))
            for zone in places:
                n -= zone.count(ROLL)
                if n < 0:
                    zone.take(ROLL)
                    zone.put(DOUBLE_DICE)
                    break


def drawn(left: Counts, refused: int, n: int) -> Card:
    """The n-th of the cards left, those refused not counted."""
    for card in range(KINDS):
        if not refused >> card & 1:
            n -= left[card]
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
