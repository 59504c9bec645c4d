"""The words of Pest: what places, goods and buildings are called, and how things are counted and listed."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kernel import Names, Seat
from ...kernel.zone import letter
from .box import Box, Rewards
from .cards import COIN, DISTRICT_KIND, IN_REGULAR, MOBILE, STORAGE_SLOT, TO_CAPITAL, TO_EXPERTS, WORKSHOP, kind_of

#: By location in notation, whatever a pack calls them; then the Capital.
PLACE_WORDS: Final = (
    "gollor", "gothar", "hask", "orvane", "pellin", "quorra", "ruddock", "sarnholt", "tivven", "ulmar", "vessary", "wendle", "yarrowick", "zelm", "terras",
    "meskar", "blessir", "ambry", "brannoch", "caldrum", "dunmere", "eskel", "fennick", "garrow", "hollin", "istrad", "jorrow", "kestrin", "lomara", "mirrel",
    "nethby", "ossel", "parrick", "quillon", "rastova", "sedgely", "torvik", "umberlin", "vintry", "wexholm", "yssel", "zarrow", "ashlock", "brimhal",
    "corvey", "capital",
)
#: By building slot in notation, then where else people are sent.
POST_WORDS: Final = (
    "district-1", "district-2", "district-3", "district-4", "district-5", "district-6", "workshop", "factory", "treasury", "castle", "mobile", "capital",
    "experts", "track",
)

GOOD_TITLES: Final = ("Lumber", "Stone", "Food", "Herbs", "Coin")
#: By reward, one of it.
REWARD_TITLES: Final = (*GOOD_TITLES, "Crate", "Research", "Renown token", "Influence", "person back from the Capital")
SIZE_TITLES: Final = ("Village", "Town", "City")
KIND_TITLES: Final = ("District", "Workshop", "Factory", "Treasury", "Castle")
ACTION_TITLES: Final = ("Move", "Construct", "Produce", "Research", "Cure", "Assign")
ERA_TITLES: Final = ("I", "II", "III")
SLOT_TITLES: Final = ("top", "middle", "bottom")
#: Those of which many are called as one is.
MASS: Final = ("Lumber", "Stone", "Food", "Herbs", "Research", "Influence", "Renown", "movement")
SINGULAR: Final = {"Herbs": "Herb"}


# places and buildings


def place_title(box: Box, place: int) -> str:
    """ "Gothar", "the Capital"."""
    return box.names[place]


def building_title(slot: int) -> str:
    """ "District 2", "Workshop", "Castle"; the Mobile Workshop is a card."""
    if slot == MOBILE:
        return "Mobile Workshop"
    return f"District {slot + 1}" if kind_of(slot) == DISTRICT_KIND else KIND_TITLES[kind_of(slot)]


def post_title(post: int) -> str:
    """Where people are sent, after "to"."""
    if post <= MOBILE:
        return f"the {building_title(post)}" if post >= WORKSHOP else building_title(post)
    return "the Capital" if post == TO_CAPITAL else "the Plague Experts" if post == TO_EXPERTS else "the Healthy track"


def slot_title(slot: int) -> str:
    """A slot of Quarantine, after "the sick person"."""
    if slot == IN_REGULAR:
        return "in a slot without drawback"
    return "on the storage" if slot == STORAGE_SLOT else f"above {ACTION_TITLES[slot]}"


def slots_listed(harmful: int) -> str:
    """ "above Move and on the storage"; "in no slot that does harm"."""
    found = [slot_title(slot) for slot in range(IN_REGULAR) if harmful >> slot & 1]
    return listed(found) if found else "in no slot that does harm"


# goods


def goods_listed(goods: tuple[int, ...], last: str = "and") -> str:
    """By resource, then Coins: "2 Lumber and 1 Coin"; "nothing"."""
    found = [figure(held, GOOD_TITLES[good]) for good, held in enumerate(goods) if held]
    return listed(found, last) if found else "nothing"


def traded(one: int, other: int) -> str:
    """PE 9.6. "2 Food"; "1 Lumber and 1 Herb"."""
    return figure(2, GOOD_TITLES[one]) if one == other else f"{figure(1, GOOD_TITLES[one])} and {figure(1, GOOD_TITLES[other])}"


@cache
def rewards_listed(rewards: Rewards) -> str:
    """ "2 Coins and 1 Crate"; "nothing"."""
    found = [figure(rewards.count(kind), REWARD_TITLES[kind]) for kind in dict.fromkeys(rewards)]
    return listed(found) if found else "nothing"


def with_crates(text: str) -> str:
    """PE 3.8. Where Crates are spoken of, what they are."""
    return f"{text} A Crate is one resource of your choice." if "Crate" in text else text


def stores(goods: tuple[int, ...]) -> str:
    """All five: "Lumber 1, Stone 1, Food 2, Herbs 2, Coins 2"."""
    return ", ".join([f"{GOOD_TITLES[good]}{'s' if good == COIN else ''} {held}" for good, held in enumerate(goods)])


# counting and listing


def figure(count: int, thing: str) -> str:
    """ "0 Coins", "1 Coin", "2 Lumber", "1 Herb"."""
    return f"{count} {SINGULAR.get(thing, thing) if count == 1 else plural(thing)}"


def one_of(count: int, thing: str) -> str:
    """ "one of 3 healthy people", "your only healthy person"."""
    return f"your only {thing}" if count == 1 else f"one of {figure(count, thing)}"


@cache
def plural(thing: str) -> str:
    if thing in MASS:
        return thing
    first, space, rest = thing.partition(" ")
    if first == "person":
        return f"people{space}{rest}"
    return thing.replace("person", "people") if thing.endswith("person") else f"{thing}s"


def sick(count: int) -> str:
    return figure(count, "sick person")


def listed(words: list[str], last: str = "and") -> str:
    """ "Odo, Wat and you"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "nobody"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def with_article(thing: str) -> str:
    return f"{'an' if thing[0] in 'aeiouAEIOU' else 'a'} {thing}"


def agreeing(who: str, deed: str) -> str:
    """ "Odo takes a token", "you take a token": the verb comes first and is written as for others."""
    if who.casefold() != "you":
        return f"{who} {deed}"
    verb, space, rest = deed.partition(" ")
    return f"{who} {IRREGULAR.get(verb, verb[:-1])}{space}{rest}"


IRREGULAR: Final = {"is": "are", "has": "have", "goes": "go", "does": "do", "may": "may", "can": "can", "buries": "bury", "chooses": "choose"}


def marked(names: Names, seat: Seat, you: Seat | None) -> str:
    """ "B Odo": with the letter that the map uses."""
    return f"{letter(seat)} {'You' if seat == you else names[seat]}"
