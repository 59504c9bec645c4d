"""Builds the engine with mypyc where a C compiler is at hand; without one it runs interpreted, and says so."""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

#: What is compiled: the kernel, the games with their pages, and the rules of thumb by which searchers play on. Exceptions and packs gain nothing from it; nor
#: does what is read before or after a game, or only in a terminal.
INTERPRETED = {"kernel/errors.py", "kernel/components.py", "kernel/rulebook.py", "kernel/page.py", "kernel/plain.py"}
SELDOM_READ = {"afterwards", "effects", "glossary", "sayings", "talk", "text", "truths"}


def engine() -> list[str]:
    root = Path(__file__).parent
    sources = [*root.glob("src/lazaretto/kernel/*.py"), *root.glob("src/lazaretto/games/*/*.py")]
    played = [path for path in sources if path.stem not in SELDOM_READ and not is_of_pieces(path)]
    names = [path.relative_to(root).as_posix() for path in (*played, *root.glob("src/lazaretto/bots/thumb/*/*.py")) if path.name != "__init__.py"]
    return sorted(name for name in names if name.removeprefix("src/lazaretto/") not in INTERPRETED)


def is_of_pieces(path: Path) -> bool:
    """It only names what a page is put together from: dataclasses, whose `__init__` stays interpreted in any case."""
    return "\n@piece\n" in path.read_text(encoding="utf-8")


def compiler() -> str | None:
    return shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


def extensions() -> list:
    if os.environ.get("LAZARETTO_INTERPRETED"):
        return []
    if compiler() is None:
        print("lazaretto: no C compiler found, so the engine will run interpreted, several times slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = mypycify(["--strict", *engine()], opt_level="3", debug_level="0", multi_file=True)
    for extension in found if sys.platform != "win32" else []:
        extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]      # a bot reckons alike everywhere, compiled or not
    return found


class SideBySide(build_ext):
    """The engine is some two hundred files of C in one extension, which would be compiled one after the other: here as many at a time as there are cores."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [made for each in cores.map(lambda source: one_by_one([source], **how), sources) for made in each]

        self.compiler.compile = side_by_side
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide} if sys.platform != "win32" else {})
