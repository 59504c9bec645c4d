"""A voice: a game that speaks to people, in one language. The games themselves speak English; of this whoever shows them to people asks."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import cache
from importlib.resources import as_file, files
from typing import Final, final

from ..kernel import Game, Gesture, Memory, Move, Names, Page, Position, Rulebook, Scene, Seat, Truth, View
from ..kernel.talk import SEAT
from . import ENGLISH, LANGUAGES
from .catalogue import Catalogue, read
from .rewriting import rewritten

FIRST_MARK: Final = 0xE000              # see `pattern.SEATS`
HOUSE: Final = __package__
MARKS: Final = tuple([chr(FIRST_MARK + seat) for seat in range(64)])
UNWRITTEN: Final = Page("", "", (), "", "", (), None)
ADDRESS: Final = re.compile(r"(You|Your|Du|Dir|Dich|Dein\w*)\b")          # in any language

logger = logging.getLogger("lazaretto.tongues")
Missing = Callable[[str], None]


def note(text: str) -> None:
    logger.warning("the catalogue lacks %r", text)


@final
class Voice:
    """One game in one language. What its catalogue lacks is said in English, and noted."""

    def __init__(self, game: Game, language: str, catalogue: Catalogue | None, missing: Missing = note) -> None:
        self.game: Final = game
        self.language: Final = language
        self.catalogue: Final = catalogue
        self.missing: Final = missing

    def words(self, text: str) -> str:
        """A sentence of the game's or of the house's that names nobody."""
        if self.catalogue is None or not text:
            return text
        said = self.catalogue.said(text)
        if said is None:
            self.missing(text)
        return text if said is None else said

    def named(self, text: str, names: Names) -> str:
        """A sentence in which marks stand for seats: with their names, after it has been translated."""
        return put(self.words(text), names)

    def names_for(self, names: Names) -> Names:
        """What the game is told that the seats are called."""
        return names if self.catalogue is None else MARKS[:len(names)]

    def report(self, fact: object, names: Names, seat: Seat | None) -> str | None:
        if self.catalogue is None:
            return self.game.report(fact, names, seat)
        told = self.game.report(fact, self.names_for(names), seat)
        return None if told is None else self.named(told, names)

    def explain(self, scene: Scene, seat: Seat, move: Move, names: Names) -> str:
        if self.catalogue is None:
            return self.game.explain(scene, seat, move, names)
        return self.named(self.game.explain(scene, seat, move, self.names_for(names)), names)

    def gesture(self, scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
        if self.catalogue is None:
            return self.game.gesture(scene, seat, move, names)
        made = self.game.gesture(scene, seat, move, self.names_for(names))
        return replace(made, words=self.named(made.words, names), group=self.named(made.group, names))

    def page(self, view: View, memory: Memory, names: Names, *, odds: bool = True, laid: Page | None = None) -> Page:
        """What lies open is taken from `laid`, a page of this moment that speaks this language, if there is one."""
        make = self.game.page if odds else self.game.page_without_odds
        made = make(view, memory, self.names_for(names), laid)
        if laid is None or self.catalogue is None:
            return self.spoken(made, names)
        is_noted = made.notes is laid.notes
        own = self.spoken(UNWRITTEN.to(made.title, made.detail, made.yours, () if is_noted else made.notes), names)
        return laid.to(own.title, own.detail, own.yours, laid.notes if is_noted else own.notes)

    def spoken(self, page: Page, names: Names) -> Page:
        """A page on which marks stand for seats."""
        if self.catalogue is None:
            return page
        spoken: Page = rewritten(page, lambda text: self.named(text, names), lambda text: put(text, names))
        return spoken

    def epilogue(self, position: Position, names: Names) -> str:
        return self.named(self.game.epilogue(position, self.names_for(names)), names)

    def truths(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> list[Truth]:
        return [replace(truth, text=self.named(truth.text, names)) for truth in self.game.truths(positions, self.names_for(names), told)]

    def fates(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> dict[Seat, str]:
        return {seat: self.named(text, names) for seat, text in self.game.fates(positions, self.names_for(names), told).items()}

    def came_about(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> str:
        return " ".join([self.named(text, names) for text in self.game.came_about(positions, self.names_for(names), told)])

    def topics(self) -> dict[str, str]:
        return {self.words(name): self.words(text) for name, text in self.game.topics().items()}

    def phrase(self, text: str) -> str:
        """A sentence that a player may say with one press; the blank for a seat stays a blank."""
        return self.words(text.replace(SEAT, MARKS[0])).replace(MARKS[0], SEAT)

    def rulebook(self) -> Rulebook:
        return self.game.rulebook() if self.catalogue is None else Rulebook(self.game.package, self.language)


def small(text: str) -> str:
    """A sentence as a clause behind another: "you" and "your" are not written large there."""
    return text[:1].lower() + text[1:] if ADDRESS.match(text) else text


def put(text: str, names: Names) -> str:
    """Names in place of their marks."""
    for seat, name in enumerate(names):
        if MARKS[seat] in text:
            text = text.replace(MARKS[seat], name)
    return text


def voice(game: Game, language: str) -> Voice:
    """The game in this language; in English if we do not speak it."""
    return kept_voice(game, language if language in LANGUAGES else ENGLISH)


@cache
def kept_voice(game: Game, language: str) -> Voice:
    return Voice(game, language, catalogue_of(game.package, language))


@cache
def catalogue_of(package: str, language: str) -> Catalogue | None:
    """What the house says, and on top of it what the game of a package says; None where nothing needs to be translated."""
    if language == ENGLISH:
        return None
    with ExitStack() as opened:
        return read(*[opened.enter_context(as_file(files(folder) / f"{language}.toml")) for folder in dict.fromkeys((HOUSE, package))])


def house_words(text: str, language: str) -> str:
    """What the house says where no game is near."""
    catalogue = catalogue_of(HOUSE, language) if language in LANGUAGES else None
    return text if catalogue is None else catalogue.said(text) or text
