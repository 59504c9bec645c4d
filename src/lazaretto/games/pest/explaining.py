"""What a move means here, in one line with the rule's number. The moves of the six actions are in `offers`."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Move, Names, Scene, Seat
from .aid import MakingRoom
from .assigning import Assigning
from .box import Box
from .cards import ANY, APPARATUS, COIN, GRAVES, HARMFUL, HERBS, IN_REGULAR, RECALL, STORAGE_SLOT, WORKSHOP, column_of, row_of
from .constructing import Constructing
from .effects import ACTION_RULES
from .eras import Preferring
from .gains import Crates
from .moves import (
    TO_CAPITAL, Admit, Appear, Arrange, Assign, Assist, AssistAgain, AssistTrials, Build, BuildCapital, Bury, Buy, Choose, Coins, Cure, Discharge, Done,
    EndTurn, Enhance, Experiment, Go, KeepOut, LetIn, Play, Prefer, PutCamp, Reassign, Recall, Refresh, Send, Settle, Shelter, TakeToken, Tend, Trade,
)
from .moving import Admitting, Moving
from .names import (
    ACTION_TITLES, GOOD_TITLES, REWARD_TITLES, SIZE_TITLES, figure, goods_listed, listed, post_title, rewards_listed, sick, slot_title, slots_listed,
    with_article,
)
from .offers import (
    Sense, arrivals, building, capital_building, cured, end_of_move, freeing, imperative, outlook, post, price, purchase, step_to,
)
from .paying import Adjusting, Paying
from .pestilence import AtTheDoor
from .producing import Overflowing, Weighing
from .setup import PlacingCastle
from .studies import SPENT, Curing, Naming, Overfull, Researching, last_step
from .table import Empire, changed
from .turn import TRIALS_COST
from .voice import Voice


def explained(scene: Scene, seat: Seat, move: Move, names: Names, box: Box) -> str:
    """What a move means here."""
    text, rule = Meaning(scene, seat, names, box).of(move)
    return f"{text} · {rule}"


@final
class Meaning:
    """What moves mean to a seat, as the table lies."""

    def __init__(self, scene: Scene, seat: Seat, names: Names, box: Box) -> None:
        self.t: Final[Empire] = scene.table
        self.question: Final[object] = scene.question
        self.seat: Final = seat
        self.house: Final = self.t.houses[seat]
        self.box: Final = box
        self.voice: Final = Voice(box, names, seat)

    def of(self, move: Move) -> Sense:
        found = self.settling(move) or self.turn(move) or self.moving(move) or self.making(move) or self.studying(move) or self.sending(move)
        return found or self.goods(move) or self.choosing(move) or self.sick_people(move) or self.at_the_door(move) or ("", "PE 33.1")

    # the turn

    def settling(self, move: Move) -> Sense | None:
        """PE 4.12 to 4.16."""
        if not isinstance(move, Settle):
            return None
        t, place = self.t, move.location
        where = f"{self.box.names[place]}, {with_article(SIZE_TITLES[t.rules.sizes[place]])}"
        near = f"next to {listed([self.box.names[other] for other, _ in t.rules.ways[place]])}"
        if isinstance(self.question, PlacingCastle):
            return f"your Castle in {where}, {near}: it produces 1 {GOOD_TITLES[t.gives[place]]}{arrivals(t, place)}", "PE 4.12"
        ruin = " in ruins" if t.is_ruin(place) else f" that gives {GOOD_TITLES[t.gives[place]]}"
        return f"your Doctor in {where}{ruin}, {near}{arrivals(t, place)}", "PE 4.16"

    def turn(self, move: Move) -> Sense | None:
        """PE 9.2 to 9.4, 33.1."""
        if isinstance(move, (Assist, AssistAgain)):
            pair = [outlook(self.t, self.seat, action, 0) for action in (column_of(move.cell), row_of(move.cell))]
            return "; ".join(pair), "PE 9.2" if isinstance(move, Assist) else "PE 22.28"
        if isinstance(move, AssistTrials):
            return f"{price(self.house, HERBS, TRIALS_COST[HERBS])} for two healthy people on your track; no action", "PE 22.17"
        if isinstance(move, Play):
            cost = "1 Research: " if move.enhanced else ""
            return f"{cost}{outlook(self.t, self.seat, move.action, move.enhanced)}", "PE 9.4" if move.enhanced else ACTION_RULES[move.action]
        if isinstance(move, EndTurn):
            left = [ACTION_TITLES[action] for action in range(len(ACTION_TITLES)) if self.t.to_play >> action & 1]
            return f"your turn is over{f', without {listed(left)}' if left else ''}", "PE 33.1"
        return None

    def moving(self, move: Move) -> Sense | None:
        """PE 10, 11."""
        t, here = self.t, self.house.doctor
        if isinstance(move, (Go, Appear)):
            return step_to(t, self.seat, move)
        if isinstance(move, Enhance):
            return f"1 of your {self.house.research} Research: {t.movement + 1} movement left instead of {t.movement}", "PE 10.13"
        if isinstance(move, PutCamp):
            people = f", {sick(t.sick[here])} gathered free" if t.sick[here] else ""
            return f"your camp in {self.box.names[here]}{people}: you may construct there, and the next Pest stops at it", "PE 11.2"
        if isinstance(move, Done) and isinstance(self.question, Moving):
            return end_of_move(t, self.seat, self.voice)
        return None

    def making(self, move: Move) -> Sense | None:
        """PE 13."""
        change = self.question.change if isinstance(self.question, Constructing) else 0
        if isinstance(move, Build):
            return building(self.t, self.seat, move, change, self.voice)
        if isinstance(move, BuildCapital):
            return capital_building(self.t, self.seat, move, change, self.voice)
        if isinstance(move, Done) and isinstance(self.question, Constructing):
            return f"enough: {figure(len(self.question.made), 'building')} constructed", "PE 13.1"
        return None

    # Research, Cure, Assign

    def studying(self, move: Move) -> Sense | None:
        """PE 15, 16, 22."""
        house = self.house
        if isinstance(move, Buy):
            return purchase(self.t, self.seat, move, self.voice)
        if isinstance(move, Refresh):
            return f"1 of your {house.research} Research: five new cards on the market", "PE 15.5"
        if isinstance(move, Experiment):
            return f"give up one of {house.healthy.bit_count()} healthy people, take in 3 sick ones; you have {house.quarantined()} in Quarantine", "PE 22.12"
        if isinstance(move, Tend):
            last = last_step(self.t, house)
            onward = f"goes to step {house.patient + 1} of {last}" if house.patient < last else "is cured, free"
            return f"your patient {onward}", self.patient_rule()
        if isinstance(move, Cure):
            return cured(self.t, self.seat, move.slot)
        if isinstance(move, Discharge):
            freed = "" if move.slot == IN_REGULAR else f"; {freeing(move.slot)}"
            return f"the sick person {slot_title(move.slot)} goes back to the supply{freed}", "PE 22.9"
        return None

    def patient_rule(self) -> str:
        return "PE 22.1" if self.house.patient_card() == APPARATUS else "PE 22.14"

    def sending(self, move: Move) -> Sense | None:
        """PE 17, 22.10, 22.11."""
        t, seat = self.t, self.seat
        if isinstance(move, Assign):
            urged = imperative(t, seat, 14) if move.post == TO_CAPITAL and t.count else imperative(t, seat, 2) if move.post < TO_CAPITAL - 1 else ""
            later = f"; at the end{urged[1:]}" if urged else ""
            return f"one of {self.house.healthy.bit_count()} healthy people {post(t, seat, move.post, self.voice)}{later}", "PE 17.1"
        if isinstance(move, Reassign):
            return f"the worker from {post_title(move.slot)} {post(t, seat, move.to, self.voice)}", "PE 17.2"
        if isinstance(move, Send):
            return f"one of {self.house.experts} on the Plague Experts {post(t, seat, move.post, self.voice)}", "PE 22.10"
        if isinstance(move, Recall):
            return f"one of {self.house.capital} in the Capital {post(t, seat, move.post, self.voice)}", "PE 22.11"
        return None

    # goods

    def goods(self, move: Move) -> Sense | None:
        """PE 9.6, 9.8, 17.4, 20.5."""
        goods, question = self.house.goods, self.question
        if isinstance(move, Trade):
            left = changed(changed(changed(goods, move.one, -1), move.other, -1), COIN, 1)
            return f"both for 1 Coin: {goods_listed(left)} then", "PE 9.6"
        if isinstance(move, Coins) and isinstance(question, Paying):
            good = question.first()
            rest = f"{figure(move.many, 'Coin')} and {question.cost[good] - move.many} {GOOD_TITLES[good]}"
            kept = f"{goods[COIN] - move.many} and {goods[good] - question.cost[good] + move.many} are left"
            return f"{rest} for {question.cost[good]} {GOOD_TITLES[good]}; {kept}", "PE 9.8"
        if isinstance(move, TakeToken):
            thing = "1 resource of your choice" if move.kind == ANY else f"1 {REWARD_TITLES[move.kind]}"
            return f"{thing}; the token is turned face down", "PE 17.4"
        if isinstance(move, Prefer) and isinstance(question, Preferring):
            rewards = question.rewards[move.number]
            return ("one of your people comes back to your Healthy track" if RECALL in rewards else rewards_listed(rewards)), "PE 20.5"
        return None

    def choosing(self, move: Move) -> Sense | None:
        """PE 8.5, 13.9, 14.8, 22.25, 22.27."""
        if not isinstance(move, Choose):
            return None
        good, question = GOOD_TITLES[move.good], self.question
        if isinstance(question, Adjusting):
            return f"the price is then {goods_listed(changed(question.cost, move.good, question.change))}", "PE 13.9" if question.change > 0 else "PE 13.10"
        if isinstance(question, Weighing):
            goods = goods_listed(changed(question.goods, move.good, question.change))
            return f"one {good} {'more' if question.change > 0 else 'less'}: {goods}", "PE 14.9" if question.change > 0 else "PE 14.8"
        if isinstance(question, Overflowing):
            return f"{good} goes on the Storage Containers", "PE 22.27"
        if isinstance(question, Overfull):
            return f"all {self.house.goods[move.good]} {good} stay; of other kinds the storage holds {self.house.limit(self.t.rules.storage)}", "PE 22.27"
        if isinstance(question, Naming):
            return f"the Mobile Workshop gives {good} for the rest of the game", "PE 22.25"
        left = f", {question.left - 1} more to choose" if isinstance(question, Crates) and question.left > 1 else ""
        return f"1 {good}: you have {self.house.goods[move.good]}{left}", "PE 3.8"

    # sick people

    def sick_people(self, move: Move) -> Sense | None:
        """PE 12."""
        house = self.house
        if isinstance(move, Arrange):
            return f"{house.quarantined()} in Quarantine, of them {slots_listed(move.harmful)}{harm_of(move.harmful)}", "PE 12.6"
        if isinstance(move, Shelter):
            return f"one sick person {slot_title(move.slot)}{harm_of(1 << move.slot)}", "PE 12.3"
        if isinstance(move, Bury):
            tokens = self.t.rules.graves[house.dead] if house.dead < GRAVES else self.t.rules.overflow
            return f"grave {house.dead + 1} of {GRAVES}: {figure(tokens, 'negative token')} when this Era ends, and at the end of each later one", "PE 12.4"
        if isinstance(move, Admit) and isinstance(self.question, Admitting):
            if self.question.heals(self.t):
                return "one of them is healed at once, by Advanced Containment", "PE 22.21"
            return f"one of them on the {self.box.technology_names[house.patient_card()]}, step 1 of {last_step(self.t, house)}", self.patient_rule()
        return self.enough() if isinstance(move, Done) else None

    def enough(self) -> Sense:
        """Of the action, or of what is offered."""
        question = self.question
        if isinstance(question, Researching):
            return f"the Research is over{imperative(self.t, self.seat, 8) if self.t.done & SPENT else ''}", "PE 15.1"
        if isinstance(question, Curing):
            return f"the Cure is over: {self.t.count} cured{imperative(self.t, self.seat, 12) if self.t.count >= 2 else ''}", "PE 16.3"
        if isinstance(question, Assigning):
            token = "; choose a Capital token" if self.t.count else ""
            return f"the Assign is over{token}", "PE 17.4" if token else "PE 17.1"
        if isinstance(question, Admitting):
            return f"{sick(question.people)} into Quarantine", "PE 12.1"
        return ("leave Quarantine as it is", "PE 8.5") if isinstance(question, MakingRoom) else ("enough", "PE 33.1")

    def at_the_door(self, move: Move) -> Sense | None:
        """PE 6.3, 22.15, 22.24."""
        question = self.question
        if not isinstance(question, AtTheDoor) or not isinstance(move, (LetIn, KeepOut)):
            return None
        out = question.kept_out(self.t) if isinstance(move, KeepOut) else 0
        rule = "PE 6.3" if not out else "PE 22.15" if self.house.building_in(question.location) < WORKSHOP else "PE 22.24"
        return f"{sick(question.people - out)} from {self.box.names[question.location]} into Quarantine{f', {out} back to the supply' if out else ''}", rule


def harm_of(harmful: int) -> str:
    """ ": Move is hindered, the storage holds 4"."""
    hindered = [ACTION_TITLES[slot] for slot in range(HARMFUL - 1) if harmful >> slot & 1]
    found = [f"{listed(hindered)} {'is' if len(hindered) == 1 else 'are'} hindered"] if hindered else []
    found += ["the storage holds 4"] if harmful >> STORAGE_SLOT & 1 else []
    return f": {', '.join(found)}" if found else ""
