"""The story as it really was, once the game is over: who was the Doctor, which pass infected whom, who was saved, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Card, Names, Position, Seat, Truth
from .acting import BY_AGE, acting
from .afterwards import how_it_ended
from .box import SAFE_VILLAGER, Box
from .cards import CONTAGIONS, INFECTIONS, ROLLS, VACCINATIONS
from .names import CARD_ICONS, CARD_TITLES
from .sheet import INFECTED, NOT_YET, SKULL, RoundNote, handovers, rounds
from .signs import deck_icon, names_list
from .table import Village
from .text import acts_in, by_what, cards_before
from .words import deck_titles

ILL: Final = INFECTIONS | CONTAGIONS
RETOLD: Final = 5               # rounds, at the end


def truths(positions: Sequence[Position], names: Names, box: Box) -> list[Truth]:
    story = Story(positions, names, box)
    return sorted([*story.decks(), *story.passes(), *story.declarations(), *story.end()], key=lambda truth: truth.moment)


def came_about(positions: Sequence[Position], names: Names, box: Box) -> list[str]:
    """Who fell, was saved or named whom in the last rounds in which anybody did, and by whose card."""
    story, told = Story(positions, names, box), list[str]()
    happened = [(note.number, [truth.text for seat in order(note, story.t) for truth in story.declared(note, seat)]) for note in rounds(story.t)]
    for number, texts in [(number, texts) for number, texts in happened if texts][-RETOLD:]:
        told += [f"Round {number}:", *texts]
    return told


def order(note: RoundNote, t: Village) -> list[Seat]:
    """IN 6.1. As they declared."""
    return [(note.marker + place) % t.rules.seats for place in range(t.rules.seats)]


@final
class Story:
    """All is read from the last table; the positions before tell only when it happened."""

    def __init__(self, positions: Sequence[Position], names: Names, box: Box) -> None:
        self.positions: Final = positions
        self.t: Final[Village] = positions[-1].table
        self.names: Final = names
        self.box: Final = box
        self.seats: Final = range(self.t.rules.seats)

    def decks(self) -> list[Truth]:
        """IN 2.2. Everyone whose deck was not the plain one."""
        titles, decks = deck_titles(self.box), sorted([(self.t.role_of(seat), seat) for seat in self.seats])
        return [
            Truth(0, f"{self.names[seat]} was dealt the {titles[deck]}'s deck.", deck_icon(deck), seat, turned=True)
            for deck, seat in decks if deck != SAFE_VILLAGER
        ]

    def passes(self) -> list[Truth]:
        """IN 5.1, 5.2. Every card that infects, and when it was to act."""
        found, lines = [], [line.cards() for line in self.t.handed]
        for number, one in enumerate(handovers(self.t)):
            card = lines[one.taker].pop(0)
            if any([age[card + 1] & ILL for age in BY_AGE]):
                found.append(Truth(self.when_passed(number), self.passed(card, one.round, one.giver, one.taker), CARD_ICONS[card], one.taker))
        return found

    def passed(self, card: Card, round: int, giver: Seat, taker: Seat) -> str:
        later = acts_in(card, round)
        return f"{self.names[giver]} passed {CARD_TITLES[card]} to {self.names[taker]}{'' if later is None else f', to act in round {later}'}."

    def declarations(self) -> list[Truth]:
        """IN 5.4, 6.1, 6.3, 6.4, 7. Who fell by what, who was saved by whom, and who named whom; as they declared."""
        return [truth for note in rounds(self.t) for seat in order(note, self.t) for truth in self.declared(note, seat)]

    def declared(self, note: RoundNote, seat: Seat) -> list[Truth]:
        mark, name = note.mark_of(seat), self.names[seat]
        moment = 0 if mark == NOT_YET else self.when_declared(note.number, seat)
        found = []
        if mark == INFECTED:
            found.append(Truth(moment, f"{name} was infected{by_what(self.t, seat, note.number, self.names)}.", "skull", seat, turned=True))
        elif mark >= SKULL:
            found.append(Truth(moment, f"{name} rolled a skull: {self.cards_acting(note.number, seat, ROLLS)}.", "skull", seat, turned=True))
        elif mark != NOT_YET and self.was_saved(note.number, seat):
            found.append(Truth(moment, f"{name} was saved: {self.cards_acting(note.number, seat, VACCINATIONS)}.", "vaccine", seat))
        suspect = note.named_by(seat)
        if suspect is not None:
            right = "wrongly" if note.out_by_a_name(seat) else "rightly"
            when = self.when_declared(note.number, seat, named=True)
            found.append(Truth(when, f"{name} named {self.names[suspect]}, {right}.", "vote", seat, turned=True))
        return found

    def was_saved(self, round: int, seat: Seat) -> bool:
        force = acting(self.t.handed[seat], round, self.t.rules.seats)
        ill = force & INFECTIONS or (force & CONTAGIONS and not self.t.is_doctor(seat))
        return bool(ill and force & VACCINATIONS)

    def cards_acting(self, round: int, seat: Seat, what: int) -> str:
        """ "Vaccinate Now from Wat"."""
        came = cards_before(self.t, seat)
        return names_list([
            f"{CARD_TITLES[card]} from {self.names[one.giver]}"
            for one, card in came if 0 <= round - one.round < len(BY_AGE) and BY_AGE[round - one.round][card + 1] & what
        ])

    def end(self) -> list[Truth]:
        outcome = self.positions[-1].outcome
        if outcome is None:
            return []
        ended = how_it_ended(self.t, outcome.reason)
        return [Truth(len(self.positions) - 1, f"That decided it: {ended}.", "end")]

    def when_passed(self, number: int) -> int:
        """After which position so many cards lie before their takers."""
        return [sum([len(line) for line in position.table.handed]) > number for position in self.positions].index(True)

    def when_declared(self, round: int, seat: Seat, named: bool = False) -> int:
        return [has_declared(position.table, round, seat, named) for position in self.positions].index(True)


def has_declared(t: Village, round: int, seat: Seat, named: bool) -> bool:
    notes = rounds(t)
    if len(notes) < round:
        return False
    note = notes[round - 1]
    return note.named_by(seat) is not None if named else note.mark_of(seat) != NOT_YET
