"""PE 3.2, 3.12, 3.14. A House: what it owns on the map and on its board. All of it is open."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Value
from .cards import (
    BUILDINGS, CONTAINERS, HOUSE, INFIRMARY, LOADING, MOBILE, NOTHING, REGULAR, SPACES, STORAGE_SLOT, TENT, WITH_WORKERS,
)
from .cards import APPARATUS

WITH_LOADING: Final = 6
WITH_CONTAINERS: Final = 7
WITHOUT_FIFTH: Final = 4


@final
class House(Value):
    """One player's. It changes in place, on a table that nobody else holds; a copy shares nothing."""

    def __init__(
        self, goods: tuple[int, ...], research: int, renown: int, blame: int, influence: int, levels: tuple[int, ...], healthy: int, regular: int,
        harmful: int, dead: int, capital: int, doctor: int, camp: int, sites: tuple[int, ...], workers: int, cards: tuple[int, ...], patient: int,
        experts: int, named: int, grid: int, placed: int, shot: bool, tried: bool, works: int,
    ) -> None:
        self.goods: tuple[int, ...] = goods               # PE 3.13, by resource, then Coins
        self.research: int = research
        self.renown: int = renown                         # PE 1.3, tokens
        self.blame: int = blame                           # negative tokens
        self.influence: int = influence
        self.levels: tuple[int, ...] = levels             # PE 19.3, by Era
        self.healthy: int = healthy                       # PE 3.9, occupied spaces, a bit each, the rightmost first
        self.regular: int = regular                       # PE 3.10, people in regular slots of Quarantine
        self.harmful: int = harmful                       # and in those above actions and on the storage, a bit each
        self.dead: int = dead                             # PE 3.11
        self.capital: int = capital                       # PE 17.5, people there
        self.doctor: int = doctor                         # where it is
        self.camp: int = camp                             # NOTHING if it is at home
        self.sites: tuple[int, ...] = sites               # PE 3.3, by building slot, its location; NOTHING
        self.workers: int = workers                       # by building slot, and the Mobile Workshop, a bit each
        self.cards: tuple[int, ...] = cards               # PE 15.2, by slot
        self.patient: int = patient                       # PE 22.1, 22.14, on which step; 0 if there is none
        self.experts: int = experts                       # PE 22.10
        self.named: int = named                           # PE 22.25, the resource; NOTHING
        self.grid: int = grid                             # PE 9.2, cells with an Assistant, a bit each
        self.placed: int = placed                         # Assistants placed this Year
        self.shot: bool = shot                            # R52, an Assistant on Adrenaline Shot this Year
        self.tried: bool = tried                          # and on Medicinal Trials
        self.works: int = works                           # PE 31.15, Capital buildings constructed

    def copy(self) -> House:
        return House(
            self.goods, self.research, self.renown, self.blame, self.influence, self.levels, self.healthy, self.regular, self.harmful, self.dead,
            self.capital, self.doctor, self.camp, self.sites, self.workers, self.cards, self.patient, self.experts, self.named, self.grid, self.placed,
            self.shot, self.tried, self.works,
        )

    # technologies

    def has(self, technology: int) -> bool:
        return technology in self.cards

    def patient_card(self) -> int:
        """PE 22.1, 22.14. The card that takes a patient; both are bound to one slot. NOTHING if there is none."""
        return APPARATUS if APPARATUS in self.cards else INFIRMARY if INFIRMARY in self.cards else NOTHING

    # storage

    def limit(self, usual: int) -> int:
        """PE 14.10, 14.11, 22.26. How much of each it holds."""
        if self.harmful >> STORAGE_SLOT & 1:
            return min(usual, WITHOUT_FIFTH)
        return max(usual, WITH_LOADING) if LOADING in self.cards else usual

    def room_for(self, good: int, usual: int) -> int:
        """PE 22.27, R167. How many more it can take; one kind may go on the Containers."""
        limit = self.limit(usual)
        room = limit - self.goods[good]
        if CONTAINERS not in self.cards or self.harmful >> STORAGE_SLOT & 1:
            return max(0, room)
        others = any([self.goods[other] > limit for other in range(len(self.goods)) if other != good])
        return max(0, room if others else max(limit, WITH_CONTAINERS) - self.goods[good])

    # people

    def slots(self) -> int:
        """PE 3.10, 22.18, 22.19. Quarantine slots without drawback."""
        return REGULAR + (1 if TENT in self.cards else 0) + (2 if HOUSE in self.cards else 0)

    def in_laboratories(self, laboratories: int) -> int:
        """PE 14.7. How many people are on those spaces of the Healthy track."""
        return (self.healthy & laboratories).bit_count()

    def quarantined(self) -> int:
        return self.regular + self.harmful.bit_count()

    def rightmost_free(self) -> int:
        """PE 16.2, R209. The space where the next healthy person goes; NOTHING if the track is full."""
        for space in range(SPACES):
            if not self.healthy >> space & 1:
                return space
        return NOTHING

    def rightmost_person(self) -> int:
        """PE 17.1. Who leaves first; NOTHING if nobody is there."""
        for space in range(SPACES):
            if self.healthy >> space & 1:
                return space
        return NOTHING

    # buildings

    def building_in(self, location: int) -> int:
        """Its slot; NOTHING if it has none there."""
        return self.sites.index(location) if location in self.sites else NOTHING

    def buildings(self) -> list[int]:
        """PE 17.1, 17.3. Those that stand and take a worker, whether or not they have one; the Mobile Workshop too."""
        found = [slot for slot in WITH_WORKERS if self.sites[slot] != NOTHING]
        return [*found, MOBILE] if self.named != NOTHING else found

    def idle(self) -> list[int]:
        """PE 17.1, 17.3. Those that could take one."""
        return [slot for slot in self.buildings() if not self.workers >> slot & 1]

    def standing(self) -> list[int]:
        """PE 21.2. Buildings on the map, the Castle too."""
        return [slot for slot in range(BUILDINGS) if self.sites[slot] != NOTHING]

    def on_the_map(self) -> int:
        """PE 23.1. Buildings constructed; the Castle was placed."""
        return len([slot for slot in range(BUILDINGS - 1) if self.sites[slot] != NOTHING])
