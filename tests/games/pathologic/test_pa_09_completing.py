"""PA 9.3 to 9.6, 9.9, 9.10. What becomes of the Action, who chooses for a Strain, and whom it kills."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.cards import NOTHING
from lazaretto.games.pathologic.orders import Spoiled
from lazaretto.games.pathologic.moves import GIVE_UP
from lazaretto.games.pathologic.winning import HIT_LIST
from lazaretto.kernel import Moved, Said

from .place import Play, town

HEALERS = ("bachelor", "haruspex", "changeling")


def asked_for_a_coin(strain: str = "fever") -> Play:
    """Maria, in Quarantine on a Strain, is asked for a Coin."""
    return town(where={"maria": 4}, laid={4: strain}).after("bachelor asks maria")


def test_the_player_may_complete_the_action_or_give_it_up() -> None:
    """PA 9.3, R57."""
    game = asked_for_a_coin()
    assert game.question == "Completing" and game.asked == "bachelor" and len(game.options("bachelor")) == 2 and game.sheet("bachelor") == ""
    assert game.after("bachelor completes").sheet("bachelor") == "coin" and game.after("bachelor gives up").sheet("bachelor") == ""
    assert game.after("bachelor gives up").told(Said)[-1] == Said(1, GIVE_UP)


@pytest.mark.parametrize("sentence", ["bachelor completes", "bachelor gives up"])
def test_either_way_the_point_and_the_pieces_action_are_spent(sentence: str) -> None:
    """PA 9.3, R57, R35."""
    game = asked_for_a_coin().after(sentence)
    assert game.points == 1 and game.why_not("bachelor asks maria").rule == "PA 12.2" and game.question == "ActionPhase"


def test_it_is_given_up_without_asking_where_it_is_not_possible() -> None:
    """PA 9.3, R57. Weakness; the point is spent all the same."""
    game = asked_for_a_coin("weakness")
    assert game.question == "ActionPhase" and game.sheet("bachelor") == "" and game.points == 1 and len(game.told(Spoiled)) == 1
    assert game.why_not("bachelor frees maria").rule == "PA 12.2"


def test_not_if_the_piece_is_dead() -> None:
    """PA 9.4, R59."""
    game = town(where={"maria": 4}, free="maria", laid={4: "ulcer"}).after("bachelor asks maria", "bachelor takes curfew")
    assert game.question == "ActionPhase" and game.sheet("bachelor") == "" and game.where("maria") == NOTHING


@pytest.mark.parametrize("piece", ["maria", "bachelor"])
def test_not_if_it_is_quarantined_and_the_action_is_for_others(piece: str) -> None:
    """PA 9.4, R59. Fever, and an Event that is not resolved."""
    game = town(where={piece: 5}, free=piece, events={5: "coin"}, sheets={"bachelor": "coin"}, laid={5: "fever"}).after(f"bachelor resolves {piece}")
    assert game.question == "ActionPhase" and game.ongoing == [5] and game.sheet("bachelor") == "coin"


def test_a_quarantined_healer_may_still_complete_what_is_for_the_quarantined_too() -> None:
    """PA 9.4, R59. A Claim, an Action card, counters handed over; and a Ward gives what it was asked for."""
    game = town(
        where={"bachelor": 4, "vlad": 5, "maria": 3}, free="bachelor vlad maria", events={5: "coin"}, sheets={"bachelor": "coin"}, hands={"bachelor": "curfew"},
        laid={4: "fever", 3: "fever"}, discard="no no",
    )
    for sentence in ("bachelor claims key", "bachelor plays curfew 9", "bachelor hands to vlad"):
        stopped = game.after(sentence)
        assert stopped.question == "Completing" and not stopped.is_free("bachelor")
    assert game.after("bachelor claims key", "bachelor completes").sheet("bachelor") == "coin key"
    assert game.after("bachelor plays curfew 9", "bachelor completes").t.curfews[1] == 9
    assert game.after("bachelor hands to vlad", "bachelor completes").handed == "coin"
    assert game.after("bachelor asks maria", "bachelor completes").sheet("bachelor") == "coin coin"


def test_not_if_who_resolves_was_taken_elsewhere() -> None:
    """PA 9.4, R59. Panic."""
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}, laid={5: "panic"}).after("bachelor resolves maria", "plague goes to 12")
    assert game.question == "ActionPhase" and game.ongoing == [5] and game.where("maria") == 12


def test_nor_does_a_move_go_on_from_elsewhere() -> None:
    """PA 9.4, R59. Panic: one space was left."""
    game = town(where={"maria": 5}, free="maria", laid={4: "panic"}).after("bachelor walks maria to 4", "plague goes to 12")
    assert game.question == "ActionPhase" and game.where("maria") == 12


def test_not_if_what_must_be_paid_is_gone() -> None:
    """PA 9.4, R59. Wasting takes the Coin."""
    game = town(where={"bachelor": 5}, free="bachelor", events={5: "coin"}, sheets={"bachelor": "coin key"}, laid={5: "wasting"})
    game = game.after("bachelor resolves bachelor")
    assert game.question == "ActionPhase" and game.ongoing == [5] and game.sheet("bachelor") == ""


def test_not_if_the_card_is_gone() -> None:
    """PA 9.4, R59. Delirium, and it is the one that was to be played."""
    game = town(where={"bachelor": 4}, hands={"bachelor": "curfew mandate"}, laid={4: "delirium"}).after("bachelor plays curfew 9")
    lost = game.after("bachelor discards curfew")
    assert lost.question == "ActionPhase" and lost.t.curfews[1] == 0
    assert game.after("bachelor discards mandate").question == "Completing"


def test_not_if_there_is_no_quarantine_any_more_to_leave() -> None:
    """PA 9.4, R59. Breach let Maria out already."""
    game = town(where={"maria": 8, "notkin": 1, "capella": 1}, laid={8: "breach"}).after("bachelor frees maria", "plague picks maria")
    assert game.question == "ActionPhase" and game.is_free("maria") and len(game.told(Spoiled)) == 1


def test_a_moving_piece_that_stops_stands_where_the_strain_was() -> None:
    """PA 9.5, R58."""
    game = town(lair=8, where={"maria": 5}, free="maria", laid={4: "migration"}).after("bachelor walks maria to 4", "plague creeps to 8", "bachelor stops")
    assert game.where("maria") == 4 and game.question == "ActionPhase" and game.points == 1


@pytest.mark.parametrize("strain", ["fever", "weakness", "miasma"])
def test_so_does_one_that_is_stopped(strain: str) -> None:
    """PA 9.4, 9.5, R58, R59. By Fever, Weakness or Miasma: it is not asked whether it goes on."""
    game = town(where={"maria": 5}, free="maria", laid={4: strain}).after("bachelor walks maria to 4")
    assert game.where("maria") == 4 and game.question == "ActionPhase"


def test_one_that_goes_on_takes_the_spaces_it_has_left() -> None:
    """PA 9.5. One of two; then none."""
    game = town(lair=8, where={"maria": 5}, free="maria", laid={4: "migration"}).after("bachelor walks maria to 4", "plague creeps to 8")
    assert game.question == "Walking" and game.may("bachelor goes to 3")
    assert game.after("bachelor goes to 3").question == "ActionPhase"


def test_an_action_card_given_up_stays_in_the_hand_seen_by_all() -> None:
    """PA 9.6, R60. The point is lost, the card may be played later."""
    game = town(where={"bachelor": 4}, hands={"bachelor": "curfew mandate"}, laid={4: "fever"}, events={5: "coin", 9: "key", 10: "key", 14: "secret"})
    game = game.after("bachelor plays curfew 9", "bachelor gives up")
    assert game.hand("bachelor") == "mandate curfew" and game.discard == "" and game.points == 1 and game.t.curfews[1] == 0
    t = game.seen_by("plague")
    assert t.shown[1].cards() == [1] and t.hands[1].cards() == [-1]


def test_a_resolving_given_up_spends_no_counter() -> None:
    """PA 9.6, R60."""
    game = town(lair=8, where={"bachelor": 5}, free="bachelor", events={5: "coin"}, sheets={"bachelor": "coin"}, laid={5: "migration"})
    game = game.after("bachelor resolves bachelor", "plague creeps to 8", "bachelor gives up")
    assert game.sheet("bachelor") == "coin" and game.ongoing == [5] and game.evidence("bachelor") == 3


def test_what_a_strain_leaves_open_the_plague_chooses() -> None:
    """PA 9.9, R63. Where Panic drives, whom Breach lets out, which Pact Rumour ends."""
    driven = town(where={"maria": 5}, free="maria", laid={4: "panic"}).after("bachelor walks maria to 4")
    breached = town(where={"maria": 4, "notkin": 4}, laid={4: "breach"}).after("bachelor asks maria")
    rumoured = town(where={"maria": 4}, laid={4: "rumour"}, pacts={"bachelor": "vlad", "haruspex": "notkin"}).after("bachelor asks maria")
    assert [game.asked for game in (driven, breached, rumoured)] == ["plague"] * 3
    assert driven.after("plague goes to 12").where("maria") == 12 and breached.after("plague picks notkin").is_free("notkin")
    assert rumoured.after("plague picks vlad").pact("bachelor") == "" and rumoured.after("plague picks vlad").pact("haruspex") == "notkin"


def test_which_own_cards_or_counters_are_lost_the_healer_chooses() -> None:
    """PA 9.9, R63."""
    game = town(where={"maria": 4}, laid={4: "delirium"}, hands={"bachelor": "curfew mandate"}).after("bachelor asks maria")
    assert game.asked == "bachelor" and game.after("bachelor discards mandate").discard == "mandate"
    game = town(where={"maria": 4}, laid={4: "wasting"}, sheets={"bachelor": "coin secret key"}).after("bachelor asks maria")
    assert game.asked == "bachelor" and game.after("bachelor spends key", "bachelor spends coin").sheet("bachelor") == "secret"


@pytest.mark.parametrize("name", HEALERS)
def test_when_a_strain_says_may_the_plague_may_refuse_and_nobody_is_told(name: str) -> None:
    """PA 9.9, R64. Migration and New Victim."""
    game = town(lair=8, where={"maria": 5}, free="maria", laid={4: "migration"}).after("bachelor walks maria to 4")
    stays, goes = game.after("plague creeps to 8"), game.after("plague creeps to 13")
    assert stays.lair != goes.lair and stays.looks_the_same(goes, name)
    game = town(where={"maria": 5}, free="maria", laid={4: "new-victim"}).after("bachelor walks maria to 4")
    keeps, swaps = game.after("plague stops"), game.after("plague swaps vlad for maria")
    assert keeps.doomed != swaps.doomed and keeps.looks_the_same(swaps, name)


def test_a_death_by_a_strain_is_a_death_like_others() -> None:
    """PA 9.10, R68. Announced, paid for, a Prescription taken, and all before the Action goes on."""
    game = town(where={"maria": 5}, free="maria", laid={4: "ulcer"}, pacts={"haruspex": "rubin", "bachelor": "maria"}).after("bachelor walks maria to 4")
    assert game.told(Moved)[0] == Moved(0, "doomed", "crypts") and game.evidence("bachelor") == 2 and game.pact("bachelor") == ""
    assert game.question == "Taking" and game.asked == "bachelor" and game.after("bachelor takes curfew").question == "ActionPhase"


@pytest.mark.parametrize("piece", ["maria", "bachelor"])
def test_but_it_gives_the_plague_no_extra_space(piece: str) -> None:
    """PA 9.10, R68. Nor does a Healer whom it put into Quarantine."""
    game = town(lair=8, where={piece: 5}, free=piece, laid={4: "ulcer"}).after(f"bachelor walks {piece} to 4")
    game = game.after("bachelor takes curfew") if piece == "maria" else game
    assert not game.is_free(piece) and game.question == "ActionPhase" and game.thread == (8,)


def test_it_is_seen_at_once_who_has_won() -> None:
    """PA 9.10, R68."""
    game = town(where={"maria": 5}, free="maria", laid={4: "ulcer"}, dead="capella saburov").after("bachelor walks maria to 4")
    assert game.winners == "plague" and game.reason == HIT_LIST and game.evidence("bachelor") == 3
