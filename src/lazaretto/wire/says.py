"""What a guest may say at a table."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from ..hosting.happenings import Order
from ..tongues import ENGLISH

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
    mark: Word = ""                         # of the last news, by who still has them before them: nothing is told once more that is still so


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
