"""BR 8. Remedies: a card, two uses; and the Whip, which answers what others do."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.decks import Reformed
from lazaretto.games.bristol.dice import DONE, Lock, Reroll
from lazaretto.games.bristol.phial import Keep
from lazaretto.games.bristol.whip import LET_IT_HAPPEN, Whipped
from lazaretto.kernel import Moved, Shown, Turned

from .town import AMBER, BRUN, CYAN, GAME, carts, town

FOUR = """
    birch  5  amber brun
    cedar  3  cyan
    oak    1  dora
"""
SEVEN = """
    birch  5  amber brun cyan
    cedar  3  dora emil
    oak    1  flora guy
"""
SIX_FACES = "birch-apple birch-rat cedar-apple cedar-rat oak-apple oak-rat"


# A card


@pytest.mark.parametrize("remedy, chance", [("arsenic", ""), ("leeches", "4 1")])
def test_a_card_is_used_for_its_top_or_its_bottom_and_then_discarded(remedy: str, chance: str) -> None:
    """BR 8.1. For one of them: it is gone before the other could be used."""
    game = town(FOUR, hands={"amber": "arsenic/leeches"}).after(f"amber plays {remedy} of arsenic/leeches: {chance}")
    assert game.hand("amber") == "" and game.remedies_in(game.t.remedy_discard) == "arsenic/leeches"
    game.after("amber locks 1 2" if remedy == "arsenic" else "amber leeches 4 onto oak")
    other = "leeches" if remedy == "arsenic" else "arsenic"
    assert game.why_not(f"amber plays {other} of arsenic/leeches").rule == "BR 8.1"


def test_a_card_offers_what_is_printed_on_it() -> None:
    """BR 8.1."""
    reason = town(FOUR, hands={"amber": "arsenic/leeches"}).why_not("amber plays pomander of arsenic/leeches")
    assert reason.rule == "BR 8.1" and "other remedies" in reason.text


def test_you_play_only_cards_that_you_hold() -> None:
    """BR 8.1."""
    reason = town(FOUR, hands={"amber": "arsenic/leeches", "brun": "arsenic/whip"}).why_not("amber plays arsenic of arsenic/whip")
    assert reason.rule == "BR 8.1" and "do not hold" in reason.text


# Arsenic


def test_arsenic_locks_two_dice() -> None:
    """BR 8.2. As they lie."""
    game = town(FOUR, dice=SIX_FACES, hands={"amber": "arsenic/whip"}).after("amber plays arsenic of arsenic/whip")
    assert len(game.options("amber")) == 15 and all([len(move.dice) == 2 for move in game.options("amber")])
    assert game.why_not("amber locks 3").text == "lock two dice"
    assert game.after("amber locks 3 6").locked == "3 6" and game.dice == SIX_FACES


def test_a_second_arsenic_locks_two_others() -> None:
    """BR 8.2. A locked die is not locked again."""
    game = town(FOUR, locked="1 2", hands={"amber": "arsenic/whip"}).after("amber plays arsenic of arsenic/whip")
    assert game.why_not("amber locks 2 3").rule == "BR 7.2"
    assert game.after("amber locks 3 4").locked == "1 2 3 4"


def test_if_only_one_die_is_free_it_locks_that() -> None:
    """BR 8.2, R12."""
    game = town(FOUR, locked="1 2 3 4 5", hands={"amber": "arsenic/whip"}).after("amber plays arsenic of arsenic/whip")
    assert game.options("amber") == (Lock((5,)),) and game.why_not("amber locks 5 6").text == "lock one die"
    assert game.after("amber locks 6").locked == "1 2 3 4 5 6"


def test_with_all_dice_locked_arsenic_cannot_be_played() -> None:
    """BR 8.2, 7.2, R12."""
    assert town(FOUR, locked="1 2 3 4 5 6", hands={"amber": "arsenic/whip"}).why_not("amber plays arsenic of arsenic/whip").rule == "BR 7.2"


def test_arsenic_may_lock_what_you_have_just_rerolled() -> None:
    """BR 8.2, 5.2. It is played at any time in your turn."""
    game = town(FOUR, hands={"amber": "arsenic/whip"})
    game.after("amber rerolls 1 2: oak-rat oak-rat", "amber plays arsenic of arsenic/whip", "amber locks 1 2")
    assert game.locked == "1 2" and game.dice.startswith("oak-rat oak-rat")


# Chicken


def test_chicken_rerolls_the_same_two_dice_up_to_three_times_more() -> None:
    """BR 8.3. Four rolls of each die, the first included; the others stay as they are."""
    game = town(FOUR, dice=SIX_FACES, hands={"amber": "chicken/whip"})
    game.after("amber rerolls 2 5: oak-rat oak-rat", "amber plays chicken of chicken/whip")
    for faces in ("birch-rat cedar-rat", "oak-apple birch-apple"):
        assert game.after(f"amber rerolls 2 5: {faces}").options("amber") == (DONE, Reroll((1,)), Reroll((4,)), Reroll((1, 4)))
    game.after("amber rerolls 2 5: cedar-apple oak-rat")
    assert game.asked == "" and game.dice == "birch-apple cedar-apple cedar-apple cedar-rat oak-rat oak-rat"


def test_you_may_stop_with_one_die_and_go_on_with_the_other() -> None:
    """BR 8.3, R14. What is set aside stays so, and the other has no more rolls for it."""
    game = town(FOUR, hands={"amber": "chicken/whip"})
    game.after("amber rerolls 1 2: oak-rat oak-rat", "amber plays chicken of chicken/whip", "amber rerolls 1 2: cedar-rat oak-rat")
    game.after("amber rerolls 2: birch-rat")
    assert game.options("amber") == (DONE, Reroll((1,)))
    assert game.why_not("amber rerolls 1").rule == game.why_not("amber rerolls 1 2").rule == "BR 8.3"
    assert game.after("amber rerolls 2: birch-apple").asked == "" and game.dice.startswith("cedar-rat birch-apple")


def test_one_of_the_two_may_be_set_aside_at_once() -> None:
    """BR 8.3. After the first roll of the action already; then the other has its three."""
    game = town(FOUR, hands={"amber": "chicken/whip"})
    game.after("amber rerolls 1 2: oak-rat oak-apple", "amber plays chicken of chicken/whip")
    game.after("amber rerolls 1: oak-rat", "amber rerolls 1: oak-rat", "amber rerolls 1: birch-apple")
    assert game.asked == "" and game.dice.startswith("birch-apple oak-apple")


@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_you_may_stop_altogether_at_any_time(rolls: int) -> None:
    """BR 8.3."""
    game = town(FOUR, hands={"amber": "chicken/whip"}).after("amber rerolls 1 2: oak-rat oak-apple", "amber plays chicken of chicken/whip")
    for _ in range(rolls):
        game.after("amber rerolls 1 2: cedar-rat cedar-rat")
    game.after("amber is done")
    assert game.asked == "" and game.dice.startswith("cedar-rat cedar-rat" if rolls else "oak-rat oak-apple")


def test_chicken_never_rolls_other_dice() -> None:
    """BR 8.3. The same two."""
    game = town(FOUR, hands={"amber": "chicken/whip"}).after("amber rerolls 1 2: oak-rat oak-apple", "amber plays chicken of chicken/whip")
    assert game.why_not("amber rerolls 3").rule == game.why_not("amber rerolls 1 3").rule == "BR 8.3"


@pytest.mark.parametrize("action", ["amber rerolls 1: oak-rat", "amber draws: arsenic/leeches", "amber pushes brun"])
def test_only_a_reroll_of_two_dice_allows_chicken(action: str) -> None:
    """BR 8.3, R15. Not a reroll of a single die, nor another action."""
    reason = town(FOUR, hands={"amber": "chicken/whip"}).after(action).why_not("amber plays chicken of chicken/whip")
    assert reason.rule == "BR 8.3" and "reroll of two dice" in reason.text


def test_chicken_is_not_played_before_the_reroll() -> None:
    """BR 8.3, R14."""
    assert town(FOUR, hands={"amber": "chicken/whip"}).why_not("amber plays chicken of chicken/whip").rule == "BR 8.3"


def test_a_second_chicken_gives_no_fifth_roll() -> None:
    """BR 8.3, R16. Even if the first was not used to the end."""
    game = town(FOUR, hands={"amber": "chicken/whip chicken/leeches"})
    game.after("amber rerolls 1 2: oak-rat oak-apple", "amber plays chicken of chicken/whip", "amber is done")
    assert game.why_not("amber plays chicken of chicken/leeches").rule == "BR 8.3"


def test_anothers_reroll_allows_no_chicken() -> None:
    """BR 8.3. It follows your own action."""
    game = town(FOUR, turn="amber brun", hands={"brun": "chicken/whip"}).after("amber rerolls 1 2: oak-rat oak-apple")
    assert game.asked == "brun" and game.why_not("brun plays chicken of chicken/whip").rule == "BR 8.3"


def test_other_remedies_may_come_between_the_reroll_and_chicken() -> None:
    """BR 8.3, 7.2, R84. A die locked meanwhile is not rolled again; with both locked there is no Chicken."""
    game = town(FOUR, hands={"amber": "arsenic/whip chicken/whip"})
    game.after("amber rerolls 1 2: oak-rat oak-apple", "amber plays arsenic of arsenic/whip", "amber locks 1 6", "amber plays chicken of chicken/whip")
    assert game.options("amber") == (DONE, Reroll((1,))) and game.why_not("amber rerolls 1").rule == "BR 8.3"
    game = town(FOUR, hands={"amber": "arsenic/whip chicken/whip"})
    game.after("amber rerolls 1 2: oak-rat oak-apple", "amber plays arsenic of arsenic/whip", "amber locks 1 2")
    assert game.why_not("amber plays chicken of chicken/whip").rule == "BR 7.2"


# Crushed Emeralds


@pytest.mark.parametrize("action", ["brun rerolls 1 2: oak-rat oak-rat", "brun draws: arsenic/leeches", "brun pushes cyan"])
def test_emeralds_give_one_more_movement_whatever_the_action_is(action: str) -> None:
    """BR 8.4. After it or before."""
    after = town(SEVEN, turn="brun", hands={"brun": "emeralds/whip"}).after(action, "brun plays emeralds of emeralds/whip", "brun elbows")
    before = town(SEVEN, turn="brun", hands={"brun": "emeralds/whip"}).after("brun plays emeralds of emeralds/whip", "brun elbows", action)
    assert after.asked == before.asked == "" and after.carts == before.carts
    assert after.carts[0] == ("birch", 5, "brun amber" if action == "brun pushes cyan" else "brun amber cyan")


def test_two_movements_in_a_turn() -> None:
    """BR 8.4. Brun elbows to the front and pushes amber, who sits behind then."""
    game = town(FOUR, turn="brun", hands={"brun": "emeralds/whip"}).after("brun plays emeralds of emeralds/whip", "brun elbows", "brun pushes amber")
    assert game.carts == carts("""
        birch  5  brun
        cedar  3  cyan
        oak    1  dora amber
    """)


def test_emeralds_move_a_pawn_and_do_nothing_else() -> None:
    """BR 8.4, 6.1, 6.2, 6.4. The rules of movements hold."""
    game = town(SEVEN, turn="brun", hands={"brun": "emeralds/whip"}).after("brun plays emeralds of emeralds/whip")
    assert {type(move).__name__ for move in game.options("brun")} == {"Elbow", "Push"} and len(game.options("brun")) == 3
    assert game.why_not("brun dashes").rule == "BR 6.2" and game.why_not("brun pushes amber").rule == "BR 6.4"
    assert game.why_not("brun draws").rule == game.why_not("brun is done").rule == ""


def test_the_action_is_still_owed() -> None:
    """BR 8.4, 5.1. Emeralds are no action."""
    game = town(FOUR, turn="brun", hands={"brun": "emeralds/whip"}).after("brun plays emeralds of emeralds/whip", "brun elbows")
    assert game.asked == "brun" and game.why_not("brun is done").rule == "BR 5.1" and game.may("brun draws")


# Leeches


@pytest.mark.parametrize("cart", ["birch", "cedar", "oak"])
def test_leeches_lay_one_of_two_symptoms_on_any_carts_stack(cart: str) -> None:
    """BR 8.5. Amber's own is Birch; on Oak nobody rides (R41)."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan dora
        oak    1
    """, hands={"amber": "arsenic/leeches"}).after("amber plays leeches of arsenic/leeches: 4 1")
    assert len(game.options("amber")) == 6
    game.after(f"amber leeches 4 onto {cart}")
    at = ("birch", "cedar", "oak").index(cart)
    assert [game.symptoms_in(stack) for stack in game.t.leeches] == ["4" if number == at else "" for number in range(3)]
    assert game.symptoms_in(game.t.symptom_discard) == "1" and game.symptoms("amber") == "1 2"


def test_not_on_a_cart_that_has_left() -> None:
    """BR 8.5, R41."""
    game = town("""
        cedar  3  amber brun
        oak    1  cyan dora
    """, hands={"amber": "arsenic/leeches"}).after("amber plays leeches of arsenic/leeches: 4 1")
    assert game.why_not("amber leeches 4 onto birch").rule == "R41" and game.may("amber leeches 4 onto oak")


def test_only_a_symptom_that_was_drawn() -> None:
    """BR 8.5. And one of the two must be laid."""
    game = town(FOUR, hands={"amber": "arsenic/leeches"}).after("amber plays leeches of arsenic/leeches: 4 1")
    assert game.why_not("amber leeches 2 onto oak").rule == game.why_not("amber is done").rule == "BR 8.5"


def test_nobody_else_sees_what_was_drawn_laid_or_discarded() -> None:
    """BR 8.5, R40. They see on which stack a card was laid."""
    game = town(FOUR, hands={"amber": "arsenic/leeches"}).after("amber plays leeches of arsenic/leeches: 4 1")
    assert game.seen_by("amber").phial.cards() == [0, 3] and game.seen_by("brun").phial.cards() == [-1, -1]
    game.after("amber leeches 4 onto cedar")
    assert [fact.card for fact in game.told(Moved, "brun")][1:] == [-1, -1, -1, -1]
    assert [(fact.card, fact.to) for fact in game.told(Moved, "amber")][1:] == [(3, "phial"), (0, "phial"), (3, "leeches.1"), (0, "symptom_discard")]
    for seat in (0, 1, 2, 3, None):
        t = game.position.seen_by(seat).table
        assert t.leeches[1].cards() == [-1] and t.symptom_discard.cards() == [-1]


def test_there_is_no_limit_to_the_cards_of_a_stack() -> None:
    """BR 8.5."""
    game = town(FOUR, leeches={"oak": "4 4 4 4 4 3 3"}, hands={"amber": "arsenic/leeches chicken/leeches"})
    game.after("amber plays leeches of arsenic/leeches: 4 1", "amber leeches 4 onto oak")
    game.after("amber plays leeches of chicken/leeches: 4 1", "amber leeches 1 onto oak")
    assert game.symptoms_in(game.t.leeches[2]) == "1 3 3 4 4 4 4 4 4"


def test_leeches_with_one_symptom_to_be_had() -> None:
    """BR 8.5, R40. It is laid or discarded; with none the card cannot be played (R44)."""
    rest = "1 " * 5 + "2 " * 5 + "3 " * 6
    few = {"leeches": {"oak": rest + "4 " * 7}, "hands": {"amber": "arsenic/leeches"}}
    game = town(FOUR, **few).after("amber plays leeches of arsenic/leeches: 4")
    assert len(game.options("amber")) == 4 and game.may("amber leeches 4 onto birch")
    assert game.after("amber is done").symptoms_in(game.t.symptom_deck) == "4" and game.told(Reformed) == [Reformed("symptom")]
    none = town(FOUR, leeches={"oak": rest + "4 " * 8}, hands={"amber": "arsenic/leeches chicken/pomander"})
    assert none.why_not("amber plays leeches of arsenic/leeches").rule == none.why_not("amber plays pomander of chicken/pomander").rule == "R44"


def test_what_leeches_laid_goes_into_the_mingle() -> None:
    """BR 8.5, 10.2. In place of the top of the deck."""
    game = town(FOUR, hands={"amber": "arsenic/leeches"}, symptoms={"dora": "1 2"}, dice="oak-rat oak-rat birch-apple birch-apple cedar-apple cedar-apple")
    game.after("amber plays leeches of arsenic/leeches: 4 1", "amber leeches 4 onto oak", "amber draws: chicken/whip").end_round("4 2 4")
    assert game.symptoms("dora") == "2 4" and game.plagued == "dora" and len(game.t.leeches[2]) == 0


# Pomander


def test_pomander_keeps_any_two_of_four() -> None:
    """BR 8.6. Both drawn, both held, or one of each."""
    game = town(FOUR, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "2 3"}).after("amber plays pomander of arsenic/pomander: 1 4")
    assert game.options("amber") == tuple([Keep(pair) for pair in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))])
    assert game.why_not("amber keeps 1 1").rule == "BR 8.6"
    game.after("amber keeps 1 2")
    assert game.symptoms("amber") == "1 2" and game.symptoms_in(game.t.symptom_discard) == "3 4" and len(game.t.phial) == 0


def test_what_one_held_may_be_kept() -> None:
    """BR 8.6. Then both drawn are discarded."""
    game = town(FOUR, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "2 3"})
    game.after("amber plays pomander of arsenic/pomander: 1 4", "amber keeps 2 3")
    assert game.symptoms("amber") == "2 3" and game.symptoms_in(game.t.symptom_discard) == "1 4"


def test_nothing_is_added_up_until_you_have_chosen() -> None:
    """BR 8.6, R37. With 2, 3, 4 and 4 before you, you stay healthy if you keep 5."""
    game = town(FOUR, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "2 3"}).after("amber plays pomander of arsenic/pomander: 4 4")
    assert game.plagued == ""
    assert game.after("amber keeps 2 3").plagued == "" and game.told(Turned, "amber") == []


def test_who_keeps_six_has_the_plague() -> None:
    """BR 8.6, 1.3. By choice."""
    game = town(FOUR, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "2 3"})
    assert game.after("amber plays pomander of arsenic/pomander: 4 4", "amber keeps 2 4").plagued == "amber"


def test_nobody_sees_what_was_kept_or_rejected() -> None:
    """BR 8.6, R47. Neither then nor in the discard."""
    game = town(FOUR, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "2 3"})
    game.after("amber plays pomander of arsenic/pomander: 1 4", "amber keeps 1 2")
    assert {fact.card for fact in game.told(Moved, "brun")[1:]} == {-1} and game.told(Shown, "brun") == []
    assert game.seen_by("brun").symptom_discard.cards() == [-1, -1] and game.seen_by("amber").symptom_discard.cards() == [-1, -1]


@pytest.mark.parametrize("kept", ["1 2", "1 4", "2 3", "3 4"])
def test_nobody_can_tell_whether_the_old_symptoms_were_kept_or_the_new(kept: str) -> None:
    """BR 8.6, R47. Four cards come together and two are laid off: the others hear the same whatever was kept."""
    game = town(FOUR, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "2 3"})
    game.after("amber plays pomander of arsenic/pomander: 1 4", f"amber keeps {kept}")
    heard = [(fact.source, fact.to) for fact in game.told(Moved, "brun")[3:]]
    assert heard == [("phial", "symptoms.0"), ("phial", "symptoms.0"), ("symptoms.0", "symptom_discard"), ("symptoms.0", "symptom_discard")]


def test_pomander_with_one_symptom_to_be_had_keeps_two_of_three() -> None:
    """BR 8.6, R44."""
    rest = "1 " * 5 + "2 " * 4 + "3 " * 6 + "4 " * 8
    game = town(FOUR, leeches={"oak": rest}, hands={"amber": "arsenic/pomander"}).after("amber plays pomander of arsenic/pomander: 2")
    assert game.options("amber") == (Keep((0, 1)), Keep((1, 1))) and game.why_not("amber keeps 4 4").rule == "BR 8.6"
    assert game.after("amber keeps 2 2").symptoms("amber") == "2 2" and game.symptoms_in(game.t.symptom_deck) == "1"


def test_the_symptom_deck_is_formed_anew_at_once() -> None:
    """BR 8.6, 10.6, R43. After the first card drawn here, so the second may be one that was discarded."""
    game = town(FOUR, decks={"symptoms": "4"}, hands={"amber": "arsenic/pomander"}).after("amber plays pomander of arsenic/pomander: 4 1")
    assert game.told(Reformed) == [Reformed("symptom")] and len(game.t.symptom_deck) == 22 and len(game.t.symptom_discard) == 0


# The Whip


def test_a_whip_prevents_an_elbow() -> None:
    """BR 8.7. By one who would be passed. The card is discarded."""
    game = town(FOUR, turn="brun", hands={"amber": "arsenic/whip"}).after("brun elbows")
    assert game.asked == "amber"
    game.after("amber cracks arsenic/whip")
    assert game.carts == carts(FOUR) and game.hand("amber") == "" and game.remedies_in(game.t.remedy_discard) == "arsenic/whip"


def test_a_whip_prevents_a_dash() -> None:
    """BR 8.7, R30. By anyone on the cart that would be entered."""
    game = town(FOUR, turn="cyan", hands={"brun": "chicken/whip"}).after("cyan dashes", "brun cracks chicken/whip")
    assert game.carts == carts(FOUR) and game.told(Whipped) == [Whipped(BRUN, 5)]


def test_a_whip_prevents_a_push() -> None:
    """BR 8.7. By the one pushed."""
    game = town(FOUR, hands={"brun": "emeralds/whip"}).after("amber pushes brun", "brun cracks emeralds/whip")
    assert game.carts == carts(FOUR)


def test_a_whip_saves_from_being_left_behind() -> None:
    """BR 8.7, 6.7. And the pusher from shame."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, turn="cyan", hands={"dora": "arsenic/whip"}).after("cyan pushes dora", "dora cracks arsenic/whip")
    assert game.dead == "" and game.told(Shown) == []


def test_you_may_let_it_happen() -> None:
    """BR 8.7. And keep the Whip."""
    game = town(FOUR, turn="brun", hands={"amber": "arsenic/whip"}).after("brun elbows", "amber lets it happen")
    assert game.carts[0] == ("birch", 5, "brun amber") and game.hand("amber") == "arsenic/whip"


@pytest.mark.parametrize("picture, turn, sentence, asked", [
    ("birch 5 amber brun cyan\n oak 3 dora", "cyan", "cyan elbows", "amber brun"),
    ("birch 5 amber brun cyan\n oak 3 dora", "brun", "brun elbows", "amber"),
    ("birch 5 amber brun\n oak 3 cyan dora", "cyan", "cyan dashes", "amber brun"),
    ("birch 5 amber brun emil\n oak 3 cyan dora", "cyan", "cyan dashes", "amber brun emil"),
    ("birch 5 amber brun cyan\n oak 3 dora", "amber", "amber pushes cyan", "cyan"),
])
def test_only_those_whom_it_concerns_are_asked(picture: str, turn: str, sentence: str, asked: str) -> None:
    """BR 8.7, R21, R30. Who is passed, who rides on the cart entered (also who would be displaced), who is pushed."""
    hands = dict.fromkeys(["amber", "brun", "dora"], "arsenic/whip") | dict.fromkeys(["cyan", "emil"], "chicken/whip")
    hands = {name: card for name, card in hands.items() if name in picture}
    game = town(picture, turn=turn, hands=hands).after(sentence)
    assert game.asked == asked


def test_nobody_whips_a_push_of_oneself() -> None:
    """BR 8.7. Nor is anyone asked on the cart where one lands."""
    game = town(FOUR, hands={"amber": "arsenic/whip", "dora": "chicken/whip"}).after("amber pushes amber")
    assert game.carts[2] == ("oak", 1, "dora amber")
    assert town(FOUR, hands={"dora": "chicken/whip"}).after("amber pushes brun").carts[2] == ("oak", 1, "dora brun")


def test_being_asked_tells_nothing() -> None:
    """BR 8.7, 2.5. Whoever holds any remedy is asked, with a Whip or without; who holds none cannot have one."""
    game = town(FOUR, turn="brun", hands={"amber": "arsenic/leeches"}).after("brun elbows")
    assert game.asked == "amber" and game.options("amber") == (LET_IT_HAPPEN,)
    assert game.why_not("amber cracks arsenic/leeches").rule == "BR 8.7" and game.why_not("amber cracks arsenic/whip").rule == "BR 8.1"
    assert town(FOUR, turn="brun").after("brun elbows").carts[0] == ("birch", 5, "brun amber")


def test_the_other_half_of_a_card_answers_nothing() -> None:
    """BR 8.7, 5.2. While asked for a Whip one may not play a remedy."""
    game = town(FOUR, turn="brun", hands={"amber": "arsenic/whip"}).after("brun elbows")
    assert game.why_not("amber plays arsenic of arsenic/whip").rule == ""


def test_a_prevented_action_counts_as_done() -> None:
    """BR 8.7, R32. Brun has no other in this turn."""
    game = town(FOUR, turn="brun", hands={"amber": "arsenic/whip", "brun": "chicken/leeches"}).after("brun elbows", "amber cracks arsenic/whip")
    assert game.asked == "brun" and game.why_not("brun draws").rule == game.why_not("brun elbows").rule == "BR 5.1"
    assert game.may("brun is done") and game.may("brun plays leeches of chicken/leeches")


def test_prevented_emeralds_are_spent() -> None:
    """BR 8.7, R32. The action is still there."""
    game = town(FOUR, turn="brun", hands={"amber": "arsenic/whip", "brun": "emeralds/leeches"})
    game.after("brun plays emeralds of emeralds/leeches", "brun elbows", "amber cracks arsenic/whip")
    assert game.carts == carts(FOUR) and game.hand("brun") == "" and game.asked == "brun" and game.may("brun elbows")


def test_there_is_no_whip_against_a_whip() -> None:
    """BR 8.7, R35. Who is prevented is not asked."""
    game = town(FOUR, turn="brun", hands={"amber": "arsenic/whip", "brun": "chicken/whip"}).after("brun elbows", "amber cracks arsenic/whip")
    assert game.asked == "brun" and game.options("brun") == (DONE,)


def test_one_whip_stops_one_movement() -> None:
    """BR 8.8. Cyan dashes by the Emeralds, is whipped, and dashes again by the action."""
    game = town(FOUR, turn="cyan", hands={"amber": "arsenic/whip", "cyan": "emeralds/leeches"})
    game.after("cyan plays emeralds of emeralds/leeches", "cyan dashes", "amber cracks arsenic/whip", "cyan dashes")
    assert game.carts[0] == ("birch", 5, "amber brun cyan")


def test_a_second_movement_needs_a_second_whip() -> None:
    """BR 8.8. Here brun has one."""
    game = town(FOUR, turn="cyan", hands={"amber": "arsenic/whip", "brun": "chicken/whip", "cyan": "emeralds/leeches"})
    game.after("cyan plays emeralds of emeralds/leeches", "cyan dashes", "amber cracks arsenic/whip", "brun lets it happen")
    game.after("cyan dashes", "brun cracks chicken/whip")
    assert game.carts == carts(FOUR) and game.hand("amber") == game.hand("brun") == ""


@pytest.mark.parametrize("whipper, other", [("amber", "brun"), ("brun", "amber")])
def test_an_elbow_past_two_is_stopped_as_a_whole_by_either(whipper: str, other: str) -> None:
    """BR 8.8. The one who elbows remains at the back."""
    game = town(SEVEN, turn="cyan", hands={whipper: "arsenic/whip", other: "chicken/whip"})
    game.after("cyan elbows", f"{whipper} cracks arsenic/whip", f"{other} lets it happen")
    assert game.carts == carts(SEVEN) and game.hand(whipper) == "" and game.hand(other) == "chicken/whip"


@pytest.mark.parametrize("first, whips", [("amber", "amber"), ("brun", "brun"), ("cyan", "amber"), ("dora", "amber"), ("guy", "amber")])
def test_of_several_whips_the_first_from_the_first_player_clockwise_is_used(first: str, whips: str) -> None:
    """BR 8.9, R31. By seat, from whoever began the round; the other keeps the card."""
    game = town(SEVEN, turn="cyan", first=first, hands={"amber": "arsenic/whip", "brun": "chicken/whip"})
    game.after("cyan elbows", "brun cracks chicken/whip", "amber cracks arsenic/whip")
    assert [game.hand("amber"), game.hand("brun")] == (["", "chicken/whip"] if whips == "amber" else ["arsenic/whip", ""])
    assert game.carts == carts(SEVEN)


def test_the_order_is_by_seat_and_not_by_place_on_the_cart() -> None:
    """BR 8.9. Of three on the cart entered, brun begins the round, then cyan, and amber comes last, though at the front."""
    game = town("""
        birch  5  amber cyan brun
        cedar  3  dora
        oak    1  emil
    """, turn="dora", first="brun", hands={"amber": "arsenic/whip", "brun": "arsenic/leeches", "cyan": "chicken/whip"}).after("dora dashes")
    game.after("amber cracks arsenic/whip", "cyan cracks chicken/whip", "brun lets it happen")
    assert game.told(Whipped) == [Whipped(CYAN, 5)] and game.hand("amber") == "arsenic/whip"


def test_answers_are_sealed() -> None:
    """BR 8.9, R31. Nobody sees what another has answered before all have; and a Whip not needed stays secret."""
    game = town(SEVEN, turn="cyan", hands={"amber": "arsenic/whip", "brun": "chicken/whip"}).after("cyan elbows", "brun cracks chicken/whip")
    assert game.carts == carts(SEVEN) and game.hand("brun") == "chicken/whip"
    assert game.position.seen_by(AMBER).sealed == {} and game.position.seen_by(CYAN).asked == (AMBER, BRUN)
    game.after("amber cracks arsenic/whip")
    assert game.told(Whipped, "dora") == [Whipped(AMBER, 2)] and game.seen_by("dora").remedies[BRUN].cards() == [-1]


def test_the_order_of_answering_makes_no_difference() -> None:
    """BR 8.9."""
    hands = {"amber": "arsenic/whip", "brun": "chicken/whip"}
    one = town(SEVEN, turn="cyan", hands=hands).after("cyan elbows", "brun cracks chicken/whip", "amber cracks arsenic/whip")
    other = town(SEVEN, turn="cyan", hands=hands).after("cyan elbows", "amber cracks arsenic/whip", "brun cracks chicken/whip")
    assert one.position == other.position


def test_whips_of_players_out_of_the_game_do_nothing() -> None:
    """BR 8.7, 11.5. Only who rides is asked."""
    game = town("""
        birch  5  amber
        oak    1  cyan dora
    """, turn="cyan", seats=5, hands={"amber": "arsenic/whip"}).after("cyan dashes")
    assert game.dead == "brun emil" and game.asked == "amber"


def test_whips_stand_on_nine_cards_of_three_kinds() -> None:
    """BR 8.7, 2.4. Each may be cracked."""
    assert [move.card for move in GAME.vocabulary(6, "base") if type(move).__name__ == "CrackWhip"] == [2, 5, 8]
