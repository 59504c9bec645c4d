"""The HTTP doors: games, lobby, joining, health; what is read stands in reading.py. Whatever needs a table's answer in time goes through the socket."""

from __future__ import annotations

import contextlib
import logging
from typing import Final, Protocol, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from .. import bots
from ..games import games
from ..hosting.boxes import BOXES, UNMARKED
from ..hosting.heard import TableCard
from ..hosting.paging import has_odds
from ..hosting.refusing import Refused
from ..hosting.seating import fair
from ..tongues import ENGLISH, LANGUAGES
from ..tongues.voice import Voice, house_words, voice
from ..version import VERSION
from .errors import Busy, DamagedTable, NotLetIn
from .hall import MOST_LISTED, Hall
from .hosted import Hosted
from ..wire.messages import LARGEST, encode
from .metrics import BROKEN, OVERTIME, REGISTRY, TABLES
from ..wire.requests import CONFLICT, STATUS, GameCard, Games, Health, Join, Lobby, NewTable, Seated, Trouble, VariantCard
from .store import Unavailable, Unsure
from .tickets import Ticket, seat_of

logger = logging.getLogger("lazaretto.doors")

HERE: Final = ("127.0.0.1", "::1")
JSON: Final = "application/json"
CREATED: Final = 201

Body = TypeVar("Body")


class Door(Protocol):
    """Answers a request."""

    __name__: str

    async def __call__(self, request: Request, /) -> Response: ...



class Unreadable(Exception):
    """The body is not what this door takes."""


def answered(thing: object, status: int = 200) -> Response:
    return Response(encode(thing), status, media_type=JSON)


def trouble(code: str, text: str, rule: str = "") -> Response:
    return answered(Trouble(code, text, rule), STATUS.get(code, CONFLICT))


def politely(door: Door) -> Door:
    """Whatever goes wrong behind a door is said with its code."""

    async def behind(request: Request) -> Response:
        try:
            return await door(request)
        except Exception as error:
            code, text, rule = what_went_wrong(error)
            if code == "server/error":
                logger.exception("%s %s", request.method, door.__name__)
            return trouble(code, house_words(text, language_of(request)), rule)

    return behind


def what_went_wrong(error: Exception) -> tuple[str, str, str]:
    """The code, the sentence and the rule, if it was one."""
    match error:
        case Refused():
            return error.code, str(error), error.rule
        case NotLetIn():
            return error.code, str(error), ""
        case DamagedTable():
            return "table/damaged", "This table cannot be read, or was made by other rules: it is left alone.", ""
        case Busy() | Unavailable() | Unsure():
            return "server/busy", "The server cannot reach its database just now; nothing was done.", ""
        case Unreadable():
            return "request/unreadable", str(error), ""
    return "server/error", "The server has made a mistake; it is written in its log.", ""


def language_of(request: Request) -> str:
    """The first of the languages that the reader prefers, as far as we speak it."""
    wanted = [part.partition(";")[0].strip().lower()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), ENGLISH)


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The request's body, which must be JSON of this kind and small."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Unreadable(f"The body should be {JSON}.")
    read_so_far = b""
    async for piece in request.stream():
        read_so_far += piece
        if len(read_so_far) > LARGEST:
            raise Unreadable(f"The body is larger than {LARGEST} bytes.")
    try:
        return msgspec.json.decode(read_so_far, type=kind)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from None
    except RecursionError:
        raise Unreadable("The body is nested too deeply.") from None


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def seated(ticket: Ticket) -> Response:
    return answered(Seated(ticket.table, ticket.seat, ticket.token, ticket.invite), CREATED)


async def show_games(request: Request) -> Response:
    """The games of the house, their seats, variants and bots."""
    return answered(Games([game_card(voice(game, language_of(request))) for game in games()]))


def game_card(speaks: Voice) -> GameCard:
    game, box = speaks.game, BOXES.get(speaks.game.name, UNMARKED)
    modes = [VariantCard(mode.name, speaks.words(mode.text)) for mode in game.modes.values()]
    texts = {mode.name: mode.text for mode in modes}
    variants = [VariantCard(name, "; ".join([texts[mode] for mode in name.split("+") if mode in texts])) for name in game.variants]
    return GameCard(
        game.name, game.title, game.seats[0], game.seats[-1], game.usual_seats, variants, list(bots.LEVELS), modes, speaks.words(box.sentence), box.minutes,
        box.weight, has_odds(game), game.newcomer,
    )


async def show_lobby(request: Request) -> Response:
    """Tables that are listed and wait for players, the newest first."""
    tables: list[TableCard] = []
    for summary in await hall_of(request).store.listed(MOST_LISTED):
        with contextlib.suppress(msgspec.DecodeError):          # a damaged line hides itself, not the others
            tables.append(msgspec.json.decode(summary, type=TableCard))
    return answered(Lobby(tables))


async def open_table(request: Request) -> Response:
    """Open a table and sit down at it."""
    wanted = await body_of(request, NewTable)
    return seated(await hall_of(request).create(
        wanted.game, wanted.variant, wanted.seats, fair(wanted.terms), wanted.name, wanted.salt, wanted.bots, model=wanted.model, hurry=wanted.hurry,
        seat=wanted.seat,
    ))


async def join_table(request: Request) -> Response:
    """Sit down at a table: by its invite, or at one that is listed."""
    hall, wanted = hall_of(request), await body_of(request, Join)
    table = await hall.invited(wanted.invite) if wanted.invite else wanted.table
    if not wanted.invite and not (await hall.table(table)).room.terms.listed:
        raise NotLetIn("table/none", "This table is not listed: one needs its invite.")
    return seated(await hall.join(table, wanted.name, wanted.salt, wanted.seat, wanted.key, model=wanted.model, hurry=wanted.hurry))


async def play_again(request: Request) -> Response:
    """The same company once more, at another table; for who has a seat here."""
    hosted = await hall_of(request).table(request.path_params["table"])
    return seated(await hall_of(request).again(hosted, seat_of(hosted.room, bearer(request))))


def bearer(request: Request) -> str:
    """The token, which stands in a header: addresses are written in logs."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise NotLetIn("token/wrong", "This needs a seat's token: Authorization: Bearer TOKEN.")
    return token


async def may_look(request: Request) -> Hosted:
    """The table, for its players; a listed one for everyone."""
    hosted = await hall_of(request).table(request.path_params["table"])
    if not hosted.room.terms.listed or "authorization" in request.headers:
        seat_of(hosted.room, bearer(request))
    return hosted


async def show_health(request: Request) -> Response:
    """The server is well, and reaches its store."""
    hall = hall_of(request)
    await hall.store.alive()
    return answered(Health(VERSION, len(hall.tables), sum([len(hosted.guests) for hosted in hall.loaded()])))


async def show_metrics(request: Request) -> Response:
    """Figures for Prometheus; for this machine only, as they would tell when others answer."""
    if request.client is None or request.client.host not in HERE:
        return trouble("request/unknown", "There is no such address here.")
    hall = hall_of(request)
    TABLES.set(len(hall.tables))
    OVERTIME.set(hall.thinkers.overtime)
    BROKEN.set(hall.thinkers.broken)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
