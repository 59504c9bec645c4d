"""PE 9, 33. A turn before it counts: what it would change for its House, and one's next turn as if it came now."""

from __future__ import annotations

from ...kernel import Change, Dealer, Position, Seat, View, begin
from .cards import BUILDINGS, CAPITAL, CARD_SLOTS, CELLS, GOODS, HARMFUL, IN_REGULAR, KIND_NAMES, LOCATIONS, NOTHING, kind_of
from .house import House
from .imagine import imagine
from .places import thing_of
from .scoring import sheet
from .table import Empire
from .turn import TurnOf


def turn_ahead(view: View, dealer: Dealer) -> Position | None:
    """PE 5.4. What is left of others' turns before it is skipped; after the last turn of a Year a Pest card comes that nobody knows."""
    assert view.seat is not None
    turn = TurnOf(view.seat)
    if turn not in view.agenda:
        return None
    world = imagine(view, dealer)
    upto = len(world.agenda) - world.agenda[::-1].index(turn)          # the last item comes first
    return begin(world.table, world.agenda[:upto], dealer)


def changes(before: Empire, after: Empire, seat: Seat) -> tuple[Change, ...]:
    """Goods and points, people and cards of the House, and what it would move, put and gather on the map."""
    one, other = before.houses[seat], after.houses[seat]
    counted = numbers_of(before, seat)
    numbers = [Change(thing, number - counted[thing]) for thing, number in numbers_of(after, seat).items() if number != counted[thing]]
    found = [*numbers, *doctor(before, after, seat), *way(before, after, seat), *pieces(one, other, seat), *sick(before, after)]
    return tuple([change for change in found if change.by])


def numbers_of(t: Empire, seat: Seat) -> dict[str, int]:
    """Whatever is counted on a player board, by the name of its thing."""
    house = t.houses[seat]
    return {
        f"renown:{seat}": sum(sheet(t, seat)), f"influence:{seat}": house.influence, f"research:{seat}": house.research,
        f"healthy:{seat}": house.healthy.bit_count(), f"graves:{seat}": house.dead, f"bed:{seat}:{IN_REGULAR}": house.regular,
        **{f"good:{seat}:{good}": house.goods[good] for good in range(GOODS)},
        **{f"bed:{seat}:{slot}": house.harmful >> slot & 1 for slot in range(HARMFUL)},
    }


def pieces(one: House, other: House, seat: Seat) -> list[Change]:
    """Assistants, camp, buildings, workers, Technologies and people in the Capital."""
    found = [Change(f"cell:{seat}:{cell}", 1, "assistant") for cell in range(CELLS) if (other.grid & ~one.grid) >> cell & 1]
    found += moved(one.camp, other.camp, "camp")
    for slot in range(BUILDINGS):
        found += moved(one.sites[slot], other.sites[slot], KIND_NAMES[kind_of(slot)])
        found += [Change(f"plot:{seat}:{slot}", 1, KIND_NAMES[kind_of(slot)])] if one.sites[slot] == NOTHING != other.sites[slot] else []
        found += [Change(f"plot:{seat}:{slot}", (other.workers >> slot & 1) - (one.workers >> slot & 1), "healthy")]
    found += [Change(f"card:{seat}:{slot}", 1, "research") for slot in range(CARD_SLOTS) if other.cards[slot] not in (NOTHING, one.cards[slot])]
    return [*found, Change(thing_of(CAPITAL), other.capital - one.capital, "healthy")]


def doctor(before: Empire, after: Empire, seat: Seat) -> list[Change]:
    """PE 4.16. Before the first Year it comes from nowhere: no Doctor waits in the Capital."""
    source, to = [NOTHING if place == CAPITAL and not before.pest_card else place for place in (before.houses[seat].doctor, after.houses[seat].doctor)]
    return moved(source, to, "doctor")


def way(before: Empire, after: Empire, seat: Seat) -> list[Change]:
    """PE 10.10. The roads that the Doctor has taken, where only one way leads through all places that it has entered."""
    entered = after.entered & ~(before.entered if before.active == seat else 0)
    found = ways_through(after, before.houses[seat].doctor, after.houses[seat].doctor, entered)
    return [Change(f"road:{road}", 1, "move") for road in found[0]] if len(found) == 1 else []


def ways_through(t: Empire, here: int, to: int, entered: int) -> list[list[int]]:
    """By each road, and on through the rest; each place is entered once."""
    if not entered:
        return [[]] if here == to else []
    return [[road, *rest] for near, road in t.rules.ways[here] if entered >> near & 1 for rest in ways_through(t, near, to, entered & ~(1 << near))]


def moved(source: int, to: int, piece: str) -> list[Change]:
    """From place to place; NOTHING is off the map."""
    gone = [Change(thing_of(source), -1, piece)] if source != NOTHING else []
    come = [Change(thing_of(to), 1, piece)] if to != NOTHING else []
    return [*gone, *come] if source != to else []


def sick(before: Empire, after: Empire) -> list[Change]:
    """People who are gathered, or come: in locations and on roads."""
    places = [place for place in range(LOCATIONS) if after.sick[place] != before.sick[place]]
    roads = [road for road, people in enumerate(after.on_roads) if people != before.on_roads[road]]
    return [
        *[Change(thing_of(place), after.sick[place] - before.sick[place], "sick") for place in places],
        *[Change(f"road:{road}", after.on_roads[road] - before.on_roads[road], "sick") for road in roads],
    ]
