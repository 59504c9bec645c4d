"""What can go wrong, and how it is said."""

from __future__ import annotations

from typing import Final


class Reason:
    """Why not: the rule's number and a sentence that tells a player what is the case."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule: Final = rule
        self.text: Final = text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.rule, self.text))


class Mistake(ValueError):
    """What somebody got wrong and can mend: said in one line, never with a traceback."""


class IllegalMove(Mistake):
    """Well said, but not allowed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason: Final = reason


class NotAsked(IllegalMove):
    """The seat has nothing to answer now."""


class UnreadableMove(Mistake):
    """Not a move in this game's notation; `near` holds what may have been meant."""

    def __init__(self, text: str, near: tuple[str, ...] = ()) -> None:
        hint = f"; did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
        super().__init__(f"cannot read the move {text!r}{hint}")
        self.text: Final = text
        self.near: Final = near


class UnknownVariant(Mistake):
    """No such variant, not for so many seats, or parts that do not go together."""


class BrokenPack(Mistake):
    """A component pack that cannot be used; `field` says where."""

    def __init__(self, field: str, text: str) -> None:
        shown = field if field.isprintable() else ascii(field)
        super().__init__(f"{shown}: {text}" if field else text)
        self.field: Final = field


class BrokenRecord(Mistake):
    """A record that cannot be read or does not hold together; `line` says where, from 1."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line: Final = line


class BrokenTable(Exception):
    """A card vanished or came from nowhere, a rule contradicts itself: our bug, never shown to a player."""
