"""The night as it really was, told when it is over: by the facts, for a position shows only what came of them."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.anytime import Drunk
from lazaretto.games.pints.biting import Bite, Died
from lazaretto.hosting import everything
from lazaretto.kernel import Truth
from lazaretto.tongues.voice import voice
from tests.laws.wandering import wander

from .pub import ANNA, BEN, CLEO, Play, pub

PEOPLE = ("Anna", "Ben", "Cleo", "Dan")


def truths(play: Play, *deeds: str) -> list[Truth]:
    """What is told of these, one after the other."""
    positions, told, before = [play.position], [play.dealer.facts], len(play.dealer.facts)
    for deed in deeds:
        positions.append(play.after(deed).position)
        told.append(play.dealer.facts[before:])
        before = len(play.dealer.facts)
    return GAME.truths(positions, PEOPLE[:play.t.rules.seats], [[fact for _, fact in facts] for facts in told])


def test_the_truth_tells_who_was_to_come_and_what_was_sunk() -> None:
    """PB 3.10, 16.3, 19.4."""
    play = pub(variant="main-course", foods={"anna": "tables"}, pile="jukebox", rescuer="corps", sofa=1, bites={"anna": 4}, left=2, phase="sending")
    told = [(truth.moment, truth.text) for truth in truths(play, "anna looks: jukebox", "anna sinks", "anna sends 4: cue")]
    assert told[:3] == [
        (0, "The Salvation Corps was to come, and nobody knew."), (1, "Anna looked at the top card: Jukebox."),
        (2, "Jukebox was sunk to the bottom of the quarter, unseen by the others."),
    ]


def test_the_truth_ends_with_the_numbers_that_decided() -> None:
    """PB 16.3, 16.5. So nobody's row is empty."""
    found = truths(pub(variant="taxi", hands={"ben": "cue cue"}, quarter=4, left=1, phase="sending"), "anna sends 4: taxi")
    assert [truth.text for truth in found][-5:] == [
        "Buddy cards to pay with: Anna 0, Ben 2 and Cleo 0.", "Anna, with 0 bites, 0 beers, 0 bags, was left behind.",
        "Ben, with 0 bites, 0 beers, 0 bags, was saved.",
        "Cleo, with 0 bites, 0 beers, 0 bags, was left behind.", "The Taxi came: Ben is saved. Anna and Cleo are left behind.",
    ]
    assert {truth.seat for truth in found} >= {ANNA, BEN, CLEO}


def test_the_truth_tells_all_bites_and_what_they_cost() -> None:
    """PB 11.4, 11.7, R61. Though the marker, which shows the rest, has gone back."""
    play = pub(bites={"anna": 3}, crisps={"anna": 4}, markers={"anna": "fast fast fast-snappy fast"}, phase="scoring ben")
    told = [truth.text for truth in truths(play, "anna drinks")]
    assert told[1:] == ["Anna drank a beer: 2 bites now.", "Anna took 5 bites: 2 now.", "The bites of Anna cost a buddy: 3 left in the pub."]


def test_the_truth_names_who_paid_for_a_red_buddy_at_the_end_of_a_turn() -> None:
    """PB 15.3. Though the next player is asked by then."""
    play = pub(hands={"anna": "cue zword"}, ambulance="fast fast fast", quarter=2, left=1, phase="scoring ben", chance="umbrella")
    told = [(truth.text, truth.seat) for truth in truths(play, "anna pays")]
    assert ("Anna paid for a red buddy.", ANNA) in told


def test_how_the_pub_was_lost_is_told_by_whom_it_let_in_and_what_was_not_sold() -> None:
    """PB 10.2, 11.7, 12.4, 16.1. Not by the scraps of the fight before."""
    play = pub(
        "1  .:fast,fast,fast,fast,fast-snappy  .:fast  .  .  .", sofa=2, hands={"ben": "undead"}, crisps={"anna": 4, "cleo": 40}, bites={"anna": 4},
        quarter=4, aboard="fast", rescuer="army", phase="driving scoring",
    )
    positions, told, heard = [play.position], [play.dealer.facts[:]], len(play.dealer.facts)
    for deed in ("anna asks ben for undead", "ben refuses", "anna goes on", "anna goes on"):
        positions.append(play.after(deed).position)
        told.append(play.dealer.facts[heard:])
        heard = len(play.dealer.facts)
    facts = [[fact for _, fact in each] for each in told]
    assert play.over and GAME.came_about(positions, PEOPLE[:3], facts) == [
        "Anna had 4 bites, and 2 buddies were left in the pub.", "Ben keeps Playing undead.",
        "The bus stops at row 1: a zombie gets off, and the row is pushed.", "5 zombies come into the pub.", "A snappy zombie bites twice.",
        "Anna is bitten 6 times.", "Anna's fifth bite: a buddy on the sofa dies.", "Anna has 5 bites left to take, counted from 0 again.",
        "Anna's fifth bite: a buddy on the sofa dies.",
    ]
    assert "Anna hatte 4 Bisse, und 2 Kumpel waren noch im Pub." in voice(GAME, "de").came_about(positions, PEOPLE[:3], facts)
    detail = GAME.page(everything(play.position, BEN), [], PEOPLE[:3]).detail
    assert detail.endswith(" The Army would have come, and as things stood it would have saved Cleo.")


def test_how_the_rescue_came_about_is_told_by_whom_it_would_have_taken_and_what_changed_that() -> None:
    """PB 12.5, 16.2, 16.6. Not by the last that happened before it."""
    play = pub(
        beers={"ben": 1, "cleo": 1}, bites={"anna": 2}, crisps={"anna": 9, "ben": 3}, bar=3, quarter=4, left=5, rescuer="corps", phase="sending",
        markers={"anna": "fast"},
    )
    positions, told, heard = [play.position], [play.dealer.facts[:]], len(play.dealer.facts)
    for deed in ("anna drinks", "anna sends 4: corps"):
        positions.append(play.after(deed).position)
        told.append(play.dealer.facts[heard:])
        heard = len(play.dealer.facts)
    facts = [[fact for _, fact in each] for each in told]
    turn = positions[0].table.turns
    assert play.over and GAME.came_about(positions, PEOPLE[:3], facts) == [
        f"Quarter 4 of the pile began in turn {turn}.", f"The Salvation Corps would have saved Ben and Cleo in turn {turn}.", "Anna drinks a beer.",
        f"The Salvation Corps would have saved Anna and Ben in turn {turn}.", "Anna sends a buddy to row 4.", "The rescue is here: the Salvation Corps!",
    ]


@pytest.mark.parametrize("rescuer, pieces, fates", [
    ("taxi", {"hands": {"ben": "cue"}}, {ANNA: "You had no buddy card to pay with.", CLEO: "You had no buddy card to pay with."}),
    ("army", {"crisps": {"anna": 9, "ben": 9}}, {CLEO: "You had 0 bags; to be saved it took more than 4."}),
    ("corps", {"beers": {"anna": 2, "ben": 1}}, {CLEO: "You had drunk least, 0 beers."}),
    ("corps", {"crisps": {"anna": 9, "ben": 3}}, {CLEO: "You had drunk least, 0 beers, and had the fewest bags of those level, 0."}),
    ("tandem", {"bites": {"anna": 2, "cleo": 1}}, {ANNA: "You had 2 bites and 0 bags: two others were bitten less, or as often and had more bags."}),
    ("tandem", {}, dict.fromkeys((ANNA, BEN, CLEO), "You had 0 bites and 0 bags: who is level quarrels over the last seats, and stays.")),
])
def test_who_was_left_behind_hears_what_was_wanting(rescuer: str, pieces: dict[str, dict[str, str]], fates: dict[int, str]) -> None:
    """PB 16.3 to 16.8, R87. Not what befell long before."""
    play = pub(quarter=4, left=5, rescuer=rescuer, phase="sending", **pieces).after(f"anna sends 4: {rescuer}")
    assert GAME.fates([play.position], PEOPLE[:3], [[]]) == fates
    german = voice(GAME, "de").fates([play.position], PEOPLE[:3], [[]])
    assert german.keys() == fates.keys() and not [seat for seat in fates if german[seat] == fates[seat]]


@pytest.mark.parametrize("variant", ["base", "main-course"])
def test_the_timeline_adds_up_to_what_was_told(variant: str) -> None:
    """PB 11.4, 11.7, 12.5. Bites, beers and the dead, of everybody."""
    for seed in range(3):
        positions, told = [], []
        for moment in wander(GAME, 3, variant, ("truths", seed), thumbs=True):
            positions.append(moment.position)
            told.append([fact for _, fact in moment.told])
        facts = [fact for each in told[1:] for fact in each]
        found = GAME.truths(positions, PEOPLE[:3], told)
        bites = Counter[int]()
        for truth in found:
            if truth.icon == "bite" and truth.seat is not None and " took " in truth.text:
                bites[truth.seat] += 1 if " a bite:" in truth.text else int(truth.text.split()[2])
        taken = Counter[int]()
        for fact in facts:
            if isinstance(fact, Bite) and not fact.anew:
                taken[fact.seat] += fact.left
        assert bites == taken
        assert Counter([truth.seat for truth in found if truth.icon == "skull"]) == Counter([fact.seat for fact in facts if isinstance(fact, Died)])
        assert len([truth for truth in found if " drank a beer: " in truth.text]) == len([fact for fact in facts if isinstance(fact, Drunk)])
