"""PA 2. The town on the board: places, pieces, Events and Strains, with words for all that lies there. The same for every seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel import Memory, View
from .box import Box
from .cards import DISTRICTS, HEALERS, NOTHING, PIECE_NAMES, PLACES, PLAGUE, STEPPE, is_ward, owner_of
from .chronicle import obituary
from .drawer import is_plague_seen
from .effects import STRAIN_TEXTS, event_effect
from .errands import counters_needed
from .foresight import some
from .names import HEALER_TITLES, RESOURCE_TITLES, capital, counters_listed, listed, many, piece_title, place_title
from .places import HERE, NEXT, NOWHERE, Event, Piece, Place, Strain
from .showing import healers_struck, wards_struck
from .table import ACTING, Town
from .traces import Traces
from .voice import Voice
from .whereabouts import open_from, where_it_can_be

#: Marks of the house, by Resource and by Healer.
RESOURCE_ICONS: Final = ("coin", "secret", "key")
EMBLEMS: Final = ("vial", "kidney", "palm")


def is_open(view: View) -> bool:
    """PA 21.3. All is told: the game is over, and these eyes are not only the Plague's own."""
    return is_plague_seen(view.table) and (view.outcome is not None or view.seat != PLAGUE)


def places(view: View, memory: Memory, voice: Voice) -> tuple[Place, ...]:
    t: Town = view.table
    traces = Traces(t, memory)
    here = where_it_can_be(t)
    later = within_a_move(t, here)
    if len(here) == PLACES:
        here, later = (), set()                            # a mark everywhere marks nothing
    return tuple([place(view, traces, voice, number, HERE if number in here else NEXT if number in later else NOWHERE) for number in range(PLACES)])


def within_a_move(t: Town, here: tuple[int, ...]) -> set[int]:
    """PA 5.1, 16.12, 17.1, 17.2. Where the Plague could be after its next Phase 1, as all can tell."""
    closed = sum([1 << district for district in DISTRICTS if t.is_closed(district)])
    found = set(here)
    for _ in range(0 if t.paralysed else t.creep_spaces()):
        found |= {to for place in found for to in open_from(place, t.rules.neighbours, closed)}
    return found


def place(view: View, traces: Traces, voice: Voice, number: int, suspected: str) -> Place:
    t: Town = view.table
    district = number != STEPPE
    pieces = tuple([piece(t, voice, other) for other in t.pieces_in(number)]) if district else ()
    shown = Place(
        thing=f"place:{number}", number=number, name=capital(voice.box.districts[number]), pieces=pieces,
        event=event(t, voice, number), resolved=district and number in t.resolved, strain=strain(view, traces, voice, number),
        blockade=district and t.blockade == number, curfew=t.is_closed(number), miasma=t.miasma >> number & 1 == 1,
        suspected=suspected, seen=traces.seen.get(number, 0),
        died=max([when for when, _ in traces.deaths_in(number)], default=0), danger=danger(t, voice, number) if district else "", text="",
    )
    return Place(**{**vars(shown), "text": place_text(t, traces, voice, shown)})


def place_text(t: Town, traces: Traces, voice: Voice, shown: Place) -> str:
    """The whole place in a few sentences, for who hears it read."""
    found = [f"{capital(place_title(voice.box, shown.number))}."]
    found += [f"Here: {listed([named(one) for one in shown.pieces])}."] if shown.pieces else []
    found += [f"{shown.event.title} needs {shown.event.needs}."] if shown.event else ["Its Event is resolved."] if shown.resolved else []
    found += [f"A Strain lies here{laid_in(shown.strain.laid)}."] if shown.strain else []
    found += ["The Blockade is here."] if shown.blockade else []
    found += ["Nobody crosses its border: a Curfew."] if shown.curfew else []
    found += ["No piece enters or leaves: a Miasma."] if shown.miasma else []
    found += [suspicion_words(t, shown.suspected)] if shown.suspected else []
    found += [f"The Plague was seen here in round {shown.seen}."] if shown.seen else []
    found += [f"{piece_title(voice.box, ward)} died here in round {when}." for when, ward in traces.deaths_in(shown.number)] if shown.number else []
    return " ".join([*found, *([shown.danger] if shown.danger and shown.suspected else [])])


def laid_in(number: int) -> str:
    return f", laid in round {number}" if number else ""


def named(piece_here: Piece) -> str:
    return f"{piece_here.name} (in Quarantine)" if piece_here.quarantined else piece_here.name


def suspicion_words(t: Town, suspected: str) -> str:
    if suspected == NEXT:
        return "The Plague could be here after its next move."
    return "The Plague is here." if len(where_it_can_be(t)) == 1 else "The Plague can be here."


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
    text = f"{title} needs {needs}. {capital(event_effect(number))}."
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
    """PA 2.6, 6.8, 7.1, 12.2, 14, 17.14."""
    if not t.is_in_town(number):
        if not is_ward(number):
            return []
        return ["Dead, on the Hit List"] if obituary(number) in t.crypts else ["Dead, not on the Hit List"] if obituary(number) in t.grave else []
    found = ["In Quarantine: safe from Infections, and unable to move"] if t.is_quarantined(number) else []
    if t.blockade != STEPPE and t.where[number] == t.blockade:
        fate = "dies, Quarantine or not," if is_ward(number) else "goes into Quarantine"
        found.append(f"In a Blockade: {fate} if the Plague ceases it, from its next turn on")
    bound = t.bound_to(number) if is_ward(number) else NOTHING
    found += [f"In the Pact of {voice.whom(bound)}"] if bound != NOTHING else []
    found += ["Cannot die for now"] if is_ward(number) and t.is_fearless(number) else []
    found += [f"Has been handed {counters_listed(t.handed.cards())}"] if t.handed_to == number else []
    return found + (["Has acted in this turn"] if t.has_acted(number) and t.phase == ACTING else [])


def pieces_aside(t: Town, voice: Voice) -> tuple[Piece, ...]:
    """PA 3.6, 20.1. Those that will stand on the map and do not yet; graves are no place to wait in."""
    chosen = {role for role in t.roles if role != NOTHING}
    undecided = t.rules.seats == 2 and not chosen
    gone = {*t.crypts.kinds(), *t.grave.kinds()}
    waiting = [healer for healer in range(HEALERS) if (healer in chosen or undecided) and not t.is_in_town(healer)]
    waiting += [HEALERS + card for card in range(len(voice.box.ward_names)) if card not in gone and not t.is_in_town(HEALERS + card)]
    return tuple([piece(t, voice, number) for number in waiting])
