"""PA 15. How a game came to its end, in a few sentences: the Hit List, then round by round what brought the winner there, then how near the others were."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...kernel import Names, Position, Seat
from .box import Box
from .cards import HEALERS, PLAGUE
from .chronicle import ward_on
from .names import piece_title
from .table import Town
from .telling import Teller
from .truths import died
from .voice import Voice
from .wanted import hit_list
from .winning import EvidenceIs


def came_about(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]], box: Box) -> list[str]:
    """For whoever looks at the end."""
    last = positions[-1]
    if last.outcome is None:
        return []
    t: Town = last.table
    winner, voice = last.outcome.winners[0], Voice(box, names, None)
    found = [hit_list(t, box)]
    for (old, new), facts in zip(pairwise(positions), told[1:], strict=True):
        lines = deaths(old.table, new.table, voice) if winner == PLAGUE else proofs(facts, winner, box, names)
        found += [f"Round {old.table.round}:", *lines] if lines else []
    others = [seat for seat in t.healers() if seat != winner]
    found += [voice.one(seat, f"had {t.evidence[seat]} of {t.rules.enough} pieces of Evidence") for seat in sorted(others, key=lambda seat: -t.evidence[seat])]
    return found if winner == PLAGUE and len(t.crypts) == HEALERS else [*found, f"{len(t.crypts)} of {HEALERS} on the Hit List were dead."]


def deaths(before: Town, after: Town, voice: Voice) -> list[str]:
    """PA 15.3. Of the Hit List."""
    fallen = {ward_on(card) for card in after.crypts.kinds() if card not in before.crypts}
    return [text for text, _, _ in died(before, after, voice) if any([text.startswith(piece_title(voice.box, ward)) for ward in fallen])]


def proofs(facts: Sequence[object], winner: Seat, box: Box, names: Names) -> list[str]:
    """PA 15.2. What the Healer who won gained, and what deaths took."""
    teller = Teller(box, names, None)
    return [text for fact in facts if isinstance(fact, EvidenceIs) and fact.seat == winner and (text := teller.report(fact))]
