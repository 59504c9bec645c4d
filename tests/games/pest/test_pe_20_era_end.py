"""PE 20. The end of an Era: Agenda, Capital, people leave, the dead, a new Assistant."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.moves import DONE, PREFERS
from lazaretto.games.pest.turn import TurnOf

from .court import has, track, unpacked
from .land import Play, empire
from .year import arrange, assist, choose

PEOPLE = 3
FOURS = "4 lumber 4 stone 4 food 4 herbs 4 coin"


def court(*people: int, card: int = 3, **told: Any) -> Play:
    """The Era has ended with so many people of each House in the Capital; card 3 gives 3, 2 and 1 Research, unless told."""
    houses = {seat: has(capital=many, research=0, goods="") for seat, many in enumerate(people)}
    return empire(at="era end", year=1, decrees=(2, 8, 12), seats=len(people), capital_card=card, houses=houses, **told)


def researches(game: Play) -> list[int]:
    """By House, when the first has chosen a Renown token besides."""
    game = game.after(PREFERS[0]) if game.question == "Preferring" else game
    return [house.research for house in game.t.houses]


# The steps


def test_an_era_ends_after_two_years() -> None:
    """PE 20.1. Not after one, nor after three or five."""
    for year, blame in ((0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)):
        game = empire(at="year end", year=year, seats=2, capital_card=3, decrees=(2, 8, 12), houses={0: has(dead=1, capital=1)}).until("PlacingAssistant")
        assert game.house().blame == blame and game.house().capital == 1 - blame


def test_the_agenda_comes_before_the_capital() -> None:
    """PE 20.1, R128. Two Coins of card 5 are too late for Full Stores."""
    houses = {0: has(goods="", capital=1)}
    game = empire(at="era end", year=3, decrees=(2, 10, 12), capital_card=5, houses=houses).after(PREFERS[0])
    assert game.has("coin") == 2 and game.house().renown == 0


def test_the_capital_comes_before_people_leave_it() -> None:
    """PE 20.1, R135. While the first chooses they are still there."""
    game = court(2, 1, 0, card=1)
    assert game.question == "Preferring" and [house.capital for house in game.t.houses] == [2, 1, 0]
    assert [house.capital for house in game.after(PREFERS[0]).t.houses] == [0, 0, 0]


def test_the_dead_are_counted_after_the_capital() -> None:
    """PE 20.1."""
    houses = {0: has(capital=1, dead=2)}
    game = empire(at="era end", year=1, decrees=(2, 8, 12), houses=houses)
    assert game.house().blame == 0 and game.after(PREFERS[0]).house().blame == 2


def test_after_the_last_era_all_steps_are_done_too() -> None:
    """PE 20.1, R130. Agenda, Capital and dead of Year 6 are in the count."""
    houses = {0: has(goods="", capital=1, dead=1, healthy=1)}
    game = empire(at="year end", year=5, decrees=(2, 8, 12), capital_card=2, houses=houses).after(PREFERS[0])
    assert game.over and game.house().renown == 2 + 2 and game.house().blame == 1 and game.t.totals[0] == 2 + 2 + 1 - 1


def test_all_gain_by_the_agenda_of_this_era() -> None:
    """PE 20.2. 1 for each Food, by Decree 3."""
    houses = {0: has(goods="4 food"), 1: has(goods="1 food 3 herbs"), 2: has(goods="")}
    game = empire(at="era end", year=1, decrees=(3, 8, 12), houses=houses)
    assert [house.renown for house in game.t.houses] == [4, 1, 0]


# The Capital


def test_most_second_most_and_third_most_are_rewarded() -> None:
    """PE 20.3. The fourth is not."""
    assert researches(court(2, 5, 1, 4)) == [1, 3, 0, 2]


def test_who_has_nobody_there_gains_nothing() -> None:
    """PE 20.3, R131. With three players or more; and not even who would be third alone."""
    assert researches(court(2, 0, 1)) == [3, 0, 2] and researches(court(0, 0, 0)) == [0, 0, 0] and researches(court(1, 0, 0)) == [3, 0, 0]


@pytest.mark.parametrize("people, found", [
    ((3, 3, 1), [2, 2, 1]), ((3, 3, 1, 2), [2, 2, 0, 1]), ((2, 2, 2), [2, 2, 2]), ((2, 2, 2, 1), [2, 2, 2, 0]), ((4, 4, 4, 4, 1), [2, 2, 2, 2, 0]),
])
def test_who_ties_for_first_gains_the_second_reward(people: tuple[int, ...], found: list[int]) -> None:
    """PE 20.4, R132, R133. Two fill two places, so the next is third; three leave no third."""
    assert researches(court(*people)) == found


@pytest.mark.parametrize("people, found", [((5, 2, 2), [3, 1, 1]), ((5, 2, 2, 1), [3, 1, 1, 0]), ((5, 2, 2, 2, 1), [3, 1, 1, 1, 0])])
def test_who_ties_for_second_gains_the_third_reward(people: tuple[int, ...], found: list[int]) -> None:
    """PE 20.4, R132. Nobody comes after them."""
    assert researches(court(*people)) == found


@pytest.mark.parametrize("people, found", [((5, 4, 2, 2), [3, 2, 0, 0]), ((1, 5, 1, 4, 1), [0, 3, 0, 2, 0])])
def test_who_ties_for_third_gains_nothing(people: tuple[int, ...], found: list[int]) -> None:
    """PE 20.4, R132."""
    assert researches(court(*people)) == found


def test_rewards_are_paid_in_the_turn_order_of_the_coming_year() -> None:
    """PE 20.3, R136. By card 4 all choose Crates."""
    game, asked = unpacked(court(1, 2, 3, card=4, order=(1, 0, 2)))
    assert asked == [1, 1, 0, 2, 2, 2] and game.question == "Preferring"


def test_that_order_was_set_just_before() -> None:
    """PE 20.3, R136. The least Influence is first now."""
    houses = {0: has(influence=5, capital=2, goods=""), 1: has(influence=3, capital=3, goods=""), 2: has(influence=1, capital=1, goods="")}
    game = empire(at="year end", year=1, decrees=(2, 8, 12), capital_card=4, houses=houses)
    assert game.t.order == (2, 1, 0) and game.asked == (2,) and game.question == "Crates"


def crowded(card: int, year: int = 1, **told: Any) -> Play:
    """The first House has most people in the Capital, four of everything, and somebody on the storage."""
    houses = {0: has(**{"capital": 1, "goods": FOURS, "regular": 3, "harmful": "storage", **told})}
    return empire(at="era end", year=year, decrees=(2, 8, 12), capital_card=card, houses=houses)


def test_quarantine_may_be_rearranged_before_the_capital_pays() -> None:
    """PE 12.6, 20.3, R49. Three Crates, or two Coins: who is on the storage makes room for one of each kind."""
    game = crowded(4)
    assert game.question == "MakingRoom" and game.asked == (0,) and game.after(DONE).question == "Preferring"
    crates = game.after(arrange("move"), choose("lumber"), choose("food"), choose("herbs"))
    assert crates.question == "Preferring" and crates.house().goods == (5, 4, 5, 5, 4)
    assert [crowded(5).after(first, PREFERS[0]).has("coin") for first in (DONE, arrange("produce"))] == [4, 5]


def test_also_before_what_the_first_chooses_and_what_it_passes_on_the_influence_track() -> None:
    """PE 12.6, 20.3, 20.5, R49. Two Herbs by card 2; by card 1 three Influence, from 9 over the Coin of space 11."""
    game = crowded(2).after(PREFERS[0])
    assert game.question == "MakingRoom" and [game.after(first).has("herbs") for first in (DONE, arrange("move"))] == [4, 5]
    assert crowded(2).after(PREFERS[1]).question == "" and crowded(2, healthy=12).question == "MakingRoom"
    game = crowded(1, influence=9)
    assert game.question == "MakingRoom" and [game.after(first, PREFERS[0]).has("coin") for first in (DONE, arrange("move"))] == [4, 5]


def test_nobody_is_asked_for_whom_all_has_room_or_no_slot_is_free() -> None:
    """PE 12.6, 20.3, R49, R240."""
    assert [crowded(5, **told).question for told in ({"goods": ""}, {"harmful": "move"}, {"harmful": "move construct produce storage"})] == ["Preferring"] * 3


def test_nor_when_the_game_ends() -> None:
    """PE 12.6, 20.3, R49. Goods count for nothing then."""
    assert [[crowded(card, year).question for card in (4, 5)] for year in (3, 5)] == [["MakingRoom"] * 2, ["Preferring"] * 2]
    assert crowded(2, 5).after(PREFERS[0]).question == "" and crowded(1, 5, influence=9).question == "Preferring"


# The choice of the first


def test_the_first_may_choose_a_renown_token() -> None:
    """PE 20.5. Card 1."""
    game = court(2, 1, 0, card=1)
    assert game.asked == (0,) and game.after(PREFERS[0]).house().renown == 1 and track(game.after(PREFERS[0])) == ()


def test_or_one_person_comes_back_to_the_track() -> None:
    """PE 20.5, R135. Onto the rightmost free space; the others leave."""
    houses = {0: has(capital=PEOPLE, healthy=(1, 3))}
    game = empire(at="era end", year=1, decrees=(2, 8, 12), capital_card=1, houses=houses).after(PREFERS[1])
    assert track(game) == (1, 2, 3) and game.house().capital == 0 and game.house().renown == 0


def test_nobody_comes_back_to_a_full_track() -> None:
    """PE 20.5, R135. The token is gained without a question."""
    game = empire(at="era end", year=1, decrees=(2, 8, 12), capital_card=1, houses={0: has(capital=2, healthy=12)})
    assert game.over and game.house().renown == 1 and len(track(game)) == 12


def test_the_second_and_the_third_have_no_choice() -> None:
    """PE 20.5. Nor has who ties for first."""
    assert court(2, 2, 1, card=1).over and court(3, 2, 1, card=1).after(PREFERS[0]).over


# Two players


@pytest.mark.parametrize("people, found", [((3, 1), [3, 1]), ((0, 2), [1, 3]), ((2, 2), [2, 2]), ((0, 0), [2, 2])])
def test_with_two_players_the_other_gains_the_third_reward(people: tuple[int, int], found: list[int]) -> None:
    """PE 20.6, R134. Even with nobody there; who ties has the second."""
    assert researches(court(*people)) == found


# People leave


def test_all_people_leave_the_capital_and_all_tokens_are_turned_up() -> None:
    """PE 20.7. Those on the track and in buildings stay."""
    houses = {0: has(capital=4, healthy=2, sites={"district": "gothar"}, workers="district"), 1: has(capital=4)}
    game = empire(at="era end", year=1, decrees=(3, 8, 12), turned=(0, 2, 7), houses=houses)
    assert [house.capital for house in game.t.houses] == [0, 0, 0] and game.t.turned == 0
    assert track(game) == (1, 2) and game.house().workers == 1


def test_tokens_stay_face_down_between_the_years_of_an_era() -> None:
    """PE 20.7."""
    assert empire(at="year end", year=0, turned=(0, 2)).t.turned == 5


# The dead


@pytest.mark.parametrize("dead, tokens", [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6)])
def test_the_dead_bring_negative_tokens(dead: int, tokens: int) -> None:
    """PE 20.8. 1, 1, 2 and 2 by slot."""
    game = empire(at="era end", year=1, houses={1: has(dead=dead)})
    assert game.house(1).blame == tokens and game.house(0).blame == 0


def test_they_stay_and_count_again_in_every_era() -> None:
    """PE 20.8, R137. What was gained before is kept."""
    game = empire(at="era end", year=3, houses={1: has(dead=3, blame=4)})
    assert game.house(1).dead == 3 and game.house(1).blame == 8


def test_who_found_no_grave_counts_no_more() -> None:
    """PE 20.8, R138. The three tokens were gained when it happened."""
    assert empire(at="era end", year=1, houses={1: has(dead=4, blame=3)}).house(1).blame == 3 + 6


# A new Assistant


@pytest.mark.parametrize("year, turns", [(1, 3), (3, 4)])
def test_everyone_gains_an_assistant(year: int, turns: int) -> None:
    """PE 20.9. Three turns a Year in Era II, four in Era III."""
    game = empire(at="era end", year=year, onward=True, decrees=(2, 8, 12))
    waiting = [step.seat for step in game.position.agenda if isinstance(step, TurnOf)]
    assert game.t.year == year + 1 and len(waiting) + 1 == 3 * turns and waiting.count(2) == turns
    assert game.may(assist("move", "research"))


def test_after_the_third_era_the_game_ends() -> None:
    """PE 20.9, R225."""
    assert empire(at="era end", year=5, onward=True, decrees=(2, 8, 12)).over
