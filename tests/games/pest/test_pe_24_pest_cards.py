"""PE 24. The Pest cards: which locations and roads each strikes."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import COLOUR_NAMES, RESOURCE_NAMES, SIZE_NAMES

from .court import has, rules
from .land import Play, empire

#: By card: the size and resource of locations, the colour of roads, the colour of harbours.
CARDS: dict[int, tuple[tuple[str, ...], tuple[str, ...], str]] = {
    1: (("town lumber", "city stone"), (), ""),                 # PE 24.1
    2: (("town stone", "city food"), (), ""),                   # PE 24.2
    3: (("town food", "city herbs"), (), ""),                   # PE 24.3
    4: (("town herbs", "city lumber"), (), ""),                 # PE 24.4
    5: (("town food", "city lumber"), (), ""),                  # PE 24.5
    6: (("town stone", "city herbs"), (), ""),                  # PE 24.6
    7: (("village lumber",), ("red",), ""),                     # PE 24.7
    8: (("village stone",), ("red",), ""),                      # PE 24.8
    9: (("village food",), ("red",), ""),                       # PE 24.9
    10: (("village lumber",), ("blue",), ""),                   # PE 24.10
    11: (("village food",), ("blue",), ""),                     # PE 24.11
    12: (("village herbs",), ("blue",), ""),                    # PE 24.12
    13: (("village stone",), ("black",), ""),                   # PE 24.13
    14: (("village herbs",), ("black",), ""),                   # PE 24.14
    15: ((), ("red", "blue", "black"), ""),                     # PE 24.15
    16: ((), (), "red"),                                        # PE 24.16
    17: ((), (), "blue"),                                       # PE 24.17
    18: ((), (), "black"),                                      # PE 24.18
}
EMPTY_LAND = {seat: has(doctor="capital", castle="") for seat in range(3)}


def struck(card: int, *, ruins: str = "", gives: dict[str, str] | None = None) -> Play:
    """This card strikes an empire in which nobody is yet."""
    return empire(at="strike", card=card, ruins=ruins, gives=gives or {}, houses=EMPTY_LAND)


def sick_in(game: Play) -> list[str]:
    return [name for name, people in zip(GAME.box.ids, game.t.sick) if people]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_strikes_just_these_locations(card: int) -> None:
    """PE 24.1, 24.2, 24.3, 24.4, 24.5, 24.6, 24.7, 24.8, 24.9, 24.10, 24.11, 24.12, 24.13, 24.14, 24.15, 24.16, 24.17, 24.18."""
    kinds, _, harbour = CARDS[card]
    said = [f"{SIZE_NAMES[size]} {RESOURCE_NAMES[gives]}" for size, gives in zip(GAME.box.sizes, GAME.box.gives)]
    colours = [COLOUR_NAMES[colour] for colour in GAME.box.harbours]
    game = struck(card)
    assert sick_in(game) == [name for name, kind, colour in zip(GAME.box.ids, said, colours) if kind in kinds or (harbour and colour == harbour)]
    assert set(game.t.sick) <= {0, 1}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_strikes_just_these_roads(card: int) -> None:
    """PE 24.1, 24.2, 24.3, 24.4, 24.5, 24.6, 24.7, 24.8, 24.9, 24.10, 24.11, 24.12, 24.13, 24.14, 24.15, 24.16, 24.17, 24.18, R235."""
    colours = [COLOUR_NAMES[colour] for _, _, colour in GAME.box.roads]
    game = struck(card)
    assert list(game.t.on_roads) == [1 if colour in CARDS[card][1] else 0 for colour in colours]


@pytest.mark.parametrize("card, locations, roads", [(1, 7, 0), (4, 6, 0), (7, 5, 4), (12, 5, 4), (14, 5, 4), (15, 0, 12), (16, 5, 0), (17, 5, 0), (18, 5, 0)])
def test_so_many_places_are_struck(card: int, locations: int, roads: int) -> None:
    """PE 24.1, 24.4, 24.7, 24.12, 24.14, 24.15, 24.16, 24.17, 24.18."""
    game = struck(card)
    assert len(sick_in(game)) == locations and sum(game.t.on_roads) == roads


def test_white_is_every_road_with_a_horseshoe_and_no_other() -> None:
    """PE 24.15, R235. Gollor to Gothar is red, Terras to Ambry blue, Brannoch to Dunmere black, Gollor to Hask plain."""
    game = struck(15)
    assert [game.on_road(*ends) for ends in (("gollor", "gothar"), ("terras", "ambry"), ("brannoch", "dunmere"), ("gollor", "hask"))] == [1, 1, 1, 0]


@pytest.mark.parametrize("seats", [1, 2])
def test_white_is_sorted_with_the_black_ones(seats: int) -> None:
    """PE 24.15, R2."""
    assert rules(seats).piles == ((7, 8, 9), (10, 11, 12), (13, 14, 15)) and rules(3).piles == ()


def test_what_a_location_gives_is_read_from_its_token() -> None:
    """PE 24.19, R11, R236. Gollor gives Herbs now and Orvane Lumber."""
    gives = {"gollor": "herbs", "orvane": "lumber"}
    assert struck(1, gives=gives).sick("gollor", "orvane") == (0, 1) and struck(4, gives=gives).sick("gollor", "orvane") == (1, 0)


def test_harbours_stay_as_printed() -> None:
    """PE 24.19, R236."""
    assert struck(16, gives={"sarnholt": "stone"}).sick("sarnholt") == 1


@pytest.mark.parametrize("card, ruin", [(1, "gollor"), (1, "gothar"), (7, "pellin"), (16, "sarnholt")])
def test_a_destroyed_location_is_never_struck(card: int, ruin: str) -> None:
    """PE 24.19."""
    assert struck(card).sick(ruin) == 1 and struck(card, ruins=ruin).sick(ruin) == 0
