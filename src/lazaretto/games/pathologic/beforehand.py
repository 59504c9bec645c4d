"""PA 11.3 to 11.7. The windows of the game, and what a player can order for them beforehand."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Moved, Question, Reply, WindowKind
from .cards import HARUSPICY, NO, POST_MORTEM, TITHE
from .chronicle import obituary
from .influence import Influencing
from .moves import PASS, REACTS
from .reactions import Cancelling, Divining, Mourning, Tithing
from .rules import TownRules
from .words import said

PASSES: Final = (said(PASS),)


def replies(nothing: str, something: str, card: Card) -> tuple[Reply, ...]:
    return Reply(nothing, PASSES), Reply(something, (said(REACTS[card]),))


def is_the_burial(question: Question, fact: object) -> bool:
    """PA 7.1. Where it is told that the Ward is dead, and whether it was on the Hit List; of several who die together, the one that is mourned."""
    if not isinstance(fact, Moved) or fact.to not in ("crypts", "grave"):
        return False
    return not isinstance(question, Mourning) or fact.card == obituary(question.ward)


#: By the Reaction that answers it.
REACTIONS: Final = {
    NO: WindowKind(
        Cancelling.__name__, "Somebody plays a card, or a Strain goes off", replies("let it happen", "say No, if I hold one", NO), names_doer=True,
    ),
    TITHE: WindowKind(
        Tithing.__name__, "A Healer takes a counter from the Pool", replies("take nothing", "play a Tithe, if I hold one", TITHE), names_doer=True,
    ),
    POST_MORTEM: WindowKind(
        Mourning.__name__, "One of your Wards dies", replies("lose the Evidence", "play a Post-Mortem, if I hold one", POST_MORTEM), names_doer=False,
        is_deed=is_the_burial,
    ),
    HARUSPICY: WindowKind(
        Divining.__name__, "A Ward dies in the Plague's turn", replies("ask nothing", "play a Haruspicy, if I hold one", HARUSPICY), names_doer=False,
        is_deed=is_the_burial,
    ),
}
#: An Influence is played on somebody or something, as things stand then: only to play none can be ordered.
INFLUENCE: Final = WindowKind(Influencing.__name__, "Another Healer's Setup Phase", (Reply("play no Influence", PASSES),), names_doer=False)


def windows(rules: TownRules) -> tuple[WindowKind, ...]:
    """PA 11.4. Those that a card in the game can answer."""
    return (*[kind for card, kind in REACTIONS.items() if rules.copies[card]], INFLUENCE)
