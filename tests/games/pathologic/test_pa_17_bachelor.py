"""PA 17.1 to 17.6. The Bachelor's Prescriptions."""

from __future__ import annotations

from typing import Any

import pytest

from .cards_at_hand import ALL_WARDS, NO_NO
from .place import town

# Paralysis


def test_by_paralysis_the_plague_skips_phase_one_of_its_next_turn() -> None:
    """PA 17.1. Of that turn only."""
    game = town(active="changeling", paralysed=True, lair=7).after("changeling ends")
    assert game.asked == "plague" and game.question == "Showing" and game.lair == 7
    game = game.after("plague lies low", "bachelor ends", "haruspex ends", "changeling ends")
    assert game.question == "Creeping" and not game.t.paralysed


def test_a_paralysed_plague_takes_its_extra_space_and_moves_by_a_strain() -> None:
    """PA 17.1, 6.4, 18.1."""
    game = town(active="plague", paralysed=True, lair=4, free="maria").after("plague infects 4", "bachelor takes curfew")
    assert game.question == "Slipping" and game.after("plague creeps 3").lair == 3
    game = town(active="bachelor", paralysed=True, lair=4, laid={1: "migration"}).after("bachelor claims coin")
    assert game.question == "Migrating" and game.after("plague creeps 3").lair == 3


def test_a_paralysed_plague_may_blockade() -> None:
    """PA 17.1, R82. It has not moved."""
    assert town(active="plague", paralysed=True, lair=4).after("plague blockades 4").t.blockade == 4


def test_a_second_paralysis_for_the_same_turn_cannot_be_played() -> None:
    """PA 17.1, 11.10, R12. In the Setup Phase of a later turn of the round neither."""
    game = town(active="bachelor", hands={"bachelor": "paralysis paralysis"}, discard=NO_NO).after("bachelor plays paralysis")
    assert game.why_not("bachelor plays paralysis").rule == "PA 11.10"
    game = game.after("bachelor ends")
    assert game.asked == "bachelor" and game.question == "Influencing" and game.why_not("bachelor plays paralysis").rule == "PA 11.10"


# Curfew

CLOSED: dict[str, Any] = {"curfews": {"bachelor": 4}}


@pytest.mark.parametrize("here, to", [(4, 3), (4, 12), (5, 4), (11, 4)])
def test_under_a_curfew_nobody_crosses_the_border_in_or_out(here: int, to: int) -> None:
    """PA 17.2, R52. No piece by a Move or an Evacuation, its first space or its second; and not the Plague."""
    told: Any = {"active": "bachelor", "free": "maria", "where": {"maria": here}, "hands": {"bachelor": "evacuation"}}
    game = town(**told, **CLOSED)
    assert game.why_not(f"bachelor walks maria {to}").rule == "PA 17.2" == game.why_not(f"bachelor plays evacuation maria {to}").rule
    assert town(**told).may(f"bachelor walks maria {to}") and town(**told).may(f"bachelor plays evacuation maria {to}")
    assert town(active="plague", lair=here, **CLOSED).why_not(f"plague creeps {to}").rule == "PA 17.2"


def test_the_border_to_the_steppe_is_closed_too() -> None:
    """PA 17.2, R52, R121. The Plague inside is asked all the same, and can only stay."""
    game = town(active="plague", lair=4, **CLOSED)
    assert game.question == "Creeping" and len(game.options("plague")) == 1 and game.may("plague creeps 4")
    assert town(active="plague", lair=0, **CLOSED).why_not("plague creeps 4").rule == "PA 17.2"


def test_a_curfew_stops_the_extra_space_migration_and_the_rats() -> None:
    """PA 17.2, R52."""
    game = town(active="plague", phase="showing", lair=4, free="maria", **CLOSED).after("plague infects 4", "bachelor takes curfew")
    assert game.question == "Slipping" and len(game.options("plague")) == 1
    game = town(active="bachelor", lair=3, laid={1: "migration"}, **CLOSED).after("bachelor claims coin")
    assert game.why_not("plague creeps 4").rule == "PA 17.2" and game.may("plague creeps 0")
    game = town(active="plague", lair=3, events={12: "key"}, **CLOSED)
    assert game.why_not("plague creeps 4 5").rule == "PA 17.2" and game.may("plague creeps 0 5")


def test_a_curfew_bars_the_second_space_and_panic() -> None:
    """PA 17.2, 18.9, R52."""
    game = town(active="bachelor", free="vlad", **CLOSED).after("bachelor walks vlad 12")
    assert game.why_not("bachelor goes 4").rule == "PA 17.2" and game.may("bachelor goes 5")
    game = town(active="bachelor", free="vlad", where={"vlad": 3}, laid={11: "panic"}, **CLOSED).after("bachelor walks vlad 11")
    assert game.question == "Driving" and game.why_not("plague goes 4").rule == "PA 17.2" and game.may("plague goes 3")


def test_within_a_curfew_all_may_act() -> None:
    """PA 17.2, R52. Leave the Quarantine, transfer, resolve; the Plague infects."""
    game = town(active="bachelor", events={4: "coin"}, **CLOSED)
    assert game.may("bachelor frees maria") and game.may("bachelor asks maria")
    assert town(active="bachelor", free="maria", events={4: "coin"}, **CLOSED).may("bachelor resolves maria")
    assert town(active="plague", phase="showing", lair=4, **CLOSED).may("plague infects 4")


def test_the_same_district_is_not_closed_in_two_turns_running() -> None:
    """PA 17.2, R133. Another may be, and the same in the turn after; played through."""
    game = town(active="bachelor", hands={"bachelor": "curfew curfew"}, discard=NO_NO).after("bachelor plays curfew 4")
    assert game.t.curfews[1] == 4
    a_round = ["bachelor ends", "bachelor passes", "haruspex ends", "bachelor passes", "changeling ends", "plague creeps 0", "plague lies low", "plague stops"]
    game = game.after(*a_round, "bachelor passes", "bachelor passes")
    assert game.question == "ActionPhase" and game.t.curfews[1] == 0
    assert game.why_not("bachelor plays curfew 4").rule == "PA 17.2" and game.may("bachelor plays curfew 5")
    game = game.after(*a_round, "bachelor passes")
    assert game.question == "ActionPhase" and len(game.ongoing) == 4 and game.may("bachelor plays curfew 4")


def test_a_curfew_that_was_cancelled_does_not_count_as_one() -> None:
    """PA 17.2, 17.13, R133. Only if it took effect."""
    game = town(active="bachelor", hands={"bachelor": "curfew curfew", "changeling": "no"}).after("bachelor plays curfew 4", "changeling reacts no")
    assert game.t.curfews[1] == 0
    game = game.after("bachelor ends", "bachelor passes", "haruspex ends", "bachelor passes", "changeling ends", "plague creeps 0", "plague lies low")
    game = game.after("plague stops", "bachelor passes", "bachelor passes")
    assert game.may("bachelor plays curfew 4")


# Quarantine Order


@pytest.mark.parametrize("ward, pact", [("maria", {}), ("capella", {}), ("maria", {"haruspex": "maria"})])
def test_a_quarantine_order_is_for_any_ward_out_of_quarantine(ward: str, pact: dict[str, str]) -> None:
    """PA 17.3. Whosever, in a Pact or not."""
    game = town(active="bachelor", free=f"{ward} bachelor rubin", pacts=pact, hands={"bachelor": "quarantine-order"}, discard=NO_NO)
    game = game.after(f"bachelor plays quarantine-order {ward}")
    assert not game.is_free(ward) and game.free == "bachelor rubin" and game.points == 2


def test_a_quarantine_order_is_for_no_healer_no_dead_and_nobody_in_quarantine() -> None:
    """PA 17.3, 11.10."""
    game = town(active="bachelor", free="haruspex rubin", dead="vlad", hands={"bachelor": "quarantine-order"})
    assert not game.may("bachelor plays quarantine-order haruspex")
    assert game.why_not("bachelor plays quarantine-order vlad").rule == "PA 17.3" and game.why_not("bachelor plays quarantine-order maria").rule == "PA 11.10"


# Evacuation


def test_an_evacuation_puts_a_ward_one_or_two_spaces_further_and_leaves_it_as_it_was() -> None:
    """PA 17.5. Quarantined or not, own or not, in a Pact or not; it is no Action of the Ward."""
    told: Any = {"active": "bachelor", "hands": {"bachelor": "evacuation"}, "pacts": {"haruspex": "capella"}, "discard": NO_NO}
    game = town(free="capella", **told)
    reach = [district for district in range(1, 16) if game.may(f"bachelor plays evacuation capella {district}")]
    assert reach == [6, 8, 12, 13, 14]
    assert game.why_not("bachelor plays evacuation capella 1").rule == "PA 17.5" and game.why_not("bachelor plays evacuation capella 7").rule == "PA 11.10"
    game = game.after("bachelor plays evacuation capella 12")
    assert game.where("capella") == 12 and game.is_free("capella") and game.points == 2
    game = town(**told).after("bachelor plays evacuation maria 1")
    assert game.where("maria") == 1 and not game.is_free("maria") and game.may("bachelor frees maria")
    assert town(dead="vlad", **told).why_not("bachelor plays evacuation vlad 4").rule == "PA 17.5"


def test_by_an_evacuation_no_strain_goes_off() -> None:
    """PA 17.5, 9.7, R55. Neither on the way nor at its end."""
    game = town(active="bachelor", free="maria", laid={12: "ulcer", 13: "ulcer"}, hands={"bachelor": "evacuation"}, discard=NO_NO)
    game = game.after("bachelor plays evacuation maria 13")
    assert game.where("maria") == 13 and game.spent == "" and list(game.laid) == [12, 13]


def test_a_curfew_holds_against_an_evacuation_and_a_miasma_does_not() -> None:
    """PA 17.5, 18.10, R52, R124. From 7 the way to 12 leads through 13 only."""
    told: Any = {"active": "bachelor", "hands": {"bachelor": "evacuation"}}
    assert town(curfews={"bachelor": 13}, **told).why_not("bachelor plays evacuation capella 12").rule == "PA 17.2"
    assert town(miasma="7 13 12", **told).may("bachelor plays evacuation capella 12")


# Post-Mortem


def test_a_post_mortem_saves_the_evidence_and_the_prescription_is_taken_all_the_same() -> None:
    """PA 17.6. For this one death."""
    game = town(active="plague", phase="showing", lair=4, free="maria vlad", where={"vlad": 4}, hands={"bachelor": "post-mortem"}, discard=NO_NO)
    game = game.after("plague infects 4", "bachelor reacts post-mortem")
    assert game.evidence("bachelor") == 3 and game.question == "Taking"
    game = game.after("bachelor takes curfew", "bachelor takes mandate")
    assert game.evidence("bachelor") == 2 and game.hand("bachelor") == "curfew mandate" and game.discard.split()[0] == "post-mortem"


def test_a_post_mortem_answers_an_ulcer_too_and_only_an_own_wards_death() -> None:
    """PA 17.6. In a Healer's turn."""
    told: Any = {"hands": {"bachelor": "post-mortem"}, "laid": {12: "ulcer"}, "discard": NO_NO}
    game = town(active="haruspex", free="maria", **told).after("haruspex walks maria 12", "bachelor reacts post-mortem", "bachelor takes curfew")
    assert game.evidence("bachelor") == 3 and game.grave + game.crypts == "maria"
    game = town(active="haruspex", free="capella", where={"capella": 4}, **told).after("haruspex walks capella 12")
    assert game.question == "Taking" and game.asked == "haruspex" and game.evidence("haruspex") == 2


def test_a_post_mortem_that_is_cancelled_saves_nothing() -> None:
    """PA 17.6, 17.13."""
    game = town(active="plague", phase="showing", lair=4, free="maria", hands={"bachelor": "post-mortem", "changeling": "no"})
    game = game.after("plague infects 4", "bachelor reacts post-mortem", "changeling reacts no")
    assert game.evidence("bachelor") == 2 and game.question == "Taking" and game.discard == "post-mortem no"


def test_at_one_piece_of_evidence_nobody_is_asked_for_a_post_mortem() -> None:
    """PA 17.6, 7.2, R87. There is nothing to lose; the Prescription is taken."""
    game = town(active="plague", phase="showing", lair=4, free="maria", evidence={"bachelor": 1}, hands={"bachelor": "post-mortem"}).after("plague infects 4")
    assert game.question == "Taking" and game.after("bachelor takes curfew").evidence("bachelor") == 1


# Emergency Mandate is in test_pa_17_mandate.py


def test_the_mandate_is_for_wards_only() -> None:
    """PA 17.4. No Healer acts by it."""
    game = town(active="bachelor", hands={"bachelor": "mandate"}, discard=NO_NO).after("bachelor plays mandate")
    assert all([game.may(f"bachelor frees {ward}") for ward in ALL_WARDS.split()]) and not game.may("bachelor frees bachelor")
