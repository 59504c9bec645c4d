"""A Year of the empire, played in a test: names for places and answers, chance as it is told, and what can be said of the table. See land.py."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest import GAME, by_technology, cards, moves
from lazaretto.games.pest.cards import (
    ACTION_NAMES, CAPITAL, GOOD_NAMES, KIND_NAMES, MOBILE, NOTHING, SLOT_NAMES, SLOT_WORDS, TECHNOLOGIES, TREASURY, WORKSHOP,
)
from lazaretto.games.pest.assigning import Assigning
from lazaretto.games.pest.constructing import Constructing
from lazaretto.games.pest.curing import Curing
from lazaretto.games.pest.researching import Researching
from lazaretto.kernel import EVERYONE, Dealer, Move, Moves, Position, Question, Reason, Zone

Numbers = tuple[int, ...]
#: R240. Who may give none of these answers is not asked: then this would have refused them.
QUESTIONS: dict[type[Move], Question] = {
    **dict.fromkeys((moves.Build, moves.BuildCapital), Constructing(0, (), 0)), **dict.fromkeys((moves.Buy, moves.Refresh), Researching()),
    **dict.fromkeys((moves.Cure, by_technology.Discharge, by_technology.Tend), Curing()), moves.Assign: Assigning(),
}
ASKED_BY_ACTIONS = {"Moving", "Constructing", "Researching", "Curing", "Assigning"}
ANSWERED_BY_DONE = {*ASKED_BY_ACTIONS, "Admitting", "MakingRoom"}
Answer = Any
"""A Move of whoever is asked first, or a seat and a Move."""


def place(name: str) -> int:
    return CAPITAL if name == "capital" else GAME.box.ids.index(name)


def road(one: str, other: str) -> int:
    """Its index; the numbers of the box begin with 1."""
    rules: Any = GAME.rules(5, "base")
    return int(next(number for near, number in rules.ways[place(one)] if near == place(other)))


def good(name: str) -> int:
    return GOOD_NAMES.index(name)


def action(name: str) -> int:
    return ACTION_NAMES.index(name)


# answers


def settle(location: str) -> Move:
    return moves.SETTLES[place(location)]


def assist(column: str, row: str) -> Move:
    """assist("move", "cure")."""
    return moves.ASSISTS[action(column) + 3 * (action(row) - 3)]


def plays(name: str, enhanced: bool = False) -> Move:
    return moves.PLAYS[action(name)][enhanced]


def go(name: str, *, camp: bool = False, masked: bool = False) -> Move:
    return moves.GOES[place(name)][2 * camp + masked]


def appear(name: str, *, camp: bool = False, masked: bool = False) -> Move:
    return by_technology.APPEARS[place(name)][2 * camp + masked]


def trade(one: str, other: str) -> Move:
    pair = sorted([good(one), good(other)])
    return next(move for move in moves.TRADES if [move.one, move.other] == pair)


def choose(name: str) -> Move:
    return moves.CHOICES[good(name)]


def build(kind: str, at: str = "doctor") -> Move:
    return moves.BUILDS[KIND_NAMES.index(kind)][("doctor", "camp").index(at)]


def buy(technology: int, slot: str) -> Move:
    return moves.BUYS[technology][SLOT_WORDS.index(slot)]


def cure(slot: str = "regular") -> Move:
    return moves.CURES[SLOT_NAMES.index(slot)]


def shelter(slot: str) -> Move:
    return moves.SHELTERS[SLOT_NAMES.index(slot)]


def arrange(*slots: str) -> Move:
    return moves.ARRANGES[sum([1 << SLOT_NAMES.index(slot) for slot in slots])]


def assign(post: str) -> Move:
    """To the first District, a special building, the Mobile Workshop, the experts or the Capital."""
    posts = {"district": 0, "workshop": WORKSHOP, "treasury": TREASURY, "mobile": MOBILE, "capital": cards.TO_CAPITAL, "experts": cards.TO_EXPERTS}
    return moves.ASSIGNS[posts[post]]


class Fate(Dealer):
    """Chance as the test tells it: cards by deck, and lots; where nothing is told the lowest card, or lot 0. `boxed` are Pest cards that go back unseen."""

    def __init__(self, **told: Numbers) -> None:
        self.left: dict[str, list[int]] = {deck: list(cards) for deck, cards in told.items()}
        assert set(told) <= {"pest", "aid", "technology", "boxed", "lots"}, f"nobody draws {sorted(told)}"
        self.facts: list[tuple[int, object]] = []
        self.lots: list[int] = []

    def pick(self, n: int) -> int:
        self.lots.append(n)
        number = self.next_of("lots", 0)
        assert number < n, f"lot {number} of {n}"
        return number

    def next_of(self, deck: str, otherwise: int) -> int:
        return self.left[deck].pop(0) if self.left.get(deck) else otherwise

    def draw(self, zone: Zone, to: Zone) -> int:
        decks = {"pest": self.table.pest_deck, "aid": self.table.aid_deck, "technology": self.table.technology_deck}
        card = self.next_of(next(iter([deck for deck, lies in decks.items() if lies is zone]), "boxed"), zone.kinds()[0])
        assert card in zone, f"card {card} is not in its deck"
        zone.take(card)
        to.put(card)
        self._moved(card, zone, to, zone.eyes | to.eyes)
        return card

    def tell(self, eyes: int, fact: object) -> None:
        self.facts.append((eyes, fact))

    def is_spent(self) -> bool:
        return not any(self.left.values())


class Play:
    """A game being played in a test. `after` gives a new one, and this stays as it is. Chance that is told must be used; no card is lost or made."""

    def __init__(self, position: Position, facts: list[tuple[int, object]]) -> None:
        self.position, self.facts = position, facts

    # what happens

    def after(self, *answers: Answer, **chance: Numbers) -> Play:
        """after(go("gollor"), DONE, pest=(5,)). Chance is told for all these answers together."""
        play, fate = self, Fate(**chance)
        for answer in answers:
            seat, move = answer if isinstance(answer, tuple) else (play.position.asked[0], answer)
            if move == moves.DONE and play.is_done:
                continue
            position = play.position.after(seat, move, fate)
            assert counted(position.table) == counted(play.t), "a card was lost or made"
            play = Play(position, play.facts)
        assert fate.is_spent(), f"nothing was left to chance for {fate.left}"
        return Play(play.position, [*self.facts, *fate.facts])

    def until(self, question: str) -> Play:
        """All give the first answer they are offered, until this is asked or the game is over."""
        play = self
        while play.question not in (question, ""):
            play = play.after(play.position.options(play.position.asked[0])[0])
        return play

    # what can be said of it

    t = property(lambda self: self.position.table)
    question = property(lambda self: type(self.position.question).__name__ if self.position.question else "")
    asked = property(lambda self: self.position.asked)
    over = property(lambda self: self.position.outcome is not None)
    outcome = property(lambda self: self.position.outcome)

    @property
    def is_done(self) -> bool:
        """R240. Where nothing was left to do the action is over already, and none of its questions is still to come."""
        left = [type(step).__name__ for step in self.position.agenda]
        return not ANSWERED_BY_DONE & {self.question, *left}

    def house(self, seat: int = 0) -> Any:
        return self.t.houses[seat]

    def sick(self, *names: str) -> Any:
        """In that location; by location, if there are several."""
        found = tuple([self.t.sick[place(name)] for name in names])
        return found if len(found) > 1 else found[0]

    def on_road(self, one: str, other: str) -> int:
        return int(self.t.on_roads[road(one, other)])

    def has(self, name: str, seat: int = 0) -> int:
        """How much of this good."""
        return int(self.t.houses[seat].goods[good(name)])

    def is_ruin(self, name: str) -> bool:
        return bool(self.t.is_ruin(place(name)))

    def options(self, seat: int | None = None) -> Moves:
        return self.position.options(self.position.asked[0] if seat is None else seat)

    def may(self, move: Move, seat: int | None = None) -> bool:
        return move in self.options(seat)

    def why_not(self, move: Move, seat: int | None = None) -> Reason:
        reason = self.position.why_not(self.position.asked[0] if seat is None else seat, move)
        if self.is_done and type(move) in QUESTIONS:
            reason = QUESTIONS[type(move)].why_not(self.t, self.t.active, move)
        assert reason is not None and not self.may(move, seat), f"nothing forbids {move}"
        return reason

    def told(self, kind: type) -> list[Any]:
        """What was said of this kind aloud since the picture."""
        return [fact for eyes, fact in self.facts if isinstance(fact, kind) and eyes == EVERYONE]


def counted(t: Any) -> dict[str, list[int]]:
    """All cards, wherever they lie."""
    found: dict[str, list[int]] = {}
    for name, fields in GAME.pieces.items():
        lots = [getattr(t, field) for field in fields]
        found[name] = sorted([card for lot in lots for zone in (lot if isinstance(lot, list) else [lot]) for card in zone.cards()])
    for seat, house in enumerate(t.houses):
        assert sorted([card for card in house.cards if card != NOTHING]) == sorted(t.boards[seat].cards()), "board and cards differ"
    assert all([0 < card < TECHNOLOGIES for card in found["technologies"]])
    return found
