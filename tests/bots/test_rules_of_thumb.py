"""A page of rules a game: whatever its players may be asked, there is a rule of thumb for it."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

from lazaretto.kernel import Question

PAGES = {"pints": ("RULES",), "pathologic": ("LURKS", "CURES"), "pest": ("RULES",)}


def questions_of(name: str) -> set[type[Question]]:
    """All that the game can ask; what only others are made from is no question."""
    package = import_module(f"lazaretto.games.{name}")
    modules = [import_module(f"{package.__name__}.{module.name}") for module in iter_modules(package.__path__)]
    found = {each for module in modules for each in vars(module).values() if isinstance(each, type) and issubclass(each, Question)}
    own = {each for each in found if each.__module__.startswith(package.__name__)}
    return {each for each in own if not any(other is not each and issubclass(other, each) for other in own)}


@pytest.mark.parametrize("name", PAGES)
def test_for_every_question_of_a_game_there_is_a_rule_and_no_rule_for_another(name: str) -> None:
    page = import_module(f"lazaretto.bots.thumb.{name}")
    ruled = {question for table in PAGES[name] for question in getattr(page, table)}
    assert ruled == questions_of(name)
