"""Windows as a game declares them: what each kind answers, how it can be answered by an order given beforehand, and what tells that it was answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from .agenda import Question


@final
class Target:
    """What an answer may be about: in words ("on Maria Kaina"), and as the notation says it ("maria")."""

    def __init__(self, words: str, said: str) -> None:
        self.words: Final = words
        self.said: Final = said


@final
class Reply:
    """A way to answer a window that can be ordered beforehand: in words, and the answers in notation, of which the first that is allowed counts.

    An answer may have blanks, "play thiefs-hands {} {}": who orders says for each of them which of its targets is meant.
    """

    def __init__(self, words: str, answers: tuple[str, ...], targets: tuple[tuple[Target, ...], ...] = ()) -> None:
        self.words: Final = words
        self.answers: Final = answers
        self.targets: Final = targets


@final
class WindowKind:
    """A kind of window, as everyone knows it from the rules alone. The first of its replies is to do nothing."""

    def __init__(
        self, question: str, title: str, replies: tuple[Reply, ...], *, names_doer: bool, told_by: tuple[type, ...] = (),
        is_deed: Callable[[Question, object], bool] | None = None, in_own_turn: str = "",
    ) -> None:
        self.question: Final = question
        self.title: Final = title                # what happens that it answers
        self.replies: Final = replies
        self.names_doer: Final = names_doer      # different seats may bring it about, and an order may name one of them
        self.told_by: Final = told_by            # facts besides an answer said aloud by which all learn that it was answered
        self.is_deed: Final = is_deed            # which fact tells the deed that such a window answers; None: whatever was told last before it
        self.in_own_turn: Final = in_own_turn    # when one is asked the same in one's own turn, where it is no window; "": one is not
