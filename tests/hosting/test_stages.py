"""The end of a round stage by stage: in a few words, with the table as it lay before each."""

from __future__ import annotations

from collections import Counter

import pytest

import lazaretto
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.games.bristol.rounds import Advance, Round
from lazaretto.hosting.parting import Stage, stages_of
from lazaretto.hosting.stages import in_short, is_stage, parts
from lazaretto.hosting.story import items
from lazaretto.hosting.room import Room
from lazaretto.kernel import EVERYONE, FACE_DOWN, Dealt, Game, Moved, Position, Rolled, Table, Turned, Zone
from lazaretto.kernel.table import laid_out
from lazaretto.tongues.voice import voice

from .company import Company

ANSWERS = 200
ENOUGH = 300                            # facts: more than one answer brings about
FEW_STAGES = 8
BRISTOL = lazaretto.game("bristol")
FACTS = (Rolled(1), Mingle(0, (0, 1)), Advance((4, 1, 1)), Round(3), Rolled(0), Rolled(4))


def at_a_round_s_end(game: str = "bristol", kind: str = "Advance", hurry: tuple[int, ...] = ()) -> Company:
    """The last answer brought it about."""
    company = Company(game, 4, 2, hurry=hurry).begin()
    for _ in range(200):
        company.play_on(1)
        assert company.room.course is not None
        if any(type(fact).__name__ == kind for fact in next(company.room.course.told_by_answers())):
            return company
    raise AssertionError("no round has ended")


def stages_of_the_last_answer(company: Company) -> list[Stage]:
    assert company.room.course is not None
    return stages_of(company.room.game, company.room.course)


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_a_stage_is_a_step_that_is_told_in_a_sentence(game: Game) -> None:
    assert game.stages <= game.values.keys()
    room = Company(game.name, game.usual_seats, game.usual_seats).begin().play_on(60).room
    shown = [item for item in items(room, 0, 0, 0, weighed=True) if item.stage and item.text]
    assert len(shown) == len([thing for _, thing in room.story if is_stage(game, thing)])


def test_each_stage_is_told_with_what_follows_of_it_and_a_heading_by_itself() -> None:
    told = [in_short(voice(BRISTOL, "en"), part, ("Ann", "Ben"), 1) for part in parts(BRISTOL, FACTS)]
    assert told == ["Birch mingles: Ann and you.", "The carts move on: Birch by 4, Cedar by 1, Oak by 1.", "Round 3: all six dice are rolled."]


def test_only_screens_are_told_of_stages() -> None:
    room = at_a_round_s_end().room
    shown, heard = list(items(room, 0, 0, 0, weighed=True)), list(items(room, 0, 0, 0))
    assert any(item.stage.startswith("The carts move on") for item in shown) and not any(item.stage for item in heard)


def test_the_table_is_seen_as_it_lay_before_each_stage() -> None:
    company = at_a_round_s_end()
    assert company.room.course is not None and company.room.course.before is not None
    told = [fact for fact in next(company.room.course.told_by_answers()) if is_stage(BRISTOL, fact)]
    stood = [stage.position for stage in stages_of_the_last_answer(company)]
    assert len(stood) == len(told)
    moved = next(at for at, fact in enumerate(told) if isinstance(fact, Advance))
    before, now = company.room.course.before[0].table, company.position.table
    assert stood[moved].table.spaces == before.spaces != stood[moved + 1].table.spaces == now.spaces
    assert stood[moved + 1].table.round == before.round == now.round - 1
    assert not stood[0].asked


def zones_of(table: Table) -> dict[str, Zone]:
    lone, rows = laid_out(table)
    found = {name: getattr(table, name) for name in lone} | {f"{name}.{number}": item for name in rows for number, item in enumerate(getattr(table, name))}
    return {place: item for place, item in found.items() if isinstance(item, Zone)}


def in_sight(position: Position, seat: int | None) -> Counter[tuple[str, int]]:
    """The cards that this seat may look at, by where they lie."""
    zones = zones_of(position.seen_by(seat).table)
    return Counter([(place, card) for place, zone in zones.items() for card in zone.cards() if card != FACE_DOWN])


def told_to_lie_there(room: Room, seat: int | None) -> Counter[tuple[str, int]]:
    """By what the last answer brought about."""
    assert room.course is not None
    told, found = room.course.memory(seat), Counter[tuple[str, int]]()
    for fact in told[-ENOUGH:]:
        if isinstance(fact, Moved):
            found[fact.to, fact.card] += 1
        elif isinstance(fact, Turned):
            found[fact.place, fact.into] += 1
        elif isinstance(fact, Dealt):
            found.update([(fact.to, card) for card in fact.cards])
    return found


@pytest.mark.parametrize("game", [game for game in lazaretto.games() if game.stages], ids=lambda game: game.name)
def test_in_a_stage_nobody_sees_a_card_that_lay_there_before_their_eyes_neither_before_nor_after_and_was_not_told_to_come(game: Game) -> None:
    company, stages = Company(game.name, max(game.seats), 2).begin(), 0
    while company.position.outcome is None and company.room.question_number < ANSWERS:
        company.play_on(1)
        course = company.room.course
        assert course is not None
        for stood, _ in stages_of_the_last_answer(company):
            stages += 1
            for seat in (None, *range(max(game.seats))):
                assert course.before is not None
                new = in_sight(stood, seat) - (in_sight(course.before[0], seat) | in_sight(company.position, seat)) - told_to_lie_there(company.room, seat)
                hidden = {place for place, zone in zones_of(course.before[0].table).items() if zone.eyes != EVERYONE}
                assert not [place for place, _ in new if place in hidden], f"seat {seat}: {new}"
    assert stages > FEW_STAGES


def test_nothing_is_seen_of_an_answer_that_ends_no_round() -> None:
    company = at_a_round_s_end()
    company.play_on(1)
    assert stages_of_the_last_answer(company) == []
