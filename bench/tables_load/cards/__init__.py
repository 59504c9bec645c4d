"""The peer's game on our server, rule for rule: see server.js in bench/boardgameio. It belongs to no room and is hosted by `tables_load.hosting` alone."""

from .game import GAME as GAME
