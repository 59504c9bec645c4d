"""PA 8. The Plague's turn: Strains are drawn, and laid face down."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.cards import NOTHING, STEPPE, ULCER
from lazaretto.games.pathologic.laying import Laid
from lazaretto.games.pathologic.moves import Lay
from lazaretto.kernel import Moved

from .place import Play, town

HEALERS = ("bachelor", "haruspex", "changeling")


def laying(
    *, thread: tuple[int, ...] = (13, 13), strains: str = "fever ulcer breach", laid: dict[int, str] | None = None, where: dict[str, int] | None = None,
    free: str = "",
) -> Play:
    events = {5: "coin", 9: "key", 10: "key", 14: "secret"}
    return town(active="plague", phase="laying", thread=thread, strains=strains, laid=laid or {}, where=where or {}, free=free, events=events)


def districts(game: Play) -> list[int]:
    return sorted({move.district for move in game.options("plague") if isinstance(move, Lay)})


@pytest.mark.parametrize("name", HEALERS)
def test_for_every_event_placed_the_plague_draws_a_strain_unseen(name: str) -> None:
    """PA 8.1."""
    game = town(phase="turn", chance="5 fever")
    assert game.strains == "fever" and game.seen_by(name).strains.cards() == [-1]
    assert Moved(-1, "strain_deck", "strains") in game.heard(name) and Moved(2, "strain_deck", "strains") in game.heard("plague")
    assert game.looks_the_same(town(phase="turn", chance="5 ulcer"), name)


def test_one_for_each_of_two() -> None:
    """PA 8.1, 10.2."""
    game = town(round=1, phase="turn", chance="5 fever 9 ulcer")
    assert game.strains == "fever ulcer" and game.ongoing == [5, 9]


def test_in_phase_three_it_may_lay_one_or_several() -> None:
    """PA 8.2."""
    game = laying(thread=(8, 13, 7)).after("plague lays fever in 8")
    assert game.question == "Laying" and game.laid == {8: "fever"}
    game = game.after("plague lays breach in 13", "plague lays ulcer in 7")
    assert game.laid == {8: "fever", 13: "breach", 7: "ulcer"} and game.strains == "" and game.asked == "bachelor"


def test_or_none() -> None:
    """PA 8.2."""
    game = laying().after("plague stops")
    assert game.laid == {} and game.strains == "fever ulcer breach" and game.asked == "bachelor"


@pytest.mark.parametrize("name", HEALERS)
def test_it_lies_face_down(name: str) -> None:
    """PA 8.2. All see where, and nobody which."""
    one, other = laying().after("plague lays fever in 13"), laying().after("plague lays ulcer in 13")
    assert one.looks_the_same(other, name) and one.told(Laid) == [Laid(13)]
    assert one.seen_by(name).laid_at == (13,) and one.seen_by(name).laid[0].cards() == [-1]


def test_all_can_tell_one_strain_from_another_by_when_it_was_laid() -> None:
    """PA 8.2, 2.16. And what became of each, once it has been turned up."""
    game = laying(thread=(8, 13), where={"maria": 7}, free="maria").after("plague lays fever in 8", "plague lays ulcer in 13", "plague stops")
    assert game.t.laid_ids == (0, 1) and game.t.faces == (NOTHING, NOTHING)
    game = game.after("bachelor walks maria to 13", "bachelor takes curfew")
    assert game.laid == {8: "fever"} and game.t.laid_ids == (0,) and game.t.faces == (NOTHING, ULCER)


def test_only_a_strain_of_the_hand_is_laid() -> None:
    """PA 8.2, 11.1."""
    assert laying(strains="fever").why_not("plague lays ulcer in 13").rule == "PA 11.1"


def test_a_district_has_only_one_strain() -> None:
    """PA 8.3, R65."""
    game = laying(thread=(13, 8), laid={13: "panic"})
    assert game.why_not("plague lays fever in 13").rule == "PA 8.3" and districts(game) == [8]
    game = game.after("plague lays fever in 8")
    assert game.why_not("plague lays ulcer in 8").rule == "PA 8.3" and game.laid == {13: "panic", 8: "fever"}


def test_one_that_lies_there_is_not_taken_up_or_replaced() -> None:
    """PA 8.3, R65. Nothing but to stop is left."""
    game = laying(laid={13: "panic"})
    assert [str(move) for move in game.options("plague")] == ["Enough()"]
    assert game.after("plague stops").laid == {13: "panic"}


def test_it_is_laid_where_the_plague_was_in_this_turn() -> None:
    """PA 8.4, R66. Where the turn began, where it went, and its extra space."""
    assert districts(laying(thread=(8, 13, 7))) == [7, 8, 13] and districts(laying(thread=(13, 13))) == [13]
    assert laying(thread=(8, 13)).why_not("plague lays fever in 7").rule == "PA 8.4"


def test_a_whole_turn_with_its_extra_space() -> None:
    """PA 8.4, R66, R74. From 8 to 13, where the Bachelor is, and on to 7."""
    game = town(active="plague", lair=8, where={"bachelor": 13}, free="bachelor", strains="fever")
    game = game.after("plague creeps to 13", "plague infects 13", "plague creeps to 7")
    assert game.question == "Laying" and districts(game) == [7, 8, 13]


def test_with_riding_the_rats_what_it_passed_through_counts() -> None:
    """PA 8.4, R66."""
    game = town(active="plague", lair=8, strains="fever", events={12: "secret"}).after("plague creeps 13 7", "plague lies low")
    assert districts(game) == [7, 8, 13]


def test_not_where_it_was_in_the_turn_before() -> None:
    """PA 8.4, R66."""
    game = town(active="plague", thread=(8, 13), strains="fever").after("plague creeps to 7", "plague lies low")
    assert districts(game) == [7, 13] and game.why_not("plague lays fever in 8").rule == "PA 8.4"


def test_nor_what_it_left_by_migration_before_its_turn() -> None:
    """PA 8.4, R66. Its turn begins where that led it."""
    events = {5: "coin", 9: "key", 10: "key", 14: "secret"}
    game = town(active="changeling", lair=8, where={"maria": 5}, free="maria", laid={4: "migration"}, strains="fever", events=events)
    game = game.after("changeling walks maria to 4", "plague creeps to 13", "changeling stops", "changeling ends", "plague creeps to 7", "plague lies low")
    assert game.thread == (8, 13, 7) and districts(game) == [7, 13]


def test_never_in_the_steppe() -> None:
    """PA 8.4, R51. Where it came from it may; the refusal says why."""
    game = laying(thread=(4, STEPPE))
    assert districts(game) == [4] and not game.may("plague lays fever in 0")
    assert game.why_not("plague lays fever in 0").rule.startswith("PA")


@pytest.mark.parametrize("name", HEALERS)
def test_how_it_looks_to_others_does_not_hang_on_where_it_is(name: str) -> None:
    """PA 8.4, 5.4, R121. It lays nothing, in the Steppe or in town."""
    assert laying(thread=(4, STEPPE)).after("plague stops").looks_the_same(laying(thread=(8, 13)).after("plague stops"), name)
