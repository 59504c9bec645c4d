"""The Plague's mind: what a strike is worth, and where prey will be."""

from __future__ import annotations

from typing import Final, final

from ....games.pathologic.cards import HEALERS, NOTHING, STEPPE, WARDS, is_ward, owner_of
from ....games.pathologic.chronicle import obituary
from ....games.pathologic.table import Town
from ....kernel import View
from .haunts import Trail
from .town import distances, restlessness

# strikes, in the Plague's own coin: a target is 3
A_TARGET: Final = 3.0
THE_LAST_BUT_ONE: Final = 2.0   # more for it, where it can be had at once
THE_LAST_TARGET: Final = 100.0
A_WARD: Final = 0.5             # that is not on the List: one less to resolve Events
EVIDENCE: Final = 0.25          # for each piece its Healer has above the least
A_HEALER: Final = 0.5
IN_THE_NICK_OF_TIME: Final = 8.0
TO_BE_SEEN: Final = 0.8
# waiting
NEARNESS: Final[tuple[float, ...]] = (0.8, 1.0, 0.45, 0.2, 0.1, 0.0)        # of prey, by spaces
IN_THE_OPEN: Final = 1.0
ON_AN_EVENT: Final = 0.55       # in Quarantine, where it will be wanted
IN_QUARANTINE: Final = 0.2
SIEGE: Final = 0.35             # in Quarantine, where a Blockade may hold it
A_SIEGE_HOLDS: Final[tuple[float, ...]] = (0.0, 0.0, 0.85, 0.6, 0.55)      # by seats
BESIEGING: Final = 0.65         # to stand where a Blockade could begin
AN_EVENT: Final = 0.25          # somebody will come
WHIM: Final = 0.3
WANDERING: Final = 5            # so that a whim does not last
# how likely somebody acts in a district or comes through
AT_AN_EVENT: Final = 1.0
NEXT_TO_ONE: Final = 0.2
ANYWHERE: Final = 0.15
A_TARGET_THERE: Final = 0.5
A_PIECE_THERE: Final = 0.25


@final
class Hunt:
    """What the rules of thumb of the Plague look at."""

    def __init__(self, view: View, trail: Trail, whims: list[float]) -> None:
        t: Town = view.table
        self.view: Final = view
        self.t: Final = t
        self.creep: Final = distances(t.rules.neighbours)
        self.trail: Final = trail
        self.whims: Final = whims
        self.here: Final = t.lair() if len(t.thread) else NOTHING
        self.targets_left: Final = len(t.doomed)
        self.leads: Final = leads(t)
        self.siege_holds: Final = siege_holds(t)
        self.interests: Final = [(ward, self.prize(ward) * self.openness(ward)) for ward in WARDS if t.is_in_town(ward)]     # how dear it is to be near

    def is_target(self, ward: int) -> bool:
        return obituary(ward) in self.t.doomed

    def worth(self, ward: int) -> float:
        """Of a Ward killed."""
        if self.is_target(ward):
            return A_TARGET if self.targets_left > 1 else THE_LAST_TARGET
        return A_WARD + EVIDENCE * self.leads[ward]

    def is_about_to_win(self, ward: int) -> bool:
        """It stands ready on an Event, and that would be enough for its Healer."""
        t, event = self.t, self.t.where[ward]
        seat = t.answers_for(ward)
        if seat == NOTHING or t.is_quarantined(ward) or t.needs[event] == NOTHING or t.evidence[seat] + 2 < t.rules.enough:
            return False
        return t.rules.resources[ward] == t.needs[event] or t.needs[event] in t.sheets[seat]

    def strike(self, place: int, *, ceasing: bool) -> float:
        """PA 6.3, 6.8. What is won by showing oneself there."""
        if place == STEPPE:
            return -TO_BE_SEEN
        t, found = self.t, -TO_BE_SEEN
        targets = 0
        for piece in t.pieces_in(place):
            if not is_ward(piece):
                found += 0.0 if t.is_quarantined(piece) else A_HEALER
            elif (ceasing or not t.is_quarantined(piece)) and not t.is_fearless(piece):
                targets += self.is_target(piece)
                found += THE_LAST_BUT_ONE if self.targets_left == 2 and self.is_target(piece) else 0.0
                found += self.worth(piece) + (IN_THE_NICK_OF_TIME if self.is_about_to_win(piece) else 0.0)
        return found + (THE_LAST_TARGET if targets == self.targets_left else 0.0)

    def lurking(self, place: int) -> float:
        """What may be had from there in the next turns."""
        found = self.whims[(place + WANDERING * self.t.round) % len(self.whims)] * WHIM
        for ward, interest in self.interests:
            found += interest * NEARNESS[self.creep[place][self.t.where[ward]]]
        found += BESIEGING * self.siege_holds * sum([self.prize(ward) for ward in self.t.pieces_in(place) if is_ward(ward) and self.t.is_quarantined(ward)])
        for event, need in enumerate(self.t.needs):
            if need != NOTHING:
                found += AN_EVENT * NEARNESS[self.creep[place][event]]
        return found

    def openness(self, ward: int) -> float:
        t, event = self.t, self.t.where[ward]
        if not t.is_quarantined(ward):
            return IN_THE_OPEN
        if t.needs[event] != NOTHING and t.needs[event] == t.rules.resources[ward]:
            return ON_AN_EVENT
        return IN_QUARANTINE + SIEGE * self.siege_holds

    def prize(self, ward: int) -> float:
        """Of a Ward that may be killed later."""
        return min(self.worth(ward), A_TARGET * 2)

    def traffic(self, district: int) -> float:
        """How likely somebody acts there or comes through."""
        t = self.t
        found = AT_AN_EVENT if t.needs[district] != NOTHING else ANYWHERE
        found += NEXT_TO_ONE * len([event for event in t.rules.town[district] if t.needs[event] != NOTHING])
        for piece in t.pieces_in(district):
            found += A_TARGET_THERE if is_ward(piece) and self.is_target(piece) else A_PIECE_THERE
        return found

    def owner_evidence(self, ward: int) -> int:
        """Of its Healer; none if that Healer is absent."""
        seat = self.t.seat_of(owner_of(ward))
        return self.t.evidence[seat] if seat != NOTHING else 0


def leads(t: Town) -> list[float]:
    """By ward, how much its Healer has to lose."""
    found = [0.0] * HEALERS
    for ward in WARDS:
        seat = t.answers_for(ward)
        found.append(float(t.evidence[seat] - t.rules.least) if seat != NOTHING else 0.0)
    return found


def siege_holds(t: Town) -> float:
    """PA 6.7. How often nobody comes to lead the besieged away; it is tried anyhow, if nothing else is to be done."""
    holds = A_SIEGE_HOLDS[t.rules.seats]
    return holds + (1.0 - holds) * restlessness(t)
