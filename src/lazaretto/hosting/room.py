"""A room: a table with people at it, from the first chair to the rematch. It is the sum of what happened there, and changes only by `take`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from msgspec import Struct

from ..games import game as game_named
from ..kernel import EVERYONE, BrokenRecord, Dealer, Entry, Game, Header, Move, Question, Script, Seat, SealedDealer, WindowKind, only
from ..kernel.chance import commitment_to
from . import happenings as h
from .chaining import Chain, Says, answers_in, ended, gone_on, last
from .chairs import Chair, free_name
from .course import Course, Told, retake
from .terms import Terms

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


@final
class Withdrawn(Struct, frozen=True, tag_field="is", tag="withdrawn"):
    """Told to all who heard it: what was told since this place in the story did not happen."""

    since: int


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
        self.held: dict[Seat, Move] = {}           # answers that nobody else knows of yet, and that may still be changed
        self.predicted: dict[Seat, Seat] = {}      # by seats that are out: whom they name until the end
        self.since = 0.0                           # when what is asked now was asked
        self.is_hurried = False                    # all who are asked now were in a hurry then
        self.chain: Chain | None = None            # of the windows that are open, what belongs to it so far
        self.paused: float | None = None
        self.is_over = False
        self.again = ""                            # where the company plays once more
        self.keys: dict[tuple[Seat | None, str], int] = {}     # what was already done at whose request
        self.story: list[tuple[int, object]] = []  # all that was told here, with the eyes it was for: facts, talk, comings and goings
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

    def take(self, happening: h.Happening) -> None:
        """It is written down: now it has happened."""
        TAKE[type(happening)](self, happening)
        self.number += 1
        if happening.key:
            self.keys[getattr(happening, "by", getattr(happening, "seat", None)), happening.key] = self.number

    def tell(self, happening: h.Happening, eyes: int = EVERYONE) -> None:
        self.story.append((eyes, happening))


def _opened(room: Room, it: h.Opened) -> None:
    game = room.find_game(it.game)
    if (game.version, game.components) != (it.version, it.components):
        raise BrokenRecord(f"made by version {it.version} ({it.components}) of {game.title}'s rules, and these are version {game.version} ({game.components})")
    if commitment_to(room.secret) != it.commitment:
        raise BrokenRecord("its secret is not the one that was committed to")
    room.game, room.variant, room.terms, room.commitment, room.opened = game, it.variant, it.terms, it.commitment, it.at
    room.source = it.source
    room.chairs = [Chair() for _ in range(it.seats)]
    _name(room)


def _joined(room: Room, it: h.Joined) -> None:
    chair = room.chairs[it.seat]
    chair.joined = chair.joined or room.number
    room.keys = {(seat, key): number for (seat, key), number in room.keys.items() if seat != it.seat}      # they were another's
    chair.name, chair.token, chair.salt, chair.via, chair.model, chair.hurry = it.name, it.token, bytes.fromhex(it.salt), it.via, it.model, it.hurry
    _name(room)
    room.tell(it)


def _left(room: Room, it: h.Left) -> None:
    room.tell(it)
    room.chairs[it.seat] = Chair()
    _name(room)


def _name(room: Room) -> None:
    room.names = tuple([chair.name for chair in room.chairs])


def _bot_came(room: Room, it: h.BotCame) -> None:
    chair = room.chairs[it.seat]
    chair.bot, chair.name = it.bot, it.name or free_name(room.names)
    _name(room)
    room.tell(it)


def _began(room: Room, it: h.Began) -> None:
    room.salt = bytes.fromhex(it.salt)
    room.dealer = SealedDealer(room.secret, room.salt)
    room.course = Course(Header(room.game, len(room.chairs), room.variant, room.commitment, room.salt))
    room.tell(it)
    _retake(room, Entry(0, None, None, it.chance), it.at)


def _held(room: Room, it: h.Held) -> None:
    room.held[it.seat] = room.game.read(it.move)


def _decided(room: Room, it: h.Decided) -> None:
    assert room.course is not None
    room.held.pop(it.seat, None)
    _retake(room, Entry(room.course.entries, it.seat, room.game.read(it.move), it.chance), it.at)


def _took_back(room: Room, it: h.TookBack) -> None:
    assert room.course is not None and room.dealer is not None
    retake(room.course, Entry(room.course.entries, it.seat, None, []), room.dealer)
    place, room.since = room.marks.pop()           # time that was used stays used
    room.chairs[it.seat].came_back_at = room.question_number
    room.story.append((EVERYONE, Withdrawn(place)))
    _ask(room)
    _part(room)


def _retake(room: Room, entry: Entry, at: float) -> None:
    """One more entry of the game's record, and what was told by it."""
    assert room.course is not None
    course, told, place, window = room.course, len(room.course.told), len(room.story), window_asked(room)
    retake(course, entry, chance_of(room, entry))
    room.story += linked(room, window, course.told[told:])
    room.marks = [*room.marks, (place, room.since)] if course.behind else []
    if not course.position.sealed:
        room.held.clear()
        room.since = at
        _ask(room)
    _part(room)


def _ask(room: Room) -> None:
    """Who is in a hurry is settled when a question is asked, and not in the middle of it. Bots always are: a window does not wait for what they think."""
    room.is_hurried = all([room.chairs[seat].hurry or room.chairs[seat].bot for seat in room.asked])


def linked(room: Room, answered: Question | None, news: Told) -> Told:
    """What was told, with the sentence about a chain of windows where one has ended."""
    place, window = len(room.story), window_asked(room)

    def says(fact: object) -> bool:
        return bool(room.game.report(fact, room.names, None))

    assert room.course is not None
    is_provoked = window is not None and window.provoked_by(room.course.position.table) is not None
    cause = deed_of(room, window, news, says) if window is not None and is_provoked else None
    if answered is not None and room.chain is not None:
        kind = kind_of(room, answered)
        if window is not None and kind_of(room, window).is_deed is None and any([says(news[at][1]) for at in answers_in(news, kind)]):
            cause = None                                       # the answer is the deed
        room.chain = gone_on(room.chain, kind, news, place, cause)
        if window is None:
            chain, room.chain = room.chain, None
            return ended(chain, kind, news, place, lambda at: says((room.story[at] if at < place else news[at - place])[1]))
    elif window is not None:
        room.chain = Chain(cause)
    return news


def deed_of(room: Room, window: Question, news: Told, says: Says) -> int | None:
    """Where it is told what this window answers: where its game says, also if that was some time ago; else it is what was told last."""
    is_deed = kind_of(room, window).is_deed
    if is_deed is None:
        return last(news, len(room.story), says)

    def tells(fact: object) -> bool:
        return is_deed(window, fact)

    found = last(news, len(room.story), tells)
    return last(room.story, 0, tells) if found is None else found


def _part(room: Room) -> None:
    """Who is no ally any more is shown no marks, and is not shown them again by becoming one."""
    assert room.course is not None
    for seat, chair in enumerate(room.chairs):
        if chair.shown_to:
            allies = room.game.allies(room.course.position, seat)
            chair.shown_to = tuple([other for other in chair.shown_to if other in allies])


def chance_of(room: Room, entry: Entry) -> Dealer:
    """Drawn from the room's secret; but what a what-if was given was drawn from another, in a game that is over."""
    assert room.dealer is not None
    return Script(list(entry.chance)) if room.source is not None and entry.number < room.source.given else room.dealer


def _ordered(room: Room, it: h.Ordered) -> None:
    room.chairs[it.seat].orders = tuple(it.orders)


def _hurried(room: Room, it: h.Hurried) -> None:
    room.chairs[it.seat].hurry = it.on
    room.chairs[it.seat].words += 1
    room.tell(it)


def _spoke(room: Room, it: h.Spoke) -> None:
    room.chairs[it.seat].words += 1
    room.tell(it, eyes_of_out(room) if it.to_out else EVERYONE)


def _predicted(room: Room, it: h.Predicted) -> None:
    room.predicted[it.seat] = it.about
    room.chairs[it.seat].predictions += 1


def _pointed(room: Room, it: h.Pointed) -> None:
    room.chairs[it.seat].words += 1
    room.tell(it)


def _showed(room: Room, it: h.Showed) -> None:
    chair = room.chairs[it.seat]
    chair.words += 1
    chair.marks, chair.shown_to = it.marks, tuple(it.to)


def _sat_in(room: Room, it: h.SatIn) -> None:
    room.chairs[it.seat].is_away = True
    room.tell(it)


def _came_back(room: Room, it: h.CameBack) -> None:
    chair = room.chairs[it.seat]
    chair.is_away = False
    if it.seat in room.asked and chair.came_back_at != room.question_number and not is_window(room):
        room.since = it.at if room.paused is None else room.paused     # who comes back has all the time again, once for each answer
        chair.came_back_at = room.question_number
    room.tell(it)


def _paused(room: Room, it: h.Paused) -> None:
    room.paused = it.at
    room.chairs[it.seat].pauses += 1
    room.tell(it)


def _went_on(room: Room, it: h.WentOn) -> None:
    assert room.paused is not None
    pause = it.at - room.paused
    room.since += pause
    room.marks = [(place, since + pause) for place, since in room.marks]
    room.paused = None
    room.tell(it)


def _ended(room: Room, it: h.Ended) -> None:
    room.is_over = True
    room.held.clear()
    room.tell(it)


def _again(room: Room, it: h.Again) -> None:
    room.again = it.table
    room.tell(it)


TAKE: Final[dict[type[h.Happening], Callable[[Room, Any], None]]] = {
    h.Opened: _opened, h.Joined: _joined, h.Left: _left, h.BotCame: _bot_came, h.Began: _began, h.Held: _held, h.Decided: _decided,
    h.TookBack: _took_back, h.Ordered: _ordered, h.Hurried: _hurried, h.Spoke: _spoke, h.Predicted: _predicted, h.SatIn: _sat_in, h.CameBack: _came_back,
    h.Paused: _paused, h.WentOn: _went_on, h.Ended: _ended, h.Again: _again, h.Pointed: _pointed, h.Showed: _showed,
}


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
