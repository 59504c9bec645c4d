"""A sheet: what a seat may answer now, each move with its number in the list, its stable id, its notation and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import islice
from typing import Final, NamedTuple, final

from ...kernel import Game, Memory, Move, Names, Page, Reason, Seat, View

BEFORE_RULE: Final = " · "      # what `explain` puts between the meaning of a move and its rule
MOST_REFUSED: Final = 60


class Offer(NamedTuple):
    """A move that is allowed."""

    number: int                 # in this list, from 1
    id: str                     # "a12": the same for this move in every game with so many seats and this variant
    move: Move
    notation: str
    meaning: str                # in one line, with its rule
    words: str                  # what one does, as a key on a page says it


class Refused(NamedTuple):
    """A move that one may think of here and is not allowed."""

    id: str
    notation: str
    reason: Reason


@cache
def action_numbers(game: Game, seats: int, variant: str) -> dict[Move, int]:
    """The place of each move in the vocabulary."""
    return {move: number for number, move in enumerate(game.vocabulary(seats, variant))}


@final
class Sheet:
    """One question, as one seat sees it. A view of a seat that is not asked has no offers. Some tables want no chances worked out: those have no `odds`."""

    def __init__(self, game: Game, view: View, names: Names, *, odds: bool = True) -> None:
        self.game: Final = game
        self.view: Final = view
        self.names: Final = tuple(names)
        self.odds: Final = odds
        self.seat: Final = view.seat
        self.seats: Final[int] = view.table.rules.seats
        self.variant: Final[str] = view.table.rules.variant
        self.ids: Final = action_numbers(game, self.seats, self.variant)

    def page(self, memory: Memory) -> Page:
        """What a screen would show."""
        return (self.game.page if self.odds else self.game.page_without_odds)(self.view, memory, self.names)

    def drawn(self, memory: Memory, width: int) -> str:
        """The table in plain text."""
        return (self.game.draw if self.odds else self.game.draw_without_odds)(self.view, memory, self.names, width)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        seat = self.seat
        return () if seat is None else tuple([self.offer(number, seat, move) for number, move in enumerate(self.view.options(seat), 1)])

    def offer(self, number: int, seat: Seat, move: Move) -> Offer:
        meaning = self.game.explain(self.view, seat, move, self.names)
        return Offer(number, self.id_of(move), move, self.game.say(move), meaning, self.game.gesture(self.view, seat, move, self.names).words)

    @cached_property
    def by_move(self) -> dict[Move, Offer]:
        return {offer.move: offer for offer in self.offers}

    def id_of(self, move: Move) -> str:
        """Its number in the vocabulary; "" of a move that one may think of and that is never offered."""
        return f"a{self.ids[move]}" if move in self.ids else ""

    def of_id(self, number: int) -> Move | None:
        """The move of the vocabulary, allowed now or not."""
        vocabulary = self.game.vocabulary(self.seats, self.variant)
        return vocabulary[number] if 0 <= number < len(vocabulary) else None

    def why_not(self, move: Move) -> Reason | None:
        """What forbids this answer, to the eyes of this seat."""
        return None if self.seat is None else self.view.why_not(self.seat, move)

    @property
    def refused(self) -> list[Refused]:
        """What one may think of here and is not allowed, the first of them."""
        return list(islice(self._refused(), MOST_REFUSED))

    def _refused(self) -> Iterator[Refused]:
        for move in self.view.candidates(self.seat) if self.seat is not None else ():
            reason = self.why_not(move)
            if reason is not None:
                yield Refused(self.id_of(move), self.game.say(move), reason)


def without_rule(meaning: str) -> str:
    return meaning.partition(BEFORE_RULE)[0]
