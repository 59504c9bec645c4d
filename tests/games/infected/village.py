"""A small village on which a rule can be shown, told in names: who sits there, what lies before them, what they are handed."""

from __future__ import annotations

import lazaretto
from lazaretto.games.infected import sheet
from lazaretto.games.infected.box import DECKS
from lazaretto.games.infected.cards import KINDS, NAMES, SAFE
from lazaretto.games.infected.chart import COLUMNS
from lazaretto.games.infected.guessing import Guess, Guessing, HoldYourTongue
from lazaretto.games.infected.passing import Pass
from lazaretto.games.infected.rounds import Round
from lazaretto.games.infected.table import Village
from lazaretto.kernel import NOBODY, Game, Line, Move, Position, Reason, Script, Seat, begin, lay, lay_out, only

GAME = lazaretto.game("infected")
PEOPLE = ("anna", "bob", "cil", "dan", "eve", "fay", "gus", "hal", "ida", "jan", "kim", "leo")
ANNA, BOB, CIL, DAN, EVE, FAY, GUS, HAL, IDA, JAN, KIM, LEO = range(12)
HOLD = HoldYourTongue()
SHIELD, SKULL = 5, 0
FACES = {"shield": SHIELD, "skull": SKULL}

#: A hand from which anything can be passed, twice.
ANYTHING = [SAFE] * 12 + [card for card in range(1, KINDS) for _ in range(2)]


def seats_of(names: str) -> list[Seat]:
    return [PEOPLE.index(name) for name in names.split()]


def names_of(seats: object) -> str:
    return " ".join(PEOPLE[seat] for seat in sorted(seats))


def cards_of(words: str) -> list[int]:
    return [NAMES.index(word) for word in words.split()]


def passing(words: str) -> Pass:
    return Pass(tuple(cards_of(words)))


def village(
    seats: int = 6, variant: str = "base", *, round: int = 2, doctors: str = "anna", decks: dict[str, str] | None = None,
    before: dict[str, str] | None = None, hands: dict[str, str] | str | None = None, out: str = "", marker: str = "anna",
    column: str = "Y", entry: int = 0, game: Game = GAME,
) -> Play:
    """A round about to begin. Safe Villagers unless told; before each lie Safe cards unless told, the latest last."""
    t = game.make_table(game.rules(seats, variant))
    assert isinstance(t, Village)
    gone, t.decks, t.dice = seats_of(out), lay([], NOBODY), lay([], NOBODY)
    t.active = [seat for seat in range(seats) if seat not in gone]
    t.standing, t.marker, t.column, t.entry = only(*t.active), PEOPLE.index(marker), COLUMNS.index(column), entry
    for seat, name in enumerate(PEOPLE[:seats]):
        deck = "doctor" if name in doctors.split() else (decks or {}).get(name, "safe")
        t.roles[seat] = lay([DECKS.index(deck)], only(seat))
        words = hands if isinstance(hands, str) else (hands or {}).get(name)
        t.hands[seat] = lay(ANYTHING if words is None else cards_of(words), only(seat))
        t.handed[seat] = lying(cards_of((before or {}).get(name, "")), round, seats, seat)
    return Play(t, round)


def lying(cards: list[int], round: int, seats: int, seat: Seat) -> Line:
    """What was handed to a seat in the rounds before this one."""
    came = 0 if round == 1 else round if seats >= 6 else round - 1
    assert len(cards) <= came, f"before round {round} only {came} cards came"
    return lay_out([SAFE] * (came - len(cards)) + cards, only(seat))


class Play:
    """A game being played in a test; chance is what the test says, and must be used up by the end of a round."""

    def __init__(self, t: Village, round: int) -> None:
        self.dealer = Script([])
        self.position: Position = begin(t, [Round(round)], self.dealer)

    @property
    def t(self) -> Village:
        t = self.position.table
        assert isinstance(t, Village)
        return t

    # what the players do

    def hand(self, dice: str = "", **handed: str) -> Play:
        """All pass, so that each is handed the card told (in round one: the two), else Safe; the dice then fall as told, in order."""
        self.dealer.picks += [FACES[word] for word in dice.split()]
        t, ways = self.t, self.t.ways()
        given: dict[Seat, list[int]] = {seat: [] for seat in t.active}
        wanted = {PEOPLE.index(name): cards_of(words) for name, words in handed.items()}
        for place, way in enumerate(ways):
            for at, giver in enumerate(t.active):
                taker = t.active[(at + way) % len(t.active)]
                words = wanted.get(taker, [])
                given[giver].append(words[place] if place < len(words) else SAFE)
        for seat in self.position.asked:
            self.position = self.position.after(seat, Pass(tuple(given[seat])), self.dealer)
        return self

    def pass_cards(self, **passed: str) -> Play:
        """All pass Safe cards, save as told by giver."""
        usual = " ".join(["safe"] * len(self.t.ways()))
        for seat in self.position.asked:
            self.position = self.position.after(seat, passing(passed.get(PEOPLE[seat], usual)), self.dealer)
        return self

    def hold_until(self, name: str) -> Play:
        """Everyone holds their tongue until this one is asked."""
        while self.asked != name:
            assert isinstance(self.position.question, Guessing), f"{name} is not asked to guess"
            self.position = self.position.after(self.position.asked[0], HOLD, self.dealer)
        return self

    def guess(self, name: str, suspect: str) -> Play:
        self.hold_until(name)
        self.position = self.position.after(PEOPLE.index(name), Guess(PEOPLE.index(suspect)), self.dealer)
        return self

    def end_round(self) -> Play:
        """Everyone still to be asked in this round holds their tongue."""
        round = self.t.round
        while isinstance(self.position.question, Guessing) and self.t.round == round:
            self.position = self.position.after(self.position.asked[0], HOLD, self.dealer)
        assert self.dealer.picks == [], "fewer dice were rolled than told"
        return self

    # what can be said of it

    @property
    def asked(self) -> str:
        return names_of(self.position.asked)

    @property
    def out(self) -> str:
        """Who has fallen."""
        return names_of([seat for seat in range(self.t.rules.seats) if not self.t.stands(seat)])

    @property
    def winners(self) -> str | None:
        return None if self.position.outcome is None else names_of(self.position.outcome.winners)

    @property
    def marker(self) -> str:
        return PEOPLE[self.t.marker]

    def takers(self, giver: str) -> str:
        """To whom this one passes now, in the order of the chart."""
        active = self.t.active
        at = active.index(PEOPLE.index(giver))
        return " ".join(PEOPLE[active[(at + way) % len(active)]] for way in self.t.ways())

    def how(self, name: str) -> str:
        """How this one last declared: safe, infected, or the dice as they fell."""
        for note in reversed(sheet.rounds(self.t)):
            mark = note.mark_of(PEOPLE.index(name))
            if mark >= sheet.SKULL:
                return "shield " * (mark - sheet.SKULL) + "skull"
            if mark >= sheet.SHIELDS:
                return " ".join(["shield"] * (mark - sheet.SHIELDS + 1))
            if mark:
                return "safe" if mark == sheet.SAFE else "infected"
        return "not yet"

    def options(self, name: str) -> tuple[Move, ...]:
        return self.position.options(PEOPLE.index(name))

    def why_not(self, name: str, move: Move) -> Reason:
        reason = self.position.why_not(PEOPLE.index(name), move)
        assert reason is not None, f"nothing forbids {name} {move}"
        return reason

    def why_silent(self, name: str, suspect: str = "") -> Reason:
        """Why this one may not name a player: anyone, unless told."""
        self.hold_until(name)
        assert self.options(name) == (HOLD,)
        suspect = suspect or next(other for other in PEOPLE if other != name and self.t.stands(PEOPLE.index(other)))
        return self.why_not(name, Guess(PEOPLE.index(suspect)))

    def may_guess(self, name: str) -> bool:
        self.hold_until(name)
        return len(self.options(name)) > 1

    def told(self, kind: type) -> list[object]:
        """What was said aloud of this kind."""
        return [fact for eyes, fact in self.dealer.facts if isinstance(fact, kind) and eyes == -1]
