"""PA 12. Actions: points and pieces, leaving the Quarantine, moving. Counters and cards are in test_pa_12_counters.py."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.deaths import Release
from lazaretto.games.pathologic.errands import CLAIMS, HAND_TOS, TRANSFERS
from lazaretto.games.pathologic.moves import END_TURN
from lazaretto.games.pathologic.pacts import PLEDGES
from lazaretto.games.pathologic.resolving import RESOLVES
from lazaretto.games.pathologic.walking import WALKS, Walk
from lazaretto.hosting.boxes import BOXES

from .cards_at_hand import ALL_WARDS, NO_NO
from .place import town

# Points and pieces


def test_the_healer_has_two_action_points() -> None:
    """PA 12.1, R30. Healer and Ward, or Ward and Ward; a third Action is refused."""
    game = town(active="bachelor", phase="turn")
    assert game.points == 2
    game = game.after("bachelor frees bachelor", "bachelor frees maria")
    assert game.points == 0 and game.free == "bachelor maria" and game.why_not("bachelor frees vlad").rule == "PA 12.1"
    assert town(active="bachelor").after("bachelor frees vlad", "bachelor frees maria").free == "maria vlad"


def test_any_living_ward_may_be_used_whosever_it_is() -> None:
    """PA 12.1, R33. The Bachelor leads Wards of the others, and no other Healer."""
    game = town(active="bachelor", dead="sticky")
    assert all([game.may(f"bachelor frees {ward}") for ward in ALL_WARDS.split() if ward != "sticky"])
    assert game.why_not("bachelor frees sticky").rule == "PA 12.1"
    assert game.why_not("bachelor frees haruspex").rule == "PA 12.1" == game.why_not("bachelor frees changeling").rule


def test_a_ward_in_another_pact_is_not_used_but_one_in_the_own_is() -> None:
    """PA 12.1, 14.2, R32, R97. Maria is the Bachelor's, and in the Pact of the Haruspex."""
    told = {"maria": 4, "sticky": 9}
    game = town(active="bachelor", where=told, free="maria", pacts={"haruspex": "maria", "bachelor": "sticky"})
    assert game.why_not("bachelor walks maria 3").rule == "PA 14.2" == game.why_not("bachelor asks maria").rule
    assert game.may("bachelor frees sticky")
    assert town(active="haruspex", where=told, free="maria", pacts={"haruspex": "maria"}).may("haruspex walks maria 3")


def test_a_piece_does_one_action_in_a_turn() -> None:
    """PA 12.2, R36. It does not leave the Quarantine and move, nor move and resolve, with extra points neither."""
    game = town(active="haruspex", points=4, free="vlad", where={"vlad": 4}, events={5: "secret"})
    game = game.after("haruspex frees maria", "haruspex walks vlad 5", "haruspex stops")
    assert game.points == 2 and game.needs(5) == "secret"
    for order in ("walks maria 3", "asks maria", "resolves vlad", "walks vlad 4"):
        assert game.why_not(f"haruspex {order}").rule == "PA 12.2"


def test_a_ward_may_act_in_the_turn_of_each_healer_of_a_round() -> None:
    """PA 12.2, R31."""
    game = town(active="bachelor").after("bachelor frees maria", "bachelor ends", "haruspex walks maria 12", "haruspex stops", "haruspex ends")
    assert game.where("maria") == 12 and game.after("changeling asks maria").sheet("changeling") == "coin"


def test_points_need_not_be_spent() -> None:
    """PA 12.2, R34, R144. A turn may end with both, and does not end of itself with none."""
    game = town(active="bachelor")
    assert game.after("bachelor ends").asked == "haruspex"
    game = game.after("bachelor frees maria", "bachelor frees vlad")
    assert game.points == 0 and game.asked == "bachelor" and game.after("bachelor ends").asked == "haruspex"


def test_a_piece_quarantined_in_mid_turn_may_still_act_as_a_quarantined_one() -> None:
    """PA 12.2, R35. Maria has not acted; under an Order she can leave the Quarantine again, and not move."""
    game = town(active="bachelor", free="maria", hands={"bachelor": "quarantine-order"}, discard=NO_NO).after("bachelor plays quarantine-order maria")
    assert game.why_not("bachelor walks maria 3").rule == "PA 12.5" and game.after("bachelor frees maria").is_free("maria")


def test_an_interrupted_action_counts_as_done() -> None:
    """PA 12.2, R35. Fever stops Maria in 12; she is quarantined there, and has acted."""
    game = town(active="bachelor", free="maria", laid={12: "fever"}).after("bachelor walks maria 12")
    assert game.where("maria") == 12 and not game.is_free("maria") and game.points == 1
    assert game.why_not("bachelor frees maria").rule == "PA 12.2"


def test_free_actions_cost_no_point_and_no_piece() -> None:
    """PA 12.3. With every piece used and no point left a Pact is placed and an Influence played."""
    hands = {"bachelor": "quarantine-order"}
    game = town(active="bachelor", points=0, acted=f"{ALL_WARDS} bachelor", free="maria", events={4: "coin"}, hands=hands, discard=NO_NO)
    game = game.after("bachelor pledges maria", "bachelor plays quarantine-order maria")
    assert game.pact("bachelor") == "maria" and not game.is_free("maria") and game.points == 0


# Leave the Quarantine


def test_the_box_says_of_quarantine_what_the_rules_say() -> None:
    """PA 2.6, 12.4, 12.7, 12.8, 12.10. In it one neither moves nor resolves; to leave, claim, transfer and use a card is possible."""
    game = town(active="bachelor", hands={"bachelor": "curfew"}, events={4: "coin"}, sheets={"bachelor": "coin"}, where={"bachelor": 4})
    assert {type(move).__name__ for move in game.options("bachelor")} == {"EndTurn", "Leave", "Claim", "Transfer", "Pledge", "Prescribe"}
    assert "Who is in Quarantine is safe from all but a Blockade, but can neither move nor resolve Events." in BOXES["pathologic"].gist[-1]


def test_a_quarantined_piece_leaves_the_quarantine() -> None:
    """PA 12.4. Turned white up, for a point; who is out already is refused."""
    game = town(active="bachelor", free="vlad").after("bachelor frees bachelor", "bachelor frees maria")
    assert game.free == "bachelor maria vlad" and game.told(Release) == [Release(1, 0), Release(1, 3)]
    assert town(active="bachelor", free="vlad").why_not("bachelor frees vlad").rule == "PA 12.4"


def test_nobody_goes_back_into_quarantine_at_will() -> None:
    """PA 12.4. Of all that a Healer may do with everybody free nothing puts a piece into Quarantine."""
    game = town(active="bachelor", free=f"bachelor haruspex changeling {ALL_WARDS}", events={4: "coin"}, sheets={"bachelor": "coin"})
    known = {END_TURN, *CLAIMS, *TRANSFERS, *HAND_TOS, *PLEDGES, *RESOLVES, *[walk for walks in WALKS for walk in walks]}
    assert set(game.options("bachelor")) <= known


# Move


def test_a_move_is_one_space_or_two_one_after_another() -> None:
    """PA 12.5, R46, R128. To stay is no Move."""
    game = town(active="bachelor", free="maria")
    assert game.why_not("bachelor walks maria 4").rule == "PA 12.5"
    game = game.after("bachelor walks maria 12")
    assert game.where("maria") == 12 and game.asked == "bachelor" and game.question == "Walking"
    assert game.after("bachelor stops").where("maria") == 12
    game = game.after("bachelor goes 15")
    assert game.where("maria") == 15 and game.question == "ActionPhase" and game.points == 1


def test_a_quarantined_piece_does_not_move() -> None:
    """PA 12.5."""
    game = town(active="bachelor", free="vlad")
    assert game.why_not("bachelor walks maria 12").rule == "PA 12.5" and game.may("bachelor walks vlad 12")
    assert game.why_not("bachelor walks bachelor 2").rule == "PA 12.5"


@pytest.mark.parametrize("here, there", [
    (1, [2, 11]), (2, [1, 3]), (3, [2, 4, 11]), (5, [4, 12]), (6, [7, 13]), (9, [10, 14, 15]), (12, [4, 5, 11, 13, 15]), (13, [6, 7, 8, 12, 14]),
])
def test_each_space_is_into_an_adjacent_district_over_bridges_only_and_never_into_the_steppe(here: int, there: list[int]) -> None:
    """PA 12.5, R49. 1 to 11, 2 to 3, 9 to 14 and 12 to 13 are bridges; 5 and 6 face each other across water."""
    game = town(active="bachelor", free="maria", where={"maria": here})
    assert sorted([move.to for move in game.options("bachelor") if isinstance(move, Walk)]) == there
    assert game.why_not("bachelor walks maria 0").rule == "PA 12.5"


def test_a_move_may_end_where_it_began() -> None:
    """PA 12.5, R47. It sets off what it enters: the Strain of its own district too."""
    game = town(active="bachelor", free="maria", laid={4: "fever"}).after("bachelor walks maria 12")
    assert game.spent == ""
    game = game.after("bachelor goes 4")
    assert game.where("maria") == 4 and game.spent == "fever" and not game.is_free("maria")


def test_pieces_the_plague_and_a_blockade_do_not_stop_a_move() -> None:
    """PA 12.6, R48. Into 12, where others stand and the Plague holds a Blockade, and out of it."""
    crowd = {"vlad": 12, "andrey": 12, "haruspex": 12}
    game = town(active="bachelor", free="maria aspity vlad", where=crowd, lair=12, blockade=12).after("bachelor walks maria 12", "bachelor stops")
    assert [game.where(name) for name in ("maria", "vlad", "andrey", "haruspex", "aspity")] == [12] * 5 and game.is_free("maria")
    game = game.after("bachelor walks vlad 11", "bachelor stops")
    assert game.where("vlad") == 11 and game.t.blockade == 12
