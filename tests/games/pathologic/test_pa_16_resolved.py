"""PA 16. Event cards that do something when they are resolved: Lethargy, Burnt Linen, the Archive, Prints, the Old Doctor's Stores."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.cards import NOTHING, PRINTS
from lazaretto.games.pathologic.creeping import LairIs

from .cards_at_hand import ALL_COINS, NO_NO
from .place import Play, town

LETHARGY: dict[str, Any] = {"active": "haruspex", "free": "notkin", "where": {"notkin": 5}, "events": {5: "secret"}}


def resolved(*sentences: str, **told: Any) -> Play:
    return town(**LETHARGY | told).after("haruspex resolves notkin", *sentences)


# Lethargy


def test_by_lethargy_the_plague_picks_a_dead_ward_who_comes_back() -> None:
    """PA 16.5, R89. In the Warehouses, not quarantined. It must pick one, and only a dead one."""
    game = resolved(dead="maria rubin")
    assert (game.asked, game.question) == ("plague", "Reviving") and len(game.options("plague")) == 2
    assert game.why_not("plague picks vlad").rule == "PA 16.5"
    game = game.after("plague picks rubin")
    assert game.where("rubin") == 5 and game.is_free("rubin") and game.grave == "" and game.crypts == "maria"


def test_the_wards_healer_regains_the_evidence_that_death_cost() -> None:
    """PA 16.5. Whoever resolved the Event is rewarded as usual."""
    game = resolved("plague picks rubin", "haruspex takes tithe", dead="maria rubin", evidence={"changeling": 2})
    assert [game.evidence(name) for name in ("bachelor", "haruspex", "changeling")] == [3, 5, 3]


def test_a_target_who_comes_back_is_a_target_again() -> None:
    """PA 16.5, R89. Out of the crypt and on the Hit List; one more kill does not win."""
    game = resolved("plague picks maria", "haruspex takes tithe", dead="maria capella", free="notkin saburov", laid={9: "ulcer"})
    assert game.crypts == "capella" and game.doomed == "maria saburov"
    game = game.after("haruspex walks saburov 9")
    assert game.crypts == "capella saburov" and game.doomed == "maria" and not game.over


def test_only_what_was_lost_is_regained() -> None:
    """PA 16.5, R90. Not what a Post-Mortem or the floor has saved; the Prescription is kept."""
    game = resolved("plague picks maria", dead="maria", lost="", evidence={"bachelor": 1}, hands={"bachelor": "paralysis"})
    assert game.evidence("bachelor") == 1 and game.hand("bachelor") == "paralysis" and game.where("maria") == 5


def test_a_post_mortem_leaves_nothing_to_regain() -> None:
    """PA 16.5, 17.6, R90. Played through: Maria dies and is excused, Notkin resolves Lethargy, Maria is back, the Bachelor has three as before."""
    told: Any = LETHARGY | {"active": "plague", "phase": "showing", "lair": 4, "free": "notkin maria", "hands": {"bachelor": "post-mortem"}, "discard": NO_NO}
    game = town(**told).after("plague infects 4", "bachelor reacts post-mortem", "bachelor takes curfew", "plague creeps 4")
    assert game.evidence("bachelor") == 3 and game.crypts == "maria"
    game = game.after("bachelor passes", "bachelor passes", "bachelor ends", "bachelor passes", "haruspex resolves notkin", "plague picks maria")
    assert game.where("maria") == 5 and game.evidence("bachelor") == 3


def test_who_died_in_quarantine_comes_back_out_of_it() -> None:
    """PA 16.5, 6.8. Maria is killed by a ceased Blockade; all others in Quarantine stay there."""
    told: Any = LETHARGY | {"active": "plague", "phase": "showing", "lair": 4, "blockade": 4, "discard": NO_NO}
    game = town(**told).after("plague ceases", "bachelor takes curfew", "plague creeps 4")
    assert game.crypts == "maria" and game.free == "notkin"
    game = game.after("bachelor passes", "bachelor passes", "bachelor ends", "bachelor passes", "haruspex resolves notkin", "plague picks maria")
    assert game.where("maria") == 5 and game.free == "maria notkin" and game.evidence("bachelor") == 3


def test_the_same_death_is_not_paid_back_twice() -> None:
    """PA 16.5, R90. What was regained is not lost any more."""
    game = resolved("plague picks maria", dead="maria", evidence={"bachelor": 2})
    assert game.evidence("bachelor") == 3 and game.t.lost == 0


def test_with_no_dead_ward_lethargy_does_nothing() -> None:
    """PA 16.5, R90."""
    game = resolved()
    assert game.question == "Taking" and game.evidence("haruspex") == 5


def test_lethargy_brings_a_ward_back_into_a_curfew() -> None:
    """PA 16.5, 17.2, R133."""
    assert resolved("plague picks maria", dead="maria", curfews={"bachelor": 5}).where("maria") == 5


# Burnt Linen

LINEN: dict[str, Any] = {"active": "bachelor", "free": "andrey", "where": {"andrey": 9}, "events": {9: "key"}}


def test_burnt_linen_turns_up_and_discards_up_to_two_strains_without_effect() -> None:
    """PA 16.9, R132. One after the other; the third stays."""
    game = town(laid={4: "ulcer", 5: "new-outbreak", 6: "fever"}, **LINEN).after("bachelor resolves andrey")
    assert (game.asked, game.question) == ("bachelor", "Burning") and game.why_not("bachelor names 7").rule == "PA 16.9"
    game = game.after("bachelor names 4", "bachelor names 5")
    assert game.spent == "ulcer new-outbreak" and game.laid == {6: "fever"} and game.question == "Taking" and game.strains == ""


@pytest.mark.parametrize("sentences, left", [(["bachelor stops"], [4, 5]), (["bachelor names 5", "bachelor stops"], [4])])
def test_burnt_linen_may_be_for_one_or_none(sentences: list[str], left: list[int]) -> None:
    """PA 16.9, R132."""
    game = town(laid={4: "ulcer", 5: "fever"}, **LINEN).after("bachelor resolves andrey", *sentences)
    assert list(game.laid) == left and game.question == "Taking"


def test_without_a_strain_on_the_map_burnt_linen_asks_nothing() -> None:
    """PA 16.9."""
    assert town(**LINEN).after("bachelor resolves andrey").question == "Taking"


# The Archive, Prints, the Stores


def test_the_archive_gives_a_prescription_more() -> None:
    """PA 16.10. Two in all, both by choice."""
    game = town(active="bachelor", free="andrey", where={"andrey": 10}, events={10: "key"})
    game = game.after("bachelor resolves andrey", "bachelor takes mandate", "bachelor takes evacuation")
    assert game.hand("bachelor") == "mandate evacuation" and game.question == "ActionPhase"


@pytest.mark.parametrize("lair", [0, 11, 7])
def test_prints_announce_where_the_plague_is_now(lair: int) -> None:
    """PA 16.11, 21.2, R118. To all, the Steppe too; only once, and it may creep on."""
    game = town(active="bachelor", lair=lair, free="maria", where={"maria": 11}, events={11: "coin"}).after("bachelor resolves maria", "bachelor takes curfew")
    assert game.told(LairIs) == [LairIs(lair, PRINTS, NOTHING)] and game.told(LairIs, "changeling") == [LairIs(lair, PRINTS, NOTHING)]
    assert town(active="bachelor", lair=lair, free="maria", where={"maria": 11}, events={11: "coin"}).told(LairIs) == []


def test_the_old_doctors_stores_give_one_counter_of_each_resource() -> None:
    """PA 16.14, R44. Of those the Pool has; to the player, whoever resolved it."""
    told: Any = {"active": "bachelor", "free": "rubin", "where": {"rubin": 14}, "events": {14: "secret"}}
    game = town(**told).after("bachelor resolves rubin")
    assert game.sheet("bachelor") == "coin secret key" and game.sheet("changeling") == ""
    assert town(sheets={"haruspex": ALL_COINS}, **told).after("bachelor resolves rubin").sheet("bachelor") == "secret key"


def test_no_tithe_is_paid_on_the_stores() -> None:
    """PA 16.14, 17.10. It is neither a Claim nor a Transfer."""
    told: Any = {"active": "bachelor", "free": "rubin", "where": {"rubin": 14}, "events": {14: "secret"}}
    assert town(hands={"haruspex": "tithe"}, **told).after("bachelor resolves rubin").question == "Taking"
