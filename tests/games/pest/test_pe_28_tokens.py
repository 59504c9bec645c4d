"""PE 28. The Capital tokens: fourteen of nine kinds."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import REWARD_NAMES, TOKEN_KINDS
from lazaretto.kernel import RandomDealer

from .court import assign, gained, has, unpacked
from .errands_at_hand import done
from .land import empire

COPIES = {
    "renown": 2,                                                # PE 28.1
    "coin": 2,                                                  # PE 28.2
    "influence": 2,                                             # PE 28.3
    "any": 2,                                                   # PE 28.4
    "research": 2,                                              # PE 28.5
    "lumber": 1,                                                # PE 28.6
    "stone": 1,                                                 # PE 28.7
    "food": 1,                                                  # PE 28.8
    "herbs": 1,                                                 # PE 28.9
}


@pytest.mark.parametrize("reward", COPIES)
def test_a_token_gives_one_of_what_it_shows(reward: str) -> None:
    """PE 28.1, 28.2, 28.3, 28.4, 28.5, 28.6, 28.7, 28.8, 28.9."""
    before = empire(at="assign", tokens=reward, houses={0: has(healthy=1, goods="", influence=12)})
    after, asked = unpacked(done(before.after(assign("capital"))))
    assert gained(before, after, 0, len(asked)) == {reward: 1} and after.t.turned == 1


@pytest.mark.parametrize("reward, copies", COPIES.items())
def test_there_are_so_many_of_each(reward: str, copies: int) -> None:
    """PE 28.1, 28.2, 28.3, 28.4, 28.5, 28.6, 28.7, 28.8, 28.9. The most that ever lie around the Capital, with five players."""
    kind = REWARD_NAMES.index(reward)
    lying = [GAME.begin(5, "base", RandomDealer(seed)).table.tokens.count(kind) for seed in range(40)]
    assert max(lying) == copies and GAME.box.tokens[TOKEN_KINDS.index(kind)] == copies


def test_there_are_fourteen() -> None:
    """PE 28.1, R202."""
    assert sum(GAME.box.tokens) == sum(COPIES.values()) == 14


def test_a_crate_is_never_a_coin() -> None:
    """PE 28.4, R40, R114. With room for Coins only it is turned for nothing."""
    full = has(healthy=1, goods="5 lumber 5 stone 5 food 5 herbs", influence=12)
    before = empire(at="assign", tokens="any", houses={0: full})
    after = done(before.after(assign("capital")))
    assert gained(before, after, 0) == {} and after.t.turned == 1
