"""Who reads that a game is over finds the rule by which it is."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.bristol.leaving import ESCAPED
from lazaretto.games.bristol.leaving import RULES_OF_ENDINGS as IN_BRISTOL
from lazaretto.games.infected.ending import RULES_OF_ENDINGS as IN_THE_VILLAGE
from lazaretto.games.pathologic.citing import RULES_OF_ENDINGS as IN_THE_TOWN
from lazaretto.games.pints.ending import RULES_OF_ENDINGS as IN_THE_PUB
from lazaretto.hosting.rulebooks import rule_of
from lazaretto.kernel import End, Outcome

ENDINGS = [("bristol", [*ESCAPED.values(), *IN_BRISTOL]), ("infected", [*IN_THE_VILLAGE]), ("pints", [*IN_THE_PUB]), ("pathologic", [*IN_THE_TOWN])]


@pytest.mark.parametrize("name, reasons", ENDINGS)
def test_every_ending_cites_a_rule_of_its_book(name: str, reasons: list[str]) -> None:
    game = lazaretto.game(name)
    cited = [rule_of(game, End(Outcome((), reason, ()))) for reason in reasons]
    assert set(cited) <= game.rulebook().paragraphs.keys() and len(set(cited)) > 2


def test_a_rescuer_is_cited_by_its_own_rule() -> None:
    """PB 16.5."""
    assert rule_of(lazaretto.game("pints"), End(Outcome((0,), "the Taxi came", (1.0,)))) == "PB 16.5"
