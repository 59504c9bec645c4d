"""PE 22. Technologies of Assistants and of healthy people: 10, 11, 28 and 29."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest.by_technology import AGAINS
from lazaretto.games.pest.cards import ADRENALINE, CURE, EXPERTS, MOVE, PRODUCE, RESEARCH_ACTION, SCHOLARS, TENT, TUITION
from lazaretto.games.pest.moves import DONE, END_TURN, TAKES

from .laboratory import again, assign, healthy, holding, recall, send, works
from .land import Play
from .year import assist, buy, plays

IN_GOLLOR = {"sites": {"district": "gollor"}}
COIN_OR_FOOD = "coin food"


def sent(*cards: int, at: str, **told: Any) -> Play:
    return holding(*cards, at=at, tokens=COIN_OR_FOOD, **{"decrees": (5, 8, 14), **told})


def test_two_healthy_people_at_most_become_plague_experts_in_an_assign() -> None:
    """PE 22.10, R150. From the track, the rightmost first; a third finds no place."""
    game = sent(EXPERTS, at="assign", mine={"healthy": 3}).after(assign("experts"), assign("experts"))
    assert game.house().experts == 2 and healthy(game) == [3] and game.why_not(assign("experts")).rule == "PE 17.3"
    assert not sent(at="assign", mine={"healthy": 1}).may(assign("experts"))
    game = game.after(DONE)
    assert game.house().capital == 0 and game.t.turned == 0


def test_plague_experts_go_to_the_capital_or_to_buildings_in_a_research_or_a_cure() -> None:
    """PE 22.10, R150. One of them or both; not back to the track, not into a building with its worker."""
    for at in ("research", "cure"):
        game = sent(EXPERTS, at=at, mine={"experts": 2, **IN_GOLLOR})
        one = game.after(send("district"))
        assert works(one, "district") and one.house().experts == 1 and one.why_not(send("district")).rule == "PE 17.3"
        both = one.after(send("capital"))
        assert (both.house().capital, both.house().experts) == (1, 0) and not both.may(send("capital"))
        assert game.why_not(send("track")) and game.why_not(send("experts"))
    assert not sent(EXPERTS, at="assign", mine={"experts": 1, "healthy": 1}).may(send("capital"))


def test_experts_in_the_capital_earn_one_token_an_action_but_neither_tuition_nor_an_imperative() -> None:
    """PE 22.10, R113, R150. Two sent, one token; Voice in the Capital needs an Assign."""
    game = sent(EXPERTS, TUITION, at="research", year=4, mine={"experts": 2, "research": 0}).after(send("capital"), send("capital"), DONE)
    assert game.question == "ChoosingToken"
    game = game.after(TAKES[4])
    assert game.has("coin") == 3 and game.t.turned.bit_count() == 1 and game.house().research == 0 and game.house().levels == (0, 0, 0)
    building = sent(EXPERTS, at="cure", mine={"experts": 1, **IN_GOLLOR}).after(send("district"), DONE)
    assert building.question == "Turn" and building.t.turned == 0


def test_experts_who_stay_on_their_card_score_nothing() -> None:
    """PE 22.10, R150. The card scores 2, its people none."""
    assert [sent(EXPERTS, at="count", year=5, mine={"experts": many}).t.totals[0] for many in (0, 2)] == [2, 2]


def test_experts_on_a_discarded_card_go_back_to_the_track() -> None:
    """PE 22.10, R98. To the rightmost free spaces, those beyond to the supply; only sick people hold a card."""
    game = sent(EXPERTS, at="research", market=(TENT,), mine={"experts": 2, "research": 1, "healthy": (1, 3)}).after(buy(TENT, "middle"))
    assert healthy(game) == [1, 2, 3, 4] and game.house().experts == 0
    game = sent(EXPERTS, at="research", market=(TENT,), mine={"experts": 2, "research": 1, "healthy": 11}).after(buy(TENT, "middle"))
    assert len(healthy(game)) == 12 and game.house().experts == 0


def test_scholars_bring_one_person_back_from_the_capital_in_a_research() -> None:
    """PE 22.11, R151. To the rightmost free space, or into a building without a worker; once a Research."""
    game = sent(SCHOLARS, at="research", mine={"capital": 2, "healthy": (1, 3), **IN_GOLLOR})
    back, working = game.after(recall("track")), game.after(recall("district"))
    assert back.house().capital == 1 and healthy(back) == [1, 2, 3] and back.why_not(recall("track")).rule == "R151"
    assert works(working, "district") and working.house().capital == 1 and healthy(working) == [1, 3]


def test_scholars_need_somebody_in_the_capital_and_a_place_for_them() -> None:
    """PE 22.11, R151. Not into a building with its worker, not onto a full track; only with the card, only in a Research."""
    assert sent(SCHOLARS, at="research").why_not(recall("track")).rule == "PE 17.1"
    full = sent(SCHOLARS, at="research", mine={"capital": 1, "healthy": 12, "workers": "district", **IN_GOLLOR})
    assert full.why_not(recall("track")).rule == "PE 22.11" and full.why_not(recall("district")).rule == "PE 17.3"
    assert not sent(at="research", mine={"capital": 1}).may(recall("track")) and not sent(SCHOLARS, at="cure", mine={"capital": 1}).may(recall("track"))


def test_tuition_gives_one_research_when_anybody_is_sent_to_the_capital() -> None:
    """PE 22.29, R169. One, however many go; none for who goes into a building."""
    game = sent(TUITION, at="assign", mine={"healthy": 3, "research": 0, **IN_GOLLOR})
    assert game.after(assign("capital"), DONE).house().research == 1
    assert game.after(assign("capital"), assign("capital"), DONE).house().research == 1
    assert game.after(assign("district"), DONE).house().research == 0 and game.after(DONE).house().research == 0
    assert sent(at="assign", mine={"healthy": 1, "research": 0}).after(assign("capital"), DONE).house().research == 0


def test_an_assistant_on_the_adrenaline_shot_plays_a_combination_of_this_year_again() -> None:
    """PE 22.28, R168. Both actions, in either order; the grid stays as it is."""
    game = holding(ADRENALINE, at="assistant", mine={"grid": (5,)})
    assert game.why_not(again(MOVE, CURE)).rule == "PE 22.28"
    game = game.after(again(PRODUCE, CURE))
    assert game.house().grid == 1 << 5 and (game.house().placed, game.house().shot) == (2, True)
    assert game.may(plays("produce")) and game.may(plays("cure")) and not game.may(plays("move"))


def test_what_the_adrenaline_shot_plays_may_be_enhanced() -> None:
    """PE 22.28, R168. As any action of the top row, once in the turn."""
    game = holding(ADRENALINE, at="assistant", mine={"grid": (5,), "goods": "", "research": 1}).after(again(PRODUCE, CURE), plays("produce", enhanced=True))
    assert game.has("herbs") == 2 and game.house().research == 0


def test_the_adrenaline_shot_takes_one_assistant_a_year_and_only_for_ones_own_combinations() -> None:
    """PE 22.28, R52, R168. What another has played does not count, nor do Medicinal Trials; the grid may be used instead."""
    game = holding(ADRENALINE, at="assistant", mine={"grid": (0,), "shot": True})
    assert game.why_not(again(MOVE, RESEARCH_ACTION)).rule == "PE 9.2" and game.may(assist("move", "cure"))
    game = holding(ADRENALINE, at="assistant", others={1: {"grid": (4,)}})
    assert not any([game.may(move) for move in AGAINS])
    game = holding(ADRENALINE, at="assistant", mine={"tried": True, "placed": 1})
    assert not any([game.may(move) for move in AGAINS])
    assert holding(at="assistant", mine={"grid": (0,)}).why_not(again(MOVE, RESEARCH_ACTION)).rule == "PE 9.2"


def test_a_year_later_the_adrenaline_shot_is_free_again_but_has_nothing_to_repeat() -> None:
    """PE 22.28, R168. Combinations are those of this Year."""
    game = holding(ADRENALINE, at="year end", mine={"grid": (0, 4), "shot": True}).until("PlacingAssistant")
    assert not game.house().shot and not any([move in game.position.options(0) for move in AGAINS])
    game = holding(ADRENALINE, at="assistant", rounds=1, seats=2).after(assist("move", "cure"), END_TURN, assist("move", "cure"), END_TURN)
    assert game.asked == (0,) and game.may(again(MOVE, CURE))
