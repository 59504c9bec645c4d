"""What the log tells names the rule that it follows: a deed the one that its key in the list of moves named."""

from __future__ import annotations

import lazaretto
import pytest
from lazaretto.games.pathologic.cards import NOTHING, ORDER
from lazaretto.games.pathologic.creeping import LairIs
from lazaretto.games.pathologic.deaths import Confine, Release
from lazaretto.games.pathologic.walking import Enter
from lazaretto.games.pathologic.winning import EvidenceIs
from lazaretto.hosting.rulebooks import cited, rule_of
from lazaretto.kernel import Said

from tests.laws.wandering import Moment, wander

GAME = lazaretto.game("pathologic")
NAMES = ("Wat", "Joan", "Hugh", "Emmot")
#: Where the table says more than what was said: a Blockade that goes on, an absent Healer's Ward, a Pact moved, by what one is picked; and what is gained.
BY_THE_TABLE = {"LieLow": "PA 6.1", "Put": "PA 3.6", "Pledge": "PA 14.1", "Pick": "", "Resolve": "PA 12.13"}


def named_otherwise(moment: Moment) -> list[tuple[str, str, str]]:
    """Deeds told aloud, with the rules of the log and of the key, where these differ."""
    found = []
    for _, fact in moment.told:
        if not isinstance(fact, Said) or moment.before is None or not GAME.report(fact, NAMES, None):
            continue
        key = cited(GAME.explain(moment.before.seen_by(fact.seat), fact.seat, fact.move, NAMES).rpartition("·")[2])
        kind, told = type(fact.move).__name__, rule_of(GAME, fact)
        if told not in (key, BY_THE_TABLE.get(kind, key)):
            found.append((kind, told, key))
    return found


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("thumbs", [False, True])
def test_a_deed_is_told_with_the_rule_of_its_key(seats: int, thumbs: bool) -> None:
    for moment in wander(GAME, seats, "base", ("cited", seats), thumbs=thumbs):
        assert not named_otherwise(moment)


@pytest.mark.parametrize("fact, rule", [
    (Enter(1, 4, 9, 1, long=False), "PA 12.5"),
    (EvidenceIs(1, 1, 4, NOTHING, 10), "PA 13.5"),
    (EvidenceIs(1, -1, 2, 4, NOTHING), "PA 7.2"),
    (EvidenceIs(1, 0, 1, 4, NOTHING), "PA 7.2"),
    (EvidenceIs(1, 1, 3, 4, NOTHING), "PA 16.5"),
    (Confine(1), "PA 6.3"),
    (Confine(4, card=ORDER), "PA 17.3"),
    (Confine(4, event=4), "PA 16.4"),
    (Release(1, 4), "PA 12.4"),
    (Release(1, 4, event=7), "PA 16.7"),
    (LairIs(6, 11, NOTHING), "PA 16.11"),
])
def test_what_happens_is_told_with_the_rule_that_it_follows(fact: object, rule: str) -> None:
    assert rule_of(GAME, fact) == rule
