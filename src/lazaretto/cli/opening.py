"""`lazaretto open`: the tables on this machine, in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import logging
import os
import socket
import subprocess
import sys
import urllib.request
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ..kernel import Mistake
from .saves import folder
from .screen import Screen, command
from .serve import with_libraries

if TYPE_CHECKING:
    from ..server.settings import Settings

HERE: Final = "127.0.0.1"
ANSWERS_WITHIN: Final = 5.0             # seconds
MOST_OF_HEALTH: Final = 10_000          # bytes
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
NOT_BUILT: Final = "the page for the browser is not built: in a clone of the project, ./play builds it. A game in the terminal needs none: lazaretto play"


def open_tables(
    port: Annotated[int, typer.Option(envvar="LAZARETTO_PORT", min=0, max=65535, help="The port to listen at; 0: any that is free.")] = 1350,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Show the page in your browser, if there is one.")] = True,
) -> None:
    """Open the tables on this machine, for this machine only, and the page in your browser.

    Tables are kept in a SQLite file in your data folder. Ctrl-C closes them; what was played is safe, and goes on at the next start. Where they are open
    already, the page is shown. `lazaretto serve` lets others in.
    """
    with with_libraries():
        from ..server.running import listening
        from ..server.settings import Settings
        from ..server.showing import INDEX, sheets
    if INDEX not in sheets():
        raise Mistake(NOT_BUILT)
    settings = Settings(HERE, port, f"sqlite:///{folder() / 'tables.db'}", "")
    try:
        place = listening(settings)
    except Mistake as error:
        if not is_ours(port):
            again = command("play" if "LAZARETTO_PLAY" in os.environ else "open")
            raise Mistake(f"{error}. Name another port, or any that is free: {again} --port 0") from None
        show(f"The tables are open already: {address(port)}", port, browser)
    else:
        keep_open(replace(settings, port=place.getsockname()[1]), place, browser)


def address(port: int) -> str:
    return f"http://{HERE}:{port}"


def is_ours(port: int) -> bool:
    """Does a server of this house answer there?"""
    import msgspec

    from ..wire.requests import Health

    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with directly.open(f"{address(port)}/health", timeout=ANSWERS_WITHIN) as answer:
            msgspec.json.decode(answer.read(MOST_OF_HEALTH), type=Health)
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return False
    return True


def keep_open(settings: Settings, place: socket.socket, browser: bool) -> None:
    """Until Ctrl-C. Who knocks before the server is ready waits at the door: the place is taken already."""
    from ..server.running import log_in_lines, server, try_database

    asyncio.run(try_database(settings.database))
    log_in_lines(logging.WARNING)
    show(f"The tables are open: {address(settings.port)}\nCtrl-C closes them. What was played is kept, and goes on at the next start.", settings.port, browser)
    server(settings).run(sockets=[place])


def show(text: str, port: int, browser: bool) -> None:
    """Say it, and let the browser show the page: in a process of its own, which neither holds us up nor ends with us. Without a screen there is none."""
    Screen().say_whole(text)
    sys.stdout.flush()
    if browser and (sys.platform in ("darwin", "win32") or any([os.environ.get(name) for name in SCREENS])):
        with contextlib.suppress(OSError):
            subprocess.Popen(
                [sys.executable, "-I", "-m", "webbrowser", address(port)],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            )
