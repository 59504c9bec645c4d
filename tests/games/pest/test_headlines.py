"""The first line in one's own turn: it asks for nothing that none of the moves does."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.by_technology import Appear, Discharge, Experiment, Recall, Send, Tend
from lazaretto.games.pest.in_turn import InTurn
from lazaretto.games.pest.moves import (
    DONE, ENHANCE, Assign, Build, BuildCapital, Buy, Cure, Done, EndTurn, Enhance, Go, Play, PutCamp, Reassign, Refresh, Trade,
)

from .errands_at_hand import errand
from .land import house
from .test_words import PEOPLE, moments
from .year import Play as Game, assign, build, go

#: What a headline asks for, and the moves of which one must be offered.
ASKED = {
    "Move your Doctor": (Go, Appear, Enhance), "Put your camp": (PutCamp,), "Construct in": (Build, BuildCapital), "buy a Technology": (Buy,),
    "refresh the market": (Refresh,), "Cure people": (Cure,), "Use your Technologies": (Discharge, Experiment, Recall, Send, Tend), "Assign healthy": (Assign,),
    "Move workers": (Reassign,), "Trade two goods": (Trade,), "be done": (Done,), "Play ": (Play,), "end your turn": (EndTurn,),
}
#: Whoever is told to be done can do nothing else of the action.
OF_ACTIONS = (Go, Appear, PutCamp, Enhance, Build, BuildCapital, Buy, Refresh, Cure, Discharge, Experiment, Recall, Send, Tend, Assign, Reassign)


def headline(game: Game) -> tuple[str, str]:
    page = GAME.page(game.position.seen_by(0), (), PEOPLE[:game.t.rules.seats])
    return page.title, page.detail


def title(game: Game) -> str:
    return headline(game)[0]


@pytest.mark.parametrize(("seats", "variant", "seed"), [(1, "base", 31), (2, "versus", 32), (3, "advanced", 33), (4, "base", 34)])
def test_a_headline_asks_for_nothing_that_no_move_does(seats: int, variant: str, seed: int) -> None:
    """PE 9 to 17."""
    for position, _ in moments(seats, variant, seed):
        if isinstance(position.question, InTurn):
            seat = position.asked[0]
            text, options = GAME.page(position.seen_by(seat), (), PEOPLE[:seats]).title, position.options(seat)
            for words, kinds in ASKED.items():
                assert words.casefold() not in text.casefold() or any([isinstance(move, kinds) for move in options]), text
            assert not text.startswith("Be done") or not any([isinstance(move, OF_ACTIONS) for move in options]), text


def test_who_has_enhanced_a_move_is_told_to_take_a_step() -> None:
    """R45, R55."""
    game = errand("move", house(research=1)).after(ENHANCE)
    assert not game.may(DONE) and title(game) == "Move your Doctor on."


def test_who_has_nobody_healthy_left_is_told_to_make_room_for_what_comes() -> None:
    """PE 14.10, 17.4, R240. A Capital token may bring Food, and nothing else is left to do."""
    game = errand("assign", house(healthy=1, goods="5 food 5 herbs")).after(assign("capital"))
    comes = "When you are done a Capital token may bring goods, and there is no room for more Food and Herbs: Trade first."
    assert headline(game) == ("Make room in your storage, or be done.", comes)


def test_who_makes_room_for_an_imperative_is_told_so() -> None:
    """PE 17.4, 19.3, 23.14. No token lies face up, but two people have gone to the Capital."""
    game = errand("assign", house(healthy=2, goods="5 food 5 herbs"), year=5, decrees=(2, 8, 14), tokens="coin", turned=(0,))
    game = game.after(assign("capital")).after(assign("capital"))
    assert headline(game)[1].startswith("When you are done the Imperative may bring goods, and there is no room for more Food and Herbs")


@pytest.mark.parametrize(("goods", "told"), [("2 food", "Trade two goods for a Coin, or be done."), ("1 herbs", "Cure people in Quarantine, or be done.")])
def test_who_has_too_few_herbs_is_not_told_to_cure(goods: str, told: str) -> None:
    """PE 16.2."""
    assert title(errand("cure", house(regular=1, goods=goods))) == told


def test_who_cannot_pay_for_a_building_is_not_told_to_construct() -> None:
    """PE 13.3."""
    assert title(errand("construct", house(goods="5 food 1 lumber"))) == "Trade for Coins to construct, or be done."
    assert title(errand("construct", house(goods="2 lumber 1 stone"))) == "Construct in Gollor."


def test_who_can_build_in_the_capital_only_is_told_so() -> None:
    """PE 2.2, 13.8."""
    game = errand("construct", house(goods="2 lumber 2 stone 2 food", sites={"district": "gollor"}))
    assert not game.may(build("district")) and title(game) == "Construct in the Capital."


def test_who_cannot_pay_for_the_sick_on_the_way_is_not_told_to_move() -> None:
    """PE 10.4."""
    game = errand("move", house(goods="4 lumber", camp="zelm"), sick=dict.fromkeys(GAME.box.ids, 3))
    assert not game.may(go("gothar")) and title(game) == "Trade two goods for a Coin, or be done."


@pytest.mark.parametrize(("goods", "regular", "told"), [
    ("2 food", 0, "; you may still trade."), ("", 3, "; you may still rearrange Quarantine."), ("", 0, "."),
    ("2 food", 3, "; you may still trade or rearrange Quarantine."),
])
def test_who_has_nothing_left_to_play_is_told_what_may_still_be_done(goods: str, regular: int, told: str) -> None:
    """PE 9.6, 12.6."""
    game = errand("turn", house(goods=goods, regular=regular, harmful="move" if regular else ""), to_play=0)
    assert headline(game) == ("End your turn.", f"Nothing is left to play{told}")
