"""Rulings R124 to R246 that no rule's own test holds, or holds in part."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import KIND_NAMES, PRODUCE, RESEARCH_ACTION
from lazaretto.games.pest.moves import END_TURN, REFRESH
from lazaretto.hosting import Sitting
from lazaretto.kernel import Mistake, RandomDealer

from .court import has
from .land import empire, opening
from .year import assist, build, plays, trade

QUIET = (2, 8, 12)


def at_a_turn() -> tuple[Sitting, int]:
    """A game of two whose first Assistant is to be placed, and by whom."""
    sitting = Sitting.begin(GAME, 2, "base", seed=5)
    while type(sitting.position.question).__name__ != "PlacingAssistant":
        seat = sitting.position.asked[0]
        sitting.answer(seat, sitting.position.options(seat)[0])
    return sitting, sitting.position.asked[0]


def test_r136_after_year_6_too_rewards_are_paid_in_the_order_that_was_set_before() -> None:
    """R136. The least Influence chooses its Crates first, though no Year is to come."""
    houses = {0: has(influence=5, capital=2, goods=""), 1: has(influence=3, capital=3, goods=""), 2: has(influence=1, capital=1, goods="")}
    game = empire(at="year end", year=5, decrees=QUIET, capital_card=4, houses=houses)
    assert game.t.order == (2, 1, 0) and game.asked == (2,) and game.question == "Crates"


@pytest.mark.parametrize("seat", [0, 1])
def test_r182_people_in_harmful_slots_are_quarantined_whoever_has_them(seat: int) -> None:
    """R182. Two above actions and one on the storage against two in regular slots."""
    houses = {seat: has(harmful="move construct storage"), 1 - seat: has(regular=2)}
    game = empire(seats=2, variant="versus", at="count", year=5, decrees=QUIET, houses=houses)
    assert (game.house(seat).blame, game.house(1 - seat).blame) == (3, 0)


def test_r205_buildings_have_the_names_of_the_printed_rulebook_and_capital_buildings_ours() -> None:
    """R205. Neither a mill nor a manufactory."""
    assert KIND_NAMES == ("district", "workshop", "factory", "treasury", "castle")
    assert tuple(GAME.box.capital_names) == ("Hospice", "Granary", "Guildhall", "Cathedral", "Citadel")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_r211_nobody_is_asked_for_a_colour(seats: int) -> None:
    """R211. The first question is where a Castle goes; each House is that of its seat, whoever begins."""
    for seed in range(5):
        position = GAME.begin(seats, "base", RandomDealer(seed))
        first = position.asked[0]
        assert type(position.question).__name__ == "PlacingCastle" and first == position.table.order[0]
        after = position.after(first, position.options(first)[0], RandomDealer(seed))
        assert [seat for seat, house in enumerate(after.table.houses) if max(house.sites) >= 0] == [first]


def test_r233_a_covered_space_is_no_marker() -> None:
    """R233. In Versus from 4 over the covered 5: nobody was skipped; with a marker on 6 somebody was."""
    def skipping(other: int) -> Any:
        houses = {0: has(doctor="pellin", goods="2 lumber 1 stone", influence=4), 1: has(doctor="ambry", influence=other)}
        return empire(seats=2, variant="versus", at="construct", year=2, ruins="", decrees=(2, 6, 12), houses=houses).after(build("district")).house()
    assert (skipping(1).influence, skipping(1).levels) == (6, (0, 0, 0)) and skipping(6).levels == (0, 1, 0)


def test_r236_starting_cards_stay_as_printed_whatever_the_tokens_are() -> None:
    """R236. Alone all of them are open, in Advanced Setup the same ones."""
    printed, anew = opening(1), opening(1, "advanced", lots=(1, 2, 3))
    assert anew.t.gives != printed.t.gives and anew.options() == printed.options() and anew.t.rules.starts == printed.t.rules.starts


def test_r242_a_score_is_the_share_of_the_others_behind_and_an_equal_is_half_behind() -> None:
    """R242. Alone it is how far one has come towards the highest rank, which begins at 46."""
    def scores(*renown: int) -> Any:
        return empire(at="count", year=5, seats=len(renown), houses={seat: has(renown=many) for seat, many in enumerate(renown)}).outcome.scores
    assert scores(1, 5, 3) == (0.0, 1.0, 0.5) and scores(4, 4, 4) == (0.5, 0.5, 0.5) and scores(7, 7, 1) == (0.75, 0.75, 0.0)
    nobody: dict[str, Any] = {"in_the_way": (), "on_levels": (0, 0, 0), "beside_works": 0}
    alone = [empire(seats=1, at="count", year=5, houses={0: has(renown=many)}, **nobody).outcome.scores for many in (0, 23, 46, 60)]
    assert alone == [(0.0,), (0.5,), (1.0,), (1.0,)]


def test_r241_a_turn_is_taken_back_step_by_step_to_its_beginning() -> None:
    """PE 33.2, R241. Three answers of one player, and nothing was turned up: the table is as it was; then another has answered, and no more goes back."""
    sitting, seat = at_a_turn()
    before = sitting.position
    assert sitting.why_not_back(seat) is not None
    for move in (assist("produce", "research"), trade("food", "food"), plays("produce")):
        sitting.answer(seat, move)
    assert sitting.position.table.to_play == 1 << RESEARCH_ACTION
    sitting.take_back(seat)
    assert sitting.position.table.to_play == 1 << PRODUCE | 1 << RESEARCH_ACTION
    sitting.take_back(seat)
    sitting.take_back(seat)
    assert sitting.position == before
    with pytest.raises(Mistake, match="Nothing can be taken back"):
        sitting.take_back(seat)


def test_r241_but_not_past_a_card_turned_up_on_the_market() -> None:
    """R241. What came after the Refresh goes back; the Refresh stays, for five cards were seen by it."""
    sitting, seat = at_a_turn()
    for move in (assist("produce", "research"), plays("research"), REFRESH):
        sitting.answer(seat, move)
    refreshed = sitting.position
    assert sitting.why_not_back(seat) is not None
    for move in (trade("food", "food"), plays("produce")):
        sitting.answer(seat, move)
    for _ in range(2):
        sitting.take_back(seat)
    assert sitting.position == refreshed
    with pytest.raises(Mistake, match="Nothing can be taken back"):
        sitting.take_back(seat)


def test_r241_when_the_turn_is_ended_nothing_of_it_is_taken_back() -> None:
    """R241. Neither by who ended it nor by who is asked now."""
    sitting, seat = at_a_turn()
    for move in (assist("produce", "research"), plays("produce"), END_TURN):
        sitting.answer(seat, move)
    other = sitting.position.asked[0]
    assert other != seat and sitting.why_not_back(seat) is not None and sitting.why_not_back(other) is not None
