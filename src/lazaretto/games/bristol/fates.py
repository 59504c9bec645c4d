"""BR 1, 11. What settled the game for each who has not won, told to that one once it is over: also what was secret then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Names, Position, Seat, Turned
from .cards import CARTS, PLAGUE_COIN, PLAGUED
from .leaving import GLOATS, Leave, Perish
from .mingle import Mingle
from .movement import NO_ONE, Dashed, Landed, LeftBehind, Shame, Shoved
from .names import CART_TITLES, called, listed
from .rounds import GatesClose, Round
from .table import Town

HEALTH: Final = "health."
FROM_THE_START: Final = 0


def fates(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> dict[Seat, str]:
    """By seat, a sentence to that seat."""
    story = Fates(positions, names, told)
    end = positions[-1]
    losers = [seat for seat in range(story.t.rules.seats) if end.outcome is not None and seat not in end.outcome.winners]
    found = {seat: story.of(seat) for seat in losers}
    return {seat: text for seat, text in found.items() if text}


@final
class Fates:
    """One walk through all that was told."""

    def __init__(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> None:
        first: Town = positions[0].table
        self.t: Town = positions[-1].table
        self.outcome: Final = positions[-1].outcome
        self.who: Final = tuple([called(names, place) for place in range(first.rules.places)])
        self.round = first.round
        self.where: dict[Seat, int] = {}                       # by seat, the cart
        self.plague: Final[dict[Seat, tuple[int, str]]] = {}   # since which round, and by what
        self.got_off: Final[dict[tuple[Seat, int], str]] = {}  # by seat and cart, how it last got off
        self.deaths: Final[dict[Seat, str]] = {}
        self.mingled: Mingle | None = None
        self.pushed: Shoved | None = None
        self.left: list[tuple[int, int]] = []                  # carts that have left, and when
        for seat in range(first.rules.seats):
            if first.is_plagued(seat):
                self.plague[seat] = FROM_THE_START, ""
        self.look(first)
        for position, facts in list(zip(positions, told))[1:]:
            self.t = position.table
            for fact in facts:
                self.take(fact)
            self.look(self.t)

    def look(self, t: Town) -> None:
        self.where.update({seat: cart for cart in CARTS for seat in t.carts[cart]})

    def take(self, fact: object) -> None:
        if isinstance(fact, Round):
            self.round, self.mingled = fact.number, None
        elif isinstance(fact, Mingle):
            self.mingled = fact
        elif isinstance(fact, Turned):
            self.turned(fact)
        elif isinstance(fact, (Leave, Perish, GatesClose, LeftBehind, Shame)):
            self.ended(fact)
        else:
            self.moved(fact)

    def turned(self, fact: Turned) -> None:
        """BR 1.3, 12.3."""
        if not fact.place.startswith(HEALTH):
            return
        seat = int(fact.place.removeprefix(HEALTH))
        if fact.into != PLAGUED:
            self.plague.pop(seat, None)
        elif self.mingled is not None and seat in self.mingled.riders:
            self.plague[seat] = self.round, f"as {CART_TITLES[self.mingled.cart]} mingled"
        else:
            by_coin = self.t.rules.alms and PLAGUE_COIN in self.t.coins[seat]
            self.plague[seat] = self.round, "by a coin" if by_coin else "by the symptoms that you chose"

    def moved(self, fact: object) -> None:
        """BR 6. Who got off which cart, and by whom."""
        if isinstance(fact, Shoved):
            self.pushed = fact
        elif isinstance(fact, Dashed):
            self.gets_off(fact.seat, "You got off {cart} yourself")
            if fact.displaced != NO_ONE:
                self.gets_off(fact.displaced, f"{self.who[fact.seat]} took your place on {{cart}}")
                self.where[fact.displaced] = self.where[fact.seat]
            self.where[fact.seat] = fact.cart
        elif isinstance(fact, Landed):
            by = fact.seat if self.pushed is None else self.pushed.by
            self.gets_off(fact.seat, "You got off {cart} yourself" if by == fact.seat else f"{self.who[by]} pushed you off {{cart}}")
            self.where[fact.seat] = fact.cart

    def gets_off(self, seat: Seat, how: str) -> None:
        cart = self.where[seat]
        self.got_off[seat, cart] = f"Round {self.round}: {how.format(cart=CART_TITLES[cart])}"

    def ended(self, fact: Leave | Perish | GatesClose | LeftBehind | Shame) -> None:
        """BR 6.7, 6.8, 11. Of the dead, how; the first that is said of them counts."""
        when = f"Round {self.round}:"
        if isinstance(fact, Leave):
            self.left.append((fact.cart, self.round))
        elif isinstance(fact, GatesClose):
            for seat in fact.seats:
                self.deaths.setdefault(seat, f"{when} The gates closed, and you were still in town, {self.on(self.where[seat])}.")
        elif isinstance(fact, LeftBehind):
            cart = CART_TITLES[self.where[fact.target]]
            how = f"You jumped off {cart}, and" if fact.by == fact.target else f"{self.who[fact.by]} pushed you off {cart}, and you"
            self.deaths.setdefault(fact.target, f"{when} {how} were left behind.")
            self.pushed = Shoved(fact.by, fact.target)
        elif isinstance(fact, Shame):
            assert self.pushed is not None
            self.deaths.setdefault(fact.seat, f"{when} You pushed {self.who[self.pushed.target]}, who was healthy, out of the race, and died of shame.")
        elif self.left:
            cart = CART_TITLES[self.left[-1][0]]
            aboard = listed([self.since(seat) for seat in fact.seats if self.t.is_plagued(seat)])
            for seat in fact.seats:
                self.deaths.setdefault(seat, f"{when} You were healthy, but {cart} left with the plague aboard: {aboard}.")

    def since(self, seat: Seat) -> str:
        """ "Odo (since round 3)"."""
        if seat not in self.plague:
            return self.who[seat]                              # a Ghost
        round = self.plague[seat][0]
        return f"{self.who[seat]} ({f'since round {round}' if round else 'from the start'})"

    def on(self, cart: int) -> str:
        return f"on {CART_TITLES[cart]}, space {self.t.spaces[cart]} of {self.t.rules.road}"

    def of(self, seat: Seat) -> str:
        """The plague comes first: who has it cannot win, whatever else befell."""
        if seat in self.plague:
            return self.of_the_plagued(seat)
        return self.deaths.get(seat, "") or self.of_who_was_late(seat)

    def of_the_plagued(self, seat: Seat) -> str:
        """BR 1.4, R54."""
        round, how = self.plague[seat]
        caught = f"Round {round}: You caught the plague {how}" if round else "You had the plague from the start"
        assert self.outcome is not None
        return f"{caught}{'; so you wanted nobody to escape, and nobody did' if self.outcome.scores[seat] == GLOATS else ': who has it cannot win'}."

    def of_who_was_late(self, seat: Seat) -> str:
        """BR 1.1. Another cart was out first: how one got off it, if one ever sat there."""
        if not self.left:
            return ""
        cart, when = self.left[-1]
        off = self.got_off.get((seat, cart))
        if off:
            return f"{off}, which left the town in round {when}."
        return f"Round {when}: {CART_TITLES[cart]} left the town without you: you sat {self.on(self.where[seat])}."
