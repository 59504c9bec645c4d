"""The table in plain text: what must be done, the rows, the pub and the pile, who has what, and who would be saved."""

from __future__ import annotations

from textwrap import wrap

from ...kernel import FACE_DOWN, Memory, Names, Seat, View
from .box import Box
from .cards import BITES_FOR_A_BUDDY, LAST_QUARTER, RESCUES
from .drawer import cards_looked_at
from .effects import TILE_TEXTS
from .imagine import seen_rescuer
from .lanes import details, lanes, legend, tile_mark
from .names import CARD_TITLES, FOOD_TITLES, capital, card_label, cards_listed, figure, listed, many, marked, within
from ...kernel.plain import hanging, headed, margin_for, paragraphs
from .reckoning import saved_by, would_have_come
from .status import status
from .table import MARKERS, NOTHING, Pub


def drawn(view: View, memory: Memory, names: Names, width: int, box: Box, *, odds: bool = True) -> str:
    """The whole page; no line is wider than `width`."""
    t: Pub = view.table
    who = within(names[:t.rules.seats], view.seat)
    heads = [marked(names, seat, view.seat) for seat in range(t.rules.seats)]
    lines = [*wrap(opening(view, names, box, odds=odds), width), "", *paragraphs([turns(view, t, who)], width)]
    lines += [*lanes(t, width), *paragraphs([legend(t), *details(t)], width)]
    if view.outcome is None:
        lines += ["", *paragraphs([in_the_pub(t), *the_pile(t)], width)]
    lines += ["", *headed("Who has what", players(view, t, heads, width), width)]
    if view.outcome is None:
        lines += ["", *headed("Who would be saved, if the rescue came now", rescuers(t, who, width), width)]
    yours = headed("Yours only", looked_at(view, t, width), width)
    return "\n".join([*lines, "", *yours] if yours else lines)


def opening(view: View, names: Names, box: Box, *, odds: bool) -> str:
    """What I must do now, or whom we wait for; after the end, how it ended."""
    return f"{'The game is over. ' if view.outcome is not None else ''}{' '.join(status(view, names, box, odds=odds))}".rstrip()


def turns(view: View, t: Pub, who: tuple[str, ...]) -> str:
    """PB 4.1. How far the night has come, whose turn it is and who comes after."""
    if view.outcome is not None:
        return f"It took {many(t.turns, 'turn')}. {would_have_come(t, view.outcome, who)}".rstrip()
    if not t.turns:
        return f"The first zombies come; {who[t.active]} will begin."
    order = t.seats_from_active()
    last = " The last turn of the night." if t.turns == t.rules.turns else ""
    return f"Turn {t.turns}, round {-(-t.turns // t.rules.seats)}: now {who[order[0]]}, then {listed([who[seat] for seat in order[1:]])}.{last}"


def in_the_pub(t: Pub) -> str:
    """PB 3.4 to 3.6."""
    corner = ", ".join([tile_mark(tile) for tile in t.corner])
    price = f" A buddy card costs {figure(t.price(), 'bag')}." if t.is_market_open() else ""
    drive = " The bus goes back in this run." if t.backwards else ""
    return (f"Sofa: {t.sofa}. Phone box: {t.phone_box}. Bar: {figure(t.bar, 'beer')}. Ambulance: {len(t.ambulance)}. Stock: {figure(len(t.stock), 'zombie')}."
            f" Corner, the next first: {corner}.{price}{drive}")


def the_pile(t: Pub) -> list[str]:
    """PB 3.11, 11.2, 15. The quarters, the next division tile, what lies at the bottom of each, and the discard pile."""
    left = [str(t.in_quarter(quarter)) for quarter in range(t.quarter, LAST_QUARTER + 1)]
    tile = t.tile_shows or t.quarter + 1
    coming = f" {'Now' if t.tile_shows else 'Then'} division tile {tile}: {TILE_TEXTS[tile][0]}." if tile <= LAST_QUARTER else " The rescue is among them."
    found = [f"Pile: quarter {t.quarter + 1} of {LAST_QUARTER + 1}, {figure(int(left[0]), 'card')}{f', then {listed(left[1:])}' if left[1:] else ''}."
             f" A card is discarded for {many(t.rules.for_a_card[t.quarter], 'defeated zombie')}.{coming}"]
    found += bottoms(t)
    discarded = len(t.discard)
    return [*found, f"Discarded: {discarded}, on top {card_label(t.discard.at(discarded - 1))}." if discarded else "Discarded: nothing."]


def bottoms(t: Pub) -> list[str]:
    """PB 15.5, R121. Cards put under a quarter, the uppermost first."""
    found: list[str] = []
    for quarter in range(t.quarter, LAST_QUARTER + 1):
        cards = [sunk_label(t, at) for at, within in enumerate(t.sunk_in) if within == quarter]
        found += [f"At the bottom of quarter {quarter + 1}: {', '.join(cards)}."] if cards else []
    return found


def sunk_label(t: Pub, at: int) -> str:
    """Its title if all have seen it."""
    return card_label(t.sunk[at].kinds()[0]) if t.sunk_ids[at] == NOTHING else card_label(FACE_DOWN)


def players(view: View, t: Pub, heads: list[str], width: int) -> list[str]:
    """PB 2.13. All of it is open."""
    lines: list[str] = []
    for seat, head in enumerate(heads):
        lines += hanging(head, belongings(view, t, seat), width, margin_for(heads))
    return lines


def belongings(view: View, t: Pub, seat: Seat) -> str:
    """ "3 bags, 2 of 5 bites, a beer, 2 zombies wait; Toaster; No Sauce (used)"; after the end whether saved."""
    waiting, hand = len(t.tags[MARKERS + seat]), t.hands[seat].cards()
    found = [figure(t.crisps[seat], "bag"), f"{t.bites[seat]} of {BITES_FOR_A_BUDDY} bites", figure(t.beers[seat], "beer")]
    found += [f"{figure(waiting, 'zombie')} on the marker"] if waiting else []
    parts = [", ".join(found), cards_listed(hand) if hand else "no cards"]
    if t.rules.food:
        foods = [f"{FOOD_TITLES[food]}{' (used)' if t.used[seat] >> food & 1 else ''}" for food in t.foods[seat].kinds()]
        parts.append(", ".join(foods) or "no pub food")
    return "; ".join([*fate(view, seat), *parts])


def fate(view: View, seat: Seat) -> list[str]:
    """PB 16.3."""
    if view.outcome is None:
        return []
    return ["saved" if seat in view.outcome.winners else "left behind"] if view.outcome.winners else ["lost"]


def rescuers(t: Pub, who: tuple[str, ...], width: int) -> list[str]:
    """PB 16.4 to 16.8. By each that may come, or by the one that is known to."""
    known = seen_rescuer(t)
    titles = {card: capital(CARD_TITLES[card].removeprefix("the ")) for card in RESCUES}
    lines: list[str] = []
    for card in RESCUES if known == FACE_DOWN else (known,):
        lines += hanging(titles[card], saved_by(t, card, who), width, margin_for(list(titles.values())))
    return lines


def looked_at(view: View, t: Pub, width: int) -> list[str]:
    """PB 19.4. Cards that only those know who looked."""
    if view.seat is None:
        return []
    rows = [("On top", card_label(card)) if quarter == NOTHING else (f"Quarter {quarter + 1}", f"{card_label(card)}, near the bottom")
            for quarter, card in cards_looked_at(t, view.seat)]
    return [line for label, text in rows for line in hanging(label, text, width)]
