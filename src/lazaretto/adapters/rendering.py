"""A moment of a game for people: as the terminal's text, or as the page draws it."""

from __future__ import annotations

from typing import Final

from ..kernel import Game, Mistake, Seat
from .in_numbers import Illegal, InNumbers
from .picture import names_of, pen, picture

SVG: Final = "svg"
MODES: Final = ("human", "ansi", SVG)
WIDTH: Final = 100              # letters


def opened(game: Game | str, seats: int | None, variant: str, illegal: Illegal, render_mode: str | None, *, aloud: bool = False) -> InNumbers:
    """A game for a door: what is said at the table is kept if it will be shown."""
    if render_mode not in (None, *MODES):
        raise Mistake(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
    if render_mode == SVG:
        pen()                                                  # what is missing is said now, and not in the middle of a game
    return InNumbers(game, seats, variant, illegal, aloud=aloud or render_mode is not None)


def rendered(game: InNumbers, mode: str, seat: Seat | None) -> str | None:
    """As the seat sees it, or a watcher; "human" prints it."""
    if mode == SVG:
        return picture(game, seat)
    text = game.game.draw(game.position.seen_by(seat), game.memory(seat), names_of(game.seats), WIDTH)
    if mode == "human":
        print(text)
        return None
    return text
