"""A position retold: from what lies on the table, a game that leads there. It proves that a world can be reached."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Card, Memory, Move, Moved, Position, Rolled, Seat, Zone
from . import sheet
from .guessing import SAY_NOTHING, Guess, Guessing
from .passing import Pass
from .sheet import RoundNote, handovers, rounds
from .table import Village


@final
class Retelling:
    """The chance and the answers of a game that ends in this position. A remembered die keeps its face."""

    def __init__(self, position: Position, memory: Memory = ()) -> None:
        t: Village = position.table
        self.t: Final = t
        self.asked: Final = position.question.seat if isinstance(position.question, Guessing) else None
        self.faces: Final = [fact.face for fact in memory if isinstance(fact, Rolled)]
        self.dice: Final = [fact for fact in memory if isinstance(fact, Moved) and fact.source == "dice" and fact.card != FACE_DOWN]
        self.chance: list[int] = []
        self.answers: list[tuple[Seat, Move]] = []
        self.given: Final = passed_cards(t)
        self.deal()
        for note in rounds(t):
            self.tell(note)
        for seat in sorted(position.sealed):
            self.answers.append((seat, position.sealed[seat]))

    def deal(self) -> None:
        t, rules = self.t, self.t.rules
        decks, dice = Zone(0, 0, 0), rules.dice.copy()
        for deck, copies in enumerate(rules.counts):
            decks.put(deck, copies)
        for seat in range(rules.seats):
            deck = t.role_of(seat)
            self.draw(deck, decks)
            for card in self.dealt_dice(seat)[: rules.dice_dealt[deck]]:
                self.draw(card, dice)
        self.chance.append(rounds(t)[0].marker)
        if rules.column is None:
            self.chance.append(t.column)

    def dealt_dice(self, seat: Seat) -> list[Card]:
        """The dice cards of this seat, in the hand or passed; in the order in which it remembers being dealt them."""
        remembered = [fact.card for fact in self.dice if fact.to == f"hands.{seat}"]
        if remembered:
            return remembered
        cards = self.t.hands[seat].cards() + [card for round_cards in self.given[seat] for card in round_cards]
        return [card for card in cards if card in self.t.rules.dice]

    def draw(self, card: Card, zone: Zone) -> None:
        self.chance.append(sum([zone.count(other) for other in range(card)]))
        zone.take(card)

    def tell(self, note: RoundNote) -> None:
        """One round: everyone passes, then declares from the figure clockwise."""
        active = [seat for seat in range(self.t.rules.seats) if len(self.given[seat]) >= note.number]
        for seat in active:
            self.answers.append((seat, Pass(self.given[seat][note.number - 1])))
        for place in range(self.t.rules.seats):
            seat = (note.marker + place) % self.t.rules.seats
            if not self.declare(note, seat):
                break

    def declare(self, note: RoundNote, seat: Seat) -> bool:
        """False once the story has come to where it is now."""
        mark = note.mark_of(seat)
        if mark >= sheet.SHIELDS:
            self.roll(mark)
        if note.number == self.t.round and seat == self.asked:
            return False
        if mark == sheet.SAFE or (sheet.SHIELDS <= mark < sheet.SKULL and self.t.rules.guess_after_roll):
            suspect = note.named_by(seat)
            self.answers.append((seat, SAY_NOTHING[0] if suspect is None else Guess(suspect)))
        return True

    def roll(self, mark: int) -> None:
        rolls = mark - (sheet.SKULL if mark >= sheet.SKULL else sheet.SHIELDS) + 1
        for number in range(rolls):
            skull = mark >= sheet.SKULL and number == rolls - 1
            self.chance.append(self.faces.pop(0) if self.faces else 0 if skull else self.t.rules.skulls)


def passed_cards(t: Village) -> list[list[tuple[Card, ...]]]:
    """By seat and round, what it passed."""
    given: list[list[tuple[Card, ...]]] = [[] for _ in range(t.rules.seats)]
    taken = [0] * t.rules.seats
    for handover in handovers(t):
        card = t.handed[handover.taker].at(taken[handover.taker])
        taken[handover.taker] += 1
        rounds_of = given[handover.giver]
        if len(rounds_of) < handover.round:
            rounds_of.append(())
        rounds_of[handover.round - 1] += (card,)
    return given
