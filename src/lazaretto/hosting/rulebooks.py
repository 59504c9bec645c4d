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
    return with_sources_marked(paragraph).replace("*", "")


def with_sources_marked(paragraph: Paragraph) -> str:
    """The same; between stars stands what is no rule, but says where a figure comes from."""
    return paragraph.text.partition(" Code: ")[0]


def in_chapter(book: Rulebook, chapter: str) -> list[Paragraph]:
    return [paragraph for name, paragraph in book.paragraphs.items() if name.startswith(chapter + ".")]


def found_in(book: Rulebook, wanted: str) -> list[Paragraph]:
    """A paragraph or ruling, or the paragraphs of a chapter; the game's letters may be left out."""
    letters = next(iter(book.chapters), "").split(" ")[0]
    for text in (wanted, f"{letters} {wanted}"):
        one = book.find(text)
        if one is not None:
            return [one]
        whole = [name for name in book.chapters if name.replace(" ", "") == text.replace(" ", "").upper()]
        if whole:
            return in_chapter(book, whole[0])
    return []


def rulings_of(book: Rulebook) -> str:
    names = list(book.rulings)
    return f"{names[0]} to {names[-1]}" if names else "none"


def with_title(paragraph: Paragraph) -> str:
    """A paragraph's title is its place in the publisher's book; a ruling's is its own."""
    return f"{paragraph.title}. {for_players(paragraph)}" if is_ruling(paragraph) else for_players(paragraph)


def tokens(text: str) -> list[str]:
    """Words as they are compared: case, commas and hyphens do not matter."""
    return re.sub(r"[,\-]", " ", text.casefold()).split()


def topics_like(topics: dict[str, str], wanted: str) -> list[tuple[str, str]]:
    """The one of this name; else those that have all these words, cut short or not, in their name."""
    pieces = tokens(wanted)
    whole = [(name, text) for name, text in topics.items() if tokens(name) == pieces]
    return whole or [(name, text) for name, text in topics.items() if all(any(word.startswith(piece) for word in tokens(name)) for piece in pieces)]


def cited(text: str) -> str:
    """The first rule that a sentence names; "" if it names none."""
    found = CITATION.search(text)
    return found[1] if found else ""


def rule_of(game: Game, fact: object) -> str:
    """The rule that a step carried out or an answer given aloud follows; "" of anything else."""
    said = fact.move if isinstance(fact, Said) else fact
    kind = type(said)
    return game.rule_of(fact) or rules_in(game.package).get((kind.__module__, kind.__name__), "") if isinstance(fact, (Step, Said)) else ""


@cache
def rules_in(package: str) -> dict[tuple[str, str], str]:
    """By module and class, the rule that its docstring cites first. Read from the source: the compiled classes have lost theirs."""
    sources = [(file.name.removesuffix(".py"), file.read_text(encoding="utf-8")) for file in files(package).iterdir() if file.name.endswith(".py")]
    return {(f"{package}.{module}", name): rule for module, text in sources for name, rule in CITING_CLASS.findall(text)}
