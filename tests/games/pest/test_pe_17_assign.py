"""PE 17. Assign: healthy people go to work, and to the Capital."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.by_technology import SENDS
from lazaretto.games.pest.cards import TO_CAPITAL
from lazaretto.games.pest.moves import DONE, Assign, Reassign, TakeToken

from .court import ALL_TURNED, assign, has, reassign, take, track, works
from .errands_at_hand import done
from .land import Play, empire
from .year import choose

TWO_DISTRICTS = {"district": "gothar quorra", "workshop": "ulmar", "factory": "brannoch"}


def assigning(*, tokens: str = "coin research influence", turned: tuple[int, ...] = (), **house: Any) -> Play:
    """The first House assigns; two Districts, Workshop and Factory stand, unless told."""
    return empire(at="assign", houses={0: {"sites": TWO_DISTRICTS, "goods": "1 lumber 1 stone", **house}}, tokens=tokens, turned=turned)


# From the track


def test_the_rightmost_person_leaves_first() -> None:
    """PE 17.1, R110, R209. Space 1 is on the right, and gaps stay."""
    game = assigning(healthy=(2, 5, 7)).after(assign("district"))
    assert works("district", game) and track(game) == (5, 7)
    assert track(game.after(assign("capital"))) == (7,)


def test_as_many_are_assigned_as_one_likes_to_buildings_and_the_capital() -> None:
    """PE 17.1."""
    game = assigning(healthy=6).after(assign("district 1"), assign("capital"), assign("workshop"), assign("capital"), assign("district 2"))
    assert track(game) == (6,) and game.house().capital == 2
    assert works("district 1", game) and works("district 2", game) and works("workshop", game)


def test_nobody_need_be_assigned() -> None:
    """PE 17.1."""
    game = assigning(healthy=3).after(DONE)
    assert game.question == "Turn" and track(game) == (1, 2, 3)


def test_without_a_healthy_person_nobody_is_assigned() -> None:
    """PE 17.1. Those who are sick are no help."""
    assert assigning(regular=3).why_not(assign("capital")).rule == "PE 17.1"


def test_a_building_that_does_not_stand_takes_nobody() -> None:
    """PE 17.1. The Treasury is on the board still, and so is the third District."""
    game = assigning(healthy=3)
    assert not game.may(assign("treasury")) and not game.may(assign("district 3")) and game.may(assign("district 2"))


def test_a_building_in_a_ruin_still_takes_a_worker() -> None:
    """PE 17.1. It is one of yours without a worker."""
    game = empire(at="assign", ruins="gothar", houses={0: has(sites={"district": "gothar"}, healthy=1)})
    assert works("district", game.after(assign("district")))


def test_people_in_the_buildings_of_others_are_not_yours_to_send() -> None:
    """PE 17.1, 17.2."""
    game = empire(at="assign", houses={0: has(healthy=1), 1: has(sites={"district": "gothar terras"}, workers="district")})
    assert not game.may(assign("district")) and not [move for move in game.options() if isinstance(move, Reassign)]


# Between buildings


def test_a_worker_may_go_from_one_building_to_another() -> None:
    """PE 17.2, R110."""
    game = assigning(workers="district").after(reassign("district 1", "workshop"))
    assert works("workshop", game) and not works("district 1", game) and game.question == "Turn"


def test_that_goes_with_people_from_the_track_in_one_action() -> None:
    """PE 17.2, R110. The place left is free for another."""
    game = assigning(workers="district", healthy=1).after(reassign("district 1", "workshop"), assign("district 1"))
    assert works("workshop", game) and works("district 1", game) and track(game) == ()


def test_nobody_is_moved_from_where_nobody_works() -> None:
    """PE 17.2."""
    assert assigning(workers="district").why_not(reassign("district 2", "workshop")).rule == "PE 17.2"


def test_nor_to_where_somebody_works() -> None:
    """PE 17.2, 17.3."""
    assert assigning(workers="district workshop").why_not(reassign("district 1", "workshop")).rule == "PE 17.3"


def test_workers_go_neither_to_the_capital_nor_back_to_the_track() -> None:
    """PE 17.2, R111. From a building only to a building."""
    game = assigning(workers="district workshop", capital=2)
    found = [move for move in game.options() if isinstance(move, (Assign, Reassign))]
    assert found == [reassign("district 1", "district 2"), reassign("workshop", "district 2")]


# Who takes a worker


@pytest.mark.parametrize("post", ["castle", "factory"])
def test_castle_and_factory_take_no_worker(post: str) -> None:
    """PE 17.3, R86, R112."""
    assert assigning(healthy=2).why_not(assign(post)).rule == "PE 17.3"
    assert assigning(workers="district").why_not(reassign("district", post)).rule == "PE 17.3"


@pytest.mark.parametrize("post, sites", [("district", {"district": "gothar"}), ("workshop", {"workshop": "gothar"}), ("treasury", {"treasury": "gothar"})])
def test_any_other_building_takes_one(post: str, sites: dict[str, str]) -> None:
    """PE 17.3, R112. And not a second."""
    game = assigning(healthy=2, sites=sites).after(assign(post))
    assert works(post, game) and game.why_not(assign(post)).rule == "PE 17.3"


# The Capital


def test_who_sends_somebody_to_the_capital_takes_a_token_and_turns_it() -> None:
    """PE 17.4. Its reward is gained, and it lies face down."""
    game = assigning(healthy=2).after(assign("capital"), DONE)
    assert game.question == "ChoosingToken" and game.asked == (0,)
    game = game.after(take("coin"))
    assert game.has("coin") == 1 and game.t.turned == 1 << game.t.tokens.index(4) and game.question == "Turn"


def test_only_tokens_that_lie_face_up_can_be_chosen() -> None:
    """PE 17.4. The Coin was taken before."""
    game = assigning(healthy=1, turned=(0,)).after(assign("capital"), DONE)
    assert game.why_not(take("coin")).rule == "PE 17.4" and game.why_not(take("lumber")).rule == "PE 17.4" and game.may(take("influence"))


def test_of_two_alike_one_is_left() -> None:
    """PE 17.4."""
    game = assigning(healthy=1, tokens="coin coin research").after(assign("capital"), DONE, take("coin"))
    assert game.t.turned.bit_count() == 1 and game.has("coin") == 1


def test_however_many_are_sent_it_is_one_token() -> None:
    """PE 17.4, R113, R116. One Assign is one occasion, with a worker placed between them too."""
    game = assigning(healthy=4).after(assign("capital"), assign("district"), assign("capital"), assign("capital"), DONE, take("research"))
    assert game.question == "Turn" and game.t.turned.bit_count() == 1 and game.house().capital == 3


def test_a_token_must_be_taken() -> None:
    """PE 17.4, R113. It is taken after the people are placed."""
    game = assigning(healthy=1).after(assign("capital"))
    assert game.t.turned == 0 and all([isinstance(move, TakeToken) for move in game.after(DONE).options()])


def test_workers_alone_bring_no_token() -> None:
    """PE 17.4."""
    game = assigning(healthy=2, capital=2, workers="district").after(assign("workshop"), reassign("district 1", "district 2"), DONE)
    assert game.question == "Turn" and game.t.turned == 0


def test_when_all_lie_face_down_there_is_none() -> None:
    """PE 17.4, R113."""
    game = assigning(healthy=1, turned=ALL_TURNED[:3]).after(assign("capital"), DONE)
    assert game.question == "Turn" and game.house().capital == 1


def test_a_token_may_be_turned_for_nothing() -> None:
    """PE 17.4, R114. No more Coins fit."""
    game = done(assigning(healthy=1, goods="5 coin").after(assign("capital"))).after(take("coin"))
    assert game.has("coin") == 5 and game.t.turned.bit_count() == 1


def test_another_assign_brings_another_token() -> None:
    """PE 17.4, R113. The same House, in a later turn."""
    game = assigning(healthy=1, turned=(0,), capital=1, tokens="coin research").after(assign("capital"), DONE)
    assert game.t.turned == 3 and game.house().research == 2


def test_experts_who_are_sent_there_earn_a_token_too() -> None:
    """PE 17.4, R113, R150. Both of them one, in a Research; and no Tuition."""
    houses = {0: has(cards={"middle": 10, "top": 29}, experts=2, research=0)}
    game = empire(at="research", tokens="coin lumber", houses=houses).after(SENDS[TO_CAPITAL], SENDS[TO_CAPITAL], DONE, take("lumber"))
    assert game.house().capital == 2 and game.t.turned.bit_count() == 1 and game.house().research == 0


def test_a_crate_may_be_any_resource() -> None:
    """PE 17.4, 28.4."""
    game = assigning(healthy=1, tokens="any").after(assign("capital"), DONE, choose("food"))
    assert game.has("food") == 1


def test_the_capital_holds_any_number_of_people() -> None:
    """PE 17.5, R115."""
    game = assigning(healthy=12, capital=12).after(*[assign("capital")] * 12)
    assert game.house().capital == 24 and track(game) == ()


def test_they_stay_there_to_the_end_of_the_era_and_count_then() -> None:
    """PE 17.5, 20.3. Not to the end of its first Year."""
    after_one = empire(at="year end", year=0, capital_card=3, houses={0: has(capital=2)})
    assert after_one.house().capital == 2 and after_one.house().research == 1
    after_two = empire(at="year end", year=1, capital_card=3, houses={1: has(capital=2)})
    assert after_two.question == "Preferring" and after_two.house(1).research == 4
