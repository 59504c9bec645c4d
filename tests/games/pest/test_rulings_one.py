"""Rulings R1 to R123 that no chapter holds, or not in every word."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.by_technology import ASSIST_TRIALS
from lazaretto.games.pest.cards import APPARATUS, MOBILE_WORKSHOP, SYRINGE, TRIALS
from lazaretto.games.pest.moves import BURY, DONE, ENHANCE
from lazaretto.kernel import Move

from .court import assign, line, reassign, take, works
from .errands_at_hand import DISTRICT, errand, goods, turn
from .land import empire, house, strike
from .year import arrange, build, choose, go, trade

TWO_AND_A_WORKSHOP = {"district": "gothar quorra", "workshop": "ulmar"}


def boxed(section: str, **entries: object) -> Any:
    """Rules for three, by a box of our own."""
    return GAME.with_components({section: entries}).rules(3, "base")


def test_no_two_starting_cards_share_a_location() -> None:
    """PE 27.1, R5. So no Castle is ever in another's place."""
    places = [location for card in GAME.box.starts for location in card]
    assert len(places) == 15 == len(set(places))


def test_no_row_has_the_castle() -> None:
    """PE 21.3, R6. Beside two Districts it is no special building."""
    sites = {"district": "gothar quorra"}
    assert line(empire(at="count", houses={0: house(sites=sites)}), "rows") == 0
    assert line(empire(at="count", houses={0: house(sites={**sites, "factory": "ulmar"})}), "rows") == 2


def test_a_card_that_names_a_place_twice_strikes_it_once() -> None:
    """PE 24.1, R32. By a box of our own: Gollor as a Town of Lumber, twice, and its red road as white and as red."""
    game = strike(1, rules=boxed("pest-cards", **{"1": "towns lumber towns lumber roads white roads red"}))
    assert game.sick("gollor") == 1 and game.on_road("gollor", "gothar") == 1
    for card in range(1, 19):
        assert max(*strike(card).t.sick, *strike(card).t.on_roads) == 1, card


def test_a_left_column_action_is_played_for_its_technologies_alone() -> None:
    """PE 9.3, R42. A Cure without curing gives the Herb of the Syringe; in a Research without buying the patient goes on."""
    assert errand("cure", {"regular": 1, "goods": "2 food", "cards": {"top": SYRINGE}}).after(DONE).has("herbs") == 1
    assert errand("research", {"research": 1, "cards": {"top": APPARATUS}, "patient": 1}).after(DONE).house().patient == 2


def test_who_enhances_a_move_must_make_it() -> None:
    """PE 9.4, R45. The Research is spent for an action that is played."""
    game = errand("move", {"research": 1}).after(ENHANCE)
    assert game.why_not(DONE).rule == "R55" and game.after(go("gothar")).may(DONE)


def test_also_where_the_only_step_is_with_the_camp() -> None:
    """PE 9.4, R45, R55. Blessir without Food, with three sick people in Terras and in Meskar; without the Research one may leave it."""
    barred = {"terras": 3, "meskar": 3}
    game = errand("move", {"doctor": "blessir", "research": 1}, sick=barred)
    assert game.may(DONE) and game.after(ENHANCE).why_not(DONE).rule == "R55" and game.after(ENHANCE).options() == (
        go("terras", camp=True), go("meskar", camp=True),
    )
    assert errand("move", {"doctor": "blessir", "research": 1, "goods": "2 food"}, sick=barred).after(ENHANCE).may(trade("food", "food"))


def test_nobody_rearranges_twice_without_anything_else_between() -> None:
    """PE 12.6, R49. In one's turn, and while one is asked to place people."""
    game = turn("move research", {"goods": "2 food", "regular": 3, "harmful": "move"}).after(arrange("construct"))
    assert game.why_not(arrange("produce")).rule == "R49" and game.after(trade("food", "food")).may(arrange("produce"))
    asked = strike(houses={0: house(sites={"district": "gothar"}, regular=3, harmful="move")}).after(arrange("construct"))
    assert asked.question == "Sheltering" and asked.why_not(arrange("produce")).rule == "R49"


@pytest.mark.parametrize("tokens, answer", [("lumber stone", take("lumber")), ("any any", choose("lumber"))])
def test_a_small_answer_between_is_enough(tokens: str, answer: Move) -> None:
    """PE 12.6, R49. The Assign ends by itself as they are rearranged; then a Capital token is taken, or a Crate is opened."""
    ours = {"regular": 3, "harmful": "move", "healthy": 1, "goods": "5 coin"}
    game = errand("assign", ours, actions="assign produce", tokens=tokens).after(assign("capital"), arrange("construct"))
    assert game.question in ("ChoosingToken", "Crates") and game.after(answer).question == "Turn" and game.after(answer).may(arrange("produce"))


def test_where_an_action_ends_by_itself_and_nothing_is_asked_nothing_was_between() -> None:
    """PE 12.6, R49. The only Capital token is taken without a question."""
    ours = {"regular": 3, "harmful": "move", "healthy": 1, "goods": "5 coin"}
    game = errand("assign", ours, actions="assign produce", tokens="lumber").after(assign("capital"), arrange("construct"))
    assert game.question == "Turn" and game.has("lumber") == 1 and game.why_not(arrange("produce")).rule == "R49"


@pytest.mark.parametrize("others, influence", [(0, 9), (1, 8), (2, 8)])
def test_a_building_never_takes_influence_away(others: int, influence: int) -> None:
    """PE 13.6, R77. In a Village that holds three, by a box of our own: the second brings nothing, and so does the third."""
    houses = {seat: house(sites={"district": "ruddock"}) for seat in range(1, others + 1)}
    ours = house(goods=DISTRICT, doctor="ruddock", influence=8)
    game = empire(at="construct", ruins="", decrees=(2, 6, 11), houses={0: ours, **houses}, rules=boxed("capacity", village=3))
    assert game.after(build("district")).house().influence == influence


@pytest.mark.parametrize("came", [assign("workshop"), reassign("district 1", "workshop")])
def test_who_has_come_to_a_building_in_this_assign_stays_there(came: Move) -> None:
    """PE 17.2, R110. From the track or from another building; so nobody is moved in circles."""
    game = errand("assign", {"sites": TWO_AND_A_WORKSHOP, "workers": "district", "healthy": 1}).after(came)
    assert works("workshop", game) and game.why_not(reassign("workshop", "district 2")).rule == "R110"
    before = errand("assign", {"sites": TWO_AND_A_WORKSHOP, "workers": "district workshop"})
    assert before.may(reassign("workshop", "district 2"))


def test_the_mobile_workshop_takes_one_worker() -> None:
    """PE 17.3, R112."""
    game = errand("assign", {"cards": {"middle": MOBILE_WORKSHOP}, "named": "food", "healthy": 2}).after(assign("mobile"))
    assert works("mobile", game) and game.why_not(assign("mobile")).rule == "PE 17.3"


def test_medicinal_trials_are_no_cure_for_the_decree() -> None:
    """PE 23.12, R109. Two are healthy, and A Healthy Realm is not fulfilled."""
    ours = house(goods="3 herbs", cards={"top": TRIALS})
    game = empire(at="assistant", year=4, decrees=(1, 6, 12), houses={0: ours}).after(ASSIST_TRIALS)
    assert game.house().healthy.bit_count() == 2 and game.house().levels == (0, 0, 0)


def test_influence_from_the_track_is_gained_when_the_marker_stands() -> None:
    """PE 18.3, R121. By a box of our own space 9 gives one: from 8 by two to 10, and then, over another's marker, to 12."""
    rules = boxed("influence-rewards", **{"9": "influence"})
    houses = {0: house(goods=DISTRICT, doctor="gollor", influence=8), 1: house(influence=11)}
    game = empire(at="construct", ruins="", decrees=(2, 6, 11), houses=houses, rules=rules).after(build("district"))
    assert [game.house(seat).influence for seat in (0, 1)] == [12, 11]


def test_what_is_struck_falls_when_the_whole_card_is_done() -> None:
    """PE 7.1, R14. By a card that is drawn: Gothar gets its fourth, and falls before the Aid card is turned up."""
    houses = {0: house(doctor="ulmar", sites={"district": "torvik"}, regular=3)}
    game = empire(at="pest", ruins="", sick={"gothar": 3}, houses=houses, chance={"pest": (1,)})
    assert game.question == "Sheltering" and game.sick("gothar") == 4 and not game.is_ruin("gothar")
    assert game.after(BURY).is_ruin("gothar")


def test_one_each_of_two_resources_is_a_trade() -> None:
    """PE 9.6, R44. One Lumber and one Herb will do; one Lumber alone will not."""
    game = turn("move research", {"goods": "1 lumber 1 herbs"})
    assert goods(game.after(trade("lumber", "herbs"))) == "1 coin" and game.why_not(trade("lumber", "lumber")).rule == "PE 9.6"


def test_the_second_building_may_be_left_though_it_can_be_paid() -> None:
    """PE 13.1, R85."""
    game = errand("construct", {"goods": "4 lumber 2 stone", "camp": "gothar", "influence": 38}).after(build("district"))
    assert game.may(build("district", "camp")) and game.after(DONE).house().on_the_map() == 1
