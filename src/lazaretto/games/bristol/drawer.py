"""What is yours only, and what you know of others: by sight, and from the notebook."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ...kernel import FACE_DOWN, Card, Names, Seat, View
from .cards import PLAGUE_FROM, PLAGUED, WORTH
from .chronicle import DIED, ROUND, read, round_of
from .names import CART_TITLES, COIN_TITLES, REMEDY_SHORT, card_title, listed, marked, worths
from .notebook import MingleNote, Notebook
from .table import Town
from .telling import ORDINALS

LABEL: Final = 10
NARROW: Final = 60              # below this the margin is small


def hanging(label: str, text: str, width: int, indent: int = LABEL) -> list[str]:
    """A row with its label in the margin; on a narrow page a long label stands before the text."""
    if width < NARROW and indent > LABEL - 2:
        return wrap(f"{label}: {text}" if label else text, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
    return wrap(text, width, initial_indent=f"  {label}".ljust(indent + 2), subsequent_indent=" " * (indent + 2), break_on_hyphens=False)


def yours(view: View, seat: Seat, notes: Notebook, who: tuple[str, ...], width: int) -> list[str]:
    """Symptoms and health, remedies, the coin, and the mingles that you remember."""
    t: Town = view.table
    aim = aim_of(t, seat) if view.outcome is None and t.lives(seat) else ""
    rows = [("Symptoms", f"{worths(t.symptoms[seat].cards())}, together {t.sum_of(seat)}; {PLAGUE_FROM} is the plague")]
    rows.append(("Health", health(t, seat, notes) + aim))
    if t.turn == seat and t.phial.kinds():
        rows.append(("Drawn", worths(t.phial.cards())))
    rows += remedies(t, seat)
    if t.rules.alms and t.coins[seat].kinds():
        rows.append(("Coin", listed([COIN_TITLES[coin] for coin in t.coins[seat].cards()])))
    rows += [("Mingled" if at == 0 else "", mingle_row(note, seat, who)) for at, note in enumerate(notes.mingles)]
    return [line for label, text in rows for line in hanging(label, text, width)]


def health(t: Town, seat: Seat, notes: Notebook) -> str:
    """BR 1.3. How someone is, and since when if that is remembered."""
    return f"plagued {notes.ill.get(seat, '')}".rstrip() if PLAGUED in t.health[seat] else "healthy"


def aim_of(t: Town, seat: Seat) -> str:
    """BR 1.1, 1.4."""
    return "; with the plague you cannot win, but if nobody escapes you may gloat" if t.is_plagued(seat) else "; leave on a cart with nobody plagued"


def remedies(t: Town, seat: Seat) -> list[tuple[str, str]]:
    """BR 8.1, 5.3. Each card with what its halves do."""
    rows = [card_row(t, card, t.remedies[seat].count(card), "") for card in t.remedies[seat].kinds()]
    if t.turn == seat:
        rows += [card_row(t, card, t.drawn.count(card), " (drawn now)") for card in t.drawn.kinds()]
    return [("Remedies" if at == 0 else "", row) for at, row in enumerate(rows)] or [("Remedies", "none")]


def card_row(t: Town, card: Card, count: int, after: str) -> str:
    top, bottom = t.rules.cards[card]
    return f"{f'{count} ' if count > 1 else ''}{card_title((top, bottom))}{after}, to {REMEDY_SHORT[top]} or {REMEDY_SHORT[bottom]}"


def mingle_row(note: MingleNote, seat: Seat, who: tuple[str, ...]) -> str:
    """ "round 2 on Birch with Odo, 1 and 3 in, 2 and 2 out"."""
    others = [who[rider] for rider in note.riders if rider != seat]
    company = f"with {listed(others)}" if others else "alone"
    return f"round {note.round} on {CART_TITLES[note.cart]} {company}, {worths(note.put)} in, {worths(note.got)} out"


def about(view: View, places: list[Seat], notes: Notebook, names: Names, width: int) -> list[str]:
    """A row for each of these places of which anything is face up or remembered."""
    heads = [marked(names, place, view.seat) for place in range(view.table.rules.places)]
    lines: list[str] = []
    for place in places:
        told = facts_of(view, place, notes)
        if told:
            lines += hanging(heads[place], "; ".join(told), width, max([len(head) for head in heads]) + 2)
    return lines


def facts_of(view: View, place: Seat, notes: Notebook) -> list[str]:
    """Fate, symptoms, health, remedies and coin of a place, as far as they are seen or remembered."""
    t: Town = view.table
    fate = [fate_of(t, place, notes)] if view.outcome is not None or not t.lives(place) else []
    return [*fate, *symptoms_seen(t, place, notes), *health_seen(t, place, notes), *cards_seen(t, place)]


def fate_of(t: Town, place: Seat, notes: Notebook) -> str:
    """BR 1.1, 11.5. Escaped, or how and when it died."""
    if t.lives(place):
        if t.gone and place in t.carts[t.gone[-1]]:
            return "escaped"
        return "at the gate, too late" if t.spaces[t.cart_of(place)] >= t.rules.road else "still in town"
    return notes.fates.get(place) or f"died in round {round_of_death(t, place)}"


def round_of_death(t: Town, place: Seat) -> int:
    round = 0
    for entry in t.chronicle:
        what, digits = read(entry)
        if what == ROUND:
            round = round_of(digits)
        elif what == DIED and place in digits:
            break
    return round


def symptoms_seen(t: Town, place: Seat, notes: Notebook) -> list[str]:
    """R45. Of a Ghost's two cards the first may be seen and the second not; of a player's one may have been glimpsed."""
    slots = [t.symptoms[slot].cards() for slot in dict.fromkeys(t.rules.slots[place])]
    cards = sorted([card for slot in slots for card in slot])
    if FACE_DOWN not in cards:
        return [f"symptoms {worths(cards)}"]
    seen = [f"{ORDINALS[at]} symptom {WORTH[slot[0]]}" for at, slot in enumerate(slots) if FACE_DOWN not in slot]
    return seen or [f"seen: {text}" for text in notes.glimpses.get(place, [])]


def health_seen(t: Town, place: Seat, notes: Notebook) -> list[str]:
    """BR 6.8, 11.1, 12.2."""
    return [health(t, place, notes)] if not t.is_ghost(place) and t.health[place].kinds() else []


def cards_seen(t: Town, place: Seat) -> list[str]:
    """Remedies and coins: face up only once the game is over."""
    held = [] if t.is_ghost(place) else [card_title(t.rules.cards[card]) for card in t.remedies[place].kinds()]
    coins = [COIN_TITLES[coin] for coin in t.coins[place].kinds()] if t.rules.alms else []
    return ([f"holds {listed(held)}"] if held else []) + ([f"coin {listed(coins)}"] if coins else [])
