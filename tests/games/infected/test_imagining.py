"""Worlds that a seat cannot tell apart: single cases; the laws do the rest."""

from __future__ import annotations

import pytest

from lazaretto import RandomDealer, game
from lazaretto.kernel import Answered, Mistake, Position
from lazaretto.games.infected.box import DOCTOR
from lazaretto.games.infected.cards import CONTAGIOUS_NOW
from lazaretto.games.infected.passing import Pass

GAME = game("infected")


def doctors(position: Position) -> list[int]:
    return [seat for seat in range(position.table.rules.seats) if DOCTOR in position.table.roles[seat]]


def worlds(position: Position, seat: int | None, memory: list[object] | None = None, number: int = 60) -> list[Position]:
    view, dealer = position.seen_by(seat), RandomDealer(9)
    return [GAME.imagine(view, dealer, memory) for _ in range(number)]


def test_at_the_deal_anyone_else_may_be_the_doctor() -> None:
    """IN 3.1. All but oneself, about equally often."""
    position = GAME.begin(seats=6, variant="base", dealer=RandomDealer(3))
    villager = next(seat for seat in range(6) if seat not in doctors(position))
    found = [doctors(world)[0] for world in worlds(position, villager, number=1000)]
    assert set(found) == set(range(6)) - {villager}
    assert all(150 < found.count(seat) < 250 for seat in set(found))


def test_a_doctor_who_knows_the_other_imagines_no_third() -> None:
    """IN 10.4. In the blind game she imagines every other seat."""
    known = GAME.begin(seats=8, variant="base", dealer=RandomDealer(3))
    assert all(doctors(world) == doctors(known) for world in worlds(known, doctors(known)[0]))
    blind = GAME.begin(seats=8, variant="blind", dealer=RandomDealer(3))
    me = doctors(blind)[0]
    assert {seat for world in worlds(blind, me) for seat in doctors(world)} == set(range(8))


def test_who_declares_safe_over_a_contagious_card_is_the_doctor_to_whoever_passed_it() -> None:
    """IN 5.2, R16. Nobody else can know."""
    dealer = RandomDealer(0)
    position = None
    while position is None:
        position, (giver, doctor) = passed_to_the_doctor(dealer)
    assert {doctors(world)[0] for world in worlds(position, giver, [Answered(Pass((CONTAGIOUS_NOW,)))])} == {doctor}
    assert len({doctors(world)[0] for world in worlds(position, None)}) == 5


def passed_to_the_doctor(dealer: RandomDealer) -> tuple[Position | None, tuple[int, int]]:
    """Five seats; a Contagious Villager hands the Doctor Contagious Now, who declares safe before anybody guesses."""
    position = GAME.begin(seats=5, variant="contagious", dealer=dealer)
    doctor = doctors(position)[0]
    taken = {seat: position.table.active[(seat + position.table.ways()[0]) % 5] for seat in range(5)}
    giver = next(seat for seat, taker in taken.items() if taker == doctor)
    if CONTAGIOUS_NOW not in position.table.hands[giver] or position.table.marker != doctor:
        return None, (giver, doctor)
    for seat in range(5):
        position = position.after(seat, Pass((CONTAGIOUS_NOW,)) if seat == giver else Pass((0,)), dealer)
    return position, (giver, doctor)


def test_after_the_end_nothing_is_left_to_imagine() -> None:
    dealer = RandomDealer(1)
    position = GAME.begin(seats=6, variant="base", dealer=dealer)
    while position.outcome is None:
        position = position.after(position.asked[0], position.options(position.asked[0])[-1], dealer)
    with pytest.raises(Mistake, match="the game is over"):
        GAME.imagine(position.seen_by(0), dealer)
