"""PA 3. Setting up."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.cards import CARDS_A_DECK, HEALER_NAMES, PIECES, WARDS
from lazaretto.games.pathologic.moves import Become, Doom, Put
from lazaretto.kernel import NOT_HERE, Said

from .place import Play, opening

every_number = pytest.mark.parametrize("seats", [2, 3, 4])
FIRST = {2: "healer becomes haruspex"}


def secrets(seats: int) -> Play:
    """The Hit List and the first Prescriptions are asked for."""
    return opening(seats).after(*[FIRST[seats]] if seats == 2 else [])


def placing(seats: int = 4, *, cards: str = "curfew tithe twin") -> Play:
    game = secrets(seats).after("plague dooms maria capella saburov")
    if seats == 2:
        return game.after("haruspex takes ticking-away")
    return game.after(*[f"{healer} takes {card}" for healer, card in zip(HEALER_NAMES, cards.split()[:seats - 1])])


@every_number
def test_each_ticker_stands_at_three(seats: int) -> None:
    """PA 3.1. One piece for each own Ward; the Plague has none."""
    assert opening(seats).t.evidence == (0, *[3] * (seats - 1))


def test_who_sits_where_is_who(seats: int = 4) -> None:
    """PA 3.1, R136. The Plague, then the Healers in the order of their turns."""
    assert opening(seats).t.roles == (-1, 0, 1, 2) and opening(3).t.roles == (-1, 0, 1)


@pytest.mark.parametrize("healer", HEALER_NAMES)
def test_the_other_of_two_chooses_a_healer_openly_before_anything_else(healer: str) -> None:
    """PA 3.1, R136."""
    game = opening(2)
    assert game.question == "ChoosingHealer" and len(game.position.options(1)) == 3
    game = game.after(f"healer becomes {healer}")
    assert HEALER_NAMES[game.seen_by("plague").roles[1]] == healer and game.question == "FirstSecrets"
    assert Said(1, Become(HEALER_NAMES.index(healer))) in game.heard("plague")


@every_number
def test_events_and_strains_lie_face_down_and_the_counters_make_the_pool(seats: int) -> None:
    """PA 3.2."""
    t = opening(seats).position.seen_by(1).table
    assert t.event_deck.cards() == [-1] * 15 and t.strain_deck.cards() == [-1] * 24 and len(t.ongoing) == len(t.resolved) == 0
    assert len(t.pool) + sum([len(sheet) for sheet in t.sheets]) == 45


@every_number
def test_at_the_beginning_all_wards_live(seats: int) -> None:
    """PA 3.2."""
    game = placing(seats).until("Starting")
    assert all(game.t.is_in_town(ward) for ward in WARDS) and len(game.t.crypts) == len(game.t.grave) == 0


def test_each_healer_begins_with_one_counter() -> None:
    """PA 3.3. It is taken from the Pool."""
    game = opening()
    assert [game.sheet(healer) for healer in HEALER_NAMES] == ["coin", "secret", "key"] and game.pool == (14, 14, 14)


@pytest.mark.parametrize("healer, counter", [("bachelor", "coin"), ("haruspex", "secret"), ("changeling", "key")])
def test_with_two_it_is_that_of_the_healer_chosen(healer: str, counter: str) -> None:
    """PA 3.3, R21."""
    assert opening(2).after(f"healer becomes {healer}").sheet(healer) == counter


@every_number
def test_every_pact_token_is_with_its_healer(seats: int) -> None:
    """PA 3.3."""
    assert placing(seats).until("Starting").t.pacts == (-1,) * seats


@every_number
def test_the_hit_list_is_one_ward_of_each_healer(seats: int) -> None:
    """PA 3.4. Twenty-seven lists, of present and absent Healers."""
    game = secrets(seats)
    assert len(set(game.options("plague"))) == 27 and all([isinstance(move, Doom) for move in game.options("plague")])
    assert not game.may("plague dooms maria vlad saburov") and game.may("plague dooms andrey sticky rubin")
    assert placing(seats).doomed == "maria capella saburov"


def test_nobody_else_learns_the_hit_list() -> None:
    """PA 3.4, R14."""
    lists = ["plague dooms maria capella saburov", "plague dooms vlad sticky rubin"]
    one, other = [opening().after(doom, "bachelor takes curfew", "haruspex takes tithe", "changeling takes twin") for doom in lists]
    assert all([one.looks_the_same(other, healer) for healer in HEALER_NAMES]) and one.doomed != other.doomed


@every_number
def test_each_healer_chooses_one_prescription_of_the_own_deck(seats: int) -> None:
    """PA 3.5."""
    game = placing(seats)
    sizes = [(len(game.t.hands[seat]), len(game.t.decks[seat])) for seat in range(1, seats)]
    assert sizes == [(1, 11 if seats == 2 else 9)] * (seats - 1)


def test_any_of_the_own_deck_and_none_of_anothers() -> None:
    """PA 3.5."""
    game = opening()
    assert len(game.options("haruspex")) == CARDS_A_DECK and game.why_not("haruspex takes curfew").rule == "PA 2.11"


def test_nobody_learns_what_another_took() -> None:
    """PA 3.5, R14, R15. Neither who waits nor who comes after."""
    one, other = placing(cards="curfew tithe twin"), placing(cards="mandate tithe twin")
    assert one.hand("bachelor") != other.hand("bachelor")
    assert all([one.looks_the_same(other, name) for name in ("plague", "haruspex", "changeling")])


@every_number
def test_the_list_and_the_first_prescriptions_come_before_the_placing(seats: int) -> None:
    """PA 3.4 to 3.6, R14, R15."""
    game = secrets(seats)
    assert game.question == "FirstSecrets" and game.position.asked == tuple(range(seats)) and set(game.t.where) == {-1}
    assert placing(seats).question == "Placing"


@pytest.mark.parametrize("put", [Put(3, 99), Put(3, -1), Put(99, 3), Put(-1, 3)])
def test_nothing_is_put_outside_the_town_and_no_piece_that_there_is_not(put: Put) -> None:
    """PA 3.6."""
    assert placing().position.why_not(1, put) == NOT_HERE


@pytest.mark.parametrize("number", [3, 7, -1])
def test_nobody_becomes_a_fourth_healer(number: int) -> None:
    """PA 2.4, 20.1."""
    assert opening(2).position.why_not(1, Become(number)) == NOT_HERE


def test_they_place_a_piece_each_in_turn_until_twelve_stand_in_the_town() -> None:
    """PA 3.6."""
    game, order = placing(), []
    while game.question == "Placing":
        order.append(game.asked)
        seat = game.position.asked[0]
        put = game.position.options(seat)[-1]
        assert isinstance(put, Put)
        game = game.after(f"{order[-1]} puts {HEALER_NAMES[seat - 1] if game.t.where[seat - 1] < 0 else piece_name(put.piece)} in {put.district}")
    assert order == list(HEALER_NAMES) * 4 and -1 not in game.t.where and game.question == "Starting"


def piece_name(piece: int) -> str:
    return (*HEALER_NAMES, "maria", "vlad", "andrey", "capella", "notkin", "sticky", "saburov", "rubin", "aspity")[piece]


def test_healer_and_wards_are_placed_in_any_order() -> None:
    """PA 3.6, R16. Each time any of the own that is left, in any free district."""
    game = placing()
    assert len(game.options("bachelor")) == 4 * 15
    game = game.after("bachelor puts andrey in 15", "haruspex puts haruspex in 1", "changeling puts rubin in 9")
    assert game.told(Said)[0] == Said(1, Put(5, 15)) and len(game.options("bachelor")) == 3 * 12
    assert game.may("bachelor puts bachelor in 2") and game.may("bachelor puts maria in 14")


def test_nobody_places_anothers_piece_nor_one_that_stands() -> None:
    """PA 3.6."""
    game = placing()
    assert game.why_not("bachelor puts capella in 1").rule == "PA 3.6" and game.why_not("bachelor puts haruspex in 1").rule == "PA 3.6"
    game = game.after("bachelor puts maria in 1", "haruspex puts notkin in 2", "changeling puts rubin in 3")
    assert game.why_not("bachelor puts maria in 4").rule == "PA 3.6"


def test_a_piece_is_put_only_where_no_other_is() -> None:
    """PA 3.7."""
    game = placing().after("bachelor puts maria in 5")
    assert game.why_not("haruspex puts notkin in 5").rule == "PA 3.7" and game.may("haruspex puts notkin in 6")


def test_no_piece_is_put_into_the_steppe() -> None:
    """PA 3.6, 2.3. It is no district, and a refusal says so."""
    game = placing()
    assert not game.may("bachelor puts maria in 0")
    assert game.why_not("bachelor puts maria in 0").rule.startswith("PA")


@pytest.mark.parametrize("seats, pieces", [(2, 10), (3, 11), (4, 12)])
def test_at_the_end_so_many_districts_are_occupied_and_all_are_quarantined(seats: int, pieces: int) -> None:
    """PA 3.7. With four, 12 of the 15."""
    game = placing(seats).until("Starting")
    places = [place for place in game.t.where if place > 0]
    assert len(places) == len(set(places)) == pieces and game.free == ""
    assert [game.t.is_quarantined(piece) for piece in range(PIECES)].count(True) == pieces


@every_number
def test_the_plague_begins_without_a_strain(seats: int) -> None:
    """PA 3.8."""
    game = placing(seats).until("Starting")
    assert game.strains == "" and len(game.t.strain_deck) == 24
