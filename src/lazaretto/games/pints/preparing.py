"""PB 5, 6. Phase I: sending buddies and throwing the dice."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .anytime import ASKS, ORDERS, Free, turn_over, why_not_food
from .cards import DICE, DIE_SIDES, MENU, ROWS, TICKET, ZOMBIE, ZWORD, is_buddy_card
from .colour import ONE_EACH, Boards, RollColour
from .drawing import DrawCard
from .moments import allowed, cards_for_later, free_moves, why_not_free
from .moves import CARDS_PLAYED, GO_ON, SENDS, USES, GoOn, PlayCard, Send, Use
from .specials import discard, why_not_card
from .table import PLACING, Pub
from .tidings import Thrown

NOBODY_ON_THE_SOFA: Final = Reason("PB 5.4", "no buddy is left on the sofa")
STOOL_TAKEN: Final = Reason("PB 5.1", "a buddy stands before that row already")
AT_LEAST_ONE: Final = Reason("PB 5.5", "at least one buddy must be sent")
TOO_LATE_FOR_THE_MENU: Final = Reason("R99", "that is for the start of your turn, before anything else")
NOTHING_ON_THE_MENU: Final = Reason("PB 19.6", "no buddy card lies on top of the discard pile")


def why_not_send(t: Pub, row: int) -> Reason | None:
    """PB 5.1, 5.4, R8."""
    if not t.sofa:
        return NOBODY_ON_THE_SOFA
    return STOOL_TAKEN if t.is_manned(row) else None


@final
class Sending(Choice):
    """PB 5. Send a buddy to a row, at least one (PB 5.5), and another; then the dice are thrown."""

    def who(self, t: Pub) -> tuple[Seat, ...]:
        sends = any([why_not_send(t, row) is None for row in range(ROWS)])
        return ALONE[t.active] if sends or allowed(t, t.active) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        menu: tuple[Move, ...] = (USES[MENU],) if t.rules.food and MENU in t.foods[seat] else ()
        return (*SENDS, GO_ON, *menu, *free_moves(t, seat), *cards_for_later(t, seat))

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Send) and 0 <= move.row < ROWS:
            return why_not_send(t, move.row)
        if isinstance(move, GoOn):
            return None if t.stools else AT_LEAST_ONE
        if isinstance(move, Use):
            return why_not_menu(t, seat) if move.food == MENU else NOT_HERE
        return why_not_free(t, seat, move)

    def default(self, t: Pub, seat: Seat) -> Move:
        """One buddy, and no more: who is gone places nothing either."""
        return GO_ON if t.stools else self.may(t, seat)[0]

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        t.untouched = False
        if isinstance(move, Send):
            return (Sent(move.row), DrawCard(), self)
        if isinstance(move, Use):
            return (FromTheMenu(seat), self)
        return (*move.begin(t, seat, dealer), self) if isinstance(move, Free) else ()


def why_not_menu(t: Pub, seat: Seat) -> Reason | None:
    """PB 19.6, R99."""
    reason = why_not_food(t, seat, MENU)
    if reason is not None:
        return reason
    if not t.untouched:
        return TOO_LATE_FOR_THE_MENU
    return None if len(t.discard) and is_buddy_card(t.discard.at(len(t.discard) - 1)) else NOTHING_ON_THE_MENU


@final
class FromTheMenu(Step):
    """PB 19.6. The top card of the discard pile."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        turn_over(t, self.seat, MENU)
        t.hands[self.seat].put(t.discard.take())
        return ()


@final
class Sent(Step):
    """PB 5.1. From the sofa to the stool of a row."""

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.sofa -= 1
        t.stools |= 1 << self.row
        return ()


@final
class Throw(Step):
    """PB 6.1, R46. All dice at once; the colour is settled first, then the zombies board."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.phase = PLACING
        t.loose = tuple([t.rules.die[dealer.roll(DIE_SIDES)] for _ in range(DICE)])
        if dealer.listening:
            dealer.tell(EVERYONE, Thrown(t.loose))
        return (RollColour(ONE_EACH), Boarding())


NO_ZOMBIE: Final = Reason("PB 6.5", "no battle die shows a zombie")


@final
class Boarding(Choice):
    """PB 6.5, 13.9, 19.10, R47. For each die with a zombie a chip boards, unless they are thrown again or put aside; what does so may be bought (R116)."""

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if ZOMBIE in t.loose and len(self.may(t, t.active)) > 1 else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        ticket: tuple[Move, ...] = (USES[TICKET],) if t.rules.food and TICKET in t.foods[seat] else ()
        return (GO_ON, CARDS_PLAYED[ZWORD], *ticket, *against_boarding(t, seat))

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, GoOn):
            return None
        if isinstance(move, PlayCard) and move.card == ZWORD:
            return self.why_not_zword(t, seat)
        if isinstance(move, Free):
            return move.why_not(t, seat) if move in against_boarding(t, seat) else NOT_HERE
        return self.why_not_ticket(t, seat) if isinstance(move, Use) and move.food == TICKET else NOT_HERE

    def why_not_zword(self, t: Pub, seat: Seat) -> Reason | None:
        return why_not_card(t, seat, ZWORD) or (None if ZOMBIE in t.loose else NO_ZOMBIE)

    def why_not_ticket(self, t: Pub, seat: Seat) -> Reason | None:
        return why_not_food(t, seat, TICKET) or (None if ZOMBIE in t.loose else NO_ZOMBIE)

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        return super().then(t, answers, dealer) if answers else boarding(t)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, PlayCard):
            discard(t, seat, ZWORD)
            return (ThrowAgain(), self)
        if isinstance(move, Use):
            turn_over(t, seat, TICKET)
            put_aside(t)
            return (self,)
        return (*move.begin(t, seat, dealer), self) if isinstance(move, Free) else boarding(t)


def against_boarding(t: Pub, seat: Seat) -> list[Free]:
    """R116. What can be bought that keeps zombies off the bus: Z-word from others, No Ticket of one's choice."""
    if ZOMBIE not in t.loose:
        return []
    asks: list[Free] = [ASKS[seller][ZWORD] for seller in range(t.rules.seats) if seller != seat and ZWORD in t.hands[seller]]
    return [*asks, ORDERS[TICKET]] if t.rules.food and TICKET in t.larder else asks


def put_aside(t: Pub) -> None:
    """PB 19.10. One die with a zombie."""
    at = t.loose.index(ZOMBIE)
    t.loose = (*t.loose[:at], *t.loose[at + 1:])


def boarding(t: Pub) -> Steps:
    zombies = t.loose.count(ZOMBIE)
    t.loose = tuple([piece for piece in t.loose if piece != ZOMBIE])
    return (Boards(zombies),) if zombies else ()


@final
class ThrowAgain(Step):
    """PB 13.9. All battle dice that show a zombie."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        before = t.loose
        t.loose = tuple([t.rules.die[dealer.roll(DIE_SIDES)] if piece == ZOMBIE else piece for piece in before])
        if dealer.listening:
            dealer.tell(EVERYONE, Thrown(tuple([piece for piece, was in zip(t.loose, before) if was == ZOMBIE])))
        return ()
