"""What a report says of a finished game."""

from __future__ import annotations

from lazaretto.games.pest import GAME
from lazaretto.games.pest.afterwards import counted
from lazaretto.games.pest.scoring import lines
from lazaretto.kernel import RandomDealer


def test_the_renown_of_the_first_is_told_by_its_sources() -> None:
    """PE 21.1, 31.15. The lines add up to the total."""
    for seats, variant in [*[(seats, "base") for seats in GAME.seats], (2, "versus")]:
        dealer = RandomDealer(seats)
        position = GAME.begin(seats, variant, dealer)
        while position.outcome is None:
            seat = position.asked[0]
            options = position.options(seat)
            position = position.after(seat, options[dealer.pick(len(options))], dealer)
        figures = counted(position.table)
        found = [number for name, number in figures.items() if name.startswith("the first's Renown by ")]
        assert len(found) == len(lines(position.table)) and sum(found) == max(position.table.totals) == figures["most Renown"]
