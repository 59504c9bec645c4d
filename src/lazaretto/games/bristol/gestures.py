"""How moves are made on a page: what is touched, in which order, and what the key says."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Gesture, Move, Moves, Names, Scene, Seat
from .alms import Give
from .cards import CURED_COIN, PLAGUE_FROM, WHIP, WORTH
from .characters import Bless, Chisel, Court, Dip, Escort, Filch, Gamble, Inspect, Take, Toil
from .dice import Done, Lock, Reroll, RollingAgain
from .ghosts import Look
from .movement import PUSHES, Dash, Elbow, Moving, Push, landing_of
from .names import CART_TITLES, FACE_TITLES, REMEDY_ICONS, REMEDY_TITLES, called, card_title, numbered, worths
from .phial import Keep, Leech, Leeching
from .remedies import Play
from .table import Town
from .telling import ORDINALS
from .things import CHARACTER, REMEDY_DECK, TOWN, of_cart, of_die, of_face, of_ghost_card, of_half, of_remedy, of_seat, of_symptom
from .turn import DrawRemedy, Turn
from .whip import CrackWhip


def gesture(scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
    return Hands(scene, seat, names).of(move)


def advised(scene: Scene, seat: Seat) -> Moves:
    """BR 5.1. What is done most stands first, and to jump off oneself, which hardly anyone wants, last: a screen has few keys."""
    if not isinstance(scene.question, (Turn, Moving)):
        return ()
    offered = [move for move in scene.options(seat) if not isinstance(move, Done) and move != PUSHES[seat]]
    return tuple(sorted(offered, key=rank))


def rank(move: Move) -> int:
    return 0 if isinstance(move, (DrawRemedy, Elbow, Dash)) else 1 if isinstance(move, Reroll) else 2


@final
class Hands:
    """What a seat would do with its hands to make a move, as the table lies."""

    def __init__(self, scene: Scene, seat: Seat, names: Names) -> None:
        self.t: Final[Town] = scene.table
        self.question: Final = scene.question
        self.seat: Final = seat
        self.who: Final = tuple([called(names, place) for place in range(self.t.rules.places)])

    def of(self, move: Move) -> Gesture:
        if isinstance(move, (Reroll, Lock, DrawRemedy)):
            return self.plain(move)
        if isinstance(move, (Elbow, Dash, Push)):
            return self.movement(move)
        if isinstance(move, (Play, CrackWhip)):
            return self.remedy(move)
        if isinstance(move, (Leech, Keep, Take, Give)):
            return self.choice(move)
        if isinstance(move, (Court, Chisel, Bless, Gamble, Dip, Toil)):
            return self.special(move)
        if isinstance(move, (Escort, Inspect, Filch, Look)):
            return self.to_someone(move)
        return self.no_more() if isinstance(move, Done) else Gesture("Let it happen", "check", ())

    def no_more(self) -> Gesture:
        if isinstance(self.question, RollingAgain):
            return Gesture("Leave the dice as they lie", "check", ())
        if isinstance(self.question, Leeching):
            return Gesture("Discard it, lay nothing", "cross", ())
        return Gesture("End your turn", "end", ())

    def plain(self, move: Reroll | Lock | DrawRemedy) -> Gesture:
        if isinstance(move, DrawRemedy):
            return Gesture("Draw a remedy", "draw", (REMEDY_DECK,))
        things = tuple([of_die(die) for die in move.dice])
        if isinstance(move, Lock):
            return Gesture(f"Lock {numbered(move.dice)}", "lock", things, "Lock")
        return Gesture(f"Reroll {numbered(move.dice)}", "reroll", things, "Reroll")

    def movement(self, move: Elbow | Dash | Push) -> Gesture:
        """BR 6. A pawn behind is pushed by a touch; one's own goes where one touches next."""
        t, me = self.t, self.seat
        cart = t.cart_of(me)
        if isinstance(move, Push):
            return self.push(move, cart)
        if isinstance(move, Elbow):
            return Gesture(f"Elbow to the front of {CART_TITLES[cart]}", "elbow", (of_seat(me), of_cart(cart)))
        ahead = t.cart_ahead(cart)
        if ahead < 0:
            return Gesture("Dash to the cart ahead", "dash", (of_seat(me),))
        return Gesture(f"Dash to {CART_TITLES[ahead]}", "dash", (of_seat(me), of_cart(ahead)))

    def push(self, move: Push, cart: int) -> Gesture:
        """BR 6.5, 6.7. With no place free behind it is out of the game, and the key says so."""
        landing, out = landing_of(self.t, cart), ""
        if landing < 0:
            out = ", out of the game"
        icon = "skull" if out else "push"
        if move.target != self.seat:
            return Gesture(f"Push {self.who[move.target]} off {CART_TITLES[cart]}{out}", icon, (of_seat(move.target),), "Push")
        to = TOWN if out else of_cart(landing)
        return Gesture(f"Jump off {CART_TITLES[cart]}{out or ' yourself'}", icon, (of_seat(self.seat), to), "Push")

    def remedy(self, move: Play | CrackWhip) -> Gesture:
        """BR 8.1. Half a card of a hidden hand."""
        remedy = move.remedy if isinstance(move, Play) else WHIP
        which, things = self.which(move.card, remedy), (of_half(move.card, remedy),)
        if isinstance(move, CrackWhip):
            return Gesture(f"Crack the Whip{which}", "whip", things, secret=True)
        return Gesture(f"Play {REMEDY_TITLES[remedy]}{which}", REMEDY_ICONS[remedy], things, secret=True)

    def which(self, card: Card, remedy: int) -> str:
        """Told apart by its other half, if another card in hand offers the same."""
        t = self.t
        hand = {*t.remedies[self.seat].kinds(), *(t.drawn.kinds() if self.seat == t.turn else [])}
        if not any([other != card and remedy in t.rules.cards[other] for other in hand]):
            return ""
        top, bottom = t.rules.cards[card]
        return f" (the card with {REMEDY_TITLES[bottom if top == remedy else top]})"

    def choice(self, move: Leech | Keep | Take | Give) -> Gesture:
        """Cards and coins drawn to choose from."""
        if isinstance(move, Give):
            # Everyone knows that it may be given to anyone; what it does there is told with the key.
            words = "Keep the coin yourself" if move.target == self.seat else f"Give the coin to {self.who[move.target]}"
            return Gesture(words, "coin", (of_seat(move.target),), "Give", secret=True)
        if isinstance(move, Leech):
            words = f"Lay the {WORTH[move.card]} on {CART_TITLES[move.cart]}"
            return Gesture(words, "leech", (of_symptom(move.card), of_cart(move.cart)), "Lay", secret=True)
        if isinstance(move, Keep):
            things = tuple([of_symptom(card, move.cards[:at].count(card)) for at, card in enumerate(move.cards)])
            return Gesture(f"Keep {worths(list(move.cards))}: {self.kept(move)}", "symptom", things, "Keep", secret=True)
        return Gesture(f"Keep {card_title(self.t.rules.cards[move.card])}", "remedy", (of_remedy(move.card),), "Keep", secret=True)

    def kept(self, move: Keep) -> str:
        """BR 1.3. What they come to, and whether that is the plague."""
        total = sum([WORTH[card] for card in move.cards])
        t, seat = self.t, self.seat
        is_safe = t.is_plagued(seat) or (t.rules.alms and CURED_COIN in t.coins[seat])
        return f"{total}, the plague" if total >= PLAGUE_FROM and not is_safe else f"{total}"

    def special(self, move: Court | Chisel | Bless | Gamble | Dip | Toil) -> Gesture:
        """BR 9. What a character does with cards and dice."""
        if isinstance(move, Court):
            return Gesture("Draw two remedies, keep one", "draw", (CHARACTER, REMEDY_DECK))
        if isinstance(move, Dip):
            return Gesture("Draw a symptom, keep two of three", "symptom", (CHARACTER,))
        if isinstance(move, Toil):
            return Gesture(f"Reroll {numbered(move.dice)}", "reroll", (CHARACTER, *[of_die(die) for die in move.dice]), "Serf")
        if isinstance(move, Bless):
            things = (CHARACTER, of_die(move.die), of_face(move.face))
            return Gesture(f"Set die {move.die + 1} to {FACE_TITLES[move.face]}", "die", things, "Friar")
        if isinstance(move, Chisel):
            return Gesture(f"Reroll die {move.die + 1}, then lock a die", "reroll", (CHARACTER, of_die(move.die)), "Mason")
        return Gesture(f"Gamble with die {move.die + 1}", "reroll", (CHARACTER, of_die(move.die)), "Outlaw")

    def to_someone(self, move: Escort | Inspect | Filch | Look) -> Gesture:
        """BR 9.6, 9.8, 9.9, 13.6. What is done to a pawn, or to what one hides."""
        if isinstance(move, Look):
            words = f"Look at {self.who[move.ghost]}'s {ORDINALS[move.card]} symptom"
            return Gesture(words, "eye", (of_ghost_card(move.ghost, move.card),), "Look")
        name, things = self.who[move.target], (CHARACTER, of_seat(move.target))
        if isinstance(move, Inspect):
            return Gesture(f"Look at one of {name}'s symptoms", "eye", things, "Sheriff")
        if isinstance(move, Filch):
            return Gesture(f"Take a remedy from {name}", "remedy", things, "Barmaid")
        words = "Ride to the front yourself" if move.target == self.seat else f"Lead {name} to the front"
        return Gesture(words, "horseshoe", things, "Knight")
