"""PE 9.8, 10.5, 11.2, 17.4. Which moves stand first, however few keys a screen has room for: to the sick, the camp where it is of use, payment in kind,
and the Capital where its people are paid for or nothing else is worth anything any more."""

from __future__ import annotations

from ...kernel import Move, Moves, Scene, Seat
from .assigning import Assigning
from .cards import CAPITAL, NOTHING, TO_CAPITAL
from .court_told import agenda_pays, fewer, once_there, place_of
from .foresight import is_in_danger
from .moves import ASSIGNS, COINS, Go, PutCamp
from .moving import Moving, road_to
from .paying import Paying
from .posts import face_up
from .posts_told import is_last_produce_over
from .table import Empire


def advised(scene: Scene, seat: Seat) -> tuple[Move, ...]:
    t, question = scene.table, scene.question
    if isinstance(question, Paying):
        return (COINS[question.bounds(t, question.first())[0]],)
    if isinstance(question, Assigning):
        return people_sent(t, seat, scene.options(seat))
    return tuple([move for move in scene.options(seat) if is_to_the_sick(t, seat, move)]) if isinstance(question, Moving) else ()


def people_sent(t: Empire, seat: Seat, options: Moves) -> tuple[Move, ...]:
    """PE 14.1, 17.4, 20.2, 20.3. To the Capital where the Agenda pays for it; if nothing is produced any more, where anything does."""
    sent, last = ASSIGNS[TO_CAPITAL], is_last_produce_over(t, seat)
    if sent in options and (is_worth_sending(t, seat) if last else agenda_pays(t, once_there(t, seat, 1), seat) > 0):
        return (sent,)
    return ()


def is_worth_sending(t: Empire, seat: Seat) -> bool:
    """PE 17.4, 20.2, 20.3. For the Agenda, another reward of the Capital, or the token of the first."""
    after = once_there(t, seat, 1)
    first = not t.count and bool(face_up(t))
    return first or agenda_pays(t, after, seat) > 0 or fewer(t, after.houses[seat]) < fewer(t, t.houses[seat]) or place_of(t, seat) != place_of(after, seat)


def is_to_the_sick(t: Empire, seat: Seat, move: Move) -> bool:
    """PE 10.5, 11.2, 11.3. It gathers somebody; or the camp does, or saves the location."""
    here = t.houses[seat].doctor
    if isinstance(move, PutCamp):
        return t.sick[here] > 0 or is_in_danger(t, here)
    if not isinstance(move, Go) or move.camp or move.masked:
        return False
    road = road_to(t, here, move.place)
    return (move.place != CAPITAL and t.sick[move.place] > 0) or (road != NOTHING and t.on_roads[road] > 0)
