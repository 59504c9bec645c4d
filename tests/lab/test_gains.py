"""What answers gain: nothing where they are the thumb's, less than nothing where they are anyone's. In the small Bristol, which is over in a round."""

from __future__ import annotations

import lazaretto
from lazaretto.bots.worlds import World, strangers
from lazaretto.kernel import RandomDealer
from lazaretto.lab.gains import Gain, gains, mean_and_error, over

BRISTOL = lazaretto.game("bristol")
SEEDS = range(8)


def found(kind: str, games: int) -> list[Gain]:
    return list(gains(BRISTOL, 3, "mini", 7, kind, games=games, replays=len(SEEDS), every=1.0))


def test_who_answers_at_random_loses_by_it() -> None:
    mean, error = mean_and_error(found("random", games=60))
    assert mean < -2.0 * error < 0.0


def test_an_answer_that_is_the_thumbs_gains_nothing() -> None:
    answers = found("random", games=30)
    assert {each.changed for each in answers} == {True, False}
    assert not any([each.gain for each in answers if not each.changed])


def test_what_one_answer_gains_over_another_the_other_loses() -> None:
    position = BRISTOL.begin(3, "mini", RandomDealer(7))
    world, seat = World(position, strangers(BRISTOL, 3, 7)), position.asked[0]
    first, *others = position.options(seat)
    gained = [over(BRISTOL, world, seat, one, first, SEEDS) for one in others]
    assert gained == [-over(BRISTOL, world, seat, first, one, SEEDS) for one in others]
    assert any(gained)


def test_the_same_seed_finds_the_same_gains() -> None:
    runs = [[each._replace(seconds=0.0) for each in found("ismcts:40i", games=10)] for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0]
