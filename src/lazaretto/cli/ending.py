"""After the end: the outcome, the truth, and how to check it."""

from __future__ import annotations

import shlex
from pathlib import Path

from ..hosting import Sitting, everything
from ..kernel import Seat
from .screen import Screen, command
from .told import names_of


def ending(screen: Screen, sitting: Sitting, seat: Seat, path: Path) -> None:
    """Who was what, and what became of whom."""
    names = names_of(sitting.header.seats, seat)
    screen.pause("Enter, and all cards are turned face up. ")
    screen.rule("the end")
    screen.page(sitting.game.draw(everything(sitting.position, seat), sitting.memory(seat), names, screen.width))
    if sitting.secret is not None:
        screen.say(f"Commitment {sitting.header.commitment}", "dim")
        screen.say(f"Secret     {sitting.secret.hex()}", "dim")
    screen.say("The record; look at it again, or check it:")
    word = shlex.quote(str(path))
    screen.say_whole(f"  {command('replay')} {word} --all")
    if sitting.secret is not None:
        screen.say_whole(f"  {command('verify')} {word}")
