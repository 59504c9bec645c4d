"""All that a game says to people, heard on random walks: for the law that every language says it, and for who writes a catalogue.

`scripts/untranslated GAME [LANGUAGE] [WALKS]` prints what a catalogue lacks, the most frequent first.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator

import lazaretto
from lazaretto.hosting.boxes import BOXES
from lazaretto.hosting.frames import everything
from lazaretto.kernel import Game, Position, heard_by
from lazaretto.kernel.variants import joined
from lazaretto.tongues.catalogue import Catalogue
from lazaretto.tongues.pattern import SEATS
from lazaretto.tongues.voice import Voice, catalogue_of

from .wandering import Moment, every_table, is_looked_at, wander

SEAT, NUMBER = re.compile(f"[{SEATS}]"), re.compile(r"(?<![\w.])\d+\b(?!\.\d)")
#: A one before a plural, or before a verb of many; what follows a number that names ("Row 1 fights") is none, nor a resource that is never counted by pieces.
ONE_AS_MANY = re.compile(
    r"(?<!and )(?<!row )(?<!Row )(?<!square )(?<!Round )(?<!die )(?<![\d.,/+-])\b1 "
    r"(?:(?:more |other |new )?(?!Herbs|Contagious|this)[A-Za-z]+[^s\W]s\b|(?:[a-z]+ )?(?:stay|are|were|have|lie|come|remain)\b)",
)
VERBS = re.compile(r"1 (?:is|was|has|begins|ends|moves|comes|goes|lies|takes|stays|shows|enters|holds|plays|would|falls)\b")
NAMES = ("Wat", "Joan", "Hugh", "Emmot", "Maud", "Isolde", "Piers", "Odo", "Agnes", "Ralf", "Sibyl", "Tom")


class Heard:
    """A catalogue that remembers what it was asked to say."""

    def __init__(self, catalogue: Catalogue | None) -> None:
        self.catalogue = catalogue
        self.texts: set[str] = set()

    def said(self, text: str) -> str | None:
        self.texts.add(text)
        return None if self.catalogue is None else self.catalogue.said(text)

    def of_one_as_of_many(self) -> list[str]:
        """Sentences like "1 cards stay"."""
        return sorted([text for text in self.texts if any([not VERBS.match(found.group()) for found in ONE_AS_MANY.finditer(text)])])


def speak_of_the_box(voice: Voice) -> None:
    """What is said before a game begins."""
    game = voice.game
    voice.topics()
    for part in {part for seats in game.seats for part in game.parts(seats)}:
        voice.words(part)
    for phrase in game.talk().phrases:
        voice.phrase(phrase.text)
    for spot in game.spots():
        voice.words(spot.title)
        voice.phrase(spot.text)
    for mode in game.modes.values():
        voice.words(mode.name)
        voice.words(mode.text)
    for text in refused_modes(game):
        voice.words(text)
    box = BOXES[game.name]
    for text in (box.sentence, *box.gist):
        voice.words(text)


def refused_modes(game: Game) -> Iterator[str]:
    """Why modes do not go together, two by two and alone, at every number of seats."""
    for seats in (game.seats[0] - 1, *game.seats, game.seats[-1] + 1):
        for first in game.modes:
            for second in game.modes:
                try:
                    game.rules(seats, joined([first, second] if first != second else [first]))
                except ValueError as error:
                    yield str(error)


def speak_through(voice: Voice, seats: int, variant: str, seed: object, *, share: float) -> None:
    """A random game, every sentence of it said to all whom it concerns; pages and keys at a share of the decisions."""
    choose, names, stood, told = random.Random(repr(seed)), NAMES[:seats], list[Position](), list[list[object]]()
    for at, moment in enumerate(wander(voice.game, seats, variant, seed, thumbs=choose.random() < 0.7)):
        stood.append(moment.position)
        told.append([fact for _, fact in moment.told])
        for seat in (None, *range(seats)):
            for fact in heard_by(seat, moment.told) if at else moment.memories[seat]:
                voice.report(fact, names, seat)
        if moment.position.outcome is not None or is_looked_at(at, share, choose):
            speak_at(voice, moment, seats)
    voice.truths(stood, names, told)
    voice.came_about(stood, names, told)
    voice.words(ended.reason if (ended := stood[-1].outcome) is not None else "")
    voice.words(voice.game.ending(stood[-1]))
    voice.epilogue(stood[-1], names)


def speak_at(voice: Voice, moment: Moment, seats: int) -> None:
    position, names = moment.position, NAMES[:seats]
    for seat in (None, *range(seats)):
        voice.page(position.seen_by(seat), moment.memories[seat], names)
        voice.page(position.seen_by(seat), moment.memories[seat], names, odds=False)
        if position.outcome is not None:
            voice.page(everything(position, seat), moment.memories[seat], names)
    for seat in position.asked:
        view = position.seen_by(seat)
        for move in {*view.options(seat), *view.candidates(seat)}:
            key = voice.gesture(view, seat, move, names).words
            assert not key[:1].islower(), f"a key begins with a capital: {key}"
            reason = view.why_not(seat, move)
            if reason is None:
                voice.explain(view, seat, move, names)
            else:
                voice.words(reason.text)


def lacking(game: Game, language: str, walks: int, share: float = 1.0) -> Counter[str]:
    """What the catalogue lacks, and how often it was wanted."""
    found: Counter[str] = Counter()
    voice = Voice(game, language, catalogue_of(game.package, language), lambda text: found.update([text]))
    speak_of_the_box(voice)
    tables = [(seats, variant) for name, seats, variant in every_table() if name == game.name]
    for walk in range(walks):
        seats, variant = tables[walk % len(tables)] if walks >= len(tables) else random.Random(walk).choice(tables)
        speak_through(voice, seats, variant, (walk, variant), share=share)
    return found


def main() -> None:
    name, language, walks = (*sys.argv[1:], *("", "de", "20")[len(sys.argv) - 1:])
    missing: Counter[str] = Counter()
    for text, times in lacking(lazaretto.game(name), language, int(walks), 0.3).items():
        missing[NUMBER.sub("{n}", SEAT.sub("{who}", text))] += times
    for text, times in missing.most_common():
        print(f"{times:6} {text!r}")
    print(f"{len(missing)} kinds of sentences are lacking", file=sys.stderr)


if __name__ == "__main__":
    main()
