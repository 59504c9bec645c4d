"""Windows that open behind one another are told in one sentence as well: which of them belong together, and where the last has closed."""

from __future__ import annotations

from ..kernel import Question
from .chaining import Chain, Says, answers_in, ended, gone_on, last
from .course import Told
from .room import Room, kind_of, window_asked


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
