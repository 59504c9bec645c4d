"""What a report says of a finished game: who was saved, by whom, and how the night went."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Outcome, Position, Seat
from .box import Box
from .chips import TURNED_UP, read
from .ending import NO_BUDDIES, REASONS
from .reckoning import reckoning
from .table import Pub
from .telling import Teller

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


def epilogue(position: Position, names: Names, box: Box) -> str:
    """How it ended, told to who does not know what wins: by whose bite, or whom the rescuer took and by which numbers."""
    outcome = position.outcome
    assert outcome is not None
    teller = Teller(box, names, None)
    if outcome.reason == NO_BUDDIES:
        return f"{teller.last_bite(position)}: the zombies win."
    card = [card for card, reason in REASONS.items() if reason == outcome.reason]
    numbers = f" {reckoning(position.table, card[0], names)}" if card else ""
    if outcome.winners:
        return f"{teller.ended(outcome)}{numbers}"
    return f"The zombies win: {outcome.reason}{', but for nobody' if card else ''}.{numbers}"
