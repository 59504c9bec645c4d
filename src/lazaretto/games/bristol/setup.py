"""BR 3. Setting up."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, NOBODY, Dealer, Seat, Step, Steps, Value, Zone, lay, only
from .cards import CARTS, CHARACTERS, FOUR, HEALTHY, ONE, THREE, TWO
from .decks import draw_remedy
from .leaving import caught_alone
from .mingle import take_ill
from .rounds import Round
from .table import Town, TownRules


def town(rules: TownRules) -> Town:
    """BR 3.1. The table before anything is drawn: the 4s are set aside (BR 3.3), unless there is chaos (BR 12.1)."""
    t, seats = Town(), rules.seats
    t.rules, t.round, t.first, t.turn, t.actions, t.rerolled = rules, 0, 0, 0, 0, ()
    t.carts, t.order, t.gone, t.spaces = ((), (), ()), CARTS, (), (0, 0, 0)
    t.dice, t.locked, t.alive, t.deadline = (), 0, (1 << rules.places) - 1, rules.gates_close
    t.characters, t.chronicle = (), ()
    t.symptoms = [Zone(0, 0, only(slot) if slot < seats else NOBODY) for slot in range(rules.places + rules.ghosts)]
    t.health = [lay([HEALTHY], only(seat)) for seat in range(seats)]
    t.symptom_deck, t.symptom_discard = Zone(0, 0, NOBODY), Zone(0, 0, NOBODY)
    for card, copies in enumerate(rules.symptoms):
        (t.symptom_discard if card == FOUR and not rules.chaos else t.symptom_deck).put(card, copies)
    t.phial, t.pool, t.leeches = Zone(0, 0, only(t.turn)), Zone(0, 0, NOBODY), [Zone(0, 0, NOBODY) for _ in CARTS]
    t.remedies = [Zone(0, 0, only(seat)) for seat in range(seats)]
    t.drawn, t.remedy_deck, t.remedy_discard, t.buried = Zone(0, 0, only(t.turn)), rules.remedies.copy(), Zone(0, 0, EVERYONE), Zone(0, 0, NOBODY)
    t.bag, t.palm = rules.coins.copy(), Zone(0, 0, only(t.turn) if rules.alms else NOBODY)
    t.coins = [Zone(0, 0, only(place) if place < seats else NOBODY) for place in range(rules.places)] if rules.alms else []
    return t


@final
class SetUp(Step):
    """BR 3.2 to 3.4. Pawns from the bag, characters where they count, symptoms, remedies; then the first round."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.carts = boarded(t, dealer)
        dealer.tell(EVERYONE, Boarded(t.carts))
        if t.rules.characters:
            t.characters = cast(t, dealer)
            dealer.tell(EVERYONE, Cast(t.characters))
        for place in range(t.rules.places):
            deal_symptoms(t, place, dealer)
        t.symptom_deck.gather(t.symptom_discard)
        for seat in range(t.rules.seats):
            for _ in range(t.rules.first_remedies):            # BR 13.2, R73
                draw_remedy(t, t.remedies[seat], dealer)
        return (*caught_alone(t), Round(1))


def boarded(t: Town, dealer: Dealer) -> tuple[tuple[Seat, ...], ...]:
    """BR 3.2, 14.1. Pawns drawn one at a time and placed front to back."""
    bag, carts = list(range(t.rules.places)), []
    for count in t.rules.boarding:
        carts.append(tuple([bag.pop(0 if t.rules.in_order else dealer.lot(len(bag))) for _ in range(count)]))
    return tuple(carts)


@final
class Boarded(Value):
    """BR 3.2. Who sits where, by cart from front to back."""

    def __init__(self, carts: tuple[tuple[Seat, ...], ...]) -> None:
        self.carts: Final = carts


def cast(t: Town, dealer: Dealer) -> tuple[int, ...]:
    """BR 9.1, R81. Characters dealt at random, to Ghosts too."""
    deck = list(range(CHARACTERS))
    return tuple([deck.pop(dealer.lot(len(deck))) for _ in range(t.rules.places)])


@final
class Cast(Value):
    """BR 9.1. By place, which character."""

    def __init__(self, characters: tuple[int, ...]) -> None:
        self.characters: Final = characters


def deal_symptoms(t: Town, place: Seat, dealer: Dealer) -> None:
    """BR 3.3, 1.5. Two each; some may have the plague at once."""
    left, right = t.rules.slots[place]
    dealer.draw(t.symptom_deck, to=t.symptoms[left])
    aside = t.pool
    if t.rules.healthy_start:
        set_aside(t, place, aside)
    dealer.draw(t.symptom_deck, to=t.symptoms[right])
    t.symptom_deck.gather(aside)
    take_ill(t, place, dealer)


def set_aside(t: Town, place: Seat, aside: Zone) -> None:
    """R77. A second 3 is not dealt; nor a 1 or 2, if all of them are needed for those who come after."""
    deck, after = t.symptom_deck, t.rules.places - place - 1
    mild = deck.count(ONE) + deck.count(TWO)
    for card in (THREE,) if THREE in t.symptoms[t.rules.slots[place][0]] else (ONE, TWO) if mild == after else ():
        while card in deck:
            deck.take(card)
            aside.put(card)
