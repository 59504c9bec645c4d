"""IN 5. What a card does, and when."""

from __future__ import annotations

import pytest

from .village import CIL, village

# Infections


def test_infected_now_acts_in_the_round_you_are_handed_it() -> None:
    """IN 5.1."""
    v = village().hand(bob="infected-now").end_round()
    assert v.how("bob") == "infected" and v.out == "bob"


def test_infected_next_round_acts_one_round_later() -> None:
    """IN 5.1, 5.3. Until then you are safe."""
    v = village().hand(bob="infected-next").end_round()
    assert v.how("bob") == "safe" and v.out == ""
    v.hand().end_round()
    assert v.how("bob") == "infected" and v.out == "bob"


def test_infected_in_two_rounds_acts_two_rounds_later() -> None:
    """IN 5.1, 5.3."""
    v = village().hand(bob="infected-in-two").end_round().hand().end_round()
    assert v.how("bob") == "safe" and v.out == ""
    v.hand().end_round()
    assert v.how("bob") == "infected" and v.out == "bob"


@pytest.mark.parametrize("seats", [5, 6, 8])
@pytest.mark.parametrize("card, rounds", [("infected-now", 0), ("infected-next", 1), ("infected-in-two", 2), ("contagious-now", 0), ("contagious-next", 1)])
@pytest.mark.parametrize("place", [0, 1])
def test_cards_of_the_first_round_act_in_their_time(seats: int, card: str, rounds: int, place: int) -> None:
    """IN 5.1, 5.2, 4.3. Either of the two."""
    cards = ["safe", "safe"] if seats > 5 else ["safe"]
    cards[place % len(cards)] = card
    v = village(seats, round=1, doctors="anna eve" if seats > 6 else "anna").hand(cil=" ".join(cards)).end_round()
    for _ in range(rounds):
        assert v.out == ""
        v.hand().end_round()
    assert v.out == "cil" and v.t.round == rounds + 2


@pytest.mark.parametrize("card, before, acts", [
    ("infected-next", "infected-next safe", False), ("infected-in-two", "infected-in-two safe safe", False), ("infected-now", "infected-now safe", False),
    ("infected-in-two", "infected-in-two safe", True), ("infected-next", "infected-next", True), ("contagious-next", "contagious-next", True),
    ("contagious-next", "contagious-next safe", False), ("contagious-now", "contagious-now", False),
])
def test_a_card_acts_once_and_never_again(card: str, before: str, acts: bool) -> None:
    """IN 5.1, 5.2. Its round comes, and is over."""
    assert card in before
    v = village(round=4, before={"bob": before}).hand().end_round()
    assert v.out == ("bob" if acts else "")


@pytest.mark.parametrize("now, before", [("contagious-now", ""), ("safe", "contagious-next")])
def test_contagious_cards_infect_villagers_in_the_same_way(now: str, before: str) -> None:
    """IN 5.2."""
    v = village(before={"bob": before}).hand(bob=now).end_round()
    assert v.how("bob") == "infected" and v.out == "bob"


def test_contagious_next_round_waits_a_round() -> None:
    """IN 5.2, 5.3."""
    v = village().hand(bob="contagious-next").end_round()
    assert v.how("bob") == "safe"
    assert v.hand().end_round().out == "bob"


@pytest.mark.parametrize("now, before", [("contagious-now", ""), ("safe", "contagious-next")])
def test_a_contagious_card_never_infects_a_plague_doctor(now: str, before: str) -> None:
    """IN 5.2, R16. He declares safe, whoever may wonder."""
    v = village(before={"anna": before}).hand(anna=now).end_round()
    assert v.how("anna") == "safe" and v.out == "" and v.winners is None


def test_a_contagious_card_does_not_save_the_doctor_from_the_die() -> None:
    """IN 5.2, 5.6. It does nothing to him at all."""
    v = village(before={"anna": "contagious-next"}).hand(anna="roll", dice="shield").end_round()
    assert v.how("anna") == "shield"


def test_an_infection_acts_though_its_giver_is_out() -> None:
    """IN 5.1, R24."""
    v = village(doctors="anna eve", seats=8, before={"cil": "infected-next"}, out="eve").hand().end_round()
    assert v.how("cil") == "infected"


# Vaccinations


@pytest.mark.parametrize("now, before", [
    ("vaccinate-now", "infected-next"), ("vaccinate-now", "infected-in-two safe"), ("vaccinate-now", "contagious-next"),
    ("infected-now", "vaccinate-next"), ("contagious-now", "vaccinate-next"),
])
def test_a_vaccination_cancels_an_infection_that_acts_in_its_round(now: str, before: str) -> None:
    """IN 5.4, 5.3. Now in the round you are handed it, Next Round in the round after."""
    v = village(round=3, before={"bob": before}).hand(bob=now).end_round()
    assert v.how("bob") == "safe" and v.out == ""


@pytest.mark.parametrize("cards", ["infected-now vaccinate-now", "vaccinate-now infected-now", "contagious-now vaccinate-now"])
def test_in_the_first_round_both_may_come_at_once(cards: str) -> None:
    """IN 5.4. The order of the two cards does not matter."""
    v = village(round=1).hand(cil=cards).end_round()
    assert v.how("cil") == "safe" and v.out == ""


def test_two_delayed_cards_of_the_first_round_meet_in_the_second() -> None:
    """IN 5.3, 5.4."""
    v = village(round=1).hand(cil="vaccinate-next infected-next").end_round().hand().end_round()
    assert v.out == "" and v.t.handed[CIL].size == 3


@pytest.mark.parametrize("now, before", [
    ("infected-now", "vaccinate-now"),               # a Now of the round before
    ("infected-now", "vaccinate-next safe"),         # a Next of two rounds before
    ("vaccinate-next", "infected-next"),             # a Next does not help in the round in which it comes
    ("safe", "vaccinate-now infected-next"),         # both a round too early
])
def test_a_vaccination_protects_in_its_round_and_in_no_other(now: str, before: str) -> None:
    """IN 5.4, R18."""
    v = village(round=3, before={"bob": before}).hand(bob=now).end_round()
    assert v.how("bob") == "infected" and v.out == "bob"


def test_one_vaccination_cancels_every_infection_of_the_round() -> None:
    """IN 5.4, R17."""
    v = village(round=3, before={"bob": "infected-in-two infected-next"}).hand(bob="vaccinate-now").end_round()
    assert v.how("bob") == "safe"
    v = village(round=1).hand(bob="infected-next infected-next").end_round().hand(bob="vaccinate-now").end_round()
    assert v.how("bob") == "safe" and v.out == ""


def test_a_cancelled_infection_is_gone_for_good() -> None:
    """IN 5.4, R19."""
    v = village(before={"bob": "infected-next"}).hand(bob="vaccinate-now").end_round()
    for _ in range(3):
        v.hand().end_round()
    assert v.out == ""


def test_a_vaccination_with_nothing_to_cancel_counts_as_safe() -> None:
    """IN 5.4, R18."""
    v = village().hand(bob="vaccinate-now", cil="vaccinate-next").end_round()
    assert v.how("bob") == v.how("cil") == "safe"


def test_a_vaccination_leaves_a_later_infection_be() -> None:
    """IN 5.3, 5.4. Vaccinated too early, one falls all the same."""
    v = village(round=3, before={"bob": "infected-in-two"}).hand(bob="vaccinate-now").end_round()
    assert v.out == ""
    assert v.hand().end_round().out == "bob"


def test_a_vaccination_does_not_protect_from_dice() -> None:
    """IN 5.5. The rulebook's example: a delayed vaccination last round, a Roll Dice card now."""
    v = village(before={"bob": "vaccinate-next"}).hand(bob="roll", dice="skull").end_round()
    assert v.how("bob") == "skull" and v.out == "bob"


@pytest.mark.parametrize("dice, out", [("shield", ""), ("skull", "bob")])
def test_saved_from_an_infection_one_must_still_roll(dice: str, out: str) -> None:
    """IN 5.5, R20. Infection, vaccination and dice in one round."""
    v = village(round=1).hand(bob="infected-next vaccinate-next").end_round().hand(bob="roll", dice=dice).end_round()
    assert v.how("bob") == dice and v.out == out


# Dice


@pytest.mark.parametrize("card, dice, out", [
    ("roll", "shield", ""), ("roll", "skull", "bob"),
    ("double-dice", "shield shield", ""), ("double-dice", "shield skull", "bob"), ("double-dice", "skull", "bob"),
])
def test_roll_dice_is_one_roll_and_double_dice_another_after_a_shield(card: str, dice: str, out: str) -> None:
    """IN 5.6, 6.4."""
    v = village().hand(bob=card, dice=dice).end_round()
    assert v.how("bob") == dice and v.out == out


def test_a_dice_card_makes_you_roll_in_its_round_only() -> None:
    """IN 5.6."""
    v = village().hand(bob="roll", dice="shield").end_round().hand().end_round()
    assert v.how("bob") == "safe"
    v = village(round=1).hand(bob="roll double-dice", dice="shield shield shield").end_round().hand().end_round()
    assert v.how("bob") == "safe"


@pytest.mark.parametrize("cards, dice", [
    ("roll roll", "shield shield"), ("roll roll", "shield skull"), ("roll roll", "skull"),
    ("roll double-dice", "shield shield shield"), ("double-dice roll", "shield shield skull"), ("double-dice double-dice", "shield shield shield skull"),
])
def test_handed_several_dice_cards_you_roll_for_each(cards: str, dice: str) -> None:
    """IN 5.7, R23. Until the first skull."""
    v = village(round=1).hand(bob=cards, dice=dice).end_round()
    assert v.how("bob") == dice and v.out == ("bob" if "skull" in dice else "")


@pytest.mark.parametrize("now, before", [("roll", "infected-next"), ("double-dice", "infected-in-two safe"), ("roll", "contagious-next")])
def test_an_infection_that_acts_goes_before_dice(now: str, before: str) -> None:
    """IN 5.8, R21. You do not roll."""
    v = village(round=3, before={"bob": before}).hand(bob=now).end_round()
    assert v.how("bob") == "infected" and v.out == "bob"


@pytest.mark.parametrize("cards", ["safe infected-now", "infected-now safe", "contagious-now safe", "roll infected-now", "silent infected-now"])
def test_an_infection_that_acts_goes_before_safe(cards: str) -> None:
    """IN 5.8. Whatever else came."""
    v = village(round=1).hand(bob=cards).end_round()
    assert v.how("bob") == "infected" and v.out == "bob"


@pytest.mark.parametrize("before", ["infected-in-two", "infected-next safe"])
def test_an_infection_that_does_not_act_yet_or_any_more_leaves_the_dice_to_be_rolled(before: str) -> None:
    """IN 5.8, R22."""
    v = village(round=3, before={"bob": before}).hand(bob="roll", dice="shield").end_round()
    assert v.how("bob") == "shield"


def test_a_pending_infection_and_dice_in_the_same_round() -> None:
    """IN 5.8, 5.3, R22."""
    v = village(round=1).hand(bob="infected-next roll", dice="shield").end_round()
    assert v.how("bob") == "shield" and v.out == ""
    assert v.hand().end_round().out == "bob"


# Safe cards


@pytest.mark.parametrize("card", ["safe", "silent"])
def test_safe_and_silent_cards_leave_you_safe(card: str) -> None:
    """IN 5.9, 6.2."""
    v = village().hand(bob=card).end_round()
    assert v.how("bob") == "safe" and v.out == ""
