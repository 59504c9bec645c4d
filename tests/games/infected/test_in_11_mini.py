"""IN 11. The small game for study."""

from __future__ import annotations

import pytest

from lazaretto.games.infected.box import DOCTOR
from lazaretto.games.infected.cards import INFECTED_NEXT, ROLL, SAFE, SILENT
from lazaretto.kernel import RandomDealer, UnknownVariant

from .village import GAME


def test_three_play_and_one_is_the_doctor() -> None:
    """IN 11.1."""
    position = GAME.begin(3, "mini", RandomDealer(1))
    assert len(position.table.team(doctors=True)) == 1 and position.asked == (0, 1, 2)


@pytest.mark.parametrize("seats, variant, reason", [
    (5, "mini", "'mini' is for 3 seats, not 5"), (3, "mini+blind", "'mini' stands alone"), (3, "base", "Infected is for 5 to 12 seats, not 3"),
    (3, "contagious", "Infected is for 5 to 12 seats, not 3"),
])
def test_it_joins_no_mode_and_no_other_game_has_three_players(seats: int, variant: str, reason: str) -> None:
    """IN 11.1, 3.5."""
    with pytest.raises(UnknownVariant, match=reason.replace("+", r"\+")):
        GAME.rules(seats, variant)


def test_no_lobby_offers_it() -> None:
    """IN 11.1. It is on none of the lists that menus are made from."""
    assert "mini" not in GAME.variants and "mini" not in GAME.modes and 3 not in GAME.seats


def test_decks_have_two_cards() -> None:
    """IN 11.2."""
    rules = GAME.rules(3, "mini")
    at_the_table = [deck.cards() for deck, copies in zip(rules.decks, rules.counts, strict=True) if copies]
    assert at_the_table == [[SAFE, INFECTED_NEXT], [SAFE, ROLL], [ROLL, SILENT]] and INFECTED_NEXT in rules.decks[DOCTOR]


def test_one_card_is_passed_in_each_of_two_rounds() -> None:
    """IN 11.3, 8.3. By column Y, first to the right and then to the left; two rounds without cards follow."""
    rules = GAME.rules(3, "mini")
    position = GAME.begin(3, "mini", RandomDealer(2))
    assert not position.table.passes_two() and rules.last_round == 4 and rules.chart[position.table.column][3] == (2, 1)
