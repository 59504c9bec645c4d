"""What players say in Pathologic. What a Healer may do freely or as an Action is written beside its rules: see orders.py."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Move
from .cards import HEALERS, PIECES, PLACES, PRESCRIPTIONS, RESOURCES, STRAINS, wards_of


@final
class Become(Move):
    """PA 20.1. This Healer."""

    def __init__(self, healer: int) -> None:
        self.healer: Final = healer


@final
class Doom(Move):
    """PA 3.4. These three are the Hit List."""

    def __init__(self, wards: tuple[int, ...]) -> None:
        self.wards: Final = wards


@final
class Take(Move):
    """PA 2.11. This Prescription, into the hand."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


@final
class Put(Move):
    """PA 3.6. This piece into that district."""

    def __init__(self, piece: int, district: int) -> None:
        self.piece: Final = piece
        self.district: Final = district


@final
class Creep(Move):
    """PA 5.1. The Plague goes there, unseen; or stays, if it is there."""

    def __init__(self, to: int) -> None:
        self.to: Final = to


@final
class CreepThrough(Move):
    """PA 16.12. Two spaces."""

    def __init__(self, via: int, to: int) -> None:
        self.via: Final = via
        self.to: Final = to


@final
class LieLow(Move):
    """PA 6.1, 6.7. Nothing is announced; a Blockade goes on."""


@final
class Infect(Move):
    """PA 6.3, 6.2. "This district is infected." """

    def __init__(self, district: int) -> None:
        self.district: Final = district


@final
class Blockade(Move):
    """PA 6.6. "This district is blockaded." """

    def __init__(self, district: int) -> None:
        self.district: Final = district


@final
class Cease(Move):
    """PA 6.8. The Blockade ends with deaths."""


@final
class BreakOff(Move):
    """PA 6.9. The Blockade ends without."""


@final
class Pick(Move):
    """This piece, for what is asked."""

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece


@final
class Lay(Move):
    """PA 8.2. This Strain into that district, face down."""

    def __init__(self, strain: Card, district: int) -> None:
        self.strain: Final = strain
        self.district: Final = district


@final
class Replace(Move):
    """PA 18.2. On the Hit List this Ward takes the place of that one."""

    def __init__(self, ward: int, instead_of: int) -> None:
        self.ward: Final = ward
        self.instead_of: Final = instead_of


@final
class Enough(Move):
    """No more of this; or none at all."""


@final
class Pass(Move):
    """PA 11.5. No card now."""


@final
class React(Move):
    """PA 11.4. This Reaction."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


@final
class Complete(Move):
    """PA 9.3. The Action goes on."""


@final
class GiveUp(Move):
    """PA 9.3. It does not."""


@final
class Go(Move):
    """PA 12.5. On to this district; or, of a piece that others move, into it."""

    def __init__(self, district: int) -> None:
        self.district: Final = district


@final
class Name(Move):
    """PA 16.9. This district, for what is asked."""

    def __init__(self, district: int) -> None:
        self.district: Final = district


@final
class Spend(Move):
    """One counter of this Resource."""

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource


@final
class Discard(Move):
    """PA 18.6. This Prescription goes."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


@final
class EndTurn(Move):
    """PA 4.5."""


LIE_LOW: Final = LieLow()
CEASE: Final = Cease()
BREAK_OFF: Final = BreakOff()
ENOUGH: Final = Enough()
PASS: Final = Pass()
COMPLETE: Final = Complete()
GIVE_UP: Final = GiveUp()
END_TURN: Final = EndTurn()
BECOMES: Final = tuple([Become(healer) for healer in range(HEALERS)])
DOOMS: Final = tuple([Doom((one, two, three)) for one in wards_of(0) for two in wards_of(1) for three in wards_of(2)])
TAKES: Final = tuple([Take(card) for card in range(PRESCRIPTIONS)])
PUTS: Final = tuple([tuple([Put(piece, district) for district in range(PLACES)]) for piece in range(PIECES)])
CREEPS: Final = tuple([Creep(to) for to in range(PLACES)])
THROUGHS: Final = tuple([tuple([CreepThrough(via, to) for to in range(PLACES)]) for via in range(PLACES)])
INFECTS: Final = tuple([Infect(district) for district in range(PLACES)])
BLOCKADES: Final = tuple([Blockade(district) for district in range(PLACES)])
PICKS: Final = tuple([Pick(piece) for piece in range(PIECES)])
LAYS: Final = tuple([tuple([Lay(strain, district) for district in range(PLACES)]) for strain in range(STRAINS)])
SWAPS: Final = tuple([
    Replace(ward, instead_of) for healer in range(HEALERS) for instead_of in wards_of(healer) for ward in wards_of(healer) if ward != instead_of
])
REACTS: Final = tuple([React(card) for card in range(PRESCRIPTIONS)])
GOES: Final = tuple([Go(district) for district in range(PLACES)])
NAMINGS: Final = tuple([Name(district) for district in range(PLACES)])
SPENDS: Final = tuple([Spend(resource) for resource in range(RESOURCES)])
DISCARDS: Final = tuple([Discard(card) for card in range(PRESCRIPTIONS)])
