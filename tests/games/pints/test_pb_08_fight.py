"""PB 8. The fight: row by row, square by square, hit by hit."""

from __future__ import annotations

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.chips import TurnedUp
from lazaretto.games.pints.fighting import Row, Strike, does_order_matter
from lazaretto.games.pints.moves import FIGHTS

from .pub import Play, field_of, pub

ALL = """
    1  .  .  .:fast  .  .
    2  .  .  .:fast  .  .
    3  .  .  .:fast  .  .
    4  .  .  .:fast  .  .
    5  .  .  .:fast  .  .
"""


def fight(pile: str, pieces: str, chance: str = "", square: str = "2-3", **told: object) -> Play:
    """These pieces against a pile on square 3 of row 2, with nobody else about; the row then moves."""
    return pub(f"2 . . .:{pile} . .", stools="2", placed={square: pieces}, phase="fighting", chance=chance, **told)


def pile(game: Play) -> str:
    """What is left of it, one square nearer if one was felled, else two."""
    return game.chips(field_of("2-2" if game.t.felled else "2-1"))


# Order


@pytest.mark.parametrize("bus, stools, order", [
    (1, "2 3 4", [2, 3, 4]), (3, "2 3 4", [3, 4, 2]), (5, "1 2 5", [5, 1, 2]), (4, "1 2 3", [1, 2, 3]), (2, "1", [1]), (3, "1 2 3 4 5", [3, 4, 5, 1, 2]),
])
def test_rows_with_a_buddy_fight_counter_clockwise_from_the_bus(bus: int, stools: str, order: list[int]) -> None:
    """PB 8.1. From the next that has one, if the row of the bus has none: bus at 1, buddies at 2, 3 and 4: 2, 3, 4."""
    game = pub(ALL, bus=bus, stools=stools, sofa=0, placed={f"{row}-3": "bow" for row in stools.split()}, phase="fighting")
    assert [step.row + 1 for step in game.told(Row)] == order
    assert [step.field // 5 + 1 for step in game.told(Strike) if step.hits] == order


def test_the_order_stays_even_if_the_bus_moves_meanwhile() -> None:
    """PB 8.1, R76. Row 1 lets in an empty green marked tile: a Jukebox is drawn, and the bus runs to row 4; still 3 comes before 5."""
    game = pub("""
        1  G  .  .  .  .
        2  b  .  .  .  .
        3  b  .  .  .  .
        4  b  .  .  .  .
        5  b  r  .  .  .
    """, variant="main-course", bus=1, stools="1 3 5", phase="fighting", chance="jukebox")
    assert game.bus == 4 and [step.row + 1 for step in game.told(Row)] == [1, 3, 5]


# Hits


def test_hits_fall_one_by_one_on_the_topmost_chip() -> None:
    """PB 8.2. Two hits: the two upper ones of three."""
    game = fight("fast-snappy,fast-sauce,fast", "bow bow", "tough")
    assert game.ambulance == "fast fast-sauce" and pile(game) == "fast-snappy tough"


def test_they_go_on_until_hits_or_chips_are_used_up() -> None:
    """PB 8.2, R53. What is left over is lost."""
    assert fight("fast,fast", "bow extra extra extra").ambulance == "fast fast" and pile(fight("fast", "bow bow bow")) == ""
    game = fight("fast,fast,fast,fast", "bow bow bow")
    assert game.ambulance == "fast fast fast" and pile(game) == "fast"


def test_which_square_of_the_row_is_next_you_choose() -> None:
    """PB 8.2, R54, R56. Where two or more have hits and it matters, as with No Sauce; by default the one next to the pub. Else nobody is asked."""
    told = {"stools": "2", "placed": {"2-1": "bat", "2-3": "dart", "2-4": "bow"}, "phase": "fighting"}
    game = pub("""
        2  .:tough  .  .:fast  .:fast  .
    """, variant="main-course", foods={"anna": "sauce"}, **told)
    assert game.asked == "anna" and game.options("anna") == (FIGHTS[5], FIGHTS[7], FIGHTS[8])
    assert game.position.question.default(game.t, 0) == FIGHTS[5]
    assert game.why_not("anna goes on").rule == "PB 8.2" and game.why_not("anna fights 2-2").rule == "PB 8.2"
    game.after("anna fights 2-4")
    assert game.ambulance == "fast" and game.options("anna") == (FIGHTS[5], FIGHTS[7])
    game.after("anna fights 2-1")
    assert [step.field for step in game.told(Strike) if step.hits] == [8, 5, 7]
    game = pub("""
        2  .:tough  .  .:fast  .:fast  .
    """, **told)
    assert game.asked == "" and [step.field for step in game.told(Strike) if step.hits] == [5, 7, 8]


def test_with_few_zombies_in_stock_the_order_of_squares_matters() -> None:
    """PB 8.7, R54. Those that take a place may run out."""
    game = pub("""
        2  .:fast-sauce  .  .:fast  .  .
    """, stools="2", placed={"2-1": "bat", "2-3": "dart"}, phase="placing")
    assert not does_order_matter(game.t, 1)
    game.t.stock.size = 1
    assert does_order_matter(game.t, 1)


def test_a_chip_that_is_hit_is_turned_up_where_it_lies() -> None:
    """PB 8.3. Everyone sees it; one that is up already is not turned again."""
    game = fight("fast,tough", "bow")
    assert pile(game) == "fast tough!" and [fact.place for fact in game.told(TurnedUp)] == [7]
    assert game.seen_by("ben").tags == game.t.tags
    assert fight("tough!", "bow").told(TurnedUp) == []


@pytest.mark.parametrize("chip", ["fast", "fast-snappy"])
def test_a_fast_zombie_falls_by_one_hit(chip: str) -> None:
    """PB 8.4."""
    game = fight(chip, "bow")
    assert game.ambulance == chip and pile(game) == ""


@pytest.mark.parametrize("chip", ["tough", "tough-snappy"])
def test_a_tough_zombie_falls_by_the_second_hit(chip: str) -> None:
    """PB 8.5. Of one it only lies face up on its pile."""
    assert fight(chip, "bow extra").ambulance == chip
    game = fight(f"fast,{chip}", "bow")
    assert game.ambulance == "" and pile(game) == f"fast {chip}!"


def test_wounded_it_falls_by_one_in_a_later_turn_too() -> None:
    """PB 8.5, R15, R16."""
    assert fight("tough!", "bow").ambulance == "tough"


def test_a_wound_lasts_under_other_chips() -> None:
    """PB 8.5, R15. A fast one lies on the wounded one: two hits fell both, and the third wounds the next."""
    assert fight("tough,tough!,fast", "bow extra").ambulance == "fast tough"
    game = fight("tough,tough!,fast", "bow extra extra")
    assert game.ambulance == "fast tough" and pile(game) == "tough!"


def test_a_defeated_zombie_goes_on_the_ambulance() -> None:
    """PB 8.6. Beside those who lie there already; crisps come later."""
    game = fight("fast", "bow", ambulance="tough fast-snappy")
    assert sorted(game.ambulance.split()) == ["fast", "fast-snappy", "tough"] and game.t.crisps == (0, 0, 0)


# Refined zombies


def test_a_refined_zombie_is_replaced_when_it_falls() -> None:
    """PB 8.7. By a chip from the stock, face down."""
    game = fight("fast,fast-sauce", "bow", "tough")
    assert game.ambulance == "fast-sauce" and pile(game) == "fast tough"


def test_only_when_it_falls() -> None:
    """PB 8.7. A tough refined one that is wounded brings nobody; at the second hit it does."""
    assert pile(fight("tough-sauce", "bow")) == "tough-sauce!"
    assert pile(fight("tough-sauce!", "bow", "tough")) == "tough"


def test_hits_that_are_left_fall_on_the_new_one() -> None:
    """PB 8.7, R55. It may be refined again; all that fell count."""
    game = fight("fast-sauce", "bow bow bow", "fast-sauce tough-sauce")
    assert game.ambulance == "fast-sauce fast-sauce" and pile(game) == "tough-sauce!"
    assert fight("fast-sauce", "bow bow", "fast").ambulance == "fast fast-sauce"


def test_with_an_empty_stock_it_is_not_replaced() -> None:
    """PB 8.7, R20."""
    few = {"chips": {"fast": 0, "fast-sauce": 2, "fast-snappy": 0, "tough": 0, "tough-sauce": 0, "tough-snappy": 0}}
    game = fight("fast-sauce,fast-sauce", "bow", game=GAME.with_components(few))
    assert game.ambulance == "fast-sauce" and pile(game) == "fast-sauce"


def test_a_teapot_washes_the_sauce_off() -> None:
    """PB 8.7, 13.5, R56. For all hits of its square: also those of extra hits that go with it."""
    game = fight("fast,fast-sauce,fast-sauce", "teapot extra")
    assert game.ambulance == "fast-sauce fast-sauce" and pile(game) == "fast" and game.discard == "teapot"


def test_two_teapots_may_be_joined() -> None:
    """PB 13.5, R56."""
    assert pile(fight("fast,fast-sauce,fast-sauce", "teapot teapot")) == "fast"


def test_a_teapot_is_of_no_use_to_the_next_square() -> None:
    """PB 8.7, 13.5, R56. The square before it is fought with a bat, and its refined zombie is replaced."""
    game = pub("""
        2  .  .:fast-sauce  .:fast-sauce  .  .
    """, stools="2", placed={"2-2": "bat", "2-3": "teapot"}, phase="fighting", chance="tough")
    assert game.ambulance == "fast-sauce fast-sauce" and game.shows("""
        2  .:tough  .  .  .  .
    """)


@pytest.mark.parametrize("chip, other", [("fast-snappy", "fast"), ("tough-snappy", "tough")])
def test_a_snappy_zombie_is_nothing_special_in_the_fight(chip: str, other: str) -> None:
    """PB 8.8. It falls as another does, and brings and bites nobody."""
    for hits in ("bow", "bow bow"):
        game, plain = fight(chip, hits), fight(other, hits)
        assert pile(game) == pile(plain).replace(other, chip) and game.ambulance == plain.ambulance.replace(other, chip)
        assert game.t.bites == (0, 0, 0)


def test_three_hits_against_a_fast_refined_zombie_and_a_tough_one() -> None:
    """PB 8.9. The first falls and is replaced; the new one, tough, falls to the other two hits."""
    game = fight("fast,fast-sauce", "bow extra extra", "tough")
    assert game.ambulance == "fast-sauce tough" and pile(game) == "fast"


def test_two_hits_against_a_wounded_one_and_a_tough_one() -> None:
    """PB 8.9. The wounded one falls; the next is turned up, is tough, and stays, wounded."""
    game = fight("tough,tough!", "dart dart")
    assert game.ambulance == "tough" and pile(game) == "tough!"
