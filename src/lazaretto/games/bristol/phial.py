"""BR 8.5, 8.6, 9.7. Symptoms drawn to choose from: Leeches, Pomander, and the Chandler's."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps, Zone
from .cards import CARTS, SYMPTOM_NAMES
from .chronicle import KEPT, LEECHED, NO_CART, TAPPED, note
from .decks import draw_symptom, reform_symptoms
from .dice import DONE, Done
from .leaving import caught_alone
from .mingle import take_ill
from .table import Town


@final
class Tapped(Step):
    """BR 8.5, 8.6, 9.7. Draw so many symptoms by that rule, or as many as there are (R40, R44)."""

    def __init__(self, seat: Seat, count: int, rule: str) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.rule: Final = rule

    def do(self, t: Town, dealer: Dealer) -> Steps:
        count = 0
        while count < self.count and t.symptom_deck.size:
            draw_symptom(t, t.phial, dealer)
            count += 1
        note(t, TAPPED, self.seat, count)
        return ()


@final
class Leech(Move):
    """BR 8.5. Lay this symptom on that cart's stack."""

    def __init__(self, card: Card, cart: int) -> None:
        self.card: Final = card
        self.cart: Final = cart


LEECHES: Final = tuple([tuple([Leech(card, cart) for cart in CARTS]) for card in range(len(SYMPTOM_NAMES))])
NOT_DRAWN: Final = Reason("BR 8.5", "choose one of the symptoms you drew")
HAS_LEFT: Final = Reason("R41", "that cart has left the town")
LAY_ONE: Final = Reason("BR 8.5", "one of the two must be laid on a cart's stack")


@final
class Leeching(Choice):
    """BR 8.5. Which of the symptoms drawn goes to which cart; a single one may be discarded (R40)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        found: list[Move] = [LEECHES[card][cart] for card in t.phial.kinds() for cart in CARTS]
        return tuple(found) if len(t.phial) > 1 else (*found, DONE)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Done):
            return None if len(t.phial) == 1 else LAY_ONE
        if not isinstance(move, Leech) or not 0 <= move.card < len(SYMPTOM_NAMES) or move.cart not in CARTS:
            return NOT_HERE
        if move.card not in t.phial:
            return NOT_DRAWN
        return None if move.cart in t.order else HAS_LEFT

    def default(self, t: Town, seat: Seat) -> Move:
        """A single one is discarded; of two the lower is laid."""
        return DONE if len(t.phial) == 1 else self.may(t, seat)[0]

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        cart = NO_CART
        if isinstance(move, Leech):
            cart = move.cart
            dealer.move(move.card, t.phial, to=t.leeches[cart])
        for card in t.phial.cards():
            dealer.move(card, t.phial, to=t.symptom_discard)
        reform_symptoms(t, dealer)
        return (Leeched(seat, cart),)


@final
class Leeched(Step):
    """BR 8.5. Everyone sees on which stack it was laid."""

    def __init__(self, seat: Seat, cart: int) -> None:
        self.seat: Final = seat
        self.cart: Final = cart

    def do(self, t: Town, dealer: Dealer) -> Steps:
        note(t, LEECHED, self.seat, self.cart)
        return ()


@final
class Keep(Move):
    """BR 8.6. Keep these two symptoms."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards


KINDS: Final = range(len(SYMPTOM_NAMES))
KEEPS: Final = tuple([Keep((low, high)) for low in KINDS for high in KINDS if low <= high])
NOT_AMONG: Final = Reason("BR 8.6", "keep two of the symptoms that you hold or drew")
NOT_THE_CHANDLERS: Final = Reason("BR 9.7", NOT_AMONG.text)


@final
class Keeping(Choice):
    """BR 8.6, 9.7. Keep any two of your own symptoms and those drawn; the rest is discarded face down (R47)."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count                # to be drawn: two by Pomander, though there may be one (R44); one by the Chandler

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([move for move in KEEPS if self.why_not(t, seat, move) is None])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Keep) or move not in KEEPS:
            return NOT_HERE
        for card in move.cards:
            if t.symptoms[seat].count(card) + t.phial.count(card) < move.cards.count(card):
                return NOT_THE_CHANDLERS if self.by_chandler() else NOT_AMONG
        return None

    def by_chandler(self) -> bool:
        return self.count == 1

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Keep)
        keep(t, t.symptoms[seat], move.cards, dealer)
        reform_symptoms(t, dealer)
        take_ill(t, seat, dealer)                              # R37: only now
        return (Kept(seat), *caught_alone(t))


def keep(t: Town, hand: Zone, cards: tuple[Card, ...], dealer: Dealer) -> None:
    """All into the hand, then the rest out of it: whether the cards kept are the old ones or the new, nobody else can tell."""
    for card in t.phial.cards():
        dealer.move(card, t.phial, to=hand)
    for card in range(len(SYMPTOM_NAMES)):
        for _ in range(hand.count(card) - cards.count(card)):
            dealer.move(card, hand, to=t.symptom_discard)


@final
class Kept(Step):
    """BR 8.6. Everyone sees that the choice is made."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        note(t, KEPT, self.seat)
        return ()
