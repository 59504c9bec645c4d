"""PB 9. Pushing the rows, and who enters the pub."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.fighting import Row
from lazaretto.games.pints.pushing import Push
from lazaretto.kernel import FACE_DOWN, Step

from .pub import pub

ROW_TWO = """
    2  b  g  r  y  g
"""


# After the fight


def test_the_buddy_goes_back_to_the_sofa() -> None:
    """PB 9.1. With whatever it had, or nothing."""
    game = pub(stools="2 5", sofa=1, phase="fighting")
    assert game.stools == "" and game.t.sofa == 3


def test_dice_are_put_away_and_cards_discarded() -> None:
    """PB 9.1, R38. In the order in which they were placed, row by row."""
    game = pub("""
        2  .:fast  .:fast  .  .  .
        3  .       .:fast  .  .  .
    """, bus=3, stools="2 3", placed={"2-2": "balls extra-two", "2-1": "cue extra", "3-2": "toaster"}, phase="fighting")
    assert game.discard == "toaster balls extra-two cue" and game.hand("anna") == "" and set(game.t.weapons) == {-1} and set(game.t.hits) == {0}


def test_a_weapon_that_finds_nobody_is_used_up_all_the_same() -> None:
    """PB 9.1, R119. Scatterbrains has emptied its square before the fight."""
    game = pub("""
        2  .:fast  .  .  .  .
    """, stools="2", hands={"anna": "cue scatter"}, phase="placing fighting")
    game.after("anna places cue at 2-1", "anna plays scatter 2-1", "anna lays 3-1")
    assert game.discard == "scatter cue" and game.ambulance == "" and game.shows("""
        3  .:fast  .  .  .  .
    """)


# By how much


def test_a_row_in_which_one_was_defeated_moves_by_one_tile() -> None:
    """PB 9.2."""
    game = pub("""
        2  b  g  r:fast  y  g
    """, corner="b r y", stools="2", placed={"2-3": "bow"}, phase="fighting")
    assert game.ambulance == "fast" and game.corner == "r y b" and game.shows("""
        2  g  r  y  g  b
    """)


def test_a_row_in_which_nobody_was_defeated_moves_by_two() -> None:
    """PB 9.2."""
    game = pub(ROW_TWO, corner="b r y", stools="2", phase="fighting")
    assert game.corner == "y b g" and game.shows("""
        2  r  y  g  b  r
    """)


@pytest.mark.parametrize("picture, placed", [
    ("2 b g r y g", {}), ("2 b g r:fast y g", {}), ("2 b g r:tough y g", {"2-3": "bow"}),
])
def test_what_is_no_defeat(picture: str, placed: dict[str, str]) -> None:
    """PB 9.2, R67. No zombie, no weapon, or a tough one that was only turned up: by two."""
    assert len(pub(picture, stools="2", placed=placed, phase="fighting").told(Push)) == 2


def test_however_many_were_defeated_it_moves_by_one() -> None:
    """PB 9.2."""
    assert len(pub("2 . . .:fast,fast,fast . .", stools="2", placed={"2-3": "bow bow bow"}, phase="fighting").told(Push)) == 1


def test_only_then_the_next_row_fights() -> None:
    """PB 9.2. Row 2 has moved by two before row 3 strikes: told in this order."""
    game = pub(stools="2 3", phase="fighting")
    steps = [step for step in game.told(Step) if isinstance(step, (Row, Push))]
    assert steps == [Row(1), Push(1, 0), Push(1, 0), Row(2), Push(2, 0), Push(2, 0)]


def test_rows_without_a_buddy_do_not_move() -> None:
    """PB 9.3. After the last row it is the bus's turn."""
    picture = """
        1  b:fast  g       r  y  b
        3  r       y:fast  b  g  r
        4  y       b       g  r  y:tough
        5  b:fast  g       r  y  g
    """
    game = pub(picture, bus=3, stools="2", phase="fighting driving")
    assert game.shows(picture) and game.bus == 4
    steps = [type(step).__name__ for step in game.told(Step)]
    assert steps.index("BusPhase") > max([at for at, step in enumerate(steps) if step == "Push"])


# One push


def test_a_tile_from_the_corner_is_slid_in_from_the_street_empty() -> None:
    """PB 9.4, R66. The others go one nearer with all that lies on them, and what leaves square 1 enters."""
    game = pub("""
        2  b:fast  g:tough!,fast  r  y:fast  g
    """, corner="r y b", phase="sending").go(Push(1, 0))
    assert game.marker("anna") == "fast" and game.shows("""
        2  g:tough!,fast  r  y:fast  g  r
    """)


def test_two_tiles_are_two_pushes_one_after_the_other() -> None:
    """PB 9.4, R66. What was on squares 1 and 2 has entered, in this order."""
    game = pub("""
        2  b:fast  g:tough  r:fast-snappy  y  g
    """, corner="r y b", stools="2", phase="fighting")
    assert game.marker("anna") == "fast tough" and game.corner == "b b g" and game.shows("""
        2  r:fast-snappy  y  g  r  y
    """)


def test_between_two_pushes_something_may_be_done() -> None:
    """PB 9.4, R116. A roller blind stops the second."""
    game = pub("""
        2  b:fast  g:fast  r  y  g
    """, stools="2", hands={"anna": "blind"}, phase="fighting").after("anna goes on", "anna goes on", "anna plays blind 2")
    assert game.marker("anna") == "fast" and game.shows("""
        2  g:fast  r  y  g  .
    """)


def test_a_tile_that_entered_goes_to_the_end_of_the_corner() -> None:
    """PB 9.5. First in, first out: the fourth push brings the first tile back."""
    game = pub(ROW_TWO, corner="r y b", phase="sending").go(Push(1, 0))
    assert game.corner == "y b b"
    game.go(Push(1, 0))
    assert game.corner == "b b g"
    game.go(Push(1, 0), Push(1, 0))
    assert game.corner == "g r y" and game.shows("""
        2  g  r  y  b  b
    """)


def test_the_corner_serves_all_rows() -> None:
    """PB 9.5. What enters by one row leaves by another."""
    game = pub("""
        2  r  .  .  .  .
        3  y  .  .  .  .
    """, corner="b b g", phase="sending").go(Push(1, 0), Push(2, 0), Push(1, 0), Push(2, 0))
    assert game.shows("""
        2  .  .  .  b  g
        3  .  .  .  b  r
    """)


def test_zombies_on_a_tile_that_enters_are_laid_on_the_active_players_marker() -> None:
    """PB 9.6, R17. The whole pile as it lies, on what waits there already; it does not bite yet."""
    game = pub("""
        2  .:tough!,fast,tough-snappy  .  .  .  .
    """, active="ben", markers={"ben": "fast"}, phase="sending").go(Push(1, 0))
    assert game.marker("ben") == "fast tough! fast tough-snappy" and game.marker("anna") == "" and game.t.bites == (0, 0, 0)


def test_they_are_not_turned_over() -> None:
    """PB 9.6, R17. Not even Ben himself knows who came in."""
    seen = pub("2 .:tough-snappy . . . .", active="ben", phase="sending").go(Push(1, 0)).seen_by("ben")
    assert [card for line in seen.lines for card in line.cards()] == [FACE_DOWN]


# The rulebook's example


def test_three_buddies_fight() -> None:
    """PB 9.7, 8.1, 8.9. A fells three and wounds one: one tile. B fells nobody: two tiles, and one enters. C fells one: one tile."""
    game = pub("""
        1  .  .             .             .  .
        2  r  g:tough,tough!  y:fast,fast-sauce  b  .
        3  b  g:fast        r:tough       y  .
        4  y  r             b:fast        g  .
    """, bus=1, stools="2 3 4", corner="b g r", phase="fighting", placed={
        "2-3": "dart extra extra", "2-2": "bat bat", "3-3": "bow", "4-3": "bow",
    }, chance="tough")
    assert game.ambulance == "fast fast-sauce tough tough" and game.marker("anna") == "fast" and game.t.sofa == 4
    assert game.corner == "b g y" and game.shows("""
        1  .           .       .  .  .
        2  g:tough!    y:fast  b  .  b
        3  r:tough!    y       .  g  r
        4  r           b       g  .  r
    """)


def test_one_who_defeats_nobody_with_his_one_hit_has_the_row_move_by_two() -> None:
    """PB 9.7. And the zombie that comes in so goes on the bite-marker."""
    game = pub("""
        3  b  g:fast  r:tough  y  g
    """, stools="3", placed={"3-3": "bow"}, phase="fighting")
    assert game.ambulance == "" and game.marker("anna") == "fast" and game.shows("""
        3  r:tough!  y  g  .  .
    """)


def test_one_who_defeats_one_moves_the_row_by_one() -> None:
    """PB 9.7."""
    game = pub("""
        4  b  g:fast  r:fast  y  g
    """, stools="4", placed={"4-3": "bow"}, phase="fighting")
    assert game.ambulance == "fast" and game.marker("anna") == "" and game.shows("""
        4  g:fast  r  y  g  .
    """)
