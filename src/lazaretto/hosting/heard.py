"""What leaves a room, as it is sent: the table as all can see it, one thing that was told, and what is asked."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..kernel import Change
from . import happenings as h
from .option import Option
from .readiness import Readiness
from .terms import Terms


class Sitter(Struct, frozen=True, omit_defaults=True):
    """A chair and who sits there, as all can see it."""

    seat: int
    name: str = ""
    kind: str = "free"                      # free, person, bot
    bot: str = ""
    away: bool = False                      # a bot sits in
    here: bool = False                      # connected
    out: bool = False                       # plays no more
    model: bool = False                     # a language model in a person's place
    hurry: bool = False                     # windows that ask only such seats, or bots, close as soon as all have answered


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table as all can see it, before, during and after the game."""

    table: str
    game: str
    title: str
    variant: str
    state: str                              # open, playing, over
    sitters: list[Sitter]
    terms: Terms
    commitment: str
    opened: float
    salt: str = ""
    paused: bool = False
    again: str = ""                         # the table where the same company plays once more
    source: h.Source | None = None          # of a what-if: where it goes on from


class Item(Struct, frozen=True, omit_defaults=True):
    """One thing that these eyes were told; numbered for them alone, so that a gap tells nothing."""

    n: int
    text: str = ""                          # in a sentence; "" if it says nothing to people
    fact: Any = None                        # the same for programs
    void: int = 0                           # what was told of the game from this number on did not happen; talk, comings and goings stand
    seat: int | None = None                 # who said it
    phrase: str = ""                        # which phrase of the game it was
    about: int | None = None
    out: bool = False                       # among those who are out
    at: float = 0.0
    secret: bool = False                    # not told to everyone: a screen shows it with what lies in the drawer
    rule: str = ""                          # that it follows, where that is known
    weight: int = 0                         # among what happened while one was away
    stage: str = ""                         # for pages: here begins a part of a round's end, and this is what it comes to


class Asked(Struct, frozen=True, omit_defaults=True):
    """What is asked now. Options, what is held and whether it may be taken back are for the seat's own eyes."""

    question: int                           # its number, to be given with the answer
    kind: str
    seats: list[int]                        # who is asked; not who has answered
    window: bool = False
    left: float | None = None               # seconds until it closes, or until a bot sits in
    options: list[Option] = []
    held: str = ""                          # my answer, which I may still change
    safe: str = ""                          # what counts if I say nothing
    back: bool = False                      # my last answer may be taken back
    refused: list[Option] = []              # for pages: what one may think of and is not allowed; the text says why not
    within: list[str] = []                  # of a window inside others: what waits beneath it, the innermost first
    done: tuple[Change, ...] = ()           # for pages: what I have changed in this turn and may still take back
    ready: Readiness | None = None          # of several who are asked at once, and by no window: how many have answered
    stands: str = ""                        # for pages: if nothing may be taken back, behind what one cannot go
    turn: int | None = None                 # whose turn it is, or none's: who is asked may only answer in it
    early: bool = False                     # a window that closes as soon as all have answered; all others are open for their whole time
