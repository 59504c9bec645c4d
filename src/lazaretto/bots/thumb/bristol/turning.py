"""A turn by rules of thumb: the action that does the most good, then such remedies as are worth their card."""

from __future__ import annotations

from typing import Final, final

from ....games.bristol.cards import ALMS, ARSENIC, CHICKEN, EMERALDS, LEECHES, POMANDER
from ....games.bristol.characters import Bless, Chisel, Court, Dip, Escort, Filch, Gamble, Inspect, Toil
from ....games.bristol.dice import DONE, Reroll
from ....games.bristol.ghosts import Look
from ....games.bristol.movement import Dash, Elbow, Push, movements
from ....games.bristol.remedies import Play, chicken_dice
from ....games.bristol.turn import DrawRemedy
from ....kernel import Move, Moves, Seat
from . import medicine, moving
from .cupboard import cheapest, one_more, other_half, price
from .hopes import Hopes
from .mind import FINE
from .pawns import dashed, elbowed
from .rolling import Rolling

A_WHIM: Final = 0.004           # nobody weighs more finely than that
A_CHOICE: Final = 1.4           # the Countess's draw against another's
A_THEFT: Final = 0.004          # the Barmaid's
A_GHOST_ABOARD: Final = 0.10    # what it is worth to know for sure of a Ghost on my cart
A_GHOST_AHEAD: Final = 0.05
A_STRANGER: Final = 0.02        # or of anyone else
SOMETHING_ELSE: Final = 0.02    # with Emeralds in hand the action is for that, if it brings so much
THREE_ROLLS: Final = 1.6        # Chicken against a single roll
A_COIN: Final = 1.0             # is always welcome
A_SYMPTOM: Final = 0.4          # the Chandler's draw against Pomander
A_SCUFFLE: Final = 0.01         # an elbow for nothing is answered by another
NEVER: Final = -9.0


@final
class Turning:
    """One decision of one's own turn."""

    def __init__(self, hopes: Hopes) -> None:
        self.hopes: Final = hopes
        self.mind: Final = hopes.mind
        self.t: Final = hopes.t
        self.rolling: Final = Rolling(hopes)

    def chooses(self, options: Moves) -> Move:
        return self.acts(options) if self.t.actions else self.remedy(options) or DONE

    # the action

    def acts(self, options: Moves) -> Move:
        """BR 5.1. Where one may pass (R5) that is weighed like any other."""
        best, most, move_gain, other_gain = options[0], NEVER, NEVER, NEVER
        seen: set[tuple[int, ...]] = set()
        for move in options:
            if isinstance(move, Play):
                continue
            if isinstance(move, (Reroll, Toil)):               # dice that show the same are the same
                faces = tuple(sorted([self.t.dice[die] for die in move.dice]))
                if faces in seen:
                    continue
                seen.add(faces)
            gain = self.gain(move)
            if gain > most:
                best, most = move, gain
            if isinstance(move, (Dash, Push)):
                move_gain = max(move_gain, gain)
            elif not isinstance(move, Elbow):
                other_gain = max(other_gain, gain)
        return self.emeralds_first(options, move_gain, other_gain) or best

    def gain(self, move: Move) -> float:
        """BR 5.1. What it brings, less how it looks."""
        return self.brings(move) - self.mind.shame(move) + A_WHIM * self.mind.chance.pick(FINE) / FINE

    def brings(self, move: Move) -> float:
        if isinstance(move, (Reroll, Toil, Bless, Chisel, Gamble)):
            return self.rolling.gain(move)
        if isinstance(move, (Elbow, Escort)):
            return max(moving.gain(self.hopes, move) - A_SCUFFLE, self.elbow_and_dash(move))
        if isinstance(move, (Dash, Push)):
            return moving.gain(self.hopes, move)
        if isinstance(move, DrawRemedy):
            return one_more(self.mind)
        if isinstance(move, Court):
            return one_more(self.mind) * A_CHOICE
        if isinstance(move, Filch):
            return one_more(self.mind) + A_THEFT
        if isinstance(move, Dip):
            return medicine.pomander_gain(self.hopes) * A_SYMPTOM
        if isinstance(move, Look):
            return self.looking(move.ghost)
        return self.looking(move.target) if isinstance(move, Inspect) else 0.0

    def looking(self, place: Seat) -> float:
        """BR 9.8, 13.6. The less one knows the more there is to see."""
        guilt, cart, time = self.mind.ill[place], self.t.cart_of(place), min(1.0, self.mind.patience)
        near = A_STRANGER
        if self.t.is_ghost(place):
            near = A_GHOST_ABOARD if cart == self.mind.cart else A_GHOST_AHEAD if self.t.cart_ahead(self.mind.cart) == cart else A_STRANGER
        return 4.0 * guilt * (1.0 - guilt) * near * time

    def emeralds_first(self, options: Moves, move_gain: float, other_gain: float) -> Move | None:
        """BR 8.4. A movement by Emeralds and the action for something else, if both are worth it."""
        if other_gain < SOMETHING_ELSE or move_gain < SOMETHING_ELSE:
            return None
        play = cheapest(self.mind, EMERALDS, options)
        return play if play is not None and move_gain > price(self.mind, play) + SOMETHING_ELSE else None

    def elbow_and_dash(self, move: Move) -> float:
        """BR 8.4. To the front, and on by Emeralds at once."""
        me, t = self.mind.me, self.t
        if t.cart_ahead(self.mind.cart) < 0 or (isinstance(move, Escort) and move.target != me):
            return NEVER
        cards = [card for card in t.remedies[me].kinds() if EMERALDS in t.rules.cards[card]]
        if not cards:
            return NEVER
        return moving.better(self.hopes, dashed(t, elbowed(t.carts, me), me)) - other_half(self.mind, cards[0])

    # remedies

    def remedy(self, options: Moves) -> Move | None:
        """BR 5.2. After the action: one that is worth its card, the best first."""
        best: Play | None = None
        most = 0.0
        for remedy in (CHICKEN, POMANDER, LEECHES, ALMS, EMERALDS, ARSENIC):
            play = cheapest(self.mind, remedy, options)
            if play is not None:
                profit = self.remedy_gain(remedy) - price(self.mind, play)
                if profit > most:
                    best, most = play, profit
        return best

    def remedy_gain(self, remedy: int) -> float:
        if remedy == CHICKEN:
            dice = chicken_dice(self.t)
            return max([self.rolling.reroll(each) for each in (dice, *[(die,) for die in dice])]) * THREE_ROLLS
        if remedy == POMANDER:
            return medicine.pomander_gain(self.hopes)
        if remedy == LEECHES:
            return medicine.leeches_gain(self.hopes)
        if remedy == ARSENIC:
            return self.rolling.best_lock(2)
        if remedy == EMERALDS:
            return self.best_movement()
        return A_COIN

    def best_movement(self) -> float:
        """BR 8.4. The best that Emeralds could do now."""
        me = self.mind.me
        return max([moving.gain(self.hopes, move) for move in movements(self.t, me) if move.why_not(self.t, me) is None], default=0.0)

    def moves(self, options: Moves) -> Move:
        """BR 8.4. The movement for which Emeralds were played."""
        return max(options, key=lambda move: moving.gain(self.hopes, move))
