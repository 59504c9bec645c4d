"""PB 15. The pile: its quarters, and the division tiles between them."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.drawing import Forgone
from lazaretto.kernel import Said

from .pub import ANNA, pub

RICH = {"crisps": {"anna": 9}}


# When, and who


def test_when_the_last_card_of_a_quarter_is_gone_its_tile_is_decided_at_once() -> None:
    """PB 15.1, R26, R27. By the active player, before anything else; then it is removed."""
    v = pub(left=1, bites={"anna": 1}, **RICH, phase="sending").after("anna sends 1: cue")
    assert v.question == "DivisionTile" and v.asked == "anna" and v.t.tile_shows == 1 and v.hand("anna") == "cue"
    assert not v.may("anna sends 2") and not v.may("anna drinks")
    v.after("anna refuses")
    assert v.t.tile_shows == 0 and v.question == "Sending" and v.t.quarter == 1 and v.t.bites[ANNA] == 1


def test_the_card_comes_first_and_then_the_tile() -> None:
    """PB 15.1, R26. The zombie card is carried out before Anna decides; a fresh buddy card may help to pay."""
    v = pub("1 b g r y r", left=1, phase="sending").after("anna sends 1: fruit white")
    assert v.question == "ColourRolled" and v.t.tile_shows == 1
    assert v.after("anna names blue").question == "DivisionTile" and v.shows("1 b:fast g r y r")
    v = pub(quarter=2, left=1, hands={"anna": "cue"}, phase="sending").after("anna sends 1: blind")
    assert v.may("anna pays")


@pytest.mark.parametrize("quarter, tile", [(1, 1), (2, 2), (3, 3)])
def test_there_is_a_tile_after_each_of_three_quarters(quarter: int, tile: int) -> None:
    """PB 15.1, 15.5, R110. With the last card the next quarter is the current one."""
    v = pub(quarter=quarter, left=1, phase="sending").after("anna sends 1: cue")
    assert v.t.tile_shows == tile and v.t.quarter == quarter
    assert v.after("anna refuses").question == "Sending"


def test_in_the_scoring_the_tile_is_decided_too() -> None:
    """PB 15.1, R27. By whoever is active."""
    v = pub(left=1, ambulance="fast fast fast", active="cleo", phase="scoring", chance="cue")
    assert v.question == "DivisionTile" and v.asked == "cleo" and v.after("cleo pays: blind coat").t.bites == (0, 0, 1)


def test_a_tile_that_cannot_be_paid_is_gone_all_the_same() -> None:
    """PB 15.1, 15.3, R27."""
    v = pub(quarter=2, left=1, phase="sending").after("anna sends 1: cue")
    assert v.why_not("anna pays").rule == "PB 15.3" and v.after("anna refuses").t.tile_shows == 0


@pytest.mark.parametrize("quarter, told, reason", [
    (1, {}, ""),
    (2, {"hands": {"anna": "umbrella"}}, ""),
    (2, {}, "the price is two buddy cards of one's own"),
    (2, {"phone_box": 0}, "nobody is left in the phone box"),
    (3, {"bar": 0}, "no beer is left on the bar"),
])
def test_a_tile_that_is_not_paid_for_is_told_with_the_reason_if_it_could_not_be(quarter: int, told: dict[str, Any], reason: str) -> None:
    """PB 15.1. And not as a sale that is refused."""
    v = pub(quarter=quarter, left=1, **told, phase="sending").after("anna sends 1: cue", "anna refuses")
    assert v.told(Forgone) == [Forgone(ANNA, quarter, reason)] and GAME.report(v.told(Said)[-1], ("Anna", "Ben", "Cleo"), None) is None


def test_a_further_card_waits_for_the_tile() -> None:
    """PB 15.1, R36. The Jukebox empties quarter 1, and its run brings an empty green tile in: the tile is decided before that card is taken."""
    v = pub("1 G . . . .", variant="main-course", left=1, corner="b g r", phase="sending").after("anna sends 5: jukebox")
    assert v.question == "DivisionTile" and v.bus == 1
    v.after("anna pays: cue umbrella magazine")
    assert v.hand("anna") == "cue umbrella magazine" and v.bus == 4 and v.t.bites[ANNA] == 1 and v.t.tile_shows == 0


def test_while_a_tile_waits_only_cards_for_tile_two_are_bought() -> None:
    """PB 15.1, 15.3, R116. No beer, no pub food, no look; and for tile 1 no card either."""
    told = {"variant": "main-course", "left": 1, "bites": {"anna": 1}, "foods": {"anna": "tables"}, "hands": {"ben": "coat"}, "phase": "sending", **RICH}
    v = pub(quarter=2, **told).after("anna sends 1: cue")
    assert v.question == "DivisionTile" and v.may("anna asks ben for coat")
    assert {v.why_not(f"anna {words}").rule for words in ("drinks", "orders anything", "looks")} == {"PB 15.3"}
    v = pub(quarter=1, **told).after("anna sends 1: cue")
    assert v.question == "DivisionTile" and not any(v.may(f"anna {words}") for words in ("asks ben for coat", "drinks", "orders anything", "looks"))


def test_nobody_looks_under_a_tile_that_is_not_decided() -> None:
    """PB 15.1, 19.4, R110. In the Jukebox run that the last card of the quarter set off."""
    v = pub(variant="main-course", left=1, corner="b g r", foods={"anna": "tables"}, **RICH, phase="sending").after("anna sends 5: jukebox")
    assert v.question == "AtTheStop" and v.why_not("anna looks").rule == "R110"
    v.after("anna goes on", "anna goes on", "anna goes on", "anna refuses")
    assert v.may("anna looks")


# Tile 1


def test_tile_one_gives_two_cards_for_a_bite() -> None:
    """PB 15.2."""
    v = pub(left=1, phase="sending").after("anna sends 1: cue", "anna pays: blind coat")
    assert v.t.bites == (1, 0, 0) and v.hand("anna") == "cue blind coat" and v.t.left[1] == 12


def test_its_cards_come_one_after_the_other_and_zombie_cards_act() -> None:
    """PB 15.2, R29. The second is drawn when the first is done with."""
    v = pub("1 b g r y r", left=1, phase="sending").after("anna sends 1: cue", "anna pays: fruit white")
    assert v.question == "ColourRolled" and v.hand("anna") == "cue"
    v.after("anna names blue: too-dead")
    assert v.shows("1 b:fast g r y r") and v.aboard == "fast fast" and v.discard == "fruit too-dead"


def test_tile_one_at_four_bites_kills_a_buddy() -> None:
    """PB 15.2, R33. And on the Main Course costs a pub food marker; the cards are drawn."""
    v = pub(variant="main-course", left=1, bites={"anna": 4}, foods={"anna": "sauce"}, phase="sending").after("anna sends 1: cue", "anna pays: blind coat")
    assert v.t.sofa == 2 and v.t.bites[ANNA] == 0 and v.foods("anna") == "" and v.hand("anna") == "cue blind coat"


def test_if_that_was_the_last_buddy_no_card_is_drawn() -> None:
    """PB 15.2, 16.1, R33."""
    v = pub(left=1, bites={"anna": 4}, sofa=1, phase="sending").after("anna sends 1: cue", "anna pays")
    assert v.over and v.winners == "" and v.hand("anna") == "cue"


def test_fend_off_wards_off_the_price_and_the_cards_are_drawn() -> None:
    """PB 15.2, 19.7, R33."""
    v = pub(variant="main-course", left=1, foods={"anna": "fend-off"}, phase="sending").after("anna sends 1: cue", "anna pays")
    assert v.question == "Bitten"
    v.after("anna uses fend-off: blind coat")
    assert v.t.bites[ANNA] == 0 and v.hand("anna") == "cue blind coat" and v.t.used[ANNA]


# Tile 2


def test_tile_two_brings_a_red_buddy_for_two_own_cards() -> None:
    """PB 15.3, R111. They go under the pile, as they are chosen."""
    v = pub(quarter=2, left=1, hands={"anna": "cue toaster"}, phase="sending").after("anna sends 1: blind", "anna pays", "anna loses blind", "anna loses cue")
    assert v.hand("anna") == "toaster" and v.under == "blind cue" and v.t.sofa == 4 and v.t.phone_box == 1


def test_one_may_first_buy_cards_at_the_price_of_the_moment() -> None:
    """PB 15.3, 12.3, R34. Three on the sofa: three bags. Nothing else is sold now."""
    v = pub(quarter=2, left=1, crisps={"anna": 9}, bites={"anna": 1}, hands={"ben": "molotov"}, phase="sending").after("anna sends 1: cue")
    assert v.why_not("anna pays").rule == "PB 15.3" and v.why_not("anna drinks").text == "now you may buy buddy cards, nothing else"
    v.after("anna asks ben for molotov", "ben sells", "anna pays")
    assert v.t.crisps == (6, 3, 0) and v.under == "cue molotov" and v.t.sofa == 4


def test_for_a_tile_too_the_seller_may_refuse_and_the_first_round_has_no_market() -> None:
    """PB 15.3, 12.2, 12.4, R34."""
    told = {"quarter": 2, "left": 1, "hands": {"ben": "molotov"}, "phase": "sending", **RICH}
    v = pub(**told).after("anna sends 1: cue", "anna asks ben for molotov", "ben refuses")
    assert v.question == "DivisionTile" and v.why_not("anna asks ben for molotov").rule == "PB 12.4" and v.why_not("anna pays").rule == "PB 15.3"
    assert pub(**told, round=1).after("anna sends 1: cue").why_not("anna asks ben for molotov").rule == "PB 12.2"


def test_a_buddy_fetched_while_sending_may_be_sent_in_the_same_turn() -> None:
    """PB 15.3, 5.4, R11, R12. The sofa was empty; he plays like any other."""
    v = pub(quarter=2, left=1, sofa=1, hands={"anna": "cue"}, phase="sending").after("anna sends 1: blind", "anna pays")
    assert v.t.sofa == 1 and v.after("anna sends 2: coat").stools == "1 2"


# Tile 3


def test_tile_three_brings_a_red_buddy_for_a_roll_and_a_beer() -> None:
    """PB 15.4, R35. The roll first, then the beer, which heals nobody and counts for no drinker."""
    v = pub("1 b g r y r", quarter=3, left=1, bites={"anna": 2}, phase="sending").after("anna sends 1: cue", "anna pays: black white")
    assert v.aboard == "fast" and v.t.bar == 7 and v.t.phone_box == 2
    v.after("anna names blue")
    assert v.shows("1 b:fast g r y r") and v.t.bar == 6 and v.t.sofa == 4 and v.t.phone_box == 1 and v.t.beers == (0, 0, 0) and v.t.bites[ANNA] == 2


def test_without_a_beer_on_the_bar_there_is_no_buddy() -> None:
    """PB 15.4, R35."""
    v = pub(quarter=3, left=1, bar=0, phase="sending").after("anna sends 1: cue")
    assert v.why_not("anna pays").rule == "PB 15.4" and v.after("anna refuses").t.phone_box == 2


def test_with_other_colour_the_roll_of_tile_three_may_be_refused() -> None:
    """PB 15.4, 19.11."""
    v = pub("1 b g r y R", variant="main-course", quarter=3, left=1, foods={"anna": "colours"}, phase="sending")
    v.after("anna sends 1: cue", "anna pays: black", "anna names green")
    assert v.aboard == "" and v.shows("1 b g:fast r y R") and v.t.sofa == 4


def test_nobody_comes_from_an_empty_phone_box() -> None:
    """PB 15.3, 15.4. The two red buddies are all there are."""
    for quarter in (2, 3):
        v = pub(quarter=quarter, left=1, phone_box=0, hands={"anna": "cue blind"}, phase="sending").after("anna sends 1: cue")
        assert str(v.why_not("anna pays")) == f"nobody is left in the phone box (PB 15.{quarter + 1})"


# Under the pile


def test_under_the_pile_is_lowest_of_all() -> None:
    """PB 15.5, R30. Below all of quarter 4, in quarter 1 too; one under the other."""
    v = pub(under="cue", left=5, hands={"anna": "blind"}, phase="sending").after("anna sends 1: make-it-two")
    assert v.under == "cue blind make-it-two" and v.t.sunk_in == (3, 3, 3) and v.t.height() == 4 + 14 + 14 + 15 + 3


def test_the_bottom_of_the_current_quarter_is_above_its_division_tile() -> None:
    """PB 15.5, 18.5, R31. The Fruit machine comes back as the last card of quarter 1, before tile 1."""
    v = pub("1 Y:fast . . . .", variant="main-course", stools="1", left=1, corner="b g r", discard="fruit", phase="fighting sending")
    assert v.under == "fruit" and v.t.sunk_in == (0,) and v.t.in_quarter(0) == 2
    v.after("anna sends 2: cue")
    assert v.question == "Sending" and v.t.quarter == 0
    v.after("anna sends 3: black blue")
    assert v.question == "DivisionTile" and v.t.tile_shows == 1 and v.discard == "fruit" and v.aboard == "fast"


def test_in_quarter_four_its_bottom_is_the_bottom_of_the_pile() -> None:
    """PB 15.5, 18.5, R31. Below cards that were put under the pile before."""
    v = pub("1 Y:fast . . . .", variant="main-course", stools="1", quarter=4, under="cue", corner="b g r", discard="fruit", phase="fighting")
    assert v.under == "cue fruit" and v.t.sunk_in == (3, 3)


def test_the_discard_pile_is_never_shuffled_in_and_the_rescue_card_always_comes_first() -> None:
    """PB 15.5, 3.11, R32, R30. Of quarter 4 only the rescue card is left: whoever draws next draws it, not what lies beneath."""
    v = pub(quarter=4, left=1, under="cue blind", discard="coat", hands={"anna": "toaster"}, phase="sending").after("anna sends 1: taxi")
    assert v.over and v.winners == "anna" and v.discard == "coat" and v.under == "cue blind"
