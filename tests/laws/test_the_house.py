"""Laws that are read from the source: imports, sight, values, vocabulary."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import lazaretto
from lazaretto.kernel import Step, Table, Value
from lazaretto.kernel.value import fields_of

from .wandering import every_table, wander

SOURCE = Path(__file__).parents[2] / "src" / "lazaretto"
FILES = sorted(SOURCE.rglob("*.py"))

#: Who may import whom, below itself. The top of the package shows the kernel and the games.
ARROWS = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "tongues": {"kernel"},
    "hosting": {"kernel", "games", "bots", "tongues"},
    "wire": {"kernel", "hosting", "tongues"},
    "adapters": {"kernel", "games", "bots", "hosting", "wire"},
    "lab": {"kernel", "games", "bots"},
    "server": {"kernel", "games", "bots", "hosting", "tongues", "wire"},
    "cli": {"kernel", "games", "bots", "hosting", "adapters", "lab", "server", "wire"},
}
ANYONE_MAY = {"version"}


def part_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def imported_parts(path: Path) -> set[str]:
    """The parts of the house that a file imports."""
    return parts_in(path.read_text(), path.relative_to(SOURCE).parts)


def parts_in(text: str, inside: tuple[str, ...]) -> set[str]:
    """Relative and absolute, wherever in the text the import stands."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        names: list[list[str]] = []
        if isinstance(node, ast.ImportFrom):
            module = (node.module or "").split(".") if node.module else []
            base = list(inside[: len(inside) - node.level]) if node.level else []
            if node.level or module[:1] == ["lazaretto"]:
                names = [[*base, *(module if node.level else module[1:]), alias.name] for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name.split(".")[1:] for alias in node.names if alias.name.split(".")[0] == "lazaretto"]
        found |= {name[0] for name in names if name}
    return found & set(ARROWS) | {name for name in found if name in ANYONE_MAY}


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path)], ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    wrong = imported_parts(path) - ARROWS[part] - {part} - ANYONE_MAY
    assert not wrong, f"{part} must not import {', '.join(wrong)}"


@pytest.mark.parametrize("line, wrong", [
    ("from ..games import game", "games"), ("from .. import bots", "bots"), ("import lazaretto.cli.play", "cli"),
    ("from lazaretto.hosting import Sitting", "hosting"), ("def f():\n    from ..lab.tally import Tally", "lab"),
    ("from .zone import Zone", ""), ("import json", ""),
])
def test_the_import_law_sees_a_wrong_arrow(line: str, wrong: str) -> None:
    """As if the line stood in a file of the kernel."""
    assert parts_in(line, ("kernel", "planted.py")) - {"kernel"} == ({wrong} if wrong else set())


def test_a_game_does_not_import_another_game() -> None:
    for path in SOURCE.glob("games/*/*.py"):
        for other in lazaretto.games():
            if other.name != path.parent.name:
                assert f"games.{other.name}" not in path.read_text() and f"from ..{other.name}" not in path.read_text(), path


def test_the_engine_imports_only_the_standard_library() -> None:
    import sys

    for path in [*SOURCE.glob("kernel/*.py"), *SOURCE.glob("games/*/*.py")]:
        for name in re.findall(r"^(?:from|import) (\w+)", path.read_text(), re.MULTILINE):
            assert name in sys.stdlib_module_names or name == "mypy_extensions", f"{path} imports {name}"


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_sight_is_declared(game: lazaretto.Game) -> None:
    """Every field of every table is Public, a zone, a line, or a row of them. Read from the source, so it holds compiled too."""
    declared: list[str] = []
    for path in (SOURCE / "games" / game.name).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith("Table") for base in node.bases):
                for line in node.body:
                    if isinstance(line, ast.AnnAssign):
                        kind = ast.unparse(line.annotation)
                        assert kind.startswith("Public[") or kind in ("Zone", "Line", "list[Zone]", "list[Line]"), f"{node.name}.{ast.unparse(line)}"
                        declared.append(ast.unparse(line.target))
    table = game.begin(seats=game.seats[0], variant="base", dealer=lazaretto.RandomDealer(1)).table
    assert sorted(declared) == sorted(fields_of(table)), "a field is not declared"


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_a_value_is_what_it_was_told(game: lazaretto.Game) -> None:
    """Its fields are the parameters of its `__init__`, in order: so it prints, packs and reads itself."""
    classes = {(path.parent.name, path.stem, node.name): node for path in FILES for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)}
    for kind in game.values.values():
        found = [node for (folder, module, name), node in classes.items() if (folder, module, name) == (*kind.__module__.split(".")[-2:], kind.__name__)]
        assert found, f"{kind.__name__} stands nowhere"
        makers = [node for node in found[0].body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
        parameters = [argument.arg for argument in makers[0].args.args[1:]] if makers else []
        fields = [ast.unparse(node.target)[5:] for maker in makers for node in maker.body if isinstance(node, ast.AnnAssign)]
        assert fields == parameters, kind.__name__
        assert issubclass(kind, Value) and not issubclass(kind, Table)


def test_every_step_told_is_known_by_name() -> None:
    """Whatever may lie on an agenda or be told as a fact can be unpacked again."""
    for name, seats, variant in every_table()[::7]:
        game = lazaretto.game(name)
        for moment in wander(game, seats, variant, 3):
            for step in moment.position.agenda:
                assert isinstance(step, Step) and game.values[type(step).__name__] is type(step)


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_a_move_says_and_reads_itself(game: lazaretto.Game) -> None:
    moves = game.every_move()
    assert len({game.say(move) for move in moves}) == len(moves) == len(set(moves))
    for move in moves:
        assert game.read(game.say(move)) == move
        assert game.read(f"  {game.say(move).upper()} ") == move
    with pytest.raises(lazaretto.UnreadableMove, match="cannot read the move 'no such move'"):
        game.read("no such move")


@pytest.mark.parametrize("name, seats, variant", every_table())
def test_the_vocabulary_holds_every_move(name: str, seats: int, variant: str) -> None:
    game = lazaretto.game(name)
    words = game.vocabulary(seats=seats, variant=variant)
    assert len(set(words)) == len(words) and set(words) <= set(game.every_move())
    assert game.vocabulary(seats=seats, variant=variant) is words
    for moment in wander(game, seats, variant, 11):
        for seat in moment.position.asked:
            assert set(moment.position.options(seat)) <= set(words)


def test_games_and_names_are_in_the_order_of_the_house() -> None:
    order = ["infected", "bristol", "pints", "pathologic", "pest"]
    names = [game.name for game in lazaretto.games()]
    assert names == [name for name in order if name in names] and names[0] == "infected"
    for game in lazaretto.games():
        assert game.variants[0] == "base" and len(set(game.variants)) == len(game.variants)
        assert all(mode in game.variants for mode in game.modes) and isinstance(game.seats, range)
