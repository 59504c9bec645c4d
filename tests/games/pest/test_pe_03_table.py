"""PE 3. What lies on the table: pieces, people, resources, slots and cards."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.moves import CAPITALS, DONE, PUT_CAMP
from lazaretto.games.pest.scoring import LINES, sheet
from lazaretto.kernel import FACE_DOWN

from .land import empire, house, opening
from .year import build, buy, counted, go

RULES: Any = GAME.rules(5, "base")


def test_five_houses_have_a_board_each_and_the_engine_keeps_the_score() -> None:
    """PE 3.1."""
    game = empire(seats=5, at="count", houses={4: house(renown=2, sites={"treasury": "gothar"})})
    assert len(game.t.houses) == len(game.t.boards) == 5 == len(game.t.totals)
    assert len(sheet(game.t, 4)) == len(LINES) and game.t.totals == (0, 0, 0, 0, 5)


def test_a_house_has_ten_buildings_three_imperative_markers_and_five_of_the_storage() -> None:
    """PE 3.2."""
    for one in empire(seats=5).t.houses:
        assert len(one.sites) == 10 and len(one.levels) == 3 and len(one.goods) == 5


def test_a_house_has_one_camp() -> None:
    """PE 3.2."""
    game = empire(at="move", houses={0: house(doctor="gollor", camp="hask")}).after(go("gothar"))
    assert game.why_not(PUT_CAMP).rule == "PE 11.2"


def test_a_house_has_four_assistants() -> None:
    """PE 3.2. All of them are placed in Era III."""
    game = empire(at="new year", year=4, seats=2)
    while game.t.year == 4:
        placed = game.house(0).placed
        game = game.after(game.options()[0])
    assert placed == 4


def test_there_are_six_districts_and_one_of_each_special_building() -> None:
    """PE 3.3."""
    rich = "5 lumber 5 stone 5 coin"
    five = empire(at="construct", houses={0: house(doctor="gothar", goods=rich, sites={"district": "zarrow corvey ulmar terras meskar"})})
    assert five.may(build("district"))
    six = empire(at="construct", houses={0: house(doctor="gothar", goods=rich, sites={"district": "zarrow corvey ulmar terras meskar garrow"})})
    assert six.why_not(build("district")).rule == "PE 3.3"
    for kind in ("workshop", "factory", "treasury"):
        assert six.may(build(kind))
        assert empire(at="construct", houses={0: house(doctor="gothar", goods=rich, sites={kind: "ulmar"})}).why_not(build(kind)).rule == "PE 3.3"


def test_buildings_need_a_healthy_person_save_castle_and_factory() -> None:
    """PE 3.3, R206. The Castle in Hask gives Herbs, the Factory in Quorra Food; a District in Gothar and a Workshop in Gollor wait for workers."""
    stands = {"district": "gothar", "workshop": "gollor", "factory": "quorra", "treasury": "ulmar"}
    idle = empire(at="produce", houses={0: house(goods="", sites=stands)})
    assert idle.house(0).goods == (0, 0, 1, 1, 0)
    busy = empire(at="produce", houses={0: house(goods="", sites=stands, workers="district workshop treasury")})
    assert busy.house(0).goods == (2, 1, 1, 1, 1)


def test_how_many_cards_there_are() -> None:
    """PE 3.4."""
    cards = counted(opening(5).t)
    assert cards["technologies"] == list(range(1, 31)) and cards["pest cards"] == list(range(1, 19)) and cards["aid cards"] == list(range(1, 11))
    assert [len(decrees) for decrees in RULES.decrees] == [5, 5, 5]
    assert len(RULES.first[1:]) == 5 == len(RULES.starts[1:])


def test_there_are_5_capital_buildings_and_14_tokens() -> None:
    """PE 3.5, R202, R205."""
    assert len(RULES.capital_costs) == 5 == len(CAPITALS) and sum(RULES.tokens) == 14


def test_tokens_and_people_do_not_run_out() -> None:
    """PE 3.5, R31, R207. 24 Renown, 24 negative Renown and 42 Research lie in the box, 100 people and 28 Destroyed tokens."""
    game = empire(at="construct", houses={0: house(renown=24, goods="3 lumber 3 stone")}).after(CAPITALS[2])
    assert game.house(0).renown == 27
    assert empire(at="era end", year=1, houses={0: house(blame=24, dead=4)}).house(0).blame == 30
    assert empire(at="aid", card=6, houses={0: house(research=60, influence=1)}).house(0).research == 62
    crowd = empire(at="strike", card=7, year=2, roads={2: 120})
    assert crowd.on_road("gollor", "gothar") == 122
    all_but_gothar = " ".join([name for name in GAME.box.ids if name != "gothar"])
    last = empire(at="strike", card=1, sick={"gothar": 3}, ruins=all_but_gothar, houses={0: house(doctor="hask")})
    assert last.t.ruins.bit_count() == 45


def test_a_board_has_nine_cells_and_three_slots_for_technologies() -> None:
    """PE 3.12. The Examination Desk goes anywhere, the Breathing Apparatus on top only."""
    assert len(empire(at="assistant", houses={0: house(goods="")}).options()) == 9
    game = empire(at="research", market=(1, 3), houses={0: house(research=9)})
    assert [game.may(buy(3, slot)) for slot in ("top", "middle", "bottom")] == [True] * 3
    assert [game.may(buy(1, slot)) for slot in ("top", "middle", "bottom")] == [True, False, False] and game.why_not(buy(1, "middle")).rule == "PE 15.2"
    held = game.after(buy(3, "bottom"))
    assert held.house(0).cards == (-1, -1, 3) and held.t.boards[0].cards() == [3]


def test_a_building_yields_the_resource_of_its_location() -> None:
    """PE 3.12, 4.14. The token beside it is that of the location."""
    for where, goods in (("gollor", (1, 0, 0, 1, 0)), ("gothar", (0, 1, 0, 1, 0)), ("quorra", (0, 0, 1, 1, 0)), ("ulmar", (0, 0, 0, 2, 0))):
        assert empire(at="produce", houses={0: house(goods="", sites={"district": where}, workers="district")}).house(0).goods == goods


def test_the_storage_holds_five_of_each_and_any_research() -> None:
    """PE 3.13, R210."""
    game = empire(at="move", houses={0: house(doctor="gollor", goods="5 stone")}).after(go("gothar"), DONE)
    assert game.house(0).goods == (0, 5, 0, 0, 0)
    four = empire(at="move", houses={0: house(doctor="gollor", goods="4 stone")}).after(go("gothar"), DONE)
    assert four.has("stone") == 5
    assert empire(at="produce", houses={0: house(healthy=12, research=50)}).house(0).research == 54


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_all_but_decks_is_open(seats: int) -> None:
    """PE 3.14, R10. Everybody sees the same: map, Houses, Decrees, Capital card, market, boards, cards of the Years gone by."""
    game = opening(seats).until("PlacingAssistant")
    for seat in (*range(seats), None):
        seen = game.position.seen_by(seat).table
        for name in ("sick", "on_roads", "ruins", "decrees", "capital_card", "tokens", "order", "houses", "market", "boards", "pest_shown", "aid_shown"):
            assert getattr(seen, name) == getattr(game.t, name), name


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_decks_and_what_went_back_unseen_are_hidden(seats: int) -> None:
    """PE 3.15, R12, R199. From everyone, and nobody has a hand."""
    game = opening(seats).until("PlacingAssistant")
    for seat in (*range(seats), None):
        seen = game.position.seen_by(seat).table
        for name in ("pest_deck", "aid_deck", "technology_deck", "boxed"):
            zone = getattr(seen, name)
            assert set(zone.cards()) <= {FACE_DOWN} and len(zone) == len(getattr(game.t, name)), name


def test_nobody_can_tell_which_pest_card_comes() -> None:
    """PE 3.15, R12. Two games that differ in what went back into the box look the same."""
    one, other = opening(2, boxed=(7, 10, 13)), opening(2, boxed=(8, 12, 15))
    assert all([one.position.seen_by(seat) == other.position.seen_by(seat) for seat in (0, 1, None)])
    assert one.t.boxed.cards() == [7, 10, 13]
