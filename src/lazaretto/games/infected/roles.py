"""Casting: who may be whom, as the sheet and a seat's own eyes leave it open."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Card, Dealer, Seat, Zone, lay, only
from .box import DOCTOR
from .cards import SILENT
from .sheet import rounds
from .table import Village

UNKNOWN: Final = -1


@final
class Casting:
    """Decks dealt anew to all whose deck is not seen."""

    def __init__(self, t: Village) -> None:
        self.t: Final = t
        seats = range(t.rules.seats)
        self.seen: Final = [t.role_of(seat) if t.roles[seat].faces else UNKNOWN for seat in seats]
        self.hidden: Final = [seat for seat in seats if self.seen[seat] == UNKNOWN]
        self.decks: Final = hidden_decks(t, self.seen)
        self.no_doctor: Final = [not may_be_doctor(t, seat) for seat in seats]
        self.spoke: Final = [has_guessed(t, seat) for seat in seats]
        self.deck_of: list[Card] = []

    def cast(self, dealer: Dealer) -> bool:
        """Shuffle the decks not seen; False if the sheet contradicts it."""
        decks, deck_of = self.decks[:], self.seen[:]
        for seat in self.hidden:
            number = dealer.pick(len(decks))
            deck = decks[number]
            if deck == DOCTOR and self.no_doctor[seat] or self.spoke[seat] and SILENT in self.t.rules.whole_decks[deck]:
                return False
            decks[number] = decks[-1]
            decks.pop()
            deck_of[seat] = deck
        self.deck_of = deck_of
        return self.game_goes_on()

    def game_goes_on(self) -> bool:
        """A Doctor stands, and two Villagers at least were left when it was last counted."""
        t = self.t
        counted = [seat for seat in t.active if t.stands(seat) or not t.rules.doctors_win_at_once]
        villagers = sum([self.deck_of[seat] != DOCTOR for seat in counted])
        return villagers > 1 and any([self.deck_of[seat] == DOCTOR for seat in t.active if t.stands(seat)])

    def roles(self, t: Village) -> list[Zone]:
        """The role cards of this cast, each with the eyes that may see it."""
        doctors = only(*[seat for seat, deck in enumerate(self.deck_of) if deck == DOCTOR]) if t.rules.doctors_know else 0
        return [
            lay([deck], EVERYONE if t.roles[seat].eyes == EVERYONE else doctors if deck == DOCTOR and doctors else only(seat))
            for seat, deck in enumerate(self.deck_of)
        ]


def hidden_decks(t: Village, seen: list[Card]) -> list[Card]:
    """The decks at the table that this seat has not seen."""
    return [deck for deck, copies in enumerate(t.rules.counts) for _ in range(copies - seen.count(deck))]


def may_be_doctor(t: Village, seat: Seat) -> bool:
    """Not who fell unannounced where a Doctor would have said so or the game been over; nor who named one, or was named wrongly."""
    if not t.stands(seat) and (t.rules.counts[DOCTOR] == 1 or not t.rules.doctors_know):
        return False
    for note in rounds(t):
        for accuser in range(t.rules.seats):
            suspect = note.named_by(accuser)
            if suspect is not None and (accuser == seat or suspect == seat):
                return False
    return True


def has_guessed(t: Village, seat: Seat) -> bool:
    return any([note.named_by(seat) is not None for note in rounds(t)])
