"""PE 6, 7, 24. The Pest phase: a card strikes, owners take people in, locations fall and spread."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .aloud import Aloud
from .by_technology import KEEP_OUT, LET_IN, KeepOut, LetIn
from .cards import CAPITAL, CHECKPOINT, CONTAINMENT, DESTROYING, LOCATIONS, PLAIN, SPECIAL, UNIFORM, WHITE, WORKSHOP
from .gathering import send_home
from .people import TakeIn
from .table import Empire, changed, replaced

SIZES: Final = ("villages", "towns", "cities")


@final
class PestPhase(Step):
    """PE 6.1. This Year's card is turned up."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.pest_card = dealer.draw(t.pest_deck, to=t.pest_shown)
        return (PestStrikes(t.pest_card), Fall())


@final
class PestStrikes(Step):
    """PE 6.2, 6.7, 6.8, R213. The whole card is laid out; then owners take in their people, in turn order."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        people, t.struck = (1 if t.era() == 0 else 2), 0
        for road, colour in enumerate(t.rules.colours):
            if is_road_struck(t, self.card, colour):
                t.on_roads = changed(t.on_roads, road, people)
        locations = [location for location in range(LOCATIONS) if is_struck(t, self.card, location)]
        return at_the_doors(t, come_to(t, locations, people, dealer, by_card=True), people)


def is_struck(t: Empire, card: int, location: int) -> bool:
    """PE 24.1 to 24.19. Never a ruin."""
    if t.is_ruin(location):
        return False
    for what, which in t.rules.pest[card]:
        if what in SIZES and SIZES.index(what) == t.rules.sizes[location] and t.gives[location] == which:
            return True
        if what == "harbours" and t.rules.harbours[location] == which:
            return True
    return False


def is_road_struck(t: Empire, card: int, colour: int) -> bool:
    """PE 2.4, 24.15. White strikes every road with a colour."""
    return colour != PLAIN and any([what == "roads" and which in (colour, WHITE) for what, which in t.rules.pest[card]])


def come_to(t: Empire, locations: list[int], people: int, dealer: Dealer, by_card: bool) -> list[tuple[Seat, int]]:
    """PE 6.3 to 6.6, 7.2, R214. People come to each of these, one after the other; those with an owner who takes them in, and whose they are."""
    homes: list[tuple[Seat, int]] = []
    for location in locations:
        owners = t.builders_in(location)
        if by_card and dealer.listening and t.doctors_in(location):
            dealer.tell(EVERYONE, Guarded(t.doctors_in(location)[0], location))
        if len(owners) == 1 and not t.doctors_in(location) and not t.camps_in(location):
            homes.append((owners[0], location))
        elif not owners and not t.doctors_in(location):
            if t.camps_in(location):
                send_camps_home(t, location, dealer)
            else:
                t.sick = changed(t.sick, location, people)
                if by_card:
                    t.struck |= 1 << location
    return homes


def at_the_doors(t: Empire, homes: list[tuple[Seat, int]], people: int) -> Steps:
    """PE 6.8, R213. Owners are asked in turn order."""
    return tuple([AtTheDoor(seat, location, people) for seat in t.order for owner, location in homes if owner == seat])


def send_camps_home(t: Empire, location: int, dealer: Dealer) -> None:
    """PE 6.6, 22.21. All that are there, but one with Advanced Containment."""
    for seat in t.camps_in(location):
        if not t.houses[seat].has(CONTAINMENT):
            send_home(t, seat, dealer, struck=1)


@final
class Guarded(Aloud):
    """PE 6.5. Said aloud: nobody comes where a Doctor stands."""

    def __init__(self, seat: Seat, location: int) -> None:
        self.seat: Final = seat
        self.location: Final = location


@final
class AtTheDoor(Choice):
    """PE 6.3, 22.15, 22.24. People come to a building; Technologies may keep one out, or all."""

    def __init__(self, seat: Seat, location: int, people: int) -> None:
        self.seat: Final = seat
        self.location: Final = location
        self.people: Final = people

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if self.kept_out(t) else ()

    def kept_out(self, t: Empire) -> int:
        """How many the owner may keep out."""
        house = t.houses[self.seat]
        slot = house.building_in(self.location)
        if slot < WORKSHOP:
            return 1 if house.has(UNIFORM) else 0
        return self.people if slot in SPECIAL and house.has(CHECKPOINT) else 0

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return (KEEP_OUT, LET_IN)

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, (KeepOut, LetIn)) else NOT_HERE

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        return (TakeIn(seat, self.people - (self.kept_out(t) if isinstance(move, KeepOut) else 0)),)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return (TakeIn(self.seat, self.people),)


@final
class Fall(Step):
    """PE 7.1, 7.2, 7.4 to 7.6. Locations that this card filled are destroyed, all of them; then each sends one person to every neighbour."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        fallen = [location for location in range(LOCATIONS) if t.struck >> location & 1 and t.sick[location] >= DESTROYING]
        for location in fallen:
            t.sick, t.ruins = replaced(t.sick, location, 0), t.ruins | 1 << location
        t.struck = 0
        return (*[Fallen(location) for location in fallen], Spread(tuple(fallen))) if fallen else ()


@final
class Fallen(Step):
    """PE 7.1. Said aloud."""

    def __init__(self, location: int) -> None:
        self.location: Final = location

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return ()


@final
class Spread(Step):
    """PE 7.2, 7.3, R22, R23, R217. One to each neighbour that is no ruin; none to roads or the Capital."""

    def __init__(self, fallen: tuple[int, ...]) -> None:
        self.fallen: Final = fallen

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        near = [place for location in self.fallen for place, _ in t.rules.ways[location] if place != CAPITAL and not t.is_ruin(place)]
        return at_the_doors(t, come_to(t, near, 1, dealer, by_card=False), 1)
