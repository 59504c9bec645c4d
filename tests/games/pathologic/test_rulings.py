"""RULINGS.md and RULES.md hold together: each ruling has a paragraph that points to it, and a test that cites it. What the rulings say is tested elsewhere."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from lazaretto.games.pathologic import GAME

RULEBOOK = GAME.rulebook()
RULING = re.compile(r"\bR(\d+)\b(?: to R(\d+))?")


def rulings_in(text: str) -> set[str]:
    """Those cited, "R89 to R91" included."""
    return {f"R{number}" for first, last in RULING.findall(text) for number in range(int(first), int(last or first) + 1)}


def cited_by_tests() -> dict[str, set[str]]:
    """By test, as RULINGS.md names it, the rulings of its docstring."""
    found: dict[str, set[str]] = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                found[f"{path.name}::{node.name}"] = rulings_in(ast.get_docstring(node) or "")
    return found


CITED = cited_by_tests()


def test_a_range_counts_for_each_of_its_rulings() -> None:
    assert rulings_in("PA 16.5, R89 to R91, R133.") == {"R89", "R90", "R91", "R133"}


def test_some_paragraph_points_to_each_ruling_and_none_to_what_is_not_there() -> None:
    pointers = [rulings_in(paragraph.text) for paragraph in RULEBOOK.paragraphs.values()]
    assert set[str]().union(*pointers) == set(RULEBOOK.rulings)


def test_of_the_tests_that_a_ruling_names_one_cites_it() -> None:
    named = {number: ruling.text.partition("Test: ")[2].split(", ") for number, ruling in RULEBOOK.rulings.items()}
    assert [number for number, names in named.items() if not any(number in CITED[name] for name in names)] == []


def test_a_test_cites_only_rulings_that_stand_there() -> None:
    assert set[str]().union(*CITED.values()) == set(RULEBOOK.rulings)
