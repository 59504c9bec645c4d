"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats are counted from who looks, clockwise; rows and squares as on the board. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from types import NoneType
from typing import Final, final

from ...kernel import View
from ...kernel.numbers import NONE_OF_THEM, Group, Kept, Known, Numbers, Tally, my_seat_names, named, names_of, written
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
from .moments import Meanwhile
from .placing import Placing, Rebounding
from .preparing import Boarding, Sending
from .pushing import Dealing
from .specials import Scattering
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
    marks = ["cards for sale", "bus runs", "bus goes back", "nothing more is asked", *main]
    return [*my_seat_names(rules.seats), *named(["turn"], [f"turns before of {TURNS}", *PHASE_NAMES, *marks])]


def the_turn(look: Look, tally: Tally) -> None:
    """PB 4.2, 12.2, R99."""
    t = look.t
    tally.my_seat(look.seat, t.rules.seats)
    tally.share(t.turns - 1, TURNS)
    tally.one_of(BITING + 1, t.phase)
    tally.yes(t.is_market_open())
    tally.yes(t.running)
    tally.yes(t.backwards)
    tally.yes(t.waived)
    if t.rules.food:
        tally.yes(t.untouched)
        tally.yes(t.dealing)


def question_names(rules: PubRules) -> list[str]:
    rolled = named(["rolled"], [*COLOUR_NAMES, "white", "black", "to double"]) if rules.food else []
    return [
        *named(["question"], [*[name for name, _ in questions(rules)], "none: the game is over"]), *rolled, "stop: the first",
        *named(["for sale"], [*CARD_NAMES[:BUDDY_CARDS], f"price of {PRICE}"]), *named(["division tile"], [str(tile + 1) for tile in range(BEER_TILE)]),
    ]


def questions(rules: PubRules) -> tuple[tuple[str, type], ...]:
    """What can be asked under these rules."""
    return (*QUESTIONS, *MAIN_QUESTIONS) if rules.food else QUESTIONS


@final
class Settled(Known):
    """Which number a question, a die or a card has."""

    def __init__(self, rules: PubRules) -> None:
        super().__init__(rules, len(feature_names(rules)))
        self.questions: Final = {kind: number for number, (_, kind) in enumerate([*questions(rules), ("none", NoneType)])}
        self.pieces: Final = [*[PIECE_NAMES.index(name) for name in dice_names(rules)], ZOMBIE]
        kinds, under = rules.cards.kinds(), sinkable(rules)
        self.discarded: Final = {card: number for number, card in enumerate(kinds)}
        self.sunk: Final = {card: len(kinds) + number for number, card in enumerate(under)}
        self.copies: Final = [rules.cards.count(card) for card in (*kinds, *under)]


SETTLED: Final = Kept(Settled)


def the_question(look: Look, tally: Tally) -> None:
    t, question, asked = look.t, look.question, SETTLED.of(look.t.rules).questions
    tally.one_of(len(asked), asked.get(type(question), NONE_OF_THEM))
    if t.rules.food:
        roll = question if isinstance(question, ColourRolled) else None
        tally.one_of(COLOUR_FACES, NONE_OF_THEM if roll is None else roll.face)
        tally.yes(roll is not None and roll.purpose == DOUBLE)
    sale = question if isinstance(question, Selling) else None
    tally.yes(isinstance(question, AtTheStop) and question.first)
    tally.one_of(BUDDY_CARDS, NONE_OF_THEM if sale is None else sale.card)
    tally.share(0 if sale is None else sale.price, PRICE)
    tally.one_of(BEER_TILE, t.tile_shows - 1)


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


def the_pub(look: Look, tally: Tally) -> None:
    """PB 2.8, 2.10, 2.11, 6.1."""
    t, rules = look.t, look.t.rules
    tally.share(t.sofa, rules.sofa + rules.phone_box)
    tally.share(t.phone_box, rules.phone_box)
    tally.share(t.bar, rules.beers)
    tally.share(len(t.tags[BUS]), ABOARD)
    tally.share(t.ambulance.size, LAID_ASIDE)
    tally.share(t.stock.size, rules.chips.size)
    tally.share(len(t.tags[HELD]), IN_HAND)
    for piece in SETTLED.of(rules).pieces:
        tally.share(t.loose.count(piece), DICE)
    for food in range(FOODS) if rules.food else ():
        tally.yes(food in t.larder)


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


def pile(look: Look, tally: Tally) -> None:
    """PB 3.9, 15.5, 19.4, R121."""
    t, rules, known = look.t, look.t.rules, SETTLED.of(look.t.rules)
    tally.one_of(QUARTERS, t.quarter)
    tally.share(t.in_quarter(t.quarter), rules.quarter + 1)
    tally.share(t.in_quarter(LAST_QUARTER), 2 * rules.quarter)
    gone, count = t.discard.cards(), [0] * len(known.copies)
    for card in gone:
        count[known.discarded[card]] += 1
    for zone in t.sunk:
        for card in zone.kinds():
            if card in known.sunk:
                count[known.sunk[card]] += zone.count(card)
    for many, copies in zip(count, known.copies):
        tally.share(many, copies)
    if rules.food:
        tally.one_of(TINY_CAR, gone[-1] if gone else NONE_OF_THEM)
        tally.one_of(CARDS, t.top.kinds()[0] if t.top.faces else NONE_OF_THEM)
        for zone in (t.rescue, t.top, *t.sunk):
            for card in zone.kinds():
                if card >= TINY_CAR:
                    tally.mark(card - TINY_CAR)
        tally.skip(CARDS - TINY_CAR)


GROUPS: Final[tuple[Group, ...]] = (
    (turn_names, the_turn), (question_names, the_question), (row_names, rows), (square_names, squares), (corner_names, corner), (pub_names, the_pub),
    (person_names, people), (pile_names, pile),
)


def feature_names(rules: PubRules) -> tuple[str, ...]:
    return names_of(GROUPS, rules)


def features(view: View) -> Numbers:
    return written(GROUPS, Look(view), SETTLED.of(view.table.rules).count)
