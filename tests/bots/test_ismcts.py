"""The searching bot: finds what can be found from its seat, answers in time, and knows no game by name."""

from __future__ import annotations

import ast
import re
import time
from pathlib import Path
from random import Random

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.bots import ismcts
from lazaretto.bots.ismcts.budget import read
from lazaretto.bots.ismcts.node import Node, held_out
from lazaretto.bots.ismcts.searcher import Searcher
from lazaretto.kernel import Game, View
from lazaretto.lab.playing import deal, play

from .toys import Bet, Fold, Heads, Tails, Toy

SOURCE = Path(ismcts.__file__).parent


def first_view(game: Game, seats: int, seed: int, variant: str = "base") -> View:
    position = game.begin(seats=seats, variant=variant, dealer=lazaretto.RandomDealer(seed))
    return position.seen_by(position.asked[0])


@pytest.mark.parametrize("seed", range(6))
def test_it_bets_where_a_bet_is_worth_more_than_folding(seed: int) -> None:
    view = first_view(Toy(), 2, seed)
    held = view.table.hands[0].cards()[0]
    answer = Searcher(Toy(), 0, seed, read("400i")).choose(view, view.options(0))
    assert answer == (Fold() if held == 0 else Bet())


def test_it_does_not_know_what_another_answers_at_the_same_time() -> None:
    """Whoever saw the other's penny would always win: a search that peeps finds one side worth nearly 1."""
    view = first_view(Toy(), 2, 1, "pennies")
    root = Searcher(Toy(), 0, 1, read("600i")).search(view, read("600i").begin(60.0), 1, Random(1))
    assert 0.25 < root.total / root.tried < 0.75 and min(root.edges[move].tried for move in (Heads(), Tails())) > 100


def test_an_answer_that_is_seldom_open_is_tried_when_it_is() -> None:
    node, chance, tried = Node(), Random(1), 0
    for number in range(400):
        move = node.choose((Heads(), Tails()) if number % 4 == 0 else (Heads(),), chance)
        tried += isinstance(move, Tails)
        node.learn(move, 0.7 if isinstance(move, Tails) else 0.4)
    both = (Heads(), Tails())
    assert tried > 60 and held_out(both, [node.fared(both)]) == Heads() and held_out(both[1:], [node.fared(both[1:])]) == Tails()


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_it_plays_every_game_from_a_view_and_only_what_is_offered(game: Game) -> None:
    position, dealer = deal(game, game.usual_seats, "base", 3, aloud=True)
    players = [bots.make("ismcts:2i" if seat == position.asked[0] else "random", game, seat, seat) for seat in range(game.usual_seats)]
    play(position, players, dealer)
    assert position.outcome is not None


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_it_answers_in_time_and_sooner_if_that_is_wanted(game: Game) -> None:
    view = first_view(game, game.usual_seats, 5)
    bot = bots.make("ismcts:400ms", game, view.asked[0], 1)
    began = time.perf_counter()
    bot.choose(view, view.options(view.asked[0]))
    between = time.perf_counter()
    assert isinstance(bot, bots.Hurried)
    bot.within(0.1)
    bot.choose(view, view.options(view.asked[0]))
    assert between - began < 1.5 and time.perf_counter() - between < 1.0          # a machine may be busy


@pytest.mark.parametrize("text", ["", "1s", "0.5s", "300ms", "500i"])
def test_a_budget_is_read(text: str) -> None:
    assert read(text).games == (500 if text == "500i" else None)


def test_without_a_budget_it_takes_the_usual_one() -> None:
    budget = bots.check("ismcts")[1]
    assert budget is not None and budget.seconds == 1.0


@pytest.mark.parametrize("name", ["ismcts:fast", "ismcts:0s", "ismcts:1.5i", "ismcts:9999s", "ismcts:-1s", "thumb:1s"])
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"budget|waits"):
        bots.check(name)


@pytest.mark.parametrize("file", sorted(SOURCE.glob("*.py")), ids=lambda file: file.name)
def test_no_games_name_is_in_it(file: Path) -> None:
    """Neither in its words nor in its imports: what it knows of a game comes through the doors that every game has."""
    text = file.read_text().casefold()
    assert not [game.name for game in lazaretto.games() if re.search(rf"\b{game.name}\b", text)]
    assert not [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom) and "games" in (node.module or "")]
