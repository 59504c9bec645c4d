"""Talk in the lab: kinds that talk and listen, the same in every run, and nothing changed where nobody speaks."""

from __future__ import annotations

import pytest

from lazaretto.lab.contest import HALVES, Contest, check
from lazaretto.lab.mirrored import Mirrored, Task, play_pair
from lazaretto.lab.talking import Kind, read_kind


def pair(first: str, second: str, number: int = 0) -> Mirrored:
    return play_pair(Task(Contest("bristol", 6, (first, second), 1, HALVES), (first, second), number))


def test_a_kind_tells_its_manners() -> None:
    assert read_kind("thumb") == Kind("thumb", talks=False, hears=False)
    assert read_kind("ismcts:20i+talks+hears") == Kind("ismcts:20i", talks=True, hears=True)


@pytest.mark.parametrize("name", ["thumb+shouts", "thumbs+talks", "thumb+"])
def test_a_kind_with_other_manners_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no bot"):
        check(Contest("bristol", 6, ("thumb", name), 1, HALVES))


def test_where_nobody_talks_there_is_nothing_to_hear() -> None:
    """Apart from what the kinds are called the games are the same."""
    for plain, listening in zip(pair("thumb", "random").games, pair("thumb+hears", "random").games):
        assert plain._replace(kinds=()) == listening._replace(kinds=())


def test_talk_is_the_same_in_every_run_and_makes_a_difference_to_those_who_hear_it() -> None:
    runs = [[pair("thumb+talks+hears", "thumb+talks", number) for number in range(4)] for _ in range(2)]
    assert runs[0] == runs[1]
    deaf = [pair("thumb+talks", "thumb", number) for number in range(4)]
    silent = [pair("thumb", "thumb+hears", number) for number in range(4)]
    ended = [[played._replace(kinds=()) for each in run for played in each.games] for run in (runs[0], deaf, silent)]
    assert ended[1] == ended[2] != ended[0]
