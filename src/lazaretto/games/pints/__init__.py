"""Pints of Blood: a pub, a night, and a rescue that may not take everyone."""

from ...kernel import shipped
from .game import Pints

GAME = Pints(shipped(__name__))
