"""`lazaretto mcp`: a language model sits at a table."""

from __future__ import annotations

from typing import Annotated

import typer

from ..kernel import Mistake
from .screen import Screen

NEEDED = "the Model Context Protocol's library is needed: pip install 'lazaretto[mcp]'"


def mcp(
    server: Annotated[str, typer.Option(
        envvar="LAZARETTO_SERVER", help="The server whose tables are sat at: http://127.0.0.1:1350. Without it, tables of our own, with bots.",
    )] = "",
    game: Annotated[str, typer.Option(help="What is played, unless the model names another.")] = "bristol",
    seats: Annotated[int, typer.Option(min=0, max=12, help="How many seats; 0: as many as usual.")] = 0,
    variant: Annotated[str, typer.Option(help="Modes joined by +; see `lazaretto games`.")] = "base",
    bot: Annotated[str, typer.Option(help="Who plays the other seats of a new table.")] = "thumb",
    name: Annotated[str, typer.Option(help="What the model is called at a server's table.")] = "Model",
    invite: Annotated[str, typer.Option(envvar="LAZARETTO_INVITE", help="The invite to the table that is joined.")] = "",
    table: Annotated[str, typer.Option(envvar="LAZARETTO_TABLE", help="The table where the model sat before; its token is in LAZARETTO_TOKEN.")] = "",
    token: Annotated[str, typer.Option(envvar="LAZARETTO_TOKEN", hidden=True)] = "",
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP, to several clients, in place of stdio.")] = False,
    host: Annotated[str, typer.Option(help="The address to listen at, with --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at, with --http.")] = 1351,
    called: Annotated[str, typer.Option(help="Names by which clients on other machines call this one, with commas between.")] = "",
    origins: Annotated[str, typer.Option(help="Pages that may talk to it, with commas between; else none.")] = "",
) -> None:
    """Serve the tools by which a language model plays: sit, observe, legal, explain, act, say, wait, rules, notes.

    Over stdio to the program that started it, as Claude Desktop and others do; with --http to all on this machine, each seat by its own token.
    """
    try:
        from ..adapters.mcp import House, Wanted, made
        from ..adapters.mcp.serving import PATH, Door, serve_http, serve_stdio
    except ImportError as error:
        raise Mistake(f"{error.name} is not installed: {NEEDED}") from None
    wanted = Wanted(game, seats, variant, bot, name=name, invite=invite, table=table, token=token)
    tools = made(House(wanted, server, is_for_one=not http))
    if not http:
        serve_stdio(tools)
        return
    Screen().say_whole(f"Models sit down at http://{host}:{port}{PATH}. Ctrl-C ends it.")
    serve_http(tools, Door(host, port, parts(called), parts(origins)))


def parts(text: str) -> tuple[str, ...]:
    return tuple([part.strip() for part in text.split(",") if part.strip()])
