"""Facts as sentences, to a seat or to a watcher: what happened, read aloud. What players say is in `sayings`."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Answered, Card, End, Moved, Names, Outcome, Said, Seat, Shown
from .box import Box
from .cards import DELIRIUM, EMPTY_STAGE, HANDS, HEALERS, NO_FEAR, NOTHING, PANIC, PLAGUE, RUMOUR, WASTING, is_ward
from .creeping import Creeping, LairIs, Lifted, Slipping
from .deaths import Confine, Die, Fearless, Release
from .orders import Spoiled
from .doing import CardEffect
from .entrusted import StrainMoved
from .effects import EVENT_TEXTS, EVENT_TYPES, RESOLVE, STRAIN_TEXTS, event_effect
from .events import EventBegins
from .laying import Laid
from .losing import Losing
from .moves import Creep, CreepThrough, Replace
from .names import HEALER_TITLES, RESOURCE_TITLES, agreeing, capital, event_title, many, place_title, role_of, sentence
from .reactions import Barred, Divined, Excuse, NoEffect, Quenched
from .event_effects import EventEffect, Revive, Reviving
from .rounds import HealerTurn, PlagueTurn, RoundBegins
from .sayings import saying
from .setup import SetUp
from .strains import SetOff, TurnedUp
from .torments import Driven, Driving, PactEnds
from .taking import Taking
from .voice import Voice
from .walking import Enter
from .winning import EvidenceIs


@final
class Teller:
    """Says facts to one seat, or to a watcher."""

    def __init__(self, box: Box, names: Names, seat: Seat | None) -> None:
        self.box: Final = box
        self.voice: Final = Voice(box, names, seat)

    def report(self, fact: object) -> str | None:
        """A fact as a sentence; None where it says nothing to people."""
        if isinstance(fact, Said):
            return saying(fact.seat, fact.move, self.voice)
        if isinstance(fact, Answered):
            return self.unsaid(fact)
        if isinstance(fact, Moved):
            return self.moved(fact)
        if isinstance(fact, Shown):
            return f"It is {self.box.strain_names[fact.cards[0]]}: {STRAIN_TEXTS[fact.cards[0]]}."
        return self.course(fact) or self.plague(fact) or self.pieces(fact) or self.deaths(fact) or self.strains(fact) or self.events(fact)

    # what one knows alone, and cards and counters

    def unsaid(self, fact: Answered) -> str | None:
        """PA 5.1, 18.2. What you chose and nobody heard."""
        move = fact.move
        if isinstance(move, Creep):
            return f"You are in {place_title(self.box, move.to)}."
        if isinstance(move, CreepThrough):
            return f"You go through {place_title(self.box, move.via)} to {place_title(self.box, move.to)}."
        if isinstance(move, Replace):
            return f"On your Hit List {self.voice.piece(move.ward)} takes the place of {self.voice.piece(move.instead_of)}."
        return None

    def moved(self, fact: Moved) -> str | None:
        """Strains and Prescriptions with their faces to those who see them; counters; graves."""
        source, to = fact.source.partition(".")[0], fact.to.partition(".")[0]
        if source == "strain_deck":
            return self.voice.one(PLAGUE, "draws a Strain" if fact.card == FACE_DOWN else f"draws {self.box.strain_names[fact.card]}")
        if source == "decks":
            title = "a Prescription" if fact.card == FACE_DOWN else self.box.prescription_names[fact.card]
            return self.voice.one(number_in(fact.to), f"takes {title}")
        if fact.card == FACE_DOWN:
            return None
        if source == "strains":
            return self.voice.one(PLAGUE, f"chooses {self.box.strain_names[fact.card]}")
        if (source, to) == ("spared", "doomed"):
            return f"{capital(self.voice.piece(fact.card + HEALERS))} is on {self.voice.whose(PLAGUE)} Hit List."
        return self.voice.about(fact.card + HEALERS, GRAVES[to]) if to in GRAVES else self.counter(fact, source, to)

    def counter(self, fact: Moved, source: str, to: str) -> str | None:
        """PA 2.5."""
        if to != "sheets" and source != "sheets":
            return None
        counter = many(1, RESOURCE_TITLES[fact.card])
        if to == "sheets":
            whence = f" from {self.voice.whom(number_in(fact.source))}" if source == "sheets" else ""
            return self.voice.one(number_in(fact.to), f"takes {counter}{whence}")
        return self.because(self.box.strain_names[WASTING] if to == "pool" else "", self.voice.whom(number_in(fact.source)), f"parts with {counter}")

    # the course of the game

    def course(self, fact: object) -> str | None:
        """PA 3, 4, 15."""
        if isinstance(fact, SetUp):
            return "The decks are shuffled. Nobody is told whom the Plague puts on its Hit List."
        if isinstance(fact, RoundBegins):
            return f"Round {fact.number}."
        if isinstance(fact, PlagueTurn):
            return self.heading(PLAGUE, "the Plague")
        if isinstance(fact, HealerTurn):
            role = role_of(fact.seat, len(self.voice.names))
            return self.heading(fact.seat, f"the {HEALER_TITLES[role]}" if role != NOTHING else "")
        return self.ended(fact.outcome) if isinstance(fact, End) else None

    def heading(self, seat: Seat, role: str) -> str:
        """ "Odo's turn, the Bachelor."."""
        if seat == self.voice.seat:
            return "Your turn."
        return f"{self.voice.names[seat]}'s turn{f', {role}' if role else ''}."

    def ended(self, outcome: Outcome) -> str:
        """PA 15.2 to 15.4."""
        return f"{capital(outcome.reason)}. {self.voice.one(outcome.winners[0], 'wins')}"

    def plague(self, fact: object) -> str | None:
        """PA 5, 6, 8.2, 17.1, 17.12. What is known of it."""
        if isinstance(fact, Creeping):
            return self.voice.one(PLAGUE, "is paralysed")
        if isinstance(fact, Slipping):
            return "Nobody is harmed."
        if isinstance(fact, Lifted):
            return "The Blockade is lifted."
        if isinstance(fact, Divined):
            return "When this turn ends it will be known where the Plague is."
        if isinstance(fact, LairIs):
            return self.because(self.cause(event=fact.event, card=fact.card), self.voice.whom(PLAGUE), f"is in {place_title(self.box, fact.place)}")
        if isinstance(fact, Laid):
            return self.voice.one(PLAGUE, f"lays {'it' if self.voice.seat == PLAGUE else 'a Strain'} in {place_title(self.box, fact.district)}")
        return None

    def pieces(self, fact: object) -> str | None:
        """PA 2.6, 12.4, 12.5, 16.5, 17.14. Where they go and how they are."""
        if isinstance(fact, Enter):
            way = f"{'to' if fact.taken == 1 else 'on to'} {place_title(self.box, fact.district)}"
            return self.voice.one(fact.seat, f"sends {self.voice.piece(fact.piece)} {way}" if is_ward(fact.piece) else f"goes {way}")
        if isinstance(fact, Driven):
            deed = f"drives {self.voice.piece(fact.piece)} to {place_title(self.box, fact.district)}"
            return self.because(self.box.strain_names[PANIC], self.voice.whom(PLAGUE), deed)
        if isinstance(fact, Confine):
            return self.confined(fact)
        if isinstance(fact, Release) and fact.event != NOTHING:
            whose = f"{self.voice.whose(fact.seat)} Ward {self.voice.piece(fact.piece)}"
            return self.because(self.cause(event=fact.event), whose, "leaves Quarantine")
        if isinstance(fact, Release):
            deed = f"lets {self.voice.piece(fact.piece)} out of Quarantine" if is_ward(fact.piece) else "leaves Quarantine"
            return self.because(self.cause(fact.strain), self.voice.whom(fact.seat), deed)
        if isinstance(fact, Fearless):
            return self.because(self.box.prescription_names[NO_FEAR], self.voice.piece(fact.ward), "cannot die now, and lives")
        return None

    def deaths(self, fact: object) -> str | None:
        """PA 7, 16.5, 17.6."""
        if isinstance(fact, Die):
            return self.died(fact)
        if isinstance(fact, EvidenceIs):
            return self.evidence(fact)
        if isinstance(fact, Excuse):
            return f"The death of {self.voice.piece(fact.ward)} costs no Evidence."
        if isinstance(fact, Taking):
            return f"{capital(self.voice.whose(fact.seat))} deck is empty: nothing is taken."
        return self.voice.about(fact.ward, "comes back to life") if isinstance(fact, Revive) else None

    def evidence(self, fact: EvidenceIs) -> str:
        """PA 7.2, 13.5, 16.5. By what, the change, and what it comes to."""
        who = self.voice.whom(fact.seat)
        if fact.event != NOTHING:
            return self.because(f"{self.box.event_names[fact.event]} is resolved", who, f"gains {pieces_of_evidence(fact.change)}, {fact.total} now")
        if not fact.change:
            return self.because(f"{self.voice.piece(fact.ward)} has died", who, "keeps the last piece of Evidence")
        fate, deed = ("lives again", "regains") if fact.change > 0 else ("has died", "loses")
        return self.because(f"{self.voice.piece(fact.ward)} {fate}", who, f"{deed} {pieces_of_evidence(abs(fact.change))}, {fact.total} now")

    # by what

    def because(self, cause: str, who: str, deed: str) -> str:
        """ "Fever: you go into Quarantine."; the cause may be told already."""
        told = agreeing(who, deed)
        return sentence(f"{cause}: {told}" if cause else capital(told))

    def cause(self, strain: Card = NOTHING, event: int = NOTHING, card: Card = NOTHING) -> str:
        """The one that is named; "" if none is."""
        if strain != NOTHING:
            return self.box.strain_names[strain]
        if event != NOTHING:
            return self.box.event_names[event]
        return self.box.prescription_names[card] if card != NOTHING else ""

    def confined(self, fact: Confine) -> str:
        """PA 2.6, 6.3, 16.4, 17.3, 18.3, 18.4."""
        if cause := self.cause(fact.strain, fact.event, fact.card):
            return self.because(cause, self.voice.piece(fact.piece), "goes into Quarantine")
        return self.voice.one(PLAGUE, f"drives {self.voice.piece(fact.piece)} into Quarantine")

    def died(self, fact: Die) -> str:
        """PA 6.3, 6.8, 18.4."""
        if fact.strain != NOTHING:
            return self.because(self.box.strain_names[fact.strain], self.voice.piece(fact.ward), "dies")
        return self.voice.one(PLAGUE, f"kills {self.voice.piece(fact.ward)}")

    def strains(self, fact: object) -> str | None:
        """PA 9, 17.13, 17.15, 18."""
        if isinstance(fact, SetOff):
            return self.set_off(fact)
        if isinstance(fact, TurnedUp):
            return f"It is {self.box.strain_names[fact.strain]}: {STRAIN_TEXTS[fact.strain]}."
        if isinstance(fact, StrainMoved):
            return self.voice.one(fact.seat, f"moves the Strain in {place_title(self.box, fact.district)} to {place_title(self.box, fact.to)}")
        if isinstance(fact, Spoiled):
            return "The Strain spoils the Action: nothing comes of it."
        if isinstance(fact, NoEffect):
            return f"{self.box.prescription_names[fact.card]} comes to nothing."
        if isinstance(fact, Quenched):
            return f"{self.box.strain_names[fact.strain]} comes to nothing."
        if isinstance(fact, Losing):
            return self.because(self.box.strain_names[DELIRIUM], self.voice.whom(fact.seat), "has nothing to discard")
        if isinstance(fact, PactEnds):
            return f"{self.box.strain_names[RUMOUR]}: {self.voice.whose(fact.seat)} Pact with {self.voice.piece(fact.ward)} ends."
        if isinstance(fact, Driving):
            return "There is no way out."
        if isinstance(fact, CardEffect) and fact.card == HANDS:
            return self.voice.one(fact.seat, "looks at it")
        return None

    def set_off(self, fact: SetOff) -> str:
        """PA 9.1, 12.1. A Ward does so for whoever has the turn."""
        deed = f"sets off the Strain in {place_title(self.box, fact.district)}"
        if not is_ward(fact.piece):
            return self.voice.one(fact.seat, deed)
        return f"{capital(self.voice.piece(fact.piece))}, acting for {self.voice.whom(fact.seat)}, {deed}."

    def events(self, fact: object) -> str | None:
        """PA 10, 13, 16."""
        if isinstance(fact, EventBegins):
            needs = f"It needs {many(1, RESOURCE_TITLES[fact.resource])}."
            return f"Event: {event_title(self.box, fact.event)}. {needs} {capital(event_effect(fact.event))}."
        if isinstance(fact, EventEffect):
            effect = f": {EVENT_TEXTS[fact.event]}" if EVENT_TYPES[fact.event] == RESOLVE else ""
            return f"{event_title(self.box, fact.event)} is resolved{effect}."
        if isinstance(fact, Barred):
            dead = "" if fact.ward == NOTHING else f" for {self.voice.piece(fact.ward)}"
            return f"{self.box.event_names[EMPTY_STAGE]} bars Reactions: {self.box.prescription_names[fact.card]} cannot be played{dead}."
        if isinstance(fact, Reviving):
            return "Nobody is dead."
        return None


#: PA 7.1. By grave.
GRAVES: Final = {"crypts": "was on the Hit List, and lies in a crypt", "grave": "was not on the Hit List, and lies in the mass grave"}


def pieces_of_evidence(number: int) -> str:
    return "a piece of Evidence" if number == 1 else f"{number} pieces of Evidence"


def number_in(place: str) -> int:
    """ "sheets.2" is 2."""
    return int(place.partition(".")[2])


