"""PE 27. The starting location cards."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.moves import Settle
from lazaretto.games.pest.setup import DealStart
from lazaretto.kernel import RandomDealer, begin

from .court import rules
from .land import Play
from .year import Fate

CARDS = {
    1: ("hask", "pellin", "tivven"),                            # PE 27.1
    2: ("zelm", "wendle", "ambry"),                             # PE 27.2
    3: ("fennick", "dunmere", "hollin"),                        # PE 27.3
    4: ("mirrel", "ossel", "sedgely"),                          # PE 27.4
    5: ("yssel", "vintry", "ashlock"),                          # PE 27.5
}


def dealt(seats: int, *lots: int) -> Play:
    """The first House is dealt its card, or its two."""
    fate = Fate(lots=lots)
    return Play(begin(GAME.make_table(rules(seats)), [DealStart(0)], fate), fate.facts)


def offered(game: Play) -> list[str]:
    """Where the Castle may be put."""
    return [GAME.box.ids[move.location] for move in game.options() if isinstance(move, Settle)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("card", CARDS)
def test_a_card_offers_its_three_locations(card: int, seats: int) -> None:
    """PE 27.1, 27.2, 27.3, 27.4, 27.5."""
    assert offered(dealt(seats, card - 1)) == list(CARDS[card])


@pytest.mark.parametrize("card", CARDS)
def test_with_two_players_a_card_has_only_its_first(card: int) -> None:
    """PE 27.1, 27.2, 27.3, 27.4, 27.5, R4. The other two are destroyed; two cards give two locations."""
    other = 2 if card == 1 else 1
    assert offered(dealt(2, card - 1, 0)) == [CARDS[card][0], CARDS[other][0]]


def test_no_location_is_on_two_cards() -> None:
    """PE 27.1, 27.2, 27.3, 27.4, 27.5. So no two Castles meet."""
    names = [name for card in GAME.box.starts for name in card]
    assert len(names) == len(set(names)) == 15


def test_a_card_that_was_drawn_is_not_drawn_again() -> None:
    """PE 27.1, R4. With two players each has two of their own, used or not: the fifth is never seen."""
    for seed in range(30):
        dealer = RandomDealer(seed)
        game = Play(GAME.begin(2, "base", dealer), [])
        mine = set(offered(game))
        game.position.play(game.asked[0], game.options()[0], dealer)
        assert game.question == "PlacingCastle" and not mine & set(offered(game))


def test_with_five_players_each_card_is_drawn_once() -> None:
    """PE 27.1, 27.2, 27.3, 27.4, 27.5. All fifteen locations are offered, three to each."""
    for seed in range(10):
        dealer = RandomDealer(seed)
        game, found = Play(GAME.begin(5, "base", dealer), []), []
        while game.question == "PlacingCastle":
            found.append(tuple(offered(game)))
            game.position.play(game.asked[0], game.options()[-1], dealer)
        assert sorted(found) == sorted(CARDS.values())
