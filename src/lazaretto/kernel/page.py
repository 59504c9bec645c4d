"""A page: what a screen shows of a view, in the game's own words and things. Whoever draws it needs to know no rule.

A game's `board.py` holds its own board and what lies in its private drawer, in pieces of plain data. Whatever can be touched there carries the
name of a `thing` ("die:3", "seat:1"); a `Gesture` tells which things a move touches, so that a page can light them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeVar, dataclass_transform

Kind = TypeVar("Kind")

READ_BY_PEOPLE: Final = "read by people"
Words = Annotated[str, READ_BY_PEOPLE]
"""Texts of a page that people read, and that are said in their language; its other texts are names: of things, icons and seats."""


@dataclass_transform(frozen_default=True)
def piece(kind: type[Kind]) -> type[Kind]:
    """A piece of a page. Never changed, which the type checker sees to: a frozen dataclass takes seven times as long to make, and a move makes hundreds."""
    return dataclass(unsafe_hash=True)(kind)


@piece
class Count:
    """A number beside its icon, with the words that say what is counted; `bad` from the number that hurts next."""

    icon: str
    number: int
    text: Words
    bad: bool = False


@piece
class Row:
    """A seat in the list of seats, or another who takes part without being one (a Ghost)."""

    thing: str                                 # "seat:3"
    seat: int
    name: Words
    note: Words                                # where and how it is, in a few words
    counts: tuple[Count, ...] = ()
    icons: tuple[Count, ...] = ()              # signs without a number: their number is 0
    acting: bool = False
    out: bool = False


@piece
class Note:
    """A paragraph of the notebook: what these eyes may know and would have to remember or work out."""

    title: Words
    lines: tuple[Words, ...]


@piece
class Page:
    """All that a screen shows, to one seat or to a watcher."""

    title: Words                               # what is to be done now, in a sentence; to others, who does it
    detail: Words                              # what that touches or comes to
    tags: tuple[Words, ...]                    # where the game is: "Round 5", "chart Y"
    heading: Words                             # over the list of seats
    remark: Words                              # beside it: "6 turns left"
    rows: tuple[Row, ...]                      # in the order of play
    board: object                              # the game's own
    yours: object = None                       # in the drawer; None for a watcher
    notes: tuple[Note, ...] = ()
    tag_notes: tuple[Words, ...] = ()          # what each tag counts or means
    remark_note: Words = ""                    # and what the remark counts

    def to(self, title: str, detail: str, yours: object, notes: tuple[Note, ...]) -> Page:
        """The same page to other eyes."""
        return Page(title, detail, self.tags, self.heading, self.remark, self.rows, self.board, yours, notes, self.tag_notes, self.remark_note)


#: What lies open on a page: it looks the same to all until the game is over (a law).
OPEN: Final = ("tags", "heading", "remark", "rows", "board", "tag_notes", "remark_note")


@piece
class Gesture:
    """How a move is made on a page: what is pressed, and what the key says."""

    words: Words                               # what one does, with its object: "Push Maud off Cedar"
    icon: str                                  # of the house's marks
    things: tuple[str, ...]                    # in the order in which one would touch them
    group: Words = ""                          # keys of one group fold into one: "Push"
    secret: bool = False                       # only this seat can know that it may do so
    hold: bool = False                         # it is made by holding: a short press only marks it
    twice: bool = False                        # its parts are seen together before it goes: touching chooses and changes them, a key of its own sends it
    named: bool = False                        # the key that led here has said it, a whole price say: who pressed that is not asked, who undoes it is


@piece
class Change:
    """What a page draws dotted: so much more or less beside a thing, or a piece that comes there (1) or goes (-1)."""

    thing: str
    by: int
    piece: str = ""                            # its icon; "" for a number


@piece
class Truth:
    """A line of the story as it really was, for when the game is over."""

    moment: int                                # after which position of the game
    text: Words
    icon: str
    seat: int | None = None                    # whom it happened to
    turned: bool = False                       # who that one was, or became, by it: also told beside the name at the end
