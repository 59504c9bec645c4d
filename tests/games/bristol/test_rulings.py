"""The rulings that no chapter's tests carry; RULINGS.md names the test of each."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.alms import Give
from lazaretto.games.bristol.characters import BY_CHARACTER, Take
from lazaretto.games.bristol.chronicle import ROUND, note_round, read, round_of
from lazaretto.games.bristol.dice import Done, Lock, Reroll
from lazaretto.games.bristol.ghosts import Look
from lazaretto.games.bristol.leaving import Leave, Perish
from lazaretto.games.bristol.movement import Dash, Elbow, Push
from lazaretto.games.bristol.phial import Keep, Leech
from lazaretto.games.bristol.remedies import Play
from lazaretto.games.bristol.rounds import TurnOf
from lazaretto.games.bristol.turn import DrawRemedy
from lazaretto.games.bristol.variants import VARIANTS
from lazaretto.games.bristol.whip import CrackWhip, LetItHappen
from lazaretto.kernel import NOT_HERE, NotAsked, RandomDealer, Recorder, Shown, UnknownVariant, playout

from .town import AMBER, AT_REST, DORA, GAME, carts, town

STREET = """
    birch  5  amber brun
    cedar  3  cyan
    oak    3  dora emil
"""
OAK_RATS = "oak-rat oak-rat birch-apple birch-apple cedar-apple cedar-apple"
ONLY_BIRCH = "birch-apple birch-apple birch-apple birch-rat birch-rat birch-rat"


def test_r13_in_the_turns_of_others_there_are_only_whips() -> None:
    """BR 5.2, 8.7, R13. Brun cannot lock dice in Amber's turn; nor when pushed, though the card has a Whip."""
    v = town(STREET, hands={"brun": "arsenic/whip"})
    with pytest.raises(NotAsked):
        v.after("brun plays arsenic of arsenic/whip")
    v.after("amber pushes brun")
    assert v.why_not("brun plays arsenic of arsenic/whip") == NOT_HERE and v.may("brun cracks arsenic/whip")


def test_r23_nobody_is_pushed_forward() -> None:
    """BR 6.5, 6.7, R23. Birch has a place free, but it is in front of Cedar: Emil is left behind."""
    v = town("birch 5 amber brun\n cedar 3 cyan dora emil\n oak 1 flora guy hild", turn="dora", plagued="emil").after("dora pushes emil")
    assert v.dead == "emil" and v.carts == carts("birch 5 amber brun\n cedar 3 cyan dora\n oak 1 flora guy hild")


@pytest.mark.parametrize("variant, dead", [("base", "emil"), ("cure", "dora emil")])
def test_r26_healthy_is_who_is_healthy_by_the_mode(variant: str, dead: str) -> None:
    """BR 6.8, 12.3, R26. Emil had the plague and mingles to two 1s: cured in Cure, so that Dora, who pushes him off, dies of shame."""
    v = town(STREET, variant=variant, symptoms={"emil": "1 1", "dora": "1 2"}, plagued="emil", dice=OAK_RATS)
    assert v.end_round("4 1 2 1 1").go(TurnOf(DORA), AT_REST).after("dora pushes emil").dead == dead


def test_r28_pawns_behind_a_gap_move_up_at_once() -> None:
    """BR 6.6, R28. By a push, a dash and a death, in the middle of a turn."""
    full = "birch 5 amber brun cyan\n cedar 3 dora emil flora\n oak 1"
    v = town(full, hands={"amber": "emeralds/whip"}).after("amber plays emeralds of emeralds/whip", "amber pushes brun")
    assert v.carts == carts("birch 5 amber cyan\n cedar 3 dora emil flora\n oak 1 brun") and v.asked == "amber"
    v = town("birch 5 amber\n cedar 3 dora emil brun\n oak 1 cyan", turn="dora", hands={"dora": "emeralds/whip"})
    assert v.after("dora plays emeralds of emeralds/whip", "dora dashes").carts == carts("birch 5 amber dora\n cedar 3 emil brun\n oak 1 cyan")
    v = town("birch 5 amber\n cedar 3 cyan\n oak 1 dora emil brun", turn="dora", plagued="emil").after("dora pushes emil")
    assert v.carts == carts("birch 5 amber\n cedar 3 cyan\n oak 1 dora brun")


def test_r36_the_plagued_play_remedies_like_the_healthy() -> None:
    """BR 8.1, 1.3, R36. The same hand, the same options."""
    told = {"hands": {"amber": "arsenic/leeches chicken/pomander emeralds/whip", "brun": "arsenic/whip"}, "symptoms": {"amber": "1 1", "brun": "1 2"}}
    assert town(STREET, **told).options("amber") == town(STREET, **told, plagued="amber brun").options("amber")
    assert town(STREET, **told, plagued="brun").after("amber pushes brun").may("brun cracks arsenic/whip")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [1, 6])
def test_r46_no_move_shows_a_card_or_speaks(variant: str, seats: int) -> None:
    """BR 2.3, 2.5, R46. Actions, cards played, and what is chosen after them: that is all one can do."""
    try:
        said = {type(move) for move in GAME.vocabulary(seats, variant)}
    except UnknownVariant:
        assert seats == 1 and "start-remedy" in variant
        return
    special = {type(action) for actions in BY_CHARACTER for action in actions}
    assert said <= {Done, DrawRemedy, Elbow, Dash, Push, Reroll, Look, Play, Lock, Leech, Keep, Take, Give, LetItHappen, CrackWhip} | special


@pytest.mark.parametrize("symptoms, dead", [("2 3", "amber brun dora"), ("2 4", "brun dora")])
def test_r64_the_last_cart_in_town_is_meant_for_ghosts_too(symptoms: str, dead: str) -> None:
    """BR 13.7, 6.7, R64, R24. Birch is the only one left; Brun died before."""
    assert town("birch 5 amber cyan dora", seats=3, symptoms={"dora": symptoms}).after("amber pushes dora").dead == dead


@pytest.mark.parametrize("push, shown", [
    ("dora pushes emil", ["health.4", "symptoms.4", "symptoms.3"]),
    ("dora pushes dora", ["symptoms.3"]),
])
def test_r79_who_dies_of_shame_or_by_their_own_push_shows_symptoms_only(push: str, shown: list[str]) -> None:
    """BR 6.8, 11.5, R79. Emil, left behind, says that he was healthy; nobody learns it of Dora."""
    v = town(STREET, turn="dora").after(push)
    assert [fact.place for fact in v.told(Shown)] == shown and v.told(Perish)[-1] == Perish((DORA,))


def test_r82_the_figures_are_a_packs() -> None:
    """BR 2.1, 2.3, 2.4, 12.4, R82. As they come, and as one's own pack has them."""
    box = GAME.box
    assert (box.road, box.symptoms, sum(box.plain.values()), len(box.plain), sum(box.alms.values())) == (16, (8, 8, 8, 8), 27, 9, 6)
    own = GAME.with_components({"road": {"spaces": 20}, "symptoms": {"4": 6}, "remedies": {"arsenic/leeches": 1}, "alms": {"alms/whip": 2}})
    rules = own.rules(6, "alms")
    assert (rules.road, rules.symptoms, len(rules.remedies)) == (20, (8, 8, 8, 6), 27 - 2 + 6 + 1)
    assert own.begin(6, "base", RandomDealer(1)).table.rules.road == 20 and GAME.rules(6, "base").road == 16


def test_r87_crushed_emeralds_can_always_be_played() -> None:
    """BR 8.4, 6.4, R87. Alone on the only cart left, Amber could only push himself off; the card may be played all the same."""
    v = town("birch 5 amber", seats=4, locked="1 2 3 4 5 6", hands={"amber": "emeralds/whip"}).after("amber plays emeralds of emeralds/whip")
    assert v.options("amber") == (Push(AMBER),)
    assert v.after("amber pushes amber").over


@pytest.mark.parametrize("seats", [1, 4, 6, 9])
def test_r88_a_game_whose_first_cart_was_not_empty_ends_by_round_nine(seats: int) -> None:
    """BR 4.4, 11.6, R88. And the first cart of all leaves in round 8 at the latest; in random play."""
    for seed in range(25):
        dealer = Recorder(RandomDealer(seed))
        position = GAME.begin(seats, "healthy-start", dealer)
        playout(position, dealer)
        left = [fact for _, fact in dealer.facts if isinstance(fact, (Leave, Shown, Perish))]
        first = next((at for at, fact in enumerate(left) if isinstance(fact, Leave)), None)
        revealed = first is not None and first + 1 < len(left) and isinstance(left[first + 1], Shown)
        assert position.outcome is not None and (position.table.round <= 9 or not revealed)


def test_r88_after_an_empty_first_cart_rounds_may_pass_without_a_step() -> None:
    """BR 11.7, 11.9, R88. Only Birch is rolled, which has left: nothing moves, and no round is the last."""
    v = town("cedar 9 amber\n oak 3 brun cyan dora", seats=4, dice=ONLY_BIRCH)
    for _ in range(20):
        v.end_round(dice=ONLY_BIRCH)
    assert v.t.round == 22 and v.carts == carts("cedar 9 amber\n oak 3 brun cyan dora") and v.t.deadline == 0 and not v.over


def test_r89_the_stack_of_a_cart_that_has_left_stays_out_of_play() -> None:
    """BR 8.5, 11.7, R89. Empty Birch leaves with two symptoms on its stack: they lie there still, and nobody can add to them."""
    v = town("birch 14\n cedar 3 amber\n oak 1 brun cyan dora", seats=4, leeches={"birch": "3 4"}, dice=ONLY_BIRCH).end_round(dice=ONLY_BIRCH)
    assert v.t.gone == (0,) and len(v.t.leeches[0]) == 2


def test_r90_no_remedy_in_the_middle_of_another() -> None:
    """BR 5.2, 8.3, R90. While Chicken's dice are being rolled Arsenic cannot be played; afterwards it can."""
    v = town(STREET, hands={"amber": "chicken/whip arsenic/whip"}).after("amber rerolls 1 2: oak-rat oak-rat", "amber plays chicken of chicken/whip")
    assert v.why_not("amber plays arsenic of arsenic/whip") == NOT_HERE
    v.after("amber is done")
    assert v.may("amber plays arsenic of arsenic/whip")


@pytest.mark.parametrize("number", [1, 15, 16, 255, 256, 5000])
def test_the_chronicle_counts_rounds_without_end(number: int) -> None:
    """BR 4.6, R88."""
    t = GAME.make_table(GAME.rules(4, "base"))
    note_round(t, number)
    what, digits = read(t.chronicle[0])
    assert what == ROUND and round_of(digits) == number


@pytest.mark.parametrize("seats, variant, count", [(2, "base", 1), (9, "start-remedy", 8)])
def test_r73_a_pack_with_too_few_remedies_to_deal_is_refused(seats: int, variant: str, count: int) -> None:
    """BR 13.2, R73. With a reason, before anything is dealt."""
    few = {**dict.fromkeys(GAME.pack.part("remedies").names(), 0), "arsenic/leeches": count}
    with pytest.raises(UnknownVariant, match=rf"{seats} remedies are dealt, and this pack has {count} \(BR 13.2, R73\)"):
        GAME.with_components({"remedies": few}).begin(seats, variant, RandomDealer(0))
