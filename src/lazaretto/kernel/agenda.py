"""Steps and questions: the rulebook, line by line, waiting to be carried out.

Each game has its own table class, so `t` is `Any` here and narrowed where a game overrides.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from .dealer import Dealer
from .errors import Reason
from .value import Value
from .zone import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Value):
    """What a seat may answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value):
    """A line of the rulebook still to be carried out. Its fields are public."""

    def who(self, t: Any) -> tuple[Seat, ...]:
        """Who must answer first: nobody, unless it is a question."""
        return ()

    def as_question(self) -> Question | None:
        """Itself, if it is one."""
        return None

    def tells_hidden(self) -> bool:
        """Who hears of it learns what lay hidden until now: an answer that led to it stands."""
        return False

    def do(self, t: Any, dealer: Dealer) -> Steps:
        """Change the table; return the smaller steps that take this one's place."""
        raise NotImplementedError


Steps = tuple[Step, ...]
Moves = tuple[Move, ...]
Answers = dict[Seat, Move]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that waits for answers, from one seat or from several at once."""

    def as_question(self) -> Question | None:
        return self

    def who(self, t: Any) -> tuple[Seat, ...]:
        """Who must answer. May look only at what everyone can see."""
        raise NotImplementedError

    def why_not(self, t: Any, seat: Seat, move: Move) -> Reason | None:
        """What forbids this answer: the one place where legality is written. May look only at what that seat can see."""
        raise NotImplementedError

    def candidates(self, t: Any, seat: Seat) -> Moves:
        """The answers a player may think of here, allowed or not; those refused are shown with their reason."""
        raise NotImplementedError

    def may(self, t: Any, seat: Seat) -> Moves:
        """What the seat may answer: the candidates that nothing forbids. Overridden only for speed, by a menu that must agree."""
        return tuple([move for move in self.candidates(t, seat) if self.why_not(t, seat, move) is None])

    def default(self, t: Any, seat: Seat) -> Move:
        """The safe answer, for a player who is gone."""
        return self.may(t, seat)[0]

    def is_window(self, t: Any) -> bool:
        """Asked only because an answer might be held: how quickly it comes must tell nothing, so a host keeps it open equally long whatever is answered."""
        return False

    def provoked_by(self, t: Any) -> Seat | None:
        """Whose deed a window answers, as all can see: a standing order may name that seat."""
        return None

    def then(self, t: Any, answers: Answers, dealer: Dealer) -> Steps:
        """Like `do`, once everyone asked has answered; in the order of `who`."""
        raise NotImplementedError

    def chosen(self, t: Any, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        """The same when one seat alone was asked."""
        return self.then(t, {seat: move}, dealer)

    def do(self, t: Any, dealer: Dealer) -> Steps:
        """Nobody had to answer."""
        return self.then(t, {}, dealer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question):
    """A question to one seat: write `chosen`. If nobody is there to choose, nothing happens."""

    def then(self, t: Any, answers: Answers, dealer: Dealer) -> Steps:
        for seat, move in answers.items():
            return self.chosen(t, seat, move, dealer)
        return ()

    def chosen(self, t: Any, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        raise NotImplementedError


@final
class Outcome(Value):
    """How the game ended: who won, why, and one number a seat, higher is better."""

    def __init__(self, winners: tuple[Seat, ...], reason: str, scores: tuple[float, ...]) -> None:
        self.winners: Final = winners
        self.reason: Final = reason
        self.scores: Final = scores


@final
class End(Step):
    """The game is over."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome: Final = outcome
