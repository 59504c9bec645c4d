"""What a pack or the number of seats may change."""

from __future__ import annotations

from typing import final

from ... import kernel


@final
class TownRules(kernel.Rules):
    """Made once for a pack and a number of seats."""

    neighbours: tuple[tuple[int, ...], ...]          # PA 2.1 to 2.3, by place
    town: tuple[tuple[int, ...], ...]                # the same without the Steppe
    resources: tuple[int, ...]                       # PA 2.5, by piece: what a Ward has access to, what a Healer begins with
    columns: tuple[tuple[int, ...], ...]             # PA 2.9, by event, then Healer
    copies: tuple[int, ...]                          # PA 2.10, 20.2, by Prescription, how many are in play
    strains: tuple[int, ...]                         # PA 2.12
    counters: tuple[int, ...]                        # PA 2.5, by Resource
    evidence: int                                    # PA 3.1
    least: int                                       # PA 15.1
    enough: int                                      # PA 15.2
    events: int                                      # PA 10.1, at once
    first_events: int                                # PA 10.2
    points: int                                      # PA 12.1
    spaces: int                                      # PA 12.5
    rounds: int                                      # PA 4.6
