"""PA 18. Strains by which the Plague itself does something, and what each Strain lets go on. Those that do harm are in test_pa_18_harm.py."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.moves import Replace, Lay, Pick
from lazaretto.kernel import NOT_HERE

from .place import Play, town

GONE = -1


def claim(strain: str, *sentences: str, **told: Any) -> Play:
    """The Bachelor, in 1, claims a Coin on this Strain."""
    return town(**{"active": "bachelor", "laid": {1: strain}} | told).after("bachelor claims coin", *sentences)


# Complete or give up

ANSWERS = {"migration": ["plague creeps 0"], "new-victim": ["plague stops"], "new-outbreak": ["plague stops"], "breach": ["plague picks rubin"]}


@pytest.mark.parametrize("strain", [
    "migration", "new-victim", "fever", "ulcer", "delirium", "wasting", "new-outbreak", "miasma", "rumour", "breach",
])
def test_after_these_a_claim_may_be_completed_or_given_up(strain: str) -> None:
    """PA 18.1 to 18.4, 18.6 to 18.8, 18.10 to 18.12, 9.3, R57. Either way point and Action are spent, and the Strain is discarded."""
    game = claim(strain, *ANSWERS.get(strain, []), free="bachelor")
    assert (game.asked, game.question) == ("bachelor", "Completing") and game.spent == strain
    done, given = game.after("bachelor completes"), game.after("bachelor gives up")
    assert (done.sheet("bachelor"), given.sheet("bachelor")) == ("coin", "") and done.points == given.points == 1
    assert done.why_not("bachelor claims key").rule == "PA 12.2" == given.why_not("bachelor claims key").rule


@pytest.mark.parametrize("strain, answer", [("weakness", []), ("panic", ["plague goes 2"])])
def test_after_these_it_may_not(strain: str, answer: list[str]) -> None:
    """PA 18.5, 18.9, 9.4, R59."""
    game = claim(strain, *answer, free="bachelor")
    assert game.question == "ActionPhase" and game.sheet("bachelor") == "" and game.points == 1 and game.spent == strain


@pytest.mark.parametrize("strain, answer, question", [
    ("migration", ["plague creeps 0"], "Walking"), ("new-victim", ["plague stops"], "Walking"), ("fever", [], "ActionPhase"), ("ulcer", [], "Taking"),
    ("weakness", [], "ActionPhase"), ("delirium", [], "Walking"), ("wasting", [], "Walking"), ("new-outbreak", ["plague stops"], "Walking"),
    ("panic", ["plague goes 13"], "ActionPhase"), ("miasma", [], "ActionPhase"), ("rumour", [], "Walking"), ("breach", ["plague picks aspity"], "Walking"),
])
def test_which_strains_end_a_move(strain: str, answer: list[str], question: str) -> None:
    """PA 18.1 to 18.12, 9.5, R58, R128. Where the Strain was, unless it put the piece elsewhere; else the Move goes on or stops."""
    game = town(active="bachelor", free="maria", laid={12: strain}).after("bachelor walks maria 12", *answer)
    assert game.question == question and game.where("maria") == {"ulcer": GONE, "panic": 13}.get(strain, 12)
    if question == "Walking":
        assert game.after("bachelor stops").where("maria") == 12 and game.after("bachelor goes 15").where("maria") == 15


@pytest.mark.parametrize("strain, answer, question", [
    ("migration", ["plague creeps 0"], "Completing"), ("fever", [], "ActionPhase"), ("ulcer", [], "Taking"), ("weakness", [], "ActionPhase"),
    ("panic", ["plague goes 12"], "ActionPhase"), ("miasma", [], "Completing"), ("wasting", [], "Completing"), ("delirium", [], "Completing"),
])
def test_which_strains_end_a_resolving(strain: str, answer: list[str], question: str) -> None:
    """PA 18.1 to 18.10, 9.4, 9.6, R59. Who is dead, quarantined or elsewhere resolves nothing, and the Event goes on."""
    game = town(active="bachelor", free="andrey", where={"andrey": 13}, events={13: "key"}, laid={13: strain})
    game = game.after("bachelor resolves andrey", *answer)
    assert game.question == question and game.ongoing == [13]
    if question == "Completing":
        assert game.after("bachelor completes").resolved == [13] and game.after("bachelor gives up").ongoing == [13]


# Migration


def test_by_migration_the_plague_may_move_one_space_in_secret_the_steppe_included() -> None:
    """PA 18.1, R64. Or not: nobody can tell, and nobody is harmed."""
    game = claim("migration", lair=4, free="maria")
    assert (game.asked, game.question) == ("plague", "Migrating")
    assert {move.to for move in game.options("plague")} == {4, 0, 3, 5, 11, 12}
    assert game.why_not("plague creeps 8").rule == "PA 18.1" == game.why_not("plague creeps 12 13").rule
    moved, stayed = game.after("plague creeps 0"), game.after("plague creeps 4")
    assert (moved.lair, stayed.lair) == (0, 4) and moved.is_free("maria")
    for healer in ("bachelor", "haruspex", "changeling"):
        assert moved.looks_the_same(stayed, healer)


@pytest.mark.parametrize("lair, curfews", [(0, {}), (4, {"bachelor": 4}), (1, {})])
def test_migration_asks_wherever_the_plague_is(lair: int, curfews: dict[str, int]) -> None:
    """PA 18.1, R121. Inside a Curfew too, though it can only stay; where the Strain was too, and it harms nobody there."""
    game = claim("migration", lair=lair, curfews=curfews, free="bachelor")
    assert game.asked == "plague" and game.may(f"plague creeps {lair}") and (not curfews or len(game.options("plague")) == 1)
    assert game.after(f"plague creeps {lair}").is_free("bachelor")


def test_a_plague_that_leaves_by_migration_has_interrupted_its_blockade() -> None:
    """PA 18.1, 6.9, R79. The token comes back at once; if it stays, the Blockade stays."""
    game = claim("migration", lair=4, blockade=4)
    assert game.after("plague creeps 3").t.blockade == 0 and game.after("plague creeps 4").t.blockade == 4


# New Victim


def test_by_new_victim_the_plague_may_replace_a_target_in_secret() -> None:
    """PA 18.2, R64, R88. By another Ward of the same Healer; the old one is an ordinary Ward then. Nobody can tell."""
    game = claim("new-victim", free="maria", lair=4)
    assert (game.asked, game.question) == ("plague", "NewVictim")
    swapped, kept = game.after("plague swaps vlad maria"), game.after("plague stops")
    assert (swapped.doomed, kept.doomed) == ("vlad capella saburov", "maria capella saburov")
    for healer in ("bachelor", "haruspex", "changeling"):
        assert swapped.looks_the_same(kept, healer)
    end = ["bachelor gives up", "bachelor ends", "haruspex ends", "changeling ends", "plague creeps 4", "plague infects 4"]
    assert (swapped.after(*end).grave, kept.after(*end).crypts) == ("maria", "maria")


def test_the_new_victim_is_alive_as_was_the_old_and_of_the_same_healer() -> None:
    """PA 18.2, R88."""
    game = claim("new-victim", dead="capella vlad")
    assert game.why_not("plague swaps notkin capella").rule == "PA 18.2" == game.why_not("plague swaps vlad maria").rule
    assert game.may("plague swaps andrey maria") and game.may("plague swaps rubin saburov") and game.why_not("plague swaps maria vlad").rule == "PA 18.2"
    assert {move.instead_of for move in game.options("plague") if isinstance(move, Replace)} == {3, 9}


def test_new_victim_asks_even_if_there_is_none() -> None:
    """PA 18.2, R121. With no other Ward alive the Plague is asked all the same."""
    game = claim("new-victim", dead="vlad andrey notkin sticky rubin aspity")
    assert game.asked == "plague" and len(game.options("plague")) == 1 and game.may("plague stops")


# New Outbreak


def test_by_new_outbreak_the_plague_draws_and_may_lay_one_anywhere_but_on_another() -> None:
    """PA 18.8, R123. One only; not where a Strain lies, and not where this one still lies."""
    game = town(active="bachelor", laid={1: "new-outbreak", 4: "fever"}, strains="ulcer", lair=7).after("bachelor claims coin: wasting")
    assert (game.asked, game.question) == ("plague", "Spreading") and game.strains == "ulcer wasting"
    assert {move.district for move in game.options("plague") if isinstance(move, Lay)} == set(range(1, 16)) - {1, 4}
    assert game.why_not("plague lays ulcer 1").rule == "PA 8.3" == game.why_not("plague lays ulcer 4").rule
    assert game.why_not("plague lays panic 5").rule == "PA 11.1" and game.position.why_not(0, Lay(3, 99)) == NOT_HERE
    after = game.after("plague lays ulcer 15")
    assert after.laid == {4: "fever", 15: "ulcer"} and after.strains == "wasting" and after.question == "Completing"
    assert game.after("plague stops").laid == {4: "fever"}


def test_what_a_new_outbreak_lays_nobody_sees() -> None:
    """PA 18.8, 2.17."""
    game = town(active="bachelor", laid={1: "new-outbreak"}, strains="ulcer fever").after("bachelor claims coin: wasting")
    assert game.after("plague lays ulcer 15").looks_the_same(game.after("plague lays fever 15"), "bachelor")


# Rumour


def test_by_rumour_the_plague_gives_one_pact_token_back() -> None:
    """PA 18.11. Whichever it picks; then nothing is drawn."""
    game = claim("rumour", pacts={"haruspex": "vlad", "changeling": "maria"})
    assert (game.asked, game.question) == ("plague", "Rumours") and game.why_not("plague picks rubin").rule == "PA 18.11"
    game = game.after("plague picks maria")
    assert (game.pact("haruspex"), game.pact("changeling"), game.strains) == ("vlad", "", "")


def test_with_no_pact_on_the_map_rumour_draws_a_strain() -> None:
    """PA 18.11."""
    game = town(active="bachelor", laid={1: "rumour"}).after("bachelor claims coin: panic")
    assert game.strains == "panic" and game.question == "Completing"


# Breach


def test_by_breach_a_quarantined_ward_near_by_leaves_the_quarantine() -> None:
    """PA 18.12. Of this or an adjacent district: 1, 2 and 11; Wards only."""
    game = claim("breach", where={"vlad": 1, "andrey": 2}, free="andrey")
    assert (game.asked, game.question) == ("plague", "Breaching")
    assert {move.piece for move in game.options("plague") if isinstance(move, Pick)} == {4, 10}
    assert [game.why_not(f"plague picks {name}").rule for name in ("andrey", "haruspex", "maria")] == ["PA 18.12"] * 3
    assert game.after("plague picks rubin").free == "andrey rubin"


def test_with_nobody_near_a_breach_does_nothing() -> None:
    """PA 18.12."""
    game = claim("breach", free="rubin")
    assert game.question == "Completing" and game.free == "rubin"


def test_a_breach_may_free_the_ward_who_was_about_to_leave() -> None:
    """PA 18.12, 9.4. Then there is nothing to complete."""
    game = town(active="bachelor", laid={4: "breach"}).after("bachelor frees maria", "plague picks maria")
    assert game.is_free("maria") and game.question == "ActionPhase" and game.points == 1
