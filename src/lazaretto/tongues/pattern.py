"""Patterns: sentences with blanks. "{who} draws {remedy+}." stands for every sentence in which a seat draws one remedy or several.

A blank is named after its kind. `{n}` is a number, `{who}` a seat, `{rule}` a paragraph, `{text}` anything that is a sentence itself, `{as it is}` anything
that stays; every other kind is a section of the catalogue. `{cart2}` is a second cart, `{cart+}` a list of them ("Birch, Oak and Cedar"), `{Cart}` one with a
capital. In a translation `{cart.dat}` asks for one of the forms that the catalogue gives.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

BLANK: Final = re.compile(r"\{([^{}]+)\}")
NAME: Final = re.compile(r"([A-Za-z ]+?)(\d*)(\+?)(?:\.(\w+))?")
SEATS: Final = "\ue000-\ue03f"              # a character of no script for each seat: its name comes last
NUMBER, SEAT, RULE, SENTENCE, AS_IT_IS = "n", "who", "rule", "text", "as it is"
BUILT_IN: Final = {
    NUMBER: r"[+\-\u2212]?\d+(?:[.,]\d+)?", SEAT: f"[{SEATS}]", RULE: r"[A-Z]{2} \d+(?:\.\d+)?|R\d+|\d+\.\d+", SENTENCE: r".+?", AS_IT_IS: r".+?",
}


class Blank(NamedTuple):
    """A blank as it is written: of which kind, which of several, and how."""

    kind: str
    which: str
    is_list: bool
    form: str
    has_capital: bool

    @property
    def key(self) -> str:
        return self.kind + self.which


class UnknownBlank(ValueError):
    """A blank that is no kind of the catalogue, or that the sentence does not have."""


def blank(written: str) -> Blank:
    """What stands between braces."""
    found = NAME.fullmatch(written)
    if found is None:
        raise UnknownBlank(f"cannot read the blank {{{written}}}")
    kind = found[1][0].lower() + found[1][1:]
    return Blank(kind, found[2], bool(found[3]), found[4] or "", kind != found[1])


def blanks(text: str, kinds: Collection[str] | None = None) -> list[Blank]:
    """Those of a text; all of these kinds, if they are named."""
    found = [blank(written) for written in BLANK.findall(text)]
    for one in found:
        if kinds is not None and one.kind not in kinds:
            raise UnknownBlank(f"no kind {one.kind!r}: there are {', '.join(sorted(kinds))}")
    return found


def literals(pattern: str) -> list[str]:
    """What stands between the blanks, before the first and behind the last."""
    return BLANK.split(pattern)[::2]


def expression(pattern: str, kinds: Mapping[str, str], *, naming: bool) -> str:
    """The pattern as a regular expression; `kinds` has one for each kind of blank. Naming: what fills a blank can be asked for."""
    parts, end = [], 0
    for found in BLANK.finditer(pattern):
        parts += [re.escape(pattern[end:found.start()]), filler(blank(found[1]), kinds, naming)]
        end = found.end()
    return "".join([*parts, re.escape(pattern[end:])])


def filler(one: Blank, kinds: Mapping[str, str], naming: bool) -> str:
    inner = f"(?:{kinds[one.kind]})"
    if one.is_list:
        inner = f"{inner}(?:, {inner})*(?:,? (?:and|or) {inner})?"
    if one.has_capital:
        inner = f"(?i:{inner})"
    return f"(?P<{one.key.replace(' ', '_')}>{inner})" if naming else inner
