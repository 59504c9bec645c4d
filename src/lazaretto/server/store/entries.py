"""Entries of a log, and the chain of digests that binds each to all before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple

DIGEST_LENGTH: Final = 16


@dataclass(frozen=True, slots=True)
class Tail:
    """How far a log goes: the number of its last entry and the digest of all until there."""

    number: int
    digest: str


START: Final = Tail(0, "")

#: Heard in place of a table's name when notices may have been missed: look again at every table you hold.
EVERYTHING: Final = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the lobby and the sweeper need to know of a table without reading its log; replaced whole with every append."""

    status: str             # "open", "playing", "over"
    due: float | None       # unix time at which somebody must look at it again
    summary: bytes          # public description, JSON, for the lobby list; empty if not listed


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it stood when its log went so far, packed so that only what made it can read it."""

    tail: Tail
    made_by: str
    body: bytes


class Entry(NamedTuple):
    """One row of a log."""

    number: int
    digest: str
    body: bytes


def following(tail: Tail, body: bytes) -> Tail:
    """Where the log ends once this body is written after the tail."""
    return Tail(tail.number + 1, sha256(tail.digest.encode() + body).hexdigest()[:DIGEST_LENGTH])


def chained(tail: Tail, bodies: Sequence[bytes]) -> tuple[Entry, ...]:
    """The bodies as entries, numbered on from the tail."""
    entries = []
    for body in bodies:
        tail = following(tail, body)
        entries.append(Entry(tail.number, tail.digest, body))
    return tuple(entries)


def end_of(entries: Sequence[Entry], tail: Tail) -> Tail:
    """The tail after these entries, which followed the given one."""
    return Tail(entries[-1].number, entries[-1].digest) if entries else tail


def seal(tail: Tail, body: bytes) -> str:
    """Written beside what stands outside the log, so that damage to it shows."""
    return following(tail, body).digest
