"""The people of a view in numbers, counted clockwise from who looks. All that they have lies open."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
from ...kernel.numbers import Tally, named, round_the_table
from .anytime import Selling
from .biting import Bitten
from .cards import BITES_FOR_A_BUDDY, BUDDY_CARDS, CARD_NAMES, CARDS, FOOD_NAMES, FOODS
from .chips import DOWN, FACE
from .drawing import Losing
from .look import Look, rescuers
from .table import MARKERS, PubRules

#: Counts are cut off there: more is possible, but seldom.
CRISPS: Final = 20
HELD_CARDS: Final = 10
WAITING: Final = 8              # chips on a bite-marker
REFUSALS: Final = 3


def person_names(rules: PubRules) -> list[str]:
    food = [f"{name}{used}" for name in FOOD_NAMES for used in ("", " used")]
    return named(round_the_table(rules.seats), [
        "turn", "asked", f"crisps of {CRISPS}", f"bites of {BITES_FOR_A_BUDDY}", f"beers of {rules.beers}", f"face down on the marker of {WAITING}",
        f"face up on the marker of {WAITING}", f"cards of {HELD_CARDS}", "sells", f"loses of {BITES_FOR_A_BUDDY}", f"refused of {REFUSALS}",
        *[f"{CARD_NAMES[card]} would save" for card in rescuers(rules)],
        *[f"{name} of {rules.cards.count(card)}" for card, name in enumerate(CARD_NAMES[:BUDDY_CARDS])],
        *([*food, f"bitten of {WAITING}"] if rules.food else []),
    ])


def people(look: Look, tally: Tally) -> None:
    """PB 2.9, 2.10, 2.13. What each has, and what this question is to them."""
    t, question = look.t, look.question
    seller = question.seller if isinstance(question, Selling) else None
    loser = question if isinstance(question, Losing) else None
    for seat in look.places:
        tags, hand, down = t.tags[MARKERS + seat], t.hands[seat], 0
        for tag in tags:
            down += 1 if tag & FACE == DOWN else 0
        tally.yes(seat == t.active)
        tally.bit(look.asked, seat)
        tally.share(t.crisps[seat], CRISPS)
        tally.share(t.bites[seat], BITES_FOR_A_BUDDY)
        tally.share(t.beers[seat], t.rules.beers)
        tally.share(down, WAITING)
        tally.share(len(tags) - down, WAITING)
        tally.share(hand.size, HELD_CARDS)
        tally.yes(seat == seller)
        tally.share(loser.count if loser is not None and loser.seat == seat else 0, BITES_FOR_A_BUDDY)
        tally.share(len([refusal for refusal in t.refused if refusal // CARDS == seat]) if t.refused else 0, REFUSALS)
        for saved in look.saved:
            tally.bit(saved, seat)
        for card in hand.kinds():
            if card < BUDDY_CARDS:
                tally.add(card, hand.count(card) / t.rules.cards.count(card))
        tally.skip(BUDDY_CARDS)
        if t.rules.food:
            food(look, seat, tally)


def food(look: Look, seat: Seat, tally: Tally) -> None:
    """PB 19.1, 19.7. Markers, which of them are turned over, and bites that Fend Off may lessen."""
    t, question = look.t, look.question
    for kind in range(FOODS):
        tally.yes(kind in t.foods[seat])
        tally.bit(t.used[seat], kind)
    tally.share(question.bites if isinstance(question, Bitten) and question.seat == seat else 0, WAITING)
