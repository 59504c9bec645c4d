"""BR 6. Moving pawns, and the Whip that prevents it (BR 8.7)."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .actions import Action
from .box import MOST_PLACES
from .cards import PLACES
from .leaving import AnyoneLeft, Perish, reveal_health
from .table import Town
from .whip import Deed, Threatened

NO_ONE: Final = -1

AT_FRONT: Final = Reason("BR 6.1", "your pawn is at the front of its cart already")
NOT_AT_FRONT: Final = Reason("BR 6.2", "only the pawn at the front of a cart can dash")
LEADING: Final = Reason("BR 6.2", "no cart in town is ahead of yours")
ANOTHER_CART: Final = Reason("BR 6.4", "you can push only pawns on your own cart")
IN_FRONT: Final = Reason("BR 6.4", "you can push only yourself and those who sit behind you")


@final
class Elbow(Action):
    """BR 6.1. "Let me through!" """

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        return AT_FRONT if t.carts[t.cart_of(seat)][0] == seat else None

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return elbowing(t, seat)


def elbowing(t: Town, seat: Seat) -> Steps:
    """BR 8.7. Those who would be passed may prevent it."""
    ahead = before_on_cart(t, seat)
    return (Threatened(Elbowed(seat, ahead), t.clockwise_from_first(ahead)),)


def before_on_cart(t: Town, seat: Seat) -> tuple[Seat, ...]:
    riders = t.carts[t.cart_of(seat)]
    return riders[:riders.index(seat)]


@final
class Elbowed(Deed):
    """BR 6.1. To the front; the others keep their order."""

    def __init__(self, seat: Seat, passed: tuple[Seat, ...] = ()) -> None:
        self.seat: Final = seat
        self.passed: Final = passed

    def doer(self) -> Seat:
        return self.seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        to_the_front(t, self.seat)
        return ()


def to_the_front(t: Town, seat: Seat) -> None:
    cart = t.take_off(seat)
    t.seat_aboard(cart, (seat, *t.carts[cart]))


@final
class Dash(Action):
    """BR 6.2. A leap to the cart ahead."""

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        cart = t.cart_of(seat)
        if t.carts[cart][0] != seat:
            return NOT_AT_FRONT
        return LEADING if t.cart_ahead(cart) < 0 else None

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return dashing(t, seat)


def dashing(t: Town, seat: Seat) -> Steps:
    """BR 8.7, R21. All on the cart that would be entered may prevent it."""
    ahead = t.cart_ahead(t.cart_of(seat))
    riders = t.carts[ahead]
    displaced = riders[PLACES - 1] if len(riders) == PLACES else NO_ONE
    return (Threatened(Dashed(seat, ahead, displaced), t.clockwise_from_first(riders)),)


@final
class Dashed(Deed):
    """BR 6.2, 6.3. To the back of the cart ahead; if that is full, in exchange for the pawn there."""

    def __init__(self, seat: Seat, cart: int, displaced: Seat) -> None:
        self.seat: Final = seat
        self.cart: Final = cart
        self.displaced: Final = displaced        # NO_ONE if there is a place free

    def doer(self) -> Seat:
        return self.seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        left = t.take_off(self.seat)
        if self.displaced != NO_ONE:
            t.take_off(self.displaced)
            behind = t.carts[left]
            t.seat_aboard(left, (*behind, self.displaced) if t.rules.swap_to_back else (self.displaced, *behind))     # R20
        t.seat_aboard(self.cart, (*t.carts[self.cart], self.seat))
        return ()


@final
class Push(Action):
    """BR 6.4. "Off with you!" """

    def __init__(self, target: Seat) -> None:
        self.target: Final = target

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        riders = t.carts[t.cart_of(seat)]
        if self.target not in riders:
            return ANOTHER_CART
        return IN_FRONT if riders.index(self.target) < riders.index(seat) else None

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return (Threatened(Shoved(seat, self.target), () if self.target == seat else (self.target,)),)


@final
class Shoved(Deed):
    """BR 6.5. The pushed pawn lands on the last free place behind, or is left behind."""

    def __init__(self, by: Seat, target: Seat) -> None:
        self.by: Final = by
        self.target: Final = target

    def doer(self) -> Seat:
        return self.by

    def do(self, t: Town, dealer: Dealer) -> Steps:
        landing = landing_of(t, t.cart_of(self.target))
        if landing < 0:
            return (LeftBehind(self.by, self.target), AnyoneLeft())
        return (Landed(self.target, landing),)


def landing_of(t: Town, cart: int) -> int:
    """BR 6.5, 6.7. The cart farthest behind this one that has a place free; -1 if none has."""
    for behind in reversed(t.order):
        if behind == cart:
            break
        if len(t.carts[behind]) < PLACES:
            return behind
    return -1


@final
class Landed(Step):
    """BR 6.5, 6.6. At the back of that cart."""

    def __init__(self, seat: Seat, cart: int) -> None:
        self.seat: Final = seat
        self.cart: Final = cart

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.take_off(self.seat)
        t.seat_aboard(self.cart, (*t.carts[self.cart], self.seat))
        return ()


@final
class LeftBehind(Step):
    """BR 6.7, 6.8, 13.7. Out of the game; and if that one was healthy, whoever pushed dies of shame."""

    def __init__(self, by: Seat, target: Seat) -> None:
        self.by: Final = by
        self.target: Final = target

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if self.by == self.target:                             # R25
            return (Perish((self.target,)),)
        reveal_health(t, self.target, dealer)
        if t.is_plagued(self.target):
            return (Perish((self.target,)),)
        return (Perish((self.target,)), Shame(self.by))


@final
class Shame(Step):
    """BR 6.8. The pusher is out of the game too."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return (Perish((self.seat,)),)


ELBOW: Final = Elbow()
DASH: Final = Dash()
PUSHES: Final = tuple([Push(target) for target in range(MOST_PLACES)])
MOVEMENTS: Final[Moves] = (ELBOW, DASH, *PUSHES)


def movements(t: Town, seat: Seat) -> list[Action]:
    """What a player may think of: an elbow, a dash, a push of anyone on the cart."""
    found: list[Action] = [ELBOW, DASH]
    for rider in t.carts[t.cart_of(seat)]:
        found.append(PUSHES[rider])
    return found


def gentlest(actions: list[Action], seat: Seat) -> Action:
    """For a player who is gone: no push if anything else can be done, and oneself last, who might be left behind (BR 6.7)."""
    no_push = [action for action in actions if not isinstance(action, Push)]
    not_oneself = [action for action in actions if action != PUSHES[seat]]
    return (no_push or not_oneself or actions)[0]


@final
class Moving(Choice):
    """BR 8.4. One more pawn movement, by Crushed Emeralds."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple(movements(t, seat))

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, (Elbow, Dash, Push)) and move in MOVEMENTS:
            return move.why_not(t, seat)
        return NOT_HERE

    def default(self, t: Town, seat: Seat) -> Move:
        return gentlest([action for action in movements(t, seat) if action.why_not(t, seat) is None], seat)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Action)
        dealer.say(seat, move)
        return move.begin(t, seat, dealer)
