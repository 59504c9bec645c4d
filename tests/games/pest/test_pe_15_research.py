"""PE 15. Research: one Technology of the market, and its refreshing."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.cards import (
    APPARATUS, CART, CLONE, CRANE, DESK, EXPERTS, HOUSE, INFIRMARY, LINE, LOADING, MASK, MOBILE, MOBILE_WORKSHOP, NOTHING, TENT, TRIALS, UNIFORM,
)
from lazaretto.games.pest.moves import DONE, REFRESH, Buy

from .errands_at_hand import FULL, done, errand, goods, spaces
from .year import arrange, buy, choose

MARKET = (DESK, MASK, CRANE, LOADING, EXPERTS)


def test_one_technology_of_the_market_is_taken_at_its_cost() -> None:
    """PE 15.1."""
    game = errand("research", {"research": 3}, market=MARKET).after(buy(CRANE, "top"))
    assert game.house().cards == (CRANE, NOTHING, NOTHING) and game.house().research == 0 and CRANE not in game.t.market
    assert errand("research", {"research": 2}, market=MARKET).why_not(buy(CRANE, "top")).rule == "PE 15.1"


def test_only_what_lies_on_the_market_is_for_sale() -> None:
    """PE 15.1."""
    assert errand("research", {"research": 5}, market=MARKET).why_not(buy(UNIFORM, "top")).rule == "PE 15.1"


def test_one_a_research() -> None:
    """PE 15.1, R94."""
    game = errand("research", {"research": 5}, market=MARKET).after(buy(MASK, "top"))
    assert game.why_not(buy(DESK, "middle")).rule == "PE 15.1"


def test_coins_do_not_stand_for_research() -> None:
    """PE 15.1, R102."""
    game = errand("research", {"goods": FULL}, market=MARKET)
    assert [move for move in game.options() if isinstance(move, Buy)] == [] and not game.may(REFRESH)
    assert errand("research", {"goods": "2 food"}, market=MARKET).why_not(REFRESH).rule == "PE 15.5"


def test_nobody_must_buy() -> None:
    """PE 15.1, R96."""
    game = errand("research", {"research": 5}, market=MARKET).after(DONE)
    assert game.house().cards == (NOTHING,) * 3 and game.house().research == 5


@pytest.mark.parametrize("card, slot", [(APPARATUS, "top"), (EXPERTS, "middle"), (LOADING, "bottom")])
def test_a_bound_technology_goes_into_its_slot_only(card: int, slot: str) -> None:
    """PE 15.2."""
    game = errand("research", {"research": 5}, market=(APPARATUS, EXPERTS, LOADING))
    others = [other for other in ("top", "middle", "bottom") if other != slot]
    assert game.may(buy(card, slot)) and [game.why_not(buy(card, other)).rule for other in others] == ["PE 15.2", "PE 15.2"]


def test_others_go_into_any() -> None:
    """PE 15.2, R100."""
    game = errand("research", {"research": 5}, market=MARKET)
    assert [game.after(buy(MASK, slot)).house().cards.index(MASK) for slot in ("top", "middle", "bottom")] == [0, 1, 2]


def test_a_technology_is_never_moved_to_another_slot() -> None:
    """PE 15.2, R100."""
    game = errand("research", {"research": 5, "cards": {"top": CART}, "goods": FULL}, market=MARKET)
    assert {game.after(move).house().cards.index(CART) for move in game.options() if CART in game.after(move).house().cards} == {0}


def test_three_at_most_one_a_slot() -> None:
    """PE 15.2. A fourth takes the place of one."""
    house: dict[str, Any] = {"research": 1, "cards": {"top": CART, "middle": LINE, "bottom": CLONE}}
    game = errand("research", house, market=MARKET).after(buy(MASK, "middle"))
    assert game.house().cards == (CART, MASK, CLONE) and len(game.t.boards[0]) == 3


def test_the_technology_in_the_slot_is_discarded_for_renown_tokens() -> None:
    """PE 15.3, R97, R101. Infirmary has 3 Renown; it goes back to the deck."""
    game = errand("research", {"research": 1, "cards": {"top": INFIRMARY}, "renown": 2}, market=MARKET).after(buy(MASK, "top"))
    assert game.house().renown == 5 and game.house().cards[0] == MASK and INFIRMARY in game.t.technology_deck


def test_it_is_shuffled_in_before_the_market_is_filled() -> None:
    """PE 15.3, R97. So it may come to the market at once."""
    game = errand("research", {"research": 1, "cards": {"top": INFIRMARY}}, market=MARKET).after(buy(MASK, "top"), technology=(INFIRMARY,))
    assert INFIRMARY in game.t.market


def test_nothing_is_discarded_but_for_a_new_one() -> None:
    """PE 15.3, R97. Without the Research to buy, the old one stays."""
    game = errand("research", {"cards": {"top": INFIRMARY}}, market=MARKET)
    assert done(game).house().cards[0] == INFIRMARY and done(game).house().renown == 0


def test_a_technology_with_a_patient_cannot_be_discarded() -> None:
    """PE 15.4, R98."""
    game = errand("research", {"research": 5, "cards": {"top": APPARATUS}, "patient": 1}, market=MARKET)
    assert game.why_not(buy(MASK, "top")).rule == "PE 15.4" and game.may(buy(MASK, "middle"))
    assert errand("research", {"research": 5, "cards": {"top": APPARATUS}}, market=MARKET).may(buy(MASK, "top"))


@pytest.mark.parametrize("card, regular", [(TENT, 4), (HOUSE, 4), (HOUSE, 5)])
def test_nor_one_with_somebody_in_its_quarantine_slot(card: int, regular: int) -> None:
    """PE 15.4, R98. One who can be moved to another slot may be moved first."""
    game = errand("research", {"research": 5, "cards": {"middle": card}, "regular": regular}, market=MARKET)
    assert game.why_not(buy(MASK, "middle")).rule == "PE 15.4"
    game = game.after(arrange(*["produce", "construct"][:regular - 3]), buy(MASK, "middle"))
    assert game.house().cards[1] == MASK and game.house().regular == 3


def test_where_nobody_needs_its_slot_it_may_go() -> None:
    """PE 15.4, R98."""
    assert errand("research", {"research": 5, "cards": {"middle": TENT}, "regular": 3}, market=MARKET).may(buy(MASK, "middle"))


def test_a_technology_whose_bound_slot_is_blocked_cannot_be_bought() -> None:
    """PE 15.4, R99."""
    game = errand("research", {"research": 5, "cards": {"top": APPARATUS}, "patient": 2}, market=(INFIRMARY,))
    assert not [move for move in game.options() if isinstance(move, Buy) and move.technology == INFIRMARY]


def test_healthy_people_on_a_discarded_technology_go_to_the_healthy_track() -> None:
    """PE 15.4, R98. To the rightmost free spaces; those beyond to the supply."""
    house: dict[str, Any] = {"research": 5, "cards": {"middle": EXPERTS}, "experts": 2}
    market = (DESK, MASK, CRANE)
    game = errand("research", {**house, "healthy": (1, 3)}, market=market).after(buy(MASK, "middle"))
    assert spaces(game) == [1, 2, 3, 4] and game.house().experts == 0
    assert spaces(errand("research", {**house, "healthy": 11}, market=market).after(buy(MASK, "middle"))) == [*range(1, 13)]


def test_so_does_the_worker_of_the_mobile_workshop() -> None:
    """PE 15.4, R98."""
    house: dict[str, Any] = {"research": 5, "cards": {"middle": MOBILE_WORKSHOP}, "named": "food", "workers": "mobile"}
    game = errand("research", house, market=MARKET).after(buy(MASK, "middle"))
    assert spaces(game) == [1] and not game.house().workers >> MOBILE & 1 and game.house().named == NOTHING


def test_an_assistant_on_a_discarded_technology_is_used_up() -> None:
    """PE 15.4, R98."""
    house: dict[str, Any] = {"research": 5, "cards": {"top": TRIALS}, "tried": True, "grid": (0,), "placed": 2}
    game = errand("research", house, market=MARKET).after(buy(MASK, "top"))
    assert game.house().placed == 2 and game.house().cards[0] == MASK


def test_a_refresh_lays_out_five_new_ones_for_a_research() -> None:
    """PE 15.5, R96. Without buying, too."""
    new = (UNIFORM, CART, CLONE, LINE, TENT)
    game = errand("research", {"research": 1}, market=MARKET).after(REFRESH, technology=new)
    assert sorted(game.t.market.cards()) == sorted(new) and game.house().research == 0 and MASK in game.t.technology_deck
    assert not errand("research", market=MARKET).may(REFRESH)


def test_all_five_go_into_the_deck_before_five_are_drawn() -> None:
    """PE 15.5, R95. One may come back."""
    game = errand("research", {"research": 1}, market=MARKET).after(REFRESH, technology=(MASK, CART, CLONE, LINE, DESK))
    assert sorted(game.t.market.cards()) == sorted((MASK, CART, CLONE, LINE, DESK))


def test_once_a_research_before_or_after_buying() -> None:
    """PE 15.5, R95."""
    game = errand("research", {"research": 4}, market=MARKET)
    before = game.after(REFRESH, buy(UNIFORM, "top"), technology=(UNIFORM, CART, CLONE, LINE, TENT, HOUSE))
    after = game.after(buy(MASK, "top"), REFRESH)
    assert before.house().cards[0] == UNIFORM and after.house().cards[0] == MASK
    assert not before.may(REFRESH) and not after.may(REFRESH) and before.house().research == after.house().research == 2


def test_the_market_is_filled_up_to_five_as_soon_as_one_is_bought() -> None:
    """PE 15.6, R9."""
    game = errand("research", {"research": 1}, market=MARKET).after(buy(MASK, "top"), technology=(UNIFORM,))
    assert sorted(game.t.market.cards()) == sorted((DESK, CRANE, LOADING, EXPERTS, UNIFORM))


def test_the_deck_cannot_run_out() -> None:
    """PE 15.6, R103. Five Houses with three each, or one House alone with three."""
    boards = {seat: {"cards": {"top": 3 * seat + 2, "middle": 3 * seat + 3, "bottom": 3 * seat + 4}} for seat in range(5)}
    game = errand("research", {"research": 1, **boards.pop(0)}, seats=5, others=boards).after(REFRESH)
    assert len(game.t.market) == 5 and len(game.t.technology_deck) == 10
    alone = errand("research", {"research": 1, "cards": {"top": 4, "middle": 6, "bottom": 7}}, seats=1).after(REFRESH)
    assert len(alone.t.market) == 5 and len(alone.t.technology_deck) == 17


def test_spending_in_a_research_counts_for_its_decree() -> None:
    """PE 15.5, R234. A Refresh counts for Decree 8; a Research without spending does not."""
    picture: dict[str, Any] = {"year": 2, "decrees": (1, 8, 11), "market": MARKET}
    assert done(errand("research", {"research": 1}, **picture).after(REFRESH)).house().levels[1] == 1
    assert done(errand("research", {"research": 2}, **picture)).house().levels[1] == 0


def test_the_resource_of_a_mobile_workshop_is_named_when_it_is_bought() -> None:
    """PE 15.1, 22.25."""
    game = errand("research", {"research": 2}, market=(MOBILE_WORKSHOP,)).after(buy(MOBILE_WORKSHOP, "middle"))
    assert game.question == "Naming" and goods(game.after(choose("herbs"))) == "" and game.after(choose("herbs")).house().named == 3
