"""Small choices: what to buy, to pay, to lose, to sink, and who is bitten."""

from __future__ import annotations

from typing import Final

from ....games.pints.anytime import LOOK_TWICE, Ask
from ....games.pints.cards import BITES_FOR_A_BUDDY, FEND_OFF, MENU, RESCUES, SAUCE, is_zombie_card
from ....games.pints.drawing import CARDS_FOR_A_BUDDY, CARDS_TILE
from ....games.pints.moves import GO_ON, PAY, REFUSE, SINK, USES, GiveBack, Lose, Mourn, Visit
from ....games.pints.pile import top_zone
from ....games.pints.table import MARKERS, SCORING, SENDING
from ....kernel import Move, Moves
from . import hopes, purse
from .dangers import wards_off
from .mind import Mind
from .sending import sends
from .worth import CARD_WORTH, FOOD_WORTH

DANGER: Final = BITES_FOR_A_BUDDY - 1


def first_of(options: Moves, *wanted: Move) -> Move | None:
    return next((move for move in wanted if move in options), None)


def prepares(mind: Mind, options: Moves) -> Move:
    """PB 5. The Menu, and what is to be bought, before buddies are sent."""
    return first_of(options, USES[MENU]) or buys(mind, options) or sends(mind, options)


def fends(mind: Mind, options: Moves) -> Move:
    """PB 19.7. Whenever one can."""
    return first_of(options, USES[SAUCE], USES[FEND_OFF]) or options[0]


def bides(mind: Mind, options: Moves) -> Move:
    """PB 12.1, 13.10. Between the phases; in the scoring there is only to buy."""
    return (buys(mind, options) if mind.t.phase == SCORING else wards_off(mind, options)) or GO_ON


def buys(mind: Mind, options: Moves) -> Move | None:
    """PB 12.1, 19.4. A look before cards are drawn; beer; late in the night a card for the taxi; pub food."""
    if mind.t.phase == SENDING and LOOK_TWICE in options:
        return LOOK_TWICE
    drink = purse.drinks(mind)
    if drink is not None and drink in options:
        return drink
    return purse.buys_for_the_taxi(mind, options) or purse.orders(mind, options)


def sinks(mind: Mind, options: Moves) -> Move:
    """PB 19.4. A zombie card is sunk; the rescue too, if it would not save me."""
    card = top_zone(mind.t).kinds()[0]
    if card in RESCUES:
        return GO_ON if hopes.would_save(mind.t, card, mind.me) else SINK
    return SINK if is_zombie_card(card) and mind.t.in_quarter(mind.t.quarter) > 1 else GO_ON


def pays(mind: Mind, options: Moves) -> Move:
    """PB 15. Two cards for a bite, unless it is the fifth; a buddy at almost any price, for which cards are bought too."""
    t = mind.t
    if PAY not in options:
        return buys_for_a_buddy(mind, options) or REFUSE
    if t.tile_shows == CARDS_TILE:
        return PAY if t.bites[mind.me] < DANGER or t.has_food(mind.me, FEND_OFF) else REFUSE
    return PAY


def buys_for_a_buddy(mind: Mind, options: Moves) -> Move | None:
    """PB 15.3, R34. What is worth least, if I can buy all that is wanting."""
    t = mind.t
    asks = [move for move in options if isinstance(move, Ask)]
    wanting = CARDS_FOR_A_BUDDY - len(t.hands[mind.me])
    if not t.phone_box or len(asks) < wanting or t.crisps[mind.me] < wanting * t.price():
        return None
    return min(asks, key=lambda ask: CARD_WORTH[ask.card], default=None)


def loses(mind: Mind, options: Moves) -> Move:
    """PB 14.4. What is worth least."""
    return min(options, key=lambda move: CARD_WORTH[move.card] if isinstance(move, Lose) else 0.0)


def returns(mind: Mind, options: Moves) -> Move:
    """PB 19.3."""
    return min(options, key=lambda move: FOOD_WORTH[move.food] if isinstance(move, GiveBack) else 0.0)


def deals(mind: Mind, options: Moves) -> Move:
    """PB 14.8. To whoever is farthest from the fifth bite."""
    t = mind.t

    def bites(move: Move) -> int:
        assert isinstance(move, Visit)
        return t.bites[move.seat] + len(t.tags[MARKERS + move.seat])

    return min(options, key=bites)


def mourns(mind: Mind, options: Moves) -> Move:
    """R60. Where a buddy does least."""
    return min(options, key=lambda move: mind.row_cost(move.row) if isinstance(move, Mourn) else 0.0)
