"""PA 21. Talk, announcements and notes."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.cards import NOTHING, PRINTS
from lazaretto.games.pathologic.creeping import LairIs
from lazaretto.games.pathologic.deaths import Die
from lazaretto.games.pathologic.notepad import notepad
from lazaretto.games.pathologic.prescribing import Prescribe
from lazaretto.games.pathologic.talk import allies
from lazaretto.hosting import everything

from .cards_at_hand import ALL_WARDS
from .day import Fate
from .place import opening, town

MARIA = 3
EVERYBODY = ("plague", "bachelor", "haruspex", "changeling")


@pytest.mark.parametrize("active", ["bachelor", "haruspex", "changeling"])
def test_nothing_is_traded(active: str) -> None:
    """PA 21.1, R43. Of all that may be done in a full Action Phase nothing gives another Healer a counter or a card."""
    told: Any = {"sheets": dict.fromkeys(EVERYBODY[1:], "coin secret key"), "free": f"{active} maria capella saburov", "events": {4: "coin", 7: "coin"}}
    game = town(active=active, hands={"bachelor": "curfew", "haruspex": "living-blood", "changeling": "false-witness"}, **told)
    assert len(game.options(active)) > 30
    for move in game.options(active):
        after = game.position.after(game.spoken(f"{active} ends")[0], move, Fate()).table
        for seat, name in enumerate(EVERYBODY[1:], 1):
            if name != active:
                assert after.sheets[seat] == game.t.sheets[seat] and len(after.hands[seat]) <= len(game.t.hands[seat])


def test_there_is_no_move_for_talk() -> None:
    """PA 21.1. Talk binds nobody, so the engine has no word for it; only Thief's Hands name a Healer."""
    game = town(active="changeling", hands={"changeling": "thiefs-hands have-no-fear"}, sheets={"bachelor": "coin"})
    named = [move for move in game.options("changeling") if isinstance(move, Prescribe) and move.target in (1, 2)]
    assert [(move.card, move.target, move.detail) for move in named] == [(16, 1, 0)]


@pytest.mark.parametrize("doomed, grave, crypts", [("maria capella saburov", "", "maria"), ("vlad capella saburov", "maria", "")])
def test_at_a_death_the_engine_says_whether_the_ward_was_on_the_hit_list(doomed: str, grave: str, crypts: str) -> None:
    """PA 21.2, R118. All see the same grave, and it is the true one."""
    game = town(active="plague", phase="showing", lair=4, free="maria", doomed=doomed).after("plague infects 4")
    assert (game.grave, game.crypts) == (grave, crypts) and game.told(Die) == [Die(3)]
    for name in EVERYBODY:
        assert game.seen_by(name).crypts == game.t.crypts and game.seen_by(name).grave == game.t.grave


@pytest.mark.parametrize("lair", range(16))
def test_an_announcement_of_the_place_is_always_true(lair: int) -> None:
    """PA 21.2, 16.11, R83, R118. Nobody is asked: the engine reads it from the notepad."""
    game = town(active="bachelor", lair=lair, free="maria", where={"maria": 11}, events={11: "coin"}).after("bachelor resolves maria")
    assert game.question == "Taking" and [game.told(LairIs, name) for name in EVERYBODY] == [[LairIs(lair, PRINTS, NOTHING)]] * 4 and game.lair == lair


def test_what_must_not_be_said_is_not_said() -> None:
    """PA 21.2, R83. A move of the Plague, wherever it goes, looks alike to all others."""
    game = town(active="plague", lair=4)
    games = [game.after(f"plague creeps {place}", "plague lies low") for place in (4, 0, 12)]
    assert [other.lair for other in games] == [4, 0, 12]
    for name in EVERYBODY[1:]:
        assert games[0].looks_the_same(games[1], name) and games[0].looks_the_same(games[2], name)


def test_the_plague_reads_its_notepad_at_any_time_and_nobody_else_does() -> None:
    """PA 21.3, 2.15, R117. A row a round: where it was after moving and after the extra space, whom it killed, whom it quarantined."""
    puts = [f"bachelor puts {piece} {district}" for district, piece in enumerate(("bachelor", *ALL_WARDS.split()), 1)]
    game = opening(2).after("healer becomes bachelor", "plague dooms maria capella saburov", "bachelor takes curfew", *puts, "plague creeps 0")
    game = game.after("bachelor passes: 13 14", "bachelor frees maria", "bachelor ends")
    game = game.after("plague creeps 2", "plague infects 2", "bachelor takes curfew", "plague creeps 3")
    memory = game.heard("plague")
    pages = notepad(game.seen_by("plague"), memory)
    assert [(page.number, page.moved, page.steps, page.killed, page.confined) for page in pages] == [(1, [0], [], [], []), (2, [2], [3], [MARIA], [])]
    assert notepad(game.seen_by("bachelor"), game.heard("bachelor")) == [] and game.seen_by("bachelor").thread.cards() == [-1, -1, -1]


def test_when_the_game_is_over_the_others_read_it_too() -> None:
    """PA 21.3, R117. All is laid open then, and the notes prove that the game was fair."""
    game = town(active="plague", lair=9, free="saburov", dead="maria capella").after("plague creeps 10", "plague infects 10")
    assert game.winners == "plague"
    for seat in range(4):
        assert everything(game.position, seat).table.thread.cards() == [9, 10]


def test_healers_are_allies_while_the_pact_of_one_lies_on_a_ward_of_the_other() -> None:
    """PA 21.4. Both are; the third is none, nor ever the Plague; a Pact with an own Ward joins nobody."""
    game = town(active="bachelor", events={4: "coin", 7: "coin"}, pacts={"haruspex": "maria", "changeling": "saburov"})
    assert [allies(game.position, seat) for seat in range(4)] == [(), (2,), (1,), ()]
    assert [allies(town(active="bachelor").position, seat) for seat in range(4)] == [(), (), (), ()]


def test_a_pact_that_is_moved_joins_others() -> None:
    """PA 21.4, 14.3."""
    game = town(active="haruspex", events={4: "coin", 10: "coin"}, pacts={"haruspex": "maria"})
    after = game.after("haruspex pledges saburov")
    assert [allies(after.position, seat) for seat in range(4)] == [(), (), (3,), (2,)]


def test_while_the_inquisitor_sits_no_pact_joins_anybody() -> None:
    """PA 21.4, 16.1."""
    game = town(active="bachelor", events={1: "coin"}, pacts={"haruspex": "maria"})
    assert [allies(game.position, seat) for seat in range(4)] == [(), (), (), ()]
