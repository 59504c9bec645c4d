"""PE 18. Influence: a track, what lies on it, and who is ahead."""

from __future__ import annotations

import random

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import INFLUENCE
from lazaretto.games.pest.moves import CAPITALS, DONE
from lazaretto.kernel import RandomDealer

from .court import assign, counted_words, gained, has, line, unpacked
from .errands_at_hand import done
from .land import Play, empire
from .year import build, choose, go

ICONS = (8, 13, 17, 21, 25, 28, 32, 35, 38, 41, 43, 45)
REWARDS = {4: "any", 7: "research", 11: "coin", 16: "any", 20: "research", 24: "coin", 27: "any", 33: "coin", 37: "research"}


def building(where: str, *markers: int) -> Play:
    """The first House has constructed there; its marker was on the first of these spaces, those of the others are on the next."""
    houses = {seat: has(influence=space) for seat, space in enumerate(markers)}
    houses[0] = {**houses[0], **has(goods="2 lumber 1 stone", doctor=where, castle="hask")}
    return empire(at="construct", decrees=(3, 7, 12), houses=houses).after(build("district"))


def one_more(*markers: int) -> tuple[Play, Play]:
    """Before and after a token brought the first House 1 Influence."""
    houses = {seat: has(influence=space, goods="") for seat, space in enumerate(markers)}
    houses[0] = {**houses[0], "healthy": 1}
    before = empire(at="assign", tokens="influence", decrees=(3, 7, 12), houses=houses)
    return before, done(before.after(assign("capital")))


# The track


def test_the_track_goes_from_0_to_45() -> None:
    """PE 18.1. All begin at 0."""
    assert empire().t.rules.length == 45 and [empire(seats=5).house(seat).influence for seat in range(5)] == [0] * 5


def test_buildings_bring_influence() -> None:
    """PE 18.1. Three for the first in a City."""
    assert building("gothar", 8).house().influence == 11


def test_capital_buildings_bring_influence() -> None:
    """PE 18.1. The Guildhall two."""
    game = empire(at="construct", houses={0: has(goods="3 lumber 3 stone", influence=8)}).after(CAPITALS[2])
    assert game.house().influence == 10


def test_imperatives_bring_influence() -> None:
    """PE 18.1. To end a Move in a City, by Decree 5."""
    game = empire(at="move", decrees=(5, 7, 12), houses={0: has(influence=8)}).after(go("gothar"), DONE)
    assert game.house().influence == 9


def test_capital_cards_bring_influence() -> None:
    """PE 18.1, R124. The first three, and in nobody's turn."""
    game = empire(at="era end", year=1, capital_card=1, houses={0: has(capital=1, influence=8)})
    assert game.house().influence == 11


def test_capital_tokens_bring_influence() -> None:
    """PE 18.1."""
    assert one_more(8)[1].house().influence == 9


def test_influence_is_never_lost() -> None:
    """PE 18.1. In a whole game at random."""
    dealer, chance = RandomDealer(3), random.Random(3)
    position = GAME.begin(3, "base", dealer)
    before = [0, 0, 0]
    while position.outcome is None:
        seat = position.asked[0]
        position.play(seat, chance.choice(position.options(seat)), dealer)
        now = [house.influence for house in position.table.houses]
        assert all([new >= old for new, old in zip(now, before)])
        before = now
    assert max(before) > 0


# Going forward


def test_a_gain_goes_as_many_spaces_as_it_says() -> None:
    """PE 18.2. 1 in a Village, 2 in a Town, 3 in a City, with nobody in the way."""
    assert [building(where, 8, 20, 30).house().influence for where in ("pellin", "gollor", "gothar")] == [9, 10, 11]


def test_spaces_with_markers_of_others_are_skipped_and_not_counted() -> None:
    """PE 18.2. From 8 to 9, over 10, which is taken, to 11 and 12."""
    assert building("gothar", 8, 10, 30).house().influence == 12


def test_several_in_a_row_are_skipped() -> None:
    """PE 18.2, R117."""
    assert building("gothar", 8, 9, 10).house().influence == 13
    assert building("pellin", 8, 9, 10).house().influence == 11


def test_nobody_ends_on_a_marker_of_another() -> None:
    """PE 18.2, R117. The one space of the gain is taken."""
    assert building("pellin", 8, 9, 30).house().influence == 10


def test_space_0_is_never_skipped() -> None:
    """PE 18.2, R119. Two others stand there; with Decree 6 nothing was skipped."""
    game = empire(at="construct", year=2, decrees=(1, 6, 11), houses={0: has(goods="2 lumber 1 stone", doctor="pellin")}).after(build("district"))
    assert game.house().influence == 1 and game.house().levels == (0, 0, 0)


# Rewards of the track


@pytest.mark.parametrize("space, reward", REWARDS.items())
def test_who_lands_on_a_reward_gains_it_at_once(space: int, reward: str) -> None:
    """PE 18.3. The spaces 4, 7, 11, 16, 20, 24, 27, 33 and 37."""
    before, after = one_more(space - 1)
    after, asked = unpacked(after)
    assert gained(before, after, 0, len(asked)) == {"influence": 1, reward: 1}


def test_all_other_spaces_have_none() -> None:
    """PE 18.3."""
    assert [space for space, rewards in enumerate(empire().t.rules.track) if rewards] == sorted(REWARDS)


def test_no_reward_of_the_track_is_influence() -> None:
    """PE 18.3, R121."""
    assert "influence" not in REWARDS.values() and not [space for space, rewards in enumerate(empire().t.rules.track) if INFLUENCE in rewards]


def test_who_passes_a_reward_gains_it() -> None:
    """PE 18.3. From 6 to 9, over the Research of 7."""
    game = building("gothar", 6)
    assert game.house().influence == 9 and game.house().research == 2


def test_who_skips_a_reward_gains_it() -> None:
    """PE 18.3, R118. Another stands on 7."""
    before, after = one_more(6, 7)
    assert gained(before, after, 0) == {"influence": 2, "research": 1}


def test_a_crate_is_chosen_at_once() -> None:
    """PE 18.3. Before the turn goes on."""
    before, after = one_more(3)
    assert after.question == "Crates" and after.asked == (0,)
    assert gained(before, after.after(choose("herbs")), 0) == {**counted_words("influence herbs")}


# Renown of the track


def test_every_icon_passed_or_reached_scores_1() -> None:
    """PE 18.4, R245. Two others are ahead, so that nothing else is scored."""
    for space in range(46):
        game = empire(at="count", order=(1, 2, 0), houses={0: has(influence=space), 1: has(influence=45), 2: has(influence=45)})
        assert line(game, "Influence") == len([icon for icon in ICONS if icon <= space]), space


def test_most_and_second_most_score_5_and_3() -> None:
    """PE 18.5, R122. None of them has come to an icon."""
    game = empire(at="count", seats=4, houses={0: has(influence=5), 1: has(influence=7), 2: has(influence=3), 3: has(influence=6)})
    assert [line(game, "Influence", seat) for seat in range(4)] == [0, 5, 0, 3]


def test_nobody_at_0_scores_either() -> None:
    """PE 18.5, R122."""
    game = empire(at="count", houses={2: has(influence=1)})
    assert [line(game, "Influence", seat) for seat in range(3)] == [0, 0, 5]
    assert [line(empire(at="count"), "Influence", seat) for seat in range(3)] == [0, 0, 0]


def test_with_two_players_both_are_scored() -> None:
    """PE 18.5, R122."""
    game = empire(at="count", seats=2, houses={0: has(influence=2), 1: has(influence=3)})
    assert [line(game, "Influence", seat) for seat in range(2)] == [3, 5]


# The end of the track


def test_what_is_left_of_a_gain_at_the_end_is_lost() -> None:
    """PE 18.6, R120."""
    assert building("gothar", 44).house().influence == 45 and building("gothar", 45).house().influence == 45


def test_markers_may_share_the_last_space() -> None:
    """PE 18.6, R120."""
    game = building("pellin", 44, 45)
    assert [game.house(seat).influence for seat in (0, 1)] == [45, 45]


def test_who_came_there_first_ranks_higher() -> None:
    """PE 18.6, R120. For Renown, and for the turn order."""
    game = building("pellin", 44, 45)
    assert game.t.arrived == (1, 0) and game.t.by_influence() == [1, 0, 2]
    for order, ranked in (((0, 1, 2), [17, 15]), ((1, 0, 2), [15, 17])):
        counted = empire(at="count", order=order, houses={0: has(influence=45), 1: has(influence=45)})
        assert [line(counted, "Influence", seat) for seat in (0, 1)] == ranked


# What else it is for


def test_influence_sets_the_turn_order_and_the_aid() -> None:
    """PE 18.7. Least first; in the Aid phase most has the left reward of card 2, 2 Food and 1 Herb."""
    game = empire(at="year end", aid_card=2, houses={0: has(influence=5, goods=""), 1: has(influence=9, goods=""), 2: has(influence=2, goods="")})
    assert game.t.order == (2, 0, 1)
    assert [game.has("food", seat) + game.has("herbs", seat) for seat in (1, 0, 2)] == [3, 2, 1]


def test_what_is_gained_at_the_end_of_an_era_changes_the_aid_but_not_the_order() -> None:
    """PE 18.7, R124, R136. Card 1 gives the second House 3 Influence, after the order is set."""
    houses = {0: has(influence=10, goods=""), 1: has(influence=9, goods="", capital=1), 2: has(influence=2, goods="")}
    game = empire(at="year end", year=1, capital_card=1, aid_card=2, decrees=(2, 7, 12), houses=houses)
    assert game.question == "Preferring"
    game = game.until("PlacingAssistant")
    assert game.house(1).influence == 13 and game.t.order == (2, 1, 0) and game.t.year == 2
    assert [game.has("food", seat) for seat in range(3)] == [1, 2, 1]
