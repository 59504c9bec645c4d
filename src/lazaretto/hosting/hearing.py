"""What is heard and seen at a table, by a seat or by a watcher: built up from what those eyes may know, never cut down from the whole.

Everything that leaves a room leaves it here, or as its story (`story`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import accumulate
from typing import Final

from msgspec import structs

from ..kernel import Scene, Seat, View
from ..tongues import ENGLISH
from ..tongues.voice import UNWRITTEN, Voice, voice
from . import happenings as h
from .clocks import may_close_early
from .deciding import is_held_back
from .fallen import sees_all
from .foreseeing import done_so_far
from .frames import everything
from .heard import Asked, Sitter, TableCard
from .option import Option
from .paging import greyed, keys
from .readiness import readiness
from .room import Room, is_window
from .weighing import is_heading

MOST_LETTERS: Final = 240               # of what a greyed Undo says


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
    window = is_window(room)
    waits = beneath(room, seen, screen or voice(room.game, ENGLISH)) if window else []
    public = Asked(
        room.question_number, type(seen.question).__name__, list(room.asked), window, left, within=waits, ready=readiness(room, late=late),
        turn=room.game.in_turn(seen), early=window and may_close_early(room),
    )
    if seat is None or seat not in room.asked:
        return public
    held, back, safe = room.held.get(seat), may_go_back(room, seat), seen.question.default(seen.table, seat)
    own = structs.replace(public, held="" if held is None else room.game.say(held), safe=room.game.say(safe), back=back)
    if screen is None:
        return structs.replace(own, options=options(room, seen, seat))
    return structs.replace(
        own, options=keys(room, seen, seat, screen), refused=greyed(room, seen, seat, screen), done=done_so_far(room, seen, seat),
        stands="" if back else what_stands(room, seat, screen),
    )


def beneath(room: Room, seen: View, speaks: Voice) -> list[str]:
    """What is asked when this window closes, as far as those are windows too: what opened inside another, and what waits below. Steps are public."""
    found: list[str] = []
    for at in range(len(seen.agenda) - 2, -1, -1):
        question = seen.agenda[at].as_question()
        if question is None or not question.is_window(seen.table):
            break
        if question.who(seen.table):
            below = View(seen.table, seen.agenda[:at + 1], {})
            below.seat, below.question, below.asked = seen.seat, question, question.who(seen.table)
            found.append(asking(room, below, speaks))
    return found


def asking(room: Room, seen: View, speaks: Voice) -> str:
    """What the page says that asks this: to who is asked what happens, to others also who may answer. What lies open there is not needed."""
    assert room.course is not None
    page = speaks.page(seen, room.course.memory(seen.seat), room.names, odds=room.terms.odds, laid=UNWRITTEN)
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
