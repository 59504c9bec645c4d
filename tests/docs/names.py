"""The names that programs use, with signatures and docstrings, read from the source."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "src" / "lazaretto"

#: A heading, the file, and the names in it that stay: functions, or a class and its methods ("" is the class itself).
NAMES = (
    ("Games", "games/__init__.py", ("game", "games")),
    ("A game", "kernel/game.py", (
        "Game", "Game.begin", "Game.rules", "Game.vocabulary", "Game.every_move", "Game.read", "Game.imagine", "Game.unpack",
        "Game.features", "Game.feature_names", "Game.with_components", "Game.rulebook", "Game.side_of", "Game.rounds", "Game.ending",
        "Game.epilogue",
    )),
    ("A game", "kernel/showing.py", ("Showing.say", "Showing.explain", "Showing.report", "Showing.draw", "Showing.topics")),
    ("Position and view", "kernel/position.py", (
        "Scene", "Scene.options", "Scene.candidates", "Scene.why_not", "Scene.pack", "Position", "Position.after", "Position.play", "Position.copy",
        "Position.seen_by", "View", "playout",
    )),
    ("Moves and outcome", "kernel/agenda.py", ("Move", "Outcome")),
    ("Dealers", "kernel/dealer.py", ("Dealer", "Dealer.pick", "Dealer.tell")),
    ("Dealers", "kernel/chance.py", ("RandomDealer", "SealedDealer", "Script", "Recorder")),
    ("Memory", "kernel/memory.py", ("Answered", "heard_by")),
    ("Facts told", "kernel/facts.py", ("Rolled", "Moved", "Dealt", "Turned", "Shown")),
    ("Bots", "bots/__init__.py", ("make",)),
    ("Bots", "bots/bot.py", ("Bot", "Bot.choose", "Listener", "Listener.hear")),
    ("A sitting: a game with people and bots at it, written down", "hosting/sitting.py", (
        "Sitting", "Sitting.begin", "Sitting.resume", "Sitting.answer", "Sitting.seat_bot", "Sitting.take", "Sitting.bots_answer", "Sitting.memory",
        "Sitting.close",
    )),
    ("Records", "kernel/record.py", ("read_record", "parse_record", "Record", "Record.positions", "verify")),
    ("The lab", "lab/simulate.py", ("Experiment", "simulate")),
    ("What can go wrong", "kernel/errors.py", (
        "Reason", "Mistake", "IllegalMove", "NotAsked", "UnreadableMove", "UnknownVariant", "BrokenPack", "BrokenRecord", "BrokenTable",
    )),
)

#: Chapters of a class, and the name by which programs know it.
CHAPTERS = {"Showing": "Game"}

INTRODUCTION = """# The names that stay

What other programs may rely on, with the sentences the source says of them. `import lazaretto` gives games, dealers, positions and errors; the rest is
imported from the module named. Everything else may change between versions.

```python
import lazaretto

game = lazaretto.game("infected")
dealer = lazaretto.RandomDealer(7)
position = game.begin(seats=6, variant="base", dealer=dealer)
while position.outcome is None:
    seat = position.asked[0]
    position = position.after(seat, position.options(seat)[0], dealer)
print(position.outcome.winners, position.outcome.reason, position.outcome.scores)
```"""


class Class(NamedTuple):
    """A class as the source has it."""

    node: ast.ClassDef
    bases: list[str]

    def fields(self, text: str) -> list[tuple[str, str, str]]:
        """Name, type and trailing comment of each declared field."""
        lines = text.splitlines()
        return [
            (ast.unparse(line.target), ast.unparse(line.annotation), comment_on(lines[line.lineno - 1]))
            for line in self.node.body if isinstance(line, ast.AnnAssign)
        ]


def comment_on(line: str) -> str:
    return line.partition("  # ")[2].strip()


def class_in(text: str) -> list[Class]:
    return [Class(node, [ast.unparse(base) for base in node.bases]) for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]


def cell(text: str) -> str:
    """Text as a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(["| " + " | ".join([cell(text) for text in line]) + " |" for line in lines])


def names() -> str:
    """The page."""
    parts, last = [INTRODUCTION], ""
    for heading, file, wanted in NAMES:
        if heading != last:
            parts.append(f"## {heading}")
            last = heading
        module = "lazaretto." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        parts.append(f"`{module}` · [{file}](../../src/lazaretto/{file})")
        text = (ENGINE / file).read_text(encoding="utf-8")
        parts += [entry(text, name) for name in wanted]
    return "\n\n".join(parts)


def entry(text: str, name: str) -> str:
    node = found(ast.parse(text).body, name.split("."))
    chapter, dot, method = name.partition(".")
    name = CHAPTERS.get(chapter, chapter) + dot + method
    said = f"```text\n{signature(node, name)}\n```\n\n{paragraphs(node)}".rstrip()
    if isinstance(node, ast.ClassDef):
        rows = [[f"`{field}`", f"`{kind}`", note] for field, kind, note in Class(node, []).fields(text) if not field.startswith("_")]
        if rows:
            said += "\n\n" + table(["field", "kind", ""], rows)
    return said


def found(body: list[ast.stmt], path: list[str]) -> ast.ClassDef | ast.FunctionDef:
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == path[0]:
            return node if len(path) == 1 else found(node.body, path[1:])
    raise LookupError(f"the source has no {'.'.join(path)}: mend tests/docs/names.py")


def signature(node: ast.ClassDef | ast.FunctionDef, name: str) -> str:
    if isinstance(node, ast.ClassDef):
        makers = [line for line in node.body if isinstance(line, ast.FunctionDef) and line.name == "__init__"]
        return f"class {name}({arguments(makers[0])})" if makers and node.name not in ("Scene", "Game") else f"class {name}"
    return f"{name}({arguments(node)}) -> {ast.unparse(node.returns) if node.returns else 'None'}"


def arguments(node: ast.FunctionDef) -> str:
    return re.sub(r"^(self|cls)(, )?(/, )?", "", ast.unparse(node.args))


def paragraphs(node: ast.ClassDef | ast.FunctionDef) -> str:
    """The docstring; what stands in back quotes in the source does here too."""
    return ast.get_docstring(node) or ""
