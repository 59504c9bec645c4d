"""BR 9. Special actions of the nine characters."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps, only
from .actions import Action
from .box import MOST_KINDS, MOST_PLACES
from .cards import BARMAID, CHANDLER, COUNTESS, DICE, FACES, FRIAR, HAND_LIMIT, KNIGHT, MASON, OUTLAW, SERF, SHERIFF, cart_shown
from .chronicle import DREW, FILCHED, GLIMPSED, TOOK, note
from .decks import HAND_FULL, draw_remedy, reform_remedies, why_not_draw_remedy, why_not_draw_symptom
from .dice import ALL_LOCKED, LOCKED, Locking, Rerolled, bits, set_die, sets_of
from .movement import Elbowed, before_on_cart
from .phial import Keeping, Tapped
from .table import Town

ANOTHERS: Final = Reason("BR 9.1", "that is the special action of another character")
OUT: Final = Reason("BR 11.5", "that player is out of the game")


def not_yours(t: Town, seat: Seat, character: int) -> bool:
    return t.characters[seat] != character


def why_not_die(t: Town, dice: tuple[int, ...]) -> Reason | None:
    if not t.locked & bits(dice):
        return None
    return LOCKED if t.free_dice() else ALL_LOCKED


@final
class Court(Action):
    """BR 9.2. The Countess draws two remedies and keeps one."""

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        return ANOTHERS if not_yours(t, seat, COUNTESS) else why_not_draw_remedy(t, seat)

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        count = 0
        while count < 2 and t.remedy_deck.size:
            draw_remedy(t, t.drawn, dealer)
            count += 1
        note(t, DREW, seat, count)
        return (Courting(seat),) if count == 2 else ()


@final
class Take(Move):
    """BR 9.2. Keep this one of the remedies just drawn."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


TAKES: Final = tuple([Take(card) for card in range(MOST_KINDS)])
NOT_DRAWN: Final = Reason("BR 9.2", "keep one of the two remedies you drew")


@final
class Courting(Choice):
    """BR 9.2, R75. Which to keep; the other is discarded unseen."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([TAKES[card] for card in t.drawn.kinds()])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Take) or not 0 <= move.card < len(t.rules.cards):
            return NOT_HERE
        return None if move.card in t.drawn else NOT_DRAWN

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Take)
        cards = t.drawn.cards()
        cards.remove(move.card)
        dealer.move(cards[0], t.drawn, to=t.buried)
        reform_remedies(t, dealer)
        return (Took(seat),)


@final
class Took(Step):
    """BR 9.2. Everyone sees that the choice is made."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        note(t, TOOK, self.seat)
        return ()


@final
class Chisel(Action):
    """BR 9.3, R58. The Mason rerolls one die, then locks one, the same or another."""

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        return ANOTHERS if not_yours(t, seat, MASON) else why_not_die(t, (self.die,))

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return (Rerolled((self.die,)), Locking(seat, 1))


@final
class Bless(Action):
    """BR 9.4, R83. The Friar sets a die to any face."""

    def __init__(self, die: int, face: int) -> None:
        self.die: Final = die
        self.face: Final = face

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        return ANOTHERS if not_yours(t, seat, FRIAR) else why_not_die(t, (self.die,))

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        set_die(t, self.die, self.face)
        return ()


@final
class Gamble(Action):
    """BR 9.5. The Outlaw rerolls a die, hoping for the colour of his cart."""

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        return ANOTHERS if not_yours(t, seat, OUTLAW) else why_not_die(t, (self.die,))

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return (Rerolled((self.die,)), Gambled(seat, self.die))


@final
class Gambled(Step):
    """BR 9.5, R57. His cart's colour earns another action, which may be the same again."""

    def __init__(self, seat: Seat, die: int) -> None:
        self.seat: Final = seat
        self.die: Final = die

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if cart_shown(t.dice[self.die]) != t.cart_of(self.seat):
            return ()
        t.actions += 1
        return (ActionWon(self.seat),)


@final
class ActionWon(Step):
    """BR 9.5. The gamble has paid."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()


@final
class Escort(Action):
    """BR 9.6, R33, R58. The Knight leads any pawn to the front of its cart, his own too; no Whip prevents it."""

    def __init__(self, target: Seat) -> None:
        self.target: Final = target

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        if not_yours(t, seat, KNIGHT):
            return ANOTHERS
        if not t.lives(self.target):
            return OUT
        return IN_FRONT_ALREADY if t.carts[t.cart_of(self.target)][0] == self.target else None

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return (Elbowed(self.target, before_on_cart(t, self.target)),)


IN_FRONT_ALREADY: Final = Reason("BR 9.6", "that pawn is at the front of its cart already")


@final
class Dip(Action):
    """BR 9.7. The Chandler draws a symptom, and keeps two of three."""

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        return ANOTHERS if not_yours(t, seat, CHANDLER) else why_not_draw_symptom(t)

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return (Tapped(seat, 1, "BR 9.7"), Keeping(seat, 1))


@final
class Inspect(Action):
    """BR 9.8, R45. The Sheriff looks at one symptom, whichever it is, of a player on another cart."""

    def __init__(self, target: Seat) -> None:
        self.target: Final = target

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        if not_yours(t, seat, SHERIFF):
            return ANOTHERS
        if not t.lives(self.target):
            return OUT
        if t.is_ghost(self.target):
            return BY_LOOKING
        return SAME_CART if t.cart_of(self.target) == t.cart_of(seat) else None

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        note(t, GLIMPSED, seat, self.target)
        dealer.glimpse(t.symptoms[self.target], only(seat))
        return ()


SAME_CART: Final = Reason("BR 9.8", "the Sheriff looks at players on other carts")
BY_LOOKING: Final = Reason("R60", "anyone may look at a Ghost's symptom: use that action")


@final
class Filch(Action):
    """BR 9.9, R75. The Barmaid takes a remedy, whichever it is, from a player on her cart."""

    def __init__(self, target: Seat) -> None:
        self.target: Final = target

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        if not_yours(t, seat, BARMAID):
            return ANOTHERS
        if self.target == seat or not t.lives(self.target) or t.cart_of(self.target) != t.cart_of(seat):
            return OTHER_CART
        if t.is_ghost(self.target) or not len(t.remedies[self.target]):
            return HOLDS_NONE
        return HAND_FULL if t.held(seat) >= HAND_LIMIT else None

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        note(t, FILCHED, seat, self.target)
        dealer.draw(t.remedies[self.target], to=t.drawn)
        return ()


OTHER_CART: Final = Reason("BR 9.9", "the Barmaid takes from another player on her own cart")
HOLDS_NONE: Final = Reason("BR 9.9", "that player has no remedy")


@final
class Toil(Action):
    """BR 9.10, R76. The Serf rerolls three dice."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        return ANOTHERS if not_yours(t, seat, SERF) else why_not_die(t, self.dice)

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return (Rerolled(self.dice),)


#: By character, its special actions.
BY_CHARACTER: Final[tuple[tuple[Action, ...], ...]] = (
    (Court(),),
    tuple([Chisel(die) for die in range(DICE)]),
    tuple([Bless(die, face) for die in range(DICE) for face in range(FACES)]),
    tuple([Gamble(die) for die in range(DICE)]),
    tuple([Escort(target) for target in range(MOST_PLACES)]),
    (Dip(),),
    tuple([Inspect(target) for target in range(MOST_PLACES)]),
    tuple([Filch(target) for target in range(MOST_PLACES)]),
    tuple([Toil(dice) for dice in sets_of(3)]),
)

#: Those whose special action is done to a place at the table.
AT_PLACES: Final = (KNIGHT, SHERIFF, BARMAID)


def special_actions(character: int, places: int) -> tuple[Action, ...]:
    return BY_CHARACTER[character][:places] if character in AT_PLACES else BY_CHARACTER[character]


def specials(t: Town, seat: Seat) -> list[Action]:
    """What this seat's character may think of: nothing with the dead."""
    character = t.characters[seat]
    found = special_actions(character, t.rules.places)
    return [action for place, action in enumerate(found) if t.lives(place)] if character in AT_PLACES else list(found)
