"""A tiny game with one honest form and several that leak, each in its own way: the leak law must catch them all.

Three guests each hold a card, healthy or sick. For a few rounds everyone sips or coughs, all at once; only the sick may cough.
"""

from __future__ import annotations

from typing import Any, Final

from lazaretto.kernel import (
    EVERYONE, NOBODY, Answers, Dealer, End, Game, Memory, Move, Moved, Moves, Outcome, Pack, Position, Public, Question, Reason, Rules, Step, Steps,
    Table, View, Zone, copied, lay, only, resume,
)

HEALTHY, SICK, SPOON = 0, 1, 2
ROUNDS: Final = 4

HONEST: Final = "base"
LEAKS: Final = ("counter", "asking-the-sick", "options", "reason", "agenda", "size", "silent-look", "loud")


class Sip(Move):
    pass


class Cough(Move):
    pass


class Parlour(Table):
    rules: Public[Rules]
    round: Public[int]
    sick: Public[int]
    guests: list[Zone]
    spoons: Zone
    box: Zone

    def public(self) -> Parlour:
        t = Parlour()
        t.rules, t.round, t.sick = self.rules, self.round, self.sick
        t.guests, t.spoons, t.box = self.guests, self.spoons, self.box
        return t

    def copy(self) -> Parlour:
        t = self.public()
        t.guests, t.spoons, t.box = copied(self.guests), self.spoons.copy(), self.box.copy()
        return t

    def is_sick(self, seat: int) -> bool:
        return SICK in self.guests[seat]


class Deal(Step):
    def do(self, t: Parlour, dealer: Dealer) -> Steps:
        for guest in t.guests:
            dealer.draw(t.box, to=guest)
        return (Tea(1),)


class Tea(Question):
    def __init__(self, number: int) -> None:
        self.number: Final = number

    def who(self, t: Parlour) -> tuple[int, ...]:
        seats = range(t.rules.seats)
        if t.rules.variant == "asking-the-sick":
            return tuple(seat for seat in seats if t.is_sick(seat)) or (0,)
        return tuple(seats)

    def candidates(self, t: Parlour, seat: int) -> Moves:
        return (Sip(), Cough())

    def why_not(self, t: Parlour, seat: int, move: Move) -> Reason | None:
        neighbour = (seat + 1) % t.rules.seats
        if isinstance(move, Sip):
            return None
        if t.rules.variant == "options" and t.is_sick(neighbour):
            return Reason("PA 1.1", "not now")
        if not t.is_sick(seat):
            told = t.rules.variant == "reason" and t.is_sick(neighbour)
            return Reason("PA 1.1", "your neighbour coughs for you" if told else "only the sick cough")
        return None

    def then(self, t: Parlour, answers: Answers, dealer: Dealer) -> Steps:
        return (*leaked(t, dealer), *([TheEnd()] if self.number == ROUNDS else [Tea(self.number + 1)]))


def leaked(t: Parlour, dealer: Dealer) -> Steps:
    """What the dishonest forms do between rounds."""
    variant, sick = t.rules.variant, [seat for seat in range(t.rules.seats) if t.is_sick(seat)]
    if variant == "counter":
        t.sick = len(sick)
    if variant == "size" and t.is_sick(0) and SPOON in t.spoons:
        t.spoons.take(SPOON)
        t.guests[0].put(SPOON)
    if variant == "loud":
        dealer.tell(EVERYONE, Moved(t.guests[0].cards()[0], "box", "guests.0"))
    if variant == "silent-look":
        t.guests[1].eyes = EVERYONE
    return (Whisper(sick[0]),) if variant == "agenda" and sick else ()


class Whisper(Question):
    """Waits, and so lies on the agenda, with a secret in it."""

    def __init__(self, about: int) -> None:
        self.about: Final = about

    def who(self, t: Parlour) -> tuple[int, ...]:
        return (0,)

    def candidates(self, t: Parlour, seat: int) -> Moves:
        return (Sip(),)

    def why_not(self, t: Parlour, seat: int, move: Move) -> Reason | None:
        return None if isinstance(move, Sip) else Reason("PA 1.2", "sip")

    def then(self, t: Parlour, answers: Answers, dealer: Dealer) -> Steps:
        return ()


class TheEnd(Step):
    def do(self, t: Parlour, dealer: Dealer) -> Steps:
        return (End(Outcome((), "the tea is cold", (0.0,) * t.rules.seats)),)


class ParlourGame(Game):
    """The game of the house's tests."""

    def __init__(self) -> None:
        super().__init__(Pack({}, shipped=True))
        self.name, self.title, self.version, self.package = "parlour", "Parlour", 1, ""
        self.seats, self.variants, self.modes = range(3, 5), (HONEST, *LEAKS), {}
        self.first = Deal()
        self.values = {kind.__name__: kind for kind in (Sip, Cough, Deal, Tea, Whisper, TheEnd, End, Outcome)}
        self.pieces = {"cards": ("guests", "spoons", "box")}

    def rules(self, seats: int, variant: str) -> Rules:
        if (variant, seats) not in self._rules:
            rules = Rules()
            rules.game, rules.version, rules.components, rules.variant, rules.seats = self.name, 1, "", variant, seats
            self._rules[(variant, seats)] = rules
        return self._rules[(variant, seats)]

    def make_table(self, rules: Any) -> Parlour:
        t = Parlour()
        t.rules, t.round, t.sick = rules, 0, 0
        t.guests = [lay([], only(seat)) for seat in range(rules.seats)]
        t.spoons, t.box = lay([SPOON], EVERYONE), lay([HEALTHY] * 3 + [SICK] * 3, NOBODY)
        return t

    def make_vocabulary(self, rules: Any) -> Moves:
        return (Sip(), Cough())

    def every_move(self) -> Moves:
        return (Sip(), Cough())

    def say(self, move: Move) -> str:
        return type(move).__name__.lower()

    def imagine(self, view: View, dealer: Dealer, memory: Memory | None = None) -> Position:
        t = view.table.copy()
        hidden = [zone for zone in (*t.guests, t.box) if zone.eyes == NOBODY]
        known = [card for zone in (*t.guests, t.box) if zone.eyes != NOBODY for card in zone.cards()]
        pool = [HEALTHY] * (3 - known.count(HEALTHY)) + [SICK] * (3 - known.count(SICK)) + [SPOON] * (SPOON not in [*known, *t.spoons.cards()])
        for zone in hidden:
            cards = [pool.pop(dealer.pick(len(pool))) for _ in range(len(zone))]
            zone.faces = lay(cards, NOBODY).faces
        for seat, zone in enumerate(t.guests):
            zone.eyes = EVERYONE if zone.eyes == EVERYONE else only(seat)
        return resume(t, view.agenda[:], dict(view.sealed))
