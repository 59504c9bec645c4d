"""Every feature tells something: it is 0 at some time and not at another. That takes long, and is looked at once, with the engine that players have."""

from __future__ import annotations

import re

import pytest

import lazaretto
from lazaretto.games.pints.biting import Dying
from lazaretto.kernel import RandomDealer, resume

from .test_features import told
from .wandering import wander

#: Numbers that are never 0, and why.
NEVER_NOUGHT = {
    "symptoms: deck of 32": "formed anew as soon as it runs out (BR 10.6)",
    "remedies: deck of 27": "the same (BR 5.5)",
    "stock: chips of 86": "there are more than a night brings",
    "quarter: cards of 15": "the next quarter begins with the last card of this one (PB 3.9)",
    "quarter: cards in the last of 28": "the game is over when they run out (PB 1.4)",
    "strains: deck of 24": "one is drawn with each Event, and there are fewer of those (PA 8.1)",
    **{f"{healer}'s sheet: evidence of 8": "nobody falls below one (PA 3.1)" for healer in ("bachelor", "haruspex", "changeling")},
}
#: What comes about so seldom that it is enough to see it once, on whichever square, in whichever place.
SELDOM = re.compile(
    r"(?<=square )\S+(?=: (?:rebounds|refined|snappy|wounded|lifted|\w+$))|(?<=district )\d+(?=: (?:strain|curfew|miasma|blockade))"
    r"|(?<=location )\d+(?=: ruin)|(?<=healthy on )\d+|(?<=sale: ).*|(?<=sheet: openly ).*|(?<=under the pile: ).*"
)
#: What comes about only if one sees to it: see `test_what_hardly_ever_happens_is_told_too`.
HARDLY_EVER = {"question: dying", "me: experts of 2", "left 1: experts of 2", "left 2: experts of 2"}

MOST_GAMES = 400
#: The base game at seats where every number can change: with one or two players of Bristol the place across is always a Ghost's.
TABLES_IN_FULL = [("infected", 5), ("infected", 6), ("infected", 7), ("bristol", 3), ("bristol", 6), ("pints", 3), ("pathologic", 4), ("pest", 3)]


@pytest.mark.parametrize("name, seats", TABLES_IN_FULL)
def test_no_feature_is_dead(name: str, seats: int) -> None:
    """Each is 0 at some time and not 0 at another, in as many games as it takes: by chance, and by sensible players, who come to where chance does not."""
    game = lazaretto.game(name)
    names = [SELDOM.sub("N", feature) for feature in game.feature_names(seats, "base")]
    zero, other = set(NEVER_NOUGHT), {*HARDLY_EVER}
    for seed in range(MOST_GAMES):
        for number, moment in enumerate(wander(game, seats, "base", seed, thumbs=seed % 2 == 1)):
            for eye in (None, *range(seats)) if number % 2 == 0 or moment.position.outcome is not None else ():
                for feature, said in zip(names, game.features(moment.position.seen_by(eye)), strict=True):
                    (other if said else zero).add(feature)
        if zero >= set(names) and other >= set(names):
            return
    never, always = sorted(set(names) - zero), sorted(set(names) - other)
    assert not never and not always, f"never 0: {never}; always 0: {always}"


def test_what_hardly_ever_happens_is_told_too() -> None:
    """An expert on the Plague Experts (PE 22.10), and a choice of who dies when nobody sits on the sofa (PB 11.7)."""
    land, pub = lazaretto.game("pest"), lazaretto.game("pints")
    position = land.begin(3, "base", RandomDealer(1))
    position.table.houses[1].experts = 1
    assert told(land, position.seen_by(0))["left 1: experts of 2"] == 0.5 and told(land, position.seen_by(1))["me: experts of 2"] == 0.5
    assert told(land, position.seen_by(2))["left 2: experts of 2"] == 0.5 and not told(land, position.seen_by(2))["me: experts of 2"]
    night = pub.begin(3, "base", RandomDealer(1))
    night.table.sofa, night.table.stools = 0, 0b11
    night.agenda.append(Dying(0))
    assert told(pub, resume(night.table, night.agenda, {}).seen_by(0))["question: dying"] == 1.0 and not told(pub, night.seen_by(0))["question: dying"]
