"""PA 5. The Plague's turn: moving. Nobody else can tell where it goes, nor whether it goes."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.cards import STEPPE
from lazaretto.games.pathologic.moves import Creep, CreepThrough
from lazaretto.games.pathologic.whereabouts import where_it_can_be

from .place import Play, opening, town

HEALERS = ("bachelor", "haruspex", "changeling")
FOUR_EVENTS = {5: "coin", 9: "key", 10: "key", 14: "secret"}


def places(game: Play) -> list[int]:
    """Where it may be after Phase 1."""
    return sorted({move.to for move in game.options("plague") if isinstance(move, Creep)})


@pytest.mark.parametrize("lair, near", [(12, [4, 5, 11, 12, 13, 15]), (8, [8, 13, 14]), (1, [0, 1, 2, 11]), (9, [9, 10, 14, 15])])
def test_the_plague_goes_one_space_or_stays(lair: int, near: list[int]) -> None:
    """PA 5.1."""
    assert places(town(active="plague", lair=lair)) == near


def test_it_goes_no_further() -> None:
    """PA 5.1. Two spaces, or a jump, are refused."""
    game = town(active="plague", lair=8)
    assert game.why_not("plague creeps to 7").rule == "PA 5.1" and game.why_not("plague creeps 13 7").rule == "PA 5.1"


def test_it_writes_down_where_it_is() -> None:
    """PA 5.1. To stay is written down as well."""
    assert town(active="plague", lair=8).after("plague creeps to 13").thread == (8, 13)
    assert town(active="plague", lair=8).after("plague creeps to 8").thread == (8, 8)


@pytest.mark.parametrize("name", [*HEALERS, None])
def test_nobody_can_tell_whether_it_moved(name: str | None) -> None:
    """PA 5.1, R83. They hear the same and see the same, a watcher too, whether it stays or goes, wherever it goes."""
    game = town(active="plague", lair=4)
    ways = [game.after(f"plague creeps to {place}") for place in (4, STEPPE, 3, 5, 11, 12)]
    assert [way.lair for way in ways] == [4, STEPPE, 3, 5, 11, 12]
    if name is None:
        assert all([way.position.seen_by(None) == ways[0].position.seen_by(None) for way in ways])
    else:
        assert all([way.looks_the_same(ways[0], name) for way in ways])


@pytest.mark.parametrize("name", HEALERS)
def test_nor_where_it_was_before(name: str) -> None:
    """PA 5.1, R83."""
    one, other = town(active="plague", lair=4).after("plague creeps to 3"), town(active="plague", lair=8).after("plague creeps to 8")
    assert one.looks_the_same(other, name) and not one.looks_the_same(other, "plague")


def test_all_can_work_out_no_more_than_one_space_from_where_it_was() -> None:
    """PA 5.1, R83. It was seen in 13 in the turn before; or left a Blockade there; and not through a Curfew."""
    seen = town(active="plague", phase="showing", lair=13, where={"bachelor": 13}, free="bachelor", events=FOUR_EVENTS)
    seen = seen.after("plague infects 13", "plague creeps to 13", "bachelor ends", "haruspex ends", "changeling ends")
    assert where_it_can_be(seen.t) == (6, 7, 8, 12, 13, 14)
    assert where_it_can_be(seen.after("plague creeps to 13").t) == (0, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15)
    assert where_it_can_be(town(active="plague", lair=13, blockade=13).after("plague creeps to 8").t) == (6, 7, 8, 12, 14)
    assert where_it_can_be(town(active="plague", lair=13, blockade=13).after("plague creeps to 13").t) == (13,)
    assert where_it_can_be(town(active="plague", lair=13, blockade=13, curfews={"bachelor": 8}).after("plague creeps to 7").t) == (6, 7, 12, 14)


def test_where_it_starts_all_can_work_out_where_it_may_have() -> None:
    """PA 4.2, 5.1."""
    game = opening().until("Starting")
    free = tuple([place for place in range(16) if place not in game.t.where])
    assert where_it_can_be(game.after(f"plague creeps to {free[-1]}").t) == free and len(free) == 4


def test_over_the_river_it_goes_by_a_bridge() -> None:
    """PA 5.2, R49. From 9 to 14, not from 11 to 2."""
    assert town(active="plague", lair=9).may("plague creeps to 14") and town(active="plague", lair=11).may("plague creeps to 1")
    assert town(active="plague", lair=11).why_not("plague creeps to 2").rule == "PA 5.1"


def test_or_through_the_steppe() -> None:
    """PA 5.2, R49. From 5 to 6, in two turns, without a bridge."""
    game = town(active="plague", lair=5)
    assert not game.may("plague creeps to 6")
    assert 6 in places(town(active="plague", lair=STEPPE)) and game.after("plague creeps to 0").lair == STEPPE


@pytest.mark.parametrize("lair", range(1, 16))
def test_the_steppe_is_entered_from_districts_one_to_seven(lair: int) -> None:
    """PA 5.3."""
    assert town(active="plague", lair=lair).may("plague creeps to 0") == (lair <= 7)


def test_it_is_left_into_any_of_them_or_one_stays() -> None:
    """PA 5.3, R50, R143. However remote; also by the district where it went in."""
    assert places(town(active="plague", lair=STEPPE)) == [STEPPE, 1, 2, 3, 4, 5, 6, 7]
    went_in_by_four = town(active="plague", thread=(4, STEPPE))
    assert went_in_by_four.may("plague creeps to 4") and went_in_by_four.may("plague creeps to 7")


def test_it_may_stay_in_the_steppe_as_long_as_it_likes() -> None:
    """PA 5.3, R50."""
    game = town(active="plague", lair=STEPPE, events=FOUR_EVENTS)
    for _ in range(2):
        game = game.after("plague creeps to 0", "plague lies low", "bachelor ends", "haruspex ends", "changeling ends")
    assert game.thread == (STEPPE,) * 3 and game.question == "Creeping"


def test_phase_one_is_asked_inside_a_curfew_too() -> None:
    """PA 5.4, R121. Where it can only stay."""
    game = town(active="plague", lair=8, curfews={"bachelor": 8})
    assert game.question == "Creeping" and places(game) == [8] and game.why_not("plague creeps to 13").rule == "PA 17.2"


@pytest.mark.parametrize("name", HEALERS)
def test_so_being_asked_tells_nothing_of_a_plague_shut_in(name: str) -> None:
    """PA 5.4, R121. In the Curfew, or far away from it."""
    inside, outside = town(active="plague", lair=8, curfews={"bachelor": 8}), town(active="plague", lair=4, curfews={"bachelor": 8})
    assert inside.looks_the_same(outside, name)
    assert inside.after("plague creeps to 8").looks_the_same(outside.after("plague creeps to 5"), name)


@pytest.mark.parametrize("name", HEALERS)
def test_phase_two_is_asked_in_the_steppe_too(name: str) -> None:
    """PA 5.4, R121."""
    steppe, district = town(active="plague", phase="showing", lair=STEPPE), town(active="plague", phase="showing", lair=4)
    assert steppe.question == "Showing" and steppe.looks_the_same(district, name)
    assert steppe.after("plague lies low").looks_the_same(district.after("plague lies low"), name)


@pytest.mark.parametrize("name", HEALERS)
def test_phase_three_is_asked_whenever_it_holds_a_strain(name: str) -> None:
    """PA 5.4, R121. In the Steppe as well, and where a Strain lies already: there it can only stop."""
    games = [town(active="plague", phase="laying", strains="fever", laid={9: "ulcer"}, lair=lair) for lair in (STEPPE, 9, 4)]
    assert [game.question for game in games] == ["Laying"] * 3 and [len(game.options("plague")) for game in games] == [1, 1, 2]
    assert all([game.looks_the_same(games[0], name) for game in games])


def test_without_a_strain_it_is_not_asked_which_all_can_see() -> None:
    """PA 5.4, R121."""
    assert town(active="plague", phase="laying", lair=4, events=FOUR_EVENTS).asked == "bachelor"


def test_with_riding_the_rats_one_question_is_for_the_whole_way() -> None:
    """PA 5.4, R121, PA 16.12."""
    game = town(active="plague", lair=8, events={12: "secret"})
    assert {(move.via, move.to) for move in game.options("plague") if isinstance(move, CreepThrough)} >= {(13, 7), (13, 12), (14, 9), (13, 8)}
    assert places(game) == [8, 13, 14]
    assert game.after("plague creeps 13 7").question == "Showing" and game.after("plague creeps 13 7").thread == (8, 13, 7)


def test_each_space_of_the_way_keeps_to_the_borders() -> None:
    """PA 5.1, 5.4, R52. Neither through a Curfew, nor into one, nor by a jump."""
    game = town(active="plague", lair=8, events={12: "secret"}, curfews={"bachelor": 13})
    assert game.why_not("plague creeps 13 7").rule == "PA 17.2" and game.why_not("plague creeps 14 13").rule == "PA 17.2" and game.may("plague creeps 14 9")
    assert game.why_not("plague creeps 14 10").rule == "PA 5.1" and game.why_not("plague creeps 7 6").rule == "PA 5.1"


@pytest.mark.parametrize("name", HEALERS)
def test_and_nobody_can_tell_how_far_it_went(name: str) -> None:
    """PA 5.4, R121."""
    game = town(active="plague", lair=8, events={12: "secret"})
    ways = [game.after(f"plague creeps {way}") for way in ("8", "13", "13 7", "13 8")]
    assert [way.lair for way in ways] == [8, 13, 7, 8] and all([way.looks_the_same(ways[0], name) for way in ways])


def test_its_own_strains_do_nothing_to_it() -> None:
    """PA 5.5, R84. It enters two and passes through one, and they lie as they lay."""
    game = town(active="plague", lair=8, events={12: "secret"}, laid={13: "ulcer", 7: "fever"}).after("plague creeps 13 7")
    assert game.laid == {13: "ulcer", 7: "fever"} and game.question == "Showing" and game.spent == ""
