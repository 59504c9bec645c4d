"""What a page of Pathologic says before one decides: what a card is for and costs, which piece is used up, why here, why now, and what would end the game."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.cards import ACTIONS, CURFEW, EVACUATION, FALSE_WITNESS, NO, NOTHING, ORDER, PRESCRIPTIONS
from lazaretto.games.pathologic.deaths import Confine
from lazaretto.games.pathologic.effects import PRESCRIPTION_USES
from lazaretto.games.pathologic.errands import Leave
from lazaretto.games.pathologic.prescribing import Prescribe
from lazaretto.games.pathologic.reactions import NoEffect
from lazaretto.games.pathologic.torments import Driven
from lazaretto.hosting.irrevocable import irrevocable
from lazaretto.kernel import Said

from .day import piece_of
from .place import Play, opening, town
from .test_page import board_of, meaning, page_of, words_of, yours_of
from .test_words import PEOPLE


# cards


def test_a_prescription_says_what_it_is_good_for_where_it_is_chosen() -> None:
    """PA 2.11, 3.5. On its key and on its card."""
    assert len(PRESCRIPTION_USES) == PRESCRIPTIONS and all(use.startswith("good to ") for use in PRESCRIPTION_USES)
    assert meaning(opening(), "bachelor takes curfew").endswith("; good to shut the Plague in, or out · PA 17.2")
    curfew = [card for card in yours_of(opening(), 1).deck if card.title == "Curfew"]
    assert curfew[0].sentence.endswith(" Good to shut the Plague in, or out.")
    assert page_of(opening()).detail.startswith("A card to play once, later.")


def test_a_card_says_whether_it_costs_an_action() -> None:
    """PA 12.3, 12.10. On its key, on the fold of its keys and on its face."""
    play = town(hands={"bachelor": "paralysis quarantine-order curfew"}, free="maria", where={"maria": 4}, events={4: "coin"})
    view = play.position.seen_by(1)
    keys = [GAME.gesture(view, 1, move, PEOPLE) for move in view.options(1)]
    assert {key.group for key in keys if "Order" in key.words or "Curfew" in key.words} == {"Quarantine Order (free)", "Curfew (1 action)"}
    assert {"Play Paralysis (free)", "Play Quarantine Order (free) on Maria Kaina"} <= {key.words for key in keys}
    assert [key.group for key in keys if "Pact" in key.words] == ["Pact (free)"]
    assert {card.title: card.kind for card in yours_of(play, 1).cards} == {
        "Paralysis": "Influence, free", "Quarantine Order": "Influence, free", "Curfew": "Action, costs one",
    }


def test_the_piece_that_is_used_up_is_named_before() -> None:
    """PA 12.2, 12.7, 12.10, 12.11. A Claim, an Action card and what is handed over are the Healer's own Action."""
    play = town(where={"maria": 5, "vlad": 4}, free="maria", events={5: "key"}, sheets={"bachelor": "key"}, hands={"bachelor": "mandate"})
    assert "Claim a Coin yourself" in words_of(play, 1, secret=False) and "Hand Maria a Key yourself" in words_of(play, 1, secret=False)
    for sentence in ("bachelor claims coin", "bachelor plays mandate", "bachelor hands maria"):
        assert "; your own Healer acts for it" in meaning(play, sentence)
    assert "your own Healer" not in meaning(play, "bachelor asks vlad")


# what cannot be taken back


@pytest.mark.parametrize(("hand", "laid", "reason"), [
    ("tithe", {}, "; then Isolde may take one too, by a Tithe"), ("steppe-paths", {}, "; then Isolde may take one too, by a Tithe"),
    ("", {5: "fever"}, "; a Strain goes off first"), ("", {}, ""),
])
def test_a_claim_that_is_sealed_says_why(hand: str, laid: dict[int, str], reason: str) -> None:
    """PA 9.2, 17.10, R120. Where it cannot be taken back, for others are asked or a Strain is turned up; else it says nothing of the kind."""
    play = town(where={"bachelor": 5}, hands={"haruspex": hand} if hand else {}, laid=laid)
    seat, move = play.spoken("bachelor claims coin")
    sealed = move in irrevocable(GAME, play.position.seen_by(seat), seat)
    told = meaning(play, "bachelor claims coin").partition("your own Healer acts for it")[2].partition(" · ")[0]
    assert (sealed, told) == (bool(reason), reason)


def test_a_card_that_others_may_cancel_says_so() -> None:
    """PA 17.13."""
    for theirs in ("no", "twin"):
        assert "; Piers may cancel it" in meaning(town(hands={"bachelor": "paralysis", "changeling": theirs}), "bachelor plays paralysis")
    assert "No" not in meaning(town(hands={"bachelor": "paralysis"}), "bachelor plays paralysis")


# places


def test_a_place_says_what_is_to_be_had_there_and_what_is_to_be_feared() -> None:
    """PA 2.3, 5.1, 12.5. Of where a piece is put, and of where it goes."""
    put = opening().until("Placing")
    assert "; the Plague can come from the Steppe" in meaning(put, "bachelor puts maria 5")
    assert "; away from the Steppe" in meaning(put, "bachelor puts maria 9")
    play = town(where={"maria": 12}, free="maria", events={7: "coin"})
    assert "to 13 Hindquarters; 1 space from the Event in 7" in meaning(play, "bachelor walks maria 13")
    prowling = town(where={"maria": 12}, free="maria", events={7: "coin"}, active="plague", phase="showing", lair=15, deck="")
    seen = prowling.after("plague infects 15").until("ActionPhase")
    assert "the Plague can come there" in meaning(seen, "bachelor walks maria 15") and "Plague" not in meaning(seen, "bachelor walks maria 13")


# an Influence, and when


def test_of_two_questions_for_an_influence_each_says_its_moment() -> None:
    """PA 11.2, 11.3. Before the Event is drawn, and before the Actions; and that it may wait."""
    first = town(phase="turn", hands={"bachelor": "paralysis"}).until("Influencing")
    assert page_of(first).title == "Play an Influence now?" and page_of(first).detail.startswith("Before your Event; ")
    assert meaning(first, "bachelor passes").startswith("play nothing now: your Event is drawn; ")
    then = town(phase="setup", hands={"bachelor": "paralysis"})
    assert meaning(then, "bachelor passes").startswith("play nothing now: then you act; ")
    assert page_of(then).title == "Play an Influence now?" and page_of(then).detail.startswith("Before you act; ")


# the last name


def in_danger(**told: Any) -> Play:
    """The Haruspex has the last name, Capella or Sticky."""
    return town(dead="maria saburov notkin", **told)


def test_a_blockade_of_a_ward_who_may_be_the_last_name_is_warned_of() -> None:
    """PA 6.8, 15.3. In the title of each Healer who can do something, among what is in force, and on the Ward."""
    told = "Beware: the Blockade can kill Capella, and the Plague may win."
    play = in_danger(lair=13, blockade=13, where={"capella": 13, "sticky": 1}, events={1: "coin"})
    assert page_of(play).detail == told
    assert board_of(play).in_force[0].text == "The Blockade can kill Capella, and the Plague may win"
    assert "Perhaps the last name on the Hit List: with this death the Plague may win." in ward_text(play, "Capella")
    asked = in_danger(phase="setup", lair=13, blockade=13, where={"capella": 13, "sticky": 1}, hands={"bachelor": "evacuation"})
    assert page_of(asked).detail == told
    for hand, detail in (("evacuation", told), ("", "End your turn: you can do nothing else.")):
        spent = in_danger(points=0, lair=13, blockade=13, where={"capella": 13, "sticky": 1}, hands={"bachelor": hand} if hand else {})
        assert page_of(spent).detail == detail
    certain = town(dead="maria saburov notkin sticky", lair=13, blockade=13, where={"capella": 13})
    assert page_of(certain).detail == "Beware: the Blockade can kill Capella, and the Plague wins."


def test_so_is_an_infection_where_the_plague_can_come() -> None:
    """PA 6.3. Only out of Quarantine, and not of one who cannot die."""
    near = {"where": {"capella": 13, "sticky": 1}, "active": "plague", "phase": "showing", "lair": 13, "deck": ""}
    free = in_danger(**near, free="capella", fearless={"changeling": "capella"})
    assert not page_of(free.after("plague infects 13").until("ActionPhase")).detail.startswith("Beware")
    lurking = {"where": {"capella": 13, "sticky": 1}, "lair": 13, "thread": (13, 13)}
    assert page_of(in_danger(**lurking, free="capella")).detail == "Beware: an Infection can kill Capella, and the Plague may win."
    assert not page_of(in_danger(**lurking)).detail.startswith("Beware")
    both = in_danger(where={"capella": 13, "sticky": 12}, lair=13, free="capella sticky")
    assert page_of(both).detail == "Beware: an Infection can kill Capella or Sticky, and the Plague may win."


def test_who_can_win_at_once_is_told_that_and_not_warned() -> None:
    """PA 15.5."""
    play = in_danger(lair=13, blockade=13, where={"capella": 13, "sticky": 1, "vlad": 5}, free="vlad", events={5: "secret"}, evidence={"bachelor": 7})
    assert page_of(play).detail.endswith(", and win.")


def ward_text(play: Play, name: str) -> str:
    return next(piece.text for place in board_of(play).places for piece in place.pieces if piece.name == name)


def test_every_card_has_its_price() -> None:
    """PA 2.10. Actions cost one, all else is free."""
    deck = {card.title: card.kind for seat in (1, 2, 3) for card in yours_of(opening(), seat).deck}
    assert sorted(kind for kind in deck.values() if kind.startswith("Action")) == ["Action, costs one"] * len(ACTIONS)
    assert all(kind.endswith(", free") for kind in deck.values() if not kind.startswith("Action"))


# what comes of it in the next turn


def test_who_stands_ready_on_an_event_is_said_to_resolve_it_next_turn_and_nobody_else_is_sent() -> None:
    """PA 12.2, 13.3. Maria has access to a Coin; the next Event is another."""
    play = town(where={"maria": 5, "capella": 4}, free="maria capella", events={5: "coin", 3: "key"}, acted="maria", points=1)
    assert page_of(play).detail.startswith("Maria, in 5, can resolve next turn. Next, in 3: ")
    alone = town(where={"maria": 5, "capella": 4}, free="maria capella", events={5: "coin"}, acted="maria", points=1)
    assert page_of(alone).detail == "Maria, in 5, can resolve next turn."


def test_who_leaves_quarantine_is_told_what_for_and_at_what_risk() -> None:
    """PA 2.6, 6.3, 12.2."""
    play = town(where={"maria": 4})
    assert meaning(play, "bachelor frees maria").endswith("; an Infection can kill Maria then; free to move and resolve from your next turn on · PA 12.4")
    assert meaning(play, "bachelor frees bachelor").endswith("; an Infection undoes it; free to move and resolve from your next turn on · PA 12.4")


def test_an_event_that_can_be_resolved_says_what_for() -> None:
    """PA 13.5. Two pieces of Evidence by an own Ward, one by another's."""
    own = town(where={"maria": 5}, free="maria", events={5: "coin"})
    assert page_of(own).detail == "You can resolve Lethargy in 5 Warehouses: two pieces of Evidence."
    others = town(where={"capella": 5}, free="capella", events={5: "coin"})
    assert page_of(others).detail == "You can resolve Lethargy in 5 Warehouses: a piece of Evidence."


def test_nobody_is_sent_where_the_plague_sits_while_another_event_waits() -> None:
    """PA 6.3, 6.8. However near it is; if there is no other, that one is named."""
    told = {"where": {"maria": 12, "vlad": 14}, "free": "maria vlad", "lair": 13, "blockade": 13}
    assert page_of(town(**told, events={13: "secret", 3: "coin"})).detail.startswith("Soonest Event, in 3: Maria is ")
    assert page_of(town(**told, events={13: "secret"})).detail.startswith("Soonest Event, in 13: Vlad is ")


def test_of_events_that_can_be_resolved_as_soon_the_one_that_brings_more_is_advised_and_of_these_the_nearest() -> None:
    """PA 12.2, 12.11, 13.5. Maria lacks two things, another's Ward must walk: both resolve in the next turn. What is resolved in this one goes before."""
    there = town(where={"maria": 6, "sticky": 11}, free="maria sticky", events={6: "secret", 12: "key"})
    assert page_of(there).detail == "Soonest Event, in 6: Maria is there, without 2 Secrets."
    told: Any = {"where": {"maria": 12, "sticky": 4}, "free": "maria sticky", "events": {5: "coin", 4: "secret"}, "sheets": {"bachelor": "secret"}}
    assert page_of(town(**told)).detail == "Soonest Event, in 4: Sticky is there, first to be handed your Secret."
    tired = town(**told, acted="bachelor", points=1)
    assert page_of(tired).detail == "Soonest Event, in 5: Maria is 1 space away, with a Coin."


@pytest.mark.parametrize(("district", "fate"), [(13, "is shut in;"), (12, "is shut out;")])
def test_a_curfew_says_whether_it_shuts_the_plague_in_or_out(district: int, fate: str) -> None:
    """PA 17.2."""
    assert f"the Plague {fate}" in meaning(town(lair=13, blockade=13, hands={"bachelor": "curfew"}), f"bachelor plays curfew {district}")


def test_what_an_ongoing_event_does_stands_among_what_is_in_force() -> None:
    """PA 2.8, 16.1. So that nobody relies on a Pact that binds nobody."""
    lasting = [one.text for one in board_of(town(events={1: "coin", 5: "key"})).in_force]
    assert lasting == ["The Inquisitor Sits: while it lasts, no Pact is placed or moved, and none binds"]


def test_who_burns_linen_is_told_how_many_strains_are_left_to_burn_and_what_for() -> None:
    """PA 16.9."""
    play = town(where={"maria": 9}, free="maria", events={9: "coin"}, laid={4: "fever", 5: "ulcer", 6: "panic"}).after("bachelor resolves maria")
    assert page_of(play).detail == "Burnt Linen: 2 Strains more can be discarded; it is safe there then."
    assert "1 Strain more" in page_of(play.after("bachelor names 4")).detail


# what was done to oneself


@pytest.mark.parametrize(("card", "target", "hit"), [
    (FALSE_WITNESS, 5, (1,)), (FALSE_WITNESS, 4, ()), (EVACUATION, piece_of("maria"), (1,)), (ORDER, piece_of("capella"), (2,)), (CURFEW, 5, ()),
])
def test_a_card_on_ones_ward_or_on_the_event_where_it_waits_befalls_its_healer(card: int, target: int, hit: tuple[int, ...]) -> None:
    """PA 17.3, 17.5, 17.18. Who was away is told of it first."""
    play = town(where={"maria": 5, "capella": 12}, events={5: "coin", 4: "key"})
    assert GAME.befalls(play.position, Said(3, Prescribe(card, target, NOTHING))) == hit


def test_whose_ward_another_uses_is_told_and_the_own_is_not() -> None:
    """PA 12.1."""
    play = town(where={"maria": 5})
    assert [GAME.befalls(play.position, Said(seat, Leave(piece_of("maria")))) for seat in (1, 2)] == [(), (1,)]


def test_who_is_driven_or_whose_card_is_cancelled_is_told_as_of_a_death() -> None:
    """PA 17.13, 18.9. Nothing on the map shows a card that came to nothing; a Healer's own piece too."""
    play = town(where={"maria": 5})
    assert GAME.befalls(play.position, Driven(piece_of("bachelor"), 5)) == (1,) == GAME.befalls(play.position, Confine(piece_of("bachelor")))
    assert GAME.befalls(play.position, NoEffect(ORDER)) == (1,) and GAME.befalls(play.position, NoEffect(NO)) == (3,)
    assert GAME.report(Driven(piece_of("bachelor"), 10), PEOPLE, 1) == "Panic: the Plague drives you to 10 Chine."
