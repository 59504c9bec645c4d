"""What a move means here, in one line with the rule's number."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Move, Names, Scene, Seat
from .alms import Give
from .cards import ALMS, ARSENIC, CHICKEN, CURED_COIN, HAND_LIMIT, ONE, PLAGUE_COIN, PLAGUE_FROM, WORTH
from .characters import Bless, Chisel, Court, Escort, Filch, Gamble, Inspect, Take, Toil
from .dice import Done, Lock, Locking, Reroll, RollingAgain
from .foresight import Sense, dash_foreseen, foreseen, prevented
from .ghosts import Look
from .movement import Dash, Elbow, Elbowed, Push, Shoved
from .names import CART_TITLES, COIN_TITLES, FACE_TITLES, REMEDY_TEXTS, agreeing, card_title, listed, within, worths
from .phial import Keep, Keeping, Leech, Leeching
from .remedies import ARSENIC_DICE, CHICKEN_ROLLS, Play, chicken_dice
from .table import Town
from .turn import DrawRemedy
from .whip import CrackWhip, LetItHappen, Threatened


def explained(scene: Scene, seat: Seat, move: Move, names: Names) -> str:
    """What a move means here, as far as the seat can see."""
    text, rule = Meaning(scene, seat, names).of(move)
    return f"{text} · {rule}"


@final
class Meaning:
    """What moves mean to a seat, as the table lies."""

    def __init__(self, scene: Scene, seat: Seat, names: Names) -> None:
        self.t: Final[Town] = scene.table
        self.scene: Final = scene
        self.seat: Final = seat
        self.who: Final = within(names, self.t.rules.places, seat)

    def of(self, move: Move) -> Sense:
        if isinstance(move, (Elbow, Dash, Push)):
            return self.movement(move)
        if isinstance(move, (Reroll, Lock, Toil, Chisel, Gamble, Bless)):
            return self.dice(move)
        if isinstance(move, Play):
            return self.remedy(move)
        if isinstance(move, (Leech, Keep, Take, Give)):
            return self.choice(move)
        if isinstance(move, (LetItHappen, CrackWhip)):
            return self.whip(move)
        return self.done() if isinstance(move, Done) else self.special(move)

    def done(self) -> Sense:
        if isinstance(self.scene.question, RollingAgain):
            return "you are done with Chicken", "BR 8.3"
        if isinstance(self.scene.question, Leeching):
            return "no cart gets a symptom", "BR 8.5"
        return ("there is nothing else you can do", "BR 5.1") if self.t.actions else ("what you hold waits for your next turn, except a Whip", "BR 5.2")

    def movement(self, move: Elbow | Dash | Push) -> Sense:
        """BR 6. Where the pawn would come to be, and whether a Whip may prevent it."""
        t, seat = self.t, self.seat
        riders = t.carts[t.cart_of(seat)]
        if isinstance(move, Push):
            text, rule = foreseen(t, Shoved(seat, move.target), self.who)
            return text + self.answerable((move.target,)), rule
        if isinstance(move, Elbow):
            text, rule = foreseen(t, Elbowed(seat), self.who)
            return text + self.answerable(riders[:riders.index(seat)]), rule
        text, rule = dash_foreseen(t, seat, self.who)
        return text + self.answerable(t.carts[t.cart_ahead(t.cart_of(seat))]), rule

    def answerable(self, victims: tuple[Seat, ...]) -> str:
        """BR 8.7. Could any of them hold a Whip? How many remedies one has is public."""
        t = self.t
        able = [self.who[seat] for seat in victims if seat != self.seat and not t.is_ghost(seat) and len(t.remedies[seat])]
        return f"; {listed(able, 'or')} may stop you" if able else ""

    def faces(self, dice: tuple[int, ...]) -> str:
        """ "Birch rat and Oak apple", "two Birch rats"."""
        found = [self.t.dice[die] for die in dice]
        return listed([FACE_TITLES[face] if found.count(face) == 1 else f"{COUNTS[found.count(face)]} {FACE_TITLES[face]}s" for face in dict.fromkeys(found)])

    def dice(self, move: Reroll | Lock | Toil | Chisel | Gamble | Bless) -> Sense:
        """BR 7, 8.2, 9. The faces that would be rolled, locked or changed."""
        if isinstance(move, Lock):
            question = self.scene.question
            return f"{self.faces(move.dice)}: until the round ends", "BR 9.3" if isinstance(question, Locking) and question.by_mason() else "BR 8.2"
        if isinstance(move, Bless):
            now, new = self.faces((move.die,)), FACE_TITLES[move.face]
            return (f"{now} stays as it is" if now == new else f"{now} becomes {new}"), "BR 9.4"
        if isinstance(move, (Chisel, Gamble)):
            return self.one_die(move)
        text, question = self.faces(move.dice), self.scene.question
        if isinstance(question, RollingAgain):
            return f"{text}; {question.left - 1 or 'no'} more {'time' if question.left == 2 else 'times'} after that", "BR 8.3"
        return text, "BR 7.1" if isinstance(move, Reroll) else "BR 9.10"

    def one_die(self, move: Chisel | Gamble) -> Sense:
        face = self.faces((move.die,))
        if isinstance(move, Chisel):
            return f"{face}, then lock a die", "BR 9.3"
        return f"{face}; {CART_TITLES[self.t.cart_of(self.seat)]} on it wins another action", "BR 9.5"

    def remedy(self, move: Play) -> Sense:
        """BR 8. What it does, with the dice that it would do it to."""
        if move.remedy == CHICKEN:
            return f"roll {self.faces(chicken_dice(self.t))} again, up to {CHICKEN_ROLLS} times", "BR 8.3"
        if move.remedy == ARSENIC and self.t.free_dice().bit_count() < ARSENIC_DICE:
            return "lock the last die for the rest of the round", "BR 8.2"
        if move.remedy == ALMS:
            return f"draw one of {len(self.t.bag)} coins, look at it and give it to anyone", "BR 12.5"
        return REMEDY_TEXTS[move.remedy]

    def special(self, move: Move) -> Sense:
        """BR 5.4, 9, 13.6. The actions that are left."""
        t = self.t
        if isinstance(move, DrawRemedy):
            return f"your {ORDINAL_CARDS[t.held(self.seat)]} remedy of {HAND_LIMIT}, to be played from your next turn on; a Whip at once", "BR 5.4"
        if isinstance(move, Escort):
            return agreeing(self.who[move.target], f"goes to the front of {CART_TITLES[t.cart_of(move.target)]}; no Whip stops it"), "BR 9.6"
        if isinstance(move, Inspect):
            return f"see one of {self.who[move.target]}'s symptoms, whichever it is", "BR 9.8"
        if isinstance(move, Filch):
            return f"take one of {self.who[move.target]}'s remedies unseen ({len(t.remedies[move.target])} there)", "BR 9.9"
        if isinstance(move, Look):
            return "only you see it, until the Ghost mingles", "BR 13.6"
        return ("the other is put away unseen", "BR 9.2") if isinstance(move, Court) else ("the third is discarded unseen", "BR 9.7")

    def choice(self, move: Leech | Keep | Take | Give) -> Sense:
        """What follows from cards that were drawn to choose from."""
        if isinstance(move, Keep):
            return self.kept(move)
        if isinstance(move, Leech):
            return self.leech(move)
        if isinstance(move, Give):
            return self.gift(move.target)
        others = self.t.drawn.cards()
        others.remove(move.card)
        return f"{card_title(self.t.rules.cards[others[0]])} is put away unseen", "BR 9.2"

    def leech(self, move: Leech) -> Sense:
        """BR 8.5, 10.1. When it would be added, as the dice lie."""
        when = "it mingles as the dice lie" if move.cart in self.t.mingling() else "it does not mingle as the dice lie"
        waiting = len(self.t.leeches[move.cart])
        what = f"a {WORTH[move.card]} for {CART_TITLES[move.cart]}'s next mingle, not the deck's"
        return f"{what}; {when}{f'; {waiting} on its stack' if waiting else ''}", "BR 8.5"

    def kept(self, move: Keep) -> Sense:
        """BR 1.3, 8.6, 9.7, 12.3. What they add up to, and what that does to you."""
        total = sum([WORTH[card] for card in move.cards])
        text, ill, coin = f"{worths(list(move.cards))} make {total}", self.t.is_plagued(self.seat), self.coins()
        if ill:
            cured = self.t.rules.cure and move.cards.count(ONE) == len(move.cards)
            return (f"{text}: you are cured", "BR 12.3") if cured else (f"{text}; you have the plague anyhow", "BR 1.3")
        if total >= PLAGUE_FROM and CURED_COIN not in coin:
            return f"{text}: you have the plague", "BR 1.3"
        question = self.scene.question
        return f"{text}: you stay healthy", "BR 9.7" if isinstance(question, Keeping) and question.by_chandler() else "BR 8.6"

    def coins(self) -> list[int]:
        return self.t.coins[self.seat].kinds() if self.t.rules.alms else []

    def gift(self, target: Seat) -> Sense:
        """BR 12.5, 12.6. What the coin in your palm does to whoever gets it."""
        coin = self.t.palm.kinds()[0]
        effect = "has the plague for good, unless cured by coin" if coin == PLAGUE_COIN else "is cured for good" if coin == CURED_COIN else "feels nothing"
        return f"{COIN_TITLES[coin]}: {agreeing(self.who[target], effect)}", "BR 12.6"

    def whip(self, move: LetItHappen | CrackWhip) -> Sense:
        """BR 8.7. What would happen, or what is prevented."""
        question = self.scene.question
        assert isinstance(question, Threatened)
        if isinstance(move, LetItHappen):
            return foreseen(self.t, question.deed, self.who)
        return f"{prevented(self.t, question.deed, self.who)}; the card is spent", "BR 8.7"


COUNTS: Final = ("no", "one", "two", "three")
ORDINAL_CARDS: Final = ("first", "second", "third")
