"""BR 5. A turn: one action, remedies besides, and the cards of the remedy deck."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.decks import Reformed
from lazaretto.games.bristol.dice import DONE
from lazaretto.games.bristol.movement import Push
from lazaretto.kernel import IllegalMove, Said

from .town import AMBER, GAME, PEOPLE, carts, town

FOUR = """
    birch  5  amber brun
    cedar  3  cyan
    oak    1  dora
"""
ALL_LOCKED = "1 2 3 4 5 6"
KINDS = [f"{top}/{bottom}" for top in ("arsenic", "chicken", "emeralds") for bottom in ("leeches", "pomander", "whip")]
UNPLAYABLE = "arsenic/whip chicken/whip chicken/whip"             # while all dice are locked


# One action


def test_you_reroll_draw_or_move_a_pawn() -> None:
    """BR 5.1. Six dice alone and fifteen pairs; a draw; and the movements that are possible."""
    game = town(FOUR)
    kinds = [type(move).__name__ for move in game.options("amber")]
    assert kinds.count("Reroll") == 21 and kinds.count("DrawRemedy") == 1 and kinds.count("Push") == 2 and len(kinds) == 24


def test_you_must_act() -> None:
    """BR 5.1, R5. The turn cannot be ended before."""
    game = town(FOUR, hands={"amber": "arsenic/whip"})
    assert game.why_not("amber is done").rule == "BR 5.1" and "must take an action" in game.why_not("amber is done").text
    game.after("amber plays arsenic of arsenic/whip", "amber locks 1 2")
    assert game.why_not("amber is done").rule == "BR 5.1"


@pytest.mark.parametrize("action", ["amber rerolls 1: oak-rat", "amber draws: chicken/leeches", "amber pushes brun"])
@pytest.mark.parametrize("second", ["amber rerolls 1", "amber rerolls 2 3", "amber draws", "amber elbows", "amber pushes amber"])
def test_you_take_one_action_and_no_more(action: str, second: str) -> None:
    """BR 5.1."""
    game = town(FOUR, hands={"amber": "arsenic/whip"}).after(action)
    assert game.asked == "amber" and game.why_not(second).rule == "BR 5.1" and "have taken your action" in game.why_not(second).text
    with pytest.raises(IllegalMove):
        game.after(second)


def test_an_action_is_said_aloud() -> None:
    """BR 5.1. Everyone hears what was done."""
    game = town(FOUR).after("amber rerolls 3: oak-rat")
    assert [fact.seat for fact in game.told(Said)] == [AMBER]


def test_who_is_not_at_turn_is_not_asked() -> None:
    """BR 5.1."""
    game = town(FOUR)
    assert game.asked == "amber" and game.options("brun") == () and game.why_not("brun draws").text == "you are not asked now"


@pytest.mark.parametrize("picture", [
    """
        oak    5  amber
    """,
    """
        birch  5  amber
        cedar  3  brun cyan dora
        oak    1  emil flora guy
    """,
])
def test_you_may_pass_if_nothing_is_left_but_to_be_left_behind(picture: str) -> None:
    """BR 5.1, R5. All dice are locked, the hand is full, and the only movement is a push of oneself for which no place is free behind."""
    game = town(picture, locked=ALL_LOCKED, hands={"amber": UNPLAYABLE})
    assert game.options("amber") == (DONE, Push(AMBER))
    before = game.carts
    assert game.after("amber is done").carts == before and game.asked == ""


def test_you_need_not_play_a_remedy_to_make_room_for_another() -> None:
    """BR 5.1, R5. Leeches could be played, and then a remedy drawn: nobody is made to."""
    game = town("oak 5 amber", locked=ALL_LOCKED, hands={"amber": "arsenic/leeches chicken/whip chicken/whip"})
    assert game.may("amber is done") and game.may("amber plays leeches of arsenic/leeches") and not game.may("amber draws")
    game.after("amber plays leeches of arsenic/leeches: 4 1", "amber leeches 4 onto oak")
    assert game.may("amber draws") and game.why_not("amber is done").rule == "BR 5.1"


@pytest.mark.parametrize("why, picture, locked, hand", [
    ("a place is free behind: the push of oneself is harmless", "birch 5 amber\n cedar 3 brun cyan dora\n oak 1 emil flora", ALL_LOCKED, UNPLAYABLE),
    ("a die is free", "oak 5 amber", "1 2 3 4 5", UNPLAYABLE),
    ("there is room for a remedy", "oak 5 amber", ALL_LOCKED, "arsenic/whip chicken/whip"),
    ("another can be pushed", "oak 5 amber brun", ALL_LOCKED, UNPLAYABLE),
    ("an elbow is possible", "oak 5 brun amber", ALL_LOCKED, UNPLAYABLE),
    ("a dash is possible", "birch 5 brun\n oak 5 amber", ALL_LOCKED, UNPLAYABLE),
])
def test_else_you_may_not(why: str, picture: str, locked: str, hand: str) -> None:
    """BR 5.1, R5. Each time there is something else to be done."""
    game = town(picture, locked=locked, hands={"amber": hand}, turn="amber")
    assert game.why_not("amber is done").rule == "BR 5.1", why


def test_a_harmless_push_of_oneself_is_forced() -> None:
    """BR 5.1, R5. It is the only option, and is done."""
    game = town("""
        birch  5  amber
        cedar  3  brun cyan dora
        oak    1  emil flora
    """, locked=ALL_LOCKED, hands={"amber": UNPLAYABLE})
    assert game.options("amber") == (Push(AMBER),)
    assert game.after("amber pushes amber").carts == carts("""
        birch  5
        cedar  3  brun cyan dora
        oak    1  emil flora amber
    """)


# Remedies besides


def test_remedies_are_played_before_the_action() -> None:
    """BR 5.2. They cost no action."""
    game = town(FOUR, hands={"amber": "arsenic/whip chicken/leeches"})
    game.after("amber plays arsenic of arsenic/whip", "amber locks 1 2", "amber plays leeches of chicken/leeches: 4 1", "amber leeches 4 onto cedar")
    assert game.hand("amber") == "" and game.may("amber draws") and game.may("amber rerolls 3 4")


def test_or_after_it() -> None:
    """BR 5.2."""
    game = town(FOUR, hands={"amber": "arsenic/whip chicken/leeches"}).after("amber rerolls 1 2: oak-rat oak-apple")
    game.after("amber plays arsenic of arsenic/whip", "amber locks 1 2", "amber plays leeches of chicken/leeches: 4 1", "amber leeches 4 onto cedar")
    assert game.locked == "1 2" and game.symptoms_in(game.t.leeches[1]) == "4" and game.asked == ""


def test_or_some_before_and_some_after() -> None:
    """BR 5.2. Any number: here the whole hand, twice the same."""
    game = town(FOUR, hands={"amber": "arsenic/whip arsenic/whip arsenic/whip"})
    game.after("amber plays arsenic of arsenic/whip", "amber locks 1 2", "amber plays arsenic of arsenic/whip", "amber locks 3 4")
    game.after("amber rerolls 5 6: oak-rat oak-rat", "amber plays arsenic of arsenic/whip", "amber locks 5 6")
    assert game.locked == ALL_LOCKED and game.hand("amber") == ""


def test_a_whip_is_not_played_in_your_turn() -> None:
    """BR 5.2, 8.7. It answers others."""
    game = town(FOUR, hands={"amber": "arsenic/whip"})
    assert game.why_not("amber plays whip of arsenic/whip").rule == "BR 8.7"
    assert game.why_not("amber cracks arsenic/whip").rule == "BR 8.7"


def test_the_turn_ends_when_you_say_so() -> None:
    """BR 5.2, R74. While cards are held one is asked, whatever they are."""
    game = town(FOUR, hands={"amber": "chicken/whip"}).after("amber rerolls 1: oak-rat")
    assert game.asked == "amber" and game.options("amber") == (DONE,)
    assert game.after("amber is done").asked == ""


def test_without_a_card_it_ends_with_the_action() -> None:
    """BR 5.2, R74. A card drawn just now cannot be played: it does not prolong the turn."""
    assert town(FOUR).after("amber rerolls 1: oak-rat").asked == ""
    assert town(FOUR).after("amber draws: arsenic/whip").asked == ""


def test_remedies_are_played_in_your_own_turn_only() -> None:
    """BR 5.2. Brun waits."""
    game = town(FOUR, turn="amber brun", hands={"brun": "arsenic/whip"})
    assert game.why_not("brun plays arsenic of arsenic/whip").text == "you are not asked now"
    assert game.after("amber rerolls 1: oak-rat").may("brun plays arsenic of arsenic/whip")


# Cards drawn in this turn


def test_you_may_not_play_a_card_in_the_turn_in_which_you_drew_it() -> None:
    """BR 5.3. Neither half."""
    game = town(FOUR, hands={"amber": "chicken/whip"}).after("amber draws: arsenic/leeches")
    for remedy in ("arsenic", "leeches"):
        reason = game.why_not(f"amber plays {remedy} of arsenic/leeches")
        assert reason.rule == "BR 5.3" and "drew this card in this turn" in reason.text


def test_of_its_whip_you_are_told_that_it_answers_others() -> None:
    """BR 8.7, 5.3, R9. Not that it waits for the next turn: it does not."""
    game = town(FOUR, hands={"amber": "chicken/leeches"}).after("amber draws: arsenic/whip")
    assert game.why_not("amber plays whip of arsenic/whip").rule == "BR 8.7" and game.why_not("amber plays arsenic of arsenic/whip").rule == "BR 5.3"
    assert game.why_not("amber plays whip of emeralds/whip").rule not in ("BR 5.3", "BR 8.7")


def test_in_the_next_turn_you_may() -> None:
    """BR 5.3."""
    game = town(FOUR, turn="amber amber").after("amber draws: arsenic/leeches")
    assert game.asked == "amber" and game.hand("amber") == "arsenic/leeches"
    assert game.may("amber plays arsenic of arsenic/leeches") and game.may("amber plays leeches of arsenic/leeches")


def test_a_like_card_that_you_held_before_can_be_played() -> None:
    """BR 5.3. One of them; the one just drawn stays."""
    game = town(FOUR, hands={"amber": "arsenic/leeches"}).after("amber draws: arsenic/leeches")
    game.after("amber plays arsenic of arsenic/leeches", "amber locks 1 2")
    assert game.asked == "" and game.hand("amber") == "arsenic/leeches"


def test_a_whip_may_be_used_in_the_round_in_which_it_was_drawn() -> None:
    """BR 5.3, R9. As soon as another threatens."""
    game = town(FOUR, turn="amber brun").after("amber draws: arsenic/whip", "brun elbows")
    assert game.asked == "amber"
    assert game.after("amber cracks arsenic/whip").carts == carts(FOUR)


# Drawing


def test_the_top_card_is_taken() -> None:
    """BR 5.4. Into the hand; nobody else sees it."""
    game = town(FOUR, turn="amber brun").after("amber draws: emeralds/pomander")
    assert game.hand("amber") == "emeralds/pomander" and len(game.t.remedy_deck) == 26
    assert game.seen_by("brun").remedies[AMBER].cards() == [-1]


def test_with_three_in_hand_you_may_not_draw() -> None:
    """BR 5.4. With two you may."""
    three, two = "arsenic/whip chicken/leeches chicken/pomander", "arsenic/whip chicken/leeches"
    reason = town(FOUR, hands={"amber": three}).why_not("amber draws")
    assert reason.rule == "BR 5.4" and "three remedies" in reason.text
    game = town(FOUR, hands={"amber": two}).after("amber draws: chicken/pomander", "amber is done")
    assert game.hand("amber") == three


def test_play_a_card_first_to_make_room() -> None:
    """BR 5.4, 5.2, R7."""
    game = town(FOUR, hands={"amber": "arsenic/whip chicken/leeches chicken/pomander"})
    game.after("amber plays arsenic of arsenic/whip", "amber locks 1 2", "amber draws: emeralds/whip", "amber is done")
    assert game.hand("amber") == "chicken/leeches chicken/pomander emeralds/whip"


def test_with_none_to_be_had_you_may_not_draw() -> None:
    """BR 5.4, R8. In a small box brun holds the only remedy."""
    small = GAME.with_components({"remedies": {kind: 1 if kind == "arsenic/whip" else 0 for kind in KINDS}})
    game = town(FOUR, game=small, hands={"brun": "arsenic/whip"})
    assert game.why_not("amber draws").rule == "R8"


def test_the_whole_deck_may_be_in_the_hands_of_nine() -> None:
    """BR 5.4. Three each; then nobody draws until a card is played."""
    hands = {name: f"{kind} {kind} {kind}" for name, kind in zip(PEOPLE, KINDS, strict=True)}
    game = town("""
        birch  5  amber brun cyan
        cedar  3  dora emil flora
        oak    1  guy hild ivo
    """, hands=hands)
    assert len(game.t.remedy_deck) == len(game.t.remedy_discard) == 0 and game.why_not("amber draws").rule == "BR 5.4"
    game.after("amber plays arsenic of arsenic/leeches", "amber locks 1 2")
    assert game.told(Reformed) == [Reformed("remedy")] and game.remedies_in(game.t.remedy_deck) == "arsenic/leeches"
    assert game.after("amber draws: arsenic/leeches", "amber is done").hand("amber") == hands["amber"]


# The deck formed anew


def test_when_the_last_card_is_taken_the_discarded_ones_form_the_deck() -> None:
    """BR 5.5, R43. At once, and everyone sees it; those discarded unseen are among them."""
    game = town(FOUR, decks={"remedies": "arsenic/whip", "buried": "chicken/leeches chicken/leeches"})
    assert len(game.t.remedy_discard) == 24 and len(game.t.buried) == 2
    game.after("amber draws: arsenic/whip")
    assert game.told(Reformed) == [Reformed("remedy")]
    assert len(game.t.remedy_deck) == 26 and len(game.t.remedy_discard) == len(game.t.buried) == 0
    assert game.seen_by("brun").remedy_deck.kinds() == []


def test_while_a_card_is_left_nothing_is_shuffled() -> None:
    """BR 5.5."""
    game = town(FOUR, decks={"remedies": "arsenic/whip chicken/leeches"}).after("amber draws: arsenic/whip")
    assert game.told(Reformed) == [] and game.remedies_in(game.t.remedy_deck) == "chicken/leeches" and len(game.t.remedy_discard) == 25


def test_with_nothing_discarded_the_deck_is_formed_as_soon_as_something_is() -> None:
    """BR 5.5, R43. Amber takes the last card of a small box; brun's Whip is the first to be discarded."""
    small = GAME.with_components({"remedies": {kind: 1 if kind.endswith("whip") else 0 for kind in KINDS}})
    game = town(FOUR, game=small, turn="amber cyan", hands={"brun": "arsenic/whip chicken/whip"}).after("amber draws: emeralds/whip")
    assert len(game.t.remedy_deck) == 0 and game.told(Reformed) == [] and game.why_not("cyan draws").rule == "R8"
    game.after("cyan dashes", "amber lets it happen", "brun cracks chicken/whip")
    assert game.told(Reformed) == [Reformed("remedy")] and game.remedies_in(game.t.remedy_deck) == "chicken/whip" and len(game.t.remedy_discard) == 0
