"""`lazaretto serve`: tables for people over a network."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from typing import Annotated

import typer

from ..kernel import Mistake
from .saves import folder

NEEDED = "msgspec, starlette, uvicorn, websockets and prometheus-client are needed to serve tables: pip install 'lazaretto[server]'"


@contextlib.contextmanager
def with_libraries() -> Iterator[None]:
    """Imports that need more than the engine does; what is missing is said in one line."""
    try:
        yield
    except ImportError as error:
        raise Mistake(f"{error.name} is not installed: {NEEDED}") from None


def serve(
    host: Annotated[str, typer.Option(envvar="LAZARETTO_HOST", help="The address to listen at. 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="LAZARETTO_PORT", min=0, max=65535, help="The port to listen at.")] = 1350,
    database: Annotated[str, typer.Option(
        envvar="LAZARETTO_DATABASE", help="Where tables are kept: sqlite:///PATH or postgresql://USER@SERVER/NAME.  [default: tables.db in your data folder]",
    )] = "",
    public_url: Annotated[str, typer.Option(
        envvar="LAZARETTO_PUBLIC_URL", help="How guests reach it, if not by host and port: https://plague.example. Pages from there are let in.",
    )] = "",
    origins: Annotated[str, typer.Option(envvar="LAZARETTO_ORIGINS", help="Further pages that may talk to it, with commas between.")] = "",
    bots: Annotated[int, typer.Option(
        envvar="LAZARETTO_BOTS", min=0, max=64, help="Processes in which bots think; 0: as many as there are cores.", show_default=False,
    )] = 0,
    together: Annotated[int, typer.Option(
        envvar="LAZARETTO_TOGETHER", min=0, max=64, help="Processes in which a fierce bot thinks while no other does; 0: as many as there are cores but one.",
        show_default=False,
    )] = 0,
    messages: Annotated[int, typer.Option(
        envvar="LAZARETTO_MESSAGES", min=10, max=100_000, help="Messages that a player may send in 20 seconds; a watcher half as many.",
    )] = 100,
    trusted_proxy: Annotated[str, typer.Option(
        envvar="LAZARETTO_TRUSTED_PROXY", help="The reverse proxy whose word is taken for a guest's address.",
    )] = "127.0.0.1",
    mail: Annotated[str, typer.Option(
        envvar="LAZARETTO_MAIL", help="The mail server that takes letters to players of slow tables: smtps://USER@SERVER:465. Without it none are offered.",
    )] = "",
    mail_from: Annotated[str, typer.Option(envvar="LAZARETTO_MAIL_FROM", help="Whom letters come from: tables@plague.example.")] = "",
    mail_password_file: Annotated[str, typer.Option(
        envvar="LAZARETTO_MAIL_PASSWORD_FILE", help="Where the password for the mail server stands, if not in LAZARETTO_MAIL_PASSWORD.",
    )] = "",
) -> None:
    """Serve tables: people join by a link and a name, bots fill the other seats.

    Everything is kept in a SQLite file in your data folder unless a database is named. Ctrl-C stops it; what was played is safe, and goes on at the next
    start. Settings can be given by environment too: LAZARETTO_PORT=8000 lazaretto serve.
    """
    with with_libraries():
        from ..server.postage import postage
        from ..server.running import run
        from ..server.settings import BOTS, TOGETHER, Settings
    pages = tuple([page.strip() for page in origins.split(",") if page.strip()])
    letters = postage(mail, mail_from, os.environ.get("LAZARETTO_MAIL_PASSWORD", ""), mail_password_file)
    settings = Settings(
        host, port, database or f"sqlite:///{folder() / 'tables.db'}", public_url, pages, bots or BOTS, together or TOGETHER, messages, trusted_proxy, letters,
    )
    settings.check()
    run(settings)
