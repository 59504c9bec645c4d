"""PA 7. Deaths."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.cards import NOTHING
from lazaretto.games.pathologic.winning import HIT_LIST
from lazaretto.kernel import Moved

from .place import Play, town

FOUR_EVENTS = {5: "coin", 9: "key", 10: "key", 14: "secret"}
HEALERS = ("bachelor", "haruspex", "changeling")


def infected(
    *dying: str, seats: int = 4, doomed: str = "maria capella saburov", dead: str = "", evidence: dict[str, int] | None = None,
    pacts: dict[str, str] | None = None, hands: dict[str, str] | None = None,
) -> Play:
    """These free Wards stand in 13, which is infected now."""
    game = town(
        seats=seats, active="plague", phase="showing", lair=13, where=dict.fromkeys(dying, 13), free=" ".join(dying), doomed=doomed, dead=dead,
        evidence=evidence or {}, pacts=pacts or {}, hands=hands or {}, events=FOUR_EVENTS,
    )
    return game.after("plague infects 13")


@pytest.mark.parametrize("name", HEALERS)
def test_it_is_announced_whether_the_ward_was_on_the_list(name: str) -> None:
    """PA 7.1, R118. The engine says it: into a crypt, or into the mass grave."""
    listed, other = infected("maria", doomed="maria capella saburov"), infected("maria", doomed="vlad capella saburov")
    assert Moved(0, "doomed", "crypts") in listed.heard(name) and listed.seen_by(name).crypts.cards() == [0]
    assert Moved(0, "spared", "grave") in other.heard(name) and other.seen_by(name).grave.cards() == [0]


@pytest.mark.parametrize("name", HEALERS)
def test_and_nothing_of_the_living(name: str) -> None:
    """PA 7.1. Vlad dies, and who else is on the list stays hidden."""
    assert infected("vlad", doomed="maria capella saburov").looks_the_same(infected("vlad", doomed="andrey sticky aspity"), name)


def test_the_piece_is_taken_off_the_map() -> None:
    """PA 7.1, R86."""
    game = infected("maria")
    assert game.where("maria") == NOTHING and not game.t.is_in_town(3)


def test_the_healer_responsible_loses_one_piece_of_evidence() -> None:
    """PA 7.2. At once, and nobody else does."""
    game = infected("notkin", evidence={"bachelor": 4, "haruspex": 6})
    assert (game.evidence("bachelor"), game.evidence("haruspex"), game.evidence("changeling")) == (4, 5, 3)


def test_but_never_the_last() -> None:
    """PA 7.2, R87. The Prescription is taken all the same."""
    game = infected("notkin", evidence={"haruspex": 1})
    assert game.evidence("haruspex") == 1 and game.question == "Taking" and game.asked == "haruspex"


def test_then_that_healer_takes_a_prescription_by_choice() -> None:
    """PA 7.3. After the loss."""
    game = infected("notkin")
    assert game.asked == "haruspex" and game.evidence("haruspex") == 2 and len(game.options("haruspex")) == 6
    assert game.after("haruspex takes living-blood").hand("haruspex") == "living-blood"


def test_from_an_empty_deck_nothing_is_taken() -> None:
    """PA 7.3, 2.11."""
    ten = "wild-harvest wild-harvest ticking-away ticking-away steppe-paths steppe-paths tithe tithe living-blood haruspicy"
    game = infected("notkin", hands={"haruspex": ten})
    assert game.question == "Divining" and game.after("haruspex passes").question == "Slipping"


def test_a_pact_token_on_the_ward_goes_back_to_its_healer() -> None:
    """PA 7.4, R86. Whoever's it is; tokens on others stay."""
    game = infected("notkin", pacts={"bachelor": "notkin", "changeling": "rubin"})
    assert game.pact("bachelor") == "" and game.pact("changeling") == "rubin"


def test_wards_killed_by_one_announcement_die_together() -> None:
    """PA 7.5, R71. All are in their graves when the first, Maria, is paid for; the others are not yet."""
    game = infected("rubin", "notkin", "vlad", "maria")
    assert game.crypts == "maria" and game.grave == "vlad notkin rubin"
    assert (game.asked, game.evidence("bachelor"), game.evidence("haruspex"), game.evidence("changeling")) == ("bachelor", 2, 3, 3)


def test_each_death_is_paid_for_in_order() -> None:
    """PA 7.5, R71. Two of the Bachelor, one of the Haruspex, one of the Changeling."""
    game, asked = infected("rubin", "notkin", "vlad", "maria", evidence={"bachelor": 5}), []
    while game.question in ("Taking", "Mourning", "Divining"):
        if game.question == "Taking":
            asked.append(game.asked)
            game = game.after(f"{game.asked} takes {game.deck(game.asked).split()[0]}")
        else:
            game = game.after(f"{game.asked} passes")
    assert asked == ["bachelor", "bachelor", "haruspex", "changeling"] and game.question == "Slipping"
    assert (game.evidence("bachelor"), game.evidence("haruspex"), game.evidence("changeling")) == (3, 2, 2)


def test_it_is_seen_whether_the_plague_has_won_before_anything_is_paid() -> None:
    """PA 7.5, R71, R108. With the third of the list others die too, and cost nobody anything."""
    game = infected("maria", "notkin", dead="capella saburov", evidence={"bachelor": 4, "haruspex": 4})
    assert game.winners == "plague" and game.reason == HIT_LIST and game.grave == "notkin" and game.t.evidence == (0, 4, 4, 3)


def test_each_death_has_its_own_window_before_its_loss() -> None:
    """PA 7.5, R141. Post-Mortem is asked for Maria, and again for Vlad."""
    game = infected("maria", "vlad", evidence={"bachelor": 5}, hands={"bachelor": "post-mortem"})
    assert game.question == "Mourning" and game.evidence("bachelor") == 5
    game = game.after("bachelor passes")
    assert game.question == "Taking" and game.evidence("bachelor") == 4
    game = game.after("bachelor takes curfew")
    assert game.question == "Mourning" and game.evidence("bachelor") == 4
    assert game.after("bachelor reacts post-mortem").evidence("bachelor") == 4


def test_haruspicy_may_answer_any_death_of_the_turn() -> None:
    """PA 7.5, R141."""
    game = infected("maria", "notkin", hands={"haruspex": "haruspicy"})
    assert game.question == "Divining" and game.asked == "haruspex"
    game = game.after("haruspex passes", "bachelor takes curfew")
    assert game.question == "Divining" and game.asked == "haruspex"


def test_a_healer_whose_wards_are_all_dead_plays_on() -> None:
    """PA 7.6, R109. With the Wards of others."""
    game = town(dead="maria vlad andrey", where={"notkin": 9}, free="notkin", events={9: "secret"}, evidence={"bachelor": 1})
    assert game.asked == "bachelor" and game.may("bachelor claims coin")
    assert game.after("bachelor resolves notkin").evidence("bachelor") == 2


def test_and_has_a_turn_every_round() -> None:
    """PA 7.6, R109."""
    game = town(active="plague", phase="showing", lair=8, dead="maria vlad andrey", events=FOUR_EVENTS, evidence={"bachelor": 1}).after("plague lies low")
    assert game.asked == "bachelor" and game.question == "ActionPhase"
