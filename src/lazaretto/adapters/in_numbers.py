"""A game in numbers, for the doors of learning libraries: an answer is a number, a view is an array, and whatever is going on copies and pickles."""

from __future__ import annotations

import secrets
from functools import lru_cache
from struct import Struct
from typing import Any, Final, Literal, final

import numpy as np
from numpy.typing import NDArray

from ..games import game as find_game
from ..kernel import NOT_HERE, Answered, Game, IllegalMove, Mistake, Move, Moves, Position, RandomDealer, Reason, Recorder, Seat, heard_by, only
from ..kernel.codec import pack, unpack
from ..kernel.facts import FACTS
from .undealt import UNDEALT

Features = NDArray[np.float32]
Mask = NDArray[np.int8]
Illegal = Literal["safe", "lose", "raise"]
"""What becomes of a number that is not offered: the safe answer is given instead, the game is lost at once, or `IllegalMove` is raised."""

ILLEGAL: Final = ("safe", "lose", "raise")
LOST_BY_IT: Final = -1.0        # below every score
SEED_BITS: Final = 63
MOST_MENUS: Final = 1000        # remembered at a time
MOST_MOVES: Final = 20_000      # the same of moves besides the vocabulary's own
CHANCE: Final = ("x", "y", "z", "w", "v", "d")     # all that a RandomDealer is made of


@final
class Numbering:
    """The vocabulary of one table by number. Made once and shared by all that play there."""

    def __init__(self, game: Game, seats: int, variant: str) -> None:
        self.moves: Final = game.vocabulary(seats, variant)
        self.features: Final = len(game.feature_names(seats, variant))
        self.row: Final = Struct(f"{self.features}f")          # twice as quick as NumPy is with a list
        self.by_move: Final = {move: number for number, move in enumerate(self.moves)}
        self.by_identity: Final = {id(move): number for number, move in enumerate(self.moves)}
        self.kept: Final[list[Move]] = []                      # so that no other move is ever found where these lie
        self.menus: Final[dict[int, tuple[Moves, list[int]]]] = {}
        self.met_again = 0                                     # menus that were remembered
        self.remembers = True                                  # until it is seen that it does not pay here

    def of(self, options: Moves) -> list[int]:
        """The numbers of these moves, in their order. Where a menu is offered again and again, it is known by where it lies."""
        menu = self.menus.get(id(options))
        if menu is not None:
            self.met_again += 1
            return menu[1]
        numbers = self._numbered(options)
        if self.remembers:
            self._remember(options, numbers)
        return numbers

    def _remember(self, options: Moves, numbers: list[int]) -> None:
        """Where menus are made anew for every question, to keep them takes longer than to number them."""
        if len(self.menus) == MOST_MENUS:
            self.remembers = self.met_again >= MOST_MENUS
            self.menus.clear()
            self.met_again = 0
        if self.remembers:
            self.menus[id(options)] = options, numbers

    def _numbered(self, options: Moves) -> list[int]:
        """Moves too are made once: to know them by where they lie is ten times as quick as by what they say."""
        known = self.by_identity
        try:
            return [known[id(move)] for move in options]
        except KeyError:
            return [self._met(move) for move in options]

    def _met(self, move: Move) -> int:
        number = self.by_move[move]
        if id(move) not in self.by_identity:
            if len(self.kept) == MOST_MOVES:
                self._forget()
            self.by_identity[id(move)] = number
            self.kept.append(move)
        return number

    def _forget(self) -> None:
        """Where moves are made anew for every question they would be kept for ever."""
        for move in self.kept:
            del self.by_identity[id(move)]
        self.kept.clear()


@lru_cache(maxsize=64)
def numbering_of(game: Game, seats: int, variant: str) -> Numbering:
    return Numbering(game, seats, variant)


@final
class InNumbers:
    """A game going on. With `aloud` all that is said is kept, for those who render it or listen; it is quicker without."""

    def __init__(self, game: Game | str, seats: int | None, variant: str, illegal: Illegal, *, aloud: bool) -> None:
        if illegal not in ILLEGAL:
            raise Mistake(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.game: Final = find_game(game) if isinstance(game, str) else game
        self.seats: Final = self.game.usual_seats if seats is None else seats
        self.variant: Final = variant
        self.illegal: Final = illegal
        self.aloud: Final = aloud
        self.numbering: Final = numbering_of(self.game, self.seats, variant)
        self.chance: RandomDealer | None = None                # goes on from game to game
        self.dealer: RandomDealer | Recorder
        self.position: Position = UNDEALT
        self.looked_at: Seat | None = None                     # whose options these are
        self.options: Moves = ()
        self.numbers: list[int] = []

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed chance goes on where it was. One that is over before anybody is asked is dealt again."""
        if seed is not None or self.chance is None:
            self.chance = RandomDealer(secrets.randbits(SEED_BITS) if seed is None else seed)
        asked: tuple[Seat, ...] = ()
        while not asked:
            self.dealer = Recorder(self.chance) if self.aloud else self.chance
            self.position = self.game.begin(self.seats, self.variant, self.dealer)
            asked = self.position.asked
        self.looked_at = None

    def look(self, seat: Seat) -> list[int]:
        """The numbers of what the seat may answer now; none if it is not asked."""
        if self.looked_at != seat:
            self.options = self.position.options(seat)
            self.numbers = self.numbering.of(self.options)
            self.looked_at = seat
        return self.numbers

    def mask(self, seat: Seat, room: int = 0) -> Mask:
        """1 for each number that the seat may answer; `room` more at the end."""
        marks = bytearray(len(self.numbering.moves) + room)
        for number in self.look(seat):
            marks[number] = 1
        return np.frombuffer(marks, np.int8)

    def features(self, seat: Seat) -> Features:
        """Through bytes, which is quicker than NumPy's way with a list; a bytearray, so that who gets it may write into it."""
        return np.frombuffer(bytearray(self.numbering.row.pack(*self.game.features(self.position.seen_by(seat)))), np.float32)

    def answer(self, seat: Seat, number: int) -> Reason | None:
        """Answer in place. What is not offered is treated as `illegal` says, and the reason is given; nothing is played if that loses."""
        numbers = self.numbers if self.looked_at == seat else self.look(seat)
        if number in numbers:
            self.play(seat, self.options[numbers.index(number)])
            return None
        reason = self.why_not(seat, number)
        if self.illegal == "raise":
            raise IllegalMove(reason)
        if self.illegal == "safe":
            self.play_safe(seat)
        return reason

    def why_not(self, seat: Seat, number: int) -> Reason:
        if not 0 <= number < len(self.numbering.moves):
            raise Mistake(f"there is no move {number}: they are numbered from 0 to {len(self.numbering.moves) - 1}")
        move = self.numbering.moves[number]
        reason = self.position.why_not(seat, move) or NOT_HERE
        return Reason(reason.rule, f"{self.game.say(move)}: {reason.text}")

    def play_safe(self, seat: Seat) -> None:
        """What a table takes for the answer of who says nothing."""
        question = self.position.question
        assert question is not None
        self.play(seat, question.default(self.position.table, seat))

    def play(self, seat: Seat, move: Move) -> None:
        if self.aloud:
            assert isinstance(self.dealer, Recorder)
            self.dealer.facts.append((only(seat), Answered(move)))
        self.position.play(seat, move, self.dealer)
        self.looked_at = None

    def memory(self, seat: Seat | None) -> list[object]:
        """What the seat was told and answered so far; None is a watcher."""
        return heard_by(seat, self.dealer.facts) if isinstance(self.dealer, Recorder) else []

    def __deepcopy__(self, memo: dict[int, Any]) -> InNumbers:
        twin = InNumbers(self.game, self.seats, self.variant, self.illegal, aloud=self.aloud)
        if self.chance is not None:
            twin._go_on(chance_in(self.chance), self.position.copy(), self.dealer.facts[:] if isinstance(self.dealer, Recorder) else [])
        return twin

    def _go_on(self, chance: tuple[int, ...], position: Position, facts: list[tuple[int, object]]) -> None:
        self.chance = chance_of(chance)
        self.dealer = Recorder(self.chance) if self.aloud else self.chance
        if isinstance(self.dealer, Recorder):
            self.dealer.facts = facts
        self.position = position

    def __reduce__(self) -> tuple[Any, ...]:
        pack_of = None if self.game.pack.shipped else dict(self.game.pack.fields)
        going_on = None
        if self.chance is not None:
            facts = [(eyes, pack(fact)) for eyes, fact in self.dealer.facts] if isinstance(self.dealer, Recorder) else []
            going_on = chance_in(self.chance), self.position.pack(), facts
        return unpickled, (self.game.name, pack_of, self.seats, self.variant, self.illegal, self.aloud, going_on)


def unpickled(name: str, components: dict[str, Any] | None, seats: int, variant: str, illegal: Illegal, aloud: bool, going_on: Any) -> InNumbers:
    game = find_game(name) if components is None else find_game(name).with_components(components)
    found = InNumbers(game, seats, variant, illegal, aloud=aloud)
    if going_on is not None:
        chance, position, facts = going_on
        names = {**game.values, **{kind.__name__: kind for kind in (*FACTS, Answered)}}
        unpacked = game.unpack(position)
        assert isinstance(unpacked, Position)
        found._go_on(chance, unpacked, [(eyes, unpack(fact, names)) for eyes, fact in facts])
    return found


def chance_in(dealer: RandomDealer) -> tuple[int, ...]:
    return tuple([getattr(dealer, name) for name in CHANCE])


def chance_of(state: tuple[int, ...]) -> RandomDealer:
    dealer = RandomDealer(0)
    for name, word in zip(CHANCE, state, strict=True):
        setattr(dealer, name, word)
    return dealer
