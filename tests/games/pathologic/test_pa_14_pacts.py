"""PA 14. Pacts: where a token may be put, what it bars, and how it comes back."""

from __future__ import annotations

from typing import Any

from .cards_at_hand import NO_NO
from .place import town


def test_a_pact_is_placed_on_any_living_ward_where_an_event_is_ongoing() -> None:
    """PA 14.1, R93. Own or not, quarantined or not; not elsewhere, and not on a Healer."""
    game = town(active="bachelor", free="maria", events={4: "coin", 8: "key", 12: "coin"}, dead="aspity")
    assert game.after("bachelor pledges maria").pact("bachelor") == "maria"
    assert game.after("bachelor pledges notkin").pact("bachelor") == "notkin"
    assert game.why_not("bachelor pledges vlad").rule == "PA 14.1" == game.why_not("bachelor pledges aspity").rule


def test_a_pact_is_not_placed_on_a_ward_in_anothers() -> None:
    """PA 14.1."""
    game = town(active="bachelor", events={4: "coin"}, pacts={"haruspex": "maria"})
    assert game.why_not("bachelor pledges maria").rule == "PA 14.1"


def test_a_pact_is_free_and_placed_in_the_own_action_phase_between_actions() -> None:
    """PA 14.1, 12.3, R92. With no point left too; not in the Setup Phase, and not inside a Move."""
    game = town(active="bachelor", events={4: "coin"}, points=0).after("bachelor pledges maria")
    assert game.points == 0 and game.pact("bachelor") == "maria" and game.may("bachelor ends")
    game = town(active="bachelor", phase="setup", events={4: "coin"}, hands={"bachelor": "paralysis"})
    assert game.question == "Influencing" and not game.may("bachelor pledges maria")
    game = town(active="bachelor", free="vlad", events={4: "coin"}).after("bachelor walks vlad 12")
    assert game.question == "Walking" and not game.may("bachelor pledges maria")


def test_no_strain_goes_off_by_a_pact() -> None:
    """PA 14.1, 9.7."""
    game = town(active="bachelor", events={4: "coin"}, laid={4: "rumour", 1: "rumour"}).after("bachelor pledges maria")
    assert game.pact("bachelor") == "maria" and game.spent == ""


def test_no_other_healer_can_have_the_ward_do_an_action() -> None:
    """PA 14.2, R97. Not even the Ward's own Healer: neither move, transfer, resolve, leave the Quarantine, nor be handed a counter."""
    told: Any = {"events": {4: "key"}, "pacts": {"haruspex": "maria"}, "sheets": {"bachelor": "key"}}
    game = town(active="bachelor", free="maria", **told)
    for order in ("walks maria 3", "asks maria", "resolves maria", "hands maria"):
        assert game.why_not(f"bachelor {order}").rule == "PA 14.2"
    assert town(active="bachelor", **told).why_not("bachelor frees maria").rule == "PA 14.2"
    assert town(active="haruspex", **told).may("haruspex frees maria")


def test_a_pact_bars_the_mandate_and_no_other_card() -> None:
    """PA 14.2, R96. Evacuation, Quarantine Order and Have No Fear touch the Ward all the same."""
    told: Any = {"free": "maria", "pacts": {"haruspex": "maria"}, "discard": NO_NO}
    game = town(active="bachelor", hands={"bachelor": "mandate evacuation quarantine-order"}, **told)
    assert game.after("bachelor plays evacuation maria 12").where("maria") == 12
    assert not game.after("bachelor plays quarantine-order maria").is_free("maria")
    game = game.after("bachelor plays mandate")
    assert game.why_not("bachelor walks maria 3").rule == "PA 14.2"
    assert town(active="changeling", hands={"changeling": "have-no-fear"}, **told).may("changeling plays have-no-fear maria")


def test_a_pact_protects_nobody_from_the_plague() -> None:
    """PA 14.2, 14.4, R86, R97. Maria dies, and the token comes back to hand."""
    game = town(active="plague", phase="showing", lair=4, free="maria", pacts={"haruspex": "maria"}).after("plague infects 4")
    assert game.crypts == "maria" and game.pact("haruspex") == ""


def test_the_token_may_be_moved_and_frees_the_first_ward() -> None:
    """PA 14.3. On the terms of a new Pact."""
    game = town(active="bachelor", events={4: "coin", 8: "key"}, pacts={"bachelor": "maria"})
    assert game.why_not("bachelor pledges vlad").rule == "PA 14.1" and game.why_not("bachelor pledges maria").rule == "PA 14.3"
    game = game.after("bachelor pledges notkin")
    assert game.pact("bachelor") == "notkin"
    game = game.after("bachelor ends")
    assert game.asked == "haruspex" and game.may("haruspex frees maria") and game.why_not("haruspex frees notkin").rule == "PA 14.2"


def test_the_same_ward_is_given_the_token_once_a_turn() -> None:
    """PA 14.3, R92. Any number of Wards, none twice; in the next turn again."""
    game = town(active="bachelor", events={4: "coin", 8: "key"}).after("bachelor pledges maria", "bachelor pledges notkin")
    assert game.why_not("bachelor pledges maria").rule == "PA 14.3"
    game = game.after("bachelor ends", "haruspex ends", "changeling ends", "plague creeps 0", "plague lies low", "plague stops")
    assert game.asked == "bachelor" and game.may("bachelor pledges maria")


def test_nor_is_it_given_twice_when_rumour_has_brought_it_back() -> None:
    """PA 14.3, 18.11, R92."""
    game = town(active="bachelor", events={4: "coin", 8: "key"}, laid={1: "rumour"}).after("bachelor pledges maria", "bachelor claims coin")
    game = game.after("plague picks maria", "bachelor completes")
    assert game.pact("bachelor") == "" and game.why_not("bachelor pledges maria").rule == "PA 14.3" and game.may("bachelor pledges notkin")


def test_a_pact_stays_when_the_ward_moves_and_when_the_event_is_resolved() -> None:
    """PA 14.4, R94."""
    game = town(active="bachelor", free="maria vlad", where={"vlad": 4}, events={4: "secret"}, pacts={"bachelor": "maria"})
    game = game.after("bachelor resolves vlad", "bachelor takes curfew", "bachelor walks maria 3", "bachelor stops", "bachelor ends", "bachelor passes")
    assert game.resolved == [4] and game.pact("bachelor") == "maria" and game.why_not("haruspex walks maria 4").rule == "PA 14.2"


def test_the_token_comes_back_only_by_death_or_rumour() -> None:
    """PA 14.4, 18.11, R95. No deed takes it to hand; Rumour does, and it can be placed again elsewhere."""
    game = town(active="bachelor", events={4: "coin", 8: "key"}, pacts={"bachelor": "maria", "haruspex": "vlad"}, laid={1: "rumour"})
    game = game.after("bachelor claims coin", "plague picks maria", "bachelor gives up")
    assert game.pact("bachelor") == "" and game.pact("haruspex") == "vlad" and game.after("bachelor pledges notkin").pact("bachelor") == "notkin"
    game = town(active="bachelor", free="maria", events={4: "coin"}, pacts={"haruspex": "maria"}, laid={12: "ulcer"}, twin=True)
    game = game.after("bachelor walks maria 12")
    assert game.pact("haruspex") == "" and game.crypts == "maria"
