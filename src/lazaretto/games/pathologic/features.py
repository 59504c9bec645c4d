"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats keep their parts for the whole game, so they are named by them, not counted from who looks. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from types import NoneType
from typing import Final, final

from ...kernel import Seat, View, Zone, only
from ...kernel.numbers import NONE_OF_THEM, Group, Kept, Known, Numbers, Tally, my_seat_names, named, names_of, written
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
LONG_MOVES: Final = 2
FLAGS: Final = ((PATHS, f"long moves of {LONG_MOVES}"), (BLOOD, "living blood"), (TWIN, "twin"), (HARUSPICY, "haruspicy"))


def questions(rules: TownRules) -> list[tuple[str, type]]:
    """What can be asked at this table."""
    found = [*QUESTIONS, *[(name, kind) for card, name, kind in BY_CARD if rules.copies[card]]]
    return [("choosing a healer", ChoosingHealer), *found] if rules.seats == 2 else found


@final
class Settled(Known):
    """Which number a question, a piece or a card has, and what each seat may show."""

    def __init__(self, rules: TownRules) -> None:
        super().__init__(rules, len(feature_names(rules)))
        self.questions: Final = {kind: number for number, (_, kind) in enumerate([*questions(rules), ("none", NoneType)])}
        self.pieces: Final = pieces_of(rules)
        self.cards: Final = cards_of(rules)
        self.place_of: Final = {card: number for number, card in enumerate(self.cards)}
        self.copies: Final = rules.copies
        self.shown: Final = [shown_by(rules, seat) if seat else [] for seat in range(rules.seats)]
        self.decks: Final = [deck_size(rules, seat) if seat else 1 for seat in range(rules.seats)]


SETTLED: Final = Kept(Settled)


def turn_names(rules: TownRules) -> list[str]:
    sides, flags = ["plague", *healers_of(rules)], [name for card, name in FLAGS if rules.copies[card]]
    return [
        *my_seat_names(rules.seats), *named(["turn"], [f"round of {ROUNDS}", *PHASE_NAMES, *[f"of the {name}" for name in sides]]), *named(["asked"], sides),
        *named(["this turn"], [f"points of {POINTS}", "somebody was harmed", *flags]),
        *(["next turn of the Plague: paralysed"] if rules.copies[PARALYSIS] else []),
        *(named(["ticker"], [f"{name}'s row" for name in HEALER_NAMES]) if rules.seats == 2 else []),
    ]


def the_turn(view: View, tally: Tally) -> None:
    """PA 4, 12.1, 20.5."""
    t: Town = view.table
    rules, asked = t.rules, only(*view.asked)
    seats = [PLAGUE, *[t.seat_of(healer) for healer in range(len(healers_of(rules)))]]
    tally.my_seat(view.seat, rules.seats)
    tally.share(t.round, ROUNDS)
    tally.one_of(ACTING + 1, t.phase)
    for seat in seats:
        tally.yes(t.active == seat)
    for seat in seats:
        tally.yes(seat != NOTHING and asked >> seat & 1 != 0)
    tally.share(t.points, POINTS)
    tally.yes(t.harmed)
    for (card, _), flag in zip(FLAGS, (t.paths, t.blood, t.twin, t.divined)):
        if rules.copies[card]:
            tally.share(flag, LONG_MOVES if card == PATHS else 1)
    if rules.copies[PARALYSIS]:
        tally.yes(t.paralysed)
    if rules.seats == 2:
        tally.one_of(len(HEALER_NAMES), t.tier if t.round else NONE_OF_THEM)


def question_names(rules: TownRules) -> list[str]:
    about = [*[PIECE_NAMES[piece] for piece in pieces_of(rules)], *[f"district {district}" for district in DISTRICTS]]
    return [
        *named(["question"], [*[name for name, _ in questions(rules)], "none: the game is over"]), *named(["about"], about),
        *(named(["may be cancelled"], STRAIN_NAMES) if rules.copies[NO] else []),
    ]


def the_question(view: View, tally: Tally) -> None:
    """What is asked, and about which piece, district or Strain."""
    question, known = view.question, SETTLED.of(view.table.rules)
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
    tally.one_of(len(known.questions), known.questions.get(type(question), NONE_OF_THEM))
    tally.one_of(len(known.pieces), NONE_OF_THEM if piece == NOTHING else known.pieces.index(piece))
    tally.one_of(len(DISTRICTS), NONE_OF_THEM if district in (NOTHING, STEPPE) else district - 1)
    if known.copies[NO]:
        tally.one_of(STRAINS, NONE_OF_THEM if strain == NOTHING else strain)


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


def healers(view: View, tally: Tally) -> None:
    """PA 2.5, 2.11, 15.1."""
    t: Town = view.table
    known = SETTLED.of(t.rules)
    for seat in t.healers():
        sheet = t.sheets[seat]
        tally.share(t.evidence[seat], t.rules.enough)
        for resource in range(RESOURCES):
            tally.share(sheet.count(resource), COUNTERS)
        tally.share(t.hand_size(seat), HAND)
        tally.share(t.decks[seat].size, known.decks[seat])
        for card in known.shown[seat]:
            tally.yes(card in t.shown[seat])


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


def cards(view: View, tally: Tally) -> None:
    """PA 2.10 to 2.13, 2.16, 2.17. Own cards, and what lies open."""
    t: Town = view.table
    rules, known = t.rules, SETTLED.of(t.rules)
    kinds = len(known.cards)
    if view.seat is not None and view.seat != PLAGUE:
        count(t.hands[view.seat], known, tally)
        count(t.shown[view.seat], known, tally)
        tally.skip(kinds)
        count(t.decks[view.seat], known, tally)
        tally.skip(kinds)
    else:
        tally.skip(2 * kinds)
    count(t.discard, known, tally)
    tally.skip(kinds)
    for zone in (t.strains, t.spent):
        for strain in zone.kinds():
            tally.add(strain, zone.count(strain) / max(1, rules.strains[strain]))
        tally.skip(STRAINS)
    for ward in t.doomed.kinds():
        tally.mark(ward)
    tally.skip(len(WARDS))
    most = max(rules.counters)
    for resource in range(RESOURCES):
        tally.share(t.pool.count(resource), most)
    tally.share(t.strains.size, HAND)
    tally.share(t.strain_deck.size, sum(rules.strains))
    tally.share(t.event_deck.size, len(DISTRICTS))


def count(zone: Zone, known: Settled, tally: Tally) -> None:
    """Each kind of Prescription that is seen there, as a part of all its copies. Nobody holds more."""
    for card in zone.kinds():
        tally.add(known.place_of[card], zone.count(card) / known.copies[card])


def the_places(view: View, tally: Tally) -> None:
    places(view.table, tally)


def the_pieces(view: View, tally: Tally) -> None:
    pieces(view.table, SETTLED.of(view.table.rules).pieces, tally)


GROUPS: Final[tuple[Group, ...]] = (
    (turn_names, the_turn), (question_names, the_question), (place_names, the_places), (piece_names, the_pieces), (healer_names, healers), (card_names, cards),
)


def feature_names(rules: TownRules) -> tuple[str, ...]:
    return names_of(GROUPS, rules)


def features(view: View) -> Numbers:
    return written(GROUPS, view, SETTLED.of(view.table.rules).count)
