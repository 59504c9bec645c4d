"""What may come by the rows: whether they hold, and where the bus will stop. The pile and the rescue are in `outlook`."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Final

from ...kernel import Scene
from .bus import EVERY_ROW, AtTheStop, Drives
from .cards import ROWS, TEAPOT, ZOMBIE, row_of
from .chips import DOWN, FACE, FEATURES, REFINED, face_of
from .colour import ColourRolled, RollColour
from .fighting import Replacing, Strike
from .preparing import Boarding, Throw
from .pushing import Push
from .table import BUS, DRIVING, FIGHTING, PLACING, Pub

#: What a zombie is to a hit, face down or wounded.
UNTURNED: Final = 0
WOUNDED: Final = 1
WOUNDED_REFINED: Final = 2

Heap = tuple[int, ...]                         # zombies on a square, the lowest first
Blows = tuple[bool, ...]                       # the hits on a square, one by one: whether refined ones are then not replaced
Odds = tuple[float, float, float, float]       # fast, fast refined, tough, tough refined


# zombies

def kinds_unseen(t: Pub) -> list[int]:
    """PB 2.3. By kind, how many chips lie face down or in the stock."""
    counts = [0] * (2 * FEATURES)
    for chip, kind in enumerate(t.rules.kinds):
        counts[kind] += t.rules.chips.count(chip) - t.ambulance.count(chip)
    for tags in t.tags:
        for tag in tags:
            if tag & FACE != DOWN:
                counts[t.rules.kinds[face_of(tag)]] -= 1
    return counts


def odds_of_a_chip(t: Pub) -> Odds:
    """What a chip turned up will be, if each that nobody has seen is as likely."""
    counts = kinds_unseen(t)
    total = max(1, sum(counts))
    fast, tough = counts[:FEATURES], counts[FEATURES:]
    return ((sum(fast) - fast[REFINED]) / total, fast[REFINED] / total, (sum(tough) - tough[REFINED]) / total, tough[REFINED] / total)


def heap_on(scene: Scene, field: int) -> Heap:
    """As they lie; where a refined one fell just now, another takes its place."""
    t: Pub = scene.table
    found = tuple([as_struck(t, tag) for tag in t.tags[field]])
    return (*found, UNTURNED) if isinstance(scene.question, Replacing) and scene.question.field == field else found


def as_struck(t: Pub, tag: int) -> int:
    if tag & FACE == DOWN:
        return UNTURNED
    return WOUNDED_REFINED if t.rules.kinds[face_of(tag)] % FEATURES == REFINED else WOUNDED


def blows_on(scene: Scene, field: int) -> Blows:
    """PB 8.2, R57. What is being struck, rebounds from rows that fight before, then what is placed."""
    t: Pub = scene.table
    found = [step.washes for step in reversed(scene.agenda) if isinstance(step, Strike) and step.field == field for _ in range(step.hits)]
    order = t.rows_from_bus()
    for source, target in zip(t.rebounds[::2], t.rebounds[1::2], strict=True):
        if target == field and t.hits[source] and order.index(row_of(source)) < order.index(row_of(field)):
            found.append(False)
    if t.is_manned(row_of(field)):
        found += [t.weapons[field] == TEAPOT] * t.hits[field]
    return tuple(found)


@lru_cache(maxsize=8192)
def emptied(heap: Heap, blows: Blows, odds: Odds) -> float:
    """PB 8.2 to 8.7. The chance that nobody is left on a square."""
    if not heap or not blows:
        return 0.0 if heap else 1.0
    below, left = heap[:-1], blows[1:]
    replaced = below if blows[0] else (*below, UNTURNED)
    if heap[-1] != UNTURNED:
        return emptied(replaced if heap[-1] == WOUNDED_REFINED else below, left, odds)
    outcomes = (below, replaced, (*below, WOUNDED), (*below, WOUNDED_REFINED))
    return sum([chance * emptied(heap, left, odds) for chance, heap in zip(odds, outcomes, strict=True) if chance])


def unharmed(heap: Heap, blows: Blows, odds: Odds) -> float:
    """PB 8.5. The chance that nobody falls on a square: one tough zombie, hit once."""
    if not heap or not blows:
        return 1.0
    return odds[2] + odds[3] if heap[-1] == UNTURNED and len(blows) == 1 else 0.0


@lru_cache(maxsize=8192)
def most_left(heap: Heap, blows: Blows, odds: Odds) -> int:
    """PB 8.2 to 8.7. How many are left on a square at worst."""
    if not heap or not blows:
        return len(heap)
    below, left = heap[:-1], blows[1:]
    replaced = below if blows[0] else (*below, UNTURNED)
    if heap[-1] != UNTURNED:
        return most_left(replaced if heap[-1] == WOUNDED_REFINED else below, left, odds)
    outcomes = (below, replaced, (*below, WOUNDED), (*below, WOUNDED_REFINED))
    return max([most_left(heap, left, odds) for chance, heap in zip(odds, outcomes, strict=True) if chance], default=len(heap))


def held(heaps: list[Heap], blows: list[Blows], felled: bool, pushes: tuple[int, int], odds: Odds) -> float:
    """PB 9.2. The chance that nobody comes in by a row; `pushes` if somebody fell in it, and if nobody did."""
    few, most = pushes
    clear = prod([emptied(heap, hits, odds) for heap, hits in zip(heaps[:few], blows, strict=False)])
    if felled:
        return clear
    nobody_fell = prod([unharmed(heap, hits, odds) for heap, hits in zip(heaps, blows, strict=True)])
    return clear - (0.0 if any(heaps[:few]) else nobody_fell) + (0.0 if any(heaps[:most]) else nobody_fell)


# rows

def is_settled(scene: Scene) -> bool:
    """PB 6, 7. After the throw, until the bus has run: what will be pushed is known."""
    t: Pub = scene.table
    unsettled = (Throw, RollColour, ColourRolled, Boarding)
    return t.phase in (PLACING, FIGHTING, DRIVING) and ZOMBIE not in t.loose and not any([isinstance(step, unsettled) for step in scene.agenda])


def stops_to_come(scene: Scene) -> tuple[list[int], int]:
    """PB 10.1 to 10.3, 13.14. The rows at which the bus would stop as it is loaded now, in order, and where it rests."""
    t: Pub = scene.table
    step = -1 if t.backwards else 1
    under_way = t.running and any([isinstance(item, Drives) for item in scene.agenda])
    row, aboard = (t.bus_row + step) % ROWS if under_way else t.bus_row, len(t.tags[BUS])
    stops: list[int] = []
    if not aboard or t.blinds == EVERY_ROW:
        stays = t.running and not (isinstance(scene.question, AtTheStop) and scene.question.first)
        return stops, row if stays else (row + step) % ROWS
    while len(stops) < aboard:
        if not t.is_blind(row):
            stops.append(row)
        row = (row + step) % ROWS
    return stops, row


def pushes_to_come(scene: Scene, row: int) -> tuple[int, int]:
    """PB 9.2, 10.2. In this turn: if a zombie falls in the row, and if none does."""
    t: Pub = scene.table
    if t.is_blind(row):
        return 0, 0
    sure = len([step for step in scene.agenda if isinstance(step, Push) and step.row == row]) + stops_to_come(scene)[0].count(row)
    if not is_to_fight(t, row):
        return sure, sure
    return sure + 1, sure + (1 if has_felled(t, row) else 2)


def has_felled(t: Pub, row: int) -> bool:
    """PB 9.2. In this turn's fight."""
    return t.phase == FIGHTING and t.felled >> row & 1 == 1


def is_to_fight(t: Pub, row: int) -> bool:
    return t.is_manned(row) and t.phase <= FIGHTING


def most_to_come(scene: Scene, row: int) -> int:
    """PB 9.2, 9.4. How many come in by a row at worst: where nobody may fall, all on the tiles of the longer way; else who is left on the shorter."""
    t: Pub = scene.table
    fields, odds = t.row_fields(row), odds_of_a_chip(t)
    heaps, blows = [heap_on(scene, field) for field in fields], [blows_on(scene, field) for field in fields]
    few, most = pushes_to_come(scene, row)
    if not has_felled(t, row) and all([unharmed(heap, hits, odds) for heap, hits in zip(heaps, blows, strict=True)]):
        return sum([len(heap) for heap in heaps[:most]])
    return sum([most_left(heap, hits, odds) for heap, hits in zip(heaps[:few], blows, strict=False)])


def chance_to_hold(scene: Scene, row: int) -> float | None:
    """That nobody who bites comes in by this row in this turn, as things are now; None while the dice have not been thrown."""
    t: Pub = scene.table
    if not is_settled(scene):
        return None
    if t.undead >> row & 1:                                    # PB 13.13
        return 1.0
    fields = t.row_fields(row)
    heaps, blows = [heap_on(scene, field) for field in fields], [blows_on(scene, field) for field in fields]
    return held(heaps, blows, has_felled(t, row), pushes_to_come(scene, row), odds_of_a_chip(t))
