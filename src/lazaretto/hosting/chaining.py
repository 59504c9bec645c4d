"""Chains: a deed, the windows that it opened and all that opened inside them, told in one sentence once the last has closed. All of it is public."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import dropwhile
from typing import final

from msgspec import Struct

from ..kernel import EVERYONE, Said, WindowKind
from .course import Told

Says = Callable[[object], bool]
"""Whether a fact is told in a sentence; who passes says none."""


@final
class Chain(Struct, frozen=True, tag_field="is", tag="chain"):
    """Told to everyone: these places of the story belong together. A deed, if it was one that opened the window, and the answers."""

    deed: int | None = None
    answers: tuple[int, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        return self.answers if self.deed is None else (self.deed, *self.answers)


def gone_on(chain: Chain, kind: WindowKind, news: Told, place: int, cause: int | None) -> Chain:
    """A window was answered: aloud, or by a fact that the game names; then comes what opened the next one, unless it is told already."""
    found = [place + at for at in answers_in(news, kind)]
    if cause is not None and cause not in chain.places and cause not in found:
        found.append(cause)
    return Chain(chain.deed, (*chain.answers, *found))


def ended(chain: Chain, kind: WindowKind, news: Told, place: int, says: Callable[[int], bool]) -> Told:
    """No window is open any more: the chain stands behind the last that belongs to it, before what came of it."""
    chain = chain if chain.deed is not None else Chain(None, tuple(dropwhile(lambda at: not says(at), chain.answers)))
    if chain.deed is None and len(chain.answers) < 2:          # one answer to no deed tells itself
        return news
    at = max([place, *[known + 1 for known in chain.places]]) - place
    if at == 0:                                      # nobody answered: behind the window itself
        at = next((number + 1 for number, (_, fact) in enumerate(news) if type(fact).__name__ == kind.question), 0)
    return [*news[:at], (EVERYONE, chain), *news[at:]]


def answers_in(news: Told, kind: WindowKind) -> list[int]:
    return [at for at, (eyes, fact) in enumerate(news) if eyes == EVERYONE and isinstance(fact, (Said, *kind.told_by))]


def last(news: Sequence[tuple[int, object]], place: int, tells: Says) -> int | None:
    """Where the last of this kind stands that all were told."""
    return next((place + at for at in range(len(news) - 1, -1, -1) if news[at][0] == EVERYONE and tells(news[at][1])), None)
