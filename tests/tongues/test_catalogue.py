"""The catalogue: patterns, kinds, forms, lists, and what it does not know."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.tongues.catalogue import Catalogue
from lazaretto.tongues.pattern import UnknownBlank
from lazaretto.tongues.voice import MARKS, Voice, put, voice

SECTIONS = {
    "cart": {"Birch": {"nom": "die Birke", "dat": "der Birke"}, "Oak": {"nom": "die Eiche", "dat": "der Eiche"}},
    "place": {"the back of {cart}": "das Ende {cart.dat}"},
    "person": {"{who}": "{who}", "you": {"nom": "du", "acc": "dich"}},
    "sentences": {
        "No cart moves.": "Kein Karren fährt.",
        "{who} gets to {place}.": "{who} kommt an {place}.",
        "{Cart} mingles: {person+}.": "{Cart} vermischt sich: {person+}.",
        "Round {n}: {text}": "Runde {n}: {text}",
        "{n} of {n2}": "{n} von {n2}",
        "pushes {person}": "schubst {person.acc}",
        "pushes you.": "schubst dich.",
        "Nobody sees it; {cart} waits.": "Niemand sieht es, und {cart} wartet.",
    },
}
A, B = MARKS[:2]


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue(SECTIONS, {"and": "und", "or": "oder"})


@pytest.mark.parametrize("english, german", [
    ("No cart moves.", "Kein Karren fährt."),
    (f"{A} gets to the back of Oak.", f"{A} kommt an das Ende der Eiche."),
    (f"Birch mingles: {A}, {B} and you.", f"Die Birke vermischt sich: {A}, {B} und du."),
    ("Round 3: No cart moves.", "Runde 3: Kein Karren fährt."),
    ("3 of 7", "3 von 7"),
    ("pushes you", "schubst dich"),
    ("No cart moves. 3 of 7 · No cart moves.", "Kein Karren fährt. 3 von 7 · Kein Karren fährt."),
    ("Nobody sees it; Oak waits. No cart moves.", "Niemand sieht es, und die Eiche wartet. Kein Karren fährt."),
    ("3 of 7; pushes you. No cart moves.", "3 von 7; schubst dich. Kein Karren fährt."),
    ("+3", "+3"),
    (A, A),
])
def test_a_sentence_is_said_in_the_other_language(catalogue: Catalogue, english: str, german: str) -> None:
    assert catalogue.said(english) == german


@pytest.mark.parametrize("unknown", [
    "The carts are late.", f"{A} gets to the back of Elm.", "Round 3: The carts are late.",
    "No cart moves. The carts are late.", f"Birch mingles: {A} and Odo.",
])
def test_what_it_lacks_is_not_said_by_halves(catalogue: Catalogue, unknown: str) -> None:
    assert catalogue.said(unknown) is None


def test_an_expression_is_compiled_when_a_sentence_may_be_one_of_its_own(catalogue: Catalogue) -> None:
    """A game has a thousand of them, and the first guest who speaks its language would wait for seconds, and every table with him."""
    catalogue.said(f"{A} gets to the back of Oak.")
    assert [entry.pattern for entry in catalogue.patterns if "expression" in vars(entry)] == ["{who} gets to {place}."]


def test_a_blank_must_be_known() -> None:
    with pytest.raises(UnknownBlank, match="no kind 'boat'"):
        Catalogue({"sentences": {"{boat} sinks": "x"}}, {})
    with pytest.raises(UnknownBlank, match="'cart2' that"):
        Catalogue({**SECTIONS, "sentences": {"{cart} stops": "{cart2} hält"}}, {})
    with pytest.raises(UnknownBlank, match="need each other"):
        Catalogue({"one": {"{two}": "x"}, "two": {"{one}": "x"}}, {})


def test_names_are_put_in_last_so_that_no_name_is_taken_for_a_word() -> None:
    said = Catalogue(SECTIONS, {}).said(f"{A} gets to the back of Oak.")
    assert said is not None and put(said, ["Oak"]) == "Oak kommt an das Ende der Eiche."


def test_what_is_lacking_is_said_in_english_and_noted(catalogue: Catalogue) -> None:
    noted: list[str] = []
    speaks = Voice(lazaretto.game("bristol"), "de", catalogue, noted.append)
    assert speaks.words("The carts are late.") == "The carts are late." and noted == ["The carts are late."]


def test_who_asks_for_a_language_that_we_do_not_speak_hears_english() -> None:
    game = lazaretto.game("bristol")
    assert voice(game, "xx") is voice(game, "en") and voice(game, "de").language == "de"
