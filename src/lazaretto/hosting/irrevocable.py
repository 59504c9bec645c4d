"""Which answers cannot be taken back, as far as the seat can know before it gives them: so its keys can say so, and nothing else is told by them.

Taking back is decided by what really happened (`kernel.record.may_be_taken_back`). Before, each answer is tried in a world that the seat cannot tell from the
true one by looking. That both agree, in every game, is a law.
"""

from __future__ import annotations

from ..kernel import Entry, Game, Move, Position, RandomDealer, Recorder, Seat, View
from ..kernel.record import may_be_taken_back
from .foreseeing import NoChance, Undecided


def irrevocable(game: Game, seen: View, seat: Seat) -> list[Move]:
    """Of what the seat may answer to a question that it is asked alone."""
    world = game.imagine(seen, RandomDealer(0))
    return [move for move in seen.options(seat) if not may_go_back(world, seat, move)]


def may_go_back(world: Position, seat: Seat, move: Move) -> bool:
    """Of a move that was offered, so nobody asks once more whether it is allowed."""
    dealer, after = Recorder(NoChance()), world.copy()
    try:
        after.play(seat, move, dealer)
    except Undecided:
        return False
    return may_be_taken_back(world, after, Entry(0, seat, move, dealer.picks), dealer)
