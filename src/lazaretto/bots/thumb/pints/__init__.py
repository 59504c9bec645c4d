"""Pints of Blood by rules of thumb: one who counts what the rows will let in, and does what lets in least; late in the night, with an eye to the rescue."""

from __future__ import annotations

from typing import Final, final

from ....games.pints.anytime import Selling, Sinking
from ....games.pints.biting import Bitten, Dying, Returning
from ....games.pints.bus import AtTheStop
from ....games.pints.cards import FEND_OFF, MENU, SAUCE
from ....games.pints.colour import ColourRolled
from ....games.pints.drawing import DivisionTile, Losing
from ....games.pints.fighting import Replacing, Squares
from ....games.pints.moves import GO_ON, USES
from ....games.pints.placing import Placing, Rebounding
from ....games.pints.preparing import Boarding, Sending
from ....games.pints.pushing import Dealing
from ....games.pints.specials import Meanwhile, Scattering
from ....games.pints.table import SCORING, Pub
from ....kernel import Move, Moves, Seat, View
from . import choices, dangers, placing, purse, sending
from .mind import Mind
from .odds import Odds


@final
class Thumb:
    """All lies open but the faces of chips and the pile: what it must know it sees. It listens to nothing, and has no whims."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        self.odds: Odds | None = None

    def again(self, view: View, seed: int) -> Thumb:
        return self

    def choose(self, view: View, options: Moves) -> Move:
        if len(options) == 1:
            return options[0]
        t: Pub = view.table
        if self.odds is None:
            self.odds = Odds(t.rules)
        return self.answer(Mind(view, self.seat, self.odds), options)

    def answer(self, mind: Mind, options: Moves) -> Move:
        question = mind.view.question
        if isinstance(question, Sending):
            return choices.first_of(options, USES[MENU]) or choices.buys(mind, options) or sending.sends(mind, options)
        if isinstance(question, ColourRolled):
            return sending.names_colour(mind, question)
        if isinstance(question, Boarding):
            return sending.boards(mind, options)
        if isinstance(question, Placing):
            return placing.places(mind, options)
        if isinstance(question, Rebounding):
            return placing.rebounds(mind, options)
        if isinstance(question, (Squares, Replacing, Bitten)):
            return choices.first_of(options, USES[SAUCE], USES[FEND_OFF]) or options[0]
        if isinstance(question, (Meanwhile, AtTheStop)):
            if mind.t.phase == SCORING:
                return choices.buys(mind, options) or GO_ON
            return dangers.wards_off(mind, options) or GO_ON
        if isinstance(question, Scattering):
            return dangers.lays(mind, options)
        if isinstance(question, Selling):
            return purse.sells(mind, question)
        if isinstance(question, Sinking):
            return choices.sinks(mind)
        if isinstance(question, DivisionTile):
            return choices.pays(mind, options)
        if isinstance(question, Losing):
            return choices.loses(mind, options)
        if isinstance(question, Returning):
            return choices.returns(options)
        if isinstance(question, Dealing):
            return choices.deals(mind, options)
        assert isinstance(question, Dying)
        return choices.mourns(mind, options)


