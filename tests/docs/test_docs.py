"""The pages say what is so: generated ones are current, links lead somewhere, and every example runs."""

from __future__ import annotations

import ast
import doctest
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import lazaretto
from lazaretto.cli import app
from lazaretto.server.app import ADDRESSES
from lazaretto.server.description import openapi, protocol

from ..laws import sentences as law
from ..laws.wandering import wander
from .commands import command_names, help_of
from .names import ENGINE, NAMES, ROOT
from .pages import DOCS, pages

WRITTEN = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
ALL = [*WRITTEN, ROOT / "CHANGELOG.md", *sorted(ENGINE.rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
BEFORE_A_COMMAND = re.compile(r"^(\S+=\S+ )+")

a_page = pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(path: Path, language: str) -> list[tuple[str, str]]:
    """What stands after the language, and the code."""
    return [(rest.strip(), code) for name, rest, code in FENCE.findall(text_of(path)) if name == language]


def anchors(path: Path) -> set[str]:
    """The headings of a page as a link names them."""
    plain = FENCE.sub("", text_of(path))
    return {re.sub(r"[^\w\- ]", "", head.casefold()).replace(" ", "-") for head in re.findall(r"^#+ (.*)$", plain, re.MULTILINE)}


def run(path: Path) -> dict[str, Any]:
    """Every block of a page, in one namespace; what it holds then."""
    names: dict[str, Any] = {"__name__": path.stem}
    for number, (mark, code) in enumerate(blocks(path, "python"), 1):
        if mark.startswith("no-run"):
            assert len(mark) > len("no-run: "), f"block {number} of {path} is not run and gives no reason: write ```python no-run: because …"
        elif ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, names, path.name, str(path), 0)
            failed = doctest.DocTestRunner(verbose=False).run(test, clear_globs=False).failed
            assert not failed, f"block {number} of {path} says something else, see above"
            names.update(test.globs)
        else:
            exec(compile(code, f"{path} block {number}", "exec"), names)
    return names


GENERATED = pages()


@pytest.mark.parametrize("path", sorted(GENERATED), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_generated_page_is_current(path: Path) -> None:
    assert path.is_file() and text_of(path) == GENERATED[path](), "scripts/docs writes them anew"


def test_every_type_of_the_wire_is_described_in_the_page_of_the_protocol() -> None:
    """As the server's own schemas name them: messages by what they are called in `is`, what they are made of by its name."""
    page = text_of(DOCS / "reference" / "protocol.md")
    schemas = {**protocol()["$defs"], **openapi(ADDRESSES)["components"]["schemas"]}
    assert len(schemas) > 50
    for name, schema in schemas.items():
        said = schema["properties"].get("is", {}).get("enum", [name])[0]
        assert re.search(rf"^\*\*`?{said}`?\*\* [A-Z]", page, re.MULTILINE), f"nothing is said of {name}: scripts/docs writes what its docstring says"
        for field in schema["properties"]:
            assert field == "is" or f"- `{field}`: " in page, f"nothing is said of {field} in {name}"


def test_no_page_holds_what_a_merge_has_left() -> None:
    assert [str(path.relative_to(ROOT)) for path in ALL if re.search(r"^(<{7}|>{7}) ", text_of(path), re.MULTILINE)] == []


def test_every_page_of_a_game_belongs_to_a_game() -> None:
    assert {*DOCS.glob("games/*.md"), *DOCS.glob("reference/*.md")} == set(GENERATED)


@pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    for link in LINK.findall(FENCE.sub("", text_of(path))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        there = (path.parent / file).resolve() if file else path
        assert there.exists(), f"{path.relative_to(ROOT)} links to {link}, which is not there"
        assert not anchor or anchor in anchors(there), f"{path.relative_to(ROOT)} links to {link}, and there is no such heading"


@a_page
def test_every_python_block_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(path)


@a_page
def test_every_pack_can_be_played(path: Path) -> None:
    for _, code in blocks(path, "toml"):
        game = lazaretto.game("infected").with_components(tomllib.loads(code))
        assert game.begin(seats=6, variant="base", dealer=lazaretto.RandomDealer(1)).asked


@a_page
def test_every_command_shown_is_there(path: Path) -> None:
    """Its file or its name, and each of its options."""
    for line in "".join(code for _, code in blocks(path, "sh")).splitlines():
        first, *words = BEFORE_A_COMMAND.sub("", line.partition(" #")[0]).split() or [""]
        if first == "./play" or first.endswith("lazaretto"):
            command = "play" if first == "./play" else words[0]
            assert command.startswith("-") or command in command_names(), line
            known = help_of() if command.startswith("-") else help_of(command)
            known += text_of(ROOT / "play") if first == "./play" else ""
            for option in [word for word in words if word.startswith("--")]:
                assert re.search(rf"{option}\b", known), f"{line}: no {option}"
        elif "/" in first and not first.startswith(".venv"):
            assert os.access(ROOT / first, os.X_OK), line


def test_the_game_of_the_guide_obeys_the_laws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = run(ROOT / "CONTRIBUTING.md")["GateGame"]()
    for seats in game.seats:
        for seed in range(10):
            for number, moment in enumerate(wander(game, seats, "base", seed)):
                if moment.position.outcome is None:
                    law.everyone_asked_has_an_answer(moment)
                    law.older_positions_never_change(moment, seed)
                    for seat in (None, *range(seats)):
                        law.no_silent_leaks(game, moment, seat, (seed, number))
                        law.packing_round_trips(game, moment, seat)
                    for seat in range(seats):
                        law.options_and_reasons_need_only_the_view(game, moment, seat)


def test_the_guide_names_all_that_a_game_fills_in() -> None:
    """Every method of `Game`, in both its chapters, that raises NotImplementedError has its row, and no other."""
    chapters = [ast.parse(text_of(ENGINE / "kernel" / name)) for name in ("game.py", "showing.py")]
    methods = [node for chapter in chapters for game in chapter.body if isinstance(game, ast.ClassDef) for node in game.body]
    missing = {node.name for node in methods if isinstance(node, ast.FunctionDef) and "raise NotImplementedError" in ast.unparse(node)}
    part = text_of(ROOT / "CONTRIBUTING.md").partition("### 7.")[2].partition("### 8.")[0]
    assert set(re.findall(r"^\| `(\w+)\(", part, re.MULTILINE)) == missing


def test_the_reference_has_every_name_of_the_house() -> None:
    """All that `import lazaretto` gives."""
    told = {name for _, _, names in NAMES for name in names}
    house = ast.parse(text_of(ENGINE / "__init__.py"))
    given = {alias.asname for node in house.body if isinstance(node, ast.ImportFrom) and node.module for alias in node.names if alias.asname}
    assert given and not given - told


def test_scripts_docs_says_what_it_writes(tmp_path: Path) -> None:
    """The command runs the module that these tests hold the pages against."""
    assert "-m tests.docs.pages" in text_of(ROOT / "scripts" / "docs")
    done = subprocess.run([sys.executable, "-c", "import tests.docs.pages"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_game_shown_in_the_terminal_guide_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    done = CliRunner().invoke(app, ["play", "infected", "--seats", "7", "--variant", "blind"], input="q\n")
    assert done.exit_code == 0 and "Saved" in done.output, done.output
