"""A sitting: played, written down, left and taken up again."""

from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.hosting import Sitting, secret_beside
from lazaretto.kernel import Answered, BrokenRecord, IllegalMove, Move, NotAsked, Recorder, Script, SealedDealer, heard_by, only, read_record, verify

SECRET = bytes(range(32))


def seated(path: Path | None, seats: int = 6, dealer: SealedDealer | None = None, variant: str = "base") -> Sitting:
    sitting = Sitting.begin(lazaretto.game("infected"), seats, variant, dealer or SealedDealer(SECRET), path)
    seat_bots(sitting)
    return sitting


def seat_bots(sitting: Sitting) -> None:
    for seat in range(sitting.header.seats):
        sitting.seat_bot(seat, Last())


class Last:
    """Answers from its view alone, and always the same."""

    def choose(self, view, options) -> Move:
        return options[len(options) // 2] if len(options) > 1 and view.table.round > 3 else options[-1] if view.question.who(view.table)[1:] else options[0]


def finished(sitting: Sitting) -> Sitting:
    while sitting.bots_answer():
        pass
    sitting.close()
    return sitting


def test_a_whole_game_is_written_down_and_verifies(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = finished(seated(path))
    assert sitting.position.outcome is not None
    record = read_record(path, lazaretto.game)
    assert verify(record) == sitting.position
    assert record.secret == SECRET


def test_the_record_grows_before_the_answer_counts(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = seated(path)
    while sitting.position.outcome is None:
        before = len(path.read_bytes().splitlines())
        sitting.bots_answer()
        assert len(path.read_bytes().splitlines()) == before + (1 if sitting.position.outcome is None else 2)


def test_a_line_that_cannot_be_written_does_not_count(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = seated(path)
    position = sitting.position
    sitting.journal.close()
    with pytest.raises(OSError):
        sitting.bots_answer()
    assert sitting.position is position
    assert finished(resumed(path)).position.outcome is not None


@pytest.mark.parametrize("broken", ["write", "fsync"])
@pytest.mark.parametrize("after", range(4))
def test_a_game_that_cannot_begin_leaves_nothing_behind(tmp_path, monkeypatch, broken, after):
    path, real, calls = tmp_path / "game.jsonl", getattr(os, broken), []

    def fails(*arguments):
        calls.append(arguments)
        if len(calls) > after:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(*arguments)

    monkeypatch.setattr(os, broken, fails)
    try:
        seated(path).close()
    except OSError as error:
        assert error.strerror == "No space left on device"
        assert not list(tmp_path.iterdir())
    else:
        assert len(calls) <= after and path.exists()


def test_a_secret_is_written_whole(tmp_path, monkeypatch):
    path, real = tmp_path / "game.jsonl", os.write
    monkeypatch.setattr(os, "write", lambda file, text: real(file, text[:7]))
    seated(path).close()
    assert bytes.fromhex(secret_beside(path).read_text()) == SECRET
    assert finished(resumed(path)).position.outcome is not None


def test_the_secret_lies_beside_the_record_until_the_end(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = seated(path)
    beside = secret_beside(path)
    assert stat.S_IMODE(beside.stat().st_mode) == 0o600
    while sitting.position.outcome is None:
        assert bytes.fromhex(beside.read_text()) == SECRET
        assert SECRET.hex() not in path.read_text()
        sitting.bots_answer()
    assert not beside.exists()
    assert json.loads(path.read_text().splitlines()[-1])["secret"] == SECRET.hex()


def test_the_default_chance_is_sealed_and_new_each_time(tmp_path):
    game = lazaretto.game("infected")
    first, second = (Sitting.begin(game, 5, "base") for _ in range(2))
    assert first.header.commitment and first.header.commitment != second.header.commitment


def test_a_seat_remembers_what_it_was_told_and_answered(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = finished(seated(path, variant="contagious"))
    told = []
    for entry, _, dealer in read_record(path, lazaretto.game).positions():
        assert isinstance(dealer, Script)
        told += ([] if entry.move is None else [(only(entry.seat), Answered(entry.move))]) + dealer.facts
    for seat in (None, *range(6)):
        assert sitting.memory(seat) == heard_by(seat, told)
    assert not any(isinstance(fact, Answered) for fact in sitting.memory(None))


def test_bots_hear_what_their_seat_is_told():
    class Listener(Last):
        def __init__(self):
            self.heard = []

        def hear(self, fact):
            self.heard.append(fact)

    sitting = seated(None)
    listener = Listener()
    sitting.seat_bot(2, listener)
    finished(sitting)
    assert listener.heard == sitting.memory(2)


def test_an_answer_that_is_not_allowed_changes_nothing(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = seated(path)
    before, game = path.read_bytes(), sitting.game
    with pytest.raises(IllegalMove):
        sitting.answer(0, game.read("pass safe"))
    sitting.answer(0, sitting.position.options(0)[0])
    after = path.read_bytes()
    with pytest.raises(NotAsked):
        sitting.answer(0, game.read("pass safe, safe"))
    assert path.read_bytes() == after != before


def test_a_file_that_is_there_is_not_written_over(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text("a letter home\n")
    with pytest.raises(FileExistsError):
        seated(path)
    assert path.read_text() == "a letter home\n"


def resumed(path: Path) -> Sitting:
    sitting = Sitting.resume(path)
    seat_bots(sitting)
    return sitting


def test_resumed_after_every_answer_it_ends_the_same(tmp_path):
    whole = tmp_path / "whole.jsonl"
    finished(seated(whole))
    path = tmp_path / "game.jsonl"
    sitting = seated(path)
    while sitting.position.outcome is None:
        memory = [sitting.memory(seat) for seat in range(6)]
        sitting.close()
        sitting = resumed(path)
        assert memory == [sitting.memory(seat) for seat in range(6)]
        sitting.bots_answer()
    assert path.read_bytes() == whole.read_bytes()


def lines_and_secret(tmp_path: Path) -> list[bytes]:
    whole = tmp_path / "whole.jsonl"
    finished(seated(whole, seats=5))
    return whole.read_bytes().splitlines(keepends=True)


def laid_down(tmp_path: Path, text: bytes) -> Path:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(text)
    secret_beside(path).write_text(SECRET.hex() + "\n")
    return path


@pytest.mark.parametrize("line", [1, 2, 4, -2, -1])
def test_a_line_torn_at_any_byte_takes_nothing_but_itself(tmp_path, line):
    lines = lines_and_secret(tmp_path)
    kept, torn = b"".join(lines[:line]), lines[line]
    for cut in range(len(torn)):
        path = laid_down(tmp_path, kept + torn[:cut])
        finished(resumed(path))
        assert path.read_bytes() == b"".join(lines)


def test_a_torn_header_is_no_record(tmp_path):
    lines = lines_and_secret(tmp_path)
    path = laid_down(tmp_path, lines[0][:-1])
    with pytest.raises(BrokenRecord):
        Sitting.resume(path)
    assert path.read_bytes() == lines[0][:-1]


def test_a_foreign_file_is_left_as_it_is(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_bytes(b"one\ntwo without an end")
    with pytest.raises(BrokenRecord):
        Sitting.resume(path)
    assert path.read_bytes() == b"one\ntwo without an end"


def test_a_finished_game_is_not_gone_on_with(tmp_path):
    path = tmp_path / "game.jsonl"
    finished(seated(path))
    with pytest.raises(BrokenRecord, match="over"):
        Sitting.resume(path)


@pytest.mark.parametrize("secret", [None, "not hex", "00" * 32])
def test_without_its_secret_a_game_cannot_go_on(tmp_path, secret):
    path = tmp_path / "game.jsonl"
    seated(path).close()
    if secret is None:
        secret_beside(path).unlink()
    else:
        secret_beside(path).write_text(secret)
    with pytest.raises(BrokenRecord, match="secret"):
        Sitting.resume(path)


def test_chance_that_was_changed_is_noticed(tmp_path):
    path = tmp_path / "game.jsonl"
    seated(path).close()
    lines = path.read_text().splitlines()
    deal = json.loads(lines[1])
    deal["chance"][-1] ^= 1
    path.write_text(f"{lines[0]}\n{json.dumps(deal)}\n")
    with pytest.raises(BrokenRecord, match="chance"):
        Sitting.resume(path)


def test_one_sitting_at_a_time(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = seated(path)
    with pytest.raises(BrokenRecord, match="elsewhere"):
        Sitting.resume(path)
    sitting.close()
    Sitting.resume(path).close()


def test_a_game_from_a_seed_is_the_same_again_and_can_be_left(tmp_path):
    game = lazaretto.game("infected")
    paths = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for path in paths:
        sitting = Sitting.begin(game, 7, "base", path=path, seed=11, players=["you"] * 7)
        if path is paths[1]:
            sitting.close()
            sitting = Sitting.resume(path)
        assert sitting.header.commitment is None and sitting.secret is None and sitting.players == ("you",) * 7
        seat_bots(sitting)
        finished(sitting)
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert not secret_beside(paths[0]).exists()


def test_the_house_bots_play_a_sitting(tmp_path):
    sitting = Sitting.begin(lazaretto.game("infected"), 8, "contagious")
    for seat in range(8):
        sitting.seat_bot(seat, bots.make("thumb" if seat % 2 else "random", sitting.game, seat, seat))
    assert finished(sitting).position.outcome is not None


def test_a_bot_sees_its_view_only():
    seen = []

    class Spy(Last):
        def choose(self, view, options):
            seen.append(view)
            return super().choose(view, options)

    sitting = seated(None)
    sitting.seat_bot(3, Spy())
    finished(sitting)
    assert seen and all(type(view) is lazaretto.View and view.seat == 3 for view in seen)


def test_recorder_and_sitting_agree():
    game = lazaretto.game("infected")
    dealer = Recorder(SealedDealer(SECRET))
    assert game.begin(6, "base", dealer) == seated(None).position
