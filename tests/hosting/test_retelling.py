"""What many are told alike is put into words once: nobody hears other words for it."""

from __future__ import annotations

import pytest

from lazaretto.hosting import retelling
from lazaretto.hosting.story import items
from lazaretto.hosting.retelling import KEPT, MOST
from lazaretto.hosting.room import Withdrawn
from lazaretto.hosting.sentences import told
from lazaretto.kernel import EVERYONE, WATCHER
from lazaretto.tongues import LANGUAGES
from lazaretto.tongues.voice import voice

from .company import Company


@pytest.mark.parametrize("name, seats", [("bristol", 6), ("pathologic", 4), ("pints", 3)])
def test_what_each_is_told_is_what_it_would_be_told_alone(name: str, seats: int) -> None:
    company = Company(name, seats, people=seats).begin()
    while company.room.state == "playing" and len(company.room.story) < 2 * MOST:
        company.answer_all()
    room = company.room
    for language in LANGUAGES:
        for seat in (None, *range(seats)):
            heard = [thing for eyes, thing in room.story if eyes >> (WATCHER if seat is None else seat) & 1]
            said = [item.text for item in items(room, seat, 0, 0, None, language, weighed=True)]
            assert said == ["" if isinstance(thing, Withdrawn) else told(room, thing, seat, voice(room.game, language)) for thing in heard]


def test_what_came_of_an_answer_is_packed_once_for_all_and_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where much comes of it, as at the end of a round."""
    packed: list[object] = []
    monkeypatch.setattr(retelling, "for_programs", packed.append)
    company, told_until = Company("pints", 4, people=4).begin(), 0
    room, much = company.room, 0
    while room.state == "playing":
        company.answer_all()
        for seat in range(4):
            list(items(room, seat, told_until, told_until, None, "en", weighed=False))
        much, told_until = max(much, len(room.story) - told_until), len(room.story)
        assert len(room.kept) <= KEPT + much
    assert much > KEPT and len(packed) == len([thing for eyes, thing in room.story if eyes == EVERYONE and not isinstance(thing, retelling.OF_THE_TABLE)])
