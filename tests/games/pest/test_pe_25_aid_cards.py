"""PE 25. The Aid cards: a left, a middle and a right reward."""

from __future__ import annotations

import pytest

from .court import counted_words, gained, has, unpacked
from .land import empire

CARDS = {
    1: ("coin any", "coin", "any"),                             # PE 25.1
    2: ("food food herbs", "food herbs", "food"),               # PE 25.2
    3: ("herbs herbs food", "herbs herbs", "herbs"),            # PE 25.3
    4: ("lumber lumber stone", "lumber stone", "lumber"),       # PE 25.4
    5: ("stone stone lumber", "stone lumber", "stone"),         # PE 25.5
    6: ("research research", "research", "any"),                # PE 25.6
    7: ("any any any", "any any", "any"),                       # PE 25.7
    8: ("renown coin", "renown", "coin"),                       # PE 25.8
    9: ("", "", ""),                                            # PE 25.9
    10: ("", "", ""),                                           # PE 25.10
}
HOUSES = {0: has(influence=5, goods=""), 1: has(influence=9, goods=""), 2: has(influence=2, goods=""), 3: has(influence=6, goods="")}
LEFT, RIGHT, MIDDLE = 1, 2, (0, 3)


@pytest.mark.parametrize("card", CARDS)
def test_an_aid_card_pays_these_three_rewards(card: int) -> None:
    """PE 25.1, 25.2, 25.3, 25.4, 25.5, 25.6, 25.7, 25.8, 25.9, 25.10. Most Influence left, least right, all others the middle one."""
    before = empire(at="turn", seats=4, houses=HOUSES)
    after, asked = unpacked(empire(at="aid", card=card, seats=4, houses=HOUSES))
    found = [gained(before, after, seat, asked.count(seat)) for seat in (LEFT, *MIDDLE, RIGHT)]
    left, middle, right = [counted_words(words) for words in CARDS[card]]
    assert found == [left, middle, middle, right]


@pytest.mark.parametrize("card", CARDS)
def test_who_ties_at_0_has_the_right_reward(card: int) -> None:
    """PE 25.1, 25.2, 25.3, 25.4, 25.5, 25.6, 25.7, 25.8, 25.9, 25.10, 8.3, R36."""
    nobody = {seat: has(goods="") for seat in range(3)}
    before = empire(at="turn", houses=nobody)
    after, asked = unpacked(empire(at="aid", card=card, houses=nobody))
    assert [gained(before, after, seat, asked.count(seat)) for seat in range(3)] == [counted_words(CARDS[card][2])] * 3


@pytest.mark.parametrize("card", [9, 10])
def test_two_cards_ask_nobody_for_anything(card: int) -> None:
    """PE 25.9, 25.10, 8.4. Not even whether to rearrange Quarantine."""
    assert empire(at="aid", card=card, houses={0: has(regular=2, harmful="storage")}).question == "PlacingAssistant"
