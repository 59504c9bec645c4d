"""The generated pages of docs/: each game's page, its rule matrix, the commands, and the names that programs use.

All is read from the source tree, so that the pages are the same with the engine interpreted and compiled.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import lazaretto
from lazaretto import Game

from .commands import commands
from .matrix import rule_matrix
from .names import ENGINE, ROOT, class_in, names, table

DOCS = ROOT / "docs"
GENERATED = "<!-- Written by scripts/docs; change what it is made from, not this page. -->"
UNOFFICIAL = (
    "This is an unofficial rendering, in our own words. It is not made, checked or endorsed by the publisher; if you like the game, buy the box."
)


@cache
def pages() -> dict[Path, str]:
    """Every generated page by its file."""
    found = {DOCS / "reference" / "commands.md": commands(), DOCS / "reference" / "game.md": names()}
    for game in lazaretto.games():
        found[DOCS / "games" / f"{game.name}.md"] = page_of(game)
        found[DOCS / "reference" / f"rule-matrix-{game.name}.md"] = rule_matrix(game)
    return {path: f"{GENERATED}\n\n{text.strip()}\n" for path, text in found.items()}


def page_of(game: Game) -> str:
    """A game's page: figures, variants, what is reconstructed, the table, rules and rulings."""
    book = game.rulebook()
    rules = book.rules_text.replace("](RULINGS.md)", "](#rulings)")
    return "\n\n".join([
        f"# {game.title}", UNOFFICIAL,
        f"Play it: `lazaretto play {game.name}`. Read one rule in the terminal: `lazaretto rules {game.name} {next(iter(book.paragraphs))}`. "
        f"Which code and which test carry which paragraph: [rule matrix](../reference/rule-matrix-{game.name}.md).",
        "## At a glance", figures(game),
        "## Variants", "Modes are joined by `+` in any order; a combination that cannot be played is refused with the rule and the reason.", modes(game),
        "## What is reconstructed", reconstructed(game),
        "## What lies on the table", "A field is public, or its cards are seen only by the seats that may see them. How many cards lie there is always public.",
        fields(game),
        "## Moves by number of seats", moves(game),
        "## Rules", inner(rules), "## Rulings", inner(without_code(book.rulings_text)),
    ])


def figures(game: Game) -> str:
    book = game.rulebook()
    return table(["", ""], [
        ["name", f"`{game.name}`"],
        ["seats", f"{game.seats[0]} to {game.seats[-1]}"],
        ["version of the rules", f"{game.version} (rises when behaviour changes, not when code does)"],
        ["components", f"`{game.components}`, a digest of the shipped pack"],
        ["rules", f"{len(book.paragraphs)} paragraphs in {len(book.chapters)} chapters, {len(book.rulings)} rulings"],
        ["modes", f"{len(game.modes)}; {len(game.variants)} variants are named, and the laws run over all of them"],
    ])


def modes(game: Game) -> str:
    rows = [["`base`", "the game as it is"], *[[f"`{mode.name}`", mode.text] for mode in game.modes.values()]]
    named = [f"`{name}`" for name in game.variants if "+" in name]
    return table(["mode", "what it changes"], rows) + (f"\n\nCombinations with a name of their own: {', '.join(named)}." if named else "")


def reconstructed(game: Game) -> str:
    """The lines of the pack that say so, and the paragraphs."""
    lines = [line for line in source_of(game, "components.toml").splitlines() if "reconstructed" in line and not line.startswith("# Sources")]
    said = [f"- **{paragraph.number}** {paragraph.text}" for paragraph in game.rulebook().paragraphs.values() if "econstructed" in paragraph.text]
    pack = f"../../src/lazaretto/games/{game.name}/components.toml"
    return "\n".join([
        f"Figures that no source we know states are ours. They stand in [components.toml]({pack}), and an owner of the box can replace them: "
        "see [run an experiment](../learn/run-an-experiment.md).", "", "```text", *[re.sub(" {2,}", "  ", line) for line in lines], "```", "", *said,
    ])


def fields(game: Game) -> str:
    text = source_of(game, "table.py")
    node = next(found for found in class_in(text) if any("Table" in base for base in found.bases))
    return table(["field", "kind", ""], [[f"`{name}`", f"`{kind}`", note] for name, kind, note in node.fields(text)])


def moves(game: Game) -> str:
    """How many moves the vocabulary has; its index is the action number."""
    rows = [
        [str(seats), str(len(game.vocabulary(seats=seats, variant="base"))), str(game.longest(game.rules(seats, "base")))] for seats in game.seats
    ]
    return table(["seats", "moves in the vocabulary", "no game has more answers than"], rows)


def source_of(game: Game, name: str) -> str:
    return (ENGINE / "games" / game.name / name).read_text(encoding="utf-8")


def inner(text: str) -> str:
    """A file as part of a page: without its title, headings one deeper."""
    body = re.sub(r"\A# .*\n", "", text)
    return re.sub(r"^##", "###", body, flags=re.MULTILINE).strip()


def without_code(text: str) -> str:
    """Rulings without where their code and tests are: that is the matrix."""
    return re.sub(r"^Code: .*\n", "", text, flags=re.MULTILINE)


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
