"""What a stranger asked about: each is said where it happens."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import CART, CONTAINMENT, INFIRMARY
from lazaretto.games.pest.gains import Fulfilled
from lazaretto.games.pest.gathering import Enter
from lazaretto.games.pest.moves import END_TURN, PUT_CAMP
from lazaretto.games.pest.people import TakeIn
from lazaretto.hosting.weighing import weight
from lazaretto.kernel import RandomDealer, Recorder, Said

from .land import empire, house
from .test_page import board, gesture, meaning, page
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


def test_who_needs_no_slot_is_not_counted_among_those_without_one() -> None:
    """PE 22.14, 22.21. The camp heals one at once, and one may go on a card."""
    play = empire(at="move", ruins="", sick={"gothar": 3}, houses={0: house(doctor="gollor", regular=3, cards={"top": CONTAINMENT, "middle": INFIRMARY})})
    told = meaning(play, go("gothar", camp=True))
    assert "2 beyond the slots without drawback; one of them is healed at once; one of them may go on your card;" in told
    usual = meaning(empire(at="move", ruins="", sick={"gothar": 3}, houses={0: house(doctor="gollor", regular=3)}), go("gothar", camp=True))
    assert "3 beyond the slots without drawback; your camp there" in usual


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


def test_in_the_first_year_it_is_said_why_nobody_has_aid() -> None:
    """PE 8.1."""
    why = "In Year 1 there is no Aid: a card brings it a Year after it is turned up (PE 8.1)."
    cards = [board(empire(at="turn", year=year, pest_card=1, aid_card=1)).years[-1].text for year in (0, 1)]
    assert cards[0].count(why) == 1 and why not in cards[1]


def test_every_step_of_a_move_is_told_from_where_to_where_and_whom_it_gathers_weighs_as_an_answer_does() -> None:
    """PE 2.3, 10.1, 10.4. So that a digest that leaves steps out tells no walk that cannot be."""
    play = empire(at="move", ruins="", sick={"gothar": 1}, houses={0: house(doctor="gollor")}).after(go("gothar"))
    told = [GAME.report(fact, PEOPLE, 1) for _, fact in play.facts if isinstance(fact, Enter)]
    assert told == ["Ann goes from Gollor to Gothar."]
    gathered, = [fact for _, fact in play.facts if isinstance(fact, TakeIn)]
    assert weight(GAME, gathered, is_own=False) == weight(GAME, Said(0, PUT_CAMP), is_own=False)


def test_a_key_that_ends_the_turn_does_not_say_that_it_is_over() -> None:
    """PE 33.1."""
    assert meaning(empire(at="turn", actions="move cure"), END_TURN) == "ends your turn, without Move and Cure · PE 33.1"
