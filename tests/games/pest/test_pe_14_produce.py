"""PE 14. Produce, and what the storage holds."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.cards import CASTLE, CONTAINERS, FACTORY, HERBS, MOBILE_WORKSHOP, PODS, STONE
from lazaretto.games.pest.gains import NoRoom
from lazaretto.games.pest.moves import ASSIGNS, DONE

from .errands_at_hand import FULL, done, errand, goods, turn
from .year import arrange, choose, cure, go, plays

#: The Castle stands in a ruin, so that it gives nothing.
NO_CASTLE = "hask"


def test_buildings_with_a_worker_produce_and_those_without_give_nothing() -> None:
    """PE 14.1."""
    sites: dict[str, Any] = {"district": "gothar quorra", "workshop": "gollor", "treasury": "ulmar"}
    assert goods(errand("produce", {"sites": sites}, ruins=NO_CASTLE)) == ""
    assert goods(errand("produce", {"sites": sites, "workers": "district"}, ruins=NO_CASTLE)) == "1 stone"
    assert goods(errand("produce", {"sites": sites, "workers": "district district workshop treasury"}, ruins=NO_CASTLE)) == "2 lumber 1 stone 1 food 1 coin"


def test_castle_and_factory_need_no_worker_and_take_none() -> None:
    """PE 14.1, R86."""
    game = errand("produce", {"sites": {"factory": "gothar"}})
    assert goods(game) == "1 stone 1 herbs"
    game = errand("assign", {"sites": {"factory": "gothar"}, "healthy": 2})
    assert [game.why_not(ASSIGNS[slot]).rule for slot in (FACTORY, CASTLE)] == ["PE 17.3", "PE 17.3"]


def test_other_houses_gain_nothing() -> None:
    """PE 14.1."""
    game = errand("produce", others={1: {"goods": "", "sites": {"factory": "gothar"}}})
    assert goods(game, 1) == "" and goods(game) == "1 herbs"


def test_a_district_gives_one_of_its_resource() -> None:
    """PE 14.2."""
    house: dict[str, Any] = {"sites": {"district": "gollor garrow quorra"}, "workers": "district district district"}
    assert goods(errand("produce", house, ruins=NO_CASTLE)) == "2 lumber 1 food"


def test_the_workshop_gives_two() -> None:
    """PE 14.3, R89."""
    assert goods(errand("produce", {"sites": {"workshop": "gothar"}, "workers": "workshop"}, ruins=NO_CASTLE)) == "2 stone"


def test_the_factory_gives_one_without_a_worker() -> None:
    """PE 14.4."""
    assert goods(errand("produce", {"sites": {"factory": "gothar"}}, ruins=NO_CASTLE)) == "1 stone"


@pytest.mark.parametrize("location", ["gollor", "gothar", "quorra", "ulmar"])
def test_the_treasury_gives_a_coin_whatever_its_location_gives(location: str) -> None:
    """PE 14.5."""
    assert goods(errand("produce", {"sites": {"treasury": location}, "workers": "treasury"}, ruins=NO_CASTLE)) == "1 coin"


@pytest.mark.parametrize("castle, resource", [("hask", "herbs"), ("pellin", "lumber"), ("tivven", "food")])
def test_the_castle_gives_one_of_its_resource(castle: str, resource: str) -> None:
    """PE 14.6."""
    assert goods(errand("produce", {"castle": castle})) == f"1 {resource}"


def test_in_a_ruin_nothing_is_produced() -> None:
    """PE 14.1, R91. Not even a Coin."""
    house: dict[str, Any] = {"sites": {"district": "gothar", "factory": "gollor", "treasury": "ulmar"}, "workers": "district treasury"}
    assert goods(errand("produce", house, ruins="hask gothar gollor ulmar")) == ""


@pytest.mark.parametrize("healthy, research", [((2, 5, 8, 11), 4), ((1, 3, 4, 6, 7, 9, 10, 12), 0), ((1, 2, 5), 2), ((), 0)])
def test_each_occupied_laboratory_gives_a_research(healthy: tuple[int, ...], research: int) -> None:
    """PE 14.7, R90. Spaces 2, 5, 8 and 11."""
    assert errand("produce", {"healthy": healthy}).house().research == research


def test_research_has_no_limit() -> None:
    """PE 14.7, 3.13, R210."""
    assert errand("produce", {"healthy": (2, 5), "research": 30}).house().research == 32


def test_hindered_one_resource_less_is_gained_of_ones_choice() -> None:
    """PE 14.8."""
    house: dict[str, Any] = {"sites": {"workshop": "gothar", "treasury": "ulmar"}, "workers": "workshop treasury", "harmful": "produce", "regular": 3}
    game = errand("produce", house)
    assert game.question == "Weighing" and game.why_not(choose("lumber")).rule == "PE 14.8"
    assert [goods(game.after(choose(name))) for name in ("stone", "herbs", "coin")] == ["1 stone 1 herbs 1 coin", "2 stone 1 coin", "2 stone 1 herbs"]


def test_hindered_with_nothing_to_gain_has_no_effect_and_research_is_not_reduced() -> None:
    """PE 14.8, R88."""
    game = errand("produce", {"harmful": "produce", "regular": 3, "healthy": (2, 5), "goods": "3 herbs"}, ruins=NO_CASTLE)
    assert goods(game) == "3 herbs" and game.house().research == 2


def test_enhanced_one_resource_more_is_gained_of_a_type_ones_buildings_produce() -> None:
    """PE 14.9, R87. A Coin if the Treasury works; exactly one."""
    house: dict[str, Any] = {"sites": {"workshop": "gothar", "treasury": "ulmar", "district": "gollor"}, "workers": "workshop treasury", "research": 1}
    game = turn("produce cure", house).after(plays("produce", True))
    assert game.house().research == 0 and game.why_not(choose("lumber")).rule == "PE 14.9"
    assert [goods(game.after(choose(name))) for name in ("stone", "herbs", "coin")] == [
        "3 stone 1 herbs 1 coin", "2 stone 2 herbs 1 coin", "2 stone 1 herbs 2 coin",
    ]


def test_with_one_type_only_it_is_that() -> None:
    """PE 14.9, R240."""
    assert goods(turn("produce cure", {"research": 1}).after(plays("produce", True))) == "2 herbs"


def test_enhanced_without_anything_produced_is_refused() -> None:
    """PE 14.9, R87."""
    assert turn("produce cure", {"research": 1}, ruins=NO_CASTLE).why_not(plays("produce", True)).rule == "PE 14.9"


def test_types_that_cards_give_do_not_count_for_it() -> None:
    """PE 14.9, R223. The Mobile Workshop gives Food here, the Pods Lumber."""
    house: dict[str, Any] = {"cards": {"middle": MOBILE_WORKSHOP, "top": PODS}, "named": "food", "workers": "mobile", "research": 1}
    assert goods(turn("produce cure", house).after(plays("produce", True))) == "1 lumber 1 food 2 herbs"


def test_hindered_and_enhanced_it_gives_what_it_says() -> None:
    """PE 14.8, 14.9, R46."""
    house: dict[str, Any] = {"sites": {"workshop": "gothar"}, "workers": "workshop", "harmful": "produce", "regular": 3, "research": 1}
    game = turn("produce cure", house).after(plays("produce", True))
    assert goods(game) == "2 stone 1 herbs" and game.house().research == 0


def test_the_storage_holds_five_of_each_resource_and_of_coins() -> None:
    """PE 14.10, R92."""
    sites: dict[str, Any] = {"workshop": "gothar", "treasury": "ulmar", "district": "gollor quorra"}
    game = errand("produce", {"goods": "4 lumber 4 stone 5 food 5 herbs 5 coin", "sites": sites, "workers": "workshop treasury district district"})
    assert goods(game) == FULL


def test_what_was_lost_was_not_gained_for_decrees() -> None:
    """PE 14.10, R93. Decree 10 asks for three resources gained in one Produce, Coins too; Research does not count."""
    house: dict[str, Any] = {"sites": {"workshop": "gothar", "treasury": "ulmar"}, "workers": "workshop treasury", "healthy": (2, 5)}
    for held, level in (("", 1), ("5 herbs", 1), ("5 herbs 5 coin", 0), ("4 stone 5 herbs", 0)):
        assert errand("produce", {**house, "goods": held}, year=2, decrees=(1, 10, 11)).house().levels[1] == level


def test_storage_pods_count_for_decrees() -> None:
    """PE 14.10, R93. A Herb of the Castle, a Stone of the Factory, a Lumber of the Pods; together three."""
    house: dict[str, Any] = {"sites": {"factory": "gothar"}}
    assert errand("produce", house, year=2, decrees=(1, 10, 11)).house().levels[1] == 0
    assert errand("produce", {**house, "cards": {"top": PODS}}, year=2, decrees=(1, 10, 11)).house().levels[1] == 1


def test_with_storage_containers_the_owner_says_which_goes_on_the_card() -> None:
    """PE 14.10, R92."""
    game = errand("produce", {"goods": "5 stone 5 herbs", "sites": {"workshop": "gothar"}, "workers": "workshop", "cards": {"bottom": CONTAINERS}})
    assert [goods(game.after(choose(name))) for name in ("stone", "herbs")] == ["7 stone 5 herbs", "5 stone 6 herbs"]


def test_what_the_storage_cannot_take_is_told() -> None:
    """PE 14.10. Of each kind how many, to all; nothing where all has room."""
    mine = {"goods": "4 stone 5 herbs", "sites": {"workshop": "gothar"}, "workers": "workshop"}
    game = turn("produce cure", mine).after(plays("produce"))
    assert game.told(NoRoom) == [NoRoom(0, STONE, 1), NoRoom(0, HERBS, 1)]
    assert turn("produce cure", {**mine, "goods": ""}).after(plays("produce")).told(NoRoom) == []


def test_with_a_sick_person_on_the_fifth_slot_it_holds_four() -> None:
    """PE 14.11."""
    game = errand("produce", {"goods": "4 herbs", "harmful": "storage", "regular": 3})
    assert goods(game) == "4 herbs" and goods(errand("produce", {"goods": "4 herbs"})) == "5 herbs"


def test_what_lay_beyond_is_lost_the_moment_the_person_is_put_there() -> None:
    """PE 14.11, R48. And stays lost when the person is moved away (R224)."""
    game = turn("produce cure", {"goods": "5 lumber 4 stone 5 coin", "regular": 3, "harmful": "move"}).after(arrange("storage"))
    assert goods(game) == "4 lumber 4 stone 4 coin"
    game = game.after(plays("produce"))
    assert goods(game.after(arrange("move"))) == "4 lumber 4 stone 1 herbs 4 coin"


def test_the_slot_is_free_again_when_the_person_is_moved_away() -> None:
    """PE 14.11, R224."""
    game = turn("produce cure", {"goods": "4 herbs", "regular": 3, "harmful": "storage"}).after(arrange("move"), plays("produce"))
    assert goods(game) == "5 herbs"


def test_or_when_the_person_is_cured() -> None:
    """PE 14.11, 16.1."""
    game = done(errand("cure", {"goods": "1 herbs 4 stone", "doctor": "orvane", "harmful": "storage"}, actions="cure move").after(cure("storage")))
    game = game.after(plays("move"), go("gothar"), DONE)
    assert goods(game) == "5 stone"
