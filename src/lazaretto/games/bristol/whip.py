"""BR 8.7 to 8.9. The Whip: a reaction that wraps the movement it may prevent."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...kernel import NOT_HERE, Answers, Card, Dealer, Move, Moves, Question, Reason, Seat, Step, Steps
from .box import MOST_KINDS
from .cards import WHIP
from .chronicle import WHIPPED, note
from .decks import reform_remedies
from .table import Town


@final
class LetItHappen(Move):
    """Use no Whip."""


@final
class CrackWhip(Move):
    """BR 8.7. Discard a card that offers a Whip."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


LET_IT_HAPPEN: Final = LetItHappen()
CRACKS: Final = tuple([CrackWhip(card) for card in range(MOST_KINDS)])

NO_WHIP_ON_IT: Final = Reason("BR 8.7", "that card offers no Whip")
NOT_HELD: Final = Reason("BR 8.1", "you do not hold that card")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Step):
    """BR 8.7. A movement that a Whip may prevent."""

    def doer(self) -> Seat:
        """Whose movement it is; a Ghost's place too."""
        raise NotImplementedError


@final
class Threatened(Question):
    """BR 8.7. Those threatened may crack a Whip; then the deed does not happen, and counts as done (R32).

    All of them who hold any remedy are asked, so being asked tells nothing. Answers are sealed: the first Whip in the order of play is spent, the others stay
    secret (R31). A Ghost has none (R34).
    """

    def __init__(self, deed: Deed, victims: tuple[Seat, ...]) -> None:
        self.deed: Final = deed
        self.victims: Final = victims            # in the order in which Whips count

    def who(self, t: Town) -> tuple[Seat, ...]:
        if not self.victims:
            return ()
        return tuple([seat for seat in self.victims if seat < t.rules.seats and len(t.remedies[seat])])

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (LET_IT_HAPPEN, *[CRACKS[card] for card in t.remedies[seat].kinds()])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, LetItHappen):
            return None
        if not isinstance(move, CrackWhip) or not 0 <= move.card < len(t.rules.cards):
            return NOT_HERE
        if WHIP not in t.rules.cards[move.card]:
            return NO_WHIP_ON_IT
        return None if move.card in t.remedies[seat] else NOT_HELD

    def default(self, t: Town, seat: Seat) -> Move:
        return LET_IT_HAPPEN

    def is_window(self, t: Town) -> bool:
        return True

    def provoked_by(self, t: Town) -> Seat | None:
        """BR 13.4. Nobody at the table, if a Ghost moves."""
        doer = self.deed.doer()
        return None if t.is_ghost(doer) else doer

    def then(self, t: Town, answers: Answers, dealer: Dealer) -> Steps:
        for seat in self.victims:
            answer = answers.get(seat)
            if isinstance(answer, CrackWhip):
                return (Whipped(seat, answer.card),)
        return (self.deed,)


@final
class Whipped(Step):
    """BR 8.7. The card is discarded; the movement does not happen."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def do(self, t: Town, dealer: Dealer) -> Steps:
        note(t, WHIPPED, self.seat, self.card, t.turn)
        dealer.move(self.card, t.remedies[self.seat], to=t.remedy_discard)
        reform_remedies(t, dealer)
        return ()
