"""PA 11.6, 11.7. Who is asked in a window: what is held makes no difference."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.kernel import Moved

from .cards_at_hand import ALL_COINS, NO_NO, asked_along, deck_of
from .place import Play, town


def trigger(window: str, hands: dict[str, str], discard: str = "") -> Play:
    """What opens this window, with these cards in hand; Answering is the one for a No! to a card."""
    if window == "Tithing":
        return town(active="bachelor", hands=hands, discard=discard).after("bachelor claims coin")
    if window == "Cancelling":
        return town(active="bachelor", hands=hands, laid={1: "weakness"}, discard=discard).after("bachelor claims coin")
    if window == "Answering":
        return town(active="haruspex", hands={"haruspex": "ticking-away"} | hands, discard=discard).after("haruspex plays ticking-away")
    if window == "Influencing":
        return town(active="haruspex", phase="setup", hands=hands, sheets={"haruspex": "coin"}, discard=discard)
    game = town(active="plague", phase="showing", lair=4, free="maria", hands=hands, discard=f"post-mortem {discard}" if window == "Divining" else discard)
    return game.after("plague infects 4")


WINDOWS = [
    (window, healer, card) for window, healer in (
        ("Tithing", "haruspex"), ("Cancelling", "changeling"), ("Mourning", "bachelor"), ("Divining", "haruspex"), ("Influencing", "bachelor"),
        ("Influencing", "changeling"), ("Answering", "changeling"),
    ) for card in deck_of(healer)
]


@pytest.mark.parametrize("window, healer, card", WINDOWS)
def test_being_asked_does_not_depend_on_what_is_held(window: str, healer: str, card: str) -> None:
    """PA 11.6, R120, R125. Whatever the one card is, the Healer is asked, may pass, and nobody else can tell it from another."""
    game = trigger(window, {healer: card})
    other = trigger(window, {healer: deck_of(healer)[(deck_of(healer).index(card) + 1) % 6]})
    assert game.asked == healer and game.question == window.replace("Answering", "Cancelling") and game.may(f"{healer} passes")
    for name in ("plague", "bachelor", "haruspex", "changeling"):
        if name != healer:
            assert game.looks_the_same(other, name)


@pytest.mark.parametrize("window", ["Tithing", "Cancelling", "Mourning", "Divining", "Influencing"])
def test_with_no_card_in_any_hand_no_window_is_opened(window: str) -> None:
    """PA 11.6, 11.7."""
    assert trigger(window, {}).question not in ("Tithing", "Cancelling", "Mourning", "Divining", "Influencing")


@pytest.mark.parametrize("window, healer, held, spent", [
    ("Tithing", "haruspex", "haruspicy", "tithe tithe"), ("Cancelling", "changeling", "twin", "no no"), ("Mourning", "bachelor", "curfew", "post-mortem"),
    ("Influencing", "changeling", "twin", "thiefs-hands false-witness"),
    ("Influencing", "bachelor", "curfew", "paralysis paralysis quarantine-order quarantine-order evacuation"),
])
def test_who_can_hold_no_such_card_any_more_is_not_asked(window: str, healer: str, held: str, spent: str) -> None:
    """PA 11.6, R126. All copies lie face up on the discard pile; with one copy less the Healer is asked."""
    assert trigger(window, {healer: held}, discard=spent).question != window
    game = trigger(window, {healer: held}, discard=spent.partition(" ")[2])
    assert (game.asked, game.question) == (healer, window)


def test_a_healer_whose_deck_never_had_such_a_card_is_not_asked() -> None:
    """PA 11.6, R125. The Bachelor's Claim asks the Haruspex alone, and in her own turn nobody pays a Tithe to her."""
    hands = {"bachelor": "paralysis", "haruspex": "tithe", "changeling": "twin"}
    assert asked_along(town(active="bachelor", hands=hands), "bachelor claims coin", "haruspex passes") == [
        "bachelor ActionPhase", "haruspex Tithing", "bachelor ActionPhase",
    ]
    assert town(active="haruspex", hands=hands).after("haruspex claims coin").question == "ActionPhase"


def test_a_card_that_all_have_seen_counts_as_seen() -> None:
    """PA 11.6, R60, R116. The Haruspex holds one card, face up to all, and it is no Tithe."""
    assert town(active="bachelor", shown={"haruspex": "wild-harvest"}).after("bachelor claims coin").question == "ActionPhase"
    assert town(active="bachelor", shown={"haruspex": "wild-harvest"}, hands={"haruspex": "haruspicy"}).after("bachelor claims coin").question == "Tithing"


def test_no_window_is_opened_for_an_answer_that_could_do_nothing() -> None:
    """PA 11.7, R12, R125. No coin is left for a Tithe; at one piece of Evidence there is nothing to save; the Plague is divined once a turn."""
    coins: Any = {"sheets": {"changeling": ALL_COINS.removesuffix("coin ")}}
    assert town(active="bachelor", hands={"haruspex": "tithe"}, **coins).after("bachelor claims coin").question == "ActionPhase"
    assert town(active="bachelor", hands={"haruspex": "tithe"}).after("bachelor claims coin").question == "Tithing"
    floor = town(active="plague", phase="showing", lair=4, free="maria", hands={"bachelor": "post-mortem"}, evidence={"bachelor": 1}).after("plague infects 4")
    assert (floor.asked, floor.question) == ("bachelor", "Taking")
    both: Any = {"free": "saburov rubin", "where": {"saburov": 4, "rubin": 4}}
    game = town(active="plague", phase="showing", lair=4, hands={"haruspex": "haruspicy tithe"}, discard=NO_NO, **both)
    game = game.after("plague infects 4", "haruspex reacts haruspicy", "changeling takes twin", "changeling takes twin")
    assert game.question == "Slipping"


def test_no_setup_window_is_opened_for_an_influence_that_could_do_nothing() -> None:
    """PA 11.7, R12, R120. Nobody else has a counter, False Witness is gone: as all see, the Changeling has nothing to play in the Bachelor's Setup."""
    game = town(active="bachelor", phase="setup", hands={"changeling": "thiefs-hands"}, events={5: "coin"}, discard="false-witness")
    assert game.question == "ActionPhase"


def test_a_card_that_is_taken_unseen_leaves_no_name_behind() -> None:
    """PA 11.6, 2.11. The others hear that a card went from deck to hand."""
    game = town(active="plague", phase="showing", lair=4, free="maria").after("plague infects 4", "bachelor takes post-mortem")
    assert {fact.card for fact in game.told(Moved, "haruspex") if fact.to == "hands.1"} == {-1}
