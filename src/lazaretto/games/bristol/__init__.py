"""Bristol 1350."""

from ...kernel import shipped
from .game import Bristol

GAME = Bristol(shipped(__name__))
