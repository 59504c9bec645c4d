"""A finished table as a record: whoever sat there, `lazaretto verify` accepts it."""

from __future__ import annotations

import json

import pytest

import lazaretto
from lazaretto.hosting import deciding
from lazaretto.hosting.archive import record_of
from lazaretto.hosting.happenings import read, written
from lazaretto.kernel import BrokenRecord, parse_record, verify

from .company import SECRET, Company, refusal, salt_of

#: Each game at its smallest, its usual and its largest table, with one person, with some, and with people only.
TABLES = sorted({
    (game.name, seats, people)
    for game in lazaretto.games() for seats in (game.seats[0], game.usual_seats, game.seats[-1]) for people in (1, (seats + 1) // 2, seats)
})


def archive(company: Company) -> str:
    """From what stands in the store."""
    return record_of(company.room, [read(written(it)) for it in company.happened])


@pytest.mark.parametrize("name, seats, people", TABLES)
def test_the_record_of_every_game_is_verified_with_the_salts_of_its_people(name: str, seats: int, people: int) -> None:
    company = Company(name, seats, people).begin().play_on()
    text = archive(company)
    record = parse_record(text, lazaretto.game)
    assert verify(record) == company.position and record.secret == SECRET and record.header.commitment == company.room.commitment
    assert json.loads(text.splitlines()[0])["salt"] == "".join([salt_of(seat) for seat in range(people)])
    assert json.loads(text.splitlines()[0])["players"] == list(company.room.names)


def test_a_game_with_answers_taken_back_is_verified_too() -> None:
    company = Company("pest", 3, people=3).begin()
    while company.room.state == "playing":
        company.answer_all()
        if company.room.asked and company.room.course.why_not_back(company.room.asked[0]) is None and company.choose.random() < 0.3:
            company.take(deciding.took_back(company.room, company.room.asked[0], "", company.now))
    text = archive(company)
    assert text.count('"back":true') > 10 and verify(parse_record(text, lazaretto.game)) == company.position


@pytest.mark.parametrize("told", ["secret", "salt", "commitment"])
def test_a_record_with_another_secret_or_salt_or_commitment_is_found_out(told: str) -> None:
    lines = [json.loads(line) for line in archive(Company("pints", 2, people=2).begin().play_on()).splitlines()]
    line = next(line for line in lines if told in line)
    line[told] = line[told][::-1]
    with pytest.raises(BrokenRecord):
        verify(parse_record("".join([json.dumps(line) + "\n" for line in lines]), lazaretto.game))


def test_before_the_end_there_is_no_record() -> None:
    company = Company("pints", 2, people=2)
    with refusal("game/not-over"):
        archive(company)
    company.begin()
    while company.room.state == "playing":
        with refusal("game/not-over"):
            archive(company)
        company.answer_all()
    assert archive(company)


def test_in_a_record_nobody_can_read_when_or_in_which_order_people_answered() -> None:
    """Of two games with the same answers, given in another order and at other times, there is one record."""
    records = []
    for order in (1, -1):
        company = Company("infected", 6, people=6).begin()
        while company.room.state == "playing":
            asked = company.room.asked[::order]
            answers = {seat: deciding.safe(company.room, seat) for seat in asked}
            for seat, move in answers.items():
                company.now += 1.0 + seat
                company.answer(seat, move)
            company.wait(company.room.terms.window)
        records.append(archive(company))
    assert records[0] == records[1]
