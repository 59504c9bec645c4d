"""BR 5. A turn."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps, only
from .actions import Action
from .characters import BY_CHARACTER, specials
from .chronicle import DREW, note
from .decks import draw_remedy, why_not_draw_remedy
from .dice import DONE, FREE_REROLLS, REROLLS, Done, Reroll
from .ghosts import LOOKS, Look, looks
from .movement import DASH, ELBOW, PUSHES, Dash, Elbow, Push, gentlest, landing_of, movements
from .remedies import A_REACTION, PLAYS, Play
from .table import Town
from .whip import CrackWhip

ACTED: Final = Reason("BR 5.1", "you have taken your action: you may still play remedies, or end your turn")
MUST_ACT: Final = Reason("BR 5.1", "you must take an action before you end your turn")


@final
class DrawRemedy(Action):
    """BR 5.4. Take the top card of the remedies."""

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        return why_not_draw_remedy(t, seat)

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        note(t, DREW, seat, 1)
        draw_remedy(t, t.drawn, dealer)
        return ()


DRAW: Final = DrawRemedy()


@final
class TurnBegins(Step):
    """BR 5.1. One action is owed; what is drawn from now on is for this seat's eyes."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.turn, t.actions, t.rerolled = self.seat, 1, ()
        t.drawn.eyes = t.phial.eyes = only(self.seat)
        if t.rules.alms:
            t.palm.eyes = only(self.seat)
        return (Turn(self.seat), TurnEnds(self.seat))


@final
class Turn(Choice):
    """BR 5.1, 5.2. One action, and remedies before or after it.

    Asked until the seat is done; without a card to play, no longer than the action lasts (R74). That is public, so being asked tells nothing.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Town) -> tuple[Seat, ...]:
        if not t.lives(self.seat) or (not t.actions and not len(t.remedies[self.seat])):
            return ()
        return ALONE[self.seat]

    def may(self, t: Town, seat: Seat) -> Moves:
        found: list[Move] = []
        acts = t.actions > 0
        if not acts or self.may_pass(t, seat):
            found.append(DONE)
        if acts:
            for action in self.but_rerolls(t, seat):
                if action.why_not(t, seat) is None:
                    found.append(action)
            found.extend(FREE_REROLLS.of(t.free_dice()))
        for card in t.remedies[seat].kinds():
            for remedy in t.rules.cards[card]:
                play = PLAYS[card][remedy]
                if play.why_not(t, seat) is None:
                    found.append(play)
        return tuple(found)

    def but_rerolls(self, t: Town, seat: Seat) -> list[Action]:
        found = movements(t, seat)
        found.insert(0, DRAW)
        if t.rules.ghosts:
            found.extend(looks(t))
        if t.rules.characters:
            found.extend(specials(t, seat))
        return found

    def candidates(self, t: Town, seat: Seat) -> Moves:
        """Also pushes of those in front, dice that are locked, and cards drawn just now; once the action is taken, only what may follow it."""
        found: list[Move] = [DONE, *self.but_rerolls(t, seat), *REROLLS] if t.actions else [DONE]
        cards = t.remedies[seat].kinds()
        cards += [card for card in t.drawn.kinds() if card not in cards]
        return (*found, *[PLAYS[card][remedy] for card in cards for remedy in t.rules.cards[card]])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Done):
            return None if not t.actions or self.may_pass(t, seat) else MUST_ACT
        if isinstance(move, CrackWhip):
            return A_REACTION
        if not isinstance(move, Action) or move not in KNOWN or not self.belongs(t, move):
            return NOT_HERE
        if isinstance(move, Play):
            return move.why_not(t, seat)
        return move.why_not(t, seat) if t.actions else ACTED

    def belongs(self, t: Town, move: Action) -> bool:
        """Is this an action of the game being played?"""
        if isinstance(move, Look):
            return t.rules.ghosts > 0
        if isinstance(move, (Play, Reroll, DrawRemedy, Elbow, Dash, Push)):
            return True
        return t.rules.characters

    def may_pass(self, t: Town, seat: Seat) -> bool:
        """R5. Only if nothing is left but to push yourself and be left behind."""
        if t.free_dice() or landing_of(t, t.cart_of(seat)) >= 0:
            return False
        for action in self.but_rerolls(t, seat):
            if action.why_not(t, seat) is None and not (isinstance(action, Push) and action.target == seat):
                return False
        return True

    def default(self, t: Town, seat: Seat) -> Move:
        """Take a remedy if that is possible; else whatever harms least: one die."""
        if not t.actions or self.may_pass(t, seat):
            return DONE
        if DRAW.why_not(t, seat) is None:
            return DRAW
        if t.free_dice():
            return FREE_REROLLS.of(t.free_dice())[0]
        return gentlest([action for action in self.but_rerolls(t, seat) if action.why_not(t, seat) is None], seat)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if not isinstance(move, Action):
            return ()
        if not isinstance(move, Play):
            t.actions -= 1
        return (*move.begin(t, seat, dealer), self)


@final
class TurnEnds(Step):
    """BR 5.3. What was drawn comes into the hand."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.actions, t.rerolled = 0, ()
        for card in t.drawn.cards():
            dealer.move(card, t.drawn, to=t.remedies[self.seat])
        return ()


#: Every action there is: whatever else is asked for, with a seventh die or a third card, is none.
KNOWN: Final = frozenset([
    DRAW, ELBOW, DASH, *PUSHES, *REROLLS, *[look for two in LOOKS for look in two], *[play for plays in PLAYS for play in plays],
    *[action for actions in BY_CHARACTER for action in actions],
])
