"""How a move is made on a page: which card is pressed, whom one points at, and what the key says."""

from __future__ import annotations

from typing import Final

from ...kernel import Gesture, Move, Names, Scene, Seat
from .drawer import PLACES
from .guessing import Guess
from .names import CARD_ICONS, CARD_TITLES
from .passing import Pass
from .table import Village

A_NAME: Final = "Name the Plague Doctor"
ROOM_FOR_ONE: Final = 24        # letters of a name on a key
ROOM_FOR_TWO: Final = 12


def gesture(scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
    if isinstance(move, Guess):
        words = f"Name {shortened(names[move.suspect], ROOM_FOR_ONE)}"
        return Gesture(words, "vote", (f"seat:{move.suspect}",), A_NAME, secret=True)
    if isinstance(move, Pass):
        return passing(scene.table, seat, move, names)
    return Gesture("Say nothing", "hold", ())


def passing(t: Village, seat: Seat, move: Pass, names: Names) -> Gesture:
    """IN 4.1, 4.3. From a hidden hand; it can be changed until the last has chosen, and who is the last sees what goes where before it goes."""
    two = len(move.cards) > 1
    room = ROOM_FOR_TWO if two else ROOM_FOR_ONE
    parts = [f"{CARD_TITLES[card]} to {shortened(names[taker], room)}" for card, taker in zip(move.cards, t.takers_of(seat))]
    things = tuple([f"{place}:{card}" for place, card in zip(PLACES, move.cards)])
    return Gesture("Pass " + ", ".join(parts), CARD_ICONS[move.cards[0]], things, parts[0] if two else "", secret=True, twice=True)


def shortened(name: str, room: int) -> str:
    return name if len(name) <= room else f"{name[:room - 1]}…"
