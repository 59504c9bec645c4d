"""What was learnt of a game: it is reckoned as it stands in its file, knows every table, and is about as sure as it is right."""

from __future__ import annotations

from math import exp, fsum

import pytest

import lazaretto
from lazaretto.bots import thumb
from lazaretto.bots.ismcts.playout import play_on
from lazaretto.bots.judgement import Judgement, Layer, read
from lazaretto.bots.worlds import World, strangers
from lazaretto.kernel import Game, Position, RandomDealer, Seat
from lazaretto.lab.lessons import lessons_of, tables, usual

LEARNT = [game for game in lazaretto.games() if thumb.figures_of(game.name)]
FRESH = 7_000_000               # no lesson was of these games


def judge_of(game: Game) -> Judgement:
    found = thumb.judge(game.name)
    assert isinstance(found, Judgement)
    return found


def test_layer_by_layer() -> None:
    def figures(world: Position, seat: Seat) -> tuple[str, list[float]]:
        return "bold", [1.0, 2.0]

    learnt = {"bold": [Layer([[1.0, 1.0], [1.0, -1.0]], [0.5, 0.0]), Layer([[0.5, 9.0]], [-1.0])], "shy": [Layer([[0.0, 0.0]], [0.0])]}
    position = LEARNT[0].begin(LEARNT[0].usual_seats, "base", RandomDealer(1))
    assert Judgement(figures, learnt)(position, 0) == 1.0 / (1.0 + exp(-(0.5 * 3.5 - 1.0)))      # the second neuron is below nought, and silent


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.name)
def test_at_every_table_there_are_as_many_figures_as_were_learnt_from(game: Game) -> None:
    learnt, judge = read(f"lazaretto.bots.thumb.{game.name}"), judge_of(game)

    def asked(world: Position, seat: Seat) -> tuple[str, list[float]]:
        stance, figures = judge.figures(world, seat)
        judged = judge(world, seat)
        assert (judged is None) == (stance not in learnt) == (figures == [])
        assert judged is None or (len(figures) == len(learnt[stance][0].weights[0]) and 0.0 <= judged <= 1.0)
        return stance, figures

    for number, table in enumerate([usual(game), *tables(game)]):
        lessons_of(game, asked, table, number, number)


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.name)
def test_it_is_about_as_sure_as_it_is_right(game: Game) -> None:
    """In games that it has not learnt from: where it hopes for more, more is won, and on the whole as much as it says."""
    judge, judged = judge_of(game), list[tuple[float, float]]()

    def asked(world: Position, seat: Seat) -> tuple[str, list[float]]:
        judged = judge(world, seat)
        return "", [] if judged is None else [judged]

    for number in range(60):
        judged += [(lesson.figures[0], lesson.score) for lesson in lessons_of(game, asked, usual(game), number, FRESH + number)]
    judged.sort()
    low, high = judged[:len(judged) // 4], judged[-len(judged) // 4:]
    assert fsum([score for _, score in high]) > 1.4 * fsum([score for _, score in low])
    for some in (judged, low, high):
        assert abs(fsum([said - score for said, score in some])) < 0.1 * len(some)


@pytest.mark.parametrize(("name", "rounds"), [("bristol", 1), ("pints", 1), ("pathologic", 2), ("pest", 1)])
def test_it_is_asked_when_what_was_done_has_shown_its_worth(name: str, rounds: int) -> None:
    """At the beginning of a round; in Pathologic not before the Plague has had a turn to strike at what was left in the open."""
    game, seats, asked = lazaretto.game(name), 3, []

    def judge(world: Position, seat: Seat) -> float:
        asked.append(game.rounds(world))
        return 0.5

    position = game.begin(seats, "base", RandomDealer(3))
    players = strangers(game, seats, 3)
    while game.rounds(position) < 2 or position.asked == (0,) or len(position.options(position.asked[0])) == 1:
        seat = position.asked[0]
        position.play(seat, players[seat].choose(position.seen_by(seat), position.options(seat)), RandomDealer(game.rounds(position)))
    seat = position.asked[0]
    before = game.rounds(position)
    assert play_on(game, World(position, players), seat, position.options(seat)[0], 5, judge) == 0.5
    assert asked == [before + rounds]
