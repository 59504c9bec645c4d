"""Notes: a seat follows what it is told, so that it knows who did what, and with which dice on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from ....games.bristol.alms import Give
from ....games.bristol.cards import CARTS, DICE
from ....games.bristol.characters import Bless
from ....games.bristol.dice import Rerolled, set_die
from ....games.bristol.ghosts import GhostRolls
from ....games.bristol.leaving import Leave, Perish
from ....games.bristol.mingle import Convene, Mingle
from ....games.bristol.movement import Dashed, Elbowed, Landed
from ....games.bristol.phial import Leeched
from ....games.bristol.rounds import Advance, RollDice
from ....games.bristol.setup import Boarded
from ....games.bristol.table import Town, TownRules
from ....kernel import FACE_DOWN, Card, Dealer, Glimpsed, Moved, Remark, Rolled, Said, Seat, Shown
from .hearsay import hearsay
from .odds import Odds
from .suspicion import Suspicion
from .tells import tell

SILENT: Final = Dealer()        # the steps followed here leave nothing to chance


def number_in(place: str) -> int:
    """ "health.3" is the fourth."""
    return int(place.partition(".")[2])


@final
class Notes:
    """The table as far as everyone sees it, moved along by the very steps that are told, and the suspicion that grows from them."""

    def __init__(self, rules: TownRules, me: Seat) -> None:
        self.me: Final = me
        self.t: Final = Town()
        self.t.rules, self.t.carts, self.t.order, self.t.spaces, self.t.gone = rules, ((), (), ()), CARTS, (0, 0, 0), ()
        self.t.dice, self.t.locked = (0,) * DICE, 0
        self.suspicion: Final = Suspicion(rules, me)
        self.rolling: list[int] = []                           # dice in the air
        self.held: list[Card] = []                             # my symptoms
        self.heap: list[Odds] = []                             # of a mingle that I am in
        self.riders: tuple[Seat, ...] = ()
        self.leech: Card | None = None                         # the one that I have just laid
        self.giver: Seat = me                                  # of the coin that changes hands
        self.convening = False
        self.looking_up: list[Seat] = []
        self.remarks: list[Remark] = []                        # that still count
        self.follow: Final[dict[type, Callable[[Any], None]]] = {
            Boarded: self.boarded, RollDice: self.roll_all, Rerolled: self.roll, GhostRolls: self.ghost_rolls, Rolled: self.rolled,
            Elbowed: self.pawn_moved, Dashed: self.pawn_moved, Landed: self.pawn_moved, Advance: self.pawn_moved, Leave: self.left, Perish: self.perished,
            Said: self.said, Moved: self.moved, Shown: self.shown, Glimpsed: self.glimpsed,
            Mingle: self.mingle, Convene: self.convene, Leeched: self.leeched, Remark: self.remarked,
        }

    def take(self, fact: object) -> None:
        """Whatever else is told says nothing that is not seen as well."""
        if type(fact) is not Shown:
            self.convening = type(fact) is Convene
        follow = self.follow.get(type(fact))
        if follow is not None:
            follow(fact)

    # pawns and dice

    def boarded(self, fact: Boarded) -> None:
        self.t.carts = fact.carts

    def pawn_moved(self, fact: Elbowed | Dashed | Landed | Advance) -> None:
        fact.do(self.t, SILENT)

    def left(self, fact: Leave) -> None:
        self.t.order = tuple([cart for cart in self.t.order if cart != fact.cart])
        self.t.gone = (*self.t.gone, fact.cart)

    def perished(self, fact: Perish) -> None:
        for seat in fact.seats:
            self.t.take_off(seat)

    def roll_all(self, fact: RollDice) -> None:
        self.rolling = list(range(DICE))

    def roll(self, fact: Rerolled) -> None:
        self.rolling = list(fact.dice)

    def ghost_rolls(self, fact: GhostRolls) -> None:
        self.rolling = [fact.die]

    def rolled(self, fact: Rolled) -> None:
        if self.rolling:
            set_die(self.t, self.rolling.pop(0), fact.face)

    # what others do, and what I see

    def said(self, fact: Said) -> None:
        self.suspicion.seen_doing(fact.seat, tell(self.t, fact.seat, fact.move, self.suspicion.ill))
        if isinstance(fact.move, Bless):
            set_die(self.t, fact.move.die, fact.move.face)
        elif isinstance(fact.move, Give):
            self.giver = fact.seat

    def remarked(self, fact: Remark) -> None:
        """To say it again makes it no truer, unless there was a mingle since."""
        if fact not in self.remarks:
            self.remarks.append(fact)
            for seat, factor in hearsay(fact, self.me, self.suspicion.ill):
                self.suspicion.seen_doing(seat, factor)

    def moved(self, fact: Moved) -> None:
        own = f"symptoms.{self.me}"
        if fact.source == "palm":
            self.suspicion.coin_given(self.giver, number_in(fact.to), None if fact.card == FACE_DOWN else fact.card)
        elif fact.card == FACE_DOWN:
            return
        elif fact.to == own:
            self.held.append(fact.card)
            if fact.source == "pool" and len(self.held) == 2:
                self.suspicion.mingled(self.riders, self.heap, self.held)
        elif fact.source == own and fact.card in self.held:
            self.held.remove(fact.card)
        elif fact.source == "phial" and fact.to.startswith("leeches"):
            self.leech = fact.card

    def shown(self, fact: Shown) -> None:
        """BR 12.2. When we convene, those who look up see each other."""
        if self.convening:
            self.looking_up.append(number_in(fact.place))
            self.suspicion.convened(self.looking_up)

    def glimpsed(self, fact: Glimpsed) -> None:
        self.suspicion.glimpsed(number_in(fact.place), fact.card)

    def mingle(self, fact: Mingle) -> None:
        suspicion = self.suspicion
        heap = suspicion.heap(fact.cart, fact.riders, self.held)
        suspicion.stack_used(fact.cart)
        self.remarks = [remark for remark in self.remarks if remark.seat not in fact.riders and remark.about not in fact.riders]
        if self.me in fact.riders:
            self.heap, self.riders, self.held = heap, fact.riders, []
        else:
            suspicion.mingled(fact.riders, heap, [])

    def convene(self, fact: Convene) -> None:
        self.looking_up = []

    def leeched(self, fact: Leeched) -> None:
        if fact.cart in CARTS:
            self.suspicion.leeched(fact.cart, self.leech)
        self.leech = None
