"""A world retold: from its story and what was said aloud, a game that leads there. It proves that an imagined world can be reached."""

from __future__ import annotations

from typing import Final, final

from ...kernel import BrokenTable, Card, Game, Memory, Move, Moved, Position, Said, Seat, Zone
from ...kernel.prompting import Prompter
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
    prompter, answers = Prompt(story, memory), []
    position = game.begin(t.rules.seats, t.rules.variant, prompter)
    while prompter.coming() is not None or position.agenda != world.agenda:
        said = prompter.coming()
        assert isinstance(said, Said) and isinstance(said.move, Move)
        answers.append((said.seat, said.move))
        position.play(said.seat, said.move, prompter)
    return answers, prompter.chance


@final
class Prompt(Prompter):
    """Deals what the story says; every answer was heard by all."""

    def __init__(self, story: Story, memory: Memory) -> None:
        super().__init__(memory)
        self.chips: Final = story.chips[:]
        self.rescuer: Final = story.rescuer
        self.looks: Final = story.looks[:]
        self.cards: Final = [fact.card for fact in memory if isinstance(fact, Moved) and fact.source == "deck" and fact.to == "drawn"]

    def next_from(self, zone: Zone, to: Zone) -> Card:
        source = place_of(zone, self.table)
        if source == "stock":
            return self.chips.pop(0)
        if source == "spare":
            return self.rescuer
        return self.looks.pop(0) if place_of(to, self.table) == "top" else self.cards.pop(0)
