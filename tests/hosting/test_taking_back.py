"""Taking an answer back: as long as nobody has seen anything by it, and nobody else has answered."""

from __future__ import annotations

import json
import random

import pytest

import lazaretto
from lazaretto.games.pathologic.cards import DISTRICTS, WARDS
from lazaretto.games.pathologic.moves import BECOMES, CREEPS, DOOMS, END_TURN, PUTS
from lazaretto.games.pathologic.errands import CLAIMS
from lazaretto.hosting import Sitting, frames
from lazaretto.kernel import BrokenRecord, Mistake, Said, parse_record, read_record, verify

GAME = lazaretto.game("pathologic")


def placing(path=None) -> Sitting:
    """A game of two in which the Healer puts one piece after another."""
    sitting = Sitting.begin(GAME, 2, "base", path=path, seed=None)
    sitting.answer(1, BECOMES[0])
    sitting.answer(0, DOOMS[4])
    sitting.answer(1, sitting.position.options(1)[0])
    return sitting


def to_the_end(sitting: Sitting) -> None:
    """Anything, but now and then it is taken back."""
    choose = random.Random(3)
    while sitting.position.outcome is None:
        seat = choose.choice(sitting.position.asked)
        sitting.answer(seat, choose.choice(sitting.position.options(seat)))
        if sitting.position.outcome is None and sitting.position.asked and sitting.why_not_back(sitting.position.asked[0]) is None and choose.random() < 0.2:
            sitting.take_back(sitting.position.asked[0])


def test_an_answer_taken_back_did_not_happen(tmp_path) -> None:
    path = tmp_path / "game.jsonl"
    sitting = placing(path)
    before, memory = sitting.position, sitting.memory(1)
    sitting.answer(1, PUTS[WARDS[0]][3])
    sitting.answer(1, PUTS[WARDS[1]][4])
    sitting.take_back(1)
    assert sitting.position.table.where[WARDS[0]] == 3 and sitting.position.table.where[WARDS[1]] == -1
    sitting.take_back(1)
    assert sitting.position == before and sitting.memory(1) == memory
    sitting.answer(1, PUTS[WARDS[0]][9])
    assert [json.loads(line).get("back") for line in path.read_text().splitlines()[-4:]] == [None, True, True, None]


def test_it_stays_written_and_is_replayed_so(tmp_path) -> None:
    path = tmp_path / "game.jsonl"
    sitting = placing(path)
    for ward, district in ((WARDS[0], 3), (WARDS[1], 4)):
        sitting.answer(1, PUTS[ward][district])
    sitting.take_back(1)
    sitting.close()
    again = Sitting.resume(path)
    assert again.position == sitting.position and again.memory(None) == sitting.memory(None) and again.entries == sitting.entries
    again.take_back(1)
    assert again.position.table.where[WARDS[0]] == -1
    to_the_end(again)
    record = read_record(path, lazaretto.game)
    assert len([entry for entry in record.entries if entry.is_taken_back()]) > 3
    assert verify(record).outcome == again.position.outcome
    assert frames(record, 1)[-1].memory == again.memory(1)


def test_not_past_another_players_answer() -> None:
    sitting = placing()
    with pytest.raises(Mistake, match="Nothing can be taken back"):
        sitting.take_back(1)                                   # the secrets of the beginning were given by both
    with pytest.raises(Mistake, match="Nothing can be taken back"):
        sitting.take_back(0)


def test_not_past_chance_or_a_card_that_was_shown() -> None:
    """The Plague starts, and Events are drawn: chance has spoken. To claim a counter can be taken back."""
    sitting = placing()
    for piece, district in zip((0, *WARDS), DISTRICTS):
        sitting.answer(1, PUTS[piece][district])
    sitting.answer(0, CREEPS[0])
    while type(sitting.position.question).__name__ != "ActionPhase":
        seat = sitting.position.asked[0]
        question = sitting.position.question
        assert question is not None
        sitting.answer(seat, question.default(sitting.position.table, seat))
    assert sitting.why_not_back(1) is not None
    counters = len(sitting.position.table.sheets[1])
    sitting.answer(1, CLAIMS[0])
    assert len(sitting.position.table.sheets[1]) == counters + 1
    sitting.take_back(1)
    assert len(sitting.position.table.sheets[1]) == counters
    sitting.answer(1, END_TURN)
    assert sitting.why_not_back(0) is not None and sitting.why_not_back(1) is not None


def test_bots_do_not_hear_of_it() -> None:
    """They hear all at once when it is their turn to answer."""
    class Ears:
        def __init__(self) -> None:
            self.heard: list[object] = []

        def hear(self, fact: object) -> None:
            self.heard.append(fact)

        def choose(self, view, options):
            return options[0]

    sitting, ears = placing(), Ears()
    sitting.seat_bot(0, ears)
    sitting.answer(1, PUTS[WARDS[0]][3])
    sitting.take_back(1)
    for piece, district in zip((0, *WARDS), DISTRICTS):
        sitting.answer(1, PUTS[piece][district])
    memory = sitting.memory(0)
    sitting.take(0)
    assert ears.heard == memory and Said(1, PUTS[WARDS[0]][2]) in ears.heard and Said(1, PUTS[WARDS[0]][3]) not in ears.heard


@pytest.mark.parametrize("line", ['{"n": 2, "seat": 1, "back": true}', '{"n": 2, "seat": "1", "back": true}', '{"n": 2, "back": true}'])
def test_a_record_that_takes_back_what_cannot_be_is_broken(tmp_path, line: str) -> None:
    path = tmp_path / "game.jsonl"
    sitting = Sitting.begin(GAME, 2, "base", path=path, seed=None)
    sitting.answer(1, BECOMES[0])                              # then both are asked
    with pytest.raises(BrokenRecord):
        list(parse_record(path.read_text() + line + "\n", lazaretto.game).positions())
