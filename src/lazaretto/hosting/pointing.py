"""Pointing at the board: talk without words. All see it light up, and who pointed."""

from __future__ import annotations

from ..kernel import Seat, Spot
from ..tongues.voice import Voice
from . import happenings as h
from .refusing import Refused
from .room import PLAYING, Room
from .talking import refuse_chatter, refuse_free_words, refuse_the_fallen


def pointed(room: Room, seat: Seat, thing: str, key: str, now: float) -> list[h.Happening]:
    """A seat points at a thing of the board: that is free where words are."""
    if room.state != PLAYING:
        raise Refused("talk/forbidden", "One points at things while the game is played.")
    refuse_the_fallen(room, seat)
    refuse_chatter(room, seat)
    refuse_free_words(room, to_out=False)
    if spot_called(room, thing) is None:
        raise Refused("talk/unknown", "There is no such thing to point at in this game.")
    return [h.Pointed(at=now, seat=seat, thing=thing, key=key)]


def spot_called(room: Room, thing: str) -> Spot | None:
    return next((spot for spot in room.game.spots() if spot.thing == thing), None)


def told(room: Room, it: h.Pointed, voice: Voice) -> str:
    """ "Edith points at row 3." """
    spot = spot_called(room, it.thing)
    return "" if spot is None else voice.named(spot.said(it.seat, tuple(voice.names_for(room.names))), room.names)
