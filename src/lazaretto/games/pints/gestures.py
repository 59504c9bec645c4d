"""How each move is made on a screen: what its key says, its icon, and what is touched for it."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Gesture, Move, Names, Question, Scene, Seat
from .anytime import Ask, Drink, LookTwice, Order, OrderAny, Selling, Sinking, pour
from .biting import Bitten
from .bus import AtTheStop
from .cards import BLIND, CALL, COAT, COLOUR_NAMES, GUNS, SCATTER, TABLES, UNDEAD
from .colour import ColourRolled
from .drawing import DiscardTop
from .fighting import Replacing, Squares, asks_first, is_a_choice_to_come, squares_to_fight
from .moments import allowed
from .moves import (
    Arm, Fight, GiveBack, GoOn, Lay, Lose, Mourn, Name, NothingMore, Pay, Place, PlayCard, Rebound, Refuse, Sell, Send, Shift, Sink, Use, Visit,
)
from .names import CARD_TITLES, FACE_TITLES, FOOD_TITLES, a_piece, figure, many, square_of
from .placing import Placing, put_beside
from .preparing import Boarding, Sending
from .pushing import Push
from .scoring import Bites, is_anybody_bitten
from .signs import (
    BAR, DIVISION, FACE_DOWN_THING, KITCHEN, PILE, WOUNDED_THING, card_icon, card_thing, colour_thing, dish_thing, food_thing, piece_icon, piece_thing,
    row_thing, seat_thing, square_thing, weapon_thing,
)
from .specials import Blind, CoatStand, Scatter, Undead
from .table import BUS, FIGHTING, NOTHING, Pub


#: By division tile, what is bought and what it costs (PB 15.2 to 15.4).
TILES_PAID: Final = ("", "Take two cards for a bite", "Take a buddy for two cards", "Take a buddy for a beer and a roll")


def gesture(scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
    """Of any move, allowed or not."""
    return Hand(scene, seat, names).makes(move)


@final
class Hand:
    """How a seat makes its moves, as the table lies."""

    def __init__(self, scene: Scene, seat: Seat, names: Names) -> None:
        self.t: Final[Pub] = scene.table
        self.question: Final[object] = scene.question
        self.next: Final[object] = scene.agenda[-2] if len(scene.agenda) > 1 else None
        self.seat: Final = seat
        self.names: Final = names

    def makes(self, move: Move) -> Gesture:
        if isinstance(move, GoOn):
            return self.goes_on()
        if isinstance(move, NothingMore):
            return self.waives()
        return self.in_the_rows(move) or self.with_a_card(move) or self.buys(move) or self.with_food(move) or self.answers(move)

    # going on

    def goes_on(self) -> Gesture:
        """What comes next if nothing more is done here."""
        question = self.question
        if isinstance(question, Sending):
            return Gesture("Throw the dice", "end", ())
        if isinstance(question, ColourRolled):
            return Gesture(f"Let {FACE_TITLES[question.face]} be", "die", ())
        if isinstance(question, Placing):
            unused = f": {many(len(self.t.loose), 'die')} {'stays' if len(self.t.loose) == 1 else 'stay'} unused" if self.t.loose else ""
            return Gesture(f"Go to the fight{unused}", "end", ())
        if isinstance(question, Sinking):
            return Gesture("Leave the card on top", "draw", ())
        if isinstance(question, AtTheStop):
            return Gesture(self.bus_words(), "end", ())
        return Gesture(self.next_words(), "end", ())

    def waives(self) -> Gesture:
        """R123. Where one cannot just go on, this does."""
        t, question = self.t, self.question
        fight = "Fight on, choosing squares only" if is_a_choice_to_come(t) else "Fight it out without asking"
        words = "Nothing more during the run" if t.running else fight if t.phase == FIGHTING else "Score the rest without asking"
        return Gesture(words, "end" if isinstance(question, Squares) and squares_to_fight(t, question.row) else "forward", ())

    def bus_words(self) -> str:
        t = self.t
        return f"Let the bus stop at row {t.bus_row + 1}" if t.tags[BUS] and not t.is_blind(t.bus_row) else "Let the bus drive on"

    def next_words(self) -> str:
        question, step = self.question, self.next
        if isinstance(question, Boarding):
            return "Let them board"
        if isinstance(question, Replacing):
            return "Let another take its place"
        if isinstance(question, Bitten):
            return f"Take {many(question.bites, 'bite')}"
        if isinstance(question, Squares):
            return f"Be done with row {question.row + 1}"
        if isinstance(step, Push):
            return f"Let row {step.row + 1} be pushed"
        if isinstance(step, Bites):
            return "Look at the bites" if is_anybody_bitten(self.t) else "End the turn"
        return "Discard a card of the pile" if isinstance(step, DiscardTop) else "Go on"

    # rows and squares

    def in_the_rows(self, move: Move) -> Gesture | None:
        """PB 5 to 8, 11.7."""
        if isinstance(move, Send):
            late = isinstance(self.question, Placing)
            verb, first = ("Call", (food_thing(self.seat, CALL),)) if late else ("Send", ())
            words = f"{verb} a buddy to row {move.row + 1}{' and throw' if self.throws(move) else ''}"
            return Gesture(words, "companion", (*first, row_thing(move.row)), f"{verb} a buddy")
        if isinstance(move, Shift):
            words = f"Move the buddy of row {move.row + 1} to row {move.to + 1}"
            return Gesture(words, "companion", (food_thing(self.seat, CALL), row_thing(move.row), row_thing(move.to)), "Call a buddy")
        if isinstance(move, Mourn):
            return Gesture(f"Let the buddy of row {move.row + 1} die", "skull", (row_thing(move.row),))
        if isinstance(move, Name):
            return Gesture(f"Name {COLOUR_NAMES[move.colour]}", "die", (colour_thing(move.colour),))
        return self.on_a_square(move)

    def throws(self, send: Send) -> bool:
        """PB 5.4, R116. Nobody else can be sent then, and nothing done: unless the card that is drawn can be played, the dice are thrown at once."""
        t, question = self.t, self.question
        if not isinstance(question, Sending) or question.why_not(t, self.seat, send) is not None:
            return False
        after = t.copy()
        after.sofa, after.stools = after.sofa - 1, after.stools | 1 << send.row
        return not question.who(after)

    def on_a_square(self, move: Move) -> Gesture | None:
        """PB 7, 8.2, 13.15."""
        if isinstance(move, Place):
            words = f"Place {a_piece(move.piece)} at {square_of(move.field)}{' and fight' if self.is_the_last(move) else ''}"
            return Gesture(words, piece_icon(move.piece), (piece_thing(self.seat, move.piece, self.t.loose), square_thing(move.field)), "Place")
        if isinstance(move, Rebound):
            return Gesture(f"Let it rebound to {square_of(move.field)}", "across", (square_thing(move.field),), "Rebound")
        if isinstance(move, Fight):
            weapon = self.t.weapons[move.field]
            return Gesture(f"Fight at {square_of(move.field)}", piece_icon(weapon) if weapon != NOTHING else "bat", (square_thing(move.field),))
        if isinstance(move, Lay):
            zombie, thing = ("a wounded zombie", WOUNDED_THING) if move.up else ("a zombie", FACE_DOWN_THING)
            return Gesture(f"Lay {zombie} on {square_of(move.field)}", "zombie", (thing, square_thing(move.field)), "Lay")
        return None

    def is_the_last(self, move: Place) -> bool:
        """PB 7.7, R116. Once it lies there is nothing more to place, to buy or to play, nor to choose: the fight begins, and cannot be taken back."""
        t, question = self.t, self.question
        if not isinstance(question, Placing) or allowed(t, self.seat) or question.why_not(t, self.seat, move) is not None:
            return False
        after = t.copy()
        put_beside(after, self.seat, move.piece, move.field)
        return not question.who(after) and not asks_first(after)

    # cards

    def with_a_card(self, move: Move) -> Gesture | None:
        """PB 13."""
        if isinstance(move, PlayCard):
            return Gesture(f"Play {CARD_TITLES[move.card]}", card_icon(move.card), (card_thing(self.seat, move.card),))
        if isinstance(move, Lose):
            return Gesture(f"Put {CARD_TITLES[move.card]} under the pile", card_icon(move.card), (card_thing(self.seat, move.card),), "Lose a card")
        if isinstance(move, Scatter):
            things = (card_thing(self.seat, SCATTER), square_thing(move.field))
            return Gesture(f"Play {CARD_TITLES[SCATTER]} on {square_of(move.field)}", card_icon(SCATTER), things, CARD_TITLES[SCATTER])
        if isinstance(move, (Undead, Blind, CoatStand)):
            card = UNDEAD if isinstance(move, Undead) else BLIND if isinstance(move, Blind) else COAT
            things = (card_thing(self.seat, card), row_thing(move.row))
            title = f"“{CARD_TITLES[card]}”" if card == UNDEAD else CARD_TITLES[card]        # which has a verb of its own
            return Gesture(f"Play {title} at row {move.row + 1}", card_icon(card), things, CARD_TITLES[card])
        return None

    # what may be bought

    def buys(self, move: Move) -> Gesture | None:
        """PB 12, 19.2."""
        t = self.t
        if isinstance(move, Drink):
            beer = f"for {figure(t.rules.beer, 'bag')}"
            words = f"Drink a beer {beer}" if move.drinker == self.seat else f"Buy {self.names[move.drinker]} a beer {beer}"
            return Gesture(f"{words} and go on" if self.is_all_here(move) else words, "beer", (BAR, seat_thing(move.drinker)), "Beer")
        if isinstance(move, Ask):
            words = f"Ask {self.names[move.seller]} for {CARD_TITLES[move.card]}: {figure(t.price(), 'bag')}{self.and_on(move)}"
            return Gesture(words, card_icon(move.card), (card_thing(move.seller, move.card),), "Buy a card")
        if isinstance(move, Order):
            return Gesture(f"Order {FOOD_TITLES[move.food]} for {figure(t.rules.food_chosen, 'bag')}", "pubfood", (dish_thing(move.food),), "Order food")
        if isinstance(move, OrderAny):
            return Gesture(f"Order any pub food for {figure(t.rules.food_random, 'bag')}", "pubfood", (KITCHEN,), "Order food")
        return None

    def is_all_here(self, drink: Drink) -> bool:
        """R116. Once it is paid there is nothing else to do at this moment: the game goes on, and the beer cannot be taken back."""
        if drink.why_not(self.t, self.seat) is not None or not isinstance(self.question, Question):
            return False
        after = self.t.copy()
        pour(after, self.seat, drink.drinker)
        return not self.question.who(after)

    def and_on(self, ask: Ask) -> str:
        """PB 12.4, R116. The same, by what is answered."""
        t, question = self.t, self.question
        if ask.why_not(t, self.seat) is not None or not isinstance(question, Question):
            return ""
        kept, sold = t.copy(), t.copy()
        kept.refuse(ask.seller, ask.card)
        sold.sell(ask.seller, ask.card, t.price())
        if question.who(kept):
            return "" if question.who(sold) else "; if sold, go on"
        return "; if kept, go on" if question.who(sold) else ", and go on"

    # pub food

    def with_food(self, move: Move) -> Gesture | None:
        """PB 19."""
        if isinstance(move, LookTwice):
            return Gesture("Look at the top card of the pile", "eye", (food_thing(self.seat, TABLES),))
        if isinstance(move, Use):
            return Gesture(f"Use {FOOD_TITLES[move.food]}", "pubfood", (food_thing(self.seat, move.food),))
        if isinstance(move, GiveBack):
            return Gesture(f"Give {FOOD_TITLES[move.food]} back", "pubfood", (food_thing(self.seat, move.food),))
        if isinstance(move, Arm):
            things = (food_thing(self.seat, GUNS), piece_thing(self.seat, move.piece, self.t.loose), weapon_thing(move.weapon))
            return Gesture(f"Turn {a_piece(move.piece)} into {a_piece(move.weapon)}", piece_icon(move.weapon), things, "Arm")
        return None

    # answers

    def answers(self, move: Move) -> Gesture:
        """PB 12.4, 14.8, 15.1, 19.4."""
        t, question = self.t, self.question
        if isinstance(move, Visit):
            words = "Take a zombie yourself" if move.seat == self.seat else f"Deal a zombie to {self.names[move.seat]}"
            return Gesture(words, "zombie", (seat_thing(move.seat),))
        if isinstance(move, Sink):
            return Gesture("Sink the card", "draw", (PILE,))
        if isinstance(move, Pay):
            return Gesture(TILES_PAID[t.tile_shows], "check", (DIVISION,))
        if isinstance(move, Sell) and isinstance(question, Selling):
            words = f"Sell {CARD_TITLES[question.card]} for {figure(question.price, 'bag')}"
            return Gesture(words, "crisps", (card_thing(self.seat, question.card),))
        assert isinstance(move, Refuse)
        return Gesture("Keep it" if isinstance(question, Selling) else "Refuse the tile", "cross", ())
