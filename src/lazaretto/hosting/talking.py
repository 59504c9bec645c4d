"""Talk: free words, phrases of the game, and the channel of those who are out."""

from __future__ import annotations

from typing import Final

from ..kernel import Mistake, Names, Seat
from ..tongues.voice import Voice
from . import happenings as h
from .fallen import is_out, sees_all
from .refusing import Refused
from .room import OPEN, OVER, PLAYING, Room

LONGEST_TEXT: Final = 280
MOST_WORDS: Final = 1000         # of one player at one table


def spoke(room: Room, seat: Seat, text: str, phrase: str, about: Seat | None, key: str, now: float, *, to_out: bool) -> list[h.Happening]:
    """A seat says something, if the game's table rule allows it."""
    if to_out:
        refuse_channel(room, seat)
    else:
        refuse_the_fallen(room, seat)
    refuse_chatter(room, seat)
    if phrase:
        refuse_phrases(room)
        said_phrase(room, phrase, about, room.names)
        refuse_unoffered(room, seat, phrase, about)
        text = ""
    else:
        text = plain_text(text)
        refuse_free_words(room, to_out=to_out)
        about = None
    return [h.Spoke(at=now, seat=seat, text=text, phrase=phrase, about=about, to_out=to_out, key=key)]


def refuse_chatter(room: Room, seat: Seat) -> None:
    """So that no log grows without end."""
    if room.chairs[seat].words >= MOST_WORDS:
        raise Refused("talk/forbidden", f"You have spoken {MOST_WORDS} times at this table: that is enough.")


def refuse_channel(room: Room, seat: Seat) -> None:
    """Those who are out talk among themselves, while the others play on."""
    if room.state != PLAYING or room.course is None or seat not in room.game.are_out(room.course.position):
        raise Refused("talk/forbidden", "That channel is for players who are out of the game, while the others play on.")


def refuse_the_fallen(room: Room, seat: Seat) -> None:
    """Where they see all cards, or the game has them say no more, those who are out are not heard by those who play."""
    if sees_all(room, seat):
        raise Refused("talk/forbidden", "You are out and see all cards: talk among those who are out until the game is over.")
    reason = room.game.talk().out_say_no_more
    if reason is not None and is_out(room, seat):
        raise Refused("talk/forbidden", reason.text, reason.rule)


def refuse_phrases(room: Room) -> None:
    """Before the game chairs still change hands, and a phrase may name one; after it no claim is held against the truth, and no page offers any."""
    if room.state == OPEN:
        raise Refused("talk/forbidden", "Phrases are for the game; before it, use words of your own.")
    if room.state == OVER:
        raise Refused("talk/forbidden", "Phrases are for the game; after it, use words of your own.")


def refuse_unoffered(room: Room, seat: Seat, phrase: str, about: Seat | None) -> None:
    """A page offers nobody to say it of themselves, nor to whom the game does not have it said; nor what this variant gives nobody to know."""
    if all([it.name != phrase for it in room.game.phrases(room.game.rules(len(room.chairs), room.variant))]):
        raise Refused("talk/forbidden", "This phrase is of another variant: nobody here could know whether it is true.")
    if about is not None and not room.game.talk().phrase(phrase).is_offered(seat, about):
        raise Refused("talk/forbidden", "This phrase is not for that seat.")


def refuse_free_words(room: Room, *, to_out: bool) -> None:
    reason = room.game.talk().no_free_words
    if reason is not None and room.state == PLAYING and not to_out:
        raise Refused("talk/forbidden", reason.text, reason.rule)


def plain_text(text: str) -> str:
    """One line that can be shown."""
    plain = " ".join(text.split())
    if not plain or len(plain) > LONGEST_TEXT or not plain.isprintable():
        raise Refused("talk/forbidden", f"What you say has 1 to {LONGEST_TEXT} letters that can be shown.")
    return plain


def said_phrase(room: Room, phrase: str, about: Seat | None, names: Names) -> str:
    """The phrase in words."""
    try:
        return room.game.talk().phrase(phrase).said(about, tuple(names))
    except Mistake as error:
        raise Refused("talk/unknown", str(error)) from None


def words(room: Room, it: h.Spoke, voice: Voice) -> str:
    """What was said: a phrase of the game in these words, words of one's own as they are."""
    if not it.phrase:
        return it.text
    return voice.named(said_phrase(room, it.phrase, it.about, voice.names_for(room.names)), room.names)
