"""Our server with the peer's game beside the rooms of the house: `python -m tables_load.hosting serve …`."""

import sys
from importlib import import_module
from typing import Final

from lazaretto import cli

from . import cards

CARDS: Final = "cards"


def move_in() -> None:
    """From here on the house knows the peer's game."""
    rooms = import_module("lazaretto.games")            # by name: `lazaretto.games` is a function
    sys.modules[f"{rooms.__name__}.{CARDS}"] = cards
    rooms.NAMES = (*rooms.NAMES, CARDS)


if __name__ == "__main__":
    move_in()
    cli.main()
