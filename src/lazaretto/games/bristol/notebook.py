"""What a seat remembers and the table no longer shows, kept from all that it was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from ...kernel import FACE_DOWN, Card, Glimpsed, Memory, Moved, Said, Seat, Turned, Value
from .alms import Give
from .cards import PLAGUED, POMANDER, WORTH
from .characters import Dip
from .leaving import Leave, Perish
from .mingle import Mingle
from .movement import LeftBehind, Shame
from .names import CART_TITLES, owner_of, where
from .phial import Kept
from .remedies import Play
from .rounds import GatesClose, Round

STALE: Final = " (may be gone)"


@final
class MingleNote:
    """BR 10.2, 10.4. A mingle that you were in: with whom, what you put in and what you got."""

    def __init__(self, round: int, cart: int, riders: tuple[Seat, ...], put: list[Card]) -> None:
        self.round, self.cart, self.riders, self.put = round, cart, riders, put
        self.got: list[Card] = []


@final
class Notebook:
    """What a seat remembers and the table no longer shows."""

    def __init__(self, memory: Memory, seat: Seat | None, seats: int) -> None:
        self.seat, self.seats, self.round, self.cause, self.fate = seat, seats, 0, "the deal", "died"
        self.held: list[Card] = []                             # own symptoms, as they came and went
        self.mingles: list[MingleNote] = []
        self.ill: dict[Seat, str] = {}                         # by seat, since when and by what
        self.glimpses: dict[Seat, list[str]] = {}
        self.fates: dict[Seat, str] = {}                       # by place, how it died
        for fact in memory:
            if (note := NOTED.get(type(fact))) is not None:
                note(self, fact)

    def began(self, fact: Round) -> None:
        self.round = fact.number

    def glimpsed(self, fact: Glimpsed) -> None:
        seat = owner_of(where(fact.place)[1], self.seats)
        self.glimpses.setdefault(seat, []).append(f"a {WORTH[fact.card]} in round {self.round}")

    def kept(self, fact: Kept) -> None:
        self.changed(fact.seat)

    def overheard(self, fact: Said) -> None:
        """By what one may catch the plague besides."""
        self.cause = cause_of(fact.move) or self.cause

    def left_behind(self, _: LeftBehind) -> None:
        self.fate = f"left behind in round {self.round}"

    def shamed(self, _: Shame) -> None:
        self.fate = f"died of shame in round {self.round}"

    def left(self, fact: Leave) -> None:
        self.fate = f"left on {CART_TITLES[fact.cart]} in round {self.round} with the plague aboard"

    def shut_in(self, _: GatesClose) -> None:
        self.fate = f"shut in by the gates in round {self.round}"

    def perished(self, fact: Perish) -> None:
        """Of what people die was told before."""
        self.fates.update(dict.fromkeys(fact.seats, self.fate))

    def stirred(self, fact: Mingle) -> None:
        self.cause = f"the mingle on {CART_TITLES[fact.cart]}"
        for place in fact.riders:
            self.changed(place)
        if self.seat in fact.riders:
            put, self.held = self.held, []
            self.mingles.append(MingleNote(self.round, fact.cart, fact.riders, put))

    def changed(self, place: Seat) -> None:
        """BR 10.4, 8.6. What was glimpsed may be gone."""
        self.glimpses[place] = [f"{text.removesuffix(STALE)}{STALE}" for text in self.glimpses.get(place, [])]

    def moved(self, fact: Moved) -> None:
        own = f"symptoms.{self.seat}"
        if fact.card == FACE_DOWN:
            return
        if fact.to == own:
            self.held.append(fact.card)
            if fact.source == "pool" and self.mingles:
                self.mingles[-1].got.append(fact.card)
        elif fact.source == own and fact.card in self.held:
            self.held.remove(fact.card)

    def turned(self, fact: Turned) -> None:
        seat = where(fact.place)[1]
        self.ill.pop(seat, None)
        if fact.into == PLAGUED:
            self.ill[seat] = "from the start" if self.round == 0 else f"since round {self.round}, by {self.cause}"


#: A memory is long, and little of it is noted: what, and how.
NOTED: Final[dict[type, Callable[[Notebook, Any], None]]] = {
    Round: Notebook.began, Mingle: Notebook.stirred, Moved: Notebook.moved, Turned: Notebook.turned, Glimpsed: Notebook.glimpsed, Kept: Notebook.kept,
    Said: Notebook.overheard, LeftBehind: Notebook.left_behind, Shame: Notebook.shamed, Leave: Notebook.left, GatesClose: Notebook.shut_in,
    Perish: Notebook.perished,
}


def cause_of(move: Value) -> str:
    """BR 8.6, 9.7, 12.6. What may bring the plague or take it away, besides a mingle."""
    if isinstance(move, Play):
        return "Pomander" if move.remedy == POMANDER else ""
    return "a coin" if isinstance(move, Give) else "the Chandler's draw" if isinstance(move, Dip) else ""
