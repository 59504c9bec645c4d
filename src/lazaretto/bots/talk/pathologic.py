"""What bots say in the town (PA 21.1): Healers what the signs tell them, the Plague what it likes."""

from __future__ import annotations

from typing import Final, final

from ...games.pathologic.actions import ActionPhase
from ...games.pathologic.cards import PLACES, PLAGUE, STEPPE
from ...games.pathologic.creeping import Creeping
from ...games.pathologic.game import Pathologic
from ...games.pathologic.names import place_title
from ...games.pathologic.table import Town
from ...games.pathologic.words import place_word
from ...kernel import Game, Remark, Seat, View
from ..thumb.pathologic.haunts import Trail
from ..thumb.pathologic.mind import NEARLY
from . import Credence, Hunch
from .mouth import Speaker

#: In how many of the turns in which there is reason to. Of the Plague's two claims either is as likely, wherever it is: what it says tells nothing.
HEALER: Final = {"nearly-won": 0.3, "near-you": 0.3, "in-the-steppe": 0.2}
THE_PLAGUE: Final = {"in-the-steppe": 0.06, "in-the-town": 0.06}
SURE_ENOUGH: Final = 0.6

SENTENCES: Final = {
    "lair": "At last, in round {now}, I looked for the Plague in {thing}, {share} % sure.",
    "nowhere": "I never knew where the Plague was.",
    "myself": "I was the Plague: nobody knew better where I was.",
}


@final
class Talker(Speaker):
    """Follows the chronicle, as one does who plays by rules of thumb."""

    def __init__(self, game: Game, seat: Seat, seed: int) -> None:
        super().__init__(game, seat, seed)
        assert isinstance(game, Pathologic)
        self.box: Final = game.box
        self.trail: Final = Trail()

    def says(self, view: View) -> Remark | None:
        """At the beginning of a turn, or in it."""
        if self.seat == PLAGUE and isinstance(view.question, Creeping):
            return self.mouth.opens(THE_PLAGUE, [Remark(PLAGUE, phrase) for phrase in THE_PLAGUE])
        if self.seat == PLAGUE or not isinstance(view.question, ActionPhase):
            return None
        return self.mouth.opens(HEALER, self.warnings(view.table))

    def warnings(self, t: Town) -> list[Remark]:
        """To the other Healers; the Plague hears them too, and knows them already."""
        haunts, others = self.trail.haunts(t), [seat for seat in t.healers() if seat != self.seat]
        found = [Remark(self.seat, "nearly-won", other) for other in others if t.evidence[other] >= t.rules.enough - NEARLY]
        found += [Remark(self.seat, "near-you", other) for other in others if near(t, haunts, other) >= SURE_ENOUGH]
        return [*found, Remark(self.seat, "in-the-steppe")] if haunts[STEPPE] >= SURE_ENOUGH else found

    def hunch(self, view: View) -> Hunch | None:
        if self.seat == PLAGUE:
            return Hunch("myself")
        haunts = self.trail.haunts(view.table)
        place = max(range(PLACES), key=lambda place: haunts[place])
        return Hunch("lair", None, haunts[place], place_title(self.box, place)) if haunts[place] else Hunch("nowhere")

    def believes(self, view: View) -> Credence:
        t: Town = view.table
        haunts = self.trail.haunts(t)
        return {"lair": {place_word(place): share for place, share in enumerate(haunts) if share}} if self.seat != PLAGUE and any(haunts) else {}


def near(t: Town, haunts: list[float], seat: Seat) -> float:
    """How likely the Plague is where that Healer stands, or next to it."""
    if not t.is_in_town(t.roles[seat]):
        return 0.0
    here = t.where[t.roles[seat]]
    return sum([haunts[place] for place in {here, *t.rules.neighbours[here]}])
