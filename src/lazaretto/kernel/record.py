"""Records: a game is its header, its answers and its chance, a line of JSON each. Only ever appended to.

    {"lazaretto": 1, "game": "infected", "version": 1, "variant": "base", "seats": 6, "components": "…", "commitment": "…"}
    {"n": 0, "chance": [3, 0, …]}                                    the deal
    {"n": 1, "seat": 2, "move": "pass safe, roll", "chance": []}     an answer, and the chance that followed from it
    {"n": 2, "seat": 2, "back": true}                                the last answer taken back
    {"n": 14, "outcome": {…}, "secret": "…"}                         the end, and the secret opened

An answer and its chance are one line, so that a torn last line takes nothing but itself.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final
from collections.abc import Callable, Iterator

from .chance import SECRET_BYTES, Checking as Checking, Recorder, Script, SealedDealer, commitment_to as commitment_to
from .components import shown
from .dealer import Dealer
from .entries import FORMAT as FORMAT, Entry as Entry, Header as Header, as_text as as_text, ending_line as ending_line
from .errors import BrokenRecord, IllegalMove, UnreadableMove
from .game import Game
from .position import Position
from .taking_back import may_be_taken_back as may_be_taken_back, taken_back


@final
class Record:
    """A game as it was written down; `torn` if its last line was cut off and dropped."""

    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.entries: list[Entry] = []
        self.outcome: dict[str, Any] | None = None
        self.secret: bytes | None = None
        self.torn = False

    def positions(self, dealer_for: Callable[[list[int]], Dealer] | None = None) -> Iterator[tuple[Entry, Position, Dealer]]:
        """Replay: each entry with the position after it and the dealer that told the facts."""
        make = Script if dealer_for is None else dealer_for
        position: Position | None = None
        behind: list[Position] = []                    # where the answers that may be taken back were given
        for entry in self.entries:
            dealer = make(list(entry.chance))
            try:
                if entry.is_taken_back():
                    position = taken_back(behind, entry.seat)
                    yield entry, position, dealer
                    continue
                before, position = position, self._after(position, entry, dealer)
                if before is not None and may_be_taken_back(before, position, entry, dealer):
                    behind.append(before)
                else:
                    behind.clear()
            except (IllegalMove, BrokenRecord) as error:
                raise BrokenRecord(f"entry {entry.number} does not follow from those before it: {error}") from None
            if isinstance(dealer, Script) and dealer.picks:
                raise BrokenRecord(f"entry {entry.number} has more chance than the rules use")
            yield entry, position, dealer

    def _after(self, position: Position | None, entry: Entry, dealer: Dealer) -> Position:
        if position is None or entry.move is None or entry.seat is None:
            if position is not None or entry.move is not None:
                raise BrokenRecord("the deal comes first, and once")
            return self.header.game.begin(self.header.seats, self.header.variant, dealer)
        return position.after(entry.seat, entry.move, dealer)


def read_record(path: Path, find_game: Callable[[str], Game]) -> Record:
    """A record from its file."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        raise BrokenRecord(f"there is no file {path}") from None
    except OSError as error:
        raise BrokenRecord(f"cannot read {path}: {error.strerror}") from None
    return parse_record(text, find_game)


def parse_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """A record from its lines. A last line without its end was torn off while being written: it is dropped."""
    lines = text.split("\n")
    torn = bool(lines.pop().strip())
    if not lines:
        raise BrokenRecord("this is not a Lazaretto record: it has no whole line")
    record = Record(parse_header(parse_line(lines[0], 1), find_game))
    record.torn = torn
    for number, line in enumerate(lines[1:], 2):
        take_line(record, parse_line(line, number), number)
    return record


def parse_line(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):               # ValueError also for a number of thousands of digits
        if number == 1:
            raise BrokenRecord("this is not a Lazaretto record") from None
        raise BrokenRecord(f"is not JSON: {shown(line)}", number) from None
    if not isinstance(data, dict):
        raise BrokenRecord("this is not a Lazaretto record" if number == 1 else f"is not an entry: {shown(line)}", number if number > 1 else 0)
    return data


def parse_header(data: dict[str, Any], find_game: Callable[[str], Game]) -> Header:
    if "lazaretto" not in data:
        raise BrokenRecord("this is not a Lazaretto record")
    if data["lazaretto"] != FORMAT:
        raise BrokenRecord(f"format {shown(data['lazaretto'])} is not known here, only {FORMAT}", 1)
    try:
        game = find_game(text(data["game"]))
        if "pack" in data:
            game = game.with_components(section(data["pack"]))
        if data["version"] != game.version:
            raise BrokenRecord(f"made by version {shown(data['version'])} of {game.title}'s rules, and these are version {game.version}", 1)
        if data["components"] != game.components:
            raise BrokenRecord(f"made with components {shown(data['components'])}, and these are {game.components}", 1)
        commitment = text(data["commitment"]) if "commitment" in data else None
        salt = bytes.fromhex(text(data["salt"])) if "salt" in data else b""
        return Header(game, whole(data["seats"]), text(data["variant"]), commitment, salt)
    except KeyError as error:
        raise BrokenRecord(f"the header lacks {error}", 1) from None
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        if isinstance(error, BrokenRecord):
            raise
        raise BrokenRecord(str(error), 1) from None


def take_line(record: Record, data: dict[str, Any], number: int) -> None:
    """One more line of a record."""
    if record.outcome is not None:
        raise BrokenRecord("something follows after the game's end", number)
    n = data.get("n")
    if type(n) is not int or n != len(record.entries):
        raise BrokenRecord(f"entry {len(record.entries)} is missing; here is {shown(n)}", number)
    try:
        if "outcome" in data:
            record.outcome = dict(data["outcome"])
            record.secret = bytes.fromhex(data["secret"]) if "secret" in data else None
            return
        if data.get("back") is True:
            record.entries.append(Entry(n, whole(data["seat"]), None, []))
            return
        chance = [whole(face) for face in data["chance"]]
        move = record.header.game.read(data["move"]) if "move" in data else None
        seat = whole(data["seat"]) if move is not None else None
        record.entries.append(Entry(n, seat, move, chance))
    except UnreadableMove as error:
        raise BrokenRecord(str(error), number) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BrokenRecord(f"is not an entry: {shown(data)}", number) from None


def whole(value: Any) -> int:
    """A whole number and nothing that only looks like one: JSON has 3.0, "3" and true besides 3."""
    if type(value) is not int:
        raise ValueError(f"a whole number is needed, not {shown(value)}")
    return value


def section(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"a component pack is needed, not {shown(value)}")
    return value


def text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"text is needed, not {shown(value)}")
    return value


def verify(record: Record) -> Position:
    """Replay a finished record and check commitment, chance, answers and outcome; the final position, or `BrokenRecord`."""
    if record.torn:
        raise BrokenRecord("its last line is torn")
    if record.outcome is None:
        raise BrokenRecord("the game is not over: nothing to verify until the secret is opened")
    if record.header.commitment is None or record.secret is None:
        raise BrokenRecord("the record has no commitment: it can be replayed, but not verified")
    if commitment_to(record.secret) != record.header.commitment:
        raise BrokenRecord("the secret is not the one that was committed to")
    if len(record.secret) != SECRET_BYTES:
        raise BrokenRecord(f"a secret is {SECRET_BYTES} bytes, not {len(record.secret)}")
    sealed = SealedDealer(record.secret, record.header.salt)
    last: Position | None = None
    for entry, position, dealer in record.positions(lambda chance: Recorder(Checking(sealed, chance))):
        assert isinstance(dealer, Recorder) and isinstance(dealer.dealer, Checking)
        if dealer.dealer.recorded:
            raise BrokenRecord(f"entry {entry.number} has more chance than the secret gives")
        last = position
    if last is None or last.outcome is None:
        raise BrokenRecord("the record ends before the game does")
    said = ending_line(0, last.outcome, None)["outcome"]
    if record.outcome != said:
        raise BrokenRecord(f"the record says {shown(record.outcome)}, and the game ended {shown(said)}")
    return last
