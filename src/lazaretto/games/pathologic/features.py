"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats keep their parts for the whole game, so they are named by them, not counted from who looks. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...kernel import Seat, View, Zone, only
from ...kernel.numbers import NONE_OF_THEM, Numbers, bit, my_seat, my_seat_names, named, nought, one_of, share, yes
from .actions import ActionPhase
from .cards import (
    ACTIONS, BLOOD, DISTRICTS, HANDS, HARUSPICY, HEALER_NAMES, MANDATE, NO, NOTHING, PARALYSIS, PATHS, PIECE_NAMES, PLAGUE, POST_MORTEM, PRESCRIPTION_NAMES,
    PRESCRIPTIONS, RESOURCE_NAMES, RESOURCES, STEPPE, STRAIN_NAMES, STRAINS, TITHE, TWIN, WARD_NAMES, WARDS, healer_of_card,
)
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


@final
class Known:
    """What the rules of a table settle once and for all."""

    def __init__(self, rules: TownRules) -> None:
        self.rules: Final = rules
        self.questions: Final = {kind: number for number, (_, kind) in enumerate(questions(rules))}
        self.pieces: Final = pieces_of(rules)
        self.cards: Final = cards_of(rules)
        self.place_of: Final = {card: number for number, card in enumerate(self.cards)}
        self.shown: Final = [shown_by(rules, seat) if seat else [] for seat in range(rules.seats)]
        self.decks: Final = [deck_size(rules, seat) if seat else 1 for seat in range(rules.seats)]


KNOWN: Final[dict[tuple[str, int], Known]] = {}


def known(rules: TownRules) -> Known:
    found = KNOWN.get((rules.variant, rules.seats))
    if found is None or found.rules is not rules:
        found = KNOWN[(rules.variant, rules.seats)] = Known(rules)
    return found


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
    question, at = view.question, known(view.table.rules)
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
    asked = len(at.questions)
    found = nought(asked + 1 + len(at.pieces) + len(DISTRICTS))
    number = asked if question is None else at.questions.get(type(question), NOTHING)
    if number != NOTHING:
        found[number] = 1.0
    if piece != NOTHING:
        found[asked + 1 + at.pieces.index(piece)] = 1.0
    if district != NOTHING and district != STEPPE:
        found[asked + 1 + len(at.pieces) + district - 1] = 1.0
    if view.table.rules.copies[NO]:
        found.extend(one_of(STRAINS, strain))
    return found


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
    at = known(t.rules)
    for seat in t.healers():
        sheet = t.sheets[seat]
        found.append(share(t.evidence[seat], t.rules.enough))
        for resource in range(RESOURCES):
            found.append(share(sheet.count(resource), COUNTERS))
        found.append(share(t.hand_size(seat), HAND))
        found.append(share(t.decks[seat].size, at.decks[seat]))
        for card in at.shown[seat]:
            found.append(yes(card in t.shown[seat]))
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
    rules, at = t.rules, known(t.rules)
    kinds = len(at.cards)
    found = nought(3 * kinds + 2 * STRAINS + len(WARDS))
    if view.seat is not None and view.seat != PLAGUE:
        count(t.hands[view.seat], found, 0, at)
        count(t.shown[view.seat], found, 0, at)
        count(t.decks[view.seat], found, kinds, at)
    count(t.discard, found, 2 * kinds, at)
    for first, zone in ((3 * kinds, t.strains), (3 * kinds + STRAINS, t.spent)):
        for strain in zone.kinds():
            found[first + strain] = share(zone.count(strain), max(1, rules.strains[strain]))
    for card in t.doomed.kinds():
        found[3 * kinds + 2 * STRAINS + card] = 1.0
    for resource in range(RESOURCES):
        found.append(share(t.pool.count(resource), max(rules.counters)))
    found.extend([share(t.strains.size, HAND), share(t.strain_deck.size, sum(rules.strains)), share(t.event_deck.size, len(DISTRICTS))])
    return found


def count(zone: Zone, found: Numbers, first: int, at: Known) -> None:
    """Each kind of Prescription that is seen there, as a part of all its copies. Nobody holds more."""
    for card in zone.kinds():
        found[first + at.place_of[card]] += zone.count(card) / at.rules.copies[card]


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
