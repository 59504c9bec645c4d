"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Game, Said, Seat, Step

NAMES = ("Maud", "Odo", "Isolde", "Piers", "Agnes", "Wat", "Joan", "Hugh", "Emmot", "Alys", "Giles", "Cecily")
YOU = "You"


def names_of(seats: int, you: Seat | None = None) -> tuple[str, ...]:
    """What the seats are called; always the same, so that a replay reads like the game."""
    return tuple([YOU if seat == you else NAMES[seat] for seat in range(seats)])


def paragraphs(game: Game, facts: Sequence[object], names: Sequence[str], seat: Seat | None) -> list[str]:
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
