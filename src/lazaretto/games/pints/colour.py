"""PB 6.2 to 6.4. Rolling the colour die, wherever that is told."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .anytime import ORDERS, Order, turn_over, why_not_food
from .cards import BLACK, COLOUR_FACES, COLOURS, COLOURS_FOOD, WHITE
from .chips import bring
from .moves import GO_ON, NAMES, GoOn, Name
from .table import BUS, Pub
from .tidings import Arrived, ColourShown, GotOn

#: What is done on tiles of the colour: a chip each, or as many as lie there (PB 14.5).
ONE_EACH: Final = 0
DOUBLE: Final = 1


@final
class RollColour(Step):
    """PB 6.1."""

    def __init__(self, purpose: int) -> None:
        self.purpose: Final = purpose

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        face = dealer.roll(COLOUR_FACES)
        if dealer.listening:
            dealer.tell(EVERYONE, ColourShown(face))
        return (ColourRolled(face, self.purpose),)


NAME_ONE: Final = Reason("PB 6.3", "the colour die shows white: you must name a colour")


@final
class ColourRolled(Choice):
    """PB 6.3, 19.11. White: the active player names the colour; with Other Colour any roll may be refused, and it may be ordered now (R116)."""

    def __init__(self, face: int, purpose: int) -> None:
        self.face: Final = face
        self.purpose: Final = purpose

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if self.face == WHITE or t.has_food(t.active, COLOURS_FOOD) or self.may_order(t, t.active) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return (GO_ON, ORDERS[COLOURS_FOOD]) if self.may_order(t, seat) else (GO_ON, *NAMES)

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, GoOn):
            return NAME_ONE if self.face == WHITE else None
        if isinstance(move, Order):
            return None if move.food == COLOURS_FOOD and self.may_order(t, seat) else NOT_HERE
        if not isinstance(move, Name) or not 0 <= move.colour < COLOURS:
            return NOT_HERE
        return None if self.face == WHITE else why_not_food(t, seat, COLOURS_FOOD)

    def may_order(self, t: Pub, seat: Seat) -> bool:
        """R116. Is Other Colour to be had, and a roll to be refused with it? Before the first turn nobody has crisps."""
        return self.face != WHITE and ORDERS[COLOURS_FOOD].why_not(t, seat) is None

    def default(self, t: Pub, seat: Seat) -> Move:
        """White: the colour by which the fewest zombies come."""
        if self.face != WHITE:
            return GO_ON
        coming = [len(arrivals(t, colour, self.purpose)) for colour in range(COLOURS)]
        return NAMES[coming.index(min(coming))]

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        return super().then(t, answers, dealer) if answers else self.accepted()

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Order):
            return (*move.begin(t, seat, dealer), self)
        if not isinstance(move, Name):
            return self.accepted()
        if self.face != WHITE:
            turn_over(t, seat, COLOURS_FOOD)
        return (Coloured(move.colour, self.purpose),)

    def accepted(self) -> Steps:
        """PB 6.4. Black: one on the bus, and roll again."""
        return (Boards(1), RollColour(self.purpose)) if self.face == BLACK else (Coloured(self.face, self.purpose),)


@final
class Coloured(Step):
    """PB 6.2, 14.5, R18. Chips on every tile of the colour in the rows."""

    def __init__(self, colour: int, purpose: int) -> None:
        self.colour: Final = colour
        self.purpose: Final = purpose

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        fields = arrivals(t, self.colour, self.purpose)
        came = sum([bring(t, field, dealer) for field in fields])
        if dealer.listening:
            dealer.tell(EVERYONE, Arrived(self.colour, came, doubled=self.purpose == DOUBLE, short=came < len(fields)))
        return ()


def arrivals(t: Pub, colour: int, purpose: int) -> list[int]:
    """PB 6.2, 14.5. The squares to which zombies come by this colour, one by one."""
    return [field for field in t.fields_of(colour) for _ in range(1 if purpose == ONE_EACH else len(t.tags[field]))]


@final
class Boards(Step):
    """PB 6.4, 6.5. So many chips from the stock get on the bus."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        came = sum([bring(t, BUS, dealer) for _ in range(self.count)])
        if dealer.listening:
            dealer.tell(EVERYONE, GotOn(came))
        return ()
