"""The command line, as its own help has it."""

from __future__ import annotations

from typer.testing import CliRunner

from lazaretto.cli import app

INTRODUCTION = """# Commands

As `lazaretto --help` says it. From a fresh clone, `./play` sets all up and then runs `lazaretto open`, or `lazaretto play` if it is given a game; the other
commands are `.venv/bin/lazaretto …`. What goes wrong for a reason that you can mend is said in one line, and the exit code is 2; a record that does
not verify gives 1."""

WIDE = {"COLUMNS": "80", "TERM": "dumb", "NO_COLOR": "1"}


def help_of(*words: str) -> str:
    done = CliRunner().invoke(app, [*words, "--help"], prog_name="lazaretto", env=WIDE)
    assert done.exit_code == 0, done.output
    return "\n".join([line.rstrip() for line in done.output.strip().splitlines()])


def command_names() -> list[str]:
    return [str(command.name) for command in app.registered_commands]


def commands() -> str:
    parts = [INTRODUCTION, "## lazaretto", f"```text\n{help_of()}\n```"]
    for name in command_names():
        parts += [f"## lazaretto {name}", f"```text\n{help_of(name)}\n```"]
    return "\n\n".join(parts)
