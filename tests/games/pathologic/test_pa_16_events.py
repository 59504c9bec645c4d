"""PA 16. Event cards: those that are ongoing, those that act when they start, and those with a condition. The others are in test_pa_16_resolved.py."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.moves import Creep, CreepThrough
from lazaretto.games.pathologic.reactions import Barred

from .cards_at_hand import ALL_WARDS
from .place import Play, town
from .test_words import PEOPLE

# Ongoing


def test_while_the_inquisitor_sits_no_pact_is_placed_or_moved() -> None:
    """PA 16.1."""
    game = town(active="bachelor", events={1: "secret", 4: "coin", 8: "key"}, pacts={"bachelor": "notkin"})
    assert game.why_not("bachelor pledges maria").rule == "PA 16.1"
    assert town(active="bachelor", events={1: "secret", 4: "coin"}).why_not("bachelor pledges maria").rule == "PA 16.1"
    assert town(active="bachelor", events={4: "coin"}).may("bachelor pledges maria")


def test_while_the_inquisitor_sits_pacts_bind_nobody_and_afterwards_again() -> None:
    """PA 16.1, R130. The Bachelor uses Maria, in the Pact of the Haruspex, until Vlad has resolved the Event."""
    game = town(active="bachelor", free="vlad", where={"vlad": 1}, events={1: "secret"}, pacts={"haruspex": "maria"})
    assert game.may("bachelor frees maria") and game.pact("haruspex") == "maria"
    game = game.after("bachelor resolves vlad", "bachelor takes curfew")
    assert game.pact("haruspex") == "maria" and game.why_not("bachelor frees maria").rule == "PA 14.2"


def test_a_death_or_rumour_sends_a_token_back_before_the_inquisitor() -> None:
    """PA 16.1, 18.11, R130."""
    told: Any = {"events": {1: "secret"}, "pacts": {"haruspex": "maria"}}
    game = town(active="bachelor", laid={1: "rumour"}, **told).after("bachelor claims coin", "plague picks maria")
    assert game.pact("haruspex") == ""
    game = town(active="plague", phase="showing", lair=4, free="maria", **told).after("plague infects 4")
    assert game.pact("haruspex") == ""


def test_behind_sealed_doors_no_ward_transfers() -> None:
    """PA 16.2. Claims go on, and counters handed to a Ward."""
    told: Any = {"active": "bachelor", "free": "capella", "where": {"capella": 4}, "sheets": {"bachelor": "key"}}
    game = town(events={2: "secret", 4: "key"}, **told)
    assert [game.why_not(f"bachelor asks {ward}").rule for ward in ALL_WARDS.split()] == ["PA 16.2"] * 9
    assert game.after("bachelor hands capella").handed == "key" and game.after("bachelor claims coin").sheet("bachelor") == "coin key"
    assert town(events={4: "key"}, **told).may("bachelor asks maria")


def test_between_barricaded_streets_a_move_is_one_space() -> None:
    """PA 16.3. Without them it goes on."""
    game = town(active="bachelor", free="maria bachelor", events={3: "key"}).after("bachelor walks maria 12", "bachelor walks bachelor 11")
    assert game.question == "ActionPhase" and (game.where("maria"), game.where("bachelor")) == (12, 11)
    assert town(active="bachelor", free="maria").after("bachelor walks maria 12").question == "Walking"


@pytest.mark.parametrize("paths", [1, 2])
def test_steppe_paths_lead_four_spaces_past_the_barricades_and_are_used_by_the_second(paths: int) -> None:
    """PA 16.3, 17.9, R131."""
    game = town(active="haruspex", free="maria vlad", events={3: "key"}, paths=paths).after("haruspex walks maria 12")
    assert game.t.paths == paths and game.after("haruspex stops").t.paths == paths
    game = game.after("haruspex goes 13", "haruspex goes 8", "haruspex goes 14")
    assert game.question == "ActionPhase" and game.where("maria") == 14 and game.t.paths == paths - 1
    assert (game.after("haruspex walks vlad 12").question == "Walking") == (paths == 2)


def test_riding_the_rats_the_plague_moves_up_to_two_spaces_in_phase_one() -> None:
    """PA 16.12, 5.4, R121. One, two or none, the whole way named at once; not by its extra space."""
    game = town(active="plague", lair=7, events={12: "secret"}, free="aspity")
    ways = {(move.via, move.to) for move in game.options("plague") if isinstance(move, CreepThrough)}
    assert {move.to for move in game.options("plague") if isinstance(move, Creep)} == {7, 0, 6, 13}
    assert (13, 12) in ways and (0, 1) in ways and (6, 7) in ways and (13, 15) not in ways
    game = game.after("plague creeps 13 12", "plague infects 12", "changeling takes twin")
    assert game.question == "Slipping" and game.why_not("plague creeps 13 7").rule == "PA 6.4" and game.may("plague creeps 13")
    assert town(active="plague", lair=7).why_not("plague creeps 13 12").rule == "PA 5.1"


def test_out_and_back_by_the_rats_is_a_move() -> None:
    """PA 16.12, 6.6, R76. No Blockade after it."""
    game = town(active="plague", lair=7, events={12: "secret"}).after("plague creeps 6 7")
    assert game.why_not("plague blockades 7").rule == "PA 6.6" and game.may("plague infects 7")


@pytest.mark.parametrize("events, windows", [({15: "coin"}, []), ({}, ["Tithing", "Cancelling", "Mourning", "Divining"])])
def test_on_an_empty_stage_no_reaction_is_played(events: dict[int, str], windows: list[str]) -> None:
    """PA 16.15, 11.6, R1. Neither Tithe nor No!, Post-Mortem nor Haruspicy; nobody is asked."""
    told: Any = {"events": events, "hands": {"bachelor": "post-mortem", "haruspex": "tithe haruspicy", "changeling": "no"}}
    kill = town(active="plague", phase="showing", lair=4, free="maria", **told).after("plague infects 4")
    games = [
        town(active="bachelor", **told).after("bachelor claims coin"), town(active="bachelor", laid={1: "fever"}, **told).after("bachelor claims coin"), kill,
    ]
    if windows:
        games.append(kill.after("bachelor passes"))
    found = [game.question for game in games]
    assert found == (windows or ["ActionPhase", "Completing", "Taking"])


def test_an_empty_stage_says_which_reaction_is_not_asked_for() -> None:
    """PA 16.15. As all can tell that somebody may hold it; and nothing is told of one that nobody can hold, or where the stage is not empty."""
    told: Any = {"active": "plague", "phase": "showing", "lair": 4, "free": "maria", "hands": {"bachelor": "post-mortem", "haruspex": "haruspicy"}}
    barred = told_of(town(events={15: "coin"}, **told).after("plague infects 4"))
    assert barred == [f"Empty Stage bars Reactions: {card} cannot be played for Maria Kaina." for card in ("Post-Mortem", "Haruspicy")]
    assert told_of(town(**told).after("plague infects 4")) == told_of(town(events={15: "coin"}, **{**told, "hands": {}}).after("plague infects 4")) == []
    assert told_of(town(events={15: "coin"}, hands={"bachelor": "paralysis", "changeling": "no"}).after("bachelor plays paralysis")) == [
        "Empty Stage bars Reactions: No! cannot be played.",
    ]


def told_of(play: Play) -> list[str | None]:
    return [GAME.report(fact, PEOPLE, None) for _, fact in play.facts if isinstance(fact, Barred)]


def test_on_an_empty_stage_influences_are_played_and_no_one_stops_them() -> None:
    """PA 16.15."""
    game = town(active="bachelor", events={15: "coin"}, hands={"bachelor": "paralysis", "changeling": "no"}).after("bachelor plays paralysis")
    assert game.t.paralysed and game.question == "ActionPhase"


# Start


def test_the_army_train_puts_all_in_and_around_the_maw_into_quarantine() -> None:
    """PA 16.4. In 4, 3, 5, 11 and 12; in 1, 2, 10, 13 and 15 they stay free."""
    where = {"maria": 4, "vlad": 5, "andrey": 12, "capella": 3, "notkin": 11, "sticky": 1, "saburov": 10, "rubin": 13, "aspity": 15, "changeling": 4}
    game = town(active="bachelor", phase="turn", chance="4", where=where, free=f"{ALL_WARDS} bachelor haruspex changeling")
    assert game.ongoing == [4] and game.free == "bachelor haruspex sticky saburov rubin aspity" and len(game.strains.split()) == 1


def test_broken_cordons_ask_each_healer_from_the_active_one_for_an_own_ward() -> None:
    """PA 16.7. In the order of turns; the Haruspex first in her turn. Only own, living, quarantined Wards."""
    game = town(active="haruspex", phase="turn", chance="7", free="notkin", dead="vlad")
    assert (game.asked, game.question) == ("haruspex", "BreakingCordon")
    assert game.may("haruspex picks capella") and game.why_not("haruspex picks notkin").rule == "PA 16.7" == game.why_not("haruspex picks maria").rule
    game = game.after("haruspex picks capella")
    assert game.asked == "changeling" and game.strains == ""
    game = game.after("changeling picks aspity")
    assert game.asked == "bachelor" and game.why_not("bachelor picks vlad").rule == "PA 16.7"
    game = game.after("bachelor picks andrey")
    assert game.free == "andrey capella notkin aspity" and len(game.strains.split()) == 1 and game.question == "ActionPhase"


def test_broken_cordons_free_an_only_ward_without_asking_and_nobody_where_none_is() -> None:
    """PA 16.7. The Bachelor's last one leaves; the Haruspex has none in Quarantine."""
    game = town(active="bachelor", phase="turn", chance="7", free="capella notkin sticky", dead="vlad andrey")
    assert game.is_free("maria") and game.asked == "changeling"
    assert game.after("changeling picks rubin").free == "maria capella notkin sticky rubin"


def test_fresh_graves_give_the_plague_a_strain_more() -> None:
    """PA 16.13. Two for this Event, one for another."""
    assert town(active="bachelor", phase="turn", chance="13 fever ulcer").strains == "fever ulcer"
    assert town(active="bachelor", phase="turn", chance="14 fever").strains == "fever"


# Condition

MACHINES: dict[str, Any] = {"active": "bachelor", "events": {6: "coin"}}


def test_stopped_machines_cost_a_healer_two_counters() -> None:
    """PA 16.6."""
    told: Any = MACHINES | {"free": "bachelor", "where": {"bachelor": 6}}
    assert town(sheets={"bachelor": "coin key"}, **told).why_not("bachelor resolves bachelor").rule == "PA 13.2"
    game = town(sheets={"bachelor": "coin coin key"}, **told).after("bachelor resolves bachelor", "bachelor takes curfew")
    assert game.resolved == [6] and game.sheet("bachelor") == "key" and game.evidence("bachelor") == 4


@pytest.mark.parametrize("ward, counters, rule", [("maria", 1, "PA 16.6"), ("vlad", 2, "PA 13.3")])
def test_stopped_machines_cost_a_ward_with_access_one_that_was_handed_and_another_two(ward: str, counters: int, rule: str) -> None:
    """PA 16.6, R39. No more and no fewer: the Healer hands just what is lacking; who has access is not told to have none."""
    told: Any = MACHINES | {"free": ward, "where": {ward: 6}}
    few = town(sheets={"bachelor": "coin " * (counters - 1) + "key key"}, **told)
    assert few.why_not(f"bachelor hands {ward}").rule == "PA 12.11"
    game = town(sheets={"bachelor": "coin coin coin"}, **told)
    assert game.why_not(f"bachelor resolves {ward}").rule == rule
    game = game.after(f"bachelor hands {ward}")
    assert game.handed == " ".join(["coin"] * counters) and game.sheet("bachelor").count("coin") == 3 - counters
    game = game.after(f"bachelor resolves {ward}", "bachelor takes curfew")
    assert game.resolved == [6] and game.evidence("bachelor") == 5 and game.handed == "" and game.pool[0] == 15 - 3 + counters


def test_living_blood_runs_the_stopped_machines_with_anything() -> None:
    """PA 16.6, 17.11, R135. A Ward without access counts as having it, and one counter of any kind is enough; a Healer needs any two."""
    told: Any = {"active": "haruspex", "events": {6: "key"}, "blood": True}
    game = town(free="capella", where={"capella": 6}, sheets={"haruspex": "secret"}, **told)
    assert game.why_not("haruspex resolves capella").rule == "PA 16.6"
    game = game.after("haruspex hands capella", "haruspex resolves capella", "haruspex takes tithe")
    assert game.resolved == [6] and game.evidence("haruspex") == 5 and game.sheet("haruspex") == ""
    healer: Any = told | {"free": "haruspex", "where": {"haruspex": 6}}
    assert town(sheets={"haruspex": "secret"}, **healer).why_not("haruspex resolves haruspex").rule == "PA 13.2"
    game = town(sheets={"haruspex": "secret coin coin"}, **healer).after("haruspex resolves haruspex", "haruspex spends secret")
    assert game.question == "Taking" and game.sheet("haruspex") == "coin"


@pytest.mark.parametrize("company, free, may", [
    ({}, "", False), ({"rubin": 8}, "", False), ({"rubin": 8}, "rubin", True), ({"haruspex": 8}, "haruspex", True), ({"rubin": 14}, "rubin", False),
])
def test_the_council_of_the_kin_needs_one_more_piece_out_of_quarantine(company: dict[str, int], free: str, may: bool) -> None:
    """PA 16.8. Whosever; in the Skinners, and not quarantined."""
    game = town(active="bachelor", events={8: "secret"}, free=f"vlad {free}", where={"vlad": 8} | company)
    assert game.may("bachelor resolves vlad") == may
    if not may:
        assert game.why_not("bachelor resolves vlad").rule == "PA 16.8"
