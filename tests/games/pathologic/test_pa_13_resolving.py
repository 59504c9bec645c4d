"""PA 13. Resolving an Event: who may, what it costs, what it does, what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.resolving import Reward, TurnFaceDown
from lazaretto.games.pathologic.event_effects import EventEffect
from lazaretto.games.pathologic.winning import Judge
from lazaretto.kernel import Moved

from .cards_at_hand import ALL_SECRETS, NO_NO
from .place import Play, town

#: Event 10, drawn by the Bachelor, whose turn it is: it needs a Key. Andrey has access to it, Maria has not.
ARCHIVE: dict[str, Any] = {"active": "bachelor", "events": {10: "key"}}


def at_ten(piece: str, **told: Any) -> Play:
    return town(**{"free": piece, "where": {piece: 10}} | ARCHIVE | told)


# What is needed


def test_the_piece_must_be_in_the_district_of_an_ongoing_event() -> None:
    """PA 13.1, R99."""
    assert at_ten("andrey").may("bachelor resolves andrey")
    assert at_ten("andrey", where={"andrey": 9}).why_not("bachelor resolves andrey").rule == "PA 13.1"
    assert at_ten("andrey", events={9: "key"}).why_not("bachelor resolves andrey").rule == "PA 13.1"
    assert at_ten("andrey", events={}, resolved="10").why_not("bachelor resolves andrey").rule == "PA 13.1"


def test_a_quarantined_piece_resolves_nothing() -> None:
    """PA 13.1."""
    assert at_ten("andrey", free="").why_not("bachelor resolves andrey").rule == "PA 13.1"


def test_all_that_is_needed_is_looked_at_again_after_a_strain() -> None:
    """PA 13.1, 13.2, R99. Wasting takes the Bachelor's Key: he cannot complete; Andrey, who needs none, can."""
    game = at_ten("bachelor", laid={10: "wasting"}, sheets={"bachelor": "key"}).after("bachelor resolves bachelor")
    assert game.question == "ActionPhase" and game.ongoing == [10] and game.points == 1 and game.sheet("bachelor") == ""
    game = at_ten("andrey", laid={10: "wasting"}, sheets={"bachelor": "key"}).after("bachelor resolves andrey")
    assert game.question == "Completing" and game.after("bachelor completes", "bachelor takes curfew").question == "Taking"


def test_a_healer_spends_a_counter_of_what_the_event_needs() -> None:
    """PA 13.2. From the own sheet, one."""
    assert at_ten("bachelor", sheets={"bachelor": "coin secret"}).why_not("bachelor resolves bachelor").rule == "PA 13.2"
    assert at_ten("bachelor", sheets={"haruspex": "key"}).why_not("bachelor resolves bachelor").rule == "PA 13.2"
    assert at_ten("bachelor", sheets={"bachelor": "coin key key"}).after("bachelor resolves bachelor", "bachelor takes curfew").sheet("bachelor") == "coin key"


def test_a_healer_needs_what_the_event_was_drawn_for_whoever_resolves_it() -> None:
    """PA 13.2, 2.9. For the Haruspex it would be a Coin; the Key lies on it."""
    game = at_ten("haruspex", active="haruspex", sheets={"haruspex": "coin"})
    assert game.why_not("haruspex resolves haruspex").rule == "PA 13.2"
    assert at_ten("haruspex", active="haruspex", sheets={"haruspex": "key"}).may("haruspex resolves haruspex")


def test_a_ward_with_access_needs_no_counter() -> None:
    """PA 13.3, R42. The Key of the Healer stays where it is."""
    game = at_ten("andrey", sheets={"bachelor": "key"}).after("bachelor resolves andrey", "bachelor takes curfew")
    assert game.resolved == [10] and game.sheet("bachelor") == "key" and game.pool == (15, 15, 14)


def test_another_ward_spends_a_counter_that_was_handed_over_this_turn() -> None:
    """PA 13.3, 12.11. What lies on the sheet does not count for it."""
    game = at_ten("maria", sheets={"bachelor": "key"})
    assert game.why_not("bachelor resolves maria").rule == "PA 13.3"
    game = game.after("bachelor hands maria", "bachelor resolves maria", "bachelor takes curfew")
    assert game.resolved == [10] and game.sheet("bachelor") == "" and game.handed == "" and game.pool == (15, 15, 15)


def test_a_healer_is_given_what_the_event_needs_by_a_ward_and_resolves_it_in_the_same_turn() -> None:
    """PA 13.2, 12.9. The rulebook's box: Sticky, far away and the Haruspex's, gives the Key; with all who have Keys dead it is claimed, and the Event waits."""
    game = at_ten("bachelor").after("bachelor asks sticky", "bachelor resolves bachelor")
    assert game.resolved == [] and game.sheet("bachelor") == "" and game.points == 0
    game = game.after("bachelor takes curfew", "bachelor takes curfew")
    assert game.resolved == [10] and game.evidence("bachelor") == 4 and game.evidence("haruspex") == 3 and game.pool == (15, 15, 15)
    game = at_ten("bachelor", dead="andrey sticky aspity", doomed="maria capella saburov").after("bachelor claims key")
    assert game.why_not("bachelor resolves bachelor").rule == "PA 12.2" and game.points == 1
    game = game.after("bachelor ends").until("Creeping").after("plague creeps 0").until("ActionPhase")
    assert game.asked == "bachelor" and game.may("bachelor resolves bachelor")


# What happens


def test_effect_then_counters_then_the_card_then_evidence_then_the_look_then_the_prescription() -> None:
    """PA 13.4 to 13.6, R100."""
    game = at_ten("andrey").after("bachelor resolves andrey", "bachelor takes curfew")
    steps = [type(fact) for _, fact in game.facts if isinstance(fact, (EventEffect, TurnFaceDown, Reward, Judge))]
    assert steps == [EventEffect, TurnFaceDown, Reward, Judge] and game.question == "Taking" and game.resolved == [10]


def test_the_effect_comes_before_the_counters_are_back_in_the_pool() -> None:
    """PA 13.4, R45, R100. The Old Doctor's Stores have no Secret to give: the Pool gets the one spent and the one on the Event only then."""
    game = town(
        active="bachelor", free="bachelor", where={"bachelor": 14}, events={14: "secret"},
        sheets={"bachelor": "secret", "haruspex": ALL_SECRETS.removesuffix("secret secret ")},
    )
    assert game.pool == (15, 0, 15)
    game = game.after("bachelor resolves bachelor", "bachelor takes curfew")
    assert game.sheet("bachelor") == "coin key" and game.pool == (14, 2, 14)


def test_the_resolved_event_lies_face_down_and_its_counter_is_in_the_pool() -> None:
    """PA 13.4, R45. Without a counter on it nothing comes back."""
    game = at_ten("andrey").after("bachelor resolves andrey")
    assert game.question == "Taking" and game.ongoing == [10]
    game = game.after("bachelor takes curfew")
    assert (game.ongoing, game.resolved, game.needs(10)) == ([], [10], "") and game.pool == (15, 15, 15)
    bare = at_ten("andrey", unmarked="10", sheets={"haruspex": "key " * 15}).after("bachelor resolves andrey", "bachelor takes curfew")
    assert bare.resolved == [10] and bare.pool == (15, 15, 0)


def test_an_ongoing_event_is_in_play_until_it_is_turned_face_down() -> None:
    """PA 13.4, R28. Under Empty Stage nobody says No! to the Strain on which it is resolved; when it is done Reactions are back."""
    told: Any = {"events": {15: "coin"}, "laid": {15: "weakness", 1: "weakness"}, "hands": {"changeling": "no"}}
    game = town(active="bachelor", free="maria", where={"maria": 15}, **told).after("bachelor resolves maria")
    assert game.question == "ActionPhase" and game.ongoing == [15]
    told["laid"] = {1: "weakness"}
    game = town(active="bachelor", free="maria", where={"maria": 15}, **told).after("bachelor resolves maria", "bachelor takes curfew", "bachelor claims coin")
    assert (game.asked, game.question) == ("changeling", "Cancelling")


# What it brings


@pytest.mark.parametrize("piece, gained", [("andrey", 2), ("sticky", 1), ("aspity", 1), ("bachelor", 1)])
def test_two_pieces_by_an_own_ward_one_by_another_or_in_person(piece: str, gained: int) -> None:
    """PA 13.5, R98. The Ward's own Healer gains nothing by it, and a Pact makes nobody one's own."""
    pacts = {"bachelor": piece} if gained == 1 and piece != "bachelor" else {}
    game = at_ten(piece, sheets={"bachelor": "key"}, pacts=pacts).after(f"bachelor resolves {piece}", "bachelor takes curfew")
    assert [game.evidence(name) for name in ("bachelor", "haruspex", "changeling")] == [3 + gained, 3, 3]


def test_the_player_takes_one_prescription_by_choice() -> None:
    """PA 13.6. Of the own deck; which, nobody else learns."""
    game = town(active="haruspex", free="notkin", where={"notkin": 13}, events={13: "secret"}).after("haruspex resolves notkin")
    assert (game.asked, game.question) == ("haruspex", "Taking") and len(game.options("haruspex")) == 6
    assert game.why_not("haruspex takes paralysis").rule == "PA 2.11"
    game = game.after("haruspex takes living-blood")
    assert game.hand("haruspex") == "living-blood" and game.question == "ActionPhase"
    assert [fact.card for fact in game.told(Moved, "bachelor") if fact.to == "hands.2"] == [-1]


def test_no_prescription_is_taken_when_the_game_is_won() -> None:
    """PA 13.6, R100."""
    game = town(active="haruspex", free="notkin", where={"notkin": 13}, events={13: "secret"}, evidence={"haruspex": 6}).after("haruspex resolves notkin")
    assert game.winners == "haruspex" and game.hand("haruspex") == ""


def test_several_events_may_be_resolved_in_a_turn_with_different_pieces() -> None:
    """PA 13.7, R101."""
    game = town(active="bachelor", free="andrey sticky", where={"andrey": 10, "sticky": 13}, events={10: "key", 13: "key"}, discard=NO_NO)
    game = game.after("bachelor resolves sticky", "bachelor takes curfew", "bachelor resolves andrey", "bachelor takes paralysis", "bachelor takes mandate")
    assert game.resolved == [10, 13] and game.evidence("bachelor") == 6 and game.points == 0
