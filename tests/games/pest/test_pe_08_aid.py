"""PE 8. The Aid phase: the card of the Year before pays by Influence."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.aid import AidToCome
from lazaretto.games.pest.cards import ANY
from lazaretto.games.pest.gains import NoRoom
from lazaretto.games.pest.moves import DONE

from .land import Play, empire, house
from .year import arrange, choose


def paid(card: int, *influence: int, **told: Any) -> Play:
    """That card pays Houses without goods, who stand there on the Influence track."""
    houses = {seat: house(goods="", influence=space) for seat, space in enumerate(influence)}
    return empire(at="aid", card=card, seats=len(influence), houses=houses, **told)


def goods(game: Play) -> list[tuple[int, ...]]:
    return [one.goods for one in game.t.houses]


def test_the_card_of_the_year_before_is_paid() -> None:
    """PE 8.1, R34. Card 5 is turned up, and card 4 gives Lumber."""
    game = empire(at="aid phase", year=1, aid_card=4, chance={"aid": (5,)}, houses={seat: house(goods="") for seat in range(3)})
    assert (game.t.last_aid, game.t.aid_card) == (4, 5) and game.t.aid_shown.cards() == [5] and goods(game) == [(1, 0, 0, 0, 0)] * 3


def test_nothing_is_paid_in_year_1() -> None:
    """PE 8.1, R34."""
    game = empire(at="new year", chance={"aid": (7,)}, houses={seat: house(goods="") for seat in range(3)})
    assert game.question == "PlacingAssistant" and goods(game) == [(0,) * 5] * 3 and game.t.aid_card == 7


def test_that_of_year_1_pays_in_year_2() -> None:
    """PE 8.1, R34. From the end of the first Year on."""
    game = empire(at="year end", aid_card=2, chance={"aid": (9,)}, houses={seat: house(goods="") for seat in range(3)})
    assert game.t.year == 1 and goods(game) == [(0, 0, 1, 0, 0)] * 3


@pytest.mark.parametrize(("year", "told"), [(0, [AidToCome(5)]), (4, [AidToCome(5)]), (5, [])])
def test_that_of_year_6_never_pays_and_is_not_announced(year: int, told: list[AidToCome]) -> None:
    """PE 8.1, R34."""
    game = empire(at="aid phase", year=year, aid_card=9, decrees=(2, 8, 12), chance={"aid": (5,)})
    assert game.told(AidToCome) == told and game.t.aid_card == 5


def test_the_pest_card_comes_first() -> None:
    """PE 8.1. An owner shelters somebody before the Aid card is turned up."""
    game = empire(at="new year", year=1, aid_card=4, chance={"pest": (1,)}, houses={0: house(doctor="hask", sites={"district": "gothar"}, regular=3)})
    assert game.question == "Sheltering" and len(game.t.aid_shown) == 0 and game.t.last_aid == 0


def test_most_gains_left_least_right_and_the_others_the_middle() -> None:
    """PE 8.2, R35, R37. Card 4: 2 Lumber 1 Stone, 1 and 1, 1 Lumber."""
    assert goods(paid(4, 3, 9, 1, 5)) == [(1, 1, 0, 0, 0), (2, 1, 0, 0, 0), (1, 0, 0, 0, 0), (1, 1, 0, 0, 0)]


def test_if_somebody_is_at_0_the_next_least_gains_the_middle() -> None:
    """PE 8.2, R37."""
    assert goods(paid(4, 3, 9, 0)) == [(1, 1, 0, 0, 0), (2, 1, 0, 0, 0), (1, 0, 0, 0, 0)]


def test_with_two_there_is_no_middle() -> None:
    """PE 8.2, R38."""
    assert goods(paid(4, 3, 9)) == [(1, 0, 0, 0, 0), (2, 1, 0, 0, 0)]
    assert goods(paid(4, 3, 0)) == [(2, 1, 0, 0, 0), (1, 0, 0, 0, 0)]


@pytest.mark.parametrize("influence", [(0, 0, 0), (0, 0), (0, 0, 0, 0, 0)])
def test_all_who_tie_at_0_gain_the_right(influence: tuple[int, ...]) -> None:
    """PE 8.3, R36. Nobody gains left or middle then."""
    assert goods(paid(4, *influence)) == [(1, 0, 0, 0, 0)] * len(influence)


def test_two_at_0_both_gain_the_right() -> None:
    """PE 8.3, R36, R37."""
    assert goods(paid(4, 0, 9, 0, 2)) == [(1, 0, 0, 0, 0), (2, 1, 0, 0, 0), (1, 0, 0, 0, 0), (1, 1, 0, 0, 0)]


@pytest.mark.parametrize("card", [9, 10])
def test_some_cards_give_nobody_anything(card: int) -> None:
    """PE 8.4."""
    game = paid(card, 5, 3, 1)
    assert game.question == "PlacingAssistant" and goods(game) == [(0,) * 5] * 3 and [one.research for one in game.t.houses] == [1] * 3


def test_what_the_storage_cannot_hold_is_lost() -> None:
    """PE 8.5, R39."""
    game = empire(at="aid", card=4, houses={0: house(goods="4 lumber 5 stone", influence=9)})
    assert game.house(0).goods == (5, 5, 0, 0, 0)


def test_crates_are_chosen_one_by_one() -> None:
    """PE 8.5, R39. Three, for whoever leads, by card 7; a full kind is not offered, and with all full they are lost."""
    game = empire(at="aid", card=7, houses={0: house(goods="5 lumber 4 stone", influence=9), 1: house(influence=3, goods="5 lumber 5 stone 5 food 5 herbs")})
    assert game.asked == (0,) and not game.may(choose("lumber")) and game.why_not(choose("lumber")).rule == "PE 14.10"
    one = game.after(choose("stone"))
    assert not one.may(choose("stone")) and one.after(choose("food")).question == "Crates"
    done = one.after(choose("food"), choose("herbs"))
    assert done.house(0).goods == (5, 5, 1, 1, 0) and done.asked == (2,) and done.house(1).goods == (5, 5, 5, 5, 0)
    assert done.told(NoRoom) == [NoRoom(1, ANY, 2)]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_they_are_chosen_in_turn_order(order: tuple[int, ...]) -> None:
    """PE 8.5. One Crate each, by card 6."""
    game, asked = paid(6, 0, 0, 0, order=order), []
    while game.question == "Crates":
        asked.append(game.asked[0])
        game = game.after(choose("food"))
    assert tuple(asked) == order


def test_quarantine_may_be_rearranged_first() -> None:
    """PE 8.5, R49. The fifth slot is made free, and holds the fifth Lumber."""
    game = empire(at="aid", card=4, houses={0: house(goods="4 lumber", regular=3, harmful="storage", influence=9)})
    assert game.question == "MakingRoom" and game.asked == (0,)
    assert game.after(DONE).house(0).goods == (4, 1, 0, 0, 0)
    moved = game.after(arrange("move"))
    assert moved.house(0).goods == (5, 1, 0, 0, 0) and moved.house(0).harmful == 1


def test_nobody_is_asked_about_it_who_has_nobody_on_the_storage() -> None:
    """PE 8.5, R49, R240."""
    assert empire(at="aid", card=4, houses={0: house(regular=3, harmful="move")}).question == "PlacingAssistant"
