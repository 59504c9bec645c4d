"""PE 18.4, 18.5, 21.1 to 21.6, 31.11 to 31.16, 32.16, 32.19. What each line of the score sheet counts, in words."""

from __future__ import annotations

from ...kernel import Seat
from .cards import DISTRICTS, FACTORY, TREASURY, WORKSHOP, kind_of
from .names import listed
from .scoring import by_place
from .table import Empire


def renown_so_far(t: Empire, seat: Seat) -> str:
    """PE 18.5. With what another may still take."""
    at_stake = 0 if t.totals else by_place(t, seat)
    return f"Renown so far ({at_stake} of it for {'second ' if at_stake == t.rules.second_most else ''}most Influence now)" if at_stake else "Renown so far"


def told(t: Empire) -> tuple[str, ...]:
    """Line by line, as in `scoring.sheet`."""
    more = (f"Whoever has constructed more in the Capital gets {t.rules.versus_buildings}.",) if t.rules.versus else ()
    return (
        "Tokens gained so far: Agendas, the Capital and other rewards pay them.", buildings(t),
        row_of_buildings(t),
        f"Each space of the Healthy track with somebody on it: {t.rules.healthy_renown[0]}, further on {t.rules.healthy_renown[-1]}.",
        imperatives(t), "The Technologies on the player board, each as it says.", influence(t), blame(t), *more,
    )


def buildings(t: Empire) -> str:
    district, workshop, factory, treasury = [t.rules.building_renown[kind_of(slot)] for slot in (DISTRICTS[0], WORKSHOP, FACTORY, TREASURY)]
    return f"On the map: {district} for a District, {workshop} for the Workshop, {factory} for the Factory, {treasury} for the Treasury."


def row_of_buildings(t: Empire) -> str:
    """PE 21.3."""
    return f"Any two Districts and any one special building make a row: {t.rules.row_bonus} each."


def imperatives(t: Empire) -> str:
    """PE 31.11."""
    levels = "The levels reached on the Imperatives of the Decrees."
    return f"{levels} By Era, a track scores from level {listed([str(level) for level in t.rules.thresholds], 'or')} on." if t.rules.versus else levels


def influence(t: Empire) -> str:
    """PE 18.4, 18.5, 31.13."""
    icons = "1 for each Renown icon reached on the Influence track."
    if t.rules.versus:
        passed = listed([str(renown) for renown in t.rules.versus_renown[1:]], "or")
        return f"{icons} {passed} more for 1 to {len(t.rules.barred)} covered spaces passed."
    return icons if t.rules.solo else f"{icons} {t.rules.most} more for most Influence, {t.rules.second_most} for second most."


def blame(t: Empire) -> str:
    """PE 12.5, 20.8, 31.16, 32.16, 32.19."""
    usual = "Negative tokens: for the dead at the end of each Era, and for sick people who found no room."
    if t.rules.versus:
        return f"{usual} At the end {t.rules.versus_quarantined} for whoever has more people in Quarantine."
    if not t.rules.solo:
        return usual
    fewer = "When an Era ends 1 for each person fewer in the Capital than Neutral ones."
    return f"{usual} {fewer} At the end 1 for each sick person left on a track or beside a Capital building, and for each dead one."
