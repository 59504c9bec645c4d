"""BR 8. Remedies played in one's turn. A card offers two; you use one and discard it."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Dealer, Reason, Seat, Steps
from .actions import Action
from .alms import CoinDrawn, Giving
from .box import MOST_KINDS
from .cards import ALMS, ARSENIC, CHICKEN, EMERALDS, LEECHES, POMANDER, WHIP
from .chronicle import PLAYED, note
from .decks import reform_remedies, why_not_draw_symptom
from .dice import ALL_LOCKED, Locking, RollingAgain
from .movement import Moving
from .phial import Keeping, Leeching, Tapped
from .table import Town
from .whip import NOT_HELD

ARSENIC_DICE: Final = 2
CHICKEN_ROLLS: Final = 3
SYMPTOMS_DRAWN: Final = 2

DRAWN_NOW: Final = Reason("BR 5.3", "you drew this card in this turn: it can be played from your next turn on")
NOT_PRINTED: Final = Reason("BR 8.1", "that card offers other remedies")
NO_TWO_DICE: Final = Reason("BR 8.3", "Chicken follows a reroll of two dice, once")
DICE_LOCKED: Final = Reason("BR 7.2", "both dice that you rerolled are locked")
NO_COINS: Final = Reason("R70", "the bag of coins is empty")
A_REACTION: Final = Reason("BR 8.7", "a Whip only answers what others do: you are asked when it can be used")


@final
class Play(Action):
    """BR 8.1. Use one of the two remedies of a card. It costs no action (BR 5.2)."""

    def __init__(self, card: Card, remedy: int) -> None:
        self.card: Final = card
        self.remedy: Final = remedy

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        if self.card >= len(t.rules.cards) or self.remedy not in t.rules.cards[self.card]:
            return NOT_PRINTED
        if self.card in t.remedies[seat]:
            return why_not_now(t, self.remedy)
        if seat != t.turn or self.card not in t.drawn:
            return NOT_HELD
        return A_REACTION if self.remedy == WHIP else DRAWN_NOW    # R9

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        note(t, PLAYED, seat, self.card)
        dealer.move(self.card, t.remedies[seat], to=t.remedy_discard)
        reform_remedies(t, dealer)
        return at_work(t, seat, self.remedy)


def why_not_now(t: Town, remedy: int) -> Reason | None:
    """What forbids a remedy as things lie, for whoever holds it."""
    if remedy == ARSENIC:
        return None if t.free_dice() else ALL_LOCKED
    if remedy == CHICKEN:
        return None if chicken_dice(t) else DICE_LOCKED if t.rerolled else NO_TWO_DICE
    if remedy in (LEECHES, POMANDER):
        return why_not_draw_symptom(t)
    if remedy == ALMS:
        return None if len(t.bag) else NO_COINS
    return A_REACTION if remedy == WHIP else None              # R87: Emeralds always find a movement


def chicken_dice(t: Town) -> tuple[int, ...]:
    """BR 8.3, R84. Those of the dice rerolled that are not locked."""
    return tuple([die for die in t.rerolled if not t.locked >> die & 1])


def at_work(t: Town, seat: Seat, remedy: int) -> Steps:
    """BR 8.2 to 8.6, 12.5. What a remedy does."""
    if remedy == ARSENIC:
        return (Locking(seat, ARSENIC_DICE),)
    if remedy == CHICKEN:
        dice, t.rerolled = chicken_dice(t), ()                 # R16
        return (RollingAgain(seat, dice, CHICKEN_ROLLS),)
    if remedy == EMERALDS:
        return (Moving(seat),)
    if remedy == LEECHES:
        return (Tapped(seat, SYMPTOMS_DRAWN, "BR 8.5"), Leeching(seat))
    if remedy == POMANDER:
        return (Tapped(seat, SYMPTOMS_DRAWN, "BR 8.6"), Keeping(seat, SYMPTOMS_DRAWN))
    return (CoinDrawn(seat), Giving(seat))


#: By card and remedy.
PLAYS: Final = tuple([tuple([Play(card, remedy) for remedy in range(ALMS + 1)]) for card in range(MOST_KINDS)])
