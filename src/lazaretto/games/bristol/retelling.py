"""A world retold: from its story and what was said aloud, a game that leads there. It proves that an imagined world can be reached."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Answered, BrokenTable, Card, Game, Memory, Move, Position, Said, Seat, Zone
from ...kernel.prompting import Prompter
from ...kernel.table import place_of
from .characters import Courting
from .phial import Keeping, Leeching
from .story import Story
from .table import Town
from .whip import LET_IT_HAPPEN, CrackWhip, LetItHappen, Threatened, Whipped

Answer = tuple[Seat, Move]


def retold(game: Game, world: Position, memory: Memory) -> tuple[list[Answer], list[int]]:
    """The answers and the chance of that game."""
    t: Town = world.table
    story: Story | None = world.story
    if story is None:
        raise BrokenTable("only an imagined world can be retold")
    prompter, answers = Prompt(story, memory), []
    position = game.begin(t.rules.seats, t.rules.variant, prompter)
    while prompter.coming() is not None or position.agenda != world.agenda:
        for seat, move in prompter.cues(position):
            answers.append((seat, move))
            position.play(seat, move, prompter)
    return answers + [(seat, world.sealed[seat]) for seat in sorted(world.sealed)], prompter.chance


@final
class Prompt(Prompter):
    """Deals what the story says, and tells the players what to answer: at a question, what was heard next shows it."""

    def __init__(self, story: Story, memory: Memory) -> None:
        super().__init__(memory)
        self.me: Final = story.known.me
        self.symptoms: Final = story.symptom_draws()
        self.remedies: Final = story.remedy_draws()
        self.coins: Final = story.coins[:]
        self.glimpses: Final = story.glimpses()
        self.choices: Final = story.choices()
        self.whips: Final = [item.move for item in memory if isinstance(item, Answered) and isinstance(item.move, (LetItHappen, CrackWhip))]

    def next_from(self, zone: Zone, to: Zone) -> Card:
        place = place_of(zone, self.table)
        return (self.coins if place == "bag" else self.remedies if place.startswith("remed") else self.symptoms).pop(0)

    def glimpse(self, zone: Zone, eyes: int) -> Card:
        card = self.glimpses.pop(0)
        self.point_at(card, zone)
        return card

    def cues(self, position: Position) -> list[Answer]:
        question = position.question
        if isinstance(question, Threatened):
            return [(seat, self.reaction(seat)) for seat in position.asked]
        if isinstance(question, (Keeping, Leeching, Courting)):
            return [(question.seat, self.choices.pop(0))]
        said = self.coming()
        assert isinstance(said, Said) and isinstance(said.move, Move)
        return [(said.seat, said.move)]

    def reaction(self, seat: Seat) -> Move:
        """BR 8.7. The Whip that was used, and my own answer; all others let it happen."""
        mine = self.whips.pop(0) if seat == self.me and self.whips else LET_IT_HAPPEN
        whipped = self.coming()
        return CrackWhip(whipped.card) if isinstance(whipped, Whipped) and whipped.seat == seat else mine
