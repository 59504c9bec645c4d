"""PA 11. Influence and Reactions: when they are played. Who is asked is in test_pa_11_asked.py, what goes before what in test_pa_11_priority.py."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pathologic.cards import INFLUENCES, PRESCRIPTION_NAMES
from lazaretto.games.pathologic.prescribing import Prescribe
from lazaretto.kernel import NOT_HERE, Said

from .cards_at_hand import NO_NO, NO_TITHE, asked_along, deck_of
from .place import town

# Playing a card


def test_a_prescription_is_played_only_from_the_hand() -> None:
    """PA 11.1. Not from the deck, and not another's."""
    game = town(active="bachelor", free="maria", hands={"bachelor": "paralysis", "haruspex": "ticking-away"})
    assert "quarantine-order" in game.deck("bachelor")
    assert game.why_not("bachelor plays quarantine-order maria").rule == "PA 11.1"
    assert game.why_not("bachelor plays ticking-away").rule == "PA 11.1"
    assert game.may("bachelor plays paralysis")


def test_a_strain_is_laid_only_from_the_hand() -> None:
    """PA 11.1."""
    game = town(active="plague", phase="laying", lair=5, strains="fever")
    assert game.why_not("plague lays ulcer 5").rule == "PA 11.1" and game.may("plague lays fever 5")


def test_a_prescription_is_read_out_and_lies_face_up_while_its_effect_lasts() -> None:
    """PA 11.1, R11."""
    game = town(active="bachelor", hands={"bachelor": "paralysis"}, discard=NO_NO).after("bachelor plays paralysis")
    assert [fact.move.card for fact in game.told(Said)] == [PRESCRIPTION_NAMES.index("paralysis")]
    assert game.hand("bachelor") == "" and game.discard.split() == ["paralysis", "no", "no"]
    assert game.seen_by("plague").discard.cards() == game.t.discard.cards() and game.t.paralysed
    assert game.after("bachelor ends", "haruspex ends", "changeling ends").question == "Showing"


# Influence


def test_an_influence_may_be_played_before_the_event_is_drawn() -> None:
    """PA 11.2, 11.3, R3, R4. In this window the active Healer alone is asked, and may play several."""
    hands = {"bachelor": "quarantine-order quarantine-order", "changeling": "thiefs-hands"}
    game = town(active="bachelor", phase="turn", free="maria vlad", hands=hands, discard=NO_NO)
    assert game.asked == "bachelor" and game.ongoing == []
    game = game.after("bachelor plays quarantine-order maria")
    assert game.asked == "bachelor" and game.ongoing == [] and game.free == "vlad"
    game = game.after("bachelor plays quarantine-order vlad")
    assert game.free == "" and game.ongoing == [11] and game.asked == "changeling"


def test_an_influence_may_be_played_before_between_and_after_actions_for_no_point() -> None:
    """PA 11.2, 12.3, R5, R144."""
    game = town(active="haruspex", hands={"haruspex": "steppe-paths steppe-paths living-blood"}, events={5: "coin"}, discard=f"{NO_NO} {NO_TITHE}")
    game = game.after("haruspex plays steppe-paths", "haruspex claims coin", "haruspex plays living-blood", "haruspex frees maria")
    assert game.points == 0 and game.may("haruspex plays steppe-paths")
    game = game.after("haruspex plays steppe-paths")
    assert game.points == 0 and game.t.paths == 2 and game.t.blood


def test_an_influence_is_not_played_inside_an_action() -> None:
    """PA 11.2, R5. Neither between the spaces of a Move nor between a Strain and the rest of the Action."""
    game = town(active="haruspex", free="maria", hands={"haruspex": "ticking-away"}, discard=NO_NO).after("haruspex walks maria 12")
    assert game.question == "Walking" and game.why_not("haruspex plays ticking-away") == NOT_HERE
    game = town(active="haruspex", hands={"haruspex": "ticking-away"}, laid={2: "migration"}, discard=NO_NO).after("haruspex claims coin", "plague creeps 0")
    assert game.question == "Completing" and game.why_not("haruspex plays ticking-away") == NOT_HERE


def test_in_another_turn_an_influence_is_played_in_the_setup_phase_only() -> None:
    """PA 11.2, 10.7, R3. Not in the Action Phase, and not in the turn of the Plague."""
    hands = {"bachelor": "paralysis", "changeling": "thiefs-hands"}
    game = town(active="haruspex", phase="setup", hands=hands, sheets={"haruspex": "coin"})
    assert game.asked == "changeling" and game.may("changeling plays thiefs-hands haruspex coin")
    game = game.after("changeling passes")
    assert game.asked == "bachelor" and game.may("bachelor plays paralysis")
    game = game.after("bachelor passes")
    assert (game.asked, game.question) == ("haruspex", "ActionPhase")
    assert asked_along(town(active="plague", hands=hands), "plague creeps 0", "plague lies low")[:2] == ["plague Creeping", "plague Showing"]


def test_a_card_for_the_own_turn_is_refused_in_another() -> None:
    """PA 11.2, 17.16. The Changeling is asked, as she may hold others, but Twin waits for her turn."""
    told: Any = {"phase": "setup", "hands": {"changeling": "twin"}, "pacts": {"haruspex": "maria"}, "sheets": {"bachelor": "coin"}, "discard": "false-witness"}
    game = town(active="bachelor", **told)
    assert game.asked == "changeling" and game.why_not("changeling plays twin").rule == "PA 11.2"
    assert town(active="changeling", **told).may("changeling plays twin")


def test_the_setup_window_goes_round_until_all_have_passed_in_a_row() -> None:
    """PA 11.3, R4. From the active Healer; after a card all others are asked again, and its player last."""
    hands = {"bachelor": "paralysis curfew", "haruspex": "ticking-away wild-harvest", "changeling": "false-witness twin"}
    game = town(active="haruspex", phase="setup", hands=hands, events={5: "coin"}, discard=NO_NO)
    assert asked_along(
        game, "haruspex passes", "changeling passes", "bachelor plays paralysis", "haruspex plays ticking-away", "changeling passes", "bachelor passes",
        "haruspex passes",
    ) == [
        "haruspex Influencing", "changeling Influencing", "bachelor Influencing", "haruspex Influencing", "changeling Influencing", "bachelor Influencing",
        "haruspex Influencing", "haruspex ActionPhase",
    ]


def test_influences_take_effect_in_the_order_in_which_they_were_played() -> None:
    """PA 11.3. The Bachelor carries Maria to 3, then the Order finds her there; each effect is done before the next Healer is asked."""
    hands = {"bachelor": "evacuation quarantine-order", "changeling": "false-witness"}
    game = town(active="bachelor", phase="setup", free="maria", hands=hands, events={5: "coin"}, discard=NO_NO)
    game = game.after("bachelor plays evacuation maria 3")
    assert game.where("maria") == 3 and game.is_free("maria") and game.asked == "changeling"
    game = game.after("changeling plays false-witness 5 key")
    assert game.needs(5) == "key" and game.asked == "bachelor" and game.is_free("maria")
    assert not game.after("bachelor plays quarantine-order maria").is_free("maria")


def test_a_setup_window_of_one_healer_is_not_asked() -> None:
    """PA 11.3, R142. With two players the Action Phase follows the Event at once."""
    game = town(seats=2, active="bachelor", phase="turn", hands={"bachelor": "paralysis"})
    assert asked_along(game, "bachelor passes") == ["bachelor Influencing", "bachelor ActionPhase"]
    assert game.after("bachelor passes").may("bachelor plays paralysis")


def test_influence_cards_are_those_of_the_chapter() -> None:
    """PA 11.2, 17.1, 17.3, 17.5, 17.8, 17.9, 17.11, 17.16 to 17.18. Nine kinds; in an own Setup Phase each of them is offered, and no Action card."""
    told = {"free": "maria", "events": {5: "coin"}, "pacts": {"bachelor": "vlad"}, "laid": {14: "fever"}, "phase": "setup"}
    found = set()
    for healer in ("bachelor", "haruspex", "changeling"):
        rival = "haruspex" if healer == "bachelor" else "bachelor"
        game = town(active=healer, hands={healer: " ".join(deck_of(healer))}, sheets={rival: "coin"}, **told)
        found |= {move.card for move in game.options(healer) if isinstance(move, Prescribe)}
    assert found == set(INFLUENCES)


# Reactions


def test_a_reaction_waits_for_what_it_names() -> None:
    """PA 11.4. It is no deed of one's own turn, and answers nothing else."""
    game = town(active="haruspex", hands={"haruspex": "tithe", "bachelor": "post-mortem"})
    assert game.why_not("haruspex reacts tithe") == NOT_HERE
    game = town(active="plague", phase="showing", lair=4, free="maria", hands={"haruspex": "tithe", "bachelor": "post-mortem"}).after("plague infects 4")
    assert game.question == "Mourning" and game.may("bachelor reacts post-mortem")
    game = game.after("bachelor passes")
    assert game.question == "Divining" and game.why_not("haruspex reacts tithe").rule == "PA 11.4"


def test_a_reaction_is_played_in_the_turn_of_another_and_of_the_plague_for_no_point() -> None:
    """PA 11.4, R7."""
    game = town(active="plague", phase="showing", lair=4, free="maria", hands={"bachelor": "post-mortem"}, discard=NO_NO)
    game = game.after("plague infects 4", "bachelor reacts post-mortem")
    assert game.discard.split() == ["post-mortem", "no", "no"] and game.evidence("bachelor") == 3
    game = town(active="bachelor", hands={"haruspex": "tithe"}, discard=NO_NO).after("bachelor claims key", "haruspex reacts tithe")
    assert game.sheet("haruspex") == "key" and game.points == 1 and game.asked == "bachelor"


def test_reactions_are_asked_for_before_anything_else() -> None:
    """PA 11.5, R6. The Ward is dead and in the grave; the loss and the Prescription wait."""
    game = town(active="plague", phase="showing", lair=4, free="maria", hands={"bachelor": "post-mortem"}).after("plague infects 4")
    assert game.asked == "bachelor" and game.question == "Mourning"
    assert game.crypts == "maria" and game.evidence("bachelor") == 3 and len(game.hand("bachelor").split()) == 1


def test_each_may_play_several_on_one_trigger() -> None:
    """PA 11.5, R8. Two Tithes take two counters, and the Healer is asked until there is no copy left."""
    game = town(active="bachelor", hands={"haruspex": "tithe tithe haruspicy"}, discard=NO_NO).after("bachelor claims key")
    assert asked_along(game, "haruspex reacts tithe", "haruspex reacts tithe") == ["haruspex Tithing", "haruspex Tithing", "bachelor ActionPhase"]
    assert game.after("haruspex reacts tithe", "haruspex reacts tithe").sheet("haruspex") == "key key"
    assert game.after("haruspex reacts tithe", "haruspex passes").sheet("haruspex") == "key"


def test_the_last_reaction_takes_effect_first() -> None:
    """PA 11.5, R6. Claim, Tithe, No!: the Tithe is cancelled, the Claim stands, and the second Tithe is still to come."""
    game = town(active="bachelor", hands={"haruspex": "tithe tithe", "changeling": "no"}).after("bachelor claims key", "haruspex reacts tithe")
    assert (game.asked, game.question) == ("changeling", "Cancelling") and game.sheet("haruspex") == ""
    game = game.after("changeling reacts no")
    assert game.sheet("bachelor") == "key" and game.sheet("haruspex") == "" and game.discard == "tithe no"
    assert (game.asked, game.question) == ("haruspex", "Tithing")
    assert game.after("haruspex reacts tithe").sheet("haruspex") == "key"
