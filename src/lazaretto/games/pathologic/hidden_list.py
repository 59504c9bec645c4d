"""The Hit List that others hold possible: from the deaths announced, and from when it may have been changed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from ...kernel import Dealer, Move
from .cards import WARDS, owner_of
from .chronicle import DIED_DOOMED, DIED_SPARED, MAY_CHANGE, REVIVED, WARD
from .moves import DOOMS, ENOUGH, SWAPS, Doom, Replace
from .table import Town

Wards = tuple[int, ...]


@final
class Fate:
    """A list as it was made, what was changed since, and as it is: the dead of the list included."""

    def __init__(self, first: Doom, changes: tuple[Move, ...], now: Wards) -> None:
        self.first: Final = first
        self.changes: Final = changes
        self.now: Final = now


def fates_of(entries: tuple[int, ...]) -> list[Fate]:
    """PA 3.4, 7.1, 18.2. All that everyone holds possible."""
    fates = [Fate(doom, (), doom.wards) for doom in DOOMS]
    living = set(WARDS)
    for entry in entries:
        what, ward = entry // WARD, entry % WARD
        if what == MAY_CHANGE:
            fates = [changed for fate in fates for changed in changes_of(fate, living)]
        elif what == REVIVED:
            living.add(ward)
        else:
            assert what in (DIED_DOOMED, DIED_SPARED)
            living.discard(ward)
            fates = [fate for fate in fates if (ward in fate.now) == (what == DIED_DOOMED)]
    return fates


def changes_of(fate: Fate, living: set[int]) -> list[Fate]:
    """PA 18.2. Left as it is, or one living Ward instead of another of the same Healer."""
    found = [Fate(fate.first, (*fate.changes, ENOUGH), fate.now)]
    for swap in SWAPS:
        if swap.instead_of in fate.now and swap.instead_of in living and swap.ward in living:
            found.append(Fate(fate.first, (*fate.changes, swap), swapped(fate.now, swap)))
    return found


def swapped(wards: Wards, swap: Replace) -> Wards:
    healer = owner_of(swap.ward)
    return (*wards[:healer], swap.ward, *wards[healer + 1:])


@final
class HiddenList:
    """Lists that are possible, each with the ways in which it can have come about."""

    def __init__(self, entries: tuple[int, ...]) -> None:
        self.by_list: Final[dict[Wards, list[Fate]]] = {}
        for fate in fates_of(entries):
            self.by_list.setdefault(fate.now, []).append(fate)

    def any(self, dealer: Dealer) -> Fate:
        """Each list as likely as any other."""
        lists = list(self.by_list)
        return self.of(lists[dealer.pick(len(lists))], dealer)

    def of(self, wards: Wards, dealer: Dealer) -> Fate:
        """How this list may have come about."""
        fates = self.by_list[wards]
        return fates[dealer.pick(len(fates))]


def hidden_list(t: Town) -> HiddenList:
    return of_entries(t.fates)


@lru_cache(maxsize=512)                 # it changes a few times a game, and is asked for by every page and every imagined world
def of_entries(entries: tuple[int, ...]) -> HiddenList:
    return HiddenList(entries)
