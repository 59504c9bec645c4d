"""An outlook: what a Healer may hope for and must fear as things stand, and as they would stand after a deed."""

from __future__ import annotations

from typing import Final, final

from ....games.pathologic.cards import COUNCIL, INQUISITOR, MACHINES, NOTHING, PIECES, RESOURCES, is_ward
from ....games.pathologic.walking import usual_spaces
from .mind import Mind
from .worth import COUNTERS, ERRAND, EXPOSED, PATIENCE, SECOND_PLANS

IN_COMPANY: Final = 0.6         # how often somebody else will be at the Council
OWN_WARD_TAKEN: Final = 0.3
BY_A_COUNTER: Final = 0.6       # a rival who must hand a counter over does so this often
BY_AN_ERRAND: Final = 0.2       # and one who must fetch it first


@final
class Prospect:
    """One piece for one Event: what it is worth to resolve it now, for so many points, and what if the turn ended here."""

    def __init__(self, piece: int, event: int, points: int, now: float, later: float) -> None:
        self.piece: Final = piece
        self.event: Final = event
        self.points: Final = points              # to resolve it now; 0 if that is not possible
        self.now: Final = now
        self.later: Final = later


Column = list[Prospect]


@final
class Outlook:
    """The table as it is, or changed in thought before `see`. A change of one piece alone is quickly seen by `with_piece`."""

    def __init__(self, mind: Mind) -> None:
        t = mind.t
        self.mind: Final = mind
        self.points = t.points
        self.acted = t.acted
        self.where: Final = list(t.where)
        self.quarantined = t.quarantined
        self.needs: Final = list(t.needs)
        self.sheet: Final = [t.sheets[mind.me].count(resource) for resource in range(RESOURCES)]
        self.blood = t.blood
        self.twin = t.twin
        self.handed_to = t.handed_to
        self.spaces: Final = usual_spaces(t)
        self.gained = 0.0
        self.events: list[int] = []
        self.columns: list[Column] = []
        self.risks: list[float] = []
        self.threats: list[float] = []

    def see(self) -> float:
        """Works everything out, and says what it is worth."""
        self.events = [event for event, need in enumerate(self.needs) if need != NOTHING]
        pieces = range(PIECES)
        self.columns = [self.column(piece, self.where[piece], self.is_confined(piece)) for piece in pieces]
        self.risks = [self.risk(piece, self.where[piece], self.is_confined(piece)) for piece in pieces]
        self.threats = [self.threat(piece, self.where[piece], self.is_confined(piece)) for piece in pieces]
        return self.worth(self.columns, self.risks, self.threats)

    def is_confined(self, piece: int) -> bool:
        return self.quarantined >> piece & 1 == 1

    def with_piece(self, piece: int, place: int, *, confined: bool, points: int, acts: bool) -> float:
        """With that piece there, and so many points left."""
        before, acted, where = self.points, self.acted, self.where[piece]
        self.points, self.acted, self.where[piece] = points, acted | 1 << piece if acts else acted, place
        columns, risks, threats = self.columns[:], self.risks[:], self.threats[:]
        columns[piece] = self.column(piece, place, confined)
        risks[piece], threats[piece] = self.risk(piece, place, confined), self.threat(piece, place, confined)
        if place == COUNCIL and self.needs[COUNCIL] != NOTHING and not confined:
            self.welcome(piece, columns)
        found = self.worth(columns, risks, threats)
        self.points, self.acted, self.where[piece] = before, acted, where
        return found

    def welcome(self, newcomer: int, columns: list[Column]) -> None:
        """PA 16.8. Whoever waits at the Council has company now."""
        quarantined, self.quarantined = self.quarantined, self.quarantined & ~(1 << newcomer)
        for piece in range(PIECES):
            if self.where[piece] == COUNCIL and not self.is_confined(piece):
                columns[piece] = self.column(piece, COUNCIL, confined=False)
        self.quarantined = quarantined

    # hopes

    def column(self, piece: int, place: int, confined: bool) -> Column:
        mind, t = self.mind, self.mind.t
        if place == NOTHING or not (t.obeys(piece, mind.me) or (self.twin and is_ward(piece))):
            return []
        return [self.prospect(piece, place, confined, event) for event in self.events]

    def prospect(self, piece: int, place: int, confined: bool, event: int) -> Prospect:
        mind = self.mind
        gain = mind.gain(piece, event) - (0.0 if place == event != mind.t.where[piece] else mind.strain_cost(event))
        lacks = self.lacking(piece, event)
        short = max(0, lacks - (sum(self.sheet) if self.blood else self.sheet[self.needs[event]]))
        hands = 1 if lacks and is_ward(piece) else 0
        turns = (mind.walk[place][event] + self.spaces - 1) // self.spaces + (1 if confined else 0)
        alone = event == COUNCIL and not self.has_company(piece)
        left = 1.0 if place == event == mind.t.where[piece] and not confined else mind.left[event]
        later = self.later(piece, place, confined, gain * ERRAND ** (hands + short) * (IN_COMPANY if alone else 1.0) * left, turns)
        if alone or turns or self.acted >> piece & 1 or (hands and self.acted >> mind.role & 1):
            return Prospect(piece, event, 0, 0.0, later)
        return Prospect(piece, event, 1 + hands + short, gain, later)

    def later(self, piece: int, place: int, confined: bool, gain: float, turns: int) -> float:
        """What a gain is worth that takes so many turns and one more, of which a Ward spends most in the open."""
        found = gain * PATIENCE ** (turns + 1)
        if not is_ward(piece):
            return found
        found = found * EXPOSED ** turns - turns * (1.0 - EXPOSED) * self.mind.loss[piece]
        return found * (1.0 - self.mind.peril(piece, place, confined))

    def lacking(self, piece: int, event: int) -> int:
        """PA 13.2, 13.3, 12.11. How many counters, besides what a Ward has access to."""
        if self.handed_to == piece:
            return 0
        need = self.needs[event]
        access = is_ward(piece) and (self.blood or self.mind.t.rules.resources[piece] == need)
        return (2 if event == MACHINES else 1) - (1 if access else 0)

    def has_company(self, piece: int) -> bool:
        """PA 16.8."""
        return any([other != piece and self.where[other] == COUNCIL and not self.is_confined(other) for other in range(PIECES)])

    # fears

    def risk(self, piece: int, place: int, confined: bool) -> float:
        return 0.0 if place == NOTHING else self.mind.risk(piece, place, confined)

    def threat(self, piece: int, place: int, confined: bool) -> float:
        """PA 14. What a rival could make of this Ward before my next turn, were it not in my Pact."""
        if confined or place == NOTHING or not is_ward(piece) or self.needs[place] == NOTHING:
            return 0.0
        mind, t, bound, found = self.mind, self.mind.t, self.mind.t.bound_to(piece), 0.0
        lacks = self.lacking(piece, place)
        for rival in mind.rivals:
            if bound in (NOTHING, mind.me, rival) or INQUISITOR in t.ongoing:
                ease = 1.0 if not lacks else BY_A_COUNTER if t.sheets[rival].count(self.needs[place]) >= lacks else BY_AN_ERRAND
                found = max(found, ease * mind.envy(rival, mind.pieces_for(rival, piece)))
        return found + OWN_WARD_TAKEN if found and piece in mind.own_wards else found

    def is_coverable(self, piece: int) -> bool:
        """Whether my Pact can keep it from the others."""
        return INQUISITOR not in self.mind.t.ongoing and self.mind.t.bound_to(piece) in (NOTHING, self.mind.me)

    # all together

    def worth(self, columns: list[Column], risks: list[float], threats: list[float]) -> float:
        covered = max([threat for piece, threat in enumerate(threats) if threat and self.is_coverable(piece)], default=0.0)
        return self.gained + self.hopes(columns) + self.purse() - sum(risks) - sum(threats) + covered

    def hopes(self, columns: list[Column]) -> float:
        """The best plans together: a piece for each Event, and no more points than there are."""
        points, found, plans = self.points, 0.0, 0
        left = [prospect for column in columns for prospect in column]
        while left and plans < len(SECOND_PLANS):
            best, most = left[0], -1.0
            for prospect in left:
                value = prospect.now if 0 < prospect.points <= points else prospect.later
                if value > most:
                    best, most = prospect, value
            is_now = 0 < best.points <= points
            found += most if is_now else most * SECOND_PLANS[plans]
            points -= best.points if is_now else 0
            plans += 0 if is_now else 1
            left = [prospect for prospect in left if prospect.piece != best.piece and prospect.event != best.event]
        return found

    def purse(self) -> float:
        """Counters for Events to come."""
        return sum([sum(COUNTERS[:count]) for count in self.sheet])
