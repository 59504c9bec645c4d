"""What a report says of a finished game: who was saved, by whom, and how the night went."""

from __future__ import annotations

from typing import Final

from ...kernel import Outcome, Position, Seat
from .chips import TURNED_UP, read
from .ending import REASONS
from .table import Pub

SAVED_SIDE: Final = "saved"
LEFT_SIDE: Final = "left behind"
SIDES: Final = (SAVED_SIDE, LEFT_SIDE)


def side_of(position: Position, seat: Seat) -> str:
    """PB 16.3. While the night lasts nobody is saved."""
    return SAVED_SIDE if position.outcome is not None and seat in position.outcome.winners else LEFT_SIDE


def counted(t: Pub) -> dict[str, int]:
    """How hard the night was."""
    return {
        "turns": t.turns, "zombies drawn": t.draws, "zombies turned up": len([entry for entry in t.chronicle if read(entry)[0] == TURNED_UP]),
        "beers drunk": sum(t.beers), "buddies left": t.buddies(), "quarter reached": t.quarter + 1,
    }


def how_it_ended(t: Pub, outcome: Outcome) -> str:
    """By whom how many were saved."""
    if outcome.winners:
        return f"{outcome.reason} and took {len(outcome.winners)} of {t.rules.seats}"
    return f"the zombies won: {outcome.reason}"


def epilogue(t: Pub, outcome: Outcome) -> str:
    """How it ended, told to who does not know what wins."""
    saved = len(outcome.winners)
    if saved:
        return f"{saved} of {t.rules.seats} players {'is' if saved == 1 else 'are'} saved: {outcome.reason}."
    return f"The zombies win: {outcome.reason}{', but for nobody' if outcome.reason in REASONS.values() else ''}."
