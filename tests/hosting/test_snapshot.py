"""A room that was packed and unpacked in the middle of its game is the room that was not: for every pair of eyes, then and ever after."""

from __future__ import annotations

import random
import zlib

import msgspec
import pytest

import lazaretto
from lazaretto.hosting import happenings as h, snapshot
from lazaretto.hosting.chairs import Chair
from lazaretto.hosting.hearing import view
from lazaretto.hosting.paging import page
from lazaretto.hosting.room import Room, Withdrawn
from lazaretto.hosting.snapshot import may_be_packed, packed, unpacked
from lazaretto.hosting.taking import take
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import BrokenRecord
from lazaretto.tongues import ENGLISH
from lazaretto.tongues.voice import voice

from .company import LIVE, SECRET, Company, encoded, eyes_at, frame
from .test_room import folded, lively, state_of

TIMES = 2                               # that a game is packed
GLANCES = 1                             # at what is shown after each, besides the next moment and the last

every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)


def shown(room: Room) -> list[bytes]:
    """All that anybody can see, hear or read here, and what a bot on each seat would be told."""
    return [state_of(room), *[part for eyes in eyes_at(room) for part in shown_to(room, eyes)]]


def shown_to(room: Room, eyes: int | None) -> list[bytes]:
    seen = view(room, eyes)
    assert seen is not None and room.course is not None
    return [encoded(frame(room, eyes)), encoded(page(room, seen, voice(room.game, ENGLISH))), repr(room.course.memory(eyes)).encode()]


def packable(company: Company) -> list[int]:
    """After how many happenings the room could be packed."""
    room, found = Room("the-table", SECRET), []
    for number, it in enumerate(company.happened, 1):
        take(room, it)
        found += [number] * may_be_packed(room)
    return found


@every_game
def test_a_room_that_was_packed_shows_the_same_as_one_that_was_not_and_goes_on_alike(game) -> None:
    company = lively(Company(game.name, game.usual_seats, 2, Terms(clock=LIVE)))
    happened, choose = company.happened, random.Random(game.name)
    moments = packable(company)
    for at in choose.sample(moments, min(TIMES, len(moments))):
        room = folded(happened[:at])
        again = unpacked(packed(room), "the-table", SECRET)
        assert shown(again) == shown(room)
        looked_at = {*choose.sample(range(at + 1, len(happened) + 1), min(GLANCES, len(happened) - at)), at + 1, len(happened)}
        for number, it in enumerate(happened[at:], at + 1):
            take(room, it)
            take(again, it)
            if number in looked_at:
                assert shown(again) == shown(room)


@every_game
def test_a_room_may_be_packed_again_and_again(game) -> None:
    company = lively(Company(game.name, game.usual_seats, 2, Terms(clock=LIVE)))
    room = Room("the-table", SECRET)
    every = max(1, len(company.happened) // 40)
    for number, it in enumerate(company.happened):
        take(room, it)
        if number % every == 0 and may_be_packed(room):
            room = unpacked(packed(room), "the-table", SECRET)
    assert shown(room) == shown(company.room)


def test_what_was_taken_back_stays_taken_back() -> None:
    company = lively(Company("pest", 2, 2, Terms(clock=LIVE)))
    first = next(number for number, it in enumerate(company.happened) if isinstance(it, h.TookBack))
    room = folded(company.happened[:next(number for number in packable(company) if number > first)])
    facts = [thing for _, thing in room.story if not isinstance(thing, (h.Happening, Withdrawn))]
    assert room.course is not None and len(room.course.told) < len(facts)
    assert shown(unpacked(packed(room), "the-table", SECRET)) == shown(room)


def test_a_room_is_not_packed_before_or_after_its_game_nor_while_an_answer_may_be_taken_back() -> None:
    company = Company("pest", 2, 2)
    assert not may_be_packed(company.room)
    company.begin()
    while company.room.course is None or not company.room.course.behind:
        company.answer_all()
    assert not may_be_packed(company.room)
    assert not may_be_packed(company.play_on().room)


def in_play() -> Company:
    company = Company("bristol", 4, 2).begin().play_on(6)
    while not may_be_packed(company.room):
        company.answer_all()
    return company


def test_every_field_of_a_room_is_packed_or_known_not_to_be() -> None:
    """Whoever gives a room a new field learns it here: it belongs in `Kept`, or among those that are kept otherwise."""
    room = in_play().room
    kept = set(snapshot.Kept.__struct_fields__)
    assert vars(room).keys() == kept | snapshot.OTHERWISE and not kept & snapshot.OTHERWISE
    assert vars(room.course).keys() == {"header", "told", "entries", "behind", "before", "position"}
    assert isinstance(room.chairs[0], msgspec.Struct) and isinstance(Chair(), msgspec.Struct)


def test_a_room_with_a_field_that_nobody_thought_of_is_not_packed() -> None:
    room = in_play().room
    room.parrot = "polly"                                      # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="new field"):
        packed(room)


def test_another_secret_does_not_open_it() -> None:
    with pytest.raises(BrokenRecord):
        unpacked(packed(in_play().room), "the-table", bytes(32))


def holds(body: bytes) -> bytes | None:
    try:
        return zlib.decompress(body)
    except zlib.error:
        return None


def test_whatever_is_cut_off_or_changed_it_is_refused_and_says_nothing_of_what_it_held() -> None:
    body = packed(in_play().room)
    cut = [body[:length] for length in range(0, len(body), 7)]
    bent = [body[:at] + bytes([body[at] ^ 1 << bit]) + body[at + 1:] for at, bit in zip(range(0, len(body), 5), 300 * [0, 3, 5, 7])]
    for damaged in [*cut, *bent, b"", b"rubbish", body[::-1]]:
        if holds(damaged) == zlib.decompress(body):
            continue                                           # a bit that fills up the last byte before the checksum: nothing is lost by it
        with pytest.raises(BrokenRecord, match=r"^it cannot be read: \w+$"):
            unpacked(damaged, "the-table", SECRET)


@pytest.mark.parametrize("part", snapshot.PARTS)
def test_a_change_in_the_program_is_known_by_its_digest(tmp_path, part) -> None:
    source = tmp_path / part / "deep" / "some.py"
    source.parent.mkdir(parents=True)
    digests = []
    for text in ("one", "two", "one"):
        source.write_text(text)
        digests.append(snapshot.program(tmp_path, *snapshot.PARTS))
    assert digests[0] == digests[2] != digests[1]
    assert snapshot.MADE_BY not in digests
