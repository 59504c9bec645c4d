"""The protocol: what a guest may say at a table and what a guest hears, one short list each; the same for browsers, bots and models.

A message is a JSON object with its kind in `is`. Text frames only, at most 8 KiB towards the server. Whatever may be sent twice by accident carries a
`key` of the guest's making: the second time it is answered like the first and nothing happens.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ..hosting.happenings import Order
from ..hosting.hearing import Asked, Item, TableCard
from ..hosting.marking import Shown
from ..hosting.option import Option
from ..hosting.ordering import WindowCard
from ..hosting.predicting import Prediction
from ..hosting.readiness import Readiness
from ..kernel.page import Change, Page
from ..tongues import ENGLISH

PROTOCOL: Final = 1
LARGEST: Final = 8 * 1024
MOST_PLANNED: Final = 60

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=1000)]
Word = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


class Says(Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    """Something that a guest says."""


class Hello(Says, frozen=True, tag="hello"):
    """The first word: which table, by which right, and how much of its story was heard before.

    Without a token one watches; a private table asks watchers for its invite.
    """

    protocol: int
    table: Word
    token: Word = ""
    invite: Word = ""
    heard: Annotated[int, Meta(ge=0)] = 0
    page: bool = False                      # a screen: news bring the page that is to be shown in place of the view
    language: Word = ENGLISH                # of all sentences; English for who names one that we do not speak


class Answer(Says, frozen=True, tag="answer"):
    """An answer to the question of this number, in the game's notation."""

    key: Key
    question: int
    move: Text


class Back(Says, frozen=True, tag="back"):
    """Take my last answer back."""

    key: Key


class Why(Says, frozen=True, tag="why"):
    """Why may I not answer this? Without a move: all that one may think of here and is not allowed."""

    key: Key
    move: Text = ""


class Orders(Says, frozen=True, tag="orders"):
    """My standing orders for windows, all of them anew; at any time. Nobody else hears of them."""

    key: Key
    orders: Annotated[list[Order], Meta(max_length=40)]


class Hurry(Says, frozen=True, tag="hurry"):
    """I am in a hurry from the next window on, or no more: a window that asks only players in a hurry, and bots, closes as soon as all have answered.

    It tells so that I have answered, and everyone sees that I agreed to that.
    """

    key: Key
    on: bool


class Plan(Says, frozen=True, tag="plan"):
    """What would come of these moves in my next turn, if it came now; in my turn, from here on. Nothing is done or kept."""

    key: Key
    moves: Annotated[list[Text], Meta(max_length=MOST_PLANNED)] = []


class Speak(Says, frozen=True, tag="speak"):
    """Free words, or a phrase of the game by its name; to all, or among those who are out."""

    key: Key
    text: Text = ""
    phrase: Word = ""
    about: SeatNumber | None = None
    out: bool = False


class Predict(Says, frozen=True, tag="predict"):
    """I am out: whom I take for what the game asks of those who are out. It may be changed until the end, and nobody else hears of it before."""

    key: Key
    about: SeatNumber


class Point(Says, frozen=True, tag="point"):
    """Look at this thing of the board: one of those that the welcome names."""

    key: Key
    thing: Word


class Show(Says, frozen=True, tag="show"):
    """My marks on the board, all of them anew, to these of my allies; to nobody: they see them no more."""

    key: Key
    to: Annotated[list[SeatNumber], Meta(max_length=64)] = []
    marks: Annotated[dict[Word, Word], Meta(max_length=100)] = {}


class CallBot(Says, frozen=True, tag="call-bot"):
    """Before the game: a bot sits down, on this chair or on the first free one."""

    key: Key
    bot: Word = "thumb"
    seat: SeatNumber | None = None


class GetUp(Says, frozen=True, tag="get-up"):
    """Leave my chair; in the middle of a game a bot sits in and I may come back. Before the game, whoever sat down first may free any chair."""

    key: Key
    seat: SeatNumber | None = None


class Begin(Says, frozen=True, tag="begin"):
    """Every chair is taken: deal."""

    key: Key


class Pause(Says, frozen=True, tag="pause"):
    """Stop all clocks."""

    key: Key


class GoOn(Says, frozen=True, tag="go-on"):
    """Let the clocks go on; also: I am back, the bot may stand up."""

    key: Key


class Ping(Says, frozen=True, tag="ping"):
    """Are you there?"""


GuestSays = Hello | Answer | Back | Why | Orders | Hurry | Plan | Speak | Predict | Point | Show | CallBot | GetUp | Begin | Pause | GoOn | Ping


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
    reactions: list[WindowCard] = []        # the same kinds of window in words, with what can be ordered for each
    no_free_words: str = ""                 # why this game has phrases only, if so
    plans: bool = False                     # turns of this game can be planned ahead
    spots: list[Pointable] = []             # what may be pointed at


class Pointable(Struct, frozen=True):
    """A thing of the board that may be pointed at: the name it has on the page, and what people call it."""

    thing: str
    title: str


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


class Ready(Hears, frozen=True, tag="ready"):
    """So many have answered the question of this number, and nothing else is new."""

    question: int
    ready: Readiness


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


GuestHears = Welcome | News | Ready | Done | Refusal | Because | Planned | Pong | Farewell

CODES: Final = {
    "message/unreadable": "Not a message of this protocol; it is said where it goes wrong.",
    "message/unexpected": "Hello comes first, and once.",
    "message/too-many": "Too many messages in too short a time; the connection is closed.",
    "protocol/unknown": "Another version of the protocol.",
    "table/none": "There is no such table, or one needs its invite.",
    "table/damaged": "The log of this table cannot be read, or it was made by other rules; other tables are not touched by it.",
    "table/full": "Too many guests watch this table.",
    "token/wrong": "The token is not for a seat at this table.",
    "server/closing": "The server is going down or starting again: come back in a moment.",
    "server/busy": "The server cannot write just now; nothing was done. Try again with the same key.",
    "server/slow-reader": "The guest does not read what is sent.",
    "server/elsewhere": "The same seat has connected once more; the older connection is closed.",
    "server/error": "The server has made a mistake; it is written in its log. Nothing was done.",
    "request/unreadable": "The body of the request cannot be read.",
    "request/origin": "A page from another origin may not do this.",
    "request/too-many": "Too many requests in too short a time.",
    "request/unknown": "There is no such address.",
    "mail/none": "This server sends no mail, or not about such a table.",
    "mail/address": "This is no mail address that can be written to.",
    "mail/code": "This is not the code that was sent, or not any more.",
    "mail/too-many": "Too many codes were asked for.",
}
"""What the server may refuse besides what a table refuses. These strings never change."""

hears_from_guest: Final = msgspec.json.Decoder(GuestSays)
told_to_guest: Final = msgspec.json.Decoder(GuestHears)
encode: Final = msgspec.json.Encoder().encode
