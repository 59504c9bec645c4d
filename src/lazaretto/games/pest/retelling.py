"""A world retold: every answer was heard by all, so only the cards in the box come from its story."""

from __future__ import annotations

from typing import Final, final

from ...kernel import BrokenTable, Card, Game, Memory, Moved, Position, Zone
from ...kernel.prompting import Answer, Prompter, retold_aloud
from ...kernel.table import place_of
from .story import Story

DECKS: Final = ("pest_deck", "aid_deck", "technology_deck")


def retold(game: Game, world: Position, memory: Memory) -> tuple[list[Answer], list[int]]:
    """The answers and the chance of that game."""
    story: Story | None = world.story
    if story is None:
        raise BrokenTable("only an imagined world can be retold")
    return retold_aloud(game, world, Prompt(story, memory))


@final
class Prompt(Prompter):
    """Deals what was drawn in the open, and into the box what the story says."""

    def __init__(self, story: Story, memory: Memory) -> None:
        super().__init__(memory)
        self.boxed: Final = story.boxed[:]
        self.drawn: Final = {deck: [fact.card for fact in memory if isinstance(fact, Moved) and fact.source == deck] for deck in DECKS}

    def next_from(self, zone: Zone, to: Zone) -> Card:
        source = place_of(zone, self.table)
        return self.drawn[source].pop(0) if source in self.drawn else self.boxed.pop(0)
