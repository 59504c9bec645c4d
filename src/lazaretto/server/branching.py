"""What if: a finished game gone on with from one of its moments, at a private table of its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..hosting.chairs import token_digest
from ..hosting.happenings import Happening, written
from ..hosting.room import Room
from ..hosting.taking import take
from ..hosting.what_if import branched
from ..wire.requests import WhatIf
from .doors import Unreadable, body_of, hall_of, may_look, seated
from .errors import Busy
from .hall import Hall
from .shelf import Finished, Shelf
from .store import Standing, Taken
from .tickets import Ticket, new_invite, new_name, new_secret, new_token

NO_SUMMARY: Final = b""                 # it is not listed


async def ask_what_if(request: Request) -> Response:
    """Go on from a moment of a finished game, on any seat, with bots on all others: at a table of its own, and with new chance from there on."""
    hosted, shelf, hall = await may_look(request), shelf_of(request), hall_of(request)
    wanted = await body_of(request, WhatIf)
    finished = await shelf.take(hall.store, hosted)
    if wanted.frame >= len(finished.story.moments):
        raise Unreadable(f"The frames of this game are numbered 0 to {len(finished.story.moments) - 1}.")
    return seated(await opened(hall, shelf, finished, wanted))


async def opened(hall: Hall, shelf: Shelf, finished: Finished, wanted: WhatIf) -> Ticket:
    """The new table, as a whole or not at all; it is taken once before it is written, so that no log is written that cannot be read."""
    table, secret, token, invite = new_name(), new_secret(), new_token(), new_invite()
    happened = branched(finished.room, finished.story, wanted.frame, wanted.seat, wanted.name, token, wanted.salt, secret, time.time())
    room = await shelf.work(lambda: taken(Room(table, secret), happened))
    try:
        await hall.store.create(table, room.game.name, token_digest(invite), secret, [written(it) for it in happened], Standing(room.state, None, NO_SUMMARY))
    except Taken:
        raise Busy from None
    await hall.table(table)
    return Ticket(table, wanted.seat, token, invite)


def taken(room: Room, happened: Sequence[Happening]) -> Room:
    for it in happened:
        take(room, it)
    return room


def shelf_of(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf
