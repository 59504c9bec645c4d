"""What a variant, a pack or the number of seats may change; and the map, read for quick questions."""

from __future__ import annotations

from typing import final

from ... import kernel
from .box import Rewards
from .cards import CAPITAL, LOCATIONS


@final
class PestRules(kernel.Rules):
    """Made once for a pack, a variant and a number of seats."""

    sizes: tuple[int, ...]                           # PE 2.1, by location
    gives: tuple[int, ...]
    harbours: tuple[int, ...]                        # PE 2.5
    ways: tuple[tuple[tuple[int, int], ...], ...]    # PE 2.3, by place: neighbour and road
    colours: tuple[int, ...]                         # PE 2.4, by road
    sick: tuple[int, ...]                            # PE 4.3
    ruins: int                                       # PE 4.2, a bit a location
    starts: tuple[tuple[int, ...], ...]              # PE 27, by card
    capacity: tuple[int, ...]                        # PE 2.2, by size
    first_influence: tuple[int, ...]                 # PE 13.5, by size
    costs: tuple[tuple[int, ...], ...]               # PE 13.3, by kind of building
    building_renown: tuple[int, ...]
    row_bonus: int                                   # PE 21.3
    goods: tuple[int, ...]                           # PE 4.18
    research: int
    storage: int                                     # PE 14.10
    herbs: tuple[int, ...]                           # PE 16.2, by space of the Healthy track
    laboratories: int                                # PE 14.7, a bit a space
    healthy_renown: tuple[int, ...]                  # PE 21.4
    graves: tuple[int, ...]                          # PE 20.8
    overflow: int                                    # PE 12.5
    capital_costs: tuple[tuple[int, ...], ...]       # PE 29
    capital_renown: tuple[int, ...]
    capital_influence: tuple[int, ...]
    tokens: tuple[int, ...]                          # PE 28, copies by kind
    tokens_in_play: int                              # PE 4.6
    first: tuple[Rewards, ...]                       # PE 26, by card
    choice: tuple[tuple[Rewards, ...], ...]
    second: tuple[Rewards, ...]
    third: tuple[Rewards, ...]
    length: int                                      # PE 18.1
    track: tuple[Rewards, ...]                       # PE 18.3, by space
    icons: tuple[int, ...]                           # PE 18.4
    most: int                                        # PE 18.5
    second_most: int
    barred: tuple[int, ...]                          # PE 31.3, 32.3, spaces of the Influence track
    level_influence: tuple[tuple[int, ...], ...]     # PE 19.4, by Era and level from 1
    level_renown: tuple[tuple[int, ...], ...]
    decrees: tuple[tuple[int, ...], ...]             # PE 4.4, by Era, those that may be drawn
    pest: tuple[tuple[tuple[str, int], ...], ...]    # PE 24, by card
    piles: tuple[tuple[int, ...], ...]               # PE 4.8; none with three players or more
    aid: tuple[tuple[Rewards, ...], ...]             # PE 25, left, middle and right, by card
    technologies: tuple[int, ...]                    # PE 4.9, 32.5, those in play
    slots: tuple[int, ...]                           # PE 15.2, by Technology
    technology_costs: tuple[int, ...]
    technology_renown: tuple[int, ...]
    patient_steps: tuple[int, ...]                   # PE 22.1, 22.14
    advanced: tuple[int, ...]                        # PE 30.1, copies by size and resource; empty if not played so
    advanced_sick: tuple[int, ...]
    versus: bool                                     # PE 31
    solo: bool                                       # PE 32
    thresholds: tuple[int, ...]                      # PE 31.2
    versus_renown: tuple[int, ...]
    versus_buildings: int
    versus_quarantined: int
    neutral: int                                     # PE 31.4
    solo_levels: tuple[int, ...]                     # PE 32.2
    ranks: tuple[int, ...]                           # PE 32.20


def ways_of(roads: tuple[tuple[int, int, int], ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """PE 2.3. By place, each neighbour and the road to it; the Capital comes last."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(LOCATIONS + 1)]
    for road, (one, other, _) in enumerate(roads):
        found[one].append((other, road))
        found[other].append((one, road))
    assert len(found) == CAPITAL + 1
    return tuple([tuple(sorted(near)) for near in found])
