"""A place: one seat that a model holds, at a table of our own or at a server's. What it is told and what it may ask, for the tools."""

from __future__ import annotations

from typing import Final, Protocol

from ...kernel import Game, Memory, Mistake, Move, Names, Outcome, Phrase, Prediction, Seat, View
from .. import text

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


class Trouble(Mistake):
    """What cannot be done: a code that stays, a sentence, and the rule if it was one of the game's."""

    def __init__(self, code: str, said: str, rule: str = "") -> None:
        super().__init__(f"{code}: {said}" + (f" ({rule})" if rule else ""))
        self.code: Final = code


class Place(Protocol):
    """A seat at a table."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def seat(self) -> Seat:
        """Which seat it is."""

    @property
    def table(self) -> str:
        """The name of the table."""

    @property
    def token(self) -> str:
        """By which the seat is held."""

    @property
    def own_notes(self) -> list[str]:
        """What the model wrote down."""

    @property
    def state(self) -> str:
        """Open, playing or over."""

    @property
    def names(self) -> Names:
        """What the seats are called, harmless to read."""

    @property
    def company(self) -> list[str]:
        """Who sits where, a line each; names that people chose are fenced."""

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """What this variant has for saying."""

    @property
    def view(self) -> View | None:
        """What the seat may look at now; nothing before the deal."""

    @property
    def memory(self) -> Memory:
        """What the seat was told and answered."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""

    @property
    def is_asked(self) -> bool:
        """The table waits for this seat."""

    @property
    def has_notebook(self) -> bool:
        """The table's terms let a player have things worked out."""

    @property
    def has_odds(self) -> bool:
        """And to have chances worked out."""

    @property
    def may_go_back(self) -> bool:
        """The last answer may be taken back."""

    @property
    def prediction(self) -> Prediction | None:
        """What who is out may predict."""

    def news(self) -> list[str]:
        """What was told since this was asked last, a line each; words of others are fenced."""

    async def answer(self, move: Move) -> None:
        """Answer what is asked; `Trouble` if that is not allowed."""

    async def take_back(self) -> None:
        """The last answer did not happen; `Trouble` if it stands."""

    async def predict(self, about: Seat) -> None:
        """Name whom one takes for what is asked of those who are out."""

    async def say(self, words: str, phrase: str, about: Seat | None) -> None:
        """Speak to the table."""

    async def until_asked(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, no longer than this."""

    async def leave(self) -> None:
        """Let go of the seat."""


def sheet_of(place: Place) -> text.Sheet:
    """What may be answered now."""
    view = place.view
    if view is None:
        raise Trouble("game/not-begun", "The cards are not dealt yet: wait.")
    return text.Sheet(place.game, view, place.names, odds=place.has_odds)
