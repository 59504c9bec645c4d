"""The words of Pathologic: what pieces, places and cards are called, and how things are counted and listed."""

from __future__ import annotations

from typing import Final

from ...kernel import FACE_DOWN, Card, Names, Seat
from ...kernel.zone import letter
from .box import Box
from .cards import HEALERS, PLAGUE, RESOURCES, STEPPE, is_ward

#: By Healer, by Resource.
HEALER_TITLES: Final = ("Bachelor", "Haruspex", "Changeling")
RESOURCE_TITLES: Final = ("Coin", "Secret", "Key")
PLAGUE_TITLE: Final = "Plague"
ANY_HEALER: Final = "Healer"


def parts(seats: int) -> tuple[str, ...]:
    """PA 3.1, 19.1, 20.1. What each chair plays; with two players the other chooses a Healer."""
    return (PLAGUE_TITLE, ANY_HEALER) if seats == 2 else (PLAGUE_TITLE, *HEALER_TITLES[:seats - 1])


def place_title(box: Box, place: int) -> str:
    """ "7 Crude Sprawl", "the Steppe"."""
    return box.districts[place] if place == STEPPE else f"{place} {box.districts[place]}"


def places_listed(box: Box, places: tuple[int, ...], last: str = "and") -> str:
    """Districts first, then the Steppe."""
    return listed([place_title(box, place) for place in sorted(places, key=lambda place: (place == STEPPE, place))], last)


def piece_title(box: Box, piece: int) -> str:
    """A piece by its own name: "Maria Kaina", "the Bachelor"."""
    return box.ward_names[piece - HEALERS] if is_ward(piece) else f"the {HEALER_TITLES[piece]}"


def event_title(box: Box, event: int) -> str:
    """ "Lethargy in 5 Warehouses"."""
    return f"{box.event_names[event]} in {place_title(box, event)}"


def strain_title(box: Box, strain: Card) -> str:
    return "a Strain" if strain == FACE_DOWN else box.strain_names[strain]


def role_of(seat: Seat, seats: int) -> int:
    """PA 4.1, 19.1. Which Healer sits there; with two players that is chosen, and no seat tells it."""
    return seat - 1 if seat > PLAGUE and seats > 2 else -1


def counters_listed(counters: list[int]) -> str:
    """ "2 Coins and a Key"; "no counters"."""
    found = [many(counters.count(resource), RESOURCE_TITLES[resource]) for resource in range(RESOURCES) if resource in counters]
    return listed(found) if found else "no counters"


def many(count: int, thing: str) -> str:
    """ "no Strains", "a Strain", "3 Strains"."""
    if count == 1:
        return f"{'an' if thing[0] in 'aeiouAEIOU' else 'a'} {thing}"
    return f"{count or 'no'} {plural(thing)}"


def figure(count: int, thing: str) -> str:
    """ "0 Keys", "1 Key": for tables."""
    return f"{count} {thing if count == 1 else plural(thing)}"


def plural(thing: str) -> str:
    return thing.replace("piece of", "pieces of") if thing.startswith("piece of") else f"{thing}s"


def listed(words: list[str], last: str = "and") -> str:
    """ "Odo, Wat and you"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "nobody"


def cards_listed(titles: tuple[str, ...], cards: list[Card]) -> str:
    """ "2 Curfew, Twin": each kind once, with its number."""
    return ", ".join([f"{cards.count(card)} {titles[card]}" if cards.count(card) > 1 else titles[card] for card in dict.fromkeys(cards)])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a full stop, unless a title like "No!" has its own."""
    return text if text.endswith("!") else f"{text}."


def agreeing(who: str, deed: str) -> str:
    """ "Odo takes a Coin", "you take a Coin": the verb comes first and is written as for others."""
    if who.casefold() != "you":
        return f"{who} {deed}"
    verb, space, rest = deed.partition(" ")
    return f"{who} {IRREGULAR.get(verb, verb[:-1])}{space}{rest}"


IRREGULAR: Final = {"is": "are", "has": "have", "goes": "go", "does": "do", "may": "may", "would": "would", "chooses": "choose"}


def marked(names: Names, seat: Seat, you: Seat | None) -> str:
    """ "B Odo": with the letter that notation uses."""
    return f"{letter(seat)} {'You' if seat == you else names[seat]}"
