"""All that was told at a table, in order, each with the eyes it was for: in two rows, as a server keeps thousands of tables and pairs would double them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Self, final, overload

Pair = tuple[int, object]


@final
class Tale(Sequence[Pair]):
    """As a list of pairs that grows; a part of it is one."""

    __slots__ = ("eyes", "things")

    def __init__(self, pairs: Iterable[Pair] = ()) -> None:
        self.eyes: Final = array("q")
        self.things: Final[list[object]] = []
        self += pairs

    def append(self, pair: Pair) -> None:
        eyes, thing = pair
        self.eyes.append(eyes)
        self.things.append(thing)

    def __iadd__(self, pairs: Iterable[Pair]) -> Self:
        for pair in pairs:
            self.append(pair)
        return self

    def __len__(self) -> int:
        return len(self.things)

    def __iter__(self) -> Iterator[Pair]:
        return zip(self.eyes, self.things, strict=True)

    @overload
    def __getitem__(self, place: int) -> Pair: ...
    @overload
    def __getitem__(self, place: slice) -> list[Pair]: ...
    def __getitem__(self, place: int | slice) -> Pair | list[Pair]:
        if isinstance(place, slice):
            return list(zip(self.eyes[place], self.things[place], strict=True))
        return self.eyes[place], self.things[place]
