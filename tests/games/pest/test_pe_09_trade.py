"""PE 9. Trade, Coins, and who chooses the order."""

from __future__ import annotations

import pytest

from lazaretto.games.pest.by_technology import TEND
from lazaretto.games.pest.moves import CAPITALS, COINS, TRADES, Coins, Trade

from .land import empire, house, strike
from .year import build, buy, cure, go, trade


@pytest.mark.parametrize("one, other", [("lumber", "lumber"), ("lumber", "herbs"), ("food", "stone")])
def test_two_resources_for_a_coin(one: str, other: str) -> None:
    """PE 9.6, R44. Of one kind or of two."""
    game = empire(houses={0: house(goods="2 lumber 2 stone 2 food 2 herbs")}).after(trade(one, other))
    assert game.has("coin") == 1 and sum(game.house(0).goods) == 7 and game.has(one) == (0 if one == other else 1)


def test_as_often_as_one_likes_while_there_are_two() -> None:
    """PE 9.6."""
    game = empire(houses={0: house(goods="4 lumber 1 stone")}).after(trade("lumber", "lumber"), trade("lumber", "lumber"))
    assert game.house(0).goods == (0, 1, 0, 0, 2) and game.why_not(trade("lumber", "stone")).rule == "PE 9.6"
    assert game.why_not(trade("stone", "stone")).rule == "PE 9.6"


def test_no_coins_are_traded() -> None:
    """PE 9.6, R44."""
    assert {good for move in TRADES for good in (move.one, move.other)} == {0, 1, 2, 3}
    assert not any([isinstance(move, Trade) for move in empire(houses={0: house(goods="5 coin")}).options()])


@pytest.mark.parametrize("at", ["assistant", "turn", "move", "construct", "research", "cure", "assign"])
def test_at_any_time_of_the_turn(at: str) -> None:
    """PE 9.6, R43. Also in the middle of an action, which then goes on."""
    game = empire(at=at, houses={0: house(healthy=2, regular=1)})
    assert game.after(trade("food", "food")).has("coin") == 3 and game.after(trade("food", "food")).question == game.question


def test_between_two_steps_of_a_move() -> None:
    """PE 9.6, R43, R59. Two Herbs become the Coin that pays for Food."""
    game = empire(at="move", sick={"orvane": 2}, ruins="", houses={0: house(doctor="gollor", goods="2 herbs")}).after(go("gothar"))
    assert not game.may(go("orvane")) and game.after(trade("herbs", "herbs")).may(go("orvane"))


def test_not_in_the_pest_phase_nor_in_anothers_turn() -> None:
    """PE 9.6, R43."""
    game = strike(houses={0: house(sites={"district": "gothar"}, regular=3, goods="2 food")})
    assert game.question == "Sheltering" and not game.may(trade("food", "food"))
    assert empire(active=1).position.options(0) == ()


def test_not_into_a_full_purse() -> None:
    """PE 9.6, R215. Five Coins, or four with somebody on the storage."""
    assert empire(houses={0: house(goods="2 food 5 coin")}).why_not(trade("food", "food")).rule == "R215"
    assert empire(houses={0: house(goods="2 food 4 coin", regular=3, harmful="storage")}).why_not(trade("food", "food")).rule == "R215"
    assert empire(houses={0: house(goods="2 food 4 coin")}).may(trade("food", "food"))


def test_the_owner_chooses_the_order_of_what_comes_together() -> None:
    """PE 9.7, R171, R228. A patient is cured before or after another, who then pays for the fifth space or for the fourth."""
    ours = house(cards={"top": 14}, patient=2, healthy=3, regular=1, goods="3 herbs")
    game = empire(at="cure", houses={0: ours})
    first = game.after(TEND, cure())
    then = game.after(cure())
    assert first.house(0).healthy == then.house(0).healthy == 0b11111 and (first.has("herbs"), then.has("herbs")) == (1, 2)


def test_who_pays_says_which_part_is_paid_in_coins() -> None:
    """PE 9.8, R208. Resource by resource: a Workshop for 2 Lumber and 2 Stone."""
    game = empire(at="construct", houses={0: house(doctor="gothar", goods="2 lumber 2 stone 3 coin")}).after(build("workshop"))
    assert {move.many for move in game.options() if isinstance(move, Coins)} == {0, 1, 2}
    assert game.after(COINS[0], COINS[0]).house(0).goods == (0, 0, 0, 0, 3)
    mixed = game.after(COINS[2])
    assert {move.many for move in mixed.options() if isinstance(move, Coins)} == {0, 1} and mixed.why_not(COINS[2]).rule == "PE 9.8"
    assert mixed.after(COINS[1]).house(0).goods == (2, 1, 0, 0, 0)


def test_not_fewer_than_are_lacking_and_no_more_than_is_asked() -> None:
    """PE 9.8, R208. Of 2 Herbs for the fifth space one is there."""
    ours = house(healthy=4, regular=2, goods="1 herbs 3 coin")
    game = empire(at="cure", houses={0: ours}).after(cure())
    assert {move.many for move in game.options() if isinstance(move, Coins)} == {1, 2} and {game.why_not(COINS[many]).rule for many in (0, 3)} == {"PE 9.8"}
    assert game.why_not(COINS[0]).text == "of 2 Herbs you have 1: at least 1 in Coins"
    assert game.why_not(COINS[3]).text == "fewer Coins than that are due"
    poor = empire(at="cure", houses={0: house(healthy=4, regular=2, goods="2 herbs 1 coin")}).after(cure())
    assert poor.why_not(COINS[2]).text == "you can spare 1 Coin for it, no more"


def test_coins_that_are_needed_elsewhere_are_kept_for_it() -> None:
    """PE 9.8, R208. The Hospice is 2 Lumber, 2 Stone and 2 Herbs; both Coins must go for Herbs."""
    game = empire(at="construct", houses={0: house(goods="2 lumber 2 stone 2 coin")}).after(CAPITALS[0])
    assert game.house(0).goods == (0, 0, 0, 0, 0) and game.t.works[0] == 0


def test_research_is_not_paid_in_coins() -> None:
    """PE 9.8, 9.4. Coins stand for resources; Research is none."""
    game = empire(at="research", market=(3,), houses={0: house(research=0, goods="2 lumber 5 coin")})
    assert not any([game.may(buy(3, slot)) for slot in ("top", "middle", "bottom")])
