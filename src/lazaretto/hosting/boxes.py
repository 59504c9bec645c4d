"""What stands on the box of each game: for who chooses one."""

from __future__ import annotations

from typing import Final, NamedTuple


class Box(NamedTuple):
    """What the game is in a sentence, the minutes it takes, and how much there is to learn: light, medium or heavy."""

    sentence: str
    minutes: int
    weight: str


UNMARKED: Final = Box("", 0, "")
BOXES: Final = {
    "infected": Box("One passes the plague hand to hand. Find the Doctor.", 10, "light"),
    "bristol": Box("Three carts race for the gate. Who aboard is sick?", 30, "light"),
    "pints": Box("Hold the pub until rescue comes. Not for everyone.", 50, "medium"),
    "pathologic": Box("Three healers hunt what walks unseen.", 60, "heavy"),
    "pest": Box("Heal a realm over three eras, and be remembered.", 120, "heavy"),
}
