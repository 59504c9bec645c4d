"""PA 2. What lies on the table."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.cards import (
    ACTIONS, CARDS_A_DECK, DISTRICTS, HEALERS, INFLUENCES, PRESCRIPTIONS, REACTIONS, RESOURCE_NAMES, STEPPE, STRAINS, WARD_NAMES, WARDS, owner_of, wards_of,
)
from lazaretto.games.pathologic.table import TownRules

from .place import opening, town


def rules(seats: int = 4) -> TownRules:
    found = GAME.rules(seats, "base")
    assert isinstance(found, TownRules)
    return found


def borders(*, of: tuple[tuple[int, ...], ...]) -> set[tuple[int, int]]:
    return {(place, other) for place, others in enumerate(of) for other in others if STEPPE < place < other}


def reached(start: int, steps: set[tuple[int, int]]) -> set[int]:
    found, edge = {start}, {start}
    while edge:
        edge = {one if two in edge else two for one, two in steps if (one in edge) != (two in edge)} - found
        found |= edge
    return found


# the map

def test_the_town_has_fifteen_districts_each_with_a_name() -> None:
    """PA 2.1."""
    names = GAME.box.districts[1:]
    assert len(DISTRICTS) == len(set(names)) == 15 and all(names)


def test_twelve_and_seven_are_next_to_thirteen_and_not_to_each_other() -> None:
    """PA 2.1."""
    near = rules().neighbours
    assert 12 in near[13] and 7 in near[13] and 7 not in near[12] and 12 not in near[7]


def test_a_border_has_two_sides() -> None:
    """PA 2.1. And no district is next to itself."""
    near = rules().neighbours
    assert all([place in near[other] and place != other for place in range(16) for other in near[place]])


def test_the_borders_are_those_of_the_map() -> None:
    """PA 2.1, 2.2. Twenty by land, four by bridges."""
    land = {
        (1, 2), (3, 4), (3, 11), (4, 5), (4, 11), (4, 12), (5, 12), (6, 7), (6, 13), (7, 13), (8, 13), (8, 14), (9, 10), (9, 15), (10, 11), (10, 15),
        (11, 12), (11, 15), (12, 15), (13, 14),
    }
    assert borders(of=rules().town) == land | {(1, 11), (2, 3), (9, 14), (12, 13)}


def test_without_its_four_bridges_the_river_parts_the_town_in_three() -> None:
    """PA 2.2."""
    bridges = {(1, 11), (2, 3), (9, 14), (12, 13)}
    land = borders(of=rules().town) - bridges
    assert (reached(1, land), reached(11, land), reached(13, land)) == ({1, 2}, {3, 4, 5, 9, 10, 11, 12, 15}, {6, 7, 8, 13, 14})
    assert reached(1, land | bridges) == set(DISTRICTS)


def test_over_the_river_a_piece_goes_only_by_a_bridge() -> None:
    """PA 2.2. From the Gut to the Hindquarters there is one, to the Tanners none."""
    game = town(where={"maria": 12}, free="maria")
    assert game.may("bachelor walks maria to 13") and game.why_not("bachelor walks maria to 14").rule == "PA 12.5"


def test_and_so_does_the_plague() -> None:
    """PA 2.2."""
    game = town(active="plague", lair=12)
    assert game.may("plague creeps to 13") and game.why_not("plague creeps to 14").rule == "PA 5.1"


def test_the_steppe_is_one_place_next_to_districts_one_to_seven() -> None:
    """PA 2.3, R50."""
    assert rules().neighbours[STEPPE] == (1, 2, 3, 4, 5, 6, 7)


def test_only_the_plague_goes_into_the_steppe() -> None:
    """PA 2.3."""
    assert town(active="plague", lair=4).may("plague creeps to 0")
    assert town(where={"maria": 4}, free="maria").why_not("bachelor walks maria to 0").rule == "PA 12.5"


# healers, wards and resources

def test_three_healers_have_three_own_wards_each() -> None:
    """PA 2.4."""
    own = [" ".join([WARD_NAMES[ward - HEALERS] for ward in wards_of(healer)]) for healer in range(HEALERS)]
    assert own == ["maria vlad andrey", "capella notkin sticky", "saburov rubin aspity"]
    assert [owner_of(ward) for ward in WARDS] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_fifteen_counters_of_each_resource(seats: int) -> None:
    """PA 2.5."""
    assert town(seats=seats).pool == (15, 15, 15) and RESOURCE_NAMES == ("coin", "secret", "key")


def test_each_healer_has_one_ward_of_each_resource() -> None:
    """PA 2.5."""
    access = rules().resources
    assert [sorted([access[ward] for ward in wards_of(healer)]) for healer in range(HEALERS)] == [[0, 1, 2]] * HEALERS


def test_counters_lie_in_the_pool_on_sheets_on_events_or_with_a_ward() -> None:
    """PA 2.5. Two Coins and a Key are taken, one of them for a Ward, and one lies on an Event: fifteen all the same."""
    game = town(where={"vlad": 5}, free="vlad", events={5: "coin"}, sheets={"bachelor": "coin key"}).after("bachelor hands to vlad")
    assert game.pool == (13, 15, 14) and game.sheet("bachelor") == "key" and game.handed == "coin" and game.t.markers.cards() == [0]


def test_the_plague_cannot_harm_who_is_in_quarantine() -> None:
    """PA 2.6."""
    game = town(active="plague", phase="showing", lair=7, where={"maria": 7, "vlad": 7}, free="vlad").after("plague infects 7")
    assert game.where("maria") == 7 and game.grave == "vlad"


def test_save_by_ceasing_a_blockade() -> None:
    """PA 2.6, R140."""
    game = town(active="plague", phase="showing", lair=13, where={"maria": 13}, blockade=13).after("plague ceases")
    assert game.crypts == "maria"


def test_only_who_is_out_of_quarantine_moves_and_resolves() -> None:
    """PA 2.6."""
    game = town(where={"maria": 5, "capella": 5}, free="capella", events={5: "coin"})
    assert game.why_not("bachelor walks maria to 4").rule == "PA 12.5" and game.why_not("bachelor resolves maria").rule == "PA 13.1"
    assert game.may("bachelor walks capella to 4") and game.may("bachelor resolves capella")


# cards

def test_there_is_an_event_for_each_district() -> None:
    """PA 2.7."""
    assert opening().t.event_deck.cards() == list(DISTRICTS) and len(set(GAME.box.event_names[1:])) == 15


def test_a_resolved_event_lies_face_down_for_good() -> None:
    """PA 2.7, R27. It is no more in the deck, nor among those that are ongoing."""
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}).after("bachelor resolves maria")
    assert game.resolved == [5] and game.ongoing == [] and 5 not in game.t.event_deck and game.needs(5) == ""


def test_an_event_ends_only_by_being_resolved() -> None:
    """PA 2.7, R27. A whole round goes by over four of them."""
    game = town(events={5: "coin", 9: "key", 10: "key", 14: "secret"}, active="plague", lair=8)
    game = game.after("plague creeps to 8", "plague lies low", "bachelor ends", "haruspex ends", "changeling ends")
    assert game.ongoing == [5, 9, 10, 14] and game.resolved == [] and game.question == "Creeping"


def test_the_effect_of_a_start_event_comes_as_soon_as_it_is_started() -> None:
    """PA 2.8. The Army Train confines who is near."""
    game = town(phase="turn", chance="4", where={"maria": 4, "vlad": 12, "rubin": 15}, free="maria vlad rubin")
    assert game.free == "rubin"


def test_the_effect_of_a_resolve_event_comes_after_it_is_resolved() -> None:
    """PA 2.8. The Archive gives one Prescription more, and not before."""
    game = town(phase="turn", chance="10", where={"andrey": 10}, free="andrey")
    assert game.question == "ActionPhase"
    game = game.after("bachelor resolves andrey", "bachelor takes curfew", "bachelor takes curfew")
    assert game.hand("bachelor") == "curfew curfew" and game.question == "ActionPhase"


def test_an_ongoing_event_works_as_long_as_it_lies_face_up() -> None:
    """PA 2.8. Barricaded Streets."""
    game = town(where={"andrey": 3, "maria": 11, "vlad": 11}, free="andrey maria vlad", events={3: "key"}, points=3)
    assert game.after("bachelor walks maria to 10").question == "ActionPhase"
    game = game.after("bachelor resolves andrey", "bachelor takes curfew", "bachelor walks maria to 10")
    assert game.question == "Walking" and game.may("bachelor goes to 9")


def test_a_condition_event_needs_something_more() -> None:
    """PA 2.8. The Council of the Kin wants company."""
    game = town(where={"vlad": 8, "maria": 8, "notkin": 1}, free="vlad", events={8: "secret"})
    assert game.why_not("bachelor resolves vlad").rule == "PA 16.8"
    assert town(where={"vlad": 8, "maria": 8, "notkin": 1}, free="vlad maria", events={8: "secret"}).may("bachelor resolves vlad")


@pytest.mark.parametrize("healer, needed", [("bachelor", "secret"), ("haruspex", "coin"), ("changeling", "key")])
def test_an_event_needs_the_resource_of_the_healer_in_whose_turn_it_was_drawn(healer: str, needed: str) -> None:
    """PA 2.9. Event 14."""
    assert town(active=healer, phase="turn", chance="14").needs(14) == needed


def test_whoever_resolves_it() -> None:
    """PA 2.9. Drawn in the Bachelor's turn it needs a Secret, in that of the Haruspex as well."""
    game = town(phase="turn", chance="14", where={"haruspex": 14}, free="haruspex", sheets={"haruspex": "coin"})
    game = game.after("bachelor ends")
    assert game.why_not("haruspex resolves haruspex").rule == "PA 13.2"


def test_an_event_names_each_resource_once() -> None:
    """PA 2.9."""
    assert [sorted(row) for row in rules().columns[1:]] == [[0, 1, 2]] * 15


def test_each_healer_has_ten_prescriptions_two_unique_and_four_twice() -> None:
    """PA 2.10."""
    copies = rules().copies
    decks = [sorted(copies[CARDS_A_DECK * healer:CARDS_A_DECK * (healer + 1)]) for healer in range(HEALERS)]
    assert decks == [[1, 1, 2, 2, 2, 2]] * HEALERS and sum(copies) == 30


def test_a_prescription_is_an_influence_an_action_or_a_reaction() -> None:
    """PA 2.10."""
    assert sorted([*INFLUENCES, *ACTIONS, *REACTIONS]) == list(range(PRESCRIPTIONS))


def test_a_prescription_is_taken_by_choice_of_the_own_deck() -> None:
    """PA 2.11, R119. It must be taken."""
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}).after("bachelor resolves maria")
    assert [str(move) for move in game.options("bachelor")] == [f"Take({card})" for card in range(CARDS_A_DECK)]
    assert game.why_not("bachelor takes no").rule == "PA 2.11" and game.after("bachelor takes evacuation").hand("bachelor") == "evacuation"


def test_nobody_else_sees_which_was_taken() -> None:
    """PA 2.11, R119."""
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}).after("bachelor resolves maria")
    one, other = game.after("bachelor takes curfew"), game.after("bachelor takes mandate")
    assert all([one.looks_the_same(other, name) for name in ("plague", "haruspex", "changeling")]) and not one.looks_the_same(other, "bachelor")


def test_from_an_empty_deck_nothing_is_taken() -> None:
    """PA 2.11. All ten are in the hand: there is no limit to it (R13)."""
    ten = "paralysis paralysis curfew curfew quarantine-order quarantine-order mandate mandate evacuation post-mortem"
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}, hands={"bachelor": ten}).after("bachelor resolves maria")
    assert game.question == "ActionPhase" and game.evidence("bachelor") == 5 and len(game.hand("bachelor").split()) == 10


def test_there_are_twelve_kinds_of_strains_two_of_each() -> None:
    """PA 2.12."""
    assert rules().strains == (2,) * STRAINS and len(opening().t.strain_deck) == 24


def test_the_plague_draws_the_top_strain_unchosen() -> None:
    """PA 2.12. It is asked nothing, and chance alone tells which it is."""
    assert town(phase="turn", chance="5 fever").strains == "fever" and town(phase="turn", chance="5 breach").strains == "breach"


def test_the_plague_may_hold_any_number_of_strains() -> None:
    """PA 2.12, R13. Twenty in hand, and one more is drawn."""
    held = "new-victim fever ulcer weakness delirium wasting new-outbreak panic miasma rumour " * 2
    game = town(phase="turn", chance="5 breach", strains=held)
    assert len(game.strains.split()) == 21 and game.asked == "bachelor"


def test_the_strains_deck_cannot_run_out() -> None:
    """PA 2.12, R67. Fifteen for Events, one for Fresh Graves, one for each New Outbreak and Rumour."""
    strains = rules().strains
    assert len(DISTRICTS) + 1 + strains[7] + strains[10] == 20 < sum(strains)


def test_from_an_empty_strains_deck_nothing_is_drawn() -> None:
    """PA 2.12, R67. As with a pack of fewer; nothing is shuffled back."""
    every = "migration new-victim fever ulcer weakness delirium wasting new-outbreak panic miasma rumour breach " * 2
    game = town(phase="turn", chance="13", spent=every)
    assert game.ongoing == [13] and game.strains == "" and len(game.spent.split()) == 24


def test_there_is_an_obituary_for_each_ward() -> None:
    """PA 2.13."""
    t = opening().t
    assert t.spared.cards() == list(range(9)) and len(t.crypts) == len(t.grave) == 0


def test_crypts_are_for_the_list_and_the_mass_grave_for_the_others() -> None:
    """PA 2.13. Three crypts: with the third the game is over."""
    game = town(active="plague", phase="showing", lair=7, where={"maria": 7, "vlad": 7, "andrey": 7, "capella": 7}, free="maria vlad andrey capella")
    game = game.after("plague infects 7")
    assert game.crypts == "maria capella" and game.grave == "vlad andrey"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_healer_has_one_pact_token(seats: int) -> None:
    """PA 2.14. And one Pact at a time: the token leaves one Ward for another."""
    game = town(seats=seats, where={"maria": 5, "notkin": 5}, events={5: "coin"}).after("bachelor pledges maria", "bachelor pledges notkin")
    assert len(game.t.pacts) == seats and game.pact("bachelor") == "notkin" and game.t.bound_to(3) == -1


def test_the_ticker_shows_one_to_eight() -> None:
    """PA 2.14."""
    assert (rules().least, rules().enough) == (1, 8)


def test_the_plague_has_one_blockade_token() -> None:
    """PA 2.14."""
    game = town(active="plague", phase="showing", lair=7, blockade=7)
    assert game.why_not("plague blockades 7").rule == "PA 6.6"
