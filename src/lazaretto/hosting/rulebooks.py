"""A rulebook as players read it: by chapters, and without where code and tests are. And which rule a told fact follows."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from ..kernel import Game, Paragraph, Rulebook, Said, Step

RULING: Final = re.compile(r"R\d+")
CITATION: Final = re.compile(r"\b([A-Z]{2} \d+\.\d+|R\d+)\b")
CITING_CLASS: Final = re.compile(r'^class (\w+)\b[^\n]*:\n +"""([A-Z]{2} \d+\.\d+|R\d+)\b', re.MULTILINE)


def is_ruling(paragraph: Paragraph) -> bool:
    return RULING.fullmatch(paragraph.number) is not None


def for_players(paragraph: Paragraph) -> str:
    """The text of a paragraph, or of a ruling without where code and tests are."""
    return paragraph.text.partition(" Code: ")[0] if is_ruling(paragraph) else paragraph.text.replace("*", "")


def in_chapter(book: Rulebook, chapter: str) -> list[Paragraph]:
    return [paragraph for name, paragraph in book.paragraphs.items() if name.startswith(chapter + ".")]


def cited(text: str) -> str:
    """The first rule that a sentence names; "" if it names none."""
    found = CITATION.search(text)
    return found[1] if found else ""


def rule_of(game: Game, fact: object) -> str:
    """The rule that a step carried out or an answer given aloud follows; "" of anything else."""
    said = fact.move if isinstance(fact, Said) else fact
    kind = type(said)
    return rules_in(game.package).get((kind.__module__, kind.__name__), "") if isinstance(fact, (Step, Said)) else ""


@cache
def rules_in(package: str) -> dict[tuple[str, str], str]:
    """By module and class, the rule that its docstring cites first. Read from the source: the compiled classes have lost theirs."""
    sources = [(file.name.removesuffix(".py"), file.read_text(encoding="utf-8")) for file in files(package).iterdir() if file.name.endswith(".py")]
    return {(f"{package}.{module}", name): rule for module, text in sources for name, rule in CITING_CLASS.findall(text)}
