"""Which answers cannot be taken back, as far as the seat itself can know before it gives them: so its keys can say so, and nothing else is told by it.

Taking back is decided by what really happened (`kernel.record.may_be_taken_back`). Before, each answer is tried in worlds that the seat cannot tell from the
true one by looking: where none of them lets it be taken back, the key is red. What only hidden cards decide may still surprise.
"""

from __future__ import annotations

from typing import Final

from ..kernel import Entry, Game, Move, Position, RandomDealer, Recorder, Seat, View
from ..kernel.record import may_be_taken_back

WORLDS: Final = 3


def irrevocable(game: Game, seen: View, seat: Seat) -> list[Move]:
    """Of what the seat may answer to a question that it is asked alone."""
    worlds = [game.imagine(seen, RandomDealer(number)) for number in range(WORLDS)]
    return [move for move in seen.options(seat) if not any([may_go_back(world, seat, move) for world in worlds])]


def may_go_back(world: Position, seat: Seat, move: Move) -> bool:
    dealer = Recorder(RandomDealer(0))
    after = world.after(seat, move, dealer)
    return may_be_taken_back(world, after, Entry(0, seat, move, dealer.picks), dealer)
