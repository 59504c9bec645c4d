"""PE 9. The action phase: the grid, enhanced and hindered actions."""

from __future__ import annotations

import pytest

from lazaretto.games.pest.by_technology import AGAINS, ASSIST_TRIALS
from lazaretto.games.pest.moves import ASSISTS, DONE, END_TURN, ENHANCE, PLAYS, Assist, Play, Trade

from .land import empire, house
from .year import action, arrange, assist, build, cure, go, place, plays

COLUMNS, ROWS = ("move", "construct", "produce"), ("research", "cure", "assign")


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("row", ROWS)
def test_a_cell_stands_for_its_column_and_its_row(column: str, row: str) -> None:
    """PE 9.1."""
    game = empire(at="assistant").after(assist(column, row))
    assert game.question == "Turn" and game.house(0).grid.bit_count() == 1 == game.house(0).placed
    assert {move.action for move in game.options() if isinstance(move, Play)} == {action(column), action(row)}
    others = {*COLUMNS, *ROWS} - {column, row}
    assert {game.why_not(plays(other)).rule for other in others} == {"PE 9.3"}


def test_the_nine_cells_are_all_different() -> None:
    """PE 9.1."""
    assert len({assist(column, row) for column in COLUMNS for row in ROWS}) == 9 == len(ASSISTS)


def test_an_assistant_must_be_placed() -> None:
    """PE 9.2, R41. The turn cannot be ended, nor an action played, before."""
    game = empire(at="assistant")
    assert {type(move) for move in game.options()} == {Assist, Trade} and not game.may(END_TURN) and not game.may(PLAYS[0][0])


def test_only_on_an_empty_slot() -> None:
    """PE 9.2."""
    game = empire(at="assistant", houses={0: house(grid=(0, 4))})
    assert [cell for cell in range(9) if not game.may(ASSISTS[cell])] == [0, 4] and game.why_not(ASSISTS[4]).rule == "PE 9.2"


def test_another_house_has_a_grid_of_its_own() -> None:
    """PE 9.2."""
    assert empire(at="assistant", houses={1: house(grid=(0, 4))}).may(ASSISTS[4])


def test_or_on_a_technology_that_takes_one() -> None:
    """PE 9.2, R52. Once a Year; Adrenaline Shot for a combination played before."""
    trials = house(cards={"top": 17}, goods="3 herbs")
    game = empire(at="assistant", houses={0: trials}).after(ASSIST_TRIALS)
    assert game.house(0).healthy.bit_count() == 2 and game.house(0).grid == 0 and game.house(0).placed == 1 and game.t.to_play == 0
    assert game.house(0).tried and not game.house(0).shot
    assert empire(at="assistant", houses={0: {**trials, "tried": True}}).why_not(ASSIST_TRIALS).rule == "PE 9.2"
    shot = empire(at="assistant", houses={0: house(cards={"top": 28}, grid=(4,))})
    assert [cell for cell in range(9) if shot.may(AGAINS[cell])] == [4] and shot.after(AGAINS[4]).may(plays("cure"))
    assert shot.after(AGAINS[4]).house(0).shot and shot.after(AGAINS[4]).house(0).grid == 1 << 4
    assert empire(at="assistant", houses={0: house(cards={"top": 28}, grid=(4,), shot=True)}).why_not(AGAINS[4]).rule == "PE 9.2"
    assert empire(at="assistant", houses={0: house(grid=(4,))}).why_not(AGAINS[4]).rule == "PE 9.2"


def test_the_two_actions_come_in_either_order() -> None:
    """PE 9.3. Cure then Move, or Move then Cure."""
    game = empire(actions="move cure", houses={0: house(doctor="gollor", regular=1, goods="2 herbs 2 food")})
    one = game.after(plays("cure"), cure(), DONE, plays("move"), go("gothar"), DONE)
    other = game.after(plays("move"), go("gothar"), DONE, plays("cure"), cure(), DONE)
    for done in (one, other):
        assert done.house(0).healthy == 1 and done.house(0).doctor == place("gothar") and done.question == "Turn" and done.t.to_play == 0


def test_one_may_play_only_one_or_neither() -> None:
    """PE 9.3, R41."""
    game = empire(actions="move cure", houses={0: house(doctor="gollor")})
    assert game.after(END_TURN).asked == (1,)
    assert game.after(plays("move"), go("gothar"), DONE, END_TURN).asked == (1,)


def test_the_first_is_wholly_done_before_the_second_begins() -> None:
    """PE 9.3. In the middle of a Move nothing else is played, and what was played is not played again."""
    game = empire(actions="move cure", houses={0: house(doctor="gollor")}).after(plays("move"), go("gothar"))
    assert game.question == "Moving" and not game.may(plays("cure")) and not game.may(END_TURN)
    done = game.after(DONE)
    assert done.may(plays("cure")) and done.why_not(plays("move")).rule == "PE 9.3"


def test_an_action_may_be_played_without_effect() -> None:
    """PE 9.3, R42. A Research without buying."""
    game = empire(actions="move research", houses={0: house(research=3)}).after(plays("research"), DONE)
    assert game.question == "Turn" and game.house(0).research == 3


@pytest.mark.parametrize("name", ["construct", "produce"])
def test_1_research_enhances_a_top_row_action(name: str) -> None:
    """PE 9.4, R45. Exactly 1, and not without it."""
    ours = house(doctor="gothar", goods="2 lumber 1 stone")
    game = empire(actions=f"{name} cure", houses={0: {**ours, "research": 3}}).after(plays(name, enhanced=True))
    assert game.house(0).research == 2 and game.t.enhanced
    assert empire(actions=f"{name} cure", houses={0: {**ours, "research": 0}}).why_not(plays(name, enhanced=True)).rule == "PE 9.4"


def test_a_move_is_enhanced_while_it_lasts() -> None:
    """PE 9.4, R70."""
    game = empire(at="move", houses={0: house(doctor="gollor", research=3)}).after(go("gothar"), ENHANCE)
    assert game.house(0).research == 2 and game.t.movement == 2 and game.why_not(ENHANCE).rule == "PE 9.4"
    assert empire(at="move", houses={0: house(doctor="gollor", research=0)}).why_not(ENHANCE).rule == "PE 9.4"


@pytest.mark.parametrize("name", ROWS)
def test_no_action_of_the_left_column_is_enhanced(name: str) -> None:
    """PE 9.4, R45."""
    assert empire(actions=f"move {name}", houses={0: house(research=3)}).why_not(plays(name, enhanced=True)).rule == "PE 9.4"


def test_once_a_turn() -> None:
    """PE 9.4. Not by a second action either, should one stand for it; and again in the next turn."""
    ours = {0: house(doctor="gollor", research=3)}
    game = empire(actions="move produce", houses=ours).after(plays("move"), ENHANCE, go("gothar"), DONE)
    assert game.why_not(plays("produce", enhanced=True)).rule == "PE 9.4"
    later = empire(seats=1, actions="move cure", rounds=1, houses=ours).after(plays("move"), ENHANCE, go("gothar"), DONE, END_TURN)
    assert later.after(assist("produce", "cure")).may(plays("produce", enhanced=True))


def test_a_hindered_move_is_shorter() -> None:
    """PE 9.5. Enhanced as well it is as long as ever (R46)."""
    game = empire(at="move", houses={0: house(harmful="move", regular=3, doctor="gollor")})
    assert game.t.movement == 1 and game.after(ENHANCE).t.movement == 2
    assert empire(at="move", houses={0: house(harmful="construct produce storage", regular=3)}).t.movement == 2


def test_a_hindered_construct_is_dearer() -> None:
    """PE 9.5, R46. A District costs 2 Lumber and 1 Stone; enhanced as well it costs what is printed."""
    def may_build(goods: str, *, harmful: str, enhanced: bool = False) -> bool:
        ours = house(doctor="gothar", goods=goods, harmful=harmful, regular=3, research=1)
        return empire(actions="construct cure", houses={0: ours}).after(plays("construct", enhanced)).may(build("district"))
    assert may_build("2 lumber 1 stone", harmful="move produce storage")
    assert not may_build("2 lumber 1 stone 1 food 1 herbs", harmful="construct") and may_build("3 lumber 1 stone", harmful="construct")
    assert may_build("2 lumber 1 stone", harmful="construct", enhanced=True)


@pytest.mark.parametrize("harmful, enhanced, made", [("", False, 1), ("produce", False, 0), ("", True, 2), ("produce", True, 1), ("move construct", False, 1)])
def test_a_hindered_produce_makes_less(harmful: str, enhanced: bool, made: int) -> None:
    """PE 9.5, R46. The Castle in Hask alone produces."""
    ours = house(goods="", harmful=harmful, regular=3, research=1)
    assert empire(actions="produce cure", houses={0: ours}).after(plays("produce", enhanced)).has("herbs") == made


def test_until_the_person_is_gone_from_there() -> None:
    """PE 9.5, R48. Cured, or moved to another slot, even just before."""
    ours = house(harmful="move", regular=3, goods="3 herbs", doctor="gollor")
    game = empire(actions="move cure", houses={0: ours})
    assert game.after(plays("move")).t.movement == 1
    assert game.after(plays("cure"), cure("move"), DONE, plays("move")).t.movement == 2
    assert game.after(arrange("produce"), plays("move")).t.movement == 2


def test_people_gathered_on_a_move_do_not_slow_it() -> None:
    """PE 9.5, R47."""
    ours = house(doctor="gollor", regular=3)
    game = empire(at="move", sick={"gothar": 1}, houses={0: ours}).after(go("gothar"))
    sheltered = game.after(game.options()[0])
    assert sheltered.house(0).harmful == 1 and sheltered.t.movement == 1 and sheltered.after(go("orvane")).t.movement == 0
