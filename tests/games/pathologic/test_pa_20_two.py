"""PA 20. Two players: one Healer of choice, a deck of twelve, and a Ticker that goes round."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.moves import Doom, Put

from .cards_at_hand import ALL_WARDS, asked_along
from .place import Play, opening, town

HEALERS = ("bachelor", "haruspex", "changeling")
START = {"bachelor": "coin", "haruspex": "secret", "changeling": "key"}
SIX = ("paralysis", "curfew", "wild-harvest", "ticking-away", "no", "have-no-fear")


def two(**told: Any) -> Play:
    return town(**{"seats": 2, "active": told.get("healer", "bachelor")} | told)


def placed(healer: str) -> Play:
    """As far as the Plague's first turn: the Healer in 1, the Wards in 2 to 10."""
    puts = [f"{healer} puts {piece} {district}" for district, piece in enumerate((healer, *ALL_WARDS.split()), 1)]
    return opening(2).after(f"healer becomes {healer}", "plague dooms maria capella saburov", f"{healer} takes no", *puts)


# Setting up


@pytest.mark.parametrize("healer", HEALERS)
def test_the_other_player_chooses_a_healer_before_anything_else(healer: str) -> None:
    """PA 20.1, R21, R136. Openly; with that Healer's counter."""
    game = opening(2)
    assert game.asked == "healer" and game.question == "ChoosingHealer" and len(game.position.options(1)) == 3
    game = game.after(f"healer becomes {healer}")
    assert game.sheet(healer) == START[healer] and game.seen_by("plague").roles == (-1, HEALERS.index(healer)) and game.question == "FirstSecrets"


@pytest.mark.parametrize("healer", HEALERS)
def test_the_healer_places_all_ten_pieces_in_any_order(healer: str) -> None:
    """PA 20.1, R20. Nine Wards and one Healer; the Plague then chooses among five free districts and the Steppe."""
    game = opening(2).after(f"healer becomes {healer}", "plague dooms maria capella saburov", f"{healer} takes no")
    assert {move.piece for move in game.options(healer) if isinstance(move, Put)} == {HEALERS.index(healer), *range(3, 12)}
    game = placed(healer)
    assert (game.asked, game.question) == ("plague", "Starting") and {move.to for move in game.options("plague")} == {0, 11, 12, 13, 14, 15}
    assert [game.where(other) for other in HEALERS if other != healer] == [-1, -1] and game.free == ""


@pytest.mark.parametrize("healer", HEALERS)
def test_the_deck_has_both_copies_of_six_cards(healer: str) -> None:
    """PA 20.2, R21. Whoever the Healer is; one of the twelve is taken at first."""
    game = opening(2).after(f"healer becomes {healer}")
    assert sorted(game.deck(healer).split()) == sorted(SIX * 2)
    game = game.after("plague dooms maria capella saburov", f"{healer} takes wild-harvest")
    assert len(game.deck(healer).split()) == 11 and game.hand(healer) == "wild-harvest"


@pytest.mark.parametrize("healer", HEALERS)
def test_each_of_the_six_can_be_played_by_any_healer(healer: str) -> None:
    """PA 20.2. Not only by the one whose deck it is from."""
    game = two(healer=healer, hands={healer: " ".join(SIX)})
    for card in ("paralysis", "curfew 4", "wild-harvest", "ticking-away", "have-no-fear maria"):
        assert game.may(f"{healer} plays {card}")


@pytest.mark.parametrize("healer", HEALERS)
def test_no_answers_strains_only(healer: str) -> None:
    """PA 20.2, 17.13, R113. The own cards nobody cancels."""
    game = two(healer=healer, hands={healer: "no paralysis"}).after(f"{healer} plays paralysis")
    assert game.t.paralysed and game.question == "ActionPhase"
    game = two(healer=healer, hands={healer: "no"}, laid={4: "weakness"}).after(f"{healer} asks maria")
    assert (game.asked, game.question) == (healer, "Cancelling")
    game = game.after(f"{healer} reacts no")
    assert game.sheet(healer) == "coin" and game.spent == "weakness"


def test_the_hit_list_has_one_ward_of_each_healer_the_absent_ones_included() -> None:
    """PA 20.3."""
    game = opening(2).after("healer becomes haruspex")
    lists = {move.wards for move in game.options("plague") if isinstance(move, Doom)}
    assert len(lists) == 27 and {tuple([(ward - 3) // 3 for ward in wards]) for wards in lists} == {(0, 1, 2)}
    game = two(healer="haruspex", active="plague", phase="showing", lair=4, free="maria", dead="capella saburov").after("plague infects 4")
    assert game.winners == "plague"


def test_in_the_first_turn_two_events_are_drawn_and_then_one() -> None:
    """PA 20.4. The Plague draws a Strain for each."""
    game = placed("changeling").after("plague creeps 0", "changeling passes: 4 fever 8 ulcer")
    assert game.ongoing == [4, 8] and game.strains == "fever ulcer" and game.question == "ActionPhase"
    game = game.after("changeling ends", "plague creeps 0", "plague lies low", "plague stops", "changeling passes: 10 panic")
    assert game.ongoing == [4, 8, 10] and game.strains == "fever ulcer panic"


# The Ticker


@pytest.mark.parametrize("healer, rows", [("bachelor", [1, 2, 0, 1]), ("haruspex", [2, 0, 1, 2]), ("changeling", [0, 1, 2, 0])])
def test_the_ticker_goes_to_the_next_row_at_the_beginning_of_each_turn_of_the_healer(healer: str, rows: list[int]) -> None:
    """PA 20.5, R110. From the row of the chosen Healer, at the first turn already; not at the Plague's turns. The Evidence stays."""
    game = placed(healer)
    assert game.t.tier == HEALERS.index(healer)
    game, found = game.after("plague creeps 0"), []
    for _ in rows:
        found.append(game.t.tier)
        if game.question == "Influencing":
            game = game.after(f"{healer} passes")
        game = game.after(f"{healer} ends")
        assert game.asked == "plague" and game.t.tier == found[-1] and game.evidence(healer) == 3
        game = game.after("plague creeps 0", "plague lies low", "plague stops")
    assert found == rows


@pytest.mark.parametrize("event", [1, 14])
@pytest.mark.parametrize("row, before, needed, ward", [
    ("bachelor", "changeling", "secret", "rubin"), ("haruspex", "bachelor", "coin", "saburov"), ("changeling", "haruspex", "key", "aspity"),
])
def test_an_example_of_reading_resource_requirements(event: int, row: str, before: str, needed: str, ward: str) -> None:
    """PA 20.5, R110. The rulebook's last page: token in the Bachelor's row, a Secret; in the Haruspex's, a Coin; in the Changeling's, a Key.

    The card shown there is that of Events 1 and 14. The token comes from the row before, and a Ward of just that Resource resolves the Event.
    """
    wards = {"saburov": event, "rubin": event, "aspity": event}
    game = two(healer="bachelor", phase="turn", tier=before, chance=str(event), where=wards, free="saburov rubin aspity")
    assert game.t.tier == HEALERS.index(row) and game.needs(event) == needed
    assert [name for name in wards if game.may(f"bachelor resolves {name}")] == [ward]
    assert game.after("bachelor ends").needs(event) == needed


def test_an_event_keeps_what_it_needed_when_the_ticker_goes_on() -> None:
    """PA 20.5. Event 1 drawn in the row of the Haruspex wants a Coin still."""
    game = two(phase="turn", tier="bachelor", chance="1").after("bachelor ends", "plague creeps 0", "plague lies low", "plague stops")
    assert game.t.tier == 2 and game.needs(1) == "coin"


# Absent Healers


def test_own_wards_are_those_of_the_chosen_healer_whatever_the_row() -> None:
    """PA 20.6, R111. The token is in the Haruspex's row; the Bachelor's Andrey counts two, her Sticky one."""
    told: Any = {"tier": "haruspex", "events": {13: "key"}, "free": "andrey sticky", "where": {"andrey": 13, "sticky": 13}}
    assert two(**told).after("bachelor resolves andrey").evidence("bachelor") == 5
    assert two(**told).after("bachelor resolves sticky").evidence("bachelor") == 4


def test_the_healer_may_use_the_wards_of_the_absent() -> None:
    """PA 20.6."""
    game = two(healer="haruspex")
    assert all([game.may(f"haruspex frees {ward}") and game.may(f"haruspex asks {ward}") for ward in ALL_WARDS.split()])


def test_deaths_of_their_wards_cost_no_evidence_and_give_no_prescription() -> None:
    """PA 20.6. Of the own they do."""
    told: Any = {"active": "plague", "phase": "showing", "lair": 4, "free": "maria"}
    game = two(healer="haruspex", **told).after("plague infects 4")
    assert game.question == "Slipping" and game.evidence("haruspex") == 3 and game.hand("haruspex") == ""
    game = two(healer="bachelor", **told).after("plague infects 4")
    assert game.question == "Taking" and game.evidence("bachelor") == 2


def test_only_the_own_pact_token_is_in_play() -> None:
    """PA 20.6, R112. Of no use but legal, and Rumour may send it back."""
    game = two(events={4: "coin"}, laid={1: "rumour"}).after("bachelor pledges maria")
    assert game.t.pacts == (-1, 3) and game.may("bachelor frees maria")
    assert game.after("bachelor claims coin", "plague picks maria").t.pacts == (-1, -1)


def test_a_round_is_a_turn_of_the_plague_and_one_of_the_healer() -> None:
    """PA 20.1, 4.1."""
    assert asked_along(two(active="plague"), "plague creeps 0", "plague lies low", "bachelor ends") == [
        "plague Creeping", "plague Showing", "bachelor ActionPhase", "plague Creeping",
    ]
