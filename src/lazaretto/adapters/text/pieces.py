"""Pieces of a reply: words as they are compared, sentences, and the places where people and models write their answer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

LONGEST: Final = 8_000          # characters of a reply that are read: its last ones, where an answer stands
MOST_BRACES: Final = 40
WORD: Final = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*")
APOSTROPHES: Final = str.maketrans("", "", "'\u2019")
SENTENCE: Final = re.compile(r"(?<=[^\d\s][.!?])\s+|\n+")
CLAUSE: Final = re.compile(r"[,;:()\u2013\u2014]|\s-\s|\b(?:because|since|as|so that|while|which|given)\b", re.IGNORECASE)
DECORATION: Final = " \t\r\n*_`'\"“”\u2018\u2019«»#>~|.,;:!-\u2013\u2014()[]{}<>"
LABEL: Final = re.compile(
    r"(?im)(?<![\w])[\"'*_]*(?P<final>final\s+)?(?:my\s+)?(?:answer|move|action|choice|decision|option|notation|selection|reply)[\"'*_]*"
    r"\s*(?:is\s*:|is\b|:|=|->|→)\s*(?P<said>[^\n]+)",
)
BOXED: Final = re.compile(r"\\boxed\{([^{}\n]{1,200})\}|\[\[?([^\[\]\n]{1,200})\]\]?|<(?:answer|move|action)>\s*([^<>]{1,200}?)\s*</", re.IGNORECASE)
EMPHASISED: Final = re.compile(r"\*\*([^*\n]{1,200})\*\*|`{1,3}([^`\n]{1,200})`{1,3}|[\"“]([^\"“”\n]{1,200})[\"”]|__([^_\n]{1,200})__")
NUMBER_KEYS: Final = frozenset({"move", "action", "choice", "answer", "option", "number", "selection", "play", "decision", "notation", "selected", "reply"})
ID_KEYS: Final = frozenset({"id", "action_id", "actionid", "move_id", "moveid"})


class Token(NamedTuple):
    """A word, as it is compared and as it stands in the text."""

    word: str
    start: int
    end: int


def tokens(text: str) -> list[Token]:
    return [Token(found[0].casefold().translate(APOSTROPHES), found.start(), found.end()) for found in WORD.finditer(text)]


def words(text: str) -> tuple[str, ...]:
    """Case, commas and hyphens do not matter."""
    return tuple([found.casefold().translate(APOSTROPHES) for found in WORD.findall(text)])


def bare(text: str) -> str:
    """Without the dress of markdown and quotes."""
    return text.strip(DECORATION)


def sentences(text: str) -> list[str]:
    return [part for part in SENTENCE.split(text) if part.strip()]


def clauses(sentence: str) -> list[str]:
    return [part for part in CLAUSE.split(sentence) if part.strip()]


class Told(NamedTuple):
    """What JSON says under a key that means the answer: a number of the list, an id, or words."""

    number: int | None = None
    id: int | None = None
    text: str = ""


def in_json(reply: str) -> list[Told]:
    """Of the last JSON object in the reply that answers at all, what it says."""
    found: list[Told] = []
    for data in objects(reply):
        found = list(answers_in(data)) or found
    return found


def objects(reply: str) -> Iterator[dict[str, Any]]:
    """Every outermost object."""
    decoder, at = json.JSONDecoder(), 0
    for _ in range(MOST_BRACES):
        at = reply.find("{", at)
        if at < 0:
            return
        try:
            data, at = decoder.raw_decode(reply, at)
        except (ValueError, RecursionError):
            at += 1
            continue
        if isinstance(data, dict):
            yield data


def answers_in(data: object) -> Iterator[Told]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from answer_under(str(key).casefold(), value)
    elif isinstance(data, list):
        for item in data:
            yield from answers_in(item)


def answer_under(key: str, value: object) -> Iterator[Told]:
    if isinstance(value, (dict, list)):
        yield from answers_in(value)
    elif key in ID_KEYS and isinstance(value, int) and not isinstance(value, bool):
        yield Told(id=value)
    elif key in NUMBER_KEYS and isinstance(value, (int, float)) and not isinstance(value, bool) and value == int_or_none(value):
        yield Told(number=int(value))
    elif key in NUMBER_KEYS | ID_KEYS and isinstance(value, str):
        yield Told(text=value)


def int_or_none(value: float) -> int | None:
    return int(value) if value == value and abs(value) < 1e9 else None


def labelled(reply: str) -> list[str]:
    """What stands after "Answer:", "Move:" and the like; after "Final answer:" alone if there is one."""
    found = list(LABEL.finditer(reply))
    final = [it for it in found if it["final"]]
    return [it["said"] for it in (final[-1:] or found)]


def boxed(reply: str) -> list[str]:
    return [part for found in BOXED.findall(reply) for part in found if part]


def emphasised(reply: str) -> list[str]:
    return [part for found in EMPHASISED.findall(reply) for part in found if part]
