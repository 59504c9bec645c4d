"""PA 18. Strains that do harm: Fever, Ulcer, Weakness, Delirium, Wasting, Panic, Miasma."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.cards import PRESCRIPTION_NAMES
from lazaretto.kernel import Said

from .place import Play, town


def claim(strain: str, *sentences: str, **told: Any) -> Play:
    """The Bachelor, in 1, claims a Coin on this Strain."""
    return town(**{"active": "bachelor", "laid": {1: strain}} | told).after("bachelor claims coin", *sentences)


# Fever and Ulcer


def test_fever_puts_the_piece_that_set_it_off_into_quarantine() -> None:
    """PA 18.3. Nobody else there."""
    game = claim("fever", free="bachelor maria", where={"maria": 1})
    assert game.free == "maria"


def test_by_an_ulcer_a_ward_dies_and_a_healer_goes_into_quarantine() -> None:
    """PA 18.4, R68. The death is paid for at once, and gives the Plague no extra space."""
    game = town(active="haruspex", free="maria", laid={12: "ulcer"}, lair=12).after("haruspex walks maria 12")
    assert game.crypts == "maria" and game.evidence("bachelor") == 2 and (game.asked, game.question) == ("bachelor", "Taking")
    game = game.after("bachelor takes curfew")
    assert (game.asked, game.question) == ("haruspex", "ActionPhase") and game.lair == 12 and len(game.thread) == 1
    game = claim("ulcer", free="bachelor")
    assert game.free == "" and game.where("bachelor") == 1 and game.question == "Completing"


@pytest.mark.parametrize("strain", ["fever", "ulcer", "panic"])
def test_fever_ulcer_and_panic_do_nothing_to_a_quarantined_piece(strain: str) -> None:
    """PA 18.3, 18.4, 18.9, 9.8, R62. Who is leaving Quarantine is still in it; the Action may be completed."""
    game = town(active="bachelor", laid={4: strain}).after("bachelor frees maria")
    assert game.question == "Completing" and game.where("maria") == 4 and game.spent == strain
    assert game.after("bachelor completes").is_free("maria") and not game.after("bachelor gives up").is_free("maria")
    game = town(active="bachelor", laid={4: strain}).after("bachelor asks maria", "bachelor completes")
    assert game.sheet("bachelor") == "coin" and game.where("maria") == 4


def test_harm_by_an_ulcer_gives_no_extra_space_in_the_plagues_turn_either() -> None:
    """PA 18.4, 9.10, R68. It infects an empty district, and nobody was harmed in its Phase 2."""
    game = town(active="changeling", free="capella", laid={13: "ulcer"}, lair=14).after("changeling walks capella 13", "haruspex takes tithe")
    game = game.after("changeling ends", "plague creeps 14", "plague infects 14")
    assert (game.asked, game.question) == ("bachelor", "ActionPhase") and game.lair == 14 and game.crypts == "capella"


@pytest.mark.parametrize("strain", ["ulcer", "fever"])
def test_a_healer_whom_a_strain_quarantined_gives_no_extra_space_in_the_plagues_turn_either(strain: str) -> None:
    """PA 18.3, 18.4, 9.10, R68. The same for the Changeling, who is put into Quarantine in her own turn."""
    game = town(active="changeling", free="changeling", where={"changeling": 8, "aspity": 3}, laid={13: strain}, lair=14)
    game = game.after("changeling walks changeling 13", "changeling ends", "plague creeps 14", "plague infects 14")
    assert not game.is_free("changeling") and (game.asked, game.question) == ("bachelor", "ActionPhase") and game.lair == 14


def test_nor_does_one_whom_an_event_quarantined() -> None:
    """PA 16.4, 6.4. The Army Train comes in the Changeling's turn; the Plague's next Infection harms nobody."""
    game = town(active="changeling", phase="turn", free="bachelor", where={"bachelor": 3}, lair=14, chance="4")
    assert not game.is_free("bachelor") and game.ongoing == [4]
    game = game.after("changeling ends", "plague creeps 14", "plague infects 14")
    assert (game.asked, game.question) == ("plague", "Laying") and game.lair == 14


# Weakness


def test_by_weakness_the_action_cannot_be_completed() -> None:
    """PA 18.5, 9.3, R57. Nobody is asked; the point is spent, the card and the counter are not (R60)."""
    game = town(active="haruspex", hands={"haruspex": "wild-harvest"}, laid={2: "weakness"}).after("haruspex plays wild-harvest")
    assert game.question == "ActionPhase" and game.points == 1 and game.hand("haruspex") == "wild-harvest" and game.sheet("haruspex") == ""
    assert game.seen_by("plague").shown[2].cards() == [6]
    game = town(active="bachelor", free="bachelor", where={"bachelor": 13}, events={13: "key"}, sheets={"bachelor": "key"}, laid={13: "weakness"})
    game = game.after("bachelor resolves bachelor")
    assert game.sheet("bachelor") == "key" and game.ongoing == [13]


def test_weakness_leaves_a_piece_in_quarantine_there() -> None:
    """PA 18.5, 9.8. What is taken from the player works on a quarantined piece too."""
    game = town(active="bachelor", laid={4: "weakness"}).after("bachelor frees maria")
    assert not game.is_free("maria") and game.why_not("bachelor frees maria").rule == "PA 12.2"


# Delirium and Wasting


def test_by_delirium_the_active_healer_discards_a_prescription_by_own_choice_face_up() -> None:
    """PA 18.6, 9.9, R63. Whoever's piece set it off."""
    hands = {"bachelor": "paralysis mandate", "haruspex": "tithe"}
    game = town(active="bachelor", hands=hands, free="capella", laid={13: "delirium"}).after("bachelor walks capella 13")
    assert (game.asked, game.question) == ("bachelor", "Losing") and game.why_not("bachelor discards curfew").rule == "PA 11.1"
    game = game.after("bachelor discards mandate")
    assert game.hand("bachelor") == "paralysis" and game.discard == "mandate" and game.hand("haruspex") == "tithe" and game.question == "Walking"
    assert [type(fact.move).__name__ for fact in game.told(Said)] == ["Walk", "Discard"]


def test_from_an_empty_hand_nothing_is_discarded() -> None:
    """PA 18.6."""
    assert claim("delirium").question == "Completing"


def test_of_two_copies_delirium_leaves_the_one_that_all_have_seen() -> None:
    """PA 18.6, 9.6, R60. A Curfew is announced, the other copy discarded: the announced one may still be used, or stays in the hand as all have seen it."""
    game = town(active="bachelor", hands={"bachelor": "curfew curfew"}, laid={1: "delirium"}, discard="no no").after("bachelor plays curfew 9")
    game = game.after("bachelor discards curfew")
    assert game.question == "Completing" and game.discard.split().count("curfew") == 1
    assert game.after("bachelor completes").discard.split().count("curfew") == 2
    game = game.after("bachelor gives up")
    assert (game.t.hands[1].cards(), game.t.shown[1].cards()) == ([], [PRESCRIPTION_NAMES.index("curfew")])


def test_delirium_may_take_the_very_card_that_was_being_played() -> None:
    """PA 18.6, 9.4, R59. Then the Action cannot be completed; another card lost instead leaves it possible."""
    told: Any = {"active": "haruspex", "hands": {"haruspex": "wild-harvest tithe"}, "laid": {2: "delirium"}}
    game = town(**told).after("haruspex plays wild-harvest")
    assert game.question == "Losing"
    lost = game.after("haruspex discards wild-harvest")
    assert lost.question == "ActionPhase" and lost.sheet("haruspex") == "" and lost.hand("haruspex") == "tithe"
    assert game.after("haruspex discards tithe", "haruspex completes").sheet("haruspex") == "coin secret key"


@pytest.mark.parametrize("sheet, answers, left", [
    ("", [], ""), ("coin", [], ""), ("coin key", [], ""), ("key key key", [], "key"),
    ("coin secret key", ["bachelor spends secret", "bachelor spends coin"], "key"), ("coin coin key", ["bachelor spends key"], "coin"),
])
def test_by_wasting_two_counters_of_own_choice_go_back_or_all(sheet: str, answers: list[str], left: str) -> None:
    """PA 18.7, R63. Asked where there is something to choose."""
    game = claim("wasting", *answers, sheets={"bachelor": sheet, "haruspex": "coin"})
    assert game.question == "Completing" and game.sheet("bachelor") == left and game.sheet("haruspex") == "coin"
    assert sum(game.pool) == 44 - len(left.split())


def test_what_the_sheet_lacks_is_not_wasted() -> None:
    """PA 18.7."""
    assert claim("wasting", sheets={"bachelor": "coin coin key"}).why_not("bachelor spends secret").rule == "PA 18.7"


def test_counters_handed_to_a_ward_are_not_wasted() -> None:
    """PA 18.7, R39. The Key lies with Capella; she resolves in spite of the Wasting."""
    told: Any = {"free": "capella", "where": {"capella": 13}, "events": {13: "key"}, "laid": {13: "wasting"}}
    game = town(active="bachelor", sheets={"bachelor": "key coin"}, **told).after("bachelor hands capella", "bachelor resolves capella")
    assert game.sheet("bachelor") == "" and game.handed == "key" and game.question == "Completing"
    assert game.after("bachelor completes").resolved == [13]


# Panic


def test_by_panic_the_plague_puts_the_piece_into_an_adjacent_district() -> None:
    """PA 18.9. Over bridges; no Strain goes off there, and the Action is over."""
    game = town(active="bachelor", free="maria", laid={12: "panic", 13: "ulcer"}).after("bachelor walks maria 12")
    assert (game.asked, game.question) == ("plague", "Driving")
    assert {move.district for move in game.options("plague")} == {4, 5, 11, 13, 15} and game.why_not("plague goes 9").rule == "PA 18.9"
    game = game.after("plague goes 13")
    assert game.where("maria") == 13 and game.is_free("maria") and game.laid == {13: "ulcer"} and game.question == "ActionPhase"


def test_panic_crosses_no_border_of_a_curfew_or_miasma() -> None:
    """PA 18.9, R52."""
    game = claim("panic", free="bachelor", curfews={"bachelor": 2})
    assert game.why_not("plague goes 2").rule == "PA 17.2" and game.may("plague goes 11")
    game = claim("panic", free="bachelor", miasma="11")
    assert game.why_not("plague goes 11").rule == "PA 18.10" and game.may("plague goes 2")


@pytest.mark.parametrize("told", [{"miasma": "1"}, {"curfews": {"bachelor": 1}}, {"miasma": "2 11"}])
def test_with_no_way_out_the_piece_stays_and_the_action_is_over_all_the_same(told: dict[str, Any]) -> None:
    """PA 18.9, R139."""
    game = claim("panic", free="bachelor", **told)
    assert game.question == "ActionPhase" and game.where("bachelor") == 1 and game.sheet("bachelor") == "" and game.points == 1


# Miasma


def test_in_a_miasma_no_piece_enters_or_leaves_and_the_move_ends_there() -> None:
    """PA 18.10. Maria stands in it, Vlad outside, and Aspity inside already."""
    game = town(active="bachelor", free="maria vlad aspity", laid={12: "miasma"}, points=3).after("bachelor walks maria 12")
    assert game.where("maria") == 12 and game.question == "ActionPhase"
    assert game.why_not("bachelor walks vlad 12").rule == "PA 18.10" == game.why_not("bachelor walks aspity 13").rule


def test_a_miasma_ends_a_long_way_of_steppe_paths_too() -> None:
    """PA 18.10, 17.9, R124."""
    game = town(active="haruspex", free="maria", laid={12: "miasma"}, paths=1).after("haruspex walks maria 12")
    assert game.question == "ActionPhase" and game.where("maria") == 12
    game = town(active="haruspex", free="maria", miasma="13", paths=1).after("haruspex walks maria 12")
    assert game.why_not("haruspex goes 13").rule == "PA 18.10"


def test_the_plague_may_pass_through_a_miasma() -> None:
    """PA 18.10. By Migration, while it lasts."""
    game = town(active="bachelor", lair=12, miasma="12 13", laid={1: "migration"}).after("bachelor claims coin")
    assert game.may("plague creeps 13") and game.after("plague creeps 13").lair == 13


def test_a_miasma_lasts_until_the_plagues_next_turn_begins() -> None:
    """PA 18.10. Through the turns of the other Healers, and no longer."""
    game = town(active="bachelor", free="vlad", miasma="12").after("bachelor ends")
    assert game.why_not("haruspex walks vlad 12").rule == "PA 18.10"
    game = game.after("haruspex ends")
    assert game.why_not("changeling walks vlad 12").rule == "PA 18.10"
    game = game.after("changeling ends")
    assert game.asked == "plague" and game.t.miasma == 0
    assert game.after("plague creeps 0", "plague lies low", "plague stops").may("bachelor walks vlad 12")


def test_in_a_miasma_all_else_goes_on() -> None:
    """PA 18.10. Who claims there may complete it."""
    game = claim("miasma", "bachelor completes", free="bachelor")
    assert game.sheet("bachelor") == "coin" and game.t.miasma == 1 << 1
