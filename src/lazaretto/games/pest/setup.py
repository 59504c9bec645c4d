"""PE 4, 30, 31, 32. Setting up."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOBODY, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps, Zone
from .cards import (
    AID_CARDS, BUILDINGS, CAPITAL, CAPITAL_BUILDINGS, CARD_SLOTS, CASTLE, ERAS, LOCATIONS, NOTHING, PEST_CARDS, RESOURCES, ROADS, TOKEN_KINDS, VILLAGE,
)
from .house import House
from .market import FillMarket
from .moves import SETTLES, Settle
from .people import TakeIn
from .rules import PestRules
from .table import Empire, replaced
from .years import Year


def empire(rules: PestRules) -> Empire:
    """PE 3.4, 3.5, 4.1, 4.2, 4.10, 4.17 to 4.19, 32.1, 32.7. The table before chance has spoken. Tokens and people never run out."""
    t, seats = Empire(), rules.seats
    t.rules, t.year, t.order, t.active = rules, 0, tuple(range(seats)), NOTHING
    t.houses = tuple([house_of(rules) for _ in range(seats)])
    t.gives, t.sick, t.on_roads, t.ruins, t.struck = rules.gives, (0,) * LOCATIONS, (0,) * ROADS, rules.ruins, 0
    t.dealt = 0
    t.decrees, t.capital_card, t.tokens, t.turned, t.works, t.totals = (0,) * ERAS, 0, (), 0, (NOTHING,) * CAPITAL_BUILDINGS, ()
    t.pest_card, t.aid_card, t.last_aid, t.neutral = 0, 0, 0, rules.neutral if rules.versus else 0
    t.in_the_way, t.on_levels, t.beside_works, t.arrived = (), (0,) * ERAS, 0, ()
    if rules.solo:
        t.in_the_way, t.beside_works = rules.barred, (1 << CAPITAL_BUILDINGS) - 1
        t.on_levels = tuple([(1 << levels + 1) - 2 for levels in rules.solo_levels])
    t.cell, t.to_play, t.enhanced, t.arranged, t.entered, t.movement = NOTHING, 0, False, False, 0, 0
    t.steps, t.gathered, t.cleaned, t.count, t.done = 0, 0, 0, 0, 0
    t.pest_deck, t.boxed, t.pest_shown = Zone(0, 0, NOBODY), Zone(0, 0, NOBODY), Zone(0, 0, EVERYONE)
    for card in range(1, PEST_CARDS):
        t.pest_deck.put(card)
    t.aid_deck, t.aid_shown = Zone(0, 0, NOBODY), Zone(0, 0, EVERYONE)
    for card in range(1, AID_CARDS):
        t.aid_deck.put(card)
    t.technology_deck, t.market, t.boards = Zone(0, 0, NOBODY), Zone(0, 0, EVERYONE), [Zone(0, 0, EVERYONE) for _ in range(seats)]
    for card in rules.technologies:
        t.technology_deck.put(card)
    return t


def house_of(rules: PestRules) -> House:
    return House(
        goods=rules.goods, research=rules.research, renown=0, blame=0, influence=0, levels=(0,) * ERAS, healthy=0, regular=0, harmful=0, dead=0, capital=0,
        doctor=CAPITAL, camp=NOTHING, sites=(NOTHING,) * BUILDINGS, workers=0, cards=(NOTHING,) * CARD_SLOTS, patient=0, experts=0, named=NOTHING, grid=0,
        placed=0, shot=False, tried=False, works=0,
    )


@final
class SetUp(Step):
    """PE 4.4 to 4.16, 4.3. What chance decides, then Castles and Doctors in turn order."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        lay_tokens(t, dealer)
        for location in t.rules.sick if not t.rules.advanced else ():
            if not t.is_ruin(location):
                t.sick = replaced(t.sick, location, 1)
        t.decrees = tuple([drawn(list(decrees), dealer) for decrees in t.rules.decrees])
        t.capital_card = 0 if t.rules.solo else drawn(list(range(1, len(t.rules.first))), dealer)
        lay_capital_tokens(t, dealer)
        thin(t, dealer)
        seats = list(range(t.rules.seats))
        t.order = tuple([taken(seats, dealer) for _ in range(t.rules.seats)])
        castles = [PlacingCastle(0, ())] if t.rules.solo else [DealStart(seat) for seat in t.order]
        return (FillMarket(), *castles, *[PlacingDoctor(seat) for seat in t.order], Year())


def drawn(cards: list[int], dealer: Dealer) -> int:
    return cards[dealer.lot(len(cards))]


def taken(cards: list[int], dealer: Dealer) -> int:
    return cards.pop(dealer.lot(len(cards)))


def lay_tokens(t: Empire, dealer: Dealer) -> None:
    """PE 30.2 to 30.4. Advanced Setup: a token on every location that is no ruin, and with some a sick person."""
    if not t.rules.advanced:
        return
    for size in range(VILLAGE, VILLAGE + 3):
        bag = [kind for kind in range(RESOURCES) for _ in range(t.rules.advanced[size * RESOURCES + kind])]
        sick = list(t.rules.advanced_sick[size * RESOURCES:(size + 1) * RESOURCES])
        tokens = [(kind, bag[:at].count(kind) < sick[kind]) for at, kind in enumerate(bag)]
        for location in range(LOCATIONS):
            if t.rules.sizes[location] == size and not t.is_ruin(location):
                kind, ill = tokens.pop(dealer.lot(len(tokens)))
                t.gives = replaced(t.gives, location, kind)
                t.sick = replaced(t.sick, location, 1 if ill else 0)


def lay_capital_tokens(t: Empire, dealer: Dealer) -> None:
    """PE 4.6."""
    bag = [kind for kind, copies in zip(TOKEN_KINDS, t.rules.tokens) for _ in range(copies)]
    t.tokens = tuple(sorted([taken(bag, dealer) for _ in range(t.rules.tokens_in_play)]))


def thin(t: Empire, dealer: Dealer) -> None:
    """PE 4.8, R2. With one or two players a card of each pile goes back into the box unseen."""
    for pile in t.rules.piles:
        bag = Zone(0, 0, NOBODY)
        for card in pile:
            t.pest_deck.take(card)
            bag.put(card)
        dealer.draw(bag, to=t.boxed)
        t.pest_deck.gather(bag)


@final
class DealStart(Step):
    """PE 4.12, 4.13, R4. One starting location card, with two players two."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        left = [card for card in range(1, len(t.rules.starts)) if not t.dealt >> card & 1]
        cards = tuple([taken(left, dealer) for _ in range(2 if t.rules.seats == 2 else 1)])
        for card in cards:
            t.dealt |= 1 << card
        return (PlacingCastle(self.seat, open_starts(t, cards)),)


def open_starts(t: Empire, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([location for card in cards for location in t.rules.starts[card] if not t.is_ruin(location)])


NOT_YOURS: Final = Reason("PE 4.12", "that location is not on your starting card")
NOT_GIVEN: Final = Reason("PE 4.13", "your two starting cards do not give you that location")
NO_START: Final = Reason("PE 32.10", "that is no starting Village, or it is destroyed")


@final
class PlacingCastle(Choice):
    """PE 4.12 to 4.15, 32.10. Where the House begins; a sick person there goes into Quarantine."""

    def __init__(self, seat: Seat, locations: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.locations: Final = locations            # none: any starting Village, in Solo

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def open(self, t: Empire) -> tuple[int, ...]:
        return self.locations or tuple([start for start in open_starts(t, tuple(range(1, len(t.rules.starts)))) if t.rules.sizes[start] == VILLAGE])

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return tuple([SETTLES[location] for location in self.open(t)])

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Settle):
            return NOT_HERE
        if move.location in self.open(t):
            return None
        return NO_START if t.rules.solo else NOT_GIVEN if t.rules.seats == 2 else NOT_YOURS

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Settle)
        dealer.say(seat, move)
        t.houses[seat].sites = replaced(t.houses[seat].sites, CASTLE, move.location)
        return (CastleStands(seat, move.location), *take_sick(t, seat, move.location))


@final
class CastleStands(Step):
    """PE 4.12. All see where."""

    def __init__(self, seat: Seat, location: int) -> None:
        self.seat: Final = seat
        self.location: Final = location

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return ()


NOT_NEAR: Final = Reason("PE 4.16", "that location is not adjacent to your Castle")


@final
class PlacingDoctor(Choice):
    """PE 4.16, R7, R8."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def near(self, t: Empire) -> list[int]:
        return [place for place, _ in t.rules.ways[t.houses[self.seat].sites[CASTLE]] if place != CAPITAL]

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return tuple([SETTLES[location] for location in self.near(t)])

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Settle):
            return NOT_HERE
        return None if move.location in self.near(t) else NOT_NEAR

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Settle)
        dealer.say(seat, move)
        t.houses[seat].doctor = move.location
        return (DoctorBegins(seat, move.location), *take_sick(t, seat, move.location))


@final
class DoctorBegins(Step):
    """PE 4.16. All see where."""

    def __init__(self, seat: Seat, location: int) -> None:
        self.seat: Final = seat
        self.location: Final = location

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return ()


def take_sick(t: Empire, seat: Seat, location: int) -> Steps:
    people = t.sick[location]
    t.sick = replaced(t.sick, location, 0)
    return (TakeIn(seat, people),) if people else ()
