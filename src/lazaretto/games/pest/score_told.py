"""PE 18.4, 18.5, 21.1 to 21.6, 31.15. What each line of the score sheet counts, in words."""

from __future__ import annotations

from .cards import DISTRICTS, FACTORY, TREASURY, WORKSHOP, kind_of
from .table import Empire


def told(t: Empire) -> tuple[str, ...]:
    """Line by line, as in `scoring.sheet`."""
    more = (f"Whoever has constructed more in the Capital gets {t.rules.versus_buildings}.",) if t.rules.versus else ()
    return (
        "Tokens gained so far: Agendas, the Capital and other rewards pay them.", buildings(t),
        f"Each row of two Districts and a special building, all constructed: {t.rules.row_bonus}.",
        f"Each space of the Healthy track with somebody on it: {t.rules.healthy_renown[0]}, further on {t.rules.healthy_renown[-1]}.",
        "The levels reached on the Imperatives of the Decrees.", "The Technologies on the player board, each as it says.", influence(t),
        "Negative tokens: for the dead at the end of each Era, and for sick people who found no room.", *more,
    )


def buildings(t: Empire) -> str:
    district, workshop, factory, treasury = [t.rules.building_renown[kind_of(slot)] for slot in (DISTRICTS[0], WORKSHOP, FACTORY, TREASURY)]
    return f"On the map: {district} for a District, {workshop} for the Workshop, {factory} for the Factory, {treasury} for the Treasury."


def influence(t: Empire) -> str:
    icons = "1 for each Renown icon reached on the Influence track."
    return icons if t.rules.solo or t.rules.versus else f"{icons} {t.rules.most} more for most Influence, {t.rules.second_most} for second most."
