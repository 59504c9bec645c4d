"""PE 4. Setting up, for one to five."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import CASTLE, NOTHING

from .land import Play, opening, start
from .year import Fate

EVERY_NUMBER = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
TOKENS = {1: 6, 2: 6, 3: 8, 4: 10, 5: 12}
RUINS = {
    1: "pellin ruddock tivven wendle meskar ambry dunmere hollin jorrow ossel quillon sedgely vintry ashlock corvey",
    2: "pellin ruddock tivven wendle meskar ambry dunmere hollin jorrow ossel quillon sedgely vintry ashlock corvey",
    3: "orvane sarnholt vessary yarrowick eskel istrad lomara parrick wexholm brimhal",
    4: "orvane yarrowick eskel parrick wexholm",
    5: "",
}
SICK = "gothar pellin terras meskar garrow hollin ossel rastova zarrow corvey"


def ready(seats: int) -> Play:
    """The first Assistant is asked for."""
    return opening(seats).until("PlacingAssistant")


@EVERY_NUMBER
def test_each_player_has_a_house_and_a_board(seats: int) -> None:
    """PE 4.1, R211. By seat."""
    game = opening(seats)
    assert len(game.t.houses) == len(game.t.boards) == seats and sorted(game.t.order) == list(range(seats))


@EVERY_NUMBER
def test_what_carries_the_number_of_players_is_destroyed(seats: int) -> None:
    """PE 4.2. Nothing else is."""
    game = opening(seats)
    assert {name for name in GAME.box.ids if game.is_ruin(name)} == set(RUINS[seats].split())


@EVERY_NUMBER
def test_one_sick_person_for_each_symbol_that_is_not_destroyed(seats: int) -> None:
    """PE 4.3, R1."""
    game = opening(seats)
    for name in GAME.box.ids:
        assert game.sick(name) == int(name in SICK.split() and name not in RUINS[seats].split()), name
    assert sum(game.t.on_roads) == 0


@EVERY_NUMBER
def test_one_decree_of_each_era_lies_open(seats: int) -> None:
    """PE 4.4. The first and the last of each; all Imperative markers stand at 0."""
    low, high = opening(seats), opening(seats, lots=(3, 2, 4) if seats == 1 else (4, 4, 4))
    assert low.t.decrees == (1, 7 if seats == 1 else 6, 11) and high.t.decrees == (5, 10, 15)
    assert all([one.levels == (0, 0, 0) for one in low.t.houses])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_one_capital_card_lies_open(seats: int, card: int) -> None:
    """PE 4.5. Any of five."""
    assert opening(seats, lots=(0, 0, 0, card - 1)).t.capital_card == card


@EVERY_NUMBER
def test_so_many_capital_tokens_lie_open(seats: int) -> None:
    """PE 4.6, R10, R202. Drawn among 14; with the five buildings beside them."""
    fate = Fate()
    t: Any = GAME.begin(seats, "base", fate).table
    assert len(t.tokens) == TOKENS[seats] and t.turned == 0 and t.works == (NOTHING,) * 5
    assert fate.lots[(3 if seats == 1 else 4):][:TOKENS[seats]] == [14 - number for number in range(TOKENS[seats])]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_three_or_more_all_pest_cards_may_come(seats: int) -> None:
    """PE 4.7, R12. 18 and 10 are shuffled, none is taken out; the first of the six is turned up in Year 1."""
    assert len(opening(seats).t.pest_deck) == 18 and len(opening(seats).t.boxed) == 0 and len(opening(seats).t.aid_deck) == 10
    game = ready(seats)
    assert len(game.t.pest_shown) == 1 == len(game.t.aid_shown) and len(game.t.pest_deck) == 17 and len(game.t.aid_deck) == 9


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("boxed", [(7, 10, 13), (9, 12, 15), (8, 11, 14)])
def test_with_one_or_two_a_card_of_each_pile_goes_back(seats: int, boxed: tuple[int, int, int]) -> None:
    """PE 4.8, R2, R3. Red, blue, and black with the white one."""
    game = opening(seats, boxed=boxed)
    assert game.t.boxed.cards() == list(boxed) and not set(boxed) & set(game.t.pest_deck.cards()) and len(game.t.pest_deck) == 15


@EVERY_NUMBER
def test_five_technologies_make_the_market(seats: int) -> None:
    """PE 4.9, R9."""
    game = opening(seats, technology=(30, 29, 17, 4, 1))
    assert sorted(game.t.market.cards()) == [1, 4, 17, 29, 30] and len(game.t.technology_deck) == (20 if seats == 1 else 25)


@EVERY_NUMBER
def test_all_influence_markers_stand_at_0(seats: int) -> None:
    """PE 4.10."""
    assert [one.influence for one in opening(seats).t.houses] == [0] * seats


def test_the_turn_order_is_drawn() -> None:
    """PE 4.11."""
    assert start(3, order=(2, 0, 0)).t.order == (2, 0, 1) and start(3, order=(1, 1, 0)).t.order == (1, 2, 0)
    assert start(5, order=(4, 3, 2, 1, 0)).t.order == (4, 3, 2, 1, 0)


@EVERY_NUMBER
def test_nine_buildings_and_the_camp_stand_on_the_board(seats: int) -> None:
    """PE 4.17."""
    for one in ready(seats).t.houses:
        assert one.sites[:CASTLE] == (NOTHING,) * 9 and one.sites[CASTLE] != NOTHING and one.camp == NOTHING and one.workers == 0


@EVERY_NUMBER
def test_each_begins_with_the_same(seats: int) -> None:
    """PE 4.18, R212. Lumber, Stone, Food, Herbs and Coins; 1 Research; nothing else."""
    for one in opening(seats).t.houses:
        assert one.goods == (1, 1, 2, 2, 2) and one.research == 1
        assert (one.renown, one.blame, one.healthy, one.quarantined(), one.dead, one.capital) == (0, 0, 0, 0, 0, 0) and one.cards == (NOTHING,) * 3


@EVERY_NUMBER
def test_two_assistants_are_ready(seats: int) -> None:
    """PE 4.19. After two turns of each the next Year begins."""
    game, turns = ready(seats), 0
    while game.t.year == 0:
        turns += game.question == "PlacingAssistant"
        game = game.after(game.options()[0])
    assert turns == 2 * seats
