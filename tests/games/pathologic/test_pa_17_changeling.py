"""PA 17.13, 17.15 to 17.18. The Changeling's Prescriptions; Have No Fear is in test_pa_17_have_no_fear.py."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.cards import FEVER, OUTBREAK, ULCER
from lazaretto.games.pathologic.strains import TurnedUp
from lazaretto.kernel import Shown

from .cards_at_hand import ALL_KEYS, NO_NO, asked_along
from .place import Play, town

# No!


def test_a_strain_that_is_cancelled_has_no_effect_is_discarded_and_does_not_stop_the_action() -> None:
    """PA 17.13. Nobody is asked whether to go on."""
    game = town(active="bachelor", laid={1: "weakness"}, hands={"changeling": "no"}).after("bachelor claims coin")
    assert (game.asked, game.question) == ("changeling", "Cancelling") and game.seen_by("changeling").laid[0].cards() == [4]
    game = game.after("changeling reacts no")
    assert game.question == "ActionPhase" and game.sheet("bachelor") == "coin" and game.spent == "weakness" and game.discard == "no" and game.laid == {}


def test_a_strain_that_is_not_cancelled_takes_effect() -> None:
    """PA 17.13. And the copy is kept."""
    game = town(active="bachelor", laid={1: "weakness"}, hands={"changeling": "no"}).after("bachelor claims coin", "changeling passes")
    assert game.sheet("bachelor") == "" and game.points == 1 and game.hand("changeling") == "no"


def test_a_walker_goes_on_past_a_cancelled_strain() -> None:
    """PA 17.13, 9.5. Panic would have ended the Move."""
    game = town(active="bachelor", free="maria", laid={12: "panic"}, hands={"changeling": "no"}).after("bachelor walks maria 12", "changeling reacts no")
    assert game.question == "Walking" and game.after("bachelor goes 13").where("maria") == 13


def test_the_changeling_may_cancel_a_strain_in_her_own_turn() -> None:
    """PA 17.13. It is not hers."""
    game = town(active="changeling", laid={3: "delirium"}, hands={"changeling": "no twin"}).after("changeling claims coin", "changeling reacts no")
    assert game.sheet("changeling") == "coin" and game.hand("changeling") == "twin"


@pytest.mark.parametrize("sentence, undone", [
    ("plays paralysis", lambda game: not game.t.paralysed),
    ("plays quarantine-order maria", lambda game: game.is_free("maria")),
    ("plays evacuation maria 12", lambda game: game.where("maria") == 4),
    ("plays curfew 4", lambda game: game.t.curfews == (0, 0, 0, 0)),
])
def test_a_prescription_of_another_is_cancelled_and_discarded(sentence: str, undone: Any) -> None:
    """PA 17.13."""
    card = sentence.split()[1]
    game = town(active="bachelor", free="maria", hands={"bachelor": card, "changeling": "no"}).after(f"bachelor {sentence}")
    assert (game.asked, game.question) == ("changeling", "Cancelling") and undone(game)
    assert not undone(game.after("changeling passes"))
    game = game.after("changeling reacts no")
    assert undone(game) and game.hand("bachelor") == "" and sorted(game.discard.split()) == sorted([card, "no"])


def test_points_paid_for_a_cancelled_card_stay_spent() -> None:
    """PA 17.13. And so does the Healer's Action."""
    game = town(active="haruspex", hands={"haruspex": "wild-harvest", "changeling": "no"}).after("haruspex plays wild-harvest", "changeling reacts no")
    assert game.sheet("haruspex") == "" and game.points == 1 and game.why_not("haruspex claims coin").rule == "PA 12.2"


def test_nobody_says_no_to_the_changeling_herself() -> None:
    """PA 17.13, R125. Not she, and no other has the card."""
    game = town(active="changeling", hands={"changeling": "no have-no-fear", "bachelor": "paralysis", "haruspex": "tithe"})
    assert asked_along(game, "changeling plays have-no-fear maria") == ["changeling ActionPhase", "changeling ActionPhase"]


def test_a_second_no_has_nothing_to_cancel() -> None:
    """PA 17.13, R8. After the first she is not asked again for the same card."""
    game = town(active="bachelor", hands={"bachelor": "paralysis", "changeling": "no no"}).after("bachelor plays paralysis", "changeling reacts no")
    assert game.question == "ActionPhase" and game.hand("changeling") == "no" and not game.t.paralysed


# Laying On of Hands


def hands_on(**told: Any) -> Play:
    return town(active="changeling", hands={"changeling": "laying-on-hands"}, discard=NO_NO, **told).after("changeling plays laying-on-hands 5")


def test_the_changeling_looks_at_one_strain_in_secret() -> None:
    """PA 17.15. She and no other Healer learns which."""
    game, other = hands_on(laid={5: "ulcer"}), hands_on(laid={5: "fever"})
    assert [fact.cards for fact in game.told(Shown, "changeling")] == [(ULCER,)] and [fact.cards for fact in other.told(Shown, "changeling")] == [(FEVER,)]
    assert game.looks_the_same(other, "bachelor") and game.looks_the_same(other, "haruspex") and not game.looks_the_same(other, "changeling")
    assert game.looks_the_same(hands_on(laid={5: "ulcer"}), "plague")


def test_it_is_discarded_without_effect() -> None:
    """PA 17.15, R137. What is discarded is seen by all."""
    game = hands_on(laid={5: "new-outbreak", 4: "fever"}).after("changeling stops")
    assert game.spent == "new-outbreak" and game.laid == {4: "fever"} and game.strains == ""
    assert [fact.strain for fact in game.told(TurnedUp)] == [OUTBREAK] and game.seen_by("bachelor").spent.cards() == [OUTBREAK]


def test_or_moved_face_down_to_an_adjacent_district_that_has_none() -> None:
    """PA 17.15, R137. The Changeling knows it there, the Plague sees where it lies, the others see its back."""
    game = hands_on(laid={5: "ulcer", 4: "fever"})
    assert game.why_not("changeling goes 4").rule == "PA 8.3" and game.why_not("changeling goes 3").rule == "PA 17.15"
    game = game.after("changeling goes 12")
    assert game.laid == {12: "ulcer", 4: "fever"} and game.spent == ""
    assert [game.seen_by(name).laid[0].cards() for name in ("plague", "bachelor", "haruspex", "changeling")] == [[ULCER], [-1], [-1], [ULCER]]


def test_a_strain_is_no_piece_for_curfew_and_miasma() -> None:
    """PA 17.15, R137."""
    game = hands_on(laid={5: "ulcer"}, curfews={"bachelor": 5}, miasma="12")
    assert game.may("changeling goes 4") and game.may("changeling goes 12")


def test_with_no_adjacent_district_free_it_must_be_discarded() -> None:
    """PA 17.15, R137."""
    game = hands_on(laid={5: "ulcer", 4: "fever", 12: "fever"})
    assert len(game.options("changeling")) == 1 and game.may("changeling stops")


def test_it_is_her_action_and_sets_off_the_strain_where_she_stands() -> None:
    """PA 17.15, 12.10, R53, R56. That one first; then she may lay hands on the other."""
    told: Any = {"hands": {"changeling": "laying-on-hands"}, "laid": {3: "migration", 5: "ulcer"}, "discard": NO_NO}
    game = town(active="changeling", **told).after("changeling plays laying-on-hands 5", "plague creeps 0")
    assert game.spent == "migration" and game.question == "Completing"
    assert game.after("changeling completes", "changeling stops").spent == "migration ulcer"
    game = town(active="changeling", **told).after("changeling plays laying-on-hands 3", "plague creeps 0")
    assert game.question == "ActionPhase" and game.points == 1 and game.hand("changeling") == "laying-on-hands"


# Twin, Thief's Hands, False Witness


def test_as_the_twin_she_is_not_bound_by_the_pacts_of_others() -> None:
    """PA 17.16. Until the end of this turn; the tokens stay, and bind the others."""
    told: Any = {"pacts": {"bachelor": "maria"}, "hands": {"changeling": "twin"}, "discard": NO_NO}
    game = town(active="changeling", **told)
    assert game.why_not("changeling frees maria").rule == "PA 14.2"
    game = game.after("changeling plays twin", "changeling frees maria")
    assert game.is_free("maria") and game.pact("bachelor") == "maria" and game.points == 1
    game = game.after("changeling ends", "plague creeps 0", "plague lies low", "bachelor ends")
    assert game.asked == "haruspex" and game.why_not("haruspex walks maria 3").rule == "PA 14.2"
    game = game.after("haruspex ends")
    assert game.asked == "changeling" and game.why_not("changeling walks maria 3").rule == "PA 14.2"


def test_thiefs_hands_take_one_counter_of_her_choice_from_another_sheet() -> None:
    """PA 17.17. Also in the Setup Phase of another's turn; not what was handed to a Ward (R39)."""
    told: Any = {"sheets": {"bachelor": "coin key", "haruspex": "secret"}, "hands": {"changeling": "thiefs-hands"}, "discard": NO_NO}
    game = town(active="changeling", **told).after("changeling plays thiefs-hands bachelor key")
    assert (game.sheet("bachelor"), game.sheet("haruspex"), game.sheet("changeling")) == ("coin", "secret", "key") and game.points == 2
    game = town(active="bachelor", phase="setup", **told).after("changeling plays thiefs-hands bachelor coin")
    assert (game.sheet("bachelor"), game.sheet("changeling")) == ("key", "coin")


def test_she_does_not_steal_from_herself_or_what_is_not_there() -> None:
    """PA 17.17, 11.10."""
    game = town(active="changeling", sheets={"bachelor": "coin", "changeling": "key"}, hands={"changeling": "thiefs-hands"})
    assert game.why_not("changeling plays thiefs-hands changeling key").rule == "PA 17.17"
    assert game.why_not("changeling plays thiefs-hands bachelor key").rule == "PA 11.10"


def test_a_false_witness_is_for_an_ongoing_event_and_another_resource() -> None:
    """PA 17.18, 11.10. Not for one that is resolved or still in the deck."""
    game = town(active="changeling", events={4: "coin"}, resolved="5", hands={"changeling": "false-witness"})
    assert game.why_not("changeling plays false-witness 5 key").rule == "PA 17.18" == game.why_not("changeling plays false-witness 6 key").rule
    assert game.why_not("changeling plays false-witness 4 coin").rule == "PA 11.10"


def test_a_false_witness_replaces_the_counter_on_an_ongoing_event() -> None:
    """PA 17.18. The new Resource is needed from now on, the old counter goes to the Pool."""
    told: Any = {"hands": {"changeling": "false-witness"}, "events": {4: "coin"}, "free": "maria aspity", "where": {"aspity": 4}, "discard": NO_NO}
    game = town(active="changeling", **told)
    assert game.pool == (14, 15, 15) and game.may("changeling resolves maria") and not game.may("changeling resolves aspity")
    game = game.after("changeling plays false-witness 4 key")
    assert game.needs(4) == "key" and game.pool == (15, 15, 14) and game.t.markers.cards() == [2]
    assert game.may("changeling resolves aspity") and game.why_not("changeling resolves maria").rule == "PA 13.3"


def test_a_false_witness_marks_an_event_that_had_no_counter() -> None:
    """PA 17.18, R25, R138. The Pool had no Key for it; the Coin that is put there goes back when the Event is resolved."""
    told: Any = {"hands": {"changeling": "false-witness"}, "events": {4: "key"}, "unmarked": "4", "sheets": {"bachelor": ALL_KEYS}, "discard": NO_NO}
    game = town(active="changeling", free="saburov", where={"saburov": 4, "maria": 10}, **told).after("changeling plays false-witness 4 coin")
    assert game.needs(4) == "coin" and game.pool == (14, 15, 0) and game.t.markers.cards() == [0]
    game = game.after("changeling resolves saburov", "changeling takes twin")
    assert game.resolved == [4] and game.pool == (15, 15, 0) and game.t.markers.cards() == []


def test_a_resource_that_the_pool_lacks_counts_all_the_same() -> None:
    """PA 17.18, R25, R138."""
    told: Any = {"hands": {"changeling": "false-witness"}, "events": {4: "coin"}, "sheets": {"bachelor": ALL_KEYS}, "discard": NO_NO}
    game = town(active="changeling", free="aspity", where={"aspity": 4}, **told).after("changeling plays false-witness 4 key")
    assert game.needs(4) == "key" and game.pool == (15, 15, 0) and game.t.markers.cards() == []
    game = game.after("changeling resolves aspity", "changeling takes twin")
    assert game.resolved == [4] and game.pool == (15, 15, 0)
