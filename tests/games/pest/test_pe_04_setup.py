"""PE 4. Setting up, for one to five."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import CASTLE, NOTHING
from lazaretto.games.pest.moves import Settle

from .land import Play, empire, house, opening
from .year import Fate, place, settle

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


def start(seats: int, order: tuple[int, ...] = (), cards: tuple[int, ...] = (0,)) -> Play:
    """A game in which the turn order is drawn so: each lot among the seats left; then the first player's card, among those left."""
    return opening(seats, lots=(0, 0, 0, 0, *[0] * TOKENS[seats], *(order or (0,) * seats), *cards))


def offered(game: Play) -> set[str]:
    """Locations one may settle in."""
    return {GAME.box.ids[move.location] for move in game.options() if isinstance(move, Settle)}


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


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_three_or_more_each_draws_a_card_and_chooses_one_of_its_locations(seats: int) -> None:
    """PE 4.12, R5. In turn order; a card that was drawn is gone."""
    game = start(seats, order=(seats - 1, *[0] * (seats - 1)), cards=(2,))
    assert game.question == "PlacingCastle" and game.asked == (seats - 1,) and offered(game) == {"fennick", "dunmere", "hollin"}
    assert game.why_not(settle("hask")).rule == "PE 4.12"
    game = game.after(settle("dunmere"), lots=(2,))
    assert game.house(seats - 1).sites[CASTLE] == place("dunmere") and game.asked == (0,) and offered(game) == {"mirrel", "ossel", "sedgely"}
    fate = Fate()
    game.position.after(0, settle("mirrel"), fate)
    assert fate.lots == [3], "of the three cards left"


def test_five_castles_come_from_five_cards() -> None:
    """PE 4.12, R5. Whatever is drawn, no two of them share a card."""
    game = start(5, cards=(4,)).after(settle("vintry"), lots=(3,)).after(settle("ossel"), lots=(2,)).after(settle("hollin"), lots=(1,))
    assert offered(game) == {"zelm", "wendle", "ambry"}
    assert offered(game.after(settle("zelm"))) == {"hask", "pellin", "tivven"}


def test_with_two_each_draws_two_cards_and_chooses_one_of_two_locations() -> None:
    """PE 4.13, R4. Each card gives the one that is not destroyed."""
    game = start(2, order=(1, 0), cards=(0, 3))
    assert game.asked == (1,) and offered(game) == {"hask", "yssel"}


@pytest.mark.parametrize("lots", [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)])
def test_with_two_four_cards_are_dealt(lots: tuple[int, int]) -> None:
    """PE 4.13, R4. What the first did not choose does not come to the second."""
    game = start(2, cards=(0, 0))
    assert offered(game) == {"hask", "zelm"}
    second = offered(game.after(settle("hask"), lots=lots))
    assert len(second) == 2 and second < {"fennick", "mirrel", "yssel"}


def test_alone_one_may_begin_in_any_starting_location() -> None:
    """PE 4.12, 32.10, R193. That is not destroyed."""
    assert offered(opening(1)) == {"hask", "zelm", "fennick", "mirrel", "yssel"}


@pytest.mark.parametrize("castle, goods", [("pellin", (1, 0, 0, 0, 0)), ("wendle", (0, 1, 0, 0, 0)), ("zelm", (0, 0, 1, 0, 0)), ("hask", (0, 0, 0, 1, 0))])
def test_the_castle_produces_what_its_location_gives(castle: str, goods: tuple[int, ...]) -> None:
    """PE 4.14."""
    assert empire(at="produce", houses={0: house(goods="", castle=castle)}).house(0).goods == goods


def test_a_sick_person_beside_the_castle_goes_into_quarantine() -> None:
    """PE 4.15. In Pellin there is one, in Hask nobody."""
    game = start(3)
    taken = game.after(settle("pellin"))
    assert game.sick("pellin") == 1 and taken.sick("pellin") == 0 and taken.house(0).regular == 1
    assert game.after(settle("hask")).house(0).quarantined() == 0


def test_the_castle_brings_no_influence_and_fulfils_nothing() -> None:
    """PE 4.12, R6. First Foundations would reward a building in a Village."""
    game = start(3).after(settle("hask"))
    assert game.t.decrees[0] == 1 and game.house(0).influence == 0 and game.house(0).levels == (0, 0, 0) and game.house(0).on_the_map() == 0


def test_then_doctors_are_put_beside_the_castles() -> None:
    """PE 4.16. In turn order, when all Castles stand; a sick person there is taken, for nothing."""
    game = start(3, order=(1, 0, 0)).after(settle("hask"), settle("zelm"), settle("fennick"))
    assert game.question == "PlacingDoctor" and game.asked == (1,) and offered(game) == {"gollor", "pellin", "quorra", "vessary"}
    assert game.why_not(settle("hask")).rule == "PE 4.16"
    game = game.after(settle("pellin"))
    assert game.house(1).doctor == place("pellin") and game.house(1).regular == 1 and game.sick("pellin") == 0
    assert game.house(1).goods == (1, 1, 2, 2, 2) and game.asked == (0,) and game.after(settle("wendle")).asked == (2,)


def test_a_doctor_may_begin_in_a_ruin_and_gains_nothing() -> None:
    """PE 4.16, R7. Vessary is destroyed with three players."""
    game = start(3).after(settle("hask"), settle("zelm"), settle("fennick"), settle("vessary"))
    assert game.is_ruin("vessary") and game.house(0).doctor == place("vessary") and game.house(0).goods == (1, 1, 2, 2, 2)
    gained = start(3).after(settle("hask"), settle("zelm"), settle("fennick"), settle("gollor"))
    assert gained.house(0).goods == (1, 1, 2, 2, 2)


def test_doctors_may_begin_together_and_the_first_takes_the_sick_person() -> None:
    """PE 4.16, R8. One is sick in Caldrum, beside Wendle and Fennick, by a box of our own."""
    fate = Fate()
    game = Play(GAME.with_components({"sick-at-start": {"locations": "caldrum"}}).begin(3, "base", fate), fate.facts)
    game = game.after(settle("hask"), settle("wendle"), settle("fennick"), settle("gollor"), settle("caldrum"), settle("caldrum"))
    assert game.house(1).doctor == game.house(2).doctor == place("caldrum") and (game.house(1).regular, game.house(2).regular) == (1, 0)


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
