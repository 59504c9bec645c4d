"""What a Healer's hopes hang on, in figures, for one who sees all the cards: how late it is, whom the Plague can reach, and how each Healer stands.

Rounds begin with the Plague's turn: whoever stands in the open within its reach may be dead before anybody else acts. The Plague itself is not judged: what it
imagines it plays to the end.
"""

from __future__ import annotations

from typing import Final, final

from ....games.pathologic.cards import (
    COUNCIL, HEALERS, MACHINES, NOTHING, PIECES, PLAGUE, PRESCRIPTIONS, RESOURCES, STEPPE, WARDS, is_ward, owner_of, wards_of,
)
from ....games.pathologic.chronicle import obituary
from ....games.pathologic.table import Town
from ....games.pathologic.walking import usual_spaces
from ....kernel import Position, Seat
from .town import distances, restlessness
from .worth import PATIENCE

ROUNDS: Final = 2               # begin until one is judged: what was left in the open, the Plague has had its turn to strike at
HEALER: Final = "healer"
THE_PLAGUE: Final = "plague"
MANY_ROUNDS: Final = 12.0
MANY_EVENTS: Final = 15.0
MOST_ONGOING: Final = 4.0        # PA 10.1
MANY_DEAD: Final = 3.0
MANY_STRAINS: Final = 8.0
MANY_CARDS: Final = 5.0
ENOUGH_COUNTERS: Final = 2.0
POINTS: Final = 2               # PA 12.1
OF_A_TARGET: Final = 8          # figures
OF_A_HEALER: Final = 25
PLANS: Final = 2                # that one Healer follows at a time


def figures(world: Position, seat: Seat) -> tuple[str, list[float]]:
    """A Healer comes before the rivals, and these by their Evidence."""
    t: Town = world.table
    if seat == PLAGUE:
        return THE_PLAGUE, []
    hunted = Hunted(t)
    rivals = sorted([healer for healer in t.healers() if healer != seat], key=lambda healer: -t.evidence[healer])
    found = [*the_town(t), *the_targets(t, hunted)]
    for healer in (seat, *rivals):
        found += the_healer(t, hunted, healer, seat)
    return HEALER, [*found, *[0.0] * (OF_A_HEALER * (HEALERS - 1 - len(rivals))), *my_hand(t, seat)]


@final
class Hunted:
    """Where the Plague is, and whom it can strike in the turn that begins."""

    def __init__(self, t: Town) -> None:
        self.t: Final = t
        self.lair: Final = t.lair() if len(t.thread) else STEPPE
        self.spaces: Final = 0 if t.paralysed else t.creep_spaces()
        self.creep: Final = distances(t.rules.neighbours)

    def distance(self, piece: int) -> int:
        return self.creep[self.lair][self.t.where[piece]]

    def is_in_reach(self, piece: int) -> bool:
        """PA 6.3, 6.8. In the open, or under a Blockade that may be ceased."""
        t = self.t
        if not t.is_in_town(piece) or t.is_fearless(piece):
            return False
        if t.blockade != STEPPE and t.where[piece] == t.blockade == self.lair:
            return True
        return not t.is_quarantined(piece) and self.distance(piece) <= self.spaces


def the_town(t: Town) -> list[float]:
    """How late it is, how many have died, and what the Plague holds."""
    dead = len(t.crypts)
    return [
        t.round / MANY_ROUNDS, len(t.event_deck) / MANY_EVENTS, len(t.ongoing) / MOST_ONGOING, restlessness(t),
        float(dead == 1), float(dead == 2), len(t.grave) / MANY_DEAD,
        len(t.strains) / MANY_STRAINS, len(t.laid_at) / MANY_STRAINS, float(t.blockade != STEPPE), float(t.paralysed),
        float(t.rules.seats == 2), float(t.rules.seats == 4),
    ]


def the_targets(t: Town, hunted: Hunted) -> list[float]:
    """PA 3.4. Of each Ward on the Hit List who lives, those in the greatest danger first; and whether the Plague could win in this turn."""
    wards = [ward for ward in WARDS if obituary(ward) in t.doomed]
    told = sorted([the_target(t, hunted, ward) for ward in wards], reverse=True)
    ending = bool(wards) and all([hunted.is_in_reach(ward) for ward in wards]) and len({t.where[ward] for ward in wards}) == 1
    found = [float(ending)]
    for each in told:
        found += each
    return found + [0.0] * (OF_A_TARGET * (HEALERS - len(told)))


def the_target(t: Town, hunted: Hunted, ward: int) -> list[float]:
    spaces = hunted.distance(ward)
    return [
        float(hunted.is_in_reach(ward)), float(not t.is_quarantined(ward)), float(spaces == 0), float(spaces == 1), float(spaces == 2),
        float(t.where[ward] == t.blockade != STEPPE), float(t.needs[t.where[ward]] != NOTHING), 1.0,
    ]


def the_healer(t: Town, hunted: Hunted, healer: Seat, seat: Seat) -> list[float]:
    """Evidence, what it is to be made with, and who can be lost; for a rival also who has the turn first."""
    role, evidence, sheet = t.roles[healer], t.evidence[healer], t.sheets[healer]
    own = [ward for ward in wards_of(role) if t.is_in_town(ward)]
    in_the_open = [ward for ward in own if not t.is_quarantined(ward)]
    in_reach = [ward for ward in own if hunted.is_in_reach(ward)]
    safe, daring, hopes = prospects(t, hunted, healer)
    lacking = t.rules.enough - evidence
    return [
        1.0, evidence / t.rules.enough, *[float(lacking == pieces) for pieces in (1, 2, 3)],
        *[min(float(sheet.count(resource)), ENOUGH_COUNTERS) / ENOUGH_COUNTERS for resource in range(RESOURCES)],
        t.hand_size(healer) / MANY_CARDS, float(t.is_quarantined(role)), float(hunted.is_in_reach(role)),
        float(len(own)), float(len(in_the_open)), float(len(in_reach)), float(len([ward for ward in in_reach if obituary(ward) in t.doomed])),
        float(t.pacts[healer] != NOTHING), float(safe), float(daring), *hopes,
        float(safe >= lacking), float(daring >= lacking), float(healer < seat), *[float(role == other) for other in (0, 1)],
    ]


def prospects(t: Town, hunted: Hunted, healer: Seat) -> tuple[int, int, list[float]]:
    """The Evidence that this Healer can gain next turn by one who is out of the Plague's reach, by one who is within it, and what the next plans promise."""
    now = [0, 0]
    hopes: list[float] = []
    for event in t.ongoing.cards():
        best = 0.0
        for piece in range(PIECES):
            if t.is_in_town(piece) and t.obeys(piece, healer):
                gain, turns = outcome_of(t, healer, piece, event)
                if not turns:
                    daring = int(hunted.is_in_reach(piece))
                    now[daring] = max(now[daring], gain)
                best = max(best, gain * PATIENCE ** turns)
        hopes.append(best)
    hopes = [*sorted(hopes, reverse=True), *[0.0] * PLANS]
    return now[0], now[1], hopes[:PLANS]


def outcome_of(t: Town, healer: Seat, piece: int, event: int) -> tuple[int, int]:
    """PA 13. The Evidence it would bring if this piece resolved that Event, and how many turns go by before."""
    gain = 2 if is_ward(piece) and owner_of(piece) == t.roles[healer] else 1
    turns = (distances(t.rules.town)[t.where[piece]][event] + usual_spaces(t) - 1) // usual_spaces(t) + int(t.is_quarantined(piece))
    access = is_ward(piece) and t.rules.resources[piece] == t.needs[event]
    lacks = (2 if event == MACHINES else 1) - int(access)
    points = 1 + int(lacks > 0 and is_ward(piece)) + max(0, lacks - t.sheets[healer].count(t.needs[event]))
    alone = event == COUNCIL and not any([other != piece and not t.is_quarantined(other) for other in t.pieces_in(COUNCIL)])
    return gain, turns + int(points > POINTS and not turns) + int(alone and not turns)


def my_hand(t: Town, seat: Seat) -> list[float]:
    """Which Prescriptions I hold, and how many are left to choose from."""
    held = [float(t.hands[seat].count(card) + t.shown[seat].count(card)) for card in range(PRESCRIPTIONS)]
    return [*held, len(t.decks[seat]) / MANY_CARDS]
