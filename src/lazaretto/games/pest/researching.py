"""PE 15. Research: Technologies are bought from the market, and the market is refreshed."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .by_technology import EXPERIMENT, RECALLS, Experiment, Recall
from .cards import (
    CARD_SLOTS, CONTAINERS, EXPERTS, HOUSE, LAB, MOBILE, MOBILE_WORKSHOP, NOTHING, REGULAR, RESOURCES, SCHOLARS, TENT, TO_TRACK,
)
from .gains import Fulfil
from .house import House
from .in_turn import EVERY_GOOD, InTurn, is_urged
from .market import FillMarket, Refreshed
from .moves import BUYS, CHOICES, DONE, REFRESH, Buy, Choose, Done, Refresh
from .people import TakeIn, heal, tell_spoilt, trim
from .posts import send_to
from .producing import NOT_BEYOND
from .short_of import too_little_research
from .table import Empire, replaced
from .technologies import BOUGHT, RECALLED, REFRESHED, SENT, SPENT, TRIED, both_studies, studied, study_ends, why_not_experiment, why_not_recall, why_not_study

LAB_TAKES: Final = 3            # PE 22.12

BOUGHT_ALREADY: Final = Reason("PE 15.1", "one Technology a Research")
NOT_FOR_SALE: Final = Reason("PE 15.1", "that Technology is not on the market")
WRONG_SLOT: Final = Reason("PE 15.2", "that Technology is bound to another slot")
SICK_ON_IT: Final = Reason("PE 15.4", "the card there has a sick person on it")
REFRESHED_ALREADY: Final = Reason("R95", "only once in this action")


@final
class Researching(InTurn):
    """PE 15, R42. Buy one, refresh once, use cards; at the end a patient goes on."""

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        house = t.houses[seat]
        buys = [BUYS[card][slot] for card in t.market.kinds() for slot in range(CARD_SLOTS) if t.rules.slots[card] in (NOTHING, slot)]
        recalls = [RECALLS[post] for post in (*house.buildings(), TO_TRACK)] if house.has(SCHOLARS) else []
        return [DONE, *buys, REFRESH, *([EXPERIMENT] if house.has(LAB) else []), *recalls, *both_studies(t, seat)]

    def surplus(self, t: Empire, seat: Seat) -> int:
        """R50. Those on a card that may have to go; none does once something is bought."""
        house = t.houses[seat]
        return 0 if t.done & BOUGHT else max(0, min(house.quarantined(), house.slots()) - REGULAR)

    def opens(self, t: Empire, seat: Seat) -> bool:
        """R98. Who is on a card goes into a harmful slot, and another card comes in its place."""
        house = t.houses[seat]
        if t.done & BOUGHT or not self.surplus(t, seat):
            return False
        blocked = [is_sick_person_on(house, card) for card in house.cards]
        afforded = [card for card in t.market.kinds() if t.rules.technology_costs[card] <= house.research]
        return any([blocked[slot] and t.rules.slots[card] in (NOTHING, slot) for card in afforded for slot in range(CARD_SLOTS)])

    def coming(self, t: Empire, seat: Seat) -> tuple[int, ...]:
        """PE 17.4, 23.8."""
        return EVERY_GOOD if t.done & SENT or (t.done & SPENT and is_urged(t, seat, 8)) else ()

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Buy):
            return why_not_buy(t, seat, move)
        if isinstance(move, Refresh):
            return REFRESHED_ALREADY if t.done & REFRESHED else None if t.houses[seat].research else too_little_research("PE 15.5", 1, 0)
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
            return (*study_ends(t, seat, dealer), *spent)
        studied(t, seat, move, dealer)
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
    cost = t.rules.technology_costs[move.technology]
    return None if house.research >= cost else too_little_research("PE 15.1", cost, house.research)


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
        house, held, limit = t.houses[seat], t.houses[seat].goods, t.houses[seat].limit(t.rules.storage)
        house.goods = tuple([many if good == move.good else min(many, limit) for good, many in enumerate(held)])
        tell_spoilt(seat, held, house.goods, dealer)
        return ()

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        house, held = t.houses[self.seat], t.houses[self.seat].goods
        trim(house, t.rules.storage)
        tell_spoilt(self.seat, held, house.goods, dealer)
        return ()


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
