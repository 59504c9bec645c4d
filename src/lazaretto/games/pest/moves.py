"""What players say in Pest; what their Technologies add is in `by_technology`."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Move
from .cards import (
    ACTIONS, BUILDINGS, CAPITAL, CAPITAL_BUILDINGS, CARD_SLOTS, CELLS, GOODS, HARMFUL, IN_REGULAR, KINDS, LOCATIONS, POSTS, RESOURCES, TECHNOLOGIES,
    TOKEN_KINDS,
)

MOST_COINS: Final = 7
AT_DOCTOR: Final = 0
AT_CAMP: Final = 1


@final
class Settle(Move):
    """PE 4.12, 4.16. The Castle, or the Doctor, here."""

    def __init__(self, location: int) -> None:
        self.location: Final = location


@final
class Assist(Move):
    """PE 9.2. An Assistant on this cell of the grid."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell


@final
class Play(Move):
    """PE 9.3, 9.4. This action now, enhanced or not."""

    def __init__(self, action: int, enhanced: int) -> None:
        self.action: Final = action
        self.enhanced: Final = enhanced


@final
class Trade(Move):
    """PE 9.6. These two for a Coin."""

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other


@final
class Arrange(Move):
    """PE 12.6. Sick people in just these harmful slots, a bit each."""

    def __init__(self, harmful: int) -> None:
        self.harmful: Final = harmful


@final
class EndTurn(Move):
    """PE 33.1."""


@final
class Done(Move):
    """Enough of this action, or none of what is offered."""


@final
class Go(Move):
    """PE 10.1. The Doctor enters this place; with the camp put there, and with one person left behind, if so said."""

    def __init__(self, place: int, camp: int, masked: int) -> None:
        self.place: Final = place
        self.camp: Final = camp
        self.masked: Final = masked


@final
class PutCamp(Move):
    """PE 11.2. Where the Doctor stands."""


@final
class Enhance(Move):
    """PE 10.13. One movement more."""


@final
class Coins(Move):
    """PE 9.8. So many Coins in place of what is asked for."""

    def __init__(self, many: int) -> None:
        self.many: Final = many


@final
class Choose(Move):
    """This resource."""

    def __init__(self, good: int) -> None:
        self.good: Final = good


@final
class Build(Move):
    """PE 13.1. A building of this kind, where the Doctor or where the camp is."""

    def __init__(self, kind: int, at: int) -> None:
        self.kind: Final = kind
        self.at: Final = at


@final
class BuildCapital(Move):
    """PE 13.8. This one, in the Capital."""

    def __init__(self, work: int) -> None:
        self.work: Final = work


@final
class Buy(Move):
    """PE 15.1. This Technology of the market, into that slot."""

    def __init__(self, technology: int, slot: int) -> None:
        self.technology: Final = technology
        self.slot: Final = slot


@final
class Refresh(Move):
    """PE 15.5."""


@final
class Cure(Move):
    """PE 16.1. Who is in this slot."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


@final
class Assign(Move):
    """PE 17.1. One of the healthy to this post."""

    def __init__(self, post: int) -> None:
        self.post: Final = post


@final
class Reassign(Move):
    """PE 17.2. A worker from one building to another."""

    def __init__(self, slot: int, to: int) -> None:
        self.slot: Final = slot
        self.to: Final = to


@final
class TakeToken(Move):
    """PE 17.4. A Capital token that gives this."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind


@final
class Prefer(Move):
    """PE 20.5. The first or the second of two rewards."""

    def __init__(self, number: int) -> None:
        self.number: Final = number


@final
class Shelter(Move):
    """PE 12.2. Into this harmful slot."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


@final
class Bury(Move):
    """PE 12.2. Into the Graveyard."""


END_TURN: Final = EndTurn()
DONE: Final = Done()
PUT_CAMP: Final = PutCamp()
ENHANCE: Final = Enhance()
REFRESH: Final = Refresh()
BURY: Final = Bury()
SETTLES: Final = tuple([Settle(location) for location in range(LOCATIONS)])
ASSISTS: Final = tuple([Assist(cell) for cell in range(CELLS)])
PLAYS: Final = tuple([tuple([Play(action, enhanced) for enhanced in (0, 1)]) for action in range(ACTIONS)])
TRADES: Final = tuple([Trade(one, other) for one in range(RESOURCES) for other in range(one, RESOURCES)])
ARRANGES: Final = tuple([Arrange(mask) for mask in range(1 << HARMFUL)])
GOES: Final = tuple([tuple([Go(place, camp, masked) for camp in (0, 1) for masked in (0, 1)]) for place in range(CAPITAL + 1)])
COINS: Final = tuple([Coins(many) for many in range(MOST_COINS + 1)])
CHOICES: Final = tuple([Choose(good) for good in range(GOODS)])
BUILDS: Final = tuple([tuple([Build(kind, at) for at in (AT_DOCTOR, AT_CAMP)]) for kind in range(KINDS - 1)])
CAPITALS: Final = tuple([BuildCapital(work) for work in range(CAPITAL_BUILDINGS)])
BUYS: Final = tuple([tuple([Buy(technology, slot) for slot in range(CARD_SLOTS)]) for technology in range(TECHNOLOGIES)])
CURES: Final = tuple([Cure(slot) for slot in range(IN_REGULAR + 1)])
ASSIGNS: Final = tuple([Assign(post) for post in range(POSTS)])
REASSIGNS: Final = tuple([tuple([Reassign(slot, to) for to in range(BUILDINGS + 1)]) for slot in range(BUILDINGS + 1)])
TAKES: Final = {kind: TakeToken(kind) for kind in TOKEN_KINDS}
PREFERS: Final = (Prefer(0), Prefer(1))
SHELTERS: Final = tuple([Shelter(slot) for slot in range(HARMFUL)])
