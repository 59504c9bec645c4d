"""PA 15. Evidence, and who has won: at once, together, by the last Event."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.deaths import Bereave, LoseEvidence
from lazaretto.games.pathologic.winning import EVIDENCE, HIT_LIST, NO_EVENTS

from .place import opening, town

# Evidence


def test_each_healer_begins_with_three_pieces() -> None:
    """PA 15.1, 3.1."""
    assert [opening(seats).t.evidence for seats in (2, 3, 4)] == [(0, 3), (0, 3, 3), (0, 3, 3, 3)]


def test_each_own_ward_who_dies_costs_one_but_never_the_last() -> None:
    """PA 15.1, 7.2, R87. Three die at two pieces: one is left, and three Prescriptions are taken."""
    trio: Any = {"where": {"vlad": 4, "andrey": 4}, "free": "maria vlad andrey"}
    game = town(active="plague", phase="showing", lair=4, evidence={"bachelor": 2}, discard="post-mortem", **trio).after("plague infects 4")
    game = game.after("bachelor takes curfew", "bachelor takes curfew", "bachelor takes paralysis")
    assert game.evidence("bachelor") == 1 and game.evidence("haruspex") == 3 and game.question == "Slipping"
    assert len(game.told(LoseEvidence)) == 3 and len(game.hand("bachelor").split()) == 3


# Ends


def test_a_healer_with_eight_pieces_wins() -> None:
    """PA 15.2. With seven the game goes on."""
    told: Any = {"active": "bachelor", "free": "andrey", "where": {"andrey": 10}, "events": {9: "coin", 13: "key"} | {10: "key"}}
    game = town(evidence={"bachelor": 5}, **told).after("bachelor resolves andrey", "bachelor takes curfew", "bachelor takes curfew")
    assert game.evidence("bachelor") == 7 and not game.over
    game = town(evidence={"bachelor": 6}, **told).after("bachelor resolves andrey", "bachelor takes curfew")
    assert game.evidence("bachelor") == 8 and game.winners == "bachelor" and game.reason == EVIDENCE


def test_more_than_eight_are_not_counted() -> None:
    """PA 15.2, R102. Seven and two are eight."""
    game = town(active="bachelor", free="sticky andrey", where={"andrey": 13}, events={13: "key"}, evidence={"bachelor": 7}).after("bachelor resolves andrey")
    assert game.evidence("bachelor") == 8 and game.winners == "bachelor"


def test_the_plague_wins_when_the_three_on_its_list_are_dead() -> None:
    """PA 15.3, R108. At once: nothing is lost or taken for the last death."""
    game = town(active="plague", phase="showing", lair=10, free="saburov", dead="maria capella").after("plague infects 10")
    assert game.winners == "plague" and game.reason == HIT_LIST and game.evidence("changeling") == 3
    assert game.crypts == "maria capella saburov" and game.told(Bereave) == []


def test_other_deaths_do_not_win() -> None:
    """PA 15.3. Five are dead, two of them targets."""
    game = town(active="plague", phase="showing", lair=11, free="rubin", dead="maria capella vlad notkin").after("plague infects 11", "changeling takes twin")
    assert not game.over and game.grave == "vlad notkin rubin"


def test_the_third_target_dies_by_a_strain_in_a_healers_turn() -> None:
    """PA 15.3, 15.5, R68, R103. The Action goes no further."""
    game = town(active="changeling", free="saburov", laid={9: "ulcer"}, dead="maria capella").after("changeling walks saburov 9")
    assert game.winners == "plague" and game.reason == HIT_LIST


def test_the_plague_wins_when_the_last_event_is_resolved_and_nobody_has_won() -> None:
    """PA 15.4. Neither with an Event ongoing, nor with one in the deck."""
    told: Any = {"active": "bachelor", "free": "andrey", "where": {"andrey": 13}}
    game = town(events={13: "key"}, deck="", **told).after("bachelor resolves andrey")
    assert game.winners == "plague" and game.reason == NO_EVENTS and game.evidence("bachelor") == 5
    assert not town(events={13: "key", 2: "coin"}, deck="", **told).after("bachelor resolves andrey").over
    assert not town(events={13: "key"}, deck="2", **told).after("bachelor resolves andrey").over


def test_a_healer_who_reaches_eight_by_the_last_event_wins() -> None:
    """PA 15.4, R104."""
    game = town(active="bachelor", free="andrey", where={"andrey": 13}, events={13: "key"}, deck="", evidence={"bachelor": 6}).after("bachelor resolves andrey")
    assert game.winners == "bachelor" and game.ongoing == []


def test_lethargy_as_the_last_event_gives_back_and_then_the_plague_wins() -> None:
    """PA 15.4, 16.5. Only when it lies face down, after the Evidence, is no Event left."""
    game = town(active="bachelor", free="maria", where={"maria": 5}, events={5: "coin"}, deck="", dead="vlad", evidence={"bachelor": 2})
    game = game.after("bachelor resolves maria", "plague picks vlad")
    assert game.winners == "plague" and game.reason == NO_EVENTS and game.evidence("bachelor") == 5


def test_lethargy_lets_a_rival_win_at_once() -> None:
    """PA 15.5, R91. The Haruspex resolves it at seven; the Bachelor, at seven too, gets back what Maria's death cost, and has won before the reward."""
    told: Any = {"active": "haruspex", "free": "notkin", "where": {"notkin": 5}, "events": {5: "secret"}, "dead": "maria rubin"}
    game = town(evidence={"bachelor": 7, "haruspex": 7}, **told).after("haruspex resolves notkin", "plague picks maria")
    assert game.winners == "bachelor" and game.evidence("haruspex") == 7 and game.ongoing == [5]
    game = town(evidence={"bachelor": 7, "haruspex": 7}, **told).after("haruspex resolves notkin", "plague picks rubin")
    assert game.winners == "haruspex" and game.evidence("changeling") == 4


# Together


def test_if_healer_and_plague_reach_it_together_the_plague_wins() -> None:
    """PA 15.6, R105. One look finds a Healer with eight and the third target dead."""
    game = town(active="plague", phase="showing", lair=10, free="saburov", dead="maria capella", evidence={"haruspex": 8}).after("plague infects 10")
    assert game.winners == "plague"


def test_a_healer_who_was_earlier_has_ended_the_game() -> None:
    """PA 15.5, 15.6, R105. The eighth piece comes first; the Ulcer on the way of the next piece is never met."""
    told: Any = {"free": "andrey saburov", "where": {"andrey": 13}, "events": {13: "key"}, "laid": {9: "ulcer"}, "dead": "maria capella"}
    game = town(active="bachelor", evidence={"bachelor": 6}, **told).after("bachelor resolves andrey")
    assert game.winners == "bachelor" and game.options("bachelor") == ()


@pytest.mark.parametrize("active, others, winner", [
    ("haruspex", {"bachelor": 8}, "haruspex"),
    ("changeling", {"bachelor": 8}, "changeling"),
    ("bachelor", {"haruspex": 8, "changeling": 8}, "bachelor"),
])
def test_if_several_healers_reach_it_together_the_one_whose_turn_it_is_wins(active: str, others: dict[str, int], winner: str) -> None:
    """PA 15.6."""
    game = town(active=active, free="andrey", where={"andrey": 13}, events={13: "key"}, evidence={active: 7} | others).after(f"{active} resolves andrey")
    assert game.winners == winner and game.evidence(active) == 8


@pytest.mark.parametrize("active, eight, winner", [
    ("changeling", {"bachelor": 8, "haruspex": 8}, "bachelor"),
    ("haruspex", {"bachelor": 8, "changeling": 8}, "changeling"),
    ("bachelor", {"haruspex": 8, "changeling": 8}, "haruspex"),
])
def test_if_it_is_none_of_their_turns_the_next_in_order_wins(active: str, eight: dict[str, int], winner: str) -> None:
    """PA 15.6, R106."""
    game = town(active=active, free="andrey", where={"andrey": 13}, events={13: "key"}, evidence=eight).after(f"{active} resolves andrey")
    assert game.winners == winner


@pytest.mark.parametrize("seats, scores", [(4, (0.0, 1.0, 0.0, 0.0)), (3, (0.0, 1.0, 0.0)), (2, (0.0, 1.0))])
def test_the_winner_scores_one_all_others_nothing(seats: int, scores: tuple[float, ...]) -> None:
    """PA 15.7, R129."""
    told: Any = {"seats": seats, "where": {"andrey": 13}, "free": "andrey", "events": {13: "key"}}
    assert town(active="bachelor", evidence={"bachelor": 6}, **told).after("bachelor resolves andrey").position.outcome.scores == scores
    game = town(active="bachelor", deck="", **told).after("bachelor resolves andrey")
    assert game.position.outcome.scores == (1.0, *[0.0] * (seats - 1))
