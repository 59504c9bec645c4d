"""Infected: hidden roles, cards passed face down, and a Plague Doctor to be named."""

from ...kernel import shipped
from .game import Infected

GAME = Infected(shipped(__name__))
