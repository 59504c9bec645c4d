"""PA 11.3 to 11.7. The windows of the game, and what a player can order for them beforehand."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Moved, Question, Reply, Seat, Target, WindowKind
from ...kernel.zone import letter
from .box import Box
from .cards import (
    DISTRICTS, EVACUATION, FALSE_WITNESS, HARUSPICY, IN_ANY_SETUP, NO, NOTHING, ORDER, PIECE_NAMES, PLAGUE, POST_MORTEM, PRESCRIPTION_NAMES, PRESCRIPTIONS,
    RESOURCE_NAMES, THIEF, TITHE, WARDS, healer_of_card,
)
from .chronicle import obituary
from .influence import Influencing
from .moves import PASS, REACTS
from .names import RESOURCE_TITLES, many, parts, piece_title, place_title
from .reactions import Cancelling, Divining, Mourning, NoEffect, Quenched, Tithing
from .rules import TownRules
from .words import said

PASSES: Final = (said(PASS),)


def replies(nothing: str, something: str, card: Card) -> tuple[Reply, ...]:
    return Reply(nothing, PASSES), Reply(something, (said(REACTS[card]),))


def is_the_burial(question: Question, fact: object) -> bool:
    """PA 7.1. Where it is told that the Ward is dead, and whether it was on the Hit List; of several who die together, the one that is mourned."""
    if not isinstance(fact, Moved) or fact.to not in ("crypts", "grave"):
        return False
    return not isinstance(question, (Mourning, Divining)) or fact.card == obituary(question.ward)


#: By the Reaction that answers it.
REACTIONS: Final = {
    NO: WindowKind(
        Cancelling.__name__, "Somebody plays a card, or a Strain goes off", replies("let it happen", "say No, if I hold one", NO), names_doer=True,
        told_by=(NoEffect, Quenched),
    ),
    TITHE: WindowKind(
        Tithing.__name__, "A Healer takes a counter from the Pool", replies("take nothing", "play a Tithe, if I hold one", TITHE), names_doer=True,
    ),
    POST_MORTEM: WindowKind(
        Mourning.__name__, "One of your Wards dies", replies("lose the Evidence", "play a Post-Mortem, if I hold one", POST_MORTEM), names_doer=False,
        is_deed=is_the_burial,
    ),
    HARUSPICY: WindowKind(
        Divining.__name__, "A Ward dies in the Plague's turn", replies("ask nothing", "play a Haruspicy, if I hold one", HARUSPICY), names_doer=False,
        is_deed=is_the_burial,
    ),
}
Blanks = tuple[tuple[Target, ...], ...]


def windows(rules: TownRules, box: Box) -> tuple[WindowKind, ...]:
    """PA 11.3, 11.4. Influence, for which one is asked in every turn; then those that a card in the game can answer."""
    return (influence(rules, box), *[kind for card, kind in REACTIONS.items() if rules.copies[card]])


def windows_of(rules: TownRules, box: Box, seat: Seat) -> tuple[WindowKind, ...]:
    """PA 2.10, 11.6, 20.2. Those that a card of this seat's deck can answer; the Plague has none. In the own turn every Healer is asked for an Influence."""
    if seat == PLAGUE:
        return ()
    deck = [card for card in range(PRESCRIPTIONS) if is_in_deck_of(rules, seat, card)]
    return (influence(rules, box, seat), *[kind for card, kind in REACTIONS.items() if card in deck])


def is_in_deck_of(rules: TownRules, seat: Seat, card: Card) -> bool:
    """Two players have one deck for all."""
    return rules.copies[card] > 0 and (rules.seats == 2 or seat in (NOTHING, 1 + healer_of_card(card)))


def influence(rules: TownRules, box: Box, seat: Seat = NOTHING) -> WindowKind:
    """PA 11.3. An Influence is played on somebody or something: who orders one says on whom or what. If that cannot be then, none is played."""
    cards = [influenced(rules, box, card, seat) for card in IN_ANY_SETUP if is_in_deck_of(rules, seat, card)]
    return WindowKind(
        Influencing.__name__, "Another Healer's Setup Phase", (Reply("play no Influence", PASSES), *cards), names_doer=False,
        in_own_turn="Your own Setup Phase; between actions you may still play one",
    )


def influenced(rules: TownRules, box: Box, card: Card, seat: Seat) -> Reply:
    blanks = targets(rules, box, card, seat)
    answer = " ".join(["play", PRESCRIPTION_NAMES[card], *["{}" for _ in blanks]])
    return Reply(f"play {box.prescription_names[card]}, if I hold it", (answer,), blanks)


def targets(rules: TownRules, box: Box, card: Card, mine: Seat) -> Blanks:
    """PA 17.3, 17.5, 17.17, 17.18. On a Ward, and where to; from another Healer, and what; on an Event, and what it needs then."""
    wards = tuple([Target(f"on {piece_title(box, ward)}", PIECE_NAMES[ward]) for ward in WARDS])
    if card == ORDER:
        return (wards,)
    if card == EVACUATION:
        return wards, tuple([Target(f"to {place_title(box, district)}", str(district)) for district in DISTRICTS])
    if card == THIEF:
        healers = [Target(f"from the {part}", letter(seat)) for seat, part in enumerate(parts(rules.seats)) if seat not in (PLAGUE, mine)]
        return tuple(healers), resources("")
    if card == FALSE_WITNESS:
        return tuple([Target(f"on the Event in {place_title(box, district)}", str(district)) for district in DISTRICTS]), resources("to need ")
    return ()


def resources(why: str) -> tuple[Target, ...]:
    return tuple([Target(f"{why}{many(1, title)}", name) for title, name in zip(RESOURCE_TITLES, RESOURCE_NAMES)])
