"""BR 5.1. What one may do in a turn: the form that every action has."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ...kernel import Dealer, Move, Reason, Seat, Steps
from .table import Town


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Move):
    """An action of a turn. `why_not` is the one place where its legality is written; it looks at what the seat sees."""

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        raise NotImplementedError

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        """What follows once it is chosen."""
        raise NotImplementedError
