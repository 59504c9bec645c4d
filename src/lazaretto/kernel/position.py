"""A position: a table, an agenda and the answers given so far; and a view, which is what one seat may know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final


from .agenda import Answers, End, Move, Moves, Outcome, Question, Step, Steps
from .errors import BrokenTable, IllegalMove, NotAsked, Reason
from .codec import pack
from .dealer import Dealer
from .table import Rules, seen
from .value import fields_of
from .zone import EVERYONE, WATCHER, Seat

GAME_OVER: Final = Reason("", "the game is over")
ANSWERED: Final = Reason("", "you have answered already; the others are still choosing")
NOT_ASKED: Final = Reason("", "you are not asked now")
NOTHING_YET: Final[dict[str, Any]] = {}
NOT_HERE: Final = Reason("", "this is no answer to what is asked now")


class Scene:
    """Where a game stands, seen whole or from one seat: what lies on the table, what is asked, and of whom."""

    def __init__(self, table: Any, agenda: list[Step], sealed: Answers) -> None:
        self.table = table
        self.agenda = agenda                      # the last item comes first
        self.sealed = sealed                      # answers that wait for the others
        self.in_order = True                      # the sealed answers came in the order of `who`
        self.question: Question | None = None     # what follows is worked out once a question
        self.asked: tuple[Seat, ...] = ()         # whom we wait for
        self.outcome: Outcome | None = None

    def options(self, seat: Seat) -> Moves:
        """What this seat may answer now; nothing if it is not asked."""
        question = self.question
        if question is None or seat not in self.asked:
            return ()
        return question.may(self.table, seat)

    def candidates(self, seat: Seat) -> Moves:
        """What a player may think of answering, allowed or not: `why_not` tells."""
        question = self.question
        if question is None or seat not in self.asked:
            return ()
        return question.candidates(self.table, seat)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """None if the seat may answer this now; else the rule's number and a sentence."""
        question = self.question
        if question is None:
            return GAME_OVER
        if seat not in self.asked:
            return ANSWERED if seat in self.sealed else NOT_ASKED
        return question.why_not(self.table, seat, move) if self.table.knows(move) else NOT_HERE

    def _waits(self, step: Step) -> bool:
        """Does this step wait? Then for whom?"""
        if isinstance(step, End):
            self.question, self.asked, self.outcome = None, (), step.outcome
            return True
        asked = step.who(self.table)
        if not asked:
            return False
        self.question = step.as_question()
        self.asked = tuple([s for s in asked if s not in self.sealed]) if self.sealed else asked
        self.in_order = not self.sealed
        return True

    def pack(self, public: Mapping[str, Any] = NOTHING_YET, agenda: Any = None) -> dict[str, Any]:
        """Plain data, at any moment: what a disk or a socket holds. `game.unpack` gives the position or view again.

        Whoever packs the views of many seats may pack once what looks the same from all of them, the fields of the table and the agenda, and give it along.
        """
        rules: Rules = self.table.rules
        return {
            "game": rules.game, "version": rules.version, "components": rules.components, "variant": rules.variant, "seats": rules.seats,
            "table": {name: public[name] if name in public else pack(getattr(self.table, name)) for name in fields_of(self.table) if name != "rules"},
            "agenda": [pack(step) for step in self.agenda] if agenda is None else agenda,
            "sealed": [[seat, pack(self.sealed[seat])] for seat in sorted(self.sealed)],
        }

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Scene) and type(self) is type(other) and self.asked == other.asked
            and self.table == other.table and self.agenda == other.agenda and self.sealed == other.sealed
        )


@final
class View(Scene):
    """What one seat may know, or a watcher: the same table with cards face down. It is looked at, never played on."""

    seat: int | None = None
    knowledge: Any = None                     # what `imagine` has worked out for this view, kept for the next world

    def pack(self, public: Mapping[str, Any] = NOTHING_YET, agenda: Any = None) -> dict[str, Any]:
        return {**super().pack(public, agenda), "seat": self.seat, "asked": list(self.asked)}

    def __repr__(self) -> str:
        return f"View(seat={self.seat}, asked={self.asked}, table={self.table!r})"


@final
class Position(Scene):
    """Where a game stands, with all its secrets.

    `after` gives a new position and changes nothing: the door for everyone outside.
    `play` changes this one: for playouts, on a copy that the caller owns.
    """

    story: Any = None                         # how an imagined world came about, kept by `imagine` for `retell`

    def after(self, seat: Seat, move: Move, dealer: Dealer) -> Position:
        """The position after this answer, and after all that follows of itself."""
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason) if seat in self.asked else NotAsked(reason)
        position = self.copy()
        position.play(seat, move, dealer)
        return position

    def play(self, seat: Seat, move: Move, dealer: Dealer) -> None:
        """The same in place and unchecked: for a move that came from `options`."""
        question = self.question
        assert question is not None
        if len(self.asked) > 1:
            self.sealed[seat] = move
            if seat == self.asked[0]:
                self.asked = self.asked[1:]
            else:
                self.asked = tuple([s for s in self.asked if s != seat])
                self.in_order = False
            return
        if dealer.listening:
            dealer.table = self.table
        self.agenda.pop()
        if self.sealed:
            answers = self.sealed
            answers[seat] = move
            if not self.in_order:                              # `then` must not learn in which order they came
                answers = {s: answers[s] for s in question.who(self.table)}
            self.sealed = {}
            self._put(question.then(self.table, answers, dealer))
        else:
            self._put(question.chosen(self.table, seat, move, dealer))
        self.settle(dealer)

    def copy(self) -> Position:
        position = Position(self.table.copy(), self.agenda[:], dict(self.sealed) if self.sealed else {})
        position.question, position.asked, position.outcome, position.in_order = self.question, self.asked, self.outcome, self.in_order
        return position

    def settle(self, dealer: Dealer) -> None:
        """Carry out steps until someone must answer or the game is over."""
        if dealer.listening:
            dealer.table = self.table
        while True:
            step = self.agenda.pop()
            if self._waits(step):
                self.agenda.append(step)
                break
            if dealer.listening:
                dealer.tell(EVERYONE, step)                # the agenda is public: what is done may be told
            self._put(step.do(self.table, dealer))
        if dealer.listening and self.outcome is not None:
            dealer.tell(EVERYONE, End(self.outcome))

    def _put(self, steps: Steps) -> None:
        i = len(steps)
        while i > 0:
            i -= 1
            self.agenda.append(steps[i])

    def seen_by(self, seat: Seat | None) -> View:
        """What this seat may know; None is a watcher. Which of the others have answered already is not shown: speed is a tell."""
        eye = WATCHER if seat is None else seat
        view = View(seen(self.table, eye), self.agenda[:], {})
        view.seat, view.question, view.asked, view.outcome = seat, self.question, self.asked, self.outcome
        question = self.question
        if self.sealed and question is not None:
            if eye in self.sealed:
                view.sealed[eye] = self.sealed[eye]
            view.asked = tuple([s for s in question.who(self.table) if s != eye or s not in self.sealed])
        return view


def among(move: Move, options: Moves) -> bool:
    for option in options:
        if option is move:                                 # as a rule it is one of ours
            return True
    return move in options


def begin(table: Any, agenda: list[Step], dealer: Dealer) -> Position:
    """A game from its first step."""
    position = Position(table, agenda, {})
    position.settle(dealer)
    return position


def resume(table: Any, agenda: list[Step], sealed: Answers) -> Position:
    """A saved game, or a world imagined anew, also inside a reaction window: asks again who is asked."""
    position = Position(table, agenda, sealed)
    if not position._waits(position.agenda[-1]):
        raise BrokenTable(f"nobody is asked by {position.agenda[-1]}")
    if position.outcome is None and not position.asked:
        raise BrokenTable(f"everyone has answered {position.question} already")
    return position


def playout(position: Position, dealer: Dealer) -> int:
    """Play on at random, in place; how many answers were given."""
    answers = 0
    while position.outcome is None:
        seat = position.asked[0]
        options = position.options(seat)
        position.play(seat, options[dealer.pick(len(options))], dealer)
        answers += 1
    return answers
