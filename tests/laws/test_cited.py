"""A law of the log: what somebody has done aloud is told with the rule that its key in the list of moves named."""

from __future__ import annotations

import lazaretto
import pytest
from lazaretto.hosting.rulebooks import cited, rule_of
from lazaretto.kernel import Game, Said

from .wandering import Moment, wander

NAMES = ("Wat", "Joan", "Hugh", "Emmot", "Isolde", "Odo")
#: By kind of move, what the log cites where the key cites what it will lead to, or what asked for it, which the words that were said do not tell.
BY_THE_TABLE = {
    "bristol": {"Push": "BR 6.4", "Lock": "BR 8.2", "Reroll": "BR 7.1", "Give": "BR 12.5"},
    "infected": {},
    "pints": {"Send": "PB 5.1", "Place": "PB 7.1", "Name": "PB 6.3", "Pay": "PB 15.1", "Drink": "PB 12.5"},
    "pest": {"Buy": "PE 15.1", "Shelter": "PE 12.2", "Bury": "PE 12.2", "Choose": ""},
    "pathologic": {"LieLow": "PA 6.1", "Put": "PA 3.6", "Pledge": "PA 14.1", "Pick": "", "Resolve": "PA 12.13"},
}


def named_otherwise(game: Game, moment: Moment, names: tuple[str, ...]) -> list[tuple[str, str, str]]:
    """Deeds told aloud, with the rules of the log and of the key, where these differ."""
    found = []
    for _, fact in moment.told:
        if not isinstance(fact, Said) or moment.before is None or not game.report(fact, names, None):
            continue
        key = cited(game.explain(moment.before.seen_by(fact.seat), fact.seat, fact.move, names).rpartition("·")[2])
        kind, told = type(fact.move).__name__, rule_of(game, fact)
        if told not in (key, BY_THE_TABLE[game.name].get(kind, key)):
            found.append((kind, told, key))
    return found


@pytest.mark.parametrize("name, seats, variant", [
    ("bristol", 4, "characters+alms"), ("bristol", 6, "base"), ("infected", 6, "base"), ("pints", 2, "base"), ("pints", 4, "base"),
    ("pest", 2, "base"), ("pest", 3, "base"), ("pathologic", 2, "base"), ("pathologic", 3, "base"), ("pathologic", 4, "base"),
])
@pytest.mark.parametrize("thumbs", [False, True])
def test_a_deed_is_told_with_the_rule_of_its_key(name: str, seats: int, variant: str, thumbs: bool) -> None:
    game = lazaretto.game(name)
    for moment in wander(game, seats, variant, ("cited", seats), thumbs=thumbs):
        assert not named_otherwise(game, moment, NAMES[:seats])
