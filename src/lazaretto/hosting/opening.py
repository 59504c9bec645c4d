"""What a record opens with, and what is needed to take its game up again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..kernel import BrokenRecord, Dealer, Header, RandomDealer, Record, SealedDealer
from ..kernel.chance import commitment_to
from ..kernel.record import parse_line
from .journal import kept_secret, secret_beside


def opening_line(header: Header, players: Sequence[str], seed: int | None) -> dict[str, Any]:
    """The record's header, with who sits where and, for a game from a seed, the seed: what `resume` needs and a replay does not."""
    line = header.line()
    if players:
        line["players"] = list(players)
    if seed is not None:
        line["seed"] = seed
    return line


def who_sat(path: Path, record: Record) -> tuple[tuple[str, ...], int | None]:
    """The players by seat, and the seed, if the record names them."""
    with path.open(encoding="utf-8", errors="replace") as file:
        line = parse_line(file.readline(), 1)
    players, seed = line.get("players", []), line.get("seed")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players) or len(players) not in (0, record.header.seats):
        raise BrokenRecord(f"its players should be {record.header.seats} names", 1)
    return tuple(players), seed if isinstance(seed, int) else None


def chance_of(record: Record, path: Path, seed: int | None) -> Dealer:
    """The dealer that the record began with, as it was before the deal."""
    if record.header.commitment is None:
        if seed is None:
            raise BrokenRecord("it has neither a commitment nor a seed: it can be replayed, but not gone on with")
        return RandomDealer(seed)
    secret = kept_secret(secret_beside(path))
    if commitment_to(secret) != record.header.commitment:
        raise BrokenRecord(f"{secret_beside(path)} does not hold the secret that was committed to")
    return SealedDealer(secret, record.header.salt)
