"""What a move means here, in one line with the rule's number. The moves of the six actions are in `offers`, answers between them in `replies`."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Move, Names, Scene, Seat
from .assigning import LEAST_FOR_CAPITAL, PLACED
from .box import Box
from .by_technology import Appear, AssistAgain, AssistTrials, Discharge, Experiment, Recall, Send, Tend
from .cards import HERBS, IN_REGULAR, MOBILE, TO_CAPITAL, column_of, row_of
from .constructing import Constructing
from .court_told import agenda, court, once_sent, once_there, token
from .effects import ACTION_RULES
from .moves import Assign, Assist, Build, BuildCapital, Buy, Cure, Done, EndTurn, Enhance, Go, Play, PutCamp, Reassign, Refresh, Settle
from .moving import Moving
from .names import ACTION_TITLES, GOOD_TITLES, SIZE_TITLES, figure, listed, one_of, post_title, sick, slot_title, with_article
from .offers import Sense, arrivals, building, capital_building, cured, end_of_move, freeing, purchase, step_to, then, use_of_camp
from .posts_told import leaving, post
from .prospects import imperative, outlook, price
from .replies import Replies, patient_rule
from .setup import PlacingCastle
from .table import Empire
from .technologies import SENT, last_step
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
        self.replies: Final = Replies(scene, seat, box)

    def of(self, move: Move) -> Sense:
        found = self.settling(move) or self.turn(move) or self.moving(move) or self.making(move) or self.studying(move) or self.sending(move)
        return found or self.replies.of(move) or ("", "PE 33.1")

    # the turn

    def settling(self, move: Move) -> Sense | None:
        """PE 4.12 to 4.16."""
        if not isinstance(move, Settle):
            return None
        t, place = self.t, move.location
        where = f"{self.box.names[place]}, {with_article(SIZE_TITLES[t.rules.sizes[place]])}"
        near = f"next to {listed([self.box.names[other] for other, _ in t.rules.ways[place]])}"
        if isinstance(self.question, PlacingCastle):
            return f"your Castle in {where}, {near}: it produces {figure(1, GOOD_TITLES[t.gives[place]])}{arrivals(t, place)}", "PE 4.12"
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
            cost, rule = ("1 Research: ", "PE 9.4") if move.enhanced else ("", ACTION_RULES[move.action])
            return f"{cost}{outlook(self.t, self.seat, move.action, move.enhanced, why=True)}", rule
        if isinstance(move, EndTurn):
            left = [ACTION_TITLES[action] for action in range(len(ACTION_TITLES)) if self.t.to_play >> action & 1]
            return f"ends your turn{f', without {listed(left)}' if left else ''}", "PE 33.1"
        return None

    def moving(self, move: Move) -> Sense | None:
        """PE 10, 11."""
        t, here = self.t, self.house.doctor
        if isinstance(move, (Go, Appear)):
            return step_to(t, self.seat, move)
        if isinstance(move, Enhance) and isinstance(self.question, Constructing):
            return "1 Research: one Lumber or Stone less for the first building", "PE 13.10"
        if isinstance(move, Enhance):
            return f"1 of your {self.house.research} Research: {t.movement + 1} movement left instead of {t.movement}", "PE 10.13"
        if isinstance(move, PutCamp):
            people = f", {sick(t.sick[here])} gathered free" if t.sick[here] else ""
            return f"your camp in {self.box.names[here]}{people}, {use_of_camp(t, self.seat, here)}", "PE 11.2"
        if isinstance(move, Done) and isinstance(self.question, Moving):
            return end_of_move(t, self.seat, self.voice)
        return None

    def making(self, move: Move) -> Sense | None:
        """PE 13."""
        change = self.question.change if isinstance(self.question, Constructing) else 0
        if isinstance(move, Build):
            return building(self.t, self.seat, move, change)
        if isinstance(move, BuildCapital):
            return capital_building(self.t, self.seat, move, change)
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
            given = one_of(house.healthy.bit_count(), "healthy person")
            return f"give up {given}, take in 3 sick ones; you have {house.quarantined()} in Quarantine{leaving(self.t, house)}", "PE 22.12"
        if isinstance(move, Tend):
            last = last_step(self.t, house)
            onward = f"goes to step {house.patient + 1} of {last}" if house.patient < last else "is cured, free"
            return f"your patient {onward}", patient_rule(house)
        if isinstance(move, Cure):
            return cured(self.t, self.seat, move.slot)
        if isinstance(move, Discharge):
            freed = "" if move.slot == IN_REGULAR else f"; {freeing(move.slot)}"
            return f"the sick person {slot_title(move.slot)} goes back to the supply{freed}", "PE 22.9"
        return None

    def sending(self, move: Move) -> Sense | None:
        """PE 17, 22.10, 22.11."""
        t, seat, house = self.t, self.seat, self.house
        if isinstance(move, Assign):
            return self.assigned(move)
        if isinstance(move, Reassign):
            return f"the worker from {post_title(move.slot)} {post(t, seat, move.to, self.voice)}", "PE 17.2"
        if isinstance(move, Send):
            after = once_there(t, seat, 1)
            there = f": {court(t, after, seat)}{agenda(t, after, seat)}{token(t, first=not t.done & SENT)}" if move.post == TO_CAPITAL else ""
            return f"{one_of(house.experts, 'person on the Plague Experts')} {post(t, seat, move.post, self.voice)}{there}", "PE 22.10"
        if isinstance(move, Recall):
            after = once_there(t, seat, -1)
            return f"{post(t, seat, move.post, self.voice)}; {court(t, after, seat, 'left')}{agenda(t, after, seat)}", "PE 22.11"
        return None

    def assigned(self, move: Assign) -> Sense:
        """PE 17.1, 17.4. To the Capital its standing and rewards need all the room that a line has."""
        t, seat, house = self.t, self.seat, self.house
        after = once_sent(t, seat, move.post)
        cost = f"{agenda(t, after, seat)}{leaving(t, house)}"
        if move.post == TO_CAPITAL:
            urged = imperative(t, seat, 14) if t.count == LEAST_FOR_CAPITAL - 1 else ""
            return f"{court(t, after, seat, briefly=bool(urged))}{token(t, first=not t.count)}{cost}{then(urged)}", "PE 17.1"
        urged = imperative(t, seat, 2) if move.post < MOBILE and not t.done & PLACED else ""
        return f"{one_of(house.healthy.bit_count(), 'healthy person')} {post(t, seat, move.post, self.voice)}{cost}{then(urged)}", "PE 17.1"
