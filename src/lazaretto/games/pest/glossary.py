"""What can be asked about, besides the rules: cards, buildings, places, and the words of the game."""

from __future__ import annotations

from typing import Final

from .box import Box
from .cards import CAPITAL_BUILDINGS, ERAS, GRAVES, KINDS, LOCATIONS, PEST_CARDS, SPACES, TECHNOLOGIES
from .drawn_map import harbour, marks, short
from .effects import (
    ACTION_RULES, ACTION_TEXTS, AGENDA_TEXTS, IMPERATIVE_TEXTS, TECHNOLOGY_TEXTS, aid_text, capital_text, pest_text, rule_of_decree, rule_of_technology,
    slot_rule,
)
from .names import ACTION_TITLES, ERA_TITLES, GOOD_TITLES, KIND_TITLES, SIZE_TITLES, figure, goods_listed, listed
from .rules import ways_of


def topics(box: Box) -> dict[str, str]:
    """What can be asked about, besides the rules."""
    return {**technologies(box), **decrees(box), **cards(box), **buildings(box), **places(box), **actions(), **figures(box), **OTHER_TOPICS}


def technologies(box: Box) -> dict[str, str]:
    """PE 22."""
    found: dict[str, str] = {}
    for card in range(1, TECHNOLOGIES):
        price = f"{box.technology_costs[card]} Research, {slot_rule(box, card)}, {box.technology_renown[card]} Renown"
        found[box.technology_names[card]] = f"Technology {card}, {price}: {TECHNOLOGY_TEXTS[card]} · {rule_of_technology(card)}"
    return found


def decrees(box: Box) -> dict[str, str]:
    """PE 23."""
    return {
        box.decree_names[decree]: f"a Decree of Era {ERA_TITLES[box.decree_eras[decree] - 1]}. Agenda: {AGENDA_TEXTS[decree]}."
                                  f" Imperative: {IMPERATIVE_TEXTS[decree]} · {rule_of_decree(decree)}"
        for decree in range(1, len(box.decree_names))
    }


def cards(box: Box) -> dict[str, str]:
    """PE 24 to 26."""
    found = {f"Pest card {card}": f"a Pest card: it strikes {pest_text(box, card)} · PE 24.{card}" for card in range(1, PEST_CARDS)}
    found.update({f"Aid card {card}": f"an Aid card: {aid_text(box, card)} · PE 25.{card}" for card in range(1, len(box.aid[0]))})
    found.update({box.card_names[card]: f"a Capital card: {capital_text(box, card)} · PE 26.{card}" for card in range(1, len(box.card_names))})
    return found


def buildings(box: Box) -> dict[str, str]:
    """PE 14, 21.2, 29."""
    found = {
        KIND_TITLES[kind]: f"{BUILDING_TEXTS[kind]}; costs {goods_listed(box.costs[kind])}, {box.building_renown[kind]} Renown · {BUILDING_RULES[kind]}"
        for kind in range(KINDS - 1)
    }
    found[KIND_TITLES[KINDS - 1]] = f"{BUILDING_TEXTS[KINDS - 1]} · {BUILDING_RULES[KINDS - 1]}"
    for work in range(CAPITAL_BUILDINGS):
        gains = f"{figure(box.capital_renown[work], 'Renown token')} and {box.capital_influence[work]} Influence"
        found[box.capital_names[work]] = f"a building in the Capital, once a game: {goods_listed(box.capital_costs[work])} for {gains} · PE 29.{work + 1}"
    return found


#: By kind of building.
BUILDING_TEXTS: Final = (
    "six of them; with a worker it produces 1 of what its location gives", "with a worker it produces 2 of what its location gives",
    "it produces 1 of what its location gives, and needs no worker", "with a worker it produces 1 Coin",
    "where your House begins; it produces 1 of what its location gives, and needs no worker",
)
BUILDING_RULES: Final = ("PE 14.2", "PE 14.3", "PE 14.4", "PE 14.5", "PE 14.6")


def places(box: Box) -> dict[str, str]:
    """PE 2.1 to 2.5."""
    ways, found = ways_of(box.roads), {}
    for location in range(LOCATIONS):
        near = [f"{short(box, place)}{marks(box.roads[road][2], 0)}" for place, road in ways[location]]
        port = f"; {harbour(box, location)[0]}" if harbour(box, location) else ""
        what = f"a {SIZE_TITLES[box.sizes[location]]} in the {box.sectors[location]} that gives {GOOD_TITLES[box.gives[location]]}"
        found[box.names[location]] = f"{what}; roads to {listed(near)}{port} · PE 2.3"
    return found


def actions() -> dict[str, str]:
    """PE 10 to 17."""
    return {title: f"{ACTION_TEXTS[action]} · {ACTION_RULES[action]}" for action, title in enumerate(ACTION_TITLES)}


def figures(box: Box) -> dict[str, str]:
    """What depends on the box."""
    sizes = zip(SIZE_TITLES, box.capacity, box.first_influence)
    found = {title: f"holds {figure(many, 'building')}; the first there brings {first} Influence, each further one less · PE 2.2, 13.5"
             for title, many, first in sizes}
    dead = listed([str(tokens) for tokens in box.graves])
    tracks = "; ".join([f"Era {ERA_TITLES[era]} {', '.join([str(many) for many in box.level_renown[era]])}" for era in range(ERAS)])
    return {
        **found,
        "storage": f"{box.storage} of each resource and of Coins; what goes beyond is lost · PE 14.10",
        "Graveyard": f"{GRAVES} graves: {dead} negative tokens for them at the end of every Era; beyond them {box.overflow} at once · PE 12.5, 20.8",
        "Healthy track": f"{SPACES} spaces; Herbs to cure onto each, from the right: {', '.join([str(herbs) for herbs in box.herbs])} · PE 16.2",
        "Laboratory": f"spaces {listed([str(space) for space in box.laboratories])} of the Healthy track: 1 Research each in a Produce, if occupied · PE 14.7",
        "Influence": f"a track of {box.length}; Renown icons on {listed([str(space) for space in box.icons])}; most scores {box.most},"
                     f" second {box.second_most} · PE 18",
        "Imperative": f"each time it is fulfilled your marker goes up, for Influence; Renown by space at the end: {tracks} · PE 19.3 to 19.5",
        "row": f"any two Districts and any one special building, all constructed: {box.row_bonus} Renown at the end · PE 21.3",
    }


OTHER_TOPICS: Final = {
    "Lumber": "for buildings · PE 3.7", "Stone": "for buildings · PE 3.7", "Food": "to gather sick people on a Move · PE 3.7, 10.5",
    "Herbs": "to cure · PE 3.7, 16.2", "Coin": "stands for any one resource when you pay; two resources are traded for one · PE 3.7, 9.6",
    "Crate": "any one resource but a Coin · PE 3.8",
    "Research token": "buys Technologies, refreshes the market, and enhances one top-row action a turn · PE 15.1, 9.4",
    "Renown": "most of it wins: tokens, buildings, rows, the Healthy track, Imperatives, Technologies, Influence, less negative tokens · PE 1.1, 21.1",
    "grid": "an Assistant on a cell plays the action of its column, Move, Construct or Produce, and that of its row, Research, Cure or Assign · PE 9.1",
    "Assistant": "two a Year in Era I, three in II, four in III; each on a free cell, for two actions in either order · PE 5.2, 9.2",
    "enhance": "1 Research, once a turn: a Move has 1 movement more, also on the way; as it begins, a Construct costs 1 less or a Produce gives 1 more"
               " · PE 9.4, 10.13, 13.10, 14.9",
    "hindered": "a sick person above an action: a Move has 1 movement less, a Construct costs 1 more, a Produce gives 1 less · PE 9.5, 10.12, 13.9, 14.8",
    "trade": "at any time of your turn two resources for a Coin · PE 9.6",
    "Quarantine": "three slots without drawback; then above top-row actions, which are hindered, or on the storage, which holds less · PE 3.10, 12.1 to 12.3",
    "arrange": "at any time of your turn sick people change places within Quarantine · PE 12.6",
    "Doctor": "your piece on the map: it moves, gathers, and you construct where it stands · PE 10.1, 13.2",
    "camp": "put where you move: gathers all the sick there free, keeps the Pest out once, and you may construct where it stands · PE 11",
    "Capital": "in the middle; costs no movement, no Move ends there; people sent there count when the Era ends · PE 2.7, 10.3, 17.5",
    "Capital token": "whoever assigns people to the Capital takes one that lies face up, once an action · PE 17.4",
    "Capital card": "rewards those with most, second most and third most people in the Capital when an Era ends · PE 20.3",
    "Pest": "each Year a card strikes locations or roads: 1 sick person in Era I, 2 later; a building alone takes them into Quarantine · PE 6",
    "destroyed": "a location with four or more sick people after a Pest card has struck it; one goes to every neighbour, and nothing is gained or built there"
                 " any more · PE 7, 2.6",
    "Aid": "each Year the card of the Year before pays: the left reward for most Influence, the right for least, the middle for others · PE 8",
    "Decree": "one an Era: an Agenda, counted when the Era ends, and an Imperative, fulfilled in turns of that Era · PE 19",
    "Agenda": "Renown tokens by its condition when the Era ends · PE 19.2",
    "Era": "two Years; at its end Agenda, Capital, the dead; three Eras make the game · PE 5.1, 20.1",
    "order": "whoever has least Influence goes first in the next Year; ties are reversed · PE 5.6, 5.7",
    "market": "five Technologies; one is bought in a Research, and 1 Research lays out five new ones · PE 15.1, 15.5",
    "Technology": "three slots, top, middle and bottom; one that is replaced brings its Renown in tokens · PE 15.2, 15.3",
    "worker": "a healthy person in a District, Workshop or Treasury, which produces only so · PE 14.1, 17.3",
    "harbour": "red, blue or black; some Pest cards strike all of a colour · PE 2.5, 24.16",
    "road": "some are red, blue or black; struck ones hold sick people, each gathered for 1 Food on the way · PE 2.4, 6.7, 10.7",
    "Neutral": "people in the Capital who are nobody's, in Versus and Solo · PE 31.4, 32.11",
    "Versus": "for two: Imperatives score only from a threshold on, some spaces of the Influence track are covered, Neutral people compete · PE 31",
    "Solo": "for one: sick people wait on the tracks, and the total gives a rank · PE 32",
    "Advanced Setup": "what each location gives, and where people are sick, is drawn anew · PE 30",
}
