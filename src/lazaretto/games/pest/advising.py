"""PE 9.8, 10.5, 11.2. Which moves stand first, however few keys a screen has room for: to the sick, the camp where it is of use, and payment in kind."""

from __future__ import annotations

from ...kernel import Move, Scene, Seat
from .cards import CAPITAL, NOTHING
from .foresight import is_in_danger
from .moves import COINS, Go, PutCamp
from .moving import Moving, road_to
from .paying import Paying
from .table import Empire


def advised(scene: Scene, seat: Seat) -> tuple[Move, ...]:
    t, question = scene.table, scene.question
    if isinstance(question, Paying):
        return (COINS[question.bounds(t, question.first())[0]],)
    return tuple([move for move in scene.options(seat) if is_to_the_sick(t, seat, move)]) if isinstance(question, Moving) else ()


def is_to_the_sick(t: Empire, seat: Seat, move: Move) -> bool:
    """PE 10.5, 11.2, 11.3. It gathers somebody; or the camp does, or saves the location."""
    here = t.houses[seat].doctor
    if isinstance(move, PutCamp):
        return t.sick[here] > 0 or is_in_danger(t, here)
    if not isinstance(move, Go) or move.camp or move.masked:
        return False
    road = road_to(t, here, move.place)
    return (move.place != CAPITAL and t.sick[move.place] > 0) or (road != NOTHING and t.on_roads[road] > 0)
