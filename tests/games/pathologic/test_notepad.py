"""The Plague's notepad."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.deaths import Die
from lazaretto.games.pathologic.notepad import harm, notepad, written
from lazaretto.games.pathologic.rounds import HealerTurn, PlagueTurn
from lazaretto.kernel import heard_by

from .place import Play, town
from .test_words import moments


def notes(play: Play, seat: int | None = 0) -> list[str]:
    """What stands there for this seat's eyes."""
    return [written(page, GAME.box) for page in notepad(play.position.seen_by(seat).table, heard_by(seat, play.facts))]


def test_a_row_has_both_places_and_whom_it_harmed() -> None:
    """PA 2.15, 6.4."""
    play = town(active="plague", lair=3, free="maria haruspex", where={"maria": 4, "haruspex": 4}).after("plague creeps 4", "plague infects 4")
    assert play.question == "Taking"
    play = play.until("Slipping").after("plague creeps 5")
    assert notes(play)[-1] == "4 Maw; then 5 Warehouses; killed Maria Kaina; quarantined the Haruspex"


def test_a_plague_that_harms_nobody_has_no_second_place() -> None:
    """PA 6.4."""
    play = town(active="plague", lair=13).after("plague creeps 14", "plague infects 14")
    assert notes(play)[-1] == "14 Tanners"


def test_both_spaces_are_written_down() -> None:
    """PA 16.12, 5.4."""
    play = town(active="plague", lair=13, events={12: "coin"}, where={"aspity": 14})
    assert notes(play.after("plague creeps 12 15"))[-1] == "12 Gut to 15 Backbone"
    assert notes(play.after("plague creeps 12"))[-1] == "12 Gut"


def test_a_paralysed_plague_is_written_down_as_such() -> None:
    """PA 17.1, 2.15. With the place, as after every movement."""
    play = town(active="plague", lair=13, paralysed=True)
    assert play.question == "Showing" and notes(play.after("plague lies low"))[-1] == "paralysed in 13 Hindquarters"


def test_nothing_is_written_of_a_turn_before_the_plague_has_moved() -> None:
    """PA 5.1."""
    play = town(active="plague", lair=13)
    assert len(notes(play)) + 1 == len(notes(play.after("plague creeps 14")))


def test_a_migration_is_no_extra_space() -> None:
    """PA 18.1, 9.10."""
    play = town(lair=13, laid={3: "migration"}, where={"bachelor": 3, "capella": 1}).after("bachelor claims coin")
    assert play.question == "Migrating"
    assert notes(play.after("plague creeps 14"))[-1].endswith("by Migration 14 Tanners")


def test_only_the_plague_reads_it() -> None:
    """PA 2.15, 21.3."""
    play = town(active="plague", lair=13).after("plague creeps 14")
    assert notes(play) and [notes(play, seat) for seat in (None, 1, 2, 3)] == [[], [], [], []]


@pytest.mark.parametrize("strain, piece, row", [
    ("ulcer", "maria", "by Strains killed Maria Kaina"), ("ulcer", "bachelor", "by Strains quarantined the Bachelor"),
    ("fever", "bachelor", "by Strains quarantined the Bachelor"),
])
def test_whom_a_strain_harms_is_written_into_the_row_of_its_round(strain: str, piece: str, row: str) -> None:
    """PA 2.15, R117. In a Healer's turn: a Ward who was killed, a Healer who was quarantined."""
    day = ("plague creeps 14", "plague lies low", f"bachelor walks {piece} 4")
    play = town(active="plague", lair=13, free=piece, where={piece: 5}, laid={4: strain}).after(*day)
    assert notes(play)[-1] == f"14 Tanners; {row}"
    assert notes(play.until("Creeping").after("plague creeps 13")) == [*notes(play), "13 Hindquarters"]


@pytest.mark.parametrize("strain, row", [("fever", "14 Tanners"), ("ulcer", "14 Tanners; by Strains killed Maria Kaina")])
def test_a_ward_who_lives_is_not_written_down(strain: str, row: str) -> None:
    """PA 2.15. Fever only quarantines her."""
    play = town(active="plague", lair=13, free="maria", where={"maria": 5}, laid={4: strain})
    assert notes(play.after("plague creeps 14", "plague lies low", "bachelor walks maria 4"))[-1] == row


def test_what_the_army_does_is_not_the_work_of_the_plague() -> None:
    """PA 2.15, 16.4. A Strain has gone off in the Bachelor's turn; then the Army Train quarantines him."""
    play = town(active="plague", lair=13, free="bachelor", where={"bachelor": 5, "maria": 8, "aspity": 1}, laid={8: "miasma"})
    play = play.after("plague creeps 14", "plague lies low", "bachelor frees maria").until("ActionPhase").after("bachelor ends: 4")
    assert play.laid == {} and not play.is_free("bachelor") and notes(play)[-1] == "14 Tanners"


def test_the_notes_of_harm_need_no_beginning() -> None:
    """PA 2.15, 6.3. What was told before the first turn of the Plague belongs to the round before."""
    assert harm([PlagueTurn(), Die(3), HealerTurn(1), Die(4), PlagueTurn()]) == [([], []), ([3], [4]), ([], [])]
    assert harm([Die(4), PlagueTurn(), Die(3)]) == [([], [4]), ([3], [])]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_notepad_holds_the_whole_thread(seats: int) -> None:
    """PA 2.15. Every place once, in order; a row a round."""
    for number, (position, facts) in enumerate(moments(seats, 20 + seats)):
        if number % 40 and position.outcome is None:
            continue
        t = position.table
        pages = notepad(t, heard_by(0, facts))
        assert [place for page in pages for place in (*page.moved, *page.steps)] == t.thread.cards()
        assert [page.number for page in pages] == list(range(1, len(pages) + 1)) and t.round - 1 <= len(pages) <= t.round
        assert all(page.steps for page in pages[:-1] if page.slipped)
