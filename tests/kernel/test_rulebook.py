"""The rulebook by number."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.kernel.rulebook import PARAGRAPH, RULING, numbered

RULES = """# Parlour

## PA 1 Tea

- **PA 1.1** (Drinking) Everyone sips
  at once.
- **PA 1.2** (Coughing) Only the sick cough (R1).
- not numbered

## PA 2 The end

Some words.

- **PA 2.10** (p. 7) It is cold.
"""

RULINGS = """# Rulings

## R1. Who is sick
The rulebook: silent.
We: ask.

## R12. Spoons
None.
"""


def test_paragraphs_are_found_with_their_chapter_and_whole_text() -> None:
    found = numbered(RULES, PARAGRAPH)
    assert [(one.number, one.title, one.text) for one in found] == [
        ("PA 1.1", "Drinking", "Everyone sips at once."),
        ("PA 1.2", "Coughing", "Only the sick cough (R1)."),
        ("PA 2.10", "p. 7", "It is cold."),
    ]


def test_rulings_are_found_with_their_title() -> None:
    found = numbered(RULINGS, RULING)
    assert [(one.number, one.title, one.text) for one in found] == [("R1", "Who is sick", "The rulebook: silent. We: ask."), ("R12", "Spoons", "None.")]


@pytest.mark.parametrize("spelt, number", [("IN 4.1", "IN 4.1"), ("in4.1", "IN 4.1"), (" In 4 . 1 ", "IN 4.1"), ("r12", "R12"), ("R 12", "R12")])
def test_a_number_is_found_however_it_is_spaced(spelt: str, number: str) -> None:
    found = lazaretto.game("infected").rulebook().find(spelt)
    assert found is not None and found.number == number and found.title and found.text


@pytest.mark.parametrize("spelt", ["", "IN", "IN 4", "IN 99.1", "R0", "4.1", "XX 4.1"])
def test_what_stands_nowhere_is_not_found(spelt: str) -> None:
    assert lazaretto.game("infected").rulebook().find(spelt) is None


def test_chapters_have_titles_and_paragraphs_belong_to_them() -> None:
    book = lazaretto.game("infected").rulebook()
    assert book.chapters["IN 1"] == "The aim"
    assert {number.rpartition(".")[0] for number in book.paragraphs} == set(book.chapters)


def test_no_item_of_the_rules_is_overlooked() -> None:
    """A number that the pattern does not read would be lost in silence."""
    book = lazaretto.game("infected").rulebook()
    assert book.rules_text.count("\n- **") == len(book.paragraphs)
    assert book.rulings_text.count("\n## ") == len(book.rulings)
