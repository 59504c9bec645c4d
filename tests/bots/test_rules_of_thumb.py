"""A page of rules a game: whatever its players may be asked, there is a rule of thumb for it."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

import lazaretto
from lazaretto.kernel import Question


def is_question(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Question)


def questions_of(name: str) -> set[type[Question]]:
    """All that the game can ask; what only others are made from is no question."""
    package = import_module(f"lazaretto.games.{name}")
    modules = [import_module(f"{package.__name__}.{module.name}") for module in iter_modules(package.__path__)]
    found = {each for module in modules for each in vars(module).values() if is_question(each)}
    own = {each for each in found if each.__module__.startswith(package.__name__)}
    return {each for each in own if not any(other is not each and issubclass(other, each) for other in own)}


def tables_of(page: ModuleType) -> list[dict[type[Question], object]]:
    """One for all, or one a side."""
    return [table for table in vars(page).values() if isinstance(table, dict) and table and all(is_question(key) for key in table)]


@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_for_every_question_of_a_game_there_is_a_rule_and_no_rule_for_another(name: str) -> None:
    tables = tables_of(import_module(f"lazaretto.bots.thumb.{name}"))
    assert {question for table in tables for question in table} == questions_of(name)


@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_the_front_page_names_every_chapter_once(name: str) -> None:
    package = import_module(f"lazaretto.bots.thumb.{name}")
    contents = [line.partition(": ")[2].rstrip(".").split(", ") for line in (package.__doc__ or "").splitlines() if line.startswith("- ")]
    assert sorted([chapter for part in contents for chapter in part]) == sorted([module.name for module in iter_modules(package.__path__)])
