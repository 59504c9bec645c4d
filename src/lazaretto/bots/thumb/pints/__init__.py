"""Pints of Blood by rules of thumb: one who counts what the rows will let in, and does what lets in least; late in the night, with an eye to the rescue.

What a row will let in is counted in odds.py and mind.py; what is to be hoped of the rescue in plan.py and hopes.py.
"""

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
        # before all else the Menu, and what is to be bought now; then buddies into the rows where they do most good, as long as they do any
        if isinstance(question, Sending):
            return choices.first_of(options, USES[MENU]) or choices.buys(mind, options) or sending.sends(mind, options)
        # the colour that hurts least; with Other Colour only if that is much better
        if isinstance(question, ColourRolled):
            return sending.names_colour(mind, question)
        # the Z-word against several on the bus, No Ticket against one
        if isinstance(question, Boarding):
            return sending.boards(mind, options)
        # pub food first, then the die or card that does most good, then what others would sell
        if isinstance(question, Placing):
            return placing.places(mind, options)
        # one hit more where it does most good
        if isinstance(question, Rebounding):
            return placing.rebounds(mind, options)
        # Sauce, or to Fend Off, whenever one can
        if isinstance(question, (Squares, Replacing, Bitten)):
            return choices.first_of(options, USES[SAUCE], USES[FEND_OFF]) or options[0]
        if isinstance(question, (Meanwhile, AtTheStop)):
            # in the scoring buy what still helps
            if mind.t.phase == SCORING:
                return choices.buys(mind, options) or GO_ON
            # else play the card that keeps most zombies out, if it is enough
            return dangers.wards_off(mind, options) or GO_ON
        # each zombie where it costs least
        if isinstance(question, Scattering):
            return dangers.lays(mind, options)
        # sell gladly; but late in the night not the last card, if it may be the taxi that comes
        if isinstance(question, Selling):
            return purse.sells(mind, question)
        # sink a zombie card; the rescue too, if it would not save me
        if isinstance(question, Sinking):
            return choices.sinks(mind)
        # two cards for a bite, unless it is the fifth; a buddy at almost any price
        if isinstance(question, DivisionTile):
            return choices.pays(mind, options)
        # lose what is worth least
        if isinstance(question, Losing):
            return choices.loses(mind, options)
        # give back the pub food that is worth least
        if isinstance(question, Returning):
            return choices.returns(options)
        # zombies that enter in a run go to whoever is farthest from the fifth bite
        if isinstance(question, Dealing):
            return choices.deals(mind, options)
        # if a buddy must die, one where a buddy does least
        assert isinstance(question, Dying)
        return choices.mourns(mind, options)


