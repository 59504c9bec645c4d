"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats are counted from who looks, clockwise. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...kernel import Card, View, only
from ...kernel.numbers import NONE_OF_THEM, Numbers, bit, clockwise, my_seat, my_seat_names, named, nought, one_of, others, round_the_table, share, yes
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
class Known:
    """What the rules of a table settle once and for all."""

    def __init__(self, rules: VillageRules) -> None:
        self.rules: Final = rules
        self.kinds: Final = kinds(rules)
        self.most: Final = [most(rules, card) for card in self.kinds]
        self.number: Final = [self.kinds.index(card) if card in self.kinds else NONE_OF_THEM for card in range(KINDS)]
        self.ways: Final = second_ways(rules)
        self.decks: Final = decks(rules)
        self.forces: Final = [force for _, force in forces(rules)]


KNOWN: Final[dict[tuple[str, int], Known]] = {}


def known(rules: VillageRules) -> Known:
    found = KNOWN.get((rules.variant, rules.seats))
    if found is None or found.rules is not rules:
        found = KNOWN[(rules.variant, rules.seats)] = Known(rules)
    return found


@final
class Look:
    """What the groups look at: the table, its seats from who looks, what the sheet says of each, and what lies before who looks."""

    def __init__(self, view: View) -> None:
        t: Village = view.table
        self.t: Final = t
        self.view: Final = view
        self.seats: Final = clockwise(view.seat, t.rules.seats)
        self.me: Final = self.seats[0]
        self.known: Final = known(t.rules)
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


def the_round(look: Look) -> Numbers:
    """IN 4.4, 7.1, 8.3. How far the game has come, what is asked, and where the second card goes."""
    t, seat, question = look.t, look.view.seat, look.view.question
    ways, may_guess = look.past.ways[-1], seat is not None and t.stands(seat) and may_not_guess(t, seat) is None
    return [
        yes(may_guess), share(t.round - 1, t.rules.last_round), yes(isinstance(question, PassCards)),
        yes(isinstance(question, Guessing)), yes(question is None), share(t.rules.deck_size - t.hands[t.active[0]].size, t.rules.deck_size),
        share(t.guesses, t.rules.first_round_guesses), share(t.rules.seats - t.standing.bit_count(), t.rules.seats),
        *[yes(len(ways) > 1 and ways[1] == way) for way in look.known.ways],
        *(one_of(len(COLUMNS), t.column) if t.rules.column is None else ()),
    ]


def my_names(rules: VillageRules) -> list[str]:
    return [
        *my_seat_names(rules.seats), *named(["my deck"], [deck_name(deck) for deck in decks(rules)]),
        *named(["acts on me"], [f"dice of {ROLLS_AT_ONCE}", *[name for name, _ in forces(rules)]]),
        *named(["my hand"], [f"{NAMES[card]} of {most(rules, card)}" for card in kinds(rules)]),
        *named([f"handed me {age}" for age in AGES], card_names(rules, IN_ROUND_ONE)),
    ]


def deck_name(deck: int) -> str:
    return DECKS[deck] if deck < len(DECKS) else f"deck {deck}"


def mine(look: Look) -> Numbers:
    """IN 2.2, 5. Who I am, what acts on me, my cards, and what lies before me by when it came."""
    t, me, known, received = look.t, look.me, look.known, look.received
    force, hand, role = acting(t.handed[me], t.round, t.rules.seats), t.hands[me], t.roles[me]
    found: Numbers = []
    found.extend(my_seat(look.view.seat, t.rules.seats))
    for deck in known.decks:
        found.append(yes(deck in role))
    found.append(share(force & ROLLS, ROLLS_AT_ONCE))
    for kind in known.forces:
        found.append(yes(force & kind != 0))
    for card, all_of_it in zip(known.kinds, known.most):
        found.append(share(hand.count(card), all_of_it))
    first, kinds = len(found), len(known.kinds)
    found.extend(nought(len(AGES) * kinds))
    for card, came_in in zip(received.cards, received.came_in):
        age = t.round - came_in
        if age < len(AGES):
            found[first + age * kinds + known.number[card]] += 1 / IN_ROUND_ONE
    return found


def person_names(rules: VillageRules) -> list[str]:
    last = rules.last_round
    return named(round_the_table(rules.seats), [
        "in the game", "standing", "figure", "asked", "named another", "was named wrongly", f"gave to the ill of {TO_THE_ILL}",
        f"safe of {last}", f"shields of {last}", f"out in round of {last}", *ENDS,
        *[f"{mark} {age}" for age in AGES for mark in MARKS], *(["seen to be a doctor"] if rules.counts[DOCTOR] > 1 else []),
    ])


def people(look: Look) -> Numbers:
    """IN 6, 7, 10.4. What the sheet says of each, and the Doctors I know."""
    t, past = look.t, look.past
    active, asked, doctors, last = only(*t.active), only(*look.view.asked), t.rules.counts[DOCTOR] > 1, t.rules.last_round
    found: Numbers = []
    for seat in look.seats:
        found.append(bit(active, seat))
        found.append(bit(t.standing, seat))
        found.append(yes(seat == t.marker))
        found.append(bit(asked, seat))
        found.append(bit(past.spoke, seat))
        found.append(bit(past.cleared, seat))
        found.append(share(past.gave_to_the_ill[seat], TO_THE_ILL))
        found.append(share(past.safe[seat], last))
        found.append(share(past.shields[seat], last))
        found.append(share(past.fell_in[seat], last))
        found.extend(one_of(len(ENDS), past.fell_by[seat]))
        for age in range(len(AGES)):
            found.extend(one_of(len(MARKS), past.mark(t.round - age, seat)))
        if doctors:
            found.append(yes(t.is_doctor(seat)))
    return found


def company_names(rules: VillageRules) -> list[str]:
    return named([f"me and {other}" for other in others(rules.seats)], [
        "takes my card", "hands me a card", *[f"handed me {card}" for card in card_names(rules, FROM_ONE_HAND)],
    ])


def company(look: Look) -> Numbers:
    """IN 4.2. To whom my card goes in this round, in round one the first; from whom I get one, and what each has handed me."""
    past, number, seats, me = look.past, look.t.round, len(look.seats), look.me
    each = 2 + len(look.known.kinds)
    found = nought((seats - 1) * each)
    for taker in past.takers_from(me, number)[:1]:
        found[((taker - me) % seats - 1) * each] = 1.0
    for giver in past.givers_to(me, number)[:1]:
        found[((giver - me) % seats - 1) * each + 1] = 1.0
    for card, giver in zip(look.received.cards, look.received.came_from):      # nobody's way leads round to himself
        at = ((giver - me) % seats - 1) * each + 2 + look.known.number[card]
        found[at] = min(1.0, found[at] + 1 / FROM_ONE_HAND)
    return found


GROUPS: Final[tuple[tuple[Callable[[VillageRules], list[str]], Callable[[Look], Numbers]], ...]] = (
    (round_names, the_round), (my_names, mine), (person_names, people), (company_names, company),
)


def feature_names(rules: VillageRules) -> tuple[str, ...]:
    return tuple([name for names, _ in GROUPS for name in names(rules)])


def features(view: View) -> Numbers:
    look, found = Look(view), []
    for _, numbers in GROUPS:
        found.extend(numbers(look))
    return found
