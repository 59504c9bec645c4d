"""BR 2. The board as everyone sees it, laid out from a view: carts, dice, decks and those who are out."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, FACE_DOWN, Names, Question, Seat, View, Zone
from .board import Board, Cart, Deck, Die, Face, Fate, GhostCard, Pawn, Played, Spot
from .cards import CARTS, FACES, FRIAR, PLACES, SYMPTOMS_EACH, WORTH, cart_shown, is_rat
from .chronicle import MINGLED, read
from .drawer import fate_of
from .movement import Dashed, Elbowed, Shoved
from .names import CART_TITLES, CHARACTER_TEXTS, CHARACTER_TITLES, FACE_TITLES, called, card_title, listed
from .notebook import Notebook
from .prospects import COUNTS, in_short, rank_of, reasons, to_who_begins, what_then, would_begin, would_leave
from .rounds import TurnOf
from .table import Town
from .telling import ORDINALS
from .text import forecast, in_turn
from .things import CHARACTER, REMEDY_DECK, TOWN, of_cart, of_die, of_face, of_ghost_card, of_seat
from .whip import Threatened

PLACE_NAMES: Final = ("front", "middle", "back")
LAST_ROUND: Final = "The last round: who has not left by its end dies."


def seat_on_cart(t: Town, place: Seat) -> str:
    """ "front", "middle" or "back"; of two the second sits at the back."""
    riders = t.carts[t.cart_of(place)]
    at = riders.index(place)
    return PLACE_NAMES[at] if at == 0 or at < len(riders) - 1 else PLACE_NAMES[-1]


def remedies_of(t: Town, place: Seat) -> str:
    count = t.held(place)
    return f"{COUNTS[count]} {'remedy' if count == 1 else 'remedies'}"


def to_come(view: View, t: Town) -> list[Seat]:
    """BR 4.2. Who still has a turn in this round, after the one in turn."""
    return [step.seat for step in reversed(view.agenda) if isinstance(step, TurnOf) and t.lives(step.seat)]


def threatened(question: Question | None) -> tuple[Seat, ...]:
    """BR 8.7. Whose pawns would be moved by what may still be prevented."""
    deed = question.deed if isinstance(question, Threatened) else None
    if isinstance(deed, Dashed):
        return deed.seat, deed.displaced
    return (deed.target,) if isinstance(deed, Shoved) else (deed.seat,) if isinstance(deed, Elbowed) else ()


def level_with(t: Town, cart: int) -> str:
    """BR 4.5. On one space who was ahead stays ahead."""
    at = t.order.index(cart)
    behind = [CART_TITLES[other] for other in t.order[:at] if t.spaces[other] == t.spaces[cart]]
    ahead = [CART_TITLES[other] for other in t.order[at + 1:] if t.spaces[other] == t.spaces[cart]]
    where = [f"{word} {listed(others)}" for word, others in (("behind", behind), ("ahead of", ahead)) if others]
    return f", still {listed(where)} there (BR 4.5)" if where else ""


def stack_of(t: Town, cart: int) -> str:
    """BR 8.5. What Leeches have laid on a cart."""
    many = len(t.leeches[cart])
    if many < 2:
        return " One symptom lies on its stack, for its next mingle instead of the deck's." if many else ""
    return f" {many} symptoms lie on its stack: its next mingle takes one."


@final
class Street:
    """Lays out the board of a view. Whoever looks, it is the same, until the game is over."""

    def __init__(self, view: View, notes: Notebook, names: Names) -> None:
        self.t: Final[Town] = view.table
        self.view: Final = view
        self.notes: Final = notes
        self.who: Final = tuple([called(names, place) for place in range(self.t.rules.places)])
        question = view.question
        self.asked: Final = () if question is None else question.who(self.t)           # who has answered already is not shown
        self.turn: Final = None if question is None else in_turn(view)
        self.moved: Final = threatened(question)

    def board(self) -> Board:
        t, over, told = self.t, self.view.outcome is not None, self.view.question is None
        return Board(
            t.rules.road, tuple([self.cart(cart) for cart in CARTS]), tuple([self.die(die) for die in range(len(t.dice))]), self.faces(), self.decks(),
            tuple([Played(card_title(t.rules.cards[card]), t.remedy_discard.count(card)) for card in t.remedy_discard.kinds()]),
            tuple([self.ghost_card(ghost, card) for ghost in range(t.rules.seats, t.rules.places) if t.lives(ghost) for card in range(SYMPTOMS_EACH)]),
            tuple([self.fate(place) for place in range(t.rules.places) if over or not t.lives(place)]),
            self.character(), Spot(TOWN, "The town", "Who is pushed with no place free behind is left here, and out of the game (BR 6.7)."),
            "" if told else forecast(t), "" if told else what_then(t, self.who), None if told else would_begin(t), "" if told else to_who_begins(t),
            LAST_ROUND if t.deadline and not over else "", over,
        )

    def cart(self, cart: int) -> Cart:
        t, title, riders = self.t, CART_TITLES[cart], self.t.carts[cart]
        gone, told = cart in t.gone, self.view.question is None
        goes = 0 if told else t.forecast()[cart]
        aboard = ", ".join([f"{self.who[rider]} {seat_on_cart(t, rider)}" for rider in riders]) or "nobody aboard"
        stands = f"{title} has left the town" if gone else f"{title}, {rank_of(t, cart)}, on space {t.spaces[cart]} of {t.rules.road}{level_with(t, cart)}"
        would = "" if gone or told else f"; as the dice lie {in_short(t, cart)}"
        return Cart(
            of_cart(cart), cart, title, rank_of(t, cart), 0 if gone else t.order.index(cart) + 1, t.spaces[cart], tuple([self.pawn(rider) for rider in riders]),
            PLACES - len(riders), gone, goes, min(t.spaces[cart] + goes, t.rules.road), not told and cart in t.mingling(), not told and would_leave(t, cart),
            "" if told else in_short(t, cart), "" if told else reasons(t, cart), len(t.leeches[cart]), self.mingled(cart),
            f"{stands}: {aboard}{would}.{'' if gone else stack_of(t, cart)}",
        )

    def pawn(self, place: Seat) -> Pawn:
        t, name = self.t, self.who[place]
        held = "" if t.is_ghost(place) else f", {remedies_of(t, place)}"
        text = f"{name}, {seat_on_cart(t, place)} of {CART_TITLES[t.cart_of(place)]}{held}."
        if t.characters and not t.is_ghost(place):
            text += f" {self.ability(place)}"
        if place in self.moved:
            text += " This pawn would be moved."
        return Pawn(
            of_seat(place), place, name, t.is_ghost(place), place in self.asked, place in self.moved, self.symptoms(place), self.plagued(place), text,
        )

    def is_for_all(self, zone: Zone) -> bool:
        """Shown to everyone; for a watcher whatever is face up, since then all cards are (a replay); once the game is over, what can be seen."""
        return FACE_DOWN not in zone.cards() and (zone.eyes == EVERYONE or self.view.seat is None or self.view.outcome is not None)

    def symptoms(self, place: Seat) -> tuple[int, ...]:
        zones = [self.t.symptoms[slot] for slot in dict.fromkeys(self.t.rules.slots[place])]
        return tuple(sorted([WORTH[card] for zone in zones if self.is_for_all(zone) for card in zone.cards()]))

    def plagued(self, place: Seat) -> bool | None:
        """BR 1.3, 13.8, R70. A Ghost by its cards and its coin."""
        t = self.t
        known = self.symptoms(place) and (not t.rules.alms or self.is_for_all(t.coins[place])) if t.is_ghost(place) else self.is_for_all(t.health[place])
        return t.is_plagued(place) if known else None

    def die(self, die: int) -> Die:
        t, face = self.t, self.t.dice[die]
        locked = t.locked >> die & 1 == 1
        text = f"Die {die + 1}: {FACE_TITLES[face]}{', locked for the rest of the round' if locked else ''}."
        return Die(of_die(die), die + 1, cart_shown(face), is_rat(face), locked, text)

    def faces(self) -> tuple[Face, ...]:
        """BR 9.4. While he has an action left."""
        if self.turn is None or not self.t.characters or not self.t.actions or self.t.is_ghost(self.turn) or self.t.characters[self.turn] != FRIAR:
            return ()
        return tuple([Face(of_face(face), cart_shown(face), is_rat(face), FACE_TITLES[face]) for face in range(FACES)])

    def decks(self) -> tuple[Deck, ...]:
        t = self.t
        remedies, symptoms, coins = len(t.remedy_deck), len(t.symptom_deck), len(t.bag)
        found = (
            Deck(REMEDY_DECK, "remedy", "Remedies", remedies, f"Remedies: {remedies} to draw, {len(t.remedy_discard)} played."),
            Deck("deck:symptoms", "symptom", "Symptoms", symptoms, f"Symptoms: {symptoms} in the deck, {len(t.symptom_discard)} discarded."),
        )
        return (*found, Deck("deck:coins", "coin", "Coins", coins, f"Coins: {coins} in the bag.")) if t.rules.alms else found

    def ghost_card(self, ghost: Seat, card: int) -> GhostCard:
        zone = self.t.symptoms[self.t.rules.slots[ghost][card]]
        worth = WORTH[zone.cards()[0]] if self.is_for_all(zone) else None
        return GhostCard(of_ghost_card(ghost, card), ghost, worth, f"{self.who[ghost]}'s {ORDINALS[card]} symptom: {worth or 'face down'}.")

    def mingled(self, cart: int) -> int:
        entries = [read(entry) for entry in self.t.chronicle]
        return len([1 for what, digits in entries if what == MINGLED and digits[0] == cart])

    def fate(self, place: Seat) -> Fate:
        return Fate(place, self.who[place], fate_of(self.t, place, self.notes), self.symptoms(place), self.plagued(place))

    def character(self) -> Spot | None:
        """BR 9.1. Of the player in turn: touched for the special action."""
        t, turn = self.t, self.turn
        if turn is None or not t.characters or t.is_ghost(turn):
            return None
        return Spot(CHARACTER, f"{self.who[turn]} the {CHARACTER_TITLES[t.characters[turn]]}", self.ability(turn))

    def ability(self, place: Seat) -> str:
        """ "The Serf rerolls three dice."."""
        character = self.t.characters[place]
        return f"The {CHARACTER_TITLES[character]} {CHARACTER_TEXTS[character][0]}."
