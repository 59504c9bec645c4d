"""An empire before which a rule can be shown by a picture, without playing there.

    empire(houses={0: house(goods="2 lumber 1 stone", doctor="gothar", camp="hask", sites={"workshop": "gollor", "district": "terras ulmar"},
                           workers="workshop district", cards={"top": 1}, healthy=3, regular=2, harmful="move storage", influence=4)},
           sick={"gothar": 3}, roads={2: 3}, ruins="ambry", at="move").after(go("gollor"), DONE)

Where nothing is told a House has its Castle and Doctor where CASTLES and DOCTORS say, the goods of the start, and nobody sick or healthy; nobody is sick on
the map (never those of the set-up), and the ruins are those of the number of seats. Roads have the numbers of the box, from 1. Chance: see year.py.
"""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest import GAME
from lazaretto.games.pest.aid import AidPhase, PayAid
from lazaretto.games.pest.cards import (
    ACTION_NAMES, BUILDINGS, CAPITAL_BUILDING_NAMES, CASTLE, GOOD_NAMES, KIND_NAMES, LOCATIONS, MARKET, MOBILE, NOTHING, RESOURCE_NAMES, REWARD_NAMES, ROADS,
    SLOT_NAMES, SLOT_WORDS, TOKEN_KINDS, WORKSHOP,
)
from lazaretto.games.pest.eras import EraEnds
from lazaretto.games.pest.moves import PLAYS
from lazaretto.games.pest.pestilence import Fall, PestPhase, PestStrikes
from lazaretto.games.pest.scoring import FinalCount
from lazaretto.games.pest.table import Empire, replaced
from lazaretto.games.pest.turn import PlacingAssistant, Turn, TurnOf, begin as begin_action
from lazaretto.games.pest.years import NextYear, Year, YearEnds
from lazaretto.kernel import End, Outcome, Step, begin

from .year import Fate, Numbers, Play, action, counted, place

__all__ = ["Play", "empire", "house", "opening", "start", "strike"]

CASTLES = ("hask", "zelm", "fennick", "mirrel", "yssel")
DOCTORS = ("gollor", "terras", "caldrum", "kestrin", "umberlin")
NONE: Any = {}


def opening(seats: int = 3, variant: str = "base", **chance: Numbers) -> Play:
    """A game at its very first question."""
    fate = Fate(**chance)
    position = GAME.begin(seats, variant, fate)
    assert fate.is_spent(), f"nothing was left to chance for {fate.left}"
    return Play(position, fate.facts)


def start(seats: int, order: Numbers = (), cards: Numbers = (0,)) -> Play:
    """The same, with the turn order drawn so, each lot among the seats left; then the first player's starting card, among those left."""
    rules: Any = GAME.rules(seats, "base")
    return opening(seats, lots=(0, 0, 0, 0, *[0] * rules.tokens_in_play, *(order or (0,) * seats), *cards))


def house(**told: Any) -> dict[str, Any]:
    """What is told of a House: see `settled`; or any of its own fields, as it is."""
    return told


def empire(
    *, seats: int = 3, variant: str = "base", year: int = 0, active: int = 0, order: Numbers = (), at: str = "turn", actions: str = "", enhanced: bool = False,
    card: int = 0, rounds: int = 0, onward: bool = False, houses: dict[int, dict[str, Any]] = NONE, sick: dict[str, int] = NONE, roads: dict[int, int] = NONE,
    ruins: str | None = None, gives: dict[str, str] = NONE, decrees: Numbers = (1, 6, 11), capital_card: int = 1, market: Numbers = (),
    tokens: str | None = None, turned: Numbers = (), works: dict[str, int] = NONE, chance: dict[str, Numbers] = NONE, **fields: Any,
) -> Play:
    """A game at a chosen question, with all that comes after it.

    `at` is: turn (the actions are asked), assistant (where to place it), an action of the grid (enhanced or not, its price paid), strike (Pest card `card` is
    turned up already, and the Aid card follows), pest (it is drawn), aid (Aid card `card` pays), aid phase (one is drawn), year end, new year, era end (then
    the game stops, unless it goes `onward`), count.
    `actions` are those the Assistant stands for, both or those left; as a rule move and research, or the one that is played. `rounds` are full ones to
    come after this. `market` may name some of the five. `fields` are set on the table last, as they are.
    """
    rules: Any = GAME.rules(seats, variant)
    t: Any = GAME.make_table(rules)
    t.year, t.order, t.active = year, order or tuple(range(seats)), NOTHING
    t.sick = tuple([sick.get(GAME.box.ids[location], 0) for location in range(LOCATIONS)])
    t.on_roads = tuple([roads.get(number + 1, 0) for number in range(ROADS)])
    t.ruins = rules.ruins if ruins is None else sum([1 << place(name) for name in ruins.split()])
    for name, resource in gives.items():
        t.gives = replaced(t.gives, place(name), RESOURCE_NAMES.index(resource))
    t.decrees, t.capital_card = decrees, 0 if rules.solo else capital_card
    lay_tokens(t, tokens, turned)
    for seat in range(seats):
        settled(t, seat, houses.get(seat, {}))
    for name, seat in works.items():
        t.works = replaced(t.works, CAPITAL_BUILDING_NAMES.index(name), seat)
        t.houses[seat].works += 1
    lay_market(t, market)
    thin(t)
    t.arrived = tuple([seat for seat in t.order if t.houses[seat].influence == rules.length])
    return stand(t, at, active, actions, enhanced, card, rounds, onward, chance, fields)


def strike(card: int = 1, **told: Any) -> Play:
    """The card strikes a land without ruins, where nobody stands in the way unless told."""
    houses = {seat: {**house(doctor="ulmar", castle="ulmar"), **told.get("houses", {}).get(seat, {})} for seat in range(3)}
    return empire(at="strike", card=card, **{"ruins": "", **told, "houses": houses})


def lay_tokens(t: Empire, tokens: str | None, turned: Numbers) -> None:
    bag = [kind for kind, copies in zip(TOKEN_KINDS, t.rules.tokens) for _ in range(copies)]
    told = bag[:t.rules.tokens_in_play] if tokens is None else [REWARD_NAMES.index(word) for word in tokens.split()]
    t.tokens, t.turned = tuple(sorted(told)), sum([1 << number for number in turned])


def settled(t: Empire, seat: int, told: dict[str, Any]) -> None:
    """What is told of a House; the rest is as at the start."""
    house, told = t.houses[seat], dict(told)
    house.doctor = place(told.pop("doctor", DOCTORS[seat]))
    camp, castle, sites = told.pop("camp", ""), told.pop("castle", CASTLES[seat]), [NOTHING] * BUILDINGS
    house.camp, sites[CASTLE] = place(camp) if camp else NOTHING, place(castle) if castle else NOTHING
    for kind, names in told.pop("sites", {}).items():
        for number, name in enumerate(names.split()):
            sites[number if kind == "district" else WORKSHOP + KIND_NAMES.index(kind) - 1] = place(name)
    house.sites = tuple(sites)
    if "goods" in told:
        words = told.pop("goods").split()
        held = {name: int(many) for many, name in zip(words[::2], words[1::2])}
        assert set(held) <= set(GOOD_NAMES), f"no such goods: {words}"
        house.goods = tuple([held.get(name, 0) for name in GOOD_NAMES])
    districts = 0
    for word in told.pop("workers", "").split():
        slot = districts if word == "district" else MOBILE if word == "mobile" else WORKSHOP + KIND_NAMES.index(word) - 1
        districts += word == "district"
        house.workers |= 1 << slot
    for slot, technology in told.pop("cards", {}).items():
        house.cards = replaced(house.cards, SLOT_WORDS.index(slot), technology)
        t.technology_deck.take(technology)
        t.boards[seat].put(technology)
    healthy = told.pop("healthy", 0)
    house.healthy = (1 << healthy) - 1 if isinstance(healthy, int) else sum([1 << space - 1 for space in healthy])
    house.harmful = sum([1 << SLOT_NAMES.index(word) for word in told.pop("harmful", "").split()])
    grid = told.pop("grid", ())
    house.grid, house.placed = sum([1 << cell for cell in grid]), len(grid)
    house.named = RESOURCE_NAMES.index(told.pop("named")) if "named" in told else NOTHING
    for name, value in told.items():
        assert hasattr(house, name), f"a House has no {name}"
        setattr(house, name, value)


def lay_market(t: Empire, market: Numbers) -> None:
    for technology in market:
        t.technology_deck.take(technology)
        t.market.put(technology)
    while len(t.market) < MARKET and len(t.technology_deck):
        technology = t.technology_deck.kinds()[0]
        t.technology_deck.take(technology)
        t.market.put(technology)


def thin(t: Empire) -> None:
    """The first of each pile, where one goes back into the box."""
    for pile in t.rules.piles:
        t.pest_deck.take(pile[0])
        t.boxed.put(pile[0])


def stand(
    t: Any, at: str, active: int, actions: str, enhanced: bool, card: int, rounds: int, onward: bool, chance: dict[str, Numbers], fields: dict[str, Any],
) -> Play:
    """At that question, with the rest of the Year after it."""
    later = [*t.order[t.order.index(active) + 1:], *[seat for _ in range(rounds) for seat in t.order]]
    rest: list[Step] = [*[TurnOf(seat) for seat in later], YearEnds()]
    year: list[Step] = [*[TurnOf(seat) for _ in range(t.era() + 2) for seat in t.order], YearEnds()]
    before, fate = counted(t), Fate(**chance)
    steps: dict[str, list[Step]] = {
        "strike": [PestStrikes(card), Fall(), AidPhase(), *year], "pest": [PestPhase(), AidPhase(), *year], "aid phase": [AidPhase(), *year],
        "aid": [PayAid(card), *year], "year end": [YearEnds()], "new year": [Year()], "count": [FinalCount()],
        "era end": [EraEnds(), NextYear() if onward else End(Outcome((0,), "the picture ends here", (0.0,) * t.rules.seats))],
    }
    if at not in steps:
        t.active = active
        steps[at] = [*of_turn(t, at, active, actions, enhanced), *rest]
    t.pest_card = card if at == "strike" else t.pest_card
    for name, value in fields.items():
        assert hasattr(t, name), f"no {name} lies on the table"
        setattr(t, name, value)
    position = begin(t, [*reversed(steps[at])], fate)
    assert fate.is_spent(), f"nothing was left to chance for {fate.left}"
    assert before == counted(GAME.make_table(t.rules)) == counted(position.table), "the picture lost or made a card"
    return Play(position, fate.facts)


def of_turn(t: Any, at: str, active: int, actions: str, enhanced: bool) -> list[Step]:
    if at == "assistant":
        return [PlacingAssistant(), Turn()]
    left = (actions or ("move research" if at == "turn" else at)).split()
    t.to_play, t.enhanced = sum([1 << action(word) for word in left if word != at]), enhanced
    if not t.houses[active].grid:
        column, row = [*[word for word in left if action(word) < 3], "move"][0], [*[word for word in left if action(word) > 2], "research"][0]
        t.houses[active].grid, t.houses[active].placed = 1 << action(column) + 3 * (action(row) - 3), 1
    return [Turn()] if at == "turn" else [*begin_action(t, active, PLAYS[ACTION_NAMES.index(at)][enhanced]), Turn()]
