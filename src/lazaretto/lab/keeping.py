"""Keeping: pairs are written to a file as they finish, so that a long contest goes on where it was stopped, whatever stopped it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, final

from ..games import game as game_named
from ..kernel import Mistake
from .contest import Contest, Match
from .mirrored import Mirrored, Played, Task


@final
class Kept:
    """The pairs in a file, one a line after what table they are of. Without a file nothing is kept."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.pairs: dict[tuple[Match, int], Mirrored] = {}
        self.path = path
        if path is not None:
            text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
            lines = whole_lines(text)
            self.read(lines, contest)
            whole = "".join([line + "\n" for line in lines or [json.dumps(table_of(contest))]])
            if whole != text:
                path.write_text(whole, encoding="utf-8")

    def read(self, lines: list[str], contest: Contest) -> None:
        for number, line in enumerate(lines):
            try:
                found = json.loads(line)
                if number == 0:
                    check_table(self.path, found, table_of(contest))
                else:
                    pair = from_plain(found)
                    self.pairs[pair.match, pair.number] = pair
            except (TypeError, KeyError, json.JSONDecodeError):
                raise Mistake(f"{self.path} is no file of an arena: line {number + 1} cannot be read") from None

    def of(self, task: Task) -> Mirrored | None:
        return self.pairs.get((task.match, task.number))

    def added(self, pair: Mirrored) -> Mirrored:
        if self.path is not None:
            self.pairs[pair.match, pair.number] = pair
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(as_plain(pair), ensure_ascii=False) + "\n")
        return pair


def whole_lines(text: str) -> list[str]:
    """Without a last one that was cut off, unless it is all there is."""
    lines = text.split("\n")
    return lines[:-1] or [line for line in lines if line]


def table_of(contest: Contest) -> dict[str, Any]:
    """What must be the same for pairs to belong together. Kinds, numbers of games and how sure to be may change."""
    game = game_named(contest.game)
    return {
        "game": game.name, "version": game.version, "components": game.components, "variant": contest.variant, "seats": contest.seats,
        "seed": contest.seed, "split": contest.split, "side": contest.side, "among": contest.among,
    }


def check_table(path: Path | None, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    for name, value in wanted.items():
        if found[name] != value:
            raise Mistake(f"{path} keeps games of another table: its {name} is {found[name] or 'none'}, not {value or 'none'}; name another file")


def as_plain(pair: Mirrored) -> dict[str, Any]:
    return {**pair._asdict(), "games": [played._asdict() for played in pair.games]}


def from_plain(found: dict[str, Any]) -> Mirrored:
    one, other = [played_from(game) for game in found["games"]]
    first, second = found["match"]
    return Mirrored((first, second), found["number"], tuple(found["camp"]), (one, other))


def played_from(found: dict[str, Any]) -> Played:
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}
    return Played(**fields)
