"""lazaretto bench: what can be measured here, and one of it by name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..kernel import Mistake
from .screen import Screen


def bench(
    name: Annotated[str, typer.Argument(help="Which one; without it they are listed.")] = "",
    words: Annotated[list[str] | None, typer.Argument(help="Passed on to it, after a --: lazaretto bench doors -- --rounds 3", show_default=False)] = None,
) -> None:
    """Measure this machine: the engine beside its peers, the server under load, the cost of a door."""
    found = benches(folder())
    if not name:
        Screen().rows([(each, purpose(path)) for each, path in found.items()])
        return
    if name not in found:
        raise Mistake(f"no bench {name!r}: there are {', '.join(found)}")
    raise typer.Exit(subprocess.run([found[name], *(words or ())]).returncode)


def folder() -> Path:
    """They stand in a clone, not in the installed package: this one's, the one whose .venv this is, or the one we are in."""
    for root in (Path(__file__).parents[3], Path(sys.prefix).parent, Path.cwd()):
        if (root / "bench").is_dir() and (root / "src" / "lazaretto").is_dir():
            return root / "bench"
    raise Mistake("benches are run from a clone of Lazaretto, and here is none: go into one, or use its .venv")


def benches(place: Path) -> dict[str, Path]:
    """By name: the programs of the folder, and those that have a folder of their own."""
    found = {path.name: path for path in place.iterdir() if path.is_file() and not path.suffix and os.access(path, os.X_OK)}
    found |= {path.parent.name: path for path in place.glob("*/run")}
    return dict(sorted(found.items()))


def purpose(path: Path) -> str:
    """The first sentence of the comment that it begins with."""
    line = next((line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# ")), "# ")
    return line[2:].partition(". ")[0].rstrip(".") + "."
