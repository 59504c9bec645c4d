"""The generated pages of docs/: each game's page, its rule matrix, the commands, the protocol, and the names that programs use.

All is read from the source tree, so that the pages are the same with the engine interpreted and compiled.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import accumulate, groupby
from pathlib import Path

import lazaretto
from lazaretto import Game

from ..laws.wandering import plays
from .commands import commands
from .matrix import rule_matrix
from .names import ENGINE, ROOT, class_in, names, table
from .protocol import protocol_page

DOCS = ROOT / "docs"
GENERATED = "<!-- Written by scripts/docs; change what it is made from, not this page. -->"
UNOFFICIAL = (
    "This is an unofficial rendering, in our own words. It is not made, checked or endorsed by the publisher; if you like the game, buy the box."
)

FEATURES = (
    "`game.features(view)` is the view in numbers, for learning: one for each of `game.feature_names(seats, variant)`, which reads like `die 1: locked`. "
    "Each lies in 0 to 1. `x of 3` is a count divided by 3, and 1 if there are more; every other is 1 for yes and 0 for no. What the seat does not see is 0. "
    "`me` is the seat that looks, `left 1` the next clockwise; a watcher counts from the first seat. Moves name seats as the table does: "
    "`my seat` says which one looks."
)


MAP_WIDTH = 100


def pages() -> dict[Path, Callable[[], str]]:
    """Every generated page by its file; each is written when it is called for, as some take seconds."""
    found: dict[Path, Callable[[], str]] = {
        DOCS / "reference" / "commands.md": commands, DOCS / "reference" / "game.md": names, DOCS / "reference" / "protocol.md": protocol_page,
    }
    for game in lazaretto.games():
        found[DOCS / "games" / f"{game.name}.md"] = partial(page_of, game)
        found[DOCS / "reference" / f"rule-matrix-{game.name}.md"] = partial(rule_matrix, game)
    return {path: partial(marked, write) for path, write in found.items()}


def marked(write: Callable[[], str]) -> str:
    return f"{GENERATED}\n\n{write().strip()}\n"


def page_of(game: Game) -> str:
    """A game's page: figures, variants, what is reconstructed, the table, rules and rulings."""
    book = game.rulebook()
    rules = book.rules_text.replace("](RULINGS.md)", "](#rulings)")
    return "\n\n".join([
        f"# {game.title}", UNOFFICIAL,
        f"Play it: `lazaretto play {game.name}`. Read one rule in the terminal: `lazaretto rules {game.name} {next(iter(book.paragraphs))}`. "
        f"Which code and which test carry which paragraph: [rule matrix](../reference/rule-matrix-{game.name}.md).",
        "## At a glance", figures(game),
        *(["## The map", f"```text\n{game.plan(MAP_WIDTH)}\n```"] if game.plan(MAP_WIDTH) else []),
        "## Variants", "Modes are joined by `+` in any order; a combination that cannot be played is refused with the rule and the reason.", modes(game),
        "## What is reconstructed", reconstructed(game),
        "## What lies on the table", "A field is public, or its cards are seen only by the seats that may see them. How many cards lie there is always public.",
        fields(game),
        "## Moves by number of seats", moves(game),
        "## Features", FEATURES, features(game),
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
    studies = [f"`{study.name}` for {study.seats} seats: {study.text}" for study in game.studies.values()]
    return "\n\n".join([
        table(["mode", "what it changes"], rows), *([f"Combinations with a name of their own: {', '.join(named)}."] if named else []),
        *([f"For study, and on no list of what is played: {'; '.join(studies)}. See [use OpenSpiel](../learn/openspiel.md)."] if studies else []),
    ])


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


def features(game: Game) -> str:
    """What the numbers say, in rows of things of which the same is said; what other seats and modes add; and how many there are."""
    counts = [[str(seats), str(len(game.feature_names(seats, "base")))] for seats in game.seats]
    return "\n\n".join([
        f"The base game at {game.usual_seats} seats, in the order of the numbers; `from` is the place of a row's first, counted from 0:",
        table(["from", "of what", "numbers", "how many"], placed(game.feature_names(game.usual_seats, "base"))),
        "What else there is, with other seats and modes:", table(["with", "of what", "numbers"], elsewhere(game)),
        table(["seats", "numbers in the base game"], counts),
    ])


def placed(names: tuple[str, ...]) -> list[list[str]]:
    """Each row with the place of its first number; those of its things follow each other."""
    rows = in_rows(names)
    starts = accumulate([whole for *_, whole in rows], initial=0)
    return [[str(start), things, said, count] for start, (things, said, count, _) in zip(starts, rows)]


def in_rows(names: tuple[str, ...]) -> list[tuple[str, str, str, int]]:
    """Things that follow each other and of which the same is said, what that is, how many numbers that makes of each, and in all."""
    said: dict[str, list[str]] = {}
    for name in names:
        thing, _, what = name.partition(": ")
        said.setdefault(thing, []).append(what)
    rows = [([*things], whats) for whats, things in groupby(said, said.__getitem__)]
    return [
        (
            spanned([f"`{thing}`" for thing in things]), ", ".join(whats), f"{len(whats)} each" if len(things) > 1 else str(len(whats)),
            len(things) * len(whats),
        ) for things, whats in rows
    ]


def spanned(things: list[str]) -> str:
    """All of a few; of many the first two and the last."""
    return ", ".join(things) if len(things) < 4 else f"{things[0]}, {things[1]} … {things[-1]}"


def elsewhere(game: Game) -> list[list[str]]:
    """What is not in the base game at the usual seats: with which seats and modes, of what, and the numbers."""
    found: dict[tuple[str, str], list[str]] = {}
    for mode in ("base", *game.modes):
        for seats in sorted(game.seats, key=lambda seats: seats != game.usual_seats):
            if plays(game, seats, mode) and (mode, seats) != ("base", game.usual_seats):
                known = {pattern(name) for name in known_without(game, mode, seats)}
                names = tuple([name for name in game.feature_names(seats, mode) if pattern(name) not in known])
                there = [f"`{mode}`"] * (mode != "base") + [f"{seats} {'seats' if seats > 1 else 'seat'}"] * (seats != game.usual_seats)
                for things, said, *_ in in_rows(names):
                    found.setdefault((re.sub(r"\d+`$", "n`", things), said), []).append(" and ".join(there))
    return [[spanned(there), things, said] for (things, said), there in found.items()]


def known_without(game: Game, mode: str, seats: int) -> tuple[str, ...]:
    """The names without this mode, and with it at the usual seats; of the base game, those at the usual seats."""
    usual = game.feature_names(game.usual_seats, mode) if plays(game, game.usual_seats, mode) and seats != game.usual_seats else ()
    return usual if mode == "base" else (*usual, *game.feature_names(seats, "base"))


def pattern(name: str) -> str:
    """A name whatever the seats and figures in it."""
    return re.sub(r"\b([A-Z]|\d+)\b", "n", name)


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
    for path, write in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
