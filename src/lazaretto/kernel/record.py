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

from .agenda import Move, Outcome, Step
from .chance import SECRET_BYTES, Recorder, Script, SealedDealer, commitment_to
from .components import shown
from .dealer import Dealer
from .errors import BrokenRecord, IllegalMove, UnreadableMove
from .facts import Moved, Said
from .game import Game
from .position import Position
from .table import eyes_on, face_down
from .zone import EVERYONE, FACE_DOWN, WATCHER, Seat

FORMAT: Final = 1


@final
class Header:
    """What is fixed before the first card."""

    def __init__(self, game: Game, seats: int, variant: str, commitment: str | None, salt: bytes = b"") -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.variant: Final = game.rules(seats, variant).variant
        self.commitment: Final = commitment
        self.salt: Final = salt

    def line(self) -> dict[str, Any]:
        game = self.game
        line = {"lazaretto": FORMAT, "game": game.name, "version": game.version, "variant": self.variant, "seats": self.seats, "components": game.components}
        if self.commitment is not None:
            line["commitment"] = self.commitment
        if self.salt:
            line["salt"] = self.salt.hex()
        if not game.pack.shipped:
            line["pack"] = game.pack.fields            # so that the record needs no other file
        return line


@final
class Entry:
    """One answer and the chance that followed from it; the deal has no seat and no move, and who takes an answer back has no move."""

    def __init__(self, number: int, seat: Seat | None, move: Move | None, chance: list[int]) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.move: Final = move
        self.chance: Final = chance

    def is_taken_back(self) -> bool:
        """The answer before it is taken back."""
        return self.seat is not None and self.move is None

    def line(self, game: Game) -> dict[str, Any]:
        if self.is_taken_back():
            return {"n": self.number, "seat": self.seat, "back": True}
        if self.move is None:
            return {"n": self.number, "chance": self.chance}
        return {"n": self.number, "seat": self.seat, "move": game.say(self.move), "chance": self.chance}


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


def may_be_taken_back(before: Position, after: Position, entry: Entry, dealer: Dealer) -> bool:
    """Whether this answer may be taken back: the same seat goes on, alone, no chance has spoken, and nobody has seen what was hidden."""
    if entry.chance or before.asked != (entry.seat,) or after.asked != before.asked:
        return False
    facts = dealer.facts if isinstance(dealer, (Script, Recorder)) else []
    return not any([reveals(fact, before) for _, fact in facts]) and not has_shown(before, after)


def reveals(fact: object, before: Position) -> bool:
    """A card was seen that not everyone saw before. What is said or done is no secret; any other tidings may be of what was hidden."""
    if isinstance(fact, Moved):
        return fact.card != FACE_DOWN and eyes_on(fact.source, before.table) != EVERYONE
    return not isinstance(fact, (Said, Step))


def has_shown(before: Position, after: Position) -> bool:
    """Less lies face down than before, for anybody: a trap sprung, a chip turned up."""
    eyes: list[int] = [WATCHER, *range(before.table.rules.seats)]
    return any([face_down(after.table, eye) < face_down(before.table, eye) for eye in eyes])


def taken_back(behind: list[Position], seat: Seat | None) -> Position:
    """The position before the last answer."""
    if not behind or behind[-1].asked != (seat,):
        raise BrokenRecord("there is nothing to take back")
    return behind.pop()


def ending_line(number: int, outcome: Outcome, secret: bytes | None) -> dict[str, Any]:
    """The last line: the outcome, and the secret opened."""
    line: dict[str, Any] = {"n": number, "outcome": {"winners": list(outcome.winners), "reason": outcome.reason, "scores": list(outcome.scores)}}
    if secret is not None:
        line["secret"] = secret.hex()
    return line


def as_text(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


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


@final
class Checking(Dealer):
    """Chance drawn once more, from the secret or the seed, and held against what the record says."""

    def __init__(self, dealer: Dealer, recorded: list[int]) -> None:
        self.dealer: Final = dealer
        self.recorded: Final = recorded

    def pick(self, n: int) -> int:
        face = self.dealer.pick(n)
        if not self.recorded or self.recorded.pop(0) != face:
            raise BrokenRecord(f"the chance in the record is not what the secret gives ({face} of {n})")
        return face


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
