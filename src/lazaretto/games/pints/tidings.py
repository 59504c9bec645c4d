"""What is told besides the steps: facts that no step carries, all of them open."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Seat, Value


@final
class Thrown(Value):
    """PB 6.1, 13.9. What the battle dice show that were thrown just now."""

    def __init__(self, pieces: tuple[int, ...]) -> None:
        self.pieces: Final = pieces


@final
class ThrownForTheSeat(Value):
    """PB 16.4. How many extra hits somebody threw for the seat in the Very Tiny Car."""

    def __init__(self, seat: Seat, extras: int) -> None:
        self.seat: Final = seat
        self.extras: Final = extras


@final
class ColourShown(Value):
    """PB 2.5. What the colour die shows."""

    def __init__(self, face: int) -> None:
        self.face: Final = face


@final
class Arrived(Value):
    """PB 6.2, 14.5, R20. So many zombies came onto tiles of the colour, one each or as many as lay there; fewer if the stock was short."""

    def __init__(self, colour: int, zombies: int, doubled: bool, short: bool) -> None:
        self.colour: Final = colour
        self.zombies: Final = zombies
        self.doubled: Final = doubled
        self.short: Final = short


@final
class GotOn(Value):
    """PB 6.4, 6.5, 14.3, 18.2, R20. So many zombies got on the bus; nobody, if the stock is empty."""

    def __init__(self, zombies: int) -> None:
        self.zombies: Final = zombies


@final
class TookItsPlace(Value):
    """PB 8.7, R20. Another lies where a refined one fell."""

    def __init__(self, field: int) -> None:
        self.field: Final = field


@final
class Felled(Value):
    """PB 8.5. A zombie that lay face up falls; one that is turned up by the hit that fells it is told as turned up."""

    def __init__(self, field: int, chip: Card) -> None:
        self.field: Final = field
        self.chip: Final = chip


@final
class Pushed(Value):
    """PB 9.4, 10.2. A row moves by a tile; at a bus stop so many get off."""

    def __init__(self, row: int, passengers: int) -> None:
        self.row: Final = row
        self.passengers: Final = passengers


@final
class CameIn(Value):
    """PB 9.6, 13.13. So many zombies enter the pub by this row; who plays undead is spared."""

    def __init__(self, row: int, zombies: int, spared: bool) -> None:
        self.row: Final = row
        self.zombies: Final = zombies
        self.spared: Final = spared


@final
class Held(Value):
    """PB 13.14. A roller blind holds this row where it is."""

    def __init__(self, row: int) -> None:
        self.row: Final = row


@final
class Earned(Value):
    """PB 11.1. Crisps for the defeated."""

    def __init__(self, seat: Seat, crisps: int) -> None:
        self.seat: Final = seat
        self.crisps: Final = crisps


@final
class BusStands(Value):
    """PB 10.1, 10.3. Where the bus rests after a run."""

    def __init__(self, row: int) -> None:
        self.row: Final = row


@final
class TileShows(Value):
    """PB 15.1. A quarter is used up, and its division tile shows."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile


@final
class Kept(Value):
    """PB 12.4. Who was asked for this card does not sell it to who asked."""

    def __init__(self, seat: Seat, card: Card, asker: Seat) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.asker: Final = asker


@final
class BroughtBack(Value):
    """PB 18.5. This zombie card goes from the discard pile to the bottom of the quarter."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card
