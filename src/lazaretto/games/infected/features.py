"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats are counted from who looks, clockwise. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, View, only
from ...kernel.numbers import (
    NONE_OF_THEM, Group, Kept, Known, Numbers, Tally, clockwise, my_seat_names, named, names_of, others, round_the_table, written,
)
from .acting import acting
from .box import DECKS, DOCTOR
from .cards import CONTAGIONS, CONTAGIOUS_NEXT, CONTAGIOUS_NOW, DOUBLE_DICE, INFECTIONS, KINDS, NAMES, ROLLS, VACCINATIONS
from .chart import COLUMNS
from .guessing import Guessing, may_not_guess
from .past import ENDS, MARKS, Received, past_of
from .passing import PassCards
from .table import Village, VillageRules

#: Counts are cut off there: more is possible, but seldom.
ROLLS_AT_ONCE: Final = 4
FROM_ONE_HAND: Final = 3        # cards of a kind that one seat has handed to another
TO_THE_ILL: Final = 5           # cards of a seat that may have made someone ill

IN_ROUND_ONE: Final = 2         # cards are passed, of six or more
AGES: Final = ("this round", "a round ago", "two rounds ago")
FORCES: Final = (("infection", INFECTIONS), ("contagion", CONTAGIONS), ("vaccination", VACCINATIONS))


def most(rules: VillageRules, card: Card) -> int:
    """How many of this card one deck at the table may hold."""
    if card == DOUBLE_DICE and card in rules.dice:
        return max(rules.dice_dealt)
    return max([counts[card] if copies else 0 for copies, counts in zip(rules.counts, rules.deck_counts)])


def kinds(rules: VillageRules) -> list[Card]:
    """The cards that are at the table."""
    return [card for card in range(KINDS) if most(rules, card)]


def second_ways(rules: VillageRules) -> list[int]:
    """IN 4.3. How far to the left the second card of round one may go."""
    columns = [column for number, column in enumerate(rules.chart) if rules.column in (None, number)]
    return sorted({column[rules.seats][1] for column in columns}) if rules.two_first else []


def decks(rules: VillageRules) -> list[int]:
    return [deck for deck, copies in enumerate(rules.counts) if copies]


def forces(rules: VillageRules) -> list[tuple[str, int]]:
    """What besides dice may act at this table."""
    here = kinds(rules)
    return [(name, force) for name, force in FORCES if force != CONTAGIONS or CONTAGIOUS_NOW in here or CONTAGIOUS_NEXT in here]


@final
class Settled(Known):
    """Which cards, decks, ways and forces there are."""

    def __init__(self, rules: VillageRules) -> None:
        super().__init__(rules, len(feature_names(rules)))
        self.kinds: Final = kinds(rules)
        self.most: Final = [most(rules, card) for card in self.kinds]
        self.number: Final = [self.kinds.index(card) if card in self.kinds else NONE_OF_THEM for card in range(KINDS)]
        self.ways: Final = second_ways(rules)
        self.decks: Final = decks(rules)
        self.forces: Final = [force for _, force in forces(rules)]


SETTLED: Final = Kept(Settled)


@final
class Look:
    """What the groups look at: the table, its seats from who looks, what the sheet says of each, and what lies before who looks."""

    def __init__(self, view: View) -> None:
        t: Village = view.table
        self.t: Final = t
        self.view: Final = view
        self.seats: Final = clockwise(view.seat, t.rules.seats)
        self.me: Final = self.seats[0]
        self.known: Final = SETTLED.of(t.rules)
        self.past: Final = past_of(t)
        self.received: Final = Received(t, self.past, self.me)


def card_names(rules: VillageRules, count: int) -> list[str]:
    return [f"{NAMES[card]} of {count}" for card in kinds(rules)]


def round_names(rules: VillageRules) -> list[str]:
    return named(["round"], [
        "I may guess", f"rounds before of {rules.last_round}", "passing", "guessing", "over", f"cards passed of {rules.deck_size}",
        f"names spoken of {rules.first_round_guesses}", f"fallen of {rules.seats}",
        *[f"second card goes left {way}" for way in second_ways(rules)], *[f"column {column}" for column in COLUMNS if rules.column is None],
    ])


def the_round(look: Look, tally: Tally) -> None:
    """IN 4.4, 7.1, 8.3. How far the game has come, what is asked, and where the second card goes."""
    t, rules, seat, question = look.t, look.t.rules, look.view.seat, look.view.question
    ways = look.past.ways[-1]
    tally.yes(seat is not None and t.stands(seat) and may_not_guess(t, seat) is None)
    tally.share(t.round - 1, rules.last_round)
    tally.yes(isinstance(question, PassCards))
    tally.yes(isinstance(question, Guessing))
    tally.yes(question is None)
    tally.share(rules.deck_size - t.hands[t.active[0]].size, rules.deck_size)
    tally.share(t.guesses, rules.first_round_guesses)
    tally.share(rules.seats - t.standing.bit_count(), rules.seats)
    for way in look.known.ways:
        tally.yes(len(ways) > 1 and ways[1] == way)
    if rules.column is None:
        tally.one_of(len(COLUMNS), t.column)


def my_names(rules: VillageRules) -> list[str]:
    return [
        *my_seat_names(rules.seats), *named(["my deck"], [deck_name(deck) for deck in decks(rules)]),
        *named(["acts on me"], [f"dice of {ROLLS_AT_ONCE}", *[name for name, _ in forces(rules)]]),
        *named(["my hand"], [f"{NAMES[card]} of {most(rules, card)}" for card in kinds(rules)]),
        *named([f"handed me {age}" for age in AGES], card_names(rules, IN_ROUND_ONE)),
    ]


def deck_name(deck: int) -> str:
    return DECKS[deck] if deck < len(DECKS) else f"deck {deck}"


def mine(look: Look, tally: Tally) -> None:
    """IN 2.2, 5. Who I am, what acts on me, my cards, and what lies before me by when it came."""
    t, me, known, received = look.t, look.me, look.known, look.received
    force, hand, role = acting(t.handed[me], t.round, t.rules.seats), t.hands[me], t.roles[me]
    tally.my_seat(look.view.seat, t.rules.seats)
    for deck in known.decks:
        tally.yes(deck in role)
    tally.share(force & ROLLS, ROLLS_AT_ONCE)
    for kind in known.forces:
        tally.yes(force & kind != 0)
    for card, all_of_it in zip(known.kinds, known.most):
        tally.share(hand.count(card), all_of_it)
    kinds = len(known.kinds)
    for card, came_in in zip(received.cards, received.came_in):
        age = t.round - came_in
        if age < len(AGES):
            tally.add(age * kinds + known.number[card], 1 / IN_ROUND_ONE)
    tally.skip(len(AGES) * kinds)


def person_names(rules: VillageRules) -> list[str]:
    last = rules.last_round
    return named(round_the_table(rules.seats), [
        "in the game", "standing", "figure", "asked", "named another", "was named wrongly", f"gave to the ill of {TO_THE_ILL}",
        f"safe of {last}", f"shields of {last}", f"out in round of {last}", *ENDS,
        *[f"{mark} {age}" for age in AGES for mark in MARKS], *(["seen to be a doctor"] if rules.counts[DOCTOR] > 1 else []),
    ])


def people(look: Look, tally: Tally) -> None:
    """IN 6, 7, 10.4. What the sheet says of each, and the Doctors I know."""
    t, past = look.t, look.past
    active, asked, doctors, last = only(*t.active), only(*look.view.asked), t.rules.counts[DOCTOR] > 1, t.rules.last_round
    for seat in look.seats:
        tally.bit(active, seat)
        tally.bit(t.standing, seat)
        tally.yes(seat == t.marker)
        tally.bit(asked, seat)
        tally.bit(past.spoke, seat)
        tally.bit(past.cleared, seat)
        tally.share(past.gave_to_the_ill[seat], TO_THE_ILL)
        tally.share(past.safe[seat], last)
        tally.share(past.shields[seat], last)
        tally.share(past.fell_in[seat], last)
        tally.one_of(len(ENDS), past.fell_by[seat])
        for age in range(len(AGES)):
            tally.one_of(len(MARKS), past.mark(t.round - age, seat))
        if doctors:
            tally.yes(t.is_doctor(seat))


def company_names(rules: VillageRules) -> list[str]:
    return named([f"me and {other}" for other in others(rules.seats)], [
        "takes my card", "hands me a card", *[f"handed me {card}" for card in card_names(rules, FROM_ONE_HAND)],
    ])


def company(look: Look, tally: Tally) -> None:
    """IN 4.2. To whom my card goes in this round, in round one the first; from whom I get one, and what each has handed me."""
    past, number, seats, me = look.past, look.t.round, len(look.seats), look.me
    each = 2 + len(look.known.kinds)
    for taker in past.takers_from(me, number)[:1]:
        tally.mark(((taker - me) % seats - 1) * each)
    for giver in past.givers_to(me, number)[:1]:
        tally.mark(((giver - me) % seats - 1) * each + 1)
    for card, giver in zip(look.received.cards, look.received.came_from):      # nobody's way leads round to himself
        tally.add(((giver - me) % seats - 1) * each + 2 + look.known.number[card], 1 / FROM_ONE_HAND)
    tally.skip((seats - 1) * each)


GROUPS: Final[tuple[Group, ...]] = (
    (round_names, the_round), (my_names, mine), (person_names, people), (company_names, company),
)


def feature_names(rules: VillageRules) -> tuple[str, ...]:
    return names_of(GROUPS, rules)


def features(view: View) -> Numbers:
    look = Look(view)
    return written(GROUPS, look, look.known.count)
