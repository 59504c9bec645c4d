"""How a table stands, for who has a seat there and is somewhere else."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..hosting.room import PLAYING
from ..wire.requests import TableStanding
from .doors import answered, bearer, hall_of
from .tickets import seat_of


async def show_standing(request: Request) -> Response:
    """The table as all can see it, and whether it waits for this seat."""
    hosted = await hall_of(request).table(request.path_params["table"])
    seat = seat_of(hosted.room, bearer(request))
    return answered(TableStanding(hosted.shared.card(), hosted.room.state == PLAYING and seat in hosted.room.waits_for))
