"""The rulings that no chapter's tests carry, or not whole; RULINGS.md names the test of each."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.cards import ULCER
from lazaretto.games.pathologic.moves import ENOUGH
from lazaretto.kernel import Said

from .cards_at_hand import NO_NO, asked_along, deck_of
from .day import Fate
from .place import opening, town

EVERYBODY = ("plague", "bachelor", "haruspex", "changeling")
HEALERS = EVERYBODY[1:]
SIX = "paralysis curfew wild-harvest ticking-away no have-no-fear"


def test_r4_the_window_for_all_comes_after_both_events_of_the_first_turn() -> None:
    """PA 11.3, 10.2, R4. With their start effects and Strains: the Cordons are broken, Fresh Graves opened, then the Changeling is asked."""
    told: Any = {"round": 1, "phase": "turn", "hands": {"changeling": "false-witness"}}
    game = town(chance="7", **told)
    assert (game.asked, game.question) == ("bachelor", "BreakingCordon")
    game = game.after("bachelor picks maria", "haruspex picks notkin")
    assert game.question == "BreakingCordon" and game.ongoing == [7]
    game = game.after("changeling picks rubin: fever 13 ulcer panic")
    assert (game.asked, game.question) == ("changeling", "Influencing") and game.ongoing == [7, 13] and game.strains == "fever ulcer panic"


def test_r4_between_the_two_events_of_the_first_turn_there_is_no_window() -> None:
    """PA 11.3, 10.2, R4. The Bachelor, who could paralyse the Plague, is asked before the first and after the second."""
    game = town(round=1, phase="turn", hands={"bachelor": "paralysis"})
    assert (game.asked, game.question, game.ongoing) == ("bachelor", "Influencing", [])
    game = game.after("bachelor passes: 13 14")
    assert (game.asked, game.question, game.ongoing) == ("bachelor", "Influencing", [13, 14]) and game.may("bachelor plays paralysis")


def test_r6_what_is_cancelled_cannot_be_answered_again() -> None:
    """PA 11.5, 17.13, R6. With two players the deck has two No!: neither a second one nor an answer to the first is asked for."""
    game = town(seats=2, hands={"bachelor": "no no"}, laid={4: "weakness"}).after("bachelor asks maria", "bachelor reacts no")
    assert game.question == "ActionPhase" and game.hand("bachelor") == "no" and game.sheet("bachelor") == "coin"


@pytest.mark.parametrize("healer", HEALERS)
def test_r10_with_two_players_as_well_what_lasts_ends_when_the_turn_begins(healer: str) -> None:
    """PA 11.11, 20.2, R10. Curfew and Have No Fear hold in the Plague's turn, and are gone in the window before the Event."""
    told: Any = {"curfews": {healer: 4}, "fearless": {healer: "maria"}, "hands": {healer: "paralysis"}}
    game = town(seats=2, healer=healer, active="plague", lair=4, free="maria", **told)
    assert game.why_not("plague creeps 3").rule == "PA 17.2"
    game = game.after("plague creeps 4", "plague infects 4")
    assert game.where("maria") == 4 and (game.asked, game.question) == (healer, "Influencing") and game.ongoing == []
    assert game.t.curfews == (0, 0) and game.t.fearless == (-1, -1)


def test_r11_a_prescription_is_discarded_as_it_is_played() -> None:
    """PA 11.1, R11. Before anybody answers, and before it takes effect; cancelled or not, there it stays."""
    game = town(hands={"bachelor": "paralysis", "changeling": "no"}).after("bachelor plays paralysis")
    assert game.question == "Cancelling" and game.discard == "paralysis" and game.hand("bachelor") == "" and not game.t.paralysed
    assert game.after("changeling passes").discard == "paralysis" and game.after("changeling reacts no").discard == "paralysis no"


def test_r11_the_discard_pile_is_never_shuffled_back() -> None:
    """PA 11.1, 2.11, R11. Ten lie there, the deck is empty: nothing is taken."""
    ten = " ".join([*deck_of("bachelor"), *deck_of("bachelor")[:4]])
    game = town(where={"maria": 5}, free="maria", events={5: "coin"}, discard=ten).after("bachelor resolves maria")
    assert game.question == "ActionPhase" and game.hand("bachelor") == game.deck("bachelor") == "" and len(game.discard.split()) == 10


def test_r14_r15_the_secrets_of_the_beginning_are_sealed_until_all_have_chosen() -> None:
    """PA 3.4, 3.5, R14, R15. In any order; who has yet to choose learns nothing of who has."""
    one, other = opening().after("changeling takes twin"), opening().after("changeling takes no")
    assert one.asked == other.asked == "plague bachelor haruspex" and all([one.looks_the_same(other, name) for name in EVERYBODY[:3]])
    one, other = opening().after("plague dooms maria capella saburov"), opening().after("plague dooms vlad sticky rubin")
    assert one.asked == other.asked == "bachelor haruspex changeling" and all([one.looks_the_same(other, name) for name in HEALERS])
    game = one.after("haruspex takes tithe", "changeling takes twin", "bachelor takes curfew")
    assert game.question == "Placing" and game.doomed == "maria capella saburov" and [game.hand(name) for name in HEALERS] == ["curfew", "tithe", "twin"]


@pytest.mark.parametrize("ward, given", [("maria", "coin"), ("vlad", "secret"), ("capella", "coin"), ("sticky", "key"), ("aspity", "key")])
def test_r38_a_ward_transfers_to_the_active_healer_from_the_far_end_of_the_town(ward: str, given: str) -> None:
    """PA 12.8, R38. The Bachelor is in 1, the Ward in 8, which no way of two spaces joins; its own Healer gets nothing."""
    game = town(where={ward: 8}).after(f"bachelor asks {ward}")
    assert game.sheet("bachelor") == given and game.sheet("haruspex") == game.sheet("changeling") == ""


def test_r39_counters_with_a_ward_are_nobodys_to_steal() -> None:
    """PA 12.11, 17.17, R39. The Bachelor's Coin lies with Maria: Thief's Hands find nothing."""
    told: Any = {"active": "changeling", "hands": {"changeling": "thiefs-hands"}}
    assert town(handed="coin", handed_to="maria", **told).why_not("changeling plays thiefs-hands bachelor coin").rule == "PA 11.10"
    assert town(sheets={"bachelor": "coin"}, **told).may("changeling plays thiefs-hands bachelor coin")


@pytest.mark.parametrize("card", ["living-blood", "false-witness 4 coin"])
def test_r40_counters_that_the_ward_needs_no_more_go_to_the_pool_with_the_event(card: str) -> None:
    """PA 12.12, R40. A Key was handed to Capella; then a card gives her access, and she resolves without it."""
    healer = "haruspex" if card == "living-blood" else "changeling"
    told: Any = {"free": "capella", "where": {"capella": 4}, "events": {4: "key"}, "sheets": {healer: "key"}, "hands": {healer: card.split()[0]}}
    game = town(active=healer, discard=NO_NO, **told).after(f"{healer} hands capella", f"{healer} plays {card}")
    assert game.handed == "key"
    game = game.after(f"{healer} resolves capella")
    assert game.resolved == [4] and game.handed == "" and game.sheet(healer) == "" and game.pool == (15, 15, 15)


@pytest.mark.parametrize("name", HEALERS)
def test_r64_of_a_new_outbreak_all_see_whether_a_strain_was_laid(name: str) -> None:
    """PA 18.8, 9.9, R64. A refusal is said aloud; which Strain it was stays hidden."""
    game = town(laid={1: "new-outbreak"}, strains="ulcer fever").after("bachelor claims coin: wasting")
    refused, laid = game.after("plague stops"), game.after("plague lays ulcer 15")
    assert Said(0, ENOUGH) in refused.heard(name) and refused.seen_by(name).laid_at == () and laid.seen_by(name).laid_at == (15,)
    assert laid.looks_the_same(game.after("plague lays fever 15"), name)


def test_r69_the_plague_sees_what_it_has_laid_in_every_later_turn() -> None:
    """PA 2.17, 8.2, R69. Laid in Phase 3 or by a New Outbreak; Healers see a back."""
    game = town(active="plague", phase="laying", lair=9, strains="ulcer fever").after("plague lays ulcer 9", "plague stops", "bachelor ends")
    assert game.seen_by("plague").laid[0].cards() == [ULCER] and [game.seen_by(name).laid[0].cards() for name in HEALERS] == [[-1]] * 3
    game = town(laid={1: "new-outbreak"}, strains="ulcer").after("bachelor claims coin: wasting", "plague lays ulcer 15", "bachelor gives up")
    assert game.seen_by("plague").laid[0].cards() == [ULCER] and [game.seen_by(name).laid[0].cards() for name in HEALERS] == [[-1]] * 3


def test_r86_r141_the_dead_are_buried_before_a_window_opens_and_the_loss_comes_before_the_prescription() -> None:
    """PA 7.1 to 7.5, R86, R141. Post-Mortem first, then Haruspicy, then the loss, then the Prescription; the Pact ended with the piece."""
    hands, pacts = {"bachelor": "curfew", "haruspex": "wild-harvest"}, {"changeling": "maria"}
    game = town(active="plague", phase="showing", lair=4, free="maria", hands=hands, pacts=pacts)
    assert asked_along(game, "plague infects 4", "bachelor passes", "haruspex passes", "bachelor takes mandate") == [
        "plague Showing", "bachelor Mourning", "haruspex Divining", "bachelor Taking", "plague Slipping",
    ]
    game = game.after("plague infects 4")
    assert game.crypts == "maria" and game.where("maria") == -1 and game.pact("changeling") == "" and game.evidence("bachelor") == 3
    game = game.after("bachelor passes", "haruspex passes")
    assert game.evidence("bachelor") == 2 and game.hand("bachelor") == "curfew"


def test_r90_a_death_at_the_floor_leaves_nothing_to_regain() -> None:
    """PA 16.5, 7.2, R90. Played through: the Bachelor has one piece when Maria dies, and one when Lethargy brings her back."""
    told: Any = {"where": {"notkin": 5}, "events": {5: "secret"}, "free": "maria notkin", "evidence": {"bachelor": 1}, "discard": NO_NO}
    game = town(active="plague", phase="showing", lair=4, **told).after("plague infects 4", "bachelor takes curfew", "plague creeps 4")
    game = game.after("bachelor passes", "bachelor passes", "bachelor ends", "bachelor passes", "haruspex resolves notkin", "plague picks maria")
    assert game.where("maria") == 5 and game.evidence("bachelor") == 1


def test_r92_any_number_of_pacts_in_a_turn_each_on_another_ward() -> None:
    """PA 14.3, R92. Three Wards one after the other; what a Rumour sent back is not put on the same Ward either."""
    told: Any = {"events": {4: "coin", 8: "key", 11: "coin"}, "laid": {1: "rumour"}}
    game = town(**told).after("bachelor pledges maria", "bachelor pledges notkin", "bachelor pledges rubin")
    assert game.pact("bachelor") == "rubin" and [game.why_not(f"bachelor pledges {ward}").rule for ward in ("maria", "notkin")] == ["PA 14.3"] * 2
    game = game.after("bachelor claims coin", "plague picks rubin", "bachelor gives up")
    assert game.pact("bachelor") == "" and game.why_not("bachelor pledges rubin").rule == "PA 14.3"


def test_r95_no_deed_takes_a_token_to_hand() -> None:
    """PA 14.4, R95. Of all that may be done with a full hand the token of nobody comes back."""
    told: Any = {"free": "bachelor maria rubin", "events": {4: "coin", 8: "key"}, "sheets": {"bachelor": "coin key"}, "points": 4}
    game = town(pacts={"bachelor": "maria", "haruspex": "vlad"}, hands={"bachelor": " ".join(deck_of("bachelor"))}, discard=NO_NO, **told)
    assert len(game.options("bachelor")) > 30
    for move in game.options("bachelor"):
        assert -1 not in game.position.after(1, move, Fate()).table.pacts[1:3]


def test_r99_what_resolving_needs_must_be_there_when_it_is_ordered_too() -> None:
    """PA 13.1, 16.8, R99. A Breach might let company out to the Council; it is refused all the same."""
    game = town(events={8: "secret"}, free="vlad", where={"vlad": 8, "rubin": 8}, laid={8: "breach"})
    assert game.why_not("bachelor resolves vlad").rule == "PA 16.8"


def test_r109_a_new_round_begins_with_all_healers_though_one_has_no_ward() -> None:
    """PA 7.6, 4.1, R109. The Bachelor's three are dead; the next round has his turn in its place."""
    game = town(active="changeling", dead="maria vlad andrey", evidence={"bachelor": 1}).after("changeling ends")
    assert asked_along(game, "plague creeps 0", "plague lies low") == ["plague Creeping", "plague Showing", "bachelor ActionPhase"]


@pytest.mark.parametrize("seats", [3, 4])
def test_r115_every_new_round_has_the_same_order(seats: int) -> None:
    """PA 4.1, 19.1, R115. Plague, Bachelor, Haruspex, with four the Changeling; two rounds through."""
    healers = HEALERS[:seats - 1]
    game, order = town(seats=seats, active=healers[-1], events={5: "coin", 9: "key", 10: "key", 14: "secret"}).after(f"{healers[-1]} ends"), []
    for _ in range(2):
        order.append(game.asked)
        game = game.after("plague creeps 0", "plague lies low")
        while game.question == "ActionPhase":
            order.append(game.asked)
            game = game.after(f"{game.asked} ends")
    assert order == ["plague", *healers] * 2


@pytest.mark.parametrize("healer, card", [(healer, card) for healer in HEALERS for card in deck_of(healer)])
def test_r120_before_the_event_the_active_healer_is_asked_whatever_the_card_is(healer: str, card: str) -> None:
    """PA 11.6, 11.2, R120. Nobody can tell it from another card; with no card, or with only one that all have seen, nobody is asked."""
    told: Any = {"active": healer, "phase": "turn", "sheets": dict.fromkeys(HEALERS, "coin"), "events": {5: "coin"}}
    game, other = [town(hands={healer: held}, **told) for held in (card, deck_of(healer)[0] if card != deck_of(healer)[0] else deck_of(healer)[1])]
    assert (game.asked, game.question, game.ongoing) == (healer, "Influencing", [5]) and game.may(f"{healer} passes")
    assert all([game.looks_the_same(other, name) for name in EVERYBODY if name != healer])
    assert town(**told).question == "ActionPhase"
    seen = {"bachelor": "curfew", "haruspex": "wild-harvest", "changeling": "have-no-fear"}
    assert town(shown={healer: seen[healer]}, **told).question == "ActionPhase"


@pytest.mark.parametrize("healer", HEALERS)
def test_r125_with_two_players_only_strains_are_answered(healer: str) -> None:
    """PA 11.6, 20.2, R125. Neither a Claim nor a death nor a card: the deck has no Tithe, Post-Mortem or Haruspicy."""
    own = {"bachelor": "maria", "haruspex": "capella", "changeling": "saburov"}[healer]
    told: Any = {"seats": 2, "healer": healer, "hands": {healer: SIX}}
    assert town(active=healer, **told).after(f"{healer} claims coin").question == "ActionPhase"
    assert town(active=healer, **told).after(f"{healer} plays wild-harvest").question == "ActionPhase"
    assert town(active="plague", phase="showing", lair=13, where={own: 13}, free=own, **told).after("plague infects 13").question == "Taking"
    assert town(active=healer, laid={4: "fever"}, **told).after(f"{healer} asks maria").question == "Cancelling"


def test_r126_no_window_when_haruspicy_lies_on_the_discard_pile() -> None:
    """PA 11.6, R126. The Haruspex holds another card; with Haruspicy not yet seen she is asked."""
    told: Any = {"active": "plague", "phase": "showing", "lair": 10, "free": "saburov", "hands": {"haruspex": "tithe"}}
    assert town(discard="haruspicy", **told).after("plague infects 10").question == "Taking"
    assert town(**told).after("plague infects 10").question == "Divining"


def test_a_card_shown_before_is_discarded_before_one_that_nobody_has_seen() -> None:
    """R60, PA 18.6. So a second copy in the hand is not given away; only the copy just announced is kept for use."""
    worlds = [
        town(where={"bachelor": 1, "maria": 3}, free="maria", shown={"bachelor": "curfew"}, hands={"bachelor": hand}, laid={4: "delirium"})
        .after("bachelor walks maria 4", "bachelor discards curfew") for hand in ("curfew", "mandate")
    ]
    assert [len(game.seen_by("haruspex").shown[1]) for game in worlds] == [0, 0]
    assert worlds[0].looks_the_same(worlds[1], "haruspex")


def test_counters_are_spent_on_the_event_they_were_handed_for() -> None:
    """PA 12.12, R40, R41. Not on another to which a card has carried the Ward."""
    game = town(
        where={"vlad": 4}, free="vlad", events={4: "coin", 5: "coin"}, sheets={"bachelor": "coin"}, hands={"bachelor": "evacuation"},
    ).after("bachelor hands vlad")
    assert game.may("bachelor resolves vlad")
    assert not game.after("bachelor plays evacuation vlad 5").may("bachelor resolves vlad")


def test_no_window_is_opened_before_an_event_that_will_not_come() -> None:
    """R142, PA 11.2. With four Events ongoing the next question is as good."""
    four = {5: "coin", 9: "key", 10: "key", 14: "secret"}
    assert town(seats=2, active="bachelor", phase="turn", events=four, hands={"bachelor": "paralysis"}).question == "ActionPhase"
