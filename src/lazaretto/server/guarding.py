"""The guard before all doors: headers on every answer, origins that are let in, and how often one may knock."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .doors import trouble
from .limits import REQUESTS, Limits

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
                               "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
"""On every answer; a page's own files may say for themselves how long they keep."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FOREIGN: Final = "A page from another origin may not do this."


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, origins: frozenset[str]) -> None:
        self.app: Final = app
        self.origins: Final = origins
        self.knocks: Final = Limits(REQUESTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self.is_welcome(scope):
            await self.refuse_handshake(scope, receive, send)
        elif scope["type"] == "http":
            await self.answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def refuse_handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answered like any other request, before there is a socket."""

        async def send_instead(message: Message) -> None:
            await with_headers(send, {**message, "type": f"websocket.{message['type']}"})

        await trouble("request/origin", FOREIGN)(scope, receive, send_instead)

    def is_welcome(self, scope: Scope) -> bool:
        """A page must come from an origin that we know; whoever is no browser sends none."""
        origin = Headers(scope=scope).get("origin")
        return origin is None or origin.lower() in self.origins

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            await with_headers(send, message)

        if scope["method"] not in SAFE and not self.is_welcome(scope):
            await trouble("request/origin", FOREIGN)(scope, receive, send_with_headers)
        elif scope["method"] not in SAFE and not self.knocks.allow((scope.get("client") or ("", 0))[0]):
            await trouble("request/too-many", "Too many requests in too short a time: wait a little.")(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)


async def with_headers(send: Send, message: Message) -> None:
    if message["type"].endswith("http.response.start"):
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
    await send(message)
