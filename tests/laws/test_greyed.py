"""A law of the list of moves: what nobody would think of does not stand among what is refused. `why_not` still tells who asks."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.bristol.alms import OUT as NO_GIFT_TO_THE_DEAD
from lazaretto.games.bristol.characters import OUT as NOTHING_WITH_THE_DEAD
from lazaretto.games.pathologic.errands import NOT_QUARANTINED
from lazaretto.games.pathologic.orders import ANOTHERS
from lazaretto.games.pathologic.resolving import NO_EVENT as NOTHING_TO_RESOLVE
from lazaretto.games.pathologic.showing import NO_BLOCKADE
from lazaretto.games.pest.constructing import NO_CAMP
from lazaretto.games.pest.curing import EMPTY
from lazaretto.games.pest.posts import NO_POST
from lazaretto.games.pints.moves import USES
from lazaretto.kernel import Move, Reason, View

from .wandering import wander

#: What is done with another's Healer, with the dead, with nobody, or with a building, a camp or a Blockade that there is not.
UNTHOUGHT_OF = {
    "bristol": (NO_GIFT_TO_THE_DEAD, NOTHING_WITH_THE_DEAD), "pathologic": (ANOTHERS, NOT_QUARANTINED, NO_BLOCKADE, NOTHING_TO_RESOLVE),
    "pest": (EMPTY, NO_POST, NO_CAMP),
}


def refused(view: View, seat: int) -> list[tuple[Move, Reason]]:
    return [(move, reason) for move in view.candidates(seat) if (reason := view.why_not(seat, move)) is not None]


@pytest.mark.parametrize("name, seats, variant, seed", [
    ("bristol", 6, "characters+alms", 1), ("bristol", 9, "characters+alms", 2), ("pathologic", 2, "base", 1), ("pathologic", 4, "base", 2),
    ("pest", 3, "base", 1), ("pest", 5, "base", 2),
])
def test_what_nobody_would_think_of_is_not_listed_as_refused(name: str, seats: int, variant: str, seed: int) -> None:
    seen = 0
    for moment in wander(lazaretto.game(name), seats, variant, (seed, variant), thumbs=True):
        for seat in moment.position.asked:
            found = refused(moment.position.seen_by(seat), seat)
            seen += len(found)
            assert not [(move, reason.text) for move, reason in found if reason in UNTHOUGHT_OF[name]]
    assert seen


def test_on_the_starters_menu_no_pub_food_is_refused() -> None:
    for seed in range(3):
        for moment in wander(lazaretto.game("pints"), 3, "base", (seed, "base"), thumbs=True):
            for seat in moment.position.asked:
                assert not {move for move, _ in refused(moment.position.seen_by(seat), seat)} & set(USES)
