"""How a page of plain text is laid: paragraphs, and rows with a label in the margin. No line is wider than the page."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

LABEL: Final = 10
NARROW: Final = 60              # below this the margin is small


def hanging(label: str, text: str, width: int, indent: int = LABEL) -> list[str]:
    """A row with its label in the margin; on a narrow page it stands before the text."""
    if width < NARROW:
        return wrap(f"{label}: {text}" if label else text, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
    return wrap(text, width, initial_indent=f"  {label}".ljust(indent + 2), subsequent_indent=" " * (indent + 2), break_on_hyphens=False)


def paragraphs(texts: list[str], width: int) -> list[str]:
    return [line for text in texts for line in wrap(text, width, break_on_hyphens=False)]


def headed(title: str, rows: list[str], width: int) -> list[str]:
    return [*wrap(title, width), *rows] if rows else []


def margin_for(labels: list[str]) -> int:
    return max([len(label) for label in labels]) + 2
