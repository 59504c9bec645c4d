"""PE 2, 3. A box of one's own: what cannot be played is refused by the name of its field."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto
from lazaretto.kernel import BrokenPack

GAME = lazaretto.game("pest")


@pytest.mark.parametrize("fields, field, message", [
    ({"harbours": {"red": "capital"}}, "harbours.red", "the Capital is no location (PE 2.7)"),
    ({"sick-at-start": {"locations": "capital"}}, "sick-at-start.locations", "the Capital is no location (PE 2.7)"),
    ({"destroyed-at-start": {"3": "gollor capital"}}, "destroyed-at-start.3", "the Capital is no location (PE 2.7)"),
    ({"destroyed-at-start": {"3": "atlantis"}}, "destroyed-at-start.3", "no location 'atlantis' (PE 2.1)"),
    ({"start-cards": {"1": "capital"}}, "start-cards.1", "the Capital is no location (PE 2.7)"),
    ({"start-cards": {"1": ""}}, "start-cards.1", "with 2 players no location of this card is left (PE 4.12)"),
    ({"destroyed-at-start": {"4": "hask pellin tivven"}}, "start-cards.1", "with 4 players no location of this card is left (PE 4.12)"),
    ({"start-cards": {"2": "hask wendle ambry"}}, "start-cards.2", "no location is on two cards, nor twice on one: hask (R5)"),
    ({"start-cards": {"1": "hask hask"}}, "start-cards.1", "no location is on two cards, nor twice on one: hask (R5)"),
    ({"start-cards": {"1": "gollor", "2": "quorra", "3": "garrow", "4": "nethby", "5": "torvik"}}, "start-cards",
     "alone, no Village of these cards is left (PE 32.10)"),
    ({"roads": {"12": "sarnholt hask", "10": "capital tivven"}}, "start-cards.1", "no location is adjacent to tivven, where the Doctor could begin (PE 4.16)"),
    ({"roads": {"1": "capital capital"}}, "roads.1", "a road joins two places (PE 2.3)"),
    ({"roads": {"1": "gothar gollor"}}, "roads.2", "another road joins the same two places (PE 2.3)"),
    ({"capital-tokens": {"renown": 0, "coin": 0}}, "capital-tokens", "at 5 players 12 are laid out, and there are 10 (PE 4.6)"),
    ({"capital-choice": {"1": "renown"}}, "capital-choice.1", "two rewards are needed with 'or' between them, not 'renown' (PE 20.5)"),
    ({"decree-eras": {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2}}, "decree-eras", "no Decree is left for Era 1 (PE 4.4)"),
    ({"decree-eras": {"1": 2, "2": 2, "3": 2, "5": 2}}, "solo.decrees-out", "no Decree is left for Era 1 (PE 32.6)"),
    ({"pest-cards": {"1": "towns"}}, "pest-cards.1", "what is struck comes in pairs, as in 'towns lumber cities stone', not 'towns' (PE 24)"),
    ({"pest-piles": {"1": ""}}, "pest-piles.1", "a pile needs a card (PE 4.8)"),
    ({"pest-piles": {"1": "7 8 10"}}, "pest-piles.2", "no card is in two piles: 10 (PE 4.8)"),
    ({"technology-slots": {"14": "any"}}, "technology-slots.14", "Technologies 1 and 14 are bound to the same slot: a House has one patient (PE 22.14)"),
    ({"technology-slots": {"1": "any", "14": "any"}}, "technology-slots.14", "Technologies 1 and 14 are bound to the same slot"),
    ({"advanced-tokens": {"village-lumber": 0}}, "advanced-tokens", "at 3 players 20 are laid of size village, and there are 15 (PE 30.2)"),
    ({"advanced-sick": {"city-food": 4}}, "advanced-sick.city-food", "there are 3 of these tokens (PE 30.4)"),
    ({"storage": {"limit": 1}}, "start", "the storage holds 1 of each (PE 14.10)"),
    ({"versus": {"thresholds": "1 2 5"}}, "versus.thresholds", "a track has 4 spaces (PE 19.6)"),
    ({"solo": {"imperative-sick": "2 3 5"}}, "solo.imperative-sick", "a track has 4 spaces (PE 19.6)"),
])
def test_a_pack_that_cannot_be_played_is_refused_by_the_name_of_its_field(fields: dict[str, Any], field: str, message: str) -> None:
    """PE 2.3, 2.7, 4.4, 4.6, 4.8, 4.12, 19.6, 20.5, 22.14, 24, 30.2, 32.6, 32.10. What is wrong is said, with its rule, and where."""
    with pytest.raises(BrokenPack) as error:
        GAME.with_components(fields)
    assert (error.value.field, str(error.value)[:len(field) + 2 + len(message)]) == (field, f"{field}: {message}")


def test_a_map_of_ones_own_may_have_horseshoes_beside_the_capital_and_other_starts() -> None:
    """PE 2.4, 4.12, 32.10. One location on a card is enough, if it is never destroyed; a Town on one is no start in Solo."""
    game = GAME.with_components({"roads": {"1": "capital gollor red"}, "start-cards": {"1": "hask", "2": "zelm gollor"}})
    for seats in game.seats:
        assert game.begin(seats=seats, variant="base", dealer=lazaretto.RandomDealer(3)).asked
    alone = game.begin(seats=1, variant="base", dealer=lazaretto.RandomDealer(3))
    assert {game.say(move) for move in alone.options(0)} == {"settle hask", "settle zelm", "settle fennick", "settle mirrel", "settle yssel"}
