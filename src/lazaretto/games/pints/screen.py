"""The page of Pints of Blood for a screen: what to do, who is who, the board, and what is one's own."""

from __future__ import annotations

from typing import Final

from ...kernel import Count, Memory, Names, Page, Row, Seat, View
from .board import Board
from .box import Box
from .cards import BITES_FOR_A_BUDDY
from .drawer import yours
from .ending import REASONS
from .indoors import WHY_THAT_PRICE, hands, kitchen, phases, pile, price, rescuers, stores
from .names import CARD_TITLES, FOOD_TITLES, figure, within
from .notebook import notes
from .reckoning import would_have_come
from .signs import seat_thing
from .status import status
from .street import bus, corner, lanes
from .table import MARKERS, Pub
from .tray import tray

ONE_FROM_A_LOSS: Final = BITES_FOR_A_BUDDY - 1


def page(view: View, memory: Memory, names: Names, box: Box, laid: Page | None, *, odds: bool = True) -> Page:
    """With chances worked out, or without any."""
    t: Pub = view.table
    view = at_a_stage(view) if view.question is None and view.outcome is None else view
    title, detail = status(view, names, box, odds=odds)
    if view.outcome is not None:
        detail = f"{detail} {would_have_come(t, view.outcome, within(names, view.seat))}".strip()
    found = laid or laid_out(view, memory, names, odds=odds)
    return found.to(title, detail, yours(view), found.notes)


def at_a_stage(view: View) -> View:
    """While the end of an answer is shown, stage by stage, the agenda is the one before that answer: all that is still to come then lies on the table."""
    found = View(view.table, [], {})
    found.seat = view.seat
    return found


def laid_out(view: View, memory: Memory, names: Names, *, odds: bool) -> Page:
    """What lies open, and the notebook, which is the same to all."""
    t: Pub = view.table
    rows = tuple([row(view, seat, names) for seat in range(t.rules.seats)])
    remark = f"{figure(t.buddies(), 'buddy')} left"
    return Page("", "", tags(view), "At the bar", remark, rows, board(view, memory, names, odds=odds), notes=notes(view, names))


def tags(view: View) -> tuple[str, ...]:
    """Where the night is: "Round 9", "quarter 4", the level, and who comes if everyone knows, or came."""
    t: Pub = view.table
    rounds = f"Round {-(-t.turns // t.rules.seats)}" if t.turns else "Setting up"
    if view.outcome is not None:
        known = [reason for reason in REASONS.values() if reason == view.outcome.reason]
    else:
        known = [f"{CARD_TITLES[card]} will come" for card in t.rules.rescuers if len(t.rules.rescuers) == 1]
    return (rounds, f"quarter {t.quarter + 1}", "Main Course" if t.rules.food else "Starters' Menu", *known)


def row(view: View, seat: Seat, names: Names) -> Row:
    """PB 2.9, 2.10, 2.13."""
    t: Pub = view.table
    waiting, bites = len(t.tags[MARKERS + seat]), t.bites[seat]
    counts = [
        Count("bite", bites, "bites, of which the fifth costs a buddy", bites >= ONE_FROM_A_LOSS), Count("crisps", t.crisps[seat], "bags of crisps"),
        Count("beer", t.beers[seat], "beers drunk"), Count("draw", len(t.hands[seat]), "buddy cards"),
    ]
    if waiting:
        counts.append(Count("zombie", waiting, "zombies on the bite-marker", bites + waiting >= BITES_FOR_A_BUDDY))
    icons = tuple([Count("pubfood", 0, food_words(t, seat, food)) for food in t.foods[seat].kinds()]) if t.rules.food else ()
    lost = view.outcome is not None and seat not in view.outcome.winners
    return Row(seat_thing(seat), seat, names[seat], note(view, seat), tuple(counts), icons, acting=seat in view.asked, out=lost)


def food_words(t: Pub, seat: Seat, food: int) -> str:
    return f"{FOOD_TITLES[food]}{' (used)' if t.used[seat] >> food & 1 else ''}"


def note(view: View, seat: Seat) -> str:
    """How it stands with somebody, in a few words."""
    t: Pub = view.table
    if view.outcome is not None:
        return "saved" if seat in view.outcome.winners else "left behind" if view.outcome.winners else "lost"
    waiting = len(t.tags[MARKERS + seat])
    order = t.seats_from_active().index(seat)
    has_turn = "to play" if waiting else "has the turn"              # with the zombies and "you" it is to have room in a line
    found = [has_turn if not order else "next" if order == 1 else ""]
    if waiting:
        found.append(f"{figure(waiting, 'zombie')} to bite")
    elif t.bites[seat] == ONE_FROM_A_LOSS:
        found.append("one bite from losing a buddy")
    return " · ".join([word for word in found if word])


def board(view: View, memory: Memory, names: Names, *, odds: bool) -> Board:
    t: Pub = view.table
    return Board(
        lanes(view, odds=odds), bus(view), corner(t), phases(view), tray(view, memory), stores(t), pile(view, odds=odds), hands(t, names), price(view),
        WHY_THAT_PRICE, kitchen(t), "Who would be saved" if view.outcome is None else "Who was saved", rescuers(view, memory, names, odds=odds),
    )
