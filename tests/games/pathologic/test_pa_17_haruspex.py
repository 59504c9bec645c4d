"""PA 17.7 to 17.12. The Haruspex's Prescriptions."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.cards import HARUSPICY, NOTHING
from lazaretto.games.pathologic.creeping import LairIs

from .cards_at_hand import ALL_COINS, ALL_KEYS, ALL_SECRETS, NO_NO, asked_along
from .place import Play, town


def held(cards: str, **told: Any) -> Play:
    """In the Haruspex's Action Phase, with nobody to say No!."""
    return town(active="haruspex", hands={"haruspex": cards}, discard=NO_NO, **told)


# Wild Harvest


def test_a_wild_harvest_takes_one_counter_of_each_resource() -> None:
    """PA 17.7. It is the Healer's Action."""
    game = held("wild-harvest", sheets={"haruspex": "key"}).after("haruspex plays wild-harvest")
    assert game.sheet("haruspex") == "coin secret key key" and game.pool == (14, 14, 13) and game.points == 1
    assert game.why_not("haruspex claims coin").rule == "PA 12.2"


@pytest.mark.parametrize("gone, taken", [(ALL_COINS, "secret key"), (ALL_COINS + ALL_SECRETS, "key"), (ALL_SECRETS + ALL_KEYS, "coin")])
def test_a_wild_harvest_takes_what_the_pool_has(gone: str, taken: str) -> None:
    """PA 17.7, R44."""
    assert held("wild-harvest", sheets={"changeling": gone}).after("haruspex plays wild-harvest").sheet("haruspex") == taken


# Ticking Away


def test_each_ticking_away_gives_one_action_point_more_this_turn() -> None:
    """PA 17.8, R122. Two copies give two; in the next turn it is two again."""
    game = held("ticking-away ticking-away").after("haruspex plays ticking-away", "haruspex plays ticking-away")
    assert game.points == 4
    game = game.after("haruspex frees maria", "haruspex frees vlad", "haruspex frees andrey", "haruspex frees haruspex")
    assert game.points == 0 and game.why_not("haruspex frees rubin").rule == "PA 12.1"
    game = game.after("haruspex ends", "changeling ends", "plague creeps 0", "plague lies low", "plague stops", "bachelor ends")
    assert game.asked == "haruspex" and game.points == 2


def test_a_piece_acts_once_though_time_ticks_away() -> None:
    """PA 17.8, 12.2, R36."""
    game = held("ticking-away").after("haruspex plays ticking-away", "haruspex frees maria", "haruspex claims coin")
    assert game.points == 1 and game.why_not("haruspex walks maria 3").rule == "PA 12.2" == game.why_not("haruspex claims key").rule


def test_ticking_away_is_played_in_the_setup_phase_too_but_in_no_other_turn() -> None:
    """PA 17.8, 11.2, R120. In the turn of the Bachelor the Haruspex is not even asked: none of her Influences is for it."""
    game = town(active="haruspex", phase="turn", hands={"haruspex": "ticking-away"}, discard=NO_NO).after("haruspex plays ticking-away")
    assert game.question == "ActionPhase" and game.points == 3
    assert town(active="bachelor", phase="setup", hands={"haruspex": "ticking-away"}).question == "ActionPhase"


# Steppe Paths


def test_steppe_paths_let_one_later_move_go_up_to_four_spaces() -> None:
    """PA 17.9, R131. The next one goes two."""
    game = held("steppe-paths", free="maria vlad").after("haruspex plays steppe-paths", "haruspex walks maria 12", "haruspex goes 13", "haruspex goes 8")
    assert game.question == "Walking" and game.after("haruspex stops").where("maria") == 8
    game = game.after("haruspex goes 14")
    assert game.where("maria") == 14 and game.question == "ActionPhase" and game.points == 1
    game = game.after("haruspex walks vlad 12", "haruspex goes 15")
    assert game.where("vlad") == 15 and game.question == "ActionPhase"


def test_steppe_paths_are_used_by_the_first_move_that_goes_further_than_it_could() -> None:
    """PA 17.9, R131. A Move of two spaces leaves them for the next."""
    game = held("steppe-paths", free="maria vlad").after("haruspex plays steppe-paths", "haruspex walks maria 12", "haruspex goes 13", "haruspex stops")
    assert game.t.paths == 1
    game = game.after("haruspex walks vlad 12", "haruspex goes 15", "haruspex goes 9", "haruspex goes 14")
    assert game.where("vlad") == 14 and game.t.paths == 0


def test_steppe_paths_not_used_are_lost_when_the_turn_ends() -> None:
    """PA 17.9."""
    game = held("steppe-paths", free="maria").after("haruspex plays steppe-paths", "haruspex ends", "changeling walks maria 12", "changeling goes 13")
    assert game.question == "ActionPhase" and game.t.paths == 0


def test_strains_go_off_on_each_space_of_a_long_way() -> None:
    """PA 17.9, 9.1, R61. Two on the way, and after each the Move may go on."""
    game = held("", free="maria", laid={13: "migration", 14: "migration"}, paths=1)
    game = game.after("haruspex walks maria 12", "haruspex goes 13", "plague creeps 0", "haruspex goes 14", "plague creeps 0")
    assert game.spent == "migration migration" and game.question == "Walking" and game.after("haruspex goes 9").where("maria") == 9


# Tithe


@pytest.mark.parametrize("deed, taken", [("claims key", "key"), ("asks maria", "coin"), ("asks notkin", "secret")])
def test_a_tithe_takes_one_of_the_same_when_another_claims_or_is_given(deed: str, taken: str) -> None:
    """PA 17.10. From the Pool; the other keeps what was taken."""
    game = town(active="bachelor", hands={"haruspex": "tithe"}, discard=NO_NO).after(f"bachelor {deed}", "haruspex reacts tithe")
    assert game.sheet("bachelor") == taken == game.sheet("haruspex") and sum(game.pool) == 43 and game.points == 1


def test_no_tithe_on_ones_own_taking_nor_on_other_gains() -> None:
    """PA 17.10. Not on a Claim of the Haruspex, not on Thief's Hands."""
    assert held("tithe").after("haruspex claims coin").question == "ActionPhase"
    game = town(active="changeling", hands={"haruspex": "tithe", "changeling": "thiefs-hands"}, sheets={"bachelor": "coin"}, discard=NO_NO)
    assert asked_along(game, "changeling plays thiefs-hands bachelor coin")[1] == "changeling ActionPhase"


def test_a_second_tithe_needs_a_second_counter_in_the_pool() -> None:
    """PA 17.10, R8, R12. Two Coins are left when the Bachelor claims one: the first Tithe takes the last."""
    game = town(active="bachelor", hands={"haruspex": "tithe tithe"}, sheets={"changeling": "coin " * 13}, discard=NO_NO)
    game = game.after("bachelor claims coin", "haruspex reacts tithe")
    assert game.sheet("haruspex") == "coin" and game.pool[0] == 0 and game.question == "ActionPhase" and game.hand("haruspex") == "tithe"


# Living Blood

EVENT: dict[str, Any] = {"events": {13: "key", 10: "key"}}


def test_by_living_blood_any_counter_of_the_healer_counts() -> None:
    """PA 17.11, R135. Which one is the Healer's choice."""
    told: Any = EVENT | {"free": "haruspex", "where": {"haruspex": 13}, "sheets": {"haruspex": "coin secret secret"}}
    assert held("living-blood", **told).why_not("haruspex resolves haruspex").rule == "PA 13.2"
    game = held("living-blood", **told).after("haruspex plays living-blood", "haruspex resolves haruspex")
    assert (game.asked, game.question) == ("haruspex", "Parting") and game.why_not("haruspex spends key").rule == "PA 17.11"
    game = game.after("haruspex spends coin", "haruspex takes tithe")
    assert game.sheet("haruspex") == "secret secret" and game.resolved == [13] and game.pool == (15, 13, 14)


def test_one_counter_is_enough_for_an_event_that_needs_one() -> None:
    """PA 17.11, 13.2. With three kinds on the sheet the Haruspex is asked once."""
    game = held("", free="haruspex", where={"haruspex": 13}, sheets={"haruspex": "coin secret key"}, blood=True, **EVENT)
    game = game.after("haruspex resolves haruspex", "haruspex spends secret")
    assert game.question == "Taking" and game.sheet("haruspex") == "coin key"


def test_by_living_blood_any_ward_has_access() -> None:
    """PA 17.11, R135. No counter is spent."""
    game = held("", free="capella", where={"capella": 13}, sheets={"haruspex": "coin"}, blood=True, **EVENT)
    game = game.after("haruspex resolves capella", "haruspex takes tithe")
    assert game.resolved == [13] and game.sheet("haruspex") == "coin" and game.evidence("haruspex") == 5


def test_living_blood_is_for_the_next_event_only() -> None:
    """PA 17.11, R135. Spent also by a Ward who needed it not."""
    told: Any = EVENT | {"free": "sticky capella", "where": {"sticky": 13, "capella": 10}}
    game = held("", blood=True, **told)
    assert game.may("haruspex resolves capella")
    game = game.after("haruspex resolves sticky", "haruspex takes tithe")
    assert not game.t.blood and game.why_not("haruspex resolves capella").rule == "PA 13.3"


def test_living_blood_is_lost_at_the_end_of_the_turn() -> None:
    """PA 17.11, R135."""
    game = held("", blood=True, free="capella", where={"capella": 13}, **EVENT).after("haruspex ends")
    assert game.asked == "changeling" and not game.t.blood and game.why_not("changeling resolves capella").rule == "PA 13.3"


def test_under_living_blood_the_healer_says_which_counters_are_handed() -> None:
    """PA 17.11, 12.11, R39. On Stopped Machines any Ward needs one."""
    told: Any = {"events": {6: "key"}, "free": "capella", "where": {"capella": 6}, "sheets": {"haruspex": "coin secret key"}, "blood": True}
    game = held("", **told).after("haruspex hands capella")
    assert (game.asked, game.question) == ("haruspex", "Parting")
    game = game.after("haruspex spends secret")
    assert game.question == "ActionPhase" and game.handed == "secret"
    game = game.after("haruspex resolves capella", "haruspex takes tithe")
    assert game.resolved == [6] and game.sheet("haruspex") == "coin key" and game.handed == ""


# Haruspicy

KILL: dict[str, Any] = {"active": "plague", "phase": "showing", "lair": 4, "free": "maria", "hands": {"haruspex": "haruspicy"}, "discard": NO_NO}


def test_by_haruspicy_it_is_announced_where_the_plague_is_at_the_end_of_its_turn() -> None:
    """PA 17.12, R118, R141. After its extra space and its Strains."""
    game = town(strains="fever", **KILL).after("plague infects 4", "haruspex reacts haruspicy", "bachelor takes curfew")
    game = game.after("plague creeps 12")
    assert game.question == "Laying" and game.told(LairIs) == []
    assert game.after("plague lays fever 4").told(LairIs) == [LairIs(12, NOTHING, HARUSPICY)] == game.after("plague stops").told(LairIs, "changeling")


def test_without_haruspicy_nothing_is_announced() -> None:
    """PA 17.12."""
    game = town(**KILL).after("plague infects 4", "haruspex passes", "bachelor takes curfew", "plague creeps 12")
    assert game.asked == "bachelor" and game.told(LairIs) == [] and game.hand("haruspex") == "haruspicy"


def test_haruspicy_answers_any_wards_death_in_the_plagues_turn_and_none_in_another() -> None:
    """PA 17.12, R141. Whosever; but not an Ulcer in a Healer's turn."""
    game = town(**KILL | {"free": "rubin", "where": {"rubin": 4}}).after("plague infects 4")
    assert (game.asked, game.question) == ("haruspex", "Divining")
    game = town(active="changeling", free="maria", laid={12: "ulcer"}, hands={"haruspex": "haruspicy"}, discard=NO_NO).after("changeling walks maria 12")
    assert (game.asked, game.question) == ("bachelor", "Taking")


def test_each_death_of_the_turn_opens_a_window() -> None:
    """PA 17.12, R141. Passed at the first, Haruspicy may answer the second."""
    game = town(**KILL | {"free": "maria capella", "where": {"capella": 4}}).after("plague infects 4", "haruspex passes", "bachelor takes curfew")
    assert (game.asked, game.question) == ("haruspex", "Divining")
    game = game.after("haruspex reacts haruspicy", "haruspex takes tithe", "plague creeps 3")
    assert game.told(LairIs) == [LairIs(3, NOTHING, HARUSPICY)]


def test_the_announcement_is_for_that_turn_only() -> None:
    """PA 17.12."""
    game = town(**KILL).after("plague infects 4", "haruspex reacts haruspicy", "bachelor takes curfew", "plague creeps 12")
    assert game.told(LairIs) == [LairIs(12, NOTHING, HARUSPICY)]
    game = game.after("bachelor passes", "bachelor passes", "bachelor ends", "bachelor passes", "haruspex ends", "bachelor passes", "changeling ends")
    game = game.after("plague creeps 12", "plague lies low", "plague stops")
    assert game.told(LairIs) == [LairIs(12, NOTHING, HARUSPICY)] and game.asked == "bachelor"
