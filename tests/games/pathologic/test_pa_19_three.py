"""PA 19. Three players: the Changeling is absent, her Wards are not."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.moves import Doom, Put

from .cards_at_hand import ALL_WARDS, asked_along
from .day import piece_of
from .place import Play, opening, town
from .test_page import page_of

SECRETS = ("plague dooms maria capella saburov", "bachelor takes paralysis", "haruspex takes tithe")
OWN = (
    "bachelor puts bachelor 1", "haruspex puts haruspex 2", "bachelor puts maria 3", "haruspex puts capella 4",
    "bachelor puts vlad 5", "haruspex puts notkin 6", "bachelor puts andrey 7", "haruspex puts sticky 8",
)
HERS = ("bachelor puts saburov 9", "haruspex puts rubin 10", "bachelor puts aspity 11")


def three(**told: Any) -> Play:
    return town(seats=3, **told)


def test_the_changeling_and_her_prescriptions_are_not_in_the_game_but_her_wards_are() -> None:
    """PA 19.1, R114. Twenty Prescriptions, eleven pieces; four districts stay free."""
    game = opening(3).after(*SECRETS, *OWN, *HERS)
    assert [len(deck) for deck in game.t.decks] == [0, 9, 9] and game.where("changeling") == -1
    assert all([game.where(ward) > 0 for ward in ALL_WARDS.split()]) and game.asked == "plague" and game.question == "Starting"
    assert [game.may(f"plague creeps {place}") for place in (0, 12, 13, 14, 15, 1)] == [True] * 5 + [False]
    assert Put(2, 1) not in GAME.vocabulary(3, "base") and Put(9, 1) in GAME.vocabulary(3, "base")


def test_the_turns_go_plague_bachelor_haruspex() -> None:
    """PA 19.1, R115. Then the Plague again."""
    game = three(active="plague")
    assert asked_along(game, "plague creeps 0", "plague lies low", "bachelor ends", "haruspex ends") == [
        "plague Creeping", "plague Showing", "bachelor ActionPhase", "haruspex ActionPhase", "plague Creeping",
    ]


def test_without_the_changeling_nobody_says_no() -> None:
    """PA 19.1, R125. Neither to a Strain nor to a card."""
    game = three(active="bachelor", laid={1: "weakness"}, hands={"bachelor": "paralysis", "haruspex": "tithe"})
    assert game.after("bachelor plays paralysis").t.paralysed and game.after("bachelor claims coin").spent == "weakness"


def test_bachelor_and_haruspex_place_their_own_pieces_then_in_the_same_way_hers() -> None:
    """PA 19.2, R19. Bachelor, Haruspex, Bachelor; which of hers and where is their choice, but first all of one's own."""
    game = opening(3).after(*SECRETS)
    assert asked_along(game, *OWN, *HERS) == [*["bachelor Placing", "haruspex Placing"] * 5, "bachelor Placing", "plague Starting"]
    assert game.why_not("bachelor puts saburov 9").rule == "PA 19.2" and game.why_not("bachelor puts capella 9").rule == "PA 3.6"
    game = game.after(*OWN[:6])
    assert game.why_not("bachelor puts aspity 9").rule == "PA 19.2"
    game = game.after(*OWN[6:])
    assert all([game.may(f"bachelor puts {ward} {district}") for ward in ("saburov", "rubin", "aspity") for district in (9, 15)])
    assert game.why_not("bachelor puts rubin 1").rule == "PA 3.7"
    assert GAME.explain(game.position, 1, Put(piece_of("rubin"), 9), ("Maud", "Odo", "Isolde")).endswith("PA 19.2")


def test_the_title_says_whose_pieces_are_placed() -> None:
    """PA 19.2, 20.1. With three first one's own, then the Changeling's; with two they need not be one's own."""
    game = opening(3).after(*SECRETS)
    assert page_of(game).title == "Place one of your pieces."
    assert page_of(game.after(*OWN)).title == "Place a Changeling's Ward."
    two = opening(2).after("healer becomes haruspex", "plague dooms maria capella saburov", "haruspex takes no")
    assert page_of(two).title == "Place a piece."


def test_the_hit_list_has_one_ward_of_each_healer_the_absent_one_included() -> None:
    """PA 19.3. Each of the 27 lists, and no other."""
    lists = {move.wards for move in opening(3).options("plague") if isinstance(move, Doom)}
    assert len(lists) == 27 and {len(set(wards) & {9, 10, 11}) for wards in lists} == {1}


def test_a_death_of_hers_counts_for_the_hit_list() -> None:
    """PA 19.3, 15.3."""
    assert three(active="plague", phase="showing", lair=10, free="saburov", dead="maria capella").after("plague infects 10").winners == "plague"


@pytest.mark.parametrize("active, needed", [("bachelor", "key"), ("haruspex", "coin")])
def test_what_an_event_needs_is_read_in_the_row_of_the_healer_whose_turn_it_is(active: str, needed: str) -> None:
    """PA 19.4. Event 10: a Key for the Bachelor, a Coin for the Haruspex."""
    assert three(active=active, phase="turn", chance="10").needs(10) == needed


def test_the_death_of_her_ward_costs_nobody_and_gives_nobody_anything() -> None:
    """PA 19.5. Neither Evidence nor a Prescription; the Plague has its extra space, and Haruspicy may answer."""
    told: Any = {"active": "plague", "phase": "showing", "lair": 10, "free": "saburov"}
    game = three(**told).after("plague infects 10")
    assert game.question == "Slipping" and game.crypts == "saburov" and game.t.evidence == (0, 3, 3)
    assert game.hand("bachelor") == game.hand("haruspex") == ""
    assert three(hands={"haruspex": "tithe"}, **told).after("plague infects 10").question == "Divining"


def test_her_wards_may_be_used_and_count_as_anothers() -> None:
    """PA 19.5."""
    game = three(active="bachelor", free="aspity", where={"aspity": 13}, events={13: "key"}).after("bachelor resolves aspity", "bachelor takes curfew")
    assert game.evidence("bachelor") == 4 and game.after("bachelor asks saburov").sheet("bachelor") == "coin"


def test_what_each_healer_does_by_an_event_is_not_done_for_her() -> None:
    """PA 19.5, 16.7, R29. Broken Cordons free none of her Wards; the Army Train takes those who stand there."""
    game = three(active="bachelor", phase="turn", chance="7").after("bachelor picks maria", "haruspex picks sticky")
    assert game.question == "ActionPhase" and game.free == "maria sticky"
    game = three(active="bachelor", phase="turn", chance="4", free="aspity saburov")
    assert game.free == "saburov"


def test_lethargy_gives_nobody_evidence_for_her_ward() -> None:
    """PA 19.5, 16.5, R90."""
    game = three(active="haruspex", free="notkin", where={"notkin": 5}, events={5: "secret"}, dead="rubin")
    game = game.after("haruspex resolves notkin", "plague picks rubin")
    assert game.where("rubin") == 5 and game.t.evidence == (0, 3, 5)
