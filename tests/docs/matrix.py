"""The rule matrix as a page: each paragraph, the code that cites it and the tests that hold it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

from lazaretto import Game

from ..laws.test_the_rule_matrix import WHERE, cited, folder_of, folder_of_tests, prefix_of, remarks, sources
from .names import ROOT, table

Places = dict[str, list[tuple[str, Path]]]              # by paragraph: a name, and the file it stands in


def rule_matrix(game: Game) -> str:
    book, code, tests = game.rulebook(), code_of(game), tests_of(game)
    rows = [[f"**{number}**", short(found.text), links(code.get(number, [])), links(tests.get(number, []))] for number, found in book.paragraphs.items()]
    rulings = [[f"**{number}**", found.title, *code_and_tests(game, found.text)] for number, found in book.rulings.items()]
    return "\n\n".join([
        f"# {game.title}: the rule matrix",
        f"Read from docstrings, comments and the pack. A law fails on a paragraph without code or test. The rules: [{game.title}](../games/{game.name}.md).",
        "## Paragraphs", table(["rule", "begins", "code", "tests"], rows),
        "## Rulings", table(["ruling", "about", "code", "tests"], rulings),
    ])


def short(text: str) -> str:
    """The first words."""
    words = text.split()
    return " ".join(words[:8]) + (" …" if len(words) > 8 else "")


def links(places: list[tuple[str, Path]]) -> str:
    return ", ".join([f"[{name}]({up_to(path)})" for name, path in dict.fromkeys(places)])


def up_to(path: Path) -> str:
    return "../../" + path.relative_to(ROOT).as_posix()


def code_of(game: Game) -> Places:
    found: Places = {}
    for path in sources(game):
        for name, remark in named_remarks(path):
            for number in sorted(cited(remark, prefix_of(game))):
                found.setdefault(number, []).append((name, path))
    return found


def tests_of(game: Game) -> Places:
    found: Places = {}
    for path in sorted(folder_of_tests(game).rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in cited(ast.get_docstring(node) or "", prefix_of(game)):
                    found.setdefault(number, []).append((node.name, path))
    return found


def named_remarks(path: Path) -> list[tuple[str, str]]:
    """Docstrings and comments, each with the name of what it stands at."""
    if path.suffix == ".toml":
        return [(path.name, remark) for remark in remarks(path)]
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    found = [(path.stem, ast.get_docstring(tree) or "")]
    found += [(f"{path.stem}.{name}", ast.get_docstring(node) or "") for name, node in inside(tree.body)]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            found.append((at_line(tree, path.stem, token.start[0]), token.string))
    return found


def inside(body: list[ast.stmt]) -> list[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """Classes and functions by their dotted name."""
    found: list[tuple[str, ast.ClassDef | ast.FunctionDef]] = []
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.append((node.name, node))
            found += [(f"{node.name}.{name}", within) for name, within in inside(node.body)]
    return found


def at_line(tree: ast.Module, module: str, line: int) -> str:
    """What a comment stands in; outside of all, what follows it."""
    holding = [name for name, node in inside(tree.body) if node.lineno <= line <= (node.end_lineno or 0)]
    if holding:
        return f"{module}.{holding[-1]}"
    for node in tree.body:
        if (node.end_lineno or 0) >= line:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
            return f"{module}.{ast.unparse(targets[0])}" if targets else module
    return module


def code_and_tests(game: Game, text: str) -> list[str]:
    """Of a ruling, which names both itself."""
    match = WHERE.search(text)
    assert match is not None
    tests = [name.partition("::") for name in match["tests"].split(", ")]
    return [
        ", ".join([f"[{name}]({up_to(file_of(game, name))})" for name in match["code"].split(", ")]),
        ", ".join([f"[{function}]({up_to(folder_of_tests(game) / file)})" for file, _, function in tests]),
    ]


def file_of(game: Game, name: str) -> Path:
    """The file of `setup.Deal`, `components.decks`, `kernel.position.Position.seen_by`."""
    first, *rest = re.split(r"\.", name)
    if first == "kernel":
        return folder_of(game).parents[1] / "kernel" / f"{rest[0]}.py"
    return folder_of(game) / ("components.toml" if first == "components" else f"{first}.py")
