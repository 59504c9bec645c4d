"""PE 3.6, 12.1 to 12.6. Sick people come to a House: Quarantine, the Graveyard, and what comes after it."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .aloud import Aloud
from .box import Rewards
from .cards import ANY, CONTAINERS, GOODS, GRAVES, HARMFUL, NOTHING, RESOURCES, STORAGE_SLOT
from .house import WITH_CONTAINERS, House
from .moves import ARRANGES, BURY, DONE, SHELTERS, Arrange, Bury, Done, Shelter
from .sources import NO_BED, UNSAID, Source
from .table import Empire

TAKEN: Final = Reason("PE 12.2", "somebody is in that slot already")
GRAVES_FULL: Final = Reason("PE 12.5", "no grave is left")
AS_IT_IS: Final = Reason("PE 12.6", "your sick people are in those slots already")
TOO_MANY: Final = Reason("R50", "only those who find no room without drawback go into these slots")
TOO_FEW: Final = Reason("PE 3.10", "the slots without drawback do not hold all the others")
ONCE: Final = Reason("R49", "you have just rearranged them")


@final
class TakeIn(Step):
    """PE 12.1, R219. So many sick people: the slots without drawback fill by themselves."""

    def __init__(self, seat: Seat, people: int) -> None:
        self.seat: Final = seat
        self.people: Final = people

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        house = t.houses[self.seat]
        taken = min(self.people, max(0, house.slots() - house.regular))
        house.regular += taken
        t.arranged = t.arranged and not taken
        return (Sheltering(self.seat, self.people - taken),) if self.people > taken else ()


@final
class Blame(Step):
    """PE 1.3, 12.5. So many negative Renown tokens, and what for."""

    def __init__(self, seat: Seat, many: int, by: Source = UNSAID) -> None:
        self.seat: Final = seat
        self.many: Final = many
        self.by: Final = by

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.houses[self.seat].blame += self.many
        return ()


@final
class Sheltered(Aloud):
    """PE 12.2. Said aloud: somebody came into this slot, or into a grave, without a choice."""

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot                      # NOTHING for a grave


@final
class Spoilt(Aloud):
    """PE 14.11. Said aloud: these goods were lost, as the storage holds less now."""

    def __init__(self, seat: Seat, goods: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.goods: Final = goods


@final
class Sheltering(Choice):
    """PE 12.2, R15, R220. One who finds no room: a harmful slot or the Graveyard; without either, three negative tokens."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def who(self, t: Empire) -> tuple[Seat, ...]:
        """R240. Not asked where every room will be taken."""
        house = t.houses[self.seat]
        left = HARMFUL - house.harmful.bit_count() + GRAVES - house.dead
        return ALONE[self.seat] if len(self.rooms(t)) > 1 and self.left < left else ()

    def rooms(self, t: Empire) -> list[Move]:
        house = t.houses[self.seat]
        free: list[Move] = [SHELTERS[slot] for slot in range(HARMFUL) if not house.harmful >> slot & 1]
        return [*free, BURY] if house.dead < GRAVES else free

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return (*SHELTERS, BURY, *arrangements(t, seat))

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Shelter):
            return TAKEN if t.houses[seat].harmful >> move.slot & 1 else None
        if isinstance(move, Bury):
            return None if t.houses[seat].dead < GRAVES else GRAVES_FULL
        return why_not_arrange(t, seat, move) if isinstance(move, Arrange) else NOT_HERE

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Arrange):
            rearrange(t, seat, move.harmful, dealer)
            return (TakeIn(seat, self.left),)
        return self.put(t, move, dealer)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        rooms = self.rooms(t)
        if not rooms:
            return (Blame(self.seat, t.rules.overflow, NO_BED), TakeIn(self.seat, self.left - 1))
        room = rooms[0]
        if dealer.listening:
            dealer.tell(EVERYONE, Sheltered(self.seat, room.slot if isinstance(room, Shelter) else NOTHING))
        return self.put(t, room, dealer)

    def put(self, t: Empire, move: Move, dealer: Dealer) -> Steps:
        house = t.houses[self.seat]
        held, t.arranged = house.goods, False
        if isinstance(move, Shelter):
            house.harmful |= 1 << move.slot
            trim(house, t.rules.storage)
            tell_spoilt(self.seat, held, house.goods, dealer)
        else:
            house.dead += 1
        return (TakeIn(self.seat, self.left - 1),)


def tell_spoilt(seat: Seat, before: tuple[int, ...], after: tuple[int, ...], dealer: Dealer) -> None:
    """PE 14.11. What the storage no longer held, if anything."""
    if before != after and dealer.listening:
        dealer.tell(EVERYONE, Spoilt(seat, tuple([one - other for one, other in zip(before, after)])))


def why_not_arrange(t: Empire, seat: Seat, move: Arrange, surplus: int = 0) -> Reason | None:
    """PE 12.6, R48, R49. People go freely between all slots; in harmful ones no more than must, but so many off a card that is to go (R98)."""
    house = t.houses[seat]
    if move.harmful == house.harmful:
        return AS_IT_IS
    least, many = max(0, house.quarantined() - house.slots()), move.harmful.bit_count()
    if not least <= many <= least + surplus:
        return TOO_FEW if many < least else TOO_MANY
    return ONCE if t.arranged else None


def arrangements(t: Empire, seat: Seat, surplus: int = 0) -> list[Arrange]:
    """Those one may think of: all who must are in harmful slots, and no more."""
    house = t.houses[seat]
    least = max(0, house.quarantined() - house.slots())
    return [move for move in ARRANGES if least <= move.harmful.bit_count() <= least + surplus and move.harmful != house.harmful]


def arrange(t: Empire, seat: Seat, harmful: int) -> None:
    house = t.houses[seat]
    house.regular, house.harmful = house.quarantined() - harmful.bit_count(), harmful
    trim(house, t.rules.storage)
    t.arranged = True


def rearrange(t: Empire, seat: Seat, harmful: int, dealer: Dealer) -> None:
    held = t.houses[seat].goods
    arrange(t, seat, harmful)
    tell_spoilt(seat, held, t.houses[seat].goods, dealer)


def trim(house: House, usual: int) -> None:
    """PE 12.3, 14.11, 22.26, 22.27. What the storage no longer holds is lost."""
    limit = house.limit(usual)
    on_card = house.goods.index(max(house.goods)) if house.has(CONTAINERS) and not house.harmful >> STORAGE_SLOT & 1 else NOTHING
    house.goods = tuple([min(held, max(limit, WITH_CONTAINERS) if good == on_card else limit) for good, held in enumerate(house.goods)])


@final
class MakingRoom(Choice):
    """PE 8.5, 12.6, R49. Before goods come out of one's turn: asked of who has a sick person on the storage, could put them elsewhere, and would lose some."""

    def __init__(self, seat: Seat, rewards: Rewards) -> None:
        self.seat: Final = seat
        self.rewards: Final = rewards

    def who(self, t: Empire) -> tuple[Seat, ...]:
        house = t.houses[self.seat]
        coming = [self.rewards.count(good) + (self.rewards.count(ANY) if good < RESOURCES else 0) for good in range(GOODS)]
        fits = all([house.room_for(good, t.rules.storage) >= many for good, many in enumerate(coming)])
        if fits or not house.harmful >> STORAGE_SLOT & 1:
            return ()
        return ALONE[self.seat] if any([why_not_arrange(t, self.seat, move) is None for move in arrangements(t, self.seat)]) else ()

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return (DONE, *arrangements(t, seat))

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Done):
            return None
        return why_not_arrange(t, seat, move) if isinstance(move, Arrange) else NOT_HERE

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Arrange):
            rearrange(t, seat, move.harmful, dealer)
        t.arranged = False
        return ()


def leave_slot(house: House, slot: int) -> None:
    """PE 16.1. Somebody leaves Quarantine, from a harmful slot or from one without drawback."""
    if slot < HARMFUL:
        house.harmful &= ~(1 << slot)
    else:
        house.regular -= 1


def heal(house: House) -> bool:
    """PE 16.2. One more on the rightmost free space of the Healthy track, if there is one."""
    space = house.rightmost_free()
    if space == NOTHING:
        return False
    house.healthy |= 1 << space
    return True
