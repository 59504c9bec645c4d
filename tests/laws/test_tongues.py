"""Laws of languages: whatever a game says to people is said in every language, and its rulebook has the same numbers in all."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import lazaretto
from lazaretto.kernel import Game, Rulebook
from lazaretto.tongues import ENGLISH, LANGUAGES
from lazaretto.tongues.voice import HOUSE, Voice, catalogue_of

from .speaking import Heard, speak_of_the_box, speak_through
from .wandering import every_table

SOURCE = Path(lazaretto.__file__).parent
REFUSING = {"Refused": 1, "NotLetIn": 1, "Refusal": 1, "Farewell": 1, "trouble": 1, "Unreadable": 0, "words": 0}
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
SPOKEN = [(name, seats, variant, number) for number, (name, seats, variant) in enumerate(every_table())]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name, seats, variant, number", SPOKEN)
def test_every_sentence_is_said_in_every_language(language: str, name: str, seats: int, variant: str, number: int) -> None:
    game, missing = lazaretto.game(name), list[str]()
    heard = Heard(catalogue_of(game.package, language))
    speak_through(Voice(game, language, heard, missing.append), seats, variant, number, share=0.15)          # type: ignore[arg-type]
    assert not missing, sorted(set(missing))
    assert not heard.of_one_as_of_many()


@pytest.mark.parametrize("text", ["; 1 cards stay in your deck", "1 card stay in your deck", "You have 1 more pieces.", "of 5 cards 1 are left"])
def test_what_is_said_of_one_as_of_many_is_heard(text: str) -> None:
    heard = Heard(None)
    heard.said(text)
    assert heard.of_one_as_of_many() == [text]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_the_box_is_described_in_every_language(language: str, game: Game) -> None:
    missing: list[str] = []
    speak_of_the_box(Voice(game, language, catalogue_of(game.package, language), missing.append))
    assert not missing, sorted(set(missing))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_the_rulebook_has_the_same_numbers_in_every_language(language: str, game: Game) -> None:
    ours, theirs = game.rulebook(), Rulebook(game.package, language)
    assert list(theirs.chapters) == list(ours.chapters)
    assert list(theirs.paragraphs) == list(ours.paragraphs)
    assert list(theirs.rulings) == list(ours.rulings)
    same = [number for number, paragraph in (*ours.paragraphs.items(), *ours.rulings.items()) if theirs.find(number).text == paragraph.text]
    assert not same, f"not translated: {same}"


def refusals() -> list[str]:
    """Every sentence that hosting and server refuse something with, or say farewell; a 7 stands where something is put in."""
    return [text for folder in ("hosting", "server") for file in (SOURCE / folder).glob("*.py") for text in refusals_in(ast.parse(file.read_text()))]


def refusals_in(code: ast.AST) -> Iterator[str]:
    for call in ast.walk(code):
        if isinstance(call, ast.Call) and isinstance(call.func, (ast.Name, ast.Attribute)):
            name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
            said = call.args[REFUSING[name]] if name in REFUSING and len(call.args) > REFUSING[name] else None
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                yield said.value
            elif isinstance(said, ast.JoinedStr):
                yield "".join([part.value if isinstance(part, ast.Constant) else "7" for part in said.values])


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_house_refuses_is_said_in_every_language(language: str) -> None:
    catalogue = catalogue_of(HOUSE, language)
    assert len(refusals()) > 60
    assert not [text for text in refusals() if catalogue.said(text) is None]


@pytest.mark.parametrize("language", OTHERS)
def test_no_pattern_has_a_blank_for_words_that_nobody_translates(language: str) -> None:
    """What stays as it is are names and numbers of the house's; a game has kinds for its things."""
    vague = [entry.pattern for game in lazaretto.games() for entry in catalogue_of(game.package, language).patterns if "{as it is" in entry.pattern]
    assert not set(vague) - {entry.pattern for entry in catalogue_of(HOUSE, language).patterns}
