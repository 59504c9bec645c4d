"""A game among people: its moves and facts in words, its table drawn, and what players may say and show to each other."""

from __future__ import annotations

from typing import Any
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from .agenda import Move
from .dealer import Dealer
from .memory import Memory
from .page import Change, Gesture, Page, Truth
from .pointing import NO_MARKS, Marks, Spot
from .position import Position, Scene, View
from .reacting import WindowKind
from .talk import Phrase, Prediction, Talk
from .zone import Seat

Names = Sequence[str]
"""What the seats are called, by seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing:
    """What people see and say of a game. A game fills in what raises `NotImplementedError` here."""

    def say(self, move: Move) -> str:
        """A move in this game's notation."""
        raise NotImplementedError

    def explain(self, scene: Scene, seat: Seat, move: Move, names: Names) -> str:
        """What a move means here, in one line for the seat that may make it."""
        raise NotImplementedError

    def report(self, fact: object, names: Names, seat: Seat | None) -> str | None:
        """A fact as a sentence to the seat that was told it (None: a watcher); None if it says nothing to people."""
        raise NotImplementedError

    def draw(self, view: View, memory: Memory, names: Names, width: int) -> str:
        """The table in plain text, as the view's seat sees it and no wider than `width`."""
        raise NotImplementedError

    def draw_without_odds(self, view: View, memory: Memory, names: Names, width: int) -> str:
        """The same for a table that wants no chances worked out; see `page_without_odds`."""
        return self.draw(view, memory, names, width)

    def plan(self, width: int) -> str:
        """The board with its names and nothing on it, in plain text; "" if the game has no map."""
        return ""

    def aids(self, view: View) -> dict[str, list[int]]:
        """What follows from all that the view's seat may know and is tedious to work out, for a page to show to who wants it: "where it can be"."""
        return {}

    def page(self, view: View, memory: Memory, names: Names, laid: Page | None = None) -> Page:
        """What a screen shows of the view, and from what its seat remembers.

        What lies open (`page.OPEN`) is taken from `laid`, somebody's page of this moment, if there is one.
        """
        raise NotImplementedError

    def page_without_odds(self, view: View, memory: Memory, names: Names, laid: Page | None = None) -> Page:
        """The same for a table that wants no chances worked out; a game that works out none has one page."""
        return self.page(view, memory, names, laid)

    def gesture(self, scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
        """How the seat makes a move on a screen: of those offered and of those refused."""
        raise NotImplementedError

    def advised(self, scene: Scene, seat: Seat) -> tuple[Move, ...]:
        """What the page of this seat speaks of beside its title, or what is done most: their keys stand first, in this order."""
        return ()

    def changes(self, before: Scene, after: Scene, seat: Seat) -> tuple[Change, ...]:
        """What is different between two moments, as far as it concerns a seat: for a page to draw dotted."""
        return ()

    def turn_ahead(self, view: View, dealer: Dealer) -> Position | None:
        """An imagined position as if the turn of the view's seat came now; None where chance speaks before it, or no turn comes."""
        return None

    def truths(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]] = ()) -> list[Truth]:
        """What really happened in a game that is over, given all its positions in order, each with all that was told on the way to it: who turned when, and by
        what."""
        return []

    def fates(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> dict[Seat, str]:
        """Of a game that is over, given as for `truths`: by seat, what settled it for one who has not won, in a sentence to that seat, also what was
        secret then."""
        return {}

    def came_about(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> list[str]:
        """Of a game that is over, given as for `truths`, in a few sentences how it came to the end, with what was secret then; none where what all were told
        says enough."""
        return []

    def holds(self, position: Position, seat: Seat, phrase: str, about: Seat | None) -> bool | None:
        """Was this claim true when it was made? None if that cannot be said."""
        return None

    def talk(self) -> Talk:
        """What players may say to each other besides their answers."""
        return Talk()

    def phrases(self, rules: Any) -> tuple[Phrase, ...]:
        """Those of its talk that mean anything under these rules: no other is offered."""
        return self.talk().phrases

    def windows(self, rules: Any) -> tuple[WindowKind, ...]:
        """The kinds of reaction window that these rules have, for standing orders."""
        return ()

    def may_order(self, rules: Any, seat: Seat) -> tuple[WindowKind, ...]:
        """Those of them, with those of their replies, that can ever concern this seat: by its part alone, never by what it holds."""
        return self.windows(rules)

    def in_turn(self, scene: Scene) -> Seat | None:
        """Whose turn it is, as all can see, whoever is asked in it; None where all act at once, and between turns."""
        return None

    def are_out(self, scene: Scene) -> tuple[Seat, ...]:
        """Who plays no more, as all can see: they may talk among themselves."""
        return ()

    def prediction(self, view: View) -> Prediction | None:
        """What the view's seat may predict once it is out; None if there is nothing, or nothing that it does not know."""
        return None

    def came_true(self, position: Position) -> tuple[Seat, ...]:
        """Once the game is over: whom a prediction names rightly."""
        return ()

    def parts(self, seats: int) -> tuple[str, ...]:
        """What each chair plays, where the rules give every chair a part of its own and all know it; else nothing."""
        return ()

    def spots(self) -> tuple[Spot, ...]:
        """Things of the board that players may point at, wherever words are free."""
        return ()

    def marks(self) -> Marks:
        """What players may mark on the board, to show it to allies."""
        return NO_MARKS

    def allies(self, scene: Scene, seat: Seat) -> tuple[Seat, ...]:
        """To whom the seat may show its marks now, as all can see."""
        return ()

    def topics(self) -> dict[str, str]:
        """What can be asked about besides rules: cards and roles, by name, each explained in a sentence or two."""
        raise NotImplementedError
