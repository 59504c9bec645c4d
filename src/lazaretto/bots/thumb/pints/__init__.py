"""Pints of Blood by rules of thumb: one who counts what the rows will let in, and does what lets in least; late in the night, with an eye to the rescue.

- What a row will let in, what that is worth, and when the pub would be lost by it: worth, odds, mind, loss.
- What is to be hoped of the rescue: hopes.
- What is done: sending, plan, placing, dangers, purse, choices.
- What only a searcher asks: tact, judging.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ....games.pints.anytime import Ask, Selling, Sinking
from ....games.pints.biting import Bitten, Dying, Returning
from ....games.pints.bus import AtTheStop
from ....games.pints.cards import CARDS
from ....games.pints.colour import ColourRolled
from ....games.pints.drawing import DivisionTile, Losing
from ....games.pints.fighting import Replacing, Squares
from ....games.pints.moments import Meanwhile
from ....games.pints.placing import Placing, Rebounding
from ....games.pints.preparing import Boarding, Sending
from ....games.pints.pushing import Dealing
from ....games.pints.specials import Scattering
from ....games.pints.table import Pub
from ....kernel import Move, Moves, Question, Seat, View
from . import choices, dangers, placing, purse, sending
from .mind import Mind

RULES: Final[dict[type[Question], Callable[[Mind, Moves], Move]]] = {
    Sending: choices.prepares,              # the Menu, and what is to be bought now; then buddies where they do most good, the last where fewest come in
    ColourRolled: sending.names_colour,     # the colour that hurts least; with Other Colour, in hand or ordered, only if that is much better
    Boarding: sending.boards,               # the Z-word against several, No Ticket against one; bought, where that pays
    Placing: placing.places,                # pub food first, then the die or card that does most good, then what can be bought for it
    Rebounding: placing.rebounds,           # where one hit more does most good
    Squares: choices.fends,                 # Sauce, or to Fend Off, whenever one can
    Replacing: choices.fends,               # the same
    Bitten: choices.fends,                  # the same
    Meanwhile: choices.bides,               # the card that keeps most zombies out, if it is enough; in the scoring what still helps is bought
    AtTheStop: choices.bides,               # the same
    Scattering: dangers.lays,               # each zombie where it costs least
    Selling: purse.sells,                   # gladly; but late in the night not the last card, if it may be the taxi that comes
    Sinking: choices.sinks,                 # a zombie card; the rescue too, if it would not save me
    DivisionTile: choices.pays,             # two cards for a bite, unless it is the fifth; a buddy at almost any price
    Losing: choices.loses,                  # what is worth least
    Returning: choices.returns,             # the pub food that is worth least
    Dealing: choices.deals,                 # zombies of a run to whoever is farthest from the fifth bite
    Dying: choices.mourns,                  # one where a buddy does least
}

#: What one answers there all at the table live or die by; a bot that is careless, to be gentle, is not careless there.
SHARED: Final[frozenset[type[Question]]] = frozenset({
    Sending, ColourRolled, Boarding, Placing, Rebounding, Squares, Replacing, Bitten, Scattering, Dealing, Dying, Selling,
})


@final
class Thumb:
    """All lies open but the faces of chips and the pile: what it must know it sees. It listens to nothing, and has no whims."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat

    def again(self, view: View, seed: int) -> Thumb:
        return self

    def choose(self, view: View, options: Moves) -> Move:
        if len(options) == 1:
            return options[0]
        assert view.question is not None
        return RULES[type(view.question)](Mind(view, self.seat), without_pestering(view.table, options))


def without_pestering(t: Pub, options: Moves) -> Moves:
    """PB 12.4. Who has refused something in this phase is not asked for the next thing."""
    if not t.refused:
        return options
    sellers = {refusal // CARDS for refusal in t.refused}
    return tuple([move for move in options if not isinstance(move, Ask) or move.seller not in sellers])
