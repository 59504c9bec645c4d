"""What a move means here, in one line with the rule's number. What a Healer orders or plays is in `offers`, what answers a card in `replies`."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Move, Names, Scene, Seat
from .box import Box
from .cards import NOTHING, STEPPE, is_ward, owner_of, wards_of
from .creeping import Migrating, Slipping, Starting
from .entrusted import LayingOnHands, Mandating
from .effects import PRESCRIPTION_TEXTS, PRESCRIPTION_USES, STRAIN_TEXTS, kind_and_price, rule_of_prescription
from .foresight import MOST_NAMED, Sense, ceased, crowd, on_entering, some, strain_seen, struck
from .laying import Laying, Spreading
from .losing import Wasting
from .moves import (
    Become, Blockade, BreakOff, Cease, Creep, CreepThrough, Discard, Doom, Replace, EndTurn, Enough, Go, Infect, Lay, LieLow, Name, Put, Spend, Take,
)
from .names import HEALER_TITLES, RESOURCE_TITLES, agreeing, figure, listed, many, place_title, strain_title
from .offers import offered
from .prospects import ahead
from .replies import replied
from .torments import Driving, NewVictim
from .table import Town
from .voice import Voice
from .walking import Walking, reach
from .whereabouts import once_laid, where_it_can_be


def explained(scene: Scene, seat: Seat, move: Move, names: Names, box: Box) -> str:
    """What a move means here, as far as the seat can see."""
    text, rule = Meaning(scene, seat, names, box).of(move)
    return f"{text} · {rule}"


@final
class Meaning:
    """What moves mean to a seat, as the table lies."""

    def __init__(self, scene: Scene, seat: Seat, names: Names, box: Box) -> None:
        self.t: Final[Town] = scene.table
        self.question: Final[object] = scene.question
        self.agenda: Final = scene.agenda
        self.seat: Final = seat
        self.box: Final = box
        self.voice: Final = Voice(box, names, seat)

    def of(self, move: Move) -> Sense:
        found = self.before_the_game(move) or self.creeping(move) or self.showing(move) or self.laying(move)
        found = found or offered(self.t, self.voice, self.seat, move) or replied(self.t, self.voice, self.seat, self.question, move)
        return found or self.onward(move) or self.losses(move)

    def place(self, place: int) -> str:
        return place_title(self.box, place)

    # before the game

    def before_the_game(self, move: Move) -> Sense | None:
        """PA 3, 20.1."""
        voice, box = self.voice, self.box
        if isinstance(move, Become):
            wards = listed([voice.piece(ward) for ward in wards_of(move.healer)])
            return f"you begin with {many(1, RESOURCE_TITLES[box.resources[move.healer]])}; your own Wards are {wards}", "PA 20.1"
        if isinstance(move, Doom):
            wanted = listed([many(1, RESOURCE_TITLES[resource]) for resource in sorted({box.resources[ward] for ward in move.wards})], "or")
            return f"you win when all three are dead; they are wanted at Events that need {wanted}", "PA 3.4"
        if isinstance(move, Put):
            return self.put(move.piece, move.district)
        if isinstance(move, Take):
            return f"{kind_and_price(move.card)}: {PRESCRIPTION_TEXTS[move.card]}; {PRESCRIPTION_USES[move.card]}", rule_of_prescription(move.card)
        return None

    def put(self, piece: int, district: int) -> Sense:
        """PA 2.3, 3.6, 12.5, 19.2. How far it could go from there and to whom, whether the Plague can come out of the Steppe; and who it is."""
        t, voice = self.t, self.voice
        near = [voice.piece(other) for place in t.rules.town[district] for other in t.pieces_in(place)]
        edge = "the Plague can come from the Steppe" if STEPPE in t.rules.neighbours[district] else "away from the Steppe"
        around = f"{many(len(t.rules.town[district]), 'district')} next door, with {some(near) if near else 'nobody'}; {edge}"
        if not is_ward(piece):
            return f"you can resolve any Event, for its Resource; {around}", "PA 3.6"
        who = f"the {HEALER_TITLES[owner_of(piece)]}'s Ward, for Events that need {many(1, RESOURCE_TITLES[self.box.resources[piece]])}"
        return f"{who}; {around}", "PA 19.2" if t.rules.seats == 3 and t.seat_of(owner_of(piece)) == NOTHING else "PA 3.6"

    # the Plague

    def creeping(self, move: Move) -> Sense | None:
        """PA 4.2, 5, 6.4, 16.12, 18.1."""
        t = self.t
        if isinstance(move, CreepThrough):
            return f"through {self.place(move.via)} to {self.place(move.to)}: {crowd(t, self.voice, move.to)}{self.lifting()}", "PA 16.12"
        if not isinstance(move, Creep):
            return None
        there = crowd(t, self.voice, move.to, only_later=isinstance(self.question, (Slipping, Migrating)))
        if isinstance(self.question, Starting):
            return f"start in {self.place(move.to)}, next to {self.numbers(t.rules.neighbours[move.to], 'and')}", "PA 4.2"
        rule = "PA 6.4" if isinstance(self.question, Slipping) else "PA 18.1" if isinstance(self.question, Migrating) else "PA 5.1"
        if move.to == t.lair():
            return f"stay in {self.place(move.to)}: {there}", rule
        return f"to {self.place(move.to)}: {there}{self.lifting()}", "PA 5.3" if move.to == STEPPE and rule == "PA 5.1" else rule

    def numbers(self, places: tuple[int, ...], last: str) -> str:
        """ "1, 3 and the Steppe"."""
        return listed([*[str(place) for place in places if place != STEPPE], *([self.place(STEPPE)] if STEPPE in places else [])], last)

    def lifting(self) -> str:
        """PA 6.9."""
        return "; the Blockade is lifted" if self.t.blockade != STEPPE else ""

    def showing(self, move: Move) -> Sense | None:
        """PA 6."""
        t, voice = self.t, self.voice
        if isinstance(move, LieLow):
            on = f"; the Blockade of {self.place(t.blockade)} goes on" if t.blockade != STEPPE else ""
            return f"announce nothing{on}", "PA 6.7" if on else "PA 6.1"
        if isinstance(move, Infect):
            return f"all see you in {self.place(move.district)}: {struck(t, voice, move.district)}", "PA 6.3"
        if isinstance(move, Blockade):
            later = f"{struck(t, voice, move.district)}; cease it later to kill all"
            return f"all see you in {self.place(move.district)}: {later}", "PA 6.6"
        if isinstance(move, Cease):
            return f"in {self.place(t.blockade)}, Quarantine or not: {ceased(t, voice)}", "PA 6.8"
        return (f"nobody in {self.place(t.blockade)} is harmed, and the token comes back", "PA 6.9") if isinstance(move, BreakOff) else None

    def laying(self, move: Move) -> Sense | None:
        """PA 8, 18.2."""
        if isinstance(move, Lay):
            rule = "PA 18.8" if isinstance(self.question, Spreading) else "PA 8.4"
            return f"{self.telling(move.district)}; when it goes off: {STRAIN_TEXTS[move.strain]}", rule
        if not isinstance(move, Replace):
            return None
        old, new = self.voice.piece(move.instead_of), self.voice.piece(move.ward)
        there = f"{new}, in {self.place(self.t.where[move.ward])}{' and quarantined' if self.t.is_quarantined(move.ward) else ''}"
        return f"{old} is off your Hit List, and {there}, is on it", "PA 18.2"

    def telling(self, district: int) -> str:
        """PA 8.4, 18.8. What all learn by it of where the Plague is, for all see where a Strain is laid."""
        t = self.t
        if isinstance(self.question, Spreading):
            return "it tells nobody where you are"
        now, then = where_it_can_be(t), once_laid(t, district)
        if now == then:
            return f"all know already that you are in {self.place(now[0])}" if len(now) == 1 else "all see where, and learn no more of where you can be"
        if len(then) == 1:
            return f"all know then that you are in {self.place(then[0])}"
        if len(then) > MOST_NAMED:
            return f"all know then that you are in one of {len(then)} places, not of {len(now)}"
        return f"all know then that you are in {self.numbers(then, 'or')}"

    # going on and stopping

    def onward(self, move: Move) -> Sense | None:
        """PA 12.5, 17.4, 17.15, 18.9."""
        t, question = self.t, self.question
        if isinstance(move, Enough):
            return self.enough()
        if not isinstance(move, Go):
            return None
        if isinstance(question, Driving):
            return f"{self.voice.piece(question.piece)} is put into {self.place(move.district)}; no Strain goes off", "PA 18.9"
        if isinstance(question, LayingOnHands):
            return f"{self.looked_at(question.district)} is moved, face down, to {self.place(move.district)}", "PA 17.15"
        assert isinstance(question, Walking)
        left = reach(t, question.long) - question.taken - 1
        more = f"; {figure(left, 'space')} left after it" if left else ""
        met = f"{on_entering(t, self.voice, question.piece, move.district)}{ahead(t, move.district)}"
        return f"on to {self.place(move.district)}{met}{more}", "PA 12.5"

    def looked_at(self, district: int) -> str:
        """Seen by the Healer who laid on hands."""
        return strain_title(self.box, strain_seen(self.t, self.seat, district))

    def enough(self) -> Sense:
        t, question = self.t, self.question
        if isinstance(question, Walking):
            return agreeing(self.voice.piece(question.piece), f"stays in {self.place(t.where[question.piece])}"), "PA 12.5"
        if isinstance(question, LayingOnHands):
            return f"{self.looked_at(question.district)} in {self.place(question.district)} is discarded without effect", "PA 17.15"
        if isinstance(question, Mandating):
            return "no other Ward acts", "PA 17.4"
        if isinstance(question, NewVictim):
            return "your Hit List stays as it is", "PA 18.2"
        if isinstance(question, (Laying, Spreading)):
            held = f"{many(len(t.strains), 'Strain')} {'stays' if len(t.strains) == 1 else 'stay'}"
            return f"lay no more; {held} in your hand; a district holds only one", "PA 8.2" if isinstance(question, Laying) else "PA 18.8"
        return "name no other district", "PA 16.9"

    def losses(self, move: Move) -> Sense:
        """PA 12.11, 13.2, 16.9, 18.6, 18.7; and the end of a turn."""
        t = self.t
        if isinstance(move, Name):
            return f"the Strain in {self.place(move.district)} is turned up and discarded without effect", "PA 16.9"
        if isinstance(move, Discard):
            return f"it is gone: {PRESCRIPTION_TEXTS[move.card]}", "PA 18.6"
        if isinstance(move, Spend):
            left = many(t.sheets[self.seat].count(move.resource) - 1, RESOURCE_TITLES[move.resource])
            rule = "PA 18.7" if isinstance(self.question, Wasting) else "PA 17.11"
            return f"you keep {left}", rule
        assert isinstance(move, EndTurn)
        return f"your turn is over; {many(t.points, 'action')} not used" if t.points else "your turn is over", "PA 4.5"


