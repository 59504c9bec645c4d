"""What an action as a whole could do now, what a price takes from the storage, and what an Imperative adds."""

from __future__ import annotations

from ...kernel import Seat
from .cards import CAPITAL, CAPITAL_BUILDINGS, COIN, CONSTRUCT, CURE, HARMFUL, HERBS, HORSESHOE, LEVELS, MOVE, NOTHING, PRODUCE, RESEARCH_ACTION
from .constructing import why_not_build, why_not_capital
from .gains import Fulfil
from .house import House
from .moves import BUILDS
from .moving import LONG, USUAL
from .names import ACTION_TITLES, GOOD_TITLES, KIND_TITLES, figure, goods_listed, listed
from .producing import of_buildings, of_cards, without_room
from .table import Empire
from .worth import neutral_by


def imperative(t: Empire, seat: Seat, *decrees: int, alone: bool = True) -> str:
    """PE 19.3, 19.4. What it adds if one of these is the Decree of the Era; alone, with the Neutral people whom it brings."""
    era = t.era()
    level = t.houses[seat].levels[era]
    if t.decrees[era] not in decrees or level == LEVELS:
        return ""
    return f"; Imperative: level {level + 1}, {t.rules.level_influence[era][level]} Influence{neutral_by(t, Fulfil(seat, t.decrees[era])) if alone else ''}"


def outlook(t: Empire, seat: Seat, action: int, enhanced: int, *, why: bool = False) -> str:
    """ "Move, 1 movement (hindered)": what the action could do now; if asked for, with the reason for each figure."""
    house = t.houses[seat]
    hindered = action < HARMFUL - 1 and house.harmful >> action & 1 == 1
    mark = " (hindered and enhanced)" if hindered and enhanced else " (hindered)" if hindered else " (enhanced)" if enhanced else ""
    change = enhanced - (1 if hindered else 0)
    if action == CONSTRUCT:
        return f"{ACTION_TITLES[action]}{mark}{building(t, seat, change, may_be_enhanced=not enhanced and not t.enhanced and house.research > 0, why=why)}"
    return f"{ACTION_TITLES[action]}{mark}{prospect(t, seat, action, change, why=why)}"


def building(t: Empire, seat: Seat, change: int, *, may_be_enhanced: bool, why: bool) -> str:
    """PE 9.4, 13.10. ": can build District"; what only a Research would make cheap enough is named too."""
    found = constructible(t, seat, -change)
    if found:
        return f": can build {listed(found, 'or')}{price_change(-change, why=why)}"
    stock = f", with {goods_listed(t.houses[seat].goods)} in storage" if why else ""
    cheaper = constructible(t, seat, -change - 1) if may_be_enhanced and not why else []
    enhanced = f", but enhanced {listed(cheaper, 'or')}" if cheaper else ""
    return f": nothing can be built now{stock}{enhanced}{price_change(-change, why=why)}"


def prospect(t: Empire, seat: Seat, action: int, change: int, *, why: bool) -> str:
    house = t.houses[seat]
    if action == MOVE:
        return f", {max(0, (LONG if house.has(HORSESHOE) else USUAL) + change)} movement"
    if action == PRODUCE:
        made = tuple([one + other for one, other in zip(of_buildings(t, seat), of_cards(t, seat))])
        made_words = f"{goods_listed(made)}{no_room(t, seat, made)}{produce_change(change if any(made) else max(0, change), why=why)}"
        return f" {made_words}{by_laboratories(t, house, why=why)}{imperative_of_produce(t, seat, made, change)}"
    if action == RESEARCH_ACTION:
        held = f" with {figure(house.research, 'Research token')}" if house.research else ", with no Research token to pay with"
        return f"{held}{cheapest(t) if why else ''}"
    if action == CURE:
        return f", {house.quarantined()} in Quarantine, {next_cure(t, house)}" if house.quarantined() else ", nobody in Quarantine"
    return f", {figure(house.healthy.bit_count(), 'healthy person')}" if house.healthy else ", nobody healthy on your track"


def constructible(t: Empire, seat: Seat, change: int) -> list[str]:
    """PE 13.1 to 13.3, 13.8. What could be constructed where Doctor and camp are, and be paid for."""
    if t.houses[seat].doctor == CAPITAL:
        return []
    kinds = [kind for kind, ways in enumerate(BUILDS) if any([why_not_build(t, seat, way, change) is None for way in ways])]
    works = any([why_not_capital(t, seat, work, change) is None for work in range(CAPITAL_BUILDINGS)])
    return [*[KIND_TITLES[kind] for kind in kinds], *(["a Capital building"] if works else [])]


def price_change(change: int, *, why: bool = True) -> str:
    """PE 13.9, 13.10. What a Construct costs more or less."""
    reasons = (" as it is enhanced (PE 13.10)", " for the sick person above Construct (PE 13.9)") if why else ("", "")
    return f", one Lumber or Stone less{reasons[0]}" if change < 0 else f", one Lumber or Stone more{reasons[1]}" if change else ""


def produce_change(change: int, *, why: bool) -> str:
    """PE 14.8, 14.9. What a Produce gives more or less."""
    reasons = (" as it is enhanced (PE 14.9)", " for the sick person above Produce (PE 14.8)") if why else ("", "")
    return f", plus one more{reasons[0]}" if change > 0 else f", one less{reasons[1]}" if change else ""


def by_laboratories(t: Empire, house: House, *, why: bool) -> str:
    """PE 14.7. The Research of a Produce, and whom it comes from."""
    people = house.in_laboratories(t.rules.laboratories)
    if not people:
        return ", no Research as nobody is in a Laboratory (PE 14.7)" if why else ", no Research (nobody in a Laboratory)"
    where = "a Laboratory" if people == 1 else "Laboratories"
    reason = f" for {figure(people, 'person')} in {where} (PE 14.7)" if why else f" ({people} in {where})"
    return f", and {people} Research{reason}"


def cheapest(t: Empire) -> str:
    """PE 15.1."""
    costs = [t.rules.technology_costs[card] for card in t.market.kinds()]
    return f", a Technology costs {min(costs)} or more" if costs else ""


def no_room(t: Empire, seat: Seat, made: tuple[int, ...]) -> str:
    """PE 14.10. " (no room for 2 Food)"."""
    lost = without_room(t, seat, made)
    return f" (no room for {goods_listed(lost)})" if any(lost) else ""


def imperative_of_produce(t: Empire, seat: Seat, made: tuple[int, ...], change: int) -> str:
    """PE 23.10, 23.15. By what the storage has room for."""
    stored = sum([min(many, t.houses[seat].room_for(good, t.rules.storage)) for good, many in enumerate(made)]) + change
    return imperative(t, seat, *([10] if stored >= 3 else []), *([15] if stored >= 5 else []))


def next_cure(t: Empire, house: House) -> str:
    space = house.rightmost_free()
    if space == NOTHING:
        return "the Healthy track is full"
    return f"the next for {price(house, HERBS, t.rules.herbs[space])}"


def reason_of_cure(house: House) -> str:
    """PE 16.2. Why it costs so much."""
    space = house.rightmost_free()
    return "" if space == NOTHING else f", the price of space {space + 1} of the Healthy track (PE 16.2)"


def price(house: House, good: int, many: int) -> str:
    """ "2 of your 3 Food"; "your last 2 Food"; "2 Food (1 in Coins)"; "2 Food (more than you can pay)"."""
    lacking = many - house.goods[good]
    if not lacking and many:
        return f"your last {figure(many, GOOD_TITLES[good]).removeprefix('1 ')}"
    if lacking <= 0:
        return f"{many} of your {figure(house.goods[good], GOOD_TITLES[good])}"
    return f"{figure(many, GOOD_TITLES[good])} ({f'{lacking} in Coins' if lacking <= house.goods[COIN] else 'more than you can pay'})"
