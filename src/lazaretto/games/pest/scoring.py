"""PE 1.2, 3.1, 21.1 to 21.7, 31.11 to 31.16, 32.18 to 32.20. The final count: the engine keeps the score."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, End, Outcome, Seat, Step, Steps
from .cards import ERAS, NOTHING, SPACES, SPECIAL, WORKSHOP, kind_of
from .box import RANKS
from .table import Empire

#: PE 21.1. The lines of the score sheet.
LINES: Final = ("Renown tokens", "buildings", "rows", "Healthy track", "Imperatives", "Technologies", "Influence", "negative tokens")
#: PE 31.15. And one more in Versus.
VERSUS_LINES: Final = (*LINES, "more Capital buildings")


def lines(t: Empire) -> tuple[str, ...]:
    """PE 21.1, 31.15. Those of this game."""
    return VERSUS_LINES if t.rules.versus else LINES


def sheet(t: Empire, seat: Seat) -> tuple[int, ...]:
    """Line by line."""
    house = t.houses[seat]
    standing = house.standing()
    buildings = sum([t.rules.building_renown[kind_of(slot)] for slot in standing])
    healthy = sum([t.rules.healthy_renown[space] for space in range(SPACES) if house.healthy >> space & 1])
    technologies = sum([t.rules.technology_renown[card] for card in house.cards if card != NOTHING])
    return (
        house.renown, buildings, rows(standing) * t.rules.row_bonus, healthy, imperatives(t, seat), technologies, influence(t, seat), -house.blame,
        *([capital_buildings(t, seat)] if t.rules.versus else []),
    )


def rows(standing: list[int]) -> int:
    """PE 21.3, R227. Any two Districts and any one special building each."""
    return min(len([slot for slot in standing if slot < WORKSHOP]) // 2, len([slot for slot in standing if slot in SPECIAL]))


def imperatives(t: Empire, seat: Seat) -> int:
    """PE 19.5, 31.11. In Versus a track scores only from its token on."""
    total = 0
    for era in range(ERAS):
        level = t.houses[seat].levels[era]
        if not t.rules.versus or level >= t.rules.thresholds[era]:
            total += sum(t.rules.level_renown[era][:level])
    return total


def influence(t: Empire, seat: Seat) -> int:
    """PE 18.4, 18.5, 31.13, 32.18, R122, R176, R245."""
    house = t.houses[seat]
    icons = len([icon for icon in t.rules.icons if icon <= house.influence])
    if t.rules.versus:
        return icons + t.rules.versus_renown[len([space for space in t.rules.barred if space < house.influence])]
    return icons + by_place(t, seat)


def by_place(t: Empire, seat: Seat) -> int:
    """PE 18.5. For most or second most Influence: another may still take it."""
    if t.rules.versus or t.rules.solo or not t.houses[seat].influence:
        return 0
    place = t.by_influence().index(seat)
    return t.rules.most if place == 0 else t.rules.second_most if place == 1 else 0


def capital_buildings(t: Empire, seat: Seat) -> int:
    """PE 31.15. In Versus, of whoever constructed more."""
    return t.rules.versus_buildings if t.houses[seat].works > t.houses[1 - seat].works else 0


@final
class FinalCount(Step):
    """PE 21.1, 21.7. First what Versus and Solo add; then the sheet of everyone."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if t.rules.versus:
            blame_for_quarantine(t)
        if t.rules.solo:
            house = t.houses[0]
            levels = sum([bits.bit_count() for bits in t.on_levels])
            house.blame += len(t.in_the_way) + levels + t.beside_works.bit_count() + house.dead        # PE 32.19
        t.totals = tuple([sum(sheet(t, seat)) for seat in range(t.rules.seats)])
        return (End(outcome(t)),)


def blame_for_quarantine(t: Empire) -> None:
    """PE 31.16."""
    one, other = t.houses
    if one.quarantined() != other.quarantined():
        (one if one.quarantined() > other.quarantined() else other).blame += t.rules.versus_quarantined


def outcome(t: Empire) -> Outcome:
    """PE 21.7, 33.3, R196, R242. Most Renown, then Influence, then the fewer dead; scores tell what share of the others is behind.

    Who is equal is half behind. Alone, it is how far one has come towards the highest rank.
    """
    if t.rules.solo:
        full = t.rules.ranks[-1] + 1
        return Outcome((0,), f"Renown {t.totals[0]}, {RANKS[rank_of(t)].replace('-', ' ')}", (max(0, min(full, t.totals[0])) / full,))
    keys = [(t.totals[seat], house.influence, -t.arrived.index(seat) if seat in t.arrived else 0, -house.dead) for seat, house in enumerate(t.houses)]
    winners = tuple([seat for seat, key in enumerate(keys) if key == max(keys)])
    scores = tuple([(len([other for other in keys if other < key]) + (keys.count(key) - 1) / 2) / (len(keys) - 1) for key in keys])
    return Outcome(winners, f"Renown {', '.join([str(total) for total in t.totals])}", scores)


def rank_of(t: Empire) -> int:
    """PE 32.20, R239."""
    return len([limit for limit in t.rules.ranks if t.totals[0] > limit])
