"""A dealer that deals a story again: what was rolled in the open, and as hidden cards what the story says."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .agenda import Move, Step
from .dealer import Dealer
from .facts import Lot, Rolled, Said
from .game import Game
from .memory import Memory
from .position import Position
from .zone import Card, Seat, Zone

Answer = tuple[Seat, Move]


@mypyc_attr(allow_interpreted_subclasses=True)
class Prompter(Dealer):
    """For `retell`: follows what was heard by all, and notes the chance that leads there. A game says which hidden card is next."""

    def __init__(self, memory: Memory) -> None:
        self.faces = [fact.face if isinstance(fact, Rolled) else fact.number for fact in memory if isinstance(fact, (Rolled, Lot))]
        self.aloud = [fact for fact in memory if isinstance(fact, (Said, Step))]
        self.heard = 0
        self.chance: list[int] = []

    def next_from(self, zone: Zone, to: Zone) -> Card:
        """Which card the story draws now."""
        raise NotImplementedError

    def tell(self, eyes: int, fact: object) -> None:
        if isinstance(fact, (Said, Step)):
            self.heard += 1

    def coming(self) -> object:
        """What is heard next; None at the end."""
        return self.aloud[self.heard] if self.heard < len(self.aloud) else None

    def pick(self, n: int) -> int:
        face = self.faces.pop(0)
        self.chance.append(face)
        return face

    def draw(self, zone: Zone, to: Zone) -> Card:
        card = self.next_from(zone, to)
        self.point_at(card, zone)
        zone.take(card)
        to.put(card)
        return card

    def point_at(self, card: Card, zone: Zone) -> None:
        """The chance that takes this card out of there."""
        self.chance.append(sum([zone.count(other) for other in range(card)]))


def retold_aloud(game: Game, world: Position, prompter: Prompter) -> tuple[list[Answer], list[int]]:
    """The answers and the chance of a game that leads to this world, where every answer was heard by all."""
    rules, answers = world.table.rules, []
    position = game.begin(rules.seats, rules.variant, prompter)
    while prompter.coming() is not None or position.agenda != world.agenda:
        said = prompter.coming()
        assert isinstance(said, Said) and isinstance(said.move, Move)
        answers.append((said.seat, said.move))
        position.play(said.seat, said.move, prompter)
    return answers, prompter.chance
