"""A Healer's mind: where danger is, what a death would cost, and who is close to winning."""

from __future__ import annotations

from typing import Final, final

from ....games.pathologic.cards import HEALERS, NOTHING, PIECES, PLACES, STEPPE, WARDS, is_ward, owner_of, wards_of
from ....games.pathologic.errands import counters_lacking
from ....games.pathologic.hidden_list import hidden_list
from ....games.pathologic.table import Town
from ....kernel import Seat, View
from .town import distances, restlessness
from .worth import (
    A_CARD, A_RIVALS, A_RIVALS_LAST, A_STRAIN, APPEAL, APPEAL_OF_A_HEALER, CONFINEMENT, DEFEAT, EVENT_EXTRAS, FEAR, MAYBE_TOO_LATE, RESCUED, SIEGE, SPITE,
    STRAIN_COSTS, TOO_LATE, USEFULNESS, VICTORY,
)

NEARLY: Final = 2               # pieces of Evidence from victory: one Event by an own Ward


@final
class Mind:
    """What the rules of thumb of a Healer look at."""

    def __init__(self, view: View, me: Seat, haunts: list[float], whims: list[float]) -> None:
        t: Town = view.table
        self.view: Final = view
        self.t: Final = t
        self.me: Final = me
        self.role: Final = t.roles[me]
        self.walk: Final = distances(t.rules.town)
        self.haunts: Final = haunts
        self.whims: Final = whims
        self.caution: Final = 1.0 - restlessness(t)
        self.rivals: Final = [seat for seat in t.healers() if seat != me]
        self.is_last: Final = me == t.healers()[-1]            # after me comes the Plague
        self.wards: Final = [ward for ward in WARDS if t.is_in_town(ward)]
        self.own_wards: Final = [ward for ward in wards_of(self.role) if t.is_in_town(ward)]
        self.strains: Final = strains(t)
        self.danger: Final = self.dangers(paralysed=t.paralysed)
        self.left: Final = [self.left_of(event) for event in range(PLACES)]
        self.lists: Final = list(hidden_list(t).by_list)
        self.loss: Final = [self.loss_of(piece) for piece in range(PIECES)]
        self.appeal: Final = [self.appeal_of(piece) for piece in range(PIECES)]

    # the Plague

    def dangers(self, *, paralysed: bool) -> list[float]:
        """By place, how likely the Plague can strike there in its next turn."""
        spaces = 0 if paralysed else self.t.creep_spaces()
        found = [0.0] * PLACES
        for haunt, chance in enumerate(self.haunts):
            if chance:
                for place in self.reached(haunt, spaces):
                    found[place] += chance * self.caution
        return [0.0, *found[1:]]

    def reached(self, haunt: int, spaces: int) -> list[int]:
        t = self.t
        found = [haunt]
        for _ in range(spaces):
            for here in found[:]:
                for to in t.rules.neighbours[here]:
                    if to not in found and t.may_creep(here, to):
                        found.append(to)
        return found

    def loss_of(self, piece: int) -> float:
        """What it costs me if the Plague strikes it."""
        t = self.t
        if not is_ward(piece):
            return CONFINEMENT if piece == self.role else 0.0
        fear = FEAR[min(len(t.crypts), HEALERS - 1)] * self.chance_on_list(piece)
        if owner_of(piece) != self.role:
            return fear - SPITE if self.owner(piece) != NOTHING else fear
        return fear + USEFULNESS - A_CARD + (1.0 if t.evidence[self.me] > t.rules.least else 0.0)

    def appeal_of(self, piece: int) -> float:
        """How often a Plague that can strike it does: a target always, another for its Healer's Evidence."""
        if not is_ward(piece):
            return APPEAL_OF_A_HEALER
        seat = self.owner(piece)
        lead = self.t.evidence[seat] - self.t.rules.least if seat != NOTHING else 0
        chance = self.chance_on_list(piece)
        return chance + (1.0 - chance) * min(1.0, APPEAL * lead)

    def chance_on_list(self, ward: int) -> float:
        """PA 3.4, 7.1, 16.5, 18.2. Of all Hit Lists that can be, the share on which a living Ward stands; one who came back from the mass grave is on none."""
        if not self.t.is_in_town(ward):
            return 0.0
        return len([wards for wards in self.lists if ward in wards]) / len(self.lists)

    def may_be_the_last(self, piece: int) -> bool:
        """PA 15.3. A Ward with whom, as far as all know, the game may end."""
        return is_ward(piece) and len(self.t.crypts) == HEALERS - 1 and self.chance_on_list(piece) > 0.0

    def risk(self, piece: int, place: int, confined: bool) -> float:
        """What is to be feared for it there, in the Plague's next turn."""
        if self.t.is_fearless(piece):
            return 0.0
        return self.peril(piece, place, confined) * self.loss[piece]

    def peril(self, piece: int, place: int, confined: bool) -> float:
        """How likely it is struck there. A besieged Ward that has just left Quarantine can still be led away by the next Healer."""
        if place != self.t.blockade or place == STEPPE:
            return 0.0 if confined else self.danger[place] * self.appeal[piece]
        if not is_ward(piece):
            return APPEAL_OF_A_HEALER
        return SIEGE * (RESCUED if self.t.is_quarantined(piece) and not confined and not self.is_last else 1.0)

    # Evidence

    def owner(self, ward: int) -> Seat:
        return self.t.answers_for(ward)

    def pieces_for(self, seat: Seat, piece: int) -> int:
        """PA 13.5."""
        return 2 if is_ward(piece) and owner_of(piece) == self.t.roles[seat] else 1

    def gain(self, piece: int, event: int) -> float:
        """What I have from resolving it so."""
        pieces = self.pieces_for(self.me, piece)
        if self.t.evidence[self.me] + pieces >= self.t.rules.enough:
            return VICTORY
        return pieces + A_CARD + EVENT_EXTRAS.get(event, 0.0)

    def left_of(self, event: int) -> float:
        """How likely the Event there is still ongoing in my next turn: each rival has a turn before."""
        t, found = self.t, 1.0
        for piece in t.pieces_in(event) if t.needs[event] != NOTHING else []:
            for rival in self.rivals:
                if not t.is_quarantined(piece) and t.obeys(piece, rival) and t.sheets[rival].count(t.needs[event]) >= counters_lacking(t, piece, event):
                    found = min(found, MAYBE_TOO_LATE if is_ward(piece) and t.bound_to(piece) != rival else TOO_LATE)
        return found

    def envy(self, seat: Seat, pieces: int) -> float:
        """What it costs me if that rival gains so many pieces."""
        after = self.t.evidence[seat] + pieces
        if after >= self.t.rules.enough:
            return DEFEAT
        return pieces * (A_RIVALS_LAST if after >= self.t.rules.enough - NEARLY else A_RIVALS)

    def strain_cost(self, district: int) -> float:
        """Of setting off what lies there."""
        return self.strains.get(district, 0.0) * self.caution


def strains(t: Town) -> dict[int, float]:
    """By district, what it costs to set off what lies there."""
    found: dict[int, float] = {}
    for at, district in enumerate(t.laid_at):
        kinds = t.laid[at].kinds()
        found[district] = STRAIN_COSTS[kinds[0]] if kinds else A_STRAIN
    return found
