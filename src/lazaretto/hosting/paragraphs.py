"""What happened, in paragraphs."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Game, Names, Said, Seat, Step


def paragraphs(game: Game, facts: Sequence[object], names: Names, seat: Seat | None) -> list[str]:
    """A step of the rules or an answer given aloud begins a paragraph; what was said during it follows on."""
    found: list[str] = []
    for fact in facts:
        sentence = game.report(fact, names, seat)
        if sentence is None:
            continue
        if isinstance(fact, (Step, Said)) or not found:
            found.append(sentence)
        else:
            found[-1] += " " + sentence
    return found
