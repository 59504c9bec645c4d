"""BR 13. One to three players: Ghosts make up four."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Reason, Seat, Step, Steps, only
from .actions import Action
from .box import WITH_GHOSTS
from .cards import DICE, FACES, PLACES, RAT, SYMPTOMS_EACH, cart_shown, is_rat
from .chronicle import LOOKED, note
from .dice import set_die
from .movement import dashing, elbowing
from .table import Town


@final
class GhostTurn(Step):
    """BR 13.3, 13.5. It rerolls one die, if there is one for it."""

    def __init__(self, ghost: Seat) -> None:
        self.ghost: Final = ghost

    def do(self, t: Town, dealer: Dealer) -> Steps:
        dice = dice_for(t, t.cart_of(self.ghost))
        if not dice:
            return ()
        return (GhostRolls(self.ghost, dice[dealer.lot(len(dice))]),)


def dice_for(t: Town, own: int) -> list[int]:
    """BR 13.3, 13.5, R61, R62. The dice among which chance chooses for a Ghost on this cart."""
    free = [die for die in range(DICE) if not t.locked >> die & 1]
    if len(t.order) == 1:
        return [die for die in free if cart_shown(t.dice[die]) != own]
    for cart in t.order:
        if cart != own:
            for face in (2 * cart, 2 * cart + RAT):
                dice = [die for die in free if t.dice[die] == face]
                if dice:
                    return dice
    return []


@final
class GhostRolls(Step):
    """BR 13.4. If the die then shows an apple, of whichever cart, the Ghost moves forward."""

    def __init__(self, ghost: Seat, die: int) -> None:
        self.ghost: Final = ghost
        self.die: Final = die

    def do(self, t: Town, dealer: Dealer) -> Steps:
        set_die(t, self.die, dealer.roll(FACES))
        return () if is_rat(t.dice[self.die]) else onward(t, self.ghost)


def onward(t: Town, ghost: Seat) -> Steps:
    """BR 13.4, R34. To the front, or from there to a free place on the cart ahead."""
    cart = t.cart_of(ghost)
    if t.carts[cart][0] != ghost:
        return elbowing(t, ghost)
    ahead = t.cart_ahead(cart)
    return dashing(t, ghost) if ahead >= 0 and len(t.carts[ahead]) < PLACES else ()


@final
class Look(Action):
    """BR 13.6, R45. Look at one of a Ghost's two symptoms, the first or the second."""

    def __init__(self, ghost: Seat, card: int) -> None:
        self.ghost: Final = ghost
        self.card: Final = card

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        if not t.is_ghost(self.ghost) or self.ghost >= t.rules.places:
            return NO_GHOST
        if not t.lives(self.ghost):
            return OUT
        return SEEN if t.symptoms[t.rules.slots[self.ghost][self.card]].eyes >> seat & 1 else None

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        note(t, LOOKED, seat, self.ghost, self.card)
        dealer.show(t.symptoms[t.rules.slots[self.ghost][self.card]], only(seat))
        return ()


NO_GHOST: Final = Reason("BR 13.6", "only a Ghost's symptoms can be looked at")
OUT: Final = Reason("BR 13.6", "that Ghost is out of the game")
SEEN: Final = Reason("R80", "you see that card already")

#: By ghost and card.
LOOKS: Final = tuple([tuple([Look(ghost, card) for card in range(SYMPTOMS_EACH)]) for ghost in range(WITH_GHOSTS)])


def looks(t: Town) -> list[Action]:
    return [LOOKS[ghost][card] for ghost in range(t.rules.seats, t.rules.places) for card in range(SYMPTOMS_EACH)]
