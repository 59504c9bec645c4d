"""The detective's sheet: what each did in each round, as everyone saw it."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Names, Seat
from ...kernel.zone import letter
from .board import Cell, SheetRound, Sign
from .names import CARD_ICONS, CARD_TITLES, FACES
from .notebook import how
from .roles import REACH
from .sheet import Handover, RoundNote, handovers_in
from .signs import ROLLED, Signs, names_list, sentence_of, sign_of
from .text import acts_in

MAY_HAVE_INFECTED: Final = "cards passed that may have infected someone"
KEY: Final = (
    Sign((), "letter: passed to"), Sign(("shield",), "safe"), Sign(ROLLED, "rolled a shield"), Sign(("die", "skull"), "rolled a skull"),
    Sign(("skull",), "infected"), Sign(("vote", "skull"), "named the wrong one"), Sign(("mask", "skull"), "named rightly"), Sign(("bell",), "declares first"),
)
SUSPICIOUS: Final = Sign(("infection",), MAY_HAVE_INFECTED)      # beside the seats, as long as no card lies open

PASSED_OPENLY: Final = Sign((), "letter: passed to, and beneath it the card")
ACTS_LATER: Final = Sign((), "+1, +2: acts so many rounds later")
CARD_SIGNS: Final = {icon: Sign((icon,), face) for icon, (face, _) in reversed(tuple(zip(CARD_ICONS, FACES)))}


def the_key(sheet: tuple[SheetRound, ...]) -> tuple[Sign, ...]:
    """To the signs of the sheet; where cards lie open in it, also to theirs."""
    cards = {icon for line in sheet for cell in line.cells for icon in cell.cards}
    if not cards:
        return (*KEY, SUSPICIOUS)
    acts_later = any([any(cell.later) for line in sheet for cell in line.cells])
    return PASSED_OPENLY, *KEY[1:], *[sign for icon, sign in CARD_SIGNS.items() if icon in cards and icon != "shield"], *([ACTS_LATER] if acts_later else [])


def whose_card(passes: list[Handover], round: int, seat: Seat, names: Names) -> str:
    """IN 5.1. For who was infected in this round, whose card it may have been, as far as all can tell."""
    came = [one for one in passes if one.taker == seat and round - REACH < one.round <= round]
    return "by a card from " + names_list([f"{names[one.giver]} (round {one.round})" for one in came], "or")


def the_sheet(signs: Signs) -> tuple[SheetRound, ...]:
    """R41. A line a round, a cell a seat."""
    t, seats = signs.t, range(signs.t.rules.seats)
    return tuple([SheetRound(note.number, note.number == t.round, tuple([cell(signs, note, seat) for seat in seats])) for note in signs.past.notes])


def cell(signs: Signs, note: RoundNote, seat: Seat) -> Cell:
    takers = signs.past.takers_from(seat, note.number)
    return Cell(
        seat, letters="".join([letter(taker) for taker in takers]), takers=tuple(takers),
        cards=tuple([CARD_ICONS[card] for card in signs.cards_of(seat, note.number)]), later=tuple([later(card) for card in signs.cards_of(seat, note.number)]),
        icons=sign_of(how(note, seat)),
        gone=seat not in signs.past.circles[note.number - 1], fell=note.fell(seat), text=in_words(signs, note, seat),
    )


def what_to_whom(signs: Signs, note: RoundNote, seat: Seat, takers: list[Seat]) -> list[str]:
    """ "to Hugh and Wat"; once the cards lie open, "Safe to Hugh and Roll Dice to Wat"."""
    cards = signs.cards_of(seat, note.number)
    if cards:
        return [f"{CARD_TITLES[card]} to {signs.names[taker]}" for card, taker in zip(cards, takers)]
    return ["to " + names_list([signs.names[taker] for taker in takers])]


def later(card: Card) -> str:
    """IN 5.1, 5.2, 5.4. Of Vaccinate Next Round, "+1"."""
    acts = acts_in(card, 0)
    return f"+{acts}" if acts else ""


def in_words(signs: Signs, note: RoundNote, seat: Seat) -> str:
    """ "Joan, round 2: passed to Hugh; declared safe."; of who was infected, whose card it may have been."""
    takers, suspect, word = signs.past.takers_from(seat, note.number), note.named_by(seat), how(note, seat)
    where = f"{signs.names[seat]}, round {note.number}"
    if seat not in signs.past.circles[note.number - 1]:
        return f"{where}: out of the game."
    parts = [f"{'passed' if signs.has_gone(note.number) else 'passes'} {names_list(what_to_whom(signs, note, seat, takers))}"] if takers else []
    if word == "infected" and not signs.told:
        parts.append(f"{sentence_of(word)} {whose_card(handovers_in(signs.t, signs.past.notes), note.number, seat, signs.names)}")
    elif word and word != "wrong":
        parts.append(sentence_of(word))
    if suspect is not None:
        parts.append(f"named {signs.names[suspect]}, {'wrongly' if note.out_by_a_name(seat) else 'rightly'}")
    return f"{where}: {'; '.join(parts) or 'has not declared yet'}."
