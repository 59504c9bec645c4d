"""BR 6. Moving pawns: elbow, dash, push; who is left behind, and who dies of shame."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.movement import Shame
from lazaretto.kernel import Shown

from .town import AMBER, BRUN, carts, town

SIX = """
    birch  5  amber brun cyan
    cedar  3  dora emil
    oak    1  flora
"""

# Elbow


def test_an_elbow_from_the_back_takes_you_to_the_front() -> None:
    """BR 6.1. The others keep their order."""
    assert town(SIX, turn="cyan").after("cyan elbows").carts == carts("""
        birch  5  cyan amber brun
        cedar  3  dora emil
        oak    1  flora
    """)


def test_an_elbow_from_the_middle_passes_one() -> None:
    """BR 6.1. Who sat behind sits there still."""
    assert town(SIX, turn="brun").after("brun elbows").carts == carts("""
        birch  5  brun amber cyan
        cedar  3  dora emil
        oak    1  flora
    """)


@pytest.mark.parametrize("name", ["amber", "dora", "flora"])
def test_there_is_no_elbow_from_the_front(name: str) -> None:
    """BR 6.1, R18. Nor for one alone on a cart."""
    assert town(SIX, turn=name).why_not(f"{name} elbows").rule == "BR 6.1"


# Dash


def test_a_dash_takes_you_to_the_back_of_the_cart_next_ahead() -> None:
    """BR 6.2, 6.6. Those left move up."""
    assert town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora emil
    """, turn="cyan").after("cyan dashes").carts == carts("""
        birch  5  amber
        cedar  3  brun cyan
        oak    1  dora emil
    """)


def test_a_dash_from_the_second_cart_leads_to_the_first() -> None:
    """BR 6.2."""
    assert town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, turn="cyan").after("cyan dashes").carts == carts("""
        birch  5  amber brun cyan
        cedar  3
        oak    1  dora
    """)


def test_the_cart_next_ahead_is_meant_by_place_not_by_name() -> None:
    """BR 6.2. Birch has fallen behind."""
    assert town("""
        oak    5  dora
        cedar  3  cyan
        birch  1  amber brun
    """, turn="amber").after("amber dashes").carts == carts("""
        oak    5  dora
        cedar  3  cyan amber
        birch  1  brun
    """)


def test_an_empty_cart_is_not_leapt_over() -> None:
    """BR 6.2, 6.6. The first into an empty cart sits at its front."""
    assert town("""
        birch  5  amber brun
        cedar  3
        oak    1  cyan dora
    """, turn="cyan").after("cyan dashes").carts == carts("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """)


def test_a_dash_between_carts_on_one_space() -> None:
    """BR 6.2, 4.5, R19. They have an order all the same."""
    game = town("""
        cedar  3  cyan
        birch  3  amber brun
        oak    1  dora
    """, turn="amber")
    assert game.after("amber dashes").carts == carts("""
        cedar  3  cyan amber
        birch  3  brun
        oak    1  dora
    """)


@pytest.mark.parametrize("name", ["brun", "cyan", "emil"])
def test_only_the_front_of_a_cart_can_dash(name: str) -> None:
    """BR 6.2. Not the middle, nor the back."""
    reason = town(SIX, turn=name).why_not(f"{name} dashes")
    assert reason.rule == "BR 6.2" and "front" in reason.text


def test_there_is_no_dash_from_the_leading_cart() -> None:
    """BR 6.2, R19."""
    reason = town(SIX, turn="amber").why_not("amber dashes")
    assert reason.rule == "BR 6.2" and "ahead of yours" in reason.text


def test_a_cart_that_has_left_is_not_ahead() -> None:
    """BR 6.2, 11.9. Birch is gone: Cedar leads."""
    game = town("""
        cedar  3  dora emil
        oak    1  flora
    """, turn="dora")
    assert game.why_not("dora dashes").rule == "BR 6.2"
    assert town("""
        cedar  3  dora emil
        oak    1  flora
    """, turn="flora").after("flora dashes").carts == carts("""
        cedar  3  dora emil flora
        oak    1
    """)


# Dash into a full cart


def test_a_dash_into_a_full_cart_changes_places_with_the_pawn_at_its_back() -> None:
    """BR 6.3, R20. The one displaced takes the very place that was left: the front."""
    assert town(SIX, turn="dora").after("dora dashes").carts == carts("""
        birch  5  amber brun dora
        cedar  3  cyan emil
        oak    1  flora
    """)


def test_by_a_house_rule_the_one_displaced_goes_to_the_back() -> None:
    """BR 6.3, 12.9, R20. Variant swap-to-back."""
    assert town(SIX, turn="dora", variant="swap-to-back").after("dora dashes").carts == carts("""
        birch  5  amber brun dora
        cedar  3  emil cyan
        oak    1  flora
    """)


@pytest.mark.parametrize("variant", ["base", "swap-to-back"])
def test_one_alone_changes_places_as_well(variant: str) -> None:
    """BR 6.3. Then front and back are one."""
    assert town("""
        birch  5  amber brun cyan
        cedar  3  dora
        oak    1  emil
    """, turn="dora", variant=variant).after("dora dashes").carts == carts("""
        birch  5  amber brun dora
        cedar  3  cyan
        oak    1  emil
    """)


@pytest.mark.parametrize("variant, cedar", [("base", "cyan emil flora"), ("swap-to-back", "emil flora cyan")])
def test_from_a_full_cart_into_a_full_cart(variant: str, cedar: str) -> None:
    """BR 6.3, 2.1. A cart never holds more than three."""
    assert town("""
        birch  5  amber brun cyan
        cedar  3  dora emil flora
        oak    1  guy
    """, turn="dora", variant=variant).after("dora dashes").carts == carts(f"""
        birch  5  amber brun dora
        cedar  3  {cedar}
        oak    1  guy
    """)


# Push: whom


def test_you_push_yourself_or_those_behind_you() -> None:
    """BR 6.4. From the front both others, from the middle one, from the back none."""
    assert [name for name in ("amber", "brun", "cyan") if town(SIX, turn="amber").may(f"amber pushes {name}")] == ["amber", "brun", "cyan"]
    assert [name for name in ("amber", "brun", "cyan") if town(SIX, turn="brun").may(f"brun pushes {name}")] == ["brun", "cyan"]
    assert [name for name in ("amber", "brun", "cyan") if town(SIX, turn="cyan").may(f"cyan pushes {name}")] == ["cyan"]


@pytest.mark.parametrize("name, target", [("brun", "amber"), ("cyan", "amber"), ("cyan", "brun")])
def test_never_one_in_front(name: str, target: str) -> None:
    """BR 6.4, R22."""
    reason = town(SIX, turn=name).why_not(f"{name} pushes {target}")
    assert reason.rule == "BR 6.4" and "behind you" in reason.text


@pytest.mark.parametrize("target", ["dora", "emil", "flora"])
def test_never_one_on_another_cart(target: str) -> None:
    """BR 6.4."""
    reason = town(SIX, turn="amber").why_not(f"amber pushes {target}")
    assert reason.rule == "BR 6.4" and "own cart" in reason.text


# Push: where to


def test_the_pushed_pawn_lands_on_the_last_free_place() -> None:
    """BR 6.5, 6.6. At the back of the cart farthest behind; who sat behind the pushed pawn moves up."""
    assert town(SIX).after("amber pushes brun").carts == carts("""
        birch  5  amber cyan
        cedar  3  dora emil
        oak    1  flora brun
    """)


def test_a_pawn_two_places_behind_is_pushed_likewise() -> None:
    """BR 6.4, 6.5."""
    assert town(SIX).after("amber pushes cyan").carts == carts("""
        birch  5  amber brun
        cedar  3  dora emil
        oak    1  flora cyan
    """)


def test_if_the_last_cart_is_full_the_pushed_pawn_lands_on_the_one_before() -> None:
    """BR 6.5."""
    assert town("""
        birch  5  amber brun
        cedar  3  cyan dora
        oak    1  emil flora guy
    """).after("amber pushes brun").carts == carts("""
        birch  5  amber
        cedar  3  cyan dora brun
        oak    1  emil flora guy
    """)


def test_from_the_second_cart_one_lands_on_the_last() -> None:
    """BR 6.5."""
    assert town(SIX, turn="dora").after("dora pushes emil").carts == carts("""
        birch  5  amber brun cyan
        cedar  3  dora
        oak    1  flora emil
    """)


def test_an_empty_last_cart_takes_the_pushed_pawn_at_its_front() -> None:
    """BR 6.5, 6.6, R29. Though Cedar has room as well."""
    assert town("""
        birch  5  amber brun
        cedar  3  cyan dora
        oak    1
    """).after("amber pushes brun").carts == carts("""
        birch  5  amber
        cedar  3  cyan dora
        oak    1  brun
    """)


def test_the_order_of_carts_counts_also_on_one_space() -> None:
    """BR 6.5, 4.5. Birch is level with the others, and last."""
    assert town("""
        oak    3  cyan dora
        cedar  3  emil
        birch  3  amber brun
    """, turn="cyan").after("cyan pushes dora").carts == carts("""
        oak    3  cyan
        cedar  3  emil
        birch  3  amber brun dora
    """)


def test_you_may_push_yourself_to_a_cart_behind() -> None:
    """BR 6.4, 6.5, 6.6. Those behind move up, and the second is in front now."""
    assert town(SIX).after("amber pushes amber").carts == carts("""
        birch  5  brun cyan
        cedar  3  dora emil
        oak    1  flora amber
    """)


def test_from_the_middle_you_may_push_yourself_too() -> None:
    """BR 6.4, 6.6."""
    assert town(SIX, turn="brun").after("brun pushes brun").carts == carts("""
        birch  5  amber cyan
        cedar  3  dora emil
        oak    1  flora brun
    """)


# Left behind


def test_pushed_off_the_last_cart_one_is_left_behind() -> None:
    """BR 6.7. Though the carts ahead have room."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora emil
    """, turn="cyan", plagued="dora").after("cyan pushes dora")
    assert game.dead == "dora" and game.carts == carts("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan emil
    """)


def test_with_no_place_free_behind_one_is_left_behind() -> None:
    """BR 6.7, R23. Never does one land on the cart left, nor on one ahead: Birch has room, and Cedar would have."""
    game = town("""
        birch  5  amber
        cedar  3  brun cyan
        oak    1  dora emil flora
    """, turn="brun", plagued="cyan").after("brun pushes cyan")
    assert game.dead == "cyan" and game.carts == carts("""
        birch  5  amber
        cedar  3  brun
        oak    1  dora emil flora
    """)


def test_with_both_carts_behind_full_one_is_left_behind() -> None:
    """BR 6.7."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan dora emil
        oak    1  flora guy hild
    """, plagued="brun").after("amber pushes brun")
    assert game.dead == "brun" and game.carts == carts("""
        birch  5  amber
        cedar  3  cyan dora emil
        oak    1  flora guy hild
    """)


def test_the_last_cart_still_in_town_is_meant() -> None:
    """BR 6.7, R24. Oak has left: Cedar is last."""
    game = town("""
        birch  5  amber
        cedar  3  brun cyan
    """, turn="brun", plagued="cyan", seats=5).after("brun pushes cyan")
    assert "cyan" in game.dead and game.carts == carts("""
        birch  5  amber
        cedar  3  brun
    """)


def test_the_only_cart_in_town_is_the_last() -> None:
    """BR 6.7, R24."""
    game = town("""
        birch  5  amber brun
    """, plagued="brun").after("amber pushes brun")
    assert game.dead == "brun cyan dora" and game.carts == carts("""
        birch  5  amber
    """)


def test_while_one_cart_behind_is_in_town_one_lands_there() -> None:
    """BR 6.5, R24. Cedar has left; Oak takes the pushed pawn."""
    assert town("""
        birch  5  amber brun
        oak    3  cyan
    """).after("amber pushes brun").carts == carts("""
        birch  5  amber
        oak    3  cyan brun
    """)


# Shame


def test_who_leaves_a_healthy_player_behind_dies_of_shame() -> None:
    """BR 6.8, R26. Both are out, and those behind move up."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora emil
    """, turn="cyan").after("cyan pushes dora")
    assert game.dead == "cyan dora" and game.told(Shame) == [Shame(2)] and game.carts == carts("""
        birch  5  amber
        cedar  3  brun
        oak    1  emil
    """)


def test_shame_finds_the_pusher_on_any_cart() -> None:
    """BR 6.8. With no place free behind the leading one."""
    game = town("""
        birch  5  amber brun cyan
        cedar  3  dora emil flora
        oak    1  guy hild ivo
    """).after("amber pushes cyan")
    assert game.dead == "amber cyan" and game.carts == carts("""
        birch  5  brun
        cedar  3  dora emil flora
        oak    1  guy hild ivo
    """)


def test_for_a_plagued_one_there_is_no_shame() -> None:
    """BR 6.8. Also if the symptoms add up to less by now: who had six has the plague."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, turn="cyan", plagued="dora", symptoms={"dora": "1 1"}).after("cyan pushes dora")
    assert game.dead == "dora" and game.told(Shame) == []


def test_a_plagued_pusher_dies_of_shame_like_any_other() -> None:
    """BR 6.8."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, turn="cyan", plagued="cyan").after("cyan pushes dora")
    assert game.dead == "cyan dora"


def test_who_is_left_behind_reveals_whether_healthy() -> None:
    """BR 6.8, 11.5. And all who die show their symptoms, the pusher too."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, turn="cyan", symptoms={"cyan": "1 3", "dora": "2 3"}).after("cyan pushes dora")
    shown = [(fact.place, fact.cards) for fact in game.told(Shown)]
    assert shown == [("health.3", (0,)), ("symptoms.3", (1, 2)), ("symptoms.2", (0, 2))]
    assert [game.seen_by("amber").symptoms[seat].cards() for seat in (2, 3)] == [[0, 2], [1, 2]]


def test_a_push_that_finds_a_place_reveals_nothing() -> None:
    """BR 6.8, R27. And nobody dies of it."""
    game = town(SIX, plagued="brun").after("amber pushes brun")
    assert game.dead == "" and game.told(Shown) == [] and game.told(Shame) == []
    assert game.seen_by("amber").health[BRUN].kinds() == []


def test_nobody_dies_of_shame_for_pushing_themselves() -> None:
    """BR 6.7, 6.8, R25. Off the last cart, that one alone is out, and shows symptoms like all who die."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, turn="cyan").after("cyan pushes cyan")
    assert game.dead == "cyan" and game.told(Shame) == [] and game.carts == carts("""
        birch  5  amber
        cedar  3  brun
        oak    1  dora
    """)
    assert [fact.place for fact in game.told(Shown)] == ["symptoms.2"]


def test_who_dies_of_shame_plays_no_more_cards() -> None:
    """BR 6.8, 11.5. The turn is over at once, and the hand is put away unseen."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, turn="cyan amber", hands={"cyan": "arsenic/whip chicken/leeches"}).after("cyan pushes dora")
    assert game.asked == "amber" and game.hand("cyan") == "" and game.seen_by("amber").buried.cards() == [-1, -1]


def test_a_card_drawn_in_the_turn_of_ones_death_is_put_away_too() -> None:
    """BR 6.8, 11.5, R44. Cyan draws, and then dies of shame by the Emeralds' push."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, turn="cyan amber", hands={"cyan": "emeralds/leeches"}).after("cyan draws: arsenic/whip", "cyan plays emeralds of emeralds/leeches", "cyan pushes dora")
    assert game.dead == "cyan dora" and game.hand("cyan") == "" and len(game.t.drawn) == 0 and game.remedies_in(game.t.buried) == "arsenic/whip"


def test_if_shame_leaves_nobody_the_game_is_over() -> None:
    """BR 6.8, 11.8. Nobody has escaped."""
    game = town("""
        birch  5  amber brun
    """).after("amber pushes brun")
    assert game.winners == "" and game.dead == "amber brun cyan dora"


def test_a_push_is_no_secret() -> None:
    """BR 6.5. Everyone sees where the pawn lands."""
    game = town(SIX).after("amber pushes brun")
    assert game.seen_by("flora").carts == ((AMBER, 2), (3, 4), (5, BRUN))
