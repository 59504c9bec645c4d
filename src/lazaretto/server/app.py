"""The application: the page, doors, the socket, and what begins and ends with the server."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from . import branching, doors, reading, standing, wishing
from ..wire import requests as r
from .description import Address, openapi, protocol
from .guarding import Guard
from .hall import Hall
from .mailing import Mailing
from .settings import Settings
from .shelf import Shelf
from .showing import Page, sheets
from .socket import attend
from .thinking import Thinkers

async def show_openapi(request: Request) -> Response:
    """This description."""
    return doors.answered(openapi(ADDRESSES))


async def show_protocol(request: Request) -> Response:
    """The messages of the socket, as JSON Schema."""
    return doors.answered(protocol())


ADDRESSES: Final = (
    Address("GET", "/api/games", doors.show_games, gives=r.Games),
    Address("GET", "/api/games/{game}/rules", reading.give_rules, gives=r.RulesOfGame),
    Address("GET", "/api/games/{game}/terms", reading.give_terms, gives=r.VariantTerms),
    Address("GET", "/api/tables", doors.show_lobby, gives=r.Lobby),
    Address("POST", "/api/tables", doors.open_table, takes=r.NewTable, gives=r.Seated),
    Address("GET", "/api/tables/{table}", standing.show_standing, gives=r.TableStanding, needs_token=True),
    Address("POST", "/api/join", doors.join_table, takes=r.Join, gives=r.Seated),
    Address("POST", "/api/tables/{table}/again", doors.play_again, gives=r.Seated, needs_token=True),
    Address("GET", "/api/tables/{table}/record", reading.give_record, needs_token=True),
    Address("GET", "/api/tables/{table}/replay", reading.give_replay, gives=r.Replay, needs_token=True),
    Address("GET", "/api/tables/{table}/truth", reading.give_truth, gives=r.Truths, needs_token=True),
    Address("POST", "/api/tables/{table}/what-if", branching.ask_what_if, takes=r.WhatIf, gives=r.Seated, needs_token=True),
    Address("GET", "/api/tables/{table}/mail", wishing.show_mail, gives=r.MailStanding, needs_token=True),
    Address("POST", "/api/tables/{table}/mail", wishing.leave_address, takes=r.MailAddress, gives=r.MailStanding, needs_token=True),
    Address("POST", "/api/tables/{table}/mail/code", wishing.confirm_address, takes=r.MailCode, gives=r.MailStanding, needs_token=True),
    Address("POST", "/api/tables/{table}/mail/stop", wishing.take_address_back, gives=r.MailStanding, needs_token=True),
    Address("POST", "/stop/{token}", wishing.stop_letters, gives=r.MailStanding),
    Address("GET", "/health", doors.show_health, gives=r.Health),
    Address("GET", "/metrics", doors.show_metrics),
    Address("GET", "/api/openapi.json", show_openapi),
    Address("GET", "/api/protocol.json", show_protocol),
)


def make(settings: Settings) -> Starlette:
    """The server's application."""
    hall = Hall(Thinkers(settings.bots, together=settings.together), settings.messages)
    mailing = None if settings.mail is None else Mailing(hall, settings.mail, settings.public_url)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hall.open(settings.database)
        if mailing is not None:
            mailing.open()
        yield
        if mailing is not None:
            await mailing.close()
        await hall.close()

    async def socket(connection: WebSocket) -> None:
        await attend(connection, hall)

    app = Starlette(
        routes=[*[Route(at.path, doors.politely(at.door), methods=[at.method]) for at in ADDRESSES], WebSocketRoute("/api/socket", socket)],
        middleware=[Middleware(Page, sheets=sheets()), Middleware(Guard, origins=settings.allowed_origins())],
        exception_handlers={HTTPException: unknown},
        lifespan=life,
    )
    app.state.hall, app.state.shelf, app.state.mailing = hall, Shelf(), mailing
    return app


async def unknown(request: Request, error: Exception) -> Response:
    """No such door, or not this way."""
    return doors.trouble("request/unknown", "There is no such address here, or not in this way: see /api/openapi.json.")
