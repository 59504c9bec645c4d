"""The table in plain text: what must be done, the town, who has what, what is ongoing, the dead, and what is yours only."""

from __future__ import annotations

from textwrap import wrap

from ...kernel import Memory, Names, Seat, View
from ...kernel.zone import letter
from .box import Box
from .cards import DISTRICTS, HEALERS, NOTHING, PIECE_NAMES, PLAGUE, RESOURCES, STEPPE, WARDS, owner_of
from .chronicle import obituary, ward_on
from .drawer import is_plague_seen, lair_seen, suspicion, the_plagues, yours
from .drawn_map import drawn_town
from .effects import EVENT_TYPES, START, event_effect
from .errands import counters_needed
from .names import (
    HEALER_TITLES, RESOURCE_TITLES, cards_listed, counters_listed, figure, listed, many, marked, piece_title, place_title, strain_title,
)
from ...kernel.plain import hanging, headed, margin_for, paragraphs
from .sheets import PHASES, in_force
from .signs import Signs
from .status import status
from .table import ACTING, Town
from .voice import Voice
from .whereabouts import where_it_can_be


def drawn(view: View, memory: Memory, names: Names, width: int, box: Box) -> str:
    """The whole page; no line is wider than `width`."""
    t: Town = view.table
    voice, places = Voice(box, names, view.seat), where_it_can_be(t)
    signs = Signs(view, box, width, places, lair_seen(t))
    heads = [marked(names, seat, view.seat) for seat in range(t.rules.seats)]
    lines = [*wrap(status(view, t, names, box), width), "", *paragraphs([turns(view, t, voice)], width)]
    lines += [*drawn_town(box, width, signs.cell, signs.head(STEPPE)), *paragraphs([signs.legend(), suspicion(view.seat, places, box)], width)]
    lines += ["", *headed("Players", players(t, heads, box, width), width)]
    lines += [*headed("Events", ongoing(t, box, width), width), *headed("Wards", wards(t, box, width), width)]
    lines += headed("On the table", on_the_table(view, voice, width), width)
    mine = headed("Yours only", yours(view, t, box, width), width)
    pad = headed("Your notepad" if view.seat == PLAGUE else "What the Plague kept to itself", the_plagues(view, t, memory, box, width), width)
    return "\n".join([*lines, *(["", *mine] if mine else []), *(["", *pad] if pad else [])])


def turns(view: View, t: Town, voice: Voice) -> str:
    """PA 4.1 to 4.4. How far the game has come, whose turn it is and who comes after."""
    if view.outcome is not None:
        seen = f" It was in {place_title(voice.box, t.lair())}." if is_plague_seen(t) else ""
        return f"It took {many(t.round, 'round')}.{seen}"
    if not t.round:
        return "The town is being set up."
    after = [voice.whom(seat) for seat in t.healers() if seat > t.active]
    points = f", {figure(t.points, 'action')} left" if t.phase == ACTING else ""
    then = f" Then {listed(after)}." if after else " Then a new round."
    return f"Round {t.round}: {voice.whose(t.active)} turn, {PHASES[t.phase]}{points}.{then}"


# who has what


def players(t: Town, heads: list[str], box: Box, width: int) -> list[str]:
    lines: list[str] = []
    for seat, head in enumerate(heads):
        text = plague_has(t) if seat == PLAGUE else healer_has(t, seat, box)
        lines += hanging(head, text, width, margin_for(heads))
    return lines


def plague_has(t: Town) -> str:
    """PA 2.16."""
    token = f"Blockade of {t.blockade}" if t.blockade != STEPPE else "no Blockade"
    strains = f"{figure(len(t.strains), 'Strain')} in hand, {len(t.laid_at)} on the map, {len(t.strain_deck)} in the deck"
    return f"Plague, {len(t.crypts)} of {HEALERS} on the Hit List dead; {strains}; {token}"


def healer_has(t: Town, seat: Seat, box: Box) -> str:
    """PA 2.14, 2.16. Ticker first."""
    role = t.roles[seat]
    if role == NOTHING:
        return "no Healer yet"
    ticker = f"{'#' * t.evidence[seat]}{'.' * (t.rules.enough - t.evidence[seat])} {t.evidence[seat]} of {t.rules.enough}"
    seen = f" ({cards_listed(box.prescription_names, t.shown[seat].cards())} seen)" if len(t.shown[seat]) else ""
    where = f"in {place_title(box, t.where[role])}{', in Quarantine' if t.is_quarantined(role) else ''}" if t.is_in_town(role) else "not placed yet"
    cards = f"{figure(t.hand_size(seat), 'card')}{seen}, {len(t.decks[seat])} in the deck"
    parts = [f"{HEALER_TITLES[role]} {ticker}", where, counters_listed(t.sheets[seat].cards()), cards]
    parts += [f"Pact with {piece_title(box, t.pacts[seat])}"] if t.pacts[seat] != NOTHING else []
    row = f"Ticker in the {HEALER_TITLES[t.tier]}'s row"
    return "; ".join([*parts, *([row] if t.rules.seats == 2 else [])])


def ongoing(t: Town, box: Box, width: int) -> list[str]:
    """PA 2.7 to 2.9. Each with what it needs and does."""
    lines: list[str] = []
    for event in DISTRICTS:
        if t.needs[event] != NOTHING:
            needs = many(counters_needed(event), RESOURCE_TITLES[t.needs[event]])
            effect = "" if EVENT_TYPES[event] == START else f"; {event_effect(event)}"
            lines += hanging(str(event), f"{box.event_names[event]} needs {needs}{effect}", width, 3)
    return lines + hanging("", f"{len(t.event_deck)} in the deck, {len(t.resolved)} resolved", width, 3)


def wards(t: Town, box: Box, width: int) -> list[str]:
    """PA 2.4, 2.5. Whose they are, what they have access to, and how they are."""
    lines: list[str] = []
    for ward in WARDS:
        seat = t.answers_for(ward)
        owner = f"{HEALER_TITLES[owner_of(ward)]}{f' {letter(seat)}' if seat != NOTHING else ''}"
        lines += hanging(PIECE_NAMES[ward], f"{piece_title(box, ward)}, {owner}, {RESOURCE_TITLES[box.resources[ward]]}: {state(t, ward, box)}", width, 9)
    return lines


def state(t: Town, ward: int, box: Box) -> str:
    """Dead, or where; in Quarantine, in a Pact, without fear."""
    if not t.is_in_town(ward):
        card = obituary(ward)
        return "dead, on the Hit List" if card in t.crypts else "dead, not on the Hit List" if card in t.grave else "not placed yet"
    found = [place_title(box, t.where[ward])]
    found += ["in Quarantine"] if t.is_quarantined(ward) else []
    bound = t.bound_to(ward)
    found += [f"Pact of {letter(bound)}"] if bound != NOTHING else []
    found += ["cannot die"] if t.is_fearless(ward) else []
    return ", ".join([*found, *(["has acted"] if t.has_acted(ward) and t.phase == ACTING else [])])


# what else lies there


def on_the_table(view: View, voice: Voice, width: int) -> list[str]:
    t: Town = view.table
    lasting = [one.text for one in in_force(view, voice)]
    rows = [("In force", "; ".join(lasting))] if lasting else []
    rows.append(("Pool", ", ".join([figure(t.pool.count(resource), RESOURCE_TITLES[resource]) for resource in range(RESOURCES)])))
    rows += [("Handed", f"{counters_listed(t.handed.cards())} with {voice.piece(t.handed_to)}")] if t.handed_to != NOTHING else []
    spent, discard = t.spent.cards(), t.discard.cards()
    rows += [("Spent", f"Strains: {cards_listed(voice.box.strain_names, spent)}")] if spent else []
    rows += [("Discarded", cards_listed(voice.box.prescription_names, discard))] if discard else []
    rows += [*turned_up(t, voice), *graveyard(t, voice.box)]
    return [line for label, text in rows for line in hanging(label, text, width)]


def turned_up(t: Town, voice: Voice) -> list[tuple[str, str]]:
    """PA 9.2. A Strain that lies face up until its effect is over."""
    faces = [f"{strain_title(voice.box, t.faces[t.laid_ids[at]])} in {place_title(voice.box, district)}"
             for at, district in enumerate(t.laid_at) if t.faces[t.laid_ids[at]] != NOTHING]
    return [("Goes off", ", ".join(faces))] if faces else []


def graveyard(t: Town, box: Box) -> list[tuple[str, str]]:
    """PA 2.13."""
    graves = (("Crypts", t.crypts), ("Grave", t.grave))
    return [(label, listed([piece_title(box, ward_on(card)) for card in zone.kinds()])) for label, zone in graves if len(zone)]
