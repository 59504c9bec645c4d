"""Pest by rules of thumb: one who reckons what each pair of actions would come to, in Renown, and does what comes to most.

- What a House comes to: worth, tracks, mind.
- What each action would make of it: doing, moving, constructing, making, people.
- What is done: turning, choices.
- What only a searcher asks: judging.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ....games.pest.assigning import Assigning
from ....games.pest.constructing import Constructing
from ....games.pest.curing import Curing
from ....games.pest.eras import Preferring
from ....games.pest.gains import Crates
from ....games.pest.gathering import Admitting
from ....games.pest.moving import Moving
from ....games.pest.paying import Adjusting, Paying
from ....games.pest.people import MakingRoom, Sheltering
from ....games.pest.pestilence import AtTheDoor
from ....games.pest.posts import ChoosingToken
from ....games.pest.producing import Overflowing, Weighing
from ....games.pest.researching import Naming, Overfull, Researching
from ....games.pest.setup import PlacingCastle, PlacingDoctor
from ....games.pest.turn import PlacingAssistant, Turn
from ....kernel import Move, Moves, Question, Seat, View
from . import choices, moving, turning
from .mind import Mind


Rule = Callable[[Mind, Moves], Move]

RULES: Final[dict[type[Question], Rule]] = {
    # your turn
    PlacingAssistant: turning.places,             # the cell of the grid whose two actions bring most together, in the better order
    Turn: turning.plays,                          # the better of the two first, enhanced if that is worth a Research; what brings nothing is left
    Moving: moving.goes,                          # the way that gathers most and ends best, with the camp left where it is of use
    Constructing: choices.builds,                 # what brings most, after the Trades it needs
    Curing: choices.cures,                        # one more as long as it is worth the Herbs; a second in any case if the Decree asks for it
    Assigning: choices.assigns,                   # to the posts that bring most
    Researching: choices.researches,              # the best Technology of the market
    # the map, and who comes to the door
    PlacingCastle: choices.settles,               # good sites and sick people beside it
    PlacingDoctor: choices.settles,               # on the best of them
    AtTheDoor: choices.at_the_door,               # let in if the House is worth more with them
    Admitting: choices.admits,                    # one of those gathered on a card, and not into Quarantine
    Sheltering: choices.shelters,                 # where the sick do least harm; the grave last
    MakingRoom: choices.makes_room,               # off the storage, if the goods that come are worth more than the harm elsewhere
    # goods and rewards
    Paying: choices.pays,                         # the fewest Coins
    Adjusting: choices.cheapens,                  # of Lumber and Stone whichever makes the price easier to pay
    Crates: choices.takes_goods,                  # what is lacking most
    Overflowing: choices.takes_goods,             # the same
    Weighing: choices.weighs,                     # gain what is lacking most, lose what is lacking least
    Overfull: choices.keeps,                      # the kind that is worth most
    Naming: choices.names,                        # the good of which the own buildings make least
    ChoosingToken: choices.takes_token,           # the one that is worth most
    Preferring: choices.prefers,                  # the reward that is worth most
}


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
        assert view.question is not None
        return RULES[type(view.question)](Mind(view, self.seat, isinstance(view.question, PlacingAssistant)), options)
