"""What lies where and what would come of it, in words: an Infection, a step, a Strain, an Event. Only what the asking seat can see."""

from __future__ import annotations

from typing import Final

from ...kernel import FACE_DOWN, Card, Seat
from .cards import NOTHING, STEPPE, is_ward
from .chronicle import obituary
from .errands import counters_lacking, counters_needed
from .names import RESOURCE_TITLES, agreeing, listed, many, place_title
from .showing import healers_struck, wards_struck
from .table import Town
from .voice import Voice

Sense = tuple[str, str]         # what it means, and the rule that says so
MOST_NAMED: Final = 4


def strain_seen(t: Town, seat: Seat | None, district: int) -> Card:
    """PA 2.17, 17.15. Which Strain lies here, if this seat may look at it."""
    zone = t.laid[t.strain_in(district)]
    return zone.kinds()[0] if seat is not None and zone.eyes >> seat & 1 else FACE_DOWN


def struck(t: Town, voice: Voice, district: int) -> str:
    """PA 6.3. Whom the Plague would harm here; for its own eyes, who is on its Hit List."""
    dying = [victim(t, voice, ward) for ward in wards_struck(t, district, all_wards=False) if not t.is_fearless(ward)]
    return harm(dying, [voice.piece(healer) for healer in healers_struck(t, district)])


def ceased(t: Town, voice: Voice) -> str:
    """PA 6.8. Whom it would harm by what all know that it may do: so nothing is told of the Hit List."""
    dying = [voice.piece(ward) for ward in wards_struck(t, t.blockade, all_wards=True) if not t.is_fearless(ward)]
    return harm(dying, [voice.piece(healer) for healer in healers_struck(t, t.blockade)])


def harm(dying: list[str], healers: list[str]) -> str:
    found = [f"{some(dying)} {'dies' if len(dying) == 1 else 'die'}"] if dying else []
    found += [f"{listed(healers)} {'goes' if len(healers) == 1 else 'go'} into Quarantine"] if healers else []
    return f"{', '.join(found)}; then one space more" if found else "nobody is harmed"


def victim(t: Town, voice: Voice, ward: int) -> str:
    """Seen by the Plague alone, as the Hit List is."""
    return f"{voice.piece(ward)}{' (Hit List)' if obituary(ward) in t.doomed else ''}"


def crowd(t: Town, voice: Voice, place: int, *, only_later: bool = False) -> str:
    """Who is there, to a Plague that comes or stays: those it could harm first, if only in its next turn (PA 6.4, 18.1)."""
    if place == STEPPE:
        return "the way to all outer districts"
    here = t.pieces_in(place)
    harmable = [*healers_struck(t, place), *[ward for ward in wards_struck(t, place, all_wards=False) if not t.is_fearless(ward)]]
    free, shut, safe = [[victim(t, voice, piece) if is_ward(piece) else voice.piece(piece) for piece in some_here] for some_here in (
        harmable, [piece for piece in here if t.is_quarantined(piece)],
        [piece for piece in here if piece not in harmable and not t.is_quarantined(piece)],
    )]
    found = [f"{some(free)} can be harmed there{' next turn' if only_later else ''}"] if free else []
    found += [f"{some(shut)} in Quarantine"] if shut else []
    found += [f"{some(safe)} without fear"] if safe else []
    return "; ".join(found) or "nobody is there"


def on_entering(t: Town, voice: Voice, piece: int, district: int) -> str:
    """PA 9.1, 13.1. What a piece meets in a district: a Strain, an Event and whether it could resolve it."""
    found = strain_words(t, voice, district) if district in t.laid_at else ""
    return f"{found}{event_there(t, voice, piece, district)}"


def event_there(t: Town, voice: Voice, piece: int, district: int) -> str:
    """ "; Lethargy needs a Coin, to which it has access"."""
    return f"; {event_words(t, voice, district)}{access_words(t, piece, district)}" if t.needs[district] != NOTHING else ""


def strain_words(t: Town, voice: Voice, district: int) -> str:
    """ "; a Strain goes off", with its name for who has looked at it."""
    strain = strain_seen(t, voice.seat, district)
    return f"; {'a Strain' if strain == FACE_DOWN else voice.box.strain_names[strain]} goes off"


def first_a_strain(t: Town, voice: Voice, piece: int) -> str:
    """PA 9.2. The same where a piece acts."""
    district = t.where[piece]
    return f"{strain_words(t, voice, district)} first" if district in t.laid_at else ""


def event_words(t: Town, voice: Voice, event: int) -> str:
    """ "Lethargy needs a Secret"."""
    return f"{voice.box.event_names[event]} needs {many(counters_needed(event), RESOURCE_TITLES[t.needs[event]])}"


def access_words(t: Town, piece: int, event: int) -> str:
    if not is_ward(piece):
        return ""
    return ", to which it has access" if counters_lacking(t, piece, event) < counters_needed(event) else ""


def pieces_of_evidence(count: int) -> str:
    return "two pieces of Evidence" if count == 2 else "a piece of Evidence"


def rising(t: Town, seat: Seat, count: int) -> str:
    """ "5 of 8 then", or that it wins."""
    total = t.evidence[seat] + count
    return "and you win" if total >= t.rules.enough else f"{total} of {t.rules.enough} then"


def some(names: list[str]) -> str:
    """ "Maria Kaina, Capella, Notkin and 4 more": in a crowd only the first few."""
    return listed(names if len(names) <= MOST_NAMED else [*names[:MOST_NAMED - 1], f"{len(names) - MOST_NAMED + 1} more"])


def leaves_quarantine(t: Town, voice: Voice, piece: int) -> str:
    return agreeing(voice.piece(piece), f"leaves Quarantine in {place_title(voice.box, t.where[piece])}")

