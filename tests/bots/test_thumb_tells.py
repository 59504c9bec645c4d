"""Many games of Infected among thumbs: what a card tells of its giver, and who wins."""

from __future__ import annotations

from collections import Counter

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.games.infected.cards import CONTAGIOUS_NEXT, CONTAGIOUS_NOW, ROLL, SAFE
from lazaretto.games.infected.passing import Pass
from lazaretto.lab.playing import deal, play

GAME = lazaretto.game("infected")
GAMES = 400
EARLY = (1, 2, 3, 4)            # rounds
A_TELL = 0.75                   # a card that is so often a Doctor's gives its giver away


class Noting:
    """A thumb, of which the cards handed over are noted."""

    def __init__(self, bot, note):
        self.bot, self.note = bot, note

    def choose(self, view, options):
        move = self.bot.choose(view, options)
        if isinstance(move, Pass):
            for card in move.cards:
                self.note[view.table.round, card, view.table.is_doctor(view.seat)] += 1
        return move

    def hear(self, fact):
        self.bot.hear(fact)


def played(seats, variant="base", doctors="thumb", villagers="thumb", games=GAMES):
    """How often each card was handed over, by round and side; and in how many games a Doctor was left at the end."""
    note, won = Counter(), 0
    for seed in range(games):
        position, dealer = deal(GAME, seats, variant, seed, aloud=False)
        sides = [doctors if position.table.is_doctor(seat) else villagers for seat in range(seats)]
        minds = [bots.make(side, GAME, seat, 100 * seed + seat) for seat, side in enumerate(sides)]
        play(position, [Noting(bot, note) if side == "thumb" else bot for bot, side in zip(minds, sides)], dealer)
        won += position.table.doctors_stand()
    return note, won


@pytest.fixture(scope="module")
def six():
    return played(6)


@pytest.fixture(scope="module")
def eight():
    return played(8)


@pytest.mark.parametrize("seats", ["six", "eight"])
@pytest.mark.parametrize("card", [SAFE, ROLL])
def test_no_card_that_both_sides_hold_gives_a_doctor_away(seats, card, request):
    note, _ = request.getfixturevalue(seats)
    for round in EARLY:
        doctors, villagers = note[round, card, True], note[round, card, False]
        assert doctors > 0 and doctors / (doctors + villagers) < A_TELL, round


@pytest.mark.parametrize("seats", [6, 8])
def test_in_round_one_nobody_hands_over_contagion(seats):
    note, _ = played(seats, "contagious", games=150)
    assert sum(count for (round, card, _), count in note.items() if round > 1 and card == CONTAGIOUS_NOW) > 0
    assert not any(round == 1 and card in (CONTAGIOUS_NOW, CONTAGIOUS_NEXT) for round, card, _ in note)


def test_six_thumbs_are_a_contest(six):
    """One Doctor against five who name him as soon as that pays: a fifth of the games is his (docs/learn/ladders.md)."""
    _, won = six
    assert 0.15 < won / GAMES < 0.45


def test_thumbs_play_either_side_better_than_chance(six):
    _, won = six
    _, against_chance = played(6, villagers="random")
    _, by_chance = played(6, doctors="random")
    assert by_chance < won < against_chance
