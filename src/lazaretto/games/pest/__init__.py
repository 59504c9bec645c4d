"""Pest: Houses of an empire, a plague, and who is remembered for it."""

from ...kernel import shipped
from .game import Pest

GAME = Pest(shipped(__name__))
