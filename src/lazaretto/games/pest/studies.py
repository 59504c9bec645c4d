"""PE 22.31, 15, 16. Research and Cure, and what Technologies add to either."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import (
    AIRBORNE, APPARATUS, CARD_SLOTS, CONTAINERS, EXPERTS, HARMFUL, HERBS, HOUSE, IN_REGULAR, LAB, MARKET, MOBILE, MOBILE_WORKSHOP, NOTHING, REGULAR,
    RESOURCES, SCHOLARS, SYRINGE, TENT,
)
from .gains import Fulfil, Gain
from .house import House
from .in_turn import InTurn
from .moves import (
    BUYS, CHOICES, CURES, DISCHARGES, DONE, EXPERIMENT, RECALLS, REFRESH, SENDS, TEND, TO_CAPITAL, TO_EXPERTS, TO_TRACK, Buy, Choose, Cure, Discharge, Done,
    Experiment, Recall, Refresh, Send, Tend,
)
from .paying import Paying, can_pay
from .people import TakeIn, heal, leave_slot, trim
from .posts import ChoosingToken, send_to, why_not_post
from .table import Empire, replaced

#: What was done in this action, bits of `done`.
BOUGHT: Final = 1
REFRESHED: Final = 2
RECALLED: Final = 4
TRIED: Final = 8
TENDED: Final = 16
SPENT: Final = 32
SENT: Final = 64
DISCHARGED: Final = 128
LAB_TAKES: Final = 3            # PE 22.12

BOUGHT_ALREADY: Final = Reason("PE 15.1", "one Technology a Research")
NOT_FOR_SALE: Final = Reason("PE 15.1", "that Technology is not on the market")
WRONG_SLOT: Final = Reason("PE 15.2", "that Technology is bound to another slot")
SICK_ON_IT: Final = Reason("PE 15.4", "the card there has a sick person on it")
TOO_DEAR: Final = Reason("PE 15.1", "you have not the Research")
ONCE: Final = Reason("PE 22.31", "only once in this action")
REFRESHED_ALREADY: Final = Reason("R95", "only once in this action")
NO_CARD: Final = Reason("PE 22.31", "you have not the Technology for that")
NOT_BEYOND: Final = Reason("PE 22.27", "that is within what the storage holds")
NOBODY: Final = Reason("PE 17.1", "nobody is there to be sent")
NO_PATIENT: Final = Reason("PE 22.1", "you have no patient who could go on")
EMPTY: Final = Reason("PE 16.1", "nobody is in that slot")
TRACK_FULL: Final = Reason("PE 16.3", "your Healthy track is full")
HERBS_LACK: Final = Reason("PE 16.2", "you have not the Herbs")


def begin_studies(t: Empire, question: Step) -> Steps:
    t.done, t.count = 0, 0
    return (question,)


@final
class Researching(InTurn):
    """PE 15, R42. Buy one, refresh once, use cards; at the end a patient goes on."""

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        house = t.houses[seat]
        buys = [BUYS[card][slot] for card in t.market.kinds() for slot in range(CARD_SLOTS) if t.rules.slots[card] in (NOTHING, slot)]
        recalls = [move for move in RECALLS if move.post not in (TO_CAPITAL, TO_EXPERTS)] if house.has(SCHOLARS) else []
        return [DONE, *buys, REFRESH, *([EXPERIMENT] if house.has(LAB) else []), *recalls, *both_studies(t, seat)]

    def surplus(self, t: Empire, seat: Seat) -> int:
        return t.houses[seat].slots() - REGULAR

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Buy):
            return why_not_buy(t, seat, move)
        if isinstance(move, Refresh):
            return REFRESHED_ALREADY if t.done & REFRESHED else None if t.houses[seat].research else TOO_DEAR
        if isinstance(move, Recall):
            return why_not_recall(t, seat, move)
        if isinstance(move, Experiment):
            return why_not_experiment(t, seat)
        return why_not_study(t, seat, move)

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        house = t.houses[seat]
        if isinstance(move, Buy):
            t.done |= BOUGHT | (SPENT if t.rules.technology_costs[move.technology] else 0)
            return (*bought(t, seat, move, dealer), self)
        if isinstance(move, Refresh):
            t.done |= REFRESHED | SPENT
            house.research -= 1
            return (Refreshed(), self)
        if isinstance(move, Recall):
            t.done |= RECALLED
            house.capital -= 1
            send_to(house, move.post)
            return (self,)
        if isinstance(move, Experiment):
            t.done |= TRIED
            house.healthy &= ~(1 << house.rightmost_person())
            return (TakeIn(seat, LAB_TAKES), self)
        if isinstance(move, Done):
            spent = (Fulfil(seat, 8),) if t.done & SPENT else ()
            return (*study_ends(t, seat), *spent)
        studied(t, seat, move)
        return (self,)


def why_not_buy(t: Empire, seat: Seat, move: Buy) -> Reason | None:
    """PE 15.1 to 15.4."""
    house, bound = t.houses[seat], t.rules.slots[move.technology]
    if t.done & BOUGHT:
        return BOUGHT_ALREADY
    if move.technology not in t.market:
        return NOT_FOR_SALE
    if bound not in (NOTHING, move.slot):
        return WRONG_SLOT
    if is_sick_person_on(house, house.cards[move.slot]):
        return SICK_ON_IT
    return None if house.research >= t.rules.technology_costs[move.technology] else TOO_DEAR


def is_sick_person_on(house: House, card: int) -> bool:
    """PE 15.4, R98. A patient, or somebody in Quarantine who would lose the slot."""
    slots = 1 if card == TENT else 2 if card == HOUSE else 0
    return (house.patient > 0 and card == house.patient_card()) or house.regular > house.slots() - slots


def bought(t: Empire, seat: Seat, move: Buy, dealer: Dealer) -> Steps:
    """PE 15.1, 15.3, 15.6, R97. The old card goes back for Renown tokens; the market is filled."""
    house, old = t.houses[seat], t.houses[seat].cards[move.slot]
    house.research -= t.rules.technology_costs[move.technology]
    if old != NOTHING:
        house.renown += t.rules.technology_renown[old]
        clear_card(house, old)
        dealer.move(old, t.boards[seat], to=t.technology_deck)
    dealer.move(move.technology, t.market, to=t.boards[seat])
    house.cards = replaced(house.cards, move.slot, move.technology)
    naming = (Naming(seat),) if move.technology == MOBILE_WORKSHOP else ()
    return (*naming, Overfull(seat), FillMarket())


def clear_card(house: House, card: int) -> None:
    """R98. Healthy people on it go to the track, as far as there is room."""
    if card == EXPERTS:
        for _ in range(house.experts):
            heal(house)
        house.experts = 0
    elif card == MOBILE_WORKSHOP:
        if house.workers >> MOBILE & 1:
            heal(house)
        house.workers, house.named = house.workers & ~(1 << MOBILE), NOTHING


@final
class Overfull(Choice):
    """PE 22.26, 22.27, R166, R167. The storage holds less than before; with Storage Containers the owner says which of two kinds stays."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if t.houses[self.seat].has(CONTAINERS) and len(self.over(t)) > 1 else ()

    def over(self, t: Empire) -> list[int]:
        house = t.houses[self.seat]
        return [good for good, held in enumerate(house.goods) if held > house.limit(t.rules.storage)]

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return CHOICES

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Choose):
            return NOT_HERE
        return None if move.good in self.over(t) else NOT_BEYOND

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Choose)
        dealer.say(seat, move)
        house, limit = t.houses[seat], t.houses[seat].limit(t.rules.storage)
        house.goods = tuple([held if good == move.good else min(held, limit) for good, held in enumerate(house.goods)])
        return ()

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        trim(t.houses[self.seat], t.rules.storage)
        return ()


@final
class FillMarket(Step):
    """PE 15.6, R9. Five lie open at all times."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        while len(t.market) < MARKET and len(t.technology_deck):
            dealer.draw(t.technology_deck, to=t.market)
        return ()


@final
class Refreshed(Step):
    """PE 15.5, R95. All five go into the deck before five are drawn."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        for card in t.market.kinds():
            dealer.move(card, t.market, to=t.technology_deck)
        return (FillMarket(),)


@final
class Naming(Choice):
    """PE 22.25. The resource of the Mobile Workshop."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return CHOICES[:RESOURCES]

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, Choose) and move.good < RESOURCES else NOT_HERE

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Choose)
        dealer.say(seat, move)
        t.houses[seat].named = move.good
        return ()


def why_not_recall(t: Empire, seat: Seat, move: Recall) -> Reason | None:
    """PE 22.11, R151."""
    house = t.houses[seat]
    if not house.has(SCHOLARS):
        return NO_CARD
    if t.done & RECALLED:
        return ONCE
    if not house.capital:
        return NOBODY
    return NOT_HERE if move.post in (TO_CAPITAL, TO_EXPERTS) else why_not_post(house, move.post)


def why_not_experiment(t: Empire, seat: Seat) -> Reason | None:
    """PE 22.12, R152."""
    house = t.houses[seat]
    if not house.has(LAB):
        return NO_CARD
    if t.done & TRIED:
        return ONCE
    return NOBODY if house.rightmost_person() == NOTHING else None


@final
class Curing(InTurn):
    """PE 16. One after the other, while Herbs and the track last."""

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        return [DONE, *CURES, *(DISCHARGES if t.houses[seat].has(AIRBORNE) else ()), *both_studies(t, seat)]

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Cure):
            return why_not_cure(t, seat, move.slot)
        if not isinstance(move, Discharge):
            return why_not_study(t, seat, move)
        house = t.houses[seat]
        if not house.has(AIRBORNE):
            return NO_CARD
        return ONCE if t.done & DISCHARGED else None if is_in(house, move.slot) else EMPTY

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        house = t.houses[seat]
        if isinstance(move, Cure):
            return (Paying(seat, (0, 0, 0, t.rules.herbs[house.rightmost_free()])), Cured(seat, move.slot), self)
        if isinstance(move, Discharge):
            t.done |= DISCHARGED
            leave_slot(house, move.slot)
            return (self,)
        if isinstance(move, Done):
            return (*study_ends(t, seat), CureEnds(seat))
        studied(t, seat, move)
        return (self,)


def is_in(house: House, slot: int) -> bool:
    """Somebody is in this slot of Quarantine."""
    return house.regular > 0 if slot == IN_REGULAR else slot < HARMFUL and house.harmful >> slot & 1 == 1


def why_not_cure(t: Empire, seat: Seat, slot: int) -> Reason | None:
    """PE 16.1 to 16.3."""
    house = t.houses[seat]
    if not is_in(house, slot):
        return EMPTY
    space = house.rightmost_free()
    if space == NOTHING:
        return TRACK_FULL
    return None if can_pay(house, (0, 0, 0, t.rules.herbs[space])) else HERBS_LACK


@final
class Cured(Step):
    """PE 16.1, R109."""

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        leave_slot(t.houses[self.seat], self.slot)
        heal(t.houses[self.seat])
        t.count += 1
        return ()


@final
class CureEnds(Step):
    """PE 22.23. A Syringe gives a Herb; Imperative 12."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        herb = [Gain(self.seat, HERBS, 1)] if t.houses[self.seat].has(SYRINGE) else []
        return (*herb, *([Fulfil(self.seat, 12)] if t.count >= 2 else []))


def both_studies(t: Empire, seat: Seat) -> list[Move]:
    """PE 22.1, 22.10, 22.14. What Technologies offer in either action."""
    house = t.houses[seat]
    return [*([TEND] if house.patient else []), *(SENDS[:TO_EXPERTS] if house.experts else [])]


def why_not_study(t: Empire, seat: Seat, move: Move) -> Reason | None:
    house = t.houses[seat]
    if isinstance(move, Done):
        return None
    if isinstance(move, Tend):
        return None if can_tend(t, seat) else NO_PATIENT
    if not isinstance(move, Send):
        return NOT_HERE
    if not house.experts:
        return NOBODY
    return NOT_HERE if move.post in (TO_EXPERTS, TO_TRACK) else why_not_post(house, move.post)


def studied(t: Empire, seat: Seat, move: Move) -> None:
    house = t.houses[seat]
    if isinstance(move, Tend):
        tend(t, seat)
    elif isinstance(move, Send):
        house.experts -= 1
        send_to(house, move.post)
        t.done |= SENT if move.post == TO_CAPITAL else 0


def can_tend(t: Empire, seat: Seat) -> bool:
    """PE 22.1, R228. Once an action; on the last step only if the track has room."""
    house = t.houses[seat]
    if not house.patient or t.done & TENDED:
        return False
    return house.patient < last_step(t, house) or house.rightmost_free() != NOTHING


def last_step(t: Empire, house: House) -> int:
    return t.rules.patient_steps[0 if house.patient_card() == APPARATUS else 1]


def tend(t: Empire, seat: Seat) -> None:
    """PE 22.1, 22.14, R109. One step on; after the last the patient is cured."""
    house = t.houses[seat]
    t.done |= TENDED
    if house.patient < last_step(t, house):
        house.patient += 1
    elif heal(house):
        house.patient = 0
        t.count += 1


def study_ends(t: Empire, seat: Seat) -> Steps:
    """PE 22.1, 22.10, R113, R228. The patient goes on at the latest now; experts in the Capital earn a token."""
    if can_tend(t, seat):
        tend(t, seat)
    return (ChoosingToken(seat),) if t.done & SENT else ()
