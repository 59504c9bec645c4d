"""What it means to answer between steps: which goods, where sick people go, who is let in, and that it is enough."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Move, Scene, Seat
from .assigning import Assigning
from .box import Box, Rewards
from .by_technology import Admit, KeepOut, LetIn
from .cards import ANY, APPARATUS, COIN, GRAVES, HARMFUL, INFLUENCE, NOTHING, RECALL, WORKSHOP
from .curing import Curing
from .effects import HARMS
from .eras import Preferring
from .gains import Crates, GainInfluence
from .gathering import Admitting
from .house import House
from .moves import Arrange, Bury, Choose, Coins, Done, Prefer, Shelter, TakeToken, Trade
from .names import GOOD_TITLES, REWARD_TITLES, figure, goods_listed, listed, rewards_listed, sick, slot_title
from .offers import Sense
from .paying import Adjusting, Paying
from .people import MakingRoom, trim
from .pestilence import AtTheDoor
from .posts import face_up, only_kind, tokens_up
from .producing import Overflowing, Weighing
from .prospects import imperative
from .researching import Naming, Overfull, Researching
from .scoring import sheet
from .table import Empire, changed
from .technologies import SPENT, last_step
from .worth import on_the_track, once_raised


@final
class Replies:
    """What such answers mean to a seat, as the table lies."""

    def __init__(self, scene: Scene, seat: Seat, box: Box) -> None:
        self.t: Final[Empire] = scene.table
        self.question: Final[object] = scene.question
        self.seat: Final = seat
        self.house: Final = self.t.houses[seat]
        self.box: Final = box

    def of(self, move: Move) -> Sense | None:
        return self.goods(move) or self.choosing(move) or self.sick_people(move) or self.at_the_door(move)

    def goods(self, move: Move) -> Sense | None:
        """PE 9.6, 9.8, 17.4, 20.5."""
        goods, question = self.house.goods, self.question
        if isinstance(move, Trade):
            left = changed(changed(changed(goods, move.one, -1), move.other, -1), COIN, 1)
            return f"both for 1 Coin: {goods_listed(left)} then", "PE 9.6"
        if isinstance(move, Coins) and isinstance(question, Paying):
            good = question.first()
            if not question.is_of_one_kind() and move.many == question.bounds(self.t, good)[0]:
                left = tuple([held + given - all_given for held, given, all_given in zip(goods, question.given, question.in_kind(self.t))])
                return f"{goods_listed(left)} left to you once all of it is paid", "PE 9.8"
            kept = f"{figure(goods[COIN] - move.many, 'Coin')} and {figure(goods[good] - question.cost[good] + move.many, GOOD_TITLES[good])}"
            return f"{kept} are left to you", "PE 9.8"
        if isinstance(move, TakeToken):
            thing = "1 resource of your choice" if move.kind == ANY else figure(1, REWARD_TITLES[move.kind])
            return f"{thing}{self.on_the_track((move.kind,))}; {self.turned_down()}", "PE 17.4"
        if isinstance(move, Prefer) and isinstance(question, Preferring):
            rewards = question.rewards[move.number]
            return (self.recalled() if RECALL in rewards else f"{rewards_listed(rewards)}{self.on_the_track(rewards)}"), "PE 20.5"
        return None

    def on_the_track(self, rewards: Rewards) -> str:
        """PE 18.2 to 18.5. Of Influence: where others' markers are skipped, and what it is worth as things stand."""
        many = rewards.count(INFLUENCE)
        if not many:
            return ""
        after = once_raised(self.t, GainInfluence(self.seat, many))
        worth = sum(sheet(after, self.seat)) - sum(sheet(self.t, self.seat))
        return f"{on_the_track(self.t, self.seat, after, many, renown=False)}; {worth} Renown more as things stand"

    def turned_down(self) -> str:
        """PE 17.4, 20.7, 32.15."""
        until = "for the rest of the game" if self.t.rules.solo else "until the Era ends"
        return f"the token lies face down {until}; {len(tokens_up(self.t)) - 1} more lie face up"

    def recalled(self) -> str:
        """PE 20.5, 21.4."""
        worth = self.t.rules.healthy_renown[self.house.rightmost_free()]
        return f"one of your people comes back to your Healthy track: {worth} Renown at the end"

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
        return f"{figure(1, good)}: you have {self.house.goods[move.good]}{left}", "PE 3.8"

    def sick_people(self, move: Move) -> Sense | None:
        """PE 12."""
        house, usual = self.house, self.t.rules.storage
        if isinstance(move, Arrange):
            harm = f"{harm_of(move.harmful)}{lost_by(house, move.harmful, usual)}" if move.harmful else ", nobody in a slot that does harm"
            return f"{house.quarantined()} in Quarantine{harm}", "PE 12.6"
        if isinstance(move, Shelter):
            taken = 1 << move.slot
            return f"one sick person {slot_title(move.slot)}{harm_of(taken)}{lost_by(house, house.harmful | taken, usual)}", "PE 12.3"
        if isinstance(move, Bury):
            tokens = self.t.rules.graves[house.dead] if house.dead < GRAVES else self.t.rules.overflow
            return f"grave {house.dead + 1} of {GRAVES}: {figure(tokens, 'negative token')} when this Era ends, and at the end of each later one", "PE 12.4"
        if isinstance(move, Admit) and isinstance(self.question, Admitting):
            return f"one of them on the {self.box.technology_names[house.patient_card()]}, step 1 of {last_step(self.t, house)}", patient_rule(house)
        return self.enough() if isinstance(move, Done) else None

    def enough(self) -> Sense:
        """Of the action, or of what is offered."""
        question = self.question
        if isinstance(question, Researching):
            return f"the Research is over{imperative(self.t, self.seat, 8) if self.t.done & SPENT else ''}", "PE 15.1"
        if isinstance(question, Curing):
            return f"the Cure is over: {self.t.count} cured{imperative(self.t, self.seat, 12) if self.t.count >= 2 else ''}", "PE 16.3"
        if isinstance(question, Assigning):
            token = self.token_to_come() if self.t.count else ""
            return f"the Assign is over{token}", "PE 17.4" if token else "PE 17.1"
        if isinstance(question, Admitting):
            return f"{sick(question.people)} into Quarantine", "PE 12.1"
        return ("leave Quarantine as it is", "PE 12.6") if isinstance(question, MakingRoom) else ("enough", "PE 33.1")

    def token_to_come(self) -> str:
        """PE 17.4, R113."""
        kind = only_kind(self.t)
        if kind != NOTHING:
            return f"; the Capital token for {figure(1, REWARD_TITLES[kind])} is yours, as no other lies face up"
        return "; choose a Capital token" if face_up(self.t) else "; no Capital token lies face up"

    def at_the_door(self, move: Move) -> Sense | None:
        """PE 6.3, 22.15, 22.24."""
        question = self.question
        if not isinstance(question, AtTheDoor) or not isinstance(move, (LetIn, KeepOut)):
            return None
        out = question.kept_out(self.t) if isinstance(move, KeepOut) else 0
        rule = "PE 6.3" if not out else "PE 22.15" if self.house.building_in(question.location) < WORKSHOP else "PE 22.24"
        return f"{sick(question.people - out)} from {self.box.names[question.location]} into Quarantine{f', {out} back to the supply' if out else ''}", rule


def patient_rule(house: House) -> str:
    return "PE 22.1" if house.patient_card() == APPARATUS else "PE 22.14"


def harm_of(harmful: int) -> str:
    """ ": Move has 1 movement less and the storage holds 4 of each"."""
    return f": {listed([HARMS[slot] for slot in range(HARMFUL) if harmful >> slot & 1])}"


def lost_by(house: House, harmful: int, usual: int) -> str:
    """PE 14.11. What the storage holds no more with sick people in these slots."""
    after = house.copy()
    after.harmful = harmful
    trim(after, usual)
    lost = tuple([before - left for before, left in zip(house.goods, after.goods)])
    return f"; lost at once: {goods_listed(lost)}" if any(lost) else ""
