"""PA 12. Actions: counters claimed, transferred and handed over; Action cards; the Event resolved."""

from __future__ import annotations

from typing import Any

import pytest

from .cards_at_hand import ALL_COINS, NO_NO
from .day import Fate
from .place import town

# Claim and Transfer


@pytest.mark.parametrize("free", ["", "bachelor"])
@pytest.mark.parametrize("resource", ["coin", "secret", "key"])
def test_a_healer_claims_any_resource_quarantined_or_not(free: str, resource: str) -> None:
    """PA 12.7, R37. From the Pool on the own sheet."""
    game = town(active="bachelor", free=free).after(f"bachelor claims {resource}")
    assert game.sheet("bachelor") == resource and sum(game.pool) == 44 and game.points == 1
    assert game.why_not("bachelor claims coin").rule == "PA 12.2"


@pytest.mark.parametrize("free", ["", "rubin"])
def test_a_ward_transfers_its_own_resource_at_any_distance(free: str) -> None:
    """PA 12.8, R38. Rubin, in 11 and the Changeling's, gives the Bachelor in 1 a Secret, and does nothing else this turn."""
    game = town(active="bachelor", free=free).after("bachelor asks rubin")
    assert game.sheet("bachelor") == "secret" and game.sheet("changeling") == "" and game.pool == (15, 14, 15)
    assert game.why_not("bachelor walks rubin 12").rule == "PA 12.2" == game.why_not("bachelor frees rubin").rule


def test_a_resource_comes_from_any_living_ward_who_has_it_or_by_a_claim() -> None:
    """PA 12.9. Of the three with a Coin one is dead and one in another's Pact; with all dead the Claim is left."""
    game = town(active="bachelor", dead="maria", pacts={"haruspex": "capella"})
    assert game.why_not("bachelor asks maria").rule == "PA 12.1" and game.why_not("bachelor asks capella").rule == "PA 14.2"
    assert game.after("bachelor asks saburov").sheet("bachelor") == "coin"
    game = town(active="bachelor", dead="maria capella saburov", doomed="vlad capella saburov")
    assert not any([game.may(f"bachelor asks {ward}") for ward in ("maria", "capella", "saburov")])
    assert game.after("bachelor claims coin").sheet("bachelor") == "coin"


def test_what_the_pool_lacks_cannot_be_taken() -> None:
    """PA 12.9, R44."""
    game = town(active="bachelor", sheets={"haruspex": ALL_COINS})
    assert game.why_not("bachelor claims coin").rule == "PA 12.9" == game.why_not("bachelor asks maria").rule
    assert game.may("bachelor claims key") and game.may("bachelor asks vlad")


def test_there_is_no_limit_to_what_a_healer_holds_and_no_trade() -> None:
    """PA 12.9, 21.1, R43. The fifteenth Coin is taken; no move gives another Healer anything."""
    game = town(active="bachelor", sheets={"bachelor": ALL_COINS.removesuffix("coin ")}).after("bachelor claims coin")
    assert game.sheet("bachelor") == ALL_COINS.strip()
    for move in game.options("bachelor"):
        after = game.position.after(1, move, Fate())
        assert [len(after.table.sheets[seat]) for seat in (2, 3)] == [0, 0]


# Action cards


def test_an_action_card_is_the_healers_action_and_costs_a_point() -> None:
    """PA 12.10. What is left is for Wards."""
    game = town(active="haruspex", hands={"haruspex": "wild-harvest wild-harvest"}, discard=NO_NO).after("haruspex plays wild-harvest")
    assert game.points == 1 and game.sheet("haruspex") == "coin secret key" and game.discard.split().count("wild-harvest") == 1
    assert game.why_not("haruspex claims coin").rule == "PA 12.2" == game.why_not("haruspex plays wild-harvest").rule
    assert game.may("haruspex asks maria")


@pytest.mark.parametrize("free", ["", "haruspex"])
def test_a_healer_plays_it_quarantined_or_not(free: str) -> None:
    """PA 12.10."""
    assert town(active="haruspex", free=free, hands={"haruspex": "wild-harvest"}).may("haruspex plays wild-harvest")


def test_an_action_card_is_played_only_in_the_own_action_phase_and_with_a_point() -> None:
    """PA 12.10. Not in the Setup Phase, the own neither, nor with a Healer who has acted."""
    hands = {"bachelor": "curfew"}
    assert town(active="bachelor", phase="turn", hands=hands).why_not("bachelor plays curfew 4").rule == "PA 11.2"
    assert town(active="haruspex", phase="setup", hands=hands).why_not("bachelor plays curfew 4").rule == "PA 11.2"
    assert town(active="bachelor", hands=hands, acted="bachelor").why_not("bachelor plays curfew 4").rule == "PA 12.2"
    assert town(active="bachelor", hands=hands, points=0).why_not("bachelor plays curfew 4").rule == "PA 12.1"


# Handing to a Ward

READY: dict[str, Any] = {"active": "bachelor", "free": "capella", "where": {"capella": 4}, "events": {4: "key"}, "sheets": {"bachelor": "key key coin"}}


@pytest.mark.parametrize("bachelor", ["", " bachelor"])
def test_a_healer_hands_a_ward_the_counter_it_lacks_at_any_distance(bachelor: str) -> None:
    """PA 12.11, R39. One, no more; it is the Healer's Action, quarantined or not, and the Ward has not acted by it."""
    game = town(**READY | {"free": f"capella{bachelor}"}).after("bachelor hands capella")
    assert game.handed == "key" and game.sheet("bachelor") == "coin key" and game.points == 1
    assert game.why_not("bachelor claims coin").rule == "PA 12.2" and game.may("bachelor resolves capella")


def test_a_healer_whom_a_strain_has_quarantined_may_still_hand_them_over() -> None:
    """PA 12.11, 9.4, R59. Fever in 1, where the Bachelor is; Capella stands elsewhere."""
    game = town(**READY | {"free": "capella bachelor", "laid": {1: "fever"}}).after("bachelor hands capella")
    assert game.question == "Completing" and game.handed == "" and game.free == "capella"
    assert game.after("bachelor completes").handed == "key" and game.after("bachelor gives up").handed == ""


@pytest.mark.parametrize("change, rule", [
    ({"points": 1}, "PA 12.11"), ({"points": 0}, "PA 12.1"), ({"free": ""}, "PA 12.11"), ({"acted": "capella"}, "PA 12.2"), ({"acted": "bachelor"}, "PA 12.2"),
    ({"pacts": {"haruspex": "capella"}}, "PA 14.2"), ({"where": {"capella": 5}}, "PA 12.11"), ({"sheets": {"bachelor": "coin"}}, "PA 12.11"),
    ({"events": {4: "coin"}}, "PA 12.11"), ({"where": {}, "free": "", "dead": "capella"}, "PA 12.1"),
])
def test_counters_are_handed_only_where_they_can_be_spent(change: dict[str, Any], rule: str) -> None:
    """PA 12.11, R39. Another point must be left; the Ward must be usable, free, not have acted, stand on an Event and lack what the Healer has."""
    assert town(**READY).may("bachelor hands capella")
    assert town(**READY | change).why_not("bachelor hands capella").rule == rule


def test_the_ward_spends_them_on_the_event() -> None:
    """PA 12.12, R41. Other things may come between."""
    game = town(**READY | {"pacts": {"bachelor": "maria"}}).after("bachelor hands capella", "bachelor pledges capella", "bachelor resolves capella")
    assert game.resolved == [4] and game.handed == "" and game.pool == (14, 15, 14) and game.sheet("bachelor") == "coin key"


def test_what_is_not_spent_goes_to_the_pool_when_the_turn_ends() -> None:
    """PA 12.12, R40. Not back to the Healer."""
    game = town(**READY).after("bachelor hands capella", "bachelor ends")
    assert game.handed == "" and game.sheet("bachelor") == "coin key" and game.pool[2] == 15 - 1 - 1 and game.asked == "haruspex"


def test_what_was_handed_to_a_ward_who_dies_goes_to_the_pool_at_once() -> None:
    """PA 12.12, R40. Capella dies of an Ulcer as she resolves; before the turn goes on the Key is in the Pool."""
    game = town(**READY | {"laid": {4: "ulcer"}}).after("bachelor hands capella")
    keys = game.pool[2]
    game = game.after("bachelor resolves capella", "haruspex takes tithe")
    assert game.question == "ActionPhase" and game.crypts == "capella"
    assert game.handed == "" and game.pool[2] == keys + 1


def test_handed_counters_serve_no_other_ward() -> None:
    """PA 12.12. Saburov in the same district lacks the Key still."""
    game = town(**READY | {"free": "capella saburov", "where": {"capella": 4, "saburov": 4}}).after("bachelor hands capella")
    assert game.why_not("bachelor resolves saburov").rule == "PA 13.3" and game.may("bachelor resolves capella")


# Resolve


@pytest.mark.parametrize("piece, free, may", [
    ("bachelor", "bachelor", True), ("bachelor", "", False), ("andrey", "andrey", True), ("andrey", "", False), ("haruspex", "haruspex", False),
])
def test_a_healer_or_ward_out_of_quarantine_resolves(piece: str, free: str, may: bool) -> None:
    """PA 12.13, 13.1. For a point; another's Healer is not at one's service."""
    game = town(active="bachelor", free=free, where={piece: 4}, events={4: "key"}, sheets={"bachelor": "key"})
    assert game.may(f"bachelor resolves {piece}") == may
    if may:
        game = game.after(f"bachelor resolves {piece}")
        assert game.resolved == [4] and game.points == 1
