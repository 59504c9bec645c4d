"""PA 2.4 to 2.6. Healers and Wards on the board, with words for how each of them is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel import Seat
from .cards import HEALERS, NOTHING, PIECE_NAMES, STEPPE, is_ward, owner_of
from .chronicle import obituary
from .names import HEALER_TITLES, RESOURCE_TITLES, counters_listed, listed, many, piece_title, place_title
from .places import Piece
from .pacts import why_it_binds_nobody
from .table import ACTING, Town
from .voice import Voice
from .wanted import at_stake, last_name, suspected

#: Marks of the house, by Resource and by Healer.
RESOURCE_ICONS: Final = ("coin", "secret", "key")
EMBLEMS: Final = ("vial", "kidney", "palm")


def piece(t: Town, voice: Voice, number: int) -> Piece:
    """A Healer or Ward, wherever it is."""
    ward, owner = is_ward(number), owner_of(number) if is_ward(number) else number
    seat, bound, box = t.seat_of(owner), t.bound_to(number) if is_ward(number) else NOTHING, voice.box
    name = piece_title(box, number) if ward else HEALER_TITLES[number]
    return Piece(
        thing=f"piece:{number}", number=number, name=name, short=short_name(number, name),
        icon=RESOURCE_ICONS[box.resources[number]] if ward else EMBLEMS[number], emblem=EMBLEMS[owner],
        seat=None if seat == NOTHING else seat, healer=not ward, quarantined=t.is_quarantined(number),
        acted=t.has_acted(number) and t.phase == ACTING, fearless=ward and t.is_fearless(number), pact=None if bound == NOTHING else bound,
        handed=counters_listed(t.handed.cards()) if t.handed_to == number else "", text=piece_text(t, voice, number),
    )


@lru_cache(maxsize=1024)
def short_name(number: int, name: str) -> str:
    """The word of the name that notation uses; of a name that is not ours, the first."""
    found = [word for word in name.split() if word.casefold() == PIECE_NAMES[number]]
    return found[0] if found else name.split()[0]


def briefly(voice: Voice, piece: int) -> str:
    """As the voice speaks of it, a Ward by its short name."""
    return short_name(piece, voice.piece(piece)) if is_ward(piece) else voice.piece(piece)


def piece_text(t: Town, voice: Voice, number: int) -> str:
    """ "Maria Kaina, a Ward of the Bachelor with access to a Coin, in 4 Maw. In Quarantine. …"."""
    box = voice.box
    if is_ward(number):
        who = f"{piece_title(box, number)}, a Ward of the {HEALER_TITLES[owner_of(number)]} with access to {many(1, RESOURCE_TITLES[box.resources[number]])}"
    else:
        seat = t.seat_of(number)
        who = f"The {HEALER_TITLES[number]}" + (f", {voice.whom(seat)}" if seat != NOTHING else "")
    where = f", in {place_title(box, t.where[number])}" if t.is_in_town(number) else ""
    return " ".join([f"{who}{where}.", *[f"{state}." for state in states(t, voice, number)]])


def states(t: Town, voice: Voice, number: int) -> list[str]:
    """PA 2.6, 3.4, 6.8, 7.1, 12.2, 14, 17.14."""
    if not t.is_in_town(number):
        if not is_ward(number):
            return []
        return ["Dead, on the Hit List"] if obituary(number) in t.crypts else ["Dead, not on the Hit List"] if obituary(number) in t.grave else []
    found = [suspected(t, voice, number)] if is_ward(number) and t.round else []
    found += [at_stake(t, number)] if number in last_name(t) else []
    found += [QUARANTINE] if t.is_quarantined(number) else []
    fearless = is_ward(number) and t.is_fearless(number)
    if t.blockade != STEPPE and t.where[number] == t.blockade and not fearless:
        fate = "dies, Quarantine or not," if is_ward(number) else "goes into Quarantine"
        found.append(f"In a Blockade: {fate} if the Plague ceases it, from its next turn on")
    bound = t.bound_to(number) if is_ward(number) else NOTHING
    found += [in_the_pact(t, voice, number, bound)] if bound != NOTHING else []
    found += ["Cannot die for now"] if fearless else []
    found += [f"Has been handed {counters_listed(t.handed.cards())}"] if t.handed_to == number else []
    return found + (["Has acted in this turn"] if t.has_acted(number) and t.phase == ACTING else [])


#: PA 2.6, 12.5, 13.1.
QUARANTINE: Final = "In Quarantine: safe from Infections, but unable to move or to resolve an Event"


def in_the_pact(t: Town, voice: Voice, ward: int, bound: Seat) -> str:
    """PA 14.2, 16.1, 17.16. Whom it binds now."""
    free = [voice.whom(seat) for seat in t.healers() if seat != bound and t.obeys(ward, seat)]
    if idle := why_it_binds_nobody(t):
        return f"In the Pact of {voice.whom(bound)}, which binds nobody now: {idle}"
    if not free:
        return f"In the Pact of {voice.whom(bound)}: no other Healer can have this Ward act"
    return f"In the Pact of {voice.whom(bound)}, which does not bind {listed(free)} this turn: Twin"


def pieces_aside(t: Town, voice: Voice) -> tuple[Piece, ...]:
    """PA 3.6, 20.1. Those that will stand on the map and do not yet; graves are no place to wait in."""
    chosen = {role for role in t.roles if role != NOTHING}
    undecided = t.rules.seats == 2 and not chosen
    gone = {*t.crypts.kinds(), *t.grave.kinds()}
    waiting = [healer for healer in range(HEALERS) if (healer in chosen or undecided) and not t.is_in_town(healer)]
    waiting += [HEALERS + card for card in range(len(voice.box.ward_names)) if card not in gone and not t.is_in_town(HEALERS + card)]
    return tuple([piece(t, voice, number) for number in waiting])
