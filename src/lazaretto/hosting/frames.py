"""A record looked at step by step, from one seat, as a watcher, or with all cards face up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ..kernel import Answered, Position, Record, Script, Seat, View, heard_by, only


@final
class Frame:
    """A moment of a game: what is seen, what was told since the frame before, and all that was told until now."""

    def __init__(self, view: View, since: Sequence[object], memory: Sequence[object]) -> None:
        self.view: Final = view
        self.since: Final = since
        self.memory: Final = memory


def everything(position: Position, seat: Seat | None = None) -> View:
    """The table with all cards face up, for a game that is over; from this seat's side."""
    view = View(position.table.copy(), position.agenda[:], {})
    view.seat, view.question, view.asked, view.outcome = seat, position.question, position.asked, position.outcome
    return view


def frames(record: Record, seat: Seat | None, face_up: bool = False) -> list[Frame]:
    """The game by moments at which something was told; an answer that waits for the others is none, so nobody's speed is seen.

    Nor is an answer that was taken back: it did not happen.
    """
    found: list[Frame] = []
    memory: list[object] = []
    before: list[tuple[list[object], int]] = []            # each answer: what was remembered, and how many frames there were
    for entry, position, dealer in record.positions():
        assert isinstance(dealer, Script)
        if entry.is_taken_back():
            memory, many = before.pop()
            found = found[:many]
            continue
        before.append((memory, len(found)))
        own = [] if entry.seat is None or entry.move is None else [(only(entry.seat), Answered(entry.move))]
        told = [fact for _, fact in dealer.facts] if face_up else heard_by(seat, [*own, *dealer.facts])
        memory = [*memory, *told]
        if dealer.facts or position.outcome is not None:
            since = memory[len(found[-1].memory) if found else 0:]
            found.append(Frame(everything(position) if face_up else position.seen_by(seat), since, memory))
    return found
