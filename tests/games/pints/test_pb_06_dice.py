"""PB 6. The throw: a colour, weapons, extra hits and zombies."""

from __future__ import annotations

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.colour import ONE_EACH, Boards, Coloured, RollColour
from lazaretto.kernel import Rolled, Step

from .pub import pub

WEAPONS = "bat bat dart dart bow bow extra"
TOWN = """
    1  b  g  r  y  b
    2  g  r  y  b  g
    3  r  y  b  g  r
    4  y  b  g  r  y
    5  b  g  r  y  g
"""


def chips(fast: int, tough: int = 0, sauce: int = 0) -> dict[str, dict[str, int]]:
    return {"chips": {"fast": fast, "fast-sauce": sauce, "fast-snappy": 0, "tough": tough, "tough-sauce": 0, "tough-snappy": 0}}


def test_the_colour_die_and_all_seven_battle_dice_are_thrown_together() -> None:
    """PB 6.1. When enough were sent."""
    game = pub(phase="sending throw").after("anna sends to 1: cue", f"anna goes on: {WEAPONS} green")
    assert game.loose == WEAPONS and len(game.told(Rolled)) == 8 and game.told(Coloured) == [Coloured(1, ONE_EACH)]


def test_the_colour_is_settled_first() -> None:
    """PB 6.1, R46. All dice are seen, and white is answered before anybody boards."""
    game = pub(phase="throw", chance="bat zombie zombie dart bow extra extra white")
    assert game.question == "ColourRolled" and game.loose == "bat zombie zombie dart bow extra extra" and game.aboard == ""
    game.after("anna names red")
    steps = [type(step).__name__ for step in game.told(Step)]
    assert steps.index("Coloured") < steps.index("Boards") and len(game.aboard.split()) == 2 and game.loose == "bat dart bow extra extra"


@pytest.mark.parametrize("colour, letter, count", [("blue", "b", 6), ("green", "g", 7), ("red", "r", 6), ("yellow", "y", 6)])
def test_a_colour_puts_a_chip_on_every_tile_of_it_in_the_rows(colour: str, letter: str, count: int) -> None:
    """PB 6.2, R4. Not on the tiles in the corner."""
    game = pub(TOWN, phase="throw", chance=f"{WEAPONS} {colour}")
    assert game.corner == "b r y" and game.t.draws == count and game.shows(TOWN.replace(letter, f"{letter}:fast"))


def test_new_chips_go_on_top_of_what_lies_there() -> None:
    """PB 6.2, R14. On a wounded chip as well, and that stays wounded."""
    game = pub("""
        1  b:tough!     g  r  y  b:fast
        2  b:fast,fast  g  r  y  g:tough
    """, phase="throw", chance=f"{WEAPONS} blue tough fast-snappy tough-sauce")
    assert game.shows("""
        1  b:tough!,tough           g  r  y  b:fast,fast-snappy
        2  b:fast,fast,tough-sauce  g  r  y  g:tough
    """)


def test_the_same_holds_wherever_the_colour_die_is_rolled() -> None:
    """PB 6.2, 14.2, 15.4. For a Fruit machine, and for division tile 3: black, black, then the colour."""
    game = pub(TOWN).after("anna sends to 1: fruit black black yellow")
    assert len(game.aboard.split()) == 2 and game.shows(TOWN.replace("y", "y:fast"))
    game = pub(TOWN, quarter=3, left=1).after("anna sends to 1: cue", "anna pays: black white", "anna names blue")
    assert game.aboard == "fast" and game.shows(TOWN.replace("b", "b:fast"))


@pytest.mark.parametrize("colour, letter", [("blue", "b"), ("green", "g"), ("red", "r"), ("yellow", "y")])
def test_on_white_the_active_player_names_the_colour(colour: str, letter: str) -> None:
    """PB 6.3."""
    game = pub(TOWN, active="ben", phase="throw", chance=f"{WEAPONS} white")
    assert game.asked == "ben" and game.after(f"ben names {colour}").shows(TOWN.replace(letter, f"{letter}:fast"))


def test_a_colour_must_be_named() -> None:
    """PB 6.3."""
    assert pub(phase="throw", chance=f"{WEAPONS} white").why_not("anna goes on").rule == "PB 6.3"


@pytest.mark.parametrize("blacks", [1, 2, 3, 5])
def test_black_puts_a_chip_on_the_bus_and_is_rolled_again(blacks: int) -> None:
    """PB 6.4. Black again, another chip, and so on."""
    game = pub(TOWN, aboard="tough", phase="throw", chance=f"{WEAPONS} {'black ' * blacks} red")
    assert game.aboard == " ".join(["tough"] + ["fast"] * blacks) and game.shows(TOWN.replace("r", "r:fast"))


def test_white_may_follow_black() -> None:
    """PB 6.4, 6.3."""
    game = pub(phase="throw", chance=f"{WEAPONS} black white")
    assert game.asked == "anna" and game.aboard == "fast"


@pytest.mark.parametrize("zombies", range(8))
def test_for_each_battle_die_with_a_zombie_a_chip_boards(zombies: int) -> None:
    """PB 6.5. Those dice are of no further use."""
    game = pub(phase="throw", chance=" ".join(["zombie"] * zombies + ["bat"] * (7 - zombies)) + " red")
    assert len(game.aboard.split()) == zombies and game.loose == " ".join(["bat"] * (7 - zombies))


def test_when_the_stock_is_short_rows_are_served_from_the_bus_on_and_squares_from_the_pub() -> None:
    """PB 6.6, R20. Three chips, the bus at row 4: rows 4 and 5, then square 1 of row 1 and not its square 5."""
    game = pub(TOWN, bus=4, phase="sending", game=GAME.with_components(chips(3))).go(RollColour(ONE_EACH), chance="blue")
    assert len(game.t.stock) == 0 and game.shows("""
        1  b:fast  g       r       y  b
        2  g       r       y       b  g
        3  r       y       b       g  r
        4  y       b:fast  g       r  y
        5  b:fast  g       r       y  g
    """)


def test_boarding_goes_as_far_as_the_chips_go() -> None:
    """PB 6.6, R20. Two chips for three zombies; blacks board before the colour is placed."""
    assert pub(phase="sending", game=GAME.with_components(chips(2))).go(Boards(3)).aboard == "fast fast"
    game = pub(phase="throw", game=GAME.with_components(chips(1)), chance="zombie zombie bat bat bat bat bat black red")
    assert game.aboard == "fast" and game.loose == "bat bat bat bat bat" and not any(game.t.tags[:25])


def test_an_empty_stock_costs_nothing_else() -> None:
    """PB 6.6, R20. Nobody comes, and the turn goes on."""
    game = pub("""
        1  .  .  .  .  .:fast
    """, stools="1", phase="throw placing", game=GAME.with_components(chips(1)), chance="zombie bow bow bow bow bow bow white")
    assert game.after("anna names blue").question == "Placing" and game.aboard == ""
