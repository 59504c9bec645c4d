"""That a finished game was dealt as its record says: checked once more, also of a what-if, whose first part was given and not dealt."""

from __future__ import annotations

from typing import Any, Final, final

from ..kernel import BrokenRecord, Dealer, Position, Record, Recorder, Script, SealedDealer, verify
from ..kernel.chance import SECRET_BYTES, commitment_to
from ..kernel.record import Checking, ending_line, parse_line

WHAT_IF: Final = "what-if"


@final
class Branch:
    """What a what-if's record says of itself: from which moment of which table it went on, how many entries it was given, and what sealed its own chance."""

    def __init__(self, table: str, frame: int, given: int, commitment: str, salt: bytes) -> None:
        self.table: Final = table
        self.frame: Final = frame
        self.given: Final = given
        self.commitment: Final = commitment
        self.salt: Final = salt

    def line(self) -> dict[str, Any]:
        return {"table": self.table, "frame": self.frame, "given": self.given, "commitment": self.commitment, "salt": self.salt.hex()}


def branch_in(text: str) -> Branch | None:
    """Where the record of a what-if came from; None of any other record."""
    line = parse_line(text.partition("\n")[0], 1).get(WHAT_IF)
    if line is None:
        return None
    try:
        return Branch(str(line["table"]), int(line["frame"]), int(line["given"]), str(line["commitment"]), bytes.fromhex(line["salt"]))
    except (KeyError, TypeError, ValueError):
        raise BrokenRecord("does not say where this what-if came from", 1) from None


def proved(record: Record, branch: Branch | None) -> Position:
    """The final position, or `BrokenRecord`: of a what-if, the chance after the branch is what its own secret gives, and all answers follow from each other."""
    if branch is None:
        return verify(record)
    if record.torn or record.outcome is None:
        raise BrokenRecord("the game is not over: nothing to verify until the secret is opened")
    if record.secret is None or len(record.secret) != SECRET_BYTES or commitment_to(record.secret) != branch.commitment:
        raise BrokenRecord("the secret is not the one that was committed to")
    if not 0 < branch.given < len(record.entries):
        raise BrokenRecord(f"{branch.given} of its {len(record.entries)} entries cannot have been given")
    last = None
    sealed, dealers = SealedDealer(record.secret, branch.salt), list[Dealer]()

    def dealer_for(chance: list[int]) -> Dealer:
        dealers.append(Script(chance) if len(dealers) < branch.given else Recorder(Checking(sealed, chance)))
        return dealers[-1]

    for entry, position, dealer in record.positions(dealer_for):
        if isinstance(dealer, Recorder) and isinstance(dealer.dealer, Checking) and dealer.dealer.recorded:
            raise BrokenRecord(f"entry {entry.number} has more chance than the secret gives")
        last = position
    if last is None or last.outcome is None or record.outcome != ending_line(0, last.outcome, None)["outcome"]:
        raise BrokenRecord("the record ends otherwise than the game does")
    return last
