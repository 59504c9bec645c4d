"""What many are told alike is put into words once: nobody hears other words for it."""

from __future__ import annotations

import pytest

from lazaretto.hosting.story import items
from lazaretto.hosting.retelling import KEPT
from lazaretto.hosting.room import Withdrawn
from lazaretto.hosting.sentences import told
from lazaretto.kernel import WATCHER
from lazaretto.tongues import LANGUAGES
from lazaretto.tongues.voice import voice

from .company import Company


@pytest.mark.parametrize("name, seats", [("bristol", 6), ("pathologic", 4), ("pints", 3)])
def test_what_each_is_told_is_what_it_would_be_told_alone(name: str, seats: int) -> None:
    company = Company(name, seats, people=seats).begin()
    while company.room.state == "playing" and len(company.room.story) < 2 * KEPT:
        company.answer_all()
    room = company.room
    for language in LANGUAGES:
        for seat in (None, *range(seats)):
            heard = [thing for eyes, thing in room.story if eyes >> (WATCHER if seat is None else seat) & 1]
            said = [item.text for item in items(room, seat, 0, 0, None, language, weighed=True)]
            assert said == ["" if isinstance(thing, Withdrawn) else told(room, thing, seat, voice(room.game, language)) for thing in heard]
