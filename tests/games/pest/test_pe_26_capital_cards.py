"""PE 26. The Capital City cards: three rewards, and a choice for the first."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.moves import PREFERS

from .court import counted_words, gained, has, track, unpacked
from .land import Play, empire

#: By card: its name; the first reward; the two of its choice; the second; the third.
CARDS = {
    1: ("Urban Planning", "influence influence influence", ("renown", "recall"), "influence influence", "influence"),      # PE 26.1
    2: ("Court Physicians", "renown renown", ("herbs herbs", "recall"), "renown herbs", "herbs"),                         # PE 26.2
    3: ("Academy Chairs", "research research research", ("renown", "influence"), "research research", "research"),        # PE 26.3
    4: ("Grain Dole", "any any any", ("renown", "recall"), "any any", "any"),                                             # PE 26.4
    5: ("Privy Purse", "coin coin", ("influence", "recall"), "coin any", "any"),                                          # PE 26.5
}
HOUSES = {seat: has(capital=4 - seat, goods="", influence=12 + 16 * seat) for seat in range(3)}


def court(card: int, choice: int) -> tuple[Play, list[int]]:
    """The Era has ended, and the first has chosen; who was asked for Crates."""
    game, first = unpacked(empire(at="era end", seats=4, year=1, decrees=(2, 8, 12), capital_card=card, houses=HOUSES))
    assert game.question == "Preferring" and game.asked == (0,)
    game, others = unpacked(game.after(PREFERS[choice]))
    return game, [*first, *others]


@pytest.mark.parametrize("card", CARDS)
def test_a_capital_card_has_its_name(card: int) -> None:
    """PE 26.1, 26.2, 26.3, 26.4, 26.5."""
    assert GAME.box.card_names[card] == CARDS[card][0]


@pytest.mark.parametrize("choice", [0, 1])
@pytest.mark.parametrize("card", CARDS)
def test_a_capital_card_pays_these_rewards(card: int, choice: int) -> None:
    """PE 26.1, 26.2, 26.3, 26.4, 26.5. The first with either of its choices, the second, the third; the fourth has nothing."""
    _, first, choices, second, third = CARDS[card]
    before, (after, asked) = empire(at="turn", seats=4, houses=HOUSES), court(card, choice)
    found = [gained(before, after, seat, asked.count(seat)) for seat in range(4)]
    chosen = choices[choice].replace("recall", "")
    assert found == [counted_words(f"{first} {chosen}"), counted_words(second), counted_words(third), {}]
    assert track(after) == ((1,) if choices[choice] == "recall" else ())


@pytest.mark.parametrize("card", [1, 2, 4, 5])
def test_recall_brings_one_person_back_from_the_capital(card: int) -> None:
    """PE 26.1, 26.2, 26.4, 26.5, R135. One, onto the rightmost free space."""
    houses = {0: has(capital=3, healthy=(1, 4), goods="", influence=12)}
    game, _ = unpacked(empire(at="era end", year=1, decrees=(2, 8, 12), capital_card=card, houses=houses))
    game = game.after(PREFERS[1])
    assert track(game) == (1, 2, 4) and game.house().capital == 0


@pytest.mark.parametrize("card, gift", [(1, "renown"), (2, "herbs herbs"), (4, "renown"), (5, "influence")])
def test_with_a_full_track_the_other_choice_is_gained(card: int, gift: str) -> None:
    """PE 26.1, 26.2, 26.4, 26.5, R135."""
    houses = {0: has(capital=3, healthy=12, goods="", influence=12)}
    before = empire(at="turn", houses=houses)
    game, asked = unpacked(empire(at="era end", year=1, decrees=(2, 8, 12), capital_card=card, houses=houses))
    assert game.over and gained(before, game, 0, len(asked)) == counted_words(f"{CARDS[card][1]} {gift}")
