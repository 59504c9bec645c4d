"""A game: its variants, its table before anything is dealt, and the step that begins it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any
from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from .agenda import Move, Moves, Step
from .codec import unpack, unpack_table
from .components import Pack, replaced
from .dealer import Dealer
from .errors import BrokenRecord, UnknownVariant, UnreadableMove
from .facts import FACTS
from .memory import Answered, Memory
from .position import Position, Scene, View, begin, resume
from .rulebook import Rulebook
from .showing import Names as Names, Showing
from .table import Rules, Table
from .variants import Mode, Study, joined, modes_in
from .zone import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Showing):
    """The one public name of a game's package. A game fills in what raises `NotImplementedError` here."""

    name: str
    title: str
    version: int                               # rises when behaviour changes, not when code does
    seats: range
    usual_seats: int                           # for who does not say
    newcomer: Seat                             # where who plays it for the first time sits best; a smaller table has this seat too
    variants: tuple[str, ...]                  # "base", every single mode, and the combinations worth naming
    modes: dict[str, Mode]
    studies: dict[str, Study]                  # variants for who solves games; not among `variants`, nor their seats among `seats`
    first: Step
    values: Mapping[str, type]                 # its steps, moves and facts by name
    package: str                               # where its RULES.md lies
    pieces: Mapping[str, tuple[str, ...]]      # fields of the table that share their pieces: none of these is ever lost or made in play
    sides: tuple[str, ...]                     # all that `side_of` may say
    markers: tuple[str, ...]                   # fields with pieces that are turned over: their number stays, not their faces
    notes: tuple[str, ...]                     # lines that are written on: they grow, and what stands there stays
    turning_points: frozenset[str]             # facts and moves, by name, that whoever was away must hear of first
    outcomes: frozenset[str]                   # facts, by name, that weigh as much as the answer they come of
    headings: frozenset[str]                   # facts and moves, by name, that only say whose turn it is, which round, or what somebody sets about
    stages: frozenset[str]                     # steps, by name, with which another part of a round's end begins: people are shown one after the other
    plans_ahead: bool                          # its turns are tried out before they count: it has `changes` and `turn_ahead`

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.components = pack.digest()
        self.markers, self.notes, self.turning_points, self.outcomes, self.headings, self.plans_ahead = (), (), frozenset(), frozenset(), frozenset(), False
        self.studies, self.newcomer, self.stages = {}, 0, frozenset()
        self._rules: dict[tuple[str, int], Rules] = {}
        self._blank: dict[str, dict[int, Table]] = {}          # laid out once, then copied
        self._vocabulary: dict[tuple[str, int], Moves] = {}
        self._feature_names: dict[tuple[str, int], tuple[str, ...]] = {}
        self._spoken: dict[str, Move] = {}

    def rulebook(self) -> Rulebook:
        """Its rules and rulings, by number."""
        return Rulebook(self.package)

    def make(self, pack: Pack) -> Game:
        """The same game with another pack."""
        raise NotImplementedError

    def make_rules(self, modes: tuple[str, ...], seats: int) -> Rules:
        """What these modes change, for so many seats; raises `UnknownVariant` where they do not go together."""
        raise NotImplementedError

    def make_table(self, rules: Any) -> Table:
        """The table before anything is dealt."""
        raise NotImplementedError

    def make_vocabulary(self, rules: Any) -> Moves:
        """Every move that can ever be offered, in a fixed order."""
        raise NotImplementedError

    def make_feature_names(self, rules: Any) -> tuple[str, ...]:
        """What each number of `features` says, in their order: "die 1: locked", "left 2: remedies of 3"."""
        raise NotImplementedError

    def features(self, view: View) -> list[float]:
        """The view in numbers from 0 to 1, one for each name; a watcher's too. What is not seen is 0, and nothing is remembered."""
        raise NotImplementedError

    def longest(self, rules: Any) -> int:
        """No game takes more answers than this."""
        raise NotImplementedError

    def most_remembered(self, rules: Any) -> int:
        """A number of words, as the doors for research write them, that no seat's memory exceeds; 0 where none is known that is of use."""
        return 0

    def side_of(self, position: Position, seat: Seat) -> str:
        """On which side the seat plays in truth, in a word: for reports. In some games it changes."""
        raise NotImplementedError

    def secrets(self, position: Position) -> dict[str, str]:
        """What is hidden from some seats and worth guessing, by name, with the truth: on which side each plays."""
        return {f"seat {seat}": self.side_of(position, seat) for seat in range(position.table.rules.seats)} if len(self.sides) > 1 else {}

    def figures(self, position: Position, began: tuple[str, ...]) -> dict[str, int]:
        """Numbers worth a line in a report on finished games, by name; `began` has the side of each seat after the deal."""
        return {}

    def rounds(self, position: Position) -> int:
        """How many rounds were played."""
        raise NotImplementedError

    def ending(self, position: Position) -> str:
        """How a finished game ended, in more detail than its outcome where the table tells."""
        raise NotImplementedError

    def epilogue(self, position: Position, names: Names) -> str:
        """The same in a sentence for people, who may play it for the first time: what happened and through whom, and who has won by it."""
        return self.ending(position)

    def recap(self, facts: Sequence[object]) -> object | None:
        """What all were told of one stage, beginning with its step, as one fact that is told in a sentence; None where the facts are short enough."""
        return None

    def rule_of(self, fact: object) -> str:
        """Which of several rules a step carried out, where its fields tell; "" where the first that its class cites is right."""
        return ""

    def befalls(self, scene: Scene, fact: object) -> tuple[Seat, ...]:
        """To whom it was done, where all are told of it in the same words: whose piece another has moved, or all whom it hits. Public, as what is told."""
        return ()

    def imagine(self, view: View, dealer: Dealer, memory: Memory | None = None) -> Position:
        """A position that the view's seat cannot tell from the true one by looking; with its memory, nor by remembering."""
        raise NotImplementedError

    def retell(self, position: Position, memory: Memory = ()) -> tuple[list[tuple[Seat, Move]], list[int]]:
        """The answers and the chance of a game that leads to this position: how the laws know that an imagined world can be reached."""
        raise NotImplementedError

    def with_components(self, fields: Mapping[str, Any]) -> Game:
        """This game with sections of its component pack replaced."""
        return self.make(replaced(self.pack, fields))

    def rules(self, seats: int, variant: str) -> Rules:
        """The rules of a variant; ValueError with the reason if there are none for so many seats."""
        found = self._rules.get((variant, seats))
        if found is None:
            found = self._rules[(variant, seats)] = self._made_rules(seats, variant)
        return found

    def _made_rules(self, seats: int, variant: str) -> Rules:
        modes = self._study(seats, variant)
        if not modes:
            if seats not in self.seats:
                raise UnknownVariant(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
            modes = modes_in(variant, self.modes)
        rules = self.make_rules(modes, seats)
        rules.game, rules.version, rules.components = self.name, self.version, self.components
        rules.variant, rules.seats = joined(modes), seats
        return rules

    def _study(self, seats: int, variant: str) -> tuple[str, ...]:
        """Its name, if the variant is a study; none if it is not."""
        for part in variant.split("+"):
            study = self.studies.get(part)
            if study is not None and part != variant:
                raise UnknownVariant(f"{part!r} stands alone; no other mode joins it in {variant!r}")
            if study is not None and seats != study.seats:
                raise UnknownVariant(f"{variant!r} is for {study.seats} seats, not {seats}")
        return (variant,) if variant in self.studies else ()

    def begin(self, seats: int, variant: str, dealer: Dealer) -> Position:
        """Set up and play to the first question."""
        blanks = self._blank.get(variant)
        blank = None if blanks is None else blanks.get(seats)
        if blank is None:
            blank = self.make_table(self.rules(seats, variant))
            self._blank.setdefault(variant, {})[seats] = blank
        return begin(blank.copy(), [self.first], dealer)

    def vocabulary(self, seats: int, variant: str) -> Moves:
        """Every move that can ever be offered, in a fixed order: its index is the action number."""
        found = self._vocabulary.get((variant, seats))
        if found is None:
            found = self._vocabulary[(variant, seats)] = self.make_vocabulary(self.rules(seats, variant))
        return found

    def feature_names(self, seats: int, variant: str) -> tuple[str, ...]:
        """What each number of `features` says. "me" is the seat that looks, "left 1" the next clockwise; a watcher counts from the first seat."""
        found = self._feature_names.get((variant, seats))
        if found is None:
            found = self._feature_names[(variant, seats)] = self.make_feature_names(self.rules(seats, variant))
        return found

    def read(self, text: str) -> Move:
        """The move again that `say` wrote; case and spaces do not matter."""
        if not self._spoken:
            for move in self.every_move():
                self._spoken[self.say(move).casefold()] = move
        plain = " ".join(text.split()).casefold()
        found = self._spoken.get(plain)
        if found is None:
            raise UnreadableMove(text, tuple([self.say(self._spoken[word]) for word in get_close_matches(plain, self._spoken, 2)]))
        return found

    def every_move(self) -> Moves:
        """The vocabulary of all variants and seats together."""
        raise NotImplementedError

    def unpack(self, data: Any) -> Position | View:
        """The position or view again that `pack` wrote, at any moment."""
        try:
            self._knows(data)
            return self._unpacked(data)
        except BrokenRecord:
            raise
        except Exception as error:                         # rubbish may break anything: a list too short, a card that cannot be
            raise BrokenRecord(f"this is not a packed position of {self.title}: {type(error).__name__} {error}") from None

    def _knows(self, data: dict[str, Any]) -> None:
        for name, ours in (("game", self.name), ("version", self.version), ("components", self.components)):
            if data[name] != ours:
                raise BrokenRecord(f"packed with {name} {data[name]!r}, and this is {ours!r}")

    def _unpacked(self, data: dict[str, Any]) -> Position | View:
        names = {**self.values, **{kind.__name__: kind for kind in (*FACTS, Answered)}}
        table = self.make_table(self.rules(data["seats"], data["variant"]))
        unpack_table(data["table"], table, names)
        agenda: list[Step] = [unpack(step, names) for step in data["agenda"]]
        sealed: dict[Seat, Move] = {seat: unpack(move, names) for seat, move in data["sealed"]}
        position = resume(table, agenda, sealed)
        if "seat" not in data:
            return position
        view = View(table, agenda, sealed)
        view.seat, view.question, view.outcome, view.asked = data["seat"], position.question, position.outcome, tuple(data["asked"])
        return view
