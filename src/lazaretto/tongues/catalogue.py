"""A catalogue: what is said in one language for every sentence of a game, and of the house."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, final

from .pattern import AS_IT_IS, BLANK, BUILT_IN, SENTENCE, Blank, UnknownBlank, blank, blanks, expression, literals

SENTENCES: Final = "sentences"
#: Between sentences that come in one piece, and between clauses: one sentence of the catalogue may have two of them.
JOINED: Final = (re.compile(r"(?<=[.!?…]) (?=\S)| · |\n"), re.compile("; "))
IN_LIST: Final = re.compile(r", and |, or |, | and | or ")
WORDLESS: Final = re.compile(r"[^A-Za-z]*")
REMEMBERED: Final = 20_000

Forms = Mapping[str, str]


@final
class Entry:
    """A pattern, and what is said for it: in one form, or in several by their names, the usual one first."""

    def __init__(self, pattern: str, said: str | Forms, kinds: Mapping[str, str]) -> None:
        self.pattern: Final = pattern
        self.forms: Final[Forms] = {"": said} if isinstance(said, str) else said
        self.kinds: Final = kinds
        literal = literals(pattern)
        self.begins, self.ends, self.holds = literal[0], literal[-1], max(literal, key=len)
        known = {one.key for one in blanks(pattern, kinds)}
        for text in self.forms.values():
            for one in blanks(text):
                if one.key not in known:
                    raise UnknownBlank(f"{text!r} has a blank {one.key!r} that {pattern!r} has not")

    def matched(self, text: str) -> re.Match[str] | None:
        """With what fills its blanks. A look at the words between them spares nearly every expression, which takes milliseconds to compile."""
        is_likely = text.startswith(self.begins) and text.endswith(self.ends) and self.holds in text
        return self.expression.fullmatch(text) if is_likely else None

    @cached_property
    def expression(self) -> re.Pattern[str]:
        return re.compile(expression(self.pattern, self.kinds, naming=True), re.DOTALL)

    def form(self, name: str) -> str:
        return self.forms.get(name) or next(iter(self.forms.values()))


@final
class Catalogue:
    """Sentences, and kinds of things that fill their blanks."""

    def __init__(self, sections: Mapping[str, Mapping[str, Any]], connectives: Mapping[str, str]) -> None:
        self.connectives: Final = connectives                              # "and", "or"
        self.expressions: Final = dict(BUILT_IN)
        self.kinds: Final[dict[str, list[Entry]]] = {}
        for kind in in_order({name: dict(section) for name, section in sections.items() if name != SENTENCES}):
            entries = [Entry(pattern, said, self.expressions) for pattern, said in by_length(sections[kind])]
            self.kinds[kind] = entries
            self.expressions[kind] = "|".join([expression(entry.pattern, self.expressions, naming=False) for entry in entries])
        sentences = [Entry(pattern, said, self.expressions) for pattern, said in by_length(sections.get(SENTENCES, {}))]
        self.plain: Final = {entry.pattern: entry.form("") for entry in sentences if not BLANK.search(entry.pattern)}
        self.patterns: Final = [entry for entry in sentences if BLANK.search(entry.pattern)]
        self.said: Final = lru_cache(REMEMBERED)(self._said)

    def _said(self, text: str) -> str | None:
        """The same in this language; None if the catalogue lacks it."""
        if WORDLESS.fullmatch(text):
            return text
        found = self.plain.get(text) or self._filled(self.patterns, text, "")
        return found or self._in_pieces(text, JOINED[0]) or self._in_pieces(text, JOINED[1])

    def _in_pieces(self, text: str, joined: re.Pattern[str]) -> str | None:
        """Sentences that were put together, each by itself."""
        parts, end = [], 0
        for gap in [*joined.finditer(text), None]:
            piece = self.said(text[end:gap.start() if gap else len(text)]) if gap or end else None
            if piece is None:
                return None
            parts += [piece, gap[0] if gap else ""]
            end = gap.end() if gap else end
        return "".join(parts)

    def _filled(self, entries: list[Entry], text: str, form: str) -> str | None:
        for entry in entries:
            found = entry.matched(text)
            if found is not None:
                filled = self._fill(entry, found, form)
                if filled is not None:
                    return filled
        return None

    def _fill(self, entry: Entry, found: re.Match[str], form: str) -> str | None:
        """What is said for an entry, its blanks filled; None if one of them cannot be."""
        parts: list[str] = []
        end, text = 0, entry.form(form)
        for place in BLANK.finditer(text):
            one = blank(place[1])
            filled = self._one(one, found[one.key.replace(" ", "_")])
            if filled is None:
                return None
            parts += [text[end:place.start()], filled[:1].upper() + filled[1:] if one.has_capital else filled]
            end = place.end()
        return "".join([*parts, text[end:]])

    def _one(self, one: Blank, value: str) -> str | None:
        """What fills one blank."""
        if one.kind == SENTENCE:
            return self.said(value)
        whole = self._piece(one, value)
        return self._list(one, value) if one.is_list and (whole is None or one.kind in BUILT_IN) else whole

    def _piece(self, one: Blank, value: str) -> str | None:
        if one.kind in BUILT_IN:
            return value
        return self._filled(self.kinds[one.kind], value, one.form) or self._filled(self.kinds[one.kind], value[:1].lower() + value[1:], one.form)

    def _list(self, one: Blank, value: str) -> str | None:
        parts, end = [], 0
        for gap in [*IN_LIST.finditer(value), None]:
            piece = self._piece(one, value[end:gap.start() if gap else len(value)])
            if piece is None:
                return None
            parts.append(piece + (self._gap(gap[0]) if gap else ""))
            end = gap.end() if gap else end
        return "".join(parts)

    def _gap(self, english: str) -> str:
        word = english.strip(", ")
        return f" {self.connectives[word]} " if word else ", "


def by_length(section: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The most particular first: what says most, and has the fewest blanks that take anything."""
    def vague(pattern: str) -> int:
        return sum([one.kind in (SENTENCE, AS_IT_IS) for one in blanks(pattern)])
    return sorted(section.items(), key=lambda item: (vague(item[0]), -len(BLANK.sub("", item[0]))))


def in_order(kinds: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Each kind after those that its own entries have blanks of."""
    placed: list[str] = []
    while len(placed) < len(kinds):
        ready = [
            kind for kind in kinds if kind not in placed
            and all([one.kind in BUILT_IN or one.kind in placed or one.kind not in kinds for pattern in kinds[kind] for one in blanks(pattern)])
        ]
        if not ready:
            raise UnknownBlank(f"these kinds need each other: {', '.join([kind for kind in kinds if kind not in placed])}")
        placed += ready
    return placed


def read(*files: Path) -> Catalogue:
    """Catalogues on top of each other: what the house says, then what a game says. "and" and "or" are the house's."""
    sections: dict[str, dict[str, Any]] = {}
    for file in files:
        for name, section in tomllib.loads(file.read_text(encoding="utf-8")).items():
            sections.setdefault(name, {}).update(section)
    return Catalogue(sections, sections.pop("connectives"))
