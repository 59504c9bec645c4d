"""Placing dice and cards: my own first, then such as others would sell."""

from __future__ import annotations

from typing import Final

from ....games.pints.anytime import ASKS
from ....games.pints.cards import BALLS, BAT, BOW, DART, SQUARES, piece_of
from ....games.pints.moves import GO_ON, PLACES, Arm, Rebound, Send, Shift
from ....kernel import Move, Moves
from .mind import Mind
from .plan import Plan, rows_cost
from .purse import own_pieces, thrift
from .worth import A_CRISP, A_DRAW, CARD_WORTH

WORTH_BUYING: Final = 0.1       # over what it costs
SOMETHING: Final = 0.3          # so much a change must bring
NEW_WEAPONS: Final = (BALLS, BAT, DART, BOW)


def places(mind: Mind, options: Moves) -> Move:
    """PB 7. Pub food first (R113), then the piece that does the most good, then what can be bought for it."""
    t = mind.t
    if t.rules.food and not any(t.hits):
        change = other_weapon(mind, options) or other_row(mind, options)
        if change is not None:
            return change
    plan = Plan(mind, t.stools, t.loose, own_pieces(mind))
    idea = plan.best_way()
    if idea is not None:
        return PLACES[idea.piece][idea.field]
    return buys_a_piece(mind, plan, options) or GO_ON


def buys_a_piece(mind: Mind, plan: Plan, options: Moves) -> Move | None:
    """PB 12.2. A weapon or extra hits of another, if it does more good now than the crisps and the card are worth."""
    t = mind.t
    if not t.is_market_open() or t.crisps[mind.me] < t.price():
        return None
    found, most = None, WORTH_BUYING
    for seller in range(t.rules.seats):
        for card in t.hands[seller].kinds() if seller != mind.me else ():
            piece = piece_of(card)
            if piece >= 0:
                gain = max([plan.gain(piece, field) for field in plan.squares(piece)], default=0.0)
                gain -= CARD_WORTH[card] * thrift(mind) + A_CRISP * t.price()
                if gain > most and ASKS[seller][card] in options:
                    found, most = ASKS[seller][card], gain
    return found


def other_weapon(mind: Mind, options: Moves) -> Move | None:
    """PB 19.9. Gun Runner, if the plan is much better with it."""
    t = mind.t
    arms = [move for move in options if isinstance(move, Arm) and move.weapon in NEW_WEAPONS and move.piece in t.loose]
    if not arms:
        return None
    pieces = own_pieces(mind)
    now = Plan(mind, t.stools, t.loose, pieces).gains()
    found, most = None, SOMETHING
    for arm in arms:
        dice = list(t.loose)
        dice[dice.index(arm.piece)] = arm.weapon
        gain = Plan(mind, t.stools, dice, pieces).gains() - now
        if gain > most:
            found, most = arm, gain
    return found


def other_row(mind: Mind, options: Moves) -> Move | None:
    """PB 19.8. Late Call: a buddy to where the dice are of more use, or one more."""
    t, pieces = mind.t, own_pieces(mind)
    calls = [move for move in options if isinstance(move, (Send, Shift))]
    now = rows_cost(mind, t.stools, t.loose, pieces) if calls else 0.0
    found: Move | None = None
    most = SOMETHING
    for call in calls:
        if isinstance(call, Send):
            gain = now - rows_cost(mind, t.stools | 1 << call.row, t.loose, pieces) + A_DRAW
        else:
            gain = now - rows_cost(mind, t.stools & ~(1 << call.row) | 1 << call.to, t.loose, pieces)
        if gain > most:
            found, most = call, gain
    return found


def rebounds(mind: Mind, options: Moves) -> Move:
    """PB 13.6. Where one hit more does the most good."""
    t = mind.t

    def gain(move: Move) -> float:
        assert isinstance(move, Rebound)
        row, square = divmod(move.field, SQUARES)
        hits = mind.hits(row)
        more = (*hits[:square], hits[square] + 1, *hits[square + 1:])
        return mind.cost(row, t.is_manned(row), hits) - mind.cost(row, t.is_manned(row), more)

    return max(options, key=gain)
