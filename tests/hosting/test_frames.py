"""A record looked at step by step."""

from __future__ import annotations

from .test_sitting import finished, seated

import lazaretto
from lazaretto.hosting import frames
from lazaretto.kernel import read_record


def record_of(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = finished(seated(path))
    return sitting, read_record(path, lazaretto.game)


def test_frames_add_up_to_the_memory(tmp_path):
    sitting, record = record_of(tmp_path)
    for seat in (None, 0, 5):
        found = frames(record, seat)
        assert [fact for frame in found for fact in frame.since] == sitting.memory(seat) == found[-1].memory
        assert found[-1].view == sitting.position.seen_by(seat)


def test_an_answer_that_waits_is_no_frame(tmp_path):
    _, record = record_of(tmp_path)
    assert len(frames(record, None)) < len(record.entries) / 2
    assert all(len(frame.view.sealed) == 0 for frame in frames(record, 0))


def test_with_all_cards_face_up_every_deck_is_seen(tmp_path):
    _, record = record_of(tmp_path)
    for frame in frames(record, None, face_up=True):
        assert all(role.kinds() for role in frame.view.table.roles)
    assert not any(role.kinds() for role in frames(record, None)[0].view.table.roles)
