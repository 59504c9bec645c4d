"""The guard before all doors: headers on every answer, origins that are let in, and how often one may knock."""

from __future__ import annotations

from functools import partial
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .doors import HERE, trouble
from .limits import LOOKS, REQUESTS, Limits

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
WAIT: Final = "Too many requests in too short a time: wait a little."
FOREIGN: Final = "A page from another origin may not do this."


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, origins: frozenset[str]) -> None:
        self.app: Final = app
        self.origins: Final = origins
        self.knocks: Final = Limits(REQUESTS)
        self.looks: Final = Limits(LOOKS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self.is_welcome(scope):
            await trouble("request/origin", FOREIGN)(scope, receive, partial(with_headers, send))      # before there is a socket
        elif scope["type"] == "websocket" and not self.may_look(scope):
            await trouble("request/too-many", WAIT)(scope, receive, partial(with_headers, send))
        elif scope["type"] == "http":
            await self.answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def is_welcome(self, scope: Scope) -> bool:
        """A page must come from an origin that we know; whoever is no browser sends none."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        return origin is None or origin.lower() in self.origins or is_our_own(origin.lower(), headers.get("host", "").lower())

    def may_look(self, scope: Scope) -> bool:
        """Looking costs something too. On this machine there is a proxy or the owner."""
        address = address_of(scope)
        return address in HERE or self.looks.allow(address)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        send_with_headers, is_safe = partial(with_headers, send), scope["method"] in SAFE
        if not is_safe and not self.is_welcome(scope):
            await trouble("request/origin", FOREIGN)(scope, receive, send_with_headers)
        elif not (self.may_look(scope) if is_safe else self.knocks.allow(address_of(scope))):
            await trouble("request/too-many", WAIT)(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)


def is_our_own(origin: str, host: str) -> bool:
    """The page came from this server, asked for by its number: so friends in the house get in without a word in the settings.

    By a name that would prove nothing, for whoever owns a name may let it point here.
    """
    try:
        found = urlsplit(origin)
        ip_address(found.hostname or "")
    except ValueError:
        return False
    return found.scheme in ("http", "https") and found.netloc == host


def address_of(scope: Scope) -> str:
    return str((scope.get("client") or ("", 0))[0])


async def with_headers(send: Send, message: Message) -> None:
    if message["type"].endswith("http.response.start"):
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
    await send(message)
