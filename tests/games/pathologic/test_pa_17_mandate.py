"""PA 17.4. The Emergency Mandate: Wards act one after the other, and meet what lies there."""

from __future__ import annotations

from typing import Any

from .cards_at_hand import NO_NO
from .place import Play, town


def mandate(*sentences: str, **told: Any) -> Play:
    return town(active="bachelor", hands={"bachelor": "mandate"}, discard=NO_NO, **told).after("bachelor plays mandate", *sentences)


def test_two_wards_leave_the_quarantine_or_move_without_a_point() -> None:
    """PA 17.4, R134. The card costs its point, they none; the second is chosen when the first is done."""
    game = mandate(free="maria")
    assert (game.asked, game.question) == ("bachelor", "Mandating") and game.points == 1
    game = game.after("bachelor walks maria 12", "bachelor goes 13")
    assert game.where("maria") == 13 and game.question == "Mandating"
    game = game.after("bachelor frees capella")
    assert game.free == "maria capella" and game.points == 1 and game.question == "ActionPhase"


def test_one_ward_at_least_and_the_second_may_be_left_out() -> None:
    """PA 17.4, R134."""
    game = mandate()
    assert game.why_not("bachelor stops").rule == "PA 17.4"
    assert game.after("bachelor frees maria", "bachelor stops").free == "maria"


def test_each_does_nothing_else() -> None:
    """PA 17.4. Neither Transfer nor resolving."""
    game = mandate(free="maria", events={4: "coin"})
    assert not game.may("bachelor resolves maria") and not game.may("bachelor asks maria") and game.may("bachelor walks maria 3")


def test_it_is_the_wards_one_action_of_the_turn() -> None:
    """PA 17.4, 12.2. Who has acted is refused, and so is who acted by it, also twice by the card."""
    game = mandate(acted="vlad")
    assert game.why_not("bachelor frees vlad").rule == "PA 12.2"
    game = game.after("bachelor frees maria")
    assert game.why_not("bachelor walks maria 3").rule == "PA 12.2"
    assert game.after("bachelor stops").why_not("bachelor walks maria 3").rule == "PA 12.2"


def test_a_ward_in_anothers_pact_does_not_obey() -> None:
    """PA 17.4, 14.2, R96."""
    game = mandate(pacts={"haruspex": "maria", "bachelor": "capella"})
    assert game.why_not("bachelor frees maria").rule == "PA 14.2" and game.may("bachelor frees capella")


def test_strains_go_off_and_may_be_completed_or_given_up() -> None:
    """PA 17.4, 9.3, R53, R134. Leaving the Quarantine sets one off where the Ward is."""
    told: Any = {"laid": {4: "migration"}}
    game = mandate("bachelor frees maria", "plague creeps 0", **told)
    assert (game.asked, game.question) == ("bachelor", "Completing")
    done, given = game.after("bachelor completes"), game.after("bachelor gives up")
    assert done.is_free("maria") and not given.is_free("maria") and done.question == given.question == "Mandating"
    assert given.why_not("bachelor frees maria").rule == "PA 12.2"


def test_a_strain_that_ends_one_action_does_not_end_the_other() -> None:
    """PA 17.4, R134. Maria dies of an Ulcer in 12, Vlad walks on."""
    game = mandate("bachelor walks maria 12", "bachelor takes curfew", free="maria vlad", laid={12: "ulcer"})
    assert game.question == "Mandating" and game.crypts == "maria"
    game = game.after("bachelor walks vlad 12", "bachelor goes 13")
    assert game.where("vlad") == 13 and game.question == "ActionPhase"


def test_panic_stops_the_first_ward_and_not_the_second() -> None:
    """PA 17.4, 18.9, R134."""
    game = mandate("bachelor walks maria 12", "plague goes 13", free="maria vlad", laid={12: "panic"})
    assert game.where("maria") == 13 and game.question == "Mandating"
    assert game.after("bachelor walks vlad 12").question == "Walking"


def test_a_miasma_bars_the_moves_of_a_mandate() -> None:
    """PA 17.4, 18.10, R124."""
    game = mandate(free="maria vlad", miasma="4")
    assert game.why_not("bachelor walks maria 3").rule == "PA 18.10" == game.why_not("bachelor walks vlad 4").rule


def test_the_card_itself_sets_off_the_strain_where_the_bachelor_is() -> None:
    """PA 17.4, 12.10, R9, R60. It is his Action; given up the card stays in his hand, seen by all."""
    game = town(active="bachelor", hands={"bachelor": "mandate"}, laid={1: "migration"}, discard=NO_NO).after("bachelor plays mandate", "plague creeps 0")
    assert game.question == "Completing" and game.discard == NO_NO
    assert game.after("bachelor completes").question == "Mandating"
    game = game.after("bachelor gives up")
    assert game.points == 1 and game.hand("bachelor") == "mandate" and game.seen_by("plague").shown[1].cards() == [3]


def test_the_mandate_ends_when_no_ward_is_left_to_obey() -> None:
    """PA 17.4. All others have acted: nothing is asked for the second."""
    game = mandate("bachelor frees maria", acted="vlad andrey capella notkin sticky saburov rubin aspity")
    assert game.question == "ActionPhase" and game.free == "maria"
