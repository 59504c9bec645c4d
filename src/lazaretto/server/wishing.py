"""Doors for mail: a player of a slow table leaves an address, confirms it by the code that is sent there, takes it back. No door gives an address out."""

from __future__ import annotations

import secrets
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..hosting.room import OVER, Room
from ..kernel import Seat
from ..wire.requests import MailAddress, MailCode, MailStanding
from .doors import answered, bearer, body_of, hall_of, language_of
from .errors import NotLetIn
from .guarding import address_of
from .letters import CODE
from .mailing import MOST_A_DAY, MOST_CODES_A_DAY, Mailing
from .postage import is_address
from .store import Wish
from .tickets import seat_of

STOP_BYTES: Final = 18
DIGITS: Final = 6
NONE, OFF, ASKED, ON = "none", "off", "asked", "on"


async def show_mail(request: Request) -> Response:
    """Whether letters are offered for this seat, asked for, or on."""
    room, seat = await sitting(request)
    return answered(MailStanding(NONE if mailing_of(request) is None or not may_wish(room) else await standing(request, room, seat)))


async def leave_address(request: Request) -> Response:
    """Leave an address for this seat; a code is sent to it, and nothing else before it has come back."""
    room, seat = await sitting(request)
    mailing, wanted = open_office(request, room), await body_of(request, MailAddress)
    if not is_address(wanted.address):
        raise NotLetIn("mail/address", "This is no mail address that can be written to: it should look like edith@mail.example.")
    await refuse_a_flood(request, mailing, wanted.address)
    wish = Wish(room.table, seat, room.chairs[seat].token, wanted.address, language_of(request), secrets.token_urlsafe(STOP_BYTES), new_code(), 0, time.time())
    await hall_of(request).store.wishes.leave(wish, mailing.clerk.code(wish, room, wish.asked))
    mailing.hurry()
    return answered(MailStanding(ASKED))


async def confirm_address(request: Request) -> Response:
    """The code that was sent to the address: from here on letters come."""
    room, seat = await sitting(request)
    open_office(request, room)
    code = (await body_of(request, MailCode)).code.strip()
    wishes = hall_of(request).store.wishes
    if await standing(request, room, seat) != ASKED or not await wishes.confirm(room.table, seat, code, room.question_number, time.time()):
        raise NotLetIn("mail/code", "This is not the code that was sent, or it is too old, or was tried too often: look again, or ask for another.")
    return answered(MailStanding(ON))


async def take_address_back(request: Request) -> Response:
    """No more letters to this seat; the address is deleted."""
    room, seat = await sitting(request)
    await hall_of(request).store.wishes.forget(room.table, seat)
    return answered(MailStanding(NONE if mailing_of(request) is None or not may_wish(room) else OFF))


async def stop_letters(request: Request) -> Response:
    """As every letter says: no more of them. The token in the address can do this and nothing else, and whoever knows it needs no other."""
    await hall_of(request).store.wishes.stop(request.path_params["token"])
    return answered(MailStanding(OFF))


async def sitting(request: Request) -> tuple[Room, Seat]:
    """The table, and the seat whose token was shown."""
    hosted = await hall_of(request).table(request.path_params["table"])
    return hosted.room, seat_of(hosted.room, bearer(request))


async def standing(request: Request, room: Room, seat: Seat) -> str:
    wish = await hall_of(request).store.wishes.find(room.table, seat)
    if wish is None or wish.holder != room.chairs[seat].token:
        return OFF
    return ASKED if wish.code else ON


def may_wish(room: Room) -> bool:
    """Only who plays over days needs to be called."""
    return room.terms.clock.kind == "slow" and room.state != OVER


def mailing_of(request: Request) -> Mailing | None:
    mailing: Mailing | None = request.app.state.mailing
    return mailing


def open_office(request: Request, room: Room) -> Mailing:
    mailing = mailing_of(request)
    if mailing is None:
        raise NotLetIn("mail/none", "This server sends no mail.")
    if not may_wish(room):
        raise NotLetIn("mail/none", "Mail is for tables that go on over days, and while they do.")
    return mailing


async def refuse_a_flood(request: Request, mailing: Mailing, address: str) -> None:
    """Nobody shall be able to fill a stranger's mailbox from here."""
    read = await hall_of(request).store.outbox.read_by(address, CODE, time.time())
    if read.alike >= MOST_CODES_A_DAY or read.all >= MOST_A_DAY or not mailing.askers.allow(address_of(request.scope)) or not mailing.asked.allows():
        raise NotLetIn("mail/too-many", "Too many codes were asked for: try again later.")


def new_code() -> str:
    return "".join([str(secrets.randbelow(10)) for _ in range(DIGITS)])
