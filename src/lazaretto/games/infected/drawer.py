"""What lies in one's own drawer: the deck, the hand, the cards that came and went, and what they will do."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Memory, Names, Seat, View
from .acting import acting, last_place
from .board import Carried, Due, Hand, HandCard, Role, Yours
from .box import Box
from .cards import CONTAGIONS, DOCTORS_ONLY, INFECTIONS, ROLLS, VACCINATIONS
from .chart import spoken
from .ending import DOCTORS_WIN, VILLAGERS_WIN
from .guessing import may_not_guess
from .names import CARD_ICONS, CARD_TITLES, FACES
from .passing import Pass, PassCards
from .roles import REACH
from .sheet import INFECTED, NOT_YET, SKULL, round_of_fall, rounds
from .signs import deck_icon, names_list
from .table import Village
from .text import acts_in, acts_later, at_work, cards_before, cards_passed, harms
from .words import card_text, deck_titles

#: The hand once, and again for the second of two cards.
PLACES: Final = ("card", "second")


def yours(view: View, seat: Seat, memory: Memory, names: Names, box: Box) -> Yours:
    t: Village = view.table
    may, why = tongue(t, seat)
    to_come = () if view.outcome is not None and t.stands(seat) else due(t, seat, names)
    return Yours(
        role(t, seat, names, box), hands(view, t, seat, names), "Cards that came and went", "from", "to",
        handed(t, seat, names), passed(t, seat, memory, names), to_come, may, "may name the Doctor" if may else "names nobody", why,
    )


def tongue(t: Village, seat: Seat) -> tuple[bool, str]:
    """IN 7.1 to 7.8. May this seat name the Doctor? When, or why not."""
    if not t.stands(seat):
        return False, "You are out of the game, and name nobody."
    reason = may_not_guess(t, seat)
    return (True, "You may name the Plague Doctor whenever you declare safe.") if reason is None else (False, f"You name nobody: {reason}.")


def role(t: Village, seat: Seat, names: Names, box: Box) -> Role:
    """IN 2.2, 10.4. The deck, what it aims at, and the other Doctor where the two know each other."""
    deck, doctor = t.role_of(seat), t.is_doctor(seat)
    fellows = [names[other] for other in range(t.rules.seats) if doctor and other != seat and t.is_doctor(other)] if t.rules.doctors_know else []
    fellow = f"{names_list(fellows)} is the other Doctor." if fellows else ""
    return Role(deck_titles(box)[deck], deck_icon(deck), f"You win once {DOCTORS_WIN if doctor else VILLAGERS_WIN}.", fellow)


def hands(view: View, t: Village, seat: Seat, names: Names) -> tuple[Hand, ...]:
    """IN 4.1, 4.3. The hand for each taker one chooses for; once, if nobody chooses."""
    answer = view.sealed.get(seat)
    chosen = answer.cards if isinstance(answer, Pass) else ()
    if not isinstance(view.question, PassCards) or seat not in t.active:
        return (Hand("Hand", "", None, hand_cards(t, seat, 0, chosen)),)
    return tuple([
        Hand(f"For {names[taker]}", spoken(way, len(t.active)), taker, hand_cards(t, seat, place, chosen))
        for place, (taker, way) in enumerate(zip(t.takers_of(seat), t.ways()))
    ])


def hand_cards(t: Village, seat: Seat, place: int, chosen: tuple[Card, ...]) -> tuple[HandCard, ...]:
    """Every kind that was in the deck, also those that are spent."""
    hand = t.hands[seat]
    kinds = sorted({*t.rules.whole_decks[t.role_of(seat)].kinds(), *hand.kinds()})
    return tuple([
        HandCard(
            f"{PLACES[place]}:{card}", *FACES[card], CARD_ICONS[card], in_hand(t, card, hand.count(card)), hand.count(card),
            chosen[place:place + 1] == (card,),
        )
        for card in kinds
    ])


def in_hand(t: Village, card: Card, count: int) -> str:
    """What it does; of what is spent, that too."""
    return f"{card_text(t, card)[0]}{'' if count else f'; you hold no {CARD_TITLES[card]}'}"


def handed(t: Village, seat: Seat, names: Names) -> tuple[Carried, ...]:
    """IN 4.6. What lies before this seat."""
    return tuple([
        Carried(
            came.round, CARD_TITLES[card], CARD_ICONS[card], came.giver, acts_in(card, came.round), False,
            f"Round {came.round}: {CARD_TITLES[card]} from {names[came.giver]}{acts_later(card, came.round)}.",
        )
        for came, card in cards_before(t, seat)
    ])


def passed(t: Village, seat: Seat, memory: Memory, names: Names) -> tuple[Carried, ...]:
    found = []
    for round, card, taker in cards_passed(seat, memory):
        told, cancelled = f"Round {round}: {CARD_TITLES[card]} to {names[taker]}{acts_later(card, round)}.", is_cancelled(t, round, card, taker)
        told += f" It was cancelled: {names[taker]} was vaccinated." if cancelled else ""
        found.append(Carried(round, CARD_TITLES[card], CARD_ICONS[card], taker, acts_in(card, round), cancelled, told))
    return tuple(found)


def is_cancelled(t: Village, round: int, card: Card, taker: Seat) -> bool:
    """IN 5.1, 5.4, 6.1. An infection that was due: its giver hears from its taker, who declares truthfully, that it did nothing."""
    due_in, notes = acts_in(card, round) or round, rounds(t)
    return card in DOCTORS_ONLY and due_in <= len(notes) and notes[due_in - 1].mark_of(taker) not in (NOT_YET, INFECTED)


def due(t: Village, seat: Seat, names: Names) -> tuple[Due, ...]:
    """IN 5.1 to 5.8. What the cards before this seat will do, as far as they have come; or which of them have taken it out."""
    if not t.stands(seat):
        return what_felled(t, seat, names)
    first = t.round if rounds(t)[-1].mark_of(seat) == NOT_YET else t.round + 1
    return tuple([one for number in range(first, t.round + REACH) for one in what_is_due(t, seat, number)])


def what_felled(t: Village, seat: Seat, names: Names) -> tuple[Due, ...]:
    """IN 6.3, 6.4. The fallen know their cards and who passed them; the others saw only that they fell."""
    note = round_of_fall(t, seat)
    if note.out_by_a_name(seat):
        return ()
    skull = note.mark_of(seat) >= SKULL
    did, icon = (f"made you roll in round {note.number}: a skull", "die") if skull else (f"infected you in round {note.number}", "infection")
    guilty = at_work(t, seat, note.number, ROLLS if skull else harms(t, seat))
    return tuple([Due(note.number, icon, f"{CARD_TITLES[card]} from {names[giver]} {did}.", bad=True) for giver, card in guilty])


def what_is_due(t: Village, seat: Seat, round: int) -> list[Due]:
    """In a round: an infection, or its cancelling; and the die, for who is not infected (R20)."""
    force = acting(t.handed[seat], round, t.rules.seats)
    infected = force & INFECTIONS or (force & CONTAGIONS and not t.is_doctor(seat))
    when = "This round" if round == t.round else f"In round {round}"
    if infected and not force & VACCINATIONS:
        hope = ", unless vaccinated for it" if may_be_vaccinated(t, seat, round) else ""
        return [Due(round, "infection", f"{when} you are infected{hope}.", bad=True)]
    found = [Due(round, "vaccine", f"{when} a vaccination cancels an infection on you.", bad=False)] if infected else []
    if force & ROLLS:
        return [*found, Due(round, "die", f"{when} you must roll: {odds(t, force & ROLLS)}.", bad=True)]
    if force & VACCINATIONS and not infected:
        return [Due(round, "vaccine", f"{when} you are vaccinated; not against dice.", bad=False)]
    return found


def may_be_vaccinated(t: Village, seat: Seat, round: int) -> bool:
    """IN 5.4, 8.3. Is a card still to be passed that could act in this round? All hands are of one size."""
    have_come = len(t.handed[seat]) > last_place(t.round, t.rules.seats)
    first = t.round + 1 if have_come else t.round
    to_come = range(first, first + len(t.hands[seat]))
    return round in to_come or round - 1 in to_come


def odds(t: Village, rolls: int) -> str:
    """IN 2.6, 5.7. How likely a skull is."""
    shield = 1 - t.rules.skulls / t.rules.faces
    return f"a skull comes in {round(100 * (1 - shield ** rolls))} of 100"
