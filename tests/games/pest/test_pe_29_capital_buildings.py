"""PE 29. The Capital buildings: what they cost and bring."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.moves import CAPITALS

from .court import counted_words, gained, has
from .land import Play, empire

#: By building: its name, price, Renown tokens and Influence.
WORKS = (
    ("Hospice", "lumber lumber stone stone herbs herbs", 3, 1),             # PE 29.1
    ("Granary", "lumber lumber stone stone food food", 3, 1),               # PE 29.2
    ("Guildhall", "lumber lumber lumber stone stone stone", 3, 2),          # PE 29.3
    ("Cathedral", "lumber lumber stone stone stone stone stone", 4, 2),     # PE 29.4
    ("Citadel", "lumber lumber lumber lumber lumber stone stone stone", 5, 2),      # PE 29.5
)


def constructing(price: str, coins: int = 0) -> Play:
    """With just these goods, and a marker where nothing lies ahead."""
    goods = " ".join([f"{many} {name}" for name, many in counted_words(price).items()])
    return empire(at="construct", decrees=(3, 7, 12), houses={0: has(goods=f"{goods} {coins} coin", influence=12)})


@pytest.mark.parametrize("work", range(5))
def test_a_capital_building_costs_and_brings_this(work: int) -> None:
    """PE 29.1, 29.2, 29.3, 29.4, 29.5, R205, R244. Tokens and Influence at once; nothing of the price is left."""
    name, price, renown, influence = WORKS[work]
    before = constructing(price)
    after = before.after(CAPITALS[work])
    spent = {good: -many for good, many in counted_words(price).items()}
    assert gained(before, after, 0) == {**spent, "renown": renown, "influence": influence}
    assert after.t.works[work] == 0 and after.house().works == 1 and GAME.box.capital_names[work] == name


@pytest.mark.parametrize("work", range(5))
def test_nothing_of_the_price_can_be_left_out(work: int) -> None:
    """PE 29.1, 29.2, 29.3, 29.4, 29.5. One less of whichever, and it is too dear; a Coin makes up for it."""
    price = WORKS[work][1].split()
    for at in range(len(price)):
        rest = " ".join([*price[:at], *price[at + 1:]])
        assert constructing(rest, 1).may(CAPITALS[work]) and not constructing(rest).may(CAPITALS[work])


@pytest.mark.parametrize("work", range(5))
def test_they_score_nothing_more_at_the_end(work: int) -> None:
    """PE 29.1, 29.2, 29.3, 29.4, 29.5, R244. Their Renown was tokens."""
    assert empire(at="count", works={WORKS[work][0].lower(): 0}).t.totals == (0, 0, 0)
