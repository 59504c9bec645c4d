"""What if: a table that goes on from a moment of a finished game, with one person and bots.

It is given that game's deal and answers up to the moment, with the chance that followed from them, as they stand in its record. Chance after that comes
from a secret of its own: the old one was opened when the game was over, and whoever has read it could foretell everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel import Entry, Seat
from ..kernel.components import shown
from . import happenings as h
from .chairs import free_name, token_digest
from .frames import Story
from .refusing import Refused
from .room import OVER, Room
from .seating import alike, opened, plain_name, plain_salt
from .terms import Terms

BOT: Final = "thumb"


def branched(room: Room, story: Story, frame: int, seat: Seat, name: str, token: str, salt: str, secret: bytes, now: float) -> list[h.Happening]:
    """All that happens at the new table, up to the moment where its person plays on. Bots keep the pace of the game that it goes on from."""
    given = given_up_to(room, story, frame)
    if not 0 <= seat < len(room.chairs):
        raise Refused("seat/none", f"There is no seat {shown(seat)}: they are numbered 0 to {len(room.chairs) - 1}.")
    name, salt = plain_name(name), plain_salt(salt)
    there = opened(room.game.name, room.variant, len(room.chairs), Terms(pace=room.terms.pace), secret, now, h.Source(room.table, frame, len(given)))
    joined = h.Joined(at=now, seat=seat, name=name, token=token_digest(token), salt=salt)
    return [there, joined, *bots(room, seat, name, now), *retold(room, given, seat, salt, now)]


def given_up_to(room: Room, story: Story, frame: int) -> list[Entry]:
    """The entries of the record that led to this moment; none that was taken back."""
    if room.state != OVER:
        raise Refused("game/not-over", "The game is not over yet: what if is asked of finished games only.")
    if frame >= decided_from(story):
        raise Refused("game/over", "From this moment on nobody decides anything any more: choose an earlier one.")
    return [entry for moment in story.moments[:frame + 1] for entry in moment.entries]


def decided_from(story: Story) -> int:
    """The first moment from which on nobody decides anything any more: the last answer's, be its end told in however many parts."""
    return sum([moment.led_to.outcome is None for moment in story.moments])


def bots(room: Room, seat: Seat, name: str, now: float) -> list[h.Happening]:
    """A bot on every other chair, called as whoever sat there: so what was told reads as it did. Nobody is called like the person who plays on."""
    instead = free_name([*room.names, name])
    names = [instead if alike(other) == alike(name) else other for other in room.names]
    return [h.BotCame(at=now, seat=at, bot=BOT, by=seat, name=known) for at, known in enumerate(names) if at != seat]


def retold(room: Room, given: Sequence[Entry], seat: Seat, salt: str, now: float) -> list[h.Happening]:
    """The deal and the answers as they were, by this table's clock."""
    deal, *answers = given
    found: list[h.Happening] = [h.Began(at=now, by=seat, salt=salt, chance=deal.chance)]
    for entry in answers:
        assert entry.seat is not None and entry.move is not None
        found.append(h.Decided(at=now, seat=entry.seat, move=room.game.say(entry.move), chance=entry.chance))
    return found
