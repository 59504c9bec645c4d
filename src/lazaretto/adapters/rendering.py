"""A moment of a game for people: as the terminal's text, or set in the page's ink on the page's paper as an SVG.

The page itself is drawn in the browser, piece by piece; this picture has its words, its seats and its colours, and the table as the terminal draws it.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import Final

from ..kernel import Game, Mistake, Page, Row, Seat
from ..kernel.zone import letter
from .in_numbers import Illegal, InNumbers

MODES: Final = ("human", "ansi", "svg")
WIDTH: Final = 100              # letters

#: As in the page's tokens.css.
PAPER, SHEET, INK, SOFT, BLOOD = "#F3EBDA", "#FBF6EB", "#1B1511", "#66594B", "#9E1B1B"
SEATS: Final = ("#173F8B", "#F4D158", "#1B7046", "#F2A8C0", "#4C2059", "#DF7F28", "#74431D", "#72AEDB", "#1D2229", "#D6F0DF", "#0E7F8C", "#94846F")
ON_SEATS: Final = ("#FFF9EC", "#1B1511")                        # on every other
SERIF, SANS = "IM Fell English, Palatino, Georgia, serif", "Alegreya Sans, Gill Sans, Segoe UI, sans-serif"
MONO: Final = "ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace"
LETTER, SPACING, MARGIN, DISC = 8.4, 1.4, 28, 11
TITLE, DETAIL = 70, 110         # letters of a line


def opened(game: Game | str, seats: int | None, variant: str, illegal: Illegal, render_mode: str | None, *, aloud: bool = False) -> InNumbers:
    """A game for a door: what is said at the table is kept if it will be shown."""
    if render_mode not in (None, *MODES):
        raise Mistake(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
    return InNumbers(game, seats, variant, illegal, aloud=aloud or render_mode is not None)


def names_of(seats: int) -> tuple[str, ...]:
    return tuple([letter(seat) for seat in range(seats)])


def rendered(game: InNumbers, mode: str, seat: Seat | None) -> str | None:
    """As the seat sees it, or a watcher; "human" prints it."""
    if mode == "svg":
        return as_svg(game, seat)
    if mode == "human":
        print(as_text(game, seat))
        return None
    return as_text(game, seat)


def as_text(game: InNumbers, seat: Seat | None) -> str:
    return game.game.draw(game.position.seen_by(seat), game.memory(seat), names_of(game.seats), WIDTH)


def as_svg(game: InNumbers, seat: Seat | None) -> str:
    page = game.game.page(game.position.seen_by(seat), game.memory(seat), names_of(game.seats))
    lines = [*head(game.game.title, page), *[seat_line(row) for row in page.rows], Line("", INK, MONO, 10)]
    lines += [Line(line, INK, MONO, 14) for line in as_text(game, seat).partition("\n\n")[2].split("\n")]
    drawn, y = [], float(MARGIN)
    for line in lines:
        y += line.size * SPACING
        drawn += line.at(y)
    width, height = round(WIDTH * LETTER) + 2 * MARGIN, round(y) + MARGIN
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(game.game.title)}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<rect x="8" y="8" width="{width - 16}" height="{height - 16}" fill="{SHEET}" stroke="{INK}" stroke-width="1.5"/>', *drawn, "</svg>", "",
    ])


@dataclass(frozen=True)
class Line:
    """Some words; before a seat's its letter, on its colour and in a red ring while it acts."""

    words: str
    ink: str
    font: str
    size: int
    seat: Seat | None = None
    acting: bool = False

    def at(self, y: float) -> list[str]:
        if self.seat is None:
            return [text(self.words, MARGIN, y, self)] if self.words else []
        ring, letters = (BLOOD, 2.5) if self.acting else (INK, 1), Line(letter(self.seat), ON_SEATS[self.seat % 2], SANS, 13)
        return [
            f'<circle cx="{MARGIN + DISC}" cy="{y - 5:g}" r="{DISC}" fill="{SEATS[self.seat]}" stroke="{ring[0]}" stroke-width="{ring[1]}"/>',
            text(letters.words, MARGIN + DISC, y, letters, middle=True), text(self.words, MARGIN + 3 * DISC, y, self),
        ]


def text(words: str, x: float, y: float, line: Line, *, middle: bool = False) -> str:
    anchor = ' text-anchor="middle"' if middle else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{line.size}" font-family="{line.font}" fill="{line.ink}"{anchor} xml:space="preserve">{escape(words)}</text>'


def head(title: str, page: Page) -> list[Line]:
    """Which game and where it is, what is to be done, and what stands over the seats."""
    return [
        Line(" · ".join([title, *page.tags]), SOFT, SANS, 14), *[Line(line, BLOOD, SERIF, 24) for line in wrap(page.title, TITLE)],
        *[Line(line, INK, SANS, 16) for line in wrap(page.detail, DETAIL)],
        Line(f"{page.heading} · {page.remark}" if page.remark else page.heading, INK, SERIF, 19),
    ]


def seat_line(row: Row) -> Line:
    """Where and how it is; faint if it is out. A Ghost has no letter, so it is named."""
    is_seat = 0 <= row.seat < len(SEATS) and row.thing == f"seat:{row.seat}"
    return Line(row.note if is_seat else f"{row.name}: {row.note}", SOFT if row.out else INK, SANS, 17, row.seat if is_seat else None, row.acting)
