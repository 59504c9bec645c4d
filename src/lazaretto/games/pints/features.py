"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats are counted from who looks, clockwise; rows and squares as on the board. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...kernel import View
from ...kernel.numbers import NONE_OF_THEM, Numbers, my_seat, my_seat_names, named, nought, one_of, share, yes
from .anytime import Selling, Sinking
from .biting import Bitten, Dying, Returning
from .squares import corner, corner_names, row_names, rows, square_names, squares
from .bus import AtTheStop
from .cards import (
    BITE_CHARGE, BUDDY_CARDS, CARD_NAMES, CARDS, COLOUR_FACES, COLOUR_NAMES, DICE, EXTRA, FOOD_NAMES, FOODS, LAST_QUARTER, MAKE_IT_TWO, PIECE_NAMES,
    QUARTERS, TINY_CAR, ZOMBIE,
)
from .colour import DOUBLE, ColourRolled
from .drawing import BEER_TILE, DivisionTile, Losing
from .fighting import Replacing, Squares
from .look import Look
from .people import people, person_names
from .placing import Placing, Rebounding
from .preparing import Boarding, Sending
from .pushing import Dealing
from .specials import Meanwhile, Scattering
from .table import BITING, BUS, HELD, PubRules

#: Counts are cut off there: more is possible, but seldom.
TURNS: Final = 20
ABOARD: Final = 8
LAID_ASIDE: Final = 12          # chips on the ambulance
IN_HAND: Final = 8              # chips
PRICE: Final = 6

PHASE_NAMES: Final = ("sending", "placing", "fighting", "driving", "scoring", "biting")
QUESTIONS: Final[tuple[tuple[str, type], ...]] = (
    ("sending", Sending), ("colour", ColourRolled), ("boarding", Boarding), ("placing", Placing), ("rebounding", Rebounding), ("squares", Squares),
    ("meanwhile", Meanwhile), ("at the stop", AtTheStop), ("scattering", Scattering), ("selling", Selling), ("division tile", DivisionTile),
    ("losing", Losing), ("dying", Dying),
)
#: PB 17.1. What can be asked on the Main Course only.
MAIN_QUESTIONS: Final[tuple[tuple[str, type], ...]] = (
    ("replacing", Replacing), ("dealing", Dealing), ("bitten", Bitten), ("returning", Returning), ("sinking", Sinking),
)
#: Dice that were thrown; on the Main Course Gun Runner may make them anything.
THROWN: Final = ("bat", "dart", "bow", "extra")


def turn_names(rules: PubRules) -> list[str]:
    main = ["untouched", "zombies are dealt"] if rules.food else []
    return [*my_seat_names(rules.seats), *named(["turn"], [f"turns before of {TURNS}", *PHASE_NAMES, "cards for sale", "bus runs", "bus goes back", *main])]


def the_turn(look: Look) -> Numbers:
    """PB 4.2, 12.2, R99."""
    t = look.t
    return [
        *my_seat(look.seat, t.rules.seats), share(t.turns - 1, TURNS), *one_of(BITING + 1, t.phase), yes(t.is_market_open()), yes(t.running), yes(t.backwards),
        *([yes(t.untouched), yes(t.dealing)] if t.rules.food else []),
    ]


def question_names(rules: PubRules) -> list[str]:
    rolled = named(["rolled"], [*COLOUR_NAMES, "white", "black", "to double"]) if rules.food else []
    return [
        *named(["question"], [*[name for name, _ in questions(rules)], "none: the game is over"]), *rolled, "stop: the first",
        *named(["for sale"], [*CARD_NAMES[:BUDDY_CARDS], f"price of {PRICE}"]), *named(["division tile"], [str(tile + 1) for tile in range(BEER_TILE)]),
    ]


def questions(rules: PubRules) -> tuple[tuple[str, type], ...]:
    """What can be asked under these rules."""
    return (*QUESTIONS, *MAIN_QUESTIONS) if rules.food else QUESTIONS


def the_question(look: Look) -> Numbers:
    t, question = look.t, look.question
    asked = known(t.rules).questions
    found, number = nought(len(asked) + 1), len(asked) if question is None else asked.get(type(question), NONE_OF_THEM)
    if number != NONE_OF_THEM:
        found[number] = 1.0
    if t.rules.food:
        roll = question if isinstance(question, ColourRolled) else None
        found.extend([*one_of(COLOUR_FACES, NONE_OF_THEM if roll is None else roll.face), yes(roll is not None and roll.purpose == DOUBLE)])
    sale = question if isinstance(question, Selling) else None
    found.append(yes(isinstance(question, AtTheStop) and question.first))
    found.extend(one_of(BUDDY_CARDS, NONE_OF_THEM if sale is None else sale.card))
    found.extend([0.0 if sale is None else share(sale.price, PRICE), *one_of(BEER_TILE, t.tile_shows - 1)])
    return found


def pub_names(rules: PubRules) -> list[str]:
    buddies, chips = rules.sofa + rules.phone_box, rules.chips.size
    return [
        f"sofa: buddies of {buddies}", f"phone box: buddies of {max(1, rules.phone_box)}", f"bar: beers of {max(1, rules.beers)}",
        f"bus: aboard of {ABOARD}", f"ambulance: chips of {LAID_ASIDE}", f"stock: chips of {chips}", f"in hand: chips of {IN_HAND}",
        *named(["dice"], [f"{name} of {DICE}" for name in (*dice_names(rules), "zombie")]),
        *(named(["larder"], FOOD_NAMES) if rules.food else []),
    ]


def dice_names(rules: PubRules) -> tuple[str, ...]:
    return PIECE_NAMES[:EXTRA + 1] if rules.food else THROWN


def the_pub(look: Look) -> Numbers:
    """PB 2.8, 2.10, 2.11, 6.1."""
    t, rules = look.t, look.t.rules
    return [
        share(t.sofa, rules.sofa + rules.phone_box), share(t.phone_box, rules.phone_box), share(t.bar, rules.beers), share(len(t.tags[BUS]), ABOARD),
        share(t.ambulance.size, LAID_ASIDE), share(t.stock.size, rules.chips.size), share(len(t.tags[HELD]), IN_HAND),
        *[share(t.loose.count(piece), DICE) for piece in known(rules).pieces],
        *([yes(food in t.larder) for food in range(FOODS)] if rules.food else []),
    ]


def pile_names(rules: PubRules) -> list[str]:
    cards = [f"{CARD_NAMES[card]} of {rules.cards.count(card)}" for card in rules.cards.kinds()]
    under = [f"{CARD_NAMES[card]} of {rules.cards.count(card)}" for card in sinkable(rules)]
    return [
        *named(["quarter"], [*[str(quarter + 1) for quarter in range(QUARTERS)], f"cards of {rules.quarter + 1}", f"cards in the last of {2 * rules.quarter}"]),
        *named(["discarded"], cards), *named(["under the pile"], under),
        *(looked_at_names() if rules.food else []),
    ]


def looked_at_names() -> list[str]:
    return [*named(["last discarded"], CARD_NAMES[:TINY_CAR]), *named(["top card"], CARD_NAMES), *named(["rescuer"], CARD_NAMES[TINY_CAR:])]


def sinkable(rules: PubRules) -> list[int]:
    """PB 15.5. What may come under the pile, known to who looks; on the Main Course any card."""
    return [card for card in rules.cards.kinds() if rules.food or card < BUDDY_CARDS or card in (BITE_CHARGE, MAKE_IT_TWO)]


def pile(look: Look) -> Numbers:
    """PB 3.9, 15.5, 19.4, R121."""
    t, rules, at = look.t, look.t.rules, known(look.t.rules)
    found = [*one_of(QUARTERS, t.quarter), share(t.in_quarter(t.quarter), rules.quarter + 1), share(t.in_quarter(LAST_QUARTER), 2 * rules.quarter)]
    gone, first = t.discard.cards(), len(found)
    found.extend(nought(len(at.discarded) + len(at.sunk)))
    for card in gone:
        found[first + at.discarded[card]] += 1.0
    for zone in t.sunk:
        for card in zone.kinds():
            if card in at.sunk:
                found[first + len(at.discarded) + at.sunk[card]] += zone.count(card)
    for number, copies in enumerate(at.copies):
        if found[first + number]:
            found[first + number] /= copies
    if rules.food:
        found.extend(one_of(TINY_CAR, gone[-1] if gone else NONE_OF_THEM))
        found.extend(one_of(CARDS, t.top.kinds()[0] if t.top.faces else NONE_OF_THEM))
        seen = [zone for zone in (t.rescue, t.top, *t.sunk) if zone.faces]
        found.extend([yes(any([card in zone for zone in seen])) for card in range(TINY_CAR, CARDS)])
    return found


@final
class Known:
    """What the rules of a table settle once and for all: which number a thing has."""

    def __init__(self, rules: PubRules) -> None:
        self.rules: Final = rules
        self.questions: Final = {kind: number for number, (_, kind) in enumerate(questions(rules))}
        self.pieces: Final = [*[PIECE_NAMES.index(name) for name in dice_names(rules)], ZOMBIE]
        kinds, under = rules.cards.kinds(), sinkable(rules)
        self.discarded: Final = {card: number for number, card in enumerate(kinds)}
        self.sunk: Final = {card: number for number, card in enumerate(under)}
        self.copies: Final = [rules.cards.count(card) for card in (*kinds, *under)]


KNOWN: Final[dict[tuple[str, int], Known]] = {}


def known(rules: PubRules) -> Known:
    found = KNOWN.get((rules.variant, rules.seats))
    if found is None or found.rules is not rules:
        found = KNOWN[(rules.variant, rules.seats)] = Known(rules)
    return found


GROUPS: Final[tuple[tuple[Callable[[PubRules], list[str]], Callable[[Look], Numbers]], ...]] = (
    (turn_names, the_turn), (question_names, the_question), (row_names, rows), (square_names, squares), (corner_names, corner), (pub_names, the_pub),
    (person_names, people), (pile_names, pile),
)


def feature_names(rules: PubRules) -> tuple[str, ...]:
    return tuple([name for names, _ in GROUPS for name in names(rules)])


def features(view: View) -> Numbers:
    look = Look(view)
    found: Numbers = []
    for _, numbers in GROUPS:
        found.extend(numbers(look))
    return found
