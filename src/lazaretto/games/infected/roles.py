"""Casting: who may be whom, as the sheet and a seat's own eyes leave it open."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, FACE_DOWN, Card, Dealer, Seat, Seats, Zone, lay, only
from .box import DOCTOR
from .cards import DOCTORS_ONLY, DOUBLE_DICE, ROLL, SILENT
from .sheet import INFECTED, Handover, RoundNote
from .table import Village

UNKNOWN: Final = -1
ANY: Final = -1                 # every deck
REACH: Final = 3                # rounds in which a card may act: its own and two more


@final
class Casting:
    """Decks dealt anew to all whose deck is not seen. `known` holds, by pass, the card if the seat knows it."""

    def __init__(self, t: Village, notes: list[RoundNote], passes: list[Handover], known: list[Card]) -> None:
        self.t: Final = t
        self.seen: Final = [t.role_of(seat) if t.roles[seat].faces else UNKNOWN for seat in range(t.rules.seats)]
        self.spoke: Final = guessers(notes, t.rules.seats)
        self.doctors: Final = possible_doctors(t, self.seen, self.spoke, notes, passes, known)
        self.villagers: Final = [
            deck for deck, copies in enumerate(t.rules.counts) for _ in range(copies - self.seen.count(deck)) if deck != DOCTOR
        ]
        self.fits: Final = self.fitting(passes, known)
        hidden = [seat for seat, deck in enumerate(self.seen) if deck == UNKNOWN]
        self.hidden: Final = [seat for seat in hidden if self.fits[seat] != ANY] + [seat for seat in hidden if self.fits[seat] == ANY]
        self.deck_of: list[Card] = []
        self.weight = 0.0                            # of the cast: how many deals like it there are for each time it is made

    def fitting(self, passes: list[Handover], known: list[Card]) -> list[int]:
        """By seat the decks, a bit each, that it may have as a Villager: with the cards it is known to have passed, and not silent if it spoke."""
        passed: list[list[Card]] = [[] for _ in self.seen]
        for number, card in enumerate(known):
            if card != FACE_DOWN:
                passed[passes[number].giver].append(card)
        return [self.decks_with(cards, self.spoke >> seat & 1 == 1) if cards or self.spoke >> seat & 1 else ANY for seat, cards in enumerate(passed)]

    def decks_with(self, passed: list[Card], spoke: bool) -> int:
        return only(*[
            deck for deck, cards in enumerate(self.t.rules.whole_decks)
            if not (spoke and SILENT in cards) and all([has(cards, card, passed.count(card)) for card in passed])
        ])

    def cast(self, dealer: Dealer) -> bool:
        """Choose the Doctors among those possible and shuffle the other decks; False if it does not come out."""
        doctors = self.doctors[dealer.pick(len(self.doctors))]
        decks, deck_of = self.villagers[:], self.seen[:]
        self.weight = 1.0
        for seat in self.hidden:
            if doctors >> seat & 1:
                deck_of[seat] = DOCTOR
                continue
            number = self.drawn(decks, self.fits[seat], dealer)
            if number < 0:
                return False
            deck_of[seat] = decks[number]
            decks[number] = decks[-1]
            decks.pop()
        self.deck_of = deck_of
        return True

    def drawn(self, decks: list[Card], fits: int, dealer: Dealer) -> int:
        """The place of a deck that fits, each as likely; below nought if none does."""
        if fits == ANY:
            self.weight *= len(decks)
            return dealer.pick(len(decks))
        places = [place for place, deck in enumerate(decks) if fits >> deck & 1]
        self.weight *= len(places)
        return places[dealer.pick(len(places))] if places else -1

    def roles(self, deck_of: list[Card]) -> list[Zone]:
        """The role cards of a cast, each with the eyes that may see it."""
        t = self.t
        doctors = only(*[seat for seat, deck in enumerate(deck_of) if deck == DOCTOR]) if t.rules.doctors_know else 0
        return [
            lay([deck], EVERYONE if t.roles[seat].eyes == EVERYONE else doctors if deck == DOCTOR and doctors else only(seat))
            for seat, deck in enumerate(deck_of)
        ]


def has(deck: Zone, card: Card, copies: int) -> bool:
    """Is the card so often in the deck? Dice cards may have been dealt to any."""
    return card in (ROLL, DOUBLE_DICE) or deck.count(card) >= copies


def guessers(notes: list[RoundNote], seats: int) -> Seats:
    """Who has named someone."""
    return only(*[seat for note in notes if note.accused for seat in range(seats) if note.named_by(seat) is not None])


def possible_doctors(t: Village, seen: list[Card], spoke: Seats, notes: list[RoundNote], passes: list[Handover], known: list[Card]) -> list[Seats]:
    """Every set of seats that may be the Doctors: all that nothing on the sheet or in the seat's own knowledge speaks against."""
    return [doctors for doctors in explaining_doctors(t, seen, spoke, notes, passes, known) if game_goes_on(t, doctors)]


def explaining_doctors(t: Village, seen: list[Card], spoke: Seats, notes: list[RoundNote], passes: list[Handover], known: list[Card]) -> list[Seats]:
    """The same, whether or not the game would be over with them."""
    sure = certain_doctors(seen, passes, known)
    cleared = spoke | suspects(notes, t.rules.seats) | only(*givers(passes, known, ~t.rules.doctors_cards)) | fallen_villagers(t)
    open_seats = [seat for seat, deck in enumerate(seen) if deck == UNKNOWN and not (cleared | sure) >> seat & 1]
    missing = t.rules.counts[DOCTOR] - sure.bit_count()
    sources = infection_sources(t, notes, passes) if t.rules.only_doctors_infect else []
    return [doctors for doctors in grown(sure, open_seats, missing) if explains(doctors, sources)]


def certain_doctors(seen: list[Card], passes: list[Handover], known: list[Card]) -> Seats:
    """Whose deck lies open, or whose card only a Doctor was dealt."""
    return only(*[seat for seat, deck in enumerate(seen) if deck == DOCTOR], *givers(passes, known, only(*DOCTORS_ONLY)))


def grown(chosen: Seats, among: list[Seat], missing: int) -> list[Seats]:
    """All ways to choose so many more seats."""
    if missing == 0:
        return [chosen]
    return [
        doctors for place, seat in enumerate(among) for doctors in grown(chosen | 1 << seat, among[place + 1:], missing - 1)
    ]


def givers(passes: list[Handover], known: list[Card], cards: int) -> list[Seat]:
    """Who passed one of these cards, where that is known."""
    return [passes[number].giver for number, card in enumerate(known) if card != FACE_DOWN and cards >> card & 1]


def suspects(notes: list[RoundNote], seats: int) -> Seats:
    """Who was named wrongly. Whoever was named rightly lies open, and is not asked about."""
    return only(*[suspect for note in notes if note.accused for suspect in [note.named_by(seat) for seat in range(seats)] if suspect is not None])


def fallen_villagers(t: Village) -> Seats:
    """Who fell without a word where a Doctor would have said so, or the game been over."""
    if t.rules.doctors_know:
        return 0
    return ~t.standing & (1 << t.rules.seats) - 1


def infection_sources(t: Village, notes: list[RoundNote], passes: list[Handover]) -> list[Seats]:
    """For everyone who declared infected, the seats one of whom passed the card that did it."""
    return [
        only(*[one.giver for one in passes if one.taker == seat and note.number - REACH < one.round <= note.number])
        for note in notes for seat in range(t.rules.seats) if note.mark_of(seat) == INFECTED
    ]


def explains(doctors: Seats, sources: list[Seats]) -> bool:
    return all([doctors & givers for givers in sources])


def game_goes_on(t: Village, doctors: Seats) -> bool:
    """A Doctor stands, and two Villagers at least were left when it was last counted."""
    counted = t.standing if t.rules.doctors_win_at_once else only(*t.active)
    return (counted & ~doctors).bit_count() > 1 and t.standing & doctors != 0
