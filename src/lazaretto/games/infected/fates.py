"""IN 9. What settled the game for each who has not won, told to that one once it is over: also what was secret then."""

from __future__ import annotations

from ...kernel import Names, Outcome, Seat
from .afterwards import namers
from .cards import ROLLS
from .ending import NOBODY_WINS
from .names import CARD_TITLES
from .notebook import how
from .sheet import RoundNote, round_of_fall
from .signs import names_list
from .table import Village
from .text import at_work, by_what


def fates(t: Village, outcome: Outcome, names: Names) -> dict[Seat, str]:
    """By seat, a sentence to that seat."""
    return {seat: fate(t, seat, outcome, names) for seat in range(t.rules.seats) if seat not in outcome.winners}


def fate(t: Village, seat: Seat, outcome: Outcome, names: Names) -> str:
    if not t.stands(seat):
        return fell(t, seat, round_of_fall(t, seat), names)
    if outcome.reason == NOBODY_WINS:
        return "The cards ran out before either side had won."
    return f"You were safe to the end, but {the_doctors(t, names)} not found out in time."


def the_doctors(t: Village, names: Names) -> str:
    """ "Odo was", "Odo and Wat were"."""
    doctors = t.team(doctors=True)
    return f"{names_list([names[doctor] for doctor in doctors])} {'were' if len(doctors) > 1 else 'was'}"


def fell(t: Village, seat: Seat, note: RoundNote, names: Names) -> str:
    """IN 5, 6, 7. By whose card, or by which name."""
    when, word, named = f"Round {note.number}:", how(note, seat), note.named_by(seat)
    if word == "infected":
        return f"{when} You were infected{by_what(t, seat, note.number, names)}."
    if word == "wrong" and named is not None:
        return f"{when} You named {names[named]}, who was no Plague Doctor; {the_doctors(t, names)}."
    if word == "named":
        return f"{when} {names[namers(note, seat, t.rules.seats)[0]]} named you, rightly."
    return f"{when} You rolled a skull: {names_list([f'{CARD_TITLES[card]} from {names[giver]}' for giver, card in at_work(t, seat, note.number, ROLLS)])}."
