"""Showing the page: what client/ was built into lies in memory, and is given out at the page's own addresses."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final, final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from .guarding import with_headers

FOLDER: Final = files(__package__) / "page"
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"
PROGRAMS: Final = ("/api/", "/health", "/metrics", ASSETS)      # where no person goes
OWN: Final = re.compile(r"/|/join|/(table|replay|new|rules|board|stop)/[\w-]+", re.ASCII)
"""Addresses at which the page draws something: all of them show the same file."""

#: Of our own, as a machine's table of types may say anything.
KINDS: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".txt": "text/plain", ".svg": "image/svg+xml", ".json": "application/json",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".png": "image/png", ".ico": "image/x-icon",
}
UNKNOWN: Final = "application/octet-stream"
PACKED: Final = (".woff2", ".png")          # compressed already
TIGHT: Final = ".gz"                        # behind a file's name: the same, packed by client/pack.py
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
MARK: Final = 20                            # letters of a digest
NOT_FOUND: Final = 404
NOT_MODIFIED: Final = 304
NOT_BUILT: Final = (
    "The page for the browser is not built here.\n"
    "In a clone of the project, ./play builds it; start the server again afterwards.\n"
    "Until then: `lazaretto play` opens a game in the terminal, and programs find their doors in /api/openapi.json.\n"
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A file of the page."""

    body: bytes
    small: bytes | None                 # the same, compressed, where that is worth it
    kind: str
    keeps: str                          # for how long a browser may keep it
    mark: str                           # unlike that of any other body


def sheets(folder: Traversable = FOLDER) -> dict[str, Sheet]:
    """The page's files by their addresses; none if it was not built. No address leads to any other file."""
    bodies = dict(found(folder, "/")) if folder.is_dir() else {}
    return {address: sheet(address, body, bodies.get(address + TIGHT)) for address, body in bodies.items() if not address.endswith(TIGHT)}


def found(folder: Traversable, address: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from found(entry, f"{address}{entry.name}/")
        else:
            yield f"{address}{entry.name}", entry.read_bytes()


def sheet(address: str, body: bytes, tight: bytes | None = None) -> Sheet:
    """Names in the assets' folder carry a digest of what they hold, so they are good for ever. What was not packed when the page was built is packed now."""
    suffix = PurePosixPath(address).suffix
    small = None if suffix in PACKED else tight or gzip.compress(body, mtime=0)
    return Sheet(
        body, small if small is not None and len(small) < len(body) else None, KINDS.get(suffix, UNKNOWN),
        FOR_EVER if address.startswith(ASSETS) else ASK_AGAIN, hashlib.sha256(body).hexdigest()[:MARK],
    )


@final
class Page:
    """Stands before the guard: what lies in memory costs no more than a refusal would, so nobody counts how often it is asked for."""

    def __init__(self, app: ASGIApp, sheets: Mapping[str, Sheet]) -> None:
        self.app: Final = app
        self.sheets: Final = sheets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        shown = self.answer(scope["path"], Headers(scope=scope)) if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else None
        if shown is None:
            await self.app(scope, receive, send)
        else:
            await shown(scope, receive, partial(with_headers, send))

    def answer(self, path: str, wanted: Headers) -> Response | None:
        """None if this is no address of the page."""
        is_own = OWN.fullmatch(path) is not None
        sheet = self.sheets.get(INDEX if is_own else path)
        if sheet is not None:
            return given(sheet, wanted)
        if is_own:
            return PlainTextResponse(NOT_BUILT, NOT_FOUND)
        return self.lost(path, wanted)

    def lost(self, path: str, wanted: Headers) -> Response | None:
        """A person at a wrong address is shown the page, which says so; a program hears it from the doors."""
        index = self.sheets.get(INDEX)
        if index is None or path.startswith(PROGRAMS) or "text/html" not in wanted.get("accept", ""):
            return None
        return Response(index.body, NOT_FOUND, {"cache-control": ASK_AGAIN}, index.kind)


def given(sheet: Sheet, wanted: Headers) -> Response:
    """The file, compressed for who can read that; nothing for who has it."""
    small = sheet.small if takes_gzip(wanted.get("accept-encoding", "")) else None
    mark = f'"{sheet.mark}"' if small is None else f'"{sheet.mark}-gzip"'
    headers = {"etag": mark, "cache-control": sheet.keeps, "vary": "accept-encoding"}
    if mark in [known.strip().removeprefix("W/") for known in wanted.get("if-none-match", "").split(",")]:
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if small is None:
        return Response(sheet.body, headers=headers, media_type=sheet.kind)
    return Response(small, headers={**headers, "content-encoding": "gzip"}, media_type=sheet.kind)


def takes_gzip(accepted: str) -> bool:
    """Named, and not with a weight of nothing."""
    for way in accepted.lower().replace(" ", "").split(","):
        name, _, weight = way.partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or weight == ""
    return False
