"""PA 2.1, 2.2, 12.5. Borders: where a piece can be brought, and what bars the way."""

from __future__ import annotations

from typing import Final

from ...kernel import Reason
from .table import Town

NOT_ADJACENT: Final = Reason("PA 12.5", "that district is not adjacent")
CURFEW: Final = Reason("PA 17.2", "nobody crosses the border of a Curfew")
MIASMA: Final = Reason("PA 18.10", "no piece enters or leaves a Miasma")


def why_not_carry(t: Town, here: int, to: int) -> Reason | None:
    """PA 11.8, R124. One space by a Prescription, which a Miasma does not bar; a Curfew does."""
    if to not in t.rules.town[here]:
        return NOT_ADJACENT
    return CURFEW if t.is_closed(here) or t.is_closed(to) else None


def why_not_relocate(t: Town, here: int, to: int) -> Reason | None:
    """One space of a piece."""
    reason = why_not_carry(t, here, to)
    if reason is not None:
        return reason
    return MIASMA if (t.miasma >> here | t.miasma >> to) & 1 else None


def within_two(t: Town, here: int) -> set[int]:
    """PA 17.5. Where an Evacuation may carry a Ward: one space or two."""
    first = [district for district in t.rules.town[here] if why_not_carry(t, here, district) is None]
    second = [to for district in first for to in t.rules.town[district] if why_not_carry(t, district, to) is None]
    return {*first, *second} - {here}


def is_within_two(t: Town, here: int, to: int) -> bool:
    """PA 17.5. One space or two, whatever bars the way."""
    return to in t.rules.town[here] or any([to in t.rules.town[near] for near in t.rules.town[here]])
