"""BR 1.3. What really happened, for when the game is over: who had the plague since when and by what, and whether claims were true."""

from __future__ import annotations

from typing import Final, final
from collections.abc import Sequence

from ...kernel import FACE_DOWN, Moved, Names, Position, Seat, Truth
from .cards import PLAGUE_COIN, WHIP, WORTH
from .chronicle import DIED, GAVE, KEPT, LEECHED, MINGLED, NO_CART, ROUND, WHIPPED, Entry, read, round_of
from .headlines import ending
from .mingle import Mingle
from .movement import Dashed, Shoved
from .names import CART_TITLES, COIN_TITLES, agreeing, called, listed
from .table import Town
from .whip import Threatened

LOW: Final = 4                  # two symptoms together; five is neither low nor high
HIGH: Final = 6


def truths(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]] = ()) -> list[Truth]:
    """The story from the deal to the end."""
    t: Town = positions[0].table
    ill = [seat for seat in range(t.rules.seats) if t.is_plagued(seat)]
    found = [Truth(0, f"{names[seat]} had the plague from the start.", "sick", seat, turned=True) for seat in ill]
    if not ill:
        found.append(Truth(0, "Nobody had the plague at the start.", "healthy"))
    for moment in range(1, len(positions)):
        found += Passage(positions[moment - 1], positions[moment], moment, names, told[moment] if told else ()).story()
    last = positions[-1]
    if last.outcome is not None:
        found.append(Truth(len(positions) - 1, ending(last.table, last.outcome.reason), "gate"))
    return found


@final
class Passage:
    """What happened between two positions."""

    def __init__(self, before: Position, after: Position, moment: int, names: Names, told: Sequence[object]) -> None:
        self.before: Final = before
        self.then: Final[Town] = before.table
        self.now: Final[Town] = after.table
        self.waits: Final = len(after.sealed) > 0             # for others who are asked as well
        self.moment: Final = moment
        self.told: Final = told
        self.who: Final = tuple([called(names, place) for place in range(self.now.rules.places)])
        self.round = self.then.round
        self.entries: Final[list[Entry]] = [read(entry) for entry in self.now.chronicle[len(self.then.chronicle):]]
        self.chose: Final = [digits[0] for what, digits in self.entries if what == KEPT]
        self.mixed: Final = [place for what, digits in self.entries if what == MINGLED for place in digits[1:]]

    def line(self, text: str, icon: str, seat: Seat | None = None, *, turned: bool = False) -> Truth:
        return Truth(self.moment, f"Round {self.round}: {text}", icon, seat, turned)

    def story(self) -> list[Truth]:
        found = self.held_back()
        for what, digits in self.entries:
            if what == ROUND:
                self.round = round_of(digits)
            elif what == MINGLED:
                found += self.mingled(digits[0], digits[1:])
            elif what == KEPT:
                found += self.kept(digits[0])
            elif what == LEECHED and digits[1] != NO_CART:
                found.append(self.leeched(digits[0], digits[1]))
            elif what == GAVE:
                found += self.gave(digits[0], digits[1])
            elif what == DIED:
                found.append(self.died(digits))
        return found

    def held_back(self) -> list[Truth]:
        """BR 8.7. Who could have stopped a movement, and let it happen, once all have answered."""
        question, t = self.before.question, self.then
        if not isinstance(question, Threatened) or self.waits or any([what == WHIPPED for what, _ in self.entries]):
            return []
        able = [seat for seat in question.who(t) if any([WHIP in t.rules.cards[card] for card in t.remedies[seat].kinds()])]
        deed = "push" if isinstance(question.deed, Shoved) else "dash" if isinstance(question.deed, Dashed) else "elbow past"
        return [self.line(f"{self.who[seat]} had a Whip and let {self.who[question.deed.doer()]} {deed}.", "whip", seat) for seat in able]

    def turned(self, seat: Seat) -> str:
        """BR 1.3, 12.3. Caught or lost the plague; "" if all is as it was."""
        if self.now.is_ghost(seat) or self.then.is_plagued(seat) == self.now.is_plagued(seat):
            return ""
        return "caught the plague" if self.now.is_plagued(seat) else "was cured"

    def mingled(self, cart: int, riders: tuple[Seat, ...]) -> list[Truth]:
        """BR 10.4, 10.5. What each brought, what each got, and who turned."""
        found = [self.line(f"{CART_TITLES[cart]} mingled: {', '.join([self.change(seat) for seat in riders])}.", "rat")]
        for seat in riders:
            deed = self.turned(seat)
            if deed and not self.by_coin(seat):
                doubt = ", or by the choice before it" if seat in self.chose else ""
                text = f"{self.who[seat]} {deed} as {CART_TITLES[cart]} mingled{doubt}."
                found.append(self.line(text, "sick" if self.now.is_plagued(seat) else "healthy", seat, turned=True))
        return found

    def change(self, seat: Seat) -> str:
        """ "Odo 3 to 5". What a Ghost held between two mingles is not to be seen any more (R53)."""
        if self.mixed.count(seat) > 1 or (seat in self.chose and not self.told):
            return self.who[seat]
        return f"{self.who[seat]} {self.then.sum_of(seat) + self.gained(seat)} to {self.now.sum_of(seat)}"

    def gained(self, seat: Seat) -> int:
        """BR 8.6, 9.7. By what it chose just before a mingle: the cards that came into its hand and went out of it."""
        hand, total = f"symptoms.{self.now.rules.slots[seat][0]}", 0
        for fact in self.told if seat in self.chose else ():
            if isinstance(fact, Mingle):
                break
            if isinstance(fact, Moved) and fact.card != FACE_DOWN and hand in (fact.source, fact.to):
                total += WORTH[fact.card] if fact.to == hand else -WORTH[fact.card]
        return total

    def kept(self, seat: Seat) -> list[Truth]:
        """BR 8.6, 9.7."""
        if seat in self.mixed:
            return self.kept_to_mingle(seat)
        deed = self.turned(seat)
        text = f"{self.who[seat]} changed symptoms, {self.then.sum_of(seat)} to {self.now.sum_of(seat)}{f', and {deed}' if deed else ''}."
        return [self.line(text, "pomander", seat, turned=bool(deed))]

    def kept_to_mingle(self, seat: Seat) -> list[Truth]:
        """BR 8.6, 10.4. Just before its cart mingled: what was mixed is known by what was told."""
        if not self.told or self.mixed.count(seat) > 1:
            return []
        before = self.then.sum_of(seat)
        return [self.line(f"{self.who[seat]} changed symptoms, {before} to {before + self.gained(seat)}.", "pomander", seat)]

    def leeched(self, seat: Seat, cart: int) -> Truth:
        """BR 8.5. What lay there unseen, if it was not mixed in at once."""
        laid = [card for card in self.then.phial.kinds() if self.now.leeches[cart].count(card) > self.then.leeches[cart].count(card)]
        drawn = sorted({WORTH[card] for card in laid or self.then.phial.kinds()})
        return self.line(f"{self.who[seat]} laid a {listed([str(worth) for worth in drawn], 'or')} on {CART_TITLES[cart]}.", "leech", seat)

    def by_coin(self, seat: Seat) -> bool:
        return any([what == GAVE and digits[1] == seat for what, digits in self.entries])

    def gave(self, giver: Seat, to: Seat) -> list[Truth]:
        """BR 12.6."""
        coin = self.then.palm.kinds()[0]
        deed = self.turned(to)
        gift = f"kept a coin, {COIN_TITLES[coin]}" if giver == to else f"gave {self.who[to]} a coin, {COIN_TITLES[coin]}"
        text = f"{self.who[giver]} {gift}{f'; {self.who[to]} {deed}' if deed else ''}."
        return [self.line(text, "sick" if coin == PLAGUE_COIN else "coin", to, turned=bool(deed))]

    def died(self, places: tuple[Seat, ...]) -> Truth:
        """BR 11.5. Who was what, in truth."""
        ill = [self.who[place] for place in places if self.now.is_plagued(place)]
        names = listed([self.who[place] for place in places])
        if len(places) == 1:
            return self.line(f"{names} died, {'plagued' if ill else 'healthy'}.", "skull", places[0])
        told = "all of them plagued" if len(ill) == len(places) else agreeing(listed(ill), "was plagued") if len(ill) == 1 else f"{listed(ill)} were plagued"
        return self.line(f"{names} died; {told if ill else 'nobody was plagued'}.", "skull")


def holds(position: Position, seat: Seat, phrase: str, about: Seat | None) -> bool | None:
    """R46. Was this true when it was said?"""
    t: Town = position.table
    if phrase in ("i-am-healthy", "i-have-the-plague"):
        return t.is_plagued(seat) == (phrase == "i-have-the-plague")
    if phrase in ("suspect", "trust") and about is not None:
        return t.is_plagued(about) == (phrase == "suspect")
    if phrase in ("got-low", "got-high") and has_what_it_got(t, seat):
        total = t.sum_of(seat)
        return None if LOW < total < HIGH else (total <= LOW) == (phrase == "got-low")
    return None


def has_what_it_got(t: Town, seat: Seat) -> bool:
    """BR 10.4, 8.6. The hand came from a mingle, and was not changed since."""
    last = ""
    for entry in t.chronicle:
        what, digits = read(entry)
        if what == MINGLED and seat in digits[1:]:
            last = "mingle"
        elif what == KEPT and digits[0] == seat:
            last = "choice"
    return last == "mingle"
