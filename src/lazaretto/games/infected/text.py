"""The table in plain text: what must be done, the sheet that everyone may read, and what is yours only."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ...kernel import FACE_DOWN, Card, Memory, Moved, Names, Seat, View
from ...kernel.zone import letter
from . import sheet
from .acting import BY_AGE
from .box import Box
from .cards import CONTAGIONS, INFECTIONS
from .chart import COLUMNS, spoken
from .ending import DOCTORS_WIN, VILLAGERS_WIN
from .guessing import Guessing, may_not_guess
from .names import CARD_TITLES
from .notebook import MARGIN, accusations, hanging, how, the_sheet
from .passing import PassCards
from .rounds import Round
from .sheet import Handover
from .signs import names_list
from .status import how_one_fell
from .table import Village
from .words import Teller, counted, deck_titles, place, to_whom

LABEL: Final = 8


def drawn(view: View, memory: Memory, names: Names, width: int, box: Box) -> str:
    """The whole page; no line is wider than `width`."""
    t: Village = view.table
    within = tuple(["you" if seat == view.seat else name for seat, name in enumerate(names)])       # in the middle of a line
    lines = [*wrap(status(view, t, names, box), width), "", *wrap(where(view, t, within), width), *wrap(at_the_table(t, box), width)]
    lines += the_sheet(t, names, width)
    lines += [line for text in accusations(sheet.rounds(t), within) for line in wrap(text, width)]
    if view.seat is not None:
        lines += ["", "Yours only", *yours(t, view.seat, memory, within, width, box)]
    known = decks_known(t, view.seat, within, width, box)
    all_told = all(role.kinds() for role in t.roles)
    return "\n".join([*lines, "", "All cards face up" if all_told else "Known besides", *known] if known else lines)


def status(view: View, t: Village, names: Names, box: Box) -> str:
    """What I must do now, or whom we wait for."""
    seat, question = view.seat, view.question
    if view.outcome is not None:
        return "The game is over. " + Teller(box, names, seat).ended(view.outcome)
    if isinstance(question, PassCards):
        now = choosing(view, t, names)
    else:
        assert isinstance(question, Guessing)
        now = naming(t, question.seat) if question.seat == seat else f"{names[question.seat]} is asked whether to name the Plague Doctor."
    return now if seat is None or t.stands(seat) else f"{how_one_fell(t, seat, names)} {now}"


def choosing(view: View, t: Village, names: Names) -> str:
    seat = view.seat
    if seat is None or seat not in t.active:
        return "All in the game choose what to pass."
    if seat not in view.asked:
        return "You have chosen; the others are still choosing."
    takers = [to_whom(t, seat, way, names) for way in range(len(t.ways()))]
    return f"Choose a card for {takers[0]}." if len(takers) == 1 else f"Choose two cards: the first for {takers[0]}, the second for {takers[1]}."


def naming(t: Village, seat: Seat) -> str:
    reason = may_not_guess(t, seat)
    return "You may name the Plague Doctor, or hold your tongue." if reason is None else f"You may name nobody: {reason}."


def where(view: View, t: Village, names: Names) -> str:
    """Round, column, players left, who declares first, and between whom cards go."""
    left = sum([t.stands(seat) for seat in range(t.rules.seats)])
    text = f"Round {t.round} · column {COLUMNS[t.column]} · {left} of {t.rules.seats} in the game · {names[t.marker]} {be_first(view.seat, t.marker)} first"
    if view.outcome is not None or view.seat not in t.active or not isinstance(view.question, PassCards):
        return text
    at, players = t.active.index(view.seat), len(t.active)
    givers = [f"{names[t.active[at - way]]} ({spoken(players - way, players)})" for way in t.ways()]
    return f"{text} · {' and '.join(givers)} {'pass' if len(givers) > 1 else 'passes'} to you"


def at_the_table(t: Village, box: Box) -> str:
    """IN 3.1. Which decks were dealt is known; to whom is not."""
    return "Decks: " + ", ".join([f"{count} {title}" for count, title in zip(t.rules.counts, deck_titles(box), strict=True) if count])


def be_first(seat: Seat | None, marker: Seat) -> str:
    return "declare" if seat == marker else "declares"


def yours(t: Village, seat: Seat, memory: Memory, names: Names, width: int, box: Box) -> list[str]:
    """The deck, the hand, and the cards that came and went."""
    aim = DOCTORS_WIN if t.is_doctor(seat) else VILLAGERS_WIN
    rows = [("Deck", f"{deck_titles(box)[t.role_of(seat)]}: you win once {aim}"), ("Hand", counted(t.hands[seat].cards()) or "empty")]
    rows += [("Handed", in_rounds(handed_to(t, seat, names))), ("Passed", in_rounds(passed_by(seat, memory, names)))]
    reason = may_not_guess(t, seat)
    if reason is not None and t.stands(seat):
        rows.append(("Guess", str(reason)))
    return [line for label, text in rows if text for line in hanging(label, text, width, LABEL)]


def in_rounds(found: list[tuple[int, str]]) -> str:
    """ "1: Safe from Odo, Roll Dice from Wat · 2: Safe from Joan"."""
    numbers = sorted({number for number, _ in found})
    return " · ".join([f"{number}: " + ", ".join([text for at, text in found if at == number]) for number in numbers])


def cards_before(t: Village, seat: Seat) -> list[tuple[Handover, Card]]:
    """What lies before a seat, with who passed it and when."""
    return list(zip([handover for handover in sheet.handovers(t) if handover.taker == seat], t.handed[seat].cards(), strict=True))


def handed_to(t: Village, seat: Seat, names: Names) -> list[tuple[int, str]]:
    return [
        (handover.round, f"{CARD_TITLES[card]} from {names[handover.giver]}{acts_later(card, handover.round)}")
        for handover, card in cards_before(t, seat)
    ]


def acts_in(card: Card, round: int) -> int | None:
    """IN 5.1, 5.2, 5.4. In which later round a card handed over in this one acts."""
    later = [age for age in range(1, len(BY_AGE)) if BY_AGE[age][card + 1]]
    return round + later[0] if later else None


def acts_later(card: Card, round: int) -> str:
    later = acts_in(card, round)
    return "" if later is None else f" (acts in round {later})"


def cards_passed(seat: Seat, memory: Memory) -> list[tuple[int, Card, Seat]]:
    """What I passed in which round to whom, as I remember it."""
    found, round = [], 0
    for fact in memory:
        if isinstance(fact, Round):
            round = fact.number
        elif isinstance(fact, Moved) and fact.source == f"hands.{seat}" and fact.card != FACE_DOWN:
            found.append((round, fact.card, place(fact.to)[1]))
    return found


def passed_by(seat: Seat, memory: Memory, names: Names) -> list[tuple[int, str]]:
    return [(round, f"{CARD_TITLES[card]} to {names[taker]}") for round, card, taker in cards_passed(seat, memory)]


def decks_known(t: Village, me: Seat | None, names: Names, width: int, box: Box) -> list[str]:
    """Whose deck is seen besides one's own: a fellow Doctor's, a fallen one's, or with all cards face up everyone's."""
    lines = []
    for seat in range(t.rules.seats):
        if seat != me and t.roles[seat].kinds():
            lines += hanging(f"  {letter(seat)} {names[seat]}", "; ".join(face_up(t, seat, names, box)), width, MARGIN)
    return lines


def face_up(t: Village, seat: Seat, names: Names, box: Box) -> list[str]:
    """The deck, the fate, what was handed over and what is still held."""
    found = [deck_titles(box)[t.role_of(seat)], *fate(t, seat, names)]
    if len(t.handed[seat]) and FACE_DOWN not in t.handed[seat].cards():
        found.append("handed " + in_rounds(handed_to(t, seat, names)))
    if len(t.hands[seat]) and FACE_DOWN not in t.hands[seat].cards():
        found.append("holds " + counted(t.hands[seat].cards()))
    return found


def fate(t: Village, seat: Seat, names: Names) -> list[str]:
    """IN 6.5, 7.2, 7.3. When and how the seat fell, if it did."""
    for note in sheet.rounds(t):
        if note.fell(seat):
            word = how(note, seat)
            text = {"wrong": "named the wrong one", "named": "was named", "skull": "rolled a skull"}.get(word, word)
            return [f"{text} in round {note.number}{by_what(t, seat, note.number, names) if word == 'infected' else ''}"]
    return []


def by_what(t: Village, seat: Seat, round: int, names: Names) -> str:
    """IN 5. The cards whose infection acted, and who passed them."""
    guilty = [f"{CARD_TITLES[card]} from {names[giver]}" for giver, card in at_work(t, seat, round, harms(t, seat))]
    return " by " + names_list(guilty) if guilty else ""


def harms(t: Village, seat: Seat) -> int:
    """IN 5.8. What infects this seat: no Contagious card infects a Doctor."""
    return INFECTIONS if t.is_doctor(seat) else INFECTIONS | CONTAGIONS


def at_work(t: Village, seat: Seat, round: int, force: int) -> list[tuple[Seat, Card]]:
    """IN 5. The cards before a seat that acted so in a round, each with its giver."""
    found = []
    for handover, card in cards_before(t, seat):
        age = round - handover.round
        if age < len(BY_AGE) and BY_AGE[age][card + 1] & force:
            found.append((handover.giver, card))
    return found
