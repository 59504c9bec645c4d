"""Pest by rules of thumb: one who reckons what each pair of actions would come to, in Renown, and does what comes to most."""

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
        if isinstance(question, PlacingAssistant):
            return turning.places(mind, options)
        if isinstance(question, Turn):
            return turning.plays(mind, options)
        if isinstance(question, Moving):
            return moving.goes(mind, options)
        if isinstance(question, Constructing):
            return choices.builds(mind, question, options)
        if isinstance(question, Curing):
            return choices.cures(mind, options)
        if isinstance(question, Assigning):
            return choices.assigns(mind, options)
        return choices.researches(mind, options) if isinstance(question, Researching) else None

    def between(self, mind: Mind, options: Moves) -> Move:
        """What is asked besides."""
        question = mind.view.question
        if isinstance(question, (PlacingCastle, PlacingDoctor)):
            return choices.settles(mind, options)
        if isinstance(question, AtTheDoor):
            return choices.at_the_door(mind, question)
        if isinstance(question, Sheltering):
            return choices.shelters(mind, options)
        if isinstance(question, (Crates, Overflowing)):
            return choices.chooses(mind, options, less=False)
        if isinstance(question, Overfull):
            return choices.keeps(mind, options)
        if isinstance(question, Weighing):
            return choices.chooses(mind, options, less=question.change < 0)
        if isinstance(question, Adjusting):
            return choices.cheapens(mind, question.cost, question.change, options)
        if isinstance(question, Naming):
            return choices.names(mind, options)
        if isinstance(question, ChoosingToken):
            return choices.takes_token(mind, options)
        if isinstance(question, Preferring):
            return choices.prefers(mind, question, options)
        if isinstance(question, Admitting):
            return ADMIT
        assert isinstance(question, MakingRoom)
        return DONE
