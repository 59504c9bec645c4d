"""PA 2.14, 2.16. What lies beside the map: the Healers' sheets, the Pool, the Plague's token, the graves, and what is in force."""

from __future__ import annotations

from typing import Final

from ...kernel import Memory, View, Zone
from .board import Board, Counter, Lasting, Pile, PlagueSheet, Sheet, Token
from .cards import DISTRICTS, HEALERS, NOTHING, PLACES, RESOURCES, STEPPE
from .chronicle import ward_on
from .drawer import is_plague_seen, suspicion
from .effects import EVENT_TYPES, ONGOING, PRESCRIPTION_TEXTS, STRAIN_TEXTS, event_effect
from .foresight import ceased
from .held import PRESCRIPTION_ICONS, STRAIN_ICONS, thread
from .mapped import is_open, places, suspected
from .pieces import EMBLEMS, RESOURCE_ICONS, in_the_pact, piece, pieces_aside
from .names import HEALER_TITLES, RESOURCE_TITLES, capital, figure, piece_title, place_title
from .notepad import notepad
from .pacts import why_it_binds_nobody
from .peril import dangers
from .places import Piece
from .table import ACTING, CREEPING, LAYING, PREPARING, SETUP, SHOWING, Town
from .voice import Voice
from .wanted import hit_list, names_left

#: By phase.
PHASES: Final = {
    PREPARING: "setting up", CREEPING: "moving", SHOWING: "infection or blockade", LAYING: "laying Strains", SETUP: "Setup", ACTING: "Actions",
}

#: By the number of places where it can be, what their mark says.
OVERLAYS: Final = {1: "the Plague is here", PLACES: "the Plague can be anywhere"}


def board(view: View, memory: Memory, voice: Voice) -> Board:
    """PA 2.16. All that is open; `voice` speaks to a watcher."""
    t: Town = view.table
    here = suspected(view)
    return Board(
        phase=PHASES[t.phase], places=places(view, memory, voice), aside=pieces_aside(t, voice),
        crypts=buried(t, voice, t.crypts), grave=buried(t, voice, t.grave),
        pool=tuple([counter(f"pool:{resource}", resource, t.pool, "in the Pool") for resource in range(RESOURCES)]),
        sheets=tuple([sheet(t, voice, seat) for seat in t.healers()]), plague=plague_sheet(t, voice, here), in_force=tuple(in_force(view, voice)),
        round=t.round, round_text="A round is a turn of the Plague, then one of each Healer.", events_left=len(t.event_deck), events_text=events_text(t),
        crypts_text=f"{len(t.crypts)} of {HEALERS} on the Hit List dead. With the third the Plague wins.",
        names_left=hit_list(t, voice.box) if view.outcome is not None and is_plague_seen(t) else names_left(t, voice),
        grave_text="Wards who died and were not on the Hit List.",
        spent=piles(t.spent, voice.box.strain_names, STRAIN_ICONS, STRAIN_TEXTS),
        discarded=piles(t.discard, voice.box.prescription_names, PRESCRIPTION_ICONS, PRESCRIPTION_TEXTS),
        overlay="" if not here else OVERLAYS.get(len(here), "the Plague can be here"),
        overlay_next="after its next move" if here and not t.paralysed and len(here) < PLACES and view.outcome is None else "",
        thread=thread(notepad(t, memory)) if is_open(view) else (),
    )


def events_text(t: Town) -> str:
    """PA 10.1, 15.4."""
    return f"{figure(len(t.event_deck), 'Event')} in the deck. When all are resolved and no Healer has won, the Plague wins."


def buried(t: Town, voice: Voice, grave: Zone) -> tuple[Piece, ...]:
    """PA 2.13."""
    return tuple([piece(t, voice, ward_on(card)) for card in grave.kinds()])


def counter(thing: str, resource: int, lot: Zone, where: str) -> Counter:
    return Counter(thing, RESOURCE_ICONS[resource], lot.count(resource), f"{figure(lot.count(resource), RESOURCE_TITLES[resource])} {where}")


def sheet(t: Town, voice: Voice, seat: int) -> Sheet:
    """PA 2.14, 12.7, 15.2."""
    role, lacking = t.roles[seat], t.rules.enough - t.evidence[seat]
    title = "Healer" if role == NOTHING else HEALER_TITLES[role]
    short = "has proved the cure" if not lacking else f"{lacking} short of winning"
    text = f"{voice.whom(seat)}, the {title}: {t.evidence[seat]} of {t.rules.enough} pieces of Evidence, {short}"
    row = f"; the Ticker stands in the {HEALER_TITLES[t.tier]}'s row" if t.rules.seats == 2 and role != NOTHING else ""
    return Sheet(
        thing=f"sheet:{seat}", seat=seat, title=title, icon="" if role == NOTHING else EMBLEMS[role], evidence=t.evidence[seat], enough=t.rules.enough,
        counters=tuple([counter(f"counter:{seat}:{resource}", resource, t.sheets[seat], f"of {voice.whom(seat)}") for resource in range(RESOURCES)]),
        cards=t.hand_size(seat), pact=pact(t, voice, seat),
        shown=tuple([voice.box.prescription_names[card] for card in t.shown[seat].cards()]), short=short, text=f"{text}{row}.",
    )


def pact(t: Town, voice: Voice, seat: int) -> Token:
    """PA 14."""
    ward = t.pacts[seat]
    if ward == NOTHING:
        use = f"It would bind nobody now: {idle}." if (idle := why_it_binds_nobody(t)) else "No other Healer can have a Ward act on whom it lies."
        return Token(f"pact:{seat}", laid=False, text=f"The Pact token of {voice.whom(seat)}, free. {use}")
    return Token(f"pact:{seat}", laid=True, text=f"{piece_title(voice.box, ward)}. {in_the_pact(t, voice, ward, seat)}.")


def plague_sheet(t: Town, voice: Voice, here: tuple[int, ...]) -> PlagueSheet:
    """PA 2.16, 6.6."""
    out = t.blockade != STEPPE
    token = Token("blockade", out, blockade_text(t, voice) if out else "The Blockade token, free.")
    where = suspicion(None, here, voice.box)
    strains = f"{figure(len(t.strains), 'Strain')} in hand, {len(t.laid_at)} on the map, {len(t.strain_deck)} in the deck"
    return PlagueSheet(
        token=token, wanted=HEALERS, strains=len(t.strains), whereabouts=where,
        text=f"The Plague: {len(t.crypts)} of {HEALERS} on the Hit List dead; {strains}.",
    )


def blockade_text(t: Town, voice: Voice) -> str:
    """PA 6.7 to 6.10."""
    now = f"Blockade of {place_title(voice.box, t.blockade)}: nobody is held here, and nobody harmed while it is on."
    return f"{now} The Plague may cease it from its next turn on: {ceased(t, voice).partition(';')[0]}. If it leaves, the Blockade is lifted."


def piles(lot: Zone, titles: tuple[str, ...], icons: tuple[str, ...], texts: tuple[str, ...]) -> tuple[Pile, ...]:
    """PA 2.16."""
    return tuple([Pile(icons[card], titles[card], lot.count(card), f"{capital(texts[card])}.") for card in lot.kinds()])


def in_force(view: View, voice: Voice) -> list[Lasting]:
    """What lasts: Events while they are ongoing, cards that were played, Strains that went off; and first of all whose death would end the game."""
    t: Town = view.table
    box, danger = voice.box, dangers(t, voice) if view.outcome is None else ""
    found = [Lasting("skull", capital(danger))] if danger else []
    found += [Lasting("event", f"{box.event_names[event]}: {event_effect(event)}")
              for event in DISTRICTS if t.needs[event] != NOTHING and EVENT_TYPES[event] == ONGOING]
    found += [Lasting("gate", f"Curfew: nobody, the Plague neither, crosses the border of {place_title(box, t.curfews[seat])} until {voice.whose(seat)} turn")
             for seat in t.healers() if t.curfews[seat] != STEPPE]
    found += [Lasting("shield", f"{piece_title(box, t.fearless[seat])} cannot die until {voice.whose(seat)} turn")
              for seat in t.healers() if t.fearless[seat] != NOTHING]
    found += [Lasting("infection", f"Miasma: no piece enters or leaves {place_title(box, district)} until the Plague's turn")
              for district in DISTRICTS if t.miasma >> district & 1]
    found += [Lasting("lock", "Paralysis: the Plague does not move in its next turn; it may still show itself and lay Strains")] if t.paralysed else []
    found += [Lasting("kidney", "Haruspicy: where the Plague is will be told")] if t.divined else []
    found += [Lasting("steppe", f"Steppe Paths: {figure(t.paths, 'long Move')}")] if t.paths else []
    found += [Lasting("leech", "Living Blood: every Resource will do for the next Event")] if t.blood else []
    return found + ([Lasting("mask", "Twin: the Pacts of others do not bind")] if t.twin else [])
