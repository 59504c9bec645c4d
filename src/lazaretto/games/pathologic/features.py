"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats keep their parts for the whole game, so they are named by them, not counted from who looks. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel import Seat, View, only
from ...kernel.numbers import NONE_OF_THEM, Numbers, bit, my_seat, my_seat_names, named, one_of, share, yes
from .actions import ActionPhase
from .cards import (
    ACTIONS, BLOOD, DISTRICTS, HANDS, HARUSPICY, HEALER_NAMES, MANDATE, NO, NOTHING, PARALYSIS, PATHS, PIECE_NAMES, PLAGUE, POST_MORTEM, PRESCRIPTION_NAMES,
    PRESCRIPTIONS, RESOURCE_NAMES, RESOURCES, STRAIN_NAMES, STRAINS, TITHE, TWIN, WARD_NAMES, WARDS, healer_of_card,
)
from .chronicle import obituary
from .creeping import Creeping, Migrating, Slipping, Starting
from .orders import Completing
from .districts import healers_of, piece_names, pieces, pieces_of, place_names, places
from .entrusted import LayingOnHands, Mandating
from .errands import Parting
from .events import BreakingCordon
from .influence import Influencing
from .laying import Laying, Spreading
from .losing import Losing, Wasting
from .reactions import Cancelling, Divining, Mourning, Tithing
from .event_effects import Burning, Reviving
from .setup import ChoosingHealer, FirstSecrets, Placing
from .showing import Showing
from .strains import TakesEffect
from .torments import Breaching, Driving, NewVictim, Rumours
from .rules import TownRules
from .table import ACTING, Town
from .taking import Taking
from .walking import Walking

#: Counts are cut off there: more is possible, but seldom.
ROUNDS: Final = 20
COUNTERS: Final = 5
HAND: Final = 6
POINTS: Final = 4

PHASE_NAMES: Final = ("preparing", "creeping", "showing", "laying", "setup", "acting")
QUESTIONS: Final[tuple[tuple[str, type], ...]] = (
    ("first secrets", FirstSecrets), ("placing", Placing), ("starting", Starting), ("creeping", Creeping),
    ("showing", Showing), ("slipping", Slipping), ("laying", Laying), ("influencing", Influencing), ("acting", ActionPhase), ("walking", Walking),
    ("completing", Completing), ("taking", Taking), ("reviving", Reviving), ("burning", Burning), ("breaking a cordon", BreakingCordon),
    ("migrating", Migrating), ("new victim", NewVictim), ("losing", Losing), ("wasting", Wasting), ("spreading", Spreading), ("driving", Driving),
    ("rumours", Rumours), ("breaching", Breaching),
)
#: What only a card in play can bring up.
BY_CARD: Final[tuple[tuple[int, str, type], ...]] = (
    (NO, "cancelling", Cancelling), (TITHE, "tithing", Tithing), (POST_MORTEM, "mourning", Mourning), (HARUSPICY, "divining", Divining),
    (BLOOD, "parting", Parting), (MANDATE, "mandating", Mandating), (HANDS, "laying on hands", LayingOnHands),
)
FLAGS: Final = ((PATHS, "long moves of 2"), (BLOOD, "living blood"), (TWIN, "twin"), (HARUSPICY, "haruspicy"))


def questions(rules: TownRules) -> list[tuple[str, type]]:
    """What can be asked at this table."""
    found = [*QUESTIONS, *[(name, kind) for card, name, kind in BY_CARD if rules.copies[card]]]
    return [("choosing a healer", ChoosingHealer), *found] if rules.seats == 2 else found


def turn_names(rules: TownRules) -> list[str]:
    sides, flags = ["plague", *healers_of(rules)], [name for card, name in FLAGS if rules.copies[card]]
    return [
        *my_seat_names(rules.seats), *named(["turn"], [f"round of {ROUNDS}", *PHASE_NAMES, *[f"of the {name}" for name in sides]]), *named(["asked"], sides),
        *named(["this turn"], [f"points of {POINTS}", "somebody was harmed", *flags]),
        *(["next turn of the Plague: paralysed"] if rules.copies[PARALYSIS] else []),
        *(named(["ticker"], [f"{name}'s row" for name in HEALER_NAMES]) if rules.seats == 2 else []),
    ]


def the_turn(view: View) -> Numbers:
    """PA 4, 12.1, 20.5."""
    t: Town = view.table
    rules, asked = t.rules, only(*view.asked)
    seats = [PLAGUE, *[t.seat_of(healer) for healer in range(len(healers_of(rules)))]]
    flags = zip(FLAGS, (share(t.paths, 2), yes(t.blood), yes(t.twin), yes(t.divined)))
    return [
        *my_seat(view.seat, rules.seats), share(t.round, ROUNDS), *one_of(ACTING + 1, t.phase), *[yes(t.active == seat) for seat in seats],
        *[0.0 if seat == NOTHING else bit(asked, seat) for seat in seats],
        share(t.points, POINTS), yes(t.harmed), *[number for (card, _), number in flags if rules.copies[card]],
        *([yes(t.paralysed)] if rules.copies[PARALYSIS] else []),
        *(one_of(len(HEALER_NAMES), t.tier if t.round else NONE_OF_THEM) if rules.seats == 2 else []),
    ]


def question_names(rules: TownRules) -> list[str]:
    about = [*[PIECE_NAMES[piece] for piece in pieces_of(rules)], *[f"district {district}" for district in DISTRICTS]]
    return [
        *named(["question"], [*[name for name, _ in questions(rules)], "none: the game is over"]), *named(["about"], about),
        *(named(["may be cancelled"], STRAIN_NAMES) if rules.copies[NO] else []),
    ]


def the_question(view: View) -> Numbers:
    """What is asked, and about which piece, district or Strain."""
    question, known = view.question, pieces_of(view.table.rules)
    piece, district, strain = NOTHING, NOTHING, NOTHING
    if isinstance(question, (Walking, Driving)):
        piece = question.piece
    elif isinstance(question, Completing):
        piece = question.action.doer(view.table, view.table.active)
    elif isinstance(question, Mourning):
        piece = question.ward
    elif isinstance(question, (LayingOnHands, Breaching)):
        district = question.district
    elif isinstance(question, Cancelling):
        for step in (question.effect, question.undone):
            if isinstance(step, TakesEffect):
                piece, district, strain = step.piece, step.district, step.strain
    return [
        *[yes(type(question) is kind) for _, kind in questions(view.table.rules)], yes(question is None), *[yes(piece == one) for one in known],
        *[yes(district == one) for one in DISTRICTS], *(one_of(STRAINS, strain) if view.table.rules.copies[NO] else []),
    ]


def healer_names(rules: TownRules) -> list[str]:
    found: list[str] = []
    for seat in range(1, rules.seats):
        said = [f"evidence of {rules.enough}", *[f"{name}s of {COUNTERS}" for name in RESOURCE_NAMES], f"hand of {HAND}", f"deck of {deck_size(rules, seat)}"]
        sheet = "healer's sheet" if rules.seats == 2 else f"{HEALER_NAMES[seat - 1]}'s sheet"
        found.extend(named([sheet], [*said, *[f"openly {PRESCRIPTION_NAMES[card]}" for card in shown_by(rules, seat)]]))
    return found


def deck_of(rules: TownRules, seat: Seat) -> list[int]:
    """PA 2.10, 20.2. The cards that this seat may come to hold."""
    return [card for card in cards_of(rules) if rules.seats == 2 or healer_of_card(card) == seat - 1]


def deck_size(rules: TownRules, seat: Seat) -> int:
    return max(1, sum([rules.copies[card] for card in deck_of(rules, seat)]))


def shown_by(rules: TownRules, seat: Seat) -> list[int]:
    """R60. Action cards may lie open in a hand."""
    return [card for card in deck_of(rules, seat) if card in ACTIONS]


def cards_of(rules: TownRules) -> list[int]:
    return [card for card in range(PRESCRIPTIONS) if rules.copies[card]]


def healers(view: View) -> Numbers:
    """PA 2.5, 2.11, 15.1."""
    t: Town = view.table
    found: list[float] = []
    for seat in t.healers():
        sheet = t.sheets[seat]
        found.extend([share(t.evidence[seat], t.rules.enough), *[share(sheet.count(resource), COUNTERS) for resource in range(RESOURCES)]])
        found.extend([share(t.hand_size(seat), HAND), share(len(t.decks[seat]), deck_size(t.rules, seat))])
        found.extend([yes(card in t.shown[seat]) for card in shown_by(t.rules, seat)])
    return found


def card_names(rules: TownRules) -> list[str]:
    cards = [f"{PRESCRIPTION_NAMES[card]} of {rules.copies[card]}" for card in cards_of(rules)]
    strains = [f"{name} of {max(1, copies)}" for name, copies in zip(STRAIN_NAMES, rules.strains)]
    return [
        *named(["my hand"], cards), *named(["my deck"], cards), *named(["prescriptions discarded"], cards), *named(["my strains"], strains),
        *named(["strains discarded"], strains), *named(["my hit list"], WARD_NAMES),
        *named(["pool"], [f"{name}s of {max(rules.counters)}" for name in RESOURCE_NAMES]),
        f"strains: hand of {HAND}", f"strains: deck of {sum(rules.strains)}",
        f"events: deck of {len(DISTRICTS)}",
    ]


def cards(view: View) -> Numbers:
    """PA 2.10 to 2.13, 2.16, 2.17. Own cards, and what lies open."""
    t: Town = view.table
    rules, mine = t.rules, cards_of(t.rules)
    me = view.seat if view.seat is not None and view.seat != PLAGUE else NOTHING
    held = [share(t.hands[me].count(card) + t.shown[me].count(card), rules.copies[card]) if me != NOTHING else 0.0 for card in mine]
    return [
        *held, *[share(t.decks[me].count(card), rules.copies[card]) if me != NOTHING else 0.0 for card in mine],
        *[share(t.discard.count(card), rules.copies[card]) for card in mine],
        *[share(t.strains.count(strain), max(1, rules.strains[strain])) for strain in range(STRAINS)],
        *[share(t.spent.count(strain), max(1, rules.strains[strain])) for strain in range(STRAINS)],
        *[yes(obituary(ward) in t.doomed) for ward in WARDS],
        *[share(t.pool.count(resource), max(rules.counters)) for resource in range(RESOURCES)],
        share(len(t.strains), HAND), share(len(t.strain_deck), sum(rules.strains)), share(len(t.event_deck), len(DISTRICTS)),
    ]


def the_places(view: View) -> Numbers:
    return places(view.table)


def the_pieces(view: View) -> Numbers:
    return pieces(view.table)


GROUPS: Final[tuple[tuple[Callable[[TownRules], list[str]], Callable[[View], Numbers]], ...]] = (
    (turn_names, the_turn), (question_names, the_question), (place_names, the_places), (piece_names, the_pieces), (healer_names, healers), (card_names, cards),
)


def feature_names(rules: TownRules) -> tuple[str, ...]:
    return tuple([name for names, _ in GROUPS for name in names(rules)])


def features(view: View) -> Numbers:
    found: Numbers = []
    for _, numbers in GROUPS:
        found.extend(numbers(view))
    return found
