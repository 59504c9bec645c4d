"""How moves are made on a page: what they touch and what their keys say. Answers between the steps of an action are in `deeds`."""

from __future__ import annotations

from typing import Final

from ...kernel import Gesture, Move, Scene, Seat
from .box import Box
from .by_technology import Appear, AssistAgain, AssistTrials, Discharge, Experiment, Recall, Send, Tend
from .cards import (
    ACTION_NAMES, AIRBORNE, CAPITAL, CLONE, COIN, EXPERTS, HERBS, IN_REGULAR, KIND_NAMES, LAB, MASK, MOBILE, MOBILE_WORKSHOP, NOTHING, TO_CAPITAL,
    TO_EXPERTS, TRIALS, ADRENALINE, WORKSHOP, column_of, kind_of, row_of,
)
from .constructing import Constructing, free_slot, site_of
from .court_told import agenda_pays, once_there
from .deeds import reply
from .gathering import price_of
from .house import House
from .moves import Assign, Assist, Build, BuildCapital, Buy, Cure, EndTurn, Enhance, Go, Play, PutCamp, Reassign, Refresh, Settle
from .moving import road_to
from .names import ACTION_TITLES, KIND_TITLES, SLOT_TITLES, goods_listed, post_title, slot_title, with_article
from .paying import Cost, lacking
from .places import thing_of
from .setup import PlacingCastle
from .table import Empire
from .turn import TRIALS_COST


def gesture(scene: Scene, seat: Seat, move: Move, box: Box) -> Gesture:
    """Of a move that is offered or refused; nothing in this game is done in secret."""
    t: Empire = scene.table
    return (
        of_the_map(t, scene, seat, move, box) or of_a_turn(t, seat, move) or of_a_building(t, scene, seat, move, box) or of_research(t, seat, move, box)
        or of_people(t, seat, move, box) or reply(t, scene, seat, move, box)
    )


def card_thing(t: Empire, seat: Seat, card: int) -> tuple[str, ...]:
    """Where the Technology lies on the House's board; nowhere if it has it not."""
    cards = t.houses[seat].cards
    return (f"card:{seat}:{cards.index(card)}",) if card in cards else ()


# PE 9. The turn


def of_a_turn(t: Empire, seat: Seat, move: Move) -> Gesture | None:
    if isinstance(move, Assist):
        return Gesture(pair(move.cell), "assistant", (f"cell:{seat}:{move.cell}",))
    if isinstance(move, AssistAgain):
        things = (*card_thing(t, seat, ADRENALINE), f"cell:{seat}:{move.cell}")
        return Gesture(f"Play {pair(move.cell)} again, by the Adrenaline Shot", "assistant", things, "Again")
    if isinstance(move, AssistTrials):
        return Gesture(f"Place an Assistant on the Medicinal Trials{for_price(TRIALS_COST)}", "assistant", card_thing(t, seat, TRIALS))
    if isinstance(move, Play):
        enhanced = (f"research:{seat}",) if move.enhanced else ()
        words = f"Play {ACTION_TITLES[move.action]}{', enhanced for 1 Research' if move.enhanced else ''}"
        return Gesture(words, ACTION_NAMES[move.action], (f"action:{seat}:{move.action}", *enhanced))
    return Gesture("End your turn", "end", ()) if isinstance(move, EndTurn) else None


def pair(cell: int) -> str:
    return f"{ACTION_TITLES[column_of(cell)]} and {ACTION_TITLES[row_of(cell)]}"


# PE 4, 10, 11. The map


def of_the_map(t: Empire, scene: Scene, seat: Seat, move: Move, box: Box) -> Gesture | None:
    if isinstance(move, Settle):
        piece = "castle" if isinstance(scene.question, PlacingCastle) else "doctor"
        return Gesture(f"Put your {piece.capitalize()} in {box.names[move.location]}", piece, (thing_of(move.location),))
    if isinstance(move, Go):
        things = (thing_of(move.place), *besides(t, seat, move.camp, move.masked))
        food = price_of(t, seat, move.place, road_to(t, t.houses[seat].doctor, move.place), move.camp, move.masked)
        return Gesture(f"Go to {box.names[move.place]}{for_price(food)}{ways(move.camp, move.masked)}", "camp" if move.camp else "move", things)
    if isinstance(move, Appear):
        things = (*card_thing(t, seat, CLONE), thing_of(move.location), *besides(t, seat, move.camp, move.masked))
        food = price_of(t, seat, move.location, NOTHING, move.camp, move.masked)
        return Gesture(f"Leap to {box.names[move.location]}{for_price(food)}{ways(move.camp, move.masked)}", "move", things, "Leap")
    if isinstance(move, PutCamp):
        here = t.houses[seat].doctor
        return Gesture(f"Put your camp in {box.names[here]}", "camp", (f"camp:{seat}", thing_of(here)))
    return Gesture("Enhance for 1 Research", "research", (f"research:{seat}",)) if isinstance(move, Enhance) else None


def besides(t: Empire, seat: Seat, camp: int, masked: int) -> tuple[str, ...]:
    return (*((f"camp:{seat}",) if camp else ()), *(card_thing(t, seat, MASK) if masked else ()))


def for_price(cost: tuple[int, ...]) -> str:
    """What a key says of the price: " for 2 Food"."""
    return f" for {goods_listed(cost)}" if any(cost) else ""


def ways(camp: int, masked: int) -> str:
    return f"{' and camp there' if camp else ''}{', leaving one sick' if masked else ''}"


# PE 13. Construct


def of_a_building(t: Empire, scene: Scene, seat: Seat, move: Move, box: Box) -> Gesture | None:
    """PE 11.4. With its price; or that the camp goes home from there, and the price beside the key."""
    change = scene.question.change if isinstance(scene.question, Constructing) else 0
    if isinstance(move, BuildCapital):
        words = f"Build the {box.capital_names[move.work]}{price_of_building(t.houses[seat], t.rules.capital_costs[move.work], change)}"
        return Gesture(words, "capital", (f"work:{move.work}",))
    if not isinstance(move, Build):
        return None
    house = t.houses[seat]
    slot, site = free_slot(house, move.kind), site_of(house, move.at)
    building = with_article(KIND_TITLES[move.kind]) if not move.kind else f"the {KIND_TITLES[move.kind]}"
    where = "at your camp" if site == NOTHING else f"in {box.names[site]}"
    things = (() if slot == NOTHING else (f"plot:{seat}:{slot}",)) + (() if site == NOTHING else (thing_of(site),))
    home = ", camp goes home" if site == house.camp != NOTHING else ""
    said = home or price_of_building(house, t.rules.costs[move.kind], change)
    return Gesture(f"Build {building} {where}{said}", KIND_NAMES[move.kind], things)


def price_of_building(house: House, cost: Cost, change: int) -> str:
    """PE 9.8, 13.9, 13.10. In Coins what the goods do not pay; of what there is one less or one more is asked later."""
    if change:
        return f"{for_price(cost)}, one {'less' if change < 0 else 'more'}"
    coins = lacking(house, cost)
    return for_price((*[min(due, held) for due, held in zip(cost, house.goods)], coins) if coins <= house.goods[COIN] else cost)


# PE 15. Research


def of_research(t: Empire, seat: Seat, move: Move, box: Box) -> Gesture | None:
    """A card comes to the market in place of one that is bought: that cannot be undone."""
    if isinstance(move, Buy):
        old = t.houses[seat].cards[move.slot]
        price = f" for {t.rules.technology_costs[move.technology]} Research"
        where = f"{price}, {SLOT_TITLES[move.slot]} slot" if old == NOTHING else f" in place of {box.technology_names[old]}"     # two names leave no room
        things = (f"technology:{move.technology}", f"card:{seat}:{move.slot}")
        return Gesture(f"Buy {box.technology_names[move.technology]}{where}", "research", things, "Buy")
    if isinstance(move, Refresh):
        return Gesture("Lay out a new market for 1 Research", "reroll", ("market",))
    if isinstance(move, Experiment):
        return Gesture("Give up a healthy person for the Experimental Lab", "healthy", card_thing(t, seat, LAB))
    if isinstance(move, Tend):
        return Gesture("Move your patient a step on", "cure", card_thing(t, seat, t.houses[seat].patient_card()))
    return None


# PE 16, 17. Cure and Assign


def of_people(t: Empire, seat: Seat, move: Move, box: Box) -> Gesture | None:
    if isinstance(move, Cure):
        words = f"Cure one{'' if move.slot == IN_REGULAR else f' {slot_title(move.slot)}'}{price_of_cure(t, t.houses[seat])}"
        return Gesture(words, "cure", (f"bed:{seat}:{move.slot}",), "Cure")
    if isinstance(move, Discharge):
        where = "in a harmless slot" if move.slot == IN_REGULAR else slot_title(move.slot)
        return Gesture(f"Send the one {where} back to the supply", "right", (*card_thing(t, seat, AIRBORNE), f"bed:{seat}:{move.slot}"))
    if isinstance(move, Assign):
        site = t.houses[seat].sites[move.post] if move.post < MOBILE else NOTHING
        where = "" if site == NOTHING else f" in {box.names[site]}"
        return Gesture(f"Assign one to {post_title(move.post)}{where}{paid_by_agenda(t, seat, move.post)}", icon_of(move.post), post_things(t, seat, move.post))
    if isinstance(move, Reassign):
        things = (*post_things(t, seat, move.slot), *post_things(t, seat, move.to))
        return Gesture(f"Move the worker of {post_title(move.slot)} to {post_title(move.to)}", icon_of(move.to), things, "Reassign")
    if isinstance(move, Send):
        things = (*card_thing(t, seat, EXPERTS), *post_things(t, seat, move.post))
        return Gesture(f"Send an expert to {post_title(move.post)}", icon_of(move.post), things, "Send")
    if isinstance(move, Recall):
        things = (thing_of(CAPITAL), *post_things(t, seat, move.post))
        return Gesture(f"Call one back from the Capital to {post_title(move.post)}", icon_of(move.post), things, "Recall")
    return None


def price_of_cure(t: Empire, house: House) -> str:
    """PE 9.8, 16.2. In Coins what the Herbs do not pay."""
    space = house.rightmost_free()
    if space == NOTHING:
        return ""
    herbs = t.rules.herbs[space]
    coins = max(0, herbs - house.goods[HERBS])
    return for_price((0, 0, 0, herbs - coins, coins) if coins <= house.goods[COIN] else (0, 0, 0, herbs))


def paid_by_agenda(t: Empire, seat: Seat, post: int) -> str:
    """PE 20.2, 23.6, 23.14. Where people are sent for that alone: " (Agenda +2)"."""
    more = agenda_pays(t, once_there(t, seat, 1), seat) if post == TO_CAPITAL else 0
    return f" (Agenda +{more})" if more else ""


ELSEWHERE: Final = {TO_CAPITAL: "capital", TO_EXPERTS: "doctor"}


def icon_of(post: int) -> str:
    """ "workshop" for the Mobile one too."""
    if post <= MOBILE:
        return KIND_NAMES[kind_of(WORKSHOP if post == MOBILE else post)]
    return ELSEWHERE.get(post, "healthy")


def post_things(t: Empire, seat: Seat, post: int) -> tuple[str, ...]:
    """Where people are sent: a building's slot, a card, or the Capital; the Healthy track needs no touch."""
    if post < MOBILE:
        return (f"plot:{seat}:{post}",)
    if post == MOBILE:
        return card_thing(t, seat, MOBILE_WORKSHOP)
    return (thing_of(CAPITAL),) if post == TO_CAPITAL else card_thing(t, seat, EXPERTS) if post == TO_EXPERTS else ()
