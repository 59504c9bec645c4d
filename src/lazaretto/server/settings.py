"""Settings: given on the command line, by environment, or left as they are."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from ..bots.ismcts.crew import cores
from ..kernel import Mistake
from .limits import PLAYER
from .postage import Postage


BOTS: Final = os.cpu_count() or 2
TOGETHER: Final = max(1, cores() - 1)     # one core is left to the tables


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server is to be run."""

    host: str
    port: int
    database: str
    public_url: str                     # as guests reach it, behind a reverse proxy or not
    origins: tuple[str, ...] = ()       # further pages that may talk to it
    bots: int = BOTS                    # processes in which bots think
    together: int = TOGETHER            # processes in which searching bots think at once, if more are free than bots are asked
    messages: int = PLAYER              # that a player may send in 20 seconds; a watcher half as many
    trusted_proxy: str = "127.0.0.1"    # whose word is taken for a guest's address
    mail: Postage | None = None         # who takes letters; nobody: none are offered

    def check(self) -> None:
        """`Mistake` if they do not fit together."""
        self.allowed_origins()
        if self.mail is not None and not self.public_url:
            raise Mistake("letters hold links: say how guests reach this server, --public-url https://plague.example")

    def allowed_origins(self) -> frozenset[str]:
        """Pages from here may talk to the server; whoever is no page has no origin."""
        here = {f"http://{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]")}
        return frozenset({*here, origin_of(self.public_url), *[origin_of(page) for page in self.origins]} - {""})


def origin_of(address: str) -> str:
    """https://name:port of an address; "" of none."""
    if not address:
        return ""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Mistake(f"{address!r} is no address of a page: it should look like https://plague.example")
    return f"{parts.scheme}://{parts.netloc}".lower()
