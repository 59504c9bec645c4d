"""Facts as sentences, to a seat or to a watcher: what happened, read aloud."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, End, Glimpsed, Moved, Names, Outcome, Rolled, Said, Seat, Shown, Turned, Value
from .alms import CoinDrawn, Give
from .box import Box
from .cards import CARTS, PLAGUED, WORTH, cart_shown, is_rat
from .characters import ActionWon, Bless, Chisel, Court, Escort, Filch, Gamble, Inspect, Toil, Took
from .chronicle import NO_CART
from .decks import Reformed
from .dice import Lock, Reroll
from .ghosts import GhostRolls, Look
from .leaving import CAUGHT, GHOSTS_ESCAPED, LOST, Leave, Perish
from .mingle import Convene, Mingle
from .movement import NO_ONE, Dash, Dashed, Elbow, Elbowed, Landed, LeftBehind, Push, Shame
from .names import (
    CART_TITLES, CHARACTER_TITLES, COIN_TITLES, FACE_TITLES, REMEDY_TITLES, agreeing, called, card_title, listed, numbered, owner_of, where, worths,
)
from .phial import Kept, Leeched, Tapped
from .remedies import Play
from .rounds import Advance, GatesClose, Round
from .setup import Boarded, Cast, SetUp
from .turn import DrawRemedy
from .whip import Whipped


@final
class Teller:
    """Says facts to one seat, or to a watcher: "you" for the seat itself."""

    def __init__(self, box: Box, names: Names, seat: Seat | None) -> None:
        self.box: Final = box
        self.names: Final = names
        self.seat: Final = seat

    def one(self, place: Seat, deed: str) -> str:
        """A sentence about a place at the table; the deed as for others: "draws a remedy"."""
        return agreeing("You" if place == self.seat else called(self.names, place), deed) + "."

    def whom(self, place: Seat) -> str:
        return "you" if place == self.seat else called(self.names, place)

    def whose(self, place: Seat) -> str:
        return "your" if place == self.seat else f"{called(self.names, place)}'s"

    def all_of(self, places: tuple[Seat, ...]) -> str:
        """ "Odo, Wat and you"."""
        return listed([self.whom(place) for place in places if place != self.seat] + ["you" for place in places if place == self.seat])

    def report(self, fact: object) -> str | None:
        """A fact as a sentence; None where it says nothing to people."""
        if isinstance(fact, Said):
            deed = self.deed(fact.seat, fact.move) or self.special(fact.seat, fact.move)
            return None if deed is None else self.one(fact.seat, deed)
        if isinstance(fact, Rolled):
            return f"{'A rat' if is_rat(fact.face) else 'An apple'} for {CART_TITLES[cart_shown(fact.face)]}."
        if isinstance(fact, Moved):
            return None if fact.card == FACE_DOWN else self.symptom(fact) or self.card(fact)
        if isinstance(fact, (Shown, Glimpsed, Turned)):
            return self.seen(fact)
        return self.pawns(fact) or self.people(fact) or self.cards(fact) or self.course(fact)

    def deed(self, seat: Seat, move: Value) -> str | None:
        """An answer that all heard: the attempt, for what comes of it is a fact of its own."""
        if isinstance(move, DrawRemedy):
            return "draws a remedy"
        if isinstance(move, Elbow):
            return "elbows forward"
        if isinstance(move, Dash):
            return "makes a dash for the cart ahead"
        if isinstance(move, Push):
            return "jumps off the cart" if move.target == seat else f"pushes {self.whom(move.target)}"
        if isinstance(move, (Reroll, Toil)):
            return f"rerolls {numbered(move.dice)}"
        if isinstance(move, Play):
            return f"plays {REMEDY_TITLES[move.remedy]}, of {card_title(self.box.cards[move.card])}"
        return f"locks {numbered(move.dice)}" if isinstance(move, Lock) else None

    def special(self, seat: Seat, move: Value) -> str | None:
        """BR 9, 12.5, 13.6. Special actions, gifts, and looks at Ghosts."""
        if isinstance(move, Court):
            return "draws two remedies, to keep one"
        if isinstance(move, Chisel):
            return f"rerolls {numbered((move.die,))}, to lock one after it"
        if isinstance(move, Bless):
            return f"sets {numbered((move.die,))} to {FACE_TITLES[move.face]}"
        if isinstance(move, Gamble):
            return f"gambles with {numbered((move.die,))}"
        if isinstance(move, Escort):
            return "rides forward" if move.target == seat else f"escorts {self.whom(move.target)}"
        if isinstance(move, Filch):
            return f"takes a remedy from {self.whom(move.target)}"
        if isinstance(move, Give):
            return "keeps the coin" if move.target == seat else f"gives the coin to {self.whom(move.target)}"
        return self.look(move)

    def look(self, move: Value) -> str | None:
        if isinstance(move, Inspect):
            return f"looks at one of {self.whose(move.target)} symptoms"
        return f"looks at {self.whose(move.ghost)} {ORDINALS[move.card]} symptom" if isinstance(move, Look) else None

    def symptom(self, fact: Moved) -> str | None:
        """A symptom whose face was seen."""
        (row, to), source = where(fact.to), where(fact.source)[0]
        if row == "symptoms":
            return None if source == "phial" else self.one(owner_of(to, len(self.names)), f"is dealt a symptom worth {WORTH[fact.card]}")
        if row == "leeches":
            return f"The symptom worth {WORTH[fact.card]} goes on {CART_TITLES[to]}'s stack."
        if row == "symptom_discard":
            return f"The symptom worth {WORTH[fact.card]} is discarded."
        deed = {"phial": "drawn", "pool": "added"}.get(row) if source in SYMPTOM_SOURCES else None
        return None if deed is None else f"A symptom worth {WORTH[fact.card]} is {deed}."

    def card(self, fact: Moved) -> str | None:
        """A remedy or a coin whose face was seen; what is played was said already."""
        (row, to), source = where(fact.to), where(fact.source)[0]
        if row == "palm":
            return f"The coin says {COIN_TITLES[fact.card]}."
        if row == "coins":
            return f"You look at your coin: {COIN_TITLES[fact.card]}." if to == self.seat else None
        if row == "drawn":
            return f"The remedy drawn is {card_title(self.box.cards[fact.card])}."
        if row == "buried":
            return f"{card_title(self.box.cards[fact.card])} is put away."
        return self.one(to, f"is dealt {card_title(self.box.cards[fact.card])}") if source == "remedy_deck" else None

    def seen(self, fact: Shown | Glimpsed | Turned) -> str | None:
        """BR 1.3, 11.1, 11.5, 13.6. Health, symptoms and coins that one was shown."""
        row, number = where(fact.place)
        if isinstance(fact, Turned):
            return self.one(number, "has the plague")[:-1] + "!" if fact.into == PLAGUED else self.one(number, "is cured")
        if isinstance(fact, Glimpsed):
            return f"The symptom is worth {WORTH[fact.card]}."
        if not fact.cards:
            return None
        if row == "health":
            return self.one(number, "has the plague" if PLAGUED in fact.cards else "is healthy")
        if row == "coins":
            return f"{called(self.names, number)}'s coin: {listed([COIN_TITLES[coin] for coin in fact.cards])}."
        owner = owner_of(number, len(self.names))
        worth = worths(list(fact.cards))
        return self.one(owner, f"shows a symptom worth {worth}" if owner >= len(self.names) else f"held symptoms worth {worth} in the end")

    def pawns(self, fact: object) -> str | None:
        """BR 6, 8.7, 13.4. What came of a movement."""
        if isinstance(fact, Elbowed):
            return self.one(fact.seat, f"gets {'past you ' if self.seat in fact.passed else ''}to the front of the cart")
        if isinstance(fact, Dashed):
            return self.one(fact.seat, f"gets on {CART_TITLES[fact.cart]}{self.in_exchange(fact)}")
        if isinstance(fact, Landed):
            return self.one(fact.seat, f"lands on {CART_TITLES[fact.cart]}")
        if isinstance(fact, LeftBehind):
            return self.one(fact.target, "is left behind")
        if isinstance(fact, Whipped):
            return self.one(fact.seat, f"cracks a Whip, of {card_title(self.box.cards[fact.card])}, to prevent it")
        return self.one(fact.ghost, f"rerolls {numbered((fact.die,))}") if isinstance(fact, GhostRolls) else None

    def in_exchange(self, fact: Dashed) -> str:
        """BR 6.3."""
        return "" if fact.displaced == NO_ONE else f", and {self.whom(fact.displaced)} must change to the cart behind"

    def people(self, fact: object) -> str | None:
        """BR 6.8, 10, 11.5, 12.2. Who mingles, who dies."""
        if isinstance(fact, Shame):
            return f"Shame falls on {self.whom(fact.seat)}: who was left behind was healthy."
        if isinstance(fact, Perish):
            return self.deaths(fact.seats)
        if isinstance(fact, Mingle):
            return f"{CART_TITLES[fact.cart]} mingles: {self.all_of(fact.riders)}{' alone, with one symptom more' if len(fact.riders) == 1 else ''}."
        if isinstance(fact, Convene):
            return "All close their eyes, and those who have the plague look up."
        return self.one(fact.seat, "wins another action") if isinstance(fact, ActionWon) else None

    def deaths(self, places: tuple[Seat, ...]) -> str | None:
        if len(places) < 2:
            return self.one(places[0], "dies") if places else None
        return f"{self.all_of(places)} die."

    def cards(self, fact: object) -> str | None:
        """BR 8.5, 8.6, 9.2, 12.5. Cards that were drawn to choose from; one's own choice was told with the faces."""
        if isinstance(fact, Tapped):
            return self.one(fact.seat, "draws a symptom" if fact.count == 1 else "draws symptoms to choose from")
        if isinstance(fact, Leeched):
            laid = "discards what was drawn" if fact.cart == NO_CART else f"lays a symptom on {CART_TITLES[fact.cart]}'s stack"
            return None if fact.seat == self.seat else self.one(fact.seat, laid)
        if isinstance(fact, Kept):
            return "You keep the two symptoms that you chose." if fact.seat == self.seat else self.one(fact.seat, "chooses two symptoms to keep")
        if isinstance(fact, Took):
            return None if fact.seat == self.seat else self.one(fact.seat, "keeps one of the two remedies")
        if isinstance(fact, Reformed):
            return f"The {fact.deck} deck is formed anew from what was discarded."
        return self.one(fact.seat, "draws a coin") if isinstance(fact, CoinDrawn) else None

    def course(self, fact: object) -> str | None:
        """BR 3, 4, 11. The course of the game."""
        if isinstance(fact, Round):
            return f"Round {fact.number}: all six dice are rolled."
        if isinstance(fact, Advance):
            return advanced(fact.spaces)
        if isinstance(fact, Leave):
            return f"{CART_TITLES[fact.cart]} leaves the town."
        if isinstance(fact, GatesClose):
            return "The gates close on all who are still in town."
        if isinstance(fact, End):
            return self.ended(fact.outcome)
        return self.opening(fact)

    def opening(self, fact: object) -> str | None:
        if isinstance(fact, SetUp):
            return "The pawns are drawn, and everyone is dealt two symptoms."
        if isinstance(fact, Boarded):
            return f"From front to back: {'; '.join([f'on {CART_TITLES[cart]} {self.all_in_order(fact.carts[cart])}' for cart in CARTS])}."
        if isinstance(fact, Cast):
            return f"Characters: {', '.join([f'{self.whom(place)} the {CHARACTER_TITLES[who]}' for place, who in enumerate(fact.characters)])}."
        return None

    def all_in_order(self, places: tuple[Seat, ...]) -> str:
        return listed([self.whom(place) for place in places])

    def ended(self, outcome: Outcome) -> str:
        """BR 11.2, 11.8, 13.9, 13.10, R54. Who has won, and whether you have."""
        reason = outcome.reason[0].upper() + outcome.reason[1:]
        if outcome.winners:
            won = f"{reason}: {self.all_of(outcome.winners)} {'have' if len(outcome.winners) > 1 or self.seat in outcome.winners else 'has'} won."
            return won if self.seat is None or self.seat in outcome.winners else f"{won} You have lost."
        if self.seat is None or outcome.reason in (GHOSTS_ESCAPED, CAUGHT):
            return f"{reason}: everyone has lost." if self.seat is None else f"{reason}. You have lost."
        return f"{reason}. {'You have the plague, and may gloat.' if outcome.scores[self.seat] > LOST else 'You have lost.'}"


ORDINALS: Final = ("first", "second")
SYMPTOM_SOURCES: Final = ("symptom_deck", "leeches")


def advanced(spaces: tuple[int, ...]) -> str:
    """BR 4.4. By so many spaces, not to them."""
    gone = [f"{CART_TITLES[cart]} by {spaces[cart]}" for cart in CARTS if spaces[cart]]
    return f"The carts move on: {', '.join(gone)}." if gone else "No cart moves."
