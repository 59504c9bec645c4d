"""Pathologic: a town, a plague that nobody sees, and three cures of which one is right."""

from ...kernel import shipped
from .game import Pathologic

GAME = Pathologic(shipped(__name__))
