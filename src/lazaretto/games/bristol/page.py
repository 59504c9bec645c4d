"""The page: what is to be done now, where the game is, the seats in the order of play, the board, the drawer and the notebook."""

from __future__ import annotations

from typing import Final

from ...kernel import Count, Memory, Names, Page, Row, Seat, View
from .box import Box
from .headlines import headline
from .lanes import Street, seat_on_cart, to_come
from .names import CART_TITLES, CHARACTER_TITLES
from .notebook import Notebook
from .notepad import pages, yours
from .status import capital
from .table import Town
from .things import of_seat

A_ROUND: Final = "A round: all dice are rolled, each takes a turn, carts with two of their rats mingle, and then the carts move on (BR 4.1)."
THE_LAST_ROUND: Final = "A cart has left and failed: who has not left by the end of this round dies (BR 11.6)."
TURNS: Final = "So many more take a turn before the round ends: then carts mingle, and move."


def page(view: View, memory: Memory, names: Names, box: Box, laid: Page | None) -> Page:
    """All that a screen shows of the view."""
    notes = Notebook(memory, view.seat, view.table.rules.seats)
    title, detail = headline(view, names, box)
    held = None if view.seat is None else yours(view, view.seat, notes, names)
    return (laid or laid_out(view, notes, names)).to(title, detail, held, pages(view, notes, names))


def laid_out(view: View, notes: Notebook, names: Names) -> Page:
    """What lies open."""
    t: Town = view.table
    street = Street(view, notes, names)
    heading = "Turn order" if view.outcome is None else "At the table"
    rows = tuple([row(street, place) for place in order_of_play(view, t, street.turn)])
    return Page(
        "", "", tags(t), heading, turns_left(view, t), rows, street.board(),
        tag_notes=(A_ROUND, THE_LAST_ROUND)[:len(tags(t))], remark_note=TURNS if view.outcome is None else "",
    )


def tags(t: Town) -> tuple[str, ...]:
    """BR 11.6."""
    return (f"Round {t.round}", "last round") if t.deadline and t.round >= t.deadline else (f"Round {t.round}",)


def turns_left(view: View, t: Town) -> str:
    left = len(to_come(view, t))
    return "" if view.outcome is not None else f"{left} {'turn' if left == 1 else 'turns'} left" if left else "last of the round"


def order_of_play(view: View, t: Town, turn: Seat | None) -> list[Seat]:
    """Who is in turn, who comes after, who has had a turn; then those who are out."""
    later = [] if turn is None else [turn, *to_come(view, t)]
    clockwise = [(t.first + number) % t.rules.places for number in range(t.rules.places)]
    had = [place for place in clockwise if t.lives(place) and place not in later]
    return [*later, *had, *[place for place in clockwise if not t.lives(place) and place not in later]]


def row(street: Street, place: Seat) -> Row:
    t = street.t
    counts = [] if t.is_ghost(place) or not t.lives(place) else [Count("remedy", t.held(place), "remedies")]
    if t.rules.alms and len(t.coins[place]):
        counts.append(Count("coin", len(t.coins[place]), "coins"))
    return Row(of_seat(place), place, street.who[place], note_on(street, place), tuple(counts), signs(street, place), place in street.asked, not t.lives(place))


def signs(street: Street, place: Seat) -> tuple[Count, ...]:
    """BR 6.8, 11.1. Health, where all may see it."""
    plagued = street.plagued(place)
    if plagued is None:
        return ()
    return (Count("sick", 0, "has the plague") if plagued else Count("healthy", 0, "healthy"),)


def note_on(street: Street, place: Seat) -> str:
    """ "Knight · Cedar, front · next"."""
    t = street.t
    if not t.lives(place):
        return capital(street.fate(place).text)
    character = [CHARACTER_TITLES[t.characters[place]]] if t.characters and not t.is_ghost(place) else []
    cart = t.cart_of(place)
    seated = f"Escaped on {CART_TITLES[cart]}" if cart in t.gone else f"{CART_TITLES[cart]}, {seat_on_cart(t, place)}"
    return " · ".join([*character, seated, *progress(street, place)])


def progress(street: Street, place: Seat) -> list[str]:
    """Where in the round this one is."""
    if street.turn is None:
        return []
    if place == street.turn:
        return ["in turn"]
    if place in street.asked:
        return ["may answer"]
    later = to_come(street.view, street.t)
    return ["next"] if later[:1] == [place] else [] if place in later else ["has acted"]
