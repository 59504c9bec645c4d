"""The first line of the page: what I must do now, or whom we wait for."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Outcome, Seat, View
from .aid import MakingRoom
from .assigning import Assigning
from .box import Box
from .cards import ACTIONS, CAPITAL, COIN, GRAVES, NOTHING
from .constructing import MOST, Constructing
from .curing import Curing
from .eras import Preferring
from .foresight import is_era_ending
from .gains import Crates
from .gathering import Admitting
from .house import House
from .in_turn import InTurn
from .moving import Moving
from .names import ACTION_TITLES, GOOD_TITLES, agreeing, capital, figure, goods_listed, listed, place_title, rewards_listed, sick
from .offers import end_of_move, price_change
from .paying import Adjusting, Paying
from .people import Sheltering
from .pestilence import AtTheDoor
from .posts import ChoosingToken
from .producing import Overflowing, Weighing
from .prospects import next_cure, outlook
from .researching import Naming, Overfull, Researching
from .setup import PlacingCastle, PlacingDoctor
from .table import Empire
from .technologies import BOUGHT, REFRESHED
from .telling import Teller
from .turn import PlacingAssistant, Turn
from .voice import Voice


Headline = tuple[str, str]
"""What is to be done, or who does it; and what that touches or comes to."""


def status(view: View, t: Empire, names: Names, box: Box) -> str:
    """The first line of the page in text."""
    return " ".join([part for part in headline(view, t, names, box) if part])


def headline(view: View, t: Empire, names: Names, box: Box) -> Headline:
    """What I must do now, or whom we wait for."""
    if view.outcome is not None:
        return ended(view.outcome, t, names, box, view.seat)
    if view.seat is not None and view.seat in view.asked:
        found = in_turn(view, t, box, names) or with_people(view, t, box) or with_goods(view, t) or before_the_game(view, box)
        title, detail = found or FOR_ME[type(view.question)]
        return title, f"{out_of_turn(view, t)} {detail}".strip()
    who = view.asked[0]
    return f"{capital(agreeing(Voice(box, names, view.seat).whom(who), WAITING[type(view.question)]))}.", meanwhile(view, t, who, box)


def out_of_turn(view: View, t: Empire) -> str:
    """PE 5.3. To who is asked before the first turn of a Year or after the last: when that is."""
    if t.active != NOTHING or not t.pest_card:
        return ""
    return "The Era ends." if is_era_ending(view) else "The Year begins, with Pest and Aid."


def before_the_game(view: View, box: Box) -> Headline | None:
    """PE 4.12, 4.13, 32.10."""
    question = view.question
    if not isinstance(question, PlacingCastle):
        return None
    drawn = [box.names[location] for location in question.locations]
    where = f"You have drawn {listed(drawn, 'or')}" if drawn else "Any starting Village where nobody is"
    return "Choose where your Castle stands.", f"{where}; the Castle produces 1 of what its location gives."


def meanwhile(view: View, t: Empire, seat: Seat, box: Box) -> str:
    """To others: where somebody is in the turn."""
    if t.active != seat or not isinstance(view.question, InTurn):
        return ""
    left = [ACTION_TITLES[action] for action in range(ACTIONS) if t.to_play >> action & 1]
    turn = f"Assistant {t.houses[seat].placed + (1 if isinstance(view.question, PlacingAssistant) else 0)} of {t.era() + 2} this Year."
    return f"{turn} Still to play: {listed(left)}." if left else turn


def ended(outcome: Outcome, t: Empire, names: Names, box: Box, seat: Seat | None) -> Headline:
    """PE 21.7, 32.20."""
    voice, best = Voice(box, names, seat), f"{max(t.totals)} Renown"
    if t.rules.solo:
        return Teller(box, names, seat).ended(outcome), "The game is over."
    totals = listed([f"{voice.whom(other)} {total}" for other, total in enumerate(t.totals)])
    if len(outcome.winners) == 1:
        return voice.one(outcome.winners[0], f"wins with {best}"), f"The game is over: {totals}."
    shared = capital(voice.all_of(list(outcome.winners))) if len(outcome.winners) == 2 else f"{len(outcome.winners)} Houses"
    return f"{shared} share the victory with {best}.", f"The game is over: {totals}."


def in_turn(view: View, t: Empire, box: Box, names: Names) -> Headline | None:
    """PE 9 to 17."""
    question, seat = view.question, view.seat or 0
    house = t.houses[seat]
    if isinstance(question, PlacingAssistant):
        number = f"Number {house.placed + 1} of {t.era() + 2} this Year"
        return "Place an Assistant on your grid.", f"{number}: it plays the action of its column and that of its row."
    if isinstance(question, Turn):
        return playing(t, seat)
    if isinstance(question, Moving):
        onward = "Move your Doctor on." if house.doctor == CAPITAL else "Move your Doctor, or be done."
        here = f"In {place_title(box, house.doctor)}, {t.movement} movement left."
        if house.doctor == CAPITAL:
            return onward, here
        stop = f"If you stop, {end_of_move(t, seat, Voice(box, names, seat))[0]}." if t.steps else "If you stay, no resource is gained."
        return onward, f"{here} {stop}"
    if isinstance(question, Constructing):
        return building(question, house, box)
    return studying(view, t, house)


def building(question: Constructing, house: House, box: Box) -> Headline:
    """PE 13.1. Where something may still be constructed, and what from."""
    made, stock = question.made, f"{goods_listed(house.goods)}{price_change(question.change)}."
    places = [place for place in dict.fromkeys((house.doctor, house.camp)) if place != NOTHING and place not in made]
    if len(made) == MOST or not places:
        return "Be done: nothing more may be built.", f"{figure(len(made), 'building')} constructed."
    where = listed([place_title(box, place) for place in places], "or")
    return f"Construct in {where}.", f"{len(made)} of {MOST} built; you have {stock}" if made else f"One building a place, or one in the Capital, from {stock}"


def playing(t: Empire, seat: Seat) -> Headline:
    """PE 9.3, 33.1."""
    left = [action for action in range(ACTIONS) if t.to_play >> action & 1]
    if not left:
        return "End your turn.", "Nothing is left to play; you may still trade or rearrange Quarantine."
    titles = listed([ACTION_TITLES[action] for action in left], "or")
    return f"Play {titles}, or end your turn.", f"{'; '.join([outlook(t, seat, action, 0) for action in left])}."


def studying(view: View, t: Empire, house: House) -> Headline | None:
    """PE 15 to 17."""
    question = view.question
    if isinstance(question, Researching):
        return shopping(t, house)
    if isinstance(question, Curing):
        if not (house.quarantined() or house.patient or house.experts):
            return "Be done: nobody is in Quarantine.", f"{figure(house.healthy.bit_count(), 'healthy person')} on your track."
        return "Cure people in Quarantine, or be done.", f"{house.quarantined()} in Quarantine, {next_cure(t, house)}."
    if isinstance(question, Assigning):
        return "Assign healthy people, or be done.", f"{figure(house.healthy.bit_count(), 'healthy person')} on your track, {house.capital} in the Capital."
    return None


def shopping(t: Empire, house: House) -> Headline:
    """PE 15.1, 15.5, R95. One Technology and one new market a Research."""
    bought, refreshed = t.done & BOUGHT, t.done & REFRESHED
    left = [*([] if bought else ["buy a Technology"]), *([] if refreshed else ["refresh the market"])]
    title = f"{capital(', '.join([*left, 'or be done']))}." if left else "Be done researching."
    title = title if house.research else "Be done: no Research is left."
    return title, f"{house.research} Research to spend, {'one Technology is bought' if bought else 'for one Technology at most'}."


def with_people(view: View, t: Empire, box: Box) -> Headline | None:
    """PE 6, 12."""
    question = view.question
    if isinstance(question, Sheltering):
        dead = t.houses[question.seat].dead
        rooms = f"one that does harm, or grave {dead + 1} of {GRAVES}" if dead < GRAVES else "one that does harm; the graves are full"
        who = "the sick person" if question.left == 1 else f"the next of {sick(question.left)}"
        return f"Where does {who} go?", f"No harmless slot is free: {rooms}."
    if isinstance(question, AtTheDoor):
        come = "comes" if question.people == 1 else "come"
        return f"{capital(sick(question.people))} {come} to your building in {place_title(box, question.location)}.", "Keep out whom you may, or let them in?"
    if isinstance(question, Admitting):
        return f"You have gathered {sick(question.people)}.", "Does one go onto your card? The others go into Quarantine."
    return None


def with_goods(view: View, t: Empire) -> Headline | None:
    """PE 3.8, 9.8, 13.9, 14.8."""
    question = view.question
    if isinstance(question, Paying):
        good, goods = question.first(), t.houses[question.seat].goods
        held = f"You have {goods[good]} {GOOD_TITLES[good]} and {figure(goods[COIN], 'Coin')}."
        return f"Pay {question.cost[good]} {GOOD_TITLES[good]}: how much of it in Coins?", held
    if isinstance(question, Adjusting):
        return f"Of which is one {'more' if question.change > 0 else 'less'} due?", f"The price is {goods_listed(question.cost)}."
    if isinstance(question, Weighing):
        return f"Of which do you produce one {'more' if question.change > 0 else 'less'}?", f"You produce {goods_listed(question.goods)}."
    if isinstance(question, Crates):
        return "Choose a resource to gain.", f"{figure(question.left, 'Crate')}: any kind but Coins."
    if isinstance(question, Preferring):
        choice = listed([rewards_listed(rewards) for rewards in question.rewards], "or")
        return "Choose one of two rewards of the Capital.", f"You have most people there: {choice}. After that the people of all Houses leave the Capital."
    return None


FOR_ME: Final[dict[type, Headline]] = {
    PlacingDoctor: ("Choose where your Doctor begins.", "Next to your Castle; a sick person there goes into your Quarantine."),
    Overflowing: ("Choose which kind goes on the Storage Containers.", "It is stored before the others."),
    Overfull: ("Choose which kind stays whole.", "Your storage holds less now."),
    Naming: ("Name the resource of your Mobile Workshop.", "It holds for the rest of the game."),
    ChoosingToken: ("Choose a Capital token.", "You gain what it shows, and it is turned face down."),
    MakingRoom: ("Rearrange Quarantine, or be done.", "Aid comes, and somebody is on your storage."),
}

WAITING: Final[dict[type, str]] = {
    PlacingCastle: "chooses where the Castle stands", PlacingDoctor: "chooses where the Doctor begins", PlacingAssistant: "places an Assistant",
    Turn: "has the turn", Moving: "moves", Constructing: "constructs", Researching: "researches", Curing: "cures", Assigning: "assigns people",
    Sheltering: "looks for room for the sick", AtTheDoor: "may keep the sick out", Admitting: "has gathered sick people", Paying: "pays",
    Adjusting: "pays", Weighing: "produces", Overflowing: "stores what was gained", Overfull: "must part with goods",
    Crates: "chooses a resource", Naming: "names a resource",
    ChoosingToken: "chooses a Capital token", Preferring: "chooses a reward", MakingRoom: "may rearrange Quarantine",
}
