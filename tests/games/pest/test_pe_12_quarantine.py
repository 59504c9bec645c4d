"""PE 12. Quarantine and Graveyard: where sick people go, and what they do there."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.cards import HOUSE, MASK, TENT
from lazaretto.games.pest.moves import BURY, CURES, DONE, Arrange
from lazaretto.games.pest.people import Blame
from lazaretto.games.pest.sources import NO_BED

from .errands_at_hand import ALL_HARMFUL, DISTRICT, FULL, done, errand, goods, turn
from .land import empire
from .year import arrange, build, buy, choose, cure, go, plays, shelter


def test_people_go_into_the_regular_slots_while_there_is_room() -> None:
    """PE 12.1, R16, R219. Nothing is asked, and nobody may be buried."""
    game = errand("move", {"goods": "2 food"}, sick={"gothar": 3}).after(go("gothar"))
    assert game.house().regular == 3 and game.house().harmful == 0 and game.question == "Moving" and not game.may(BURY)


def test_those_of_the_pest_phase_too() -> None:
    """PE 12.1. Card 1 strikes Gothar, where the one building is yours."""
    game = empire(at="strike", card=1, ruins="", houses={0: {"sites": {"district": "gothar"}, "regular": 2}})
    assert game.house().regular == 3 and game.house().harmful == 0


@pytest.mark.parametrize("card, slots", [(TENT, 4), (HOUSE, 5)])
def test_tent_and_house_fill_like_the_regular_ones(card: int, slots: int) -> None:
    """PE 12.1, R219."""
    game = errand("move", {"goods": "5 food", "cards": {"middle": card}}, sick={"gothar": 6}).after(go("gothar"))
    assert game.house().regular == slots and game.question == "Sheltering"


def test_when_there_is_no_room_each_goes_into_a_harmful_slot_or_the_graveyard() -> None:
    """PE 12.2."""
    game = errand("move", {"goods": "1 food", "regular": 3}, sick={"gothar": 2}).after(go("gothar"))
    assert set(game.options()) == {shelter("move"), shelter("construct"), shelter("produce"), shelter("storage"), BURY}
    game = game.after(shelter("produce"))
    assert game.question == "Sheltering" and game.why_not(shelter("produce")).rule == "PE 12.2"
    game = game.after(BURY)
    assert game.house().dead == 1 and game.house().harmful == 4 and game.question == "Moving"


def test_one_may_choose_the_graveyard_in_the_pest_phase_as_well() -> None:
    """PE 12.2, R17. With four harmful slots free."""
    game = empire(at="strike", card=1, ruins="", houses={0: {"sites": {"district": "gothar"}, "regular": 3}})
    assert game.question == "Sheltering" and game.after(BURY).house().dead == 1


def test_somebody_above_the_move_hinders_it() -> None:
    """PE 12.3."""
    game = turn("move research", {"harmful": "move", "regular": 3}).after(plays("move"))
    assert game.t.movement == 1


def test_somebody_gathered_above_construct_makes_it_dearer() -> None:
    """PE 12.3. In the same turn."""
    game = errand("move", {"goods": DISTRICT, "regular": 3}, sick={"orvane": 1}, actions="move construct")
    for slot, dearer in (("construct", True), ("produce", False)):
        after = done(game.after(go("gothar"), go("orvane"), shelter(slot)))
        assert after.after(plays("construct")).may(build("district")) == (not dearer)


def test_somebody_above_produce_takes_a_resource() -> None:
    """PE 12.3. The Castle's only one."""
    assert goods(errand("produce", {"harmful": "produce"})) == "" and goods(errand("produce", {"harmful": "construct"})) == "1 herbs"


def test_somebody_on_the_storage_takes_its_fifth_slot() -> None:
    """PE 12.3, 14.11."""
    game = errand("move", {"goods": FULL, "regular": 3}, sick={"gothar": 1}).after(go("gothar"), shelter("storage"))
    assert goods(game) == "4 lumber 4 stone 4 food 4 herbs 4 coin"


def test_the_dead_are_never_cured_and_never_leave() -> None:
    """PE 12.4, R108, R137."""
    game = errand("cure", {"goods": FULL, "dead": 3})
    assert [move for move in CURES if game.may(move)] == []
    game = errand("cure", {"goods": FULL, "dead": 3, "regular": 1}).after(cure())
    assert {game.after(move).house().dead for move in game.options()} == {3}


def test_if_no_slot_and_no_grave_is_left_three_negative_tokens_are_gained() -> None:
    """PE 12.5, R138. At once for each; the dead are discarded."""
    game = errand("move", {"goods": "1 food", "regular": 3, "harmful": ALL_HARMFUL, "dead": 4}, sick={"gothar": 2}).after(go("gothar"))
    assert game.house().blame == 6 and game.house().dead == 4 and game.house().quarantined() == 7
    assert game.told(Blame) == [Blame(0, 3, NO_BED), Blame(0, 3, NO_BED)]


def test_the_last_room_is_taken_before_it_comes_to_that() -> None:
    """PE 12.5, R220. With graves full and a harmful slot free it is the slot; with the slots full the grave."""
    game = errand("move", {"regular": 3, "harmful": "move", "dead": 4}, sick={"gothar": 1}).after(go("gothar"))
    assert game.why_not(BURY).rule == "PE 12.5" and game.house().blame == 0
    game = errand("move", {"regular": 3, "harmful": "move construct produce", "dead": 3}, sick={"gothar": 1}).after(go("gothar"))
    assert set(game.options()) >= {shelter("storage"), BURY}
    game = errand("move", {"regular": 3, "harmful": "move construct produce", "dead": 4}, sick={"gothar": 1}).after(go("gothar"))
    assert game.house().quarantined() == 7 and game.house().blame == 0
    game = errand("move", {"regular": 3, "harmful": ALL_HARMFUL, "dead": 3}, sick={"gothar": 1}).after(go("gothar"))
    assert game.house().dead == 4 and game.house().blame == 0


def test_sick_people_may_be_rearranged_just_before_an_action() -> None:
    """PE 12.6, R48."""
    game = turn("move research", {"harmful": "move", "regular": 3}).after(arrange("construct"), plays("move"))
    assert game.t.movement == 2 and game.house().quarantined() == 4


def test_also_in_the_middle_of_an_action() -> None:
    """PE 12.6. Between two cures: out of the harmful slot into the regular one that was freed."""
    game = errand("cure", {"goods": "2 herbs", "regular": 3, "harmful": "storage"}).after(cure("regular"), arrange())
    assert game.house().regular == 3 and game.house().harmful == 0 and game.question == "Curing"
    game = errand("move", {"regular": 3, "harmful": "produce"}).after(go("gothar"), arrange("construct"))
    assert game.house().harmful == 2 and game.question == "Moving"


def test_to_the_storage_slot_costs_what_lies_there_at_once() -> None:
    """PE 12.6, R48."""
    game = turn("move research", {"goods": FULL, "harmful": "move", "regular": 3}).after(arrange("storage"))
    assert goods(game) == "4 lumber 4 stone 4 food 4 herbs 4 coin"


def test_also_when_one_is_asked_to_place_people() -> None:
    """PE 12.6, R49. In the Pest phase: the one above the Move changes over, the new one takes its slot."""
    house: dict[str, Any] = {"sites": {"district": "gothar"}, "regular": 3, "harmful": "move"}
    game = empire(at="strike", card=1, ruins="", houses={0: house}).after(arrange("construct"), shelter("move"))
    assert game.house().harmful == 3 and game.house().quarantined() == 5


def test_also_before_aid_is_paid() -> None:
    """PE 12.6, R49, R224. Aid card 3 gives the last House a Herb, and the fifth slot has room for it."""
    houses: dict[int, dict[str, Any]] = {0: {"goods": "4 herbs", "regular": 3, "harmful": "storage"}}
    game = empire(at="aid", card=3, houses=houses)
    assert game.question == "MakingRoom" and game.after(DONE).has("herbs") == 4 and game.after(arrange("move")).has("herbs") == 5


def test_people_go_freely_between_all_slots_those_on_technologies_too() -> None:
    """PE 12.6, R50, R98. Onto the Tent at any time; off it in a Research, where the card may have to go."""
    game = turn("move research", {"cards": {"middle": TENT}, "regular": 3, "harmful": "produce"}).after(arrange())
    assert game.house().regular == 4 and game.house().harmful == 0
    game = errand("research", {"cards": {"middle": TENT}, "regular": 4, "research": 1}).after(arrange("produce"))
    assert game.house().regular == 3 and game.house().harmful == 4


@pytest.mark.parametrize("card, regular", [(TENT, 0), (TENT, 1), (TENT, 3), (HOUSE, 3)])
def test_nobody_goes_into_a_harmful_slot_where_no_card_has_to_be_cleared(card: int, regular: int) -> None:
    """PE 12.6, R50. The slots of the board hold them all; with nothing else to do the Research is over at once."""
    house: dict[str, Any] = {"cards": {"middle": card}, "regular": regular}
    assert errand("research", house).question == "Turn"
    assert errand("research", {**house, "research": 1}).why_not(arrange("produce")).rule == "R50"


def test_nor_more_of_them_than_are_on_the_card_nor_once_something_is_bought() -> None:
    """PE 12.6, R50. Four people and the House: one of them is on it."""
    house: dict[str, Any] = {"cards": {"middle": HOUSE}, "regular": 4, "research": 4}
    game = errand("research", house, market=(MASK,))
    assert game.may(arrange("produce")) and game.why_not(arrange("move", "produce")).rule == "R50"
    assert game.after(buy(MASK, "top")).why_not(arrange("produce")).rule == "R50"


def test_nor_fewer_than_find_no_room_elsewhere() -> None:
    """PE 3.10, 12.6. Five people: two of them have no room without drawback."""
    game = turn("move research", {"regular": 3, "harmful": "move produce"})
    reason = game.why_not(arrange("construct"))
    assert (reason.rule, reason.text) == ("PE 3.10", "the slots without drawback do not hold all the others") and game.may(arrange("move", "construct"))


def test_nobody_is_buried_by_choice_while_a_slot_without_drawback_is_free() -> None:
    """PE 12.2, R16. However one rearranges while one is asked, those slots stay full, the Tent too."""
    game = errand("move", {"cards": {"middle": TENT}, "regular": 4, "harmful": "move"}, sick={"gothar": 1}).after(go("gothar"))
    ways = [game.after(move) for move in game.options() if isinstance(move, Arrange)]
    assert game.may(BURY) and ways and {way.house().regular for way in ways} == {4}


def test_the_graveyard_keeps_who_is_there_through_a_rearrangement() -> None:
    """PE 12.4, 12.6."""
    game = turn("move research", {"dead": 2, "regular": 3, "harmful": "move"}).after(arrange("storage"))
    assert game.house().dead == 2 and game.house().quarantined() == 4


def test_a_person_cured_out_of_a_harmful_slot_hinders_no_more() -> None:
    """PE 12.3, 16.1."""
    game = done(errand("cure", {"goods": "2 herbs", "regular": 3, "harmful": "produce"}, actions="cure produce").after(cure("produce")))
    assert game.after(plays("produce")).has("herbs") == 2 and not game.may(choose("herbs"))
