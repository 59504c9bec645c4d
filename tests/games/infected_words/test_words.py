"""How Infected speaks: moves, facts, the table in plain text."""

from __future__ import annotations

import random

import pytest

import lazaretto
from lazaretto.games.infected.declaring import RollForLife, Safe
from lazaretto.games.infected.ending import BY_A_SKULL, BY_A_WRONG_GUESS, BY_INFECTION, NAMED, Fall
from lazaretto.games.infected.guessing import Accused
from lazaretto.games.infected.names import CARD_TITLES
from lazaretto.games.infected.rounds import Round
from lazaretto.hosting import everything
from lazaretto.kernel import FACE_DOWN, Dealt, End, Moved, Outcome, RandomDealer, Recorder, Rolled, Shown, heard_by

GAME = lazaretto.game("infected")
NAMES = ("You", "Odo", "Isolde", "Piers", "Agnes", "Wat", "Joan", "Hugh", "Emmot", "Alys", "Giles", "Cecily")


def said(fact: object, seat: int | None = 0) -> str | None:
    return GAME.report(fact, NAMES, seat)


@pytest.mark.parametrize(("fact", "sentence"), [
    (Round(3), "Round 3."),
    (Safe(1), "Odo is safe."),
    (Safe(0), "You are safe."),
    (RollForLife(2), "Isolde must roll the die."),
    (RollForLife(0), "You were handed a dice card and must roll."),
    (Rolled(2), "A skull!"),
    (Rolled(3), "A shield."),
    (Fall(1, BY_INFECTION), "Odo is infected and out of the game."),
    (Fall(0, BY_A_SKULL), "You are out of the game."),
    (Fall(1, NAMED), "A right name! Odo is out of the game."),
    (Fall(0, BY_A_WRONG_GUESS), "A wrong name: you are out of the game."),
    (Fall(3, BY_A_WRONG_GUESS), "A wrong name: Piers is out of the game."),
    (Accused(1, 0), "Odo names you as the Plague Doctor."),
    (Accused(0, 1), "You name Odo as the Plague Doctor."),
    (Moved(1, "hands.1", "handed.0"), "Odo passed Roll Dice to you."),
    (Moved(0, "hands.0", "handed.1"), "You passed Safe to Odo."),
    (Moved(FACE_DOWN, "hands.2", "handed.1"), None),
    (Moved(0, "decks", "roles.0"), "Your deck: Plague Doctor."),
    (Moved(FACE_DOWN, "decks", "roles.1"), None),
    (Moved(2, "dice", "hands.0"), "Dealt to you: Double Dice."),
    (Dealt((0, 0, 1), "hands.0"), "Your hand: 2 Safe, 1 Roll Dice."),
    (Dealt((FACE_DOWN,) * 10, "hands.1"), None),
    (Shown((0,), "roles.4"), "Agnes's deck: Plague Doctor."),
    (Shown((0,), "roles.0"), None),
    (End(Outcome((0, 1), "no Plague Doctor is left", (1.0, 1.0, 0.0))), "The Villagers have won: no Plague Doctor is left. You have won."),
    (End(Outcome((2,), "one Villager or none is left", (0.0, 0.0, 1.0))), "The Plague Doctor has won: one Villager or none is left. You have lost."),
    (End(Outcome((), "the cards have run out", (0.5, 0.5, 0.5))), "Nobody has won: the cards have run out."),
])
def test_a_fact_is_a_sentence(fact, sentence):
    assert said(fact) == sentence


def test_a_watcher_is_never_you():
    assert GAME.report(Safe(0), ("Maud",), None) == "Maud is safe."


def moments(seats: int, variant: str, seed: int):
    """Positions of a random game, with all that was told so far."""
    chance, dealer = random.Random(seed), Recorder(RandomDealer(seed))
    position = GAME.begin(seats, variant, dealer)
    while position.outcome is None:
        yield position, dealer.facts
        seat = chance.choice(position.asked)
        options = position.options(seat)
        position = position.after(seat, options[0] if chance.random() < 0.7 else chance.choice(options), dealer)
    yield position, dealer.facts


@pytest.mark.parametrize("seats", range(5, 13))
@pytest.mark.parametrize("width", [36, 60, 80, 120])
def test_the_table_fits_every_width_for_everyone(seats, width):
    for position, told in moments(seats, "contagious+double-dice", seats):
        for seat in (None, 0, seats - 1):
            page = GAME.draw(position.seen_by(seat), heard_by(seat, told), NAMES, width)
            assert max(map(len, page.split("\n"))) <= width
            assert ("Yours only" in page) == (seat is not None)
        page = GAME.draw(everything(position), (), NAMES, width)
        assert max(map(len, page.split("\n"))) <= width


@pytest.mark.parametrize("variant", GAME.variants)
def test_everything_that_is_told_can_be_said(variant):
    *_, (position, told) = moments(8, variant, 3)
    for seat in (None, 0, 5):
        for fact in heard_by(seat, told):
            sentence = GAME.report(fact, NAMES, seat)
            assert sentence is None or (sentence[-1] in ".!" and "\n" not in sentence)
    assert position.outcome is not None


def test_every_option_is_explained_in_one_line_with_its_rule():
    for position, _ in moments(7, "contagious", 5):
        for seat in position.asked:
            for move in position.options(seat):
                line = GAME.explain(position.seen_by(seat), seat, move, NAMES)
                assert "\n" not in line and " · IN " in line


def test_a_pass_says_to_whom_and_what_it_does():
    position, _ = next(moments(6, "column-y", 1))
    view = position.seen_by(0)
    assert GAME.explain(view, 0, GAME.read("pass roll"), NAMES) == "to Odo (1 to the left): the taker rolls the die: a skull infects, a Doctor too · IN 5.6"
    assert GAME.explain(view, 0, GAME.read("pass roll, safe"), NAMES) == (
        "for Odo: the taker rolls the die: a skull infects, a Doctor too · for Wat: nothing happens · IN 4.3"
    )


def test_the_sheet_shows_passes_and_declarations():
    *_, (position, told) = moments(6, "column-y", 1)
    page = GAME.draw(position.seen_by(0), heard_by(0, told), NAMES, 80)
    assert " 1  BF " in page and "A You       B Odo       C Isolde" in page


def test_the_end_tells_who_infected_whom():
    found = ""
    for seed in range(20):
        *_, (position, _) = moments(6, "base", seed)
        found += GAME.draw(everything(position), (), NAMES, 120)
    assert "All cards face up" in found and "infected in round" in found and " by Infected Now from " in " ".join(found.split())


def test_every_card_and_deck_can_be_asked_about():
    topics = GAME.topics()
    assert set(CARD_TITLES) <= set(topics) and {"Plague Doctor's deck", "die", "chart", "figure"} <= set(topics)


def test_a_deck_of_ones_own_carries_its_name():
    game = GAME.with_components({
        "decks": {"healer": {"safe": 4, "roll": 2, "vaccinate-now": 2, "vaccinate-next": 2}},
        "tables": {"5": {"doctor": 1, "silent": 1, "safe": 2, "healer": 1}},
    })
    assert "4 Safe, 2 Roll Dice" in game.topics()["healer's deck"]
    assert game.report(Moved(4, "decks", "roles.0"), NAMES, 0) == "Your deck: healer."
    assert "1 healer" in game.draw(game.begin(5, "base", RandomDealer(1)).seen_by(None), (), NAMES, 80)
