"""PB 12. At any time in your turn: buddy cards of others, and beer."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.anytime import CARD_TOO_DEAR, Ask
from lazaretto.games.pints.cards import CARD_NAMES
from lazaretto.games.pints.moves import GO_ON, REFUSE, SELL
from lazaretto.kernel import NotAsked

from .pub import ANNA, BEN, GAME, pub

THIRSTY = {"crisps": {"anna": 8}, "bites": {"anna": 3}}


# When


def test_between_one_thing_and_the_next_the_active_player_may_buy() -> None:
    """PB 12.1, R116. Before each buddy, before the throw and after it, before a row, each push and each stop, and the bites."""
    v, asked = pub(aboard="fast fast", bus=2, **THIRSTY), []
    for words in ("sends 1: cue", "goes on: bat bat bat dart dart bow bow red", *["goes on"] * 7):
        asked.append(v.question)
        assert v.may("anna drinks")
        v.after(f"anna {words}")
    assert asked == ["Sending", "Sending", "Placing", "Squares", "Meanwhile", "Meanwhile", "AtTheStop", "AtTheStop", "Meanwhile"]


def test_between_pieces_and_between_squares_too() -> None:
    """PB 12.1, R116. But not between the hits on one square."""
    v = pub("1 b:fast,fast g:fast r y b", stools="1", loose="bat extra dart", phase="placing fighting", **THIRSTY)
    v.after("anna places bat 1-1", "anna drinks", "anna places extra 1-1", "anna places dart 1-2", "anna goes on")
    assert v.question == "Squares" and v.may("anna drinks")
    v.after("anna fights 1-1")
    assert v.question == "Squares" and v.ambulance == "fast fast" and v.after("anna drinks").t.bites[ANNA] == 1


def test_before_each_card_that_is_discarded_one_may_buy() -> None:
    """PB 12.1, 11.2, R116. Seven defeated are seven bags and two cards; a rest brings no further question, and before the crisps there is none."""
    v = pub(ambulance="fast " * 7, bites={"anna": 3}, phase="scoring")
    assert v.question == "Meanwhile" and v.t.crisps[ANNA] == 7 and v.discard == "" and v.ambulance
    v.after("anna goes on: cue")
    assert v.question == "Meanwhile" and v.discard == "cue" and v.may("anna drinks")
    v.after("anna goes on: toaster")
    assert v.question == "Meanwhile" and v.discard == "cue toaster" and v.ambulance == ""
    assert v.after("anna goes on").asked == ""


def test_crisps_just_earned_save_who_has_no_card_from_the_taxi() -> None:
    """PB 12.2, 11.2, 16.5, R116, R85. The last card of the pile is the rescue: Anna buys a card of Ben before it is turned up; who goes on is left behind."""
    told = {"quarter": 4, "left": 1, "rescuer": "taxi", "sofa": 3, "ambulance": "fast fast fast", "hands": {"ben": "cue cue"}, "phase": "scoring"}
    v = pub(**told).after("anna asks ben for cue", "ben sells: taxi")
    assert v.winners == "anna ben"
    assert pub(**told).after("anna goes on: taxi").winners == "ben"


def test_one_is_asked_only_where_there_is_something_one_may_do() -> None:
    """PB 12.1, R116. With three bags there is no beer: the fight, the bus and the scoring go by."""
    v = pub(stools="1", crisps={"anna": 3}, bites={"anna": 3}, hands={"anna": "cue", "ben": ""}, phase="fighting driving scoring")
    assert v.asked == "" and v.bus == 2


# Nothing more


def test_who_wants_nothing_more_in_the_fight_is_asked_nothing_until_the_bus() -> None:
    """PB 12.1, R123. Said at any moment of the fight: rows are fought and pushed, and the next question is the bus's; in the next fight all is asked again."""
    v = pub(stools="1 3", aboard="fast fast", bus=1, phase="fighting driving", **THIRSTY)
    assert v.question == "Squares"
    v.after("anna wants nothing more")
    assert v.question == "AtTheStop" and v.stools == "" and v.may("anna drinks")
    w = pub(stools="1 3", phase="fighting", **THIRSTY).after("anna goes on")
    assert w.question == "Meanwhile" and w.after("anna wants nothing more").asked == ""


def test_after_a_jukebox_run_who_wanted_nothing_more_is_not_asked_again() -> None:
    """PB 14.7, R123. Row 1 brings an empty green tile in, and Anna draws a Jukebox: before its stops she is asked, and then no more in the fight."""
    v = pub("1 G b r y b", variant="main-course", stools="1 3", corner="b g r", bus=1, phase="fighting", **THIRSTY)
    v.after("anna wants nothing more: jukebox")
    for _ in range(3):
        assert v.question == "AtTheStop" and v.may("anna drinks")
        v.after("anna goes on")
    assert v.asked == "" and v.stools == ""


A_THROW = "zombie bat zombie bat dart dart bow red"


def test_before_zombies_board_one_may_buy_what_keeps_them_off() -> None:
    """PB 12.1, 13.9, 19.10, R116. Z-word from another, No Ticket of one's choice; all else waits a moment, and without a zombie nothing is asked."""
    told = {"hands": {"ben": "zword cue"}, "crisps": {"anna": 8}, "bites": {"anna": 1}, "sofa": 3, "phase": "throw"}
    v = pub(**told, chance=A_THROW)
    assert v.question == "Boarding" and v.options("anna") == (GO_ON, Ask(BEN, CARD_NAMES.index("zword")))
    v.after("anna asks ben for zword", "ben sells", "anna plays zword: bat zombie")
    assert v.aboard == "fast" and v.t.crisps[:2] == (5, 3) and v.discard == "zword" and v.asked == ""
    assert pub(**told, chance=A_THROW).after("anna asks ben for zword", "ben refuses").aboard == "fast fast"
    assert pub(**told, chance=A_THROW.replace("zombie", "bow")).asked == ""
    v = pub(variant="main-course", crisps={"anna": 7}, foods={"ben": "colours"}, phase="throw", chance=A_THROW)
    assert v.question == "Boarding" and not v.may("anna orders anything") and not v.may("anna orders menu")
    assert v.after("anna orders ticket", "anna uses ticket").aboard == "fast" and v.t.crisps[ANNA] == 0
    assert pub(variant="main-course", crisps={"anna": 6}, foods={"ben": "colours"}, phase="throw", chance=A_THROW).asked == ""


def test_while_the_colour_is_settled_other_colour_may_be_ordered() -> None:
    """PB 12.1, 19.11, R116. With seven bags, if it is in stock and the die does not show white; and then it is used."""
    throw = A_THROW.replace("zombie", "bow")
    v = pub("1 b g r y b", variant="main-course", crisps={"anna": 7}, phase="throw", chance=throw)
    assert v.question == "ColourRolled" and v.why_not("anna names blue").rule == "PB 19.1" and not v.may("anna orders menu")
    assert GAME.page(v.position.seen_by(ANNA), [], ("Anna", "Ben", "Cleo")).title == "The colour die shows red: let it be, or order Other Colour."
    v.after("anna orders colours", "anna names yellow")
    assert v.shows("1 b g r y:fast b") and v.t.crisps[ANNA] == 0 and v.t.used[ANNA]
    assert pub(variant="main-course", crisps={"anna": 6}, phase="throw", chance=throw).asked == ""
    assert pub(variant="main-course", crisps={"anna": 7}, phase="throw", chance=throw).after("anna goes on").asked == ""
    assert not pub(variant="main-course", crisps={"anna": 7}, phase="throw", chance=throw.replace("red", "white")).may("anna orders colours")


def test_which_square_is_next_is_asked_all_the_same_and_there_all_is_open() -> None:
    """R123, R54, PB 8.2. If the order matters a square must be chosen before one can want nothing more; it is no promise. Else one can at once."""
    rows = """
        1 b r y g b
        2 b:fast g:fast r y b
    """
    told = {"stools": "1 2", "loose": "bat dart", "bus": 1, "phase": "placing fighting", **THIRSTY}
    w = pub(rows, **told).after("anna places bat 2-1", "anna places dart 2-2", "anna goes on", "anna goes on", "anna goes on", "anna goes on")
    assert w.question == "Squares" and w.may("anna fights 2-2") and w.after("anna wants nothing more").asked == "" and w.ambulance == "fast fast"
    v = pub(rows, variant="main-course", foods={"anna": "sauce"}, **told)
    v.after("anna places bat 2-1", "anna places dart 2-2", "anna goes on", "anna wants nothing more")
    assert v.question == "Squares" and v.may("anna drinks") and v.why_not("anna wants nothing more").rule == "PB 8.2"
    assert v.after("anna fights 2-1").asked == "" and v.ambulance == "fast fast"


def test_who_wants_nothing_more_in_a_run_is_not_asked_at_its_stops() -> None:
    """R123, PB 10.2. Nor about cards for the bus; the scoring asks again."""
    v = pub(aboard="fast fast fast", bus=2, hands={"anna": "motion"}, phase="driving scoring", **THIRSTY).after("anna wants nothing more")
    assert v.question == "Meanwhile" and v.bus == 5 and v.hand("anna") == "motion"


def test_who_wants_nothing_more_in_the_scoring_has_cards_discarded_and_bites_counted() -> None:
    """R123, PB 11.2, 11.4."""
    v = pub(ambulance="fast " * 7, bites={"anna": 3}, phase="scoring").after("anna wants nothing more: cue toaster")
    assert v.asked == "" and v.discard == "cue toaster"


def test_at_the_last_moment_of_a_phase_there_is_only_to_go_on() -> None:
    """R123. Before the last push, the last stop and the bites it would say the same as to go on."""
    v = pub("1 b:fast g r y b", stools="1", aboard="fast", bus=2, phase="fighting driving scoring", **THIRSTY).after("anna goes on")
    assert v.question == "Meanwhile" and v.may("anna wants nothing more")                 # a second push comes
    for last in ("Meanwhile", "AtTheStop", "Meanwhile"):
        v.after("anna goes on")
        assert v.question == last and v.why_not("anna wants nothing more").rule == "R123"


# Buddy cards


def test_from_the_second_round_on_a_card_is_bought_for_crisps() -> None:
    """PB 12.2, 12.3. Three on the sofa, three bags, paid to the seller."""
    v = pub(stools="1", hands={"ben": "cue blind"}, crisps={"anna": 5, "ben": 1}, phase="sending").after("anna asks ben for blind")
    assert v.asked == "ben"
    v.after("ben sells")
    assert v.hand("anna") == "blind" and v.hand("ben") == "cue" and v.t.crisps == (2, 4, 0)


@pytest.mark.parametrize("active, round, market", [("anna", 1, False), ("anna", 2, True)])
def test_in_the_first_round_nothing_is_bought(active: str, round: int, market: bool) -> None:
    """PB 12.2, R42."""
    v = pub(hands={"ben": "cue"}, crisps={"anna": 9}, active=active, round=round, phase="sending")
    assert v.may("anna asks ben for cue") if market else v.why_not("anna asks ben for cue").rule == "PB 12.2"


def test_the_second_round_begins_when_all_have_had_a_turn() -> None:
    """PB 12.2, R42, R7. Of three players: Cleo's first turn is the third of the game, the fourth is Anna's second."""
    v = pub(hands={"ben": "cue"}, crisps={"cleo": 9}, active="cleo", round=1, phase="sending")
    v.t.turns = 3
    assert v.why_not("cleo asks ben for cue").rule == "PB 12.2"
    v.t.turns = 4
    assert v.may("cleo asks ben for cue")


@pytest.mark.parametrize("sofa, price", [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (6, 6)])
def test_the_price_is_the_number_of_buddies_on_the_sofa_and_at_least_one(sofa: int, price: int) -> None:
    """PB 12.3, R40."""
    v = pub(stools="1", sofa=sofa, hands={"ben": "cue"}, crisps={"anna": price}, phase="sending").after("anna asks ben for cue", "ben sells")
    assert v.t.crisps == (0, price, 0)
    v = pub(stools="1", sofa=sofa, hands={"ben": "cue"}, crisps={"anna": price - 1}, bites={"anna": 1}, phase="sending placing")
    assert Ask(BEN, CARD_NAMES.index("cue")).why_not(v.t, ANNA) == CARD_TOO_DEAR


def test_as_buddies_come_back_cards_get_dearer() -> None:
    """PB 12.3, R41. Two on the sofa before row 1 fights, three after it."""
    v = pub(stools="1 2", hands={"ben": "cue", "cleo": "toaster"}, crisps={"anna": 9}, phase="fighting").after("anna asks ben for cue", "ben sells")
    assert v.t.crisps == (7, 2, 0)
    assert v.after("anna goes on", "anna asks cleo for toaster", "cleo sells").t.crisps == (4, 2, 3)


def test_a_card_bought_may_go_on_in_any_way() -> None:
    """PB 12.2, R43. A special card at once; a weapon bought in the fight waits for another turn."""
    told = {"stools": "1", "hands": {"ben": "cue blind"}, "crisps": {"anna": 9}}
    v = pub("1 b:fast g r y b", **told, phase="fighting").after("anna asks ben for blind", "ben sells", "anna plays blind 1", "anna goes on", "anna goes on")
    assert v.discard == "blind" and v.shows("1 b:fast g r y b")
    v = pub("1 b:fast g r y b", **told, phase="fighting").after("anna asks ben for cue", "ben sells")
    assert v.why_not("anna places cue 1-1").text and v.hand("anna") == "cue"
    v = pub("1 b:fast g r y b", **told, phase="placing").after("anna asks ben for cue", "ben sells", "anna places cue 1-1")
    assert v.hits("1-1") == 1


def test_only_the_active_player_buys_and_only_what_another_has() -> None:
    """PB 12.2, R39. No gifts and no swaps: there is no such move."""
    v = pub(hands={"anna": "toaster", "ben": "cue"}, crisps={"anna": 9, "ben": 9}, phase="sending")
    with pytest.raises(NotAsked):
        v.after("ben asks anna for toaster")
    assert v.why_not("anna asks ben for toaster").rule == v.why_not("anna asks anna for toaster").rule == "PB 12.2"
    assert not {type(move).__name__ for move in GAME.vocabulary(3, "base")} & {"Give", "Swap", "Offer"}


# Refusing


def test_the_other_is_free_to_refuse() -> None:
    """PB 12.4, R45. To sell or not: that is all a seller may say."""
    v = pub(hands={"ben": "cue"}, crisps={"anna": 9, "ben": 9}, bites={"ben": 1}, phase="sending").after("anna asks ben for cue")
    assert v.asked == "ben" and v.options("ben") == (REFUSE, SELL)
    v.after("ben refuses")
    assert v.asked == "anna" and v.hand("ben") == "cue" and v.t.crisps == (9, 9, 0)


def test_who_has_refused_is_not_asked_again_for_that_card_in_the_same_phase() -> None:
    """PB 12.4, R44. For another card, or another for the same card, yes; and in the next phase."""
    v = pub(stools="1", hands={"ben": "cue blind", "cleo": "cue"}, crisps={"anna": 9}, phase="fighting driving").after("anna asks ben for cue", "ben refuses")
    assert v.why_not("anna asks ben for cue").rule == "PB 12.4" and v.may("anna asks ben for blind") and v.may("anna asks cleo for cue")
    v.after("anna goes on")
    assert v.question == "Meanwhile" and v.why_not("anna asks ben for cue").rule == "PB 12.4"
    v.after("anna goes on", "anna goes on")
    assert v.question == "AtTheStop" and v.may("anna asks ben for cue")


def test_a_seller_who_is_gone_has_refused() -> None:
    """PB 12.4, R44."""
    v = pub(hands={"ben": "cue"}, crisps={"anna": 9}, phase="sending").after("anna asks ben for cue")
    assert v.position.question is not None and v.position.question.default(v.t, BEN) == REFUSE


# Beer


def test_a_beer_costs_four_bags_and_heals_a_bite() -> None:
    """PB 12.5. It lies before its drinker."""
    v = pub(crisps={"anna": 5}, bites={"anna": 2}, phase="sending").after("anna drinks")
    assert (v.t.crisps[ANNA], v.t.bites[ANNA], v.t.beers[ANNA], v.t.bar) == (1, 1, 1, 6)
    assert v.why_not("anna drinks").rule == "PB 12.5"


def test_no_bite_no_beer() -> None:
    """PB 12.6. Zombies that wait on the marker do not matter: they have not bitten yet."""
    assert pub(crisps={"anna": 9}, markers={"anna": "fast fast"}, phase="sending").why_not("anna drinks").rule == "PB 12.6"
    v = pub(crisps={"anna": 9}, bites={"anna": 1}, markers={"anna": "fast fast"}, phase="sending").after("anna drinks")
    assert v.t.bites[ANNA] == 0 and v.marker("anna") == "fast fast"


def test_when_the_bar_is_empty_nobody_drinks() -> None:
    """PB 12.6."""
    assert pub(crisps={"anna": 9}, bites={"anna": 1}, bar=0, phase="sending").why_not("anna drinks").text == "no beer is left on the bar"


def test_with_crisps_and_bites_enough_one_drinks_several() -> None:
    """PB 12.6, 12.5."""
    v = pub(crisps={"anna": 13}, bites={"anna": 4}, phase="sending").after("anna drinks", "anna drinks", "anna drinks")
    assert (v.t.crisps[ANNA], v.t.bites[ANNA], v.t.beers[ANNA], v.t.bar) == (1, 1, 3, 4)
    assert pub(crisps={"anna": 8}, bites={"anna": 1}, phase="sending").after("anna drinks").why_not("anna drinks").rule == "PB 12.6"


@pytest.mark.parametrize("phase", ["sending", "placing", "fighting", "driving", "scoring"])
def test_one_drinks_at_the_start_while_fighting_and_before_the_bites(phase: str) -> None:
    """PB 12.7, R92."""
    assert pub(stools="1", phase=phase, **THIRSTY).after("anna drinks").t.bites[ANNA] == 2


def test_crisps_just_earned_buy_beer_but_not_after_the_look() -> None:
    """PB 12.7, R92. First drink, then check: the fifth bite is not drunk away once it is seen."""
    v = pub(ambulance="fast fast", crisps={"anna": 2}, bites={"anna": 4}, markers={"anna": "fast"}, phase="scoring")
    assert v.question == "Meanwhile" and v.t.crisps[ANNA] == 4
    assert v.after("anna drinks").t.bites[ANNA] == 4 and v.t.sofa == 4
    v = pub(ambulance="fast fast", crisps={"anna": 2}, bites={"anna": 4}, markers={"anna": "fast"}, phase="scoring").after("anna goes on")
    assert v.t.sofa == 3 and v.asked == ""


def test_a_beer_for_another_is_paid_by_the_buyer_and_lies_before_the_drinker() -> None:
    """PB 12.8, R93. Who is not asked; who has no bite gets none."""
    v = pub(crisps={"anna": 9}, bites={"ben": 2}, phase="sending")
    assert v.why_not("anna treats cleo").rule == "PB 12.6"
    v.after("anna treats ben")
    assert v.t.crisps == (5, 0, 0) and v.t.bites == (0, 1, 0) and v.t.beers == (0, 1, 0) and v.t.bar == 6 and v.asked == "anna"
