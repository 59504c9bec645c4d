"""BR 10. Mingling."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.cards import BIRCH, CEDAR, OAK
from lazaretto.games.bristol.decks import Reformed
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.games.bristol.rounds import Advance
from lazaretto.kernel import FACE_DOWN, Moved, Turned

from .town import AMBER, BRUN, CYAN, DORA, EMIL, QUIET, Play, town

STREET = """
    birch  5  amber brun
    cedar  3  cyan
    oak    1  dora emil
"""
BIRCH_RATS = "birch-rat birch-rat cedar-apple cedar-apple oak-apple oak-apple"
CEDAR_RATS = "birch-apple birch-apple cedar-rat cedar-rat oak-apple oak-apple"
BIRCH_AND_OAK = "birch-rat birch-rat cedar-apple cedar-apple oak-rat oak-rat"

#: Held by all five of the street; what is left lies on Oak's stack, but for the cards told.
ALL_HELD = {"amber": "1 1", "brun": "2 2", "cyan": "1 2", "dora": "1 3", "emil": "2 3"}
REST = "1 1 1 1 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4"


def mingled(v: Play) -> list[int]:
    return [step.cart for step in v.told(Mingle)]


# Who mingles


@pytest.mark.parametrize("dice, carts", [
    (QUIET, []),
    ("birch-rat birch-apple birch-apple birch-apple oak-rat cedar-rat", []),
    ("birch-apple birch-apple birch-apple birch-apple birch-apple birch-rat", []),
    ("birch-apple birch-rat birch-apple birch-rat oak-rat cedar-rat", [BIRCH]),
    ("oak-rat oak-rat oak-rat oak-apple oak-apple cedar-rat", [OAK]),
    ("cedar-rat cedar-rat cedar-rat cedar-rat cedar-rat cedar-rat", [CEDAR]),
    ("oak-rat oak-rat cedar-rat birch-rat birch-rat cedar-rat", [BIRCH, CEDAR, OAK]),
])
def test_a_cart_mingles_if_at_least_two_dice_show_its_rat(dice: str, carts: list[int]) -> None:
    """BR 10.1, 4.3. Apples do not count, nor the rats of others."""
    assert town(STREET, dice=dice).t.mingling() == carts


def test_only_the_dice_that_lie_there_when_all_turns_are_over_count() -> None:
    """BR 10.1. Amber rolls one of two rats away in the last turn, and nobody mingles."""
    v = town(STREET, dice=BIRCH_RATS).after("amber rerolls 1: cedar-rat").end_round()
    assert mingled(v) == [] and v.t.round == 3


@pytest.mark.parametrize("dealt, discarded", [("1 2", "4"), ("4 1", "2"), ("2 4", "1")])
def test_one_rider_alone_mingles_too(dealt: str, discarded: str) -> None:
    """BR 10.1, R42. Two cards and one more, and two of the three come back."""
    v = town(STREET, dice=CEDAR_RATS, symptoms={"cyan": "1 2"}).end_round(f"4 {dealt}")
    assert v.symptoms("cyan").split() == sorted(dealt.split()) and v.symptoms_in(v.t.symptom_discard) == discarded


def test_an_empty_cart_does_not_mingle() -> None:
    """BR 10.1, R42. And keeps its stack."""
    v = town("birch 5 amber brun\n cedar 3\n oak 1 cyan dora", dice=CEDAR_RATS, leeches={"cedar": "4 4"}).end_round()
    assert mingled(v) == [] and v.symptoms_in(v.t.leeches[CEDAR]) == "4 4" and v.t.spaces[CEDAR] == 5


# The heap


def test_the_riders_symptoms_and_the_top_of_the_deck_are_mixed() -> None:
    """BR 10.2, 10.4. Each is dealt two, and one is left over."""
    v = town(STREET, dice=BIRCH_RATS, symptoms={"amber": "1 1", "brun": "2 2"}).end_round("4 2 4 1 1")
    assert (v.symptoms("amber"), v.symptoms("brun"), v.symptoms_in(v.t.symptom_discard)) == ("2 4", "1 1", "2")
    assert len(v.t.pool) == 0 and len(v.t.symptom_deck) == 32 - 10 - 1


def test_riders_of_other_carts_keep_their_symptoms() -> None:
    """BR 10.2."""
    v = town(STREET, dice=BIRCH_RATS, symptoms=ALL_HELD).end_round("4 2 4 1 1")
    assert [v.symptoms(name) for name in ("cyan", "dora", "emil")] == ["1 2", "1 3", "2 3"]


def test_a_card_laid_by_leeches_is_added_instead() -> None:
    """BR 10.2. The deck is not touched."""
    v = town(STREET, dice=BIRCH_RATS, symptoms={"amber": "1 1", "brun": "2 2"}, leeches={"birch": "3"}).end_round("3 1 3 1 2")
    assert (v.symptoms("amber"), v.symptoms("brun"), v.symptoms_in(v.t.symptom_discard)) == ("1 3", "1 2", "2")
    assert len(v.t.symptom_deck) == 32 - 10 - 1 and len(v.t.leeches[BIRCH]) == 0


@pytest.mark.parametrize("added, others", [("1", "3 4"), ("3", "1 4"), ("4", "1 3")])
def test_of_a_stack_of_several_one_is_taken_at_random(added: str, others: str) -> None:
    """BR 10.3, R39. The others are discarded."""
    v = town(STREET, dice=BIRCH_RATS, symptoms={"amber": "2 2", "brun": "2 2"}, leeches={"birch": "4 1 3"}).end_round(f"{added} {added} 2 2 2")
    assert v.symptoms("amber").split() == sorted([added, "2"]) and len(v.t.leeches[BIRCH]) == 0
    assert v.symptoms_in(v.t.symptom_discard) == " ".join(sorted(["2", *others.split()]))


def test_only_the_stack_of_the_cart_that_mingles_is_used() -> None:
    """BR 10.3."""
    v = town(STREET, dice=BIRCH_RATS, symptoms={"amber": "1 1", "brun": "2 2"}, leeches={"oak": "4", "cedar": "3"}).end_round("2 1 1 2 2")
    assert v.symptoms_in(v.t.leeches[OAK]) == "4" and v.symptoms_in(v.t.leeches[CEDAR]) == "3"


def test_a_stack_waits_round_after_round() -> None:
    """BR 10.3, R39. Until its cart mingles."""
    v = town(STREET, leeches={"cedar": "4"}, symptoms={"cyan": "1 1"}).end_round(dice=QUIET).end_round(dice=CEDAR_RATS)
    assert v.symptoms_in(v.t.leeches[CEDAR]) == "4" and v.t.round == 4
    assert v.end_round("4 1 4").symptoms("cyan") == "1 4"


def test_the_card_left_over_is_discarded_face_down() -> None:
    """BR 10.4, 2.3. Riders are told what they are dealt, the others only how many cards moved."""
    v = town(STREET, dice=BIRCH_RATS, symptoms={"amber": "1 1", "brun": "2 2"}).end_round("4 2 4 1 1")
    assert {fact.card for fact in v.told(Moved, "cyan")} == {FACE_DOWN}
    assert v.told(Moved, "amber") == [
        Moved(FACE_DOWN, "symptom_deck", "pool"), Moved(1, "pool", "symptoms.0"), Moved(3, "pool", "symptoms.0"),
        Moved(FACE_DOWN, "pool", "symptoms.1"), Moved(FACE_DOWN, "pool", "symptoms.1"),
    ]
    assert v.seen_by("amber").symptom_discard.cards() == [FACE_DOWN] and v.seen_by("amber").symptoms[BRUN].cards() == [FACE_DOWN] * 2


# The plague


@pytest.mark.parametrize("dealt, ill", [("1 4", False), ("2 3", False), ("3 3", True), ("2 4", True), ("4 4", True)])
def test_whoever_now_holds_six_or_more_has_the_plague(dealt: str, ill: bool) -> None:
    """BR 10.5, 1.3. Five is not enough."""
    first, second = dealt.split()
    v = town(STREET, dice=CEDAR_RATS, symptoms={"cyan": f"1 {first}"}).end_round(f"{second} {dealt}")
    assert v.symptoms("cyan") == dealt and v.plagued == ("cyan" if ill else "")


def test_only_who_catches_the_plague_is_told() -> None:
    """BR 10.5, 2.3."""
    v = town(STREET, dice=CEDAR_RATS, symptoms={"cyan": "3 1"}).end_round("3 3 3")
    assert v.told(Turned, "cyan") == [Turned(1, "health.2")] and v.told(Turned, "amber") == []
    assert v.seen_by("amber").health[CYAN].cards() == [FACE_DOWN]


def test_the_plague_stays_for_ever() -> None:
    """BR 10.5, 1.3. Dealt two 1s, Cyan is as plagued as before, and not told anything new."""
    v = town(STREET, dice=CEDAR_RATS, symptoms={"cyan": "1 1"}, plagued="cyan").end_round("4 1 1", dice=CEDAR_RATS)
    assert v.plagued == "cyan" and v.symptoms("cyan") == "1 1" and v.told(Turned, "cyan") == []
    assert v.end_round("4 4 1").plagued == "cyan"


def test_nothing_is_added_up_on_the_heap() -> None:
    """BR 10.5, R37. Amber holds 3 and is dealt 3 again, by way of a heap worth far more."""
    v = town(STREET, dice=BIRCH_RATS, symptoms={"amber": "1 2", "brun": "1 4"}).end_round("4 2 1 4 1")
    assert v.plagued == "" and v.symptoms("amber") == "1 2"


def test_several_may_catch_it_in_one_mingle() -> None:
    """BR 10.5. One held it already, and spreads it."""
    v = town(STREET, dice=BIRCH_RATS, symptoms={"amber": "4 4", "brun": "2 2"}).end_round("3 2 4 4 3")
    assert v.plagued == "amber brun" and (v.symptoms("amber"), v.symptoms("brun")) == ("2 4", "3 4")


# The deck


def test_when_the_last_symptom_is_taken_the_discarded_ones_form_the_deck_anew() -> None:
    """BR 10.6, R43. At once: the card left over is already discarded beside the new deck."""
    v = town(STREET, dice=CEDAR_RATS, symptoms={**ALL_HELD, "cyan": "1 2"}, decks={"symptoms": "4"}).end_round("4 1 2")
    assert v.told(Reformed) == [Reformed("symptom")] and len(v.t.symptom_deck) == 32 - 10 - 1 and v.symptoms_in(v.t.symptom_discard) == "4"


def test_if_nothing_is_discarded_yet_the_deck_is_formed_as_soon_as_there_is() -> None:
    """BR 10.6, R43. Everything lies on Oak's stack: the card left over of Cedar's mingle is the new deck."""
    v = town(STREET, dice=CEDAR_RATS, symptoms=ALL_HELD, leeches={"oak": REST.removesuffix(" 4")}).end_round("4 1 4")
    assert v.told(Reformed) == [Reformed("symptom")] and v.symptoms_in(v.t.symptom_deck) == "2" and len(v.t.symptom_discard) == 0


def test_a_mingle_with_no_card_to_be_had_adds_none() -> None:
    """BR 10.6, R44. Cyan's own two come back, and nothing is left over."""
    v = town(STREET, dice=CEDAR_RATS, symptoms=ALL_HELD, leeches={"oak": REST}).end_round("1 2")
    assert v.symptoms("cyan") == "1 2" and len(v.t.symptom_deck) == len(v.t.symptom_discard) == 0


# Several carts


def test_several_carts_mingle_in_their_order_before_any_moves() -> None:
    """BR 10.7, 4.3, R38. Oak is in front of Birch here, and the deck has one card: Oak takes it, and Birch the first of the new one."""
    v = town("oak 5 dora emil\n birch 3 amber brun\n cedar 3 cyan", dice=BIRCH_AND_OAK, symptoms=ALL_HELD, decks={"symptoms": "4"})
    v.end_round("4 1 3 2 3 3 1 1 2 2")
    happened = [type(fact) for _, fact in v.dealer.facts if isinstance(fact, (Mingle, Advance, Reformed))]
    assert mingled(v) == [OAK, BIRCH] and happened == [Mingle, Reformed, Mingle, Advance]
    assert v.symptoms("dora") == "1 3" and v.symptoms("emil") == "2 3" and v.symptoms_in(v.t.symptom_discard) == "3 4"


def test_who_mingles_was_settled_by_the_dice_and_stays_settled() -> None:
    """BR 10.7. Three carts with two rats each, one after the other; each of the riders once."""
    v = town(STREET, dice="birch-rat birch-rat cedar-rat cedar-rat oak-rat oak-rat", symptoms=ALL_HELD)
    v.end_round("4 1 1 2 2 4 1 2 4 1 2 3 3")
    assert [step.riders for step in v.told(Mingle)] == [(AMBER, BRUN), (CYAN,), (DORA, EMIL)]
    assert v.symptoms("emil") == "3 3" and v.plagued == "emil" and v.symptoms_in(v.t.symptom_discard) == "4 4 4"
