"""PA 1. The aim: the Plague wants three Wards dead, each Healer wants the Evidence for himself."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.cards import HEALER_NAMES
from lazaretto.games.pathologic.moves import Infect
from lazaretto.games.pathologic.winning import EVIDENCE, HIT_LIST
from lazaretto.kernel import Said, UnknownVariant

from .place import opening, town


@pytest.mark.parametrize("seats, players", [(2, "plague healer"), (3, "plague bachelor haruspex"), (4, "plague bachelor haruspex changeling")])
def test_one_is_the_plague_and_the_others_are_healers(seats: int, players: str) -> None:
    """PA 1.1, R136."""
    game = opening(seats)
    names = ["plague", *["healer" if role < 0 else HEALER_NAMES[role] for role in game.t.roles[1:]]]
    assert " ".join(names) == players and len(game.t.roles) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_alone_nor_five_can_play(seats: int) -> None:
    """PA 1.1."""
    with pytest.raises(UnknownVariant, match="2 to 4 seats"):
        GAME.rules(seats, "base")


def test_it_is_best_with_four() -> None:
    """PA 1.1."""
    assert GAME.usual_seats == 4 == max(GAME.seats)


def test_the_plague_wins_by_killing_the_three_wards_on_its_list() -> None:
    """PA 1.2."""
    game = town(active="plague", phase="showing", lair=7, where={"maria": 7}, free="maria", doomed="maria capella saburov", dead="capella saburov")
    game = game.after("plague infects 7")
    assert game.winners == "plague" and game.reason == HIT_LIST and game.scores == (1.0, 0.0, 0.0, 0.0)


def test_three_others_may_die_and_nothing_is_won() -> None:
    """PA 1.2."""
    game = town(active="plague", phase="showing", lair=7, where={"vlad": 7}, free="vlad", dead="notkin rubin")
    game = game.after("plague infects 7")
    assert not game.over and game.crypts == "" and game.grave == "vlad notkin rubin"


def test_any_ward_may_be_killed_but_the_plague_shows_where_it_is() -> None:
    """PA 1.2. Vlad is on no list."""
    game = town(active="plague", phase="showing", lair=7, where={"vlad": 7}, free="vlad").after("plague infects 7")
    assert game.grave == "vlad" and Said(0, Infect(7)) in game.heard("changeling")


def test_a_hidden_plague_kills_nobody() -> None:
    """PA 1.2."""
    game = town(active="plague", phase="showing", lair=7, where={"maria": 7}, free="maria").after("plague lies low")
    assert game.where("maria") == 7 and game.crypts == "" and game.asked == "bachelor"


def test_a_healer_resolves_in_person() -> None:
    """PA 1.3."""
    game = town(where={"bachelor": 5}, free="bachelor", events={5: "coin"}, sheets={"bachelor": "coin"}).after("bachelor resolves bachelor")
    assert game.evidence("bachelor") == 4


def test_or_through_a_ward() -> None:
    """PA 1.3."""
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}).after("bachelor resolves maria")
    assert game.evidence("bachelor") == 5


def test_only_one_healer_can_win() -> None:
    """PA 1.3. The others, one piece short, have lost with the Plague."""
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}, evidence={"bachelor": 6, "haruspex": 7, "changeling": 7})
    game = game.after("bachelor resolves maria")
    assert game.winners == "bachelor" and game.reason == EVIDENCE and game.scores == (0.0, 1.0, 0.0, 0.0)
