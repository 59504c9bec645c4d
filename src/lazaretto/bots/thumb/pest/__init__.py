"""Pest by rules of thumb: one who reckons what each pair of actions would come to, in Renown, and does what comes to most.

What a House would come to is reckoned in worth.py and mind.py; what each action makes of it in the chapter of its name.
"""

from __future__ import annotations

from typing import Final, final

from ....games.pest.aid import MakingRoom
from ....games.pest.assigning import Assigning
from ....games.pest.by_technology import ADMIT
from ....games.pest.constructing import Constructing
from ....games.pest.curing import Curing
from ....games.pest.eras import Preferring
from ....games.pest.gains import Crates
from ....games.pest.gathering import Admitting
from ....games.pest.moves import DONE
from ....games.pest.moving import Moving
from ....games.pest.paying import Adjusting, Paying
from ....games.pest.people import Sheltering
from ....games.pest.pestilence import AtTheDoor
from ....games.pest.posts import ChoosingToken
from ....games.pest.producing import Overflowing, Weighing
from ....games.pest.researching import Naming, Overfull, Researching
from ....games.pest.setup import PlacingCastle, PlacingDoctor
from ....games.pest.turn import PlacingAssistant, Turn
from ....kernel import Move, Moves, Seat, View
from . import choices, moving, turning
from .mind import Mind


@final
class Thumb:
    """All lies open but the decks: it listens to nothing, and has no whims."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat

    def again(self, view: View, seed: int) -> Thumb:
        return self

    def choose(self, view: View, options: Moves) -> Move:
        if len(options) == 1:
            return options[0]
        if isinstance(view.question, Paying):
            return options[0]                                  # the fewest Coins
        mind = Mind(view, self.seat, isinstance(view.question, PlacingAssistant))
        move = self.in_turn(mind, options)
        return move if move is not None else self.between(mind, options)

    def in_turn(self, mind: Mind, options: Moves) -> Move | None:
        """What a turn asks."""
        question = mind.view.question
        # the cell of the grid whose two actions bring most together, in the better order
        if isinstance(question, PlacingAssistant):
            return turning.places(mind, options)
        # then the better of the two first, enhanced if that is worth a Research; what brings nothing is left
        if isinstance(question, Turn):
            return turning.plays(mind, options)
        # walk the way that gathers most and ends best, and leave the camp where it is of use
        if isinstance(question, Moving):
            return moving.goes(mind, options)
        # build what brings most, after the Trades it needs
        if isinstance(question, Constructing):
            return choices.builds(mind, question, options)
        # cure one more as long as it is worth the Herbs, and always a second if the Decree asks for two
        if isinstance(question, Curing):
            return choices.cures(mind, options)
        # send people to the posts that bring most
        if isinstance(question, Assigning):
            return choices.assigns(mind, options)
        # buy the best Technology of the market; a new market if none is good and there is plenty
        return choices.researches(mind, options) if isinstance(question, Researching) else None

    def between(self, mind: Mind, options: Moves) -> Move:
        """What is asked besides."""
        question = mind.view.question
        # a Castle with good sites and sick people beside it, and the Doctor on the best of them
        if isinstance(question, (PlacingCastle, PlacingDoctor)):
            return choices.settles(mind, options)
        # let people in if the House is worth more with them
        if isinstance(question, AtTheDoor):
            return choices.at_the_door(mind, question)
        # the sick where they do least harm; the grave last
        if isinstance(question, Sheltering):
            return choices.shelters(mind, options)
        # of goods what is lacking most
        if isinstance(question, (Crates, Overflowing)):
            return choices.chooses(mind, options, less=False)
        # and where the storage shrinks, the kind that is worth most is kept
        if isinstance(question, Overfull):
            return choices.keeps(mind, options)
        # gain what is lacking most, give what is lacking least
        if isinstance(question, Weighing):
            return choices.chooses(mind, options, less=question.change < 0)
        # of Lumber and Stone whichever makes the price easier to pay
        if isinstance(question, Adjusting):
            return choices.cheapens(mind, question.cost, question.change, options)
        # name the good of which the own buildings make least
        if isinstance(question, Naming):
            return choices.names(mind, options)
        # the token, and the reward, that is worth most
        if isinstance(question, ChoosingToken):
            return choices.takes_token(mind, options)
        if isinstance(question, Preferring):
            return choices.prefers(mind, question, options)
        # one of those gathered goes on a card, and not into Quarantine
        if isinstance(question, Admitting):
            return ADMIT
        # whoever lies on the storage stays there
        assert isinstance(question, MakingRoom)
        return DONE
