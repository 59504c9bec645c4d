"""PE 3.1, 6.1, 8.1, 18, 19. The Era board and the Influence board of a page: cards of the Year, Decrees, and the track."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, View
from .aid import share_of
from .board import Decree, Reward, Track, YearCard
from .box import Box
from .cards import ERAS, LEVELS, REWARD_NAMES, YEARS
from .decrees import AGENDAS
from .effects import AGENDA_TEXTS, IMPERATIVE_TEXTS, NO_AID_YET, aid_text, pest_text
from .foresight import is_era_ending
from .names import ERA_TITLES, rewards_listed, with_crates
from .pestilence import SIZES
from .table import Empire


def year_cards(t: Empire, names: Names, box: Box) -> tuple[YearCard, ...]:
    """PE 6.1, 8.1. None in the set-up."""
    return (*([pest_card(t, box)] if t.pest_card else []), *([aid_card(t, names, box)] if t.aid_card else []))


def pest_card(t: Empire, box: Box) -> YearCard:
    """PE 6.2."""
    people = "1 sick person" if t.era() == 0 else "2 sick people"
    text = f"Pest card {t.pest_card} struck {pest_text(box, t.pest_card)}: {people} to each."
    return YearCard("sick", f"Pest card {t.pest_card}", pest_in_brief(box, t.pest_card), text)


def pest_in_brief(box: Box, card: int) -> str:
    """ "Food Villages, blue roads"."""
    found = [f"{REWARD_NAMES[which].capitalize()} {what.capitalize()}" if what in SIZES else f"{COLOURS[which]} {what}" for what, which in box.pest[card]]
    return ", ".join(found)


#: By colour, with white.
COLOURS: Final = ("", "red", "blue", "black", "all coloured")


def aid_card(t: Empire, names: Names, box: Box) -> YearCard:
    """PE 8.1, 8.2. It pays next Year, by Influence then."""
    if t.year == YEARS - 1:
        return YearCard("any", f"Aid card {t.aid_card}", "pays no more", "This Aid card would pay next Year, and there is none.")
    shares = [rewards_listed(t.rules.aid[share_of(t, seat)][t.aid_card]) for seat in range(t.rules.seats)]
    whom = "; ".join([f"{names[seat]} {share}" for seat, share in enumerate(shares)])
    text = with_crates(f"Next Year's Aid: {aid_text(box, t.aid_card)}. By Influence now: {whom}.{'' if t.year else NO_AID_YET}")
    return YearCard("any", f"Aid card {t.aid_card}", aid_in_brief(box, t.aid_card), text)


def aid_in_brief(box: Box, card: int) -> str:
    """What most Influence brings."""
    left = box.aid[0][card]
    return f"most: {rewards_listed(left)}" if left else "nothing for anybody"


# Decrees


def decrees(view: View, box: Box) -> tuple[Decree, ...]:
    """PE 19. None before they are drawn; those of past Eras last."""
    t: Empire = view.table
    past = t.era() + (1 if t.totals or is_era_ending(view) else 0)
    return tuple([decree(t, era, box, over=era < past) for era in (*range(t.era(), ERAS), *range(t.era())) if t.decrees[era]])


def decree(t: Empire, era: int, box: Box, *, over: bool) -> Decree:
    card = t.decrees[era]
    worth = tuple([0 if over else AGENDAS[card](t, seat) for seat in range(t.rules.seats)])
    ill = tuple([level for level in range(1, LEVELS + 1) if t.rules.solo and t.on_levels[era] >> level & 1])
    return Decree(
        ERA_TITLES[era], box.decree_names[card], AGENDA_TEXTS[card], IMPERATIVE_TEXTS[card], era == t.era() and not over, over, worth,
        tuple([house.levels[era] for house in t.houses]), t.rules.level_influence[era], t.rules.level_renown[era],
        t.rules.thresholds[era] if t.rules.versus else 0, ill,
    )


# Influence


def track(t: Empire) -> Track:
    """PE 18. In Versus and Solo with the spaces that are skipped."""
    found = [Reward(space, REWARD_NAMES[kind], f"Space {space}: {rewards_listed(t.rules.track[space])} for whoever comes by")
             for space in range(t.rules.length + 1) for kind in dict.fromkeys(t.rules.track[space])]
    icons = [Reward(space, "renown", f"Space {space}: 1 Renown at the end for whoever has come so far") for space in t.rules.icons]
    barred = t.rules.barred if t.rules.versus else t.in_the_way
    return Track(t.rules.length, tuple([house.influence for house in t.houses]), (*found, *icons), barred, influence_text(t))


def influence_text(t: Empire) -> str:
    """PE 5.6, 8.2, 18. What it is for, to a newcomer."""
    gained = "Influence is gained for buildings, for Imperatives and in the Capital, and never lost (PE 18.1)."
    brings = "It brings what stands on the track as one comes by, and Renown at the end."
    if t.rules.solo:
        return f"{gained} {brings}"
    return f"{gained} A gain skips spaces where others stand (PE 18.2). {brings} Whoever has least goes first next Year. Whoever has most gets most of the Aid."
