"""How moves are written, and what can be asked about. What a move means is in `explaining`, facts as sentences in `telling`."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Move
from ...kernel.zone import letter
from .alms import Give
from .box import Box
from .cards import CART_NAMES, FACE_NAMES, REMEDY_NAMES, SYMPTOM_NAMES
from .characters import Bless, Chisel, Court, Dip, Escort, Filch, Gamble, Inspect, Take, Toil
from .dice import Done, Lock, Reroll
from .explaining import explained as explained
from .ghosts import Look
from .movement import Dash, Elbow, Push
from .names import CHARACTER_TEXTS, CHARACTER_TITLES, REMEDY_TEXTS, REMEDY_TITLES, called as called
from .phial import Keep, Leech
from .remedies import Play
from .telling import Teller as Teller
from .turn import DrawRemedy
from .whip import CrackWhip, LetItHappen


def said(move: Move, box: Box) -> str:
    """A move in notation: "elbow", "push C", "reroll 2 5", "arsenic of arsenic/whip"."""
    if isinstance(move, (Reroll, Lock, Toil)):
        return f"{'reroll' if isinstance(move, Reroll) else 'lock' if isinstance(move, Lock) else 'toil'} {spaced(move.dice)}"
    if isinstance(move, (Chisel, Gamble)):
        return f"{'chisel' if isinstance(move, Chisel) else 'gamble'} {move.die + 1}"
    if isinstance(move, Bless):
        return f"bless {move.die + 1} {FACE_NAMES[move.face]}"
    if isinstance(move, (Play, CrackWhip, Take)):
        return with_a_card(move, box)
    if isinstance(move, Keep):
        return f"keep {' '.join([SYMPTOM_NAMES[card] for card in move.cards])}"
    if isinstance(move, Leech):
        return f"leech {SYMPTOM_NAMES[move.card]} {CART_NAMES[move.cart]}"
    return to_someone(move)


def spaced(dice: tuple[int, ...]) -> str:
    return " ".join([str(die + 1) for die in dice])


def with_a_card(move: Play | CrackWhip | Take, box: Box) -> str:
    if isinstance(move, Play):
        return f"{REMEDY_NAMES[move.remedy]} of {printed(box, move.card)}"
    return f"{'take' if isinstance(move, Take) else 'whip of'} {printed(box, move.card)}"


def printed(box: Box, card: Card) -> str:
    """ "arsenic/whip"."""
    return "/".join([REMEDY_NAMES[remedy] for remedy in box.cards[card]])


def to_someone(move: Move) -> str:
    if isinstance(move, Push):
        return f"push {letter(move.target)}"
    if isinstance(move, Escort):
        return f"escort {letter(move.target)}"
    if isinstance(move, Inspect):
        return f"inspect {letter(move.target)}"
    if isinstance(move, Filch):
        return f"filch {letter(move.target)}"
    if isinstance(move, Give):
        return f"give {letter(move.target)}"
    if isinstance(move, Look):
        return f"look {letter(move.ghost)} {move.card + 1}"
    return PLAIN[type(move)]


#: Moves that need no more words.
PLAIN: Final[dict[type, str]] = {Done: "done", DrawRemedy: "draw", Elbow: "elbow", Dash: "dash", Court: "court", Dip: "dip", LetItHappen: "let it happen"}


def topics(box: Box) -> dict[str, str]:
    """What can be asked about, besides the rules."""
    found = {title: f"{text} · {rule}" for title, (text, rule) in zip(REMEDY_TITLES, REMEDY_TEXTS, strict=True)}
    for title, (text, rule) in zip(CHARACTER_TITLES, CHARACTER_TEXTS, strict=True):
        found[title] = f"{text}, instead of another action · {rule}"
    found["road"] = f"{box.road} spaces: a cart that has gone so far has left the town · BR 2.1, 11.1"
    return {**found, **OTHER_TOPICS}


OTHER_TOPICS: Final = {
    "cart": "Birch, Cedar and Oak, each with three places, one behind the other; at the end of a round a cart goes one space for every die in its colour"
            " · BR 2.1, 4.4",
    "dice": "each of the six dice has an apple and a rat of every cart; both move the cart, two rats or more make it mingle · BR 2.2, 4.4, 10.1",
    "rat": "with two or more rats of its colour a cart mingles at the end of the round, then goes on · BR 10.1",
    "apple": "moves its cart one space at the end of the round, and makes nobody ill · BR 4.4",
    "lock": "a locked die cannot be rerolled or changed for the rest of the round · BR 7.2",
    "symptoms": "two cards of 1 to 4 before each player, secret; 6 or more together is the plague · BR 2.3, 1.3",
    "plague": "once your symptoms add up to 6 you have it for good, and your aim is that nobody escapes · BR 1.3, 1.4",
    "mingle": "all on the cart put their symptoms on one heap, a card is added, and each is dealt two; the one left over is discarded · BR 10.2, 10.4",
    "stack": "symptoms that Leeches laid on a cart: at its next mingle one of them is added instead of the top of the deck · BR 8.5, 10.3",
    "remedies": "cards with two remedies each: use one, discard the card; at most three in hand, none in the turn you drew it · BR 8.1, 5.3, 5.4",
    "turn": "one action, and before or after it any number of remedies · BR 5.1, 5.2",
    "reroll": "roll one or two dice again, both at once · BR 7.1",
    "draw": "take the top remedy, unless you hold three · BR 5.4",
    "elbow": "to the front of your cart; those you pass may crack a Whip · BR 6.1, 8.7",
    "dash": "from the front of your cart to the back of the cart next ahead; if that is full you change places with the pawn at its back · BR 6.2, 6.3",
    "push": "yourself or a pawn behind you on your cart goes to the back of the last cart with a place free · BR 6.4, 6.5",
    "left behind": "pushed with no place free behind: out of the game · BR 6.7",
    "shame": "who pushes off a healthy player that is left behind dies of shame · BR 6.8",
    "order": "turns go clockwise from the front pawn of the leading cart; carts on one space keep their order · BR 4.2, 4.5",
    "leaving": "all aboard show whether they have the plague: nobody, and they win; anyone, and all aboard die · BR 11.1 to 11.3",
    "gates": "once a cart has left and failed the others have one more round; who has not left by its end dies · BR 11.6",
    "winning": "those on the first cart that leaves with nobody plagued aboard win together · BR 1.1",
    "gloat": "nobody has won, but who has the plague wanted it so · BR 1.4, 11.8",
    "Ghosts": "with one to three players Ghosts make up four: each rerolls a die of the cart farthest ahead that is not its own, and moves forward on an apple;"
              " with no player left they play on · BR 13.1, 13.3, 13.4, 13.9",
    "look": "as your action, see one of a Ghost's two symptoms; you see it until the Ghost mingles · BR 13.6",
    "coin": "four do nothing, one gives the plague for good, one cures for good and goes before plague; only its receiver may look again · BR 12.4 to 12.6",
    "Convene": "a mode: after each mingle those who have the plague see each other · BR 12.2",
    "Cure": "a mode: two 1s cure the plague, until six or more bring it again · BR 12.3",
    "Chaos": "a mode: the 4s stay in for the first deal, and about one in three begins plagued · BR 12.1",
}
