"""The command line: one small file a command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

import typer
from typer import Exit, Typer

from ..kernel import Mistake
from ..kernel.components import shown
from .arena import arena
from .bench import bench
from .games import games
from .mcp import mcp
from .menu import newest_or_given
from .opening import open_tables
from .play import play
from .replay import replay
from .rules import rules
from .screen import fail, let_readers_go, plain_streams
from .serve import serve
from .simulate import simulate
from .verify import verify
from .versions import version_line

USER_ERROR = 2
NUMBERS = {"int": "a whole number", "float": "a number"}

app = Typer(name="lazaretto", add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
app.command("open")(open_tables)
app.command("play")(play)
app.command("serve")(serve)
app.command("replay")(replay)
app.command("verify")(verify)
app.command("rules")(rules)
app.command("games")(games)
app.command("simulate")(simulate)
app.command("arena")(arena)
app.command("bench")(bench)
app.command("mcp")(mcp)


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is, and how its engine runs.")] = False,
) -> None:
    """Plague games with secrets, to play, to study and to balance."""
    if version:
        typer.echo(version_line())
        raise Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(words: Sequence[str] | None = None) -> NoReturn:
    """Whatever goes wrong for a reason that people can mend is said in one line; that nobody reads on, as after `| head`, is no error."""
    try:
        plain_streams()
        code = app(args=newest_or_given(sys.argv[1:] if words is None else words), prog_name="lazaretto", standalone_mode=False)
    except typer.BadParameter as error:
        code = fail(needed(error), USER_ERROR)
    except typer.TyperException as error:
        code = fail(error.format_message(), USER_ERROR)
    except BrokenPipeError:
        code = 0
    except SystemExit as error:
        if not isinstance(error.__context__, BrokenPipeError):             # which the library that reads the words may have met first
            raise
        code = 0
    except (KeyboardInterrupt, typer.Abort):
        code = fail("stopped", 130)
    except (Mistake, OSError) as error:
        code = fail(said(error), USER_ERROR)
    let_readers_go()
    sys.exit(code if isinstance(code, int) else 0)


def said(error: Exception) -> str:
    """What went wrong; of the system's errors the file, if known, and the reason, not the number."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def needed(error: typer.BadParameter) -> str:
    """What an option needs: of numbers in our words, as those of the parser's library are for programmers."""
    wrong: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    kind = wrong[0]["type"].partition("_")[0] if wrong else ""
    if error.param is None or kind not in NUMBERS:
        return error.format_message()
    return f"{error.param.opts[0]} needs {NUMBERS[kind]}, not {shown(wrong[0]['input'])}"
