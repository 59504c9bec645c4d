"""A room: a table with people at it, from the first chair to the rematch. It is the sum of what happened there: see `taking`."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, NamedTuple, final

from msgspec import Struct

from ..games import game as game_named
from ..kernel import EVERYONE, Game, Move, Question, Seat, SealedDealer, WindowKind, only
from . import happenings as h
from .chaining import Chain
from .chairs import Chair
from .course import Advance, Course
from .tale import Tale
from .terms import Terms

DIGEST: Final = 8                       # bytes
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


@final
class Withdrawn(Struct, frozen=True, tag_field="is", tag="withdrawn"):
    """Told to all who heard it: what was told since this place in the story did not happen."""

    since: int


class Foreseen(NamedTuple):
    """What comes of an answer that is being written down, and the chance after it: so that it need not be worked out again when it counts."""

    answer: h.Happening
    advance: Advance
    dealer: SealedDealer


@final
class Room:
    """One table: who sits there, its terms, and the course of its game."""

    def __init__(self, table: str, secret: bytes, find_game: Callable[[str], Game] = game_named) -> None:
        self.table: Final = table
        self.secret: Final = secret
        self.find_game: Final = find_game
        self.number = 0                            # how much has happened
        self.game: Game
        self.variant = ""
        self.terms = Terms()
        self.commitment = ""
        self.opened = 0.0
        self.source: h.Source | None = None        # of a what-if
        self.chairs: list[Chair] = []
        self.names: tuple[str, ...] = ()           # of those who sit there, "" for a free chair
        self.salt = b""
        self.dealer: SealedDealer | None = None
        self.course: Course | None = None
        self.foreseen: Foreseen | None = None
        self.held: dict[Seat, Move] = {}           # answers that nobody else knows of yet, and that may still be changed
        self.predicted: dict[Seat, Seat] = {}      # by seats that are out: whom they name until the end
        self.since = 0.0                           # when what is asked now was asked
        self.is_hurried = False                    # all who are asked now were in a hurry then
        self.chain: Chain | None = None            # of the windows that are open, what belongs to it so far
        self.paused: float | None = None
        self.is_over = False
        self.again = ""                            # where the company plays once more
        self.keys: dict[Seat | None, bytes] = {}   # what was already done at whose request: of each key its digest, as a server remembers hundreds of thousands
        self.story = Tale()                        # all that was told here, with the eyes it was for: facts, talk, comings and goings
        self.kept: dict[int, object] = {}          # of the newest in the story, by their place: see `retelling`
        self.marks: list[tuple[int, float]] = []   # of each answer that may be taken back: where in the story it stands, and since when it was asked for

    @property
    def state(self) -> str:
        return OVER if self.is_over else OPEN if self.course is None else PLAYING

    @property
    def people(self) -> list[Seat]:
        """The seats of people, here or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.token]

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who is asked now; an answer that is held may be changed."""
        return self.course.position.asked if self.course is not None and not self.is_over else ()

    @property
    def waits_for(self) -> list[Seat]:
        """Who has not answered yet."""
        return [seat for seat in self.asked if seat not in self.held]

    @property
    def question_number(self) -> int:
        """Which question this is: known to all, and the same as long as it is asked."""
        return 0 if self.course is None else self.course.entries

    def has_done(self, seat: Seat | None, key: str) -> bool:
        """What this seat asked for under this key."""
        return digest_of(key) in self.keys.get(seat, b"")

    def note_done(self, seat: Seat | None, key: str) -> None:
        self.keys[seat] = self.keys.get(seat, b"") + digest_of(key)

    def tell(self, happening: h.Happening, eyes: int = EVERYONE) -> None:
        self.story.append((eyes, happening))


def digest_of(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=DIGEST).digest()


def window_asked(room: Room) -> Question | None:
    """The window that is asked now, if it is one."""
    position = None if room.course is None or not room.course.entries else room.course.position
    question = None if position is None else position.question
    return question if position is not None and question is not None and question.is_window(position.table) else None


def is_window(room: Room) -> bool:
    """A window is asked now."""
    return window_asked(room) is not None


def kind_of(room: Room, window: Question) -> WindowKind:
    """As the game declares it."""
    kinds = room.game.windows(room.game.rules(len(room.chairs), room.variant))
    return next(kind for kind in kinds if kind.question == type(window).__name__)


def eyes_of_out(room: Room) -> int:
    """Those who are out of the game, as all can see."""
    assert room.course is not None
    return sum([only(seat) for seat in room.game.are_out(room.course.position)])
