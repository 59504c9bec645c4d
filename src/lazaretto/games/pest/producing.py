"""PE 14. Produce: what buildings with workers give, and Research of Laboratories."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .box import Rewards
from .cards import BUILDINGS, CASTLE, COIN, CONTAINERS, FACTORY, GOODS, LINE, MOBILE, NOTHING, PODS, PRODUCE, RESEARCH, TREASURY, WORKSHOP
from .gains import Fulfil, Gain, gains, store
from .moves import CHOICES, Choose
from .sources import LABORATORY, UNSAID, Source
from .table import Empire, changed

Goods = tuple[int, ...]
"""By resource, then Coins."""

NOT_GAINED: Final = Reason("PE 14.8", "you would gain none of that")
NOT_PRODUCED: Final = Reason("PE 14.9", "none of your buildings produces that now")
NOT_BEYOND: Final = Reason("PE 22.27", "that is within what the storage holds")


def of_buildings(t: Empire, seat: Seat) -> Goods:
    """PE 14.1 to 14.6, 22.13, R91. What the buildings give now; nothing in ruins."""
    house, found = t.houses[seat], [0] * GOODS
    for slot in range(BUILDINGS):
        location = house.sites[slot]
        if location == NOTHING or t.is_ruin(location):
            continue
        if slot in (CASTLE, FACTORY) or house.workers >> slot & 1:
            many = 2 if slot == WORKSHOP or (slot == CASTLE and house.has(LINE)) else 1
            found[COIN if slot == TREASURY else t.gives[location]] += many
    return tuple(found)


def of_cards(t: Empire, seat: Seat) -> Goods:
    """PE 22.25, 22.30. Mobile Workshop and Storage Pods."""
    house, found = t.houses[seat], [0] * GOODS
    if house.named != NOTHING and house.workers >> MOBILE & 1:
        found[house.named] += 1
    if house.has(PODS) and t.resource_of(house.doctor) != NOTHING:
        found[t.gives[house.doctor]] += 1
    return tuple(found)


def without_room(t: Empire, seat: Seat, goods: Goods) -> Goods:
    """PE 14.10, 22.27. What of it the storage would lose; on the Storage Containers goes the kind of which they save most."""
    house = t.houses[seat]
    limit = house.limit(t.rules.storage)
    plain = [max(0, many - max(0, limit - held)) for many, held in zip(goods, house.goods)]
    lost = [max(0, many - house.room_for(good, t.rules.storage)) for good, many in enumerate(goods)]
    saved = [one - other for one, other in zip(plain, lost)]
    on_card = saved.index(max(saved))
    return tuple([lost[good] if good == on_card else plain[good] for good in range(GOODS)])


def begin_produce(t: Empire, seat: Seat, enhanced: int) -> Steps:
    """PE 14.8, 14.9, R46. One more and one less cancel out."""
    built = of_buildings(t, seat)
    goods = tuple([one + other for one, other in zip(built, of_cards(t, seat))])
    change = enhanced - (t.houses[seat].harmful >> PRODUCE & 1)
    if change > 0:
        return (Weighing(seat, goods, built, change),)
    return (Weighing(seat, goods, goods, change),) if change < 0 else (Stored(seat, goods),)


@final
class Weighing(Choice):
    """PE 14.8, 14.9. Of which kind one more is gained, or one less; asked where there is a choice."""

    def __init__(self, seat: Seat, goods: Goods, among: Goods, change: int) -> None:
        self.seat: Final = seat
        self.goods: Final = goods
        self.among: Final = among
        self.change: Final = change

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if len(self.kinds()) > 1 else ()

    def kinds(self) -> list[int]:
        return [good for good in range(GOODS) if self.among[good]]

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return CHOICES

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Choose):
            return NOT_HERE
        return None if self.among[move.good] else (NOT_PRODUCED if self.change > 0 else NOT_GAINED)

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Choose)
        dealer.say(seat, move)
        return (Stored(seat, changed(self.goods, move.good, self.change)),)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        kinds = self.kinds()
        return (Stored(self.seat, changed(self.goods, kinds[0], self.change) if kinds else self.goods),)


@final
class Stored(Step):
    """PE 14.10, R92. Into the storage, kind by kind; with Storage Containers the owner may have to say which comes first."""

    def __init__(self, seat: Seat, goods: Goods) -> None:
        self.seat: Final = seat
        self.goods: Final = goods

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.count = 0
        people = t.houses[self.seat].in_laboratories(t.rules.laboratories)
        return (Overflowing(self.seat, self.goods, produced=1), Laboratories(self.seat, people))


@final
class Overflowing(Choice):
    """PE 22.27, R92, R167. Which of several kinds goes on the Storage Containers: it is stored before the others."""

    def __init__(self, seat: Seat, goods: Goods, produced: int, by: Source = UNSAID) -> None:
        self.seat: Final = seat
        self.goods: Final = goods
        self.produced: Final = produced              # 1 in a Produce, where what is stored counts for Imperatives
        self.by: Final = by

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if t.houses[self.seat].has(CONTAINERS) and len(self.over(t)) > 1 else ()

    def over(self, t: Empire) -> list[int]:
        """Kinds that could go on the card."""
        house = t.houses[self.seat]
        beyond = [good for good in range(GOODS) if house.goods[good] + self.goods[good] > house.limit(t.rules.storage)]
        return [good for good in beyond if house.goods[good] + house.room_for(good, t.rules.storage) > house.limit(t.rules.storage)]

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return CHOICES

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Choose):
            return NOT_HERE
        return None if move.good in self.over(t) else NOT_BEYOND

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Choose)
        dealer.say(seat, move)
        return self.stored(t, [move.good, *[good for good in range(GOODS) if good != move.good]], dealer)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return self.stored(t, list(range(GOODS)), dealer)

    def stored(self, t: Empire, order: list[int], dealer: Dealer) -> Steps:
        if not self.produced:
            return tuple([Gain(self.seat, good, self.goods[good], self.by) for good in order if self.goods[good]])
        for good in order:
            t.count += store(t, self.seat, good, self.goods[good], dealer)
        return ()


@final
class Laboratories(Step):
    """PE 14.7, R93. 1 Research for each that is occupied; then Imperatives 10 and 15."""

    def __init__(self, seat: Seat, people: int) -> None:
        self.seat: Final = seat
        self.people: Final = people

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        seat = self.seat
        research = [Gain(seat, RESEARCH, self.people, LABORATORY)] if self.people else []
        return (*research, *([Fulfil(seat, 10)] if t.count >= 3 else []), *([Fulfil(seat, 15)] if t.count >= 5 else []))


def received(t: Empire, seat: Seat, rewards: Rewards, by: Source) -> Steps:
    """PE 9.7, 22.20, 22.27, R167. What Aid or the Tool Cart gives at once: with Storage Containers its owner may have to say which kind comes first."""
    goods = tuple([rewards.count(good) for good in range(GOODS)])
    if not t.houses[seat].has(CONTAINERS) or goods.count(0) >= GOODS - 1:
        return gains(seat, rewards, by)
    others = tuple([kind for kind in rewards if kind >= GOODS])
    return (Overflowing(seat, goods, produced=0, by=by), *gains(seat, others, by))
