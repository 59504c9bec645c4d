"""PA 4. Rounds and turns."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.moves import Creep
from lazaretto.games.pathologic.table import ACTING, CREEPING, LAYING, SETUP, SHOWING
from lazaretto.games.pathologic.winning import TIME_IS_UP
from lazaretto.kernel import NOT_HERE

from .place import Play, opening, town

FOUR_EVENTS = {5: "coin", 9: "key", 10: "key", 14: "secret"}       # no Event is drawn


def first_turn(seats: int = 4) -> Play:
    """All pieces stand; the first districts are full."""
    return opening(seats).until("Starting")


def starts(game: Play) -> list[int]:
    return sorted([move.to for move in game.options("plague") if isinstance(move, Creep)])


def test_the_plague_goes_first_then_the_healers_then_the_plague_again() -> None:
    """PA 4.1, R115."""
    game = town(active="plague", lair=8, events=FOUR_EVENTS, round=5).after("plague creeps to 8", "plague lies low")
    order = [game.asked]
    for name in ("bachelor", "haruspex", "changeling"):
        game = game.after(f"{name} ends")
        order.append(game.asked)
    assert order == ["bachelor", "haruspex", "changeling", "plague"] and game.question == "Creeping" and game.t.round == 6


@pytest.mark.parametrize("seats, order", [(2, "bachelor plague"), (3, "bachelor haruspex plague")])
def test_who_is_absent_has_no_turn(seats: int, order: str) -> None:
    """PA 4.1, R114, R115. Not the Changeling with three, nor the others with two."""
    game, found = town(seats=seats, events=FOUR_EVENTS), []
    while game.question == "ActionPhase":
        found.append(game.asked)
        game = game.after(f"{game.asked} ends")
    assert " ".join([*found, game.asked]) == order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_begins_with_the_plagues_turn(seats: int) -> None:
    """PA 4.1, 4.2."""
    game = first_turn(seats)
    assert game.asked == "plague" and game.t.round == 1


def test_the_plague_starts_in_a_district_without_a_piece_or_in_the_steppe() -> None:
    """PA 4.2, R18."""
    game = first_turn()
    taken = sorted(game.t.where)
    assert starts(game) == [place for place in range(16) if place not in taken]
    assert len(starts(game)) == 4 and game.why_not(f"plague creeps to {taken[0]}").rule == "PA 4.2"


@pytest.mark.parametrize("place", [16, 99, -1])
def test_the_plague_does_not_start_where_no_place_is(place: int) -> None:
    """PA 4.2."""
    assert first_turn().position.why_not(0, Creep(place)) == NOT_HERE


def test_where_it_starts_nobody_can_tell() -> None:
    """PA 4.2."""
    game = first_turn()
    ways = [game.after(f"plague creeps to {place}") for place in starts(game)]
    assert len({way.lair for way in ways}) == 4
    assert all([way.looks_the_same(ways[0], name) for way in ways for name in ("bachelor", "haruspex", "changeling")])


def test_in_its_first_turn_it_does_nothing_else() -> None:
    """PA 4.2, R17. No Infection, no Blockade, no Strain: the Bachelor is next."""
    game = first_turn()
    assert game.position.why_not(0, game.spoken("plague lies low")[1]) is not None
    game = game.after("plague creeps to 0")
    assert game.asked == "bachelor" and game.t.active == 1 and game.t.blockade == 0 and game.laid == {}


def test_a_later_turn_has_three_phases_in_this_order() -> None:
    """PA 4.3."""
    game = town(active="plague", lair=8, strains="fever", events=FOUR_EVENTS)
    found = [game.question]
    for sentence in ("plague creeps to 13", "plague lies low", "plague stops"):
        game = game.after(sentence)
        found.append(game.question)
    assert found == ["Creeping", "Showing", "Laying", "ActionPhase"]


def test_all_can_see_which_phase_it_is() -> None:
    """PA 4.3, 4.4. Also after a harm, and while its extra space is asked."""
    game = town(active="plague", lair=13, strains="fever", where={"bachelor": 13}, free="bachelor", events=FOUR_EVENTS, hands={"haruspex": "haruspicy"})
    found = [game.t.phase]
    for sentence in ("plague creeps to 13", "plague infects 13", "plague creeps to 8", "plague stops"):
        game = game.after(sentence)
        found.append(game.t.phase)
    assert found == [CREEPING, SHOWING, SHOWING, LAYING, ACTING]


@pytest.mark.parametrize("sentence", ["plague lies low", "plague infects 13", "plague blockades 13", "plague ceases", "plague breaks off"])
def test_whatever_was_announced_phase_three_follows(sentence: str) -> None:
    """PA 4.3."""
    blockade = 13 if sentence in ("plague ceases", "plague breaks off") else 0
    game = town(active="plague", phase="showing", lair=13, strains="fever", blockade=blockade).after(sentence)
    assert game.t.phase == LAYING and game.question == "Laying"


def test_a_healers_turn_is_setup_then_actions() -> None:
    """PA 4.4. The Event lies there before an Action can be done."""
    game = town(phase="turn", hands={"bachelor": "evacuation"})
    assert game.question == "Influencing" and game.ongoing == [] and game.why_not("bachelor claims coin").rule == "" and game.t.phase == SETUP
    game = game.after("bachelor passes: 5 fever", "bachelor passes")
    assert game.question == "ActionPhase" and game.t.phase == ACTING and game.ongoing == [5] and game.may("bachelor claims coin")


def test_the_plague_may_skip_each_phase() -> None:
    """PA 4.5. It stays, says nothing and lays nothing."""
    game = town(active="plague", lair=8, strains="fever", events=FOUR_EVENTS).after("plague creeps to 8", "plague lies low", "plague stops")
    assert game.asked == "bachelor" and game.lair == 8 and game.strains == "fever"


def test_a_healer_may_skip_the_actions_but_not_the_setup() -> None:
    """PA 4.5, R34. The Event came unasked; both points are left."""
    game = town(phase="turn", chance="5 fever")
    assert game.ongoing == [5] and game.points == 2
    assert game.after("bachelor ends").asked == "haruspex"


def test_a_turn_may_end_with_a_point_left() -> None:
    """PA 4.5, R34."""
    game = town(events=FOUR_EVENTS).after("bachelor claims coin")
    assert game.points == 1 and game.after("bachelor ends").asked == "haruspex"


def test_a_healers_turn_ends_when_the_healer_says_so() -> None:
    """PA 4.5, R144. With no point left a card or a Pact may still be played."""
    game = town(where={"maria": 5}, events=FOUR_EVENTS, hands={"bachelor": "paralysis"}).after("bachelor claims coin", "bachelor asks maria")
    assert game.points == 0 and game.asked == "bachelor" and game.may("bachelor pledges maria") and game.may("bachelor plays paralysis")


def test_after_sixty_rounds_the_plague_wins() -> None:
    """PA 4.6, R107. Events that nobody resolved still lie there."""
    game = town(active="changeling", round=60, events=FOUR_EVENTS).after("changeling ends")
    assert game.winners == "plague" and game.reason == TIME_IS_UP and len(game.ongoing) == 4


def test_not_after_fifty_nine() -> None:
    """PA 4.6, R107."""
    game = town(active="changeling", round=59, events=FOUR_EVENTS).after("changeling ends")
    assert not game.over and game.t.round == 60
