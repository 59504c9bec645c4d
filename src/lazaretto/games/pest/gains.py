"""PE 3.8, 14.10, 18. What a House gains: goods, as far as the storage holds them, Crates, Research, Renown, Influence."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .aloud import Aloud
from .box import Rewards
from .cards import ANY, COIN, INFLUENCE, LEVELS, NOTHING, RECALL, RENOWN, RESEARCH, RESOURCES, YEARS
from .moves import CHOICES, Choose
from .people import MakingRoom, heal
from .sources import OF_DECREE, TRACK, UNSAID, Source
from .table import Empire, changed, replaced

NO_ROOM: Final = Reason("PE 14.10", "your storage holds no more of that")
NO_COIN: Final = Reason("PE 3.8", "a Crate is any resource, and a Coin is none")
POLITICAL_WAR: Final = 6


@final
class NoRoom(Aloud):
    """PE 14.10. So many of this, or Crates, the storage could not take."""

    def __init__(self, seat: Seat, good: int, many: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.many: Final = many


@final
class Unpacked(Aloud):
    """PE 3.8, 14.10. Crates for which there was no choice: the storage has room for this alone."""

    def __init__(self, seat: Seat, good: int, many: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.many: Final = many


@final
class NeutralComes(Aloud):
    """PE 32.11 to 32.13. Said aloud: a Neutral person more is in the Capital, so many by now, and where it stood."""

    def __init__(self, people: int, stood: Source) -> None:
        self.people: Final = people
        self.stood: Final = stood


def neutral_comes(t: Empire, stood: Source, dealer: Dealer) -> None:
    t.neutral += 1
    if dealer.listening:
        dealer.tell(EVERYONE, NeutralComes(t.neutral, stood))


def store(t: Empire, seat: Seat, good: int, many: int, dealer: Dealer) -> int:
    """PE 14.10, R39. How many of them the storage took; the others are lost."""
    house = t.houses[seat]
    stored = min(many, house.room_for(good, t.rules.storage))
    house.goods = changed(house.goods, good, stored)
    if stored < many and dealer.listening:
        dealer.tell(EVERYONE, NoRoom(seat, good, many - stored))
    return stored


def gains(seat: Seat, rewards: Rewards, by: Source) -> Steps:
    """These rewards, each kind once, in the order in which they stand."""
    kinds = list(dict.fromkeys(rewards))
    return tuple([Gain(seat, kind, rewards.count(kind), by) for kind in kinds])


def out_of_turn(t: Empire, seat: Seat, rewards: Rewards, by: Source) -> Steps:
    """PE 12.6. The same when it is nobody's turn."""
    return (*room_first(t, seat, rewards), *gains(seat, rewards, by))


def room_first(t: Empire, seat: Seat, rewards: Rewards) -> Steps:
    """PE 12.6, R49. Quarantine may be rearranged before goods come, but after Year 6, where they count for nothing."""
    return () if t.year == YEARS - 1 else (MakingRoom(seat, rewards),)


@final
class Gain(Step):
    """So many of this, and what by."""

    def __init__(self, seat: Seat, kind: int, many: int, by: Source = UNSAID) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.many: Final = many
        self.by: Final = by

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        house = t.houses[self.seat]
        if self.kind <= COIN:
            store(t, self.seat, self.kind, self.many, dealer)
        elif self.kind == ANY:
            return (Crates(self.seat, self.many, self.by),)
        elif self.kind == RESEARCH:
            house.research += self.many
        elif self.kind == RENOWN:
            house.renown += self.many
        elif self.kind == INFLUENCE:
            return (GainInfluence(self.seat, self.many, self.by),)
        elif self.kind == RECALL and house.capital and heal(house):
            house.capital -= 1
        return ()


@final
class Crates(Choice):
    """PE 3.8, 8.5. Any resource but a Coin, one by one; asked where there is a choice."""

    def __init__(self, seat: Seat, left: int, by: Source = UNSAID) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.by: Final = by

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if self.left and len(self.fitting(t)) > 1 else ()

    def fitting(self, t: Empire) -> list[int]:
        return [good for good in range(RESOURCES) if t.houses[self.seat].room_for(good, t.rules.storage)]

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return CHOICES

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Choose):
            return NOT_HERE
        if move.good == COIN:
            return NO_COIN
        return None if move.good in self.fitting(t) else NO_ROOM

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Choose)
        dealer.say(seat, move)
        t.arranged = False                                 # R49, if the action ended by itself
        store(t, seat, move.good, 1, dealer)
        return (Crates(seat, self.left - 1, self.by),)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        fitting = self.fitting(t)
        for good in fitting:
            store(t, self.seat, good, self.left, dealer)
        if self.left and dealer.listening:
            dealer.tell(EVERYONE, Unpacked(self.seat, fitting[0], self.left) if fitting else NoRoom(self.seat, ANY, self.left))
        return ()


@final
class GainInfluence(Step):
    """PE 18.2, 18.3, 18.7, R49. Forward so many spaces; those with another's marker are skipped, and what is passed is gained."""

    def __init__(self, seat: Seat, many: int, by: Source = UNSAID) -> None:
        self.seat: Final = seat
        self.many: Final = many
        self.by: Final = by

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        house, left, skipped = t.houses[self.seat], self.many, False
        passed: list[int] = []
        while left and house.influence < t.rules.length:
            house.influence += 1
            space = house.influence
            passed.append(space)
            if space == t.rules.length:
                t.arrived = (*t.arrived, self.seat)
            elif is_marked(t, space, self.seat):
                skipped = True
            elif space in t.in_the_way:                    # PE 32.13
                t.in_the_way = tuple([other for other in t.in_the_way if other != space])
                neutral_comes(t, (TRACK, space), dealer)
            elif not (t.rules.versus and space in t.rules.barred):
                left -= 1
        war = (Fulfil(self.seat, POLITICAL_WAR),) if skipped else ()
        return (*from_track(t, self.seat, passed), *war)


def from_track(t: Empire, seat: Seat, spaces: list[int]) -> Steps:
    """PE 18.3. What these spaces give, each kind once, and which of them gives it."""
    track = t.rules.track
    rewards = tuple([kind for space in spaces for kind in track[space]])
    found = [Gain(seat, kind, rewards.count(kind), (TRACK, *[space for space in spaces if kind in track[space]])) for kind in dict.fromkeys(rewards)]
    return (*room_first(t, seat, rewards), *found) if t.active == NOTHING else tuple(found)


def is_marked(t: Empire, space: int, seat: Seat) -> bool:
    """PE 18.2. Another's marker stands there."""
    return any([house.influence == space for other, house in enumerate(t.houses) if other != seat])


@final
class Fulfil(Step):
    """PE 19.1, 19.3, 19.4, 32.12, R125. An Imperative is fulfilled, if it is that of the Era and in one's turn: a step up, and its Influence."""

    def __init__(self, seat: Seat, decree: int) -> None:
        self.seat: Final = seat
        self.decree: Final = decree

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        era, house = t.era(), t.houses[self.seat]
        if t.active != self.seat or t.decrees[era] != self.decree or house.levels[era] == LEVELS:
            return ()
        house.levels = changed(house.levels, era, 1)
        level = house.levels[era]
        if t.on_levels[era] >> level & 1:
            t.on_levels = replaced(t.on_levels, era, t.on_levels[era] & ~(1 << level))
            neutral_comes(t, (OF_DECREE, level), dealer)
        return (Fulfilled(self.seat, self.decree, level), GainInfluence(self.seat, t.rules.level_influence[era][level - 1], (OF_DECREE, self.decree)))


@final
class Fulfilled(Step):
    """PE 19.3. Said aloud: the marker stands on this level now."""

    def __init__(self, seat: Seat, decree: int, level: int) -> None:
        self.seat: Final = seat
        self.decree: Final = decree
        self.level: Final = level

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return ()
