"""The notebook: what everybody may know and would have to remember or work out. Nothing of a hand or a drawer stands in it."""

from __future__ import annotations

from ...kernel import Memory, Note, Seat, View
from .cards import HEALERS, PRESCRIPTIONS, STRAINS
from .chronicle import AT
from .drawer import suspicion
from .names import HEALER_TITLES, piece_title, place_title
from .table import Town
from .traces import Traces, sightings
from .voice import Voice
from .wanted import named, possible
from .whereabouts import where_it_can_be


def notes(view: View, memory: Memory, voice: Voice) -> tuple[Note, ...]:
    t: Town = view.table
    if not t.round:
        return ()
    return (
        Note("Where the Plague can be", (suspicion(view.seat, where_it_can_be(t), voice.box), *seen_in(t, voice))),
        Note("Who can be on the Hit List", tuple(list_by_healer(t, voice))),
        Note("The dead", tuple(deaths(t, Traces(t, memory), voice)) or ("Nobody has died.",)),
        Note("Strains not seen yet", (unseen_strains(t, voice),)),
        *[Note(f"What {voice.whom(seat)} may hold", (may_hold(t, voice, seat),)) for seat in t.healers() if seat != view.seat],
    )


def seen_in(t: Town, voice: Voice) -> list[str]:
    """Where it has shown itself and where it has laid Strains, the latest first."""
    return [f"Round {number}: {'it was seen' if what == AT else 'it laid a Strain'} in {place_title(voice.box, place)}."
            for number, what, place in sightings(t)[::-1]]


def list_by_healer(t: Town, voice: Voice) -> list[str]:
    """PA 3.4, 7.1, 18.2. By Healer, the Wards that can be on it."""
    found: list[str] = []
    for healer in range(HEALERS):
        wards = possible(t, healer)
        state = "" if len(wards) > 1 else ", for certain" if t.is_in_town(wards[0]) else ", who is dead"
        found.append(f"Of the {HEALER_TITLES[healer]}: {named(voice, wards)}{state}.")
    return found


def deaths(t: Town, traces: Traces, voice: Voice) -> list[str]:
    """PA 7.1, 16.5. In which round each died, and where; and who lives again."""
    return [f"Round {number}: {piece_title(voice.box, ward)} in {place_title(voice.box, place)}{'; came back to life' if t.is_in_town(ward) else ''}."
            for number, ward, place in traces.deaths]


def unseen_strains(t: Town, voice: Voice) -> str:
    """PA 2.12. In the deck, in the Plague's hand or face down on the map, as all can count."""
    left = [t.rules.strains[strain] - t.faces.count(strain) for strain in range(STRAINS)]
    titles = [f"{voice.box.strain_names[strain]}{f' ({left[strain]})' if left[strain] > 1 else ''}" for strain in range(STRAINS) if left[strain]]
    return f"{', '.join(titles)}." if titles else "All have been seen."


def may_hold(t: Town, voice: Voice, seat: Seat) -> str:
    """R120. Of the cards that nobody has seen in this hand, what they can be."""
    if not t.hand_size(seat):
        return "No card."
    cards = [voice.box.prescription_names[card] for card in range(PRESCRIPTIONS) if t.may_hold(seat, card)]
    return f"{t.hand_size(seat)} of: {', '.join(cards)}."
