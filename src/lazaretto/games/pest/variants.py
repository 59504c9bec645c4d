"""PE 30.5, 31.1, 32.1. What a variant and the number of players change. One player plays Solo."""

from __future__ import annotations

from typing import Final

from ...kernel import Mode, UnknownVariant
from .box import Box
from .cards import COIN, ERAS, TECHNOLOGIES
from .rules import PestRules, ways_of

ADVANCED: Final = "advanced"
VERSUS: Final = "versus"
MODES: Final = {mode.name: mode for mode in (
    Mode(ADVANCED, "what each location gives, and where people are sick, is drawn anew"),
    Mode(VERSUS, "for two: tracks with thresholds and covered spaces, and Neutral people in the Capital"),
)}
VARIANTS: Final = ("base", ADVANCED, VERSUS, f"{ADVANCED}+{VERSUS}")
ALONE: Final = 1
FEW: Final = 2                  # players, for whom the Pest deck is thinned


def rules_for(box: Box, modes: tuple[str, ...], seats: int) -> PestRules:
    """The rules that these modes make together."""
    if VERSUS in modes and seats != FEW:
        raise UnknownVariant(f"Versus is for 2 seats, not {seats} (PE 31.1)")
    rules = PestRules()
    rules.versus, rules.solo = VERSUS in modes, seats == ALONE
    rules.sizes, rules.gives, rules.harbours, rules.ways, rules.colours = box.sizes, box.gives, box.harbours, ways_of(box.roads), tuple(
        [colour for _, _, colour in box.roads],
    )
    rules.sick, rules.ruins, rules.starts = box.sick, sum([1 << location for location in box.destroyed[seats]]), box.starts
    rules.capacity, rules.first_influence, rules.costs = box.capacity, box.first_influence, box.costs
    rules.building_renown, rules.row_bonus = box.building_renown, box.row_bonus
    rules.goods, rules.research, rules.storage = box.start[:COIN + 1], box.start[COIN + 1], box.storage
    rules.herbs, rules.healthy_renown, rules.graves, rules.overflow = box.herbs, box.healthy_renown, box.graves, box.overflow
    rules.laboratories = sum([1 << space - 1 for space in box.laboratories])
    rules.capital_costs, rules.capital_renown, rules.capital_influence = box.capital_costs, box.capital_renown, box.capital_influence
    rules.tokens, rules.tokens_in_play = box.tokens, box.tokens_in_play[seats]
    rules.first, rules.choice, rules.second, rules.third = box.first, box.choice, box.second, box.third
    rules.length, rules.track, rules.icons, rules.most, rules.second_most = box.length, box.track, box.icons, box.most, box.second_most
    rules.barred = box.covered if rules.versus else box.solo_track if rules.solo else ()
    rules.level_influence, rules.level_renown = box.level_influence, box.level_renown
    decrees = [decree for decree in range(1, len(box.decree_eras)) if not (rules.solo and decree in box.solo_decrees_out)]
    rules.decrees = tuple([tuple([decree for decree in decrees if box.decree_eras[decree] == era + 1]) for era in range(ERAS)])
    rules.pest, rules.piles, rules.aid = box.pest, box.piles if seats <= FEW else (), box.aid
    rules.technologies = tuple([card for card in range(1, TECHNOLOGIES) if not (rules.solo and card in box.solo_out)])
    rules.slots, rules.technology_costs, rules.technology_renown = box.slots, box.technology_costs, box.technology_renown
    rules.patient_steps = box.patient_steps
    rules.advanced, rules.advanced_sick = (box.advanced, box.advanced_sick) if ADVANCED in modes else ((), ())
    rules.thresholds, rules.versus_renown, rules.versus_buildings = box.thresholds, box.versus_renown, box.versus_buildings
    rules.versus_quarantined, rules.neutral, rules.solo_levels, rules.ranks = box.versus_quarantined, box.neutral, box.solo_levels, box.ranks
    return rules
