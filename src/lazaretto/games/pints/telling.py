"""Facts as sentences, to a seat or to a watcher: what happened, read aloud. What players say is in `deeds`."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Card, End, Moved, Names, Outcome, Said, Scene, Seat, Shown
from .anytime import Ordered, Sold
from .biting import Bite, Died, Returned, Returning
from .box import Box
from .cards import BY_ZOMBIES, COLOUR_NAMES, LAST_QUARTER, TINY_CAR, is_buddy_card
from .chips import FEATURES, SNAPPY, TurnedUp
from .deeds import deed
from .drawing import BeerForABuddy, BuddyComes, DiscardTop, Forgone, GoesUnder, Lost
from .ending import WHOM_IT_TAKES, Throws
from .fighting import FightBegins, Row
from .names import CARD_TITLES, FACE_TITLES, FOOD_TITLES, KIND_TITLES, agreeing, capital, card_label, many, pieces_listed, square_of, taker_title, times
from .preparing import Throw
from .rows_told import in_the_rows
from .scoring import Counted, ScoringBegins
from .setup import LaidOut, SetUp
from .table import MARKERS, NOTHING
from .told_in_short import in_short
from .tidings import Arrived, BroughtBack, ColourShown, Earned, Felled, GotOn, Kept, Thrown, ThrownForTheSeat, TileShows, TookItsPlace
from .turn import Turn
from .voice import Voice


@final
class Teller:
    """Says facts to one seat, or to a watcher."""

    def __init__(self, box: Box, names: Names, seat: Seat | None) -> None:
        self.box: Final = box
        self.voice: Final = Voice(names, seat)

    def report(self, fact: object) -> str | None:
        """A fact as a sentence; None where it says nothing to people."""
        if isinstance(fact, Said):
            said = deed(fact.seat, fact.move, self.voice)
            return None if said is None else self.voice.one(fact.seat, said)
        if isinstance(fact, Moved):
            return self.moved(fact)
        if isinstance(fact, Shown):
            return self.looked(fact.cards[0]) if fact.cards else None
        if isinstance(fact, TurnedUp):
            return self.turned_up(fact)
        told = in_short(fact, self.voice, self.report) or in_the_rows(fact, self.box)
        return told or self.course(fact) or self.dice(fact) or self.fight(fact) or self.people(fact) or self.cards(fact)

    # cards and chips

    def moved(self, fact: Moved) -> str | None:
        """A card of the pile, for all or for who looked; pub food that is dealt. Chips are drawn face down."""
        if fact.card == FACE_DOWN:
            return None
        if fact.to == "drawn":
            return self.drawn(fact.card)
        if fact.to == "top":
            return self.looked(fact.card)
        place, _, number = fact.to.partition(".")
        return self.voice.one(int(number), f"is served {FOOD_TITLES[fact.card]}") if place == "foods" else None

    def drawn(self, card: Card) -> str:
        """PB 5.2, 14.1, 16.2."""
        if card >= TINY_CAR:
            return f"The rescue is here: {CARD_TITLES[card]}!"
        return f"The card is {CARD_TITLES[card]}." if is_buddy_card(card) else f"A zombie card: {CARD_TITLES[card]}."

    def looked(self, card: Card) -> str:
        """PB 19.4."""
        return f"You see {card_label(card)}."

    def turned_up(self, fact: TurnedUp) -> str | None:
        """PB 8.3 to 8.5, 11.6. On a square, by a hit: a fast one falls. On a bite-marker only the snappy ones are worth a word."""
        kind = self.box.chips[fact.chip][0]
        if fact.place >= MARKERS:
            return "A snappy zombie bites twice." if kind % FEATURES == SNAPPY else None
        if kind < FEATURES:
            return f"A {KIND_TITLES[kind]} zombie falls on {square_of(fact.place)}."
        return f"A {KIND_TITLES[kind]} zombie on {square_of(fact.place)} is wounded."

    # the course of the night

    def course(self, fact: object) -> str | None:
        """PB 3, 4, 16."""
        if isinstance(fact, SetUp):
            return "Five rows are laid before the pub, and the pile is built."
        if isinstance(fact, LaidOut):
            return f"The bus stands at row {fact.bus_row + 1}. {self.voice.one(fact.first, 'begins')}"
        if isinstance(fact, Turn):
            return f"{capital(self.voice.whose(fact.seat))} turn."
        if isinstance(fact, Throws):
            return f"{capital(self.voice.all_of(fact.seats))} throw for the only seat."
        return f"{self.ended(fact.outcome)} {self.fates(fact.outcome)}".rstrip() if isinstance(fact, End) else None

    def ended(self, outcome: Outcome) -> str:
        """PB 16.3, 16.9. Who is saved."""
        reason, winners = capital(outcome.reason), outcome.winners
        return f"{reason}: {self.voice.all_of(winners)} {self.voice.are(winners)} saved." if winners else f"{reason}: the zombies have won."

    def last_bite(self, scene: Scene) -> str:
        """PB 11.7, 16.1. Whose fifth bite the last buddy died of: what that seat was still to give back stands next on the agenda."""
        seat = [step.seat for step in scene.agenda if isinstance(step, Returning)][-1]
        return f"{capital(self.voice.whose(seat))} fifth bite cost the last buddy in the pub"

    def fates(self, outcome: Outcome) -> str:
        """PB 16.3 to 16.8. By which rule the rescuer took whom it took, and who is not saved."""
        return f"{WHOM_IT_TAKES.get(outcome.reason, '')} {self.left_behind(outcome)}".strip()

    def left_behind(self, outcome: Outcome) -> str:
        """PB 16.3. Who is not, though others are."""
        left = tuple([seat for seat in range(len(outcome.scores)) if seat not in outcome.winners])
        return f"{capital(self.voice.all_of(left))} {self.voice.are(left)} left behind." if left and outcome.winners else ""

    # phase I

    def dice(self, fact: object) -> str | None:
        """PB 6, 14.5, 16.4."""
        if isinstance(fact, Throw):
            return "All dice are thrown."
        if isinstance(fact, Thrown):
            return f"The battle dice show {pieces_listed(fact.pieces)}."
        if isinstance(fact, ThrownForTheSeat):
            return self.voice.one(fact.seat, f"throws {many(fact.extras, 'extra hit')}")
        if isinstance(fact, ColourShown):
            return f"The colour die shows {FACE_TITLES[fact.face]}."
        if isinstance(fact, GotOn):
            return f"{capital(many(fact.zombies, 'zombie'))} {'gets' if fact.zombies == 1 else 'get'} on the bus."
        return self.arrived(fact) if isinstance(fact, Arrived) else None

    def arrived(self, fact: Arrived) -> str:
        """PB 6.2, 14.5, R20."""
        colour = COLOUR_NAMES[fact.colour]
        if fact.short:
            return f"The stock runs out: {many(fact.zombies, 'zombie')} {'comes' if fact.zombies == 1 else 'come'} onto {colour} tiles."
        return f"On every {colour} tile the zombies are doubled." if fact.doubled else f"A zombie comes onto every {colour} tile."

    # phase II

    def fight(self, fact: object) -> str | None:
        """PB 8."""
        if isinstance(fact, FightBegins):
            return "The fight begins."
        if isinstance(fact, Row):
            return f"The fight at row {fact.row + 1}."
        if isinstance(fact, Felled):
            return f"The {KIND_TITLES[self.box.chips[fact.chip][0]]} zombie on {square_of(fact.field)} falls."
        return "Another takes its place." if isinstance(fact, TookItsPlace) else None

    # phase IV, and what befalls people

    def people(self, fact: object) -> str | None:
        """PB 11, 15.3, 15.4, 19.3."""
        if isinstance(fact, ScoringBegins):
            return "The turn is scored."
        if isinstance(fact, Earned):
            return self.voice.one(fact.seat, f"takes {many(fact.crisps, 'bag')} of crisps")
        if isinstance(fact, Counted):
            return f"{capital(self.voice.whose(fact.seat))} bites are counted."
        if isinstance(fact, Bite):
            return self.bitten(fact)
        if isinstance(fact, Died):
            victim = "a buddy on the sofa" if fact.row == NOTHING else f"the buddy before row {fact.row + 1}"
            return f"{capital(self.voice.whose(fact.seat))} fifth bite: {victim} dies."
        if isinstance(fact, BeerForABuddy):
            return "A beer goes off the bar."
        return "A red buddy comes from the phone box to the sofa." if isinstance(fact, BuddyComes) else None

    def bitten(self, fact: Bite) -> str:
        """PB 11.4, 15.2, 18.3. By what, unless zombies were turned up just now; the rest behind a fifth bite is counted anew."""
        if fact.anew:
            return self.voice.one(fact.seat, f"has {many(fact.left, 'bite')} left to take, counted from 0 again")
        deed = f"is bitten {times(fact.left)}"
        return self.voice.one(fact.seat, deed) if fact.by == BY_ZOMBIES else self.because(fact.by, fact.seat, deed)

    def because(self, by: int, seat: Seat, deed: str) -> str:
        """ "Bite charge: you put Z-word under the pile."."""
        return f"{capital(taker_title(by))}: {agreeing(self.voice.whom(seat), deed)}."

    def cards(self, fact: object) -> str | None:
        """PB 11.2, 12.3, 14.4, 14.6, 15, 18.5, 19.2."""
        if isinstance(fact, DiscardTop):
            return "The top card of the pile is discarded."
        if isinstance(fact, TileShows):
            rescue = " From now on any card may be the rescue." if fact.tile == LAST_QUARTER else ""
            return f"Quarter {fact.tile} is used up: division tile {fact.tile} shows.{rescue}"
        if isinstance(fact, Lost):
            return self.because(fact.by, fact.seat, f"puts {CARD_TITLES[fact.card]} under the pile")
        if isinstance(fact, GoesUnder):
            return f"{CARD_TITLES[fact.card]} {'finds nothing to take, and ' if fact.idle else ''}goes under the pile."
        if isinstance(fact, BroughtBack):
            return f"{CARD_TITLES[fact.card]} goes from the discard pile under the quarter."
        if isinstance(fact, Sold):
            return self.voice.one(fact.seller, f"sells {CARD_TITLES[fact.card]} for {many(fact.price, 'bag')}")
        if isinstance(fact, Kept):
            return self.voice.one(fact.seat, f"keeps {CARD_TITLES[fact.card]}")
        if isinstance(fact, Forgone):
            return self.forgone(fact)
        if isinstance(fact, Ordered):
            return f"{FOOD_TITLES[fact.food]} is served for {many(fact.price, 'bag')}."
        return self.voice.one(fact.seat, f"gives {FOOD_TITLES[fact.food]} back, for the buddy lost") if isinstance(fact, Returned) else None

    def forgone(self, fact: Forgone) -> str:
        """PB 15.1."""
        tile = f"division tile {fact.tile}"
        return f"Nobody pays for {tile}: {fact.reason}." if fact.reason else self.voice.one(fact.seat, f"does not pay for {tile}")
