"""lazaretto replay FILE"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, final

from typer import Argument, Option

from ..games import game as find_game
from ..hosting import Frame, frames
from ..hosting.opening import who_sat
from ..hosting.paragraphs import paragraphs
from ..kernel import Mistake, Record, Seat, read_record
from .listing import as_number
from .play import YOU, read_seat
from .screen import Screen
from .told import names_of

KEYS: Final = "Enter or n forward, b back, a number goes there, q quit"


def replay(
    file: Annotated[Path, Argument(help="A record.", show_default=False)],
    seat: Annotated[str | None, Option(help="Look from this seat: 0, 1 … or A, B …; else as a watcher.")] = None,
    all: Annotated[bool, Option("--all", help="With all cards face up; only once the game is over.")] = False,
    plain: Annotated[bool, Option("--plain", help="Print what happened from beginning to end, without keys.")] = False,
) -> None:
    """Step through a game, forward and back."""
    record = read_record(file, find_game)
    viewer = None if seat is None else read_seat(seat, record.header.seats, 0)
    show = Show(Screen(), record, viewer, all)
    if all and viewer is not None:
        raise Mistake("--seat shows what one seat saw, --all shows everything: choose one")
    if not show.is_over():
        refuse_secrets(record, file, viewer, all)
    if record.torn:
        show.screen.say("The last line is torn, and left out.", "dim")
    if not show.frames:
        raise Mistake("nothing was dealt yet")
    show.print_all() if plain else show.step()


def refuse_secrets(record: Record, file: Path, viewer: Seat | None, face_up: bool) -> None:
    """While a game runs, nobody looks into another's hand."""
    players, _ = who_sat(file, record)
    if face_up:
        raise Mistake("the game is not over: --all would tell what is still secret")
    if viewer is not None and (not players or players[viewer] != YOU):
        raise Mistake("the game is not over: another seat's secrets can be seen only then")


@final
class Show:
    """A record, frame by frame."""

    def __init__(self, screen: Screen, record: Record, seat: Seat | None, face_up: bool) -> None:
        self.screen, self.game, self.seat = screen, record.header.game, seat
        self.names: Final = names_of(record.header.seats, seat)
        self.frames: Final[list[Frame]] = frames(record, seat, face_up)

    def is_over(self) -> bool:
        """As the game itself has it, whatever the record says."""
        return bool(self.frames) and self.frames[-1].view.outcome is not None

    def print_all(self) -> None:
        for frame in self.frames:
            self.tell(frame)
        self.screen.rule("the end" if self.is_over() else "so far")
        self.draw(self.frames[-1])

    def step(self) -> None:
        at, last = 0, len(self.frames) - 1
        while True:
            self.screen.rule(f"{at} of {last}")
            self.draw(self.frames[at])
            self.tell(self.frames[at])
            word = self.typed(at)
            if word is None:
                return
            at = min(max(word, 0), last)

    def typed(self, at: int) -> int | None:
        """Where to go next; None to leave."""
        self.screen.say(KEYS, "dim")
        while True:
            typed = self.screen.ask("> ")
            word = "q" if typed is None else typed.casefold()
            if word in ("q", "quit"):
                return None
            if word in ("", "n", "b"):
                return at + (-1 if word == "b" else 1)
            number = as_number(word.removeprefix("goto").removeprefix("g").strip())
            if number is not None:
                return number
            self.screen.say(f"{KEYS}; numbers are 0 to {len(self.frames) - 1}.")

    def tell(self, frame: Frame) -> None:
        for paragraph in paragraphs(self.game, frame.since, self.names, self.seat):
            self.screen.say(paragraph)

    def draw(self, frame: Frame) -> None:
        self.screen.page(self.game.draw(frame.view, frame.memory, self.names, self.screen.width))
