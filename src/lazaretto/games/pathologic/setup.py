"""PA 3, 19, 20. Setting up: who is who, the secrets of the beginning, the pieces on the map."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOBODY, NOT_HERE, Answers, Choice, Dealer, Line, Move, Moves, Question, Reason, Seat, Step, Steps, Zone, only
from .cards import CHANGELING, DISTRICTS, HEALERS, NOTHING, PIECES, PLAGUE, PLACES, PRESCRIPTIONS, RESOURCES, STEPPE, STRAINS, WARDS, is_ward, owner_of
from .chronicle import obituary
from .moves import BECOMES, DOOMS, PUTS, Become, Doom, Put, Take
from .rounds import Round
from .rules import TownRules
from .table import PREPARING, Town, replaced
from .taking import take, takes_from, why_not_take


def town(rules: TownRules) -> Town:
    """PA 3.1, 3.2, 3.8. The table before anything is chosen."""
    t, seats = Town(), rules.seats
    t.rules, t.round, t.active, t.phase = rules, 0, PLAGUE, PREPARING
    t.roles = (NOTHING, NOTHING) if seats == 2 else (NOTHING, *range(seats - 1))
    t.where, t.quarantined = (NOTHING,) * PIECES, 0
    t.needs, t.unmarked = (NOTHING,) * PLACES, 0
    t.evidence, t.tier = (0, *[rules.evidence] * (seats - 1)), 0
    t.pacts, t.pledged, t.points, t.acted, t.hold, t.paths, t.blood, t.twin = (NOTHING,) * seats, 0, 0, 0, 0, 0, False, False
    t.curfews, t.curfewed, t.fearless = (STEPPE,) * seats, (STEPPE,) * seats, (NOTHING,) * seats
    t.miasma, t.paralysed, t.divined, t.blockade, t.excused = 0, False, False, STEPPE, NOTHING
    t.harmed, t.lost, t.handed_to, t.handed_for, t.turned, t.announced = False, 0, NOTHING, NOTHING, 0, NOTHING
    t.chronicle, t.fates, t.laid_at, t.laid_ids, t.faces, t.lookers = (), (), (), (), (), ()
    t.thread = Line(0, 0, only(PLAGUE))
    t.doomed, t.spared, t.crypts, t.grave = Zone(0, 0, only(PLAGUE)), Zone(0, 0, only(PLAGUE)), Zone(0, 0, EVERYONE), Zone(0, 0, EVERYONE)
    for ward in WARDS:
        t.spared.put(obituary(ward))
    t.strain_deck, t.strains, t.laid, t.spent = Zone(0, 0, NOBODY), Zone(0, 0, only(PLAGUE)), [], Zone(0, 0, EVERYONE)
    for strain in range(STRAINS):
        t.strain_deck.put(strain, rules.strains[strain])
    t.event_deck, t.ongoing, t.resolved = Zone(0, 0, NOBODY), Zone(0, 0, EVERYONE), Zone(0, 0, EVERYONE)
    for event in DISTRICTS:
        t.event_deck.put(event)
    lay_counters_and_decks(t)
    return t


def lay_counters_and_decks(t: Town) -> None:
    """PA 2.5, 2.10, 20.2."""
    seats = range(t.rules.seats)
    t.pool, t.handed, t.markers = Zone(0, 0, EVERYONE), Zone(0, 0, EVERYONE), Zone(0, 0, EVERYONE)
    for resource in range(RESOURCES):
        t.pool.put(resource, t.rules.counters[resource])
    t.sheets = [Zone(0, 0, EVERYONE) for _ in seats]
    eyes = [EVERYONE if seat == PLAGUE else only(seat) for seat in seats]              # the Plague has neither deck nor hand of these
    t.decks, t.hands = [Zone(0, 0, eyes[seat]) for seat in seats], [Zone(0, 0, eyes[seat]) for seat in seats]
    t.shown, t.discard = [Zone(0, 0, EVERYONE) for _ in seats], Zone(0, 0, EVERYONE)
    for seat in t.healers():
        for card in range(PRESCRIPTIONS):
            if t.is_in_deck_of(seat, card):
                t.decks[seat].put(card, t.rules.copies[card])


@final
class SetUp(Step):
    """PA 3. In this order."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return (*([ChoosingHealer()] if t.rules.seats == 2 else []), StartingCounters(), FirstSecrets(), Placing(0), Round())


@final
class ChoosingHealer(Choice):
    """PA 20.1. Which Healer the other player is."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[1]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return BECOMES

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return None if move in BECOMES else NOT_HERE

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Become)
        dealer.say(seat, move)
        t.roles, t.tier = (NOTHING, move.healer), move.healer
        return ()


@final
class StartingCounters(Step):
    """PA 3.3. One counter of their own kind."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        for seat in t.healers():
            dealer.move(t.rules.resources[t.roles[seat]], t.pool, to=t.sheets[seat])
        return ()


@final
class FirstSecrets(Question):
    """PA 3.4, 3.5, 19.3, 20.3, R14, R15. The Hit List and the first Prescriptions, all at once."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return tuple(range(t.rules.seats))

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return DOOMS if seat == PLAGUE else takes_from(t, seat)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if seat == PLAGUE:
            return None if move in KNOWN_DOOMS else NOT_HERE
        return why_not_take(t, seat, move)

    def then(self, t: Town, answers: Answers, dealer: Dealer) -> Steps:
        for seat, move in answers.items():
            if isinstance(move, Doom):
                for ward in move.wards:
                    dealer.move(obituary(ward), t.spared, to=t.doomed)
            elif isinstance(move, Take):
                take(t, seat, move, dealer)
        return ()


KNOWN_DOOMS: Final = frozenset(DOOMS)
KNOWN_PUTS: Final = frozenset([put for puts in PUTS for put in puts])

NOT_YOURS: Final = Reason("PA 3.6", "you place your own pieces")
NOT_YET: Final = Reason("PA 19.2", "first you place your own pieces, then those of the absent Healer")
PLACED: Final = Reason("PA 3.6", "that piece stands on the map already")
ONLY_THE_PLAGUE: Final = Reason("PA 2.3", "only the Plague goes into the Steppe")
OCCUPIED: Final = Reason("PA 3.7", "another piece is there already")


@final
class Placing(Choice):
    """PA 3.6, 3.7. One piece after another, until all are in the town."""

    def __init__(self, number: int) -> None:
        self.number: Final = number              # pieces placed so far

    def who(self, t: Town) -> tuple[Seat, ...]:
        if self.number == pieces_to_place(t):
            return ()
        healers = t.rules.seats - 1
        return ALONE[1 + self.number % healers]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([PUTS[piece][district] for piece in range(PIECES) if why_not_piece(t, seat, piece) is None for district in DISTRICTS])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Put) or move not in KNOWN_PUTS:
            return NOT_HERE
        reason = why_not_piece(t, seat, move.piece)
        if reason is not None:
            return reason
        if move.district == STEPPE:
            return ONLY_THE_PLAGUE
        return OCCUPIED if move.district in t.where else None

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Put)
        dealer.say(seat, move)
        t.where, t.quarantined = replaced(t.where, move.piece, move.district), t.quarantined | 1 << move.piece
        return (Placing(self.number + 1),)


def pieces_to_place(t: Town) -> int:
    """PA 3.7, 19.2, 20.1. The Healers in play and all Wards."""
    return t.rules.seats - 1 + len(WARDS)


def why_not_piece(t: Town, seat: Seat, piece: int) -> Reason | None:
    """PA 3.6. Own pieces; with three players the Changeling's Wards after them, with two all Wards."""
    if t.is_in_town(piece):
        return PLACED
    if not is_ward(piece):
        return None if piece == t.roles[seat] else NOT_YOURS
    if t.rules.seats == 2 or owner_of(piece) == t.roles[seat]:
        return None
    if t.rules.seats == 3 and owner_of(piece) == CHANGELING:
        own = [t.roles[seat], *[ward for ward in WARDS if owner_of(ward) == t.roles[seat]]]
        return None if all([t.is_in_town(mine) for mine in own]) else NOT_YET
    return NOT_YOURS


assert HEALERS + len(WARDS) == PIECES
