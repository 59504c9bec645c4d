"""A hall with a post office, and people at a slow table who are to be mailed. Time passes when a test says so."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from lazaretto.hosting import deciding, seating
from lazaretto.hosting.terms import DAY, Clock, Terms
from lazaretto.server.guest import Guest
from lazaretto.server.hall import Hall
from lazaretto.server.hosted import Hosted
from lazaretto.server.mailing import Mailing
from lazaretto.server.outlook import GRACE
from lazaretto.server.store import Wish
from lazaretto.server.thinking import Thinkers
from lazaretto.server.tickets import Ticket, seat_of

from .post_office import PostOffice

SLOW = Terms(clock=Clock("slow", 2 * DAY))
URL = "https://plague.example/"
CODE = "123456"
EDITH = "edith@mail.example"
LATER = GRACE + 1.0


class House(NamedTuple):
    """What one process holds."""

    hall: Hall
    mailing: Mailing


@asynccontextmanager
async def house(database: str, post: PostOffice) -> AsyncIterator[House]:
    """A process that goes round when it is told to."""
    hall = Hall(Thinkers(1), 100)
    await hall.open(database)
    try:
        yield House(hall, Mailing(hall, post.postage, URL))
    finally:
        await hall.close()


async def two_at_a_table(hall: Hall, game: str = "pest", terms: Terms = SLOW) -> tuple[Hosted, list[Ticket]]:
    """Two people, and the cards are dealt."""
    edith = await hall.create(game, "base", 2, terms, "Edith", "", [])
    walter = await hall.join(edith.table, "Walter", "", None)
    hosted = await hall.table(edith.table)
    await hosted.do(lambda room, now: seating.began(room, 0, "begin", now))
    return hosted, [edith, walter]


async def left_an_address(home: House, ticket: Ticket, address: str = EDITH, language: str = "en") -> Wish:
    """Confirmed; the letter with the code was read and thrown away."""
    room = (await home.hall.table(ticket.table)).room
    seat = seat_of(room, ticket.token)
    wish = Wish(room.table, seat, room.chairs[seat].token, address, language, f"stop-{room.table}-{seat}", CODE, 0, time.time())
    letter = home.mailing.clerk.code(wish, room, wish.asked)
    await home.hall.store.wishes.leave(wish, letter)
    assert await home.hall.store.wishes.confirm(room.table, seat, CODE, 0, time.time())
    await home.hall.store.outbox.drop(letter)
    return wish


def asked(hosted: Hosted) -> int:
    return hosted.room.waits_for[0]


async def answers(hosted: Hosted) -> None:
    """Whoever is asked takes the first option."""
    room, seat = hosted.room, asked(hosted)
    move, key = room.game.say(room.course.position.options(seat)[0]), str(room.question_number)
    await hosted.do(lambda room, now: deciding.answered(room, seat, move, room.question_number, key, now), (seat, key))


async def play_until(hosted: Hosted, seat: int) -> None:
    """On, until somebody else was asked and then this seat."""
    while asked(hosted) == seat:
        await answers(hosted)
    while asked(hosted) != seat:
        await answers(hosted)


def sits_there(hosted: Hosted, seat: int) -> None:
    """As if a browser were connected."""
    hosted.guests.add(Guest(seat, "", nowhere))


async def nowhere(text: str) -> None:
    """Nobody reads it."""
