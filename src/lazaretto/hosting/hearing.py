"""What is heard and seen at a table, by a seat or by a watcher: built up from what those eyes may know, never cut down from the whole.

Everything that leaves a room leaves it here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from typing import Any, Final

from msgspec import Struct, structs

from ..kernel import WATCHER, Change, Scene, Seat, View
from ..tongues import ENGLISH
from ..tongues.voice import Voice, voice
from . import happenings as h
from .chaining import Chain
from .clocks import may_close_early
from .deciding import is_held_back, safe
from .fallen import sees_all
from .foreseeing import done_so_far
from .frames import everything
from .option import Option
from .paging import greyed, keys
from .readiness import Readiness, readiness
from .retelling import kept, sentence, silent
from .room import Room, Withdrawn, is_window
from .rulebooks import rule_of
from .terms import Terms
from .weighing import is_heading, weight


MOST_LETTERS: Final = 240               # of what a greyed Undo says


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
    early: bool = False                     # a window that closes as soon as all have answered; all others are open for their whole time


def card(room: Room, here: Collection[Seat]) -> TableCard:
    """The table as all can see it."""
    out = room.game.are_out(room.course.position) if room.course is not None else ()
    sitters = [
        Sitter(
            seat, chair.name, "bot" if chair.bot else "person" if chair.token else "free", chair.bot, chair.is_away, seat in here or sees_all(room, seat),
            seat in out, chair.model, chair.hurry,
        )
        for seat, chair in enumerate(room.chairs)
    ]
    return TableCard(
        room.table, room.game.name, room.game.title, room.variant, room.state, sitters, room.terms, room.commitment, room.opened, room.salt.hex(),
        room.paused is not None, room.again, room.source,
    )


def view(room: Room, seat: Seat | None) -> View | None:
    """What these eyes may look at now; nothing before the deal, and all that lies on the table where who is out sees it."""
    if room.course is None:
        return None
    return everything(room.course.position, seat) if sees_all(room, seat) else room.course.position.seen_by(seat)


def asked(room: Room, seen: View, seat: Seat | None, left: float | None, screen: Voice | None = None, *, late: bool = False) -> Asked | None:
    """What is asked now, for these eyes; for a screen with keys, in its language. If it is late, with who has not answered."""
    if seen.question is None or room.is_over:
        return None
    waits = beneath(room, seen, screen or voice(room.game, ENGLISH))
    early = is_window(room) and may_close_early(room)
    public = Asked(
        room.question_number, type(seen.question).__name__, list(room.asked), is_window(room), left, within=waits, ready=readiness(room, late=late),
        early=early,
    )
    if seat is None or seat not in room.asked:
        return public
    held = room.held.get(seat)
    return Asked(
        public.question, public.kind, public.seats, public.window, left, options(room, seen, seat) if screen is None else keys(room, seen, seat, screen),
        "" if held is None else room.game.say(held), room.game.say(safe(room, seat)), may_go_back(room, seat),
        greyed(room, seen, seat, screen) if screen is not None else [], public.within, done_so_far(room, seen, seat) if screen is not None else (),
        public.ready, "" if screen is None or may_go_back(room, seat) else what_stands(room, seat, screen), early,
    )


def beneath(room: Room, seen: View, speaks: Voice) -> list[str]:
    """What is asked when this window closes, as far as those are windows too: what opened inside another, and what waits below. Steps are public."""
    found: list[str] = []
    for at in range(len(seen.agenda) - 2, -1, -1) if is_window(room) else ():
        question = seen.agenda[at].as_question()
        if question is None or not question.is_window(seen.table):
            break
        if question.who(seen.table):
            below = View(seen.table, seen.agenda[:at + 1], {})
            below.seat, below.question, below.asked = seen.seat, question, question.who(seen.table)
            found.append(asking(room, below, speaks))
    return found


def asking(room: Room, seen: View, speaks: Voice) -> str:
    """What the page says that asks this: to who is asked what happens, to others also who may answer."""
    assert room.course is not None
    page = speaks.page(seen, room.course.memory(seen.seat), room.names, odds=room.terms.odds)
    return page.title if seen.seat in seen.asked else f"{page.title} {page.detail}".strip()


def options(room: Room, seen: Scene, seat: Seat) -> list[Option]:
    """What the seat may answer, from its own view."""
    names = room.names
    return [Option(room.game.say(move), room.game.explain(seen, seat, move, names)) for move in seen.options(seat)]


def audience(room: Room, it: h.Happening) -> Collection[Seat] | None:
    """Who is told of it; None: everyone. To all others it has not happened, and not even an empty message says that something did."""
    match it:
        case h.Held() | h.Ordered() | h.Predicted():
            return (it.seat,)
        case h.Showed():
            return (it.seat, *it.to, *it.until_now)
        case h.Spoke(to_out=True):
            assert room.course is not None
            return room.game.are_out(room.course.position)
    return None


def may_go_back(room: Room, seat: Seat) -> bool:
    return room.course is not None and not is_held_back(room) and room.course.why_not_back(seat) is None


def what_stands(room: Room, seat: Seat, speaks: Voice) -> str:
    """Behind what the seat cannot go back: all that everyone was told of the last answer, in the words of the log, so nothing more is told by it."""
    assert room.course is not None
    for facts in () if is_held_back(room) else room.course.told_by_answers():
        if sentences := [said for fact in facts if not is_heading(room.game, fact) and (said := speaks.report(fact, room.names, seat))]:
            return as_long_as_it_fits(sentences)
    return ""


def as_long_as_it_fits(sentences: Sequence[str]) -> str:
    """Whole sentences, the first in any case; dots stand for those that have no room."""
    lengths = accumulate([len(sentence) + 1 for sentence in sentences])
    fits = max(1, sum([length <= MOST_LETTERS for length in lengths]))
    return " ".join([*sentences[:fits], *(["…"] if fits < len(sentences) else [])])


def items(
    room: Room, seat: Seat | None, since: int, number: int, until: int | None = None, language: str = ENGLISH, *, weighed: bool = False,
) -> Iterator[Item]:
    """What these eyes were told from this place in the story on; the first is given the next number. For a screen it is weighed."""
    speaks = voice(room.game, language)
    eye = WATCHER if seat is None else seat
    for at, (eyes, thing) in enumerate(room.story[since:until], since):
        if eyes >> eye & 1:
            number += 1
            if (fact := silent(room, at, thing, eyes, speaks.language)) is not None:
                yield Item(number, "", fact)
                continue
            told_now = item(room, at, thing, eyes, seat, number, speaks)
            yield with_weight(told_now, room, at, thing, eyes, speaks) if weighed and told_now.text else told_now


def item(room: Room, at: int, thing: object, eyes: int, seat: Seat | None, number: int, speaks: Voice) -> Item:
    """One thing of the story, which these eyes were told, as it is told to this seat."""
    if isinstance(thing, Withdrawn):
        return Item(number, "", None, count(room, seat, thing.since) + 1)
    text = sentence(room, at, thing, eyes, seat, speaks)
    if isinstance(thing, Chain):
        return Item(number, text, {"is": CHAIN, "tells": numbers(room, seat, at, number, thing)}, rule=rule_of(room.game, room.story[thing.places[0]][1]))
    if isinstance(thing, h.Spoke):
        return Item(number, text, None, 0, thing.seat, thing.phrase, thing.about, thing.to_out, thing.at)
    if isinstance(thing, h.Pointed):
        return Item(number, text, {"is": EVENTS[h.Pointed], "seat": thing.seat, "thing": thing.thing}, at=thing.at)
    if isinstance(thing, h.Happening):
        return Item(number, text, {"is": EVENTS[type(thing)], "seat": getattr(thing, "seat", None)}, at=thing.at)
    return Item(number, text, kept(room, at, thing).packed, secret=not eyes >> WATCHER & 1, rule=rule_of(room.game, thing) if text else "")


def with_weight(it: Item, room: Room, at: int, thing: object, eyes: int, speaks: Voice) -> Item:
    """What is told to a seat as to nobody else is the seat's own; a chain weighs as much as the heaviest in it."""
    if isinstance(thing, Chain):
        return structs.replace(it, weight=max([weight(room.game, room.story[place][1], is_own=False) for place in thing.places]))
    return structs.replace(it, weight=weight(room.game, thing, is_own=it.text != sentence(room, at, thing, eyes, None, speaks)))


def numbers(room: Room, seat: Seat | None, at: int, number: int, chain: Chain) -> list[int]:
    """Of what a chain tells once more, the numbers that these eyes know it by."""
    eye = WATCHER if seat is None else seat
    return [number - sum([eyes >> eye & 1 for eyes, _ in room.story[place:at]]) for place in chain.places]


def count(room: Room, seat: Seat | None, until: int) -> int:
    """How much these eyes were told before this place in the story."""
    eye = WATCHER if seat is None else seat
    return sum([eyes >> eye & 1 for eyes, _ in room.story[:until]])


def place(room: Room, seat: Seat | None, number: int) -> int:
    """Where in the story these eyes had been told so much; the beginning, if they never were."""
    eye = WATCHER if seat is None else seat
    heard = 0
    for at, (eyes, _) in enumerate(room.story):
        if heard == number:
            return at
        heard += eyes >> eye & 1
    return len(room.story) if heard == number else 0


CHAIN: Final = "chain"
EVENTS: Final = {
    h.Joined: "joined", h.Left: "left", h.BotCame: "bot-came", h.Began: "began", h.SatIn: "sat-in", h.CameBack: "came-back", h.Paused: "paused",
    h.WentOn: "went-on", h.Ended: "ended", h.Again: "again", h.Pointed: "pointed",
    h.Hurried: "hurried",
}
