"""A hand of five secret cards each; every turn one of them is played and another drawn. Of those played the last ten lie open; older ones go back."""

from collections.abc import Sequence
from typing import Any, Final

from lazaretto.kernel import (
    EVERYONE, NOBODY, Card, Choice, Dealer, Game, Move, Moved, Moves, Pack, Public, Reason, Rules, Said, Scene, Seat, Step, Steps, Table, View, Zone, copied,
    lay, only,
)

CARDS: Final = 60
HAND: Final = 5
SHOWN: Final = 10
HELD: Final = Reason("CA 1.1", "play a card that you hold")


class Desk(Table):
    """What lies on the table."""

    rules: Public[Rules]
    turn: Public[Seat]
    order: Public[tuple[Card, ...]]     # of those that lie open, as they came
    scores: Public[tuple[int, ...]]
    hands: list[Zone]
    shown: Zone
    deck: Zone

    def public(self) -> "Desk":
        t = Desk()
        t.rules, t.turn, t.order, t.scores = self.rules, self.turn, self.order, self.scores
        t.hands, t.shown, t.deck = self.hands, self.shown, self.deck
        return t

    def copy(self) -> "Desk":
        t = self.public()
        t.hands, t.shown, t.deck = copied(self.hands), self.shown.copy(), self.deck.copy()
        return t


class Play(Move):
    """This card."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


class Deal(Step):
    """Five each."""

    def do(self, t: Desk, dealer: Dealer) -> Steps:
        for hand in t.hands:
            for _ in range(HAND):
                dealer.draw(t.deck, to=hand)
        return (Turn(),)


class Turn(Choice):
    """One card is played, another drawn, and the next has a turn."""

    def who(self, t: Desk) -> tuple[Seat, ...]:
        return (t.turn,)

    def candidates(self, t: Desk, seat: Seat) -> Moves:
        return tuple([Play(card) for card in t.hands[seat].kinds()])

    def why_not(self, t: Desk, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, Play) and move.card in t.hands[seat] else HELD

    def chosen(self, t: Desk, seat: Seat, move: Play, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        dealer.move(move.card, t.hands[seat], to=t.shown)
        t.order += (move.card,)
        t.scores = (*t.scores[:seat], t.scores[seat] + move.card, *t.scores[seat + 1:])
        if len(t.order) > SHOWN:
            dealer.move(t.order[0], t.shown, to=t.deck)
            t.order = t.order[1:]
        dealer.draw(t.deck, to=t.hands[seat])
        t.turn = (seat + 1) % t.rules.seats
        return (Turn(),)


class Cards(Game):
    """As much of a game as a table needs whose guests are programs."""

    def __init__(self) -> None:
        super().__init__(Pack({}, shipped=True))
        self.name, self.title, self.version, self.package = "cards", "Cards", 1, __package__
        self.seats, self.usual_seats, self.variants, self.modes, self.sides = range(2, 6), 4, ("base",), {}, ("player",)
        self.first = Deal()
        self.values = {kind.__name__: kind for kind in (Play, Deal, Turn)}
        self.pieces = {"cards": ("hands", "shown", "deck")}

    def make_rules(self, modes: tuple[str, ...], seats: int) -> Rules:
        return Rules()

    def make_table(self, rules: Any) -> Desk:
        t = Desk()
        t.rules, t.turn, t.order, t.scores = rules, 0, (), (0,) * rules.seats
        t.hands, t.shown, t.deck = [lay([], only(seat)) for seat in range(rules.seats)], lay([], EVERYONE), lay(list(range(CARDS)), NOBODY)
        return t

    def every_move(self) -> Moves:
        return tuple([Play(card) for card in range(CARDS)])

    def say(self, move: Move) -> str:
        assert isinstance(move, Play)
        return f"play {move.card}"

    def explain(self, scene: Scene, seat: Seat, move: Move, names: Sequence[str]) -> str:
        assert isinstance(move, Play)
        return f"Play your {move.card} and draw another card"

    def report(self, fact: object, names: Sequence[str], seat: Seat | None) -> str | None:
        if isinstance(fact, Said) and isinstance(fact.move, Play):
            return f"{names[fact.seat]} plays the {fact.move.card}."
        return f"You draw the {fact.card}." if isinstance(fact, Moved) and fact.card >= 0 and fact.source == "deck" else None

    def aids(self, view: View) -> dict[str, list[int]]:
        return {}


GAME: Final = Cards()
