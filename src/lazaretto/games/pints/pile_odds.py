"""PB 14.1, 16.2. What may come off the pile, in words: the chance, and how it is reckoned."""

from __future__ import annotations

from ...kernel import View
from .cards import FRUIT, LAST_QUARTER
from .drawing import DiscardTop
from .names import figure
from .outlook import before_the_last_quarter, cards_unseen, chance_of_red, chance_of_rescue, chance_of_rescue_within, hidden_in_last_quarter, next_card, percent
from .scoring import Discards
from .table import NOTHING, SCORING, SENDING, Pub

Told = tuple[str, str]
"""What is said, and why."""


def red_words(view: View) -> Told:
    """PB 14.1. "zombie card: 38 %", for the next one."""
    t: Pub = view.table
    if view.outcome is not None:
        return "", ""
    return f"zombie card: {percent(chance_of_red(t))} %", why_red(t)


def why_red(t: Pub) -> str:
    if next_card(t) != NOTHING:
        return "Everyone knows the next card."
    unseen = cards_unseen(t)
    red = len([card for card in unseen if card >= FRUIT])
    rescue = " One more hidden card is the rescue." if t.quarter == LAST_QUARTER else ""
    among = "one is a zombie card" if red == 1 else f"{red} are zombie cards"
    return f"The next card: of {len(unseen)} that nobody has seen {among}.{rescue}"


def rescue_words(view: View, *, odds: bool) -> Told:
    """PB 16.2. "rescue: at least 17 % this turn", by the cards that are sure to come off the pile; for the next card, where none is."""
    t: Pub = view.table
    if view.outcome is not None:
        return "", ""
    before = before_the_last_quarter(t)
    where = f"The rescue is in quarter {LAST_QUARTER + 1}: {figure(before, 'card')} must go first." if before else hidden_words(t)
    if not odds:
        return f"rescue: not for {figure(before, 'card')}" if before else "rescue: in this quarter", where
    sends, discards = cards_to_come(view)
    chance = percent(chance_of_rescue_within(t, sends + discards))
    return this_turn(t, chance), f"{where} {surely(t, sends, discards)}"


def this_turn(t: Pub, chance: int) -> str:
    """PB 11.2. Until the turn is scored more cards may come than are sure to."""
    before = before_the_last_quarter(t)
    if not chance and before:
        return f"rescue: not for {figure(before, 'card')}"
    if t.phase >= SCORING and not before:
        return f"rescue: {chance} % this turn"
    return f"rescue: at least {chance} % this turn" if chance else f"rescue: {percent(chance_of_rescue(t))} % with the next card"


def hidden_words(t: Pub) -> str:
    return f"The rescue is one of {figure(hidden_in_last_quarter(t), 'hidden card')} in this quarter."


def cards_to_come(view: View) -> tuple[int, int]:
    """PB 5.5, 11.2. Cards that are sure to come off the pile in this turn: for the buddy who must be sent, and for zombies already on the ambulance."""
    t: Pub = view.table
    felled = [step.zombies for step in view.agenda if isinstance(step, Discards)]
    zombies = felled[0] if felled else len(t.ambulance)
    begun = len([step for step in view.agenda if isinstance(step, DiscardTop)]) if t.phase >= SCORING else 0
    must_send = t.turns > 0 and t.phase == SENDING and not t.stools and t.sofa > 0
    return int(must_send), begun + zombies // t.rules.for_a_card[t.quarter]


def surely(t: Pub, sends: int, discards: int) -> str:
    """What the chance counts, and what would raise it."""
    price = t.rules.for_a_card[t.quarter]
    counted = f"Sure to come off the pile this turn: {sends} for a buddy who must be sent, {discards} for zombies on the ambulance."
    if t.phase >= SCORING:
        return counted
    more = f"Every {price} zombies felled discard one more."
    return f"{counted} Each buddy sent draws one more. {more}" if t.phase == SENDING else f"{counted} {more}"
