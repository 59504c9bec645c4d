"""Predictions: who is out and does not just wait names whom they take for what the game asks, and all see after the end who was right.

Until then a prediction is for its own seat's eyes alone. Where those who are out see all cards there is nothing left to predict.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ..kernel import Seat
from ..kernel import Prediction as Offered
from ..tongues.voice import Voice
from . import happenings as h
from .fallen import is_out
from .frames import Story
from .refusing import Refused
from .room import Room

MOST_PREDICTIONS: Final = 200        # of one player at one table


class Prediction(Struct, frozen=True, omit_defaults=True):
    """What a seat that is out may predict, whom it may name, and whom it has named."""

    question: str
    candidates: list[int]
    mine: int | None = None


class Foretold(Struct, frozen=True, omit_defaults=True):
    """Once the game is over: who named whom, in which round and at which moment of the replay."""

    frame: int
    round: int
    seat: int
    about: int
    right: bool = False
    stood: bool = False                         # until the end
    first: bool = False                         # of those that were right and stood


def offered(room: Room, seat: Seat | None) -> Offered | None:
    """What this seat may predict now, if anything."""
    if room.course is None or room.terms.out_see_all or not is_out(room, seat):
        return None
    return room.game.prediction(room.course.position.seen_by(seat))


def prediction(room: Room, seat: Seat | None, voice: Voice) -> Prediction | None:
    """The same for the seat's own eyes, in its language."""
    offer = offered(room, seat)
    if offer is None or seat is None:
        return None
    return Prediction(voice.words(offer.question), list(offer.candidates), room.predicted.get(seat))


def predicted(room: Room, seat: Seat, about: Seat, key: str, now: float) -> list[h.Happening]:
    """A seat that is out names somebody, or somebody else than before."""
    offer = offered(room, seat)
    if offer is None:
        raise Refused("prediction/impossible", why_not(room, seat))
    if about not in offer.candidates:
        raise Refused("prediction/impossible", "Name a player who is still in the game.")
    if room.predicted.get(seat) == about:
        return []
    if room.chairs[seat].predictions >= MOST_PREDICTIONS:
        raise Refused("prediction/impossible", f"You have changed your mind {MOST_PREDICTIONS} times: that is enough.")
    return [h.Predicted(at=now, seat=seat, about=about, key=key)]


def why_not(room: Room, seat: Seat) -> str:
    if not is_out(room, seat):
        return "Only those who are out predict, while the others play on."
    if room.terms.out_see_all:
        return "At this table those who are out see all cards: there is nothing left to predict."
    return "There is nothing for you to predict in this game."


def foretold(room: Room, story: Story, happened: Iterable[h.Happening]) -> list[Foretold]:
    """All predictions of a game that is over, in the order in which they were made."""
    right, entries, found = room.game.came_true(story.stood[-1][0]), 0, list[Foretold]()
    for it in happened:
        match it:
            case h.Began() | h.Decided() | h.TookBack():
                entries += 1
            case h.Predicted():
                position, frame = story.after[entries - 1]
                found = [replace(one, stood=one.stood and one.seat != it.seat) for one in found]
                found.append(Foretold(frame, room.game.rounds(position), it.seat, it.about, it.about in right, stood=True))
    first = next((one for one in found if one.right and one.stood), None)
    return [replace(one, first=one is first) for one in found]
