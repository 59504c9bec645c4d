"""Somebody who knocks at the HTTP doors in the middle of a game, with a seat's token and without."""

from __future__ import annotations

from typing import Any, Final

from starlette.applications import Starlette

from lazaretto.server.app import make
from lazaretto.server.settings import Settings

from .house import Party

SETTINGS: Final = Settings("127.0.0.1", 0, "sqlite://", "")
EYES: Final = ("watcher", "all", "0")
APPS: Final[list[Starlette]] = []


async def asked_at_doors(party: Party, seat: int) -> list[bytes]:
    """The body and headers of every door's answer; the record and its replay must not be among them."""
    app, table = the_app(party), party.hosted.room.table
    paths = ["/api/games", "/api/tables", "/health", "/metrics", "/nowhere", f"/api/tables/{table}/record"]
    paths += [f"/api/tables/{table}/replay?eyes={eyes}" for eyes in EYES]
    answers = [await asked(app, "GET", path, token) for path in paths for token in ("", party.tokens[seat], "wrong")]
    return [*answers, await asked(app, "POST", f"/api/tables/{table}/again", party.tokens[seat])]


def the_app(party: Party) -> Starlette:
    """One for all: to make one takes long."""
    if not APPS:
        APPS.append(make(SETTINGS))
    APPS[0].state.hall = party.hall
    return APPS[0]


async def asked(app: Starlette, method: str, path: str, token: str) -> bytes:
    """Everything that one door answers."""
    bare, _, query = path.partition("?")
    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    scope = {"type": "http", "method": method, "path": bare, "raw_path": bare.encode(), "query_string": query.encode(), "headers": headers,
             "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 1350), "scheme": "http", "http_version": "1.1", "root_path": ""}
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    if ("record" in bare or "replay" in bare) and sent[0]["status"] == 200:
        raise AssertionError(f"{path} was answered before the end of the game")
    return b"\n".join([repr(sent[0]["headers"]).encode(), *[message.get("body", b"") for message in sent[1:]]])
