"""A world retold: from its story and what was said aloud, a game that leads there. It proves that an imagined world can be reached."""

from __future__ import annotations

from typing import Final, final

from ...kernel import BrokenTable, Card, Game, Memory, Moved, Position, Zone
from ...kernel.prompting import Answer, Prompter, retold_aloud
from ...kernel.table import place_of
from .story import Story


def retold(game: Game, world: Position, memory: Memory) -> tuple[list[Answer], list[int]]:
    """The answers and the chance of that game."""
    story: Story | None = world.story
    if story is None:
        raise BrokenTable("only an imagined world can be retold")
    return retold_aloud(game, world, Prompt(story, memory))


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
