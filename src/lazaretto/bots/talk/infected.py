"""What bots say in the village (R40): manners, by chance alone. Nothing that they say depends on a card or a role."""

from __future__ import annotations

from typing import Final, final

from ...games.infected.ending import VILLAGERS_WIN, Fall
from ...games.infected.guessing import Guess
from ...games.infected.passing import Pass
from ...games.infected.roles import UNKNOWN, explaining_doctors, game_goes_on, guessers
from ...games.infected.sheet import BY_A_NAME, MARK, MARK_BITS, NAME, NAME_BITS, handovers_in, rounds
from ...games.infected.table import Village
from ...kernel import Answered, Card, Game, Remark, Seat, Seats, View
from ..thumb.infected.clues import Clues
from ..thumb.infected.suspicion import Worlds, by_evidence, by_seat
from . import Credence, Hunch
from .mouth import Speaker

MANNERS: Final = {"hello": 0.15, "good-luck": 0.15}
SUSPECT: Final = 0.35           # who is likelier the Doctor than that
AS_GOOD_AS_NOT: Final = 0.5     # who was named on less was named on a hunch
DOCTOR: Final = "doctor"
VILLAGER: Final = "villager"

SENTENCES: Final = {
    "doctor": "By round {since} {seat} was the likeliest Plague Doctor to me; at last I was {share} % sure.",
    "nobody": "At last I was sure of nobody; the likeliest Plague Doctor to me was {seat}, at {share} %.",
    "named": "I named {seat} as the Plague Doctor, and was {share} % sure.",
    "guessed": "I named {seat} as the Plague Doctor on a hunch: by what I had seen it was {share} %.",
    "myself": "I was the Plague Doctor myself: I had nothing to guess.",
}


@final
class Talker(Speaker):
    """Remembers what it passed, as one does who plays by rules of thumb."""

    def __init__(self, game: Game, seat: Seat, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.passed: dict[int, tuple[Card, ...]] = {}          # by round
        self.named: Seat | None = None
        self.fell: Seat | None = None                          # the last to do so
        self.held: Final[dict[Seat, float]] = {}               # when it last thought about it, how likely each was the Doctor

    def hear(self, fact: object) -> None:
        super().hear(fact)
        if isinstance(fact, Answered) and isinstance(fact.move, Pass):
            self.passed[len(self.passed) + 1] = fact.move.cards
        elif isinstance(fact, Answered) and isinstance(fact.move, Guess):
            self.named = fact.move.suspect
        elif isinstance(fact, Fall):
            self.fell = fact.seat

    def says(self, view: View) -> Remark | None:
        """Before the first card is passed."""
        if self.passed or self.mouth.said:
            return None
        return self.mouth.opens(MANNERS, [Remark(self.seat, phrase) for phrase in MANNERS])

    def hunch(self, view: View) -> Hunch | None:
        t: Village = view.table
        if t.is_doctor(self.seat):
            return Hunch("myself")
        if self.named in self.held:
            return Hunch("named" if self.held[self.named] >= AS_GOOD_AS_NOT else "guessed", self.named, self.held[self.named])
        suspicion = self.suspicion(t)
        self.held.update(enumerate(suspicion))
        suspect = max([seat for seat in range(t.rules.seats) if seat != self.seat], key=lambda seat: suspicion[seat])
        return Hunch("doctor" if suspicion[suspect] >= SUSPECT else "nobody", suspect, suspicion[suspect])

    def at_last(self, view: View) -> Hunch | None:
        """IN 9.1. With all cards that it was handed. By the fall that has won the game for the Villagers nobody could be found out any more."""
        assert view.outcome is not None
        last = View(view.table.copy(), view.agenda[:], dict(view.sealed))
        last.seat, last.question, last.asked, last.outcome = view.seat, view.question, view.asked, view.outcome
        if view.outcome.reason == VILLAGERS_WIN and self.fell is not None:
            stands_once_more(last.table, self.fell)
        return self.hunch(last)

    def believes(self, view: View) -> Credence:
        t: Village = view.table
        suspicion = self.suspicion(t)
        return {f"seat {seat}": {DOCTOR: suspicion[seat], VILLAGER: 1.0 - suspicion[seat]} for seat in range(t.rules.seats) if seat != self.seat}

    def suspicion(self, t: Village) -> list[float]:
        """By seat. While the game is on it weighs by half what was long ago; looking back it does not suspect whom the notebook clears."""
        clues = Clues(t, self.seat, self.passed)
        return by_seat(as_in_the_notebook(clues, by_evidence(clues)), t.rules.seats)


def as_in_the_notebook(clues: Clues, worlds: Worlds) -> Worlds:
    """What may be, as strictly as all can know it; be the game over with it, if no other is left."""
    t, notes = clues.t, clues.notes
    seen = [t.role_of(seat) if t.roles[seat].kinds() else UNKNOWN for seat in range(t.rules.seats)]
    known = [card.card for card in clues.cards]
    explaining = explaining_doctors(t, seen, guessers(notes, t.rules.seats), notes, handovers_in(t, notes), known)
    going_on = [doctors for doctors in explaining if game_goes_on(t, doctors)]
    return kept(worlds, going_on) or kept(worlds, explaining) or worlds


def kept(worlds: Worlds, possible: list[Seats]) -> Worlds:
    return {doctors: weight for doctors, weight in worlds.items() if weight and doctors in possible}


def stands_once_more(t: Village, fallen: Seat) -> None:
    """The village right before this seat fell: it had declared nothing yet, or was named by nobody."""
    note = rounds(t)[-1]
    t.standing |= 1 << fallen
    t.declared &= ~((BY_A_NAME if note.out_by_a_name(fallen) else MARK) << MARK_BITS * fallen)
    for seat in range(t.rules.seats):
        if note.out_by_a_name(fallen) and note.named_by(seat) == fallen:
            t.accused &= ~(NAME << NAME_BITS * seat)
