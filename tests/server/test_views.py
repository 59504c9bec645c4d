"""What a program is sent of the table: the view of its seat, though what is public is packed once for all."""

from __future__ import annotations

import json

import pytest

import lazaretto
from lazaretto.hosting.hearing import view
from lazaretto.server.guest import Guest
from lazaretto.server.hosted import Hosted
from lazaretto.server.store import START
from lazaretto.server.telling import news
from lazaretto.wire.messages import encode

from ..hosting.company import Company, eyes_at

QUESTIONS = 30


async def unheard(text: str) -> None:
    raise AssertionError("nothing is sent here")


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_every_guest_is_sent_the_view_of_its_own_seat(game: lazaretto.Game) -> None:
    seats = max(game.seats)
    company = Company(game.name, seats, seats).begin()
    hosted = Hosted(company.room, START, store=None, thinkers=None)     # type: ignore[arg-type]  # neither is asked for news
    for _ in range(QUESTIONS):                                          # a short game is over sooner
        for seat in eyes_at(company.room):
            guest = Guest(seat, "" if seat is None else company.room.chairs[seat].token, unheard)
            seen = view(company.room, seat)
            assert seen is not None
            assert json.loads(encode(news(hosted, guest)))["view"] == json.loads(encode(seen.pack()))
        company.play_on(1)
