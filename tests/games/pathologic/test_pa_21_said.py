"""PA 21.2. What is answered aloud, and what is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lazaretto.kernel import Said

from .cards_at_hand import NO_NO
from .place import Play, town

Picture = Callable[[], Play]


def deed(*sentences: str, active: str = "bachelor", **told: Any) -> Play:
    return town(active=active, **told).after(*sentences)


HAND: Any = {"hands": {"bachelor": "mandate paralysis"}, "discard": NO_NO}
LOOK: Any = {"active": "changeling", "hands": {"changeling": "laying-on-hands"}, "laid": {5: "ulcer"}, "discard": NO_NO}
BLOOD: Any = {"active": "haruspex", "blood": True, "free": "haruspex", "where": {"haruspex": 13}, "events": {13: "key"}, "sheets": {"haruspex": "coin secret"}}
MACHINES: Any = {"active": "haruspex", "blood": True, "free": "capella", "where": {"capella": 6}, "events": {6: "key"}, "sheets": {"haruspex": "coin secret"}}
KILL: Any = {"active": "plague", "phase": "showing"}
RIGHT: Any = {"free": "andrey"}

ALOUD: list[tuple[Picture, str]] = [
    (lambda: town(active="bachelor", phase="setup", **HAND), "bachelor plays paralysis"),
    (lambda: town(active="bachelor", phase="setup", **HAND), "bachelor passes"),
    (lambda: town(active="bachelor", **HAND), "bachelor plays paralysis"),
    (lambda: deed("bachelor plays mandate", **HAND), "bachelor frees maria"),
    (lambda: deed("changeling plays laying-on-hands 5", **LOOK), "changeling stops"),
    (lambda: deed("changeling plays laying-on-hands 5", **LOOK), "changeling goes 12"),
    (lambda: town(active="bachelor", phase="turn", chance="7"), "bachelor picks maria"),
    (lambda: deed("bachelor resolves maria", free="maria", where={"maria": 5}, events={5: "coin"}, dead="vlad"), "plague picks vlad"),
    (lambda: deed("bachelor resolves andrey", where={"andrey": 9}, events={9: "key"}, laid={4: "fever"}, **RIGHT), "bachelor names 4"),
    (lambda: deed("bachelor claims coin", free="bachelor", laid={1: "panic"}), "plague goes 2"),
    (lambda: deed("bachelor claims coin", laid={1: "rumour"}, pacts={"haruspex": "maria"}), "plague picks maria"),
    (lambda: deed("bachelor claims coin", laid={1: "breach"}), "plague picks rubin"),
    (lambda: deed("bachelor claims coin", laid={1: "wasting"}, sheets={"bachelor": "coin secret key"}), "bachelor spends key"),
    (lambda: deed("bachelor claims coin", laid={1: "delirium"}, **HAND), "bachelor discards mandate"),
    (lambda: deed("bachelor claims coin", laid={1: "fever"}), "bachelor completes"),
    (lambda: deed("bachelor claims coin", laid={1: "fever"}), "bachelor gives up"),
    (lambda: deed("bachelor claims coin", laid={1: "new-outbreak"}), "plague stops"),
    (lambda: deed("bachelor walks andrey 13", **RIGHT), "bachelor goes 12"),
    (lambda: deed("bachelor claims coin", hands={"haruspex": "tithe"}), "haruspex reacts tithe"),
    (lambda: deed("bachelor claims coin", hands={"haruspex": "tithe"}), "haruspex passes"),
    (lambda: deed("bachelor claims coin", hands={"changeling": "no"}, laid={1: "fever"}), "changeling reacts no"),
    (lambda: deed("bachelor claims coin", hands={"changeling": "no"}, laid={1: "fever"}), "changeling passes"),
    (lambda: deed("plague infects 4", lair=4, free="maria", hands={"bachelor": "post-mortem"}, **KILL), "bachelor reacts post-mortem"),
    (lambda: deed("plague infects 10", lair=10, free="saburov", hands={"haruspex": "haruspicy"}, **KILL), "haruspex reacts haruspicy"),
    (lambda: deed("haruspex resolves haruspex", **BLOOD), "haruspex spends coin"),
    (lambda: deed("haruspex hands capella", **MACHINES), "haruspex spends coin"),
    (lambda: town(active="bachelor", events={4: "coin"}), "bachelor pledges maria"),
]


@pytest.mark.parametrize("picture, sentence", ALOUD, ids=[sentence for _, sentence in ALOUD])
def test_what_is_open_is_answered_aloud(picture: Picture, sentence: str) -> None:
    """PA 21.2, 11.1, R83. Everybody hears it in the same words."""
    game = picture()
    seat, move = game.spoken(sentence)
    assert game.after(sentence).told(Said)[len(game.told(Said)):] == [Said(seat, move)]


SECRET: list[tuple[Picture, str, str]] = [
    (lambda: deed("bachelor claims coin", laid={1: "migration"}, lair=4), "plague creeps 3", "plague creeps 4"),
    (lambda: deed("bachelor claims coin", laid={1: "new-victim"}), "plague swaps vlad maria", "plague stops"),
    (lambda: deed("bachelor resolves andrey", where={"andrey": 13}, events={13: "key"}, **RIGHT), "bachelor takes curfew", "bachelor takes mandate"),
    (lambda: town(active="plague", phase="laying", lair=4, strains="fever ulcer panic"), "plague lays fever 4", "plague lays ulcer 4"),
    (lambda: deed("bachelor claims coin", laid={1: "new-outbreak"}, strains="fever ulcer"), "plague lays fever 9", "plague lays ulcer 9"),
]


@pytest.mark.parametrize("picture, one, other", SECRET, ids=[one for _, one, _ in SECRET])
def test_what_is_secret_is_not(picture: Picture, one: str, other: str) -> None:
    """PA 21.2, 2.17, R64, R83. The others cannot tell one answer from another."""
    game, speaker = picture(), one.split()[0]
    for name in ("plague", "bachelor", "haruspex", "changeling"):
        assert (name == speaker) != game.after(one).looks_the_same(game.after(other), name)
