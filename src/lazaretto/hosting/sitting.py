"""A sitting: a game being played. Each answer is written down before it counts, so it can be left at any moment and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, final

from ..games import game as game_named
from ..bots import Bot, Listener
from ..kernel import (
    Answered,
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
    only,
    read_record,
)
from ..kernel.chance import commitment_to
from ..kernel.record import Checking, ending_line, may_be_taken_back
from .journal import Journal
from .opening import chance_of, opening_line, who_sat


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
        self.told: list[tuple[int, object]] = []               # all facts, with the eyes they were for; own answers among them
        self.entries = 0
        self.behind: list[tuple[Position, int]] = []           # before each answer that may be taken back: where the game stood, and how much was told
        self.bots: dict[Seat, Bot] = {}
        self.heard: dict[Seat, int] = {}                       # by bot, how much of what was told it has heard
        self.position: Position

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

    def answer(self, seat: Seat, move: Move) -> None:
        """A seat's answer: checked, written down, and only then carried out for all to see."""
        dealer = Recorder(self.dealer)
        before, position = self.position, self.position.after(seat, move, dealer)
        entry = Entry(self.entries, seat, move, dealer.picks)
        self._write(entry.line(self.game))
        self._step(before, position, entry, dealer)
        self._took(position, [(only(seat), Answered(move)), *dealer.facts])

    def why_not_back(self, seat: Seat) -> str | None:
        """None if the seat may take its last answer back; else why not."""
        if self.behind and self.position.asked == (seat,):
            return None
        return "Nothing can be taken back: since your last answer a card was turned up, chance has spoken, or somebody else has answered or could."

    def take_back(self, seat: Seat) -> None:
        """The seat's last answer did not happen; that it was given stays written."""
        reason = self.why_not_back(seat)
        if reason is not None:
            raise Mistake(reason)
        self._write(Entry(self.entries, seat, None, []).line(self.game))
        self._back()

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
        return heard_by(seat, self.told)

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
        dealer = Recorder(self.dealer)
        position = self.game.begin(self.header.seats, self.header.variant, dealer)
        self._write(Entry(0, None, None, dealer.picks).line(self.game))
        self._took(position, dealer.facts)

    def _took(self, position: Position, told: list[tuple[int, object]]) -> None:
        self.position = position
        self.told += told
        self.entries += 1
        if position.outcome is not None:
            self._end()

    def _tell(self, seat: Seat) -> None:
        tell(self.bots[seat], heard_by(seat, self.told[self.heard[seat]:]))
        self.heard[seat] = len(self.told)

    def _step(self, before: Position, after: Position, entry: Entry, dealer: Dealer) -> None:
        if may_be_taken_back(before, after, entry, dealer):
            self.behind.append((before, len(self.told)))
        else:
            self.behind.clear()

    def _back(self) -> None:
        self.position, told = self.behind.pop()
        self.told = self.told[:told]
        self.entries += 1

    def _end(self) -> None:
        assert self.position.outcome is not None
        for seat in self.bots:
            self._tell(seat)
        self._write(ending_line(self.entries, self.position.outcome, self.secret))
        if self.journal is not None:
            self.journal.forget_secret()

    def _replay(self, record: Record) -> None:
        for entry, position, dealer in record.positions(lambda chance: Recorder(Checking(self.dealer, chance))):
            assert isinstance(dealer, Recorder) and isinstance(dealer.dealer, Checking)
            if dealer.dealer.recorded:
                raise BrokenRecord(f"entry {entry.number} has more chance than the rules use")
            if entry.is_taken_back():
                self._back()
                continue
            own = [] if entry.seat is None or entry.move is None else [(only(entry.seat), Answered(entry.move))]
            if own:
                self._step(self.position, position, entry, dealer)
            self.position, self.told, self.entries = position, [*self.told, *own, *dealer.facts], entry.number + 1
        if self.journal is not None:
            self.journal.cut_torn_line()
        if not record.entries:
            self._deal()
        elif self.position.outcome is not None:                # the last answer was written, and not the end
            self._end()

    def _write(self, line: dict[str, Any]) -> None:
        if self.journal is not None:
            self.journal.write(line)


def tell(bot: Bot, facts: Sequence[object]) -> None:
    if isinstance(bot, Listener):
        for fact in facts:
            bot.hear(fact)
