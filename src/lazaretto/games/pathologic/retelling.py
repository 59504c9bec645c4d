"""A world retold: from its story and what was said aloud, a game that leads there. It proves that an imagined world can be reached."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Answered, BrokenTable, Card, Game, Memory, Move, Moved, Position, Said, Seat, Zone
from ...kernel.prompting import Prompter
from ...kernel.table import place_of
from .cards import PLAGUE
from .creeping import Creeping, Migrating, Slipping, Starting
from .laying import Laid, Laying, Spreading
from .moves import CREEPS, LAYS, TAKES, THROUGHS
from .setup import FirstSecrets
from .story import Story
from .torments import NewVictim
from .table import Town
from .taking import Taking

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
        for seat in position.asked:
            move = prompter.cue(position, seat)
            answers.append((seat, move))
            position.play(seat, move, prompter)
    return answers + [(seat, world.sealed[seat]) for seat in sorted(world.sealed)], prompter.chance


@final
class Prompt(Prompter):
    """Deals what the story says, and tells the players what to answer: what they said aloud, what I remember, or what the story holds."""

    def __init__(self, story: Story, memory: Memory) -> None:
        super().__init__(memory)
        self.me: Final = story.me
        self.mine: Final = [item.move for item in memory if isinstance(item, Answered)]
        self.events: Final = [fact.card for fact in memory if isinstance(fact, Moved) and fact.source == "event_deck"]
        drawn = [fact.card for fact in memory if isinstance(fact, Moved) and fact.source == "strain_deck"]
        self.drawn: Final = drawn if self.mine and self.me == PLAGUE else [*story.laid, *story.strains]
        self.laid: Final = story.laid[:]
        self.thread: Final = story.thread[:]
        self.list: Final[list[Move]] = [story.fate.first, *story.fate.changes]
        self.taken: Final = [taken(seat, story.hands[seat], memory) for seat in range(len(story.hands))]

    def next_from(self, zone: Zone, to: Zone) -> Card:
        return (self.events if place_of(zone, self.table) == "event_deck" else self.drawn).pop(0)

    def cue(self, position: Position, seat: Seat) -> Move:
        if seat == self.me and self.mine:
            return self.mine.pop(0)
        secret = self.secret(position, seat)
        if secret is not None:
            return secret
        said = self.coming()
        assert isinstance(said, Said) and isinstance(said.move, Move)
        return said.move

    def secret(self, position: Position, seat: Seat) -> Move | None:
        """What was answered unheard; None if it was heard."""
        question = position.question
        if (isinstance(question, FirstSecrets) and seat == PLAGUE) or isinstance(question, NewVictim):
            return self.list.pop(0)
        if isinstance(question, (FirstSecrets, Taking)):
            return TAKES[self.taken[seat].pop(0)]
        if isinstance(question, (Starting, Creeping, Slipping, Migrating)):
            return self.next_creep(position.table.creep_spaces() if isinstance(question, Creeping) else 1)
        if isinstance(question, (Laying, Spreading)):
            laid = self.coming()
            if isinstance(laid, Laid):
                return LAYS[self.laid.pop(0)][laid.district]
        return None

    def next_creep(self, spaces: int) -> Move:
        via = self.thread.pop(0)
        to = self.thread.pop(0) if spaces == 2 else via
        return CREEPS[to] if via == to else THROUGHS[via][to]


def taken(seat: Seat, hand: list[Card], memory: Memory) -> list[Card]:
    """What a seat took, in order: first what it has played or shown since, then what it still holds."""
    return [fact.card for fact in memory if isinstance(fact, Moved) and fact.source == f"hands.{seat}"] + hand
