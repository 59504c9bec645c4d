"""Letters: what is written to a player who is away. Mail is no private thing, so they hold what a watcher may know and nothing else."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Final, final

from ..hosting import happenings as h
from ..hosting.hearing import asking, view
from ..hosting.room import Room, Withdrawn
from ..hosting.sentences import told
from ..kernel import WATCHER, Seat
from ..tongues.voice import Voice, voice
from .postage import Postage
from .store import Letter, Wish

CODE, TURN, REMINDER, OVER = "code", "turn", "reminder", "over"
MOST_LINES: Final = 5                   # of what has happened since
ID_BYTES: Final = 16
HOUR: Final = 3600.0
MINUTE: Final = 60.0


@final
class Clerk:
    """Writes letters: from whom they come, and where their links lead."""

    def __init__(self, postage: Postage, public_url: str) -> None:
        self.postage: Final = postage
        self.public_url: Final = public_url.rstrip("/")

    def code(self, wish: Wish, room: Room, now: float) -> Letter:
        """The first letter, to somebody who may never have asked for it: so it holds no word that a player has chosen."""
        say = voice(room.game, wish.language)
        return self.letter(wish, CODE, 0, now, say.words(f"Code {wish.code} for your table of {room.game.title}"), (
            say.words(f"Somebody, you we hope, has left this address at a table of {room.game.title}, to be mailed when it is their turn."),
            say.words("If it was you, type this code there, within an hour:"), wish.code,
            say.words("If it was not you, do nothing: without the code no mail comes from that table."),
        ))

    def turn(self, wish: Wish, room: Room, question: int, deadline: float | None, now: float) -> Letter:
        say = voice(room.game, wish.language)
        subject, first = called(room, wish.seat)
        return self.letter(wish, TURN, question, now, say.words(subject), (
            say.words(first), public_asking(room, say), *self.since(wish, room, say), *until(deadline, now, say), *self.way(wish, say),
        ))

    def reminder(self, wish: Wish, room: Room, question: int, deadline: float | None, now: float) -> Letter:
        say = voice(room.game, wish.language)
        return self.letter(wish, REMINDER, question, now, say.words(f"Little time remains: {room.game.title}"), (
            say.words(f"A table of {room.game.title} still waits for you."), public_asking(room, say), *until(deadline, now, say), *self.way(wish, say),
        ))

    def over(self, wish: Wish, room: Room, now: float) -> Letter:
        say = voice(room.game, wish.language)
        return self.letter(wish, OVER, room.question_number, now, say.words(f"The game is over: {room.game.title}"), (
            say.words(f"Your game of {room.game.title} is over."), *self.since(wish, room, say), *self.table(wish, say),
            say.words("This was the last mail about it: your address has been deleted there."),
        ))

    def since(self, wish: Wish, room: Room, say: Voice) -> Sequence[str]:
        lines = news_for(room, wish.seat, say)
        return (say.words("Since your last turn:") + "".join([f"\n- {line}" for line in lines]),) if lines else ()

    def table(self, wish: Wish, say: Voice) -> Sequence[str]:
        """No token stands in a letter: who reads it cannot sit down with it."""
        return (
            f"{self.public_url}/table/{wish.table}",
            say.words("Open it in the browser in which you sit at the table: it holds the key to your seat, and this mail does not."),
        )

    def way(self, wish: Wish, say: Voice) -> Sequence[str]:
        return (
            *self.table(wish, say), say.words("To stop these mails, use the menu of the table, or open this address:") + f"\n{self.stop(wish)}",
        )

    def stop(self, wish: Wish) -> str:
        return f"{self.public_url}/stop/{wish.stop}"

    def letter(self, wish: Wish, kind: str, question: int, now: float, subject: str, paragraphs: Sequence[str]) -> Letter:
        """To its last byte; its name is drawn once, so that who receives it twice can tell."""
        name = secrets.token_hex(ID_BYTES)
        message = EmailMessage(SMTP)
        message["From"] = self.postage.sender
        message["To"] = wish.address
        message["Subject"] = subject
        message["Date"] = formatdate(now)
        message["Message-ID"] = f"<{name}@{self.postage.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self.stop(wish)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n\n".join(paragraphs) + "\n", cte="quoted-printable")
        return Letter(name, wish.table, wish.seat, kind, question, wish.address, message.as_bytes(), now)


def called(room: Room, seat: Seat) -> tuple[str, str]:
    """What calls a player back to the table: their turn, or a question in another's."""
    assert room.course is not None
    title = room.game.title
    if room.game.in_turn(room.course.position) in (None, seat):
        return f"It is your turn: {title}", f"It is your turn at a table of {title}."
    return f"You are asked: {title}", f"You are asked something in another's turn at a table of {title}."


def public_asking(room: Room, say: Voice) -> str:
    """What is asked, in the words that a watcher reads."""
    seen = view(room, None)
    assert seen is not None
    return asking(room, seen, say)


def news_for(room: Room, seat: Seat, say: Voice) -> list[str]:
    """What everybody was told since this seat's last turn: the newest lines. What players say to each other is not repeated."""
    lines: list[str] = []
    for thing in reversed(public_since(room, seat)):
        if len(lines) < MOST_LINES and (line := told(room, thing, None, say)):
            lines.append(line)
    return lines[::-1]


def public_since(room: Room, seat: Seat) -> list[object]:
    """The facts, without what was taken back."""
    kept: list[tuple[int, object]] = []
    for place, (eyes, thing) in enumerate(room.story):
        if isinstance(thing, Withdrawn):
            kept = [(at, fact) for at, fact in kept if at < thing.since]
        elif place >= room.chairs[seat].turned and eyes >> WATCHER & 1 and not isinstance(thing, h.Happening):
            kept.append((place, thing))
    return [fact for _, fact in kept]


def until(deadline: float | None, now: float, say: Voice) -> Sequence[str]:
    """By when, for readers of whom we do not know where they live."""
    if deadline is None:
        return ()
    left, moment = max(0.0, deadline - now), time.strftime("%Y-%m-%d %H:%M", time.gmtime(deadline))
    if left >= 2 * HOUR:
        within = say.words(f"Answer within {round(left / HOUR)} hours, until {moment} UTC.")
    else:
        within = say.words(f"Answer within {round(left / MINUTE)} minutes, until {moment} UTC.")
    return (f"{within} {say.words('After that a bot sits in for you until you come back.')}",)
