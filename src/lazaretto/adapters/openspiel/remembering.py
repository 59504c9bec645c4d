"""A memory in numbers: all that a seat was told and did, word by word; and read back again, so that nothing can be lost on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

import numpy as np
from numpy.typing import NDArray

from ...kernel import Answered, Game, Value
from ...kernel.facts import FACTS
from ...kernel.table import Rules
from ...kernel.value import fields_of, said

OPEN: Final = "("                      # of a tuple; of a value its name comes before
CLOSE: Final = ")"
SPELLED: Final = "spelled"             # what no word stands for, letter by letter up to the next CLOSE
ROW: Final = "."                       # of a place in a row: its number comes next
LARGEST: Final = 63                    # whole number that is a word
PRINTED: Final = range(32, 127)        # the letters there are


@final
class Words:
    """What the facts of a game are made of, each a number from 1; 0 is room that nothing was written in."""

    def __init__(self, game: Game, rules: Rules) -> None:
        kinds = sorted({**game.values, **{kind.__name__: kind for kind in (*FACTS, Answered)}})
        fields = ["", *[name for name in fields_of(game.make_table(rules)) if name != "rules"]]
        self.all: Final[tuple[str, ...]] = (
            "", CLOSE, OPEN, SPELLED, "None", "False", "True", *[str(number) for number in range(-1, LARGEST + 1)],
            *[kind + OPEN for kind in kinds], *[repr(field) for field in fields], *[field + ROW for field in fields[1:]],
            *[f"letter {chr(code)}" for code in PRINTED],
        )
        self.number: Final = {word: number for number, word in enumerate(self.all)}

    def of(self, fact: object) -> NDArray[np.float32]:
        """The fact word by word, each as a part of all words there are."""
        written: list[str] = []
        self._write(fact, written)
        return np.array([self.number[word] for word in written], np.float32) / np.float32(len(self.all))

    def _write(self, item: object, written: list[str]) -> None:
        if isinstance(item, (tuple, Value)):
            written.append(OPEN if isinstance(item, tuple) else type(item).__name__ + OPEN)
            for part in item if isinstance(item, tuple) else said(item):
                self._write(part, written)
            written.append(CLOSE)
            return
        field, dot, number = item.partition(ROW) if isinstance(item, str) else ("", "", "")
        if repr(item) in self.number:
            written.append(repr(item))
        elif dot and field + ROW in self.number and number in self.number:
            written.extend([field + ROW, number])
        else:
            written.extend([SPELLED, *[f"letter {letter}" for letter in repr(item)], CLOSE])

    def read(self, numbers: NDArray[np.float32]) -> list[str]:
        """The facts again, as an information state has them in its lines."""
        places = np.rint(numbers.astype(np.float64) * len(self.all)).astype(int)
        words = iter([self.all[place] for place in places if place])
        facts: list[str] = []
        for word in words:
            facts.append(self._read(word, words))
        return facts

    def _read(self, word: str, words: Iterator[str]) -> str:
        if word == SPELLED:
            return "".join([letter.removeprefix("letter ") for letter in iter(words.__next__, CLOSE)])
        if word.endswith(ROW):
            return repr(word + next(words))
        if not word.endswith(OPEN):
            return word
        parts = [self._read(part, words) for part in iter(words.__next__, CLOSE)]
        only_one = "," if word == OPEN and len(parts) == 1 else ""
        return f"{word}{', '.join(parts)}{only_one})"
