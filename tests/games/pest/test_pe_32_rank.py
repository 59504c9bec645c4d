"""PE 32. Solo: the end of an Era and of the game, and the rank."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.eras import Agenda, Court, CountTheDead, PeopleLeave
from lazaretto.games.pest.scoring import rank_of

from .land import Play, empire

NOBODY_LEFT: dict[str, Any] = {"in_the_way": (), "on_levels": (0, 0, 0), "beside_works": 0}


def era_ends(mine: int, neutral: int, **house: Any) -> Play:
    return empire(seats=1, at="era end", year=1, decrees=(2, 8, 12), neutral=neutral, houses={0: {"capital": mine, **house}})


def ended(**told: Any) -> Play:
    house = told.pop("mine", {})
    return empire(seats=1, at="count", year=5, decrees=(2, 8, 12), houses={0: house}, **{**NOBODY_LEFT, **told})


@pytest.mark.parametrize(("mine", "neutral", "tokens"), [(0, 0, 0), (2, 2, 0), (3, 1, 0), (0, 1, 1), (2, 7, 5)])
def test_neutral_people_who_are_more_cost_as_many_negative_tokens(mine: int, neutral: int, tokens: int) -> None:
    """PE 32.16, R186. Never below none."""
    assert era_ends(mine, neutral).house().blame == tokens


def test_all_people_leave_the_capital_the_neutral_ones_too() -> None:
    """PE 32.16, R185, R187. After the comparison; Agenda, comparison, people leave, the dead."""
    game = era_ends(1, 3, dead=1)
    assert (game.t.neutral, game.house().capital, game.house().blame) == (0, 0, 2 + 1)
    steps = [type(fact) for _, fact in game.facts if isinstance(fact, (Agenda, Court, PeopleLeave, CountTheDead))]
    assert steps == [Agenda, Court, PeopleLeave, CountTheDead]


def test_the_example_of_the_capital() -> None:
    """PE 32.17. One of yours and three Neutral ones: 2 negative tokens."""
    assert era_ends(1, 3).house().blame == 2


def test_renown_is_counted_as_usual_without_most_influence() -> None:
    """PE 32.18, R191. Icons still score: four up to space 22. So do tokens, buildings, people and cards."""
    assert ended(mine={"influence": 22}).t.totals == (4,)
    mine = {"influence": 22, "renown": 3, "blame": 1, "sites": {"district": "gollor ulmar", "workshop": "gothar"}, "healthy": 2, "levels": (2, 0, 0)}
    assert ended(mine={**mine, "cards": {"top": 1}}).t.totals == (4 + 3 - 1 + 1 + 1 + 2 + 2 + 2 + 1 + 2,)


def test_every_sick_person_left_and_every_dead_one_costs_a_negative_token() -> None:
    """PE 32.19, R190. On the Influence track, on the Imperative tracks, beside Capital buildings, in the Graveyard."""
    assert ended(in_the_way=(30, 40)).t.totals == (-2,) and ended(on_levels=(0b110, 0, 0b10000)).t.totals == (-3,)
    assert ended(beside_works=0b10101).t.totals == (-3,) and ended(mine={"dead": 4}).t.totals == (-4,)
    game = ended(in_the_way=(40,), on_levels=(0, 0b1000, 0), beside_works=0b1, mine={"dead": 1, "blame": 2})
    assert game.t.totals == (-6,) and game.house().blame == 6
    assert ended(mine={"regular": 3, "capital": 2}, neutral=5).t.totals == (0,)


RANKS = {
    -4: "Commoner", 0: "Commoner", 15: "Commoner", 16: "Advisor", 20: "Advisor", 21: "Baron", 25: "Baron", 26: "Archbaron", 30: "Archbaron", 31: "Earl",
    35: "Earl", 36: "Duke", 40: "Duke", 41: "House Leader", 45: "House Leader", 46: "Emperor", 90: "Emperor",
}


@pytest.mark.parametrize("renown", RANKS)
def test_the_total_gives_the_rank(renown: int) -> None:
    """PE 32.20, R239. Below 0 one is a Commoner still."""
    game = ended(mine={"renown": max(0, renown), "blame": max(0, -renown)})
    assert game.t.totals == (renown,) and GAME.box.rank_names[rank_of(game.t)] == RANKS[renown]


def test_the_outcome_tells_renown_and_rank_and_more_renown_is_a_better_score() -> None:
    """PE 32.20, 33.3. The Emperor has it all."""
    outcomes = [ended(mine={"renown": renown}).outcome for renown in (15, 16, 21, 26, 31, 36, 41, 46)]
    for renown, outcome in zip((15, 16, 21, 26, 31, 36, 41, 46), outcomes):
        assert str(renown) in outcome.reason and RANKS[renown].lower() in outcome.reason.lower()
    scores = [outcome.scores[0] for outcome in outcomes]
    assert scores == sorted(set(scores)) and scores[-1] == 1.0
