"""PB 11. Scoring: crisps, cards off the pile, bites."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.anytime import Ask, Drink, LookTwice, Order, OrderAny
from lazaretto.kernel import NOT_HERE

from .pub import ANNA, BEN, pub


def test_four_defeated_zombies_are_four_bags_and_one_card() -> None:
    """PB 11.1, 11.2, 11.3. The example; the chips go back to the stock."""
    v = pub(ambulance="fast tough fast-sauce tough-snappy", phase="scoring", chance="cue")
    assert v.t.crisps == (4, 0, 0) and v.discard == "cue" and v.ambulance == "" and v.t.stock.size == 86


@pytest.mark.parametrize("defeated, cards", [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_for_every_three_a_card_goes_and_a_rest_is_lost(defeated: int, cards: int) -> None:
    """PB 11.2, R28. While all bags are paid (PB 11.1)."""
    words = " ".join(("cue", "toaster", "molotov")[:cards])
    v = pub(ambulance="fast " * defeated, phase="scoring", chance=words)
    assert v.discard == words and v.t.crisps == (defeated, 0, 0) and v.t.left[0] == 14 - cards


def test_discarded_zombie_cards_do_nothing() -> None:
    """PB 11.2, R25."""
    v = pub(ambulance="fast " * 6, hands={"anna": "cue cue"}, phase="scoring", chance="too-dead make-it-two")
    assert v.aboard == "" and v.hand("anna") == "cue cue" and v.discard == "too-dead make-it-two" and v.under == ""


def test_crisps_are_for_the_active_player_alone() -> None:
    """PB 11.1. And for defeated zombies alone."""
    v = pub(ambulance="fast", crisps={"anna": 2, "ben": 5}, active="ben", markers={"ben": "fast"}, phase="scoring")
    assert v.t.crisps == (2, 6, 0)


def test_chips_that_wait_are_no_part_of_the_stock() -> None:
    """PB 11.3, 11.8, R19. Until they are scored."""
    v = pub(ambulance="fast fast fast", markers={"anna": "tough fast"}, left=1, phase="scoring", chance="cue")
    assert v.question == "DivisionTile" and v.t.stock.size == 81
    assert v.after("anna refuses").t.stock.size == 86


def test_two_zombies_and_a_snappy_one_are_four_bites() -> None:
    """PB 11.4, 11.5, 11.6, 11.8. The example: 1 + 1 + 2; the chips are turned up and go back."""
    v = pub(markers={"anna": "fast tough fast-snappy"}, phase="scoring")
    assert v.t.bites == (4, 0, 0) and v.marker("anna") == "" and v.t.stock.size == 86 and v.t.sofa == 4


@pytest.mark.parametrize("chips, bites", [
    ("fast", 1), ("fast-sauce", 1), ("tough", 1), ("tough-sauce", 1), ("tough!", 1), ("fast-snappy", 2), ("tough-snappy", 2), ("tough-snappy!", 2),
])
def test_each_zombie_bites_once_and_a_snappy_one_twice(chips: str, bites: int) -> None:
    """PB 11.5, 11.6, R17. A wounded one as any other."""
    assert pub(markers={"anna": chips}, phase="scoring").t.bites == (bites, 0, 0)


@pytest.mark.parametrize("before, chips, after, dead", [
    (3, "fast", 4, 0), (4, "fast", 0, 1), (4, "fast-snappy", 1, 1), (3, "fast-snappy", 0, 1), (0, "fast " * 5, 0, 1), (4, "fast " * 6, 0, 2),
    (4, "fast-snappy fast-snappy fast-snappy fast-snappy", 2, 2), (1, "fast " * 14, 0, 3),
])
def test_at_every_fifth_bite_a_buddy_dies_and_counting_goes_on_from_nought(before: int, chips: str, after: int, dead: int) -> None:
    """PB 11.7, R61. Several in one count; the second bite of a snappy zombie counts on."""
    v = pub(bites={"anna": before, "ben": 4}, markers={"anna": chips}, phase="scoring")
    assert v.t.bites == (after, 4, 0) and v.t.sofa == 4 - dead and v.t.phone_box == 2 and not v.over


def test_players_never_drop_out_and_the_next_has_a_turn() -> None:
    """PB 11.7, 11.8. Anna's marker has cost two buddies; Ben is next, and she after the others."""
    v = pub("1 b b b b b", phase="turn", sofa=4, bites={"anna": 4}, markers={"anna": "fast " * 6}).after("anna sends 1: cue")
    v.after("anna goes on: bat bat bat dart dart bow bow red")
    assert v.t.sofa == 2 and v.asked == "ben" and v.t.active == BEN and v.t.bites[ANNA] == 0


def test_once_the_bites_are_looked_at_nothing_is_bought() -> None:
    """PB 11.4, 12.1. Anna has seen three bites, and could pay for anything."""
    v = pub(
        variant="main-course", markers={"anna": "fast fast-snappy"}, bites={"anna": 1}, crisps={"anna": 9}, foods={"anna": "fend-off tables"},
        hands={"ben": "cue"}, phase="scoring",
    ).after("anna goes on")
    assert v.question == "Bitten" and v.why_not("anna drinks") == NOT_HERE == v.why_not("anna asks ben for cue")
    for move in (Drink(ANNA), Ask(BEN, 0), Order(0), OrderAny(), LookTwice()):
        reason = move.why_not(v.t, ANNA)
        assert reason is not None and reason.rule == "PB 12.1"


def test_no_buddy_card_is_played_in_the_scoring() -> None:
    """PB 11.9, R94. Before a card is discarded or after it."""
    told = {"hands": {"anna": "undead blind scatter coat"}, "crisps": {"anna": 4}, "bites": {"anna": 2}, "markers": {"anna": "fast"}}
    v = pub(ambulance="fast fast fast", phase="scoring", **told)
    for chance in (": cue", ""):
        for words in ("undead 1", "blind 1", "scatter 1-1", "coat 1"):
            assert v.why_not(f"anna plays {words}").rule == "PB 11.9"
        v.after(f"anna goes on{chance}")
    assert v.hand("anna") == "undead blind scatter coat" and v.t.bites[ANNA] == 3


def test_a_card_drawn_in_the_scoring_waits_and_a_zombie_card_acts() -> None:
    """PB 11.9, R94. By tile 1: the blind is not played, two get on the bus and wait for the next turn."""
    v = pub(ambulance="fast fast fast", crisps={"anna": 1}, left=1, phase="scoring", chance="cue").after("anna pays: blind too-dead")
    assert v.question == "Meanwhile" and v.why_not("anna plays blind 1").rule == "PB 11.9"
    assert v.after("anna goes on").aboard == "fast fast" and v.bus == 1 and v.hand("anna") == "blind"


def test_a_jukebox_drawn_in_the_scoring_runs_now() -> None:
    """PB 11.9, 14.7, R94. Its zombies are counted with the rest; no card for the bus helps."""
    v = pub(
        "1 b:fast-snappy . . . .\n 2 b:fast . . . .\n 3 g . . . .", variant="main-course", ambulance="fast " * 6, markers={"anna": "fast"},
        hands={"anna": "motion unstoppable continental"}, left=1, corner="b g y", phase="scoring",
    ).after("anna goes on: cue", "anna pays: jukebox")
    assert v.question == "AtTheStop" and v.why_not("anna plays motion").rule == "PB 11.9"
    v.after("anna goes on", "anna deals to ben", "anna goes on", "anna deals to anna", "anna goes on: toaster", "anna goes on")
    assert v.t.bites == (3, 2, 0) and v.bus == 4 and v.discard == "cue jukebox"


def test_to_pay_and_to_lose_cards_is_no_playing() -> None:
    """PB 11.9, R105. In the scoring tile 2 takes two cards, and Make it two takes two more."""
    v = pub(ambulance="fast fast fast", hands={"anna": "cue blind"}, quarter=2, left=1, phase="scoring", chance="molotov").after("anna pays")
    assert v.t.sofa == 5 and v.under == "cue blind"
    v = pub(ambulance="fast fast fast", hands={"anna": "cue blind"}, left=1, phase="scoring", chance="molotov").after("anna pays: make-it-two umbrella")
    assert v.under == "cue blind make-it-two" and v.hand("anna") == "umbrella"


# The fifth bite when nobody sits on the sofa


def test_with_an_empty_sofa_one_at_the_bar_dies_whom_the_active_player_chooses() -> None:
    """PB 11.7, R60. By the price of tile 1, in the sending."""
    v = pub(stools="2", sofa=1, bites={"anna": 4}, left=1, phase="sending").after("anna sends 3: cue", "anna pays")
    assert v.question == "Dying" and v.asked == "anna" and v.why_not("anna mourns 1").rule == "R60"
    v.after("anna mourns 2: umbrella toaster")
    assert v.stools == "3" and v.t.sofa == 0 and v.t.bites[ANNA] == 0 and v.hand("anna") == "cue umbrella toaster"


def test_the_row_of_the_dead_has_no_buddy_and_its_pieces_are_put_away_unused() -> None:
    """PB 11.7, R60. Anna sends one more by Late Call, which empties quarter 1, and pays for tile 1."""
    v = pub(
        "1 b g:fast r y r\n 2 b:fast g r y b", variant="main-course", stools="1 2", sofa=1, bites={"anna": 4}, left=1, foods={"anna": "call"},
        placed={"1-2": "toaster extra", "2-1": "bat"}, loose="bat", corner="b g y", phase="placing fighting",
    ).after("anna sends 3: cue", "anna pays", "anna mourns 1: umbrella magazine")
    assert v.stools == "2 3" and v.discard == "toaster" and v.hits("1-2") == 0 and v.foods("anna") == ""
    v.after("anna goes on")
    assert v.shows("1 b g:fast r y r\n 2 g r y b b") and v.ambulance == "fast" and v.t.sofa == 2


def test_of_one_at_the_bar_and_nobody_on_the_sofa_there_is_no_choice() -> None:
    """PB 11.7, 16.1, R60, R62. He was the last."""
    v = pub(sofa=1, bites={"anna": 4}, left=1, phase="sending").after("anna sends 3: cue", "anna pays")
    assert v.over and v.winners == "" and v.hand("anna") == "cue"
