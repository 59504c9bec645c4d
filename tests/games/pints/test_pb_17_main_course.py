"""PB 17. Main Course: what the second level adds."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.cards import FLESH_MOB, JUKEBOX
from lazaretto.kernel import RandomDealer, UnknownVariant

from .pub import ANNA, GAME, pub

SOLD_OUT = {"ben": "tables sauce menu fend-off call guns ticket colours"}      # nothing to buy: nobody is asked before a card is discarded


def test_the_main_course_adds_cards_numbers_markings_and_pub_food() -> None:
    """PB 17.1, R114. The Starters' Menu, which is the base game, has none of them."""
    base, main = GAME.rules(3, "base"), GAME.rules(3, "main-course")
    assert (len(base.cards), base.for_a_card, sum(base.tiles), base.food) == (56, (3, 3, 3, 3), 0, False)
    assert (len(main.cards), main.for_a_card, sum(main.tiles), main.food) == (60, (6, 5, 4, 3), 12, True)


def test_a_chosen_rescuer_goes_with_either_level_one_at_most() -> None:
    """PB 17.1, 3.10, R114, R5."""
    assert GAME.rules(3, "main-course+army").rescuers == GAME.rules(3, "army").rescuers == (30,)
    with pytest.raises(UnknownVariant, match="one rescuer comes"):
        GAME.rules(3, "army+taxi")


def test_both_jukeboxes_and_both_flesh_mobs_are_in_the_pile() -> None:
    """PB 17.2. Fifteen cards a quarter."""
    base, main = GAME.rules(3, "base").cards, GAME.rules(3, "main-course").cards
    assert [cards.count(card) for cards in (base, main) for card in (FLESH_MOB, JUKEBOX)] == [0, 0, 2, 2]
    assert GAME.begin(3, "main-course", RandomDealer(1)).table.left == (15, 15, 15, 16)


@pytest.mark.parametrize("quarter, price", [(1, 6), (2, 5), (3, 4), (4, 3)])
@pytest.mark.parametrize("cards", [1, 2])
def test_a_card_goes_for_six_five_four_or_three_zombies_by_the_quarter(quarter: int, price: int, cards: int) -> None:
    """PB 17.3, 17.2. One zombie fewer, one card fewer; a rest is lost."""
    words = " ".join(("cue", "toaster")[:cards])
    told = {"variant": "main-course", "quarter": quarter, "foods": SOLD_OUT, "phase": "scoring"}
    v = pub(ambulance="fast " * (price * cards), chance=words, **told)
    assert v.discard == words and v.t.crisps[ANNA] == price * cards
    v = pub(ambulance="fast " * (price * cards - 1), chance="cue" if cards > 1 else "", **told)
    assert v.discard == ("cue" if cards > 1 else "") and v.t.crisps[ANNA] == price * cards - 1


@pytest.mark.parametrize("variant, quarter, defeated, before, after", [
    ("main-course", 1, 11, "cue", "toaster"), ("main-course", 1, 10, "cue", ""), ("main-course", 2, 9, "cue", "toaster"), ("main-course", 2, 8, "cue", ""),
    ("main-course", 3, 10, "cue", "toaster molotov"), ("base", 1, 9, "cue", "toaster molotov"), ("base", 3, 5, "cue", ""),
])
def test_across_a_division_tile_each_card_costs_what_its_quarter_says(variant: str, quarter: int, defeated: int, before: str, after: str) -> None:
    """PB 17.3, 11.2, R28. One card is left of the quarter: it goes, the tile is decided, and the rest of the zombies pays for cards of the next."""
    foods = SOLD_OUT if variant == "main-course" else {}
    v = pub(variant=variant, quarter=quarter, left=1, ambulance="fast " * defeated, foods=foods, phase="scoring", chance=before)
    assert v.question == "DivisionTile" and v.discard == before
    assert v.after(f"anna refuses: {after}").discard == f"{before} {after}".strip()


def test_a_bonus_taken_in_between_comes_before_the_next_discard() -> None:
    """PB 17.3, 15.2, R28. Anna draws two of quarter 2, then a third is discarded."""
    v = pub(variant="main-course", left=1, ambulance="fast " * 11, foods=SOLD_OUT, phase="scoring", chance="cue")
    v.after("anna pays: blind coat", "anna goes on: toaster")
    assert v.hand("anna") == "blind coat" and v.discard == "cue toaster" and v.t.left[1] == 12
