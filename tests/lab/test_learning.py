"""Learning to judge: lessons are told alike by the same seed, and what hangs together is found."""

from __future__ import annotations

from random import Random

import lazaretto
from lazaretto.bots import thumb
from lazaretto.bots.judgement import Judgement
from lazaretto.kernel import Position, RandomDealer, Seat
from lazaretto.lab.learning import HELD_BACK, Network, learn
from lazaretto.lab.lessons import Lesson, lessons, tables, usual

BRISTOL = lazaretto.game("bristol")


def example(number: int, chance: Random) -> Lesson:
    """The bold win where the first figure is the greater one, the shy where it is not; the third tells nothing, and the fourth never changes."""
    stance, figures = ("bold", "shy")[number % 2], [chance.uniform(-5.0, 5.0), chance.uniform(-5.0, 5.0), chance.uniform(90.0, 100.0), 3.0]
    return Lesson(number // 6, stance, figures, float((figures[0] > figures[1]) == (stance == "bold")))


def examples(count: int) -> list[Lesson]:
    chance = Random(5)
    return [example(number, chance) for number in range(count)]


def test_what_decides_is_found_by_each_stance() -> None:
    learnt = learn(examples(40_000), seed=3)
    assert set(learnt) == {"bold", "shy"}
    for stance, greater in (("bold", 1.0), ("shy", 0.0)):
        judge = Judgement(lambda world, seat, stance=stance: (stance, [2.0, -2.0, 95.0, 3.0]), {stance: learnt[stance].layers})
        position = BRISTOL.begin(6, "base", RandomDealer(1))
        assert learnt[stance].lessons == 20_000 and learnt[stance].explained > 0.8
        assert abs(judge(position, 0) - greater) < 0.1


def test_the_same_lessons_teach_the_same() -> None:
    assert learn(examples(600), seed=3) == learn(examples(600), seed=3) != learn(examples(600), seed=4)


def test_what_is_chance_is_not_explained() -> None:
    chance = Random(8)
    told = [Lesson(number, "bold", [chance.random(), chance.random()], float(chance.random() < 0.5)) for number in range(4_000)]
    assert abs(learn(told, seed=3)["bold"].explained) < 0.1


def test_a_judge_reckons_as_it_has_learnt() -> None:
    """The scale of figures goes into the weights, which are written shorter."""
    import numpy as np

    told = [lesson for lesson in examples(2_000) if lesson.stance == "bold"]
    figures = np.array([lesson.figures for lesson in told])
    network = Network(figures, np.array([lesson.score for lesson in told]), np.random.default_rng(3))
    network.study(0.002)
    position = BRISTOL.begin(6, "base", RandomDealer(1))
    for row, judged in list(zip(figures, network.judged(figures)))[:50]:
        assert abs(Judgement(lambda world, seat, row=row: ("bold", list(row)), {"bold": network.layers()})(position, 0) - judged) < 1e-3


def test_every_second_game_is_at_the_usual_table_and_all_others_have_their_turn() -> None:
    seen = list[tuple[int, str]]()

    def figures(world: Position, seat: Seat) -> tuple[str, list[float]]:
        seen.append((world.table.rules.seats, world.table.rules.variant))
        return "any", [0.0]

    told = list(lessons(BRISTOL, figures, 6, seed=3))
    assert {lesson.game for lesson in told} == set(range(6)) and len(told) == len(seen)
    assert {at for lesson, at in zip(told, seen) if lesson.game % 2 == 0} == {usual(BRISTOL)}
    assert {at for lesson, at in zip(told, seen) if lesson.game % 2} == set(tables(BRISTOL)[:3])


def test_games_of_all_tables_are_held_back() -> None:
    assert HELD_BACK % 2


def test_lessons_are_the_same_again() -> None:
    figures = thumb.figures_of("bristol")
    assert figures is not None
    runs = [list(lessons(BRISTOL, figures, 4, seed=9)) for _ in range(2)]
    assert runs[0] == runs[1] and {lesson.stance for lesson in runs[0]} == {"healthy", "plagued"}
    assert all(0.0 <= lesson.score <= 1.0 for lesson in runs[0])


def test_who_slips_comes_where_thumbs_do_not() -> None:
    def figures(world: Position, seat: Seat) -> tuple[str, list[float]]:
        return "any", [float(len(world.table.remedy_deck))]

    steady, slipping, again = [list(lessons(BRISTOL, figures, 2, seed=9, slips=slips)) for slips in (0.0, 0.3, 0.3)]
    assert steady == list(lessons(BRISTOL, figures, 2, seed=9)) != slipping == again


def test_nothing_is_learnt_of_one_who_has_no_figures() -> None:
    def figures(world: Position, seat: Seat) -> tuple[str, list[float]]:
        return ("first", [1.0]) if seat == 0 else ("other", [])

    assert {lesson.stance for lesson in lessons(BRISTOL, figures, 2, seed=9)} == {"first"}
