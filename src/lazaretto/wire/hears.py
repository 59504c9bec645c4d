"""What a guest hears at a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..hosting.happenings import Order
from ..hosting.heard import Asked, Item, TableCard
from ..hosting.marking import Shown
from ..hosting.option import Option
from ..hosting.ordering import WindowCard
from ..hosting.predicting import Prediction
from ..hosting.readiness import Readiness
from ..kernel.page import Change, Page


class Hears(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Something that a guest hears."""


class Welcome(Hears, frozen=True, tag="welcome"):
    """The guest is let in: as this seat, or as a watcher."""

    protocol: int
    server: str
    seat: int | None
    phrases: list[dict[str, Any]]
    windows: list[str]                      # the kinds of window a standing order may name
    orders: list[Order] = []                # my own
    reactions: list[WindowCard] = []        # in words those that can ever concern me, with what can be ordered for each
    no_free_words: str = ""                 # why this game has phrases only, if so
    plans: bool = False                     # turns of this game can be planned ahead
    spots: list[Pointable] = []             # what may be pointed at


class Pointable(Struct, frozen=True):
    """A thing of the board that may be pointed at: the name it has on the page, and what people call it."""

    thing: str
    title: str


class Stage(Struct, frozen=True, omit_defaults=True):
    """How the page looked before the item of this number, which begins a stage of a round's end."""

    n: int
    page: Page | None = None                # whole, or
    changed: dict[str, Any] = {}            # what was different by then


class News(Hears, frozen=True, tag="news"):
    """What is new: the table, what was told since, what may be seen now and what is asked.

    The view is whole each time, a page only the first time; `since` is the number before the first item.
    """

    since: int
    items: list[Item]
    table: TableCard
    view: Any = None
    asked: Asked | None = None
    outcome: Any = None
    page: Page | None = None                # in place of the view, for who asked for it; whole the first time
    changed: dict[str, Any] = {}            # then what is different on it, by where it stands: "title", "board.carts.2", "rows.length"
    prediction: Prediction | None = None    # for who is out
    allies: list[int] = []                  # to whom I may show my marks on the board now
    marks: list[Shown] = []                 # what I show of mine, and what allies show me
    turned: int = 0                         # for pages: the number up to which I was told things when I last answered in my own turn
    played: int = 0                         # for pages: the same, but of the turn before while my own goes on
    stages: list[Stage] = []                # for pages: on the way to this one
    mark: str = ""                          # to be said with hello when the line was lost: who has missed nothing hears who is here, and no news


class Ready(Hears, frozen=True, tag="ready"):
    """So many have answered the question of this number, and nothing else is new."""

    question: int
    ready: Readiness


class Attendance(Hears, frozen=True, tag="attendance"):
    """Somebody came or went, or one has come back oneself, and nothing else is new.

    The table has who is here; so many seconds are left for what is asked.
    """

    table: TableCard
    left: float | None = None


class Done(Hears, frozen=True, tag="done"):
    """What was said under this key is done, and safe on the disk."""

    key: str


class Refusal(Hears, frozen=True, tag="refused"):
    """What was said is not done: a code that stays, a sentence, and the rule if it was one of the game's."""

    code: str
    text: str
    rule: str = ""
    key: str = ""


class Because(Hears, frozen=True, tag="because"):
    """Why not, for each move asked about; no reason: it is allowed."""

    key: str
    reasons: list[Reasoned]


class Reasoned(Struct, frozen=True, omit_defaults=True):
    """A move, what it means, and what forbids it."""

    move: str
    text: str = ""
    rule: str = ""


class Planned(Hears, frozen=True, tag="planned"):
    """How far a plan goes: its moves up to its end, each with what forbids it; then the page as it would be, and what may be added."""

    key: str
    steps: list[Reasoned]
    page: Page
    options: list[Option] = []
    refused: list[Option] = []
    would: tuple[Change, ...] = ()          # what the plan changes for certain
    ends: str = ""                          # why nothing can be added


class Pong(Hears, frozen=True, tag="pong"):
    """Yes."""


class Farewell(Hears, frozen=True, tag="farewell"):
    """The server closes the connection, and why; whether it makes sense to come again."""

    code: str
    text: str
    again: bool = True


GuestHears = Welcome | News | Ready | Attendance | Done | Refusal | Because | Planned | Pong | Farewell
