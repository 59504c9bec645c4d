"""PA 11.8 to 11.12. What goes before what; cards that would do nothing; how long an effect lasts; what is said when a card is played."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.prescribing import Prescribe
from lazaretto.kernel import Said

from .cards_at_hand import ALL_COINS, ALL_KEYS, ALL_SECRETS, ALL_WARDS, NO_NO
from .place import town

VLAD = 4

# Priority


def test_a_card_goes_before_the_book() -> None:
    """PA 11.8, R1. Two points a turn, says the book; Ticking Away says three."""
    game = town(active="haruspex", hands={"haruspex": "ticking-away"}, discard=NO_NO)
    game = game.after("haruspex plays ticking-away", "haruspex frees maria", "haruspex frees vlad", "haruspex frees andrey")
    assert game.free == "maria vlad andrey"


def test_a_prescription_goes_before_an_event() -> None:
    """PA 11.8, R131. Steppe Paths lead past the Barricades."""
    game = town(active="haruspex", free="maria", events={3: "coin"}, paths=1).after("haruspex walks maria 12", "haruspex goes 13")
    assert game.where("maria") == 13 and game.may("haruspex goes 8")
    assert town(active="haruspex", free="maria", events={3: "coin"}).after("haruspex walks maria 12").question == "ActionPhase"


def test_a_prescription_goes_before_a_strain() -> None:
    """PA 11.8, R124. Evacuation carries Maria out of a Miasma and into another."""
    game = town(active="bachelor", free="maria", miasma="4 12", hands={"bachelor": "evacuation"}, discard=NO_NO)
    assert game.why_not("bachelor walks maria 3").rule == "PA 18.10"
    assert game.after("bachelor plays evacuation maria 12").where("maria") == 12


def test_an_event_goes_before_a_strain() -> None:
    """PA 11.8. Nobody enters a Miasma; but Lethargy says where the Ward comes back, and that is there."""
    game = town(active="bachelor", free="bachelor", where={"bachelor": 5}, dead="capella", miasma="5", events={5: "coin"}, sheets={"bachelor": "coin"})
    game = game.after("bachelor resolves bachelor", "plague picks capella")
    assert game.where("capella") == 5 and game.is_free("capella")


def test_a_card_that_may_not_be_played_is_not_freed_by_its_own_text() -> None:
    """PA 11.8, R1. Under Empty Stage a No! stays in the hand, though it is a Prescription."""
    game = town(active="bachelor", laid={1: "weakness"}, hands={"changeling": "no"}, events={15: "coin"}).after("bachelor claims coin")
    assert game.question == "ActionPhase" and game.spent == "weakness" and game.sheet("bachelor") == "" and game.hand("changeling") == "no"


def test_between_two_prescriptions_the_later_one_holds() -> None:
    """PA 11.9, R2. The Order puts Maria into Quarantine, the Mandate after it leads her out; the Order after the Mandate keeps her in."""
    hands = {"bachelor": "quarantine-order mandate"}
    game = town(active="bachelor", free="maria", hands=hands, discard=NO_NO)
    assert game.after("bachelor plays quarantine-order maria", "bachelor plays mandate", "bachelor frees maria", "bachelor stops").is_free("maria")
    game = town(active="bachelor", hands=hands, discard=NO_NO).after("bachelor plays mandate", "bachelor frees maria", "bachelor stops")
    assert game.is_free("maria") and not game.after("bachelor plays quarantine-order maria").is_free("maria")


def test_what_cannot_be_done_is_not_done_because_another_card_allows_it() -> None:
    """PA 11.9, R2, R52. A Curfew lies on 4: a later Evacuation or Mandate does not bring Maria out of it, nor anybody in."""
    game = town(active="bachelor", free="maria vlad", hands={"bachelor": "evacuation mandate"}, curfews={"bachelor": 4}, discard=NO_NO)
    assert not game.may("bachelor plays evacuation maria 3") and not game.may("bachelor plays evacuation vlad 4")
    assert game.may("bachelor plays evacuation vlad 12")
    game = game.after("bachelor plays mandate")
    assert game.why_not("bachelor walks maria 3").rule == "PA 17.2" == game.why_not("bachelor walks vlad 4").rule
    assert game.may("bachelor walks vlad 12")


def test_steppe_paths_do_not_open_a_curfew() -> None:
    """PA 11.9, R2."""
    game = town(active="haruspex", free="vlad", curfews={"bachelor": 4}, hands={"haruspex": "steppe-paths"}, discard=NO_NO)
    game = game.after("haruspex plays steppe-paths")
    assert game.why_not("haruspex walks vlad 4").rule == "PA 17.2" and game.may("haruspex walks vlad 12")


# Cards without effect

EVERYTHING = {"changeling": ALL_COINS + ALL_SECRETS + ALL_KEYS}
IDLE: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("bachelor", "paralysis", {"paralysed": True}, {}),
    ("bachelor", "quarantine-order maria", {}, {"free": "maria"}),
    ("bachelor", "mandate", {"acted": ALL_WARDS}, {}),
    ("bachelor", "mandate", {"free": ALL_WARDS, "curfews": {"bachelor": 7}, "where": dict.fromkeys(ALL_WARDS.split(), 7)}, {"free": ALL_WARDS}),
    ("bachelor", "evacuation maria 4", {}, {"where": {"maria": 5}}),
    ("haruspex", "wild-harvest", {"sheets": EVERYTHING}, {"sheets": {"changeling": EVERYTHING["changeling"].removesuffix("key ")}}),
    ("haruspex", "living-blood", {}, {"events": {5: "coin"}}),
    ("haruspex", "living-blood", {"blood": True, "events": {5: "coin"}}, {"events": {5: "coin"}}),
    ("changeling", "laying-on-hands 5", {"laid": {4: "fever"}}, {"laid": {5: "fever"}}),
    ("changeling", "twin", {"pacts": {"changeling": "maria"}}, {"pacts": {"haruspex": "maria"}}),
    ("changeling", "twin", {"pacts": {"haruspex": "maria"}, "twin": True}, {"pacts": {"haruspex": "maria"}}),
    ("changeling", "thiefs-hands bachelor coin", {"sheets": {"bachelor": "key"}}, {"sheets": {"bachelor": "key coin"}}),
    ("changeling", "false-witness 5 coin", {"events": {5: "coin"}}, {"events": {5: "secret"}}),
]


@pytest.mark.parametrize("healer, card, idle, at_work", IDLE)
def test_a_prescription_that_would_do_nothing_may_not_be_played(healer: str, card: str, idle: dict[str, Any], at_work: dict[str, Any]) -> None:
    """PA 11.10, R12. And where it would do something it may."""
    held = {healer: card.split()[0]}
    game = town(active=healer, hands=held, **idle)
    assert game.why_not(f"{healer} plays {card}").rule == "PA 11.10"
    assert town(active=healer, hands=held, **at_work).may(f"{healer} plays {card}")


@pytest.mark.parametrize("healer, card", [
    ("bachelor", "curfew 15"), ("changeling", "have-no-fear maria"), ("haruspex", "ticking-away"), ("haruspex", "steppe-paths"),
])
def test_four_cards_may_always_be_played(healer: str, card: str) -> None:
    """PA 11.10, R12. Though nobody stands there, nobody threatens her, nobody is left to act."""
    game = town(active=healer, hands={healer: card.split()[0]}, acted=f"{ALL_WARDS} {'' if card.split()[0] in ('curfew', 'have-no-fear') else healer}")
    assert game.may(f"{healer} plays {card}")


# How long it lasts


def test_what_lasts_until_your_next_turn_ends_when_it_begins() -> None:
    """PA 11.11, R10. Before the first window of the Setup Phase the Curfew is gone: Maria can be carried out of 4."""
    told: dict[str, Any] = {"curfews": {"bachelor": 4}, "hands": {"bachelor": "evacuation"}, "discard": NO_NO}
    game = town(active="bachelor", phase="turn", **told)
    assert game.question == "Influencing" and game.ongoing == [] and game.may("bachelor plays evacuation maria 3")
    assert game.t.curfews[1] == 0


def test_it_lasts_through_the_turns_of_all_others() -> None:
    """PA 11.11. A Curfew of the Bachelor holds in the turns of Haruspex, Changeling and Plague; what the Changeling played ends in her own."""
    game = town(active="bachelor", hands={"bachelor": "curfew"}, discard=NO_NO, free="maria", lair=4, fearless={"changeling": "vlad"})
    game = game.after("bachelor plays curfew 4", "bachelor ends")
    assert game.asked == "haruspex" and game.why_not("haruspex walks maria 3").rule == "PA 17.2" and game.t.is_fearless(VLAD)
    game = game.after("haruspex ends")
    assert game.asked == "changeling" and game.why_not("changeling walks maria 3").rule == "PA 17.2" and not game.t.is_fearless(VLAD)
    game = game.after("changeling ends")
    assert game.asked == "plague" and game.why_not("plague creeps 3").rule == "PA 17.2"
    game = game.after("plague creeps 4", "plague lies low", "plague stops")
    assert game.asked == "bachelor" and game.may("bachelor walks maria 3")


# What is said


def test_whom_a_card_is_for_is_said_before_others_answer() -> None:
    """PA 11.12, R127. The Changeling knows the target when she is asked for a No!."""
    game = town(active="bachelor", hands={"bachelor": "evacuation", "changeling": "no"}).after("bachelor plays evacuation maria 12")
    assert game.asked == "changeling" and game.where("maria") == 4
    said = [fact.move for fact in game.told(Said)]
    assert len(said) == 1 and isinstance(said[0], Prescribe) and (said[0].target, said[0].detail) == (3, 12)


def test_what_it_lets_you_decide_besides_is_decided_when_it_takes_effect() -> None:
    """PA 11.12, R127. Which Wards obey a Mandate, and what becomes of a Strain, is asked after the No!; a card that was cancelled asks nothing."""
    game = town(active="bachelor", hands={"bachelor": "mandate", "changeling": "no"}).after("bachelor plays mandate")
    assert game.question == "Cancelling"
    assert game.after("changeling passes").question == "Mandating" and game.after("changeling reacts no").question == "ActionPhase"
    game = town(active="changeling", hands={"changeling": "laying-on-hands"}, laid={5: "fever"}).after("changeling plays laying-on-hands 5")
    assert game.question == "LayingOnHands" and game.seen_by("changeling").laid[0].cards() == [2]
