"""The status line of a page: what I must do now, or who does what; and below it what that comes to. It tells no card: those lie in the drawer."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Outcome, Question, Seat, View
from .afterwards import how_it_ended
from .alms import Giving
from .box import Box
from .cards import OUTLAW
from .characters import Courting
from .chronicle import ROUND, WHIPPED, read
from .dice import Locking, RollingAgain
from .foresight import foreseen
from .lanes import LAST_ROUND, to_come
from .leaving import CAUGHT, GHOSTS_ESCAPED
from .movement import Dashed, Elbowed, Moving, Shoved
from .names import CART_TITLES, agreeing, listed, numbered, within
from .phial import Keeping, Leeching
from .prospects import COUNTS
from .status import capital, others
from .table import Town
from .telling import Teller
from .turn import Turn
from .whip import Deed, Threatened

Headline = tuple[str, str]      # the sentence, and one more
UNASKED: Final = ("", "")       # while the end of a round is shown, stage by stage


def headline(view: View, names: Names, box: Box) -> Headline:
    t: Town = view.table
    who = within(names, t.rules.places, view.seat)
    if view.outcome is not None:
        return ended(view, t, names, box)
    question = view.question
    if question is None:
        return UNASKED
    title, detail = window(view, t, question, who) if isinstance(question, Threatened) else in_the_round(t, asked(view, t, who))
    return (title, detail) if view.seat is None or t.lives(view.seat) else (title, f"You are out of the game. {detail}".strip())


def in_the_round(t: Town, line: Headline) -> Headline:
    """BR 11.6. In the last one that is said first."""
    return (line[0], f"{LAST_ROUND} {line[1]}".strip()) if t.deadline and t.round >= t.deadline else line


def ended(view: View, t: Town, names: Names, box: Box) -> Headline:
    """BR 11.2, 11.8, R54. How it ended, and whether you have won."""
    outcome = view.outcome
    assert outcome is not None
    title, told = ending(t, outcome.reason), aftermath(outcome, Teller(box, names, view.seat))
    if view.seat is None:
        return title, told
    verdict = "You have won." if view.seat in outcome.winners else "You may gloat." if outcome.scores[view.seat] else "You have lost."
    return f"{title} {verdict}", told


def aftermath(outcome: Outcome, teller: Teller) -> str:
    """BR 1.1, 11.8, 13.9, 13.10. Who has won; or, if nobody has, why, and who had wanted it so."""
    if outcome.winners:
        return teller.ended(outcome).removesuffix("You have lost.").strip()
    if outcome.reason == CAUGHT:
        return "Alone you have lost as soon as you have the plague."
    if outcome.reason == GHOSTS_ESCAPED:
        return "Only Ghosts were aboard, and none of them plagued."
    gloating = tuple([seat for seat, score in enumerate(outcome.scores) if score])
    return capital(f"{teller.all_of(gloating)} had the plague, and may gloat.") if gloating else "Nobody had the plague in the end."


def ending(t: Town, reason: str) -> str:
    """BR 11.3, 11.6, 11.8, 13.10. If nobody escaped, what became of them."""
    return capital(f"{reason if reason == CAUGHT else how_it_ended(t, reason).replace('nobody:', 'nobody escaped:')}.")


def window(view: View, t: Town, question: Threatened, who: tuple[str, ...]) -> Headline:
    """BR 8.7. What is about to happen; the same whatever one holds."""
    title, comes, before = attempted(t, question.deed, who), foreseen(t, question.deed, who)[0], what_was_stopped(t, question.deed, who)
    title = f"Once more: {title}" if before else title
    if view.seat in view.asked:
        return title, f"{before}If you let it happen, {comes}. A Whip stops it."
    answered = "You have answered. " if view.seat in view.sealed else ""
    able = [who[seat] for seat in view.asked]
    return title, f"{answered}{before}{capital(listed(able, 'or'))} may crack a Whip; else {comes}." if able else f"{answered}{before}".strip()


def what_was_stopped(t: Town, deed: Deed, who: tuple[str, ...]) -> str:
    """BR 8.8, R32. Who has stopped a movement of the same turn; "" if nobody has. Without the Outlaw only Emeralds give another."""
    doer = deed.doer()
    for what, digits in [read(entry) for entry in reversed(t.chronicle)]:
        if what == ROUND:
            break
        if what == WHIPPED and digits[2:] == (doer,) and not t.is_ghost(doer):
            stopped = f"{whose(who[digits[0]])} Whip stopped the last try"
            by_emeralds = not t.characters or t.characters[doer] != OUTLAW
            return f"{stopped}; Emeralds gave another. " if by_emeralds else f"{stopped}; this is another. "
    return ""


def whose(name: str) -> str:
    """ "Your", "Maud's"."""
    return "Your" if name == "you" else f"{capital(name)}'s"


def attempted(t: Town, deed: Deed, who: tuple[str, ...]) -> str:
    """ "Maud pushes you off Cedar."."""
    if isinstance(deed, Shoved):
        return capital(agreeing(who[deed.by], f"pushes {who[deed.target]} off {CART_TITLES[t.cart_of(deed.target)]}."))
    if isinstance(deed, Elbowed):
        return capital(agreeing(who[deed.seat], f"elbows to the front of {CART_TITLES[t.cart_of(deed.seat)]}."))
    assert isinstance(deed, Dashed)
    return capital(agreeing(who[deed.seat], f"dashes to {CART_TITLES[deed.cart]}."))


def asked(view: View, t: Town, who: tuple[str, ...]) -> Headline:
    actor = view.asked[0]
    if actor == view.seat:
        return mine(t, view.question, actor)
    title = f"{who[actor]} {'chooses an action' if t.actions else 'may still play remedies'}." if isinstance(view.question, Turn) else others(view, who[actor])
    return title, until_my_turn(view, t)


def until_my_turn(view: View, t: Town) -> str:
    """BR 4.2. To a player who waits."""
    seat, later = view.seat, to_come(view, t)
    if seat is None or not t.lives(seat):
        return ""
    if seat not in later:
        return "You have had your turn in this round."
    return "You are next." if later[0] == seat else f"{capital(COUNTS[later.index(seat)])} more before you."


def mine(t: Town, question: Question | None, seat: Seat) -> Headline:
    """What I must do, and what that does."""
    if isinstance(question, Turn):
        return turn(t, seat, may_pass=question.may_pass(t, seat))
    if isinstance(question, Locking):
        return ("Lock two dice." if question.lockable(t) > 1 else "Lock one die."), "Nobody can reroll or change what is locked for the rest of the round."
    if isinstance(question, RollingAgain):
        times = "Up to three times more" if question.left == 3 else "Twice more at most" if question.left == 2 else "Once more at most"
        return f"Roll {numbered(question.dice)} again, or leave {'it' if len(question.dice) == 1 else 'them'}.", f"{times}; a die left alone is left for good."
    for kind, headline in CHOICES:
        if isinstance(question, kind):
            return headline
    raise AssertionError(question)


def turn(t: Town, seat: Seat, *, may_pass: bool) -> Headline:
    """BR 5.1, 5.2, R5. How many remedies one holds all can see."""
    if not t.actions:
        return "Play remedies, or end your turn.", "You have taken your action."
    holds = len(t.remedies[seat]) > 0
    if may_pass:
        return f"End your turn{', or play remedies' if holds else ''}.", "No action is left but to jump off the cart and be left behind."
    count = "one action" if t.actions == 1 else f"{t.actions} actions"
    more = [*(["look at a Ghost's symptom"] if t.rules.ghosts else []), *(["take your special action"] if t.characters else [])]
    besides = " You may play remedies before or after." if holds else " Your turn ends with it." if t.actions == 1 else ""
    return f"Choose {count}.", f"{listed(['Reroll dice', 'draw a remedy', 'move a pawn', *more], 'or')}.{besides}"


CHOICES: Final[tuple[tuple[type, Headline], ...]] = (
    (Moving, ("Move a pawn: elbow, dash or push.", "Crushed Emeralds give you one movement more.")),
    (Leeching, ("Lay a drawn symptom on a cart.", "At its next mingle the cart takes one of its stack, not of the deck. What is left is discarded unseen.")),
    (Keeping, ("Keep two symptoms of all you have.", "The rest is discarded unseen.")),
    (Courting, ("Keep one of the two remedies you drew.", "The other is put away unseen.")),
    (Giving, ("Give the coin to anyone, or keep it.", "Only you have seen it; whoever gets it may look.")),
)
