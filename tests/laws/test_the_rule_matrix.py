"""The rule matrix is complete: every paragraph has code and a test, every citation a paragraph, every ruling code and a test.

Everything is read from the source tree, so that the law holds for the compiled engine too.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import lazaretto
from lazaretto import Game

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
ENGINE = SOURCE / "lazaretto"
TESTS = ROOT / "tests" / "games"
RULING = re.compile(r"\bR\d+\b")
WHERE = re.compile(r"Code: (?P<code>.+?) Test: (?P<tests>.+)$")

every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)


def folder_of(game: Game) -> Path:
    return SOURCE / game.package.replace(".", "/")


def folder_of_tests(game: Game) -> Path:
    return TESTS / game.name


@cache
def prefix_of(game: Game) -> str:
    """The two letters before its numbers."""
    prefixes = {number.split()[0] for number in game.rulebook().paragraphs}
    assert len(prefixes) == 1, f"{game.name} numbers its paragraphs with {sorted(prefixes)}"
    return prefixes.pop()


def cited(text: str, prefix: str) -> set[str]:
    """The numbers cited: "IN 4.1", lists "IN 4.4, 4.5", ranges "IN 7.4 to 7.6", and whole chapters "IN 4, 8"."""
    plain = " ".join(text.replace("#", " ").split())
    found: set[str] = set()
    for match in re.finditer(rf"\b{prefix} (\d+\.\d+(?:(?:, | to | and )\d+\.\d+)*|\d+(?:, \d+\b(?!\.\d))*)", plain):
        parts = re.split(r"(, | to | and )", match[1])
        for at in range(0, len(parts), 2):
            first = parts[at - 2] if at and parts[at - 1] == " to " else parts[at]
            found.update(f"{prefix} {number}" for number in numbers_between(first, parts[at]))
    return found


def numbers_between(first: str, last: str) -> list[str]:
    if first == last:
        return [first]
    chapter, low = first.split(".")
    same, high = last.split(".")
    assert chapter == same and int(low) < int(high), f"{first} to {last} is no range within a chapter"
    return [f"{chapter}.{number}" for number in range(int(low), int(high) + 1)]


def docstrings(text: str, functions_like: str = "") -> Iterable[str]:
    """Of modules, classes and functions; or only of functions whose name begins so."""
    for node in ast.walk(ast.parse(text)):
        if functions_like and not (isinstance(node, ast.FunctionDef) and node.name.startswith(functions_like)):
            continue
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            yield ast.get_docstring(node) or ""


def comments(text: str) -> Iterable[str]:
    return [token.string for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT]


def remarks(path: Path) -> Iterable[str]:
    """What a source file says of itself. A rule's number in a string is data, and proves nothing."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        return re.findall(r"#.*", text)
    return [*docstrings(text), *comments(text)]


def sources(game: Game) -> list[Path]:
    found = sorted([*folder_of(game).rglob("*.py"), *folder_of(game).glob("*.toml")])
    assert found, f"no sources of {game.name} in {folder_of(game)}"
    return found


def functions_of_tests(path: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def defined(body: list[ast.stmt], path: tuple[str, ...]) -> bool:
    """Does a body define this name, and within it the rest of the path?"""
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == path[0]:
            return len(path) == 1 or (isinstance(node, ast.ClassDef) and defined(node.body, path[1:]))
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if any(isinstance(target, ast.Name) and target.id == path[0] for target in targets):
            return len(path) == 1
    return False


def code_exists(folder: Path, name: str) -> bool:
    """A name such as `setup.Deal`, `passing.PassCards.then`, `kernel.position.Position.seen_by`, or a section `components.decks`."""
    first, *rest = name.split(".")
    if first == "kernel":
        folder, first, *rest = ENGINE / "kernel", *rest
    if first == "components":
        section = tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))
        for part in rest:
            if part not in section:
                return False
            section = section[part]
        return True
    file = folder / f"{first}.py"
    return file.exists() and (not rest or defined(ast.parse(file.read_text(encoding="utf-8")).body, tuple(rest)))


@every_game
def test_every_paragraph_is_cited_by_code(game: Game) -> None:
    prefix = prefix_of(game)
    found = {number for path in sources(game) for remark in remarks(path) for number in cited(remark, prefix)}
    missing = [number for number in game.rulebook().paragraphs if number not in found]
    assert not missing, f"no docstring or comment in {folder_of(game)} cites {', '.join(missing)}"


@every_game
def test_every_paragraph_is_cited_by_a_test(game: Game) -> None:
    prefix, found = prefix_of(game), set()
    for path in folder_of_tests(game).rglob("test_*.py"):
        for text in docstrings(path.read_text(encoding="utf-8"), functions_like="test_"):
            found |= cited(text, prefix)
    missing = [number for number in game.rulebook().paragraphs if number not in found]
    assert not missing, f"no test in {folder_of_tests(game)} cites {', '.join(missing)} in its docstring"


@every_game
def test_every_citation_is_of_something_that_stands_in_the_rules(game: Game) -> None:
    rulebook, prefix = game.rulebook(), prefix_of(game)
    known = {*rulebook.paragraphs, *rulebook.chapters}
    ours = [*sources(game), *folder_of_tests(game).rglob("*.py"), folder_of(game) / "RULES.md", folder_of(game) / "RULINGS.md"]
    wrong = []
    for path in dict.fromkeys([*ours, *ENGINE.rglob("*.py")]):
        text = path.read_text(encoding="utf-8")
        numbers = cited(text, prefix) - known
        if path in ours:
            numbers |= set(RULING.findall(text)) - set(rulebook.rulings)
        wrong += [f"{path.relative_to(ROOT)}: {number}" for number in sorted(numbers)]
    assert not wrong, "cited, but in no rulebook:\n" + "\n".join(wrong)


@every_game
def test_rulings_are_numbered_from_one_without_a_gap(game: Game) -> None:
    rulings = list(game.rulebook().rulings)
    assert rulings == [f"R{number + 1}" for number in range(len(rulings))]


@every_game
def test_every_ruling_says_what_the_rulebook_says_what_we_do_and_why(game: Game) -> None:
    for number, ruling in game.rulebook().rulings.items():
        for word in ("The rulebook: ", "We: ", "Because: ", "Code: ", "Test: "):
            assert word in ruling.text, f"{number} has no {word!r}"


@every_game
def test_every_ruling_names_a_test_that_exists(game: Game) -> None:
    wrong = []
    for number, ruling in game.rulebook().rulings.items():
        match = WHERE.search(ruling.text)
        for name in match["tests"].split(", ") if match else [""]:
            file, _, function = name.partition("::")
            path = folder_of_tests(game) / file
            if not path.is_file() or function not in functions_of_tests(path):
                wrong.append(f"{number}: {name!r}")
    assert not wrong, "no such test:\n" + "\n".join(wrong)


@every_game
def test_every_ruling_names_code_that_exists(game: Game) -> None:
    wrong = []
    for number, ruling in game.rulebook().rulings.items():
        match = WHERE.search(ruling.text)
        names = match["code"].split(", ") if match else [""]
        wrong += [f"{number}: {name!r}" for name in names if not code_exists(folder_of(game), name)]
    assert not wrong, "no such code:\n" + "\n".join(wrong)


@pytest.mark.parametrize("text, numbers", [
    ("IN 4.1. Everyone passes.", "4.1"),
    ("IN 4.4, 4.5. The chart.", "4.4 4.5"),
    ("IN 7.4 to 7.6. Silence.", "7.4 7.5 7.6"),
    ("IN 7.4 to 7.6, 10.3. Why not.", "7.4 7.5 7.6 10.3"),
    ("a skull (IN 5.6 and 6.4) and IN 2.6", "5.6 6.4 2.6"),
    ("# IN 3.3, R14", "3.3"),
    ("IN 4, 6, 8. All pass.", "4 6 8"),
    ("IN 2.1, 66 cards", "2.1"),
    ("IN 4.2,\n    4.3. Broken over a line.", "4.2 4.3"),
    ("WITHIN 4.1 and BR 4.1 are not ours", ""),
])
def test_lists_and_ranges_count_for_each_of_their_paragraphs(text: str, numbers: str) -> None:
    assert cited(text, "IN") == {f"IN {number}" for number in numbers.split()}


def test_a_backward_range_is_refused() -> None:
    with pytest.raises(AssertionError, match="no range"):
        cited("IN 7.6 to 7.4", "IN")


def test_a_number_in_a_string_proves_nothing() -> None:
    text = 'RULE = "IN 1.1"\n\n\ndef rule():\n    """IN 1.2."""\n    return RULE  # IN 1.3\n'
    assert [number for remark in (*docstrings(text), *comments(text)) for number in cited(remark, "IN")] == ["IN 1.2", "IN 1.3"]


@pytest.mark.parametrize("name, there", [
    ("setup", True), ("setup.Deal", True), ("setup.Deal.do", True), ("table.VillageRules.skulls", True), ("box.SEATS", True), ("components.decks.doctor", True),
    ("kernel.position.Position.seen_by", True), ("nowhere", False), ("setup.Dealt", False), ("setup.Deal.done", False), ("components.decks.nurse", False),
])
def test_code_is_found_by_its_name(name: str, there: bool) -> None:
    assert code_exists(ENGINE / "games" / "infected", name) == there
