"""A sitting: a game being played. Each answer is written down before it counts, so it can be left at any moment and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, final

from ..games import game as game_named
from ..bots import Bot, Listener
from ..kernel import (
    BrokenRecord,
    Dealer,
    Entry,
    Game,
    Header,
    Mistake,
    Move,
    Position,
    RandomDealer,
    Record,
    Recorder,
    SealedDealer,
    Seat,
    heard_by,
    read_record,
)
from ..kernel.chance import commitment_to
from ..kernel.record import ending_line
from .course import Advance, Course, retake
from .journal import Journal
from .opening import chance_of, opening_line, who_sat
from .tale import Tale


@final
class Sitting:
    """A game being played: where it stands, what each seat was told, and the record that grows with it."""

    def __init__(self, header: Header, dealer: Dealer, journal: Journal | None, players: Sequence[str], seed: int | None) -> None:
        self.game: Final = header.game
        self.header: Final = header
        self.players: Final = tuple(players)                   # who sits where, as written in the record
        self.seed: Final = seed
        self.dealer: Final = dealer
        self.journal: Final = journal
        self.course: Final = Course(header)
        self.bots: dict[Seat, Bot] = {}
        self.heard: dict[Seat, int] = {}                       # by bot, how much of what was told it has heard

    @classmethod
    def begin(
        cls, game: Game, seats: int, variant: str, dealer: Dealer | None = None, path: Path | None = None, players: Sequence[str] = (), seed: int | None = None,
    ) -> Sitting:
        """Deal. Without a dealer chance is sealed: committed to now, opened at the end. A seed gives the same game again, and no commitment."""
        game.rules(seats, variant)
        chance = dealer or (SealedDealer() if seed is None else RandomDealer(seed))
        secret = chance.secret if isinstance(chance, SealedDealer) else None
        header = Header(game, seats, variant, None if secret is None else commitment_to(secret))
        journal = None if path is None else Journal.create(path)
        sitting = cls(header, chance, journal, players, seed)
        try:
            sitting._open()
        except BaseException:
            if journal is not None:
                journal.discard()
            raise
        return sitting

    @classmethod
    def resume(cls, path: Path, find_game: Callable[[str], Game] = game_named) -> Sitting:
        """Replay what was written, draw the same chance again, and go on."""
        journal = Journal.reopen(path)
        try:
            record = read_record(path, find_game)
            if record.outcome is not None:
                raise BrokenRecord("the game is over: it can be replayed, but not gone on with")
            players, seed = who_sat(path, record)
            sitting = cls(record.header, chance_of(record, path, seed), journal, players, seed)
            sitting._replay(record)
        except BaseException:
            journal.close()
            raise
        return sitting

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.course.position

    @property
    def told(self) -> Tale:
        """All facts, with the eyes they were for; own answers among them."""
        return self.course.told

    @property
    def entries(self) -> int:
        """How many lines the record has after its first."""
        return self.course.entries

    def answer(self, seat: Seat, move: Move) -> None:
        """A seat's answer: checked, written down, and only then carried out for all to see."""
        self._take(self.course.answered(seat, move, Recorder(self.dealer)))

    def why_not_back(self, seat: Seat) -> str | None:
        """None if the seat may take its last answer back; else why not."""
        return self.course.why_not_back(seat)

    def take_back(self, seat: Seat) -> None:
        """The seat's last answer did not happen; that it was given stays written."""
        self._write(self.course.back(seat).line(self.game))
        self.course.go_back()

    def seat_bot(self, seat: Seat, bot: Bot) -> None:
        """Someone sits down, and is told what that seat knows so far."""
        self.bots[seat] = bot
        self.heard[seat] = 0

    def take(self, seat: Seat) -> Move:
        """Let the seat's bot answer, from what that seat may see; what others might still take back it does not hear before."""
        self._tell(seat)
        view = self.position.seen_by(seat)
        move = self.bots[seat].choose(view, view.options(seat))
        self.answer(seat, move)
        return move

    def bots_answer(self) -> bool:
        """Let the first bot that is asked answer; False if we wait for people, or the game is over."""
        for seat in self.position.asked:
            if seat in self.bots:
                self.take(seat)
                return True
        return False

    def memory(self, seat: Seat | None) -> list[object]:
        """What this seat was told and answered so far, oldest first; None is a watcher."""
        return self.course.memory(seat)

    @property
    def secret(self) -> bytes | None:
        """What chance is drawn from: for nobody to see before the end."""
        return self.dealer.secret if isinstance(self.dealer, SealedDealer) else None

    def close(self) -> None:
        """Leave the table: all that was answered is on the disk."""
        if self.journal is not None:
            self.journal.close()

    def _open(self) -> None:
        if self.journal is not None:
            self.journal.keep_secret(self.secret)
        self._write(opening_line(self.header, self.players, self.seed))
        self._deal()

    def _deal(self) -> None:
        self._take(self.course.dealt(Recorder(self.dealer)))

    def _take(self, advance: Advance) -> None:
        self._write(advance.entry.line(self.game))
        self.course.take(advance)
        if self.position.outcome is not None:
            self._end()

    def _tell(self, seat: Seat) -> None:
        tell(self.bots[seat], heard_by(seat, self.told[self.heard[seat]:]))
        self.heard[seat] = len(self.told)

    def _end(self) -> None:
        assert self.position.outcome is not None
        for seat in self.bots:
            self._tell(seat)
        self._write(ending_line(self.entries, self.position.outcome, self.secret))
        if self.journal is not None:
            self.journal.forget_secret()

    def _replay(self, record: Record) -> None:
        for entry in record.entries:
            self._replay_entry(entry)
        if self.journal is not None:
            self.journal.cut_torn_line()
        if not record.entries:
            self._deal()
        elif self.position.outcome is not None:                # the last answer was written, and not the end
            self._end()

    def _replay_entry(self, entry: Entry) -> None:
        try:
            retake(self.course, entry, self.dealer)
        except Mistake as error:
            raise BrokenRecord(f"entry {entry.number} does not follow from those before it: {error}") from None

    def _write(self, line: dict[str, Any]) -> None:
        if self.journal is not None:
            self.journal.write(line)


def tell(bot: Bot, facts: Sequence[object]) -> None:
    if isinstance(bot, Listener):
        for fact in facts:
            bot.hear(fact)
