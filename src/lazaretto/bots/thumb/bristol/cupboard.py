"""The cupboard: what remedies in hand are worth, so that none is spent for nothing."""

from __future__ import annotations

from typing import Final

from ....games.bristol.cards import ALMS, ARSENIC, CHICKEN, EMERALDS, LEECHES, POMANDER, WHIP
from ....games.bristol.characters import Take
from ....games.bristol.remedies import Play
from ....kernel import Card, Move, Moves
from .hopes import Hopes
from .mind import Mind

#: In games won, while much of the game is still to come.
WORTH: Final = {ARSENIC: 0.015, CHICKEN: 0.01, EMERALDS: 0.03, LEECHES: 0.015, POMANDER: 0.02, WHIP: 0.03, ALMS: 0.02}
#: BR 5.4. By cards in hand, what one more is worth.
ONE_MORE: Final[tuple[float, ...]] = (0.060, 0.045, 0.025, 0.0)
A_LONG_WAY: Final = 4.0         # rounds in which a card comes to use
AT_LEAST: Final = 0.3           # of a card's worth, while there is any time


def thrift(mind: Mind) -> float:
    """How much a card is kept for later: less and less, and in the end not at all."""
    if mind.patience <= 0.0:
        return 0.15
    return min(1.0, AT_LEAST + mind.patience / A_LONG_WAY)


def one_more(mind: Mind) -> float:
    """What it is worth to draw a remedy now."""
    return ONE_MORE[min(mind.t.held(mind.me), len(ONE_MORE) - 1)] * min(1.0, mind.patience / A_LONG_WAY)


def price(mind: Mind, card: Card) -> float:
    """What a card must bring to be played: what the better of its halves might bring another time."""
    return max([WORTH[remedy] for remedy in mind.t.rules.cards[card]]) * thrift(mind)


def cheapest(mind: Mind, remedy: int, options: Moves) -> Play | None:
    """Of the cards that offer this remedy, the one that is missed least."""
    plays = [move for move in options if isinstance(move, Play) and move.remedy == remedy]
    return min(plays, key=lambda play: price(mind, play.card)) if plays else None


def takes(hopes: Hopes, options: Moves) -> Move:
    """BR 9.2. The Countess keeps the card that is good for more."""
    return max(options, key=lambda move: sum([WORTH[remedy] for remedy in hopes.t.rules.cards[move.card]]) if isinstance(move, Take) else 0.0)
