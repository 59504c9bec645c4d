"""PE 22. Technologies that keep people out or make room: 15, 18, 19, 21, 24, 26 and 27."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest.by_technology import KEEP_OUT, LET_IN
from lazaretto.games.pest.cards import APPARATUS, CHECKPOINT, CONTAINERS, CONTAINMENT, HOUSE, LOADING, MASK, PODS, TENT, TOOLS, UNIFORM
from lazaretto.games.pest.moves import COINS, DONE

from .laboratory import camp, harmful, holding
from .land import Play
from .year import arrange, build, buy, choose, go, plays, shelter, trade

LUMBER_TOWNS = 1
HERB_CITIES = 3
HERB_VILLAGES = 12
AWAY: dict[int, dict[str, Any]] = {1: {"doctor": "ambry"}}
BLESSIR_FALLS = {"blessir": 3}


def struck(card: int, by: int = LUMBER_TOWNS, *, mine: dict[str, Any], **told: Any) -> Play:
    """Pest card 1 strikes Towns that give Lumber, Gollor and Garrow among them; the Doctor is in Pellin."""
    return holding(card, at="strike", card=by, mine={"doctor": "pellin", **mine}, **{"others": AWAY, **told})


def test_the_protective_uniform_keeps_one_person_out_of_each_district() -> None:
    """PE 22.15, R155. In Gollor and in Garrow, each by itself; one may let them in."""
    game = struck(UNIFORM, mine={"sites": {"district": "gollor garrow"}})
    assert game.question == "AtTheDoor" and game.asked == (0,)
    assert game.after(KEEP_OUT, KEEP_OUT).house().regular == 0 and game.after(LET_IN, KEEP_OUT).house().regular == 1
    assert game.after(LET_IN, LET_IN).house().regular == 2
    later = struck(UNIFORM, year=2, mine={"sites": {"district": "gollor"}})
    assert later.after(KEEP_OUT).house().regular == 1


def test_the_protective_uniform_is_for_districts_only_and_works_against_spread() -> None:
    """PE 22.15, R155, R214. Neither Castle nor Workshop; each placing is one by itself."""
    game = struck(UNIFORM, mine={"sites": {"workshop": "gollor"}})
    assert game.question != "AtTheDoor" and game.house().regular == 1
    game = struck(UNIFORM, HERB_VILLAGES, mine={})
    assert game.question != "AtTheDoor" and game.house().regular == 1
    game = struck(UNIFORM, HERB_CITIES, mine={"sites": {"district": "terras"}}, sick=BLESSIR_FALLS)
    assert game.question == "AtTheDoor" and game.is_ruin("blessir") and game.after(KEEP_OUT).house().regular == 0


def test_the_quarantine_checkpoint_keeps_all_people_from_special_buildings() -> None:
    """PE 22.24, R164. Two at a time in Era II; building by building one may let them."""
    game = struck(CHECKPOINT, year=2, mine={"sites": {"workshop": "gollor", "factory": "garrow"}})
    assert game.after(KEEP_OUT, KEEP_OUT).house().regular == 0
    assert [game.after(*answers).house().regular for answers in ((KEEP_OUT, LET_IN), (LET_IN, KEEP_OUT))] == [2, 2]
    assert game.after(LET_IN, LET_IN).house().quarantined() == 3


def test_the_quarantine_checkpoint_guards_the_treasury_against_spread_but_no_district_and_no_castle() -> None:
    """PE 22.24, R164. Destroyed Blessir sends somebody to Terras."""
    game = struck(CHECKPOINT, HERB_CITIES, mine={"sites": {"treasury": "terras"}}, sick=BLESSIR_FALLS)
    assert game.question == "AtTheDoor" and game.after(KEEP_OUT).house().regular == 0 and game.after(LET_IN).house().regular == 1
    assert struck(CHECKPOINT, mine={"sites": {"district": "gollor"}}).house().regular == 1
    assert struck(CHECKPOINT, HERB_VILLAGES, mine={}).house().regular == 1


def test_with_a_second_building_or_a_doctor_the_checkpoint_is_not_asked() -> None:
    """PE 22.24, R164. Nobody comes there anyhow."""
    mine: dict[str, Any] = {"sites": {"workshop": "gollor"}}
    assert struck(CHECKPOINT, mine=mine, others={1: {"doctor": "ambry", "sites": {"district": "gollor"}}}).question == "PlacingAssistant"
    assert struck(CHECKPOINT, mine=mine, others={1: {"doctor": "gollor"}}).question == "PlacingAssistant"


def test_the_pest_phase_does_not_send_home_a_camp_of_advanced_containment() -> None:
    """PE 22.21, R161. It stops the people and stays; another's camp beside it goes home, and spread is stopped too."""
    game = struck(CONTAINMENT, mine={"camp": "gollor"}, others={1: {"doctor": "ambry", "camp": "gollor"}})
    assert (camp(game), camp(game, 1), game.sick("gollor")) == ("gollor", "", 0)
    game = struck(MASK, mine={"camp": "gollor"})
    assert camp(game) == "" and game.sick("gollor") == 0
    game = struck(CONTAINMENT, HERB_CITIES, mine={"camp": "terras"}, sick=BLESSIR_FALLS)
    assert (camp(game), game.sick("terras"), game.sick("meskar")) == ("terras", 0, 1)


def test_tent_and_house_are_quarantine_slots_without_drawback() -> None:
    """PE 22.18, 22.19, R158, R159. One more with the Tent, two with the House; they fill like the regular ones."""
    for card, slots in ((TENT, 4), (HOUSE, 5)):
        game = holding(card, at="move", mine={"regular": slots - 1}, sick={"gothar": 1}).after(go("gothar"))
        assert game.house().regular == slots and game.question == "Moving"
        game = holding(card, at="move", mine={"regular": slots}, sick={"gothar": 1}).after(go("gothar"))
        assert game.question == "Sheltering" and harmful(game.after(shelter("storage"))) == ["storage"]


def test_tent_and_house_count_for_quarantine_protocols() -> None:
    """PE 22.18, 22.19, R158, R159. Eight and nine slots instead of seven; three people in them."""
    told: dict[str, Any] = {"at": "era end", "year": 3, "decrees": (2, 7, 12), "mine": {"regular": 3}}
    assert [holding(*cards, **told).house().renown for cards in ((), (TENT,), (HOUSE,))] == [4, 5, 6]


def test_a_tent_with_somebody_in_it_is_not_discarded_until_they_are_moved() -> None:
    """PE 22.18, 15.4, R98. With four in four slots it must stay; one goes above the Move, and it may go."""
    game = holding(TENT, at="research", market=(HOUSE,), mine={"regular": 4, "research": 2})
    assert game.why_not(buy(HOUSE, "middle")).rule == "PE 15.4"
    game = game.after(arrange("move"))
    assert game.house().regular == 3 and game.house().renown == 0 and game.after(buy(HOUSE, "middle")).house().renown == 2


def test_the_loading_crane_holds_six_of_everything() -> None:
    """PE 22.26, R166. The Castle's sixth Herb is kept, a seventh lost; the sixth Coin too."""
    assert holding(LOADING, at="produce", mine={"goods": "5 herbs"}).has("herbs") == 6
    assert holding(LOADING, at="produce", mine={"goods": "6 herbs"}).has("herbs") == 6
    assert holding(at="produce", mine={"goods": "5 herbs"}).has("herbs") == 5
    assert holding(LOADING, at="research", mine={"goods": "2 herbs 5 coin"}).after(trade("herbs", "herbs")).has("coin") == 6


def test_a_sick_person_on_the_storage_slot_takes_what_crane_and_containers_hold() -> None:
    """PE 22.26, 22.27, R166, R167. Four of each are left, and no more come."""
    for card, goods in ((LOADING, "6 lumber 6 stone 6 coin"), (CONTAINERS, "7 lumber 5 stone 5 coin")):
        game = holding(card, at="research", mine={"goods": goods, "harmful": "move", "regular": 3}).after(arrange("storage"))
        assert game.house().goods == (4, 4, 0, 0, 4)
        assert holding(card, at="produce", mine={"goods": "4 herbs", "harmful": "storage"}).has("herbs") == 4


def test_without_the_loading_crane_the_storage_holds_five_again_at_once() -> None:
    """PE 22.26, R166. What lies beyond is lost as the card goes, of every kind."""
    told: dict[str, Any] = {"at": "research", "market": (MASK,), "mine": {"goods": "6 lumber 6 stone 3 food 6 coin", "research": 1}}
    assert holding(LOADING, **told).after(buy(MASK, "bottom")).house().goods == (5, 5, 3, 0, 5)
    told["mine"]["goods"] = "7 lumber"
    assert holding(CONTAINERS, **told).after(buy(MASK, "bottom")).house().goods == (5, 0, 0, 0, 0)


def test_storage_containers_hold_seven_of_one_kind_and_another_is_not_gained() -> None:
    """PE 22.27, R167. A seventh Herb and no eighth; with seven Lumber the sixth Herb is lost."""
    assert [holding(CONTAINERS, at="produce", mine={"goods": f"{many} herbs"}).has("herbs") for many in (5, 6, 7)] == [6, 7, 7]
    assert holding(CONTAINERS, at="produce", mine={"goods": "6 lumber 5 herbs"}).has("herbs") == 5
    assert holding(CONTAINERS, at="produce", mine={"goods": "6 lumber 4 herbs"}).has("herbs") == 5


def test_the_owner_chooses_which_kind_goes_on_the_containers() -> None:
    """PE 22.27, R92, R167. Lumber of the Pods and Herbs of the Castle would both go beyond."""
    game = holding(CONTAINERS, PODS, at="produce", mine={"goods": "5 lumber 5 herbs"})
    assert game.question == "Overflowing" and game.why_not(choose("stone")).rule == "PE 22.27"
    assert game.after(choose("lumber")).house().goods == (6, 0, 0, 5, 0) and game.after(choose("herbs")).house().goods == (5, 0, 0, 6, 0)


def test_what_is_gained_within_the_limit_does_not_go_on_them() -> None:
    """PE 22.27. Two Stone are gained, and have room."""
    mine: dict[str, Any] = {"goods": "5 lumber 5 herbs", "sites": {"workshop": "gothar"}, "workers": "workshop"}
    game = holding(CONTAINERS, PODS, at="produce", mine=mine)
    reason = game.why_not(choose("stone"))
    assert game.question == "Overflowing" and (reason.rule, reason.text) == ("PE 22.27", "that is within what the storage holds")


def test_of_two_kinds_of_aid_the_owner_says_which_goes_on_the_containers() -> None:
    """PE 8.5, 9.7, 22.27, R167. Aid card 4 gives two Lumber and a Stone to who leads."""
    game = holding(CONTAINERS, at="aid", card=4, mine={"goods": "5 lumber 5 stone", "influence": 6})
    assert game.question == "Overflowing" and game.asked == (0,) and not game.may(choose("food"))
    assert game.after(choose("lumber")).house().goods == (7, 5, 0, 0, 0) and game.after(choose("stone")).house().goods == (5, 6, 0, 0, 0)


def test_nobody_is_asked_about_aid_of_which_one_kind_at_most_goes_beyond() -> None:
    """PE 22.27, R167, R240. Three Stone have room; six Lumber lie on the card already; without the card all beyond is lost."""
    for card, goods, after in ((CONTAINERS, "5 lumber 3 stone", (7, 4)), (CONTAINERS, "6 lumber 5 stone", (7, 5)), (MASK, "5 lumber 5 stone", (5, 5))):
        game = holding(card, at="aid", card=4, mine={"goods": goods, "influence": 6})
        assert game.question == "PlacingAssistant" and game.house().goods[:2] == after


def test_of_two_kinds_of_the_tool_cart_the_owner_says_which_goes_on_the_containers() -> None:
    """PE 9.7, 22.20, 22.27, R167. Six Coins pay for Districts in Gollor, which gives Lumber, and in Gothar, which gives Stone."""
    game = holding(CONTAINERS, TOOLS, at="construct", mine={"goods": "5 lumber 5 stone 6 coin", "influence": 27, "camp": "gothar"})
    game = game.after(build("district"), COINS[2], COINS[1], build("district", "camp"), COINS[2], COINS[1], DONE)
    assert game.question == "Overflowing" and game.house().goods == (5, 5, 0, 0, 0)
    assert game.after(choose("lumber")).house().goods == (6, 5, 0, 0, 0) and game.after(choose("stone")).house().goods == (5, 6, 0, 0, 0)


def test_the_containers_are_free_again_when_their_kind_is_back_within_the_limit() -> None:
    """PE 22.27, R167. Two of seven Lumber are traded away; then a sixth Herb is kept."""
    game = holding(CONTAINERS, at="turn", actions="produce research", mine={"goods": "7 lumber 5 herbs"})
    assert game.after(plays("produce")).has("herbs") == 5 and game.after(trade("lumber", "lumber"), plays("produce")).has("herbs") == 6


def test_where_two_kinds_lie_beyond_as_the_containers_come_their_owner_says_which_stays() -> None:
    """PE 22.27, R167. The Loading Crane leaves six and six; the other goes down to five."""
    game = holding(LOADING, at="research", market=(CONTAINERS,), mine={"goods": "6 lumber 6 stone", "research": 1}).after(buy(CONTAINERS, "bottom"))
    assert game.after(choose("stone")).house().goods == (5, 6, 0, 0, 0) and game.after(choose("lumber")).house().goods == (6, 5, 0, 0, 0)


def test_with_a_patient_on_the_card_the_tent_takes_the_next_person() -> None:
    """PE 22.18, R141, R219. The patient is in no slot: of two gathered one fills the Tent, the other finds no room."""
    game = holding(TENT, APPARATUS, at="move", mine={"regular": 3, "patient": 1, "goods": "1 food"}, sick={"gothar": 2}).after(go("gothar"))
    assert game.question == "Sheltering" and (game.house().regular, game.house().patient) == (4, 1)
