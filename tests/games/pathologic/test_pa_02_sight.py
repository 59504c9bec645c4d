"""PA 2.15 to 2.17. What is open to all, and what is hidden from whom."""

from __future__ import annotations

import pytest

from .place import town


def test_the_notepad_holds_where_the_plague_is_after_moving_and_after_its_extra_space() -> None:
    """PA 2.15, R117. It moves from 7 to 13, kills and goes on to 8."""
    game = town(active="plague", lair=7, where={"maria": 13}, free="maria")
    game = game.after("plague creeps to 13", "plague infects 13", "bachelor takes curfew", "plague creeps to 8")
    assert game.thread == (7, 13, 8) and tuple(game.seen_by("plague").thread.cards()) == (7, 13, 8) and game.crypts == "maria"


@pytest.mark.parametrize("name", ["bachelor", "haruspex", "changeling"])
def test_nobody_else_sees_the_notepad(name: str) -> None:
    """PA 2.15, 2.17, R117. How many rows it has they know."""
    game = town(active="plague", lair=7).after("plague creeps to 13")
    assert game.seen_by(name).thread.cards() == [-1, -1]


def test_what_is_open_to_all() -> None:
    """PA 2.16, R116. Pieces, stands, Events, where Strains lie, counters, Evidence, Pacts, the Blockade, the dead, and both discard piles."""
    game = town(
        where={"maria": 5}, free="maria", events={5: "coin"}, laid={9: "fever"}, sheets={"haruspex": "key"}, evidence={"haruspex": 5},
        pacts={"haruspex": "maria"}, blockade=7, lair=7, dead="vlad capella", discard="no", spent="ulcer",
    )
    t = game.seen_by("changeling")
    assert (t.where, t.quarantined, t.needs, t.laid_at, t.evidence, t.pacts, t.blockade) == (
        game.t.where, game.t.quarantined, game.t.needs, (9,), game.t.evidence, (-1, -1, 3, -1), 7,
    )
    assert (t.ongoing.cards(), t.markers.cards(), t.sheets[2].cards(), t.crypts.cards(), t.grave.cards()) == ([5], [0], [2], [3], [1])
    assert t.discard.cards() == [12] and t.spent.cards() == [3] and t.pool.cards() == game.t.pool.cards()


def test_how_many_cards_a_hand_or_deck_has_is_open() -> None:
    """PA 2.16."""
    t = town(hands={"bachelor": "curfew mandate"}, strains="fever", events={5: "coin"}).seen_by("changeling")
    assert (len(t.hands[1]), len(t.decks[1]), len(t.strains), len(t.strain_deck), len(t.event_deck)) == (2, 8, 1, 23, 14)


def test_what_is_hidden_from_a_healer() -> None:
    """PA 2.17, R116. The Plague's place, the Hit List, Strains in hand and on the map, others' Prescriptions, and the decks."""
    t = town(lair=7, hands={"bachelor": "curfew", "changeling": "no"}, strains="fever", laid={9: "ulcer"}).seen_by("changeling")
    assert t.thread.cards() == [-1] and t.doomed.cards() == [-1] * 3 and t.spared.cards() == [-1] * 6
    assert t.strains.cards() == [-1] and t.laid[0].cards() == [-1] and t.hands[1].cards() == [-1] and t.decks[1].cards() == [-1] * 9
    assert t.event_deck.cards() == [-1] * 15 and t.strain_deck.cards() == [-1] * 22
    assert t.hands[3].cards() == [12]


def test_what_is_hidden_from_the_plague() -> None:
    """PA 2.17. Prescriptions, and the order of the decks."""
    t = town(hands={"bachelor": "curfew"}, strains="fever").seen_by("plague")
    assert t.hands[1].cards() == [-1] and t.decks[1].cards() == [-1] * 9 and t.event_deck.cards() == [-1] * 15 and t.strain_deck.cards() == [-1] * 23
    assert t.strains.cards() == [2]


def test_the_plague_may_look_at_the_strains_it_has_laid() -> None:
    """PA 2.17, R69. Healers may not."""
    game = town(laid={9: "ulcer"})
    assert game.seen_by("plague").laid[0].cards() == [3] and game.seen_by("bachelor").laid[0].cards() == [-1]


def test_two_hit_lists_look_the_same_to_every_healer() -> None:
    """PA 2.17."""
    one, other = town(doomed="maria capella saburov"), town(doomed="vlad sticky rubin")
    assert all([one.looks_the_same(other, name) for name in ("bachelor", "haruspex", "changeling")]) and not one.looks_the_same(other, "plague")
