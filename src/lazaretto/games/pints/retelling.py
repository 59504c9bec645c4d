"""A world retold: from its story and what was said aloud, a game that leads there. It proves that an imagined world can be reached."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, BrokenTable, Card, Dealer, Game, Lot, Memory, Move, Moved, Position, Rolled, Said, Seat, Step, Zone
from ...kernel.table import place_of
from .story import Story
from .table import Pub

Answer = tuple[Seat, Move]


def retold(game: Game, world: Position, memory: Memory) -> tuple[list[Answer], list[int]]:
    """The answers and the chance of that game; every answer was heard by all."""
    t: Pub = world.table
    story: Story | None = world.story
    if story is None:
        raise BrokenTable("only an imagined world can be retold")
    prompter, answers = Prompter(story, memory), []
    position = game.begin(t.rules.seats, t.rules.variant, prompter)
    while prompter.coming() is not None or position.agenda != world.agenda:
        said = prompter.coming()
        assert isinstance(said, Said) and isinstance(said.move, Move)
        answers.append((said.seat, said.move))
        position.play(said.seat, said.move, prompter)
    return answers, prompter.chance


@final
class Prompter(Dealer):
    """Deals what the story says and rolls what was rolled, and notes the chance that does this."""

    def __init__(self, story: Story, memory: Memory) -> None:
        self.chips: Final = story.chips[:]
        self.rescuer: Final = story.rescuer
        self.looks: Final = story.looks[:]
        self.cards: Final = [fact.card for fact in memory if isinstance(fact, Moved) and fact.source == "deck" and fact.to == "drawn"]
        self.faces: Final = [fact.face if isinstance(fact, Rolled) else fact.number for fact in memory if isinstance(fact, (Rolled, Lot))]
        self.aloud: Final = [fact for fact in memory if isinstance(fact, (Said, Step))]
        self.heard = 0
        self.chance: list[int] = []

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
        card = self.next_from(place_of(zone, self.table), place_of(to, self.table))
        assert card != FACE_DOWN
        self.chance.append(sum([zone.count(other) for other in range(card)]))
        zone.take(card)
        to.put(card)
        return card

    def next_from(self, source: str, to: str) -> Card:
        if source == "stock":
            return self.chips.pop(0)
        if source == "spare":
            return self.rescuer
        return self.looks.pop(0) if to == "top" else self.cards.pop(0)
