"""A world retold: from its story and what was said aloud, a game that leads there. It proves that an imagined world can be reached."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Answered, BrokenTable, Card, Dealer, Game, Lot, Memory, Move, Position, Rolled, Said, Seat, Step, Zone
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
    prompter, answers = Prompter(story, memory), []
    position = game.begin(t.rules.seats, t.rules.variant, prompter)
    while prompter.coming() is not None or position.agenda != world.agenda:
        for seat, move in prompter.cues(position):
            answers.append((seat, move))
            position.play(seat, move, prompter)
    return answers + [(seat, world.sealed[seat]) for seat in sorted(world.sealed)], prompter.chance


@final
class Prompter(Dealer):
    """Deals what the story says and rolls what was rolled, and notes the chance that does this; and tells the players what to answer.

    It follows what was said aloud: at a question, what was heard next shows the answer.
    """

    def __init__(self, story: Story, memory: Memory) -> None:
        self.me: Final = story.known.me
        self.symptoms: Final = story.symptom_draws()
        self.remedies: Final = story.remedy_draws()
        self.coins: Final = story.coins[:]
        self.glimpses: Final = story.glimpses()
        self.choices: Final = story.choices()
        self.faces: Final = [face_of(fact) for fact in memory if isinstance(fact, (Rolled, Lot))]
        self.aloud: Final = [fact for fact in memory if isinstance(fact, (Said, Step))]
        self.whips: Final = [item.move for item in memory if isinstance(item, Answered) and isinstance(item.move, (LetItHappen, CrackWhip))]
        self.heard = 0
        self.chance: list[int] = []

    def tell(self, eyes: int, fact: object) -> None:
        if isinstance(fact, (Said, Step)):
            self.heard += 1

    def coming(self) -> object:
        """What is heard next; None at the end."""
        return self.aloud[self.heard] if self.heard < len(self.aloud) else None

    # chance

    def pick(self, n: int) -> int:
        face = self.faces.pop(0)
        self.chance.append(face)
        return face

    def draw(self, zone: Zone, to: Zone) -> Card:
        place = place_of(zone, self.table)
        card = (self.coins if place == "bag" else self.remedies if place.startswith("remed") else self.symptoms).pop(0)
        self.point_at(card, zone)
        zone.take(card)
        to.put(card)
        return card

    def glimpse(self, zone: Zone, eyes: int) -> Card:
        card = self.glimpses.pop(0)
        self.point_at(card, zone)
        return card

    def point_at(self, card: Card, zone: Zone) -> None:
        """The chance that takes this card out of there."""
        self.chance.append(sum([zone.count(other) for other in range(card)]))

    # answers

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


def face_of(fact: Rolled | Lot) -> int:
    return fact.face if isinstance(fact, Rolled) else fact.number
