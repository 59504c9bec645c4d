"""PB 5.2, 5.3, 15. Taking cards from the pile, and the division tiles between its quarters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .anytime import Ask, Free, purchases
from .biting import Bitten
from .cards import BY_TILE, LAST_QUARTER, TINY_CAR, is_buddy_card
from .colour import ONE_EACH, RollColour
from .ending import Rescue
from .moves import LOSSES, PAY, REFUSE, Lose, Pay, Refuse
from .pile import Discarded, Stored, lay_under, take_top
from .table import Pub

Effect = Callable[[Pub], Steps]

#: PB 14.1. By zombie card, what it does when drawn; filled by zombies.py, whose cards may lead to further draws.
EFFECTS: Final[dict[Card, Effect]] = {}


@final
class DrawCard(Step):
    """PB 5.2, 5.3. The top card: laid before the active player, or carried out; a division tile that shows comes first (R36)."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if t.tile_shows:
            return (DivisionTile(), self)
        card = take_top(t, dealer)
        if is_buddy_card(card):
            return (Stored(card), *after_it(t))
        if card >= TINY_CAR:
            return (Rescue(card),)
        return (*EFFECTS[card](t), *after_it(t))


@final
class DiscardTop(Step):
    """PB 11.2, R23, R25. The top card goes on the discard pile and does nothing, unless it is the rescue."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if t.tile_shows:
            return (DivisionTile(), self)
        card = take_top(t, dealer)
        return (Rescue(card),) if card >= TINY_CAR else (Discarded(card), *after_it(t))


def after_it(t: Pub) -> Steps:
    """PB 15.1, R26. The tile that this card laid bare."""
    return (DivisionTile(),) if t.tile_shows else ()


CARDS_TILE: Final = 1
OWN_CARDS_TILE: Final = 2
BEER_TILE: Final = 3
CARDS_FOR_A_BUDDY: Final = 2
CARDS_FOR_A_BITE: Final = 2

TOO_FEW_CARDS: Final = Reason("PB 15.3", "the price is two buddy cards of one's own")
NO_BEER: Final = Reason("PB 15.4", "no beer is left on the bar")
#: By tile, from the second.
NO_BUDDY: Final = tuple([Reason(rule, "nobody is left in the phone box") for rule in ("PB 15.3", "PB 15.4")])
ONLY_CARDS: Final = Reason("PB 15.3", "now you may buy buddy cards, nothing else")


@final
class DivisionTile(Choice):
    """PB 15.1, R27, R34. Pay for its bonus or not; for tile 2 cards may be bought first. Nothing if it is decided already."""

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if t.tile_shows else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        asks = [move for move in purchases(t, seat) if isinstance(move, Ask)] if t.tile_shows == OWN_CARDS_TILE else []
        return (REFUSE, PAY, *asks)

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Refuse):
            return None
        if isinstance(move, Pay):
            return why_not_pay(t, seat)
        if not isinstance(move, Free):
            return NOT_HERE
        if not isinstance(move, Ask) or t.tile_shows != OWN_CARDS_TILE:
            return ONLY_CARDS if t.tile_shows == OWN_CARDS_TILE else NOT_HERE
        return move.why_not(t, seat)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Ask):
            return (*move.begin(t, seat, dealer), self)
        reason = why_not_pay(t, seat)
        tile, t.tile_shows = t.tile_shows, 0
        if isinstance(move, Refuse):
            return (Forgone(seat, tile, "" if reason is None else reason.text),)
        if tile == CARDS_TILE:
            return (Bitten(seat, 1, BY_TILE), *[DrawCard() for _ in range(CARDS_FOR_A_BITE)])
        if tile == OWN_CARDS_TILE:
            return (Losing(seat, CARDS_FOR_A_BUDDY, BY_TILE), BuddyComes())
        return (RollColour(ONE_EACH), BeerForABuddy(), BuddyComes())


def why_not_pay(t: Pub, seat: Seat) -> Reason | None:
    """PB 15.2 to 15.4."""
    if t.tile_shows == CARDS_TILE:
        return None
    if not t.phone_box:
        return NO_BUDDY[t.tile_shows - OWN_CARDS_TILE]
    if t.tile_shows == OWN_CARDS_TILE:
        return None if len(t.hands[seat]) >= CARDS_FOR_A_BUDDY else TOO_FEW_CARDS
    return None if t.bar else NO_BEER


@final
class Forgone(Step):
    """PB 15.1. A tile that is not paid for, or cannot be: then with the reason."""

    def __init__(self, seat: Seat, tile: int, reason: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.reason: Final = reason

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        return ()


@final
class BeerForABuddy(Step):
    """PB 15.4, R35. Off the bar; it counts for no drinker."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.bar -= 1
        return ()


@final
class BuddyComes(Step):
    """PB 15.3, 15.4. A red buddy from the phone box to the sofa."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.phone_box -= 1
        t.sofa += 1
        return ()


NOT_HELD: Final = Reason("R37", "you have no such card")


@final
class Losing(Choice):
    """PB 14.4, 14.6, 15.3, 18.4, R37, R124. So many of one's own buddy cards go under the pile, of one's choice; with fewer, all."""

    def __init__(self, seat: Seat, count: int, by: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.by: Final = by

    def who(self, t: Pub) -> tuple[Seat, ...]:
        hand = t.hands[self.seat]
        return ALONE[self.seat] if self.count and len(hand) > self.count and len(hand.kinds()) > 1 else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return tuple([LOSSES[card] for card in t.hands[seat].kinds()])

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Lose) or not 0 <= move.card < len(LOSSES):
            return NOT_HERE
        return None if move.card in t.hands[seat] else NOT_HELD

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        if answers:
            return super().then(t, answers, dealer)
        cards = t.hands[self.seat].cards()[:self.count]
        return tuple([Lost(self.seat, card, self.by) for card in cards])

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Lose)
        dealer.say(seat, move)
        return (Lost(seat, move.card, self.by), Losing(seat, self.count - 1, self.by))


@final
class Lost(Step):
    """PB 15.5, R111. One card, lowest of all, and what takes it."""

    def __init__(self, seat: Seat, card: Card, by: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.by: Final = by

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        lay_under(t, self.card, t.hands[self.seat], LAST_QUARTER)
        return ()


@final
class GoesUnder(Step):
    """PB 14.4, 14.6. The zombie card itself too, also if it took nothing."""

    def __init__(self, card: Card, idle: bool) -> None:
        self.card: Final = card
        self.idle: Final = idle                  # it found nothing to take

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        lay_under(t, self.card, t.drawn, LAST_QUARTER)
        return ()
