"""Where a game stands, for OpenSpiel: a position, all that was told so far, and perhaps an answer that waits for chance."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ...games import game as find_game
from ...kernel import WATCHER, Answered, Dealer, Game, Mistake, Move, Position, RandomDealer, Script, Seat, only
from ...kernel.codec import pack, unpack
from ...kernel.facts import FACTS
from ..in_numbers import Numbering, numbering_of
from .chance import Decided, Odds, Undecided
from .remembering import Words

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

NO_WORDS: Final = np.zeros(0, np.float32)

Answer = tuple[Seat, Move]


@final
class Seating:
    """A game for so many seats in one variant, and its moves by number."""

    def __init__(self, name: str, seats: int, variant: str) -> None:
        self.key: Final = name, seats, variant
        self.game: Final[Game] = find_game(name)
        self.seats: Final = seats
        self.variant: Final = variant
        self.numbering: Final[Numbering] = numbering_of(self.game, seats, variant)
        self.words: Final = Words(self.game, self.game.rules(seats, variant))
        self.names: Final = {**self.game.values, **{kind.__name__: kind for kind in (*FACTS, Answered)}}
        self.start: Final = Standing(self, None, ()).carried_out(None, ())

    def begin(self, dealer: Dealer) -> Position:
        return self.game.begin(self.seats, self.variant, dealer)


@lru_cache(maxsize=64)
def seating(name: str, seats: int, variant: str) -> Seating:
    return Seating(name, seats, variant)


@final
class Told:
    """A fact, or an answer to who gave it, and the eyes of those who know."""

    def __init__(self, eyes: int, fact: object) -> None:
        self.eyes: Final = eyes
        self.fact: Final = fact
        self._text = ""
        self._words: NDArray[np.float32] | None = None

    def text(self) -> str:
        """Written once, however many states share it."""
        self._text = self._text or repr(self.fact)
        return self._text

    def words(self, words: Words) -> NDArray[np.float32]:
        """The same in numbers."""
        if self._words is None:
            self._words = words.of(self.fact)
        return self._words


@final
class Standing:
    """It never changes, so that states share it: a clone costs nothing, a step one copy of the position."""

    def __init__(
        self, at: Seating, position: Position | None, told: tuple[Told, ...],
        answer: Answer | None = None, picks: tuple[int, ...] = (), odds: Odds | None = None,
    ) -> None:
        self.at: Final = at
        self.position: Final = position                        # None before the deal
        self.told: Final = told
        self.answer: Final = answer                            # what waits for chance: an answer, or the deal
        self.picks: Final = picks                              # the chance it has had so far
        self.odds: Final = odds
        self.player: Final[int] = CHANCE if odds is not None or position is None else TERMINAL if position.outcome is not None else position.asked[0]

    def after(self, action: int) -> Standing:
        """An action is a move's number; where chance is asked, a pick."""
        if self.odds is not None:
            return self.carried_out(self.answer, (*self.picks, action))
        return self.carried_out((self.player, self.at.numbering.moves[action]), ())

    def carried_out(self, answer: Answer | None, picks: tuple[int, ...]) -> Standing:
        """The answer with these picks. If they do not suffice it waits, and is carried out anew with one more."""
        dealer = Decided(picks)
        try:
            if answer is None:
                return Standing(self.at, self.at.begin(dealer), heard(dealer.told))
            assert self.position is not None
            position = self.position.copy()
            position.play(*answer, dealer)
        except Undecided as undecided:
            return Standing(self.at, self.position, self.told, answer, picks, undecided.odds)
        seat, move = answer
        return Standing(self.at, position, (*self.told, Told(only(seat), Answered(move)), *heard(dealer.told)))

    def memory(self, seat: Seat | None) -> list[object]:
        """What the seat was told and answered; None is a watcher."""
        eye = WATCHER if seat is None else seat
        return [told.fact for told in self.told if told.eyes >> eye & 1]

    def memory_text(self, seat: Seat | None) -> str:
        """The same in words, and whose memory it is: two seats that were told the same are still two."""
        eye = WATCHER if seat is None else seat
        return "\n".join(["watcher" if seat is None else f"seat {seat}", *[told.text() for told in self.told if told.eyes >> eye & 1]])

    def memory_words(self, seat: Seat | None, room: int) -> tuple[str, NDArray[np.float32]]:
        """The latest of it in numbers, one a word: as many whole facts as there is room for. Before it, as text, what has none."""
        eye = WATCHER if seat is None else seat
        heard = [told for told in self.told if told.eyes >> eye & 1]
        latest = [NO_WORDS]
        while heard and len(words := heard[-1].words(self.at.words)) <= room:
            room -= len(words)
            latest.append(words)
            heard.pop()
        return "\n".join([told.text() for told in heard]), np.concatenate(latest[::-1])

    def resampled(self, seat: Seat, dealer: RandomDealer) -> Standing:
        """Another game that this seat cannot tell from this one. Those who have answered in secret have answered anything."""
        position, game = self.position, self.at.game
        if position is None or self.odds is not None or position.outcome is not None:
            raise Mistake("worlds are imagined where a player is asked, not at a chance node or at the end")
        memory = self.memory(seat)
        world = game.imagine(position.seen_by(seat), dealer, memory)
        standing = self.retold(*game.retell(world, memory))
        for other in [other for other in position.sealed if other != seat]:
            assert standing.position is not None
            options = standing.position.options(other)
            standing = standing.carried_out((other, options[dealer.pick(len(options))]), ())
        return standing

    def retold(self, answers: list[Answer], chance: list[int]) -> Standing:
        """A whole game from its answers and its chance, at the engine's pace."""
        dealer = Script(list(chance))
        position = self.at.begin(dealer)
        for seat, move in answers:
            dealer.facts.append((only(seat), Answered(move)))
            position.play(seat, move, dealer)
        return Standing(self.at, position, heard(dealer.facts))

    def __deepcopy__(self, memo: dict[int, Any]) -> Standing:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        position = None if self.position is None else self.position.pack()
        answer = None if self.answer is None else (self.answer[0], self.at.numbering.by_move[self.answer[1]])
        return restored, (self.at.key, position, [(told.eyes, pack(told.fact)) for told in self.told], answer, self.picks, self.odds)


def heard(told: list[tuple[int, object]]) -> tuple[Told, ...]:
    return tuple([Told(eyes, fact) for eyes, fact in told])


def restored(
    key: tuple[str, int, str], position: Any, told: list[tuple[int, Any]], answer: tuple[Seat, int] | None, picks: tuple[int, ...], odds: Odds | None,
) -> Standing:
    at = seating(*key)
    unpacked = None if position is None else at.game.unpack(position)
    assert unpacked is None or isinstance(unpacked, Position)
    facts = heard([(eyes, unpack(fact, at.names)) for eyes, fact in told])
    return Standing(at, unpacked, facts, None if answer is None else (answer[0], at.numbering.moves[answer[1]]), picks, odds)
