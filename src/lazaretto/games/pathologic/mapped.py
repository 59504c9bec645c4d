"""PA 2. The town on the board: places, pieces, Events and Strains, with words for all that lies there. The same for every seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ...kernel import Memory, View
from .box import Box
from .cards import NOTHING, PLACES, PLAGUE, STEPPE
from .drawer import is_plague_seen
from .effects import EVENT_TYPES, ONGOING, STRAIN_TEXTS, event_effect
from .errands import counters_needed
from .foresight import some
from .names import HEALER_TITLES, RESOURCE_TITLES, capital, listed, many, piece_title, place_title
from .pieces import RESOURCE_ICONS, piece
from .places import HERE, NEXT, NOWHERE, Event, Piece, Place, Strain
from .showing import healers_struck, wards_struck
from .table import Town
from .traces import Traces
from .voice import Voice
from .whereabouts import where_it_can_be, within_a_move

#: PA 13.5.
EVIDENCE: Final = "Resolved by a Healer's own Ward it brings two pieces of Evidence, else one."


def is_open(view: View) -> bool:
    """PA 21.3. All is told: the game is over, and these eyes are not only the Plague's own."""
    return is_plague_seen(view.table) and (view.outcome is not None or view.seat != PLAGUE)


def suspected(view: View) -> tuple[int, ...]:
    """PA 21.3. Where all can tell that the Plague can be; once the game is over, where it is."""
    t: Town = view.table
    return (t.lair(),) if view.outcome is not None and is_plague_seen(t) else where_it_can_be(t)


def places(view: View, memory: Memory, voice: Voice) -> tuple[Place, ...]:
    t: Town = view.table
    traces = Traces(t, memory)
    here = suspected(view)
    later = within_a_move(t, here) if view.outcome is None else set()
    return tuple([place(view, traces, voice, number, HERE if number in here else NEXT if number in later else NOWHERE) for number in range(PLACES)])


class Ground(NamedTuple):
    """All of a place but its names and words; the fields of `Place` in their order."""

    pieces: tuple[Piece, ...]
    event: Event | None
    resolved: bool
    strain: Strain | None
    blockade: bool
    curfew: bool
    miasma: bool
    suspected: str
    seen: int
    died: int
    danger: str


def place(view: View, traces: Traces, voice: Voice, number: int, how: str) -> Place:
    here = ground(view, traces, voice, number, how)
    return Place(f"place:{number}", number, capital(voice.box.districts[number]), *here, place_text(view, traces, voice, number, here))


def ground(view: View, traces: Traces, voice: Voice, number: int, how: str) -> Ground:
    t: Town = view.table
    district = number != STEPPE
    return Ground(
        pieces=tuple([piece(t, voice, other) for other in t.pieces_in(number)]) if district else (),
        event=event(t, voice, number), resolved=district and number in t.resolved, strain=strain(view, traces, voice, number),
        blockade=district and t.blockade == number, curfew=t.is_closed(number), miasma=t.miasma >> number & 1 == 1,
        suspected=how, seen=traces.seen.get(number, 0),
        died=max([when for when, _ in traces.deaths_in(number)], default=0), danger=danger(t, voice, number) if district else "",
    )


def place_text(view: View, traces: Traces, voice: Voice, number: int, here: Ground) -> str:
    """The whole place in a few sentences, for who hears it read."""
    found = [f"{capital(place_title(voice.box, number))}."]
    found += [f"Here: {listed([named(one) for one in here.pieces])}."] if here.pieces else []
    found += [f"{here.event.title} needs {here.event.needs}."] if here.event else ["Its Event is resolved."] if here.resolved else []
    found += [f"{capital(event_effect(number))}."] if here.event and EVENT_TYPES[number] == ONGOING else []
    found += [f"A Strain lies here{laid_in(here.strain.laid)}."] if here.strain else []
    found += ["The Blockade is here."] if here.blockade else []
    found += ["Nobody crosses its border: a Curfew."] if here.curfew else []
    found += ["No piece enters or leaves: a Miasma."] if here.miasma else []
    found += [suspicion_words(view, here.suspected)] if here.suspected else []
    found += [f"The Plague was seen here in round {here.seen}."] if here.seen else []
    found += [f"{piece_title(voice.box, ward)} died here in round {when}." for when, ward in traces.deaths_in(number)] if number else []
    return " ".join([*found, *([here.danger] if here.danger and here.suspected else [])])


def laid_in(number: int) -> str:
    return f", laid in round {number}" if number else ""


def named(piece_here: Piece) -> str:
    return f"{piece_here.name} (in Quarantine)" if piece_here.quarantined else piece_here.name


def suspicion_words(view: View, how: str) -> str:
    if how == NEXT:
        return "The Plague could be here after its next move."
    return "The Plague is here." if len(suspected(view)) == 1 else "The Plague can be here."


def danger(t: Town, voice: Voice, district: int) -> str:
    """PA 6.3. Whom an Infection would harm if the Plague were here."""
    dying = [piece_title(voice.box, ward) for ward in wards_struck(t, district, all_wards=False) if not t.is_fearless(ward)]
    healers = [f"the {HEALER_TITLES[healer]}" for healer in healers_struck(t, district)]
    found = [f"kill {some(dying)}"] if dying else []
    found += [f"put {listed(healers)} into Quarantine"] if healers else []
    return f"An Infection here would {' and '.join(found)}." if found else ""


# what lies in a place


def event(t: Town, voice: Voice, number: int) -> Event | None:
    if number == STEPPE or t.needs[number] == NOTHING:
        return None
    return ongoing(voice.box, number, t.needs[number])


@lru_cache(maxsize=1024)
def ongoing(box: Box, number: int, resource: int) -> Event:
    title, needs = box.event_names[number], many(counters_needed(number), RESOURCE_TITLES[resource])
    access = f"A Ward with access to {many(1, RESOURCE_TITLES[resource])} needs one counter less."
    text = f"{title} needs {needs}. {capital(event_effect(number))}. {EVIDENCE} {access}"
    return Event(f"event:{number}", title, RESOURCE_ICONS[resource], counters_needed(number), needs, text)


def strain(view: View, traces: Traces, voice: Voice, number: int) -> Strain | None:
    t: Town = view.table
    at = t.strain_in(number)
    if at == NOTHING:
        return None
    face = t.laid[at].kinds()[0] if is_open(view) else t.faces[t.laid_ids[at]]
    laid = traces.laid.get(number, 0)
    if face == NOTHING:
        where = f"{place_title(voice.box, number)}{laid_in(laid)}"
        return Strain(f"strain:{number}", "", laid, f"A Strain, face down, in {where}: it goes off when a piece enters or acts here.")
    return Strain(f"strain:{number}", voice.box.strain_names[face], laid, f"{voice.box.strain_names[face]}: {STRAIN_TEXTS[face]}.")
