"""The night as it really was: who was to come, what was looked at in secret, who died by whose bites, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Names, Position, Seat, Truth
from .box import Box
from .cards import LAST_QUARTER, TINY_CAR, is_zombie_card
from .ending import REASONS
from .imagine import looked_at, rescuer_of
from .names import CARD_TITLES, capital, figure
from .outlook import would_save
from .passage import Passage
from .pile import top_zone
from .reckoning import reckoning
from .rescued import tide
from .signs import card_icon
from .table import NOTHING, Pub
from .telling import Teller


def truths(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]], box: Box) -> list[Truth]:
    """Oldest first."""
    last = positions[-1]
    card = rescuer_of(last.table)
    known = "as everyone knew" if len(last.table.rules.rescuers) == 1 else "and nobody knew"
    found = [Truth(0, f"{capital(CARD_TITLES[card])} was to come, {known}.", card_icon(card))]
    flood = tides(positions, card, names)
    for moment in range(1, len(positions)):
        before, after = positions[moment - 1].table, positions[moment].table
        found += looks(before, after, moment, names) + Passage(before, moment, names).story(told[moment])
        found += [flood[moment]] if moment in flood else []
    if last.outcome is not None:
        teller, moment = Teller(box, names, None), len(positions) - 1
        found += [Truth(moment, reckoning(last.table, card, names), card_icon(card))] if last.outcome.reason == REASONS[card] else []
        found += [fate(last.table, seat, last.outcome.winners, moment, names) for seat in range(last.table.rules.seats)]
        found.append(Truth(moment, f"{teller.ended(last.outcome)} {teller.left_behind(last.outcome)}".rstrip(), "end"))
    return found


def looks(before: Pub, after: Pub, moment: int, names: Names) -> list[Truth]:
    """PB 19.4. What was seen in secret, and whether it was sunk."""
    found: list[Truth] = []
    for look in range(len(before.looks), len(after.looks)):
        seat = after.lookers[look].bit_length() - 1
        found.append(Truth(moment, f"{names[seat]} looked at the top card: {CARD_TITLES[looked_at(after, look)]}.", "eye", seat))
    for look in after.sunk_ids:
        if look != NOTHING and look not in before.sunk_ids:
            found.append(Truth(moment, f"{CARD_TITLES[looked_at(after, look)]} was sunk to the bottom of the quarter, unseen by the others.", "draw"))
    return found


def fate(t: Pub, seat: Seat, winners: tuple[Seat, ...], moment: int, names: Names) -> Truth:
    """PB 16.3. What became of somebody, with what counts in the end."""
    has = f"{figure(t.bites[seat], 'bite')}, {figure(t.beers[seat], 'beer')}, {figure(t.crisps[seat], 'bag')}"
    end = "saved" if seat in winners else "left behind" if winners else "lost"
    return Truth(moment, f"{names[seat]}, with {has}, was {end}.", "check" if seat in winners else "cross", seat)


def tides(positions: Sequence[Position], card: int, names: Names) -> dict[int, Truth]:
    """PB 16. In the last quarter, turn by turn: whom the true rescuer would have taken, whenever that is otherwise than a turn ago. By moment."""
    found: dict[int, Truth] = {}
    stood: list[Seat] | None = None
    for moment in range(1, len(positions) if card != TINY_CAR else 0):
        before, after = positions[moment - 1].table, positions[moment].table
        if after.quarter == LAST_QUARTER and (before.quarter < LAST_QUARTER or after.turns != before.turns):
            was, stood = stood, would_save(after, card)
            if was != stood:
                found[moment] = Truth(moment, tide(after, card, names), card_icon(card))
    return found


def holds(position: Position, phrase: str) -> bool | None:
    """R45. Whether the top card was as somebody said: good, unless it is a zombie card. None where it was still for chance to say."""
    t: Pub = position.table
    if phrase not in ("good-card", "bad-card") or top_zone(t) is t.deck or position.outcome is not None:
        return None
    return is_zombie_card(top_zone(t).kinds()[0]) == (phrase == "bad-card")
