"""PB 3. Setting up."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, NOBODY, Dealer, Line, Step, Steps, Value, Zone
from .cards import COLOURS, CORNER, FIELDS, FOODS, LAST_QUARTER, MARKED, RESCUES, ROWS, SQUARES, TILES_A_COLOUR
from .colour import ONE_EACH, RollColour
from .table import MARKERS, NOTHING, SENDING, Pub, PubRules
from .turn import Turn


def pub(rules: PubRules) -> Pub:
    """The table before anything is shuffled."""
    t, seats = Pub(), rules.seats
    t.rules, t.turns, t.active, t.phase, t.untouched = rules, 0, 0, SENDING, True
    t.tiles, t.corner, t.bus_row, t.backwards, t.running, t.dealing = (), (), 0, False, False, False
    t.tags, t.draws, t.chronicle = ((),) * (MARKERS + seats), 0, ()
    t.stools, t.sofa, t.phone_box, t.bar = 0, rules.sofa, rules.phone_box, rules.beers
    t.loose, t.weapons, t.hits, t.rebounds, t.felled = (), (NOTHING,) * FIELDS, (0,) * FIELDS, (), 0
    t.blinds, t.undead, t.crisps, t.bites, t.beers = 0, 0, (0,) * seats, (0,) * seats, (0,) * seats
    t.refused, t.waived, t.used, t.lost = (), False, (0,) * seats, 0
    t.quarter, t.left, t.sunk_in, t.tile_shows = 0, (rules.quarter,) * LAST_QUARTER + (rules.quarter + 1,), (), 0
    t.sunk_ids, t.top_id, t.looks, t.lookers = (), NOTHING, (), ()
    t.lines = [Line(0, 0, NOBODY) for _ in range(MARKERS + seats)]
    t.stock, t.claw, t.ambulance = rules.chips.copy(), Zone(0, 0, NOBODY), Zone(0, 0, EVERYONE)
    t.deck, t.top, t.sunk = rules.cards.copy(), Zone(0, 0, NOBODY), []
    t.rescue, t.spare, t.drawn = Zone(0, 0, EVERYONE if len(rules.rescuers) == 1 else NOBODY), Zone(0, 0, NOBODY), Zone(0, 0, EVERYONE)
    for card in RESCUES:
        t.spare.put(card)
    t.discard, t.hands = Line(0, 0, EVERYONE), [Zone(0, 0, EVERYONE) for _ in range(seats)]
    t.placed = [Line(0, 0, EVERYONE) for _ in range(ROWS)]
    t.foods, t.larder = [Zone(0, 0, EVERYONE) for _ in range(seats)] if rules.food else [], Zone(0, 0, EVERYONE)
    for food in range(FOODS if rules.food else 0):
        t.larder.put(food)
    return t


@final
class SetUp(Step):
    """PB 3.2 to 3.13. The tiles, the bus, the rescuer, who begins, pub food; then the first zombies."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        lay_the_rows(t, dealer)
        t.bus_row = dealer.lot(ROWS)                           # R1
        choose_the_rescuer(t, dealer)
        t.active = dealer.lot(t.rules.seats)                   # R3
        dealer.tell(EVERYONE, LaidOut(t.tiles, t.corner, t.bus_row, t.active))
        if t.rules.food:
            deal_food(t, dealer)
        return (RollColour(ONE_EACH), Turn(t.active))


@final
class LaidOut(Value):
    """PB 3.2 to 3.4. The rows, the corner, where the bus stands, and who begins."""

    def __init__(self, tiles: tuple[tuple[int, ...], ...], corner: tuple[int, ...], bus_row: int, first: int) -> None:
        self.tiles: Final = tiles
        self.corner: Final = corner
        self.bus_row: Final = bus_row
        self.first: Final = first


def lay_the_rows(t: Pub, dealer: Dealer) -> None:
    """PB 3.3, 3.4, R2. One tile of every colour a row, and one of the eight left over; three for the corner; each row mixed."""
    stacks = [[colour + (MARKED if number < t.rules.tiles[colour] else 0) for number in range(TILES_A_COLOUR)] for colour in range(COLOURS)]
    rows = [[taken(stack, dealer) for stack in stacks] for _ in range(ROWS)]
    rest = [tile for stack in stacks for tile in stack]
    for row in rows:
        row.append(taken(rest, dealer))
    t.corner = tuple([taken(rest, dealer) for _ in range(CORNER)])
    t.tiles = tuple([tuple([taken(row, dealer) for _ in range(SQUARES)]) for row in rows])


def taken(tiles: list[int], dealer: Dealer) -> int:
    return tiles.pop(dealer.lot(len(tiles)))


def choose_the_rescuer(t: Pub, dealer: Dealer) -> None:
    """PB 3.10, R5. One of the five, unseen, or the one that was chosen."""
    if len(t.rules.rescuers) == 1:
        t.spare.take(t.rules.rescuers[0])
        t.rescue.put(t.rules.rescuers[0])
    else:
        dealer.draw(t.spare, to=t.rescue)


def deal_food(t: Pub, dealer: Dealer) -> None:
    """PB 3.13, R6. One each, in the order of play."""
    for seat in t.seats_from_active():
        foods = t.larder.kinds()
        dealer.move(foods[dealer.lot(len(foods))], t.larder, to=t.foods[seat])
