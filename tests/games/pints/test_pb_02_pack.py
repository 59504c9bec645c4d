"""PB 2. A box of one's own: what cannot be played is refused by the name of its field."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto
from lazaretto.kernel import BrokenPack

GAME = lazaretto.game("pints")
NO_CHIPS = dict.fromkeys(("fast", "fast-sauce", "fast-snappy", "tough", "tough-sauce", "tough-snappy"), 0)


@pytest.mark.parametrize("fields, field, message", [
    ({"battle-die": {"bat": 2}}, "battle-die", "a die has 6 faces, not 7 (PB 2.6)"),
    ({"battle-die": {"club": 1}}, "battle-die.club", "is not known; known are bat, dart, bow, extra, zombie"),
    ({"battle-die": {"extra": 0, "bat": 3}}, "battle-die.extra", "an extra hit stands on some faces and not on all: the throw for"),
    ({"battle-die": {"bat": 0, "dart": 0, "bow": 0, "extra": 6, "zombie": 0}}, "battle-die.extra", "an extra hit stands on some faces and not on all"),
    ({"marked": {"red": 8}}, "marked.red", "must be from 0 to 7, not 8"),
    ({"markings": {"blue": "bite"}}, "markings", "each of bus, card, bite, pile stands for one colour (PB 18.1)"),
    ({"chips": NO_CHIPS}, "chips", "there must be chips, and no more than 12 lots of up to 31 (PB 2.3)"),
    ({"chips": dict.fromkeys(NO_CHIPS, 99)}, "chips", "there must be chips, and no more than 12 lots of up to 31 (PB 2.3)"),
    ({"buddy-cards": {"blind": 10}}, "buddy-cards.blind", "must be from 0 to 9, not 10"),
    ({"for-a-card": {"starters-menu": "3 3 3"}}, "for-a-card.starters-menu", "four numbers from 1 to 99 are needed, one a quarter, not '3 3 3' (PB 17.3)"),
    ({"for-a-card": {"main-course": "0 5 4 3"}}, "for-a-card.main-course", "four numbers from 1 to 99 are needed"),
    ({"start": {"sofa": 0}}, "start.sofa", "without a buddy on the sofa the game is lost before it begins (PB 16.1)"),
    ({"prices": {"beer": 0}}, "prices.beer", "must be from 1 to 99, not 0"),
    ({"darts": {"board": 1}}, "darts", "is not known; known are battle-die, marked"),
])
def test_a_pack_that_cannot_be_played_is_refused_by_the_name_of_its_field(fields: dict[str, Any], field: str, message: str) -> None:
    """PB 2.3, 2.6, 16.1, 16.4, 17.3, 18.1. What is wrong is said, with its rule, and where."""
    with pytest.raises(BrokenPack) as error:
        GAME.with_components(fields)
    assert (error.value.field, str(error.value)[:len(field) + 2 + len(message)]) == (field, f"{field}: {message}")
