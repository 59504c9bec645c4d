"""The screen: text only, never markup, and no wider than the terminal."""

from __future__ import annotations

import contextlib
import io
import os
import shlex
import sys
from collections.abc import Sequence
from itertools import pairwise
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

NARROWEST: Final = 20
LONGEST: Final = 500            # characters of an answer


class Lines(Console):
    """A reader who has seen enough, as `| head` has, is no error: `main` ends quietly."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a player reads and answers."""

    def __init__(self) -> None:
        self.console: Final = Lines(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return max(self.console.width, NARROWEST)

    def say(self, text: str = "", style: str = "") -> None:
        """A paragraph, wrapped."""
        self.console.print(Text(text, style), overflow="fold")

    def say_whole(self, text: str, style: str = "") -> None:
        """A line to be copied: the terminal may wrap it, we do not."""
        self.console.print(Text(text, style), soft_wrap=True)

    def rule(self, title: str = "") -> None:
        """A line across."""
        head = f"── {title} " if title else ""
        self.say(head + "─" * max(0, self.width - len(head)), "dim")

    def page(self, page: str, status_last: bool = False) -> None:
        """A drawn table. Its first block says what must be done, and stands out: on top, or last, next to where it is answered."""
        status, _, rest = page.partition("\n\n")
        for block in [rest, status] if status_last else [status, rest]:
            for line, following in pairwise([*block.split("\n"), ""]):
                heading = following.startswith("  ") and not following.startswith("    ") and not line.startswith(" ")
                self.say(line, "bold" if block is status or heading else "")
            if block is not status or not status_last:
                self.say()

    def rows(self, rows: Sequence[tuple[str, str]], style: str = "") -> None:
        """Two columns: a mark or a name, and what is said of it; under each other where there is no room."""
        room = max([len(head) for head, _ in rows], default=0) + 2
        if room > self.width // 2:
            for head, text in rows:
                self.say("\n".join(wrap(head, self.width, subsequent_indent=" " * 4, break_on_hyphens=False)), style)
                self.say(indented(text, 6, self.width), style)
            return
        for head, text in rows:
            self.say(head.ljust(room) + indented(text, room, self.width).lstrip(), style)

    def ask(self, prompt: str) -> str | None:
        """A line from the player; None if there is none any more, or at Ctrl-C."""
        try:
            line = self.typed(prompt)
            while len(line) > LONGEST:
                self.say(f"That is too long: an answer has at most {LONGEST} characters.")
                line = self.typed(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say()
            return None
        return line

    def typed(self, prompt: str) -> str:
        """What comes from a pipe is shown, so that the page reads as if typed."""
        if sys.stdin is None or sys.stdout is None:            # closed by whoever started us
            raise EOFError
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            self.say(line[:LONGEST])
        return line

    def pause(self, prompt: str) -> None:
        """Let a person at a terminal read on in peace; a pipe goes on at once."""
        if sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty():
            with contextlib.suppress(EOFError, KeyboardInterrupt):
                input(prompt)


def indented(text: str, by: int, width: int) -> str:
    """Wrapped, with a margin on every line."""
    lines = Text(text).wrap(Console(width=max(width - by, 8)), max(width - by, 8))
    return "\n".join([" " * by + line.plain.rstrip() for line in lines])


def command(verb: str) -> str:
    """What a person types for a command of ours: started by ./play, its own way."""
    if "LAZARETTO_PLAY" not in os.environ:
        return f"lazaretto {verb}"
    return shlex.quote(os.environ["LAZARETTO_PLAY"]) if verb == "play" else f"{shlex.quote(sys.argv[0])} {verb}"


def fail(text: str, code: int) -> int:
    """One line about what went wrong; control characters from a file or an argument do nothing here."""
    line = " ".join(text.split())
    with contextlib.suppress(BrokenPipeError):
        print("lazaretto: " + "".join([mark if mark.isprintable() else "?" for mark in line]), file=sys.stderr)
    return code


def plain_streams() -> None:
    """Bytes that are no text, and text that a terminal cannot show, become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def let_readers_go() -> None:
    """What is still to be written is written now; where nobody reads it any more, nowhere."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
