"""PE 3.9 to 3.13. The player boards of a page, one for each House."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel import Names, Seat, View
from .afterwards import place_of
from .box import Box
from .cards import (
    ACTION_NAMES, ACTIONS, CARD_SLOTS, CASTLE, CELLS, COIN, CURE, DISTRICTS, GOODS, GOOD_NAMES, GRAVES, HARMFUL, HERBS, IN_REGULAR, KIND_NAMES, NOTHING, SPACES,
    SPECIAL, STORAGE_SLOT, TREASURY, WITH_WORKERS, column_of, kind_of, row_of,
)
from .drawer import ahead, building, on_card
from .effects import ACTION_TEXTS, HARMS, TECHNOLOGY_TEXTS
from .foresight import assistants_left, is_between_turns, reached_by
from .house import House
from .names import ACTION_TITLES, GOOD_TITLES, SLOT_TITLES, building_title, capital, figure, goods_listed, slots_listed
from .offers import slot_needed
from .places import thing_of
from .player_board import Action, Bed, Camp, CardSlot, Cell, Good, Graves, Line, PlayerBoard, Plot, Quarantine, Space
from .prospects import outlook
from .score_told import renown_so_far, row_of_buildings, told
from .rules import PestRules
from .scoring import lines, rows, sheet
from .table import Empire

#: PE 13.3. As they are laid on the board: any two Districts and any special building make a row, so none stands beside its own.
PLOTS: Final = (*DISTRICTS, *SPECIAL, CASTLE)


def player_board(view: View, seat: Seat, names: Names, box: Box, playing: int) -> PlayerBoard:
    """PE 3.12. With the action that is being played, or NOTHING."""
    t: Empire = view.table
    house, left = t.houses[seat], assistants_left(view, seat)
    score, promises = sheet(t, seat), [promise(t, seat, number) for number in range(ACTIONS)]
    return PlayerBoard(
        seat, names[seat], "" if t.totals or is_between_turns(view) else f"{figure(left, 'Assistant')} left this Year",
        tuple([action(t, seat, number, playing, promises[number]) for number in range(ACTIONS)]),
        tuple([cell(t, seat, number, promises) for number in range(CELLS)]), goods(t, seat),
        f"of {house.limit(t.rules.storage)} each", quarantine(t, seat), graves(t, seat), healthy(t, house), to_cure(t, house),
        tuple([plot(t, seat, slot, box) for slot in PLOTS]), complete_rows(t, seat), camp(house, seat, box),
        tuple([card_slot(t, seat, slot, box) for slot in range(CARD_SLOTS)]),
        tuple([Line(capital(name), number, text) for name, number, text in zip(lines(t), score, told(t))]), sum(score),
        renown_so_far(t, seat), ahead(t, house)[1], 0 if view.outcome is None else place_of(view.outcome, seat),
    )


# the grid


def action(t: Empire, seat: Seat, number: int, playing: int, promised: str) -> Action:
    """PE 9.1, 9.5."""
    house = t.houses[seat]
    hindered = number < HARMFUL - 1 and house.harmful >> number & 1 == 1
    to_play = t.active == seat and t.to_play >> number & 1 == 1
    text = f"{ACTION_TITLES[number]}: {ACTION_TEXTS[number]}{'; hindered by a sick person above it' if hindered else ''}. Now: {promised}."
    now = t.active == seat and number == playing
    reaches = tuple([thing_of(place) for place in reached_by(t, seat, number)])
    return Action(f"action:{seat}:{number}", ACTION_NAMES[number], ACTION_TITLES[number], hindered, to_play, now, reaches, text)


def cell(t: Empire, seat: Seat, number: int, promises: list[str]) -> Cell:
    """PE 9.1, 9.2."""
    house, column, row = t.houses[seat], column_of(number), row_of(number)
    used = house.grid >> number & 1 == 1
    now = t.active == seat and t.cell == number
    state = "the Assistant of this turn stands here" if now else "an Assistant stands here" if used else f"{promises[column]}; {promises[row]}"
    return Cell(
        f"cell:{seat}:{number}", (ACTION_NAMES[row], ACTION_NAMES[column]), used, now, f"{ACTION_TITLES[column]} and {ACTION_TITLES[row]}: {state}.",
    )


def promise(t: Empire, seat: Seat, number: int) -> str:
    """What the action could do now."""
    house = t.houses[seat]
    return f"Cure, {house.quarantined()} in Quarantine, {to_cure(t, house)}" if number == CURE else outlook(t, seat, number, 0)


# storage


def goods(t: Empire, seat: Seat) -> tuple[Good, ...]:
    """PE 3.13. Four resources, Coins, and Research."""
    house = t.houses[seat]
    found = [good(t, seat, number) for number in range(GOODS)]
    text = f"Research {house.research}: for Technologies, a new market, and to enhance an action once a turn."
    return (*found, Good(f"research:{seat}", "research", house.research, False, text))


def good(t: Empire, seat: Seat, number: int) -> Good:
    house = t.houses[seat]
    name, held, room = f"{GOOD_TITLES[number]}{'s' if number == COIN else ''}", house.goods[number], house.room_for(number, t.rules.storage)
    text = f"{name} {held}, {f'room for {room} more' if room else 'the storage holds no more'}. {GOOD_USES[number]}"
    return Good(f"good:{seat}:{number}", GOOD_NAMES[number], held, not room, text)


#: PE 3.7.
GOOD_USES: Final = (
    "It constructs buildings.", "It constructs buildings.", "It gathers the sick, each after the first of a location.", "They cure the sick.",
    "A Coin is paid in place of any resource; two resources are traded for one. A key pays the price that it names: take that back to pay more of it in Coins.",
)


# people


def quarantine(t: Empire, seat: Seat) -> Quarantine:
    """PE 3.10, 12.6."""
    house = t.houses[seat]
    text = f"{figure(house.quarantined(), 'sick person')} in Quarantine: {slots_listed(house.harmful)}. They may be rearranged at any time of one's turn."
    return Quarantine(f"quarantine:{seat}", beds(t, seat), text)


def beds(t: Empire, seat: Seat) -> tuple[Bed, ...]:
    """PE 3.10. All slots without drawback as one; then above the three actions, and on the storage."""
    house = t.houses[seat]
    free = f"{house.regular} of {house.slots()} slots without drawback are taken."
    found = [Bed(f"bed:{seat}:{IN_REGULAR}", "", house.slots(), house.regular, free)]
    for slot in range(HARMFUL):
        icon = "any" if slot == STORAGE_SLOT else ACTION_NAMES[slot]
        ill = house.harmful >> slot & 1
        found.append(Bed(f"bed:{seat}:{slot}", icon, 1, ill, f"{'A sick person is here:' if ill else 'With a sick person here'} {HARMS[slot]}."))
    return tuple(found)


def graves(t: Empire, seat: Seat) -> Graves:
    """PE 12.4, 12.5, 20.8."""
    dead = t.houses[seat].dead
    cost = sum(t.rules.graves[:dead])
    after = f"the next costs {t.rules.graves[dead]} more" if dead < GRAVES else f"one more costs {t.rules.overflow} at once"
    return Graves(f"graves:{seat}", GRAVES, dead, f"{dead} of {GRAVES} graves: {figure(cost, 'negative Renown token')} at the end of each Era; {after}.")


def healthy(t: Empire, house: House) -> tuple[Space, ...]:
    """PE 3.9, 21.4."""
    free = house.rightmost_free()
    return tuple([space(t.rules, number, house.healthy >> number & 1 == 1, number == free) for number in range(SPACES)])


@lru_cache(maxsize=1024)
def space(rules: PestRules, number: int, occupied: bool, is_next: bool) -> Space:
    laboratory = rules.laboratories >> number & 1 == 1
    worth = f"{rules.healthy_renown[number]} Renown at the end{', a Laboratory: 1 Research a Produce' if laboratory else ''}"
    text = f"Space {number + 1}: {'a healthy person' if occupied else f'{figure(rules.herbs[number], GOOD_TITLES[HERBS])} to cure somebody into it'}; {worth}."
    return Space(rules.herbs[number], laboratory, occupied, is_next, text)


def to_cure(t: Empire, house: House) -> str:
    """PE 16.2. What the next costs."""
    free = house.rightmost_free()
    return "the Healthy track is full" if free == NOTHING else f"the next for {figure(t.rules.herbs[free], GOOD_TITLES[HERBS])}"


# buildings and Technologies


def plot(t: Empire, seat: Seat, slot: int, box: Box) -> Plot:
    """PE 3.12, 13.3, 14.1."""
    house = t.houses[seat]
    site, kind = house.sites[slot], kind_of(slot)
    if site == NOTHING:
        return empty_plot(t.rules, seat, slot)
    gives = "" if t.is_ruin(site) else GOOD_NAMES[COIN if slot == TREASURY else t.gives[site]]
    text = f"{building(t, house, slot, box)}; {t.rules.building_renown[kind]} Renown."
    worker = house.workers >> slot & 1 == 1
    return Plot(thing_of_plot(seat, slot), KIND_NAMES[kind], building_title(slot), box.names[site], worker, not worker and slot in WITH_WORKERS, gives, text)


def complete_rows(t: Empire, seat: Seat) -> Line:
    """PE 21.3. How many there are, and what makes one."""
    complete = rows(t.houses[seat].standing())
    return Line(figure(complete, "row"), complete * t.rules.row_bonus, row_of_buildings(t))


@lru_cache(maxsize=1024)
def empty_plot(rules: PestRules, seat: Seat, slot: int) -> Plot:
    kind = kind_of(slot)
    text = f"{building_title(slot)}, not built: {goods_listed(rules.costs[kind])}; {BUILDING_USES[kind]}; {rules.building_renown[kind]} Renown."
    return Plot(thing_of_plot(seat, slot), KIND_NAMES[kind], building_title(slot), "", False, False, "", text)


#: PE 14.1 to 14.5, by kind.
BUILDING_USES: Final = (
    "a worker in it produces 1 of what its location gives", "a worker in it produces 2 of what its location gives",
    "it produces 1 of what its location gives, without a worker", "a worker in it produces 1 Coin", "it produces 1 of what its location gives",
)


def thing_of_plot(seat: Seat, slot: int) -> str:
    return f"plot:{seat}:{slot}"


def camp(house: House, seat: Seat, box: Box) -> Camp:
    """PE 11."""
    if house.camp == NOTHING:
        return Camp(f"camp:{seat}", "", "The Containment Camp is on the board: in a Move it clears or shields a location, and one may construct there.")
    place = box.names[house.camp]
    return Camp(f"camp:{seat}", place, f"The Containment Camp is in {place}, until its House constructs there or the Pest comes.")


def card_slot(t: Empire, seat: Seat, slot: int, box: Box) -> CardSlot:
    """PE 15.2."""
    house = t.houses[seat]
    card, name = house.cards[slot], SLOT_TITLES[slot]
    if card == NOTHING:
        needed = slot_needed(t, slot)
        only = f" {needed} {'Technologies go' if needed > 1 else 'Technology goes'} nowhere else." if needed else ""
        return CardSlot(f"card:{seat}:{slot}", name, "", 0, "", f"The {name} slot is empty.{only}")
    people = on_card(t, house, card).removeprefix("; ")
    worth = t.rules.technology_renown[card]
    text = f"{box.technology_names[card]}: {TECHNOLOGY_TEXTS[card]}; {worth} Renown{f'; {people}' if people else ''}."
    return CardSlot(f"card:{seat}:{slot}", name, box.technology_names[card], worth, people, text)
