"""What a stranger asked about: each is said where it happens."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import CART
from lazaretto.games.pest.gains import Fulfilled
from lazaretto.kernel import RandomDealer, Recorder

from .land import empire, house
from .test_page import gesture, meaning, page
from .year import assign, cure, go

PEOPLE = ("Ann", "Ben", "Cleo")
CHOICE = "A Coin stands for any resource: you choose (PE 9.8)."


def test_the_market_is_laid_out_in_one_sentence() -> None:
    """PE 4.9."""
    recorder = Recorder(RandomDealer(3))
    GAME.begin(3, "base", recorder)
    assert len([line for _, fact in recorder.facts if "market" in (line := GAME.report(fact, PEOPLE, 1) or "")]) == 1


@pytest.mark.parametrize(("people", "camp", "cards", "told"), [
    (1, False, {}, "gathers 1 there free, as the first there always is"), (2, True, {}, "gathers 2 there free, by the camp"),
    (2, False, {"top": CART}, "gathers 2 there free, by the Ambulance Cart"),
    (3, False, {"top": CART}, "gathers 3 there for 1 of your 3 Food, the first two there free"),
])
def test_a_step_says_why_it_costs_no_food(people: int, camp: bool, cards: dict[str, int], told: str) -> None:
    """PE 10.5, 10.6, 22.8."""
    play = empire(at="move", ruins="", sick={"gothar": people}, houses={0: house(doctor="gollor", goods="3 food", cards=cards)})
    assert told in meaning(play, go("gothar", camp=camp))


def test_who_pays_is_told_what_for_and_why_it_is_asked() -> None:
    """PE 9.8, 10.5, 16.2."""
    cured = empire(at="cure", houses={0: house(regular=2, goods="2 herbs 1 coin")}).after(cure())
    assert page(cured).title == "Pay 1 Herb for the cure: in Herbs, or by a Coin?" and page(cured).detail == f"You have 2 Herbs and 1 Coin. {CHOICE}"
    gone = empire(at="move", ruins="", sick={"gothar": 2}, houses={0: house(doctor="gollor", goods="1 food 1 coin")}).after(go("gothar"))
    assert page(gone).title == "Pay 1 Food for those you gather: in Food, or by a Coin?"


@pytest.mark.parametrize("goods", ["2 herbs", "2 coin", "1 herbs 0 coin"])
def test_nobody_is_asked_how_to_pay_where_there_is_one_way(goods: str) -> None:
    """PE 9.8, R240."""
    assert empire(at="cure", houses={0: house(regular=2, goods=goods)}).after(cure()).question != "Paying"


def test_an_assign_without_anybody_says_so() -> None:
    """PE 17.1."""
    play = empire(at="turn", actions="move assign", houses={0: house(healthy=0)})
    assert "Assign, nobody healthy on your track" in page(play).detail
    assert "Assign, 1 healthy person" in page(empire(at="turn", actions="move assign", houses={0: house(healthy=1)})).detail


def test_who_has_no_movement_left_is_told_what_else_there_is() -> None:
    """PE 10.13, 11.2."""
    play = empire(at="move", ruins="", movement=0, steps=1, houses={0: house(doctor="gothar", research=1)})
    assert page(play).title == "Enhance, put your camp, or stop."
    out = empire(at="move", ruins="", movement=0, steps=1, houses={0: house(doctor="gothar", research=1, camp="ulmar")})
    assert page(out).title == "Enhance, or stop."


def test_an_imperative_says_what_fulfilled_it() -> None:
    """PE 19.3."""
    assert GAME.report(Fulfilled(1, 7, 1), PEOPLE, 1) == "You fulfil Quarantine Protocols (gather two in one Move): level 1."


def test_who_assigns_is_told_where_the_building_stands() -> None:
    """PE 17.1."""
    play = empire(at="assign", houses={0: house(healthy=1, sites={"district": "gothar"})})
    assert gesture(play, assign("district")).words == "Assign one to District 1 in Gothar"
    assert gesture(play, assign("capital")).words == "Assign one to the Capital"


@pytest.mark.parametrize(("goods", "price"), [("1 herbs", "1 Herb"), ("2 coin", "1 Coin"), ("2 food", "1 Herb")])
def test_a_cure_says_what_it_takes_where_there_are_no_herbs(goods: str, price: str) -> None:
    """PE 9.8, 16.2."""
    assert gesture(empire(at="cure", houses={0: house(regular=1, goods=goods)}), cure()).words == f"Cure one for {price}"
