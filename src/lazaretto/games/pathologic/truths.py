"""PA 21.3. The story as it really was: where the Plague walked, who was on its list, what each Strain was, and what decided the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...kernel import Names, Position, Seat, Truth
from .box import Box
from .cards import HEALERS, NOTHING, PLAGUE, STEPPE, WARDS
from .chronicle import obituary, ward_on
from .names import capital, figure, listed, many, piece_title, place_title
from .table import Town
from .voice import Voice
from .whereabouts import where_it_can_be


def truths(positions: Sequence[Position], names: Names, box: Box) -> list[Truth]:
    """Line by line, each after the position in which it came about."""
    voice = Voice(box, names, None)
    found: list[Truth] = []
    for moment, (old, new) in enumerate(pairwise(positions), 1):
        before, after = old.table, new.table
        found += [Truth(moment, text, icon, seat) for text, icon, seat in (
            *list_made(before, after, voice), *turn_over(before, after, voice), *migrated(before, after, voice), *list_changed(before, after, voice),
            *laid(before, after, voice), *proved(before, after, voice), *died(before, after, voice), *came_back(before, after, voice),
        )]
    return [*found, *ended(positions[-1], len(positions) - 1, voice)]


Line = tuple[str, str, Seat | None]


def list_made(before: Town, after: Town, voice: Voice) -> list[Line]:
    """PA 3.4."""
    if len(before.doomed) or not len(after.doomed):
        return []
    return [(f"The Hit List: {listed([piece_title(voice.box, ward_on(card)) for card in after.doomed.kinds()])}.", "skull", PLAGUE)]


def list_changed(before: Town, after: Town, voice: Voice) -> list[Line]:
    """PA 18.2. In secret: one off, another on."""
    if len(before.doomed) != len(after.doomed):
        return []
    off = [ward_on(card) for card in before.doomed.kinds() if card not in after.doomed]
    on = [ward_on(card) for card in after.doomed.kinds() if card not in before.doomed]
    return [(f"New Victim: {piece_title(voice.box, new)} takes the place of {piece_title(voice.box, old)} on the Hit List.", "skull", PLAGUE)
            for old, new in zip(off, on)]


def turn_over(before: Town, after: Town, voice: Voice) -> list[Line]:
    """PA 2.15. Its way in a turn, once the turn is over, against what all could work out."""
    if before.active != PLAGUE or after.active == PLAGUE or not len(after.thread):
        return []
    seen = where_it_can_be(after)
    known = "all knew" if len(seen) == 1 else f"it could have been in {len(seen)} places"
    return [(f"Round {before.round}: the Plague {walked(after.visited(), voice)}; {known}.", "steppe" if after.lair() == STEPPE else "move", PLAGUE)]


def migrated(before: Town, after: Town, voice: Voice) -> list[Line]:
    """PA 18.1. A step in another's turn."""
    if before.active == PLAGUE or len(before.thread) == len(after.thread):
        return []
    return [(f"Migration: the Plague {walked([before.lair(), after.lair()], voice)}.", "move", PLAGUE)]


def walked(way: list[int], voice: Voice) -> str:
    """ "was in 4 Maw", "went from 4 Maw by 12 Gut to 4 Maw"; who stays does not go."""
    places = [place_title(voice.box, place) for at, place in enumerate(way) if at == 0 or place != way[at - 1]]
    if len(places) == 1:
        return f"was in {places[0]}"
    through = f" by {listed(places[1:-1])}" if len(places) > 2 else ""
    return f"went from {places[0]}{through} to {places[-1]}"


def laid(before: Town, after: Town, voice: Voice) -> list[Line]:
    """PA 8.2. Which Strain it was."""
    fresh = [at for at, number in enumerate(after.laid_ids) if number not in before.laid_ids]
    return [(f"{voice.box.strain_names[after.laid[at].kinds()[0]]} was laid in {place_title(voice.box, after.laid_at[at])}.", "strain", PLAGUE) for at in fresh]


def proved(before: Town, after: Town, voice: Voice) -> list[Line]:
    """PA 13.5, 15.2. Who came nearer to winning, and by which Event."""
    by = listed([voice.box.event_names[event] for event in after.resolved.kinds() if event not in before.resolved])
    gained = [seat for seat in after.healers() if by and after.evidence[seat] > before.evidence[seat]]
    return [(voice.one(seat, f"resolved {by}: {after.evidence[seat]} of {after.rules.enough} pieces of Evidence"), "evidence", seat) for seat in gained]


def died(before: Town, after: Town, voice: Voice) -> list[Line]:
    """PA 7.1."""
    lost = [ward for ward in WARDS if before.is_in_town(ward) and not after.is_in_town(ward)]
    found: list[Line] = []
    for ward in lost:
        why = "on the Hit List" if obituary(ward) in after.crypts else "not on the Hit List"
        seat = after.answers_for(ward)
        where = place_title(voice.box, deathbed(before, after, ward))
        found.append((f"{piece_title(voice.box, ward)} died in {where}, {why}.", "dead", None if seat == NOTHING else seat))
    return found


def deathbed(before: Town, after: Town, ward: int) -> int:
    """PA 9.1. The district of the Strain that has just been turned up, for the Ward may have walked into it; else where the Ward stood."""
    for at, number in enumerate(before.laid_ids):
        if before.faces[number] == NOTHING and after.faces[number] != NOTHING:
            return before.laid_at[at]
    return before.where[ward]


def came_back(before: Town, after: Town, voice: Voice) -> list[Line]:
    """PA 16.5."""
    dead = {*before.crypts.kinds(), *before.grave.kinds()}
    back = [ward for ward in WARDS if obituary(ward) in dead and after.is_in_town(ward)]
    return [(f"{piece_title(voice.box, ward)} came back to life.", "healthy", None) for ward in back]


def ended(last: Position, moment: int, voice: Voice) -> list[Truth]:
    """PA 15. What decided it, and who came how near."""
    t: Town = last.table
    if last.outcome is None:
        return []
    winner = last.outcome.winners[0]
    found = [Truth(moment, f"{voice.one(winner, 'wins')} {capital(last.outcome.reason)}.", "renown", winner)]
    for seat in sorted(t.healers(), key=lambda seat: -t.evidence[seat]):
        found.append(Truth(moment, voice.one(seat, f"had {t.evidence[seat]} of {t.rules.enough} pieces of Evidence"), "evidence", seat, turned=True))
    graves = f"{len(t.crypts)} of {HEALERS} on the Hit List dead, {figure(len(t.grave), 'Ward')} in the mass grave"
    return [*found, Truth(moment, f"{graves}, {many(len(t.resolved), 'Event')} resolved.", "crypt", PLAGUE, turned=True)]


def holds(t: Town, phrase: str, about: Seat | None) -> bool | None:
    """PA 21.1. Claims about where the Plague is; "close" is in the same place or next to it."""
    if not len(t.thread):
        return None
    lair = t.lair()
    if phrase == "in-the-steppe":
        return lair == STEPPE
    if phrase == "in-the-town":
        return lair != STEPPE
    if phrase != "near-you" or about is None or about == PLAGUE or not t.is_in_town(t.roles[about]):
        return None
    here = t.where[t.roles[about]]
    return lair == here or lair in t.rules.neighbours[here]
