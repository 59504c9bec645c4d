"""The truth, once a game is over: what really happened and when, which claims were true, and that the deal was what it was sealed to be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ..kernel import BrokenRecord, Mistake, Record
from ..tongues.voice import Voice
from . import happenings as h
from .frames import Story
from .proving import Branch, proved
from .room import Room
from .talking import words


class TruthLine(Struct, frozen=True, omit_defaults=True):
    """A line of the story as it really was, at a moment of the replay."""

    frame: int
    text: str
    icon: str
    seat: int | None = None                     # whom it happened to
    turned: bool = False                        # who that one was, or became, by it


class Fate(Struct, frozen=True):
    """What settled the game for a seat, in a sentence to it."""

    seat: int
    text: str


class Claim(Struct, frozen=True, omit_defaults=True):
    """What a player claimed during the game by a phrase of it, and whether that was true at that moment; nothing if it cannot be said."""

    frame: int                                  # the last moment before it
    at: float
    seat: int
    phrase: str
    text: str
    round: int
    about: int | None = None
    holds: bool | None = None
    out: bool = False                           # among those who were out


class Deal(Struct, frozen=True, omit_defaults=True):
    """What chance was sealed by before the game and opened by after it, and whether the whole game run once more gives the same."""

    commitment: str
    salt: str
    secret: str
    verified: bool
    text: str                                   # in a sentence
    entries: int                                # of the record: the deal and all answers
    source: h.Source | None = None              # of a what-if: what it was given is not sealed by this


def truth_lines(room: Room, story: Story, voice: Voice) -> list[TruthLine]:
    """What really happened, as the game itself tells it."""
    found = voice.truths([position for position, _, _ in story.stood], room.names, [told for _, _, told in story.stood])
    frames = frames_of(room, story)
    return [TruthLine(frame, truth.text, truth.icon, truth.seat, truth.turned) for frame, truth in zip(frames, found, strict=True)]


def frames_of(room: Room, story: Story) -> Iterator[int]:
    """The moment of each: of an answer in parts the first by which it can be told."""
    positions, told = [position for position, _, _ in story.stood], [told for _, _, told in story.stood]
    for truth in room.game.truths(positions, room.names, told):
        at = truth.moment
        early = (
            frame for position, frame, facts in story.parts[at]
            if truth in room.game.truths([*positions[:at], position], room.names, [*told[:at], facts])
        )
        yield next(early, story.stood[at][1])


def fates(room: Room, story: Story, voice: Voice) -> list[Fate]:
    """What settled the game for each who has not won."""
    found = voice.fates([position for position, _, _ in story.stood], room.names, [told for _, _, told in story.stood])
    return [Fate(seat, text) for seat, text in found.items()]


def came_about(room: Room, story: Story, voice: Voice) -> str:
    """How it came to the end, where the game itself tells it."""
    return voice.came_about([position for position, _, _ in story.stood], room.names, [told for _, _, told in story.stood])


def claims(room: Room, story: Story, happened: Iterable[h.Happening], voice: Voice) -> Iterator[Claim]:
    """Every claim that was made while the game was played."""
    entries = 0
    for it in happened:
        match it:
            case h.Began() | h.Decided() | h.TookBack():
                entries += 1
            case h.Spoke() if is_claim(room, it):
                position, frame = story.after[entries - 1]
                holds = room.game.holds(position, it.seat, it.phrase, it.about)
                yield Claim(frame, it.at, it.seat, it.phrase, words(room, it, voice), room.game.rounds(position), it.about, holds, it.to_out)
            case h.Ended():
                return


def is_claim(room: Room, it: h.Spoke) -> bool:
    try:
        return bool(it.phrase) and room.game.talk().phrase(it.phrase).claim
    except Mistake:
        return False


def deal_of(room: Room, record: Record, branch: Branch | None) -> Deal:
    """The deal, checked once more."""
    try:
        proved(record, branch)
        verified, text = True, so(record, branch)
    except BrokenRecord as error:
        verified, text = False, f"The record does not verify: {error}"
    return Deal(room.commitment, room.salt.hex(), room.secret.hex(), verified, text, len(record.entries), room.source)


def so(record: Record, branch: Branch | None) -> str:
    """What the check has shown, and no more."""
    many = len(record.entries)
    if branch is None:
        return ("Nobody could change the deal afterwards: all chance came from the secret, and the seal that all could see before the game fits no other."
                f" Played once more from it, the {many - 1} answers of this game lead to the same end.")
    return (f"A what-if: its first {branch.given} entries were given from another game, and this says nothing about their deal. After them all chance came from"
            f" a secret of its own, and {many - branch.given} further entries run once more lead to the same end.")
