"""PB 9. Pushing the rows, and what enters the pub."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import SQUARES, is_marked
from .chips import move_all, move_top, send_back
from .marks import Marking
from .moves import VISITS, Visit
from .table import BUS, HELD, MARKERS, Pub
from .tidings import CameIn, Held, Pushed


def slide_in_from_the_street(t: Pub, row: int) -> int:
    """PB 9.4, 9.5, R66. The corner's first tile on square 5; the tile that entered, now last in the corner. Its chips are in hand."""
    first, entered = row * SQUARES, t.tiles[row][0]
    move_all(t, first, HELD)
    for square in range(1, SQUARES):
        move_all(t, first + square, first + square - 1)
    lay_tiles(t, row, (*t.tiles[row][1:], t.corner[0]), entered)
    return entered


def slide_in_from_the_pub(t: Pub, row: int) -> None:
    """PB 13.16, R71. The corner's first tile on square 1; the tile at the street goes to the corner, its chips are in hand."""
    last, fallen = row * SQUARES + SQUARES - 1, t.tiles[row][SQUARES - 1]
    move_all(t, last, HELD)
    for square in range(SQUARES - 1):
        move_all(t, last - square - 1, last - square)
    lay_tiles(t, row, (t.corner[0], *t.tiles[row][:-1]), fallen)


def lay_tiles(t: Pub, row: int, tiles: tuple[int, ...], into_corner: int) -> None:
    t.tiles = (*t.tiles[:row], tiles, *t.tiles[row + 1:])
    t.corner = (*t.corner[1:], into_corner)


@final
class Push(Step):
    """PB 9.4 to 9.6, 10.4. One tile; at a bus stop so many chips of the bus get off onto it (PB 10.2). Nothing moves behind a blind (PB 13.14)."""

    def __init__(self, row: int, passengers: int) -> None:
        self.row: Final = row
        self.passengers: Final = passengers

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if t.is_blind(self.row):
            if dealer.listening:
                dealer.tell(EVERYONE, Held(self.row))
            return ()
        if dealer.listening:
            dealer.tell(EVERYONE, Pushed(self.row, self.passengers))
        tile = slide_in_from_the_street(t, self.row)
        zombies = len(t.tags[HELD])
        spared = t.undead >> self.row & 1 == 1
        if zombies and dealer.listening:
            dealer.tell(EVERYONE, CameIn(self.row, zombies, spared))
        steps: list[Step] = []
        if spared:
            send_back(t, HELD)                                 # PB 13.13
        elif t.dealing:
            steps.append(Dealing())                            # PB 14.8
        else:
            move_all(t, HELD, MARKERS + t.active)
        for _ in range(self.passengers):
            move_top(t, BUS, self.row * SQUARES + SQUARES - 1)
        if is_marked(tile):                                    # R68
            steps.append(Marking(tile, zombies > 0, spared))
        return tuple(steps)


@final
class Dealing(Choice):
    """PB 14.8, R82. Zombies that enter in a Jukebox run: each to any player."""

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if t.tags[HELD] else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return VISITS[:t.rules.seats]

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, Visit) and 0 <= move.seat < t.rules.seats else NOT_HERE

    def default(self, t: Pub, seat: Seat) -> Move:
        """To oneself, as in any other run (PB 9.6)."""
        return VISITS[seat]

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Visit)
        dealer.say(seat, move)
        move_top(t, HELD, MARKERS + move.seat)
        return (self,)
