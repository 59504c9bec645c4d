"""The leak law is worth what it catches."""

from __future__ import annotations

import pytest

from . import sentences as law
from .parlour import HONEST, LEAKS, ParlourGame
from .wandering import wander


def search_for_leaks(variant: str) -> None:
    game = ParlourGame()
    for seed in range(40):
        for number, moment in enumerate(wander(game, 3, variant, seed)):
            law.faces_are_told_to_eyes_that_see_them(moment)
            if moment.position.outcome is None:
                for seat in (None, 0, 1, 2):
                    law.no_silent_leaks(game, moment, seat, (seed, number))


def test_the_honest_parlour_has_no_leak() -> None:
    search_for_leaks(HONEST)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(AssertionError, match=r"tells seat|sees|more eyes than see it"):
        search_for_leaks(leak)
