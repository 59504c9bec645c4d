"""What a seat holds in its drawer, and what its notebook says."""

from __future__ import annotations

from ...kernel import Card, Names, Note, Seat, View
from .cards import HAND_LIMIT, PLAGUE_FROM, PLAGUED, SYMPTOMS_EACH, WORTH
from .chronicle import GAVE, GLIMPSED, KEPT, LEECHED, LOOKED, MINGLED, NO_CART, ROUND, read, round_of
from .drawer import aim_of, facts_of, health, mingle_row
from .held import Coin, Glimpse, Half, Remedy, Symptom, Yours
from .names import CART_TITLES, COIN_TEXTS, COIN_TITLES, REMEDY_ICONS, REMEDY_SHORT, REMEDY_TITLES, called, card_title, listed, within, worths
from .notebook import MingleNote, Notebook
from .phial import Leeching
from .status import capital
from .table import Town
from .things import of_ghost_card, of_half, of_held_symptom, of_remedy, of_symptom


def yours(view: View, seat: Seat, notes: Notebook, names: Names) -> Yours:
    """BR 2.3, 2.5, 1.3. Symptoms, health, remedies, coins, and what was seen of others."""
    t: Town = view.table
    over = view.outcome is not None
    drawn = t.phial.cards() if t.turn == seat else []
    return Yours(
        symptoms(t.symptoms[seat].cards(), drawn, leeching=isinstance(view.question, Leeching)),
        t.sum_of(seat), PLAGUE_FROM, PLAGUED in t.health[seat], how_one_is(t, seat, notes),
        "" if over or not t.lives(seat) else aim_of(t, seat).removeprefix("; ").capitalize() + ".",
        remedies(t, seat), HAND_LIMIT, coins(t, seat), glimpses(t, seat), tuple(known(view, seat, notes, names)),
    )


def how_one_is(t: Town, seat: Seat, notes: Notebook) -> str:
    """BR 1.3, 11.5. Said of whoever holds the drawer: once all cards lie face up, it is everyone's."""
    if t.lives(seat):
        return f"{capital(health(t, seat, notes))}."
    return "Died plagued." if PLAGUED in t.health[seat] else "Died healthy."


def symptoms(held: list[Card], drawn: list[Card], *, leeching: bool) -> tuple[Symptom, ...]:
    """BR 8.5, 8.6. What is held, then what was drawn to choose from, each with a name of its own."""
    cards, own = [*held, *drawn], len(held) if leeching else 0
    names = [of_held_symptom(card) if at < own else of_symptom(card, cards[own:at].count(card)) for at, card in enumerate(cards)]
    return tuple([symptom(name, card, drawn=at >= len(held)) for at, (name, card) in enumerate(zip(names, cards, strict=True))])


def symptom(thing: str, card: Card, *, drawn: bool) -> Symptom:
    return Symptom(thing, WORTH[card], drawn, f"A symptom worth {WORTH[card]}{', drawn to choose from' if drawn else ''}.")


def remedies(t: Town, seat: Seat) -> tuple[Remedy, ...]:
    """BR 5.3. Those in hand, then those drawn in this turn."""
    drawn = t.drawn.cards() if t.turn == seat else []
    return (*[remedy(t, card, drawn=False) for card in t.remedies[seat].cards()], *[remedy(t, card, drawn=True) for card in drawn])


def remedy(t: Town, card: Card, *, drawn: bool) -> Remedy:
    pair = t.rules.cards[card]
    halves = tuple([Half(of_half(card, half), REMEDY_ICONS[half], REMEDY_TITLES[half], REMEDY_SHORT[half]) for half in pair])
    return Remedy(of_remedy(card), halves, drawn, f"{card_title(pair)}{', drawn now: to be played from the next turn on' if drawn else ''}.")


def coins(t: Town, seat: Seat) -> tuple[Coin, ...]:
    """BR 12.5, 12.6."""
    if not t.rules.alms:
        return ()
    in_palm = t.palm.cards() if t.turn == seat else []
    return (*[Coin(COIN_TITLES[coin], COIN_TEXTS[coin], True) for coin in t.coins[seat].cards()],
            *[Coin(COIN_TITLES[coin], COIN_TEXTS[coin], False) for coin in in_palm])


def glimpses(t: Town, seat: Seat) -> tuple[Glimpse, ...]:
    """BR 13.6. Cards of Ghosts that lie open to this seat."""
    found: list[Glimpse] = []
    for ghost in range(t.rules.seats, t.rules.places):
        for card in range(SYMPTOMS_EACH):
            found += [Glimpse(of_ghost_card(ghost, card), WORTH[face]) for face in t.symptoms[t.rules.slots[ghost][card]].kinds()]
    return tuple(found)


def known(view: View, seat: Seat, notes: Notebook, names: Names) -> list[str]:
    """BR 9.8, 12.2, 13.6. What this seat saw of others who are still in the game."""
    t: Town = view.table
    found: list[str] = []
    for place in range(t.rules.places):
        told = facts_of(view, place, notes) if place != seat and t.lives(place) and view.outcome is None else []
        found += [f"{called(names, place)}: {'; '.join(told)}"] if told else []
    return found


def pages(view: View, notes: Notebook, names: Names) -> tuple[Note, ...]:
    """The notebook: what was seen of others, one's own mingles, and what everyone saw happen to cards."""
    t: Town = view.table
    who = within(names, t.rules.places, view.seat)
    found: list[Note] = []
    if view.seat is not None:
        found.append(Note("You saw", tuple(known(view, view.seat, notes, names))))
        found.append(Note("You mingled", tuple([line for note in notes.mingles for line in mingled(note, view.seat, who)])))
    found.append(Note("Everyone saw", tuple(seen_by_all(t, who))))
    return tuple([note for note in found if note.lines])


def mingled(note: MingleNote, seat: Seat, who: tuple[str, ...]) -> list[str]:
    """BR 10.4. What was put in and got, and where what did not come back may be."""
    row = mingle_row(note, seat, who)
    lost = note.put[:]
    for card in note.got:
        if card in lost:
            lost.remove(card)
    others = [who[rider] for rider in note.riders if rider != seat]
    if not lost or not others:
        return [row[0].upper() + row[1:]]
    return [row[0].upper() + row[1:], f"Your {worths(lost)} went to {listed([*others, 'the discard'], 'or')}"]


def seen_by_all(t: Town, who: tuple[str, ...]) -> list[str]:
    """Mingles, choices of symptoms, stacks, looks and coins, in the order in which they happened."""
    found: list[str] = []
    round = 0
    for entry in t.chronicle:
        what, digits = read(entry)
        if what == ROUND:
            round = round_of(digits)
        told = public_line(what, digits, who)
        found += [f"Round {round}: {told}"] if told else []
    return found


def public_line(what: int, digits: tuple[int, ...], who: tuple[str, ...]) -> str:
    """An entry of the chronicle in a few words; "" where the table tells it anyhow."""
    if what == MINGLED:
        return f"{CART_TITLES[digits[0]]} mingled: {listed([who[rider] for rider in digits[1:]])}"
    if what == LEECHED:
        return "" if digits[1] == NO_CART else f"{who[digits[0]]} laid a symptom on {CART_TITLES[digits[1]]}"
    if what == KEPT:
        return f"{who[digits[0]]} chose two symptoms to keep"
    if what == GAVE:
        return f"{who[digits[0]]} kept a coin" if digits[0] == digits[1] else f"{who[digits[0]]} gave a coin to {who[digits[1]]}"
    return f"{who[digits[0]]} looked at a symptom of {who[digits[1]]}" if what in (LOOKED, GLIMPSED) else ""
