"""What the log tells names the rule that it follows. Of a deed that was chosen, `tests/laws/test_cited.py` asks it."""

from __future__ import annotations

import lazaretto
import pytest
from lazaretto.games.pathologic.cards import NOTHING, ORDER
from lazaretto.games.pathologic.creeping import LairIs
from lazaretto.games.pathologic.deaths import Confine, Release
from lazaretto.games.pathologic.walking import Enter
from lazaretto.games.pathologic.winning import EvidenceIs
from lazaretto.hosting.rulebooks import rule_of

GAME = lazaretto.game("pathologic")


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
