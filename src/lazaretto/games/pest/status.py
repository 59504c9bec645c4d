"""The first line of the page: what I must do now, or whom we wait for."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Outcome, Seat, View
from .actions_told import Headline, in_turn
from .afterwards import place_of, placed
from .assigning import Assigning
from .box import Box
from .cards import ACTIONS, COIN, GRAVES, NOTHING, YEARS
from .constructing import Constructing, Raise, RaiseInCapital
from .curing import Cured, Curing
from .eras import Preferring
from .foresight import is_era_ending
from .gains import Crates
from .gathering import Admitting, Enter
from .in_turn import InTurn
from .moving import Moving
from .names import ACTION_TITLES, GOOD_TITLES, agreeing, capital, figure, goods_listed, listed, place_title, rewards_listed, sick
from .paying import Adjusting, Paying
from .people import MakingRoom, Sheltering
from .pestilence import AtTheDoor
from .posts import ChoosingToken, tokens_up
from .producing import Overflowing, Weighing
from .researching import Naming, Overfull, Researching
from .setup import PlacingCastle, PlacingDoctor
from .sources import whence
from .table import Empire
from .telling import Teller
from .turn import PlacingAssistant, TrialsDone, Turn
from .voice import Voice


UNASKED: Final = ("", "")       # while the end of a Year is shown, stage by stage
COIN_FOR_ANY: Final = "A Coin stands for any resource: you choose (PE 9.8)."
PAID_FOR: Final[dict[type, str]] = {
    Cured: " for the cure", Enter: " for those you gather", Raise: " for the building", RaiseInCapital: " for the building", TrialsDone: " for the Trials",
}


def status(view: View, t: Empire, names: Names, box: Box) -> str:
    """The first line of the page in text."""
    return " ".join([part for part in headline(view, t, names, box) if part])


def headline(view: View, t: Empire, names: Names, box: Box) -> Headline:
    """What I must do now, or whom we wait for."""
    if view.outcome is not None:
        return ended(view.outcome, t, names, box, view.seat)
    if view.seat is not None and view.seat in view.asked:
        found = in_turn(view, t, box, names) or with_people(view, t, box) or with_goods(view, t, Voice(box, names, view.seat)) or before_the_game(view, box)
        title, detail = found or FOR_ME[type(view.question)]
        return title, f"{out_of_turn(view, t)} {detail}".strip()
    if view.question is None:
        return UNASKED
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
    where = f"You have drawn {listed(drawn, 'or')}" if drawn else "Any starting Village that is not destroyed"
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
    totals = listed([f"{place_of(outcome, other)}. {voice.whom(other)} {t.totals[other]}" for other in placed(outcome)])
    if len(outcome.winners) == 1:
        return voice.one(outcome.winners[0], f"wins with {best}"), f"The game is over: {totals}."
    shared = capital(voice.all_of(list(outcome.winners))) if len(outcome.winners) == 2 else f"{len(outcome.winners)} Houses"
    return f"{shared} share the victory with {best}.", f"The game is over: {totals}."


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


def with_goods(view: View, t: Empire, voice: Voice) -> Headline | None:
    """PE 3.8, 9.8, 13.9, 14.8."""
    question = view.question
    if isinstance(question, Paying):
        return paying(t, question, paid_for(view))
    if isinstance(question, Adjusting):
        return f"Do you pay one Lumber or one Stone {'more' if question.change > 0 else 'less'}?", f"The price is {goods_listed(question.cost)}."
    if isinstance(question, Weighing):
        return f"Of which do you produce one {'more' if question.change > 0 else 'less'}?", f"You produce {goods_listed(question.goods)}."
    if isinstance(question, Crates):
        return "Choose a resource to gain.", unpacking(view, t, question, voice)
    if isinstance(question, ChoosingToken):
        until = "for the rest of the game (PE 32.15)" if t.rules.solo else "until the Era ends (PE 20.7)"
        why = f"For whom you sent to the Capital (PE 17.4): you gain what it shows. Then it lies face down: nobody can take it {until}."
        return f"Choose one of {len(tokens_up(t))} Capital tokens.", why
    if isinstance(question, Preferring):
        choice = listed([rewards_listed(rewards) for rewards in question.rewards], "or")
        return "Choose one of two rewards of the Capital.", f"You have most people there: {choice}. After that the people of all Houses leave the Capital."
    return None


def paid_for(view: View) -> str:
    """What comes next, once it is paid."""
    return PAID_FOR.get(type(view.agenda[-2]), "") if len(view.agenda) > 1 else ""


def paying(t: Empire, question: Paying, purpose: str) -> Headline:
    """PE 3.7, 9.8. Which ways there are to pay, and why that is asked; of a price in several kinds, whether it is paid as the key has named it."""
    good, goods = question.first(), t.houses[question.seat].goods
    due, least = question.cost[good], question.bounds(t, good)[0]
    title = GOOD_TITLES[good]
    if not question.is_of_one_kind():
        if question.change:
            ways = "or more of it in Coins" if least else "or some of it in Coins" if due > 1 else "or in Coins"
            return f"Pay the {title} as it stands, {ways}?", f"{goods_listed(question.in_kind(t))} in all{purpose}. {COIN_FOR_ANY}"
        more = f"more of the {title}" if least else f"some of the {title}" if due > 1 else f"the {title}"
        return f"Pay the price as it stands, or {more} in Coins?", f"It stands at {goods_listed(question.in_kind(t))}{purpose}. {COIN_FOR_ANY}"
    ways = f"{least} in Coins, or more of it" if least else f"all in {title}, or some of it in Coins" if due > 1 else f"in {title}, or by a Coin"
    detail = f"You have {figure(goods[good], title)} and {figure(goods[COIN], 'Coin')}. {COIN_FOR_ANY}"
    return f"Pay {figure(due, title)}{purpose}: {ways}?", detail


def unpacking(view: View, t: Empire, question: Crates, voice: Voice) -> str:
    """PE 3.8, 17.4, 18.3, 21.1. Where Crates come from; and that goods are worth nothing when all turns are over."""
    vain = " The game ends now, and goods count for nothing." if is_era_ending(view) and t.year == YEARS - 1 else ""
    return f"{figure(question.left, 'Crate')}{whence(question.by, voice)}: any kind but Coins.{vain}"


FOR_ME: Final[dict[type, Headline]] = {
    PlacingDoctor: ("Place your Doctor.", "Next to your Castle; a sick person there goes into your Quarantine."),
    Overflowing: ("Choose which kind goes on the Storage Containers.", "It is stored before the others."),
    Overfull: ("Choose which kind stays whole.", "Your storage holds less now."),
    Naming: ("Name the resource of your Mobile Workshop.", "It holds for the rest of the game."),
    MakingRoom: ("Rearrange Quarantine, or be done.", "Goods come, and somebody is on your storage."),
}

WAITING: Final[dict[type, str]] = {
    PlacingCastle: "chooses where the Castle stands", PlacingDoctor: "chooses where the Doctor begins", PlacingAssistant: "places an Assistant",
    Turn: "has the turn", Moving: "moves", Constructing: "constructs", Researching: "researches", Curing: "cures", Assigning: "assigns people",
    Sheltering: "looks for room for the sick", AtTheDoor: "may keep the sick out", Admitting: "has gathered sick people", Paying: "pays",
    Adjusting: "pays", Weighing: "produces", Overflowing: "stores what was gained", Overfull: "must part with goods",
    Crates: "chooses a resource", Naming: "names a resource",
    ChoosingToken: "chooses a Capital token", Preferring: "chooses a reward", MakingRoom: "may rearrange Quarantine",
}
