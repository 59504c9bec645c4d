"""What bots say among the Houses: manners, and who is far ahead. All lies open, so there is nothing to claim."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...games.pest.table import Empire
from ...games.pest.turn import PlacingAssistant
from ...kernel import Remark, View
from ..thumb.pest.judging import A_LEAD, reckoned, renown_at_last
from ..thumb.pest.mind import Mind
from . import Hunch
from .mouth import Speaker

HABITS: Final = {"good-fortune": 0.25, "far-ahead": 0.2}
FAR: Final = 8                  # Renown before all others, for all to see

SENTENCES: Final = {
    "ahead": "From Year {since} on I reckoned to win; at the end I put my chance at {share} %, with {thing} Renown.",
    "behind": "From Year {since} on I reckoned that {seat} would win; at the end I put my chance at {share} %, with {thing} Renown.",
    "alone": "In Year {now} I reckoned to come to {thing} Renown.",
}


@final
class Talker(Speaker):
    """Looks at the boards."""

    def says(self, view: View) -> Remark | None:
        """When it begins a turn."""
        t: Empire = view.table
        if not isinstance(view.question, PlacingAssistant) or t.rules.seats == 1:
            return None
        return self.mouth.opens(HABITS, [Remark(self.seat, "good-fortune")] if t.year == 0 else self.of_the_leader(t))

    def of_the_leader(self, t: Empire) -> list[Remark]:
        renown = [house.renown for house in t.houses]
        first = max(range(t.rules.seats), key=lambda seat: renown[seat])
        others = [many for seat, many in enumerate(renown) if seat != first]
        return [Remark(self.seat, "far-ahead", first)] if first != self.seat and renown[first] >= max(others) + FAR else []

    def hunch(self, view: View) -> Hunch | None:
        t: Empire = view.table
        minds = [Mind(view, house, placing=False) for house in range(t.rules.seats)]
        found, thing = [reckoned(mind) for mind in minds], str(round(renown_at_last(minds[self.seat])))
        mine = found[self.seat]
        if len(found) == 1:
            return Hunch("alone", thing=thing)
        rival = max([seat for seat in range(len(found)) if seat != self.seat], key=lambda seat: found[seat])
        share = 1.0 / (1.0 + exp((found[rival] - mine) / A_LEAD))
        return Hunch("ahead", None, share, thing) if mine >= found[rival] else Hunch("behind", rival, share, thing)
