"""What the moves of the six actions mean: steps, buildings, Technologies and cures, with what they cost and bring."""

from __future__ import annotations

from ...kernel import Seat
from .by_technology import Appear
from .cards import (
    CAPITAL, CITY, CONTAINMENT, CRANE, DISINFECTANT, FOOD, FURNACE, HARMFUL, HERBS, IN_REGULAR, NOTHING, TECHNOLOGIES, TOWN, TREASURY,
    VILLAGE, WORKSHOP,
)
from .constructing import Raise, RaiseInCapital, site_of
from .effects import TECHNOLOGY_TEXTS, rule_of_technology
from .foresight import coming, is_site
from .gathering import free_in, price_of
from .house import House
from .moves import Build, BuildCapital, Buy, Go
from .moving import CLONED, movement_for, road_to
from .names import ACTION_TITLES, GOOD_TITLES, SIZE_TITLES, SLOT_TITLES, figure, goods_listed, listed, sick, slot_title, with_article
from .paying import Cost, lacking
from .prospects import imperative, price
from .table import Empire
from .voice import Voice
from .worth import neutral_by, on_the_track, once_raised, with_all

Sense = tuple[str, str]
"""What it means, and the rule's number."""


# Move


def place_words(t: Empire, place: int) -> str:
    """ "a City that gives Stone"."""
    if place == CAPITAL:
        return "the Capital, where no Move ends"
    size = with_article(SIZE_TITLES[t.rules.sizes[place]])
    return f"{size} in ruins" if t.is_ruin(place) else f"{size} that gives {GOOD_TITLES[t.gives[place]]}"


def arrivals(t: Empire, location: int) -> str:
    """PE 4.15, 4.16."""
    return f"; {sick(t.sick[location])} there goes into your Quarantine" if t.sick[location] else ""


def step_to(t: Empire, seat: Seat, move: Go | Appear) -> Sense:
    """PE 10, 22.6. Movement, whom it gathers, what for, and where they go."""
    house = t.houses[seat]
    place = move.place if isinstance(move, Go) else move.location
    road = road_to(t, house.doctor, place) if isinstance(move, Go) else NOTHING
    needed = movement_for(t, seat, place) if isinstance(move, Go) else CLONED
    home = not needed and place in house.sites
    free = ", for your own building" if home else "" if needed or place == CAPITAL else ", by the Moving Permit"
    parts = [f"{place_words(t, place)}: {needed} of {t.movement} movement{free}"]
    on_road, here = (0 if road == NOTHING else t.on_roads[road]), (0 if place == CAPITAL else t.sick[place] - move.masked)
    if on_road or here:
        food = price_of(t, seat, place, road, move.camp, move.masked)[FOOD]
        where = listed([f"{many} {words}" for many, words in ((on_road, "on the road"), (here, "there")) if many])
        paid = f"for {price(house, FOOD, food)}{free_beside(house, here, move.camp)}" if food else f"free, {why_free(here, move.camp)}"
        healed = 1 if move.camp and here and house.has(CONTAINMENT) and house.rightmost_free() != NOTHING else 0
        over = beyond(house, on_road + here - healed)
        parts.append(f"gathers {where} {paid}{f', {over} beyond the slots without drawback' if over else ''}")
        parts += elsewhere(house, healed, over)
    parts += [f"{figure(1, GOOD_TITLES[t.gives[place]])} by the Disinfectant"] if is_cleaned(t, seat, place) else []
    parts += [f"your camp there, {use_of_camp(t, seat, place)}"] if move.camp else []
    parts += ["one stays"] if move.masked else []
    walked = "PE 10.3" if place == CAPITAL else "PE 10.5" if on_road or here else "PE 10.2" if home else "PE 10.1"
    return "; ".join(parts), "PE 22.6" if isinstance(move, Appear) else walked


def free_beside(house: House, here: int, camp: int) -> str:
    """PE 10.5, 10.6, 22.8. Whom the Food is not for."""
    if not here or camp:
        return ""
    return ", the first two there free" if min(here, free_in(house)) > 1 else ", the first there free"


def why_free(here: int, camp: int) -> str:
    """PE 10.5, 10.6, 22.8."""
    return "by the camp" if camp else "as the first there always is" if here == 1 else "by the Ambulance Cart"


def use_of_camp(t: Empire, seat: Seat, place: int) -> str:
    """PE 2.2, 6.6, 13.2. What it is good for there and then."""
    uses = [*(["construct"] if is_site(t, seat, place) else []), *(["stop the next Pest"] if coming(t) else [])]
    return f"to {' and '.join(uses)}" if uses else "where nothing can be constructed, and no Pest is to come"


def is_cleaned(t: Empire, seat: Seat, place: int) -> bool:
    """PE 22.5. Entering it brings its resource at once."""
    if place == CAPITAL or not t.houses[seat].has(DISINFECTANT) or t.cleaned >> place & 1:
        return False
    return t.resource_of(place) != NOTHING and bool(t.others_in(place, seat))


def beyond(house: House, people: int) -> int:
    """PE 12.1, 12.2. How many find no slot without drawback."""
    return max(0, people - max(0, house.slots() - house.regular))


def elsewhere(house: House, healed: int, over: int) -> list[str]:
    """PE 22.1, 22.14, 22.21. Who needs no slot."""
    on_card = over > 0 and house.patient_card() != NOTHING and not house.patient
    return [*(["one of them is healed at once"] if healed else []), *(["one of them may go on your card"] if on_card else [])]


def end_of_move(t: Empire, seat: Seat, voice: Voice) -> Sense:
    """PE 10.9, 10.15."""
    if not t.steps:
        return "your Doctor stays: no resource is gained", "PE 10.15"
    return f"the Move ends in {voice.box.names[t.houses[seat].doctor]}: {gain_of_move(t, seat)}", "PE 10.9"


def gain_of_move(t: Empire, seat: Seat) -> str:
    """PE 10.9. Of one that ends here: the resource, and Imperatives 3, 4, 5 and 7."""
    here = t.houses[seat].doctor
    resource = t.resource_of(here)
    gained = "nothing is gained in ruins" if resource == NOTHING else "its resource was gained already" if t.cleaned >> here & 1 else (
        figure(1, GOOD_TITLES[resource]) if t.houses[seat].room_for(resource, t.rules.storage) else f"no room for its {GOOD_TITLES[resource]}")
    decrees = [*([3] if t.gathered else []), *([7] if t.gathered >= 2 else []), *([5] if t.rules.sizes[here] == CITY else [])]
    decrees += [4] if t.others_in(here, seat) else []
    return f"{gained}{imperative(t, seat, *decrees)}"


# Construct


def building(t: Empire, seat: Seat, move: Build, change: int) -> Sense:
    """PE 13.3 to 13.6. Price, Influence, Renown, and what it will give; which building it is, and where, its key says."""
    house = t.houses[seat]
    place = site_of(house, move.at)
    cost = t.rules.costs[move.kind]
    size, others = t.rules.sizes[place], t.others_in(place, seat)
    influence = max(0, t.rules.first_influence[size] - len(others))
    influence += 1 if (size == VILLAGE and house.has(FURNACE)) or (size == TOWN and house.has(CRANE)) else 0
    decrees = [11 if size == CITY else 1, *([9] if others else []), *([13] if move.kind else [])]
    made = "1 Coin" if move.kind == TREASURY - WORKSHOP + 1 else figure(2 if move.kind == 1 else 1, GOOD_TITLES[t.gives[place]])
    own = t.rules.building_renown[move.kind]
    raised = Raise(seat, move.kind, place)
    after = once_raised(t, raised)
    gains = f"{influence} Influence{on_the_track(t, seat, after, influence)}; {own} Renown{with_all(t, seat, after, own)}; {made} a Produce"
    price_words = f"{goods_listed(cost)}{one_more_or_less(change)}{in_coins(house, cost, change)}"
    return f"{price_words}; {gains}{imperative(t, seat, *decrees, alone=False)}{neutral_by(t, raised)}", "PE 13.5"


def one_more_or_less(change: int) -> str:
    """PE 13.9, 13.10. Why it is one more or less stands above the keys."""
    return ", one less" if change < 0 else ", one more" if change else ""


def in_coins(house: House, cost: Cost, change: int) -> str:
    """PE 9.8. What Coins must stand in for; where the price may change, that is not known yet."""
    coins = 0 if change else lacking(house, cost)
    return f"; {coins} in Coins" if coins else ""


def capital_building(t: Empire, seat: Seat, move: BuildCapital, change: int) -> Sense:
    """PE 13.8, 29."""
    work, rules = move.work, t.rules
    cost = f"{goods_listed(rules.capital_costs[work])}{one_more_or_less(change)}{in_coins(t.houses[seat], rules.capital_costs[work], change)}"
    own = rules.capital_renown[work]
    raised = RaiseInCapital(seat, work)
    after, influence = once_raised(t, raised), rules.capital_influence[work]
    whole = f"{figure(own, 'Renown token')}{with_all(t, seat, after, own, ' Renown')}"
    gains = f"{influence} Influence{on_the_track(t, seat, after, influence)}; {whole}{imperative(t, seat, 11, 13, alone=False)}{neutral_by(t, raised)}"
    return f"{cost}; {gains}; the action is over", f"PE 29.{work + 1}"


# Research and Cure


def purchase(t: Empire, seat: Seat, move: Buy, voice: Voice) -> Sense:
    """PE 15.1, 15.3."""
    box, old = voice.box, t.houses[seat].cards[move.slot]
    cost = f"{t.rules.technology_costs[move.technology]} of {t.houses[seat].research} Research"
    worth = f"{t.rules.technology_renown[move.technology]} Renown"
    lost = "" if old == NOTHING else f"; {figure(t.rules.technology_renown[old], 'token')} for your {box.technology_names[old]}"
    given = lost or slot_given(t, move)
    return f"{box.technology_names[move.technology]}, {cost}: {TECHNOLOGY_TEXTS[move.technology]}; {worth}{given}", rule_of_technology(move.technology)


def slot_given(t: Empire, move: Buy) -> str:
    """PE 15.2. "; middle slot, 3 other cards need it": where it goes, and what that takes from others, where it would go elsewhere too."""
    title, others = SLOT_TITLES[move.slot], slot_needed(t, move.slot)
    if t.rules.slots[move.technology] != NOTHING:
        return f"; only for the {title} slot, empty now"
    whose = ", 1 other card needs it" if others == 1 else f", {others} other cards need it" if others else ""
    return f"; {title} slot{whose}"


def slot_needed(t: Empire, slot: int) -> int:
    """PE 15.2. How many Technologies that nobody has yet fit this slot only."""
    taken = [card for board in t.boards for card in board.kinds()]
    return len([card for card in range(1, TECHNOLOGIES) if t.rules.slots[card] == slot and card not in taken])


def cured(t: Empire, seat: Seat, slot: int) -> Sense:
    """PE 16.2. What it costs, where the person goes, and what is freed."""
    house = t.houses[seat]
    space = house.rightmost_free()
    freed = "" if slot == IN_REGULAR else f"; {freeing(slot)}"
    if space == NOTHING:
        return f"the sick person {slot_title(slot)}; the Healthy track is full", "PE 16.3"
    laboratory = ", a Laboratory" if t.rules.laboratories >> space & 1 else ""
    worth = f"; {t.rules.healthy_renown[space]} Renown at the end"
    herbs = f"{price(house, HERBS, t.rules.herbs[space])}, the price of space {space + 1}"
    return f"the sick person {slot_title(slot)}: {herbs}{laboratory}{worth}{freed}{imperative_of_cure(t, seat)}", "PE 16.2"


def freeing(slot: int) -> str:
    return f"{ACTION_TITLES[slot]} is hindered no more" if slot < HARMFUL - 1 else "the storage holds more again"


def imperative_of_cure(t: Empire, seat: Seat) -> str:
    """PE 23.12. At the end of the action, if this is the second."""
    return then(imperative(t, seat, 12) if t.count == 1 else "")


def then(urged: str) -> str:
    """ "; then Imperative: level 1, 1 Influence": what comes once the action is over."""
    return f"; then{urged[1:]}" if urged else ""
