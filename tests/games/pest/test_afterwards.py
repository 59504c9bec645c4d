"""What a report says of a finished game."""

from __future__ import annotations

from lazaretto.games.pest import GAME
from lazaretto.games.pest.afterwards import counted
from lazaretto.games.pest.scoring import lines
from lazaretto.kernel import RandomDealer

from .land import empire


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


def test_the_ending_says_what_the_first_was_ahead_in_and_what_its_renown_came_from() -> None:
    """PE 21.1, 21.7. Tokens against Technologies and Influence."""
    game = empire(seats=2, at="count", year=5, houses={0: {"renown": 30, "healthy": 3}, 1: {"renown": 10, "influence": 8}})
    told = GAME.epilogue(game.position, ("Ann", "Ben"))
    assert told.startswith("The House with the most Renown wins. Ann was ") and ", by Renown tokens +20 and Healthy track +" in told
    assert " Ann's Renown came mostly from Renown tokens +30 and " in told and told.endswith(" Ben was ahead in Influence +6.")
    alone = empire(seats=1, at="count", year=5, houses={0: {"renown": 30}})
    assert GAME.epilogue(alone.position, ("Ann",)).endswith(" Ann's Renown came mostly from Renown tokens +30.")
