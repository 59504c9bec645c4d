"""BR 11. Leaving town, dying, and the end of the game."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.cards import BIRCH, CEDAR, OAK
from lazaretto.games.bristol.leaving import ESCAPED, GATES_CLOSED, NOBODY_ESCAPED, Leave, Perish
from lazaretto.games.bristol.movement import LEADING
from lazaretto.games.bristol.phial import HAS_LEFT
from lazaretto.games.bristol.rounds import GatesClose
from lazaretto.hosting.boxes import BOXES
from lazaretto.kernel import EVERYONE, FACE_DOWN, Moved, NotAsked, Shown

from .town import AMBER, BRUN, CYAN, DORA, EMIL, GAME, PEOPLE, QUIET, Play, carts, town

#: Birch is about to leave.
GATE = """
    birch  14  amber brun
    cedar   9  cyan
    oak     3  dora emil
"""
#: Birch and Cedar are, and Cedar goes farther by its dice.
RACE = """
    birch  14  amber brun
    cedar  13  cyan
    oak     3  dora emil
"""
FOUR_CEDAR = "birch-apple birch-apple cedar-apple cedar-apple cedar-apple cedar-rat"
THREE_EACH = "birch-apple birch-apple birch-apple cedar-apple cedar-apple cedar-apple"
SIX_OAK = "oak-apple oak-apple oak-apple oak-apple oak-apple oak-rat"


def left(v: Play) -> list[int]:
    """The carts that have left, in the order in which they were settled."""
    return [step.cart for step in v.told(Leave)]


def scores(v: Play) -> tuple[float, ...]:
    assert v.over and v.position.outcome is not None
    return v.position.outcome.scores


def reason(v: Play) -> str:
    assert v.over and v.position.outcome is not None
    return v.position.outcome.reason


def revealed(v: Play, zones: str = "health") -> list[str]:
    """What everyone was shown, in order."""
    return [fact.place for fact in v.told(Shown) if fact.place.startswith(zones)]


# Past the gate


@pytest.mark.parametrize("space, gone", [(13, False), (14, True), (15, True)])
def test_a_cart_has_left_once_it_has_gone_as_many_spaces_as_the_road_has(space: int, gone: bool) -> None:
    """BR 11.1, 2.1. Sixteen spaces; two are gone in this round."""
    v = town(f"birch {space} amber brun\n cedar 9 cyan\n oak 3 dora").end_round()
    assert v.over == gone and (BIRCH in v.t.gone) == gone


def test_all_aboard_reveal_whether_they_have_the_plague() -> None:
    """BR 11.1, R79. They and no others; and not their symptoms, as long as they live."""
    v = town(GATE, symptoms={"cyan": "4 4"}).end_round()
    assert v.told(Shown) == [Shown((0,), "health.0"), Shown((0,), "health.1")]
    assert v.seen_by("cyan").symptoms[AMBER].cards() == [FACE_DOWN] * 2 and v.seen_by("amber").health[CYAN].cards() == [FACE_DOWN]


# All healthy


def test_if_all_are_healthy_they_win_and_the_game_is_over() -> None:
    """BR 11.2, 1.1. Together; and nobody else."""
    v = town(GATE).end_round()
    assert v.winners == "amber brun" and scores(v) == (1.0, 1.0, 0.0, 0.0, 0.0) and reason(v) == ESCAPED[BIRCH]


def test_whatever_the_others_hold() -> None:
    """BR 11.2, R55. Plagued on another cart, or dead before, one simply loses: there is nothing to gloat about."""
    v = town("birch 14 amber\n cedar 9 cyan brun\n oak 3 dora", seats=5, symptoms={"cyan": "4 4", "emil": "3 3"}).end_round()
    assert v.plagued == "cyan emil" and v.winners == "amber" and scores(v) == (1.0, 0.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize("aboard, others", [("amber", "brun cyan"), ("amber brun cyan", "")])
def test_the_winning_cart_need_not_be_full(aboard: str, others: str) -> None:
    """BR 11.2, R56. One is enough."""
    assert town(f"birch 14 {aboard}\n cedar 9 {others}\n oak 3 dora").end_round().winners == aboard


@pytest.mark.parametrize("cart, picture", [
    (BIRCH, "birch 14 brun\n cedar 3 amber\n oak 3 cyan dora"),
    (CEDAR, "cedar 14 brun\n birch 3 amber\n oak 3 cyan dora"),
    (OAK, "oak 14 brun\n birch 3 amber\n cedar 3 cyan dora"),
])
def test_any_of_the_carts_can_win(cart: int, picture: str) -> None:
    """BR 11.2."""
    v = town(picture).end_round()
    assert v.winners == "brun" and reason(v) == ESCAPED[cart]


# Someone plagued


def test_if_anyone_is_plagued_all_aboard_die() -> None:
    """BR 11.3, 1.2. And play goes on."""
    v = town(GATE, symptoms={"brun": "3 3"}).end_round()
    assert v.dead == "amber brun" and not v.over and v.carts == carts("cedar 11 cyan\n oak 5 dora emil") and v.asked == "cyan"


def test_the_plague_counts_though_the_symptoms_are_low_again() -> None:
    """BR 11.3, 1.3."""
    assert town(GATE, symptoms={"brun": "1 1"}, plagued="brun").end_round().dead == "amber brun"


# In which order


@pytest.mark.parametrize("picture, dice, order", [
    (RACE, FOUR_CEDAR, [CEDAR, BIRCH]),                                                    # 17 and 16: Cedar has gone farther
    (RACE, THREE_EACH, [BIRCH, CEDAR]),                                                    # 17 and 16
    ("cedar 14 cyan\n birch 14 amber brun\n oak 3 dora emil", THREE_EACH, [CEDAR, BIRCH]),    # level: Cedar was ahead
    ("birch 14 amber brun\n cedar 14 cyan\n oak 3 dora emil", THREE_EACH, [BIRCH, CEDAR]),
    ("oak 15 dora emil\n cedar 15 cyan\n birch 14 amber brun", QUIET, [OAK, CEDAR, BIRCH]),   # 17, 17, 16
])
def test_the_cart_that_has_gone_farther_beyond_the_gate_is_first(picture: str, dice: str, order: list[int]) -> None:
    """BR 11.4. If level, the one that was ahead when the round began."""
    v = town(picture, dice=dice, symptoms={"amber": "3 3", "cyan": "3 3", "dora": "3 3"}).end_round()
    assert left(v) == order == list(v.t.gone)


def test_each_is_settled_before_the_next() -> None:
    """BR 11.4, R48. Cedar is healthy and first: Birch is not even looked at, healthy as it is."""
    v = town(RACE, dice=FOUR_CEDAR).end_round()
    assert v.winners == "cyan" and left(v) == [CEDAR] and revealed(v) == ["health.2"]


@pytest.mark.parametrize("picture, dice, why", [
    (RACE, FOUR_CEDAR, " Birch was out too, but Cedar had gone farther."),
    ("cedar 14 cyan\n birch 14 amber brun\n oak 3 dora emil", THREE_EACH, " Birch had gone as far, but Cedar was ahead when the round began."),
    ("cedar 16 cyan\n oak 15 dora emil\n birch 14 amber brun", QUIET, " Oak and Birch were out too, but Cedar had gone farther."),
    ("cedar 15 cyan\n oak 15 dora emil\n birch 14 amber brun", QUIET,
     " Birch was out too, but Cedar had gone farther. Oak had gone as far, but Cedar was ahead when the round began."),
    ("cedar 15 cyan\n oak 3 dora emil\n birch 2 amber brun", QUIET, ""),
])
def test_the_end_says_why_of_several_carts_out_of_the_gate_this_one_was_first(picture: str, dice: str, why: str) -> None:
    """BR 11.4."""
    v = town(picture, plagued="emil", dice=dice).end_round()
    assert GAME.epilogue(v.position, PEOPLE) == f"Cedar left town with nobody plagued aboard: its riders win.{why}"


def test_the_second_wins_if_the_first_has_failed() -> None:
    """BR 11.4, 11.3, R48. In the same round."""
    v = town(RACE, dice=FOUR_CEDAR, symptoms={"cyan": "3 3"}).end_round()
    assert v.winners == "amber brun" and v.dead == "cyan" and scores(v) == (1.0, 1.0, 0.0, 0.0, 0.0)


# The dead


def test_whoever_dies_reveals_both_symptoms() -> None:
    """BR 11.5. Healthy or not."""
    v = town(GATE, symptoms={"amber": "1 4", "brun": "3 3"}).end_round()
    assert Shown((0, 3), "symptoms.0") in v.told(Shown) and Shown((2, 2), "symptoms.1") in v.told(Shown)
    assert v.t.symptoms[AMBER].eyes == v.t.symptoms[BRUN].eyes == EVERYONE and v.t.symptoms[CYAN].eyes != EVERYONE


def test_the_dead_have_no_more_turns() -> None:
    """BR 11.5. Cyan, Dora, Emil; then the round is over."""
    v = town(GATE, symptoms={"brun": "3 3"}).end_round()
    for name in ("cyan", "dora", "emil"):
        assert v.asked == name
        v.after(f"{name} rerolls 1: birch-apple" if name != "emil" else f"{name} rerolls 1: birch-apple {QUIET}")
    assert v.over


def test_the_dead_play_no_more_remedies() -> None:
    """BR 11.5, R36, R44. Theirs are discarded face down: nobody learns what they were."""
    v = town(GATE, symptoms={"brun": "3 3"}, hands={"amber": "arsenic/whip chicken/whip"}).end_round()
    assert v.hand("amber") == "" and v.remedies_in(v.t.buried) == "arsenic/whip chicken/whip" and len(v.t.remedy_discard) == 0
    assert v.seen_by("cyan").buried.cards() == [FACE_DOWN] * 2
    with pytest.raises(NotAsked):
        v.after("amber lets it happen")


def test_symptoms_of_the_dead_stay_out_of_play() -> None:
    """BR 11.5, R44. They lie open and come into no deck."""
    v = town(GATE, symptoms={"amber": "1 4", "brun": "3 3"}).end_round()
    assert v.symptoms("amber") == "1 4" and len(v.t.symptom_discard) == 0 and len(v.t.symptom_deck) == 32 - 10


# The last round


def test_how_it_goes_in_a_minute_tells_of_the_last_round() -> None:
    """BR 11.6."""
    assert "the others have one more round: then the gates close on all who are still in town." in BOXES["bristol"].gist[0]


def test_once_the_first_cart_has_failed_the_others_have_one_more_round() -> None:
    """BR 11.6, R49. Round 2 it failed, round 3 is the last."""
    v = town(GATE, symptoms={"brun": "3 3"}).end_round()
    assert v.t.deadline == 3 and v.t.round == 3 and not v.over


def test_a_cart_that_leaves_in_the_last_round_leaves_in_time() -> None:
    """BR 11.6. Cedar goes two spaces in round 2, and five in round 3: sixteen."""
    v = town(GATE, symptoms={"brun": "3 3"}).end_round(dice="cedar-apple cedar-apple cedar-apple cedar-apple cedar-apple oak-apple").end_round()
    assert v.winners == "cyan" and v.told(GatesClose) == [] and v.t.round == v.t.deadline == 3


def test_who_has_not_left_by_its_end_dies() -> None:
    """BR 11.6, R51. They show their symptoms; whether they were plagued they need not say (R79)."""
    v = town("cedar 9 cyan\n oak 3 dora emil", seats=5, round=3, deadline=3, symptoms={"amber": "1 2", "brun": "3 3", "dora": "4 4"}).end_round()
    assert v.over and v.dead == "amber brun cyan dora emil" and v.told(GatesClose) == [GatesClose((CYAN, DORA, EMIL))]
    assert revealed(v) == [] and revealed(v, "symptoms") == ["symptoms.2", "symptoms.3", "symptoms.4"]


def test_a_second_failure_does_not_put_off_the_end() -> None:
    """BR 11.6. The last round stays the last."""
    v = town("cedar 14 cyan\n oak 3 dora emil", seats=5, round=3, deadline=3, symptoms={"cyan": "4 4"}).end_round()
    assert v.over and v.t.deadline == 3 and v.told(GatesClose) == [GatesClose((DORA, EMIL))]


def test_when_two_carts_leave_in_one_round_the_third_has_one_more() -> None:
    """BR 11.6, 11.4, R50. Both are settled first."""
    v = town(RACE, dice=FOUR_CEDAR, symptoms={"cyan": "3 3", "amber": "4 4"}).end_round(dice=SIX_OAK)
    assert left(v) == [CEDAR, BIRCH] and v.t.deadline == 3 and v.asked == "dora" and not v.over
    assert v.end_round().over and v.told(GatesClose) == [GatesClose((DORA, EMIL))] and v.t.spaces[OAK] == 9


# Empty carts


def test_an_empty_cart_that_leaves_is_gone_and_nothing_more() -> None:
    """BR 11.7, R52. As the first it starts no last round."""
    v = town("birch 14\n cedar 9 cyan amber brun\n oak 3 dora emil").end_round()
    assert v.t.gone == (BIRCH,) and v.t.deadline == 0 and v.dead == "" and v.asked == "cyan" and v.told(Shown) == []


@pytest.mark.parametrize("variant, deadline", [("base", 3), ("first-cart-only", 0)])
def test_after_an_empty_first_cart_the_next_that_fails_starts_the_last_round(variant: str, deadline: int) -> None:
    """BR 11.6, 11.7, R49. With `first-cart-only` none does any more."""
    v = town("cedar 14 cyan\n oak 3 dora emil amber", seats=5, variant=variant, symptoms={"cyan": "3 3"}).end_round()
    assert v.t.gone == (BIRCH, CEDAR) and v.t.deadline == deadline


@pytest.mark.parametrize("variant, deadline", [("base", 3), ("first-cart-only", 0)])
def test_empty_and_failed_in_the_same_round(variant: str, deadline: int) -> None:
    """BR 11.6, 11.7, R49, R50. The empty cart was first, by its spaces."""
    v = town("birch 15\n cedar 14 cyan amber\n oak 3 dora brun", variant=variant, symptoms={"cyan": "3 3"}).end_round()
    assert left(v) == [BIRCH, CEDAR] and v.t.deadline == deadline and not v.over


@pytest.mark.parametrize("variant", ["base", "first-cart-only"])
def test_an_occupied_first_cart_that_fails_starts_the_last_round_in_any_case(variant: str) -> None:
    """BR 11.6, R49. Even if an empty one follows in the same round."""
    v = town("birch 15 amber\n cedar 14\n oak 3 dora brun cyan", variant=variant, symptoms={"amber": "3 3"}).end_round()
    assert left(v) == [BIRCH, CEDAR] and v.t.deadline == 3


# Nobody escapes


def test_if_all_carts_leave_plagued_everyone_loses() -> None:
    """BR 11.8, 11.3, R54. Those who had the plague may gloat: half a point."""
    v = town("oak 15 dora emil\n cedar 15 cyan\n birch 14 amber brun", symptoms={"amber": "3 3", "cyan": "3 3", "dora": "3 3"}).end_round()
    assert v.over and v.winners == "" and reason(v) == NOBODY_ESCAPED and scores(v) == (0.5, 0.0, 0.5, 0.5, 0.0)


def test_if_the_gates_close_on_the_rest_everyone_loses() -> None:
    """BR 11.8, 11.6, R54. The dead of earlier rounds count like the others."""
    v = town("cedar 9 cyan\n oak 3 dora", seats=5, round=3, deadline=3, symptoms={"brun": "4 4", "cyan": "2 4"}).end_round()
    assert v.winners == "" and scores(v) == (0.0, 0.5, 0.5, 0.0, 0.0)
    assert reason(v) == GATES_CLOSED and GAME.ending(v.position) == "nobody: the gates closed"


def test_if_the_last_cart_is_empty_everyone_loses() -> None:
    """BR 11.8, 11.7. All three have left; nobody was on the last."""
    v = town("birch 14 amber brun cyan\n cedar 14 dora\n oak 14", symptoms={"amber": "4 4", "dora": "3 4"}).end_round()
    assert left(v) == [BIRCH, CEDAR] and v.over and scores(v) == (0.5, 0.0, 0.0, 0.5)


def test_when_nobody_is_left_alive_the_game_ends_at_once() -> None:
    """BR 11.8, R53. Amber pushes Brun off the last cart and dies of shame: no round is played any more."""
    v = town("cedar 9 amber brun", seats=5, symptoms={"cyan": "4 4"}).after("amber pushes brun")
    assert v.over and v.winners == "" and scores(v) == (0.0, 0.0, 0.5, 0.0, 0.0) and v.t.gone == (BIRCH, OAK)


def test_who_dies_at_the_gate_in_the_last_round_was_not_shut_in() -> None:
    """BR 11.8, 11.3. Cedar leaves plagued, and nobody is left for the gates to close on."""
    v = town("cedar 14 cyan dora\n oak 3", seats=5, round=3, deadline=3, symptoms={"cyan": "4 4"}).end_round()
    assert v.told(GatesClose) == [] and reason(v) == NOBODY_ESCAPED and GAME.ending(v.position) == "nobody: all are dead"


def test_nor_who_dies_by_a_push_or_of_shame() -> None:
    """BR 11.8, 6.8. The last two, in the last round."""
    v = town("cedar 9 amber brun", seats=5, round=3, deadline=3).after("amber pushes brun")
    assert v.told(GatesClose) == [] and reason(v) == NOBODY_ESCAPED and GAME.ending(v.position) == "nobody: all are dead"


def test_if_all_the_living_are_plagued_play_goes_on() -> None:
    """BR 11.8, R53. Nobody may know it."""
    v = town("birch 3 amber\n cedar 3 brun\n oak 3 cyan dora", plagued="amber brun cyan dora").end_round()
    assert not v.over and v.asked == "amber"


# What is left


def test_when_play_goes_on_the_dice_of_carts_that_have_left_do_nothing() -> None:
    """BR 11.9, 7.3. Four dice for Birch, which stays where it was, and no mingle of its."""
    v = town("cedar 9 cyan\n oak 3 dora emil", seats=5, dice="birch-rat birch-rat birch-rat birch-rat cedar-apple oak-apple").end_round()
    assert v.t.spaces == (16, 10, 4)


def test_no_pawn_gets_on_a_cart_that_has_left() -> None:
    """BR 11.9, 6.2, R19, R41. Nor does a leech."""
    v = town("cedar 9 cyan\n oak 3 dora emil", seats=5, hands={"cyan": "arsenic/leeches"})
    assert v.why_not("cyan dashes") == LEADING
    v.after("cyan plays leeches of arsenic/leeches: 4 1")
    assert v.why_not("cyan leeches 4 onto birch") == HAS_LEFT and v.may("cyan leeches 4 onto oak") and v.may("cyan leeches 4 onto cedar")


def test_the_next_round_begins_on_the_leading_cart_still_in_town() -> None:
    """BR 11.9, 4.2."""
    v = town(GATE, symptoms={"brun": "3 3"}).end_round()
    assert v.t.first == CYAN and v.t.order == (CEDAR, OAK)


def test_only_the_riders_of_the_cart_that_left_die() -> None:
    """BR 11.3, 11.5. Told once; nobody learns a remedy of theirs."""
    v = town(GATE, symptoms={"brun": "3 3"}, hands={"amber": "arsenic/whip"}).end_round()
    assert v.told(Perish) == [Perish((AMBER, BRUN))] and v.dead == "amber brun" and v.told(Moved, "cyan") == []
