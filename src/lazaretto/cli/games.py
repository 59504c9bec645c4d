"""lazaretto games"""

from __future__ import annotations

from ..games import games as all_games
from .screen import Screen


def games() -> None:
    """List the games, their seats and variants."""
    screen = Screen()
    for game in all_games():
        screen.say(f"{game.name}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats", "bold")
        screen.rows([("  base", "the game as it is"), *[(f"  {mode.name}", mode.text) for mode in game.modes.values()]])
        screen.say("  Variants are joined by +, for example " + game.variants[-1])
