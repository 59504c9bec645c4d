"""The rulebook of a game: its RULES.md and RULINGS.md, by number."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, final

PARAGRAPH: Final = re.compile(r"- \*\*([A-Z]{2} \d+\.\d+)\*\* \(([^)]*)\) ")
CHAPTER: Final = re.compile(r"## ([A-Z]{2} \d+) (.*)")
RULING: Final = re.compile(r"## (R\d+)\. (.*)")


@final
class Paragraph:
    """A numbered paragraph or ruling."""

    def __init__(self, number: str, title: str, text: str) -> None:
        self.number: Final = number
        self.title: Final = title              # of its chapter in the publisher's rulebook, or of the ruling
        self.text: Final = text


@final
class Rulebook:
    """What `?` explains, `lazaretto rules` prints and the rule matrix is held against."""

    def __init__(self, package: str, language: str = "") -> None:
        folder, ending = files(package), f".{language}.md" if language else ".md"
        self.rules_text: Final = folder.joinpath(f"RULES{ending}").read_text(encoding="utf-8")
        self.rulings_text: Final = folder.joinpath(f"RULINGS{ending}").read_text(encoding="utf-8")
        self.chapters: Final = dict(CHAPTER.findall(self.rules_text))
        self.paragraphs: Final = {paragraph.number: paragraph for paragraph in numbered(self.rules_text, PARAGRAPH)}
        self.rulings: Final = {ruling.number: ruling for ruling in numbered(self.rulings_text, RULING)}

    def find(self, number: str) -> Paragraph | None:
        """The paragraph or ruling of this number, however it is spaced: "IN 4.1", "in4.1", "r12"."""
        plain = number.replace(" ", "").upper()
        for found in (self.paragraphs, self.rulings):
            for name, paragraph in found.items():
                if name.replace(" ", "") == plain:
                    return paragraph
        return None


def numbered(text: str, pattern: re.Pattern[str]) -> list[Paragraph]:
    """The pieces of a text that begin with a number, each up to the next piece, heading or item."""
    found = []
    for match in pattern.finditer(text):
        rest = text[match.end():]
        end = re.search(r"\n(?=- |#)", rest)
        found.append(Paragraph(match[1], match[2], " ".join((rest[: end.start()] if end else rest).split())))
    return found
