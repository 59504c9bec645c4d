"""PA 9.1, 9.2, 9.7, 9.8. Strains go off: by what, when, and by what not."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.cards import PLAGUE
from lazaretto.games.pathologic.event_effects import Revive
from lazaretto.games.pathologic.strains import TurnedUp
from lazaretto.kernel import only

from .day import Fate, piece_of
from .place import Play, town


def went_off(game: Play, district: int) -> bool:
    """The Strain there was turned up and is gone, or lies face up while its effect happens."""
    return district not in game.laid or game.seen_by("haruspex").laid[game.t.strain_in(district)].cards() != [-1]


ON_EVENT: Any = {"where": {"bachelor": 10, "andrey": 10, "maria": 5}, "events": {10: "key", 5: "key"}, "sheets": {"bachelor": "key"}}


@pytest.mark.parametrize("free, sentence", [
    ("", "bachelor frees bachelor"), ("", "bachelor frees andrey"), ("", "bachelor claims coin"), ("", "bachelor asks andrey"), ("", "bachelor plays curfew 5"),
    ("maria", "bachelor hands to maria"), ("bachelor", "bachelor resolves bachelor"), ("andrey", "bachelor resolves andrey"),
])
def test_a_strain_goes_off_when_a_piece_does_an_action_in_its_district(free: str, sentence: str) -> None:
    """PA 9.1, R53, R9. What the Healer does, cards and counters handed over included, is done where the Healer is; what a Ward does, where the Ward is."""
    game = town(free=free, laid={10: "migration"}, hands={"bachelor": "curfew"}, discard="no no", **ON_EVENT).after(sentence)
    assert game.question == "Migrating" and went_off(game, 10)


@pytest.mark.parametrize("free, sentence", [("maria", "bachelor hands to maria"), ("", "bachelor plays curfew 5"), ("", "bachelor asks andrey")])
def test_not_when_it_is_done_elsewhere(free: str, sentence: str) -> None:
    """PA 9.1, R53. Neither where the Ward is to whom something is handed, nor where a card works."""
    game = town(free=free, laid={5: "migration", 1: "migration"}, hands={"bachelor": "curfew"}, **ON_EVENT).after(sentence)
    assert not went_off(game, 5) and not went_off(game, 1)


def test_the_actions_of_an_emergency_mandate_set_it_off() -> None:
    """PA 9.1, R53. They cost no point, but are the Wards' own."""
    game = town(where={"maria": 4}, laid={4: "migration"}, hands={"bachelor": "mandate"}).after("bachelor plays mandate")
    assert not went_off(game, 4)
    assert went_off(game.after("bachelor frees maria"), 4)


def test_a_piece_that_enters_by_a_move_sets_it_off() -> None:
    """PA 9.1."""
    game = town(where={"maria": 5}, free="maria", laid={4: "migration"}).after("bachelor walks maria to 4")
    assert went_off(game, 4) and game.question == "Migrating" and game.where("maria") == 4


def test_even_if_only_to_pass_through() -> None:
    """PA 9.1, R53. It was on the way to 3."""
    game = town(lair=8, where={"maria": 5}, free="maria", laid={4: "migration"})
    game = game.after("bachelor walks maria to 4", "plague creeps to 8", "bachelor goes to 3")
    assert game.spent == "migration" and game.where("maria") == 3


def test_of_two_on_the_way_each_goes_off_when_it_is_entered() -> None:
    """PA 9.1, R61."""
    game = town(lair=8, where={"maria": 5}, free="maria", laid={4: "migration", 3: "fever"}).after("bachelor walks maria to 4")
    assert went_off(game, 4) and not went_off(game, 3)
    game = game.after("plague creeps to 8", "bachelor goes to 3")
    assert game.spent == "migration fever" and not game.is_free("maria") and game.laid == {}


def test_whose_piece_it_is_makes_no_difference() -> None:
    """PA 9.1. A Healer, or another's Ward."""
    assert went_off(town(where={"bachelor": 5}, free="bachelor", laid={4: "fever"}).after("bachelor walks bachelor to 4"), 4)
    assert went_off(town(where={"rubin": 5}, free="rubin", laid={4: "fever"}).after("bachelor walks rubin to 4"), 4)


@pytest.mark.parametrize("name", ["bachelor", "haruspex", "changeling"])
def test_the_strain_is_turned_up_for_all_and_then_discarded(name: str) -> None:
    """PA 9.2. It lies there until its effect is done."""
    game = town(lair=8, where={"maria": 5}, free="maria", laid={4: "migration"}).after("bachelor walks maria to 4")
    assert TurnedUp(4, 0) in game.heard(name) and game.seen_by(name).laid[0].cards() == [0] and game.spent == ""
    game = game.after("plague creeps to 8")
    assert game.laid == {} and game.seen_by(name).spent.cards() == [0]


def test_it_takes_effect_before_anything_is_paid_or_done() -> None:
    """PA 9.2, R56. Claimed, asked for, resolved or played: nothing of it has happened yet."""
    game = town(where={"bachelor": 10}, free="bachelor", events={10: "key"}, sheets={"bachelor": "key"}, hands={"bachelor": "curfew"}, laid={10: "migration"})
    resolving = game.after("bachelor resolves bachelor")
    assert resolving.sheet("bachelor") == "key" and resolving.ongoing == [10] and resolving.evidence("bachelor") == 3
    assert game.after("bachelor claims coin").sheet("bachelor") == "key"
    playing = game.after("bachelor plays curfew 5")
    assert playing.discard == "" and playing.t.curfews == (0, 0, 0, 0) and playing.hand("bachelor") == "curfew"


def test_fever_comes_before_the_event_is_resolved() -> None:
    """PA 9.2, R56. So it is not."""
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}, laid={5: "fever"}).after("bachelor resolves maria")
    assert not game.is_free("maria") and game.ongoing == [5] and game.spent == "fever"


def test_no_strain_goes_off_by_leaving_its_district() -> None:
    """PA 9.7, R54. A Move begins there, and sets off nothing there."""
    game = town(where={"maria": 4}, free="maria", laid={4: "ulcer"}).after("bachelor walks maria to 5", "bachelor stops")
    assert game.laid == {4: "ulcer"} and game.where("maria") == 5


def test_who_comes_back_sets_it_off() -> None:
    """PA 9.7, 9.1, R54. There and back in one Move."""
    game = town(where={"maria": 4}, free="maria", laid={4: "ulcer"}).after("bachelor walks maria to 5", "bachelor goes to 4")
    assert game.crypts == "maria"


def test_nor_by_an_influence() -> None:
    """PA 9.7, R9. The Bachelor stands on it, and so does the Ward it is for."""
    game = town(where={"bachelor": 4, "maria": 4}, free="maria", laid={4: "ulcer"}, hands={"bachelor": "paralysis quarantine-order"})
    game = game.after("bachelor plays paralysis", "bachelor plays quarantine-order maria")
    assert game.laid == {4: "ulcer"} and game.t.paralysed and not game.is_free("maria")


def test_nor_by_a_reaction() -> None:
    """PA 9.7, R9. The Haruspex stands on it and takes a Tithe."""
    game = town(where={"haruspex": 4}, free="haruspex", laid={4: "ulcer"}, hands={"haruspex": "tithe"}).after("bachelor claims coin", "haruspex reacts tithe")
    assert game.laid == {4: "ulcer"} and game.sheet("haruspex") == "coin"


def test_nor_by_placing_or_moving_a_pact() -> None:
    """PA 9.7."""
    game = town(where={"bachelor": 5, "maria": 5, "vlad": 9}, free="maria", events={5: "coin", 9: "key"}, laid={5: "ulcer", 9: "fever"})
    game = game.after("bachelor pledges maria", "bachelor pledges vlad")
    assert game.laid == {5: "ulcer", 9: "fever"} and game.pact("bachelor") == "vlad"


def test_nor_when_a_card_puts_a_piece_somewhere() -> None:
    """PA 9.7, R55. Evacuation."""
    game = town(where={"maria": 5}, free="maria", laid={4: "ulcer"}, hands={"bachelor": "evacuation"}).after("bachelor plays evacuation maria to 4")
    assert game.where("maria") == 4 and game.laid == {4: "ulcer"}


def test_nor_when_panic_does() -> None:
    """PA 9.7, R55, PA 18.9."""
    game = town(where={"maria": 5}, free="maria", laid={4: "panic", 3: "ulcer"}).after("bachelor walks maria to 4", "plague goes to 3")
    assert game.where("maria") == 3 and game.laid == {3: "ulcer"}


def test_nor_when_an_event_does() -> None:
    """PA 9.7, R55. Lethargy brings Vlad back where a Strain lies: nothing follows."""
    t = town(dead="vlad", laid={5: "ulcer"}).t.copy()
    assert [type(step).__name__ for step in Revive(piece_of("vlad")).do(t, Fate())] == ["EvidenceIs"]
    assert t.where[piece_of("vlad")] == 5 and t.laid_at == (5,) and t.laid[0].eyes == only(PLAGUE)


@pytest.mark.parametrize("strain", ["fever", "ulcer", "panic"])
def test_no_strain_harms_a_quarantined_piece(strain: str) -> None:
    """PA 9.8, R62. Who is leaving Quarantine is still in it; so the Action may be completed."""
    game = town(where={"maria": 4}, laid={4: strain}).after("bachelor frees maria")
    assert game.asked == "bachelor" and game.question == "Completing" and game.where("maria") == 4 and not game.is_free("maria")
    game = game.after("bachelor completes")
    assert game.is_free("maria") and game.spent == strain and game.crypts == ""


def test_what_a_strain_takes_from_the_player_it_takes_all_the_same() -> None:
    """PA 9.8, R62. By a quarantined Ward, or a quarantined Healer."""
    game = town(where={"maria": 4}, laid={4: "wasting"}, sheets={"bachelor": "coin key"}).after("bachelor frees maria")
    assert game.sheet("bachelor") == ""
    game = town(where={"bachelor": 4}, laid={4: "delirium"}, hands={"bachelor": "curfew"}, discard="no no").after("bachelor claims coin")
    assert game.question == "Losing" and game.asked == "bachelor" and game.after("bachelor discards curfew").discard == "curfew no no"
